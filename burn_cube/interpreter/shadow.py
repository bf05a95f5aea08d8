"""Shadow memory: for each cell, which accesses of which units touched it last.

An access is one number, its code: the number of its event (a statement that ran) above the number of its
unit in the launch. 0 stands for no access. All arrays are zeros until touched, which costs no memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

import numpy as np

from burn_cube.errors import DeviceError
from burn_cube.ir import Atomic, Load, Store
from burn_cube.semantics import Array

AccessStmt = Load | Store | Atomic

_UNIT_BITS = 32
_UNITS = (1 << _UNIT_BITS) - 1
_MOST_EVENTS = 1 << (63 - _UNIT_BITS)


class Kind(Enum):
    """How a statement touches memory."""

    READ = "reads"
    WRITE = "writes"
    ATOMIC = "updates"
    ATOMIC_READ = "reads atomically"


# what is a race with what, if nothing orders the two
CONFLICTS: dict[Kind, tuple[Kind, ...]] = {
    Kind.READ: (Kind.WRITE, Kind.ATOMIC),
    Kind.WRITE: (Kind.WRITE, Kind.READ, Kind.ATOMIC, Kind.ATOMIC_READ),
    Kind.ATOMIC: (Kind.WRITE, Kind.READ),
    Kind.ATOMIC_READ: (Kind.WRITE,),
}


def kind_of(stmt: AccessStmt) -> Kind:
    """How a statement touches memory."""
    if isinstance(stmt, Atomic):
        return Kind.ATOMIC_READ if stmt.op == "load" else Kind.ATOMIC
    return Kind.READ if isinstance(stmt, Load) else Kind.WRITE


def reads(stmt: AccessStmt) -> bool:
    """Whether what the cell held before matters."""
    return not (isinstance(stmt, Store) or (isinstance(stmt, Atomic) and stmt.op == "store"))


def coded(event: int, units: Array) -> Array:
    """The codes of an event's accesses by units."""
    if event >= _MOST_EVENTS:
        raise DeviceError(f"cannot validate the launch: got {event} accesses, expected less")
    return (event << _UNIT_BITS) | units


def unit_of(codes: Array) -> Array:
    """The units of accesses."""
    return codes & _UNITS


def event_of(codes: Array) -> Array:
    """The events of accesses."""
    return codes >> _UNIT_BITS


@dataclass(frozen=True, slots=True)
class Layout:
    """How units form planes and cubes, by their numbers in the launch."""

    units: int
    plane_dim: int

    def cube(self, unit: Array) -> Array:
        """The cube of a unit."""
        return unit // self.units

    def plane(self, unit: Array) -> Array:
        """A number that units of one plane share, and units of one cube only if they share the plane."""
        return unit % self.units // self.plane_dim


@dataclass(slots=True)
class Seen:
    """Accesses of one kind: the last of each cell, and the last by another unit of its plane, by another
    plane of its cube, by another cube. Whenever two units have touched a cell, two of them show it.
    """

    length: int
    last: Array = field(init=False)
    beside: list[Array] = field(init=False)

    def __post_init__(self) -> None:
        self.last = np.zeros(self.length, np.int64)
        self.beside = [np.zeros(self.length, np.int64) for _ in range(3)]

    def slots(self, kind: Kind) -> Iterator[Array]:
        """The arrays that hold accesses; of writes the last says all, since two without order are a fault."""
        yield self.last
        if kind is not Kind.WRITE:
            yield from self.beside

    def add(self, layout: Layout, cells: Array, codes: Array) -> None:
        """Take note of accesses; several may be of one cell."""
        before = self.last[cells]
        self.last[cells] = codes
        now = self.last[cells]  # of several accesses of a cell, the one that stays
        self._displace(layout, cells, before, now, before != 0)
        self._displace(layout, cells, codes, now, codes != now)

    def _displace(self, layout: Layout, cells: Array, old: Array, new: Array, where: Array) -> None:
        a, b = unit_of(old), unit_of(new)
        where = where & (a != b)
        if not where.any():
            return
        cells, old, a, b = cells[where], old[where], a[where], b[where]
        same_cube = layout.cube(a) == layout.cube(b)
        same_plane = same_cube & (layout.plane(a) == layout.plane(b))
        for slot, here in zip(self.beside, (same_plane, same_cube & ~same_plane, ~same_cube), strict=True):
            slot[cells[here]] = old[here]


@dataclass(slots=True)
class Shadow:
    """What is known of the cells of one memory. `written` is kept for memory that starts undefined."""

    length: int
    kinds: frozenset[Kind]
    shared: bool
    seen: dict[Kind, Seen] = field(default_factory=dict[Kind, Seen])
    written: Array | None = None

    def __post_init__(self) -> None:
        if self.shared:
            self.written = np.zeros(self.length, np.bool_)

    @property
    def can_race(self) -> bool:
        """Whether some statement changes the memory."""
        return bool(self.kinds & {Kind.WRITE, Kind.ATOMIC})

    def add(self, kind: Kind, layout: Layout, cells: Array, codes: Array) -> None:
        """Take note of accesses."""
        if kind not in self.seen:
            self.seen[kind] = Seen(self.length)
        if kind is Kind.WRITE:
            self.seen[kind].last[cells] = codes
        else:
            self.seen[kind].add(layout, cells, codes)
