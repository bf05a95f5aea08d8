"""Random numbers by Philox4x32-10: a function of seed and position, so the same on every device.

Element 64 * b + 16 * k + l is made of word k of the block whose counter is 16 * b + l.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.workload import Workload, shaped

LANES = 16
BLOCK = 4 * LANES
MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
KEY_STEPS = (0x9E3779B9, 0xBB67AE85)
ROUNDS = 10
BLOCKS = 16  # of a cube
AT_ONCE, NORMAL_AT_ONCE = 4, 2  # blocks whose rounds overlap, since each round waits for the last


@bc.cube
def philox(words: bc.Array[bc.u32], seed_low: bc.u32, seed_high: bc.u32, blocks: bc.Comptime[int]) -> None:
    """Make of each four words, a counter and zeros, four that depend on it and the seed as if by chance."""
    key_low, key_high = seed_low, seed_high
    for _ in bc.unroll(range(ROUNDS)):
        for w in bc.unroll(range(0, 4 * blocks, 4)):
            a, b, c, d = words[w], words[w + 1], words[w + 2], words[w + 3]
            first, second = bc.mul_hi(a, MULTIPLIERS[0]), bc.mul_hi(c, MULTIPLIERS[1])
            words[w], words[w + 1] = second ^ b ^ key_low, c * MULTIPLIERS[1]
            words[w + 2], words[w + 3] = first ^ d ^ key_high, a * MULTIPLIERS[0]
        key_low += KEY_STEPS[0]
        key_high += KEY_STEPS[1]


@bc.cube
def unit_interval(word: bc.u32) -> bc.f32:
    """A number in [0, 1), a multiple of 2**-24."""
    return bc.f32(word >> 8) * 2.0**-24


@bc.cube
def box_muller(first: bc.u32, second: bc.u32) -> tuple[bc.f32, bc.f32]:
    """Two independent normal numbers; the logarithm is of a number in (0, 1]."""
    radius = bc.sqrt(-2.0 * bc.log(1.0 - unit_interval(first)))
    angle = unit_interval(second) * 6.283185307179586
    return bc.f32(radius * bc.cos(angle)), bc.f32(radius * bc.sin(angle))


@bc.cube
def random_kernel(
    out: bc.Array[bc.f32], seed_low: bc.u32, seed_high: bc.u32, normal: bc.Comptime[bool]
) -> None:
    """Fill `out`, each cube some blocks."""
    blocks = NORMAL_AT_ONCE if normal else AT_ONCE
    begin = bc.CUBE_POS * BLOCKS
    for group in range(begin, min(begin + BLOCKS, bc.cdiv(out.len(), BLOCK)), blocks):
        words, values = bc.Local[bc.u32](4 * blocks), bc.Local[bc.f32](4 * blocks)
        for at in bc.unroll(range(blocks)):
            words[4 * at] = bc.u32((group + at) * LANES + bc.UNIT_POS)
        philox(words, seed_low, seed_high, blocks)
        for w in bc.unroll(range(0, 4 * blocks, 2)):
            if normal:
                values[w], values[w + 1] = box_muller(words[w], words[w + 1])
            else:
                values[w], values[w + 1] = unit_interval(words[w]), unit_interval(words[w + 1])
        first = group * BLOCK + bc.UNIT_POS
        if (group + blocks) * BLOCK <= out.len():
            for k in bc.unroll(range(4 * blocks)):
                out[first + k * LANES] = values[k]
        else:
            for k in bc.unroll(range(4 * blocks)):
                if first + k * LANES < out.len():
                    out[first + k * LANES] = values[k]


def _fill(out: Array, seed: int, normal: bool) -> None:
    cubes = bc.cdiv(math.prod(out.shape), BLOCK * BLOCKS)
    random_kernel.unchecked[cubes, LANES](out, seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF, normal)


def random_uniform(out: Array, seed: int) -> None:
    """Numbers in [0, 1); contiguous f32."""
    _fill(out, seed, False)


def random_normal(out: Array, seed: int) -> None:
    """Numbers of mean 0 and deviation 1; contiguous f32."""
    _fill(out, seed, True)


def philox_reference(counters: NDArray[np.uint64], seed: int) -> NDArray[np.uint32]:
    """The four words of each counter, by NumPy."""
    words = [
        counters & 0xFFFFFFFF,
        counters >> np.uint64(32),
        np.zeros_like(counters),
        np.zeros_like(counters),
    ]
    keys = [seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF]
    low = np.uint64(0xFFFFFFFF)
    for _ in range(ROUNDS):
        first, second = words[0] * np.uint64(MULTIPLIERS[0]), words[2] * np.uint64(MULTIPLIERS[1])
        words = [
            second >> np.uint64(32) ^ words[1] ^ np.uint64(keys[0]), second & low,
            first >> np.uint64(32) ^ words[3] ^ np.uint64(keys[1]), first & low,
        ]  # fmt: skip
        keys = [(key + step) & 0xFFFFFFFF for key, step in zip(keys, KEY_STEPS, strict=True)]
    return np.stack(words).astype(np.uint32)


def _words(count: int, seed: int) -> NDArray[np.uint32]:
    """Words in the order of elements: blocks by words by lanes."""
    blocks = -(-count // BLOCK)
    counters = np.arange(blocks * LANES, dtype=np.uint64)
    return philox_reference(counters, seed).reshape(4, blocks, LANES).transpose(1, 0, 2)


def uniform_reference(count: int, seed: int) -> NDArray[Any]:
    """By NumPy, exact."""
    return (_words(count, seed) >> np.uint32(8)).reshape(-1)[:count].astype(np.float32) * np.float32(2.0**-24)


def normal_reference(count: int, seed: int) -> NDArray[np.float32]:
    """By NumPy, exact."""
    return normal_of(_words(count, seed))[:count]


_PART = 256  # blocks whose many intermediate values stay in the cache


def normal_of(words: NDArray[np.uint32]) -> NDArray[np.float32]:
    """Normal numbers of words in the order of elements, (blocks, 4, LANES); in that order."""
    from burn_kernels import (
        normal_numbers,
    )  # the functions of the math library: only normal numbers need them

    found = np.empty(words.shape, np.float32)
    for first in range(0, len(words), _PART):
        part = words[first : first + _PART]
        found[first : first + _PART, ::2], found[first : first + _PART, 1::2] = normal_numbers.pairs(
            part[:, ::2], part[:, 1::2]
        )
    return found.reshape(-1)


def _distance(got: NDArray[Any], moments: tuple[float, float]) -> float:
    mean, deviation = moments
    wide = got.astype(np.float64)
    return max(abs(float(wide.mean()) - mean), abs(float(wide.std()) - deviation))


def uniform_error(got: NDArray[Any], expected: NDArray[Any]) -> float:
    """Peers have other generators: mean, deviation and bounds must be right."""
    outside = float(got.min()) < 0 or float(got.max()) > 1
    return float("inf") if outside else _distance(got, (0.5, 12**-0.5))


def normal_error(got: NDArray[Any], expected: NDArray[Any]) -> float:
    """Peers have other generators: mean, deviation and the share within one deviation must be right."""
    within = float((np.abs(got) < 1).mean())
    return max(_distance(got, (0.0, 1.0)), abs(within - 0.682689))


_COUNT = 1 << 24


WORKLOADS = (
    Workload(
        "random_uniform", "f32", "16M",
        lambda rng: (_COUNT, 1), shaped(_COUNT),
        lambda inputs, outputs, empty: partial(random_uniform, outputs[0], inputs[1]),
        uniform_reference, bytes=4 * _COUNT, tolerance=1e-3, error=uniform_error,
    ),
    Workload(
        "random_normal", "f32", "16M",
        lambda rng: (_COUNT, 1), shaped(_COUNT),
        lambda inputs, outputs, empty: partial(random_normal, outputs[0], inputs[1]),
        normal_reference, bytes=4 * _COUNT, tolerance=1e-3, error=normal_error,
    ),
)  # fmt: skip
