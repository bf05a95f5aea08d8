"""What is said of a workload: texts, by a declaration and by options, which count more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any

from burn_cube.errors import LaunchValueError, nearest
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.testing import Declared


@dataclass(frozen=True, slots=True)
class Given:
    """As texts of options: see `burn-cube bench --help`."""

    name: str
    args: Mapping[str, str] = field(default_factory=dict[str, str])
    axes: Mapping[str, str] = field(default_factory=dict[str, str])
    grid: str = ""
    cube: str = ""
    mode: str = ""
    reference: Callable[..., Any] | None = None
    peers: Mapping[str, Callable[..., Any]] = field(default_factory=dict[str, Callable[..., Any]])
    bytes: str = ""
    flops: str = ""
    tolerance: float = 1e-5

    def renamed(self, name: str) -> Given:
        """The same under another name."""
        return replace(self, name=name)


def from_declared(kernel: CubeFunction[Any, Any], declared: Declared) -> Given:
    """A declaration as texts."""
    return Given(
        declared.name or kernel.name,
        {name: str(value) for name, value in declared.args.items()},
        {name: str(value) for name, value in declared.axes.items()},
        "" if declared.grid is None else str(declared.grid),
        "" if declared.cube is None else str(declared.cube),
        reference=declared.reference,
        peers=declared.peers,
        bytes="" if declared.bytes is None else str(declared.bytes),
        flops="" if declared.flops is None else str(declared.flops),
        tolerance=declared.tolerance,
    )  # fmt: skip


def merged(given: Given, options: Mapping[str, list[str]], module: ModuleType) -> Given:
    """With what options say."""
    changed: dict[str, Any] = {
        name: options[name][-1] for name in ("grid", "cube", "mode", "bytes", "flops") if options.get(name)
    }
    if options.get("tolerance"):
        changed["tolerance"] = float(options["tolerance"][-1])
    if options.get("reference"):
        changed["reference"] = _function(options["reference"][-1], module)
    return replace(
        given,
        args={**given.args, **_pairs("--arg", options)},
        axes={**given.axes, **_pairs("--axis", options)},
        **changed,
    )


def given_axes(options: Mapping[str, list[str]]) -> set[str]:
    """The names of the axes that options give."""
    return set(_pairs("--axis", options))


def _pairs(option: str, options: Mapping[str, list[str]]) -> dict[str, str]:
    from burn_dispatch.cli.guess import pairs  # the command line imports this module

    return pairs(option, options.get(option.removeprefix("--"), ()))


def _function(name: str, module: ModuleType) -> Callable[..., Any]:
    found: Any = getattr(module, name, None)
    if callable(found) and not isinstance(found, CubeFunction):
        function: Callable[..., Any] = found
        return function
    known = [key for key, value in vars(module).items() if callable(value) and not key.startswith("_")]
    near = nearest(name, known)
    raise LaunchValueError(
        f"cannot use {name} as reference: the file of the kernel has no such function",
        help=f"did you mean {near}?" if near else "write it in NumPy, beside the kernel",
    )
