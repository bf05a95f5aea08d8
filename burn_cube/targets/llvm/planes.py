"""Plane operations: permutations and reductions of vectors, in exactly the order of the op table."""

from __future__ import annotations

from collections.abc import Callable

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Plane
from burn_cube.ops import neutral
from burn_cube.targets.llvm.halves import combine
from burn_cube.targets.llvm.shapes import UNIFORM, VARYING
from burn_cube.targets.llvm.state import State, Value
from burn_cube.targets.llvm.text import number, register, table, wide
from burn_cube.types import VectorType, elem

_STEP = {"sum": "add", "prod": "mul", "min": "min", "max": "max"}


def plane(s: State, stmt: Plane) -> Value:
    """The result of a plane operation over the active lanes."""
    if s.planes == 1:
        return _alone(s, stmt)
    if stmt.op in _VOTES:
        return _VOTES[stmt.op](s, stmt)
    if stmt.op in _SOURCES:
        return _moved(s, stmt)
    t, kind = stmt.result.value_type, stmt.op.rsplit("_", 1)[1]
    parts = [_filled(s, part, elem(t), kind) for part in s.varying(s.value(stmt.args[0]))]
    if stmt.op.startswith("plane_inclusive"):
        return Value(t, VARYING, tuple(_scan(s, part, elem(t), kind) for part in parts))
    if stmt.op.startswith("plane_exclusive"):
        scans = [_scan(s, part, elem(t), kind) for part in parts]
        return Value(t, VARYING, tuple(_shifted(s, scan, elem(t), kind) for scan in scans))
    return _same(s, stmt, [_tree(s, part, elem(t), kind) for part in parts])


def _filled(s: State, part: str, d: DType, kind: str) -> str:
    if s.mask is None:
        return part
    t = register(d, s.planes)
    return s.writer.select(s.mask, t, part, number(d, neutral(kind, d), s.planes))


def _tree(s: State, part: str, d: DType, kind: str) -> str:
    """v[i] = v[i] + v[i + width], width = plane_dim / 2 ... 1."""
    w, n = s.writer, s.planes
    while n > 1:
        t, n = register(d, n), n // 2
        low, high = w.shuffle(t, part, "poison", range(n)), w.shuffle(t, part, "poison", range(n, 2 * n))
        part = combine(w, _STEP[kind], d, n, low, high)
    return w.extract(register(d, 1), part, 0)


def _scan(s: State, part: str, d: DType, kind: str) -> str:
    """v[i] = v[i] + v[i - distance], distance = 1, 2, 4 ...; the lanes below keep what they have."""
    w, n, t = s.writer, s.planes, register(d, s.planes)
    distance = 1
    while distance < n:
        before = [max(lane - distance, 0) for lane in range(n)]
        total = combine(w, _STEP[kind], d, n, part, w.shuffle(t, part, "poison", before))
        part = w.shuffle(t, part, total, [lane if lane < distance else n + lane for lane in range(n)])
        distance *= 2
    return part


def _shifted(s: State, scan: str, d: DType, kind: str) -> str:
    """The value of the active lane before; neutral in the first active lane."""
    w, n, t = s.writer, s.planes, register(d, s.planes)
    first = number(d, neutral(kind, d), n)
    if s.mask is None:
        return w.shuffle(t, scan, first, [n, *range(n - 1)])
    source = _active_before(s)
    none = w.binary("icmp slt", wide("i32", n), source, number(dt.I32, 0, n))
    return w.select(none, t, first, permute(s, d, scan, source))


def _active_before(s: State) -> str:
    """The number of the next lower active lane, -1 if there is none."""
    w, n = s.writer, s.planes
    t = wide("i32", n)
    own = w.select(s.mask or "", t, table("i32", range(n)), number(dt.I32, -1, n))
    before = w.shuffle(t, own, number(dt.I32, -1, n), [n, *range(n - 1)])
    return _scan(s, before, dt.I32, "max")


def permute(s: State, d: DType, value: str, source: str) -> str:
    """Lane i gets lane `source[i] % plane_dim` (i32s known at run time)."""
    w, n = s.writer, s.planes
    # a chain of extracts and inserts over all lanes is what the x86 backend knows as a variable permutation,
    # for lanes of 32 and 64 bits
    integer = wide(f"i{max(d.bits, 32)}", n) if d is not dt.BOOL else wide("i32", n)
    lanes = wide("i32", n)
    index = w.binary("and", lanes, source, number(dt.I32, n - 1, n))
    if d.bits == 64:
        index, lanes = w.convert("zext", lanes, index, wide("i64", n)), wide("i64", n)
    bits = _as_integer(s, d, value, integer)
    scalar = integer.split(" x ")[1][:-1]
    result = "poison"
    for lane in range(n):
        place = w.extract(lanes, index, lane)
        taken = w.let(f"extractelement {integer} {bits}, {scalar if d.bits == 64 else 'i32'} {place}")
        result = w.let(f"insertelement {integer} {result}, {scalar} {taken}, i64 {lane}")
    return _from_integer(s, d, result, integer)


def _as_integer(s: State, d: DType, value: str, integer: str) -> str:
    t = register(d, s.planes)
    if d in (dt.F32, dt.F64):
        return s.writer.convert("bitcast", t, value, integer)
    return s.writer.convert("zext", t, value, integer)


def _from_integer(s: State, d: DType, value: str, integer: str) -> str:
    t = register(d, s.planes)
    if d in (dt.F32, dt.F64):
        return s.writer.convert("bitcast", integer, value, t)
    return s.writer.convert("trunc", integer, value, t)


# the value of another lane


def _moved(s: State, stmt: Plane) -> Value:
    w, n, t = s.writer, s.planes, stmt.result.value_type
    d, value = elem(t), s.value(stmt.args[0])
    parts = s.varying(value)
    if s.mask is not None:
        zero = number(d, 0, n)
        given = [w.select(s.mask, register(d, n), part, zero) for part in parts]
    else:
        given = list(parts)
    if s.shape(stmt.result) == UNIFORM:
        return _broadcast(s, t, given, s.scalar(stmt.args[1]))
    source = _SOURCES[stmt.op](s, s.vector(stmt.args[1]))
    lanes = wide("i32", n)
    inside = w.binary("icmp ult", lanes, source, number(dt.I32, n, n))
    outside = list(parts) if stmt.op in _KEEPING else [number(d, 0, n)] * len(parts)
    moved = [
        w.select(inside, register(d, n), permute(s, d, part, source), other)
        for part, other in zip(given, outside, strict=True)
    ]
    return Value(t, VARYING, tuple(moved))


_KEEPING = ("plane_shuffle_up", "plane_shuffle_down")


def _broadcast(s: State, t: DType | VectorType, given: list[str], lane: str) -> Value:
    """The same lane for all: a scalar."""
    w, n, d = s.writer, s.planes, elem(t)
    inside = w.binary("icmp ult", "i32", lane, str(n))
    place = w.binary("and", "i32", lane, str(n - 1))
    taken = [w.let(f"extractelement {register(d, n)} {part}, i32 {place}") for part in given]
    found = [w.select(inside, register(d), part, number(d, 0)) for part in taken]
    return Value(t, UNIFORM, (s.pack(t, found) if isinstance(t, VectorType) else found[0],))


def _own(s: State) -> str:
    return table("i32", range(s.planes))


def _xor(s: State, mask: str) -> str:
    return s.writer.binary("xor", wide("i32", s.planes), mask, _own(s))


def _up(s: State, distance: str) -> str:
    return s.writer.binary("sub", wide("i32", s.planes), _own(s), _near(s, distance))


def _down(s: State, distance: str) -> str:
    return s.writer.binary("add", wide("i32", s.planes), _own(s), _near(s, distance))


def _near(s: State, distance: str) -> str:
    """A distance, cut so that adding it cannot wrap around."""
    return s.writer.intrinsic("umin", wide("i32", s.planes), distance, number(dt.I32, 1 << 20, s.planes))


_SOURCES: dict[str, Callable[[State, str], str]] = {
    "plane_broadcast": lambda s, lane: lane,
    "plane_shuffle": lambda s, lane: lane,
    "plane_shuffle_xor": _xor,
    "plane_shuffle_up": _up,
    "plane_shuffle_down": _down,
}


# votes


def _all(s: State, stmt: Plane) -> Value:
    flags: list[str] = []
    for part in s.varying(s.value(stmt.args[0])):
        if s.mask is None:
            flags.append(s.all(part))
        else:
            flags.append(s.writer.binary("xor", "i1", s.any(s.without(s.mask, part)), "true"))
    return _same(s, stmt, flags)


def _any(s: State, stmt: Plane) -> Value:
    parts = s.varying(s.value(stmt.args[0]))
    return _same(s, stmt, [s.any(s.both(s.mask, part) or part) for part in parts])


def _same(s: State, stmt: Plane, parts: list[str]) -> Value:
    """One value for all lanes."""
    t = stmt.result.value_type
    return Value(t, UNIFORM, (s.pack(t, parts) if isinstance(t, VectorType) else parts[0],))


def _ballot(s: State, stmt: Plane) -> Value:
    flags = s.varying(s.value(stmt.args[0]))[0]
    bits = s.writer.convert("zext", f"i{s.planes}", s.bits(s.both(s.mask, flags) or flags), "i128")
    words = s.writer.convert("bitcast", "i128", bits, "<4 x i32>")
    return Value(stmt.result.value_type, UNIFORM, (words,))


def _elect(s: State, stmt: Plane) -> Value:
    w, n = s.writer, f"i{s.planes}"
    if s.mask is None:
        return Value(dt.BOOL, VARYING, (table("i1", (int(lane == 0) for lane in range(s.planes))),))
    bits = s.bits(s.mask)
    lowest = w.binary("and", n, bits, w.binary("sub", n, "0", bits))
    return Value(dt.BOOL, VARYING, (w.convert("bitcast", n, lowest, s.mask_type()),))


_VOTES: dict[str, Callable[[State, Plane], Value]] = {
    "plane_all": _all,
    "plane_any": _any,
    "plane_ballot": _ballot,
    "plane_elect": _elect,
}


# planes of one unit


def _alone(s: State, stmt: Plane) -> Value:
    w, t = s.writer, stmt.result.value_type
    if stmt.op == "plane_elect":
        return Value(t, UNIFORM, ("true",))
    value = s.value(stmt.args[0])
    if stmt.op == "plane_ballot":
        bit = w.convert("zext", "i1", value.registers[0], "i128")
        return Value(t, UNIFORM, (w.convert("bitcast", "i128", bit, "<4 x i32>"),))
    width = t.n if isinstance(t, VectorType) else 0
    if stmt.op.startswith("plane_exclusive"):
        kind = stmt.op.rsplit("_", 1)[1]
        return Value(t, UNIFORM, (number(elem(t), neutral(kind, elem(t)), width),))
    if stmt.op in _SOURCES and stmt.op not in _KEEPING:
        own = w.binary("icmp eq", "i32", s.scalar(stmt.args[1]), "0")
        register_type = register(elem(t), width)
        zero = number(elem(t), 0, width)
        return Value(t, UNIFORM, (w.select(own, register_type, value.registers[0], zero, scalar_cond=True),))
    return Value(t, UNIFORM, value.registers)
