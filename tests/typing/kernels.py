"""Kernels of all kinds: pyright (strict) and mypy accept each body as it is. Nothing here runs."""

from __future__ import annotations

from typing import Literal

import burn_cube as bc


@bc.cube
def gelu(x: bc.F) -> bc.F:
    return x * (1.0 + bc.erf(x * 0.7071067811865476)) * 0.5


@bc.cube
def gelu_kernel(x: bc.Array[bc.F], out: bc.Array[bc.F]) -> None:
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = gelu(x[i])


@bc.cube
def mixed(
    x: bc.Array[bc.f32],
    t: bc.Tensor[bc.u8],
    counts: bc.Inout[bc.Array[bc.i32]],
    scale: bc.f32,
    flag: bc.bool,
    n: bc.Comptime[int],
    mode: bc.Comptime[Literal["sum", "max"]],
    bias: bc.Array[bc.f32] | None = None,
) -> None:
    i, j = bc.ABSOLUTE_POS_X, bc.ABSOLUTE_POS_Y
    if i >= t.shape(0) or j >= t.shape(1):
        return
    total = 0.0
    count = 0
    for k in range(i, x.len(), bc.CUBE_COUNT * bc.CUBE_DIM):
        if x[k] < 0.0:
            continue
        total += x[k] if flag else -x[k]
        count += t[i, j]
        if mode == "max":
            total = max(total, x[k])
    for k in bc.unroll(range(n)):
        total += x[k] * scale
    for v in x[i : i + 4]:
        total += v
    if bias is not None:
        total += bias[i]
    while count > 1:
        count //= 2
    out = bc.f32(count) + bc.cast(total, bc.f32)
    x[i] = bc.select(out > 1.0, out, 1.0)
    counts[i] += bc.i32(t[i, j]) & 0xFF


@bc.cube
def memories(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    unit = bc.UNIT_POS
    tile = bc.Shared[bc.f32](256)
    local = bc.Local[bc.i32](8)
    table = bc.Const([1, 2, 3], bc.i32)
    tile[unit] = x[unit]
    local[0] = table[unit % 3]
    bc.sync_cube()
    bc.atomic_add(out, unit, bc.plane_sum(tile[unit]))
    bits = bc.bitcast(tile[0], bc.u32) >> 3
    out[0] = bc.f32(bits) + bc.f32(local[0]) + bc.uniform_load(tile, 0)
    bc.device_assert(out.len() > 0, "empty")
    bc.debug_print("unit", unit)


@bc.cube
def vectors(x: bc.Array[bc.Vector[bc.f32, 4]], out: bc.Array[bc.f32]) -> None:
    v = x[bc.ABSOLUTE_POS]
    w = v * 0.5 + 1.0
    out[0] = v.dot(w) + (v * 2.0).sum() + v[3]
    v[1] = 5.0
    x[0] = v


@bc.struct
class Line:
    slope: bc.f32
    points: bc.Array[bc.f32]

    def at(self, k: bc.i32) -> bc.f32:
        return self.points[k] * self.slope


@bc.cube
def structs(line: Line, out: bc.Array[bc.f32]) -> None:
    out[0] = line.at(bc.i32(bc.UNIT_POS))
    line.slope *= 2.0


@bc.cube
def scaled(x: bc.f32, by: bc.f32, times: bc.i32, negate: bc.bool) -> bc.f32:
    return -x * by * bc.f32(times) if negate else x * by


@bc.cube
def literals_as_arguments(out: bc.Array[bc.f32]) -> None:
    out[0] = scaled(out[1], 2.0, 3, True)


@bc.cube
def fragments(
    a: bc.Tensor[bc.f16], b: bc.Array[bc.f16], out: bc.Array[bc.f32], half: bc.Array[bc.f16]
) -> None:
    if bc.cmma.supported(16, 16, 16, bc.f16) and not bc.cmma.accelerated("tf32"):
        x = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
        y = bc.cmma.Matrix("b", 16, 16, 16, bc.f16, "col_major")
        total = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
        bc.cmma.fill(total, 1.0)
        bc.cmma.load(x, a, (16 * bc.PLANE_POS, 0))
        bc.cmma.load(y, b[16:], 16, "col_major")
        bc.cmma.execute(x, y, total, total)
        bc.cmma.store(out, total, 16)
        bc.cmma.store(half, bc.cmma.cast(total, bc.f16), 16, "row_major")


@bc.cube
def summed(total: bc.cmma.Matrix, value: bc.f32) -> None:
    bc.cmma.fill(total, value)
