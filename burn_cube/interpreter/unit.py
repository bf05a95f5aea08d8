"""One unit under the debugger: its values, and what the code of its kernel asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from burn_cube.interpreter import shown, topology
from burn_cube.interpreter.control import trip_count
from burn_cube.interpreter.execute import run_statement
from burn_cube.interpreter.memory import Memory
from burn_cube.interpreter.script import Path, Script
from burn_cube.interpreter.state import State
from burn_cube.ir import Alloc, Block, For, If, Let, Print, Stmt, Switch, Var, While
from burn_cube.semantics import Array
from burn_cube.types import Space


@dataclass(slots=True)
class UnitState(State):
    """The state of one unit: what the interpreter holds for all units of a cube, with one entry."""

    unit: int = 0

    @property
    def units(self) -> int:
        """One."""
        return 1

    def place(self, unit: int) -> str:
        """`unit (x, y, z) of cube (x, y, z)`, for messages."""
        return State.place(self, self.unit)


@dataclass(slots=True)
class Cube:
    """The cube that a unit belongs to: shared memory, and the positions of all its units."""

    state: State
    known: dict[str, Array] = field(default_factory=dict[str, Array])

    def builtin(self, name: str, unit: int) -> Array:
        """A topology value of one unit, as int64."""
        if name not in self.known:
            found = topology.builtin(self.state, name)
            self.known[name] = np.broadcast_to(found, (self.state.units,))
        return self.known[name][unit : unit + 1]

    def allocated(self, stmt: Alloc, unit: int) -> Memory:
        """A memory that the units of the cube share; a unit comes here on its own."""
        self.state.active = np.arange(self.state.units) == unit
        run_statement(self.state, stmt)
        self.state.active = None
        memory = self.state.memories[stmt.memory]
        # a fragment is one of those of all planes
        plane = 0 if stmt.memory.memory_type.fragment is None else unit // self.state.kernel.plane_dim
        return Memory(memory.data, np.full(1, plane * memory.high), memory.low, memory.high)


class Unit:
    """A unit: the object that the code of a kernel calls `__unit__`. Statements go by their numbers."""

    def __init__(self, cube: Cube, state: UnitState, made: Script) -> None:
        self.cube, self.state, self.script = cube, state, made
        self.trips: list[int] = []  # of the loops around, outermost first
        self.carried: list[tuple[Array, Array, int]] = []  # of counted loops: next, step, iterations
        self.waiting: tuple[tuple[int, ...], int] = ((), -1)
        self.place = tuple(
            int(cube.builtin(name, state.unit)[0]) for name in ("ABSOLUTE_POS", "CUBE_POS", "UNIT_POS")
        )

    def __repr__(self) -> str:
        return f"<{self.state.place(0)}>"

    def run(self, number: int) -> None:
        """A statement that concerns this unit alone."""
        stmt, state = self.script.stmts[number], self.state
        if isinstance(stmt, Let) and stmt.op == "builtin":
            found = self.cube.builtin(str(stmt.attrs[0]), state.unit)
            state.values[stmt.result] = found.astype(state.storage(stmt.result.value_type).numpy)
        elif isinstance(stmt, Alloc) and stmt.memory.memory_type.space in (Space.SHARED, Space.FRAGMENT):
            state.memories[stmt.memory] = self.cube.allocated(stmt, state.unit)
        else:
            run_statement(state, stmt)

    def arrive(self, number: int) -> Unit:
        """Note where the unit waits for others."""
        self.waiting = self._now(self.script.paths[number]), number
        return self

    def _now(self, path: Path) -> tuple[int, ...]:
        trips = iter(self.trips)
        return tuple([next(trips) if part is None else part for part in path])

    def shown(self, number: int) -> object:
        """What a variable holds."""
        stmt = self.script.stmts[number]
        assert isinstance(stmt, Print)
        return shown.value(self.state, stmt)

    # control flow

    def true(self, number: int) -> bool:
        """The condition of an `if`."""
        stmt = self.script.stmts[number]
        assert isinstance(stmt, If)
        return bool(self.state.value(stmt.cond)[0])

    def case(self, number: int) -> int:
        """The side of a `match`."""
        stmt = self.script.stmts[number]
        assert isinstance(stmt, Switch)
        value = int(self.state.value(stmt.value)[0])
        sides = (side for side, (labels, _) in enumerate(stmt.cases) if value in labels)
        return next(sides, len(stmt.cases))

    def give(self, number: int, side: int) -> None:
        """A branch ends: its results have their values."""
        stmt = self.script.stmts[number]
        assert isinstance(stmt, If | Switch)
        if isinstance(stmt, If):
            block = stmt.orelse if side else stmt.then
        else:
            block = stmt.default if side == len(stmt.cases) else stmt.cases[side][1]
        self._bind(stmt.results, block)

    def _bind(self, variables: Sequence[Var], block: Block) -> None:
        self.state.bind(variables, [self.state.value(result) for result in block.results])

    def begin(self, number: int) -> None:
        """A loop begins."""
        stmt = self._loop(number)
        self.trips.append(-1 if isinstance(stmt, For) else 0)
        inits = [self.state.value(init) for init in stmt.inits]
        self.state.bind(stmt.params, inits)
        if isinstance(stmt, For):
            start, stop, step = (self.state.value(limit) for limit in (stmt.start, stmt.stop, stmt.step))
            self.carried.append((start, step, int(trip_count(start, stop, step)[0])))

    def again(self, number: int) -> bool:
        """Whether a counted loop has another iteration; at its end its results have their values."""
        stmt = self._loop(number)
        assert isinstance(stmt, For)
        at, step, trips = self.carried[-1]
        self.trips[-1] += 1
        if self.trips[-1]:
            self._bind(stmt.params, stmt.body)
        if self.trips[-1] == trips:
            self.carried.pop()
            self.end(number)
            return False
        self.state.bind((stmt.var,), (at,))
        self.carried[-1] = at + step, step, trips
        return True

    def going(self, number: int) -> bool:
        """The condition of a `while`, evaluated by the statements before."""
        stmt = self._loop(number)
        assert isinstance(stmt, While)
        return bool(self.state.value(stmt.cond.results[0])[0])

    def carry(self, number: int) -> None:
        """The body of a `while` ends: the next iteration."""
        stmt = self._loop(number)
        self._bind(stmt.params, stmt.body)
        self.trips[-1] += 1

    def end(self, number: int) -> None:
        """A loop ends: its results are what it carried last."""
        stmt = self._loop(number)
        self.trips.pop()
        self.state.bind(stmt.results, [self.state.value(param) for param in stmt.params])

    def _loop(self, number: int) -> For | While:
        stmt: Stmt = self.script.stmts[number]
        assert isinstance(stmt, For | While)
        return stmt
