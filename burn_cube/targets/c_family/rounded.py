"""Division and square root of f32 with correct rounding, in integers, for devices whose own are less exact.

Both compute 24 bits of the result, two more and one that says whether anything is left, and round to even.
"""

from __future__ import annotations

SPELLINGS = {
    ("div", "f32"): "burn_div_f32({0}, {1})",
    ("sqrt", "f32"): "burn_sqrt_f32({0})",
}
FUNCTIONS = {
    "burn_parts": """
// the significand of a finite number that is not 0, its highest bit set; the exponent that goes with it
$fn $u32 burn_parts($u32 magnitude, $i32 *exponent) {
    const $u32 fraction = magnitude & 0x7fffffu;
    $u32 found = fraction | 0x800000u;
    $i32 shift = 0;
    if (magnitude < 0x800000u) {
        found = fraction;
        while (found < 0x800000u) {
            found <<= 1;
            shift++;
        }
    }
    *exponent = magnitude < 0x800000u ? 1 - shift : ($i32)(magnitude >> 23);
    return found;
}""",
    "burn_rounded": """
// three bits too many: to nearest, ties to even; below the normal numbers more than three
$fn $u32 burn_rounded($u32 bits, $i32 exponent) {
    $u32 low;
    if (exponent <= 0) {
        const $u32 shift = exponent < -30 ? 31 : ($u32)(1 - exponent);
        bits = bits >> shift | ((bits & ((1u << shift) - 1)) != 0 ? 1u : 0u);
        exponent = 1;
        low = bits & 7;
        bits >>= 3;
        return bits + (low > 4 || (low == 4 && (bits & 1) != 0) ? 1u : 0u);
    }
    low = bits & 7;
    bits = (($u32)(exponent - 1) << 23) + (bits >> 3);
    bits += low > 4 || (low == 4 && (bits & 1) != 0) ? 1u : 0u;
    return exponent >= 255 || bits > 0x7f800000u ? 0x7f800000u : bits;
}""",
    "burn_div_f32": """
$fn $f32 burn_div_f32($f32 a, $f32 b) {
    const $u32 sign = (BITS(a) ^ BITS(b)) & 0x80000000u;
    const $u32 x = BITS(a) & 0x7fffffffu, y = BITS(b) & 0x7fffffffu;
    const bool same = x == y && (x == 0 || x == 0x7f800000u);
    if (same || x > 0x7f800000u || y > 0x7f800000u) return FLOAT(0x7fc00000u);
    if (x == 0x7f800000u || y == 0) return FLOAT(sign | 0x7f800000u);
    if (y == 0x7f800000u || x == 0) return FLOAT(sign);
    $i32 of_x, of_y;
    const $u64 dividend = ($u64)burn_parts(x, &of_x) << 26;
    const $u64 divisor = burn_parts(y, &of_y);
    $u64 quotient = dividend / divisor;
    if (quotient * divisor != dividend) quotient |= 1;
    $i32 exponent = of_x - of_y + 127;
    if (quotient < 0x4000000u) {
        quotient <<= 1;
        exponent--;
    }
    return FLOAT(sign | burn_rounded(($u32)quotient, exponent));
}""",
    "burn_sqrt_f32": """
$fn $f32 burn_sqrt_f32($f32 a) {
    const $u32 x = BITS(a);
    if ((x & 0x7fffffffu) == 0 || x == 0x7f800000u) return a;
    if (x > 0x7f800000u) return FLOAT(0x7fc00000u);
    $i32 exponent;
    $u64 left = burn_parts(x, &exponent);
    exponent -= 127;
    const $i32 odd = exponent & 1;
    left <<= 27 + odd;
    $u64 root = 0;
    for ($u64 bit = ($u64)1 << 50; bit > 0; bit >>= 2) {
        const $u64 tried = root + bit;
        root >>= 1;
        if (left >= tried) {
            left -= tried;
            root += bit;
        }
    }
    const $u32 bits = ($u32)root << 1 | (left != 0 ? 1u : 0u);
    return FLOAT(burn_rounded(bits, (exponent - odd) / 2 + 127));
}""",
}
