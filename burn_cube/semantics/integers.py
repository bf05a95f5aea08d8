"""The meaning of integer arithmetic and of the operations on bits. Integers wrap at their width."""

from __future__ import annotations

import numpy as np

from burn_cube.semantics.arrays import Array, unsigned_view, width

_REVERSED_BYTES = np.array([int(f"{byte:08b}"[::-1], 2) for byte in range(256)], np.uint8)


def _divisor(a: Array, b: Array) -> Array:
    """`b`, but 1 where dividing by it has a result of its own: a / 0 = 0, INT_MIN / -1 = INT_MIN."""
    special = b == 0
    if a.dtype.kind == "i":
        special = special | ((b == -1) & (a == np.iinfo(a.dtype).min))
    return np.where(special, a.dtype.type(1), b)


def _zero_if(condition: Array, value: Array) -> Array:
    return np.where(condition, value.dtype.type(0), value)


def floor_div(a: Array, b: Array) -> Array:
    """floor(a / b)."""
    return _zero_if(b == 0, a // _divisor(a, b))


def mod(a: Array, b: Array) -> Array:
    """a - floor(a / b) * b."""
    return _zero_if(b == 0, a % _divisor(a, b))


def rem(a: Array, b: Array) -> Array:
    """a - trunc(a / b) * b."""
    return _zero_if(b == 0, np.fmod(a, _divisor(a, b)))


def trunc_div(a: Array, b: Array) -> Array:
    """trunc(a / b)."""
    divisor = _divisor(a, b)
    quotient = a // divisor
    raised = (quotient * divisor != a) & ((a < 0) != (divisor < 0))
    return _zero_if(b == 0, quotient + raised.astype(a.dtype))


def div_ceil(a: Array, b: Array) -> Array:
    """ceil(a / b)."""
    divisor = _divisor(a, b)
    quotient = a // divisor
    return _zero_if(b == 0, quotient + (quotient * divisor != a).astype(a.dtype))


def powi(a: Array, b: Array) -> Array:
    """a ** b, by squaring; 0 for a negative b."""
    result, base, exponent = np.ones_like(a + b), a, unsigned_view(np.ascontiguousarray(b))
    while exponent.any():
        result = np.where(exponent & 1, result * base, result)
        base = base * base
        exponent = exponent >> 1
    return _zero_if(b < 0, result)


def mul_hi(a: Array, b: Array) -> Array:
    """The upper half of the double-width product."""
    bits = width(a)
    if bits < 64:
        wide = np.int64 if a.dtype.kind == "i" else np.uint64
        return ((a.astype(wide) * b.astype(wide)) >> wide(bits)).astype(a.dtype)
    high = _mul_hi_u64(a.astype(np.uint64), b.astype(np.uint64))
    if a.dtype.kind == "u":
        return high
    # each negative operand was read as itself + 2**64
    return high.astype(np.int64) - np.where(a < 0, b, 0) - np.where(b < 0, a, 0)


def _mul_hi_u64(a: Array, b: Array) -> Array:
    half, low = np.uint64(32), np.uint64(0xFFFFFFFF)
    a0, a1, b0, b1 = a & low, a >> half, b & low, b >> half
    middle = a1 * b0 + ((a0 * b0) >> half)  # at most 2**64 - 2**32
    high: Array = a1 * b1 + (middle >> half) + ((a0 * b1 + (middle & low)) >> half)
    return high


def _limits(a: Array) -> tuple[Array, Array]:
    info = np.iinfo(a.dtype)
    return np.array(info.min, a.dtype), np.array(info.max, a.dtype)


def saturating_add(a: Array, b: Array) -> Array:
    """a + b, clamped to the dtype's range."""
    low, high = _limits(a)
    total = a + b
    if a.dtype.kind == "u":
        return np.where(total < a, high, total)
    over = ((a ^ total) & (b ^ total)) < 0
    return np.where(over, np.where(a < 0, low, high), total)


def saturating_sub(a: Array, b: Array) -> Array:
    """a - b, clamped to the dtype's range."""
    low, high = _limits(a)
    difference = a - b
    if a.dtype.kind == "u":
        return np.where(a < b, low, difference)
    over = ((a ^ b) & (a ^ difference)) < 0
    return np.where(over, np.where(a < 0, low, high), difference)


def _in_width(a: Array, b: Array) -> Array:
    return (b >= 0) & (b < width(a))


def shl(a: Array, b: Array) -> Array:
    """a << b; 0 beyond the width."""
    inside = _in_width(a, b)
    return _zero_if(~inside, a << np.where(inside, b, b.dtype.type(0)))


def shr(a: Array, b: Array) -> Array:
    """a >> b; beyond the width 0, or the sign."""
    inside = _in_width(a, b)
    shifted = a >> np.where(inside, b, b.dtype.type(width(a) - 1))
    return shifted if a.dtype.kind == "i" else _zero_if(~inside, shifted)


def bit_not(a: Array) -> Array:
    """~a; for bool the logical not."""
    return ~a


def popcount(a: Array) -> Array:
    """Number of ones."""
    return np.bitwise_count(unsigned_view(a)).astype(np.uint32)


def clz(a: Array) -> Array:
    """Leading zeros."""
    smeared, shift = unsigned_view(a), 1
    while shift < width(a):
        smeared = smeared | (smeared >> smeared.dtype.type(shift))
        shift *= 2
    return np.uint32(width(a)) - popcount(smeared)


def ctz(a: Array) -> Array:
    """Trailing zeros."""
    bits = unsigned_view(a)
    return popcount(~bits & (bits - bits.dtype.type(1)))


def ffs(a: Array) -> Array:
    """1 + the index of the lowest one, 0 for 0."""
    return np.where(a == 0, np.uint32(0), ctz(a) + np.uint32(1))


def reverse_bits(a: Array) -> Array:
    """The bits in reverse order."""
    size = a.dtype.itemsize
    octets = np.ascontiguousarray(a).view(np.uint8).reshape(*a.shape, size)
    swapped = np.ascontiguousarray(_REVERSED_BYTES[octets][..., ::-1])
    return swapped.view(a.dtype).reshape(a.shape)
