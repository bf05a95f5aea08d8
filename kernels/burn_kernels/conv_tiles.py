"""Convolutions of planes in register tiles, for processors with vectors.

x is copied once into padded planes, one for each phase of the stride: then the places that one tap needs, for
neighbouring elements of the result, are neighbours in memory, over the ends of rows too. The columns at the
end of a row that belong to no element are computed and not stored. A cube takes VECTORS vectors of places and
all outputs of a group, MR at a time; each unit owns a column of the tile, in registers.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.convolution import conv, reference
from burn_kernels.machine import properties
from burn_kernels.windows import Axis, Sizes, axis
from burn_kernels.workload import Workload, shaped, uniform

LANES = 16
MR = 8  # outputs of a tile
VECTORS = 2


@bc.cube
def phases_kernel(
    x: bc.Array[bc.F], planes: bc.Array[bc.F], h: Axis, w: Axis, rows: bc.index, columns: bc.index
) -> None:
    """planes[plane, i, j, r, c] is padded x[plane, r * stride + i, c * stride + j]; a cube takes a row."""
    row = bc.CUBE_POS
    phase, r = row // rows, row % rows
    rest, j = phase // w.stride, phase % w.stride
    plane, i = rest // h.stride, rest % h.stride
    y = r * h.stride + i - h.padding
    begin = (plane * h.extent + y) * w.extent
    for c in range(bc.UNIT_POS, columns, LANES):
        at = c * w.stride + j - w.padding
        value = bc.cast(0, bc.F)
        if h.inside(y) and w.inside(at):
            value = x[begin + at]
        planes[row * columns + c] = value


@bc.cube
def pack_kernel(
    weight: bc.Array[bc.F], packed: bc.Array[bc.F], share: bc.index, depth: bc.index, tiles: bc.index
) -> None:
    """packed[group, tile, k, m] is weight[group * share + tile * MR + m, k], 0 beyond the group."""
    i = bc.ABSOLUTE_POS
    if i < packed.len():
        rest, m = i // MR, i % MR
        tile, k = rest // depth, rest % depth
        output = tile % tiles * MR + m
        value = bc.cast(0, bc.F)
        if output < share:
            value = weight[(tile // tiles * share + output) * depth + k]
        packed[i] = value


@bc.cube
def tile_sums(
    planes: bc.Array[bc.F], packed: bc.Array[bc.F], acc: bc.Local[bc.F], first: bc.index, tap: bc.index,
    width: bc.index, size: bc.index, rows: bc.index, columns: bc.index, h: Axis, w: Axis,
) -> None:  # fmt: skip
    """acc = the tile's sums over channels and taps; `first`, `tap`: where the unit and the weights begin."""
    values = bc.Local[bc.F](VECTORS)
    for s in bc.unroll(range(MR * VECTORS)):
        acc[s] = bc.cast(0, bc.F)
    at = tap
    plane = rows * columns
    for c in range(width):
        for kh in range(h.kernel):
            high = kh * h.dilation
            down = first + c * size + high % h.stride * w.stride * plane + high // h.stride * columns
            for kw in range(w.kernel):
                far = kw * w.dilation
                source = down + far % w.stride * plane + far // w.stride
                for v in bc.unroll(range(VECTORS)):
                    values[v] = planes[source + v * LANES]
                for m in bc.unroll(range(MR)):
                    factor = packed[at + m]
                    for v in bc.unroll(range(VECTORS)):
                        acc[m * VECTORS + v] = bc.fma(factor, values[v], acc[m * VECTORS + v])
                at += MR


@bc.cube
def tiles_kernel(
    planes: bc.Array[bc.F], packed: bc.Array[bc.F], bias: bc.Array[bc.F] | None, out: bc.Array[bc.F],
    groups: bc.index, width: bc.index, share: bc.index, tiles: bc.index, rows: bc.index, columns: bc.index,
    h: Axis, w: Axis,
) -> None:  # fmt: skip
    """Grid: places by images and groups."""
    place = bc.CUBE_POS_X * (LANES * VECTORS) + bc.UNIT_POS
    image = bc.CUBE_POS_Y
    size = h.stride * w.stride * rows * columns
    first = image * width * size + place
    depth = width * h.kernel * w.kernel
    acc = bc.Local[bc.F](MR * VECTORS)
    for tile in range(tiles):
        tap = (image % groups * tiles + tile) * depth * MR
        tile_sums(planes, packed, acc, first, tap, width, size, rows, columns, h, w)
        for m in bc.unroll(range(MR)):
            output = tile * MR + m
            if output < share:
                extra = bc.cast(0, bc.F)
                if bias is not None:
                    extra = bias[image % groups * share + output]
                for v in bc.unroll(range(VECTORS)):
                    y, column = (place + v * LANES) // columns, (place + v * LANES) % columns
                    if y < h.out and column < w.out:
                        target = ((image * share + output) * h.out + y) * w.out + column
                        out[target] = acc[m * VECTORS + v] + extra


def _plane(a: Any) -> int:
    """How many places a phase of an axis needs."""
    return int(a.out + (a.kernel - 1) * a.dilation // a.stride)


def conv2d(
    x: Array, weight: Array, bias: Array | None, out: Array, *, empty: Allocate,
    stride: Sizes, padding: Sizes, dilation: Sizes, groups: int, dtype: str,
) -> None:  # fmt: skip
    """f32 or f64, contiguous. `padding`: before each axis; its end follows from the shape of `out`."""
    batch, channels = x.shape[:2]
    numbers = zip(x.shape[2:], out.shape[2:], weight.shape[2:], stride, padding, dilation, strict=True)
    h, w = (axis(*n) for n in numbers)
    rows, columns = _plane(h), _plane(w)
    width, share = channels // groups, out.shape[1] // groups
    phases = batch * channels * stride[0] * stride[1]
    # the last vectors of the last plane read on behind it
    planes = empty((phases * rows * columns + LANES * VECTORS + columns,), dtype)
    phases_kernel.unchecked[phases * rows, LANES](x, planes, h, w, rows, columns)
    depth, tiles = width * weight.shape[2] * weight.shape[3], bc.cdiv(share, MR)
    packed = empty((groups * tiles * depth * MR,), dtype)
    pack_kernel.forall(groups * tiles * depth * MR)(weight, packed, share, depth, tiles)
    grid = (bc.cdiv(out.shape[2] * columns, LANES * VECTORS), batch * groups)
    tiles_kernel.unchecked[grid, LANES](
        planes, packed, bias, out, groups, width, share, tiles, rows, columns, h, w
    )


def _workload(batch: int, channels: int, outputs: int, side: int, kernel: int, stride: int) -> Workload:
    padding = kernel // 2
    out = (side + 2 * padding - kernel) // stride + 1
    options: dict[str, Any] = {
        "stride": (stride, stride), "padding": (padding, padding), "dilation": (1, 1), "groups": 1,
    }  # fmt: skip

    def bind(inputs: Any, outputs: Any, empty: Allocate) -> Any:
        (x, weight, _), (result,) = inputs, outputs
        if properties(x).runtime != "cpu":  # tiles are made of a processor's registers
            return lambda: conv(x, weight, None, result, dtype="f32", **options)
        return lambda: conv2d(x, weight, None, result, empty=empty, dtype="f32", **options)

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
