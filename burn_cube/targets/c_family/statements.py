"""Statements one by one."""

from __future__ import annotations

from typing import assert_never

from burn_cube.ir.nodes import (
    Alloc,
    Assert,
    Atomic,
    BufferParam,
    Cmma,
    For,
    If,
    Kernel,
    Let,
    Load,
    Plane,
    Print,
    Stmt,
    Store,
    Switch,
    Sync,
    While,
)
from burn_cube.passes.ranges import Ranges
from burn_cube.targets.c_family import (
    atomics,
    cmma,
    control,
    expressions,
    loops,
    memory,
    planes,
    reports,
    reserved,
)
from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.c_family.prelude import Prelude
from burn_cube.targets.c_family.state import State
from burn_cube.targets.c_family.text import Expr
from burn_cube.targets.uses import uses


def new_state(dialect: Dialect, kernel: Kernel, prelude: Prelude) -> State:
    """The state before the first statement of a body."""
    s = State(dialect, kernel, prelude, reserved.names(dialect), Ranges(kernel))
    s.positions.update({param.var: position for position, param in enumerate(kernel.params)})
    s.used, s.once = uses(kernel.body, lambda loop: (loop.stop, loop.step))
    s.emit = lambda stmt: emit_stmt(s, stmt)
    return s


def emit_stmt(s: State, stmt: Stmt) -> None:
    """One statement."""
    match stmt:
        case Let():
            expressions.let(s, stmt)
        case Load() | Store() | Atomic() | Alloc():
            _memory(s, stmt)
        case Plane():
            planes.plane(s, stmt)
        case Cmma():
            cmma.execute(s, stmt)
        case Sync():
            _sync(s, stmt)
        case Print():
            reports.emit_print(s, stmt)
        case Assert():
            reports.emit_assert(s, stmt)
        case If() | Switch() | For() | While():
            _control(s, stmt)
        case _:
            assert_never(stmt)


def _memory(s: State, stmt: Load | Store | Atomic | Alloc) -> None:
    match stmt:
        case Load():
            memory.load(s, stmt)
        case Store():
            memory.store(s, stmt)
        case Atomic():
            atomics.atomic(s, stmt)
        case Alloc():
            memory.alloc(s, stmt)


def _control(s: State, stmt: If | Switch | For | While) -> None:
    match stmt:
        case If():
            control.emit_if(s, stmt)
        case Switch():
            control.emit_switch(s, stmt)
        case For():
            loops.emit_for(s, stmt)
        case While():
            loops.emit_while(s, stmt)


def _sync(s: State, stmt: Sync) -> None:
    """A barrier."""
    s.flush(reads=True)
    if stmt.scope != "plane":
        local = s.dialect.local_barrier if stmt.scope == "cube" and not _shares_global(s) else ""
        s.statement(f"{local or s.dialect.barriers[stmt.scope]};", stmt.span)
    elif s.mask:
        s.statement(s.call("burn_sync_plane", Expr(s.mask)).text + ";", stmt.span)


def _shares_global(s: State) -> bool:
    """Whether a unit may read from a buffer what another has written."""
    buffers = [param for param in s.kernel.params if isinstance(param, BufferParam)]
    return any([param.access == "readwrite" or param.inout for param in buffers])
