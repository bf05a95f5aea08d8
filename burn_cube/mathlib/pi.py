"""Payne-Hanek reduction: x * 2 / pi modulo 4 for large x, from the bits of 2 / pi that matter."""

from __future__ import annotations

from burn_cube.lang import Const, bitcast, cube, f32, fma, i32, mul_hi, select, u32

# pi / 2**31 as the sum of two f32
PI_UNIT_1_F32 = 1.462918119976564e-09
PI_UNIT_2_F32 = -4.070940267922164e-17


@cube
def quarter_turns_f32(x: f32) -> tuple[u32, u32]:
    """x * 2 / pi modulo 4 in units of 2**-62, two words, for x >= 2**17.

    x is an integer m of 24 bits times a power of two. The bits of 2 / pi that make multiples of 4 are left out,
    the next 96 are multiplied by m, and of the product the upper two of its lower three words are kept.
    """
    table = Const(
        [0, 0xA2F9836E, 0x4E441529, 0xFC2757D1, 0xF534DDC0, 0xDB629599, 0x3C439041, 0xFE5163AB], u32
    )
    bits = bitcast(x, u32)
    offset = (bits >> 23) - 120
    word = i32(offset >> 5)
    left = offset & 31
    right = 32 - left
    first, second, third, fourth = table[word], table[word + 1], table[word + 2], table[word + 3]
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
    rest = f32((bitcast(size & 255, u32) << 24) | below) * 5.960464477539063e-08
    small = fma(upper, PI_UNIT_2_F32, rest * PI_UNIT_1_F32)
    angle = fma(upper, PI_UNIT_1_F32, small)
    error = fma(upper, PI_UNIT_1_F32, -angle) + small
    return select(negative == 0, angle, -angle), select(negative == 0, error, -error)
