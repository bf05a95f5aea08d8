"""Which values are equal in all active units of a cube, or of a plane; refuses barriers that only some reach.

A value is as varying as what it is computed from. Control adds to that: the result of an `If` or `Switch`
varies with its condition; the result of a loop varies with the condition to go on, since units leave with
different values. Inside a loop the active units have all run the same number of iterations: a carried value
may be uniform there.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import assert_never

from burn_cube.errors import CompileError
from burn_cube.ir import (
    Alloc,
    Assert,
    Atomic,
    Block,
    BufferParam,
    Cmma,
    Const,
    Control,
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
    statements,
)
from burn_cube.ops import METADATA
from burn_cube.passes import Context
from burn_cube.passes.lower_builtins import lower_builtins
from burn_cube.passes.simplify import simplify
from burn_cube.types import Space


class Level(IntEnum):
    """How far a value reaches unchanged: over the cube, over a plane, or not beyond one unit."""

    CUBE = 0
    PLANE = 1
    VARYING = 2


# the same in all active units of the plane, whatever goes in
_REDUCTIONS = frozenset(
    (
        *("plane_sum", "plane_prod", "plane_min", "plane_max", "plane_all", "plane_any"),
        *("plane_ballot", "plane_broadcast"),
    )
)


def uniformity(kernel: Kernel, context: Context) -> Kernel:
    """The pass: changes nothing, raises CompileError for a barrier that not all units of the cube reach.

    What the size of cube and plane keeps from running need not be uniform.
    """
    try:
        check_barriers(kernel)
    except CompileError:
        if not _is_fine(simplify(lower_builtins(kernel, context), context)):
            raise
    return kernel


def _is_fine(kernel: Kernel) -> bool:
    try:
        check_barriers(kernel)
    except CompileError:
        return False
    return True


def analyse(kernel: Kernel) -> Mapping[Var, Level]:
    """The level of each variable that holds a value."""
    return Analysis(kernel).levels


def check_barriers(kernel: Kernel) -> None:
    """Raise CompileError if a barrier of the cube stands under control that is not uniform over the cube."""
    if any(isinstance(stmt, Sync) and stmt.scope != "plane" for stmt in statements(kernel.body)):
        _refuse(kernel.body, Analysis(kernel), None)


class Analysis:
    """Levels of the variables of a kernel, and of what decides its control statements."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.levels: dict[Var, Level] = {}
        self.control: dict[int, Level] = {}  # id of a control statement -> level of what decides
        self.positions: set[Var] = set()  # variables that are UNIT_POS
        self.plane_dims: set[Var] = set()  # variables that are PLANE_DIM
        self.written = {
            stmt.memory
            for stmt in statements(kernel.body)
            if isinstance(stmt, Store) or (isinstance(stmt, Atomic) and stmt.op != "load")
        }
        self.written |= {stmt.target for stmt in statements(kernel.body) if isinstance(stmt, Cmma)}
        # a plane, or a cube, of one unit has nothing to differ from
        units = kernel.units
        self.top = Level.CUBE if units == 1 else Level.PLANE if kernel.plane_dim == 1 else Level.VARYING
        for param in kernel.params:
            if not isinstance(param, BufferParam):
                self.levels[param.var] = Level.CUBE
        self.block(kernel.body)

    def level(self, operand: Operand) -> Level:
        """The level of an operand."""
        return Level.CUBE if isinstance(operand, Const) else self.levels[operand]

    def join(self, *operands: Operand) -> Level:
        """The level of what is computed from operands."""
        found = Level.CUBE
        for operand in operands:
            if isinstance(operand, Var):
                found = max(found, self.levels[operand])
        return found

    def set(self, var: Var, level: Level) -> None:
        """Note the level of a variable."""
        self.levels[var] = min(level, self.top)

    def block(self, block: Block) -> None:
        """All statements in order."""
        for stmt in block.stmts:
            self.stmt(stmt)

    def stmt(self, stmt: Stmt) -> None:
        """Levels of what a statement defines."""
        match stmt:
            case Let():
                self.set(stmt.result, self.op(stmt))
            case Load():
                self.set(stmt.result, self.load(stmt))
            case Atomic():
                self.set(stmt.result, Level.VARYING)
            case Plane():
                self.set(stmt.result, Level.PLANE if stmt.op in _REDUCTIONS else Level.VARYING)
            case If() | Switch():
                self.choice(stmt)
            case For() | While():
                self.loop(stmt)
            case Alloc() | Store() | Cmma() | Sync() | Print() | Assert():
                pass
            case _:
                assert_never(stmt)

    def op(self, stmt: Let) -> Level:
        """Metadata is fixed by the launch; all else is as its operands, but for planes in the position."""
        if stmt.op in METADATA:
            return Level.CUBE
        if stmt.op == "builtin":
            name = str(stmt.attrs[0])
            if name in ("UNIT_POS", "PLANE_DIM"):
                (self.positions if name == "UNIT_POS" else self.plane_dims).add(stmt.result)
            return self.builtin(name)
        if stmt.op in ("floor_div", "trunc_div", "shr") and self.is_plane_position(stmt):
            return Level.PLANE
        return self.join(*stmt.args)

    def is_plane_position(self, stmt: Let) -> bool:
        """UNIT_POS // (a multiple of PLANE_DIM)."""
        position, by = stmt.args
        if position in self.positions and by in self.plane_dims and stmt.op != "shr":
            return True
        if position not in self.positions or not isinstance(by, Const) or int(by.value) <= 0:
            return False
        divisor = 1 << min(int(by.value), 64) if stmt.op == "shr" else int(by.value)
        return divisor % self.kernel.plane_dim == 0

    def builtin(self, name: str) -> Level:
        """Positions of units vary, as far as the shape of the cube lets them."""
        x, y, z = self.kernel.cube_dim
        plane = self.kernel.plane_dim
        axis = name.removeprefix("ABSOLUTE_POS").removeprefix("UNIT_POS")
        if name == "PLANE_POS":
            return Level.CUBE if self.kernel.planes == 1 else Level.PLANE
        if name == axis:  # CUBE_..., PLANE_DIM, PLANE_COUNT
            return Level.CUBE
        # (units that share the value run together in steps of, extent)
        run, extent = {"_X": (1, x), "_Y": (x, y), "_Z": (x * y, z)}.get(axis, (1, 2))
        if extent == 1:
            return Level.CUBE
        return Level.PLANE if run % plane == 0 else Level.VARYING

    def load(self, stmt: Load) -> Level:
        """What no unit writes is the same for all that read the same place; a plane reads at one time."""
        if stmt.uniform:
            return Level.CUBE
        space = stmt.memory.memory_type.space
        if space is Space.LOCAL:
            return Level.VARYING
        guards = [operand for bound in stmt.bounds for operand in bound]
        place = self.join(stmt.index, *guards, *(() if stmt.mask is None else (stmt.mask,)))
        constant = space is Space.CONST or (space is Space.GLOBAL and stmt.memory not in self.written)
        return place if constant else max(place, Level.PLANE)

    def choice(self, stmt: If | Switch) -> None:
        """Results vary with what decides, unless all sides yield the same."""
        decides = self.level(stmt.cond if isinstance(stmt, If) else stmt.value)
        self.control[id(stmt)] = decides
        sides = (
            (stmt.then, stmt.orelse)
            if isinstance(stmt, If)
            else (*(block for _, block in stmt.cases), stmt.default)
        )
        for block in sides:
            self.block(block)
        for position, var in enumerate(stmt.results):
            values = [block.results[position] for block in sides]
            level = self.join(*values)
            self.set(var, level if all(v == values[0] for v in values) else max(level, decides))

    def loop(self, stmt: For | While) -> None:
        """Carried values rise until nothing changes; at most twice each."""
        for param, init in zip(stmt.params, stmt.inits, strict=True):
            self.set(param, self.level(init))
        if isinstance(stmt, For):
            self.set(stmt.var, self.join(stmt.start, stmt.step))
        while True:
            if isinstance(stmt, While):
                self.block(stmt.cond)
            self.block(stmt.body)
            rising = False
            for param, value in zip(stmt.params, stmt.body.results, strict=True):
                level = min(self.level(value), self.top)
                if level > self.levels[param]:
                    self.levels[param] = level
                    rising = True
            if not rising:
                break
        if isinstance(stmt, For):
            decides = self.join(stmt.start, stmt.stop, stmt.step)
        else:
            decides = self.level(stmt.cond.results[0])
        self.control[id(stmt)] = decides
        for var, param in zip(stmt.results, stmt.params, strict=True):
            self.set(var, max(self.levels[param], decides))


def _refuse(block: Block, analysis: Analysis, divergent: Control | None) -> None:
    """Raise for the first barrier under divergent control."""
    for stmt in block.stmts:
        if isinstance(stmt, Sync):
            if divergent is not None and stmt.scope != "plane":
                raise _error(stmt, divergent)
        elif isinstance(stmt, If | For | While | Switch):
            differs = analysis.control[id(stmt)] is not Level.CUBE
            inner = stmt if differs and divergent is None else divergent
            for inner_block in nested(stmt):
                _refuse(inner_block, analysis, inner)


def nested(stmt: Control) -> tuple[Block, ...]:
    """The blocks of a control statement."""
    match stmt:
        case If():
            return stmt.then, stmt.orelse
        case For():
            return (stmt.body,)
        case While():
            return stmt.cond, stmt.body
        case Switch():
            return *(block for _, block in stmt.cases), stmt.default
        case _:
            assert_never(stmt)


def _error(sync: Sync, control: Control) -> CompileError:
    what, note, help = _TEXTS[control.why if isinstance(control, If) else "loop"]
    if isinstance(control, Switch):
        what, note, help = _TEXTS["if"]
    return CompileError(
        f"cannot synchronise the cube {what}", sync.span, help=help, notes=((note, control.span),)
    )


_MOVE = "all units of a cube must reach the same barriers: "
_TEXTS = {
    "if": (
        "under a condition that differs between its units",
        "the condition",
        _MOVE + "move it out of the branch, or decide by values that are equal over the cube (uniform_load)",
    ),
    "return": (
        "after a return that only some of its units take",
        "the return",
        _MOVE + "put the work before and after the barrier under `if` instead of returning early",
    ),
    "break": (
        "after a break that only some of its units take",
        "the break",
        _MOVE + "leave the loop by a condition that is equal over the cube",
    ),
    "continue": (
        "after a continue that only some of its units take",
        "the continue",
        _MOVE + "put the work under `if` instead, and leave the barrier outside",
    ),
    "loop": (
        "in a loop that its units leave at different times",
        "the loop",
        _MOVE + "loop by limits that are equal over the cube, and guard the work inside",
    ),
}
