"""Kernels whose IR is kept as golden text: one for each thing that the passes treat in its own way."""

from __future__ import annotations

import burn_cube as bc


@bc.cube
def scale(x: bc.Array[bc.f32], out: bc.Array[bc.f32], factor: bc.f32):
    """A guard, an access that it proves, and one that it does not."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] * factor


@bc.cube
def early_return(x: bc.Inout[bc.Array[bc.i32]]):
    """The rest of the kernel is the other side of the guard."""
    i = bc.ABSOLUTE_POS
    if i >= x.len():
        return
    x[i] = x[i] // 4 + x[i] % 8


@bc.cube
def stencil(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    """Neighbours, one of them perhaps below 0."""
    i = bc.ABSOLUTE_POS
    if i + 1 < x.len():
        out[i] = x[i - 1] + 2.0 * x[i] + x[i + 1]


@bc.cube
def transpose(x: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32]):
    """Two axes, strides, an and-chain."""
    i, j = bc.ABSOLUTE_POS_Y, bc.ABSOLUTE_POS_X
    if i < x.shape(0) and j < x.shape(1):
        out[j, i] = x[i, j]


@bc.cube
def matmul(a: bc.Tensor[bc.f32], b: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32]):
    """A loop with a carried sum; what does not change moves in front of it."""
    i, j = bc.ABSOLUTE_POS_Y, bc.ABSOLUTE_POS_X
    if i < out.shape(0) and j < out.shape(1):
        total = 0.0
        for k in range(a.shape(1)):
            total += a[i, k] * b[k, j]
        out[i, j] = total


@bc.cube
def block_sum(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    """A grid-stride loop, shared memory, barriers in a halving loop."""
    unit = bc.UNIT_POS
    tile = bc.Shared[bc.f32](64)
    total = 0.0
    for i in range(bc.ABSOLUTE_POS, x.len(), bc.CUBE_COUNT * bc.CUBE_DIM):
        total += x[i]
    tile[unit] = total
    bc.sync_cube()
    half = 32
    while half > 0:
        if unit < half:
            tile[unit] += tile[unit + half]
        bc.sync_cube()
        half //= 2
    if unit == 0:
        out[bc.CUBE_POS] = tile[0]


@bc.cube
def plane_total(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    """A plane operation, and a store by one unit of the plane."""
    i = bc.ABSOLUTE_POS
    total = bc.plane_sum(x[i])
    if bc.UNIT_POS_PLANE == 0:
        out[i // bc.PLANE_DIM] = total


@bc.cube
def halves(x: bc.Array[bc.f16], out: bc.Array[bc.f16]):
    """Each operation on f16 is one on f32 and a rounding."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] * x[i] + 0.5


@bc.cube
def vectors(x: bc.Array[bc.Vector[bc.f32, 4]], out: bc.Array[bc.f32]):
    """A vector load under one bound, lanes, a reduction."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        v = x[i] * 2.0
        out[i] = v.dot(v) + v[1]


@bc.cube
def histogram(x: bc.Array[bc.u8], counts: bc.Array[bc.u32]):
    """Atomics at an index from memory."""
    i = bc.ABSOLUTE_POS
    if i < x.len():
        bc.atomic_add(counts, bc.index(x[i]), 1)


@bc.cube
def collatz(x: bc.Array[bc.u32], steps: bc.Array[bc.u32]):
    """A loop that units leave at different times."""
    i = bc.ABSOLUTE_POS
    if i < steps.len():
        n = x[i]
        count = bc.u32(0)
        while n > 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            count += 1
        steps[i] = count


@bc.cube
def unrolled(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    """Comptime loops, a table, a local array."""
    i = bc.ABSOLUTE_POS
    weights = bc.Const([0.25, 0.5, 0.25])
    taps = bc.Local[bc.f32](3)
    for k in bc.unroll(range(3)):
        taps[k] = x[i + k]
    total = 0.0
    for k in range(3):
        total += taps[k] * weights[k]
    out[i] = total


@bc.cube
def fragments(a: bc.Tensor[bc.f16], b: bc.Array[bc.f16], out: bc.Array[bc.f32]):
    """Products of matrices: a sum that a loop carries, tiles with and without strides of their own."""
    left = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    right = bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
    total = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    bc.cmma.fill(total, 1.0)
    for k in range(0, a.shape(1), 16):
        bc.cmma.load(left, a, (16 * bc.PLANE_POS, k))
        bc.cmma.load(right, b[16 * k :], 16, "col_major")
        bc.cmma.execute(left, right, total, total)
    bc.cmma.store(out[256 * bc.PLANE_POS :], total, 16)
