"""Atomic operations: WGSL's own, or a loop that exchanges a word once it holds what was computed from."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Atomic
from burn_cube.targets.wgsl.literals import HALVES, number, value_type
from burn_cube.targets.wgsl.memory import decoded, element, encoded, from_bits, place_in_word, to_bits
from burn_cube.targets.wgsl.ops import cast, cut
from burn_cube.targets.wgsl.state import Memory, State
from burn_cube.targets.wgsl.text import bare, call

_NATIVE = {
    "load": "atomicLoad", "store": "atomicStore", "exchange": "atomicExchange", "add": "atomicAdd",
    "sub": "atomicSub", "min": "atomicMin", "max": "atomicMax", "and": "atomicAnd", "or": "atomicOr",
    "xor": "atomicXor",
}  # fmt: skip
_OPERATORS = {"add": "+", "sub": "-", "and": "&", "or": "|", "xor": "^"}


def atomic(s: State, stmt: Atomic, mask: str | None) -> None:
    """An operation; its result is the old value, 0 where the mask is false."""
    memory = s.memories[stmt.memory]
    args = [s.value(arg) for arg in stmt.args]
    text = _expression(s, stmt, memory, s.index(memory, stmt.index), args)
    if stmt.result not in s.used:
        with s.under(mask, stmt.span):
            # a load is an expression, but not a statement
            s.do(f"_ = {text};" if stmt.op == "load" else f"{text};", stmt.span)
        return
    if mask is None:
        s.define(stmt.result, text, stmt.span, pure=False)
        return
    name = s.variable(stmt.result, number(0, memory.elem), stmt.span)
    with s.under(mask, stmt.span):
        s.do(f"{name} = {bare(text)};", stmt.span)


def _is_native(stmt: Atomic, memory: Memory) -> bool:
    if memory.form != "atomic" or stmt.op == "compare_exchange":
        return False
    moves = stmt.op in ("load", "store", "exchange")
    return moves or (memory.elem.is_integer and memory.elem.bits >= 32)


def _expression(s: State, stmt: Atomic, memory: Memory, place: str, args: list[str]) -> str:
    op = "exchange" if stmt.op == "store" and stmt.result in s.used else stmt.op
    if _is_native(stmt, memory):
        cells = [f"&{memory.name}[{place}]", *[to_bits(memory.elem, arg) for arg in args]]
        text = call(_NATIVE[op], *cells)
        return text if op == "store" else from_bits(memory.elem, text)
    position = f"bitcast<i32>({place})" if place.startswith("u32(") else place
    if op == "load":
        return element(s, memory, place)
    name = f"burn_{op}_{memory.label or memory.name}"
    s.prelude.define(name, _function(name, op, memory))
    return call(name, position, *args)


def _function(name: str, op: str, memory: Memory) -> str:
    """A loop of compare-exchanges of one cell, or of the word that holds an element."""
    t = value_type(memory.elem)
    parameters = f"expected: {t}, value: {t}" if op == "compare_exchange" else f"value: {t}"
    head = f"fn {name}(position: i32, {parameters}) -> {t} {{"
    return _in_word(head, op, memory) if memory.form == "packed_atomic" else _in_cell(head, op, memory)


def _in_cell(head: str, op: str, memory: Memory) -> str:
    d = memory.elem
    return f"""
{head}
  var cell = atomicLoad(&{memory.name}[position]);
  loop {{
    let old = {bare(from_bits(d, "cell"))};
{_stop(op, d)}    let next = {bare(to_bits(d, _combined(op, d)))};
    let found = atomicCompareExchangeWeak(&{memory.name}[position], cell, next);
    if (found.exchanged) {{ break; }}
    cell = found.old_value;
  }}
  return {bare(from_bits(d, "cell"))};
}}"""


def _in_word(head: str, op: str, memory: Memory) -> str:
    d = memory.elem
    word, shift = place_in_word(d)
    return f"""
{head}
  let at = bitcast<u32>(position);
  let shift = {shift};
  let kept = ~(0x{(1 << d.bits) - 1:x}u << shift);
  var word = atomicLoad(&{memory.name}[{word}]);
  loop {{
    let old = {decoded(d, "word")};
{_stop(op, d)}    let next = {bare(_combined(op, d))};
    let bits = {encoded(d, "next")} << shift;
    let found = atomicCompareExchangeWeak(&{memory.name}[{word}], word, (word & kept) | bits);
    if (found.exchanged) {{ break; }}
    word = found.old_value;
  }}
  return {decoded(d, "word")};
}}"""


def _stop(op: str, d: DType) -> str:
    """A compare-exchange leaves other values alone; floats are compared by their bits."""
    if op != "compare_exchange":
        return ""
    return f"    if ({bare(to_bits(d, 'old'))} != {bare(to_bits(d, 'expected'))}) {{ break; }}\n"


def _combined(op: str, d: DType) -> str:
    if op in ("exchange", "store", "compare_exchange"):
        return "value"
    if d in HALVES:
        wide = _combined_of(op, dt.F32, cast(d, dt.F32, "old"), cast(d, dt.F32, "value"))
        return cast(dt.F32, d, wide)
    return _combined_of(op, d, "old", "value")


def _combined_of(op: str, d: DType, a: str, b: str) -> str:
    if op in _OPERATORS:
        return cut(d, f"{a} {_OPERATORS[op]} {b}")
    return f"burn_{op}_{d}({a}, {b})" if d.is_float else f"{op}({a}, {b})"
