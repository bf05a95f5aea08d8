"""`Assert`, accesses out of bounds in mode `validate`, and `Print`: words in the report buffer."""

from __future__ import annotations

from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Assert, Atomic, Bound, Load, Operand, Print, Store
from burn_cube.targets.reports import PRINT_HEADER
from burn_cube.targets.wgsl.literals import number, value_type
from burn_cube.targets.wgsl.state import State
from burn_cube.targets.wgsl.text import atom, bare
from burn_cube.types import VectorType, elem, lanes


def check(s: State, stmt: Assert) -> None:
    """Report a false condition."""
    s.do(f"if (!{atom(s.value(stmt.cond))}) {{ burn_fail({s.checks[id(stmt)] + 1}u); }}", stmt.span)


def _inside(s: State, bound: Bound) -> str:
    i, n = bound
    position, most = atom(s.named(i, "at")), atom(s.named(n, "most"))
    dtype = elem(i.value_type)
    below = f"{position} < {most}"
    return below if dtype.kind == "uint" else f"{position} >= {number(0, dtype)} && {below}"


def guard(s: State, stmt: Load | Store | Atomic) -> str | None:
    """The mask of an access; bounds that are left (mode `validate`) report where they do not hold."""
    mask = None if stmt.mask is None else s.value(stmt.mask)
    if not stmt.bounds:
        return mask
    s.writer.quote(stmt.span)
    inside = s.names.fresh("inside")
    s.do(f"let {inside} = {' && '.join([_inside(s, bound) for bound in stmt.bounds])};", stmt.span)
    failed = f"!{inside}" if mask is None else f"{atom(mask)} && !{inside}"
    s.do(f"if ({failed}) {{ burn_fail({s.checks[id(stmt)] + 1}u); }}", stmt.span)
    return inside if mask is None else f"{atom(mask)} && {inside}"


def show(s: State, stmt: Print) -> None:
    """One record: its site, the unit, and the bits of all values."""
    words = [word for part in stmt.parts if not isinstance(part, str) for word in _words(s, part)]
    count = len(words) // 2
    at, unit = s.names.fresh("at"), s.names.fresh("printing")
    s.do(f"let {at} = burn_reserve({PRINT_HEADER + len(words)}u);", stmt.span)
    with s.under(f"{at} != 0u", stmt.span):
        s.do(f"let {unit} = {_position(s)};", stmt.span)
        header = [f"{s.prints[id(stmt)]}u", f"{unit}.x", f"{unit}.y", f"{count}u"]
        for offset, word in enumerate([*header, *words]):
            place = f"{at} + {offset}u" if offset else at
            s.do(f"atomicStore(&report[{place}], {bare(word)});", stmt.span)


def _words(s: State, part: Operand) -> list[str]:
    dtype = elem(part.value_type)
    text = s.named(part, "shown")
    if isinstance(part.value_type, VectorType):  # the result of plane_ballot
        parts = [f"{text}.{'xyzw'[lane]}" for lane in range(lanes(part.value_type))]
        return [word for lane in parts for word in (lane, "0u")]
    return _bits(dtype, text)


def _bits(dtype: DType, text: str) -> list[str]:
    """A value as two words."""
    t = value_type(dtype)
    if t == "bool":
        return [f"select(0u, 1u, {text})", "0u"]
    if t.endswith("64"):
        wide = text if t == "u64" else f"bitcast<u64>({text})"
        return [f"u32({wide})", f"u32({atom(wide)} >> 32u)"]
    word = text if t == "u32" else f"bitcast<u32>({text})"
    if dtype.is_integer and dtype.bits < 32:
        word = f"{word} & 0x{(1 << dtype.bits) - 1:x}u"
    return [word, "0u"]


def _position(s: State) -> str:
    """ABSOLUTE_POS as (low, high): row by row over the whole grid."""
    x, y, z = s.kernel.cube_dim
    cubes = [s.number(("cube_count", -1, d)) for d in range(3)]
    s.builtin("cube")
    local = s.builtin("local")

    def axis(d: int, size: int) -> str:
        return f"cube.{'xyz'[d]} * {size}u + {local}.{'xyz'[d]}"

    row = f"burn_wide(vec2<u32>({axis(2, z)}, 0u), {cubes[1]} * {y}u, {axis(1, y)})"
    return f"burn_wide({row}, {cubes[0]} * {x}u, {axis(0, x)})"
