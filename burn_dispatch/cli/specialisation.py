"""The options by which `show` and `compile` choose one specialisation of a kernel, as a launch would."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import ModuleType
from typing import Any, Literal, TypeVar

import click

from burn_cube.driver import Properties
from burn_cube.errors import LaunchValueError
from burn_cube.frontend.source import definition
from burn_cube.frontend.topology import Extent, extent
from burn_cube.ir.nodes import Mode
from burn_cube.launch import limits
from burn_cube.launch.configuration import plane_dim
from burn_cube.record import record
from burn_cube.signature import Signature
from burn_dispatch.cli.guess import Guess, pairs
from burn_dispatch.cli.load import Kernel

Command = TypeVar("Command", bound=Callable[..., Any])
MODES: tuple[Mode, ...] = ("checked", "unchecked", "validate")
_OPTIONS = (
    click.option(
        "--dtype", "-d", "dtypes", multiple=True, metavar="[GENERIC=]DTYPE", help="For generic dtypes."
    ),
    click.option(
        "--arg", "-a", "args", multiple=True, metavar="NAME=DTYPE[RANK]", help="An argument, or none."
    ),
    click.option("--comptime", "-c", multiple=True, metavar="NAME=VALUE", help="A compile-time argument."),
    click.option("--cube", default="256", metavar="X[,Y[,Z]]", help="Units in a cube; 256 by default."),
    click.option("--mode", type=click.Choice(MODES), default="checked", help="What is done about bounds."),
    click.option(
        "--index", type=click.Choice(["32", "64"]), default="32", help="Bits of positions and lengths."
    ),
)


@record
class Chosen:
    """What the options said."""

    dtypes: tuple[str, ...]
    args: tuple[str, ...]
    comptime: tuple[str, ...]
    cube: str
    mode: Mode
    index: Literal["32", "64"]


def options(command: Command) -> Command:
    """Give a command the options; it receives them by name, for `Chosen`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def signature(function: Kernel, module: ModuleType, chosen: Chosen, properties: Properties) -> Signature:
    """The specialisation that a launch with such arguments would need."""
    guess = Guess(
        _dtypes(chosen.dtypes), pairs("--arg", chosen.args), pairs("--comptime", chosen.comptime), module
    )
    cube = size("cube", chosen.cube, 1)
    limits.check_cube(function.name, cube, properties, definition(function.fn.__code__))
    plane = plane_dim(math.prod(cube), properties)
    bits: Literal[32, 64] = 32 if chosen.index == "32" else 64
    return Signature(guess.specs(function), cube, plane, bits, chosen.mode, properties)


def described(function: Kernel, chosen: Signature) -> dict[str, Any]:
    """What was specialised, as JSON takes it."""
    names = [parameter.name for parameter in function.parameters]
    return {
        "args": {name: repr(spec) for name, spec in zip(names, chosen.specs, strict=True)},
        "cube_dim": list(chosen.cube_dim),
        "plane_dim": chosen.plane_dim,
        "index_bits": chosen.index_bits,
        "mode": chosen.mode,
    }


def _dtypes(values: tuple[str, ...]) -> dict[str, str]:
    """`f16` is for all generics, `F=f16` for one."""
    return pairs("--dtype", (value if "=" in value else f"*={value}" for value in values))


def size(option: Literal["cube", "grid"], text: str, least: int) -> Extent:
    """The extents that an option names."""
    try:
        parts = tuple(int(part) for part in text.replace("x", ",").split(","))
    except ValueError:
        raise LaunchValueError(
            f"cannot read --{option} {text}: expected one to three integers, such as 16,16"
        ) from None
    return extent(parts, option, least)
