"""The summary says what ran, what was skipped and why, and what is proven; under xdist too."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

SUITE = """
import pytest

@pytest.fixture(params=["cpu", "gpu"])
def runtime(request):
    if request.param == "gpu":
        pytest.skip("no gpu here")

@pytest.mark.capability(1, 2)
def test_on_each(runtime):
    pass

@pytest.mark.capability(2)
def test_fails():
    assert False

def test_golden(golden):
    golden("new text")
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A copy of our conftest beside a small suite of its own."""
    for name in ("conftest.py", "matrix.py", "capabilities.py"):
        target = pytester.path / "tests" / name
        target.parent.mkdir(exist_ok=True)
        target.write_text((TESTS / name).read_text(encoding="utf-8"), encoding="utf-8")
    (pytester.path / "tests" / "test_small.py").write_text(SUITE, encoding="utf-8")
    markers = "markers =\n  capability(rows): rows\n"
    pytester.makeini(
        f"[pytest]\naddopts = --strict-markers --import-mode=importlib\npythonpath = .\n{markers}"
    )
    return pytester


@pytest.mark.capability(148)
@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "xdist"])
def test_skipped_is_not_passed(suite: pytest.Pytester, workers: list[str]) -> None:
    result = suite.runpytest_subprocess("-p", "no:cacheprovider", *workers)
    result.stdout.fnmatch_lines(
        [
            "*(no device)*0*2*0",
            "cpu*1*0*0",
            "gpu*0*0*1",
            "skipped 1 on gpu: no gpu here",
            "capabilities proven: 1 of 150",
            "*2 checked and unchecked launches (a test fails)",
            "*3 *(no test ran)",
        ]
    )


def test_an_unknown_row_is_refused(suite: pytest.Pytester) -> None:
    (suite.path / "tests" / "test_small.py").write_text(SUITE.replace("(2)", "(151)"), encoding="utf-8")
    result = suite.runpytest_subprocess("-p", "no:cacheprovider")
    result.stderr.fnmatch_lines(["*cannot prove capability 151: there are 1 to 150"])


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
