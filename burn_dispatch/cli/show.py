"""`burn-cube show FILE:KERNEL`: a kernel's IR, the text of its target, its machine code. Launches nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import click

from burn_cube import passes, targets
from burn_cube.driver import Artifact
from burn_cube.errors import LaunchValueError
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.frontend.lower import lower
from burn_cube.frontend.topology import Extent, extent
from burn_cube.ir import Kernel, print_kernel
from burn_cube.ir.nodes import Mode
from burn_cube.launch import library
from burn_cube.signature import Signature
from burn_cube.targets import Target
from burn_dispatch.cli.guess import Guess, pairs
from burn_dispatch.cli.load import load
from burn_dispatch.cli.report import write_code, write_json
from burn_dispatch.device import Device

LEXERS = {"ir": "llvm", "llvm": "llvm", "asm": "gas"}


@dataclass(frozen=True, slots=True)
class Stages:
    """A kernel on its way: after each pass by name, and what the target makes of it."""

    kernels: dict[str, Kernel]
    target: Target

    def ir(self, stage: str) -> str:
        """The IR at a stage."""
        if stage == "final":
            stage = list(self.kernels)[-1]
        if stage not in self.kernels:
            raise LaunchValueError(
                f"cannot show stage {stage!r}: there is no such pass",
                help=f"the stages are {', '.join(self.kernels)}, final",
            )
        return print_kernel(self.kernels[stage])

    def artifact(self) -> Artifact:
        """What the target makes of the last kernel."""
        return self.target.emit(list(self.kernels.values())[-1])


@click.command()
@click.argument("kernel", metavar="FILE:KERNEL")
@click.option("--target", "-t", "output", type=click.Choice(list(LEXERS)), default="ir", help="What to show.")
@click.option("--stage", default="surface", metavar="PASS", help="IR after this pass, or: surface, final.")
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

    Arguments are guessed from annotations: rank 1 for a Tensor, f32 for a generic dtype; --dtype, --arg and
    --comptime say otherwise.
    """
    function, module = load(kernel)
    guess = Guess(_dtypes(dtypes), pairs("--arg", args), pairs("--comptime", comptime), module)
    device = Device.from_runtime(runtime)
    bits: Literal[32, 64] = 32 if index == "32" else 64
    signature = Signature(
        guess.specs(function), _cube(cube), device.properties.plane_dim, bits, mode, device.properties
    )
    text = _text(function, signature, device, output, stage)
    if as_json:
        write_json(_record(function, signature, output, stage, text))
    else:
        write_code(text, LEXERS[output])


def compile_stages(function: CubeFunction[Any, Any], signature: Signature, target: str) -> Stages:
    """Lower a kernel and run the target's passes, keeping each result."""
    chosen = targets.get(target)
    kernels: dict[str, Kernel] = {}
    lowered = lower(function, signature)
    passes.run(lowered.kernel, chosen.pipeline, library.CONTEXT, observe=kernels.__setitem__)
    return Stages(kernels, chosen)


def _text(
    function: CubeFunction[Any, Any], signature: Signature, device: Device, output: str, stage: str
) -> str:
    stages = compile_stages(function, signature, device.driver.target)
    if output == "ir":
        return stages.ir(stage)
    artifact = stages.artifact()
    if output == "llvm":
        return artifact.text
    return device.driver.compile(artifact).assembly()


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
