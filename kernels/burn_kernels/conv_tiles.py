"""Convolutions of up to three axes in register tiles, for processors with vectors.

x is copied once into padded planes, one for each phase of the stride: then the places that one tap needs, for
neighbouring elements of the result, are neighbours in memory, over the ends of rows too. The columns at the
end of a row that belong to no element are computed and not stored. A cube takes some outputs, a tile after
the other, and for each of them some places, VECTORS vectors at a time: the weights of a tile stay in the
caches meanwhile. Each unit owns a column of the tile, in registers.
"""

from __future__ import annotations

import math
from typing import Any

from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.convolution import conv, reference
from burn_kernels.epilogue import Finish, ending, given
from burn_kernels.fast_divmod import FastDivmod, fast_divmod
from burn_kernels.machine import processors, properties
from burn_kernels.windows import Axis, Sizes, axes
from burn_kernels.workload import Workload, shaped, uniform

LANES = 16
MR = 8  # outputs of a tile
VECTORS = 2
ALONE = 4  # vectors, if a tile is of one output
CACHED = 1 << 16  # elements of planes that stay near a processor
SPREAD = 256  # elements of which channels should not lie a multiple apart
ROOM = 32  # taps that every kernel has room for
CUBES = 4  # for each processor, if there is enough work


@bc.struct
class Planes:
    """Padded x: for each channel and phase, `depth` by `rows` by `columns` elements, `size` apart for a
    channel."""

    depth: bc.index
    rows: bc.index
    columns: bc.index
    size: bc.index
    by_column: FastDivmod
    by_row: FastDivmod

    def shift(self, d: Axis, h: Axis, w: Axis, tap: bc.index) -> bc.index:
        """How far a tap moves a place."""
        rest = tap // w.kernel
        z, y, x = rest // h.kernel * d.dilation, rest % h.kernel * h.dilation, tap % w.kernel * w.dilation
        phase = (z % d.stride * h.stride + y % h.stride) * w.stride + x % w.stride
        inside = (z // d.stride * self.rows + y // h.stride) * self.columns + x // w.stride
        return phase * (self.depth * self.rows * self.columns) + inside

    def result(
        self, d: Axis, h: Axis, w: Axis, place: bc.index, deep: bc.Comptime[bool]
    ) -> tuple[bc.index, bc.index, bool]:
        """Row and column of a place in the result, whether it is there; `deep`: of more than one plane."""
        row, left = self.by_column.divmod(bc.u32(place))
        x, y, z = bc.index(left), bc.index(row), bc.index(0)
        if deep:
            plane, rest = self.by_row.divmod(row)
            y, z = bc.index(rest), bc.index(plane)
        return z * h.out + y, x, x < w.out and y < h.out and z < d.out


@bc.cube
def phases_kernel(x: bc.Array[bc.F], planes: bc.Array[bc.F], d: Axis, h: Axis, w: Axis, p: Planes) -> None:
    """planes[channel, phase, r, s, c] is padded x[channel, r * stride + .., ..]; a cube takes a phase."""
    rest, k = bc.CUBE_POS // w.stride, bc.CUBE_POS % w.stride
    upper, j = rest // h.stride, rest % h.stride
    channel, i = upper // d.stride, upper % d.stride
    begin = channel * d.extent * h.extent * w.extent
    phases = d.stride * h.stride * w.stride
    target = channel * p.size + bc.CUBE_POS % phases * (p.depth * p.rows * p.columns)
    for r in range(p.depth):
        z = r * d.stride + i - d.padding
        for s in range(p.rows):
            y = s * h.stride + j - h.padding
            source = begin + (z * h.extent + y) * w.extent
            there = d.inside(z) and h.inside(y)
            for c in range(bc.UNIT_POS, p.columns, LANES):
                at = c * w.stride + k - w.padding
                value = bc.cast(0, bc.F)
                if there and w.inside(at):
                    value = x[source + at]
                planes[target + c] = value
            target += p.columns


@bc.cube
def pack_kernel(
    weight: bc.Array[bc.F], packed: bc.Array[bc.F], share: bc.index, depth: bc.index, tiles: bc.index,
    height: bc.Comptime[int],
) -> None:  # fmt: skip
    """packed[group, tile, k, m] is weight[group * share + tile * height + m, k], 0 beyond the group."""
    i = bc.ABSOLUTE_POS
    if i < packed.len():
        rest, m = i // height, i % height
        tile, k = rest // depth, rest % depth
        output = tile % tiles * height + m
        value = bc.cast(0, bc.F)
        if output < share:
            value = weight[(tile // tiles * share + output) * depth + k]
        packed[i] = value


@bc.cube
def tile_sums(
    planes: bc.Array[bc.F], packed: bc.Array[bc.F], acc: bc.Local[bc.F], shifts: bc.Shared[bc.i32],
    first: bc.index, tap: bc.index, width: bc.index, size: bc.index, taps: bc.index,
    height: bc.Comptime[int], vectors: bc.Comptime[int],
) -> None:  # fmt: skip
    """acc = the tile's sums over channels and taps; `first`, `tap`: where the unit and the weights begin."""
    values = bc.Local[bc.F](vectors)
    for s in bc.unroll(range(height * vectors)):
        acc[s] = bc.cast(0, bc.F)
    at, begin = tap, first
    for _ in range(width):
        for t in range(taps):
            source = begin + bc.index(shifts[t])
            for v in bc.unroll(range(vectors)):
                values[v] = planes[source + v * LANES]
            for m in bc.unroll(range(height)):
                factor = packed[at + m]
                for v in bc.unroll(range(vectors)):
                    acc[m * vectors + v] = bc.fma(factor, values[v], acc[m * vectors + v])
            at += height
        begin += size


@bc.struct
class End:
    """Where a block of a tile belongs: the plane of the first output of its group, that output's number, the
    first one of the tile in the group, of so many, and the first place of a unit."""

    plane: bc.index
    bias: bc.index
    output: bc.index
    share: bc.index
    place: bc.index


@bc.cube
def store_block(
    acc: bc.Local[bc.F], bias: bc.Array[bc.F] | None, out: bc.Array[bc.F], end: End,
    d: Axis, h: Axis, w: Axis, p: Planes,
    height: bc.Comptime[int], vectors: bc.Comptime[int], deep: bc.Comptime[bool],
) -> None:  # fmt: skip
    """out[block] = the sums."""
    for v in bc.unroll(range(vectors)):
        row, column, there = p.result(d, h, w, end.place + v * LANES, deep)
        inner = row * w.out + column
        for m in bc.unroll(range(height)):
            output = end.output + m
            if output < end.share and there:
                total = acc[m * vectors + v]
                if bias is not None:
                    total += bias[end.bias + output]
                out[(end.plane + output) * (d.out * h.out * w.out) + inner] = total


@bc.cube
def finish_block(
    acc: bc.Local[bc.F], bias: bc.Array[bc.F] | None, end: End, d: Axis, h: Axis, w: Axis, p: Planes,
    height: bc.Comptime[int], vectors: bc.Comptime[int], deep: bc.Comptime[bool], store: Any, extra: Any,
) -> None:  # fmt: skip
    """Hand on the sums. They are copied to be looked up: the others stay in registers."""
    done = bc.Local[bc.F](height * vectors)
    for s in bc.unroll(range(height * vectors)):
        done[s] = acc[s]
    for m in range(min(height, end.share - end.output)):
        output = end.output + m
        for v in bc.unroll(range(vectors)):
            row, column, there = p.result(d, h, w, end.place + v * LANES, deep)
            if there:
                total = done[m * vectors + v]
                if bias is not None:
                    total += bias[end.bias + output]
                store(total, end.plane + output, row, column, extra)


@bc.cube
def tiles_body(
    planes: bc.Array[bc.F], packed: bc.Array[bc.F], bias: bc.Array[bc.F] | None, out: bc.Array[bc.F] | None,
    groups: bc.index, width: bc.index, share: bc.index, tiles: bc.index, some: bc.index, blocks: bc.index,
    d: Axis, h: Axis, w: Axis, p: Planes,
    room: bc.Comptime[int], height: bc.Comptime[int], vectors: bc.Comptime[int], deep: bc.Comptime[bool],
    store: Any, extra: Any,
) -> None:  # fmt: skip
    """Grid: `blocks` blocks of places, `some` tiles, images by groups. `room`: for how many taps."""
    shifts = bc.Shared[bc.i32](room)
    taps = d.kernel * h.kernel * w.kernel
    for t in range(bc.UNIT_POS, taps, LANES):
        shifts[t] = bc.i32(p.shift(d, h, w, bc.index(t)))
    bc.sync_cube()
    span = LANES * vectors
    places = ((d.out - 1) * p.rows + h.out) * p.columns
    left = bc.CUBE_POS_X * blocks * span
    right = min(left + blocks * span, places)
    image, group = bc.CUBE_POS_Z, bc.CUBE_POS_Z % groups
    acc = bc.Local[bc.F](height * vectors)
    for tile in range(bc.CUBE_POS_Y * some, min((bc.CUBE_POS_Y + 1) * some, tiles)):
        tap = (group * tiles + tile) * (width * taps) * height
        for block in range(left, right, span):
            place = block + bc.UNIT_POS
            first = image * width * p.size + place
            tile_sums(planes, packed, acc, shifts, first, tap, width, p.size, taps, height, vectors)
            end = End(image * share, group * share, tile * height, share, place)
            if store is None and out is not None:
                store_block(acc, bias, out, end, d, h, w, p, height, vectors, deep)
            else:
                finish_block(acc, bias, end, d, h, w, p, height, vectors, deep, store, extra)


@bc.cube
def tiles_kernel(
    planes: bc.Array[bc.F], packed: bc.Array[bc.F], bias: bc.Array[bc.F] | None, out: bc.Array[bc.F],
    groups: bc.index, width: bc.index, share: bc.index, tiles: bc.index, some: bc.index, blocks: bc.index,
    d: Axis, h: Axis, w: Axis, p: Planes,
    room: bc.Comptime[int], height: bc.Comptime[int], vectors: bc.Comptime[int], deep: bc.Comptime[bool],
) -> None:  # fmt: skip
    """The result is stored."""
    tiles_body(
        planes, packed, bias, out, groups, width, share, tiles, some, blocks, d, h, w, p, room, height,
        vectors, deep, None, None,
    )  # fmt: skip


def _plane(a: Any) -> int:
    """How many places a phase of an axis needs."""
    return int(a.out + (a.kernel - 1) * a.dilation // a.stride)


def conv_tiles(
    x: Array, weight: Array, bias: Array | None, out: Array | None, *, empty: Allocate,
    shape: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int, dtype: str,
    finish: Finish | None = None,
) -> None:  # fmt: skip
    """f32 or f64, contiguous. `padding`: before each axis; its end follows from `shape`, that of the result.
    `finish`: what is done with the elements instead of storing them to `out`."""
    batch, channels = x.shape[:2]
    numbers = zip(x.shape[2:], shape[2:], weight.shape[2:], stride, padding, dilation, strict=True)
    space: Any = axes(*numbers)
    width, share, taps = channels // groups, shape[1] // groups, math.prod(weight.shape[2:])
    height, vectors = (MR, VECTORS) if share > 1 else (1, ALONE)
    deep, rows, columns = (_plane(one) for one in space)
    phases, size = math.prod(stride), _spread(math.prod(stride) * deep * rows * columns)
    fields: Any = (deep, rows, columns, size, fast_divmod(columns), fast_divmod(rows))
    p = Planes(*fields)
    # the last vectors of the last plane read on behind it
    planes = empty((batch * channels * size + LANES * vectors + columns,), dtype)
    phases_kernel.unchecked[batch * channels * phases, LANES](x, planes, *space, p)
    depth, tiles = width * taps, bc.cdiv(share, height)
    packed = empty((groups * tiles * depth * height,), dtype)
    pack_kernel.forall(groups * tiles * depth * height)(weight, packed, share, depth, tiles, height)
    places = ((space[0].out - 1) * rows + space[1].out) * columns
    room = max(ROOM, 1 << (taps - 1).bit_length())  # few, so that few kernels are compiled
    grid, cut = _cut(bc.cdiv(places, LANES * vectors), tiles, batch * groups, width * phases * vectors)
    rest = (groups, width, share, tiles, *cut, *space, p, room, height, vectors, space[0].out > 1)
    kernel, more = ending(tiles_kernel, tiles_body, finish, None)
    kernel.unchecked[grid, LANES](planes, packed, bias, *given(out), *rest, *more)


def _spread(size: int) -> int:
    """At least so many elements, but not so that each channel lies in the same part of a cache."""
    near = (size + SPREAD // 8) % SPREAD
    return size if near > SPREAD // 4 else size + SPREAD // 4 + SPREAD // 16


def _cut(blocks: int, tiles: int, images: int, width: int) -> tuple[tuple[int, int, int], tuple[int, int]]:
    """The grid, and how many tiles and blocks a cube takes: places that the caches hold, for all tiles, but
    enough cubes for all processors."""
    wanted = CUBES * processors()
    some = max(1, min(blocks, CACHED // (width * LANES)))
    most = max(1, blocks * images // wanted)
    some = bc.cdiv(blocks, bc.cdiv(blocks, min(some, most)))
    across = bc.cdiv(blocks, some)
    down = min(tiles, max(1, wanted // (across * images)))
    return (across, down, images), (bc.cdiv(tiles, down), some)


def _workload(batch: int, channels: int, outputs: int, side: int, kernel: int, stride: int) -> Workload:
    padding = kernel // 2
    out = (side + 2 * padding - kernel) // stride + 1
    options: dict[str, Any] = {
        "stride": (stride, stride), "padding": (padding, padding), "dilation": (1, 1), "groups": 1,
    }  # fmt: skip

    def bind(inputs: Any, outputs: Any, empty: Allocate) -> Any:
        (x, weight, _), (result,) = inputs, outputs
        if properties(x).runtime != "cpu":  # tiles are made of a processor's registers
            return lambda: conv(x, weight, None, result, shape=result.shape, dtype="f32", **options)
        return lambda: conv_tiles(
            x, weight, None, result, empty=empty, shape=result.shape, dtype="f32", **options
        )

    def expected(x: NDArray[Any], weight: NDArray[Any], stride: int) -> NDArray[Any]:
        return reference(x, weight, **options)

    return Workload(
        "conv2d", "f32", f"{batch}x{channels}x{side}x{side}-{outputs}-k{kernel}s{stride}",
        lambda rng: (
            uniform(rng, batch, channels, side, side),
            uniform(rng, outputs, channels, kernel, kernel),
            stride,
        ),
        shaped(batch, outputs, out, out), bind, expected,
        flops=2 * batch * outputs * out * out * channels * kernel * kernel, tolerance=2e-5,
    )  # fmt: skip


WORKLOADS = (
    _workload(4, 64, 64, 56, 3, 1),
    _workload(4, 128, 128, 28, 3, 2),
    _workload(4, 256, 64, 56, 1, 1),
    _workload(1, 3, 64, 224, 7, 2),
)
