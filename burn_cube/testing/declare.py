"""Workloads that a kernel declares: what `burn-cube bench FILE:KERNEL` measures when it is told nothing."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, TypeGuard, TypeVar
from weakref import WeakKeyDictionary

from burn_cube.errors import CompileTypeError, LaunchTypeError, LaunchValueError, nearest, shown
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.frontend.source import definition
from burn_cube.record import record

K = TypeVar("K", bound=CubeFunction[Any, Any])
Given = str | int | float | bool


@record
class Declared:
    """One workload; texts are those of the command line's options, `--arg`, `--axis`, `--grid` and so on."""

    name: str = ""
    args: Mapping[str, Given] = {}
    axes: Mapping[str, Given] = {}
    grid: Given | None = None
    cube: Given | None = None
    reference: Callable[..., Any] | None = None
    peers: Mapping[str, Callable[..., Any]] = {}
    bytes: Given | None = None
    flops: Given | None = None
    tolerance: float = 1e-5


_declared: WeakKeyDictionary[CubeFunction[Any, Any], tuple[Declared, ...]] = WeakKeyDictionary()


def declared(kernel: CubeFunction[Any, Any]) -> tuple[Declared, ...]:
    """The workloads of a kernel, in the order in which they stand above it."""
    return _declared.get(kernel, ())


def workload(
    *,
    name: str = "",
    axes: Mapping[str, Given] | None = None,
    grid: Given | None = None,
    cube: Given | None = None,
    reference: Callable[..., Any] | None = None,
    peers: Mapping[str, Callable[..., Any]] | None = None,
    bytes: Given | None = None,
    flops: Given | None = None,
    tolerance: float = 1e-5,
    **args: Given,
) -> Callable[[K], K]:
    """Declare a workload, above `@bc.cube`; several of them stand one above the other.

    Each parameter of the kernel is given by its name: `x="f32[rows, n]"`, a number, or an expression of axes,
    `width="n"`. `axes`: `{"n": "2^10..2^20", "rows": 1024}`. `grid` and `cube` are expressions; without a
    grid there is a unit for each element of the largest array that is written. `reference` takes, by
    name, those arguments that it has parameters for, as NumPy arrays and numbers, and returns what each
    written array should hold, in their order; without one the interpreter says it. `peers` do the same in
    other packages. `bytes` and `flops` are expressions of what must move and be computed. `tolerance` is
    the largest difference as a share of the largest value.
    """

    def declare(kernel: K) -> K:
        _check(kernel, args, reference, peers or {}, tolerance)
        found = Declared(
            name, args, axes or {}, grid, cube, reference, peers or {}, bytes, flops, float(tolerance)
        )
        _declared[kernel] = (found, *declared(kernel))
        return kernel

    return declare


def _is_kernel(value: object) -> TypeGuard[CubeFunction[Any, Any]]:
    return isinstance(value, CubeFunction)


def _check(
    kernel: object,
    args: Mapping[str, Given],
    reference: object,
    peers: Mapping[str, object],
    tolerance: object,
) -> None:
    if not _is_kernel(kernel):
        raise CompileTypeError(
            f"cannot declare a workload of {shown(kernel)}: expected a kernel",
            help="@bc.testing.workload(...) stands above @bc.cube",
        )
    place = definition(kernel.fn.__code__)
    known = kernel.fn.__code__.co_varnames[
        : kernel.fn.__code__.co_argcount + kernel.fn.__code__.co_kwonlyargcount
    ]
    for given in args:
        if given not in known:
            near = nearest(given, known)
            raise LaunchValueError(
                f"cannot declare a workload of {kernel.name}: it has no parameter {given}", place,
                f"did you mean {near}?" if near else f"it takes {', '.join(known) or 'none'}",
            )  # fmt: skip
    for what, value in (("reference", reference), *peers.items()):
        if value is not None and not callable(value):
            raise LaunchTypeError(
                f"cannot declare a workload of {kernel.name}: got {what}={shown(value)}, expected a function",
                place,
            )
    if isinstance(tolerance, bool) or not isinstance(tolerance, int | float) or not 0 <= tolerance < math.inf:
        raise LaunchValueError(
            f"cannot declare a workload of {kernel.name}: got tolerance {shown(tolerance)}, "
            "expected a finite number of at least 0", place,
        )  # fmt: skip
