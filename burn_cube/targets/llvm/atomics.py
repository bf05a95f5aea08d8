"""Atomics: one lane after the other, in order. Memory of one thread needs no atomic instruction."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Atomic
from burn_cube.targets.llvm import access
from burn_cube.targets.llvm.conditions import condition, index_of, lane_mask
from burn_cube.targets.llvm.halves import combine
from burn_cube.targets.llvm.shapes import UNIFORM, VARYING
from burn_cube.targets.llvm.state import Memory, State, Value
from burn_cube.targets.llvm.text import cell, number, register
from burn_cube.types import Space, elem

_NATIVE = {"exchange": "xchg", "store": "xchg"} | {op: op for op in ("add", "sub", "and", "or", "xor")}


def atomic(s: State, stmt: Atomic) -> Value:
    """The old value, 0 in lanes that take no part."""
    mem, index, cond = s.memories[stmt.memory], index_of(s, stmt.index), condition(s, stmt)
    if s.planes == 1:
        return _one(s, stmt, mem, index, cond.one)
    mask = lane_mask(s, cond)
    if _reducible(s, stmt, mem, index):
        return _reduced(s, stmt, mem, index, mask)
    vectors = [(register(elem(index.type), s.planes), s.varying(index)[0])]
    args = [s.value(arg) for arg in stmt.args]
    vectors += [
        (cell(mem.elem, s.planes), access.to_cell(s, mem.elem, s.varying(a)[0], s.planes)) for a in args
    ]
    used = stmt.result in s.analysis.used
    old = s.temporary(cell(mem.elem), s.planes) if used else ""
    if used:
        s.writer.do(f"store {cell(mem.elem, s.planes)} zeroinitializer, ptr {old}, align 64")

    def lane(number: str, parts: Sequence[str]) -> None:
        pointer = access.element(s, mem, register(elem(index.type)), parts[0])
        before = _apply(s, stmt, mem, pointer, parts[1:])
        if used:
            slot = s.writer.let(f"getelementptr {cell(mem.elem)}, ptr {old}, i64 {number}")
            s.writer.do(f"store {cell(mem.elem)} {before}, ptr {slot}")

    access.each_lane(s, mask, vectors, lane)
    if not used:
        return Value(mem.elem, VARYING, ("zeroinitializer",))
    loaded = s.writer.let(f"load {cell(mem.elem, s.planes)}, ptr {old}, align 64")
    return Value(mem.elem, VARYING, (access.from_cell(s, mem.elem, loaded, s.planes),))


def _one(s: State, stmt: Atomic, mem: Memory, index: Value, cond: str | None) -> Value:
    """A plane of one unit."""
    w, d = s.writer, mem.elem
    args = [access.to_cell(s, d, s.scalar(arg), 0) for arg in stmt.args]
    pointer = access.element(s, mem, register(elem(index.type)), index.registers[0])
    if cond is None:
        return Value(d, UNIFORM, (access.from_cell(s, d, _apply(s, stmt, mem, pointer, args), 0),))
    some, done, before = w.fresh("atomic"), w.fresh("endatomic"), w.block
    w.branch(cond, some, done)
    w.start(some)
    old = _apply(s, stmt, mem, pointer, args)
    end = w.block
    w.jump(done)
    w.start(done)
    merged = w.phi(cell(d), (old, end), ("zeroinitializer", before))
    return Value(d, UNIFORM, (access.from_cell(s, d, merged, 0),))


def _reducible(s: State, stmt: Atomic, mem: Memory, index: Value) -> bool:
    """Integer sums into one place whose old value nobody reads can be summed over the plane first."""
    simple = stmt.op == "add" and mem.elem.is_integer and stmt.result not in s.analysis.used
    return simple and index.shape == UNIFORM


def _reduced(s: State, stmt: Atomic, mem: Memory, index: Value, mask: str | None) -> Value:
    w, t = s.writer, cell(mem.elem, s.planes)
    value = s.varying(s.value(stmt.args[0]))[0]
    if mask is not None:
        value = w.select(mask, t, value, "zeroinitializer")
    name = f"llvm.vector.reduce.add.v{s.planes}i{mem.elem.bits}"
    total = w.call(name, cell(mem.elem), (t, value))
    some, done = w.fresh("atomic"), w.fresh("endatomic")
    w.branch(s.any(mask) if mask else "true", some, done)
    w.start(some)
    pointer = access.element(s, mem, register(elem(index.type)), index.registers[0])
    _apply(s, stmt, mem, pointer, [total])
    w.jump(done)
    w.start(done)
    return Value(mem.elem, VARYING, ("zeroinitializer",))


def _apply(s: State, stmt: Atomic, mem: Memory, pointer: str, args: Sequence[str]) -> str:
    """One atomic operation on cells; gives the old cell."""
    w, d, t = s.writer, mem.elem, cell(mem.elem)
    if mem.space is not Space.GLOBAL:
        return _in_turn(s, stmt, d, pointer, args)
    if stmt.op == "load":
        return _typed_load(s, d, pointer)
    if stmt.op == "store" and stmt.result not in s.analysis.used:
        integer = f"i{d.bits}"
        bits = w.convert("bitcast", t, args[0], integer)
        w.do(f"store atomic {integer} {bits}, ptr {pointer} monotonic, align {d.size}")
        return number(dt.U8 if d is dt.BOOL else d, 0)
    native = _native(d, stmt.op)
    if native:
        return w.let(f"atomicrmw {native} ptr {pointer}, {t} {args[0]} monotonic, align {d.size}")
    return _exchanged(s, stmt, d, pointer, args)


def _native(d: DType, op: str) -> str | None:
    if op in ("min", "max") and d.is_integer:
        return op if d.is_signed else f"u{op}"
    if d in (dt.F32, dt.F64):
        return {"exchange": "xchg", "store": "xchg", "add": "fadd", "sub": "fsub"}.get(op)
    if d.is_float and op not in ("exchange", "store"):
        return None  # f16 and bf16 are integers here
    return _NATIVE.get(op)


def _typed_load(s: State, d: DType, pointer: str) -> str:
    integer = f"i{d.bits}"
    bits = s.writer.let(f"load atomic {integer}, ptr {pointer} monotonic, align {d.size}")
    return s.writer.convert("bitcast", integer, bits, cell(d))


def _exchanged(s: State, stmt: Atomic, d: DType, pointer: str, args: Sequence[str]) -> str:
    """Computes the new cell and tries to put it there, until no other thread came between."""
    w, t, integer = s.writer, cell(d), f"i{d.bits}"
    first = _typed_load(s, d, pointer)
    before, again, done = w.block, w.fresh("again"), w.fresh("exchanged")
    w.jump(again)
    w.start(again)
    line, old = w.reserve(), "%" + w.fresh()
    new = _new(s, stmt, d, old, args)
    a, b = (w.convert("bitcast", t, x, integer) for x in (old, new))
    pair = w.let(
        f"cmpxchg weak ptr {pointer}, {integer} {a}, {integer} {b} monotonic monotonic, align {d.size}"
    )
    found = w.convert("bitcast", integer, w.let(f"extractvalue {{ {integer}, i1 }} {pair}, 0"), t)
    ok = w.let(f"extractvalue {{ {integer}, i1 }} {pair}, 1")
    w.fill_phi(line, old, t, (first, before), (found, w.block))
    w.branch(ok, done, again)
    w.start(done)
    return old


def _in_turn(s: State, stmt: Atomic, d: DType, pointer: str, args: Sequence[str]) -> str:
    """The operation in memory of this thread."""
    w, t = s.writer, cell(d)
    old = w.let(f"load {t}, ptr {pointer}, align {d.size}")
    if stmt.op != "load":
        w.do(f"store {t} {_new(s, stmt, d, old, args)}, ptr {pointer}, align {d.size}")
    return old


def _new(s: State, stmt: Atomic, d: DType, old: str, args: Sequence[str]) -> str:
    """The cell after the operation."""
    w, t = s.writer, cell(d)
    if stmt.op in ("exchange", "store"):
        return args[0]
    if stmt.op == "compare_exchange":
        bits = [w.convert("bitcast", t, x, f"i{d.bits}") for x in (old, args[0])]
        return w.select(w.binary("icmp eq", f"i{d.bits}", *bits), t, args[1], old)
    return combine(w, stmt.op, dt.U8 if d is dt.BOOL else d, 0, old, args[0])
