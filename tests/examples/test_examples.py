"""Each example runs, says where, and agrees with NumPy."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
# Name -> arguments, small enough for a test; OUT is a folder of the test's own.
ARGUMENTS: dict[str, list[str]] = {
    "custom_kernel": ["--size", "10000", "--repeat", "5"],
    "image_filters": ["--radius", "2", "--output", "OUT"],
    "mandelbrot": ["--width", "90", "--height", "61", "--steps", "50", "--output", "OUT/set.png"],
    "game_of_life": ["--size", "50", "--generations", "20"],
    "letter_histogram": [str(EXAMPLES.parent / "LICENSE-APACHE")],
    "block_reduction": ["--size", "100003"],
    "prefix_sum": ["--size", "70001"],
    "tensor_cores": ["--size", "100"],
    "debug_a_race": ["--units", "32"],
    "digits": ["--train", "100", "--epochs", "1", "--test", "10", "--devices", "cpu", "flex"],
}


def load(name: str) -> ModuleType:
    """The example as a module, as `python examples/name.py` would load it."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_each_example_is_tested() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == set(ARGUMENTS)


@pytest.mark.parametrize("name", ARGUMENTS)
def test_example(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [argument.replace("OUT", str(tmp_path)) for argument in ARGUMENTS[name]]
    status = load(name).main(arguments)
    printed = capsys.readouterr().out
    assert status == 0, printed
    assert " on " in printed.splitlines()[0]
    assert "checked" in printed


@pytest.mark.parametrize("picture", [(1, 1), (7, 3)])
def test_filters_of_tiny_pictures(picture: tuple[int, int], tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    path = tmp_path / "tiny.png"
    image.new("RGB", picture, (200, 100, 50)).save(path)
    assert load("image_filters").main([str(path), "--output", str(tmp_path)]) == 0


@pytest.mark.parametrize("name", ["custom_kernel", "block_reduction", "prefix_sum"])
@pytest.mark.parametrize("size", [0, 1, 257])
def test_sizes_at_the_edge(name: str, size: int) -> None:
    assert load(name).main(["--size", str(size)]) == 0


def test_an_empty_text(tmp_path: Path) -> None:
    path = tmp_path / "empty.txt"
    path.touch()
    assert load("letter_histogram").main([str(path)]) == 0
