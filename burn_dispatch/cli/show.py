"""`burn-cube show FILE:KERNEL`: a kernel's IR, the text of its target, its machine code. Launches nothing."""

from __future__ import annotations

import math
from typing import Any, Literal

import click

from burn_cube.driver import Properties
from burn_cube.errors import LaunchValueError
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.frontend.source import definition
from burn_cube.frontend.topology import Extent, extent
from burn_cube.ir.nodes import Mode
from burn_cube.launch import inspection, limits
from burn_cube.launch.configuration import plane_dim
from burn_cube.signature import Signature
from burn_dispatch.cli.guess import Guess, pairs
from burn_dispatch.cli.load import load
from burn_dispatch.cli.report import write_code, write_json
from burn_dispatch.device import Device

SURFACE = "surface"
LEXERS = {"ir": "text", "llvm": "llvm", "asm": "gas"}


@click.command()
@click.argument("kernel", metavar="FILE:KERNEL")
@click.option("--target", "-t", "output", type=click.Choice(list(LEXERS)), default="ir", help="What to show.")
@click.option("--stage", default=SURFACE, metavar="PASS", help="IR after this pass, or: surface, final.")
@click.option("--dtype", "-d", "dtypes", multiple=True, metavar="[GENERIC=]DTYPE", help="For generic dtypes.")
@click.option("--arg", "-a", "args", multiple=True, metavar="NAME=DTYPE[RANK]", help="An argument, or none.")
@click.option("--comptime", "-c", multiple=True, metavar="NAME=VALUE", help="A compile-time argument.")
@click.option("--cube", default="256", metavar="X[,Y[,Z]]", help="Units in a cube; 256 by default.")
@click.option("--mode", type=click.Choice(["checked", "unchecked", "validate"]), default="checked")
@click.option("--index", type=click.Choice(["32", "64"]), default="32", help="Bits of positions and lengths.")
@click.option("--device", "runtime", default="cpu", metavar="RUNTIME", help="Compile for this one.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def show(
    kernel: str,
    output: Literal["ir", "llvm", "asm"],
    stage: str,
    dtypes: tuple[str, ...],
    args: tuple[str, ...],
    comptime: tuple[str, ...],
    cube: str,
    mode: Mode,
    index: str,
    runtime: str,
    as_json: bool,
) -> None:
    """Show a kernel's IR, target text or machine code.

    Arguments are guessed: f32 for a generic dtype, for a Tensor the rank that the kernel uses; --dtype, --arg
    and --comptime say otherwise.
    """
    function, module = load(kernel)
    guess = Guess(_dtypes(dtypes), pairs("--arg", args), pairs("--comptime", comptime), module)
    signature = _signature(function, guess, Device.from_runtime(runtime).properties, cube, mode, index)
    what = {"ir": f"ir:{stage}", "llvm": "source", "asm": "assembly"}[output]
    if output != "ir" and stage != SURFACE:
        raise LaunchValueError(f"cannot show stage {stage!r} of {output}: only --target ir has stages")
    text = inspection.text(what, function, signature, Device.from_runtime(runtime).driver)
    if as_json:
        write_json(_record(function, signature, output, stage, text))
    else:
        write_code(text, LEXERS[output])


def _signature(
    function: CubeFunction[Any, Any], guess: Guess, properties: Properties, cube: str, mode: Mode, index: str
) -> Signature:
    """The specialisation that a launch with such arguments would need."""
    size = _cube(cube)
    limits.check_cube(function.name, size, properties, definition(function.fn.__code__))
    plane = plane_dim(math.prod(size), properties)
    return Signature(guess.specs(function), size, plane, 32 if index == "32" else 64, mode, properties)


def _dtypes(values: tuple[str, ...]) -> dict[str, str]:
    """`f16` is for all generics, `F=f16` for one."""
    return pairs("--dtype", (value if "=" in value else f"*={value}" for value in values))


def _cube(text: str) -> Extent:
    try:
        parts = tuple(int(part) for part in text.replace("x", ",").split(","))
    except ValueError:
        raise LaunchValueError(
            f"cannot read --cube {text}: expected one to three integers, such as 16,16"
        ) from None
    return extent(parts, "cube", 1)


def _record(
    function: CubeFunction[Any, Any], signature: Signature, output: str, stage: str, text: str
) -> dict[str, Any]:
    names = [parameter.name for parameter in function.parameters]
    return {
        "kernel": function.name,
        "target": output,
        **({"stage": stage} if output == "ir" else {}),
        "args": {name: repr(spec) for name, spec in zip(names, signature.specs, strict=True)},
        "cube_dim": list(signature.cube_dim),
        "plane_dim": signature.plane_dim,
        "index_bits": signature.index_bits,
        "mode": signature.mode,
        "text": text,
    }
