"""Reductions of lines along any axis: sum, product, largest, smallest, any, all, and means.

A unit takes a line where lines lie side by side or are short; a cube takes a line otherwise, or a part of one
where lines are few and long, and a second launch puts the parts together.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.driver import Properties
from burn_cube.dtypes import BY_NAME, int_range
from burn_cube.record import record
from burn_kernels.arrays import Allocate, Array
from burn_kernels.elements import Wide, X, Y
from burn_kernels.lines import Lines, contiguous_lines, inner_of, units_of, wide
from burn_kernels.machine import on_processor, properties
from burn_kernels.workload import Workload, allocating, shaped, uniform

ACCUMULATORS = 4
SHORT = 32  # elements up to which a unit takes a line that lies anywhere
PART = 1 << 14  # elements of a line that are worth a cube
VECTORS, WIDE = 4, 16  # lines of a unit
OPERATIONS = {"sum": "sum", "prod": "prod", "max": "max", "min": "min", "any": "max", "all": "min"}
"""What puts results together."""


@bc.cube
def combined(a: bc.N, b: bc.N, kind: bc.Comptime[str]) -> bc.N:
    """Two results of parts in one."""
    if kind == "sum":
        return a + b
    elif kind == "prod":
        return a * b
    elif kind == "max" or kind == "any":
        return max(a, b)
    else:
        return min(a, b)


@bc.cube
def plane_combined(value: bc.N, kind: bc.Comptime[str]) -> bc.N:
    """Over the units of a plane."""
    if kind == "sum":
        return bc.plane_sum(value)
    elif kind == "prod":
        return bc.plane_prod(value)
    elif kind == "max" or kind == "any":
        return bc.plane_max(value)
    else:
        return bc.plane_min(value)


@bc.cube
def cube_combined(value: bc.N, kind: bc.Comptime[str], units: bc.Comptime[int]) -> bc.N:
    """Over the units of a cube, for each of them; its planes are whole."""
    total = plane_combined(value, kind)
    if bc.CUBE_DIM > bc.PLANE_DIM:
        parts = bc.Shared[bc.N](units)
        if bc.UNIT_POS_PLANE == 0:
            parts[bc.PLANE_POS] = total
        bc.sync_cube()
        total = parts[0]
        for plane in range(1, bc.PLANE_COUNT):
            total = combined(total, parts[plane], kind)
        bc.sync_cube()
    return total


def neutral(acc: str, kind: str) -> float | int:
    """What changes no result."""
    if kind in ("sum", "prod"):
        return 0 if kind == "sum" else 1
    if BY_NAME[acc].is_float:
        return -math.inf if kind == "max" else math.inf
    low, high = int_range(BY_NAME[acc])
    return low if kind == "max" else high


@bc.cube
def taken(value: X, acc: Wide, kind: bc.Comptime[str], absolute: bc.Comptime[bool]) -> Any:
    """An element as it is combined: `any` and `all` look whether it is 0."""
    if kind == "any" or kind == "all":
        return bc.cast(bc.bool(value), acc)
    elif absolute:
        return bc.cast(abs(value), acc)
    else:
        return bc.cast(value, acc)


@bc.cube
def given(total: bc.N, count: bc.index, out: Wide, mean: bc.Comptime[str]) -> Any:
    """The result as it is stored. A sum of integers wraps in their dtype before it is divided."""
    if mean == "no":
        return bc.cast(total, out)
    elif mean == "float":
        return bc.cast(total / bc.cast(count, bc.N), out)
    else:
        wrapped = bc.cast(bc.cast(total, out), bc.N)
        return bc.cast(bc.trunc_div(wrapped, bc.cast(count, bc.N)), out)


@bc.cube
def unit_kernel(
    x: bc.Array[X], src: Lines, out: bc.Array[Y], length: bc.index, outer: bc.index,
    acc: Wide, kind: bc.Comptime[str], absolute: bc.Comptime[bool], mean: bc.Comptime[str],
    first: bc.Comptime[float | int], vectors: bc.Comptime[int],
) -> None:  # fmt: skip
    """A unit takes `vectors` lines, CUBE_DIM apart in the inner axis; a cube stays in one outer index."""
    span = bc.CUBE_DIM * vectors
    tiles = bc.cdiv(src.inner, span)
    at = bc.CUBE_POS // tiles
    left = (bc.CUBE_POS - at * tiles) * span
    if at < outer:
        totals = bc.Local[acc](vectors)
        for v in bc.unroll(range(vectors)):
            totals[v] = bc.cast(first, acc)
        start = src.at(at, left)
        if left + span <= src.inner:
            for k in range(length):
                for v in bc.unroll(range(vectors)):
                    value = x[start + k * src.apart() + src.across(v * bc.CUBE_DIM + bc.UNIT_POS)]
                    totals[v] = combined(totals[v], taken(value, acc, kind, absolute), kind)
            for v in bc.unroll(range(vectors)):
                place = at * src.inner + left + v * bc.CUBE_DIM + bc.UNIT_POS
                out[place] = given(totals[v], length, out.dtype, mean)
        else:
            for i in range(bc.UNIT_POS, src.inner - left, bc.CUBE_DIM):
                total = bc.cast(first, acc)
                for k in range(length):
                    value = x[start + k * src.apart() + src.across(i)]
                    total = combined(total, taken(value, acc, kind, absolute), kind)
                out[at * src.inner + left + i] = given(total, length, out.dtype, mean)


@bc.cube
def line_kernel(
    x: bc.Array[X], src: Lines, out: bc.Array[Y], length: bc.index, lines: bc.index,
    acc: Wide, kind: bc.Comptime[str], absolute: bc.Comptime[bool], mean: bc.Comptime[str],
    first: bc.Comptime[float | int],
) -> None:  # fmt: skip
    """A unit takes a line, wherever it lies."""
    line = bc.ABSOLUTE_POS
    if line < lines:
        start = src.start(line)
        total = bc.cast(first, acc)
        for k in range(length):
            total = combined(total, taken(x[start + k * src.apart()], acc, kind, absolute), kind)
        out[line] = given(total, length, out.dtype, mean)


@bc.cube
def cube_kernel(
    x: bc.Array[X], src: Lines, out: bc.Array[Y], length: bc.index, parts: bc.index, part: bc.index,
    acc: Wide, kind: bc.Comptime[str], absolute: bc.Comptime[bool], mean: bc.Comptime[str],
    first: bc.Comptime[float | int], units: bc.Comptime[int],
) -> None:  # fmt: skip
    """A cube takes a part of a line: out[line, part]."""
    line = bc.CUBE_POS // parts
    begin = (bc.CUBE_POS - line * parts) * part
    end = min(begin + part, length)
    start = src.start(line)
    totals = bc.Local[acc](ACCUMULATORS)
    for a in bc.unroll(range(ACCUMULATORS)):
        totals[a] = bc.cast(first, acc)
    whole = begin + (end - begin) // (units * ACCUMULATORS) * (units * ACCUMULATORS)
    for k in range(begin, whole, units * ACCUMULATORS):
        for a in bc.unroll(range(ACCUMULATORS)):
            value = x[start + (k + a * units + bc.UNIT_POS) * src.apart()]
            totals[a] = combined(totals[a], taken(value, acc, kind, absolute), kind)
    for k in range(whole, end, units):
        if k + bc.UNIT_POS < end:
            value = x[start + (k + bc.UNIT_POS) * src.apart()]
            totals[0] = combined(totals[0], taken(value, acc, kind, absolute), kind)
    total = totals[0]
    for a in bc.unroll(range(1, ACCUMULATORS)):
        total = combined(total, totals[a], kind)
    total = cube_combined(total, kind, units)
    if bc.UNIT_POS == 0:
        out[bc.CUBE_POS] = given(total, length, out.dtype, mean)


def parts_of(lines: int, length: int, processors: int) -> int:
    """Into how many parts each of some lines is cut, to keep the device busy."""
    return max(1, min(length // PART, 2 * processors // max(lines, 1)))


Run = Callable[[Array, Lines, Array, Allocate], None]


def reduce_lines(
    x: Array, src: Lines, out: Array, lines: int, length: int, kind: str, dtypes: tuple[str, str], *,
    empty: Allocate, mean: bool = False, absolute: bool = False,
) -> None:  # fmt: skip
    """out[line] is the result over a line of x; `dtypes` are those of x and out, out is contiguous.

    Kinds: sum, prod, max, min, any, all. A mean is a sum that is divided, `absolute` takes absolute values.
    """
    found = properties(x)
    how = _How(kind, dtypes, mean, absolute)
    _prepared(found, inner_of(src), lines, length, how)(x, src, out, empty)


@record
class _How:
    kind: str
    dtypes: tuple[str, str]
    mean: bool
    absolute: bool

    @property
    def acc(self) -> str:
        """The dtype of sums."""
        return "u32" if self.kind in ("any", "all") else wide(self.dtypes[0])

    @property
    def divided(self) -> str:
        """What becomes of a sum."""
        return "no" if not self.mean else "float" if BY_NAME[self.acc].is_float else "int"

    @property
    def rest(self) -> tuple[Any, ...]:
        """What kernels are told."""
        op = OPERATIONS[self.kind]
        return BY_NAME[self.acc], self.kind, self.absolute, self.divided, neutral(self.acc, op)


@lru_cache(4096)
def _prepared(found: Properties, inner: int, lines: int, length: int, how: _How) -> Run:
    """What reduces lines like these."""
    units = units_of(found, length)
    if inner > 1 or length <= SHORT:
        return _by_units(found, inner, lines, length, units, how.rest)
    parts = parts_of(lines, length, 8 if on_processor(found) else 32)
    if parts > 1:
        return _by_parts(lines, length, parts, units, how)
    rest = (length, 1, length, *how.rest, units)
    return lambda x, src, out, empty: cube_kernel.unchecked[lines, units](x, src, out, *rest)


def _by_parts(lines: int, length: int, parts: int, units: int, how: _How) -> Run:
    acc, kind, absolute, divided, first = how.rest
    op = OPERATIONS[kind]
    plain = (length, parts, bc.cdiv(length, parts), acc, kind, absolute, "no", first, units)
    line_of_parts, cubes = contiguous_lines(parts), bc.cdiv(lines, units)

    def run(x: Array, src: Lines, out: Array, empty: Allocate) -> None:
        sums = empty((lines * parts,), how.acc)
        cube_kernel.unchecked[lines * parts, units](x, src, sums, *plain)
        # `any` and `all` of parts are 0 or 1, whose largest and smallest they are
        again = (acc, op, False, "no", first)
        total = empty((lines,), how.acc) if how.mean else out
        line_kernel.unchecked[cubes, units](sums, line_of_parts, total, parts, lines, *again)
        if how.mean:
            divide_kernel.unchecked[cubes, units](total, out, length, divided)

    return run


@bc.cube
def divide_kernel(totals: bc.Array[X], out: bc.Array[Y], length: bc.index, mean: bc.Comptime[str]) -> None:
    """Means of sums."""
    i = bc.ABSOLUTE_POS
    if i < totals.len():
        out[i] = given(totals[i], length, out.dtype, mean)


def _by_units(
    found: Properties, inner: int, lines: int, length: int, units: int, rest: tuple[Any, ...]
) -> Run:
    if inner < units:
        grid = bc.cdiv(lines, units)
        return lambda x, src, out, empty: line_kernel.unchecked[grid, units](
            x, src, out, length, lines, *rest
        )
    outer = lines // inner
    # the more neighbours at a time, the more of each page and line of the caches is read at once
    tried = (WIDE, VECTORS) if on_processor(found) else (VECTORS,)
    fitting = (v for v in tried if inner >= units * v and outer * inner >= 16 * units * v)
    vectors = next(fitting, 1)
    cubes = outer * bc.cdiv(inner, units * vectors)
    return lambda x, src, out, empty: unit_kernel.unchecked[cubes, units](
        x, src, out, length, outer, *rest, vectors
    )


def reference(x: NDArray[Any], kind: str, axis: int) -> NDArray[Any]:
    """By NumPy; floats in f64."""
    given_dtype = x.dtype
    wider = x.astype(np.float64) if given_dtype.kind == "f" else x
    with np.errstate(over="ignore", invalid="ignore"):
        if kind in ("sum", "prod"):
            found = getattr(wider, kind)(axis, dtype=wider.dtype, keepdims=True)
        else:
            found = getattr(wider, kind)(axis, keepdims=True)
    return np.asarray(found, found.dtype if kind in ("any", "all") else given_dtype)


def _all(x: Array, out: Array, *, empty: Allocate) -> None:
    count = math.prod(x.shape)
    reduce_lines(x, contiguous_lines(count), out, 1, count, "max", ("f32", "f32"), empty=empty)


def _middle(x: Array, out: Array, *, empty: Allocate) -> None:
    outer, length, inner = x.shape
    reduce_lines(
        x, contiguous_lines(length, inner), out, outer * inner, length, "sum", ("f32", "f32"), empty=empty
    )


def _largest(x: NDArray[Any]) -> NDArray[Any]:
    return np.atleast_1d(x.max())


WORKLOADS = (
    Workload(
        "max_all", "f32", "16M",
        lambda rng: (uniform(rng, 1 << 24),), shaped(1), allocating(_all), _largest,
        bytes=4 << 24, traffic="read", tolerance=0.0,
    ),
    Workload(
        "sum_middle", "f32", "64x512x512",
        lambda rng: (uniform(rng, 64, 512, 512),), shaped(64, 512), allocating(_middle),
        partial(np.sum, axis=1, dtype=np.float64),
        bytes=4 << 24, flops=1 << 24, traffic="read", tolerance=1e-4,
    ),
)  # fmt: skip
