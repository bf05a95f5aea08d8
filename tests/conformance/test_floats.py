"""Floats, casts, literals and bits (rows 45, 46, 49 to 53, 68, 70 to 72 and 78 of the capability table)."""

from __future__ import annotations

import math

import ml_dtypes
import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import Array, run, units, zeros
from tests.edge_values import differences

HALVES = [np.float16, ml_dtypes.bfloat16]
FLOATS = [*HALVES, np.float32, np.float64]


def same_bits(got: Array, expected: Array) -> None:
    """Equal in bits; NaNs are equal."""
    wrong = differences(got, np.asarray(expected, got.dtype))
    assert not len(wrong), [(int(at), got[at], expected[at]) for at in wrong[:5]]


@bc.cube
def steps(a: bc.Array[bc.F], b: bc.Array[bc.F], out: bc.Array[bc.F]):
    i = bc.UNIT_POS
    out[4 * i] = a[i] + b[i]
    out[4 * i + 1] = a[i] * b[i] + a[i]
    out[4 * i + 2] = bc.sqrt(abs(a[i]))
    out[4 * i + 3] = a[i] / b[i]


@pytest.mark.capability(45)
@pytest.mark.parametrize("dtype", HALVES)
def test_halves_round_after_every_operation(runtime: Driver, dtype: type) -> None:
    generator = np.random.default_rng(2)
    a, b = (generator.normal(size=32).astype(np.float32).astype(dtype) for _ in range(2))
    out = np.zeros(128, dtype)
    run(steps, runtime, a, b, out)
    x, y = a.astype(np.float32), b.astype(np.float32)
    product = (x * y).astype(dtype).astype(np.float32)
    expected = np.stack([x + y, product + x, np.sqrt(abs(x)), x / y], axis=1).ravel()
    same_bits(out, expected.astype(dtype))


@bc.cube
def transcendental(x: bc.Array[bc.f64], out: bc.Array[bc.f64]):
    i = bc.UNIT_POS
    out[3 * i] = bc.sin(x[i])
    out[3 * i + 1] = bc.atan2(x[i], 2.0)
    out[3 * i + 2] = bc.exp(x[i])


@pytest.mark.capability(46)
def test_f64_with_transcendental_functions(runtime: Driver) -> None:
    x, out = np.linspace(-6, 6, 32), zeros(96, "float64")
    run(transcendental, runtime, x, out)
    expected = np.stack([np.sin(x), np.arctan2(x, 2.0), np.exp(x)], axis=1).ravel()
    np.testing.assert_allclose(out, expected, rtol=1e-14, atol=1e-300)


@bc.cube
def bools(flags: bc.Array[bc.bool], on: bc.bool, out: bc.Array[bc.bool], chosen: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    tile = bc.Shared[bc.bool](32)
    tile[i] = flags[i] ^ on
    bc.sync_cube()
    v = bc.Vector[bc.bool, 2](tile[31 - i], flags[i])
    out[i] = v[0] and v[1]
    chosen[i] = bc.select(v[0], 10, 20)


@pytest.mark.capability(49)
@pytest.mark.parametrize("on", [False, True])
def test_bool_everywhere(runtime: Driver, on: bool) -> None:
    flags = np.random.default_rng(3).integers(0, 2, 32).astype(np.bool_)
    out, chosen = zeros(32, "bool"), zeros(32)
    run(bools, runtime, flags, on, out, chosen)
    tile = (flags ^ on)[::-1]
    assert out.tolist() == (tile & flags).tolist()
    assert chosen.tolist() == np.where(tile, 10, 20).tolist()


@bc.cube(index=64)
def wide_index(x: bc.Array[bc.i64], out: bc.Array[bc.i64]):
    i = bc.ABSOLUTE_POS
    big = i + 4294967296
    out[i] = bc.i64(big)


@bc.cube(index=32)
def narrow_index(x: bc.Array[bc.i64], out: bc.Array[bc.i64]):
    i = bc.ABSOLUTE_POS
    out[i] = bc.i64(bc.index(2147483647) + i)


@pytest.mark.capability(50)
def test_width_of_indices(runtime: Driver) -> None:
    x, out = units(32, "int64"), zeros(32, "int64")
    run(wide_index, runtime, x, out)
    assert out.tolist() == [2**32 + i for i in range(32)]
    run(narrow_index, runtime, x, out)
    assert out.tolist() == [2**31 - 1, *(-(2**31) + i for i in range(31))]


@bc.cube
def to_int(x: bc.Array[bc.F], out: bc.Array[bc.I]):
    i = bc.UNIT_POS
    out[i] = bc.cast(x[i], out.dtype)


NUMBERS = [
    3e9,
    -1.0,
    math.nan,
    300.0,
    -300.7,
    0.99,
    -0.99,
    math.inf,
    -math.inf,
    2.0**31,
    2.0**63,
    -(2.0**63),
    1e30,
    -0.0,
]


@pytest.mark.capability(51)
@pytest.mark.parametrize("source", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("target", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"])
def test_float_to_int_saturates(runtime: Driver, source: type, target: str) -> None:
    with np.errstate(over="ignore"):
        x = np.array(NUMBERS).astype(source)
    out = zeros(len(x), target)
    run(to_int, runtime, x, out, units=len(x))
    low, high = np.iinfo(target).min, np.iinfo(target).max

    def host(v: float) -> int:
        if math.isnan(v):
            return 0
        return high if v >= high else low if v <= low else int(v)

    assert out.tolist() == [host(v) for v in x.astype(np.float64).tolist()]


@bc.cube
def other_casts(
    x: bc.Array[bc.i32], narrow: bc.Array[bc.i8], floats: bc.Array[bc.f32], truth: bc.Array[bc.bool]
):
    i = bc.UNIT_POS
    narrow[i] = bc.i8(x[i])
    floats[i] = bc.f32(x[i]) + bc.f32(x[i] > 0)
    truth[i] = bc.bool(x[i])


@pytest.mark.capability(51)
def test_int_casts_wrap_and_bool_is_not_zero(runtime: Driver) -> None:
    x = np.array([0, 1, 127, 128, 255, 256, -129, 2**24 + 1, -(2**31)], np.int32)
    narrow, floats, truth = zeros(9, "int8"), zeros(9, "float32"), zeros(9, "bool")
    run(other_casts, runtime, x, narrow, floats, truth, units=9)
    assert narrow.tolist() == x.astype(np.int8).tolist()
    same_bits(floats, x.astype(np.float32) + (x > 0).astype(np.float32))
    assert truth.tolist() == (x != 0).tolist()


@bc.cube
def bits(x: bc.Array[bc.f32], out: bc.Array[bc.u32], octets: bc.Array[bc.u8], back: bc.Array[bc.f32]):
    i = bc.UNIT_POS
    word = bc.bitcast(x[i], bc.u32)
    out[i] = word
    v = bc.bitcast(word, bc.u8)
    for k in bc.unroll(range(4)):
        octets[4 * i + k] = v[k]
    back[i] = bc.bitcast(bc.bitcast(v, bc.u32), bc.f32)


@pytest.mark.capability(52)
def test_bits_of_another_dtype(runtime: Driver) -> None:
    x = np.array([0.0, -0.0, 1.5, -1e-45, math.inf, 3.4e38, 1.0, -2.0], np.float32)
    out, octets, back = zeros(8, "uint32"), zeros(32, "uint8"), zeros(8, "float32")
    run(bits, runtime, x, out, octets, back, units=8)
    assert out.tolist() == x.view(np.uint32).tolist()
    assert octets.tolist() == x.view(np.uint8).tolist()
    same_bits(back, x)


TINY = 1.401298464324817e-45


@bc.cube
def literals(out: bc.Array[bc.f32], wide: bc.Array[bc.f64], ints: bc.Array[bc.i64]):
    out[0] = float("inf")
    out[1] = -float("inf")
    out[2] = float("nan")
    out[3] = -0.0
    out[4] = TINY
    out[5] = 3.4028234663852886e38
    out[6] = 1.1754943508222875e-38
    out[7] = 0.1
    wide[0] = 5e-324
    wide[1] = 1.7976931348623157e308
    wide[2] = 0.1
    wide[3] = -0.0
    ints[0] = -9223372036854775808
    ints[1] = 9223372036854775807


@pytest.mark.capability(53)
def test_literals(runtime: Driver) -> None:
    out, wide, ints = zeros(8, "float32"), zeros(4, "float64"), zeros(2, "int64")
    run(literals, runtime, out, wide, ints, units=1)
    same_bits(
        out,
        np.array([math.inf, -math.inf, math.nan, -0.0, TINY, 3.4028234663852886e38, 2.0**-126, 0.1], "f4"),
    )
    same_bits(wide, np.array([5e-324, 1.7976931348623157e308, 0.1, -0.0]))
    assert ints.tolist() == [-(2**63), 2**63 - 1]


@bc.cube
def rounded(x: bc.Array[bc.F], out: bc.Array[bc.F]):
    i = bc.UNIT_POS
    out[4 * i] = round(x[i])
    out[4 * i + 1] = bc.floor(x[i])
    out[4 * i + 2] = bc.ceil(x[i])
    out[4 * i + 3] = bc.trunc(x[i])


@pytest.mark.capability(68)
@pytest.mark.parametrize("dtype", FLOATS)
def test_rounding(runtime: Driver, dtype: type) -> None:
    numbers = [
        0.5,
        -0.5,
        1.5,
        -1.5,
        2.5,
        -2.5,
        0.0,
        -0.0,
        8388608.5,
        0.2,
        -0.2,
        math.nan,
        math.inf,
        1e30,
        3.0,
        -7.7,
    ]
    with np.errstate(over="ignore"):
        x = np.array(numbers).astype(np.float32 if np.dtype(dtype).itemsize == 2 else dtype).astype(dtype)
    out = np.zeros(64, dtype)
    run(rounded, runtime, x, out, units=16)
    wide = x.astype(np.float64)
    expected = np.stack([np.rint(wide), np.floor(wide), np.ceil(wide), np.trunc(wide)], axis=1).ravel()
    same_bits(out, expected.astype(np.float32 if np.dtype(dtype).itemsize == 2 else dtype).astype(dtype))


@bc.cube
def extremes(a: bc.Array[bc.f32], b: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    if i < a.len():
        out[5 * i] = min(a[i], b[i])
        out[5 * i + 1] = max(a[i], b[i])
        out[5 * i + 2] = bc.fmin(a[i], b[i])
        out[5 * i + 3] = bc.fmax(a[i], b[i])
        out[5 * i + 4] = bc.clamp(a[i], b[i], 1.0)


@pytest.mark.capability(70)
def test_minimum_and_maximum(runtime: Driver) -> None:
    values = [math.nan, -math.inf, -1.0, -0.0, 0.0, 1e-45, 1.0, 2.0, math.inf]
    a, b = np.repeat(np.array(values, "f4"), 9), np.tile(np.array(values, "f4"), 9)
    out = zeros(5 * 81, "float32")
    run(extremes, runtime, a, b, out, cubes=3)

    def order(v: float) -> tuple[float, float]:
        return v, math.copysign(1.0, v)

    def minimum(x: float, y: float) -> float:
        return math.nan if math.isnan(x) or math.isnan(y) else min(x, y, key=order)

    def maximum(x: float, y: float) -> float:
        return math.nan if math.isnan(x) or math.isnan(y) else max(x, y, key=order)

    expected = []
    for x, y in zip(a.tolist(), b.tolist(), strict=True):
        known = [v for v in (x, y) if not math.isnan(v)] or [math.nan]
        expected += [minimum(x, y), maximum(x, y), min(known, key=order), max(known, key=order)]
        expected.append(minimum(maximum(x, y), 1.0))
    same_bits(out, np.array(expected, "f4"))


@bc.cube
def ordered(a: bc.f32, b: bc.f32) -> bc.i32:
    code = 0
    if a == b:
        code += 1
    if a != b:
        code += 2
    if a < b:
        code += 4
    if a <= b:
        code += 8
    if not a < b:
        code += 16
    return code


@bc.cube
def compared(a: bc.Array[bc.f32], b: bc.Array[bc.f32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    if i < a.len():
        code = ordered(a[i], b[i])
        if bc.is_nan(a[i]):
            code += 32
        if bc.is_inf(a[i]):
            code += 64
        if bc.is_finite(a[i]):
            code += 128
        if a[i] == a[i]:
            code += 256
        out[i] = code


@pytest.mark.capability(71)
def test_comparisons_with_nan(runtime: Driver) -> None:
    values = [math.nan, -math.inf, -0.0, 0.0, 1.0, math.inf]
    a, b = np.repeat(np.array(values, "f4"), 6), np.tile(np.array(values, "f4"), 6)
    out = zeros(36)
    run(compared, runtime, a, b, out, cubes=2)
    expected = [
        (x == y) + 2 * (x != y) + 4 * (x < y) + 8 * (x <= y) + 16 * (not x < y) + 32 * math.isnan(x)
        + 64 * math.isinf(x) + 128 * math.isfinite(x) + 256 * (not math.isnan(x))
        for x, y in zip(a.tolist(), b.tolist(), strict=True)
    ]  # fmt: skip
    assert out.tolist() == expected


@bc.cube
def fused(a: bc.Array[bc.F], b: bc.Array[bc.F], c: bc.Array[bc.F], out: bc.Array[bc.F]):
    i = bc.UNIT_POS
    out[2 * i] = bc.fma(a[i], b[i], c[i])
    out[2 * i + 1] = a[i] * b[i] + c[i]


@pytest.mark.capability(72)
@pytest.mark.parametrize(("dtype", "bits"), [(np.float32, 12), (np.float64, 27)])
def test_fma_rounds_once(runtime: Driver, dtype: type, bits: int) -> None:
    x = dtype(1 + 2.0**-bits)
    a, c = np.full(4, x), np.full(4, dtype(-(1 + 2.0 ** (1 - bits))))
    out = np.zeros(8, dtype)
    run(fused, runtime, a, a, c, out, units=4)
    # (1 + e)^2 - (1 + 2e) is e^2 exactly; rounded twice it is 0
    assert out.tolist() == [2.0 ** (-2 * bits), 0.0] * 4


@bc.cube
def precise(a: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = a[0] * a[1] + a[2]


@bc.cube(fast_math={"contract"})
def contracted(a: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = a[0] * a[1] + a[2]


@pytest.mark.capability(78)
def test_fast_math_only_where_asked(runtime: Driver) -> None:
    x, out = np.array([1 + 2.0**-12, 1 + 2.0**-12, -(1 + 2.0**-11)], "f4"), zeros(1, "float32")
    run(precise, runtime, x, out, units=1)
    assert out[0] == 0.0
    assert "fma" not in precise.ir(runtime, x, out)
    run(contracted, runtime, x, out, units=1)
    assert out[0] == 2.0**-24
    assert "fma" in contracted.ir(runtime, x, out)
