"""What all tests share: options, golden files, the runtimes to run on, and the summary."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from burn_cube.launch import runtimes
from tests.matrix import Matrix, label

# What tests compile, they compile: the tests of the disk cache turn it on, in folders of their own.
os.environ.setdefault("BURN_CUBE_DISK_CACHE", "0")
ROOT = Path(__file__).parent.parent
EXPECTED = ROOT / "tests" / "golden" / "expected"
# Name in the matrix -> name of the runtime's entry point.
RUNTIMES = {"interpreter": "reference", "cpu": "cpu"}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--update-golden` and `--every-input`."""
    parser.addoption(
        "--update-golden", action="store_true", help="write the golden files instead of comparing"
    )
    parser.addoption(
        "--every-input", action="store_true", help="measure f32 functions on all 2**32 inputs (minutes)"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the matrix."""
    config.pluginmanager.register(Matrix(config), "burn-cube-matrix")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Label each test with its rows and its device."""
    for item in items:
        label(item)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Compare a text with the file that belongs to the test; `--update-golden` writes the file instead."""
    name = re.sub(r"[^A-Za-z0-9_.=-]+", "-", request.node.name).strip("-")
    stem = EXPECTED / request.path.stem.removeprefix("test_") / name.removeprefix("test_")
    update = bool(request.config.getoption("--update-golden"))

    def compare(text: str, suffix: str = ".txt") -> None:
        path = stem.with_name(stem.name + suffix)
        text = text.rstrip("\n") + "\n"
        if update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            return
        shown = path.relative_to(ROOT)
        if not path.exists():
            pytest.fail(f"there is no {shown}: run once with --update-golden, and review it", pytrace=False)
        wanted = path.read_text(encoding="utf-8")
        if text != wanted:
            diff = difflib.unified_diff(
                wanted.splitlines(), text.splitlines(), str(shown), "now", lineterm=""
            )
            pytest.fail("\n".join(diff) + "\n(--update-golden accepts this)", pytrace=False)

    return compare


@pytest.fixture
def every_input(request: pytest.FixtureRequest) -> None:
    """Skip a test that takes minutes unless it is asked for."""
    if not request.config.getoption("--every-input"):
        pytest.skip("takes minutes: run with --every-input")


@pytest.fixture(params=list(RUNTIMES))
def runtime(request: pytest.FixtureRequest) -> object:
    """Each driver that every machine has, opened once; a missing one is a failure, not a skip."""
    return runtimes.driver(RUNTIMES[request.param])
