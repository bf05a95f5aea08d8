"""Shared and local memories of structs: a memory a field, so that neighbours lie side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burn_cube.frontend.annotations import STRUCT_FIELDS
from burn_cube.frontend.context import At, Lowering
from burn_cube.frontend.flow import field_of
from burn_cube.frontend.memory import load, locate, store_at
from burn_cube.frontend.operators import describe
from burn_cube.frontend.values import ArrayValue, Cell, StructArray, StructValue, Value
from burn_cube.signature import Annotation, ScalarAnnotation, StructAnnotation

Make = Callable[[object, str], ArrayValue]


def make(ctx: Lowering, cls: type, memory: Make, at: At) -> StructArray:
    """Memories for the fields of a struct class; `memory` makes one of an element type."""
    fields: Callable[[], tuple[tuple[str, Annotation], ...]] = getattr(cls, STRUCT_FIELDS)
    arrays: list[tuple[str, ArrayValue | StructArray]] = []
    for name, annotation in fields():
        if isinstance(annotation, StructAnnotation):
            arrays.append((name, make(ctx, annotation.cls, memory, at)))
        elif isinstance(annotation, ScalarAnnotation):
            arrays.append((name, memory(annotation.elem, name)))
        else:
            raise ctx.type_error(
                at,
                f"cannot store {cls.__name__} in memory: got field {name}, expected scalar fields",
                "keep arrays and compile-time values outside of the struct",
            )
    return StructArray(cls, tuple(arrays))


def read(ctx: Lowering, array: StructArray, indices: Sequence[Value], at: At) -> StructValue:
    """The struct at an index, as a copy."""
    cell = Cell()
    for name, part in array.arrays:
        inner = load(ctx, part, indices, at) if isinstance(part, ArrayValue) else read(ctx, part, indices, at)
        ctx.initial[(cell, name)] = inner
    return StructValue(array.cls, cell, tuple([name for name, _ in array.arrays]))


def write(
    ctx: Lowering, array: StructArray, indices: Sequence[Value], value: Value, at: At, place: At
) -> None:
    """Store the fields of a struct at an index."""
    if not isinstance(value, StructValue) or value.cls is not array.cls:
        raise ctx.type_error(
            at,
            f"cannot store: got {describe(ctx, value)}, expected a {array.cls.__name__}",
            f"make one: {array.cls.__name__}(...)",
        )
    for name, part in array.arrays:
        found = ctx.force(field_of(ctx, ctx.fields, value.cell, name))
        if isinstance(part, ArrayValue):
            index, bounds = locate(ctx, part, indices, place)
            store_at(ctx, part, index, bounds, found, at, place)
        else:
            write(ctx, part, indices, found, at, place)


def field(array: StructArray, name: str) -> ArrayValue | StructArray | None:
    """The memory of a field."""
    return dict(array.arrays).get(name)
