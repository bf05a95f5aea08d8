"""What a running kernel knows: its variables, which units are active, and where in the grid it is.

Values have the form of `burn_cube.semantics`: (units,) or (lanes, units), the unit axis 1 where all units
agree. The units of several cubes may run side by side; then they follow one another on the unit axis.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.interpreter.memory import Memory
from burn_cube.ir import Assert, Atomic, Const, Function, Kernel, Load, Operand, Store, Sync, Var, wrap_to
from burn_cube.semantics import Array
from burn_cube.types import ValueType, VectorType, elem

Library = Callable[[str, str], Function]


@dataclass(frozen=True, slots=True)
class BufferValue:
    """A buffer argument: a view from element `base` of the memory `data`; `buffer_len` counts from there."""

    data: Array
    base: int
    length: int
    buffer_len: int
    shape: tuple[int, ...] = ()
    strides: tuple[int, ...] = ()


class Observer(Protocol):
    """Sees what a run does to memory, and raises where that is a fault."""

    def begin(self, state: State) -> None: ...
    def access(
        self, state: State, stmt: Load | Store | Atomic, position: Array, inside: Array, values: Array | None
    ) -> None: ...
    def outside(self, state: State, stmt: Load | Store | Atomic, axis: int, wrong: Array) -> None: ...
    def barrier(self, state: State, stmt: Sync) -> None: ...
    def asserted(self, state: State, stmt: Assert) -> None: ...


@dataclass(slots=True)
class State:
    """A run of one kernel over the cubes `first_cube` to `first_cube + cubes - 1`."""

    kernel: Kernel
    grid: tuple[int, int, int]
    library: Library
    buffers: dict[Var, BufferValue]
    values: dict[Var, Array]
    memories: dict[Var, Memory]
    first_cube: int
    cubes: int
    active: Array | None = None  # (units,) of bool; None if all are
    constants: dict[int, tuple[Const, Array]] = field(default_factory=dict[int, tuple[Const, Array]])
    observer: Observer | None = None  # in mode validate

    @property
    def units(self) -> int:
        """Units that run side by side."""
        return self.kernel.units * self.cubes

    def value(self, operand: Operand) -> Array:
        """The value of an operand."""
        if isinstance(operand, Var):
            return self.values[operand]
        found = self.constants.get(id(operand))  # by identity: hashing a constant is slow
        if found is None:
            found = self.constants[id(operand)] = operand, constant(operand, self.storage(operand.type))
        return found[1]

    def bind(self, variables: Sequence[Var], values: Sequence[Array]) -> None:
        """Give variables their values."""
        self.values.update(zip(variables, values, strict=True))

    def storage(self, t: ValueType) -> DType:
        """The dtype that holds a type's scalars."""
        dtype = elem(t)
        if dtype is dt.INDEX:
            return dt.I32 if self.kernel.index_bits == 32 else dt.I64
        return dtype

    def spread(self, value: Array) -> Array:
        """A value with its full unit axis."""
        return np.broadcast_to(value, (*value.shape[:-1], self.units))

    def active_units(self) -> Array:
        """(units,) of bool."""
        return np.ones(self.units, np.bool_) if self.active is None else self.active

    def place(self, unit: int) -> str:
        """`unit (x, y, z) of cube (x, y, z)`, for messages."""
        cube, local = divmod(unit, self.kernel.units)
        position = coordinates(local, self.kernel.cube_dim)
        return f"unit {position} of cube {coordinates(self.first_cube + cube, self.grid)}"


def coordinates(linear: int, extent: tuple[int, int, int]) -> tuple[int, int, int]:
    """The position of a linear number, x fastest."""
    x, y, _ = extent
    return linear % x, linear // x % y, linear // (x * y)


def constant(operand: Const, dtype: DType) -> Array:
    """The array of a constant."""
    value = operand.value
    if elem(operand.type) is dt.INDEX:
        value = wrap_to(int(value), dtype)  # written for 64 bits, maybe run with 32
    scalar = numbers([value], dtype)
    return np.broadcast_to(scalar, (operand.type.n, 1)) if isinstance(operand.type, VectorType) else scalar


def numbers(values: Sequence[bool | int | float], dtype: DType) -> Array:
    """Values of a dtype as an array; they are exact in it."""
    if dtype is dt.BF16:
        return np.array(values, np.float32).astype(dtype.numpy)
    return np.array(values, dtype.numpy)


def zeros(shape: tuple[int, ...], dtype: DType) -> Array:
    """Zeros of a dtype."""
    return np.zeros(shape, dtype.numpy)
