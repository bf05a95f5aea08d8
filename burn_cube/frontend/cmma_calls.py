"""Calls of `bc.cmma`: fragments, and what a plane does with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burn_cube import dtypes as dt
from burn_cube.dtypes import INDEX, DType, int_range
from burn_cube.frontend.calls import INTRINSICS, Call
from burn_cube.frontend.context import At, Lowering
from burn_cube.frontend.math_calls import dtype_of, expect
from burn_cube.frontend.memory import Memory, as_array, index_operand, may_wrap, scaled
from burn_cube.frontend.memory_calls import whole
from burn_cube.frontend.operators import convert, describe, value_items
from burn_cube.frontend.values import (
    NONE,
    ArrayValue,
    Comptime,
    FragmentValue,
    Runtime,
    TensorValue,
    Value,
)
from burn_cube.ir.nodes import Alloc, Cmma, CmmaOp, Const, Operand, Tile, Var
from burn_cube.types import Fragment, MemoryType, Space

SHAPES: dict[str, tuple[int, int, int]] = {"f16": (16, 16, 16), "bf16": (16, 16, 16), "tf32": (16, 16, 8)}
"""m, n and k of the products, by the dtype of a and b; the sum is f32."""
TF32 = "tf32"
_LAYOUTS = ("row_major", "col_major")
_ZERO, _ONE = Const(0, INDEX), Const(1, INDEX)


def _matrix(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "cmma.Matrix", 5, 6)
    use: Any = _text(ctx, call, 0, ("a", "b", "accumulator"))
    shape = tuple([whole(ctx, call.args[k], call.nodes[k], "make a fragment") for k in (1, 2, 3)])
    name = _dtype_name(ctx, call, 4)
    layout = _text(ctx, call, 5, _LAYOUTS) if len(call.args) == 6 else _LAYOUTS[0]
    inputs = [key for key, known in SHAPES.items() if known == shape]
    fits = bool(inputs) and name in ("f32", "f16", "bf16") if use == "accumulator" else name in inputs
    if not fits:
        raise _unsupported(ctx, call, use, shape, name)
    fragment = Fragment(use, *shape)
    dtype = dt.F32 if name == TF32 else dt.BY_NAME[name]
    return _fragment(ctx, fragment, dtype, name, layout, call)


def _unsupported(ctx: Lowering, call: Call, use: str, shape: Sequence[int], name: str) -> Exception:
    known = ", ".join(f"{key} {_times(size)}" for key, size in SHAPES.items())
    if use == "accumulator":
        shapes = " or ".join(dict.fromkeys(_times(size) for size in SHAPES.values()))
        known = f"f32, f16 or bf16, {shapes}"
    hint = "products of f32 go by tf32, which keeps 10 bits of the significand: write 'tf32'"
    return ctx.compile_error(
        call.node,
        f"cannot make a fragment {use}: got {name} {_times(shape)}, expected {known}",
        hint if name == "f32" else "m, n and k are those of the whole product: a is m x k, b is k x n",
    )


def _times(shape: Sequence[int]) -> str:
    return " x ".join(map(str, shape))


def _fragment(
    ctx: Lowering, fragment: Fragment, dtype: DType, name: str, layout: str, call: Call
) -> FragmentValue:
    size = fragment.rows * fragment.cols
    var = Var(ctx.hint or fragment.use, MemoryType(dtype, Space.FRAGMENT, size, fragment))
    ctx.emit(Alloc(var, None, ctx.span(call.node)))
    return FragmentValue(var, name, layout)


def _text(ctx: Lowering, call: Call, position: int, known: tuple[str, ...]) -> str:
    value = call.args[position]
    found = value.value if isinstance(value, Comptime) else None
    if not isinstance(found, str) or found not in known:
        raise ctx.type_error(
            call.place(position),
            f"cannot {_action(call)}: got {describe(ctx, value)}, expected one of {', '.join(known)}",
            f"write {known[0]!r}",
        )
    return found


def _action(call: Call) -> str:
    return f"call cmma.{getattr(call.node.func, 'attr', 'function')}"


def _dtype_name(ctx: Lowering, call: Call, position: int) -> str:
    value = call.args[position]
    if isinstance(value, Comptime) and value.value == TF32:
        return TF32
    return dtype_of(ctx, value, call.place(position), _action(call)).name


def _known(ctx: Lowering, call: Call, position: int, use: str = "") -> FragmentValue:
    """An argument that is a fragment, of a use."""
    value = call.args[position]
    mark = value.memory.memory_type.fragment if isinstance(value, FragmentValue) else None
    if not isinstance(value, FragmentValue) or mark is None or (use and mark.use != use):
        raise ctx.type_error(
            call.place(position),
            f"cannot {_action(call)}: got {describe(ctx, value)}, expected a fragment {use}".rstrip(),
            f"make one: bc.cmma.Matrix({use or 'a'!r}, 16, 16, 16, bc.f16)",
        )
    return value


def _emit(
    ctx: Lowering, call: Call, op: CmmaOp, fragments: Sequence[FragmentValue], value: Operand | None = None,
    tile: Tile | None = None,
) -> Value:  # fmt: skip
    memories = tuple([fragment.memory for fragment in fragments])
    ctx.emit(Cmma(op, memories, value, tile, ctx.span(call.node)))
    return NONE


def _fill(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "cmma.fill", 2)
    fragment = _known(ctx, call, 0)
    dtype = fragment.memory.memory_type.elem
    return _emit(ctx, call, "fill", [fragment], convert(ctx, call.args[1], dtype, call.nodes[1], "fill"))


def _execute(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "cmma.execute", 4)
    a, b = _known(ctx, call, 0, "a"), _known(ctx, call, 1, "b")
    c, d = (_known(ctx, call, position, "accumulator") for position in (2, 3))
    for position, fragment in ((2, c), (3, d)):
        if fragment.shown != "f32":
            raise ctx.type_error(
                call.nodes[position],
                f"cannot multiply fragments: got an accumulator of {fragment.shown}, expected f32",
                "sum in f32, and cast the sum: bc.cmma.cast(c, bc.f16)",
            )
    marks = [part.memory.memory_type.fragment for part in (a, b, c, d)]
    shapes = {(mark.m, mark.n, mark.k) for mark in marks if mark is not None}
    if a.shown != b.shown or len(shapes) > 1:
        got = ", ".join(describe(ctx, part) for part in (a, b, c, d))
        raise ctx.type_error(
            call.node,
            f"cannot multiply fragments: got {got}, expected a and b of one dtype, and one m, n and k",
            "make all four with the same numbers",
        )
    return _emit(ctx, call, "execute", [d, a, b, c])


def _cast(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "cmma.cast", 2)
    source = _known(ctx, call, 0, "accumulator")
    name = _dtype_name(ctx, call, 1)
    mark = source.memory.memory_type.fragment
    assert mark is not None
    if name not in ("f32", "f16", "bf16"):
        raise _unsupported(ctx, call, mark.use, (mark.m, mark.n, mark.k), name)
    target = _fragment(ctx, mark, dt.BY_NAME[name], name, source.layout, call)
    _emit(ctx, call, "cast", [target, source])
    return target


# tiles in memory


def _load(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "cmma.load", 3, 4)
    fragment = _known(ctx, call, 0)
    tile = _tile(ctx, call, 1, fragment, fragment.layout)
    ctx.note_access(tile.memory, "read")
    return _emit(ctx, call, "load", [fragment], None, tile)


def _store(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "cmma.store", 3, 4)
    fragment = _known(ctx, call, 1, "accumulator")
    tile = _tile(ctx, call, 0, fragment, _LAYOUTS[0])
    if tile.memory.memory_type.space is Space.CONST:
        raise ctx.type_error(
            call.nodes[0],
            "cannot store a fragment: got a const table, expected a memory that can be written",
            "use an array or a bc.Shared",
        )
    ctx.note_access(tile.memory, "write")
    return _emit(ctx, call, "store", [fragment], None, tile)


def _tile(ctx: Lowering, call: Call, position: int, fragment: FragmentValue, layout: str) -> Tile:
    """The place that an array and a stride, or a matrix and a position, stand for."""
    memory, at = call.args[position], call.nodes[position]
    wanted = fragment.memory.memory_type.elem
    if not isinstance(memory, ArrayValue | TensorValue) or memory.memory.memory_type.space is Space.LOCAL:
        what = "a local memory" if isinstance(memory, ArrayValue) else describe(ctx, memory)
        raise ctx.type_error(
            at,
            f"cannot {_action(call)}: got {what}, expected an array, a tensor or a bc.Shared",
            "the units of a plane work on a tile together: all must see it",
        )
    if memory.memory.memory_type.elem is not wanted:
        raise ctx.type_error(
            at,
            f"cannot {_action(call)}: got {describe(ctx, memory)}, expected one of {wanted}, for "
            f"{describe(ctx, fragment)}",
            "cast while copying to a bc.Shared, or bc.cmma.cast the accumulator",
        )
    place = value_items(ctx, call.args[2])
    if place is None:
        given = _text(ctx, call, 3, _LAYOUTS) if len(call.args) == 4 else layout
        return _flat(ctx, call, memory, at, given == _LAYOUTS[0])
    if len(place) != 2 or len(call.args) == 4:
        raise ctx.type_error(
            call.nodes[2],
            f"cannot {_action(call)}: got {len(place)} numbers{' and a layout' * (len(call.args) == 4)}, "
            "expected the row and the column of the first element",
            "the strides of a matrix are known: bc.cmma.load(a, x, (row, column))",
        )
    return _positioned(ctx, call, memory, place, at)


def _flat(ctx: Lowering, call: Call, memory: Memory, at: At, rows: bool) -> Tile:
    """A slice, and the scalars from one row (or column) to the next."""
    if isinstance(memory, TensorValue) and memory.rank == 1:
        memory = as_array(ctx, memory, at)
    if (
        isinstance(memory, TensorValue)
        or len(memory.shape) > 1
        or (memory.pitch is not None and memory.vector)
    ):
        raise ctx.type_error(
            call.nodes[2],
            f"cannot {_action(call)}: got one number for a matrix, expected the row and the column of the "
            "first element",
            "write (row, column); a stride goes with an array of one dimension",
        )
    far, near = _number(ctx, call.args[2], call.nodes[2]), _ONE
    step = (far, near) if rows else (near, far)
    limit = scaled(ctx, "mul", memory.length, memory.width, at)
    pitch = memory.pitch
    paces = step if pitch is None else (ctx.op("mul", (far, pitch), at), pitch)[:: 1 if rows else -1]
    return Tile(memory.memory, memory.offset or _ZERO, (paces[0], paces[1]), ((_ZERO, step, limit),))


def _number(ctx: Lowering, value: Value, at: At) -> Operand:
    """A position or stride as an index; one that 32 bits do not hold is as far outside as they reach."""
    if isinstance(value, Runtime) and may_wrap(type_ := ctx.type_of(value.operand), ctx):
        low, high = int_range(dt.I32)
        limits = Const(low if type_.is_signed else 0, type_), Const(high, type_)
        value = Runtime(ctx.op("clamp", (value.operand, *limits), at))
    elif isinstance(value, Comptime) and type(value.value) is int and value.value < 0:
        return Const(value.value, INDEX)  # a stride, or a tile that begins outside
    return index_operand(ctx, value, at)


def _positioned(ctx: Lowering, call: Call, memory: Memory, place: Sequence[Value], at: At) -> Tile:
    """A matrix, and where in it the tile begins; rows and columns count scalars."""
    row, col = (_number(ctx, value, call.nodes[2]) for value in place)
    if isinstance(memory, TensorValue) and memory.rank == 2:
        name = memory.memory.name
        sizes = [ctx.once("shape", memory.memory, (d,), f"{name}_shape{d}") for d in range(2)]
        strides = [ctx.once("stride", memory.memory, (d,), f"{name}_stride{d}") for d in range(2)]
        return _at(ctx, memory.memory, (row, col), sizes, strides, _ZERO, at)
    if isinstance(memory, ArrayValue) and len(memory.shape) == 2:
        cols = memory.shape[1] * memory.width
        known = [Const(size, INDEX) for size in (memory.shape[0], cols)]
        return _at(ctx, memory.memory, (row, col), known, (Const(cols, INDEX), _ONE), memory.offset, at)
    raise ctx.type_error(
        call.nodes[2],
        f"cannot {_action(call)}: got a row and a column for an array of one dimension, expected a stride",
        "slice the array where the tile begins: bc.cmma.load(a, x[start:], stride)",
    )


def _at(
    ctx: Lowering, memory: Var, place: tuple[Operand, Operand], sizes: Sequence[Operand],
    strides: Sequence[Operand], offset: Operand | None, at: At,
) -> Tile:  # fmt: skip
    row, col = place
    down, right = ctx.op("mul", (row, strides[0]), at), ctx.op("mul", (col, strides[1]), at)
    index = ctx.op("add", (down, right), at)
    if offset is not None and offset is not _ZERO:
        index = ctx.op("add", (index, offset), at)
    bounds = ((row, (_ONE, _ZERO), sizes[0]), (col, (_ZERO, _ONE), sizes[1]))
    return Tile(memory, index, (strides[0], strides[1]), bounds)


# what the device has


def _supported(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "cmma.supported", 4)
    shape = tuple([whole(ctx, call.args[k], call.nodes[k], "ask for a product") for k in range(3)])
    name = _dtype_name(ctx, call, 3)
    return Comptime(SHAPES.get(name) == shape and "cmma" in _features(ctx, call))


def _accelerated(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "cmma.accelerated", 1)
    return Comptime(f"cmma:{_dtype_name(ctx, call, 0)}" in _features(ctx, call))


def _features(ctx: Lowering, call: Call) -> frozenset[str]:
    if ctx.signature is None:
        raise ctx.compile_error(
            call.node, "cannot read the device here: got a library function, expected a kernel", None
        )
    return ctx.signature.properties.features


INTRINSICS.update(
    {
        "cmma.Matrix": _matrix,
        "cmma.fill": _fill,
        "cmma.load": _load,
        "cmma.store": _store,
        "cmma.execute": _execute,
        "cmma.cast": _cast,
        "cmma.supported": _supported,
        "cmma.accelerated": _accelerated,
    }
)
