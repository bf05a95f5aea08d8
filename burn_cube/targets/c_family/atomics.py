"""Atomics: the dialect's own, or a loop of compare-exchanges; of 8 and 16 bits, on the word around."""

from __future__ import annotations

import re

from burn_cube import dtypes as dt
from burn_cube.dtypes import BY_NAME, DType
from burn_cube.ir.nodes import Atomic
from burn_cube.targets.c_family import memory
from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.c_family.literals import literal
from burn_cube.targets.c_family.state import State
from burn_cube.targets.c_family.text import Expr, call
from burn_cube.types import Space

_SPACES = {Space.GLOBAL: "global", Space.SHARED: "shared"}


def atomic(s: State, stmt: Atomic) -> None:
    """The old value, 0 where the operation does not take place."""
    inside = memory.condition(s, stmt)
    index, args = s.value(stmt.index), [s.value(arg) for arg in stmt.args]
    s.flush(reads=True)
    wanted = stmt.result in s.used
    done = _operation(s, stmt, index, args, wanted)
    if not wanted:
        line = f"{done};"
        s.statement(line if inside is None else f"if ({inside.text}) {line}", stmt.span)
    elif inside is None:
        s.declare(stmt.result, Expr(done), stmt.span)
    else:
        zero = literal(s.dialect, 0, stmt.memory.memory_type.elem)
        name = s.variable(stmt.result, zero, stmt.span)
        s.statement(f"if ({inside.text}) {name} = {done};", stmt.span)


def _operation(s: State, stmt: Atomic, index: Expr, args: list[Expr], wanted: bool) -> str:
    target = s.memories[stmt.memory]
    dtype = target.elem
    place = f"{target.name}[{index.text}]"
    if stmt.op == "load" or (stmt.op == "store" and not wanted):
        own = s.dialect.atomics.get((stmt.op, dtype.name))
        if own is None:
            space = s.dialect.global_ if target.space is Space.GLOBAL else s.dialect.shared
            cell = f"*(volatile {space}{s.cell(dtype)} *)&{place}"
            return cell if stmt.op == "load" else f"{cell} = {args[0].text}"
        return call(own.replace("{p}", f"&{place}"), *args).text
    op = "exchange" if stmt.op == "store" else stmt.op
    own = s.dialect.atomics.get((op, dtype.name))
    if own is not None:
        return call(own.replace("{p}", f"&{place}"), *args).text
    return s.call(f"burn_atomic_{op}_{dtype.name}_{_SPACES[target.space]}", Expr(f"&{place}"), *args).text


_NAME = re.compile(r"burn_atomic_(\w+?)_([iuf]\d+|bf16)_(global|shared)$")

_WHOLE = """
$fn $T burn_atomic_OP_SPACE(volatile $SPACE$T *place, PARAMS) {
    volatile $SPACE$W *const word = (volatile $SPACE$W *)place;
    $W old = *word;
    for (;;) {
        const $T cell = FROM(old);
        const $W found = CAS(word, old, INTO(NEXT));
        if (found == old) return cell;
        old = found;
    }
}"""

_PART = """
$fn $T burn_atomic_OP_SPACE(volatile $SPACE$T *place, PARAMS) {
    volatile $SPACE$W *const word = (volatile $SPACE$W *)((size_t)place & ~(size_t)3);
    const $W shift = ($W)((size_t)place & 3) * 8;
    $W old = *word;
    for (;;) {
        const $T cell = ($T)(old >> shift);
        const $W next = (old & ~(MASKu << shift)) | (($W)($U)(NEXT) << shift);
        const $W found = CAS(word, old, next);
        if (found == old) return cell;
        old = found;
    }
}"""


def common(dialect: Dialect, name: str) -> str | None:
    """The template of an atomic operation that the dialect lacks."""
    found = _NAME.match(name)
    if found is None:
        return None
    op, dtype, space = found[1], BY_NAME[found[2]], found[3]
    word = dt.U64 if dtype.bits == 64 else dt.U32
    step = f"burn_{op}_{dtype.name}(cell, x)"
    params = f"${dtype.name} x"
    if op == "exchange":
        step = "x"
    elif op == "compare_exchange":
        step, params = f"{_same(dialect, dtype)} ? x : cell", f"${dtype.name} expected, ${dtype.name} x"
    whole = dtype.bits >= 32
    template = _WHOLE if whole else _PART
    unsigned = f"u{dtype.bits}"
    next_word = _cas(dialect, word, _bits(dialect, dtype, word, step) if whole else "next")
    for mark, text in (
        ("burn_atomic_OP_SPACE", name),
        ("$SPACE", f"${space}"),
        ("PARAMS", params),
        ("$T", f"${dtype.name}"),
        ("$W", f"${word.name}"),
        ("$U", f"${unsigned}"),
        ("MASK", f"0x{(1 << min(dtype.bits, 32)) - 1:x}"),
        ("CAS(word, old, next)", next_word),
        ("CAS(word, old, INTO(NEXT))", next_word),
        ("FROM(old)", _value(dialect, dtype, word) if whole else ""),
        ("NEXT", step),
    ):
        template = template.replace(mark, text)
    return template


def _cas(dialect: Dialect, word: DType, value: str) -> str:
    return dialect.atomics["compare_exchange", word.name].format("old", value, p="word")


def _value(dialect: Dialect, dtype: DType, word: DType) -> str:
    """A word's bits as a value."""
    if dtype.is_float:
        return dialect.bitcasts[word.name, dtype.name].format("old")
    return "old" if dtype is word else f"(${dtype.name})old"


def _bits(dialect: Dialect, dtype: DType, word: DType, value: str) -> str:
    """A value's bits as a word."""
    if dtype.is_float:
        return dialect.bitcasts[dtype.name, word.name].format(value)
    return value if dtype is word else f"(${word.name})({value})"


def _same(dialect: Dialect, dtype: DType) -> str:
    """Compares the bits of the cell and what was expected."""
    if dtype in (dt.F32, dt.F64):
        a, b = (dialect.bitcasts[dtype.name, f"u{dtype.bits}"].format(x) for x in ("cell", "expected"))
        return f"{a} == {b}"
    return "cell == expected"
