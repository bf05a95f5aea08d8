"""How a value varies over the lanes of a plane: decides between scalar and vector code.

UNIFORM: the same in all active lanes, kept as a scalar. AFFINE(c): an integer `base + c * lane` (modulo its
width) in every lane, kept as the scalar base. STRIDED: the same with a c that is known at run time only.
VARYING: a vector. The identity `value = base + c * lane` holds for inactive lanes too, and through
wrapping; so it says where a vector access starts, if only the active lanes are inside their memory
(memory.py has the argument).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, assert_never

from burn_cube import dtypes as dt
from burn_cube.ir.nodes import (
    Alloc,
    Assert,
    Atomic,
    Block,
    Cmma,
    Const,
    For,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Plane,
    Print,
    Stmt,
    Store,
    Switch,
    Sync,
    Var,
    While,
)
from burn_cube.ir.walk import blocks, operands, statements
from burn_cube.ops import METADATA
from burn_cube.record import record
from burn_cube.types import Space, VectorType


@record
class Shape:
    """See the module; `stride` is the c of an affine value."""

    kind: Literal["uniform", "affine", "strided", "varying"]
    stride: int = 0


UNIFORM = Shape("uniform")
STRIDED = Shape("strided")
VARYING = Shape("varying")
_LIMIT = 4096  # larger strides gain nothing


def affine(stride: int) -> Shape:
    """The shape of `base + stride * lane`."""
    if abs(stride) > _LIMIT:
        return VARYING
    return Shape("affine", stride) if stride else UNIFORM


def join(a: Shape, b: Shape) -> Shape:
    """The shape of a value that is sometimes `a`, sometimes `b`, for all lanes alike."""
    return a if a == b and a != STRIDED else VARYING


# planes give one value to all units
_PLANE_UNIFORM = frozenset({
    *("plane_sum", "plane_prod", "plane_min", "plane_max", "plane_all", "plane_any", "plane_ballot"),
})  # fmt: skip
_UNIT_BUILTINS = frozenset({
    *("UNIT_POS", "UNIT_POS_X", "UNIT_POS_Y", "UNIT_POS_Z", "UNIT_POS_PLANE"),
})  # fmt: skip


def builtin(kernel: Kernel, name: str) -> Shape:
    """The shape of a topology value."""
    if kernel.plane_dim == 1 or name not in _UNIT_BUILTINS:
        return UNIFORM
    x, y, z = kernel.cube_dim
    if name in ("UNIT_POS", "UNIT_POS_PLANE"):
        return affine(1)
    rows = x % kernel.plane_dim == 0 or (y == 1 and z == 1)  # a plane lies within one row of units
    axis = name[-1]
    extent = {"X": x, "Y": y, "Z": z}[axis]
    if extent == 1:
        return UNIFORM
    if axis == "X":
        return affine(1) if rows else VARYING
    if axis == "Y":
        return UNIFORM if rows else affine(1) if x == 1 and z == 1 else VARYING
    return UNIFORM if (x * y) % kernel.plane_dim == 0 else affine(1) if x == 1 and y == 1 else VARYING


class Analysis:
    """The shape of every variable of a kernel."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.shapes: dict[Var, Shape] = {}
        self.used = _used(kernel)
        self._memories: dict[Var, Shape] = {}
        for param in kernel.params:
            self.shapes[param.var] = UNIFORM
        self.block(kernel.body)

    def of(self, operand: Operand) -> Shape:
        """The shape of an operand."""
        return UNIFORM if isinstance(operand, Const) else self.shapes[operand]

    def block(self, block: Block) -> list[Shape]:
        """Walks a block; the shapes of its results."""
        for stmt in block.stmts:
            self.stmt(stmt)
        return [self.of(result) for result in block.results]

    def stmt(self, stmt: Stmt) -> None:
        """Gives the variables that a statement defines their shapes."""
        match stmt:
            case Let() | Load() | Atomic() | Plane():
                self.shapes[stmt.result] = self._value(stmt)
            case Alloc():
                scalar = self.kernel.plane_dim == 1 or stmt.memory.memory_type.space is not Space.LOCAL
                self._memories[stmt.memory] = UNIFORM if scalar else VARYING
                self.shapes[stmt.memory] = UNIFORM
            case If():
                self._if(stmt)
            case For():
                self._for(stmt)
            case While():
                self._while(stmt)
            case Switch():
                self._switch(stmt)
            case Store() | Cmma() | Sync() | Print() | Assert():
                pass
            case _:
                assert_never(stmt)

    def _value(self, stmt: Let | Load | Atomic | Plane) -> Shape:
        match stmt:
            case Let():
                return self._let(stmt)
            case Load():
                memory = self._memories.get(stmt.memory, UNIFORM)
                return _all_uniform([self.of(stmt.index), *self._access(stmt), memory])
            case Atomic():
                return UNIFORM if self.kernel.plane_dim == 1 else VARYING
            case Plane():
                return self._plane(stmt)

    def _access(self, stmt: Load) -> Iterable[Shape]:
        if stmt.mask is not None:
            yield self.of(stmt.mask)
        for i, n in stmt.bounds:
            yield self.of(i)
            yield self.of(n)

    def _plane(self, stmt: Plane) -> Shape:
        if self.kernel.plane_dim == 1 or stmt.op in _PLANE_UNIFORM:
            return UNIFORM
        if stmt.op == "plane_broadcast" and self.of(stmt.args[1]) == UNIFORM:
            return UNIFORM
        return VARYING

    def _let(self, stmt: Let) -> Shape:
        if stmt.op == "builtin":
            return builtin(self.kernel, str(stmt.attrs[0]))
        if stmt.op in METADATA:
            return UNIFORM
        shapes = [self.of(arg) for arg in stmt.args]
        if all(shape == UNIFORM for shape in shapes):
            return UNIFORM
        t = stmt.result.value_type
        if isinstance(t, VectorType) or not t.is_integer or VARYING in shapes:
            return VARYING
        return _linear(stmt, shapes)

    def _if(self, stmt: If) -> None:
        then, orelse = self.block(stmt.then), self.block(stmt.orelse)
        if self.of(stmt.cond) == UNIFORM:
            self._define(stmt.results, map(join, then, orelse))
        else:
            self._define(stmt.results, [VARYING] * len(stmt.results))

    def _switch(self, stmt: Switch) -> None:
        arms = [self.block(block) for _, block in stmt.cases] + [self.block(stmt.default)]
        shapes = arms[0]
        for arm in arms[1:]:
            shapes = list(map(join, shapes, arm))
        uniform = self.of(stmt.value) == UNIFORM
        self._define(stmt.results, shapes if uniform else [VARYING] * len(shapes))

    def divergent(self, stmt: For | While) -> bool:
        """True if lanes leave the loop at different times."""
        if isinstance(stmt, While):
            return self.of(stmt.cond.results[0]) != UNIFORM
        return any(self.of(x) != UNIFORM for x in (stmt.start, stmt.stop, stmt.step))

    def _for(self, stmt: For) -> None:
        start = self.of(stmt.start)
        steps = self.of(stmt.step) == UNIFORM and start != STRIDED
        self.shapes[stmt.var] = start if steps else VARYING
        self._fixpoint(stmt, stmt.body)

    def _while(self, stmt: While) -> None:
        self._fixpoint(stmt, stmt.cond, stmt.body)

    def _fixpoint(self, stmt: For | While, *blocks: Block) -> None:
        shapes = [join(shape, shape) for shape in map(self.of, stmt.inits)]
        while True:
            self._define(stmt.params, shapes)
            yields: Sequence[Shape] = ()
            for block in blocks:
                yields = self.block(block)
            joined = list(map(join, shapes, yields))
            if joined == shapes:
                break
            shapes = joined
        if self.divergent(stmt):
            shapes = [VARYING] * len(shapes)
        self._define(stmt.results, shapes)

    def _define(self, variables: Sequence[Var], shapes: Iterable[Shape]) -> None:
        scalar = self.kernel.plane_dim == 1
        for var, shape in zip(variables, shapes, strict=True):
            self.shapes[var] = UNIFORM if scalar else shape


def _used(kernel: Kernel) -> frozenset[Operand]:
    """What some statement or block reads."""
    found: set[Operand] = set(kernel.body.results)
    for stmt in statements(kernel.body):
        found.update(operands(stmt))
        for block in blocks(stmt):
            found.update(block.results)
    return frozenset(found)


def _all_uniform(shapes: Iterable[Shape]) -> Shape:
    return UNIFORM if all(shape == UNIFORM for shape in shapes) else VARYING


def _linear(stmt: Let, shapes: list[Shape]) -> Shape:
    """The shape of an integer op on operands that are uniform, affine or strided, not all uniform."""
    strided = STRIDED in shapes
    match stmt.op:
        case "add" | "sub":
            if strided:
                return STRIDED
            sign = 1 if stmt.op == "add" else -1
            return affine(shapes[0].stride + sign * shapes[1].stride)
        case "neg":
            return STRIDED if strided else affine(-shapes[0].stride)
        case "mul":
            return _scaled(stmt, shapes)
        case "shl":
            factor = stmt.args[1]
            if isinstance(factor, Const) and not strided and 0 <= int(factor.value) < 12:
                return affine(shapes[0].stride << int(factor.value))
        case "cast" | "bitcast":
            source, target = stmt.args[0].value_type, stmt.result.value_type
            if isinstance(source, dt.DType) and isinstance(target, dt.DType) and source.is_integer:
                return shapes[0] if target.bits <= source.bits else VARYING
        case _:
            pass
    return VARYING


def _scaled(stmt: Let, shapes: list[Shape]) -> Shape:
    if UNIFORM not in shapes:
        return VARYING
    factor = stmt.args[shapes.index(UNIFORM)]
    other = shapes[1 - shapes.index(UNIFORM)]
    if isinstance(factor, Const) and other != STRIDED:
        return affine(other.stride * int(factor.value))
    return STRIDED
