"""The interpreter runs a kernel on NumPy, at any stage of its compilation: what it does is its meaning.

All units of a cube run in lockstep; cubes run one after another in linear order, or side by side where no
unit can tell the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from burn_cube.interpreter import debugger
from burn_cube.interpreter.execute import run_block
from burn_cube.interpreter.memory import Memory
from burn_cube.interpreter.sanitizer import Sanitizer
from burn_cube.interpreter.state import BufferValue, Library, State
from burn_cube.ir import Assert, Atomic, BufferParam, Const, Kernel, Print, Var, statements
from burn_cube.ir.marks import mark_of
from burn_cube.passes import Context
from burn_cube.passes.lower_cmma import lower_cmma
from burn_cube.semantics import Array

__all__ = ["BufferValue", "InterpreterArg", "Library", "run"]

InterpreterArg = BufferValue | np.generic

_SIDE_BY_SIDE = 1 << 14  # units: enough to hide the cost of a statement, few enough for the cache


def run(kernel: Kernel, grid: tuple[int, int, int], args: Sequence[InterpreterArg], library: Library) -> None:
    """Run a kernel over a grid of cubes; buffers are changed in place."""
    buffers: dict[Var, BufferValue] = {}
    scalars: dict[Var, Array] = {}
    for param, arg in zip(kernel.params, args, strict=True):
        if isinstance(param, BufferParam):
            assert isinstance(arg, BufferValue), param.var.name
            buffers[param.var] = arg
        else:
            scalars[param.var] = np.array([arg])
    if kernel.mode == "validate":
        kernel = lower_cmma()(kernel, Context(library))  # the sanitizer watches what each unit touches
    if debugger.wanted(kernel):
        debugger.run(kernel, grid, buffers, scalars, library)
        return
    total, constants = prod(grid), dict[int, tuple[Const, Array]]()
    step = _side_by_side(kernel)
    sanitizer = Sanitizer(kernel, buffers) if kernel.mode == "validate" else None
    for first in range(0, total, step):
        memories = {var: _global(buffer) for var, buffer in buffers.items()}
        count = min(step, total - first)
        state = State(
            kernel, grid, library, buffers, dict(scalars), memories, first, count,
            constants=constants, observer=sanitizer,
        )  # fmt: skip
        if sanitizer is not None:
            sanitizer.begin(state)
        run_block(state, kernel.body)


def _global(buffer: BufferValue) -> Memory:
    end = len(buffer.data) - buffer.base
    return Memory(buffer.data, np.array([buffer.base]), -buffer.base, end)


def _side_by_side(kernel: Kernel) -> int:
    """How many cubes run at once: one where the order of cubes shows in results, output or errors."""
    ordered: Any = Atomic | Print | Assert
    if any(isinstance(stmt, ordered) and mark_of(stmt) is None for stmt in statements(kernel.body)):
        return 1
    return max(1, _SIDE_BY_SIDE // kernel.units)
