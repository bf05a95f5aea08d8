"""What of the matrix of Cube runs: of each op something always, of the rest a sample, and all on demand."""

from __future__ import annotations

import itertools
from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from burn_dispatch.backends.cube.backend import create
from tests.dispatch import recipes

_ARGUMENTS = ("op", "dtype", "layout")
_ELSEWHERE = ("float_random", "int_random")
"""Ops with tests of their own: a recipe cannot say what comes out."""


@cache
def _matrix() -> dict[str, list[tuple[tuple[Any, str], set[str]]]]:
    """By op: dtype and layout of each test of all files of Cube, and the names of its marks."""
    found: dict[str, list[tuple[tuple[Any, str], set[str]]]] = defaultdict(list)
    for path in sorted(Path(__file__).parent.glob("test_cube_*.py")):
        module = import_module(f"{__package__ or 'tests.dispatch'}.{path.stem}")
        for mark in getattr(getattr(module, "test_on_the_cpu", None), "pytestmark", ()):
            if mark.name == "parametrize" and mark.args[0] == _ARGUMENTS:
                for parameters in mark.args[1]:
                    op, *cell = parameters.values
                    found[op].append(((cell[0], cell[1]), {mark.name for mark in parameters.marks}))
    return found


def test_every_op_of_cube_is_in_the_matrix() -> None:
    own = {op for op in create().ops.own if not recipes.is_quantised(op)}
    assert own - _matrix().keys() == set(_ELSEWHERE)


def test_of_each_op_one_test_is_quick_and_never_left_out() -> None:
    for op, tests in _matrix().items():
        assert [marks for _, marks in tests].count(set()) == 1, op
        assert all(marks in (set(), {"slow", "exhaustive"}) for _, marks in tests), op


def test_all_dtypes_and_layouts_run_on_demand() -> None:
    for op, tests in _matrix().items():
        cells = [cell for cell, _ in tests]
        assert len(cells) == len(set(cells)), op
        assert set(cells) == set(itertools.product(recipes.dtypes(op), recipes.layouts(op))), op


def test_what_is_quick_takes_every_dtype_and_layout() -> None:
    quick = {cell for tests in _matrix().values() for cell, marks in tests if not marks}
    known = {dtype for op in _matrix() for dtype in recipes.dtypes(op)}
    assert quick == set(itertools.product(known, recipes.LAYOUTS))
