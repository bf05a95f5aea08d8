"""Runs a kernel unit by unit, as Python code on the user's lines, for Python's own debugger.

The units of a cube run one after another, each until it has to wait: at a barrier, a plane operation or an
atomic operation. There they act together, exactly as the interpreter has them act. The results are the
interpreter's, bit for bit.
"""

from __future__ import annotations

import bdb
import os
import pdb
import sys
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from math import prod
from typing import Any

import numpy as np

from burn_cube.interpreter.execute import run_statement
from burn_cube.interpreter.memory import Memory
from burn_cube.interpreter.script import MODULE, STOP, Part, Script, script
from burn_cube.interpreter.state import BufferValue, Library, State
from burn_cube.interpreter.unit import Cube, Unit, UnitState
from burn_cube.ir import Atomic, Cmma, Kernel, Plane, Stmt, Sync, Var, operands, statements
from burn_cube.ir.marks import Breakpoint, mark_of
from burn_cube.semantics import Array
from burn_cube.types import MemoryType

Code = Callable[[Unit, list[Any]], Generator[Unit]]
_SKIPPED = (
    "burn_cube.*",
    "burn_runtimes.*",
    "numpy",
    "numpy.*",
    "contextlib",
    "enum",
    "functools",
    "ml_dtypes",
)
"""Modules that stepping does not enter: ours, and what they call. The user's kernels are not among them."""

_always: ContextVar[bool] = ContextVar("burn_cube_unit_by_unit", default=False)


@contextmanager
def unit_by_unit() -> Generator[None]:
    """Run kernels on the interpreter unit by unit, debugger or not."""
    token = _always.set(True)
    try:
        yield
    finally:
        _always.reset(token)


def wanted(kernel: Kernel) -> bool:
    """Whether to run unit by unit: a debugger is at work, or the kernel calls `breakpoint()`."""
    if kernel.mode == "validate":
        return False  # the sanitizer sees all units at once
    if _always.get() or _debugging():
        return True
    return any(isinstance(mark_of(stmt), Breakpoint) for stmt in statements(kernel.body))


def _debugging() -> bool:
    """Whether a debugger (not, say, a measurement of coverage) traces this thread."""
    tracer = sys.gettrace()
    if tracer is None:
        monitoring: Any = getattr(sys, "monitoring", None)  # from Python 3.12 on
        return monitoring is not None and monitoring.get_tool(monitoring.DEBUGGER_ID) is not None
    owner = getattr(tracer, "__self__", tracer)
    return isinstance(owner, bdb.Bdb) or "pydevd" in type(owner).__module__


def run(
    kernel: Kernel,
    grid: tuple[int, int, int],
    buffers: Mapping[Var, BufferValue],
    scalars: Mapping[Var, Array],
    library: Library,
) -> None:
    """Run a kernel over a grid of cubes; buffers are changed in place."""
    made = script(kernel)
    functions = [_function(part) for part in made.parts]
    memories = {
        var: Memory(b.data, np.array([b.base]), -b.base, len(b.data) - b.base) for var, b in buffers.items()
    }
    with _stepping_over_ours():
        for number in range(prod(grid)):
            state = State(kernel, grid, library, dict(buffers), dict(scalars), dict(memories), number, 1)
            _run_cube(Cube(state), made, functions)


def _function(part: Part) -> Code:
    """The function of a part, as if it stood in the user's file and module."""
    enter = part.enter
    file = "<burn_cube>" if enter is None else enter.file
    names: dict[str, Any] = {"__name__": MODULE} if enter is None else dict(enter.names)
    names[STOP], names["__next__"] = _breakpoint(), next
    exec(compile(part.tree, file, "exec"), names)
    found: Code = names["kernel" if enter is None else enter.name]
    return found


def _breakpoint() -> Callable[[], object]:
    """What `breakpoint()` calls: the user's choice if there is one, else pdb, made to step over our code."""
    if sys.breakpointhook is not sys.__breakpointhook__ or "PYTHONBREAKPOINT" in os.environ:
        return breakpoint

    def stop() -> None:
        pdb.Pdb(skip=_SKIPPED).set_trace(sys._getframe(1))  # pyright: ignore[reportPrivateUsage]

    return stop


@contextmanager
def _stepping_over_ours() -> Generator[None]:
    """Let the debugger at work step over our own code."""
    owner = getattr(sys.gettrace(), "__self__", None)
    if not isinstance(owner, bdb.Bdb):
        yield
        return
    before = owner.skip
    owner.skip = {*(before or ()), *_SKIPPED}
    try:
        yield
    finally:
        owner.skip = before


def _run_cube(cube: Cube, made: Script, functions: list[Code]) -> None:
    units = [_unit(cube, number, made) for number in range(cube.state.units)]
    running = [(unit, functions[0](unit, functions)) for unit in units]
    waiting: dict[int, tuple[Unit, Generator[Unit]]] = {}
    while running:
        for unit, code in running:
            if next(code, None) is not None:
                waiting[unit.state.unit] = unit, code
        running = _met(cube, waiting)


def _unit(cube: Cube, number: int, made: Script) -> Unit:
    of = cube.state
    state = UnitState(
        of.kernel, of.grid, of.library, of.buffers, dict(of.values), dict(of.memories), of.first_cube, 1,
        constants=of.constants, unit=number,
    )  # fmt: skip
    return Unit(cube, state, made)


def _met(cube: Cube, waiting: dict[int, tuple[Unit, Generator[Unit]]]) -> list[tuple[Unit, Generator[Unit]]]:
    """Let the units that wait at the earliest place act together; they go on."""
    if not waiting:
        return []
    path, number = min(unit.waiting for unit, _ in waiting.values())
    here = [key for key in sorted(waiting) if waiting[key][0].waiting == (path, number)]
    together = [waiting.pop(key) for key in here]
    units = [unit for unit, _ in together]
    _act(cube.state, units[0].script.stmts[number], units)
    return together


def _act(state: State, stmt: Stmt, units: list[Unit]) -> None:
    """Run a statement for several units at once, on the interpreter."""
    assert isinstance(stmt, Atomic | Plane | Cmma | Sync)
    numbers = [unit.state.unit for unit in units]
    active = np.zeros(state.units, np.bool_)
    active[numbers] = True
    state.active = None if active.all() else active
    for operand in operands(stmt):
        if isinstance(operand, Var) and not isinstance(operand.type, MemoryType):
            state.values[operand] = _gathered(state, operand, units)
    run_statement(state, stmt)
    state.active = None
    if not isinstance(stmt, Cmma | Sync):
        result = state.spread(state.values[stmt.result])
        for unit, number in zip(units, numbers, strict=True):
            unit.state.values[stmt.result] = result[..., number : number + 1]


def _gathered(state: State, operand: Var, units: list[Unit]) -> Array:
    values = [unit.state.value(operand) for unit in units]
    gathered = np.zeros((*values[0].shape[:-1], state.units), values[0].dtype)
    for unit, value in zip(units, values, strict=True):
        gathered[..., unit.state.unit] = value[..., 0]
    return gathered
