"""Files stay small enough to read in one go, and so do functions."""

from __future__ import annotations

import ast
import statistics
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("burn_cube", "burn_dispatch", "runtimes/burn_runtimes", "kernels/burn_kernels")
FILE_LIMIT = 500
FUNCTION_LIMIT = 50
MEDIAN_LIMIT = 200

# "path" or "path:function" -> why it may be longer.
EXEMPT: dict[str, str] = {}


def _files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def _length(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def _functions(path: Path) -> Iterator[tuple[str, int]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def test_no_file_is_too_long() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): _length(path) for path in _files(*PACKAGES, "tests", "examples")
    }
    long = {name: length for name, length in lengths.items() if length > FILE_LIMIT and name not in EXEMPT}
    assert not long, f"more than {FILE_LIMIT} lines: {long}"


def test_no_function_is_too_long() -> None:
    long = {
        f"{path.relative_to(ROOT).as_posix()}:{name}": length
        for path in _files(*PACKAGES)
        for name, length in _functions(path)
        if length > FUNCTION_LIMIT
    }
    long = {name: length for name, length in long.items() if name not in EXEMPT}
    assert not long, f"more than {FUNCTION_LIMIT} lines: {long}"


def test_the_median_file_is_short(record_property: Callable[[str, object], None]) -> None:
    median = statistics.median(length for path in _files(*PACKAGES) if (length := _length(path)) > 1)
    record_property("median lines of a file", median)
    assert median <= MEDIAN_LIMIT


def test_each_exemption_is_needed_and_explained() -> None:
    sizes = {
        path.relative_to(ROOT).as_posix(): _length(path) for path in _files(*PACKAGES, "tests", "examples")
    }
    for name, why in EXEMPT.items():
        path, _, function = name.partition(":")
        lengths = (
            [length for found, length in _functions(ROOT / path) if found == function]
            if function
            else [sizes[path]]
        )
        assert why, f"{name} is exempt without a reason"
        assert max(lengths) > (FUNCTION_LIMIT if function else FILE_LIMIT), (
            f"{name} needs no exemption any more"
        )
