"""How the debugger shows the values of a unit: numbers as NumPy's, memories as arrays on them."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from burn_cube.interpreter.memory import Memory
from burn_cube.interpreter.state import State
from burn_cube.ir import Operand, Print, Var
from burn_cube.ir.marks import Fields, Host, Items, Name, Part, Region, Shown, Whole, mark_of
from burn_cube.semantics import Array


def value(state: State, stmt: Print) -> object:
    """What a mark says that a variable holds."""
    what = mark_of(stmt)
    assert isinstance(what, Name), stmt
    return _Viewer(state, tuple(part for part in stmt.parts if not isinstance(part, str))).show(what.value)


class _Viewer:
    """Shows the parts of one value; `state` is that of a single unit."""

    def __init__(self, state: State, operands: tuple[Operand, ...]) -> None:
        self.state, self.operands = state, operands

    def show(self, shown: Shown) -> object:
        """The value as an object of Python."""
        match shown:
            case Part():
                return self.number(shown)
            case Host(value):
                return value
            case Items(items, mutable):
                found = [self.show(item) for item in items]
                return found if mutable else tuple(found)
            case Fields(_, fields):
                return SimpleNamespace(**{name: self.show(field) for name, field in fields})
            case Region():
                return self.region(shown)
            case Whole(memory):
                return self.whole(memory)

    def number(self, part: Part) -> object:
        """A scalar, or an array of a vector's lanes."""
        found = self.state.value(self.operands[part.position])
        return found[:, 0] if found.ndim == 2 else found[0]

    def integer(self, part: Part | None, default: int) -> int:
        """The value of an index."""
        return default if part is None else int(self.state.value(self.operands[part.position])[0])

    def region(self, shown: Region) -> Array:
        """A memory or a part of it."""
        memory, size = self.state.memories[shown.memory], self.integer(shown.length, 0)
        pitch, width = self.integer(shown.pitch, shown.width), shown.width
        start = int(memory.base[0]) + self.integer(shown.offset, 0)
        step = memory.data.itemsize
        found = _strided(memory, start, (size, width), (pitch * step, step))
        if shown.shape:
            return found.reshape((*shown.shape, width) if shown.vector else shown.shape)
        return found if shown.vector else found[:, 0]

    def whole(self, var: Var) -> Array:
        """A strided argument."""
        memory, buffer = self.state.memories[var], self.state.buffers[var]
        strides = tuple(stride * memory.data.itemsize for stride in buffer.strides)
        return _strided(memory, buffer.base, buffer.shape, strides)


def _strided(memory: Memory, start: int, shape: tuple[int, ...], strides: tuple[int, ...]) -> Array:
    if 0 in shape:
        return np.zeros(shape, memory.data.dtype)
    return np.lib.stride_tricks.as_strided(memory.data[start:], shape, strides)
