"""Products of matrices by a plane (row 112 of the capability table)."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from burn_cube.errors import CompileError
from tests.conformance.launching import Array, run

Dtype = Any
KINDS = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "tf32": np.float32}
DTYPES = {"f16": bc.f16, "bf16": bc.bf16, "tf32": "tf32"}
DEPTHS = {"f16": 16, "bf16": 16, "tf32": 8}
TOLERANCE = {
    "f16": 2e-6,
    "bf16": 2e-6,
    "tf32": 2e-6,
}  # of hardware, which rounds as it likes: |a| @ |b| * this


def depth(dtype: str) -> int:
    """k of the products of a dtype."""
    return DEPTHS[dtype]


def random(seed: int, *shape: int, dtype: str = "f16") -> Array:
    """Numbers of which a few are large, small, or zero."""
    rng = np.random.default_rng(seed)
    scale = rng.choice([0, 1, 1, 1, 64, 2**-12], shape)
    return (rng.normal(size=shape) * scale).astype(KINDS[dtype])


def tf32(x: Array) -> Array:
    """To 10 bits of significand, to nearest, ties away from 0."""
    significand, exponent = np.frexp(x.astype(np.float64))
    scaled = significand * 2048
    return np.ldexp(np.copysign(np.floor(np.abs(scaled) + 0.5), scaled) / 2048, exponent).astype(np.float32)


def widened(x: Array) -> Array:
    """As the product sees its operands."""
    wide = x.astype(np.float32)
    return tf32(wide) if x.dtype == np.float32 else wide


def product(a: Array, b: Array, c: Array) -> Array:
    """a @ b + c in order of k, each product and each sum rounded to f32."""
    left, right = widened(a), widened(b)
    for k in range(a.shape[1]):
        c = c + left[:, k, None] * right[k]
    return c


def check(runtime: Driver, dtype: str, got: Array, a: Array, b: Array, c: Array) -> None:
    """Bit for bit without tensor cores, else near."""
    expected = product(a, b, c)
    if f"cmma:{dtype}" not in runtime.properties.features:
        assert got.tolist() == expected.tolist()
        return
    size = np.abs(widened(a)) @ np.abs(widened(b)) + np.abs(c)
    assert (np.abs(got - expected) <= TOLERANCE[dtype] * size).all()


def units(runtime: Driver, planes: int = 1) -> int:
    """A cube of whole planes."""
    return planes * runtime.properties.plane_dim


@bc.cube
def one_tile(
    a: bc.Array[bc.F],
    b: bc.Array[bc.F],
    c: bc.Array[bc.f32],
    out: bc.Array[bc.f32],
    dtype: bc.Comptime[object],
    k: bc.Comptime[int],
    a_layout: bc.Comptime[str],
    b_layout: bc.Comptime[str],
    c_layout: bc.Comptime[str],
):
    x = bc.cmma.Matrix("a", 16, 16, k, dtype, a_layout)
    y = bc.cmma.Matrix("b", 16, 16, k, dtype)
    z = bc.cmma.Matrix("accumulator", 16, 16, k, bc.f32)
    d = bc.cmma.Matrix("accumulator", 16, 16, k, bc.f32)
    bc.cmma.load(x, a, k if a_layout == "row_major" else 16)
    bc.cmma.load(y, b, 16 if b_layout == "row_major" else k, b_layout)
    bc.cmma.load(z, c, 16, c_layout)
    bc.cmma.execute(x, y, z, d)
    bc.cmma.store(out, d, 16, c_layout)


@pytest.mark.capability(112)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("layouts", ["rrr", "crr", "rcr", "ccc"])
def test_layouts(runtime: Driver, dtype: str, layouts: str) -> None:
    a_layout, b_layout, c_layout = ("row_major" if layout == "r" else "col_major" for layout in layouts)
    k = depth(dtype)
    a, b = random(1, 16, k, dtype=dtype), random(2, k, 16, dtype=dtype)
    c = random(3, 16, 16, dtype="tf32")
    out = np.zeros((16, 16), np.float32)

    def laid(x: Array, layout: str) -> Array:
        return np.ascontiguousarray(x if layout == "row_major" else x.T)

    arrays = laid(a, a_layout), laid(b, b_layout), laid(c, c_layout), out
    run(
        one_tile, runtime, *[x.reshape(-1) for x in arrays], units=units(runtime), dtype=DTYPES[dtype], k=k,
        a_layout=a_layout, b_layout=b_layout, c_layout=c_layout,
    )  # fmt: skip
    check(runtime, dtype, laid(out, c_layout), a, b, c)


@bc.cube
def tiled(
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
    for i in range(0, a.shape(1), k):
        bc.cmma.load(x, a, (row, i))
        bc.cmma.load(y, b, (i, col))
        bc.cmma.execute(x, y, c, c)
    bc.cmma.store(out, c, (row, col))


@pytest.mark.capability(112)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(
    ("shape", "strided"),
    [((16, 16, 16), False), ((50, 33, 41), True), ((1, 1, 1), False), ((64, 7, 100), False)],
)
def test_matrices_with_edges(runtime: Driver, dtype: str, shape: tuple[int, int, int], strided: bool) -> None:
    m, n, k = shape
    if strided:  # every second row and column, b from its transpose
        a, b = random(1, 2 * m, 2 * k, dtype=dtype)[::2, ::2], random(2, n, k + 3, dtype=dtype).T[3:]
        out = np.full((m, 2 * n), 7, np.float32)
        view = out[:, ::2]
    else:
        a, b = random(1, m, k, dtype=dtype), random(2, k, n, dtype=dtype)
        view = out = np.full((m, n), 7, np.float32)
    cubes = bc.cdiv(n, 16), bc.cdiv(m, 32)
    tiled.launch(
        runtime, cube_count=cubes, cube_dim=units(runtime, 2), args=(a, b, view, DTYPES[dtype], depth(dtype)),
        kwargs={},
    )  # fmt: skip
    runtime.sync()
    check(runtime, dtype, view, a, b, np.zeros((m, n), np.float32))
    assert not strided or (out[:, 1::2] == 7).all()


@bc.cube
def offsets(a: bc.Array[bc.Vector[bc.f16, 4]], b: bc.Tensor[bc.f16], out: bc.Array[bc.f32]):
    """Vectors, a slice that begins and ends inside, a tensor of one dimension with a step, a short target."""
    tile = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    other = bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    bc.cmma.load(tile, a[2:80], 20)
    bc.cmma.load(other, b, 18, "col_major")
    bc.cmma.fill(c, 1.5)
    bc.cmma.execute(tile, other, c, c)
    bc.cmma.store(out[5:300], c, 17)


@pytest.mark.capability(112)
def test_slices_vectors_and_steps(runtime: Driver) -> None:
    a, b, out = random(1, 400), random(2, 900)[::3], np.full(400, 7, np.float32)
    run(offsets, runtime, a, b, out, units=units(runtime))
    seen = np.zeros(400, np.float16)
    seen[:312] = a[8:320]
    tile = np.lib.stride_tricks.as_strided(seen, (16, 16), (40, 2))
    other = np.array([[b[r + 18 * c] if r + 18 * c < len(b) else 0 for c in range(16)] for r in range(16)])
    expected = np.full(400, 7, np.float32)
    result = product(tile, other.astype(np.float16), np.full((16, 16), 1.5, np.float32))
    for r in range(16):
        for c in range(16):
            if 17 * r + c < 295:
                expected[5 + 17 * r + c] = result[r, c]
    size = np.abs(expected) + 100 if "cmma:f16" in runtime.properties.features else 0
    assert (np.abs(out - expected) <= 2e-6 * size).all()


@bc.cube
def through_shared(a: bc.Array[bc.f16], b: bc.Array[bc.f16], out: bc.Array[bc.f16]):
    """Tiles in shared memory with padded rows; the sum goes out as f16 through shared memory."""
    left, right = bc.Shared[bc.f16](16, 24), bc.Shared[bc.f16](16 * 18)
    result = bc.Shared[bc.f16](16, 16)
    for i in range(bc.UNIT_POS, 256, bc.CUBE_DIM):
        left[i // 16, i % 16 + 8] = a[i]
        right[i // 16 * 18 + i % 16] = b[i]
    bc.sync_cube()
    if bc.PLANE_POS == 0:
        x = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
        y = bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
        c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
        bc.cmma.load(x, left, (0, 8))
        bc.cmma.load(y, right, 18)
        bc.cmma.execute(x, y, c, c)
        half = bc.cmma.cast(c, bc.f16)
        bc.cmma.store(result, half, (0, 0))
    bc.sync_cube()
    for i in range(bc.UNIT_POS, 256, bc.CUBE_DIM):
        out[i] = result[i // 16, i % 16]


@pytest.mark.capability(112)
@pytest.mark.parametrize("planes", [1, 3])
def test_shared_memory(runtime: Driver, planes: int) -> None:
    a, b, out = random(1, 16, 16), random(2, 16, 16), np.zeros((16, 16), np.float16)
    run(through_shared, runtime, a.reshape(-1), b.reshape(-1), out.reshape(-1), units=units(runtime, planes))
    expected = product(a, b, np.zeros((16, 16), np.float32)).astype(np.float16)
    if "cmma:f16" in runtime.properties.features:
        assert np.allclose(out, expected, rtol=2e-3, atol=1e-3)
    else:
        assert out.tolist() == expected.tolist()


@bc.cube
def casts(x: bc.Array[bc.f32], y: bc.Array[bc.bf16], out: bc.Array[bc.f32], rounded: bc.Array[bc.bf16]):
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32, "col_major")
    bc.cmma.load(c, x, 16)
    bc.cmma.store(rounded, bc.cmma.cast(c, bc.bf16), 16, "col_major")
    d = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.bf16)
    bc.cmma.load(d, y, 16)
    bc.cmma.store(out, bc.cmma.cast(d, bc.f32), 16)


@pytest.mark.capability(112)
def test_casts(runtime: Driver) -> None:
    x, y = random(1, 256, dtype="tf32"), random(2, 256, dtype="bf16")
    out, rounded = np.zeros(256, np.float32), np.zeros(256, ml_dtypes.bfloat16)
    run(casts, runtime, x, y, out, rounded, units=units(runtime))
    assert rounded.tolist() == x.astype(ml_dtypes.bfloat16).tolist()
    assert out.tolist() == y.astype(np.float32).tolist()


@bc.cube
def special(a: bc.Array[bc.f32], b: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    x, y = bc.cmma.Matrix("a", 16, 16, 8, "tf32"), bc.cmma.Matrix("b", 16, 16, 8, "tf32")
    c = bc.cmma.Matrix("accumulator", 16, 16, 8, bc.f32)
    bc.cmma.load(x, a, 8)
    bc.cmma.load(y, b, 16)
    bc.cmma.execute(x, y, c, c)
    bc.cmma.store(out, c, 16)


@pytest.mark.capability(112)
def test_tf32_is_rounded(runtime: Driver) -> None:
    """Ties go away from 0; nan, infinity and overflow by rounding stay what they are."""
    bits = [0x3F801000, 0xBF801000, 0x3F800FFF, 0x7F800000, 0x7F800001, 0xFFFFFFFF, 0x7F7FFFFF, 0x00001000]
    a, b = np.zeros((16, 8), np.uint32), np.eye(8, 16, dtype=np.float32)
    a[:8, 0] = bits
    a, b = a.view(np.float32), b.reshape(-1)
    b[1:16] = 0
    out = np.zeros((16, 16), np.float32)
    run(special, runtime, a.reshape(-1), b, out.reshape(-1), units=units(runtime))
    assert out[:4, 0].tolist() == [1 + 2**-10, -1 - 2**-10, 1, np.inf]
    assert np.isnan(out[4:6, 0]).all()
    assert out[6, 0] == np.inf
    if runtime.target == "wgsl" or "cmma:tf32" in runtime.properties.features:
        assert out[7, 0] in (0, np.uint32(0x2000).view(np.float32))  # which may flush sub-normals
    else:
        assert out[7, 0] == np.uint32(0x2000).view(np.float32)


@bc.cube
def chosen(out: bc.Array[bc.i32]):
    if bc.UNIT_POS == 0:
        if bc.cmma.supported(16, 16, 16, bc.f16):
            out[0] = 1
        if bc.cmma.supported(16, 16, 8, bc.f16) or bc.cmma.supported(16, 16, 16, bc.f32):
            out[1] = 1
        if bc.cmma.accelerated(bc.f16):
            out[2] = 1


@pytest.mark.capability(112)
def test_a_kernel_can_ask(runtime: Driver) -> None:
    out = np.zeros(3, np.int32)
    run(chosen, runtime, out, units=1)
    features = runtime.properties.features
    assert out.tolist() == ["cmma" in features, False, "cmma:f16" in features]


@pytest.mark.capability(112)
def test_what_is_not_supported_is_named(runtime: Driver) -> None:
    a, b, out = (np.zeros(256, dtype) for dtype in (np.float16, np.float16, np.float32))
    with pytest.raises(CompileError, match="got f16 16 x 16 x 8, expected f16 16 x 16 x 16, bf16 16"):
        run(
            one_tile, runtime, a, b, out, out.copy(), units=units(runtime), dtype=bc.f16, k=8,
            a_layout="row_major", b_layout="row_major", c_layout="row_major",
        )  # fmt: skip


@pytest.mark.capability(112)
def test_a_partial_plane_is_refused(runtime: Driver) -> None:
    plane = runtime.properties.plane_dim
    if plane == 1:
        pytest.skip("planes of one unit are never partial")
    x, y = np.zeros(256, np.float32), np.zeros(256, ml_dtypes.bfloat16)
    with pytest.raises(CompileError, match=f"got a cube of {plane + plane // 2} units, whose last plane is"):
        run(casts, runtime, x, y, x.copy(), y.copy(), units=plane + plane // 2)


@bc.cube
def many(a: bc.Array[bc.f16], out: bc.Array[bc.f32], n: bc.i32):
    """Fragments made in loops, several accumulators, control that is uniform over a plane."""
    sums = [bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32) for _ in range(2)]
    turn = 0
    while turn < n:
        for k in range(bc.PLANE_POS + 1):
            x = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
            y = bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
            bc.cmma.load(x, a[256 * k :], 16)
            if turn % 2 == 0:
                bc.cmma.load(y, a, 16)
            for s in bc.unroll(range(2)):
                bc.cmma.execute(x, y, sums[s], sums[s])
        turn += 1
    for s in bc.unroll(range(2)):
        bc.cmma.store(out[256 * (2 * bc.PLANE_POS + s) :], sums[s], 16)


@pytest.mark.capability(112)
def test_fragments_in_loops(runtime: Driver) -> None:
    a, out = np.random.default_rng(1).integers(-2, 3, 768).astype(np.float16), np.zeros(1536, np.float32)
    run(many, runtime, a, out, np.int32(3), units=units(runtime, 3))
    tiles = a.astype(np.float32).reshape(3, 16, 16)
    expected = [sum(tiles[k] @ tiles[0] for k in range(p + 1)) * 2 for p in range(3)]
    assert (out.reshape(3, 2, 16, 16) == np.array(expected)[:, None]).all()


@bc.cube(index=32)
def far_away(x: bc.Tensor[bc.f32], y: bc.Array[bc.f32], out: bc.Array[bc.f32], far: bc.i64):
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    bc.cmma.load(c, x, (far, 0))
    bc.cmma.store(out, c, 16)
    bc.cmma.load(c, y, 1 << 28)
    bc.cmma.store(out[256:], c, 16)
    bc.cmma.load(c, x, (-2, -3))
    bc.cmma.store(out[512:], c, 16)
    bc.cmma.load(c, y[40:], -1)
    bc.cmma.store(out[768:], c, 16)


@pytest.mark.capability(112)
@pytest.mark.parametrize("far", [2**32, -(2**32), 2**40 + 1])
def test_places_far_outside(runtime: Driver, far: int) -> None:
    """What 32 bits do not hold; what begins before the first element."""
    x, y, out = np.ones((16, 16), np.float32), np.arange(256, dtype=np.float32), np.full(1024, 7, np.float32)
    run(far_away, runtime, x, y, out, np.int64(far), units=units(runtime))
    first, second, third, last = out.reshape(4, 16, 16)
    assert not first.any()
    assert second.tolist() == [list(range(16)), *[[0] * 16] * 15]
    assert (third[2:, 3:] == 1).all()
    assert third.sum() == 14 * 13
    assert last.tolist() == [[40 + c - r if c >= r else 0 for c in range(16)] for r in range(16)]


@bc.cube
def add_product(a: bc.Array[bc.f16], k: bc.index, parts: bc.Comptime[object], total: bc.cmma.Matrix):
    x, y = parts
    bc.cmma.load(x, a[16 * k :], 32)
    bc.cmma.load(y, a[512 + 256 * k // 16 :], 16)
    bc.cmma.execute(x, y, total, total)


@bc.cube
def by_function(a: bc.Array[bc.f16], out: bc.Array[bc.f32]):
    parts = bc.cmma.Matrix("a", 16, 16, 16, bc.f16), bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
    total = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    for k in range(0, 2):
        add_product(a, k, parts, total)
    bc.cmma.store(out, total, 16)


@pytest.mark.capability(112)
def test_fragments_as_arguments(runtime: Driver) -> None:
    a, out = np.random.default_rng(1).integers(-4, 5, 1024).astype(np.float16), np.zeros(256, np.float32)
    run(by_function, runtime, a, out, units=units(runtime))
    left, right = a[:512].reshape(16, 32).astype(np.float32), a.astype(np.float32)
    expected = sum(
        left[:, 16 * k : 16 * k + 16] @ right[512 + 16 * k :][:256].reshape(16, 16) for k in range(2)
    )
    assert out.reshape(16, 16).tolist() == np.asarray(expected).tolist()
