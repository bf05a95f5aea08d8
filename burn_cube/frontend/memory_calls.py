"""Calls that make memories, ask for their metadata, or act on them at once: atomics, barriers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import INDEX, DType
from burn_cube.frontend import struct_arrays
from burn_cube.frontend.annotations import STRUCT_FIELDS
from burn_cube.frontend.calls import BUILTINS, CONSTRUCTORS, INTRINSICS, METHODS, Call, Rule
from burn_cube.frontend.context import At, Lowering
from burn_cube.frontend.intrinsics import CONST, SHARED, MemoryForm, MemoryOf
from burn_cube.frontend.literals import LiteralError, Number, as_number, fit
from burn_cube.frontend.math_calls import dtype_of, element, expect
from burn_cube.frontend.memory import (
    Memory,
    extent,
    length,
    load,
    locate,
    scaled,
    vectorized,
)
from burn_cube.frontend.operators import convert, describe, value_items
from burn_cube.frontend.values import (
    ArrayValue,
    Comptime,
    Runtime,
    StructArray,
    TensorValue,
    TupleValue,
    Value,
    host_value,
    settled,
)
from burn_cube.ir.nodes import Alloc, Atomic, AtomicOp, Const, Operand, Sync, Var
from burn_cube.types import MemoryType, Space


def whole(ctx: Lowering, value: Value, node: At, what: str) -> int:
    """A compile-time int."""
    value = settled(value)
    found: Any = value.value if isinstance(value, Comptime) else None
    if isinstance(found, np.integer):
        found = int(cast("Any", found))
    if isinstance(found, bool) or not isinstance(found, int):
        raise ctx.type_error(
            node,
            f"cannot {what}: got {describe(ctx, value)}, expected a compile-time int",
            "use a literal, a global or a bc.Comptime[int] argument",
        )
    return found


def _extents(ctx: Lowering, call: Call, name: str) -> tuple[int, ...]:
    values: Sequence[Value] = call.args
    if len(values) == 1 and (items := value_items(ctx, values[0])) is not None:
        values = items
    sizes = tuple([whole(ctx, v, call.place(k), f"make a {name}") for k, v in enumerate(values)])
    if call.named or any(size < 1 for size in sizes):
        raise ctx.type_error(
            call.node,
            f"cannot make a {name}: got {list(sizes)}, expected lengths of 1 or more",
            f"bc.{name}[bc.f32](64)",
        )
    return sizes or (1,)


def _memory(ctx: Lowering, asked: MemoryOf, call: Call) -> Value:
    if asked.form is CONST:
        return _table(ctx, call, element(ctx, asked.elem, call.node.func, "make a table")[0])
    if isinstance(asked.elem, type) and STRUCT_FIELDS in asked.elem.__dict__:
        prefix = ctx.hint or asked.form.name.lower()

        def memory(elem: object, field: str) -> ArrayValue:
            ctx.hint = f"{prefix}_{field}"
            return _plain_memory(ctx, MemoryOf(asked.form, elem), call)

        return struct_arrays.make(ctx, asked.elem, memory, call.node.func)
    return _plain_memory(ctx, asked, call)


def _plain_memory(ctx: Lowering, asked: MemoryOf, call: Call) -> ArrayValue:
    name = asked.form.name
    dtype, lanes = element(ctx, asked.elem, call.node.func, f"make a {name}")
    if dtype is INDEX:
        raise ctx.type_error(
            call.node.func,
            f"cannot make a {name} of index: got a dtype whose width depends on the launch, expected another",
            "write bc.i32 or bc.i64",
        )
    sizes = _extents(ctx, call, name)
    count = int(np.prod(sizes, dtype=object))
    space = Space.SHARED if asked.form is SHARED else Space.LOCAL
    width = lanes or 1
    var = Var(ctx.hint or name.lower(), MemoryType(dtype, space, count * width))
    ctx.emit(Alloc(var, None, ctx.span(call.node)))
    shape = sizes if len(sizes) > 1 else ()
    return ArrayValue(var, Const(count, INDEX), None, width, lanes is not None, shape)


CONSTRUCTORS[MemoryOf] = _memory


def _bare_form(ctx: Lowering, form: MemoryForm, call: Call) -> Value:
    if form is not CONST:
        raise ctx.type_error(
            call.node,
            f"cannot make a {form.name}: got no element type, expected one in brackets",
            f"write bc.{form.name}[bc.f32](n)",
        )
    if not 1 <= len(call.args) <= 2 or call.named:
        raise ctx.type_error(
            call.node,
            f"cannot make a table: got {len(call.args)} arguments, expected values and a dtype",
            "write bc.Const([1, 2, 3], bc.i32)",
        )
    dtype = dtype_of(ctx, call.args[1], call.nodes[1], "make a table") if len(call.args) == 2 else None
    return _table(ctx, call, dtype)


CONSTRUCTORS[MemoryForm] = _bare_form


_MOST_NUMBERS = 1 << 20


def _table(ctx: Lowering, call: Call, dtype: DType | None) -> Value:
    known, given = host_value(call.args[0]) if call.args else (False, None)
    at = call.place(0)
    if isinstance(given, np.ndarray):
        given = cast("Any", given)
        dtype = dtype or dt.from_numpy(given.dtype)
        given = given.tolist()
    if not known or type(given) not in (list, tuple, range):
        raise ctx.type_error(
            at,
            "cannot make a table: got values that are not known at compile time, expected a list of numbers",
            "use bc.Local for values computed by the kernel",
        )
    items = cast("Sequence[object]", given)
    if not 1 <= len(items) <= _MOST_NUMBERS:
        raise ctx.type_error(
            at,
            f"cannot make a table: got {len(items)} numbers, expected 1 to {_MOST_NUMBERS}",
            "pass an array: a table is part of the kernel's code",
        )
    numbers = [_number(item) for item in items]
    if dtype is None:
        dtype = dt.F32 if any(isinstance(n, float) for n in numbers) else dt.I32
    init = tuple([_entry(ctx, n, dtype, at) for n in numbers])
    var = Var(ctx.hint or "table", MemoryType(dtype, Space.CONST, len(init)))
    ctx.emit(Alloc(var, init, ctx.span(call.node)))
    return ArrayValue(var, Const(len(init), INDEX))


def _number(item: Any) -> Number | None:
    return as_number(cast("Any", item).item() if isinstance(item, np.generic) else item)


def _entry(ctx: Lowering, number: Number | None, dtype: DType, at: At) -> Number:
    if number is None:
        raise ctx.type_error(
            at, f"cannot make a table of {dtype}: got no number, expected numbers only", "check it"
        )
    try:
        return fit(number, dtype)
    except LiteralError as error:
        raise ctx.type_error(at, f"cannot make a table: {error}", "choose another dtype") from None


# metadata


def _of_memory(ctx: Lowering, receiver: Value, call: Call, name: str) -> Memory:
    if not isinstance(receiver, ArrayValue | TensorValue):
        raise ctx.type_error(
            call.node,
            f"cannot call .{name}: got {describe(ctx, receiver)}, expected an array",
            "only arrays have it",
        )
    return receiver


def _len(ctx: Lowering, receiver: Value, call: Call) -> Value:
    expect(ctx, call, ".len", 0)
    while isinstance(receiver, StructArray):
        receiver = receiver.arrays[0][1]
    if (items := value_items(ctx, receiver)) is not None:
        return Comptime(len(items))
    return _known(length(ctx, _of_memory(ctx, receiver, call, "len"), call.node))


def _known(value: Operand) -> Value:
    """A length: a number of the host if it is a constant."""
    return settled(Runtime(value))


def _python_len(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "len", 1)
    value = call.args[0]
    if isinstance(value, ArrayValue | TensorValue):
        return _known(length(ctx, value, call.node))
    known, found = host_value(value)
    if known or isinstance(value, TupleValue):
        size = len(value.items) if isinstance(value, TupleValue) else _host_len(ctx, found, call)
        return Comptime(size)
    raise ctx.type_error(
        call.node,
        f"cannot take len: got {describe(ctx, value)}, expected an array or a tuple",
        "scalars have none",
    )


def _host_len(ctx: Lowering, value: Any, call: Call) -> int:
    try:
        return len(value)
    except TypeError as error:
        raise ctx.type_error(call.node, f"cannot take len: {error}", "pass a tuple or an array") from None


def _dimension(ctx: Lowering, receiver: Value, call: Call, name: str) -> tuple[Memory, int]:
    expect(ctx, call, f".{name}", 1)
    memory = _of_memory(ctx, receiver, call, name)
    dim = whole(ctx, call.args[0], call.nodes[0], f"take .{name}")
    rank = memory.rank if isinstance(memory, TensorValue) else max(1, len(memory.shape))
    if not 0 <= dim < rank:
        raise ctx.compile_error(
            call.nodes[0],
            f"cannot take .{name}: got dimension {dim}, expected 0 to {rank - 1}",
            "count from 0",
        )
    return memory, dim


def _shape(ctx: Lowering, receiver: Value, call: Call) -> Value:
    memory, dim = _dimension(ctx, receiver, call, "shape")
    if isinstance(memory, TensorValue):
        return Runtime(extent(ctx, memory, dim, call.node))
    return Comptime(memory.shape[dim]) if memory.shape else _known(memory.length)


def _stride(ctx: Lowering, receiver: Value, call: Call) -> Value:
    memory, dim = _dimension(ctx, receiver, call, "stride")
    if isinstance(memory, TensorValue):
        return Runtime(ctx.once("stride", memory.memory, (dim,), f"{memory.memory.name}_stride{dim}"))
    if memory.pitch is not None:
        return Runtime(memory.pitch)
    return Comptime(int(np.prod(memory.shape[dim + 1 :], dtype=object)) * memory.width)


def _rank(ctx: Lowering, receiver: Value, call: Call) -> Value:
    expect(ctx, call, ".rank", 0)
    memory = _of_memory(ctx, receiver, call, "rank")
    return Comptime(memory.rank if isinstance(memory, TensorValue) else max(1, len(memory.shape)))


def _buffer_len(ctx: Lowering, receiver: Value, call: Call) -> Value:
    expect(ctx, call, ".buffer_len", 0)
    memory = _of_memory(ctx, receiver, call, "buffer_len")
    if memory.memory.memory_type.space is not Space.GLOBAL:
        return _known(length(ctx, memory, call.node))
    found = ctx.once("buffer_len", memory.memory, (), f"{memory.memory.name}_buffer_len")
    return Runtime(scaled(ctx, "floor_div", found, memory.width, call.node))


def _vectorized(ctx: Lowering, receiver: Value, call: Call) -> Value:
    expect(ctx, call, ".vectorized", 1)
    n = whole(ctx, call.args[0], call.nodes[0], "see as vectors")
    if n < 1:
        raise ctx.compile_error(
            call.nodes[0], f"cannot see as vectors: got {n} lanes, expected 1 or more", "write 4"
        )
    return vectorized(ctx, receiver, n, call.node)


METHODS.update(
    len=_len, shape=_shape, stride=_stride, rank=_rank, buffer_len=_buffer_len, vectorized=_vectorized
)
BUILTINS[len] = _python_len


# at once


def _atomic(op: AtomicOp, operands: int) -> Rule:
    name = f"atomic_{op}"

    def rule(ctx: Lowering, call: Call) -> Value:
        expect(ctx, call, name, 2 + operands)
        memory = call.args[0]
        if not isinstance(memory, ArrayValue | TensorValue) or memory.vector:
            raise ctx.type_error(
                call.nodes[0],
                f"cannot {name}: got {describe(ctx, memory)}, expected an array of scalars",
                "pass the array and the index: bc.atomic_add(cells, i, 1)",
            )
        if memory.memory.memory_type.space not in (Space.GLOBAL, Space.SHARED):
            raise ctx.type_error(
                call.nodes[0],
                f"cannot {name}: got a {memory.memory.memory_type.space.value} memory, expected a global "
                "or shared one",
                "other units cannot see it: read and write it as it is",
            )
        return _emit_atomic(ctx, op, name, memory, call)

    return rule


def _emit_atomic(ctx: Lowering, op: AtomicOp, name: str, memory: Memory, call: Call) -> Value:
    indices = value_items(ctx, call.args[1]) or (call.args[1],)
    index, bounds = locate(ctx, memory, indices, call.nodes[1])
    dtype = memory.memory.memory_type.elem
    if op in ("and", "or", "xor") and not dtype.is_integer:
        raise ctx.type_error(
            call.nodes[0],
            f"cannot {name}: got {dtype}, expected an integer dtype",
            "bits of floats have none",
        )
    args = tuple(
        [convert(ctx, v, dtype, n, name) for v, n in zip(call.args[2:], call.nodes[2:], strict=True)]
    )
    for kind in ("read", "write"):
        if (kind, op) not in (("write", "load"), ("read", "store")):
            ctx.note_access(memory.memory, kind)
    result = Var("", dtype)
    ctx.emit(Atomic(result, op, memory.memory, index, args, bounds, None, ctx.span(call.node)))
    return Runtime(result)


for _op, _operands in (
    *(("add", 1), ("sub", 1), ("min", 1), ("max", 1), ("and", 1), ("or", 1), ("xor", 1)),
    *(("exchange", 1), ("load", 0), ("store", 1), ("compare_exchange", 2)),
):
    INTRINSICS[f"atomic_{_op}"] = _atomic(cast(AtomicOp, _op), _operands)


def _sync(scope: Literal["cube", "plane", "storage"]) -> Rule:
    def rule(ctx: Lowering, call: Call) -> Value:
        expect(ctx, call, f"sync_{scope}", 0)
        ctx.emit(Sync(scope, ctx.span(call.node)))
        return Comptime(None)

    return rule


for _scope in ("cube", "plane", "storage"):
    INTRINSICS[f"sync_{_scope}"] = _sync(_scope)


def _uniform_load(ctx: Lowering, call: Call) -> Value:
    """One value for the whole cube: barriers before and after the read."""
    expect(ctx, call, "uniform_load", 2)
    memory = call.args[0]
    if not isinstance(memory, ArrayValue | TensorValue):
        raise ctx.type_error(
            call.nodes[0],
            f"cannot uniform_load: got {describe(ctx, memory)}, expected an array",
            "pass the array and the index: bc.uniform_load(tile, 0)",
        )
    indices = value_items(ctx, call.args[1]) or (call.args[1],)
    span = ctx.span(call.node)
    ctx.emit(Sync("cube", span))
    found = load(ctx, memory, indices, call.nodes[1], uniform=True)
    ctx.emit(Sync("cube", span))
    return found


INTRINSICS["uniform_load"] = _uniform_load
