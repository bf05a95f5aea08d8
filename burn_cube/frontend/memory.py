"""Reads and writes of memories, slices of them, and their metadata."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import TypeGuard

from burn_cube import dtypes as dt
from burn_cube.dtypes import INDEX, DType
from burn_cube.errors import shown
from burn_cube.frontend.context import At, Lowering
from burn_cube.frontend.literals import as_number
from burn_cube.frontend.operators import convert, describe, operand
from burn_cube.frontend.values import ArrayValue, Comptime, Runtime, TensorValue, Value
from burn_cube.ir.nodes import Bound, Const, Load, Operand, Store, Var
from burn_cube.record import replace
from burn_cube.types import Space, ValueType, VectorType, elem

Memory = ArrayValue | TensorValue


def element_type(ctx: Lowering, memory: Memory) -> ValueType:
    """The type of an element of the view."""
    scalar = ctx.type_of(memory.memory)
    return VectorType(elem(scalar), memory.width) if memory.vector else scalar


def scaled(ctx: Lowering, op: str, value: Operand, factor: int, at: At) -> Operand:
    """value * factor or value // factor, nothing for factor 1."""
    if factor == 1:
        return value
    if isinstance(value, Const):
        number = int(value.value)
        return Const(number * factor if op == "mul" else number // factor, INDEX)
    return ctx.op(op, (value, Const(factor, INDEX)), at)


def added(ctx: Lowering, a: Operand | None, b: Operand, at: At) -> Operand:
    """a + b, nothing for a missing or zero a."""
    if a is None or (isinstance(a, Const) and a.value == 0):
        return b
    if isinstance(b, Const) and b.value == 0:
        return a
    return ctx.op("add", (a, b), at)


def buffer(ctx: Lowering, var: Var, width: int, vector: bool, at: At) -> ArrayValue:
    """A whole global array."""
    return ArrayValue(var, scaled(ctx, "floor_div", ctx.once("len", var, (), f"{var.name}_len"), width, at),
                      None, width, vector)  # fmt: skip


def extent(ctx: Lowering, tensor: TensorValue, dim: int, at: At) -> Operand:
    """The extent of a dimension, in elements of the view."""
    value = ctx.once("shape", tensor.memory, (dim,), f"{tensor.memory.name}_shape{dim}")
    return scaled(ctx, "floor_div", value, tensor.width, at) if dim == tensor.rank - 1 else value


def stride(ctx: Lowering, tensor: TensorValue, dim: int, at: At) -> Operand:
    """The distance of neighbours in a dimension, in scalars."""
    value = ctx.once("stride", tensor.memory, (dim,), f"{tensor.memory.name}_stride{dim}")
    return scaled(ctx, "mul", value, tensor.width, at) if dim == tensor.rank - 1 else value


def length(ctx: Lowering, memory: Memory, at: At) -> Operand:
    """The number of elements of the view."""
    if isinstance(memory, ArrayValue):
        return memory.length
    whole = ctx.once("len", memory.memory, (), f"{memory.memory.name}_len")
    return scaled(ctx, "floor_div", whole, memory.width, at)


def index_operand(ctx: Lowering, index: Value, at: At) -> Operand:
    """A whole number as an operand of type `index`."""
    if isinstance(index, Comptime):
        return _constant(ctx, index, at)
    found = operand(ctx, index, at, "index")
    type_ = ctx.type_of(found)
    if isinstance(type_, VectorType) or not type_.is_integer or ctx.inference.is_floating(type_):
        raise ctx.type_error(
            at, f"cannot index: got {describe(ctx, index)}, expected an integer", "cast it: bc.i32(x)"
        )
    if type_ is INDEX:
        return found
    ctx.inference.use_as_index(type_)
    return ctx.op("cast", (found,), at, (INDEX,))


def position(ctx: Lowering, index: Value, count: Operand, at: At) -> tuple[Operand, Bound]:
    """An index as an operand of type `index`, and its bound."""
    wide = index_operand(ctx, index, at)
    if isinstance(wide, Const) and isinstance(count, Const) and wide.value >= count.value:
        raise ctx.compile_error(
            at,
            f"cannot index: got the constant {wide.value}, expected 0 to {int(count.value) - 1}",
            "use a smaller index, or a larger memory",
        )
    if not isinstance(index, Runtime):
        return wide, (wide, count)
    found, type_ = index.operand, ctx.type_of(index.operand)
    if may_wrap(type_, ctx):
        # the cast may wrap an index from outside to one inside, so the test is made before it
        return wide, (found, ctx.op("cast", (count,), at, (type_,)))
    return wide, (wide, count)


def may_wrap(type_: ValueType, ctx: Lowering) -> TypeGuard[DType]:
    """Whether a number of this type may lose bits as an `index`."""
    return type_ in (dt.I64, dt.U64) and ctx.signature is not None and ctx.signature.index_bits == 32


def _constant(ctx: Lowering, index: Comptime, at: At) -> Const:
    number = as_number(index.value)
    if isinstance(number, bool) or not isinstance(number, int):
        raise ctx.type_error(
            at, f"cannot index: got {describe(ctx, index)}, expected an integer", "index with an int: x[0]"
        )
    if number < 0:
        raise ctx.compile_error(
            at,
            f"cannot index: got the constant {number}, expected 0 or more",
            f"count from the end with the length: x[x.len() - {shown(-number)}]",
        )
    if number >= 2**63:
        raise ctx.compile_error(
            at, f"cannot index: got {shown(number)}, expected less than 2**63", "no array is as long"
        )
    return Const(number, INDEX)


def locate(
    ctx: Lowering, memory: Memory, indices: Sequence[Value], at: At
) -> tuple[Operand, tuple[Bound, ...]]:
    """The element index in scalars, and all bounds."""
    if isinstance(memory, TensorValue):
        return _strided(ctx, memory, indices, at)
    if len(indices) != max(1, len(memory.shape)):
        raise _rank_error(ctx, len(indices), max(1, len(memory.shape)), at)
    if len(memory.shape) > 1:
        return _row_major(ctx, memory, indices, at)
    found, bound = position(ctx, indices[0], memory.length, at)
    return added(ctx, memory.offset, _paces(ctx, memory, found, at), at), (bound,)


def _paces(ctx: Lowering, memory: ArrayValue, count: Operand, at: At) -> Operand:
    """The distance in scalars of a number of elements."""
    if memory.pitch is None or _is_zero(count):
        return scaled(ctx, "mul", count, memory.width, at)
    return ctx.op("mul", (count, memory.pitch), at)


def as_array(ctx: Lowering, tensor: TensorValue, at: At) -> ArrayValue:
    """A tensor of rank 1 as an array whose elements lie apart."""
    if tensor.rank != 1:
        raise ctx.type_error(
            at, f"cannot slice: got a tensor of rank {tensor.rank}, expected rank 1", "index it: t[i, j]"
        )
    size, pitch = extent(ctx, tensor, 0, at), stride(ctx, tensor, 0, at)
    return ArrayValue(tensor.memory, size, None, tensor.width, tensor.vector, pitch=pitch)


def _rank_error(ctx: Lowering, got: int, expected: int, at: At) -> Exception:
    plural = "index" if expected == 1 else "indices"
    return ctx.type_error(
        at,
        f"cannot index: got {got} {'index' if got == 1 else 'indices'}, expected {expected} {plural}",
        "give one index a dimension: t[i, j]",
    )


def _strided(
    ctx: Lowering, tensor: TensorValue, indices: Sequence[Value], at: At
) -> tuple[Operand, tuple[Bound, ...]]:
    if len(indices) != tensor.rank:
        raise _rank_error(ctx, len(indices), tensor.rank, at)
    total: Operand = Const(0, INDEX)
    bounds: list[Bound] = []
    for dim, index in enumerate(indices):
        found, bound = position(ctx, index, extent(ctx, tensor, dim, at), at)
        bounds.append(bound)
        if not (isinstance(found, Const) and found.value == 0):
            total = added(ctx, total, ctx.op("mul", (found, stride(ctx, tensor, dim, at)), at), at)
    return total, tuple(bounds)


def _row_major(
    ctx: Lowering, memory: ArrayValue, indices: Sequence[Value], at: At
) -> tuple[Operand, tuple[Bound, ...]]:
    total: Operand | None = None
    bounds: list[Bound] = []
    for size, index in zip(memory.shape, indices, strict=True):
        found, bound = position(ctx, index, Const(size, INDEX), at)
        bounds.append(bound)
        total = found if total is None else added(ctx, scaled(ctx, "mul", total, size, at), found, at)
    assert total is not None
    return added(ctx, memory.offset, scaled(ctx, "mul", total, memory.width, at), at), tuple(bounds)


def load(
    ctx: Lowering, memory: Memory, indices: Sequence[Value], at: At, uniform: bool = False, name: str = ""
) -> Runtime:
    """Read an element."""
    index, bounds = locate(ctx, memory, indices, at)
    return load_at(ctx, memory, index, bounds, at, uniform, name)


def load_at(
    ctx: Lowering, memory: Memory, index: Operand, bounds: tuple[Bound, ...], at: At, uniform: bool = False,
    name: str = "",
) -> Runtime:  # fmt: skip
    """Read the element at an index that `locate` gave."""
    result = Var(name, element_type(ctx, memory))
    ctx.note_access(memory.memory, "read")
    ctx.emit(Load(result, memory.memory, index, bounds, None, uniform, ctx.span(at)))
    return Runtime(result)


def store_at(
    ctx: Lowering, memory: Memory, index: Operand, bounds: tuple[Bound, ...], value: Value, at: At, place: At
) -> None:
    """Write the element at an index that `locate` gave."""
    if memory.memory.memory_type.space is Space.CONST:
        raise ctx.compile_error(
            place,
            "cannot store: got a const table, expected a memory that can be written",
            "use bc.Local or bc.Shared",
        )
    converted = convert(ctx, value, element_type(ctx, memory), at, "store")
    ctx.note_access(memory.memory, "write")
    ctx.emit(Store(memory.memory, index, converted, bounds, None, ctx.span(place)))


def cut(ctx: Lowering, memory: Value, node: ast.Slice, at: ast.Subscript) -> ArrayValue:
    """`x[a:b]`: both ends are clamped into x."""
    if node.step is not None:
        raise ctx.syntax_error(
            node.step,
            "cannot slice with a step: got a third part, expected x[a:b]",
            "multiply the index instead: x[i * step]",
        )
    if isinstance(memory, TensorValue):
        memory = as_array(ctx, memory, at)
    if not isinstance(memory, ArrayValue) or len(memory.shape) > 1:
        raise ctx.type_error(
            at,
            f"cannot slice: got {describe(ctx, memory)}, expected an array of one dimension",
            "index it instead",
        )
    low = _end(ctx, memory, node.lower, Const(0, INDEX))
    high = _end(ctx, memory, node.upper, memory.length)
    start, stop = _clamped(ctx, memory, low, high, at)
    offset = added(ctx, memory.offset, _paces(ctx, memory, start, at), at)
    size = ctx.op("sub", (stop, start), at) if not _is_zero(start) else stop
    return replace(memory, offset=offset, length=size, shape=())


def _is_zero(value: Operand) -> bool:
    return isinstance(value, Const) and value.value == 0


def _end(ctx: Lowering, memory: ArrayValue, node: ast.expr | None, default: Operand) -> Operand:
    if node is None:
        return default
    value = ctx.expr(node)
    if isinstance(value, Comptime) and value.value is None:
        return default
    if isinstance(value, Runtime) and may_wrap(type_ := ctx.type_of(value.operand), ctx):
        limit = ctx.op("cast", (memory.length,), node, (type_,))
        value = Runtime(ctx.op("clamp", (value.operand, Const(0, type_), limit), node))
    return index_operand(ctx, value, node)


def _clamped(
    ctx: Lowering, memory: ArrayValue, low: Operand, high: Operand, at: At
) -> tuple[Operand, Operand]:
    zero = Const(0, INDEX)
    start = low if _is_zero(low) else ctx.op("clamp", (low, zero, memory.length), at)
    stop = high if high is memory.length else ctx.op("clamp", (high, start, memory.length), at)
    return start, stop


def vectorized(ctx: Lowering, memory: Value, n: int, at: At) -> Value:
    """The same memory seen as vectors of n lanes; what is left over at the end is not seen."""
    if not isinstance(memory, ArrayValue) or len(memory.shape) > 1 or memory.pitch is not None:
        raise ctx.type_error(
            at,
            f"cannot see as vectors: got {describe(ctx, memory)}, expected an array of one dimension",
            "slice it first",
        )
    scalars = scaled(ctx, "mul", memory.length, memory.width, at)
    return replace(memory, length=scaled(ctx, "floor_div", scalars, n, at), width=n, vector=True, shape=())
