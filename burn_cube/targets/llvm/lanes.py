"""`Let`: lane-wise ops as scalar, affine or vector code, and the ops that rearrange the lanes of a Vector."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.errors import InternalError
from burn_cube.ir.nodes import Const, Let, Operand
from burn_cube.record import replace
from burn_cube.targets.llvm import conversion, topology
from burn_cube.targets.llvm.ops import OPS
from burn_cube.targets.llvm.shapes import UNIFORM, VARYING, Shape
from burn_cube.targets.llvm.state import State, Term, Value
from burn_cube.targets.llvm.text import number, register
from burn_cube.types import VectorType, elem, lanes

_WRAPPING = frozenset({"add", "sub", "mul"})


def let(s: State, stmt: Let) -> Value:
    """The value of a pure operation."""
    s.ranges.define(stmt)
    if stmt.op in topology.LAUNCH_OPS:
        return topology.value(s, stmt)
    shape = s.shape(stmt.result)
    value = _value(s, stmt, shape)
    if stmt.result.type is dt.I32 and shape.kind in ("uniform", "affine"):
        return replace(value, terms=_terms(s, stmt))
    return value


def _terms(s: State, stmt: Let) -> tuple[Term, ...]:
    """What a sum or a multiple is made of."""
    factors = _FACTORS.get(stmt.op)
    if factors is None:
        return ()
    return tuple(
        Term(s.value(arg), factor, s.ranges.interval(arg))
        for arg, factor in zip(stmt.args, factors(*stmt.args), strict=True)
        if factor
    )


def _of_product(a: Operand, b: Operand) -> tuple[int, int]:
    if isinstance(b, Const):
        return int(b.value), 0
    return 0, int(a.value) if isinstance(a, Const) else 0


def _of_shift(a: Operand, b: Operand) -> tuple[int, int]:
    return (1 << int(b.value) if isinstance(b, Const) and 0 <= int(b.value) < 31 else 0), 0


_FACTORS: dict[str, Callable[[Operand, Operand], tuple[int, int]]] = {
    "add": lambda a, b: (1, 1),
    "sub": lambda a, b: (1, -1),
    "mul": _of_product,
    "shl": _of_shift,
}


def _value(s: State, stmt: Let, shape: Shape) -> Value:
    if shape.kind in ("affine", "strided"):
        return _linear(s, stmt, shape)
    if stmt.op in _STRUCTURAL:
        return _STRUCTURAL[stmt.op](s, stmt, shape)
    if shape == UNIFORM:
        return _uniform(s, stmt) if _all_uniform(s, stmt) else _linear(s, stmt, shape)
    return _varying(s, stmt)


def _all_uniform(s: State, stmt: Let) -> bool:
    return all(s.value(arg).shape == UNIFORM for arg in stmt.args)


def _apply(s: State, stmt: Let, width: int, args: tuple[str, ...]) -> str:
    if stmt.op in ("cast", "bitcast"):
        source, target = elem(stmt.args[0].value_type), elem(stmt.result.value_type)
        convert = conversion.cast if stmt.op == "cast" else conversion.bitcast
        return convert(s.writer, source, target, width, args[0])
    if stmt.op not in OPS:
        raise InternalError("the LLVM target", f"the op {stmt.op} has no spelling")
    # `select` is typed by what it chooses
    dtype = elem(stmt.args[-1].value_type)
    if width == 0 and stmt.op in _WRAPPING and dtype.is_integer and stmt.result in s.ranges.intervals:
        # an address whose sum does not wrap needs no sign extension
        flag = "nsw" if dtype.is_signed else "nuw"
        return s.writer.binary(f"{stmt.op} {flag}", register(dtype), *args)
    return OPS[stmt.op](s.writer, dtype, width, args)


def _uniform(s: State, stmt: Let) -> Value:
    t = stmt.result.value_type
    width = t.n if isinstance(t, VectorType) else 0
    if stmt.op == "select" and width and stmt.args[0].value_type is dt.BOOL:
        cond, a, b = (s.scalar(arg) for arg in stmt.args)
        chosen = s.writer.select(cond, register(elem(t), width), a, b, scalar_cond=True)
        return Value(t, UNIFORM, (chosen,))
    return Value(t, UNIFORM, (_apply(s, stmt, width, tuple(s.scalar(arg) for arg in stmt.args)),))


def _varying(s: State, stmt: Let) -> Value:
    t = stmt.result.value_type
    args = [s.varying(s.value(arg)) for arg in stmt.args]
    # a scalar condition chooses all lanes of a vector
    columns = [arg * lanes(t) if len(arg) == 1 else arg for arg in args]
    return Value(t, VARYING, tuple(_apply(s, stmt, s.planes, row) for row in zip(*columns, strict=True)))


def _linear(s: State, stmt: Let, shape: Shape) -> Value:
    """An affine or strided integer: the op on the bases, and on strides that only the run time knows.

    Strides may cancel, as in `i - i` or `i * 0`: then the base is the value.
    """
    t = stmt.result.value_type
    args = [s.value(arg) for arg in stmt.args]
    base = _apply(s, stmt, 0, tuple(arg.registers[0] for arg in args))
    if shape == UNIFORM:
        return Value(t, shape, (base,))
    if shape.kind == "affine":
        return Value(t, shape, (base,), shape.stride)
    strides = [_stride(arg) for arg in args]
    if stmt.op == "mul":
        strides = [
            x if arg.shape != UNIFORM else arg.registers[0] for x, arg in zip(strides, args, strict=True)
        ]
    return Value(t, shape, (base,), _apply(s, stmt, 0, tuple(strides)))


def _stride(value: Value) -> str:
    return str(value.stride)


# ops on the lanes of a Vector


def _broadcast(s: State, stmt: Let, shape: Shape) -> Value:
    t = stmt.result.value_type
    value = s.value(stmt.args[0])
    if shape == UNIFORM:
        return Value(t, shape, (s.writer.splat(register(elem(t)), value.registers[0], lanes(t)),))
    return Value(t, shape, s.varying(value) * lanes(t))


def _construct(s: State, stmt: Let, shape: Shape) -> Value:
    t = stmt.result.value_type
    assert isinstance(t, VectorType)
    if shape == UNIFORM:
        return Value(t, shape, (s.pack(t, [s.scalar(arg) for arg in stmt.args]),))
    return Value(t, shape, tuple(s.vector(arg) for arg in stmt.args))


def _lane(stmt: Let) -> int:
    lane = stmt.attrs[0]
    assert isinstance(lane, int)
    return lane


def _extract(s: State, stmt: Let, shape: Shape) -> Value:
    t = stmt.args[0].value_type
    value = s.value(stmt.args[0])
    if shape == UNIFORM:
        packed = s.writer.extract(register(elem(t), lanes(t)), value.registers[0], _lane(stmt))
        return Value(elem(t), shape, (packed,))
    return Value(elem(t), shape, (s.varying(value)[_lane(stmt)],))


def _insert(s: State, stmt: Let, shape: Shape) -> Value:
    t = stmt.result.value_type
    if shape == UNIFORM:
        vector, scalar = register(elem(t), lanes(t)), register(elem(t))
        a, b = (s.scalar(arg) for arg in stmt.args)
        packed = s.writer.let(f"insertelement {vector} {a}, {scalar} {b}, i64 {_lane(stmt)}")
        return Value(t, shape, (packed,))
    parts = list(s.varying(s.value(stmt.args[0])))
    parts[_lane(stmt)] = s.vector(stmt.args[1])
    return Value(t, shape, tuple(parts))


def _is_lane(s: State, stmt: Let, shape: Shape, position: int) -> list[str]:
    """For each lane of the Vector: whether it is the one that the run-time lane operand names."""
    operand = stmt.args[position]
    dtype = elem(operand.value_type)
    width = 0 if shape == UNIFORM else s.planes
    lane = s.scalar(operand) if shape == UNIFORM else s.vector(operand)
    count = lanes(stmt.args[0].value_type)
    t = register(dtype, width)
    return [s.writer.binary("icmp eq", t, lane, number(dtype, i, width)) for i in range(count)]


def _parts(s: State, value: Value, shape: Shape) -> list[str]:
    if shape == UNIFORM:
        assert isinstance(value.type, VectorType)
        return s.unpack(value.type, value.registers[0])
    return list(s.varying(value))


def _extract_dynamic(s: State, stmt: Let, shape: Shape) -> Value:
    t = elem(stmt.result.value_type)
    width = 0 if shape == UNIFORM else s.planes
    parts = _parts(s, s.value(stmt.args[0]), shape)
    chosen = number(t, 0, width)
    for here, part in zip(_is_lane(s, stmt, shape, 1), parts, strict=True):
        chosen = s.writer.select(here, register(t, width), part, chosen)
    return Value(t, shape, (chosen,))


def _insert_dynamic(s: State, stmt: Let, shape: Shape) -> Value:
    t = stmt.result.value_type
    assert isinstance(t, VectorType)
    width = 0 if shape == UNIFORM else s.planes
    parts = _parts(s, s.value(stmt.args[0]), shape)
    new = s.scalar(stmt.args[1]) if shape == UNIFORM else s.vector(stmt.args[1])
    chosen = [
        s.writer.select(here, register(t.elem, width), new, part)
        for here, part in zip(_is_lane(s, stmt, shape, 2), parts, strict=True)
    ]
    return Value(t, shape, (s.pack(t, chosen),) if shape == UNIFORM else tuple(chosen))


def _bitcast(s: State, stmt: Let, shape: Shape) -> Value:
    source, target = stmt.args[0].value_type, stmt.result.value_type
    value = s.value(stmt.args[0])
    if shape == UNIFORM:
        a, b = (register(elem(t), t.n if isinstance(t, VectorType) else 0) for t in (source, target))
        return Value(target, shape, (s.writer.convert("bitcast", a, value.registers[0], b),))
    parts = list(s.varying(value))
    return Value(
        target, shape, tuple(conversion.regroup(s.writer, elem(source), elem(target), s.planes, parts))
    )


def _fold(s: State, dtype: DType, width: int, op: str, parts: list[str]) -> str:
    return reduce(lambda a, b: OPS[op](s.writer, dtype, width, (a, b)), parts)


def _sum(s: State, stmt: Let, shape: Shape) -> Value:
    t = elem(stmt.result.value_type)
    width = 0 if shape == UNIFORM else s.planes
    parts = _parts(s, s.value(stmt.args[0]), shape)
    return Value(t, shape, (_fold(s, t, width, "add", parts),))


def _dot(s: State, stmt: Let, shape: Shape) -> Value:
    t = elem(stmt.result.value_type)
    return Value(t, shape, (_dot_of(s, t, shape, s.value(stmt.args[0]), s.value(stmt.args[1])),))


def _dot_of(s: State, t: DType, shape: Shape, a: Value, b: Value) -> str:
    width = 0 if shape == UNIFORM else s.planes
    pairs = zip(_parts(s, a, shape), _parts(s, b, shape), strict=True)
    return _fold(s, t, width, "add", [OPS["mul"](s.writer, t, width, pair) for pair in pairs])


def _magnitude(s: State, stmt: Let, shape: Shape) -> Value:
    t = elem(stmt.result.value_type)
    value = s.value(stmt.args[0])
    squares = _dot_of(s, t, shape, value, value)
    width = 0 if shape == UNIFORM else s.planes
    return Value(t, shape, (OPS["sqrt"](s.writer, t, width, (squares,)),))


def _normalize(s: State, stmt: Let, shape: Shape) -> Value:
    t = stmt.result.value_type
    assert isinstance(t, VectorType)
    value, width = s.value(stmt.args[0]), 0 if shape == UNIFORM else s.planes
    length = OPS["sqrt"](s.writer, t.elem, width, (_dot_of(s, t.elem, shape, value, value),))
    parts = [OPS["div"](s.writer, t.elem, width, (part, length)) for part in _parts(s, value, shape)]
    return Value(t, shape, (s.pack(t, parts),) if shape == UNIFORM else tuple(parts))


_STRUCTURAL: dict[str, Callable[[State, Let, Shape], Value]] = {
    "broadcast": _broadcast,
    "construct": _construct,
    "extract": _extract,
    "insert": _insert,
    "extract_dynamic": _extract_dynamic,
    "insert_dynamic": _insert_dynamic,
    "bitcast": _bitcast,
    "vector_sum": _sum,
    "dot": _dot,
    "magnitude": _magnitude,
    "normalize": _normalize,
}
