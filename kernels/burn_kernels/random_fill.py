"""Random numbers of any dtype and distribution, by the words of `random`: the same on every device.

Element 64 * b + 16 * k + l is made of word k of the counter 16 * b + l; where 32 bits are not enough, of word
k of that counter + 2**32 too. Floats are uniform multiples of 2**-24, f64 of 2**-53, scaled in f32 or f64.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.dtypes import BY_NAME, int_range
from burn_cube.semantics import REFERENCE
from burn_kernels.arrays import Array
from burn_kernels.elements import Wide
from burn_kernels.lines import units_for
from burn_kernels.random import (
    BLOCK,
    LANES,
    box_muller,
    normal_of,
    philox,
    philox_reference,
    uniform_error,
    unit_interval,
)
from burn_kernels.workload import Workload, shaped

Kind = Literal["uniform", "normal", "bernoulli"]
"""`uniform` takes low and high, `normal` mean and deviation, `bernoulli` a probability and nothing."""

GROUPS = 4  # counters of a unit


@bc.cube
def words_of(
    words: bc.Local[bc.u32], counter: bc.index, upper: bc.Comptime[int], low: bc.u32, high: bc.u32
) -> None:
    """The four words of a counter."""
    words[0], words[1] = bc.u32(counter), bc.u32(upper)
    words[2], words[3] = bc.u32(0), bc.u32(0)
    philox(words, low, high, 1)


@bc.cube
def place_of(counter: bc.index, word: bc.Comptime[int]) -> bc.index:
    """The element that is made of a word."""
    return counter // LANES * BLOCK + word * LANES + counter % LANES


@bc.cube
def scaled(
    words: bc.Local[bc.u32], more: bc.Local[bc.u32], values: bc.Local[bc.G], first: bc.G, second: bc.G,
    threshold: bc.u32, kind: bc.Comptime[str], precise: bc.Comptime[bool],
) -> None:  # fmt: skip
    """Four values of a distribution from four words, or from eight."""
    if kind == "normal":
        for w in bc.unroll(range(0, 4, 2)):
            x, y = box_muller(words[w], words[w + 1])
            values[w] = first + second * bc.cast(x, bc.G)
            values[w + 1] = first + second * bc.cast(y, bc.G)
    elif kind == "bernoulli":
        for w in bc.unroll(range(4)):
            values[w] = bc.cast(words[w] >> 8 < threshold, bc.G)
    else:
        for w in bc.unroll(range(4)):
            share = bc.cast(unit_interval(words[w]), bc.G)
            if precise:
                share = bc.cast(words[w], bc.G) * 2.0**-32 + bc.cast(more[w] >> 11, bc.G) * 2.0**-53
            values[w] = first + share * (second - first)


@bc.cube
def float_kernel(
    out: bc.Array[bc.F], first: bc.F, second: bc.F, key_low: bc.u32, key_high: bc.u32,
    threshold: bc.u32, kind: bc.Comptime[str], acc: Wide, precise: bc.Comptime[bool],
) -> None:  # fmt: skip
    """Floats; `precise`: of 53 bits."""
    words, more = bc.Local[bc.u32](4), bc.Local[bc.u32](4)
    for group in range(GROUPS):
        counter = (bc.CUBE_POS * GROUPS + group) * bc.CUBE_DIM + bc.UNIT_POS
        words_of(words, counter, 0, key_low, key_high)
        if precise:
            words_of(more, counter, 1, key_low, key_high)
        values = bc.Local[acc](4)
        scaled(words, more, values, bc.cast(first, acc), bc.cast(second, acc), threshold, kind, precise)
        for w in bc.unroll(range(4)):
            place = place_of(counter, w)
            value = bc.cast(values[w], bc.F)
            if kind == "uniform":  # what is rounded up to the bound, or beyond, starts again
                value = bc.select(value < second, value, first)
            if place < out.len():
                out[place] = value


@bc.cube
def int_kernel(
    out: bc.Array[bc.I], low: bc.I, span: bc.u32, key_low: bc.u32, key_high: bc.u32, kind: bc.Comptime[str]
) -> None:
    """low + a whole number below the span; `words`: below 2**32; `bernoulli`: 1 below the span, else 0."""
    words = bc.Local[bc.u32](4)
    for group in range(GROUPS):
        counter = (bc.CUBE_POS * GROUPS + group) * bc.CUBE_DIM + bc.UNIT_POS
        words_of(words, counter, 0, key_low, key_high)
        for w in bc.unroll(range(4)):
            value = words[w]
            if kind == "uniform":
                value = bc.mul_hi(value, span)
            elif kind == "bernoulli":
                value = bc.u32(value >> 8 < span)
            place = place_of(counter, w)
            if place < out.len():
                out[place] = low + bc.cast(value, bc.I)


@bc.cube
def long_kernel(
    out: bc.Array[bc.I], low: bc.I, span: bc.u64, key_low: bc.u32, key_high: bc.u32, every: bc.Comptime[bool]
) -> None:
    """The same with 64 bits; `every`: below 2**64."""
    words, more = bc.Local[bc.u32](4), bc.Local[bc.u32](4)
    for group in range(GROUPS):
        counter = (bc.CUBE_POS * GROUPS + group) * bc.CUBE_DIM + bc.UNIT_POS
        words_of(words, counter, 0, key_low, key_high)
        words_of(more, counter, 1, key_low, key_high)
        for w in bc.unroll(range(4)):
            value = bc.u64(words[w]) << 32 | bc.u64(more[w])
            if not every:
                value = bc.mul_hi(value, span)
            place = place_of(counter, w)
            if place < out.len():
                out[place] = low + bc.cast(value, bc.I)


@bc.cube
def whole_normal_kernel(
    out: bc.Array[bc.I], mean: bc.f32, deviation: bc.f32, key_low: bc.u32, key_high: bc.u32
) -> None:
    """Normal numbers truncated to integers."""
    words = bc.Local[bc.u32](4)
    values = bc.Local[bc.f32](4)
    for group in range(GROUPS):
        counter = (bc.CUBE_POS * GROUPS + group) * bc.CUBE_DIM + bc.UNIT_POS
        words_of(words, counter, 0, key_low, key_high)
        for w in bc.unroll(range(0, 4, 2)):
            values[w], values[w + 1] = box_muller(words[w], words[w + 1])
        for w in bc.unroll(range(4)):
            place = place_of(counter, w)
            if place < out.len():
                out[place] = bc.cast(mean + deviation * values[w], bc.I)


def threshold_of(probability: float) -> int:
    """Of 2**24 numbers, how many count as below a probability."""
    return math.ceil(probability * (1 << 24))


def whole_bounds(low: float, high: float, dtype: str) -> tuple[int, int]:
    """The first whole number of [low, high) that the dtype has, and how many there are, at least one."""
    least, most = int_range(BY_NAME[dtype])
    first = min(max(math.ceil(low), least), most)
    return first, max(1, min(math.ceil(high), most + 1) - first)


def fill(out: Array, seed: int, kind: Kind, bounds: tuple[float, float], dtype: str) -> None:
    """Fill a contiguous array of a dtype."""
    length = math.prod(out.shape)
    units = units_for(out, length)
    cubes = bc.cdiv(bc.cdiv(length, BLOCK) * LANES, units * GROUPS)
    key = (seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF)
    threshold = threshold_of(bounds[0]) if kind == "bernoulli" else 0
    if BY_NAME[dtype].is_float:
        acc = BY_NAME["f64" if dtype == "f64" else "f32"]
        precise = dtype == "f64" and kind == "uniform"
        float_kernel.unchecked[cubes, units](out, *map(float, bounds), *key, threshold, kind, acc, precise)
    elif kind == "normal":
        whole_normal_kernel.unchecked[cubes, units](out, *map(float, bounds), *key)
    elif kind == "bernoulli":
        int_kernel.unchecked[cubes, units](out, 0, threshold, *key, "bernoulli")
    else:
        low, count = whole_bounds(*bounds, dtype)
        if count < 1 << 32:
            int_kernel.unchecked[cubes, units](out, low, count, *key, "uniform")
        elif count == 1 << 32:
            int_kernel.unchecked[cubes, units](out, low, 0, *key, "words")
        else:
            every = count == 1 << 64
            long_kernel.unchecked[cubes, units](out, low, 0 if every else count, *key, every)


Words = Callable[[int], NDArray[np.uint32]]
"""Those of the elements asked for; 0, or 1 for those that complete 64 bits."""


def _blocks(count: int, seed: int, start: int, upper: int) -> NDArray[np.uint32]:
    """Words in the order of elements, (blocks, 4, LANES)."""
    first, blocks = start // BLOCK * LANES, -(-count // BLOCK)
    counters = np.arange(first, first + blocks * LANES, dtype=np.uint64) + np.uint64(upper << 32)
    return philox_reference(counters, seed).reshape(4, blocks, LANES).transpose(1, 0, 2)


def _whole(words_of: Words, bounds: tuple[float, float], dtype: str) -> NDArray[Any]:
    low, span = whole_bounds(*bounds, dtype)
    words = words_of(0).astype(np.uint64)
    if span <= 1 << 32:
        found = words * np.uint64(span) >> np.uint64(32)
    else:
        more = words_of(1).astype(np.uint64)
        # the upper half of a product of 128 bits, of halves
        upper, lower = np.uint64(span >> 32 & 0xFFFFFFFF), np.uint64(span & 0xFFFFFFFF)
        mask, half = np.uint64(0xFFFFFFFF), np.uint64(32)
        middle = words * lower + (more * lower >> half)
        other = more * upper + (middle & mask)
        found = words * upper + (middle >> half) + (other >> half)
        found = words << half | more if span == 1 << 64 else found
    return (found + np.uint64(low & (1 << 64) - 1)).astype(BY_NAME[dtype].numpy)


def _floats(words_of: Words, bounds: tuple[float, float], dtype: str) -> NDArray[Any]:
    kept = BY_NAME[dtype].numpy
    acc = np.dtype(np.float64 if dtype == "f64" else np.float32)
    words = words_of(0)
    if dtype == "f64":
        share: NDArray[Any] = words.astype(acc) * 2.0**-32
        share += (words_of(1) >> np.uint32(11)).astype(acc) * 2.0**-53
    else:
        share = (words >> np.uint32(8)).astype(acc)
        share *= acc.type(2.0**-24)
    low, high = np.asarray(bounds, kept)
    span = np.asarray(high, acc) - np.asarray(low, acc)
    share *= span
    share += np.asarray(low, acc)
    values = share.astype(kept, copy=False)
    values[~(values < high)] = low  # what is rounded up to the bound, or beyond, starts again
    return values


def _normals(numbers: NDArray[np.float32], bounds: tuple[float, float], dtype: str) -> NDArray[Any]:
    kept = BY_NAME[dtype]
    acc = np.dtype(np.float64 if dtype == "f64" else np.float32)
    given = kept.numpy if kept.is_float else acc  # what the kernel takes mean and deviation as
    mean, deviation = np.asarray(bounds).astype(given).astype(acc)
    values = np.asarray(mean + deviation * numbers.astype(acc, copy=False))
    return REFERENCE["cast"](values, kept)


def reference(
    count: int, seed: int, kind: Kind, bounds: tuple[float, float], dtype: str, start: int = 0
) -> NDArray[Any]:
    """By NumPy, exact: elements from `start` on, a multiple of BLOCK."""

    def words_of(upper: int) -> NDArray[np.uint32]:
        return _blocks(count, seed, start, upper).reshape(-1)[:count]

    kept = BY_NAME[dtype]
    with np.errstate(all="ignore"):
        if kind == "bernoulli":
            return np.asarray(words_of(0) >> np.uint32(8) < threshold_of(bounds[0])).astype(kept.numpy)
        if kind == "uniform":
            return (_floats if kept.is_float else _whole)(words_of, bounds, dtype)
        return _normals(normal_of(_blocks(count, seed, start, 0))[:count], bounds, dtype)


def _precise(count: int, seed: int) -> NDArray[Any]:
    return reference(count, seed, "uniform", (0.0, 1.0), "f64")


_COUNT = 1 << 24

WORKLOADS = (
    Workload(
        "random_uniform_f64", "f64", "16M",
        lambda rng: (_COUNT, 1), shaped(_COUNT, dtype="f64"),
        lambda inputs, outputs, empty: partial(fill, outputs[0], inputs[1], "uniform", (0.0, 1.0), "f64"),
        _precise,
        bytes=8 * _COUNT, tolerance=1e-3, error=uniform_error,
    ),
)  # fmt: skip
