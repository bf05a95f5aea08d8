"""What a kernel becomes, as text: its IR after each pass, the target's text, the machine code."""

from __future__ import annotations

from typing import Any

from burn_cube import passes, targets
from burn_cube.driver import Driver
from burn_cube.errors import DeviceError, LaunchValueError, shown
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.ir import Kernel, print_kernel
from burn_cube.launch.compiling import emit
from burn_cube.launch.library import library
from burn_cube.launch.specialise import lowered
from burn_cube.signature import Signature

FINAL = "final"


def text(what: str, function: CubeFunction[Any, Any], signature: Signature, driver: Driver) -> str:
    """`what` is "source", "assembly", or "ir:" and a stage."""
    kernel = lowered(function, signature)
    if what.startswith("ir:"):
        return _ir(kernel, what.removeprefix("ir:"), driver)
    artifact = emit(kernel, signature, driver)
    if what == "source":
        return artifact.text
    module = driver.compile(artifact)
    assembly = getattr(module, "assembly", None)
    if assembly is None:
        raise DeviceError(f"cannot show assembly: runtime {driver.properties.runtime} makes none")
    return str(assembly)


def _ir(kernel: Kernel, stage: str, driver: Driver) -> str:
    if stage == "surface":
        return print_kernel(kernel)
    pipeline = targets.get(driver.target).pipeline
    names = [name for name, _ in pipeline]
    if stage != FINAL and stage not in names:
        raise LaunchValueError(
            f"cannot show the IR: got stage {shown(stage)}, expected surface, {FINAL} or a pass of the "
            "target",
            help=f"its passes are {', '.join(names)}",
        )
    last = len(names) if stage == FINAL else names.index(stage) + 1
    return print_kernel(passes.run(kernel, pipeline[:last], passes.Context(library)))
