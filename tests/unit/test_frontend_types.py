"""dtypes, literals, casts, vectors: what takes which dtype, and what does not fit."""

from __future__ import annotations

import math

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube import lang as bc
from burn_cube.dtypes import DType
from burn_cube.frontend.literals import LiteralError, fit, round_to
from tests.lowering import run, text


def floats(*values: float) -> np.ndarray:
    return np.array(values, np.float32)


def ints(*values: int) -> np.ndarray:
    return np.array(values, np.int32)


@pytest.mark.parametrize("dtype", [dt.F16, dt.F32])
def test_literals_round_as_numpy_does(dtype: DType) -> None:
    random = np.random.default_rng(1)
    values = [
        0.1,
        65519.9,
        65520.0,
        1e-8,
        5.96e-8,
        2.0**-25,
        1e39,
        -0.0,
        math.inf,
        3.4028235e38,
        1.4e-45,
        1e-46,
    ]
    values += list(random.random(200) * 2.0 ** random.integers(-150, 130, 200))
    for value in values:
        with np.errstate(all="ignore"):
            expected = float(np.float64(value).astype(dtype.numpy))
        found = round_to(value, dtype)
        assert (found, math.copysign(1, found)) == (expected, math.copysign(1, expected)), value


def test_bf16_literals_round_as_ml_dtypes_does() -> None:
    ml_dtypes = pytest.importorskip("ml_dtypes")
    for value in (0.1, 1.00390625, 1.01171875, 3.4e38, 1e-40, 9e-41, -2.5):
        assert round_to(value, dt.BF16) == float(np.float64(value).astype(ml_dtypes.bfloat16)), value


@pytest.mark.parametrize(
    ("value", "dtype"),
    [
        (300, dt.U8),
        (-1, dt.U32),
        (2**31, dt.I32),
        (1.0, dt.I32),
        (2**24 + 1, dt.F32),
        (1e39, dt.F32),
        (True, dt.I32),
        (1, dt.BOOL),
    ],
)
def test_what_does_not_fit(value: bool | int | float, dtype: DType) -> None:
    with pytest.raises(LiteralError):
        fit(value, dtype)


@bc.cube
def inferred(x: bc.Array[bc.f64], n: bc.u32, out: bc.Array[bc.f64], counts: bc.Array[bc.u32]):
    total = 0.0
    count = 0
    best = 0
    for i in range(4):
        total += x[i]
        count += n
        best = max(best, i)
    out[0] = total
    counts[0] = count
    out[1] = bc.f64(best)


def test_literals_take_the_dtype_of_what_they_meet() -> None:
    out, counts = np.zeros(2), np.zeros(1, np.uint32)
    run(inferred, np.array([0.5, 1, 2, 4]), 2**31 + 1, out, counts)
    assert out.tolist() == [7.5, 3]
    assert counts[0] == (4 * (2**31 + 1)) % 2**32
    shown = text(inferred, out, 1, out, counts)
    assert "%total.1: f64 = 0.0:f64, %count.1: u32 = 0:u32, %best.1: index = 0:index" in shown


@bc.cube
def special(out: bc.Array[bc.f32]):
    out[0] = float("inf")
    out[1] = -math.inf
    out[2] = math.nan
    out[3] = -0.0
    out[4] = 1e-45
    out[5] = 3.4028234663852886e38


@pytest.mark.capability(53)
def test_special_literals() -> None:
    out = floats(*[1] * 6)
    run(special, out)
    expected = floats(math.inf, -math.inf, math.nan, -0.0, 1e-45, 3.4028235e38)
    assert np.array_equal(out, expected, equal_nan=True)
    assert np.signbit(out[3])


@bc.cube
def large(out: bc.Array[bc.u64], signed: bc.Array[bc.i64]):
    out[0] = 0xFFFFFFFFFFFFFFFF
    out[1] = out[0] * 3
    out[2] = out[0] >> 40
    signed[0] = -(2**63)
    signed[1] = 2**53 + 1


@pytest.mark.capability(44)
def test_wide_literals() -> None:
    out, signed = np.zeros(3, np.uint64), np.zeros(2, np.int64)
    run(large, out, signed)
    assert out.tolist() == [2**64 - 1, 2**64 - 3, 2**24 - 1]
    assert signed.tolist() == [-(2**63), 2**53 + 1]


@bc.cube
def casts(x: bc.Array[bc.f32], out: bc.Array[bc.i32], bytes_: bc.Array[bc.u8], flags: bc.Array[bc.bool]):
    i = bc.ABSOLUTE_POS
    out[i] = bc.i32(x[i])
    bytes_[i] = bc.cast(x[i], bc.u8)
    flags[i] = bc.bool(x[i])
    out[4] = bc.i32(3e9)
    out[5] = bc.i32(float("nan"))
    out[6] = bc.bitcast(1.0, bc.i32)
    out[7] = bc.bitcast(bc.f32(x[0]), bc.i32)


@pytest.mark.capability(51, 52)
def test_casts() -> None:
    out, bytes_, flags = np.zeros(8, np.int32), np.zeros(4, np.uint8), np.zeros(4, np.bool_)
    run(casts, floats(3e9, -1.5, math.nan, 300), out, bytes_, flags, cube=4)
    assert out.tolist()[:7] == [2**31 - 1, -1, 0, 300, 2**31 - 1, 0, 0x3F800000]
    assert out[7] == floats(3e9).view(np.int32)[0]
    assert bytes_.tolist() == [255, 0, 0, 255]
    assert flags.tolist() == [True, True, True, True]


@bc.cube
def vectors(x: bc.Array[bc.Vector[bc.f32, 4]], k: bc.i32, out: bc.Array[bc.f32]):
    v = x[0]
    w = bc.Vector[bc.f32, 4](1.0, 2.0, 3.0, v[3])
    s = v * 2.0 + w
    for lane in bc.unroll(range(4)):
        out[lane] = s[lane]
    out[4] = s[k]
    s[1] = 100.0
    s[k] += 1000.0
    out[5], out[6] = s[1], s[k]
    mask = v > 2.5
    picked = bc.select(mask, v, 0.0)
    out[7] = picked.sum()
    out[8] = v.dot(w)
    out[9] = bc.dot(v, bc.Vector[bc.f32, 4](1.0))
    x[1] = picked
    x[1][0] = 7.0
    chosen = v if k > 0 else w
    out[10] = chosen[1]
    out[11] = bc.f32(x.len())


@pytest.mark.capability(57, 58, 59, 60, 61, 62, 73)
def test_vectors() -> None:
    x, out = floats(1, 2, 3, 4, 0, 0, 0, 0), np.zeros(12, np.float32)
    run(vectors, x, 2, out)
    assert out.tolist() == [3, 6, 9, 12, 9, 100, 1009, 7, 1 + 4 + 9 + 16, 10, 2, 2]
    assert x.tolist() == [1, 2, 3, 4, 7, 0, 3, 4]


@bc.cube
def widths(
    x: bc.Array[bc.Vector[bc.f32, n]],  # noqa: F821  n is the parameter
    out: bc.Array[bc.Vector[bc.f32, n]],  # noqa: F821
    n: bc.Comptime[int],
):
    i = bc.ABSOLUTE_POS
    out[i] = x[i] + bc.Vector[bc.f32, n](1.0)


@pytest.mark.capability(57)
@pytest.mark.parametrize("n", [1, 2, 3, 8, 16])
def test_any_width(n: int) -> None:
    x = np.arange(2 * n, dtype=np.float32)
    out = np.zeros_like(x)
    run(widths, x, out, n, cube=2)
    assert out.tolist() == (x + 1).tolist()


@bc.cube
def powers(x: bc.Array[bc.f32], k: bc.Array[bc.i32], out: bc.Array[bc.f32], outk: bc.Array[bc.i32]):
    out[0] = x[0] ** 3
    out[1] = x[0] ** -2
    out[2] = x[0] ** 0
    outk[0] = k[0] ** k[1]
    outk[1] = pow(k[0], 5)
    out[3] = bc.powi(x[0], k[1])


@pytest.mark.capability(67)
def test_powers() -> None:
    out, outk = floats(0, 0, 0, 0), ints(0, 0)
    run(powers, floats(2), ints(3, 4), out, outk)
    assert out.tolist() == [8, 0.25, 1, 16]
    assert outk.tolist() == [81, 243]


@bc.cube
def functions(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    a, b = x[0], x[1]
    out[0] = min(a, b, 3)
    out[1] = max(a, 100)
    out[2] = abs(b)
    out[3] = bc.clamp(a, 0, 5)
    out[4] = bc.cdiv(a, 4)
    out[5] = bc.i32(bc.popcount(a))
    out[6] = bc.trunc_div(b, 2)
    out[7] = bc.rem(b, 2)
    out[8] = 1 if bc.is_multiple_of(a, 7) else 0
    out[9] = bc.cdiv(7, 2) + min(1, 2)
    out[10] = -b // 2
    out[11] = b % 3
    out[12] = ~a & 0xFF
    out[13] = a << 33
    out[14] = bc.select(a > b, a, -1)


@pytest.mark.capability(54, 56, 77)
def test_integer_functions() -> None:
    out = np.zeros(15, np.int32)
    run(functions, ints(14, -7), out)
    assert out.tolist() == [-7, 100, 7, 5, 4, 3, -3, -1, 1, 5, 3, 2, ~14 & 0xFF, 0, 14]


@bc.cube
def small(x: bc.Array[bc.i8], u: bc.Array[bc.u16], out: bc.Array[bc.i8]):
    out[0] = x[0] + x[1]
    out[1] = x[0] << 1
    u[1] = u[0] + 1


@pytest.mark.capability(43, 54)
def test_small_integers_wrap() -> None:
    out, u = np.zeros(2, np.int8), np.array([65535, 7], np.uint16)
    run(small, np.array([100, 100], np.int8), u, out)
    assert out.tolist() == [-56, -56]
    assert u[1] == 0


@bc.cube
def flags(x: bc.Array[bc.bool], flag: bc.bool, out: bc.Array[bc.bool]):
    out[0] = x[0] and flag
    out[1] = x[0] ^ flag
    out[2] = x[0] == flag
    out[3] = not x[0] | flag


@pytest.mark.capability(49)
def test_bools() -> None:
    out = np.zeros(4, np.bool_)
    run(flags, np.array([True]), False, out)
    assert out.tolist() == [False, True, False, False]
