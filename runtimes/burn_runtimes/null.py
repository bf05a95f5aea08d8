"""The null runtime: kernels compile and launch, nothing is computed. Shows generated code on any machine."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube.driver import Argument, Artifact, Module
from burn_cube.ir import Kernel
from burn_cube.record import record
from burn_runtimes.host_memory import HostMemory, properties


@record
class NullModule:
    """A compiled kernel that nobody will run; `text` is what the target made."""

    kernel: Kernel
    text: str


class NullDriver(HostMemory):
    """Memory is real, launches do nothing."""

    def __init__(self, target: str, plane_dim: int) -> None:
        super().__init__()
        self.properties = properties("null", f"no device, kernels for {target}", plane_dim)
        self.target = target

    def compile(self, artifact: Artifact) -> Module:
        """Keep the text."""
        return NullModule(artifact.kernel, artifact.text)

    def launch(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> None:
        """Do nothing."""


def create(target: str = "llvm", plane_dim: int = 8) -> NullDriver:
    """A driver for any target; the width of its planes does not depend on the machine."""
    return NullDriver(target, plane_dim)
