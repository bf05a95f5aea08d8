"""Targets: what turns a kernel into text, on any machine: a target imports no driver and no compiler."""

from __future__ import annotations

from collections.abc import Callable

from burn_cube.driver import Artifact
from burn_cube.ir.nodes import Kernel
from burn_cube.passes import Pass
from burn_cube.record import record
from burn_cube.targets import ir, llvm


@record
class Target:
    """`pipeline` makes the form that `emit` takes; `unsupported` lists the (op, dtype name) it refuses."""

    name: str
    pipeline: tuple[Pass, ...]
    emit: Callable[[Kernel], Artifact]
    unsupported: frozenset[tuple[str, str]] = frozenset()


TARGETS: dict[str, Target] = {
    "ir": Target("ir", ir.PIPELINE, ir.emit),
    "llvm": Target("llvm", llvm.PIPELINE, llvm.emit),
}


def get(name: str) -> Target:
    """The target of a name; KeyError if there is none."""
    return TARGETS[name]
