"""What an expression of a kernel can be while the kernel is lowered."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Const, Operand, Var
from burn_cube.record import record
from burn_cube.span import Span

if TYPE_CHECKING:
    from burn_cube.frontend.context import Frame, Lowering


@record(eq=False)
class Comptime:
    """A value of the host: a number without a dtype, a string, a function, a dtype, None, ..."""

    value: Any


@record(eq=False)
class Runtime:
    """A scalar or a vector of the device; its type may still be open (see `inference`)."""

    operand: Operand


@record(eq=False)
class ArrayValue:
    """A memory, or a slice of one: element k is the `width` scalars from `offset + k * width` on."""

    memory: Var
    length: Operand  # in elements of the view
    offset: Operand | None = None  # in scalars; None is 0
    width: int = 1
    vector: bool = False  # elements are vectors, even of one lane
    shape: tuple[int, ...] = ()  # of shared, local and const memories with several dimensions
    pitch: Operand | None = None  # scalars between neighbours; None is `width`


@record(eq=False)
class TensorValue:
    """A strided buffer; vectors lie along its last dimension."""

    memory: Var
    rank: int
    width: int = 1
    vector: bool = False


@record(eq=False)
class FragmentValue:
    """A matrix of `bc.cmma`; `shown` is its dtype by the name that the user gave it, `layout` of loads."""

    memory: Var
    shown: str
    layout: str


@record(eq=False)
class TupleValue:
    """A tuple or list whose length is known; `mutable` if it is a list."""

    items: tuple[Value, ...]
    mutable: bool = False


class Cell:
    """The identity of a struct; its fields are variables under the keys (cell, field name)."""

    __slots__ = ("__weakref__",)


@record(eq=False)
class StructValue:
    """An instance of a struct class: as in Python, a reference."""

    cls: type
    cell: Cell
    names: tuple[str, ...]


@record(eq=False)
class StructArray:
    """A memory of structs: an array a field."""

    cls: type
    arrays: tuple[tuple[str, ArrayValue | StructArray], ...]


@record(eq=False)
class LocalFunction:
    """A lambda or function written inside a kernel, the frame that it sees, and its defaults."""

    node: ast.Lambda | ast.FunctionDef
    frame: Frame
    defaults: tuple[tuple[str, Value], ...]


@record(eq=False)
class Method:
    """`value.name`, not called yet."""

    receiver: Value
    name: str
    function: Any = None  # the user's own function, for structs


@record(eq=False)
class RangeValue:
    """`range(...)`, for a loop to run over."""

    start: Value
    stop: Value
    step: Value


@record(eq=False)
class Unrolled:
    """What `bc.unroll` gives: the values of the loop variable, one a copy of the body."""

    items: tuple[Value, ...]


@record(eq=False)
class Unset:
    """A variable that has no value here; the places say where it got one and where not."""

    why: str
    places: tuple[tuple[str, Span], ...] = ()


@record(frozen=False, eq=False)
class Pending:
    """A value that is made when somebody asks for it: the merge of branches, a carried value of a loop."""

    make: Callable[[Lowering], Value]
    made: Value | None = None


Value = (
    Comptime
    | Runtime
    | ArrayValue
    | TensorValue
    | FragmentValue
    | TupleValue
    | StructValue
    | StructArray
    | LocalFunction
    | Method
    | RangeValue
    | Unrolled
    | Unset
    | Pending
)
Key = str | tuple[Cell, str]
"""A variable: a name of the frame, or a field of a struct."""

Env = dict[Key, Value]
NONE = Comptime(None)
FALSE = Comptime(False)
TRUE = Comptime(True)


def is_true(value: Value | None) -> bool:
    """Whether a value is the host's True, such as a flag that is set for sure."""
    return isinstance(value, Comptime) and value.value is True


def settled(value: Value) -> Value:
    """A run-time constant as the host's number; anything else as it is."""
    if isinstance(value, Runtime) and isinstance(value.operand, Const):
        return Comptime(value.operand.value) if isinstance(value.operand.type, DType) else value
    return value


def host_value(value: Value) -> tuple[bool, Any]:
    """(whether it is known at compile time, the value of the host)."""
    if isinstance(value, Comptime):
        return True, value.value
    if isinstance(value, RangeValue):
        parts = [host_value(part) for part in (value.start, value.stop, value.step)]
        if all(known and isinstance(part, int) for known, part in parts):
            return True, range(*[part for _, part in parts])
    if isinstance(value, TupleValue):
        parts = [host_value(part) for part in value.items]
        if all(known for known, _ in parts):
            hosts = [part for _, part in parts]
            return True, hosts if value.mutable else tuple(hosts)
    return False, None
