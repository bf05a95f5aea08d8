"""More kernels whose text for GPUs is kept: what C-like languages and WGSL spell each in its own way."""

from __future__ import annotations

import burn_cube as bc


@bc.cube
def brains(x: bc.Array[bc.bf16], out: bc.Array[bc.bf16], factor: bc.bf16):
    """bf16 in memory and as an argument."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] * factor


@bc.cube
def distances(x: bc.Array[bc.f64], y: bc.Array[bc.f64], out: bc.Array[bc.f64]):
    """Numbers of 64 bits; a division and a root."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = bc.sqrt(x[i] * x[i] + y[i] * y[i]) / (1.0 + abs(x[i]))


@bc.cube
def narrow(x: bc.Array[bc.u8], y: bc.Array[bc.i16], out: bc.Array[bc.i16]):
    """Integers of 8 and 16 bits wrap at their width."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        sum = x[i] + 200
        out[i] = y[i] * bc.i16(sum) - (y[i] >> 3)


@bc.cube
def conversions(x: bc.Array[bc.f32], out: bc.Array[bc.i32], wide: bc.Array[bc.u64]):
    """Floats to integers saturate."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = bc.i32(x[i]) + bc.i32(bc.i8(x[i]))
        wide[i] = bc.u64(x[i])


@bc.cube
def bits(x: bc.Array[bc.u32], by: bc.Array[bc.u32], out: bc.Array[bc.u32]):
    """Shifts by any amount, divisions by anything, counts."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        n = by[i]
        out[i] = (x[i] << n | x[i] >> (32 - n)) ^ bc.popcount(x[i] // n) ^ bc.clz(n)


@bc.cube
def classify(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    """A choice among constants; a loop that is left early."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        match x[i] & 3:
            case 0:
                kind = 10
            case 1 | 2:
                kind = 20
            case _:
                kind = 30
        steps = 0
        while True:
            kind -= 7
            if kind < 0:
                break
            steps += 1
        out[i] = steps


@bc.cube
def countdown(x: bc.Array[bc.f32], out: bc.Array[bc.f32], step: bc.i32):
    """A loop downwards, and one whose step is known at launch."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        total = 0.0
        for k in range(7, -1, -2):
            total = total * 0.5 + x[i * 8 + k]
        for k in range(0, 8, step):
            total += x[i * 8 + k]
        out[i] = total


@bc.cube
def tiled_matmul(a: bc.Array[bc.f32], b: bc.Array[bc.f32], out: bc.Array[bc.f32], n: bc.index):
    """Tiles of 16 x 16 in shared memory; n is a multiple of 16."""
    tile_a = bc.Shared[bc.f32](256)
    tile_b = bc.Shared[bc.f32](256)
    x, y = bc.UNIT_POS_X, bc.UNIT_POS_Y
    row, col = bc.CUBE_POS_Y * 16 + y, bc.CUBE_POS_X * 16 + x
    total = 0.0
    for start in range(0, n, 16):
        tile_a[y * 16 + x] = a[row * n + start + x]
        tile_b[y * 16 + x] = b[(start + y) * n + col]
        bc.sync_cube()
        for k in bc.unroll(range(16)):
            total = bc.fma(tile_a[y * 16 + k], tile_b[k * 16 + x], total)
        bc.sync_cube()
    out[row * n + col] = total


@bc.cube
def overlapping(x: bc.Array[bc.f64], out: bc.Array[bc.f64]):
    """Shared memories that are never in use together lie in one place."""
    unit = bc.UNIT_POS
    first = bc.Shared[bc.f64](64)
    first[unit] = x[bc.ABSOLUTE_POS]
    bc.sync_cube()
    other = first[63 - unit]
    bc.sync_cube()
    second = bc.Shared[bc.f64](64)
    second[unit] = other * 2.0
    bc.sync_cube()
    out[bc.ABSOLUTE_POS] = second[unit ^ 1]


@bc.cube
def divergent(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    """Plane operations among the units that are there: in one arm, and in a loop that they leave."""
    i = bc.ABSOLUTE_POS
    value = x[i]
    total = 0
    if value > 0:
        total = bc.plane_sum(value)
    while value > 1:
        total += bc.plane_max(value)
        value //= 2
    out[i] = total


@bc.cube
def scanned(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    """A prefix sum over a cube, by planes."""
    unit = bc.UNIT_POS
    sums = bc.Shared[bc.f32](8)
    prefix = bc.plane_inclusive_sum(x[bc.ABSOLUTE_POS])
    if bc.UNIT_POS_PLANE == bc.PLANE_DIM - 1:
        sums[bc.PLANE_POS] = prefix
    bc.sync_cube()
    before = 0.0
    for p in range(bc.PLANE_POS):
        before += sums[p]
    out[bc.ABSOLUTE_POS] = before + prefix
    bc.sync_cube()
    if unit == 0:
        sums[0] = 0.0


@bc.cube
def votes(x: bc.Array[bc.f32], out: bc.Array[bc.u32]):
    """Ballots, shuffles, one elected unit."""
    i = bc.ABSOLUTE_POS
    ballot = bc.plane_ballot(x[i] > 0.0)
    next = bc.plane_shuffle_down(x[i], bc.u32(1))
    if bc.plane_elect():
        out[i] = ballot[0]
    elif next < x[i]:
        out[i] = bc.popcount(ballot[0])


@bc.cube
def counters(x: bc.Array[bc.f32], sums: bc.Array[bc.f32], best: bc.Array[bc.i64], marks: bc.Array[bc.u8]):
    """Atomics that a device has, and some that are loops."""
    i = bc.ABSOLUTE_POS
    bc.atomic_add(sums, 0, x[i])
    bc.atomic_max(sums, 1, x[i])
    old = bc.atomic_max(best, 0, bc.i64(i))
    if old >= 0:
        bc.atomic_add(marks, i, 1)


@bc.cube
def reports(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    """What a kernel tells the host."""
    i = bc.ABSOLUTE_POS
    bc.device_assert(x[i] >= 0.0, "x is negative")
    if i == 3:
        bc.debug_print("x is", x[i])
    out[i] = bc.sqrt(x[i])


@bc.cube
def flags(x: bc.Array[bc.bool], out: bc.Array[bc.bool], invert: bc.bool):
    """bool is a byte in memory."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] != invert


@bc.cube
def exponential(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    """A function of the library."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = bc.exp(x[i])


@bc.cube
def positions(out: bc.Array[bc.i32]):
    """Positions in three dimensions."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        place = bc.ABSOLUTE_POS_Z * 10000 + bc.ABSOLUTE_POS_Y * 100 + bc.ABSOLUTE_POS_X
        out[i] = bc.i32(place + bc.CUBE_POS)


@bc.cube
def wide(
    x: bc.Array[bc.Vector[bc.u8, 16]], y: bc.Array[bc.Vector[bc.f32, 4]], out: bc.Array[bc.Vector[bc.f32, 4]]
):
    """Several elements in one access."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = y[i] * 2.0 + bc.f32(x[i][3])


@bc.cube
def lookup(x: bc.Array[bc.u8], out: bc.Array[bc.f32]):
    """A table, at an index that is known when the kernel runs."""
    i = bc.ABSOLUTE_POS
    table = bc.Const([0.5, 1.5, 2.5, 4.0], bc.f32)
    if i < out.len():
        out[i] = table[bc.index(x[i]) % 4]
