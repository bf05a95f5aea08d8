"""`burn-cube show FILE:KERNEL`: a kernel's IR, the text of its target, its machine code. Launches nothing."""

from __future__ import annotations

from typing import Any

import click
from click.core import ParameterSource

from burn_cube.driver import Driver
from burn_cube.errors import LaunchValueError
from burn_cube.launch import inspection
from burn_dispatch.cli import described, specialisation
from burn_dispatch.cli.load import load
from burn_dispatch.cli.report import write_code, write_json
from burn_dispatch.cli.specialisation import Chosen
from burn_dispatch.device import Device

SURFACE = "surface"
LEXERS = {"ir": "text", "llvm": "llvm", "asm": "gas"}
_LEXERS = LEXERS | {name: one.lexer for name, one in described.TARGETS.items()}


@click.command()
@click.argument("kernel", metavar="FILE:KERNEL")
@click.option("--target", "-t", "output", type=click.Choice(list(_LEXERS)), default="ir", help="What text.")
@click.option("--stage", default=SURFACE, metavar="PASS", help="IR after this pass, or: surface, final.")
@specialisation.options
@click.option("--device", "runtime", default="cpu", metavar="RUNTIME", help="Compile for this one.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def show(kernel: str, output: str, stage: str, runtime: str, as_json: bool, **options: Any) -> None:
    """Show a kernel's IR, target text or machine code.

    Arguments are guessed: f32 for a generic dtype, for a Tensor the rank that the kernel uses; --dtype, --arg
    and --comptime say otherwise. The text for cuda, hip, opencl and wgsl needs no such device.
    """
    function, module = load(kernel)
    driver = _driver(output, runtime)
    signature = specialisation.signature(function, module, Chosen(**options), driver.properties)
    if output != "ir" and stage != SURFACE:
        raise LaunchValueError(f"cannot show stage {stage!r} of {output}: only --target ir has stages")
    what = {"ir": f"ir:{stage}", "asm": "assembly"}.get(output, "source")
    text = inspection.text(what, function, signature, driver)
    if as_json:
        stages = {"stage": stage} if output == "ir" else {}
        chosen = specialisation.described(function, signature)
        write_json({"kernel": function.name, "target": output, **stages, **chosen, "text": text})
    else:
        write_code(text, _LEXERS[output])


def _driver(output: str, runtime: str) -> Driver:
    """The device that --device names; for a GPU's text a described one, unless --device is given."""
    source = click.get_current_context().get_parameter_source("runtime")
    if output in described.TARGETS and source is ParameterSource.DEFAULT:
        return described.driver(output)
    driver = Device.from_runtime(runtime).driver
    if output in described.TARGETS and driver.target != output:
        raise LaunchValueError(
            f"cannot show {output} for device {runtime}: its kernels are {driver.target}",
            help="leave --device out: the text needs no device",
        )
    return driver
