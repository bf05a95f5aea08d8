"""Generated kernels, and pages that `burn-cube export` writes, in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from burn_dispatch.cli import main
from tests.device.browser.chromium import Chromium

KERNELS = """\
import burn_cube as bc


@bc.cube
def scale(x: bc.Array[bc.F], out: bc.Array[bc.F], factor: bc.f32):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] * bc.cast(factor, bc.F)  # </script>


@bc.cube
def narrow(x: bc.Array[bc.i8], out: bc.Array[bc.i8], flag: bc.bool):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] + x[i] if flag else x[i]


@bc.cube
def transpose(x: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32]):
    i, j = bc.ABSOLUTE_POS_Y, bc.ABSOLUTE_POS_X
    if i < x.shape(0) and j < x.shape(1):
        out[j, i] = x[i, j]


@bc.cube
def block_sum(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    tile = bc.Shared[bc.f32](256)
    unit = bc.UNIT_POS
    tile[unit] = x[bc.ABSOLUTE_POS]
    bc.sync_cube()
    half = 128
    while half > 0:
        if unit < half:
            tile[unit] += tile[unit + half]
        bc.sync_cube()
        half //= 2
    if unit == 0:
        out[bc.CUBE_POS] = tile[0]


@bc.cube
def curve(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = bc.exp(-x[i] / 100.0) * bc.sin(x[i])


@bc.cube
def checked(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    bc.device_assert(x[i] < 1000, "x is too large")
    if i < out.len():
        out[i] = x[i]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where kernels and pages are."""
    path = tmp_path_factory.mktemp("pages")
    (path / "kernels.py").write_text(KERNELS)
    return path


@pytest.fixture(scope="module")
def browser(folder: Path) -> Iterator[Chromium]:
    """Chromium, once."""
    found = Chromium(folder)
    yield found
    found.close()


def exported(folder: Path, kernel: str, *options: str) -> str:
    """The page of a kernel, as a path in the folder."""
    target = folder / f"{kernel}-{len(list(folder.iterdir()))}"
    command = ["export", f"{folder / 'kernels.py'}:{kernel}", "--to", "web", "-o", str(target), *options]
    result = CliRunner().invoke(main, command)
    assert result.exit_code == 0, result.output
    return f"{target.name}/index.html"


def ran(browser: Chromium, page: str) -> dict[str, Any]:
    """What the kernel has written, by argument."""
    browser.open(page)
    results: dict[str, Any] = browser.evaluate("burnCube.run()")
    assert browser.evaluate("document.getElementById('status').textContent") == "done"
    return results


@pytest.mark.parametrize("dtype", ["f32", "f16", "bf16"])
def test_a_page_runs(browser: Chromium, folder: Path, dtype: str) -> None:
    page = exported(
        folder, "scale", "--value", "factor=3", "--shape", "x=100", "--shape", "out=100", "-d", dtype
    )
    results = ran(browser, page)
    assert list(results) == ["out"]
    assert results["out"] == {
        "shape": [100],
        "values": [3.0 * i if dtype != "bf16" else float(_brain(3 * i)) for i in range(100)],
    }
    assert "out [100] = 0, 3, 6" in browser.evaluate("document.getElementById('result').textContent")
    assert "fn scale(" in browser.evaluate("document.getElementById('text').textContent")


def _brain(value: int) -> float:
    import ml_dtypes

    return float(np.float32(value).astype(ml_dtypes.bfloat16))


def test_narrow_integers_and_conditions(browser: Chromium, folder: Path) -> None:
    options = ("--value", "flag=true", "--value", "x=1,-2,100,127,-128", "--shape", "x=5", "--shape", "out=5")
    assert ran(browser, exported(folder, "narrow", *options))["out"]["values"] == [2, -4, -56, -2, 0]


def test_tensors(browser: Chromium, folder: Path) -> None:
    page = exported(folder, "transpose", "--cube", "16,16", "--shape", "x=20x33", "--shape", "out=33x20")
    results = ran(browser, page)["out"]
    expected = np.arange(660, dtype=np.float32).reshape(20, 33).T
    assert results["shape"] == [33, 20]
    np.testing.assert_array_equal(np.reshape(results["values"], (33, 20)), expected)


def test_barriers(browser: Chromium, folder: Path) -> None:
    page = exported(folder, "block_sum", "--shape", "x=1024", "--shape", "out=4", "--grid", "4")
    expected = np.arange(1024.0).reshape(4, 256).sum(axis=1)
    assert ran(browser, page)["out"]["values"] == expected.tolist()


def test_the_math_library(browser: Chromium, folder: Path) -> None:
    results = ran(browser, exported(folder, "curve", "--shape", "x=64", "--shape", "out=64"))
    x = np.arange(64.0)
    np.testing.assert_allclose(results["out"]["values"], np.exp(-x / 100) * np.sin(x), rtol=1e-4, atol=1e-5)


def test_a_grid_of_more_cubes_than_a_dimension_takes(browser: Chromium, folder: Path) -> None:
    options = ("--cube", "1", "--shape", "x=70000", "--shape", "out=70000", "--value", "factor=2")
    values = ran(browser, exported(folder, "scale", *options))["out"]["values"]
    np.testing.assert_array_equal(values, 2.0 * np.arange(70000))


def test_a_failed_check_is_shown(browser: Chromium, folder: Path) -> None:
    browser.open(exported(folder, "checked", "--shape", "x=1024"))
    message = browser.evaluate("burnCube.run().catch(error => error.message)")
    assert message == "the kernel failed: x is too large"
    assert browser.evaluate("document.getElementById('status').className") == "error"
