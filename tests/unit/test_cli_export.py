"""`burn-cube export`: the page, and what it refuses. tests/device/browser runs pages in a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from burn_dispatch.cli import main

KERNELS = """\
import burn_cube as bc


@bc.cube
def scale(x: bc.Array[bc.F], out: bc.Array[bc.F], factor: bc.f32):
    i = bc.ABSOLUTE_POS  # </script> <!-- in a comment -->
    if i < out.len():
        out[i] = x[i] * bc.cast(factor, bc.F)  # </script> <!-- here too


@bc.cube
def transpose(x: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32]):
    i, j = bc.ABSOLUTE_POS_Y, bc.ABSOLUTE_POS_X
    if i < x.shape(0) and j < x.shape(1):
        out[j, i] = x[i, j]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two kernels."""
    path = tmp_path / "kernels.py"
    path.write_text(KERNELS)
    return path


def export(file: Path, kernel: str, *options: str) -> Result:
    """Run the command; the page goes into `page` beside the file."""
    target = str(file.parent / "page")
    return CliRunner().invoke(main, ["export", f"{file}:{kernel}", "--to", "web", "-o", target, *options])


def page(file: Path) -> str:
    """The page's text."""
    return (file.parent / "page" / "index.html").read_text("utf-8")


def layout(file: Path) -> dict[str, Any]:
    """What the page says of the kernel."""
    found = re.search(r'<script id="layout" type="application/json">(.*?)</script>', page(file), re.DOTALL)
    assert found
    record: dict[str, Any] = json.loads(found[1])
    return record


def test_the_page_holds_text_layout_and_launch_code(file: Path) -> None:
    result = export(file, "scale", "--value", "factor=2.5", "--shape", "x=100", "--cube", "64")
    assert result.exit_code == 0, result.output
    assert "index.html" in result.output
    text = page(file)
    assert "fn scale(" in text
    assert "device.createShaderModule({ code: text })" in text
    found = layout(file)
    assert found["entry"] == "scale"
    assert found["cube_dim"] == [64, 1, 1]
    assert found["bindings"] == [{"param": 0, "written": False}, {"param": 1, "written": True}]
    assert [param["name"] for param in found["params"]] == ["x", "out", "factor"]
    assert found["params"][0] == {
        **{"name": "x", "kind": "buffer", "dtype": "f32", "rank": None, "access": "read"},
        **{"shape": "100", "fill": "index"},
    }
    assert found["params"][2]["value"] == 2.5
    assert found["record_bytes"] % 16 == 0
    assert {"cubes_x", "x_base", "factor"} <= {field["name"] for field in found["fields"]}
    assert found["cubes"] is None
    assert not found["report_buffer"]


def test_no_comment_ends_a_script(file: Path) -> None:
    assert export(file, "scale").exit_code == 0
    text = page(file)
    assert text.count("</script>") == text.count("<script") == 3
    assert "<\\/script> <\\!-- here too" in text


def test_shapes_and_grids(file: Path) -> None:
    result = export(
        file, "transpose", "--shape", "out=7x5", "--cube", "8,8", "--grid", "2,3", "--mode", "validate"
    )
    assert result.exit_code == 0, result.output
    found = layout(file)
    assert [param["shape"] for param in found["params"]] == ["32x32", "7x5"]
    assert found["cubes"] == [2, 3, 1]
    assert found["report_buffer"]
    assert any("out of bounds" in message for message in found["messages"])


@pytest.mark.parametrize(
    ("kernel", "options", "message"),
    [
        ("scale", ("--shape", "y=3"), "cannot use --shape y: scale has no such argument"),
        ("scale", ("--value", "factor=much"), "cannot read --value factor=much: expected a number"),
        ("scale", ("--shape", "x=3x"), "cannot read --shape x=3x"),
        ("transpose", ("--shape", "x=3"), "cannot read --shape x=3: expected 2 extents"),
        ("scale", ("--grid", "many"), "cannot read --grid many: expected one to three integers"),
        ("scale", ("--dtype", "f64"), "has no f64"),
        ("scale", ("--cube", "512"), "expected at most 256"),
    ],
)
def test_what_it_refuses(file: Path, kernel: str, options: tuple[str, ...], message: str) -> None:
    result = export(file, kernel, *options)
    assert result.exit_code == 2, result.output
    assert message in result.output
    assert not (file.parent / "page").exists()
