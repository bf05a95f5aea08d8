"""The configuration of a launch: how many cubes, how large, in which mode."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, get_args

from burn_cube.driver import Driver, Properties
from burn_cube.errors import CubeError, DeviceError, LaunchValueError, shown
from burn_cube.frontend.topology import Cube, Extent, Grid, extent
from burn_cube.ir import Mode
from burn_cube.launch import limits
from burn_cube.launch.runtimes import named
from burn_cube.record import record

DEFAULT_UNITS = 256
"""Units in a cube where nobody says: what suits every kind of device."""


@record
class Configuration:
    """`grid` is None with `elements`, the number of units wanted; a callable one is asked at each launch."""

    grid: Extent | Callable[[Any], object] | None
    cube: Extent | None
    mode: Mode | None = None
    interpret: bool = False
    elements: int = 0

    def cube_on(self, properties: Properties) -> Extent:
        """The cube, or the default one of a device."""
        return self.cube or (
            min(DEFAULT_UNITS, properties.max_units_per_cube, properties.max_cube_dim[0]),
            1,
            1,
        )

    @property
    def fixed(self) -> Extent | None:
        """The grid, if it depends on nothing."""
        return None if self.grid is None or callable(self.grid) else self.grid

    def grid_for(self, cube: Extent, properties: Properties, arguments: object) -> Extent:
        """The grid, given what it may depend on."""
        grid = self.grid
        if grid is None:
            return limits.folded(-(-self.elements // math.prod(cube)), properties)
        return extent(_asked(grid, arguments), "grid", 0) if callable(grid) else grid


def _asked(grid: Callable[[Any], object], arguments: object) -> object:
    """What a callable grid answers."""
    try:
        return grid(arguments)
    except CubeError:
        raise
    except Exception as error:
        raise LaunchValueError(
            f"cannot launch: the function of the grid failed with {type(error).__name__}: {error}",
            help="it receives the arguments by their names: lambda a: bc.cdiv(a.x.size, 256)",
        ) from error


def configuration(
    grid: Grid, cube: Cube | None, mode: Mode | None = None, interpret: bool = False
) -> Configuration:
    """What `kernel[grid, cube]` means."""
    if mode is not None and mode not in get_args(Mode):
        expected = " or ".join(get_args(Mode))
        raise LaunchValueError(f"cannot launch: got mode {shown(mode)}, expected {expected}")
    return Configuration(
        grid if callable(grid) else extent(grid, "grid", 0),
        None if cube is None else extent(cube, "cube", 1),
        mode,
        interpret,
    )


def plane_dim(units: int, properties: Properties) -> int:
    """Units in a plane: the device's number, or less for a smaller cube; always a power of two."""
    return min(properties.plane_dim, 1 << (units - 1).bit_length())


def same_driver(drivers: list[tuple[str, Driver]], kernel: str) -> Driver | None:
    """The one driver that all arrays share; None if all are in the host's memory."""
    if not drivers:
        return None
    name, first = drivers[0]
    for other_name, other in drivers[1:]:
        if other is not first:
            raise DeviceError(
                f"cannot launch {kernel}: got {name} on {named(first)} and {other_name} "
                f"on {named(other)}, expected one device"
            )
    return first
