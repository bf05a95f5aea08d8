"""Mode `validate`: watches each access of a launch, and raises at the first that is a fault.

Finds reads of shared memory that nobody has written, and races: two units touch one cell, at least one of
them writes, not both atomically, and no barrier orders the two. All units of a statement are tested at once,
against shadow memory; accesses out of bounds are found where they are located (`memory`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from burn_cube.interpreter import findings, order, regions
from burn_cube.interpreter.regions import View
from burn_cube.interpreter.shadow import (
    CONFLICTS,
    AccessStmt,
    Kind,
    Shadow,
    coded,
    event_of,
    kind_of,
    reads,
    unit_of,
)
from burn_cube.interpreter.state import BufferValue, State
from burn_cube.ir import Assert, Atomic, Kernel, Load, Store, Sync, Var
from burn_cube.semantics import Array
from burn_cube.types import Space, lanes


@dataclass(frozen=True, slots=True)
class Touch:
    """A statement's accesses: cell by cell, who; `each` cells make one unit's access."""

    stmt: AccessStmt
    kind: Kind
    shadow: Shadow
    positions: Array  # of scalars in the memory's data
    cells: Array
    units: Array  # numbers in the launch
    each: int
    values: Array | None  # what is written, by unit, lane by lane; None for a read


class Sanitizer:
    """Watches one launch."""

    def __init__(self, kernel: Kernel, buffers: Mapping[Var, BufferValue]) -> None:
        self.kernel = kernel
        self.kinds = regions.kinds(kernel)
        self.views = regions.views(buffers, self.kinds)
        self.shared: dict[Var, View] = {}
        self.events: list[AccessStmt | None] = [None]  # event 0 is no access
        self.order = order.start(kernel, 0, 1)

    def begin(self, state: State) -> None:
        """The next cubes start."""
        self.shared.clear()
        self.order = order.start(self.kernel, state.first_cube, state.cubes)

    def outside(self, state: State, stmt: AccessStmt, axis: int, wrong: Array) -> None:
        """Raise for the first unit whose index is outside its bound."""
        units = np.flatnonzero(np.broadcast_to(wrong, (state.units,)) & state.active_units())
        if len(units):
            raise findings.outside(state, stmt, axis, int(units[0]))

    def barrier(self, state: State, stmt: Sync) -> None:
        """The active units have met."""
        self.order.passed(stmt.scope, state.active_units(), len(self.events))

    def asserted(self, state: State, stmt: Assert) -> None:
        """Raise for the first unit in which an assertion fails."""
        wrong = ~state.spread(state.value(stmt.cond)) & state.active_units()
        if wrong.any():
            raise findings.failed(state, stmt, int(np.argmax(wrong)))

    def access(
        self, state: State, stmt: AccessStmt, position: Array, inside: Array, values: Array | None
    ) -> None:
        """Units touch memory: `position` in the memory's data where `inside`."""
        uniform = isinstance(stmt, Load) and stmt.uniform
        view = self._view(state, stmt.memory)
        if view is None and not uniform:
            return
        units = np.flatnonzero(np.broadcast_to(inside & state.active_units(), (state.units,)))
        if isinstance(stmt, Load) and stmt.uniform:
            self._uniform(state, stmt, units)
        if view is None or not len(units):
            return
        touch = self._touch(
            state, stmt, view, np.broadcast_to(position, (state.units,))[units], units, values
        )
        self._written(state, touch)
        if touch.shadow.can_race:
            self._races(state, touch)
            codes = coded(len(self.events), touch.units)
            self.events.append(stmt)
            touch.shadow.add(touch.kind, self.order.layout, touch.cells, codes)

    def _view(self, state: State, memory: Var) -> View | None:
        space = memory.memory_type.space
        if space is Space.GLOBAL:
            view = self.views[memory]
            return view if view.shadow.can_race else None
        if space is not Space.SHARED:
            return None  # other units cannot reach it, and it starts with values
        if memory not in self.shared:
            kinds = frozenset(self.kinds.get(memory, ()))
            size = state.memories[memory].data.size
            self.shared[memory] = View(Shadow(size, kinds, shared=True), 0, 1)
        return self.shared[memory]

    def _touch(
        self, state: State, stmt: AccessStmt, view: View, position: Array, units: Array, values: Array | None
    ) -> Touch:
        count = _lanes(stmt)
        if count > 1:
            position = (position[:, None] + np.arange(count)).ravel()
        each = count * view.size
        who = units + state.first_cube * self.kernel.units
        if each > 1:
            who = np.repeat(who, each)
        cells = position if view.size == 1 and not view.offset else view.cells(position).ravel()
        return Touch(stmt, kind_of(stmt), view.shadow, position, cells, who, each, values)

    def _uniform(self, state: State, stmt: Load, units: Array) -> None:
        index = state.spread(state.value(stmt.index))
        first = index[units // self.kernel.units * self.kernel.units]
        wrong = index[units] != first
        if wrong.any():
            raise findings.differing(state, stmt, int(units[np.argmax(wrong)]))

    def _written(self, state: State, touch: Touch) -> None:
        """Reads need a value; writes give one."""
        written = touch.shadow.written
        if written is None:
            return
        if reads(touch.stmt) and not (known := written[touch.cells]).all():
            unit = int(touch.units[np.argmin(known)])
            raise findings.undefined(state, touch.stmt, unit - state.first_cube * self.kernel.units)
        if touch.kind in (Kind.WRITE, Kind.ATOMIC):
            written[touch.cells] = True

    def _races(self, state: State, touch: Touch) -> None:
        for kind in CONFLICTS[touch.kind]:
            seen = touch.shadow.seen.get(kind)
            for slot in () if seen is None else seen.slots(kind):
                codes = slot[touch.cells]
                maybe = np.flatnonzero((codes != 0) & (unit_of(codes) != touch.units))
                if not len(maybe):
                    continue
                before = self.order.before(codes[maybe], touch.units[maybe], touch.shadow.shared)
                if not before.all():
                    at = int(maybe[np.argmin(before)])
                    raise self._race(state, touch, at, int(codes[at]))
        if touch.kind is Kind.WRITE:
            self._same_statement(state, touch)

    def _same_statement(self, state: State, touch: Touch) -> None:
        """Two units write one cell at once."""
        ranks = np.argsort(touch.cells, kind="stable")
        cells, units = touch.cells[ranks], touch.units[ranks]
        twice = (cells[1:] == cells[:-1]) & (units[1:] != units[:-1])
        if not twice.any():
            return
        first = int(np.argmax(twice))
        one, two = int(ranks[first]), int(ranks[first + 1])
        values = [self._value(state, touch, at) for at in (one, two)]
        raise findings.race(
            state,
            touch.stmt,
            int(touch.units[two]) - state.first_cube * self.kernel.units,
            touch.stmt,
            int(touch.units[one]),
            str(values[0]) if _same_bits(*values) else None,
        )

    def _race(self, state: State, touch: Touch, at: int, code: int) -> Exception:
        codes = np.array([code])
        earlier = self.events[int(event_of(codes)[0])]
        assert earlier is not None
        local = int(touch.units[at]) - state.first_cube * self.kernel.units
        equal = None
        if touch.kind is Kind.WRITE and kind_of(earlier) is Kind.WRITE and touch.each == 1:
            data = state.memories[touch.stmt.memory].data
            new, old = self._value(state, touch, at), data[int(touch.positions[at])]
            equal = str(new) if _same_bits(new, old) else None
        return findings.race(state, touch.stmt, local, earlier, int(unit_of(codes)[0]), equal)

    def _value(self, state: State, touch: Touch, at: int) -> np.generic:
        """What a unit writes to a cell."""
        assert touch.values is not None
        local = int(touch.units[at]) - state.first_cube * self.kernel.units
        spread = state.spread(touch.values)
        lane = at % touch.each // (touch.each // _lanes(touch.stmt))
        found: np.generic = spread[lane, local] if spread.ndim == 2 else spread[local]
        return found


def _lanes(stmt: AccessStmt) -> int:
    if isinstance(stmt, Atomic):
        return 1
    return lanes((stmt.value if isinstance(stmt, Store) else stmt.result).value_type)


def _same_bits(a: np.generic, b: np.generic) -> bool:
    return a.tobytes() == b.tobytes()
