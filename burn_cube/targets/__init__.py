"""Targets: what turns a kernel into text, on any machine: a target imports no driver and no compiler."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from burn_cube.driver import Artifact
from burn_cube.ir.nodes import Kernel
from burn_cube.passes import Pass
from burn_cube.record import record


@record
class Target:
    """`pipeline` makes the form that `emit` takes; `unsupported` lists the (op, dtype name) it refuses."""

    name: str
    pipeline: tuple[Pass, ...]
    emit: Callable[[Kernel], Artifact]
    unsupported: frozenset[tuple[str, str]] = frozenset()


def _ir() -> Target:
    from burn_cube.targets import ir  # here and below: a process needs one target, seldom more

    return Target("ir", ir.PIPELINE, ir.emit)


def _llvm() -> Target:
    from burn_cube.targets import llvm

    return Target("llvm", llvm.PIPELINE, llvm.emit)


def _opencl() -> Target:
    from burn_cube.targets import opencl

    return Target("opencl", opencl.PIPELINE, opencl.emit, opencl.DIALECT.unsupported)


def _opencl_rounded() -> Target:
    from burn_cube.targets import opencl

    dialect = opencl.ROUNDED
    return Target(dialect.name, opencl.PIPELINE, lambda kernel: opencl.emit(kernel, dialect))


def _cuda() -> Target:
    from burn_cube.targets import cuda

    return Target("cuda", cuda.PIPELINE, cuda.emit, cuda.DIALECT.unsupported)


def _hip() -> Target:
    from burn_cube.targets import hip

    return Target("hip", hip.PIPELINE, hip.emit, hip.DIALECT.unsupported)


def _wgsl() -> Target:
    from burn_cube.targets import wgsl

    return Target("wgsl", wgsl.PIPELINE, wgsl.emit)


TARGETS: dict[str, Callable[[], Target]] = {
    "ir": _ir,
    "llvm": _llvm,
    "opencl": _opencl,
    "opencl-rounded": _opencl_rounded,
    "cuda": _cuda,
    "hip": _hip,
    "wgsl": _wgsl,
}


@cache
def get(name: str) -> Target:
    """The target of a name; KeyError if there is none."""
    return TARGETS[name]()
