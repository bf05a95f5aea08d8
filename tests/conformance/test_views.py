"""Views and layouts against NumPy: every access at the boundary, every layout, exact division."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.driver import Driver
from burn_kernels import layout as lay
from burn_kernels.fast_divmod import FastDivmod, fast_divmod
from burn_kernels.view import FlatView, LinearView, StridedView, TiledView, View

CUBE = 32


def ceil(n: int) -> int:
    """Cubes for n elements."""
    return -(-n // CUBE)


def launch(kernel: Any, runtime: Driver, n: int, *args: object) -> None:
    """Launch with a unit for each of n elements, on host arrays."""
    kernel.launch(runtime, cube_count=ceil(n), cube_dim=CUBE, args=args)


@bc.struct
class WindowOfStrided(lay.Chain):
    outer: lay.Window
    inner: lay.Strided


@bc.struct
class WindowOfTiled(lay.Chain):
    outer: lay.Window
    inner: lay.Tiled


@bc.struct
class SliceOfFlat(lay.Chain):
    outer: lay.Slice
    inner: lay.Flat


@bc.struct
class WindowView(View):
    data: bc.Array[bc.N]
    layout: WindowOfStrided


@bc.struct
class TiledWindowView(View):
    data: bc.Array[bc.N]
    layout: WindowOfTiled


@bc.struct
class SliceView(View):
    data: bc.Array[bc.N]
    layout: SliceOfFlat


@bc.struct
class VectorView(View):
    data: bc.Array[bc.Vector[bc.f32, 4]]
    layout: lay.Linear


@bc.struct
class BoolView(View):
    data: bc.Array[bc.bool]
    layout: lay.Linear
    zero = False


# Each kernel walks over `out`, and a margin on both sides of the layout.


@bc.cube
def read_linear(view: LinearView, out: bc.Array[bc.N], margin: bc.index, way: bc.Comptime[str]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        at = i - margin
        if bc.comptime(way == "checked"):
            out[i] = view.read_checked(at)
        elif bc.comptime(way == "masked"):
            out[i] = view.read_masked(at, 7)
        elif bc.comptime(way == "unchecked"):
            out[i] = view.read_unchecked(at)
        else:
            out[i] = view.read(at)


@bc.cube
def write_linear(x: bc.Array[bc.N], view: LinearView, margin: bc.index, way: bc.Comptime[str]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        if bc.comptime(way == "checked"):
            view.write_checked(i - margin, x[i])
        else:
            view.write(i - margin, x[i])


@bc.cube
def read_flat(view: FlatView, out: bc.Array[bc.N]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = view.read_checked(i)


@bc.cube
def read_slice(view: SliceView, out: bc.Array[bc.N]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = view.read_masked(i, 9)


@bc.cube
def read_1d(view: StridedView, out: bc.Tensor[bc.N], margin: bc.index):
    i = bc.ABSOLUTE_POS
    if i < out.shape(0):
        out[i] = view.read_checked((i - margin,))


@bc.cube
def read_2d(view: StridedView, out: bc.Tensor[bc.N], margin: bc.index):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        y, x = i // out.shape(1), i % out.shape(1)
        out[y, x] = view.read_checked((y - margin, x - margin))


@bc.cube
def read_3d(view: StridedView, out: bc.Tensor[bc.N], margin: bc.index):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        z, rest = i // (out.shape(1) * out.shape(2)), i % (out.shape(1) * out.shape(2))
        y, x = rest // out.shape(2), rest % out.shape(2)
        out[z, y, x] = view.read_checked((z - margin, y - margin, x - margin))


@bc.cube
def write_2d(values: bc.Tensor[bc.N], view: StridedView, margin: bc.index):
    i = bc.ABSOLUTE_POS
    if i < values.len():
        y, x = i // values.shape(1), i % values.shape(1)
        view.write_checked((y - margin, x - margin), values[y, x])


@bc.cube
def read_window(view: WindowView, out: bc.Tensor[bc.N], margin: bc.index):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        y, x = i // out.shape(1), i % out.shape(1)
        out[y, x] = view.read_masked((y - margin, x - margin), 9)


@bc.cube
def write_tiled(values: bc.Tensor[bc.N], view: TiledView):
    i = bc.ABSOLUTE_POS
    if i < values.len():
        y, x = i // values.shape(1), i % values.shape(1)
        view.write_checked((y, x), values[y, x])


@bc.cube
def read_tiled_window(view: TiledWindowView, out: bc.Tensor[bc.N]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        y, x = i // out.shape(1), i % out.shape(1)
        out[y, x] = view.read_checked((y, x))


@bc.cube
def read_vectors(view: VectorView, out: bc.Array[bc.Vector[bc.f32, 4]]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = view.read_checked(i)


@bc.cube
def read_bools(view: BoolView, out: bc.Array[bc.bool]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = view.read_checked(i)


@bc.cube
def reverse_in_shared(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    tile = bc.Shared[bc.f32](CUBE)
    view = LinearView(tile, lay.Linear(CUBE))
    view.write_checked(bc.UNIT_POS, x[bc.ABSOLUTE_POS])
    bc.sync_cube()
    out[bc.ABSOLUTE_POS] = view.read_checked(CUBE - 2 - bc.UNIT_POS)


@bc.cube
def read_part(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    view = LinearView(x[4:12], lay.Linear(8))
    if i < out.len():
        out[i] = view.read_masked(i, -1)


@bc.cube
def divide(n: bc.Array[bc.u32], by: FastDivmod, quotient: bc.Array[bc.u32], rest: bc.Array[bc.u32]):
    i = bc.ABSOLUTE_POS
    if i < n.len():
        q, r = by.divmod(n[i])
        quotient[i] = q
        rest[i] = r


def counting(*shape: int, dtype: Any = np.float32) -> NDArray[Any]:
    """1, 2, 3, ...: no element is 0."""
    return np.arange(1, math.prod(shape) + 1).reshape(shape).astype(dtype)


def padded(values: NDArray[Any], margin: int, fill: float = 0) -> NDArray[Any]:
    """What checked reads over a margin give."""
    return np.pad(values, margin, constant_values=fill)


@pytest.mark.capability(106)
@pytest.mark.parametrize("dtype", [np.float32, np.int64, np.uint8, np.float16])
def test_reads_at_the_boundary(runtime: Driver, dtype: Any) -> None:
    data, margin, shown = counting(50, dtype=dtype), 3, 40
    view = LinearView(data, lay.Linear(shown))
    out = np.full(shown + 2 * margin, 5, dtype)
    launch(read_linear, runtime, out.size, view, out, margin, "checked")
    np.testing.assert_array_equal(out, padded(data[:shown], margin))
    launch(read_linear, runtime, out.size, view, out, margin, "masked")
    np.testing.assert_array_equal(out, padded(data[:shown], margin, 7))
    # without the layout's check the array decides: it goes on to 50 elements
    for way in ("plain", "unchecked"):
        launch(read_linear, runtime, out.size, view, out, margin, way)
        np.testing.assert_array_equal(out, [0] * margin + data[: shown + margin].tolist())


@pytest.mark.capability(106)
def test_writes_at_the_boundary(runtime: Driver) -> None:
    margin, shown = 3, 40
    values = counting(shown + 2 * margin)
    for way, reach in (("checked", shown), ("plain", shown + margin)):
        data = np.full(50, -1, np.float32)
        launch(write_linear, runtime, values.size, values, LinearView(data, lay.Linear(shown)), margin, way)
        expected = np.full(50, -1, np.float32)
        expected[:reach] = values[margin : margin + reach]
        np.testing.assert_array_equal(data, expected)


@pytest.mark.capability(106)
@pytest.mark.parametrize(("kernel", "shape"), [(read_1d, (13,)), (read_2d, (5, 7)), (read_3d, (3, 4, 5))])
def test_checked_reads_know_each_axis(runtime: Driver, kernel: Any, shape: tuple[int, ...]) -> None:
    data = counting(*shape)
    out = np.full([n + 2 for n in shape], 5, np.float32)
    launch(kernel, runtime, out.size, StridedView(data.reshape(-1), lay.strided(shape)), out, 1)
    np.testing.assert_array_equal(out, padded(data, 1))


@pytest.mark.capability(106)
def test_checked_writes_know_each_axis(runtime: Driver) -> None:
    values = counting(6, 9)
    data = np.full(30, -1, np.float32)
    launch(write_2d, runtime, values.size, values, StridedView(data, lay.strided((4, 7))), 1)
    np.testing.assert_array_equal(data[:28].reshape(4, 7), values[1:5, 1:8])
    assert np.all(data[28:] == -1)


@pytest.mark.capability(106)
def test_a_window_of_a_view(runtime: Driver) -> None:
    data = counting(6, 8)
    chain = WindowOfStrided(lay.window((3, 4), (2, 3)), lay.strided((6, 8)))
    out = np.zeros((5, 6), np.float32)
    launch(read_window, runtime, out.size, WindowView(data.reshape(-1), chain), out, 1)
    np.testing.assert_array_equal(out, padded(data[2:5, 3:7], 1, 9))
    # a window that hangs over the edge shows what is there
    chain = WindowOfStrided(lay.window((3, 4), (4, 6)), lay.strided((6, 8)))
    launch(read_window, runtime, out.size, WindowView(data.reshape(-1), chain), out, 0)
    expected = np.full((5, 6), 9, np.float32)
    expected[:2, :2] = data[4:, 6:]
    np.testing.assert_array_equal(out, expected)


@pytest.mark.capability(106)
def test_views_of_vectors_and_bools(runtime: Driver) -> None:
    data, out = counting(32), np.full(40, 5, np.float32)
    launch(read_vectors, runtime, 10, VectorView(data, lay.Linear(7)), out)
    np.testing.assert_array_equal(out, [*data[:28], *[0] * 12])
    flags, seen = counting(9) > 3, np.ones(9, np.bool_)
    launch(read_bools, runtime, 9, BoolView(flags, lay.Linear(6)), seen)
    np.testing.assert_array_equal(seen, [False, False, False, True, True, True, False, False, False])


@pytest.mark.capability(106)
def test_views_made_inside_a_kernel(runtime: Driver) -> None:
    data, out = counting(2 * CUBE), np.full(2 * CUBE, 5, np.float32)
    launch(reverse_in_shared, runtime, data.size, data, out)
    cubes = data.reshape(2, CUBE)
    np.testing.assert_array_equal(out.reshape(2, CUBE), np.pad(cubes[:, -2::-1], [(0, 0), (0, 1)]))
    part = np.full(10, 5, np.float32)
    launch(read_part, runtime, 10, data, part)
    np.testing.assert_array_equal(part, [*data[4:12], -1, -1])


SHAPES = [(6,), (4, 5), (1, 7), (2, 3, 4), (3, 1, 5), (2, 3, 2, 3)]


@pytest.mark.capability(107)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_permutation_read_in_order(runtime: Driver, shape: tuple[int, ...]) -> None:
    data = counting(*shape, dtype=np.int32)
    for axes in itertools.permutations(range(len(shape))):
        seen = data.transpose(axes)
        strides = [n // data.itemsize for n in seen.strides]
        out = np.zeros(data.size + 3, np.int32)
        layout = lay.flat(seen.shape, strides)
        expected = np.append(seen.reshape(-1), [0, 0, 0])
        kernel, view = (read_flat, FlatView) if isinstance(layout, lay.Flat) else (None, None)
        if kernel is None or view is None:
            assert seen.flags.c_contiguous
            continue
        launch(kernel, runtime, out.size, view(data.reshape(-1), layout), out)
        np.testing.assert_array_equal(out, expected)


@pytest.mark.capability(107)
@pytest.mark.parametrize(
    ("shape", "onto"), [((3, 1), (3, 4)), ((4,), (2, 3, 4)), ((1,), (5,)), ((2, 1, 3), (2, 4, 3))]
)
def test_a_broadcast_reference(runtime: Driver, shape: tuple[int, ...], onto: tuple[int, ...]) -> None:
    data = counting(*shape)
    layout = lay.flat(shape, onto=onto)
    assert isinstance(layout, lay.Flat)
    out = np.zeros(math.prod(onto), np.float32)
    launch(read_flat, runtime, out.size, FlatView(data.reshape(-1), layout), out)
    np.testing.assert_array_equal(out.reshape(onto), np.broadcast_to(data, onto))


@pytest.mark.capability(107)
def test_negative_strides_and_offsets(runtime: Driver) -> None:
    data = counting(5, 6)
    seen = data[::-1, 1::2]
    layout = lay.flat(seen.shape, [-6, 2], 4 * 6 + 1)
    assert isinstance(layout, lay.Flat)
    out = np.zeros(seen.size, np.float32)
    launch(read_flat, runtime, out.size, FlatView(data.reshape(-1), layout), out)
    np.testing.assert_array_equal(out.reshape(seen.shape), seen)


@pytest.mark.capability(107)
def test_division_without_constants_gives_the_same(runtime: Driver) -> None:
    data = counting(3, 4, 5)
    layout = lay.flat((5, 3, 4), [1, 20, 5])
    assert isinstance(layout, lay.Flat)
    slow = lay.Flat(layout.shape, layout.strides, layout.offset, layout.length, [])
    outs = [np.zeros(60, np.float32) for _ in range(2)]
    for out, chosen in zip(outs, (layout, slow), strict=True):
        launch(read_flat, runtime, out.size, FlatView(data.reshape(-1), chosen), out)
        np.testing.assert_array_equal(out.reshape(5, 3, 4), data.transpose(2, 0, 1))


@pytest.mark.capability(107)
@pytest.mark.parametrize(
    ("shape", "tiles"),
    [
        ((8, 8), [(4, 4)]),
        ((8, 12), [(4, 6), (2, 3)]),
        ((16, 16), [(8, 8), (4, 4), (2, 1)]),
        ((5, 7), [(4, 4)]),  # tiles at the edges are whole in memory
    ],
    ids=str,
)
def test_tiles_in_tiles(runtime: Driver, shape: tuple[int, int], tiles: list[tuple[int, int]]) -> None:
    values = counting(*shape)
    memory = np.zeros(lay.tiled_length(shape, tiles[0]), np.float32)
    launch(write_tiled, runtime, values.size, values, TiledView(memory, lay.tiled(shape, *tiles)))
    np.testing.assert_array_equal(memory, stored_in_tiles(values, tiles))


def stored_in_tiles(values: NDArray[Any], tiles: list[tuple[int, int]]) -> NDArray[Any]:
    """The order in memory, by cutting the array apart."""
    if not tiles:
        return values.reshape(-1)
    (height, width), *rest = tiles
    grown = [-(-n // size) * size for n, size in zip(values.shape, (height, width), strict=True)]
    whole = np.zeros(grown, values.dtype)
    whole[: values.shape[0], : values.shape[1]] = values
    parts = [
        stored_in_tiles(whole[y : y + height, x : x + width], rest)
        for y in range(0, grown[0], height)
        for x in range(0, grown[1], width)
    ]
    return np.concatenate(parts)


@pytest.mark.capability(107)
def test_chains(runtime: Driver) -> None:
    values, tiles = counting(8, 12), [(4, 4), (2, 2)]
    memory = stored_in_tiles(values, tiles)
    chain = WindowOfTiled(lay.window((3, 5), (2, 6)), lay.tiled((8, 12), *tiles))
    out = np.zeros((4, 6), np.float32)
    launch(read_tiled_window, runtime, out.size, TiledWindowView(memory, chain), out)
    expected = np.zeros((4, 6), np.float32)
    expected[:3, :5] = values[2:5, 6:11]
    np.testing.assert_array_equal(out, expected)
    flat = lay.flat((12, 8), [1, 12])
    assert isinstance(flat, lay.Flat)
    short = np.zeros(12, np.float32)
    launch(
        read_slice, runtime, 12, SliceView(values.reshape(-1), SliceOfFlat(lay.Slice(20, 10), flat)), short
    )
    np.testing.assert_array_equal(short, [*values.T.reshape(-1)[20:30], 9, 9])


DIVISORS = [1, 2, 3, 5, 7, 10, 100, 641, 1000, 2**16, 2**31 - 1, 2**31, 2**31 + 1, 2**32 - 2, 2**32 - 1]


@pytest.mark.capability(108)
@pytest.mark.parametrize("divisor", DIVISORS)
def test_division_is_exact_for_all_u32(runtime: Driver, divisor: int) -> None:
    edges = [0, 1, 2, 2**31 - 1, 2**31, 2**31 + 1, 2**32 - 2, 2**32 - 1, 3 * 10**9]
    near = [k * divisor + d for k in (1, 2, 3, (2**32 - 1) // divisor) for d in (-1, 0, 1)]
    draws = np.random.default_rng(divisor).integers(0, 2**32, 500, dtype=np.uint64)
    numbers = np.array([n for n in [*edges, *near, *draws.tolist()] if 0 <= n < 2**32], np.uint32)
    quotient, rest = np.zeros_like(numbers), np.zeros_like(numbers)
    launch(divide, runtime, numbers.size, numbers, fast_divmod(divisor), quotient, rest)
    np.testing.assert_array_equal(quotient, numbers // np.uint32(divisor))
    np.testing.assert_array_equal(rest, numbers % np.uint32(divisor))


@pytest.mark.capability(108)
def test_division_by_random_divisors(runtime: Driver) -> None:
    random = np.random.default_rng(108)
    numbers = random.integers(0, 2**32, 256, dtype=np.uint64).astype(np.uint32)
    numbers[-1] = 2**32 - 1
    for bits in range(1, 33, 3):
        divisor = int(random.integers(2 ** (bits - 1), 2**bits, dtype=np.uint64))
        quotient, rest = np.zeros_like(numbers), np.zeros_like(numbers)
        launch(divide, runtime, numbers.size, numbers, fast_divmod(divisor), quotient, rest)
        np.testing.assert_array_equal(quotient, numbers // np.uint32(divisor))


def test_layouts_that_do_not_fit_are_refused() -> None:
    for divisor in (0, -1, 2**32):
        with pytest.raises(ValueError, match="cannot divide by"):
            fast_divmod(divisor)
    for tiles in ([], [(4,)], [(4, 0)], [(4, 4), (3, 2)]):
        with pytest.raises(ValueError, match="cannot tile"):
            lay.tiled((8, 8), *tiles)
    with pytest.raises(ValueError, match="cannot broadcast"):
        lay.flat((3,), onto=(4,))
    with pytest.raises(ValueError, match="cannot place a window"):
        lay.window((3,), (1, 2))


def test_a_dense_array_needs_no_arithmetic() -> None:
    assert lay.flat((2, 3)) == lay.Linear(6)
    assert lay.flat((1, 3), (99, 1)) == lay.Linear(3)
    assert lay.permuted((2, 3), (1, 0)) == lay.Strided([3, 2], [1, 3], 0)
