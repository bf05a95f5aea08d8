"""The artifact of a kernel for a device, without a launch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burn_cube.driver import Argument, Artifact, Buffer, Driver, Module
from burn_cube.record import replace


class Probe:
    """A device like another one that keeps what it is given to compile, and runs nothing."""

    def __init__(self, like: Driver) -> None:
        self.properties = replace(like.properties, host_memory=True)
        self.target = like.target
        self.artifacts: list[Artifact] = []

    def compile(self, artifact: Artifact) -> Module:
        """Keep it."""
        self.artifacts.append(artifact)
        return artifact

    def wrap(self, array: Any) -> Buffer:
        """The array stands for itself."""
        found: Buffer = array.view("uint8")
        return found

    def launch(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> None:
        """Nothing."""

    def flush(self) -> None:
        """Nothing."""

    def sync(self) -> None:
        """Nothing."""


def artifact_of(like: Driver, kernel: Any, *args: object, units: int = 32) -> Artifact:
    """Of a launch on NumPy arrays."""
    probe = Probe(like)
    kernel.launch(probe, cube_count=1, cube_dim=units, args=args, kwargs={})
    return probe.artifacts[0]
