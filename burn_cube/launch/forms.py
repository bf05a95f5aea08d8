"""What `kernel.unchecked`, `kernel[grid, cube]` and the like give: forms, and kernels with grid and cube.

A form remembers what it has bound. From the second launch on, a compiled launcher may stand before a bound
kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, cast

from burn_cube.driver import Driver
from burn_cube.errors import CubeError, LaunchTypeError
from burn_cube.frontend.decorator import Bound
from burn_cube.frontend.topology import Cube, Grid, size
from burn_cube.ir import Mode
from burn_cube.launch.configuration import Configuration, configuration
from burn_cube.launch.specialise import Compiled

if TYPE_CHECKING:
    from burn_cube.launch.kernel import KernelLauncher
    from burn_cube.launch.native import Launched, NativeRuntime, Plan

_MOST_BOUND = 1024  # configurations that a form remembers
_PLANS = 8  # sorts of arguments that a bound kernel remembers


class BoundKernel:
    """A kernel with its grid and cube. A compiled launcher may stand before it, and calls it for the rest."""

    __slots__ = (
        "_calls",
        "_keys",
        "_launcher",
        "_publish",
        "_refused",
        "configuration",
        "entry",
        "native",
        "plan",
    )

    def __init__(
        self,
        launcher: KernelLauncher,
        configuration: Configuration,
        publish: Callable[[Bound], None] | None = None,
    ) -> None:
        self._launcher, self.configuration, self._publish = launcher, configuration, publish
        self.native: NativeRuntime | None = None
        self.entry: Bound | None = None
        self.plan: Plan | None = None
        self._keys: list[object] = []
        self._refused: set[object] = set()
        self._calls = 0

    def __call__(self, *args: object, **kwargs: object) -> None:
        """Launch."""
        try:
            if self.plan is not None and self.entry is not None:
                from burn_cube.launch import native  # here and below: a first launch does without

                values = self._launcher.binding.values(args, kwargs)
                if native.remember_new(values) or values is not args:
                    self.entry(*values)  # which calls back at most once, for then there is nothing new
                    return
            self._launcher.run(self.configuration, args, kwargs, None, self)
        except CubeError as error:
            # the message has the place, our frames would hide it; nothing more on the line, for users see it
            raise self._launcher.placed(error) from error.__cause__

    def made_native(self, runtime: NativeRuntime) -> Bound:
        """The compiled launcher that stands before it from now on."""
        self.native, self.entry = runtime, runtime.entry(self)
        return self.entry

    def wants_plan(self, compiled: Compiled, values: tuple[object, ...]) -> bool:
        """Whether launches like this one may be left to compiled code: from the second on."""
        self._calls += 1
        binding = self._launcher.binding
        if (self.native is None and (self._publish is None or self._calls == 1)) or (
            binding.positional < len(binding.names)  # compiled code knows no names
        ):
            return False
        return _sort(compiled, values) not in self._refused

    def launched(self, launched: Launched, driver: Driver) -> None:
        """After a launch by Python that wants a plan: make ready for compiled ones."""
        from burn_cube.launch import native

        if self.native is None:
            found = native.runtime(driver)
            if found is None:
                self._publish = None
                return
            made = self.made_native(found)
            if self._publish is not None:
                self._publish(made)
        plan, own = None, native.runtime(driver)
        if own is not None:
            native.remember_new(launched.values)
            plan = native.plan(launched, own)
        if plan is None and len(self._refused) < _MOST_BOUND:
            self._refused.add(_sort(launched.compiled, launched.values))
        self._add(plan)

    def _add(self, made: tuple[object, Plan] | None) -> None:
        if made is None or made[0] in self._keys:
            return
        key, newest = made
        newest.next = self.plan
        self._keys = [key, *self._keys][:_PLANS]
        last: Plan | None = newest
        for _ in range(_PLANS - 1):
            last = last.next if last is not None else None
        if last is not None:
            last.next = None
        self.plan = newest


def _sort(compiled: Compiled, values: tuple[object, ...]) -> object:
    """What tells whether compiled code can take a launch, but for values that it compares itself."""
    return (compiled, *map(type, values))


class Held:
    """What a form gives before the first launches, to be called as often as wanted: it becomes native too."""

    __slots__ = ("launch",)

    def __init__(self, bound: BoundKernel) -> None:
        self.launch: Bound = bound

    def __call__(self, *args: object, **kwargs: object) -> None:
        """Launch."""
        try:
            self.launch(*args, **kwargs)
        except CubeError as error:
            raise error.with_traceback(None) from error.__cause__


def _exact(chosen: object) -> bool:
    """Whether it consists of ints, and tuples of ints: what only equals them must still be refused."""
    if type(chosen) is tuple:
        return all(map(_exact, cast("tuple[object, ...]", chosen)))
    return type(chosen) is int


class KernelForm:
    """`kernel.unchecked`, `kernel.interpret`, ...: a mode, waiting for grid and cube."""

    __slots__ = ("_interpret", "_launcher", "_mode", "warm")

    def __init__(self, launcher: KernelLauncher, mode: Mode | None, interpret: bool) -> None:
        self._launcher, self._interpret = launcher, interpret
        self._mode: Mode | None = mode
        self.warm: dict[object, Bound] = {}

    def __getitem__(self, chosen: Any, /) -> Bound:
        """`form[grid]` or `form[grid, cube]`."""
        key = cast("object", chosen) if _exact(cast("object", chosen)) else None
        if key in self.warm:
            return self.warm[key]
        try:
            return self._bound(self._configuration(chosen), key)
        except CubeError as error:
            raise self._launcher.placed(error) from error.__cause__

    def _configuration(self, chosen: Any) -> Configuration:
        parts = list(cast("Iterable[Any]", chosen)) if isinstance(chosen, tuple) else [chosen]
        if not 1 <= len(parts) <= 2:
            raise LaunchTypeError(
                f"cannot launch: got {len(parts)} values in brackets, expected a grid and a cube",
                help="give a grid of several dimensions as a tuple: kernel[(4, 4), 64]",
            )
        grid, cube = parts if len(parts) == 2 else (parts[0], None)
        return configuration(grid, cube, self._mode, self._interpret)

    def __call__(self, grid: Grid, cube: Cube, /, *args: object, **kwargs: object) -> None:
        """Launch at once."""
        self[grid, cube](*args, **kwargs)

    def forall(self, n: int) -> Bound:
        """One unit for each of n elements."""
        key = "forall", n
        if type(n) is int and key in self.warm:
            return self.warm[key]
        try:
            elements = size(n, "number of elements", 0)
        except CubeError as error:
            raise self._launcher.placed(error) from error.__cause__
        return self._bound(
            Configuration(None, None, self._mode, self._interpret, elements), ("forall", elements)
        )

    def _bound(self, shape: Configuration, chosen: object = None) -> Bound:
        """What this form has for a configuration; a new one at first."""
        if callable(shape.grid):
            return BoundKernel(self._launcher, shape)
        found = self.warm.get(shape)
        if found is None:
            if len(self.warm) >= _MOST_BOUND:
                self.warm.clear()

            def publish(bound: Bound) -> None:
                held.launch = bound
                self.warm.update({key: bound for key, value in self.warm.items() if value is held})

            held = Held(BoundKernel(self._launcher, shape, publish))
            found = self.warm[shape] = held
        if chosen is not None:
            self.warm[chosen] = found  # the same in other words
        return found
