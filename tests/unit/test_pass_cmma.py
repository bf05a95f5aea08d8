"""Fragments as local memories: on planes of every size, and by the layouts of the matrix units."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import burn_cube as bc
from burn_cube import dtypes as dt
from burn_cube.errors import DeviceError, InternalError
from burn_cube.interpreter import BufferValue
from burn_cube.interpreter import run as interpret
from burn_cube.interpreter.debugger import unit_by_unit
from burn_cube.ir import Cmma, Kernel, equal, parse_kernel, print_kernel, statements, verify
from burn_cube.launch.library import library
from burn_cube.passes import Context, run
from burn_cube.passes.cmma_layouts import MFMA, MMA_SYNC, UNITS, WMMA, Layout, Unit, spread
from burn_cube.passes.lower_cmma import lower_cmma
from burn_cube.types import Fragment
from tests.edge_values import Array
from tests.lowering import lowered

CONTEXT = Context(library)
DTYPES = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "tf32": np.float32}
NAMES = {"float16": bc.f16, "bfloat16": bc.bf16, "float32": "tf32"}


@bc.cube
def product(
    a: bc.Tensor[bc.F],
    b: bc.Tensor[bc.F],
    out: bc.Tensor[bc.f32],
    dtype: bc.Comptime[object],
    k: bc.Comptime[int],
):
    x = bc.cmma.Matrix("a", 16, 16, k, dtype)
    y = bc.cmma.Matrix("b", 16, 16, k, dtype)
    c = bc.cmma.Matrix("accumulator", 16, 16, k, bc.f32)
    row, col = 16 * (bc.CUBE_POS_Y * bc.PLANE_COUNT + bc.PLANE_POS), 16 * bc.CUBE_POS_X
    bc.cmma.load(c, out, (row, col))
    for i in range(0, a.shape(1), k):
        bc.cmma.load(x, a, (row, i))
        bc.cmma.load(y, b, (i, col))
        bc.cmma.execute(x, y, c, c)
    bc.cmma.store(out, c, (row, col))


def inputs(dtype: str, m: int = 20, n: int = 19, k: int = 20) -> list[Array]:
    """Matrices whose edges no tile meets."""
    rng = np.random.default_rng(0)
    kind = DTYPES[dtype]
    a, b = rng.normal(size=(m, k)).astype(kind), rng.normal(size=(k, n)).astype(kind)
    return [a, b, rng.normal(size=(m, n)).astype(np.float32)]


def made(arrays: list[Array], plane: int, planes: int = 2, mode: str = "checked") -> Kernel:
    """The kernel for planes of a size."""
    name = NAMES[arrays[0].dtype.name]
    args = (*arrays, name, 8 if name == "tf32" else 16)
    return lowered(product, *args, cube=(plane * planes, 1, 1), plane=plane, mode=mode).kernel


def computed(kernel: Kernel, arrays: list[Array], planes: int = 2) -> Array:
    """What a kernel leaves in `out`."""
    copies = [array.copy() for array in arrays]
    args = [
        BufferValue(x.ravel(), 0, x.size, x.size, x.shape, tuple(s // x.itemsize for s in x.strides))
        for x in copies
    ]
    m, n = arrays[2].shape
    interpret(kernel, (-(-n // 16), -(-m // (16 * planes)), 1), args, library)
    return copies[2]


def expected(a: Array, b: Array, out: Array) -> Array:
    """In order of k, each product and each sum rounded."""
    left, right = a.astype(np.float32), b.astype(np.float32)
    if a.dtype == np.float32:
        left, right = tf32(left), tf32(right)
    for k in range(a.shape[1]):
        out = out + left[:, k, None] * right[k]
    return out


def tf32(x: Array) -> Array:
    """To nearest, ties away from 0: by scaling, not by bits."""
    significand, exponent = np.frexp(x.astype(np.float64))
    scaled = significand * 2048
    return np.ldexp(np.copysign(np.floor(np.abs(scaled) + 0.5), scaled) / 2048, exponent).astype(np.float32)


@pytest.mark.capability(112)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("plane", [1, 2, 8, 16, 32, 64, 256, 512])
def test_planes_of_every_size(dtype: str, plane: int) -> None:
    arrays = inputs(dtype)
    planes = 2 if plane < 512 else 1
    kernel = made(arrays, plane, planes)
    verify(kernel)
    plain = run(kernel, (("lower_cmma", lower_cmma()),), CONTEXT, verify=True)
    assert not any(isinstance(stmt, Cmma) for stmt in statements(plain.body))
    wanted = expected(*arrays)
    assert computed(kernel, arrays, planes).tolist() == wanted.tolist()
    assert computed(plain, arrays, planes).tolist() == wanted.tolist()


@pytest.mark.capability(112)
@pytest.mark.parametrize(
    ("unit", "dtype"),
    [(unit, dtype) for unit in UNITS for dtype in DTYPES],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_matrix_units(unit: Unit, dtype: str) -> None:
    arrays = inputs(dtype)
    kernel = made(arrays, unit.plane)
    native = run(kernel, (("lower_cmma", lower_cmma(unit)),), CONTEXT, verify=True)
    left = [stmt for stmt in statements(native.body) if isinstance(stmt, Cmma)]
    has = (dt.F32 if dtype == "tf32" else dt.BY_NAME[dtype]) in unit.layouts
    assert [stmt.op for stmt in left] == ["execute"] * has
    assert equal(parse_kernel(print_kernel(native)), native)
    assert computed(native, arrays).tolist() == expected(*arrays).tolist()


def elements(layout: Layout, plane: int) -> list[tuple[int, int]]:
    """Where the elements of all units are."""
    lanes = layout.lanes or plane
    return [layout.place(lane, slot) for lane in range(lanes) for slot in range(layout.length)]


@pytest.mark.parametrize("unit", UNITS)
def test_layouts_hold_each_element(unit: Unit) -> None:
    for dtype, layouts in unit.layouts.items():
        k = 8 if dtype is dt.F32 else 16
        for layout, (rows, cols) in zip(layouts, ((16, k), (k, 16), (16, 16)), strict=True):
            found = elements(layout, unit.plane)
            assert set(found) == {(r, c) for r in range(rows) for c in range(cols)}
            twice = unit is WMMA and (rows, cols, layout) != (16, 16, layouts[2])
            assert len(found) == rows * cols * (2 if twice else 1)


@pytest.mark.parametrize("plane", [1, 8, 32, 64, 256, 1024])
@pytest.mark.parametrize("k", [8, 16])
def test_spread_layouts_hold_each_element_once(plane: int, k: int) -> None:
    for fragment in (Fragment("a", 16, 16, k), Fragment("b", 16, 16, k), Fragment("accumulator", 16, 16, k)):
        found = elements(spread(fragment, plane), plane)
        assert sorted(found) == [(r, c) for r in range(fragment.rows) for c in range(fragment.cols)]


def test_layouts_of_mma_sync() -> None:
    """As the PTX manual gives them, with its names: group is lane / 4, thread is lane % 4."""
    for lane in range(32):
        group, thread = divmod(lane, 4)
        for i in range(8):  # m16n8k16, a0 to a7
            row = group if i in (0, 1, 4, 5) else group + 8
            col = 2 * thread + i % 2 + (8 if i >= 4 else 0)
            assert MMA_SYNC.layouts[dt.F16][0].place(lane, i) == (row, col)
        for i in range(8):  # b0 to b3, of the columns from 0 and from 8
            row = 2 * thread + i % 2 + (8 if i % 4 >= 2 else 0)
            assert MMA_SYNC.layouts[dt.F16][1].place(lane, i) == (row, group + i // 4 * 8)
        for i in range(8):  # c0 to c3, twice
            row = group if i % 4 < 2 else group + 8
            assert MMA_SYNC.layouts[dt.F16][2].place(lane, i) == (row, 2 * thread + i % 2 + i // 4 * 8)
        for i in range(4):  # m16n8k8 of tf32
            assert MMA_SYNC.layouts[dt.F32][0].place(lane, i) == (group + i % 2 * 8, thread + i // 2 * 4)
            assert MMA_SYNC.layouts[dt.F32][1].place(lane, i) == (thread + i % 2 * 4, group + i // 2 * 8)


def test_layouts_of_amd() -> None:
    for lane in range(64):
        for i in range(4):
            assert MFMA.layouts[dt.F16][0].place(lane, i) == (lane % 16, 4 * (lane // 16) + i)
            assert MFMA.layouts[dt.F16][1].place(lane, i) == (4 * (lane // 16) + i, lane % 16)
            assert MFMA.layouts[dt.F16][2].place(lane, i) == (4 * (lane // 16) + i, lane % 16)
        for i in range(2):
            assert MFMA.layouts[dt.F32][0].place(lane, i) == (lane % 16, 2 * (lane // 16) + i)
    for lane in range(32):
        for i in range(16):
            assert WMMA.layouts[dt.F16][0].place(lane, i) == (lane % 16, i)
            assert WMMA.layouts[dt.F16][1].place(lane, i) == (i, lane % 16)
        for i in range(8):
            assert WMMA.layouts[dt.F16][2].place(lane, i) == (2 * i + lane // 16, lane % 16)


def test_unit_by_unit() -> None:
    """As the debugger runs it: units that come one by one, planes that go their own ways."""
    arrays = inputs("f16")
    with unit_by_unit():
        found = computed(made(arrays, 4), arrays)
    assert found.tolist() == expected(*arrays).tolist()


@bc.cube
def uneven(a: bc.Array[bc.f16], out: bc.Array[bc.f32]):
    for i in range(bc.PLANE_POS + 1):
        c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
        x = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
        y = bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
        bc.cmma.load(x, a, 16)
        if i == bc.PLANE_POS:
            bc.cmma.fill(y, 1.0)
        bc.cmma.execute(x, y, c, c)
        bc.cmma.store(out[256 * bc.PLANE_POS :], c, 16)


def test_unit_by_unit_with_uneven_loops() -> None:
    a, out = np.arange(256).astype(np.float16), np.zeros(768, np.float32)
    kernel = lowered(uneven, a, out, cube=(12, 1, 1), plane=4).kernel
    with unit_by_unit():
        interpret(kernel, (1, 1, 1), [BufferValue(a, 0, 256, 256), BufferValue(out, 0, 768, 768)], library)
    sums = a.astype(np.float32).reshape(16, 16).sum(axis=1)
    assert (out.reshape(3, 16, 16) == sums[:, None]).all()


def test_validate_sees_what_units_touch() -> None:
    arrays = inputs("f16", 32, 16, 16)
    kernel = made(arrays, 8, mode="validate")
    assert computed(kernel, arrays).tolist() == expected(*arrays).tolist()
    arrays = inputs("f16", 30, 16, 16)
    with pytest.raises(DeviceError, match="cannot read out in kernel product: got index 30 in dim"):
        computed(made(arrays, 8, mode="validate"), arrays)


def test_races_are_found() -> None:
    a, out = np.zeros(256, np.float16), np.zeros(768, np.float32)
    kernel = lowered(racing, a, out, cube=(16, 1, 1), plane=8, mode="validate").kernel
    with pytest.raises(DeviceError, match="race"):
        interpret(kernel, (1, 1, 1), [BufferValue(a, 0, 256, 256), BufferValue(out, 0, 768, 768)], library)


@bc.cube
def racing(a: bc.Array[bc.f16], out: bc.Array[bc.f32]):
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    bc.cmma.fill(c, bc.f32(a[bc.PLANE_POS]) + bc.f32(bc.i32(bc.PLANE_POS)))
    bc.cmma.store(out, c, 16)


@pytest.mark.parametrize(
    "line",
    [
        "cmma execute %c = %b, %a, %c",
        "cmma fill %a = 1.0:f32",
        "cmma load %a = %y[0:index by 16:index, 1:index]",
        "cmma store %x[0:index by 16:index, 1:index] = %c",
        "cmma load %a = %x[0:index by 16:index, 1:index] (0:i32 by 1:index, 0:index < 5:index)",
        "cmma cast %c = %a",
        "%0: f16 = load %a[0:index]",
        "cmma load %c = %c[0:index by 16:index, 1:index]",
    ],
)
def test_what_the_verifier_refuses(line: str) -> None:
    text = f"""kernel "k" (%x: buffer f16 read, %y: buffer f32 read) cube 8 1 1 plane 8 index 64 checked {{
      %a: fragment[f16, 256, a 16 16 16] = alloc
      %b: fragment[f16, 256, b 16 16 16] = alloc
      %c: fragment[f32, 256, accumulator 16 16 16] = alloc
      {line}
    }}"""
    kernel = parse_kernel(text)
    assert equal(parse_kernel(print_kernel(kernel)), kernel)
    with pytest.raises(InternalError):
        verify(kernel)
