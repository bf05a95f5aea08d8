"""The target OpenCL C 1.2, with no extension but those that a dtype needs.

Planes have one unit: how wide a device's subgroups are is known only after a kernel is compiled.
"""

from __future__ import annotations

from collections.abc import Iterator

from burn_cube import dtypes as dt
from burn_cube.driver import Artifact
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Atomic, Kernel
from burn_cube.ir.walk import defined, statements
from burn_cube.record import replace
from burn_cube.span import UNKNOWN
from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.c_family.emit import emit as emit_text
from burn_cube.targets.c_family.pipeline import pipeline
from burn_cube.targets.c_family.rounded import SPELLINGS
from burn_cube.types import MemoryType, elem

OPTIONS = ("-cl-std=CL1.2",)
"""What the text's meaning needs of the compiler."""
ROUNDING = "-cl-fp32-correctly-rounded-divide-sqrt"
"""One more, for devices that have it; the others take dialect `ROUNDED`."""

TYPES = {
    "bool": "bool", "i8": "char", "i16": "short", "i32": "int", "i64": "long", "u8": "uchar",
    "u16": "ushort", "u32": "uint", "u64": "ulong", "f16": "ushort", "bf16": "ushort", "f32": "float",
    "f64": "double",
}  # fmt: skip
_FLOATS = {
    "floor": "floor({0})", "ceil": "ceil({0})", "trunc": "trunc({0})", "round": "rint({0})",
    "sqrt": "sqrt({0})", "abs": "fabs({0})", "fma": "fma({0}, {1}, {2})", "rem": "fmod({0}, {1})",
    "copysign": "copysign({0}, {1})",
}  # fmt: skip
_INTEGERS = {
    "min": "min({0}, {1})", "max": "max({0}, {1})", "mul_hi": "mul_hi({0}, {1})",
    "saturating_add": "add_sat({0}, {1})", "saturating_sub": "sub_sat({0}, {1})",
}  # fmt: skip


def _spellings() -> dict[tuple[str, str], str]:
    found = {(op, name): text for op, text in _FLOATS.items() for name in ("f32", "f64")}
    for dtype in dt.INTS:
        # an overloaded function must see the dtype, not the int that C makes of literals and of sums
        t = TYPES[dtype.name]
        a, b = (f"({t})({x})" if dtype.bits < 32 else x for x in ("{0}", "{1}"))
        for op, text in _INTEGERS.items():
            found[op, dtype.name] = text.replace("{0}", a).replace("{1}", b)
        found["popcount", dtype.name], found["clz", dtype.name] = f"(uint)popcount({a})", f"(uint)clz({a})"
    return found


def _atomics() -> dict[tuple[str, str], str]:
    """32 bits are in the core, 64 bits in two extensions under older names."""
    names = {"add": "add", "sub": "sub", "min": "min", "max": "max", "and": "and", "or": "or", "xor": "xor"}
    names |= {"exchange": "xchg"}
    found: dict[tuple[str, str], str] = {}
    for dtype, prefix in ((dt.I32, "atomic"), (dt.U32, "atomic"), (dt.I64, "atom"), (dt.U64, "atom")):
        for op, name in names.items():
            found[op, dtype.name] = f"{prefix}_{name}({{p}}, {{0}})"
        found["compare_exchange", dtype.name] = f"{prefix}_cmpxchg({{p}}, {{0}}, {{1}})"
    found["exchange", "f32"] = "atomic_xchg({p}, {0})"
    return found


def _widths(dtype: DType) -> tuple[int, ...]:
    """vload and vstore want no alignment beyond that of an element."""
    return (2, 4, 8, 16)


DIALECT = Dialect(
    name="opencl",
    types=TYPES,
    cells={"bool": "uchar"},
    suffixes={"u32": "u", "i64": "L", "u64": "UL", "f32": "f"},
    head="#pragma OPENCL FP_CONTRACT OFF",
    function="static inline",
    entry="__kernel __attribute__((reqd_work_group_size({x}, {y}, {z}))) void",
    restrict="restrict ",
    global_="__global ",
    shared="__local ",
    shared_array="__local",
    shared_arena="__local uchar burn_shared[$size] __attribute__((aligned(64)));",
    constant="__constant",
    bases=True,
    builtins={
        f"{place}_{axis}": f"{function}({d})"
        for place, function in (
            ("unit", "get_local_id"),
            ("cube", "get_group_id"),
            ("grid", "get_num_groups"),
        )
        for d, axis in enumerate("xyz")
    },
    local_barrier="barrier(CLK_LOCAL_MEM_FENCE)",
    barriers={
        "cube": "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)",
        "storage": "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)",
    },
    spellings=_spellings(),
    bitcasts={
        ("f32", "u32"): "as_uint({0})",
        ("u32", "f32"): "as_float({0})",
        ("f64", "u64"): "as_ulong({0})",
        ("u64", "f64"): "as_double({0})",
    },
    atomics=_atomics(),
    # INFINITY and NAN are no constant expressions for all compilers, as tables want them
    infinity={"f32": "(1.0f / 0.0f)", "f64": "(1.0 / 0.0)"},
    nan={"f32": "(0.0f / 0.0f)", "f64": "(0.0 / 0.0)"},
    vector_widths=_widths,
)

PIPELINE = pipeline(DIALECT)
ROUNDED = replace(DIALECT, name="opencl-rounded", spellings={**DIALECT.spellings, **SPELLINGS})
"""For devices that divide f32, or take roots, with less than correct rounding."""


def emit(kernel: Kernel, dialect: Dialect = DIALECT) -> Artifact:
    """The OpenCL C text of a kernel in legal form."""
    artifact = emit_text(dialect, kernel)
    pragmas = [f"#pragma OPENCL EXTENSION {name} : enable\n" for name in _extensions(kernel)]
    if not pragmas:
        return artifact
    lines = (*[UNKNOWN] * len(pragmas), *artifact.lines)
    return replace(artifact, text="".join(pragmas) + artifact.text, lines=lines)


def _extensions(kernel: Kernel) -> Iterator[str]:
    """What a kernel needs beyond the core of OpenCL C 1.2."""
    if dt.F64 in _dtypes(kernel):
        yield "cl_khr_fp64"
    atomics = [stmt for stmt in statements(kernel.body) if isinstance(stmt, Atomic)]
    if any([stmt.memory.memory_type.elem.bits == 64 for stmt in atomics]):
        yield "cl_khr_int64_base_atomics"
        yield "cl_khr_int64_extended_atomics"


def _dtypes(kernel: Kernel) -> Iterator[DType]:
    for param in kernel.params:
        t = param.var.type
        yield t.elem if isinstance(t, MemoryType) else elem(t)
    for stmt in statements(kernel.body):
        for var in defined(stmt):
            yield var.type.elem if isinstance(var.type, MemoryType) else elem(var.type)
