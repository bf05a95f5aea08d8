"""The summary says what ran, what was skipped and why, and what is proven; under xdist too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

SUITE = """
import pytest
from burn_cube.errors import LaunchError
from tests import devices

@pytest.fixture(params=["cpu", "gpu", "wgpu-swiftshader"])
def device(request):
    if request.param == "gpu":
        pytest.skip("no gpu here")
    return request.param

@pytest.fixture(autouse=True)
def _narrow(monkeypatch):
    class Driver:
        class properties:
            dtypes = ()
            features = frozenset()
    monkeypatch.setattr(devices, "open_driver", lambda name: Driver)

@pytest.mark.capability(1, 2)
def test_on_each(device):
    pass

@pytest.mark.capability(46)
def test_wide(device):
    if device == "wgpu-swiftshader":
        raise LaunchError("cannot launch wide: SwiftShader has no f64")

@pytest.mark.capability(45)
def test_what_it_must_have(device):
    if device != "gpu":
        raise LaunchError(f"cannot launch k: {device} has no f16")

@pytest.mark.capability(44)
def test_not_refused_but_broken(device):
    if device == "wgpu-swiftshader":
        raise RuntimeError("cannot launch wide: SwiftShader has no i64")

@pytest.mark.capability(2)
def test_fails():
    assert False

def test_golden(golden):
    golden("new text")
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A copy of our conftest beside a small suite of its own."""
    for name in ("conftest.py", "matrix.py", "capabilities.py", "devices.py", "staging_driver.py"):
        target = pytester.path / "tests" / name
        target.parent.mkdir(exist_ok=True)
        target.write_text((TESTS / name).read_text(encoding="utf-8"), encoding="utf-8")
    (pytester.path / "tests" / "test_small.py").write_text(SUITE, encoding="utf-8")
    markers = "markers =\n  capability(rows): rows\n  slow: slow\n"
    pytester.makeini(
        f"[pytest]\naddopts = --strict-markers --import-mode=importlib\npythonpath = .\n{markers}"
    )
    return pytester


@pytest.mark.capability(148)
@pytest.mark.parametrize(
    "workers", [[], pytest.param(["-n", "2"], marks=pytest.mark.slow)], ids=["alone", "xdist"]
)
def test_skipped_is_not_passed_nor_refused(suite: pytest.Pytester, workers: list[str]) -> None:
    result = suite.runpytest_subprocess("-p", "no:cacheprovider", "--matrix", "found.json", *workers)
    result.stdout.fnmatch_lines(
        [
            "device*passed*refused*failed*skipped",
            "*(no device)*0*0*2*0",
            "cpu*3*0*1*0",
            "gpu*0*0*0*4",
            "wgpu-swiftshader*1*1*2*0",
            "skipped 4 on gpu: no gpu here",
            "refused 1 on wgpu-swiftshader: no f64",
            "capabilities proven: 2 of 150",
            "    1 . P s P launch on host arrays*",
            "    2 F P s P checked and unchecked launches",
            "    3 . . . . comptime*",
            "   44 . P s F 64 bit*",
            "   45 . F s F f16*",
            "   46 . P s R f64*",
            "*2 checked and unchecked launches (a test fails on (no device))",
            "*3 *(no test ran)",
            "*5 failed, 4 passed, 4 skipped, 1 refused*",
        ]
    )
    found = json.loads((suite.path / "found.json").read_text(encoding="utf-8"))
    row = found["capabilities"][45]["devices"]
    assert {name: cell["outcome"] for name, cell in row.items()} == {
        "cpu": "passed",
        "gpu": "skipped",
        "wgpu-swiftshader": "refused",
    }
    assert row["wgpu-swiftshader"]["reasons"] == ["f64"]
    assert row["gpu"]["reasons"] == ["no gpu here"]


def test_slow_devices_run_one_test_of_a_file_where_time_is_short(suite: pytest.Pytester) -> None:
    run = ("-p", "no:cacheprovider", "-q", "--collect-only", "-m", "not slow")
    names = suite.runpytest_subprocess(*run).stdout.str()
    assert names.count("[cpu]") == 4
    assert names.count("[wgpu-swiftshader]") == 1


def test_an_unknown_device_is_refused(suite: pytest.Pytester) -> None:
    result = suite.runpytest_subprocess("-p", "no:cacheprovider", "--device", "toaster")
    result.stderr.fnmatch_lines(["*there is no device 'toaster': expected one of interpreter, cpu, *"])


def test_an_unknown_row_is_refused(suite: pytest.Pytester) -> None:
    (suite.path / "tests" / "test_small.py").write_text(SUITE.replace("(2)", "(151)"), encoding="utf-8")
    result = suite.runpytest_subprocess("-p", "no:cacheprovider")
    result.stderr.fnmatch_lines(["*cannot prove capability 151: there are 1 to 150"])


@pytest.mark.slow
def test_golden_compares_and_updates(suite: pytest.Pytester) -> None:
    run = ("-p", "no:cacheprovider", "-k", "golden")
    suite.runpytest_subprocess(*run).stdout.fnmatch_lines(
        ["*there is no tests/golden/expected/small/golden.txt*"]
    )
    assert suite.runpytest_subprocess(*run, "--update-golden").ret == 0
    path = suite.path / "tests" / "golden" / "expected" / "small" / "golden.txt"
    assert path.read_text(encoding="utf-8") == "new text\n"
    path.write_text("old text\n", encoding="utf-8")
    suite.runpytest_subprocess(*run).stdout.fnmatch_lines(["*-old text*", "*+new text*"])
