"""What barriers order: whether an access that has happened lies before what a unit does now."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from burn_cube.interpreter.shadow import Layout, event_of, unit_of
from burn_cube.ir import Kernel, Sync, statements
from burn_cube.semantics import Array


@dataclass(slots=True)
class Order:
    """The order among the units of the cubes that run side by side.

    `..._since`: for each cube the first event after its last barrier for that memory. `known`: for each unit
    and each lane of its plane, up to which event the unit has waited for the lane (a vector clock; None if
    the kernel has no barrier of planes).
    """

    kernel: Kernel
    first_cube: int
    cubes: int
    layout: Layout
    shared_since: Array
    global_since: Array
    known: Array | None

    def passed(self, scope: str, active: Array, event: int) -> None:
        """The active units have met at a barrier; `event` is the next one."""
        if scope == "plane":
            self._plane_passed(active, event)
            return
        here = active.reshape(self.cubes, self.kernel.units).any(axis=1)
        self.global_since[here] = event
        if scope == "cube":  # a barrier of storage orders global memory only
            self.shared_since[here] = event

    def _plane_passed(self, active: Array, event: int) -> None:
        assert self.known is not None
        dim = self.kernel.plane_dim
        missing = self.kernel.planes * dim - self.kernel.units
        by_cube = active.reshape(self.cubes, self.kernel.units)
        lanes = np.pad(by_cube, ((0, 0), (0, missing))).reshape(-1, dim)
        clocks = self.known.reshape(-1, dim, dim)  # plane, lane that knows, lane that is known
        joint = np.where(lanes[..., None], clocks, 0).max(axis=1)
        joint[lanes] = event
        clocks[...] = np.where(lanes[..., None], joint[:, None, :], clocks)

    def before(self, codes: Array, units: Array, shared: bool) -> Array:
        """Whether accesses by other units lie before what these units do now."""
        others = unit_of(codes)
        cube = self.layout.cube(units)
        same_cube = self.layout.cube(others) == cube
        since = (self.shared_since if shared else self.global_since)[cube - self.first_cube]
        events = event_of(codes)
        ordered = events < since
        if self.known is not None:
            same_plane = self.layout.plane(others) == self.layout.plane(units)
            ordered = ordered | (same_plane & (events < self._clock(units, others)))
        before: Array = same_cube & ordered
        return before

    def _clock(self, units: Array, others: Array) -> Array:
        assert self.known is not None
        cube, local = np.divmod(units - self.first_cube * self.kernel.units, self.kernel.units)
        row = cube * self.kernel.planes * self.kernel.plane_dim + local
        known: Array = self.known[row, others % self.kernel.units % self.kernel.plane_dim]
        return known


def start(kernel: Kernel, first_cube: int, cubes: int) -> Order:
    """The order at the start of cubes."""
    has_plane = any(isinstance(stmt, Sync) and stmt.scope == "plane" for stmt in statements(kernel.body))
    rows = cubes * kernel.planes * kernel.plane_dim
    return Order(
        kernel,
        first_cube,
        cubes,
        Layout(kernel.units, kernel.plane_dim),
        np.zeros(cubes, np.int64),
        np.zeros(cubes, np.int64),
        np.zeros((rows, kernel.plane_dim), np.int64) if has_plane else None,
    )
