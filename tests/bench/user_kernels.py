"""Kernels as a user has them, for tests of `burn-cube bench FILE:KERNEL`."""

from __future__ import annotations

from typing import Any

import numpy as np

import burn_cube as bc


def doubled(x: Any) -> Any:
    """What `double` computes."""
    return x + x


def tripled(x: Any) -> Any:
    """What no kernel here computes."""
    return 3 * x


def failing(x: Any) -> Any:
    """A reference that is broken itself."""
    raise KeyError("lost")


@bc.testing.workload(
    x="f32[n]", axes={"n": "2^6..2^8"}, reference=doubled, flops="n", peers={"numpy": lambda x: x + x}
)
@bc.testing.workload(name="long", x="f64[1000]", reference=doubled)
@bc.cube
def double(x: bc.Array[bc.F], out: bc.Array[bc.F]) -> None:
    """out = 2 x."""
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS] + x[bc.ABSOLUTE_POS]


@bc.testing.workload(x="f32[64]", reference=tripled)
@bc.cube
def wrong(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    """Not what its reference says."""
    out[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS] + x[bc.ABSOLUTE_POS]


@bc.cube
def everything(
    t: bc.Tensor[bc.F], i: bc.Array[bc.i32], a: bc.f32, width: bc.index, bias: bc.Array[bc.f32] | None,
    rounds: bc.Comptime[int], total: bc.Array[bc.F], last: bc.Array[bc.i32],
) -> None:  # fmt: skip
    """One parameter of each kind, and two results."""
    row = bc.ABSOLUTE_POS
    if row < total.len():
        sum = bc.cast(a, t.dtype)
        for k in range(width):
            sum += t[row, k]
        for _ in bc.unroll(range(rounds)):
            sum += bc.cast(1, t.dtype)
        if bias is not None:
            sum += bc.cast(bias[row], t.dtype)
        total[row] = sum
        last[row] = i[row]


@bc.cube
def accumulate(x: bc.Array[bc.f32], out: bc.Inout[bc.Array[bc.f32]]) -> None:
    """Reads what it writes: each run gives another result."""
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] += x[bc.ABSOLUTE_POS]


@bc.cube
def lazy(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    """Leaves half of its result as it was."""
    if bc.ABSOLUTE_POS < out.len() // 2:
        out[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS]


@bc.cube
def silent(x: bc.Array[bc.f32]) -> None:
    """Writes nothing."""
    y = x[0]
    y += 1.0


@bc.cube
def listed(xs: list[bc.Array[bc.f32]], out: bc.Array[bc.f32]) -> None:
    """A parameter that no option can give."""
    out[0] = xs[0][0]


def halves(x: Any) -> Any:
    """What `lazy` would compute if it were right."""
    return np.array(x)
