"""What a device can do, compared with what a launch asks for: every refusal comes before anything runs."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from burn_cube import dtypes as dt
from burn_cube.driver import Properties
from burn_cube.dtypes import DType
from burn_cube.errors import LaunchValueError, shown
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.frontend.topology import MOST_UNITS, Extent
from burn_cube.ir import (
    Alloc,
    Atomic,
    Block,
    BufferParam,
    Cmma,
    If,
    Kernel,
    Plane,
    Stmt,
    Switch,
    Var,
    blocks,
    bound_inside,
    defined,
    statements,
)
from burn_cube.span import Span
from burn_cube.types import MemoryType, Space, elem

_AXES = "xyz"


def named(properties: Properties) -> str:
    """A device in a sentence: its name may be that of several, as one GPU is there through many runtimes."""
    return f"{properties.name} ({properties.runtime})"


def check_index(function: CubeFunction[Any, Any], properties: Properties, span: Span) -> None:
    """Whether the device has the 64 bits that `index=64` asks for."""
    if function.index == 64 and dt.I64 not in properties.dtypes:
        raise LaunchValueError(
            f"cannot launch {function.name}: index=64 asks for 64 bits, and {named(properties)} has no i64",
            span,
            "leave index=64 out: positions then have 64 bits only where arrays or grids are that large",
        )


def check_cube(name: str, cube: Extent, properties: Properties, span: Span) -> None:
    """The cube's size, in each dimension and in all."""
    for axis, size, limit in zip(_AXES, cube, properties.max_cube_dim, strict=True):
        if size > limit:
            raise _over(name, f"{size} units in {axis} of a cube", limit, properties, span)
    units = math.prod(cube)
    if units > properties.max_units_per_cube:
        raise _over(name, f"{units} units in a cube", properties.max_units_per_cube, properties, span)


def check_grid(name: str, grid: Extent, properties: Properties, span: Span) -> None:
    """The number of cubes in each dimension."""
    x, y, z = properties.max_cube_count
    if grid[0] <= x and grid[1] <= y and grid[2] <= z:
        return
    for axis, size, limit in zip(_AXES, grid, properties.max_cube_count, strict=True):
        if size > limit:
            raise _over(name, f"{size} cubes in {axis} of the grid", limit, properties, span)


def check_units(name: str, units: int, span: Span) -> None:
    """The number of units in all: their positions are an `index`."""
    if units > MOST_UNITS:
        raise LaunchValueError(
            f"cannot launch {name}: got {shown(units)} units in all, expected at most 2**63 - 1", span
        )


def folded(cubes: int, properties: Properties) -> Extent:
    """A grid of at least that many cubes, within the limit of each dimension; positions stay linear."""
    limit_x, limit_y, _ = properties.max_cube_count
    if cubes <= limit_x:
        return cubes, 1, 1
    rows = -(-cubes // limit_x)
    if rows <= limit_y:
        return -(-cubes // rows), rows, 1
    layers = -(-rows // limit_y)
    return limit_x, limit_y, layers


def check_use(kernel: Kernel, properties: Properties) -> None:
    """Bindings, dtypes and features that a kernel uses, as its author wrote it."""
    bindings = sum(isinstance(param, BufferParam) for param in kernel.params)
    if bindings > properties.max_bindings:
        raise _over(kernel.name, f"{bindings} arrays", properties.max_bindings, properties, kernel.span)
    _check_dtypes(kernel, properties)
    _check_features(kernel, properties)


def check_memory(kernel: Kernel, properties: Properties, shared: Mapping[Var, int]) -> None:
    """Shared memory, by the offsets it is laid out at, and local memory, of a kernel after the passes."""
    for size, space, limit in (
        (_shared_bytes(shared), Space.SHARED, properties.max_shared_bytes),
        (_local_bytes(kernel.body), Space.LOCAL, properties.max_local_bytes),
    ):
        if size > limit:
            raise _over(kernel.name, f"{size} bytes of {space.value} memory", limit, properties, kernel.span)


def _over(name: str, requested: str, limit: int, properties: Properties, span: Span) -> LaunchValueError:
    return LaunchValueError(
        f"cannot launch {name}: got {requested}, expected at most {limit} on {named(properties)}", span
    )


def _size(memory: Var) -> int:
    found = memory.memory_type
    return (found.length or 0) * found.elem.size


def _shared_bytes(offsets: Mapping[Var, int]) -> int:
    return max((offset + _size(memory) for memory, offset in offsets.items()), default=0)


def _local_bytes(block: Block) -> int:
    """The most that is alive at once: of branches, one (passes make several versions of a body)."""
    total = 0
    for stmt in block.stmts:
        if isinstance(stmt, Alloc) and stmt.memory.memory_type.space is Space.LOCAL:
            total += _size(stmt.memory)
        inner = [_local_bytes(part) for part in blocks(stmt)]
        total += max(inner, default=0) if isinstance(stmt, If | Switch) else sum(inner)
    return total


def _used(kernel: Kernel) -> Iterator[tuple[DType, Span]]:
    for param in kernel.params:
        kind = param.var.type
        yield (kind.elem if isinstance(kind, MemoryType) else elem(kind)), kernel.span
    for stmt in statements(kernel.body):
        for var in (*defined(stmt), *bound_inside(stmt)):
            yield (var.type.elem if isinstance(var.type, MemoryType) else elem(var.type)), stmt.span


def _check_dtypes(kernel: Kernel, properties: Properties) -> None:
    for dtype, span in _used(kernel):
        # a bool that no memory holds is a condition, an index is one of the integers
        if dtype not in (dt.INDEX, dt.BOOL) and dtype not in properties.dtypes:
            raise LaunchValueError(
                f"cannot launch {kernel.name}: {named(properties)} has no {dtype}",
                span,
                "use another dtype or device",
            )


def _feature(stmt: Stmt) -> str | None:
    if isinstance(stmt, Plane):
        return "plane"
    if isinstance(stmt, Atomic):
        return "atomic"
    if isinstance(stmt, Cmma):
        return "cmma"
    return None


def _check_features(kernel: Kernel, properties: Properties) -> None:
    for stmt in statements(kernel.body):
        feature = _feature(stmt)
        if feature is not None and feature not in properties.features:
            raise LaunchValueError(
                f"cannot launch {kernel.name}: {named(properties)} has no {feature} operations", stmt.span
            )
