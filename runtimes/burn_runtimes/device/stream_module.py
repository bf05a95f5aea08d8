"""Compiled kernels of devices with streams, and what compiles them."""

from __future__ import annotations

from typing import Generic, Protocol

from burn_cube.driver import Artifact
from burn_cube.ir.nodes import Kernel
from burn_runtimes.device.parameters import Parameters
from burn_runtimes.device.stream_api import F


class Compiler(Protocol):
    """Makes machine code of a kernel's text."""

    @property
    def fingerprint(self) -> str:
        """All that its code depends on beside the text."""
        ...

    def __call__(self, artifact: Artifact, defines: tuple[str, ...]) -> bytes:
        """The image that the device loads; DeviceError with the compiler's words if it refuses."""
        ...


class StreamModule(Generic[F]):
    """A compiled kernel; for folded grids it is compiled once more when the first of them comes."""

    def __init__(self, artifact: Artifact, image: bytes, function: F) -> None:
        self.kernel: Kernel = artifact.kernel
        self.artifact = artifact
        self.image = image
        self.function = function
        self.folded: F | None = None
        self.parameters = Parameters(artifact)
