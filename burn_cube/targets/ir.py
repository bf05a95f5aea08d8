"""The target of the interpreter: a kernel as it is, with its IR as text."""

from __future__ import annotations

from burn_cube.driver import Artifact
from burn_cube.ir import Kernel, print_kernel
from burn_cube.passes import Pass
from burn_cube.passes.check_cmma import check_cmma
from burn_cube.passes.uniformity import uniformity

# refuses what all targets refuse, and changes nothing
PIPELINE: tuple[Pass, ...] = (("uniformity", uniformity), ("check_cmma", check_cmma))


def emit(kernel: Kernel) -> Artifact:
    """The IR as text."""
    return Artifact("ir", kernel.name, print_kernel(kernel), kernel)
