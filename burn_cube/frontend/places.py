"""What stands left of `=`: names, elements, lanes, fields, and patterns of them."""

from __future__ import annotations

import ast

from burn_cube.dtypes import BOOL
from burn_cube.frontend import struct_arrays
from burn_cube.frontend.context import Lowering, lowers
from burn_cube.frontend.flow import field_of
from burn_cube.frontend.memory import Memory, load_at, locate, store_at
from burn_cube.frontend.operators import (
    binary,
    convert,
    describe,
    operand,
    value_items,
)
from burn_cube.frontend.values import (
    ArrayValue,
    Comptime,
    Runtime,
    StructArray,
    StructValue,
    TensorValue,
    TupleValue,
    Value,
    settled,
)
from burn_cube.frontend.variables import set_name
from burn_cube.ir.nodes import Bound, Operand
from burn_cube.record import record
from burn_cube.types import VectorType, elem


@record
class Name:
    """A variable."""

    node: ast.Name

    def get(self, ctx: Lowering) -> Value:
        """Its value now."""
        return ctx.expr(ast.copy_location(ast.Name(self.node.id, ast.Load()), self.node))

    def set(self, ctx: Lowering, value: Value, at: ast.expr) -> None:
        """Give it a value."""
        set_name(ctx, self.node.id, value, self.node, at)


@record
class Element:
    """An element of a memory, its index evaluated once."""

    memory: Memory
    index: Operand
    bounds: tuple[Bound, ...]
    node: ast.expr

    def get(self, ctx: Lowering) -> Value:
        """Read it."""
        return load_at(ctx, self.memory, self.index, self.bounds, self.node)

    def set(self, ctx: Lowering, value: Value, at: ast.expr) -> None:
        """Write it."""
        store_at(ctx, self.memory, self.index, self.bounds, value, at, self.node)


@record
class Part:
    """A lane of a vector or an item of a tuple that stands in another place."""

    whole: Place
    index: Value
    node: ast.Subscript

    def get(self, ctx: Lowering) -> Value:
        """Take it out."""
        return item(ctx, self.whole.get(ctx), self.index, self.node)

    def set(self, ctx: Lowering, value: Value, at: ast.expr) -> None:
        """Put it in: the whole gets a new value."""
        whole = self.whole.get(ctx)
        self.whole.set(ctx, with_item(ctx, whole, self.index, value, self.node, at), at)


@record
class Field:
    """A field of a struct."""

    struct: StructValue
    name: str
    node: ast.expr

    def get(self, ctx: Lowering) -> Value:
        """Its value now."""
        return ctx.force(field_of(ctx, ctx.fields, self.struct.cell, self.name))

    def set(self, ctx: Lowering, value: Value, at: ast.expr) -> None:
        """Give it a value of the dtype it has."""
        key = (self.struct.cell, self.name)
        old = self.get(ctx)
        if isinstance(old, Runtime):
            value = Runtime(convert(ctx, value, ctx.type_of(old.operand), at, f"store into .{self.name}"))
        ctx.fields[key] = value
        ctx.frame.assigned[key] = ctx.span(self.node)


@record
class StructElement:
    """A struct in a memory of structs."""

    array: StructArray
    indices: tuple[Value, ...]
    node: ast.expr

    def get(self, ctx: Lowering) -> Value:
        """Read its fields."""
        return struct_arrays.read(ctx, self.array, self.indices, self.node)

    def set(self, ctx: Lowering, value: Value, at: ast.expr) -> None:
        """Write its fields."""
        struct_arrays.write(ctx, self.array, self.indices, value, at, self.node)


Place = Name | Element | Part | Field | StructElement


def field_of_element(ctx: Lowering, node: ast.Attribute) -> Element | StructElement | None:
    """The place `tile[i].x` in a memory of structs; None if it is something else."""
    path: list[str] = []
    inner: ast.expr = node
    while isinstance(inner, ast.Attribute):
        path.insert(0, inner.attr)
        inner = inner.value
    if not (isinstance(inner, ast.Subscript) and isinstance(inner.value, ast.Name)):
        return None
    found = ctx.frame.env.get(inner.value.id)
    array: Value | None = None if found is None else ctx.force(found)
    if not isinstance(array, StructArray):
        return None
    part: ArrayValue | StructArray | None = array
    for name in path:
        part = struct_arrays.field(part, name) if isinstance(part, StructArray) else None
    if part is None:
        return None
    indices = indices_of(ctx, inner.slice)
    if isinstance(part, StructArray):
        return StructElement(part, indices, node)
    return Element(part, *locate(ctx, part, indices, node), node)


def place_of(ctx: Lowering, node: ast.expr) -> Place:
    """The place that a target means; its indices are evaluated now."""
    if isinstance(node, ast.Name):
        return Name(node)
    if isinstance(node, ast.Attribute):
        array = field_of_element(ctx, node)
        if array is not None:
            return array
        struct = ctx.expr(_loaded(node.value))
        if isinstance(struct, StructValue) and node.attr in struct.names:
            return Field(struct, node.attr, node)
        raise ctx.compile_error(
            node,
            f"cannot assign to .{node.attr}: got {describe(ctx, struct)}, expected a struct with that field",
            "only fields of a @bc.struct can be assigned",
        )
    if isinstance(node, ast.Subscript):
        return _subscript(ctx, node)
    raise ctx.syntax_error(
        node,
        f"cannot assign to {type(node).__name__.lower()}: got no place that can hold a value, expected a "
        "name, an element or a field",
        "assign to a name first",
    )


def _loaded(node: ast.expr) -> ast.expr:
    if isinstance(node, ast.Name):
        return ast.copy_location(ast.Name(node.id, ast.Load()), node)
    return node


def _subscript(ctx: Lowering, node: ast.Subscript) -> Place:
    if isinstance(node.slice, ast.Slice):
        raise ctx.syntax_error(
            node,
            "cannot assign to a slice: got x[a:b] = ..., expected a single element",
            "write a loop over the slice",
        )
    whole = ctx.expr(_loaded(node.value))
    if isinstance(whole, TensorValue | ArrayValue):
        index, bounds = locate(ctx, whole, indices_of(ctx, node.slice), node)
        return Element(whole, index, bounds, node)
    if isinstance(whole, StructArray):
        return StructElement(whole, indices_of(ctx, node.slice), node)
    if isinstance(whole, Comptime) and not _is_local_tuple(ctx, whole, node.value):
        raise ctx.compile_error(
            node,
            f"cannot assign to an item: got {describe(ctx, whole)}, expected an array",
            "compile-time values of the host cannot be changed by a kernel",
        )
    return Part(place_of(ctx, node.value), ctx.expr(node.slice), node)


def _is_local_tuple(ctx: Lowering, whole: Comptime, node: ast.expr) -> bool:
    """Whether a kernel's own variable holds the tuple: then it can get another one."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return isinstance(whole.value, tuple) and isinstance(node, ast.Name) and node.id in ctx.frame.env


def indices_of(ctx: Lowering, node: ast.expr) -> tuple[Value, ...]:
    """The indices in brackets."""
    if isinstance(node, ast.Tuple):
        return tuple([ctx.expr(part) for part in node.elts])
    value = ctx.expr(node)
    return value_items(ctx, value) or (value,)


def item(ctx: Lowering, whole: Value, index: Value, node: ast.Subscript) -> Value:
    """`whole[index]` for a vector or a tuple."""
    if isinstance(whole, TupleValue):
        return ctx.force(whole.items[_tuple_index(ctx, whole, index, node)])
    found = operand(ctx, whole, node, "index")
    if not isinstance(ctx.type_of(found), VectorType):
        raise ctx.type_error(
            node,
            f"cannot index: got {describe(ctx, whole)}, expected an array, a vector or a tuple",
            "a scalar has no elements",
        )
    lane = _lane(ctx, found, index, node)
    if isinstance(lane, int):
        return Runtime(ctx.op("extract", (found,), node, (lane,)))
    return Runtime(ctx.op("extract_dynamic", (found, lane), node))


def _lane(ctx: Lowering, vector: Operand, index: Value, node: ast.Subscript) -> int | Operand:
    if isinstance(index, Comptime):
        lane = index.value
        if isinstance(lane, bool) or not isinstance(lane, int):
            raise ctx.type_error(
                node.slice, f"cannot take a lane: got {describe(ctx, index)}, expected an int", "write v[0]"
            )
        type_ = ctx.type_of(vector)
        n = type_.n if isinstance(type_, VectorType) else 0
        if not 0 <= lane < n:
            raise ctx.compile_error(
                node.slice,
                f"cannot take a lane: got {lane}, expected 0 to {n - 1}",
                "the vector is too short",
            )
        return lane
    found = operand(ctx, index, node.slice, "take a lane")
    ctx.inference.use_as_index(elem(ctx.type_of(found)))
    return found


def _tuple_index(ctx: Lowering, whole: TupleValue, index: Value, node: ast.Subscript) -> int:
    index = settled(index)
    number = index.value if isinstance(index, Comptime) else None
    if not isinstance(number, int) or isinstance(number, bool):
        raise ctx.type_error(
            node.slice,
            f"cannot index a tuple: got {describe(ctx, index)}, expected a compile-time int",
            "loop with bc.unroll(range(...)), or keep the values in a bc.Local",
        )
    if not -len(whole.items) <= number < len(whole.items):
        raise ctx.compile_error(
            node.slice,
            f"cannot index a tuple: got {number}, expected less than {len(whole.items)}",
            "the tuple is too short",
        )
    return number


def with_item(
    ctx: Lowering, whole: Value, index: Value, value: Value, node: ast.Subscript, at: ast.expr
) -> Value:
    """The vector or tuple with one part replaced."""
    items = value_items(ctx, whole)
    if items is not None:
        mutable = isinstance(whole, TupleValue) and whole.mutable
        tuple_ = TupleValue(items, mutable)
        number = _tuple_index(ctx, tuple_, index, node) % len(items)
        old = items[number]
        if isinstance(old, Runtime):
            value = Runtime(convert(ctx, value, ctx.type_of(old.operand), at, "store"))
        return TupleValue((*items[:number], value, *items[number + 1 :]), mutable)
    found = operand(ctx, whole, node, "store a lane")
    type_ = ctx.type_of(found)
    if not isinstance(type_, VectorType):
        raise ctx.type_error(
            node,
            f"cannot store: got {describe(ctx, whole)}, expected an array, a vector or a tuple",
            "a scalar has no elements",
        )
    part = convert(ctx, value, type_.elem, at, "store a lane")
    lane = _lane(ctx, found, index, node)
    if isinstance(lane, int):
        return Runtime(ctx.op("insert", (found, part), node, (lane,)))
    return Runtime(ctx.op("insert_dynamic", (found, part, lane), node))


# statements


def assign(ctx: Lowering, target: ast.expr, value: Value, at: ast.expr | None = None) -> None:
    """Give a target a value, taking tuples apart."""
    value = ctx.force(value)
    if isinstance(target, ast.Tuple | ast.List):
        _destructure(ctx, target, value)
    else:
        place_of(ctx, target).set(ctx, value, at or target)


def _destructure(ctx: Lowering, target: ast.Tuple | ast.List, value: Value) -> None:
    starred = next((part for part in target.elts if isinstance(part, ast.Starred)), None)
    if starred is not None:
        raise ctx.syntax_error(
            starred, "cannot use a starred target: got *name, expected one name an item", "name each item"
        )
    items = value_items(ctx, value)
    n = len(target.elts)
    if items is None and isinstance(value, Runtime):
        type_ = ctx.type_of(value.operand)
        if isinstance(type_, VectorType):
            items = tuple(
                [Runtime(ctx.op("extract", (value.operand,), target, (k,))) for k in range(type_.n)]
            )
    if items is None or len(items) != n:
        got = describe(ctx, value) if items is None else f"{len(items)} values"
        raise ctx.type_error(
            target,
            f"cannot take apart: got {got}, expected {n} values",
            "the number of names must be that of the values",
        )
    for part, found in zip(target.elts, items, strict=True):
        assign(ctx, part, found)


@lowers(ast.Assign)
def _assign(ctx: Lowering, node: ast.Assign) -> None:
    first = node.targets[0]
    ctx.hint = first.id if isinstance(first, ast.Name) else ""
    value = ctx.expr(node.value)
    ctx.hint = ""
    for target in node.targets:
        if isinstance(target, ast.Tuple | ast.List):
            _destructure(ctx, target, value)
        else:
            place_of(ctx, target).set(ctx, value, node.value)


@lowers(ast.AnnAssign)
def _annotated(ctx: Lowering, node: ast.AnnAssign) -> None:
    if node.value is None:
        return
    value = ctx.expr(node.value)
    annotation = ctx.expr(node.annotation)
    dtype = annotation.value if isinstance(annotation, Comptime) else None
    if isinstance(dtype, type(BOOL)):
        value = Runtime(convert(ctx, value, dtype, node.value, "assign"))
    place_of(ctx, node.target).set(ctx, value, node.value)


OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div", ast.FloorDiv: "floor_div",
    ast.Mod: "mod", ast.Pow: "pow", ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor",
    ast.LShift: "shl", ast.RShift: "shr",
}  # fmt: skip


@lowers(ast.AugAssign)
def _augmented(ctx: Lowering, node: ast.AugAssign) -> None:
    place = place_of(ctx, node.target)
    old = place.get(ctx)
    place.set(ctx, arithmetic(ctx, node.op, old, node.value, node), node.value)


def arithmetic(ctx: Lowering, op: ast.operator, left: Value, right: ast.expr, node: ast.AST) -> Value:
    """A binary operator whose right side is not evaluated yet."""
    return binary(ctx, operator_name(ctx, op, node), left, ctx.expr(right), node)


def operator_name(ctx: Lowering, op: ast.operator, node: ast.AST) -> str:
    """The row of an operator."""
    name = OPERATORS.get(type(op))
    if name is None:
        raise ctx.syntax_error(
            node, "cannot use @: got a matrix product, expected + - * / // % **", "write the loops"
        )
    return name
