"""Inputs for every row of the op table, as NumPy arrays and plain values, with what should come out.

`cases(op, dtype)` gives them; `upload` makes primitives of any backend of their arrays, lying in memory in
one of LAYOUTS; `download` brings results back; `assert_matches` compares. Recipes are in `recipe_*.py`.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch.dispatch import Backend
from burn_dispatch.ops import OPS
from burn_dispatch.ops.row import Kind, Op

Array = NDArray[Any]
LAYOUTS = ("plain", "transposed", "sliced", "flipped")
DEVICE = object()
"""Stands where the row has a device."""
_FAMILIES: dict[Kind | None, str] = {"F": "float", "I": "int", "B": "bool"}


@dataclass(frozen=True)
class Case:
    """One call: the arguments of the row, and an array, a tuple, or None: only that backends agree."""

    name: str
    args: tuple[Any, ...]
    expected: Any = None


Recipe = Callable[[DType, np.random.Generator], Iterator[Case]]
RECIPES: dict[str, Recipe] = {}


def recipe(*ops: str) -> Callable[[Recipe], Recipe]:
    """Register the function as the recipe of these ops."""

    def register(function: Recipe) -> Recipe:
        for op in ops:
            assert op not in RECIPES, op
            RECIPES[op] = function
        return function

    return register


@cache
def cases(op: str, dtype: DType) -> tuple[Case, ...]:
    """The calls of an op for tensors of a dtype, the same at each call; not to be changed."""
    _load()
    rng = np.random.default_rng(zlib.crc32(f"{op} {dtype}".encode()))
    with np.errstate(all="ignore"):
        return tuple(RECIPES[op](dtype, rng))


def has_recipe(op: str) -> bool:
    """Whether there is one."""
    _load()
    return op in RECIPES


def _load() -> None:
    """The modules of recipes register themselves when they are imported; they import this one."""
    from tests.dispatch import (  # noqa: F401
        recipe_activations,
        recipe_elementwise,
        recipe_indexing,
        recipe_modules,
        recipe_pools,
        recipe_reductions,
        recipe_shapes,
    )


def dtypes(op: str) -> tuple[DType, ...]:
    """The dtypes that an op is tried with."""
    row = OPS[op]
    if row.family == "bool":
        return (dt.BOOL,)
    return dt.INTS if row.family == "int" else dt.FLOATS


def layouts(op: str) -> tuple[str, ...]:
    """How the tensors of an op may lie in memory: one way if it takes none."""
    return LAYOUTS if OPS[op].tensors else LAYOUTS[:1]


def is_quantised(op: str) -> bool:
    """Whether the row is about quantised tensors: it has no recipe here."""
    row = OPS[op]
    return "Q" in row.results or any(param.kind == "Q" for param in row.params)


def upload(backend: Backend, device: Any, op: str, case: Case, layout: str = "plain") -> list[Any]:
    """The arguments of a call as primitives of a backend."""
    return [
        device if arg is DEVICE else _uploaded(backend, device, param.kind, arg, layout)
        for param, arg in zip(OPS[op].params, case.args, strict=True)
    ]


def _uploaded(backend: Backend, device: Any, kind: Kind | None, arg: Any, layout: str) -> Any:
    if kind is None or arg is None:
        return arg
    if isinstance(arg, list):
        return [_uploaded(backend, device, kind, one, layout) for one in arg]
    return placed(backend, device, _FAMILIES[kind], arg, layout)


def placed(backend: Backend, device: Any, family: str, array: Array, layout: str) -> Any:
    """An array as a primitive; unless `plain`, as a view of one that lies otherwise."""
    ops = backend.ops
    made = ops[f"{family}_from_data"]
    if layout == "transposed" and array.ndim > 1:
        data = np.ascontiguousarray(array.swapaxes(-1, -2))
        return ops[f"{family}_swap_dims"](made(data, device), array.ndim - 2, array.ndim - 1)
    if layout == "sliced":
        wide = np.ones([2 * n + 1 for n in array.shape], array.dtype)
        wide[tuple(slice(1, None, 2) for _ in array.shape)] = array
        return ops[f"{family}_slice"](made(wide, device), [(1, n, 2) for n in array.shape])
    if layout == "flipped":
        data = np.ascontiguousarray(np.flip(array))
        return ops[f"{family}_flip"](made(data, device), tuple(range(array.ndim)))
    return made(np.ascontiguousarray(array), device)


def download(backend: Backend, op: str, result: Any) -> tuple[Any, ...]:
    """The results of a call as arrays; plain values as they are; None for a tensor that is not there."""
    kinds = OPS[op].results
    results = result if len(kinds) > 1 else (result,)
    return tuple(
        one if kind is None or one is None else backend.ops[f"{_FAMILIES[kind]}_into_data"](one)
        for kind, one in zip(kinds, results, strict=True)
    )


def assert_matches(op: str, got: tuple[Any, ...], expected: Any, what: str = "") -> None:
    """Each result against what is expected, within the row's tolerance."""
    wanted = expected if isinstance(expected, tuple) else (expected,)
    assert len(got) == len(wanted), what
    for ours, theirs in zip(got, wanted, strict=True):
        if isinstance(theirs, np.ndarray):
            assert_close(ours, theirs, OPS[op], what)
        else:
            assert ours == theirs, what


def assert_close(got: Any, expected: Array, row: Op, what: str = "") -> None:
    """Shape and dtype alike; bits too, but of NaN, if the tolerance is 0; else values as near as it says."""
    assert isinstance(got, np.ndarray), what
    assert got.shape == expected.shape, f"{what}: shape {got.shape}, expected {expected.shape}"
    assert got.dtype == expected.dtype, f"{what}: dtype {got.dtype}, expected {expected.dtype}"
    exact = row.tolerance == 0 or expected.dtype.kind not in "fV"
    wrong = _differ(got, expected) if exact else _far(got, expected, tolerance(row, expected.dtype))
    if wrong.any():
        at = np.unravel_index(int(np.argmax(wrong)), wrong.shape)
        place = tuple(int(i) for i in at)
        raise AssertionError(
            f"{what}: {int(wrong.sum())} of {wrong.size} differ, first at {place}: "
            f"{got[at]!r}, not {expected[at]!r}"
        )


def tolerance(row: Op, dtype: np.dtype[Any]) -> float:
    """Of a row: for f32 as it says, for 16 bits at least a few roundings, for f64 far tighter."""
    known = dt.from_numpy(dtype)
    assert known is not None
    if known is dt.F64:
        return row.tolerance * 1e-6
    return row.tolerance if known is dt.F32 else max(row.tolerance, 4.0 * 2.0**-known.mantissa)


def _differ(got: Array, expected: Array) -> Array:
    if expected.dtype.kind not in "fV":
        return np.asarray(got != expected)
    bits = f"u{expected.dtype.itemsize}"
    same = np.ascontiguousarray(got).view(bits) == np.ascontiguousarray(expected).view(bits)
    both_nan = np.isnan(got.astype(np.float64)) & np.isnan(expected.astype(np.float64))
    return np.asarray(~(same.reshape(expected.shape) | both_nan))


def _far(got: Array, expected: Array, allowed: float) -> Array:
    with np.errstate(all="ignore"):
        a, b = got.astype(np.float64), expected.astype(np.float64)
        finite = np.isfinite(b)
        largest = np.abs(np.where(finite, b, 0)).max(initial=0)
        smallest = np.finfo(np.float32).tiny if expected.dtype.itemsize < 8 else 0.0
        near = np.abs(a - b) <= allowed * largest + smallest
        same = (a == b) | (np.isnan(a) & np.isnan(b))
    return np.asarray(~np.where(finite, near & np.isfinite(a), same))
