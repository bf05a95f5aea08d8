"""The IR: structured, typed, A-normal form.

A kernel is a list of statements; an operand is a variable or a constant; every variable is assigned once,
where it is defined, and is visible in the rest of its block and in blocks nested there. Control flow yields
values.
Docs: ARCHITECTURE.md, "The IR". This file imports only types and spans.
"""

from __future__ import annotations

from typing import Literal

from burn_cube.dtypes import DType
from burn_cube.record import field, record
from burn_cube.span import UNKNOWN, Span
from burn_cube.types import MemoryType, Type, ValueType


@record(eq=False)
class Var:
    """A variable: an object with identity; the name is for people only."""

    name: str
    type: Type

    @property
    def value_type(self) -> ValueType:
        """The type of a variable that holds a value."""
        assert not isinstance(self.type, MemoryType), self
        return self.type

    @property
    def memory_type(self) -> MemoryType:
        """The type of a variable that names a memory."""
        assert isinstance(self.type, MemoryType), self
        return self.type


@record
class Const:
    """A constant: `value` is a bool, int or float (of its dtype's precision); splat if `type` is a vector.

    Two constants are equal if their bits are: NaN equals NaN, 0.0 does not equal -0.0.
    """

    value: bool | int | float
    type: ValueType

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Const):
            return NotImplemented
        return self.type == other.type and repr(self.value) == repr(other.value)

    def __hash__(self) -> int:
        return hash((self.type, repr(self.value)))

    @property
    def value_type(self) -> ValueType:
        """The constant's type."""
        return self.type


Operand = Var | Const
Attr = int | str | DType
Bound = tuple[Operand, Operand]
"""(i, n): the access is inside if 0 <= i < n; both are integers of one dtype."""


@record
class Block:
    """Statements in order, then the values that the block yields."""

    stmts: tuple[Stmt, ...]
    results: tuple[Operand, ...] = ()


@record
class Let:
    """A pure operation: a row of the op table."""

    result: Var
    op: str
    args: tuple[Operand, ...]
    attrs: tuple[Attr, ...] = ()
    span: Span = UNKNOWN


@record
class Alloc:
    """A memory of a unit (local: zeroed each time the statement runs), of a cube (shared: not initialised,
    one per statement and cube, exists for the whole kernel), of a plane (fragment: zeroed each time) or of
    the kernel (const: `init` fills it)."""

    memory: Var
    init: tuple[bool | int | float, ...] | None = None
    span: Span = UNKNOWN


@record
class Load:
    """Reads `lanes(result)` consecutive scalars from element `index` on.

    An access outside a bound, or whose mask is false, reads 0. `uniform` promises one value over the cube.
    """

    result: Var
    memory: Var
    index: Operand
    bounds: tuple[Bound, ...] = ()
    mask: Operand | None = None
    uniform: bool = False
    span: Span = UNKNOWN


@record
class Store:
    """Writes the lanes of `value` to consecutive scalars; nothing outside a bound, or with a false mask."""

    memory: Var
    index: Operand
    value: Operand
    bounds: tuple[Bound, ...] = ()
    mask: Operand | None = None
    span: Span = UNKNOWN


AtomicOp = Literal[
    "load", "store", "exchange", "add", "sub", "min", "max", "and", "or", "xor", "compare_exchange"
]


@record
class Atomic:
    """A relaxed atomic operation on one element; gives the old value, 0 where bounds or mask exclude it.

    `args`: () for load, (value,) for most, (expected, new) for compare_exchange.
    """

    result: Var
    op: AtomicOp
    memory: Var
    index: Operand
    args: tuple[Operand, ...]
    bounds: tuple[Bound, ...] = ()
    mask: Operand | None = None
    span: Span = UNKNOWN


@record
class Plane:
    """An operation over the active units of a plane: a row of the op table with effect `plane`."""

    result: Var
    op: str
    args: tuple[Operand, ...]
    span: Span = UNKNOWN


Step = tuple[Operand, Operand]
"""How far the next row and the next column are."""
TileBound = tuple[Operand, Step, Operand]
"""(first, step, n): element (r, c) is inside if 0 <= first + r * step[0] + c * step[1] < n."""


@record
class Tile:
    """A matrix in a memory: element (r, c) is scalar `index + r * step[0] + c * step[1]`."""

    memory: Var
    index: Operand
    step: Step
    bounds: tuple[TileBound, ...] = ()


CmmaOp = Literal["fill", "load", "store", "execute", "cast"]


@record
class Cmma:
    """An operation of a whole plane on fragments: cooperative matrix multiply and add.

    fill: (fragment,) gets `value` everywhere. load and store: (fragment,) from and to `tile`; what is outside
    a bound reads 0, and is not written. execute: (d, a, b, c), d = a @ b + c. cast: (target, source).
    Operands are the same in all units of the plane, and the plane is not divided. f32 in a fragment a or b is
    rounded to tf32: 10 bits of significand, to nearest, ties away from 0.
    """

    op: CmmaOp
    fragments: tuple[Var, ...]
    value: Operand | None = None
    tile: Tile | None = None
    span: Span = UNKNOWN

    @property
    def target(self) -> Var:
        """The memory that is written."""
        return self.tile.memory if self.op == "store" and self.tile is not None else self.fragments[0]

    @property
    def sources(self) -> tuple[Var, ...]:
        """The memories that are read."""
        if self.op == "load" and self.tile is not None:
            return (self.tile.memory,)
        return self.fragments if self.op == "store" else self.fragments[1:]


@record
class Sync:
    """A barrier: `cube` and `storage` among the units of the cube, `plane` among those of the plane."""

    scope: Literal["cube", "plane", "storage"]
    span: Span = UNKNOWN


@record
class Print:
    """Prints the parts, one line a unit, in the order of units."""

    parts: tuple[str | Operand, ...]
    span: Span = UNKNOWN


@record
class Assert:
    """Makes the launch fail with `message` if `cond` is false in any active unit."""

    cond: Operand
    message: str
    span: Span = UNKNOWN


Why = Literal["if", "return", "break", "continue", "inside"]


@record
class If:
    """`why` says what the user wrote: an `if`, or the predicate of a `return`, `break` or `continue`, where
    the span is. `inside` is of pass split_cubes: the same for a whole cube, and around all of its work."""

    results: tuple[Var, ...]
    cond: Operand
    then: Block
    orelse: Block
    why: Why = "if"
    span: Span = UNKNOWN


@record
class For:
    """`var` runs from start to stop (exclusive) by step (any sign, never wraps; step 0 runs no iteration).

    `params` hold the carried values inside the body: first `inits`, then what the body yields; `results` take
    the last ones. `unroll`: 0 leaves the choice to passes, -1 asks for a full unroll, 1 forbids it.
    """

    results: tuple[Var, ...]
    var: Var
    start: Operand
    stop: Operand
    step: Operand
    params: tuple[Var, ...]
    inits: tuple[Operand, ...]
    body: Block
    unroll: int = 0
    span: Span = UNKNOWN


@record
class While:
    """Runs `cond` (it yields one bool, sees `params`); while true, runs `body`: it yields the next `params`.

    What `cond` defines is not visible in `body`.
    """

    results: tuple[Var, ...]
    params: tuple[Var, ...]
    inits: tuple[Operand, ...]
    cond: Block
    body: Block
    span: Span = UNKNOWN


@record
class Switch:
    """The first case that holds the integer `value`, else `default`; each yields the results."""

    results: tuple[Var, ...]
    value: Operand
    cases: tuple[tuple[tuple[int, ...], Block], ...]
    default: Block
    span: Span = UNKNOWN


Stmt = Let | Alloc | Load | Store | Atomic | Plane | Cmma | Sync | Print | Assert | If | For | While | Switch
Control = If | For | While | Switch

Access = Literal["none", "read", "write", "readwrite"]


@record
class BufferParam:
    """A global buffer. `rank` is None for `Array` (len only); `Tensor` has shape and strides, in elements.

    What a kernel writes shares no element with its other buffers, unless it is `inout`.
    """

    var: Var
    rank: int | None = None
    access: Access = "none"
    inout: bool = False


@record
class ScalarParam:
    """A scalar passed by value."""

    var: Var


Param = BufferParam | ScalarParam
Mode = Literal["checked", "unchecked", "validate"]


@record
class Kernel:
    """A kernel specialised to its launch: cube and plane size, index width and bounds mode are part of it."""

    name: str
    params: tuple[Param, ...]
    body: Block
    cube_dim: tuple[int, int, int] = (1, 1, 1)
    plane_dim: int = 1
    index_bits: Literal[32, 64] = 64
    mode: Mode = "checked"
    span: Span = field(default=UNKNOWN, compare=False)

    @property
    def units(self) -> int:
        """Units in a cube."""
        x, y, z = self.cube_dim
        return x * y * z

    @property
    def planes(self) -> int:
        """Planes in a cube; the last may be partial."""
        return -(-self.units // self.plane_dim)


@record
class Function:
    """A pure function to be inlined: a library function for one dtype. `body` yields its results."""

    name: str
    params: tuple[Var, ...]
    body: Block
