"""What CUDA C++ and HIP C++ spell in the same way: the tables that both targets begin with."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType

TYPES = {
    "bool": "bool", "i8": "signed char", "i16": "short", "i32": "int", "i64": "long long",
    "u8": "unsigned char", "u16": "unsigned short", "u32": "unsigned int", "u64": "unsigned long long",
    "f16": "unsigned short", "bf16": "unsigned short", "f32": "float", "f64": "double",
}  # fmt: skip
CELLS = {"bool": "unsigned char"}
SUFFIXES = {"u32": "u", "i64": "ll", "u64": "ull", "f32": "f"}
BUILTINS = {
    f"{place}_{axis}": f"{name}.{axis}"
    for place, name in (("unit", "threadIdx"), ("cube", "blockIdx"), ("grid", "gridDim"))
    for axis in "xyz"
}
BITCASTS = {
    ("f32", "u32"): "__float_as_uint({0})",
    ("u32", "f32"): "__uint_as_float({0})",
    ("f64", "u64"): "((unsigned long long)__double_as_longlong({0}))",
    ("u64", "f64"): "__longlong_as_double((long long)({0}))",
}
# constant expressions, as tables want them: no intrinsics, which the compilers do not evaluate
INFINITY = {"f32": "(1.0f / 0.0f)", "f64": "(1.0 / 0.0)"}
NAN = {"f32": "(0.0f / 0.0f)", "f64": "(0.0 / 0.0)"}

_MATH = {
    "floor": "floor", "ceil": "ceil", "trunc": "trunc", "round": "rint", "sqrt": "sqrt", "fma": "fma",
    "abs": "fabs", "rem": "fmod", "copysign": "copysign",
}  # fmt: skip
_WIDE = (dt.I32, dt.U32, dt.I64, dt.U64)


def spellings() -> dict[tuple[str, str], str]:
    """Functions of numbers and bits that the compilers have built in, for all dtypes."""
    found: dict[tuple[str, str], str] = {}
    for op, name in _MATH.items():
        arity = {"fma": 3, "rem": 2, "copysign": 2}.get(op, 1)
        operands = ", ".join(f"{{{i}}}" for i in range(arity))
        found[op, "f32"], found[op, "f64"] = f"{name}f({operands})", f"{name}({operands})"
    for dtype in _WIDE:
        found["min", dtype.name], found["max", dtype.name] = "min({0}, {1})", "max({0}, {1})"
        sign, width = "" if dtype.is_signed else "u", "64" if dtype.bits == 64 else ""
        found["mul_hi", dtype.name] = f"__{sign}mul{width}hi({{0}}, {{1}})"
    for dtype in dt.INTS:
        found.update(_bits(dtype))
    return found


def _bits(dtype: DType) -> dict[tuple[str, str], str]:
    """Counts and reversals: of 32 or 64 bits, so narrow integers stand at one end of those."""
    name, long, spare = dtype.name, "ll" if dtype.bits == 64 else "", max(32 - dtype.bits, 0)
    own, count = TYPES[name], TYPES["u32"]
    value = f"({TYPES[dt.unsigned(dtype).name]})({{0}})" if dtype.is_signed else "{0}"
    # above a narrow integer stands a one, where the count of zeros from below ends
    ended = f"({value}) | {1 << dtype.bits}u" if spare else value
    leading, reversed_ = f"__clz{long}({value})", f"__brev{long}({value})"
    return {
        ("popcount", name): f"({count})__popc{long}({value})",
        ("clz", name): f"(({count}){leading} - {spare}u)" if spare else f"({count}){leading}",
        ("ctz", name): f"({count})__clz{long}(__brev{long}({ended}))",
        ("reverse_bits", name): f"({own})({reversed_} >> {spare})" if spare else f"({own}){reversed_}",
    }


def atomics() -> dict[tuple[str, str], str]:
    """Native operations of 32 and 64 bits on integers, additions of floats; the rest are loops."""
    found: dict[tuple[str, str], str] = {}
    for dtype in _WIDE:
        found.update(_on_integers(dtype))
    for name in ("u32", "u64"):  # loops read their word as volatile before
        found["compare_exchange", name] = f"atomicCAS(({TYPES[name]} *){{p}}, {{0}}, {{1}})"
    for dtype in dt.STORABLE:
        cell = CELLS.get(dtype.name, TYPES[dtype.name])
        found["load", dtype.name] = f"(*(const volatile {cell} *){{p}})"
        found["store", dtype.name] = f"*(volatile {cell} *){{p}} = {{0}}"
    found["compare_exchange", "i32"] = "atomicCAS({p}, {0}, {1})"
    found["exchange", "f32"] = "atomicExch({p}, {0})"
    found["add", "f64"], found["sub", "f64"] = "atomicAdd({p}, {0})", "atomicAdd({p}, -({0}))"
    return found


_ATOMICS = {"add": "Add", "and": "And", "or": "Or", "xor": "Xor", "exchange": "Exch"}


def _on_integers(dtype: DType) -> dict[tuple[str, str], str]:
    name, own, pointer, wrap = dtype.name, "{0}", "{p}", "{}"
    if dtype is dt.I64:  # most are there for the unsigned type only, and have the same bits
        pointer, own, wrap = "(unsigned long long *){p}", "(unsigned long long)({0})", "((long long){})"
    found = {(op, name): wrap.format(f"atomic{f}({pointer}, {own})") for op, f in _ATOMICS.items()}
    if dtype.bits == 32:
        found["sub", name] = "atomicSub({p}, {0})"
    else:
        found["sub", name] = wrap.format(f"atomicAdd({pointer}, 0ull - (unsigned long long)({{0}}))")
    found["min", name], found["max", name] = "atomicMin({p}, {0})", "atomicMax({p}, {0})"
    return found


# accesses to several elements at once

_WORD = 16  # bytes


def vector_widths(dtype: DType) -> tuple[int, ...]:
    """Lanes that fit into one access: 16 bytes, or 8, 4 and 2."""
    return tuple(n for n in (16, 8, 4, 2) if 2 <= n and n * dtype.size <= _WORD)


VECTOR_TYPE = "burn_{d}x{n}"
VECTOR_NEW = "{v}({lanes})"
VECTOR_LOAD = "burn_load_{d}x{n}({p})"
VECTOR_STORE = "burn_store_{d}x{n}({p}, {x})"


def vector(name: str) -> str | None:
    """The text of a type or access of `n` lanes: `burn_f32x4`, `burn_load_f32x4`, `burn_store_f32x4`."""
    parts = name.removeprefix("burn_").rsplit("_", 1)
    dtype_name, _, n = parts[-1].partition("x")
    dtype = dt.BY_NAME.get(dtype_name)
    if dtype is None or not n.isdigit():
        return None
    lanes = [f"s{lane:x}" for lane in range(int(n))]
    cell, size, own = CELLS.get(dtype_name, TYPES[dtype_name]), int(n) * dtype.size, f"burn_{parts[-1]}"
    if len(parts) == 1:
        return _struct(own, cell, size, lanes)
    return _access(name, parts[0] == "load", own, cell, size, lanes)


def _struct(name: str, cell: str, size: int, lanes: list[str]) -> str:
    """Made by a function: braces would refuse narrow integers that C has promoted."""
    given = ", ".join(f"{cell} {lane}" for lane in lanes)
    taken = ", ".join(f"{lane}({lane})" for lane in lanes)
    return f"""
struct alignas({size}) {name} {{
    {cell} {", ".join(lanes)};
    {name}() = default;
    __device__ {name}({given}) : {taken} {{}}
}};"""


def _access(name: str, reads: bool, own: str, cell: str, size: int, lanes: list[str]) -> str:
    """At once where the address allows it, which is nearly always, else lane by lane."""
    if reads:
        single = ", ".join(f"p[{lane}]" for lane in range(len(lanes)))
        return f"""
$fn {own} {name}(const {cell} *p) {{
    if (((size_t)p & {size - 1}) == 0) return *(const {own} *)p;
    return {own}({single});
}}"""
    single = "\n    ".join(f"p[{lane}] = x.{field};" for lane, field in enumerate(lanes))
    return f"""
$fn void {name}({cell} *p, {own} x) {{
    if (((size_t)p & {size - 1}) == 0) {{
        *({own} *)p = x;
        return;
    }}
    {single}
}}"""


# functions

_ADDITION = """
// sub-normals in global memory are 0 to the device's own addition: none matters to so large an x
$fn $f32 burn_atomic_add_f32_global(volatile $f32 *place, $f32 x) {
    if (!(fabsf(x) < 7.888609e-31f)) return atomicAdd(($f32 *)place, x);
    volatile $u32 *const word = (volatile $u32 *)place;
    $u32 old = *word;
    for (;;) {
        const $u32 next = __float_as_uint(__uint_as_float(old) + x);
        const $u32 found = next == old ? old : atomicCAS(($u32 *)word, old, next);
        if (found == old) return __uint_as_float(old);
        old = found;
    }
}"""
_ADDITIONS = {
    "burn_atomic_add_f32_global": _ADDITION,
    "burn_atomic_add_f32_shared": """
$fn $f32 burn_atomic_add_f32_shared(volatile $f32 *place, $f32 x) {
    return atomicAdd(($f32 *)place, x);
}""",
    "burn_atomic_sub_f32_global": """
$fn $f32 burn_atomic_sub_f32_global(volatile $f32 *place, $f32 x) {
    return burn_atomic_add_f32_global(place, -x);
}""",
    "burn_atomic_sub_f32_shared": """
$fn $f32 burn_atomic_sub_f32_shared(volatile $f32 *place, $f32 x) {
    return atomicAdd(($f32 *)place, -x);
}""",
}


def define(name: str) -> str | None:
    """The text of a function that CUDA and HIP share."""
    return _ADDITIONS.get(name) or vector(name)
