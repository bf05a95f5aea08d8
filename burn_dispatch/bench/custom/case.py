"""A workload of a user's kernel at one point of its axes."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any, Literal, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.errors import LaunchValueError
from burn_cube.frontend.decorator import Bound, CubeFunction, Form
from burn_cube.ir import Mode
from burn_dispatch.bench.custom.adapters import taken
from burn_dispatch.bench.custom.arguments import Argument, arguments, make
from burn_dispatch.bench.custom.expressions import whole
from burn_dispatch.bench.custom.given import Given
from burn_dispatch.bench.implementation import Unchecked, arrays_of
from burn_kernels.arrays import Allocate
from burn_kernels.workload import Inputs, Outputs, Workload

_INTERPRETED = 1 << 22
"""The most units that the interpreter runs as a reference: some seconds."""
Point = Mapping[str, int]
Traffic = Literal["read", "copy", "triad"]


@dataclass(frozen=True, slots=True)
class Launch:
    """A launch whose results stand in arrays that it was given."""

    run: Callable[[], object]
    results: tuple[Any, ...]

    def __call__(self) -> object:
        """Launch."""
        return self.run()


@dataclass(frozen=True, slots=True)
class Case:
    """A kernel with arguments."""

    kernel: CubeFunction[Any, Any]
    given: Given
    point: Point
    arguments: tuple[Argument, ...]

    @property
    def written(self) -> tuple[int, ...]:
        """The positions of the arrays that the kernel writes."""
        return tuple(k for k, one in enumerate(self.arguments) if "write" in one.access)

    def form(self, interpret: bool = False) -> Form:
        """How to launch."""
        launcher = self.kernel.launcher
        return launcher.form(cast("Mode | None", self.given.mode or None), interpret)

    def bound(self, form: Form) -> Bound:
        """With grid and cube; without a grid there is a unit for each element of the largest output."""
        if not self.given.grid:
            return form.forall(self._elements())
        grid = whole("--grid", self.given.grid, self.point)
        return form[grid, whole("--cube", self.given.cube, self.point)] if self.given.cube else form[grid]

    @property
    def units(self) -> int:
        """About how many units a launch has."""
        if not self.given.grid:
            return self._elements()
        cube = whole("--cube", self.given.cube or "256", self.point)
        return math.prod(whole("--grid", self.given.grid, self.point)) * math.prod(cube)

    def _elements(self) -> int:
        shapes = [self.arguments[k].shape for k in self.written] or [one.shape for one in self.arguments]
        return max((math.prod(shape) for shape in shapes if shape is not None), default=1)

    def launch(self, form: Form, values: Sequence[Any]) -> Launch:
        """On arrays that are there."""
        bound = self.bound(form)
        by_name = {p.name: v for p, v in zip(self.kernel.parameters, values, strict=True) if p.keyword_only}
        plain = [v for p, v in zip(self.kernel.parameters, values, strict=True) if not p.keyword_only]
        return Launch(partial(bound, *plain, **by_name), tuple(values[k] for k in self.written))

    def bind(self, inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
        """The launch that is measured."""
        return self.launch(self.form(), inputs)

    def inputs(self, rng: np.random.Generator) -> Inputs:
        """A value for each parameter."""
        return tuple(make(one, rng) for one in self.arguments)

    def reference(self, *inputs: Any) -> Any:
        """By the function of the user, else by the interpreter."""
        if self.given.reference is not None:
            names = [parameter.name for parameter in self.kernel.parameters]
            values = dict(zip(names, map(copy, inputs), strict=True))
            found: Any = self.given.reference(**taken(self.given.reference, values))
            self._check(arrays_of(found))
            return found
        if self.units > _INTERPRETED:
            raise Unchecked(f"no reference, and {self.units} units are too many for the interpreter")
        copies = list(map(copy, inputs))
        launch = self.launch(self.form(interpret=True), copies)
        launch()
        return launch.results

    def _check(self, found: Sequence[NDArray[Any]]) -> None:
        """A reference that speaks of other arrays says nothing of the kernel."""
        written = [self.arguments[k] for k in self.written]
        sizes = [math.prod(one.shape or ()) for one in written]
        if [array.size for array in found] != sizes:
            gave = ", ".join(str(array.shape) for array in found)
            wanted = ", ".join(f"{one.name} of shape {one.shape}" for one in written)
            raise LaunchValueError(
                f"cannot check {self.kernel.name}: its reference gave {gave}, and it writes {wanted}"
            )

    def bytes(self) -> int:
        """What must be moved: each array once, twice if it is read and written."""
        if self.given.bytes:
            return self._amount("--bytes", self.given.bytes)
        return sum(one.nbytes * (2 if one.access == "readwrite" else 1) for one in self.arguments)

    def flops(self) -> int:
        """What must be computed; 0 if nobody says."""
        return self._amount("--flops", self.given.flops) if self.given.flops else 0

    def _amount(self, option: str, text: str) -> int:
        found = whole(option, text, self.point)
        if len(found) != 1 or found[0] < 0:
            raise LaunchValueError(
                f"cannot read {option} {text}: got {', '.join(map(str, found))}, expected one number of at "
                "least 0"
            )
        return found[0]

    def traffic(self) -> Traffic:
        """The probe that moves bytes in the same way."""
        read = [one for one in self.arguments if one.nbytes and one.access == "read"]
        out = sum(one.nbytes for one in self.arguments if "write" in one.access)
        if 16 * out < sum(one.nbytes for one in read):
            return "read"
        return "triad" if len(read) > 1 else "copy"


def cases(kernel: CubeFunction[Any, Any], module: ModuleType, given: Given, point: Point) -> Workload:
    """The workload of a kernel at a point; whatever options say wrong is an error here."""
    found = Case(kernel, given, point, arguments(kernel, module, given, point))
    if not found.written:
        raise LaunchValueError(
            f"cannot measure {kernel.name}: it writes no array, so nothing could be checked"
        )
    found.bound(found.form())
    _check_memory(found)
    arrays = [one for one in found.arguments if one.dtype is not None]
    shapes = (f"{name}={value}" for name, value in point.items())
    size = ",".join(shapes) or "x".join(map(str, arrays[0].shape or ()))
    return Workload(
        given.name, arrays[0].dtype_name, size, found.inputs, _nothing, found.bind, found.reference,
        found.bytes(), found.flops(), found.traffic(), given.tolerance, difference, "user",
    )  # fmt: skip


def _check_memory(case: Case) -> None:
    """Before anything is made: what does not fit the machine fits no device of it that is measured."""
    needed, there = sum(one.nbytes for one in case.arguments), memory()
    if there is not None and needed > there:
        sizes = ", ".join(
            f"{one.name} {one.nbytes / (1 << 30):.3g} GiB" for one in case.arguments if one.nbytes
        )
        raise LaunchValueError(
            f"cannot measure {case.kernel.name}: its arrays take {sizes}, and this machine has "
            f"{there / (1 << 30):.3g} GiB of memory"
        )


def memory() -> int | None:
    """Bytes of this machine's memory; None where the system does not tell."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):  # other systems have no such names
        return None


def _nothing(*inputs: Any) -> Outputs:
    return ()


def difference(got: NDArray[Any], expected: NDArray[Any]) -> float:
    """The largest difference as a share of the largest finite value; a NaN or infinity must be the same one.

    Of whole numbers and bools, the share of elements that differ.
    """
    if expected.size == 0:
        return 0.0
    if got.dtype.kind in "biu" and expected.dtype.kind in "biu":
        return float(np.count_nonzero(got != expected)) / expected.size
    mine, theirs = got.astype(np.float64), expected.astype(np.float64)
    finite = np.isfinite(theirs)
    same = np.isnan(theirs) & np.isnan(mine) | (mine == theirs)
    if not same[~finite].all() or not np.isfinite(mine[finite]).all():
        return float("inf")
    largest = float(np.max(np.abs(theirs[finite]), initial=0.0))
    return float(np.max(np.abs(mine[finite] - theirs[finite]), initial=0.0)) / max(largest, 1e-30)
