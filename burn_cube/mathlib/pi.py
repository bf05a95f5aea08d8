"""Payne-Hanek reduction: x * 2 / pi modulo 4 for large x, from the bits of 2 / pi that matter."""

from __future__ import annotations

from burn_cube.lang import bitcast, cube, f32, f64, fma, i32, i64, mul_hi, select, u32, u64, unroll

# pi / 2**31 as the sum of two f32
PI_UNIT_1_F32 = 1.462918119976564e-09
PI_UNIT_2_F32 = -4.070940267922164e-17
# pi / 2**63 as the sum of two f64
PI_UNIT_1_F64 = 3.4061215800865545e-19
PI_UNIT_2_F64 = 1.3277647201629795e-35
# 2 / pi in words after one of zeros; a table in memory would cost a kernel more than choosing constants
BITS_32 = (0, 0xA2F9836E, 0x4E441529, 0xFC2757D1, 0xF534DDC0, 0xDB629599, 0x3C439041, 0xFE5163AB)
BITS_64 = (
    0x0000000000000000,
    0xA2F9836E4E441529,
    0xFC2757D1F534DDC0,
    0xDB6295993C439041,
    0xFE5163ABDEBBC561,
    0xB7246E3A424DD2E0,
    0x06492EEA09D1921C,
    0xFE1DEB1CB129A73E,
    0xE88235F52EBB4484,
    0xE99C7026B45F7E41,
    0x3991D639835339F4,
    0x9C845F8BBDF9283B,
    0x1FF897FFDE05980F,
    0xEF2F118B5A0A6D1F,
    0x6D367ECF27CB09B7,
    0x4F463F669E5FEA2D,
    0x7527BAC7EBE5F17B,
    0x3D0739F78A5292EA,
    0x6BFB5FB11F8D5D08,
    0x56033046FC7B6BAB,
)


@cube
def quarter_turns_f32(x: f32) -> tuple[u32, u32]:
    """x * 2 / pi modulo 4 in units of 2**-62, two words, for x >= 2**17.

    x is an integer m of 24 bits times a power of two. The bits of 2 / pi that make multiples of 4 are left
    out, the next 96 are multiplied by m, and of the product the upper two of its lower three words are kept.
    """
    bits = bitcast(x, u32)
    offset = (bits >> 23) - 120
    left = offset & 31
    right = 32 - left
    first, second, third, fourth = u32(0), u32(0), u32(0), u32(0)
    for i in unroll(range(5)):
        here = offset >> 5 == i
        first = select(here, u32(BITS_32[i]), first)
        second = select(here, u32(BITS_32[i + 1]), second)
        third = select(here, u32(BITS_32[i + 2]), third)
        fourth = select(here, u32(BITS_32[i + 3]), fourth)
    high = (first << left) | (second >> right)
    middle = (second << left) | (third >> right)
    low = (third << left) | (fourth >> right)
    m = (bits & 0x007FFFFF) | 0x00800000
    below = mul_hi(m, low)
    result = m * middle + below
    carry = u32(result < below)
    return m * high + mul_hi(m, middle) + carry, result


@cube
def angle_f32(high: i32, low: u32) -> tuple[f32, f32]:
    """The words times pi / 2 * 2**-62; the upper 24 bits of the size of `high` are an exact f32.

    The result is a sum of two f32.
    """
    # the complement stands for the negative: it differs by one unit
    negative = high >> 31
    size = high ^ negative
    upper = f32(size & -256)
    below = (low ^ bitcast(negative, u32)) >> 8
    rest = f32((bitcast(size & 255, u32) << 24) | below) * 2.0**-24
    small = fma(upper, PI_UNIT_2_F32, rest * PI_UNIT_1_F32)
    angle = fma(upper, PI_UNIT_1_F32, small)
    error = fma(upper, PI_UNIT_1_F32, -angle) + small
    return select(negative == 0, angle, -angle), select(negative == 0, error, -error)


@cube
def quarter_turns_f64(x: f64) -> tuple[u64, u64]:
    """x * 2 / pi modulo 4 in units of 2**-126, two words, for x >= 2**30: as for f32, with 192 bits."""
    bits = bitcast(x, u64)
    offset = (bits >> 52) - 1013
    left = offset & 63
    right = 64 - left
    first, second, third, fourth = u64(0), u64(0), u64(0), u64(0)
    for i in unroll(range(17)):
        here = offset >> 6 == i
        first = select(here, u64(BITS_64[i]), first)
        second = select(here, u64(BITS_64[i + 1]), second)
        third = select(here, u64(BITS_64[i + 2]), third)
        fourth = select(here, u64(BITS_64[i + 3]), fourth)
    high = (first << left) | (second >> right)
    middle = (second << left) | (third >> right)
    low = (third << left) | (fourth >> right)
    m = (bits & 0x000FFFFFFFFFFFFF) | 0x0010000000000000
    below = mul_hi(m, low)
    result = m * middle + below
    carry = u64(result < below)
    return m * high + mul_hi(m, middle) + carry, result


@cube
def angle_f64(high: i64, low: u64) -> tuple[f64, f64]:
    """The words times pi / 2 * 2**-126; the upper 53 bits of the size of `high` are an exact f64.

    The result is a sum of two f64.
    """
    negative = high >> 63
    size = high ^ negative
    upper = f64(size & -2048)
    below = (low ^ bitcast(negative, u64)) >> 11
    rest = f64((bitcast(size & 2047, u64) << 53) | below) * 2.0**-53
    small = fma(upper, PI_UNIT_2_F64, rest * PI_UNIT_1_F64)
    angle = fma(upper, PI_UNIT_1_F64, small)
    error = fma(upper, PI_UNIT_1_F64, -angle) + small
    return select(negative == 0, angle, -angle), select(negative == 0, error, -error)
