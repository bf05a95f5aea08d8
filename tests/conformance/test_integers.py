"""Integers of every width (rows 43, 44, 54 to 56, 74 to 77 of the capability table)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import Array, run, zeros

INTS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]


def edges(dtype: str) -> Array:
    """All pairs of edge values: two arrays."""
    info = np.iinfo(dtype)
    near = {
        info.min,
        info.min + 1,
        -7,
        -2,
        -1,
        0,
        1,
        2,
        3,
        7,
        info.bits - 1,
        info.bits,
        info.max - 1,
        info.max,
    }
    values = np.array(sorted(v for v in near if info.min <= v <= info.max), dtype)
    return np.stack([np.repeat(values, len(values)), np.tile(values, len(values))])


def wrapped(values: list[int], dtype: str) -> list[int]:
    """Python's integers modulo 2 ** bits."""
    bits, signed = np.iinfo(dtype).bits, np.dtype(dtype).kind == "i"
    low = [v & ((1 << bits) - 1) for v in values]
    return [v - (1 << bits) if signed and v >> (bits - 1) else v for v in low]


def binary(
    kernel: Any, runtime: Driver, dtype: str, results: int
) -> tuple[list[tuple[int, int]], list[list[int]]]:
    """The pairs, and what a kernel made of each of them."""
    a, b = edges(dtype)
    out = np.zeros((len(a), results), dtype)
    run(kernel, runtime, a, b, out.reshape(-1), units=32, cubes=-(-len(a) // 32))
    return list(zip(a.tolist(), b.tolist(), strict=True)), out.T.tolist()


@bc.cube
def arithmetic(a: bc.Array[bc.I], b: bc.Array[bc.I], out: bc.Array[bc.I]):
    i = bc.ABSOLUTE_POS
    if i < a.len():
        out[4 * i] = a[i] + b[i]
        out[4 * i + 1] = a[i] - b[i]
        out[4 * i + 2] = a[i] * b[i]
        t = a[i] + b[i]
        out[4 * i + 3] = t // 2 + (t >> 1)


@pytest.mark.capability(43, 54)
@pytest.mark.parametrize("dtype", INTS)
def test_arithmetic_wraps_at_its_width(runtime: Driver, dtype: str) -> None:
    pairs, (plus, minus, times, temporary) = binary(arithmetic, runtime, dtype, 4)
    assert plus == wrapped([a + b for a, b in pairs], dtype)
    assert minus == wrapped([a - b for a, b in pairs], dtype)
    assert times == wrapped([a * b for a, b in pairs], dtype)
    assert temporary == wrapped([t // 2 + (t >> 1) for t in plus], dtype)


@bc.cube
def division(a: bc.Array[bc.I], b: bc.Array[bc.I], out: bc.Array[bc.I]):
    i = bc.ABSOLUTE_POS
    if i < a.len():
        out[5 * i] = a[i] // b[i]
        out[5 * i + 1] = a[i] % b[i]
        out[5 * i + 2] = bc.trunc_div(a[i], b[i])
        out[5 * i + 3] = bc.rem(a[i], b[i])
        out[5 * i + 4] = bc.div_ceil(a[i], b[i])


def _truncated(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


@pytest.mark.capability(54, 77)
@pytest.mark.parametrize("dtype", INTS)
def test_division(runtime: Driver, dtype: str) -> None:
    pairs, (floor, mod, trunc, rem, ceil) = binary(division, runtime, dtype, 5)
    assert floor == wrapped([a // b if b else 0 for a, b in pairs], dtype)
    assert mod == wrapped([a % b if b else 0 for a, b in pairs], dtype)
    assert trunc == wrapped([_truncated(a, b) if b else 0 for a, b in pairs], dtype)
    assert rem == wrapped([a - _truncated(a, b) * b if b else 0 for a, b in pairs], dtype)
    assert ceil == wrapped([-(-a // b) if b else 0 for a, b in pairs], dtype)


@bc.cube
def modulo(x: bc.Array[bc.I], n: bc.I, out: bc.Array[bc.I]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        out[i] = x[i] % n


@pytest.mark.capability(55)
@pytest.mark.parametrize(
    ("dtype", "n"), [("int32", 3), ("int64", 7), ("uint32", 10), ("uint64", 1000003), ("int64", -3)]
)
def test_modulo_of_large_integers(runtime: Driver, dtype: str, n: int) -> None:
    info = np.iinfo(dtype)
    x = np.array([(2**24 + 1) * k % info.max for k in range(1, 90)] + [info.max, info.min], dtype)
    out = np.zeros_like(x)
    run(modulo, runtime, x, np.dtype(dtype).type(n), out, cubes=3)
    assert out.tolist() == [v % n for v in x.tolist()]


@bc.cube
def shifts(a: bc.Array[bc.I], b: bc.Array[bc.I], out: bc.Array[bc.I]):
    i = bc.ABSOLUTE_POS
    if i < a.len():
        out[2 * i] = a[i] << b[i]
        out[2 * i + 1] = a[i] >> b[i]


@pytest.mark.capability(56)
@pytest.mark.parametrize("dtype", INTS)
def test_shifts_by_any_amount(runtime: Driver, dtype: str) -> None:
    bits = np.iinfo(dtype).bits
    pairs, (left, right) = binary(shifts, runtime, dtype, 2)
    assert left == wrapped([a << b if 0 <= b < bits else 0 for a, b in pairs], dtype)
    assert right == [a >> b if 0 <= b < bits else (-1 if a < 0 else 0) for a, b in pairs]


@bc.cube
def large(x: bc.Array[bc.u64], out: bc.Array[bc.u64]):
    i = bc.UNIT_POS
    out[4 * i] = x[i] * 0x9E3779B97F4A7C15
    out[4 * i + 1] = x[i] ^ 0xFFFFFFFFFFFFFFFF
    out[4 * i + 2] = (x[i] << 40) + 9007199254740993
    out[4 * i + 3] = x[i] >> 33


@pytest.mark.capability(44)
def test_64_bit_arithmetic_and_literals(runtime: Driver) -> None:
    x = np.random.default_rng(4).integers(0, 2**64, 32, dtype=np.uint64)
    out = zeros(128, "uint64")
    run(large, runtime, x, out)
    values = x.tolist()
    assert out.reshape(32, 4).T.tolist() == [
        wrapped([v * 0x9E3779B97F4A7C15 for v in values], "uint64"),
        [v ^ 0xFFFFFFFFFFFFFFFF for v in values],
        wrapped([(v << 40) + 9007199254740993 for v in values], "uint64"),
        [v >> 33 for v in values],
    ]


@bc.cube
def counts(x: bc.Array[bc.I], out: bc.Array[bc.u32], reverse: bc.Array[bc.I]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        out[4 * i] = bc.popcount(x[i])
        out[4 * i + 1] = bc.clz(x[i])
        out[4 * i + 2] = bc.ctz(x[i])
        out[4 * i + 3] = bc.ffs(x[i])
        reverse[i] = bc.reverse_bits(x[i])


@pytest.mark.capability(74)
@pytest.mark.parametrize("dtype", INTS)
def test_bit_counts(runtime: Driver, dtype: str) -> None:
    x = np.unique(edges(dtype))
    bits = np.iinfo(dtype).bits
    out, reverse = zeros(4 * len(x), "uint32"), np.zeros_like(x)
    run(counts, runtime, x, out, reverse)
    texts = [f"{v & ((1 << bits) - 1):0{bits}b}" for v in x.tolist()]
    zeros_right = [bits - len(t.rstrip("0")) for t in texts]
    assert out.reshape(-1, 4).T.tolist() == [
        [t.count("1") for t in texts],
        [bits - len(t.lstrip("0")) for t in texts],
        zeros_right,
        [0 if z == bits else z + 1 for z in zeros_right],
    ]
    assert reverse.tolist() == wrapped([int(t[::-1], 2) for t in texts], dtype)


@bc.cube
def saturating(a: bc.Array[bc.I], b: bc.Array[bc.I], out: bc.Array[bc.I]):
    i = bc.ABSOLUTE_POS
    if i < a.len():
        out[3 * i] = bc.saturating_add(a[i], b[i])
        out[3 * i + 1] = bc.saturating_sub(a[i], b[i])
        out[3 * i + 2] = bc.mul_hi(a[i], b[i])


@pytest.mark.capability(75, 76)
@pytest.mark.parametrize("dtype", INTS)
def test_saturation_and_high_products(runtime: Driver, dtype: str) -> None:
    info = np.iinfo(dtype)
    pairs, (plus, minus, high) = binary(saturating, runtime, dtype, 3)
    assert plus == [max(info.min, min(a + b, info.max)) for a, b in pairs]
    assert minus == [max(info.min, min(a - b, info.max)) for a, b in pairs]
    assert high == [(a * b) >> info.bits for a, b in pairs]


@bc.cube
def edge_cases(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    out[4 * i] = abs(x[i])
    out[4 * i + 1] = -x[i]
    out[4 * i + 2] = bc.i32(bc.is_multiple_of(x[i], 3))
    out[4 * i + 3] = x[i] ** 3


@pytest.mark.capability(77)
def test_edges_of_unary_operations(runtime: Driver) -> None:
    x = np.array([-(2**31), -7, -6, -1, 0, 1, 6, 7, 2**31 - 1], np.int32)
    out = zeros(4 * len(x))
    run(edge_cases, runtime, x, out, units=len(x))
    values = x.tolist()
    assert out.reshape(-1, 4).T.tolist() == [
        wrapped([abs(v) for v in values], "int32"),
        wrapped([-v for v in values], "int32"),
        [int(v % 3 == 0) for v in values],
        wrapped([v**3 for v in values], "int32"),
    ]


@bc.cube
def integer_quotient(x: bc.Array[bc.i32]):
    x[0] = x[1] / 2


@pytest.mark.capability(54)
def test_true_division_of_integers_is_refused(runtime: Driver) -> None:
    with pytest.raises(bc.CompileError, match="//"):
        run(integer_quotient, runtime, zeros(2), units=1)
