"""Marks: what the debugger reads between the statements of a kernel that was lowered for it.

A mark is a `Print` whose first part is a `Mark`, followed by the operands that it mentions. It prints
nothing, and only kernels for the interpreter have any.
"""

from __future__ import annotations

from burn_cube.ir.nodes import Operand, Print, Stmt, Var
from burn_cube.record import record
from burn_cube.span import Span


@record
class Part:
    """An operand of the mark, by its position."""

    position: int


@record
class Host:
    """A value of the host."""

    value: object


@record
class Items:
    """A tuple, or a list."""

    items: tuple[Shown, ...]
    mutable: bool


@record
class Fields:
    """A struct."""

    name: str
    fields: tuple[tuple[str, Shown], ...]


@record
class Region:
    """A memory or a slice of one: see `ArrayValue` of the frontend."""

    memory: Var
    length: Part
    offset: Part | None
    width: int
    vector: bool
    shape: tuple[int, ...]
    pitch: Part | None


@record
class Whole:
    """A strided argument."""

    memory: Var


Shown = Part | Host | Items | Fields | Region | Whole


@record
class Line:
    """A statement of the user starts."""


@record
class Name:
    """A variable of the user gets a value."""

    name: str
    value: Shown


@record
class Enter:
    """The body of a function starts: of the kernel, or of an inlined call. It ends in the same block."""

    name: str
    file: str
    line: int
    names: dict[str, object]  # what the function sees outside of itself


@record
class Leave:
    """The body of the function entered last ends."""


@record
class Breakpoint:
    """The user's `breakpoint()`."""


What = Line | Name | Enter | Leave | Breakpoint


class Mark(str):
    """The first part of a mark; as text, its kind."""

    __slots__ = ("what",)
    what: What

    def __new__(cls, what: What) -> Mark:
        made = super().__new__(cls, f"#{type(what).__name__.lower()}")
        made.what = what
        return made


def mark(what: What, operands: tuple[Operand, ...], span: Span) -> Print:
    """The statement of a mark."""
    return Print((Mark(what), *operands), span)


def mark_of(stmt: Stmt) -> What | None:
    """What a statement marks, if it is a mark."""
    if isinstance(stmt, Print) and stmt.parts and isinstance(first := stmt.parts[0], Mark):
        return first.what
    return None
