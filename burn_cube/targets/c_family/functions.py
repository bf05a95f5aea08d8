"""The common texts of functions: integer division and shifts, conversions, loops, reports.

A name is `burn_<op>_<dtype>`; what has no text here is generated from the expansion of the op.
"""

from __future__ import annotations

import re

from burn_cube.dtypes import BY_NAME, DType, int_range, unsigned
from burn_cube.targets.c_family import rounded
from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.c_family.literals import literal

_DIVISION = {
    ("trunc_div", True): """
$fn $T burn_trunc_div_D($T a, $T b) {
    return b == 0 ? 0 : b == -1 ? ($T)(0 - ($U)a) : ($T)(a / b);
}""",
    ("trunc_div", False): """
$fn $T burn_trunc_div_D($T a, $T b) {
    return b == 0 ? 0 : ($T)(a / b);
}""",
    ("floor_div", True): """
$fn $T burn_floor_div_D($T a, $T b) {
    const $T towards_zero = burn_trunc_div_D(a, b), rest = ($T)(($W)a - ($W)towards_zero * ($W)b);
    return b != 0 && rest != 0 && (rest < 0) != (b < 0) ? ($T)(towards_zero - 1) : towards_zero;
}""",
    ("rem", True): """
$fn $T burn_rem_D($T a, $T b) {
    return b == 0 || b == -1 ? 0 : ($T)(a % b);
}""",
    ("rem", False): """
$fn $T burn_rem_D($T a, $T b) {
    return b == 0 ? 0 : ($T)(a % b);
}""",
    ("shl", True): """
$fn $T burn_shl_D($T a, $T b) {
    return ($U)b < BITS ? ($T)(($U)a << b) : 0;
}""",
    ("shl", False): """
$fn $T burn_shl_D($T a, $T b) {
    return b < BITS ? ($T)(a << b) : 0;
}""",
    ("shr", True): """
$fn $T burn_shr_D($T a, $T b) {
    return ($T)(a >> (($U)b < BITS ? b : BITS - 1));
}""",
    ("shr", False): """
$fn $T burn_shr_D($T a, $T b) {
    return b < BITS ? ($T)(a >> b) : 0;
}""",
    ("powi", True): """
$fn $T burn_powi_D($T a, $T b) {
    $W result = 1, square = ($W)a;
    if (b < 0) return 0;
    for ($U left = ($U)b; left > 0; left >>= 1) {
        if ((left & 1) != 0) result *= square;
        square *= square;
    }
    return ($T)result;
}""",
    ("powi", False): """
$fn $T burn_powi_D($T a, $T b) {
    $W result = 1, square = a;
    for ($T left = b; left > 0; left >>= 1) {
        if ((left & 1) != 0) result *= square;
        square *= square;
    }
    return ($T)result;
}""",
    ("trips", True): """
$fn $W burn_trips_D($T start, $T stop, $T step) {
    if (step > 0) return start < stop ? (($W)stop - ($W)start - 1) / ($W)step + 1 : 0;
    if (step < 0) return start > stop ? (($W)start - ($W)stop - 1) / (0 - ($W)step) + 1 : 0;
    return 0;
}""",
    ("trips", False): """
$fn $W burn_trips_D($T start, $T stop, $T step) {
    return step > 0 && start < stop ? (($W)stop - ($W)start - 1) / ($W)step + 1 : 0;
}""",
}

_POWER = """
// the exponent is a whole number
$fn $T burn_powi_D($T a, $T b) {
    const $i64 whole = burn_D_to_i64(b);
    $T result = 1, square = a;
    for ($u64 left = whole < 0 ? 0 - ($u64)whole : ($u64)whole; left > 0; left >>= 1) {
        if ((left & 1) != 0) result = result * square;
        square = square * square;
    }
    return whole < 0 ? 1 / result : result;
}"""

_OTHERS = {
    "burn_f16_to_f32": """
$fn $f32 burn_f16_to_f32($u16 bits) {
    const $u32 sign = ($u32)(bits & 0x8000) << 16, exponent = bits >> 10 & 31, fraction = bits & 1023;
    if (exponent == 31) return FLOAT(sign | 0x7f800000u | fraction << 13);
    if (exponent == 0) return FLOAT(sign | BITS(($f32)fraction * 5.9604645e-08f));
    return FLOAT(sign | (exponent + 112) << 23 | fraction << 13);
}""",
    "burn_f32_to_f16": """
$fn $u16 burn_f32_to_f16($f32 x) {
    const $u32 bits = BITS(x), sign = bits >> 16 & 0x8000, magnitude = bits & 0x7fffffff;
    if (magnitude > 0x7f800000u) return ($u16)(sign | 0x7e00);
    if (magnitude >= 0x47800000u) return ($u16)(sign | 0x7c00);
    // below the normal numbers: 0.5 has the step that they have
    if (magnitude < 0x38800000u) return ($u16)(sign | (BITS(FLOAT(magnitude) + 0.5f) - 0x3f000000u));
    return ($u16)(sign | (magnitude + 0xfff + (magnitude >> 13 & 1) - 0x38000000u) >> 13);
}""",
    "burn_bf16_to_f32": """
$fn $f32 burn_bf16_to_f32($u16 bits) {
    return FLOAT(($u32)bits << 16);
}""",
    "burn_f32_to_bf16": """
$fn $u16 burn_f32_to_bf16($f32 x) {
    const $u32 bits = BITS(x);
    return ($u16)((x != x ? bits | 0x400000u : bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}""",
    "burn_cube": """
// the position of the cube, x fastest
$fn $u32 burn_cube(void) {
    return (CUBE_Z * GRID_Y + CUBE_Y) * GRID_X + CUBE_X;
}""",
    "burn_fail": """
$fn void burn_fail($global$u32 *report, $u32 check) {
    CAS(report, 0u, check);
}""",
    "burn_reserve": """
// the place of so many words of prints, 0 if there is no room
$fn $u32 burn_reserve($global$u32 *report, $u32 words) {
    const $u32 room = report[1], at = ADD(report + 2, words), left = at < room ? room - at : 0;
    if (words <= left) return at + 4;
    if (left >= 4) report[at + 7] = 0xffffffffu;  // as the length of a print: none follow
    return 0;
}""",
}

_NUMBER = re.compile(r"burn_(\w+?)_([iu](?:8|16|32|64))$")
_TO_INT = re.compile(r"burn_(f32|f64)_to_([iu](?:8|16|32|64))$")


def common(dialect: Dialect, name: str) -> str | None:
    """The template of a function, None if it is to be generated."""
    text = _OTHERS.get(name) or rounded.FUNCTIONS.get(name)
    if text is not None:
        return _filled(dialect, text)
    found = _TO_INT.match(name)
    if found:
        return _to_int(dialect, BY_NAME[found[1]], BY_NAME[found[2]])
    if name in ("burn_powi_f32", "burn_powi_f64"):
        kind = name.removeprefix("burn_powi_")
        return _POWER.replace("$T", f"${kind}").replace("_D", f"_{kind}")
    found = _NUMBER.match(name)
    if found:
        dtype = BY_NAME[found[2]]
        template = _DIVISION.get((found[1], dtype.is_signed))
        return None if template is None else _of(template, dtype)
    return None


def _of(template: str, dtype: DType) -> str:
    word = "u64" if dtype.bits == 64 else "u32"
    if dtype.bits >= 32:  # C has computed in the dtype itself
        for whole in ("a / b", "a % b", "a << b", "a >> b"):
            template = template.replace(f"($T)({whole})", whole)
    for mark, name in (("$T", f"${dtype.name}"), ("$U", f"${unsigned(dtype).name}"), ("$W", f"${word}")):
        template = template.replace(mark, name)
    return template.replace("_D(", f"_{dtype.name}(").replace("BITS", str(dtype.bits))


def _filled(dialect: Dialect, template: str) -> str:
    """Bit casts and atomics as the dialect spells them."""
    template = _spelled(template, "FLOAT", dialect.bitcasts["u32", "f32"])
    template = _spelled(template, "BITS", dialect.bitcasts["f32", "u32"])
    template = template.replace(
        "CAS(report, 0u, check)", atomic(dialect, "compare_exchange", "report", "0u", "check")
    )
    for place, spelling in dialect.builtins.items():
        template = template.replace(place.upper(), f"($u32){spelling}")
    return template.replace("ADD(report + 2, words)", atomic(dialect, "add", "report + 2", "words"))


def _spelled(template: str, mark: str, spelling: str) -> str:
    head, tail = spelling.split("{0}")
    while f"{mark}(" in template:
        start = template.index(f"{mark}(")
        at, depth = start + len(mark) + 1, 1
        end = at
        while depth:
            depth += {"(": 1, ")": -1}.get(template[end], 0)
            end += 1
        template = template[:start] + head + template[at : end - 1] + tail + template[end:]
    return template


def atomic(dialect: Dialect, op: str, pointer: str, *args: str) -> str:
    """A native operation on a u32."""
    return dialect.atomics[op, "u32"].format(*args, p=pointer)


def _to_int(dialect: Dialect, source: DType, target: DType) -> str:
    """Saturates; nan is 0."""
    low, high = int_range(target)
    limit = literal(dialect, float(high + 1), source).text
    least, most = (literal(dialect, value, target).text for value in (low, high))
    if target.kind == "uint":
        below = "if (!(x > 0)) return 0;"
    else:
        start = literal(dialect, float(low), source).text
        below = f"if (x != x) return 0;\n    if (x <= {start}) return {least};"
    return f"""
$fn ${target.name} burn_{source.name}_to_{target.name}(${source.name} x) {{
    {below}
    if (x >= {limit}) return {most};
    return (${target.name})x;
}}"""
