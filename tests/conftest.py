"""What all tests share: options, golden files, the runtimes to run on, and the summary."""

from __future__ import annotations

import difflib
import gc
import os
import re
import zlib
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from burn_cube.driver import Driver
from tests import devices
from tests.matrix import Matrix, device_of, label, refuse

# What tests compile, they compile: the tests of the disk cache turn it on, in folders of their own.
os.environ.setdefault("BURN_CUBE_DISK_CACHE", "0")
ROOT = Path(__file__).parent.parent
SAMPLED = 5
"""Of the tests of a marker `exhaustive`, one in so many runs without --every-row: the same ones each time."""
EXPECTED = ROOT / "tests" / "golden" / "expected"
Report = Generator[None, pytest.TestReport, pytest.TestReport]
# Before anything asks for Vulkan's adapters; xdist's workers begin here too.
devices.show_swiftshader()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of this project."""
    parser.addoption(
        "--update-golden", action="store_true", help="write the golden files instead of comparing"
    )
    parser.addoption(
        "--every-input", action="store_true", help="measure f32 functions on all 2**32 inputs (minutes)"
    )
    parser.addoption(
        "--every-row",
        action="store_true",
        help="run all tests of large matrices, not one in five (most of an hour)",
    )
    parser.addoption(
        "--fusion-seconds",
        type=float,
        default=0.0,
        metavar="N",
        help="try new random programs of tensors for so long on each device; a few seconds unless given",
    )
    parser.addoption(
        "--device", default="", metavar="NAME,...", help=f"run on these only: {', '.join(devices.TABLE)}"
    )
    parser.addoption("--matrix", metavar="FILE", help="write capability x device to FILE.json or FILE.md")


def pytest_configure(config: pytest.Config) -> None:
    """Register the matrix."""
    asked = [name.strip() for name in config.getoption("--device").split(",") if name.strip()]
    for name in asked:
        if name not in devices.TABLE:
            raise pytest.UsageError(
                f"there is no device {name!r}: expected one of {', '.join(devices.TABLE)}"
            )
    config.stash[devices.CHOSEN] = tuple(asked) or devices.there()
    config.pluginmanager.register(Matrix(config), "burn-cube-matrix")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a runtime runs on each device."""
    if "runtime" in metafunc.fixturenames:
        metafunc.parametrize("runtime", metafunc.config.stash[devices.CHOSEN], indirect=True, scope="session")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Label each test with its rows and its device; on slow devices only the first of a file is quick."""
    seen: set[tuple[Path, str]] = set()
    sampling = not config.getoption("--every-row")
    for item in items:
        if sampling and item.get_closest_marker("exhaustive") and zlib.crc32(item.name.encode()) % SAMPLED:
            item.add_marker(pytest.mark.skip(f"one in {SAMPLED}: --every-row runs all"))
        device = label(item)
        if device in devices.TABLE and device not in devices.EXACT:
            if (item.path, device) in seen or item.get_closest_marker("heavy"):
                item.add_marker("slow")
            else:
                seen.add((item.path, device))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Tests are never garbage: no collection of it runs while they are made, or looks at them later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Report:
    """A launch that a device refused because it lacks a feature, and says which, is neither pass nor skip."""
    report = yield
    if call.when == "call" and call.excinfo is not None:
        feature = devices.refusal(device_of(item), call.excinfo.value)
        if feature is not None:
            refuse(report, feature)
    return report


@pytest.fixture(autouse=True, scope="module")
def _kernels_of_earlier_files_are_no_garbage() -> None:
    """They are kept: each test that collects garbage would go through all of their objects."""
    gc.collect()
    gc.freeze()


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
def every_row(request: pytest.FixtureRequest) -> None:
    """Skip a test that repeats what others have shown on fewer rows unless it is asked for."""
    if not request.config.getoption("--every-row"):
        pytest.skip("takes minutes: run with --every-row")


@pytest.fixture
def every_input(request: pytest.FixtureRequest) -> None:
    """Skip a test that takes minutes unless it is asked for."""
    if not request.config.getoption("--every-input"):
        pytest.skip("takes minutes: run with --every-input")


@pytest.fixture
def runtime(request: pytest.FixtureRequest) -> Driver:
    """Each device, opened once, for launches on NumPy arrays; one that is missing skips the test."""
    try:
        return devices.open_device(request.param)
    except devices.Missing as error:
        pytest.skip(str(error))
