"""Access by indices that only the run time knows: gather, and a histogram by atomics."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.machine import processors, shared_elements
from burn_kernels.reduce import columns_by_parts
from burn_kernels.workload import Inputs, Workload, direct, like, shaped, uniform

UNITS = 16
SHARED_BINS = 1 << 16  # a cube counts into memory of its own, if its device has as much
PART = 1 << 16  # elements for which own bins pay


@bc.cube
def gather_kernel(x: bc.Array[bc.N], indices: bc.Array[bc.I], out: bc.Array[bc.N]) -> None:
    """out = x[indices]; an index outside of x gives 0."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[indices[i]]


@bc.cube
def histogram_kernel(
    weights: bc.Array[bc.F], keys: bc.Array[bc.I], partial: bc.Array[bc.F], part: bc.index, bins: bc.index,
    room: bc.Comptime[int],
) -> None:  # fmt: skip
    """partial[c, b] is the sum of the weights whose key is b in the part c; other keys count nowhere."""
    own = bc.Shared[bc.F](room)
    unit = bc.UNIT_POS
    for b in range(0, bins, UNITS):
        if b + unit < bins:
            own[b + unit] = 0.0
    bc.sync_cube()
    begin = bc.CUBE_POS * part
    for i in range(begin, min(begin + part, keys.len()), UNITS):
        if i + unit < keys.len():
            key = keys[i + unit]
            if 0 <= key < bc.cast(bins, bc.I):
                bc.atomic_add(own, key, weights[i + unit])
    bc.sync_cube()
    for b in range(0, bins, UNITS):
        if b + unit < bins:
            partial[bc.CUBE_POS * bins + b + unit] = own[b + unit]


@bc.cube
def global_histogram_kernel(weights: bc.Array[bc.F], keys: bc.Array[bc.I], out: bc.Array[bc.F]) -> None:
    """out[key] += weight, for more bins than shared memory holds; out starts as zeros."""
    i = bc.ABSOLUTE_POS
    if i < keys.len():
        bc.atomic_add(out, keys[i], weights[i])


@bc.cube
def zero_kernel(out: bc.Array[bc.N]) -> None:
    """out = 0."""
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] = 0


def gather(x: Array, indices: Array, out: Array) -> None:
    """out = x[indices]; contiguous. The indices are checked."""
    gather_kernel.checked.forall(math.prod(out.shape))(x, indices, out)


def histogram(weights: Array, keys: Array, out: Array, *, empty: Allocate, memory: str = "f32") -> None:
    """out[b] is the sum of the weights whose key is b; contiguous. The keys are checked."""
    count, bins = math.prod(keys.shape), math.prod(out.shape)
    room = min(SHARED_BINS, max(256, 1 << (bins - 1).bit_length()))
    if bins > room or room > shared_elements(weights, memory):
        zero_kernel.forall(bins)(out)
        global_histogram_kernel.checked.forall(count)(weights, keys, out)
        return
    parts = max(1, min(processors(), count // PART))
    partial = out if parts == 1 else empty((parts, bins), memory)
    part = bc.cdiv(bc.cdiv(count, parts), UNITS) * UNITS
    histogram_kernel.unchecked[parts, UNITS](weights, keys, partial, part, bins, room)
    if parts > 1:
        columns_by_parts(partial, None, out, empty, memory)


def _keys(rng: np.random.Generator, count: int, bins: int) -> NDArray[np.int32]:
    return rng.integers(0, bins, count, dtype=np.int32)


def _bind_histogram(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
    weights, keys, _ = inputs
    return partial(histogram, weights, keys, outputs[0], empty=empty)


def _histogram(weights: NDArray[Any], keys: NDArray[Any], bins: int) -> NDArray[Any]:
    return np.bincount(keys, weights, bins)


_COUNT, _TABLE, _BINS = 10_000_000, 1 << 20, 1 << 16

WORKLOADS = (
    Workload(
        "gather", "f32", "10M of 1M",
        lambda rng: (uniform(rng, _TABLE), _keys(rng, _COUNT, _TABLE)),
        like(1), direct(gather), np.take,
        bytes=8 * _COUNT, tolerance=0.0,
    ),
    Workload(
        "histogram", "f32", "10M into 64k",
        lambda rng: (uniform(rng, _COUNT), _keys(rng, _COUNT, _BINS), _BINS),
        shaped(_BINS), _bind_histogram, _histogram,
        bytes=8 * _COUNT, traffic="read", tolerance=1e-5,
    ),
)  # fmt: skip
