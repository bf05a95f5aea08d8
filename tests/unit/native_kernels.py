"""Kernels, and a count of compiled launches, for the tests of the compiled launcher."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import burn_cube as bc

FACTOR = 2
LIST = [1]
module = ModuleType("module")
module.__dict__["OFFSET"] = 5


@bc.cube
def add(x: bc.Array[bc.f32], y: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    if i < len(out):
        out[i] = x[i] + y[i]


@bc.cube
def double_in_place(x: bc.Inout[bc.Array[bc.f32]], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    if i < len(out):
        x[i] = x[i] * 2.0
        out[i] = x[i]


@bc.cube
def shift(x: bc.Inout[bc.Array[bc.f32]], y: bc.Inout[bc.Array[bc.f32]]):
    i = bc.ABSOLUTE_POS
    if i < len(y):
        y[i] = x[i] + 1.0


@bc.cube
def copy_2d(x: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32]):
    i, j = bc.ABSOLUTE_POS_X, bc.ABSOLUTE_POS_Y
    if i < out.shape(0) and j < out.shape(1):
        out[i, j] = x[i, j]


@bc.cube
def facts(x: bc.Tensor[bc.f32], out: bc.Array[bc.i64]):
    if bc.ABSOLUTE_POS == 0:
        out[0] = bc.i64(x.len())
        out[1] = bc.i64(x.shape(0))
        out[2] = bc.i64(x.stride(0))
        out[3] = bc.i64(x.shape(1))
        out[4] = bc.i64(x.stride(1))


@bc.cube
def uses_globals(out: bc.Array[bc.i32]):
    out[bc.ABSOLUTE_POS] = FACTOR + module.OFFSET


@bc.cube
def uses_a_list(out: bc.Array[bc.i32]):
    out[bc.ABSOLUTE_POS] = LIST[0]


@bc.cube
def fill(value: bc.N, out: bc.Array[bc.N]):
    out[bc.ABSOLUTE_POS] = value


@bc.cube
def fill_bool(value: bc.bool, out: bc.Array[bc.bool]):
    out[bc.ABSOLUTE_POS] = value


@bc.cube
def fill_index(value: bc.index, out: bc.Array[bc.i64]):
    out[bc.ABSOLUTE_POS] = bc.i64(value)


@bc.cube
def choose(out: bc.Array[bc.f32], what: bc.Comptime[Any], bias: bc.Array[bc.f32] | None):
    value = 1.0
    if bc.comptime(what == "two"):
        value = 2.0
    if bc.comptime(what == 1000000):
        value = 3.0
    if bc.comptime(what == 2.5):
        value = 4.0
    if bc.comptime(bias is not None):
        value += bias[0]
    out[bc.ABSOLUTE_POS] = value


@bc.cube
def checked(x: bc.Array[bc.i32]):
    bc.device_assert(x[bc.ABSOLUTE_POS] > 0, "must be positive")


@bc.cube
def reverse(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    held = bc.Shared[bc.f32](64)
    held[bc.UNIT_POS] = x[bc.ABSOLUTE_POS]
    bc.sync_cube()
    out[bc.ABSOLUTE_POS] = held[63 - bc.UNIT_POS]


@bc.cube
def spin(rounds: bc.i32, out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    value = bc.f32(0.5)
    for _ in range(rounds):
        value = value * 0.999 + 0.25
    if i < len(out):
        out[i] = value


def compiled(kernel: Any, launch: Callable[[], object]) -> int:
    """How many compiled launches of a kernel a call makes."""
    hits = kernel.launcher.specialisations.native_hits
    before: int = hits.value
    launch()
    return int(hits.value) - before
