"""Assertions and prints: what `targets/reports.py` says of the report buffer."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.ir.nodes import Assert, Operand, Print
from burn_cube.targets.c_family import text
from burn_cube.targets.c_family.expressions import HALVES, bits, unsigned_of
from burn_cube.targets.c_family.state import State
from burn_cube.targets.c_family.text import Expr, cast, negation
from burn_cube.types import elem


def emit_assert(s: State, stmt: Assert) -> None:
    """The first check that fails is reported; the unit goes on."""
    s.prelude.use("burn_fail")
    failed = negation(s.value(stmt.cond))
    s.statement(f"if ({failed.text}) burn_fail(report, {s.checks[id(stmt)] + 1}u);", stmt.span)


def emit_print(s: State, stmt: Print) -> None:
    """The values' bits; the host puts the text around them."""
    parts = [part for part in stmt.parts if not isinstance(part, str)]
    values = [_words(s, part) for part in parts]
    s.prelude.use("burn_reserve")
    words = [f"{s.prints[id(stmt)]}u", *_halves(s, Expr(s.unit)), f"{len(parts)}u"]
    words += [word for value in values for word in _halves(s, value)]
    place = s.names.fresh("place")
    s.statement(f"const {s.type(dt.U32)} {place} = burn_reserve(report, {len(words)}u);", stmt.span)
    with s.writer.inside(f"if ({place} != 0)", "}", stmt.span):
        for position, word in enumerate(words):
            at = f"{place} + {position}" if position else place
            s.writer.do(f"report[{at}] = {word};", stmt.span)


def _words(s: State, part: Operand) -> Expr:
    """The bits of a scalar as a u64."""
    dtype, value = elem(part.value_type), s.simple(part)
    wide = s.type(dt.U64)
    if dtype in HALVES or dtype is dt.BOOL:
        return cast(wide, value)
    if dtype.is_float:
        value = bits(s, value, dtype, unsigned_of(dtype))
        return value if dtype is dt.F64 else cast(wide, value)
    return cast(wide, value)


def _halves(s: State, value: Expr) -> tuple[str, str]:
    """The low word and the high one."""
    word, name = s.type(dt.U32), value.at(text.UNARY)
    return f"({word}){name}", f"({word})({name} >> 32)"
