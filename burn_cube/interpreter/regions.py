"""Global memory as the sanitizer sees it: arguments that share memory share its shadow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import gcd

import numpy as np

from burn_cube.interpreter.shadow import Kind, Shadow, kind_of
from burn_cube.interpreter.state import BufferValue
from burn_cube.ir import Atomic, Kernel, Load, Store, Var, statements
from burn_cube.semantics import Array


@dataclass(frozen=True, slots=True)
class View:
    """Where an argument's elements are among the cells of a shadow: `size` cells from `offset` + i * size."""

    shadow: Shadow
    offset: int
    size: int

    def cells(self, positions: Array) -> Array:
        """(len(positions), size): the cells of elements."""
        return (self.offset + positions * self.size)[:, None] + np.arange(self.size)


def kinds(kernel: Kernel) -> dict[Var, set[Kind]]:
    """How the kernel touches each memory."""
    found: dict[Var, set[Kind]] = {}
    for stmt in statements(kernel.body):
        if isinstance(stmt, Load | Store | Atomic):
            found.setdefault(stmt.memory, set()).add(kind_of(stmt))
    return found


def views(buffers: Mapping[Var, BufferValue], touched: Mapping[Var, set[Kind]]) -> dict[Var, View]:
    """The shadow of each argument."""
    found: dict[Var, View] = {}
    for group in _overlapping(buffers):
        start = min(_span(buffer)[0] for _, buffer in group)
        end = max(_span(buffer)[1] for _, buffer in group)
        granule = gcd(*(b.data.itemsize for _, b in group), *(_span(b)[0] - start for _, b in group))
        all_kinds = frozenset[Kind]().union(*(touched.get(var, ()) for var, _ in group))
        shadow = Shadow((end - start) // granule, all_kinds, shared=False)
        for var, buffer in group:
            offset = (_span(buffer)[0] - start) // granule
            found[var] = View(shadow, offset, buffer.data.itemsize // granule)
    return found


def _span(buffer: BufferValue) -> tuple[int, int]:
    address: int = buffer.data.__array_interface__["data"][0]
    return address, address + buffer.data.nbytes


def _overlapping(buffers: Mapping[Var, BufferValue]) -> list[list[tuple[Var, BufferValue]]]:
    groups: list[list[tuple[Var, BufferValue]]] = []
    reached = -1
    for item in sorted(buffers.items(), key=lambda item: _span(item[1])):
        low, high = _span(item[1])
        if low < reached:
            groups[-1].append(item)
        else:
            groups.append([item])
        reached = max(reached, high)
    return groups
