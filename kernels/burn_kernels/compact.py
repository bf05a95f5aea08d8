"""What a mask chooses, in order: values, or coordinates. Places come from the counts of a cumulative sum."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.elements import X
from burn_kernels.lines import contiguous_lines
from burn_kernels.scan_lines import scan_lines
from burn_kernels.workload import Inputs, Outputs, Workload


@bc.cube
def choose_kernel(
    x: bc.Array[X], mask: bc.Array[bc.bool], counts: bc.Array[bc.i32], out: bc.Array[X]
) -> None:
    """out[counts[i] - 1] = x[i] where the mask is true."""
    i = bc.ABSOLUTE_POS
    if i < mask.len():
        if mask[i]:
            out[counts[i] - 1] = x[i]


@bc.cube
def coordinates_kernel(
    mask: bc.Array[bc.bool], counts: bc.Array[bc.i32], out: bc.Array[bc.I], shape: list[bc.index]
) -> None:
    """out[counts[i] - 1, :] are the coordinates of i where the mask is true."""
    i = bc.ABSOLUTE_POS
    if i < mask.len():
        if mask[i]:
            row = bc.index(counts[i] - 1) * len(shape)
            rest = i
            for k in bc.unroll(range(len(shape))):
                axis = len(shape) - 1 - k
                outer = rest // shape[axis]
                out[row + axis] = bc.cast(rest - outer * shape[axis], bc.I)
                rest = outer


def count(mask: Array, counts: Array, *, empty: Allocate) -> None:
    """counts[i] (i32) is how many of mask[: i + 1] are true; contiguous."""
    length = math.prod(mask.shape)
    line = contiguous_lines(length)
    scan_lines(mask, line, counts, line, 1, length, "sum", ("bool", "i32"), empty=empty)


def choose(x: Array, mask: Array, counts: Array, out: Array) -> None:
    """The values where the mask is true; all contiguous."""
    choose_kernel.forall(math.prod(mask.shape))(x, mask, counts, out)


def coordinates(mask: Array, counts: Array, out: Array, shape: Sequence[int]) -> None:
    """The coordinates, a row each, of the true elements of a mask of this shape; all contiguous."""
    extents: Any = list(shape)
    coordinates_kernel.forall(math.prod(mask.shape))(mask, counts, out, extents)


def reference(mask: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Coordinates, by NumPy."""
    return np.argwhere(mask)


_COUNT = 1 << 24
_SHAPE = (4096, 4096)


def _bools(rng: np.random.Generator) -> NDArray[np.bool_]:
    """As many true as false."""
    found: NDArray[np.bool_] = np.arange(_COUNT) % 2 == 0
    return rng.permuted(found)


def _made(*first: Any) -> Callable[..., Outputs]:
    """What is chosen, and the counts."""
    return lambda *inputs: (first, ((_COUNT,), "i32"))


def _values(x: NDArray[Any], mask: NDArray[np.bool_]) -> NDArray[Any]:
    return x[mask]


def _chosen(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
    def launch() -> None:
        count(inputs[1], outputs[1], empty=empty)
        choose(inputs[0], inputs[1], outputs[1], outputs[0])

    return launch


def _found(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
    def launch() -> None:
        count(inputs[0], outputs[1], empty=empty)
        coordinates(inputs[0], outputs[1], outputs[0], _SHAPE)

    return launch


WORKLOADS = (
    Workload(
        "mask_select", "f32", "16M, half",
        lambda rng: (rng.random(_COUNT, np.float32), _bools(rng)),
        _made((_COUNT // 2,), "f32"), _chosen, _values,
        bytes=(4 + 1 + 2) * _COUNT, tolerance=0.0,
    ),
    Workload(
        "argwhere", "i32", "4096x4096, half",
        lambda rng: (_bools(rng).reshape(_SHAPE),),
        _made((_COUNT // 2, 2), "i32"), _found, reference,
        bytes=(1 + 4) * _COUNT, tolerance=0.0,
    ),
)  # fmt: skip
