"""Workloads of a user's kernel: from its declarations and from options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from burn_cube.errors import LaunchValueError
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.testing import declared
from burn_dispatch.bench.custom import points
from burn_dispatch.bench.custom.adapters import adapted
from burn_dispatch.bench.custom.arguments import symbols
from burn_dispatch.bench.custom.case import cases
from burn_dispatch.bench.custom.given import Given, from_declared, given_axes, merged
from burn_dispatch.bench.implementation import Operation
from burn_kernels.workload import Workload

Options = Mapping[str, list[str]]
SUITE = "user"


@dataclass(frozen=True, slots=True)
class Declaration:
    """A kernel and what is said of one workload of it."""

    kernel: CubeFunction[Any, Any]
    module: ModuleType
    given: Given


def workloads(target: str, options: Options) -> tuple[Workload, ...]:
    """One for each point of the axes of each declaration; errors of the user's file and options are ours."""
    found: list[Workload] = []
    for one in declarations(target, options):
        for point in points.of(one.given.axes):
            found.append(cases(one.kernel, one.module, one.given, point))
    keys = [workload.key for workload in found]
    if len(set(keys)) < len(keys):
        twice = next(key for key in keys if keys.count(key) > 1)
        raise LaunchValueError(f"cannot measure {target}: two workloads are {twice}", help="give them names")
    return tuple(found)


def declarations(target: str, options: Options) -> list[Declaration]:
    """What the kernels of the target declare, changed by the options; without any, the options alone.

    Of several declarations, an axis that is given leaves those that use it.
    """
    kernels, module = _loaded(target)
    found: list[Declaration] = []
    for kernel in kernels:
        stated = [from_declared(kernel, one) for one in declared(kernel)]
        names = [one.name for one in stated]
        for position, one in enumerate(stated):
            if names.count(one.name) > 1:
                one = one.renamed(f"{one.name}-{names[:position].count(one.name) + 1}")
            found.append(Declaration(kernel, module, merged(one, options, module)))
    swept = given_axes(options)
    using = [one for one in found if swept <= symbols(one.given).union(_names(one.kernel))]
    if using:
        return using
    if not found and len(kernels) == 1:
        return [Declaration(kernels[0], module, merged(Given(kernels[0].name), options, module))]
    if not found:
        raise LaunchValueError(
            f"cannot measure {target}: none of its kernels declares a workload",
            help="name one: FILE:KERNEL with --arg, or declare workloads by @bc.testing.workload",
        )
    return found[:1]


def operations(target: str, options: Options, peer: str) -> dict[str, Operation]:
    """What declarations have for a peer, by the name of the workload."""
    return {
        one.given.name: adapted(peer, one.given.peers[peer], _names(one.kernel))
        for one in declarations(target, options)
        if peer in one.given.peers
    }


def peers(target: str, options: Options) -> tuple[str, ...]:
    """The peers that declarations have something for."""
    found = [peer for one in declarations(target, options) for peer in one.given.peers]
    return tuple(dict.fromkeys(found))


def _names(kernel: CubeFunction[Any, Any]) -> tuple[str, ...]:
    return tuple(parameter.name for parameter in kernel.parameters)


@cache
def _loaded(target: str) -> tuple[list[CubeFunction[Any, Any]], ModuleType]:
    """The kernels of FILE:KERNEL or of FILE: read once, since running a file twice makes other kernels."""
    from burn_dispatch.cli.load import load_all  # the command line imports this module, and reads files

    return load_all(target)
