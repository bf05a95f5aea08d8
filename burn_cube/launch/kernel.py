"""A launch: from the values of `kernel[grid, cube](x, out)` to the driver."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Mapping
from functools import cached_property, partial
from typing import Any, Literal, cast

from burn_cube import config
from burn_cube.config import Settings
from burn_cube.driver import Argument, Driver, PreparedLaunch
from burn_cube.errors import CubeError, LaunchTypeError, LaunchValueError, shown
from burn_cube.frontend.decorator import Bound, CacheInfo, CubeFunction
from burn_cube.frontend.source import definition
from burn_cube.frontend.topology import Cube, Extent, Grid
from burn_cube.ir import Mode
from burn_cube.launch import aliasing, graph, interpreted, limits, profiling, runtimes
from burn_cube.launch.arguments import Arguments, Binding
from burn_cube.launch.arrays import ArrayArgument
from burn_cube.launch.binders import Call
from burn_cube.launch.configuration import Configuration, configuration, plane_dim, same_driver
from burn_cube.launch.forms import BoundKernel, KernelForm
from burn_cube.launch.locks import fork_safe
from burn_cube.launch.runtimes import driver_of
from burn_cube.launch.specialise import Compiled, Specialisations
from burn_cube.signature import Signature, Spec
from burn_cube.span import Span

# not 2**31 - 1: a position plus the stride of a grid must not wrap (burn_cube.passes.ranges counts on it)
_WIDEST_IN_32 = 2**30


@fork_safe
class KernelLauncher:
    """Launches one function."""

    def __init__(self, function: CubeFunction[Any, Any]) -> None:
        self.function = function
        self.binding = Binding(function)
        self.specialisations = Specialisations(function)
        self._warm: dict[object, Compiled] = {}
        self._forms: dict[object, KernelForm] = {}

    def form(self, mode: Mode | None = None, interpret: bool = False) -> KernelForm:
        """A way to launch; the same object each time, since it remembers what it has bound."""
        key = (mode, interpret)
        found = self._forms.get(key)
        if found is None:
            found = self._forms.setdefault(key, KernelForm(self, mode, interpret))
        return found

    def bind(self, grid: Grid, cube: Cube | None = None) -> Bound:
        """The kernel with its grid and cube."""
        try:
            bound = BoundKernel(self, configuration(grid, cube))
        except CubeError as error:
            raise self.placed(error) from error.__cause__
        settings = config.current()
        if (
            callable(bound.configuration.grid)
            or not settings.native_launch
            or not runtimes.is_known(settings.runtime)
        ):
            return bound
        from burn_cube.launch import native

        found = native.runtime(runtimes.driver(settings.runtime))
        return bound.made_native(found) if found is not None else bound

    def launch(
        self,
        device: object,
        grid: Grid,
        cube: Cube | None,
        args: Iterable[object],
        kwargs: Mapping[str, object],
    ) -> None:
        """Launch on a given device."""
        try:
            self.run(configuration(grid, cube), *self._given(args, kwargs), driver_of(device))
        except CubeError as error:
            raise self.placed(error) from error.__cause__

    def placed(self, error: CubeError) -> CubeError:
        """The error without our frames, which would hide its place; at the kernel if it has none."""
        if error.span.line == 0 and error.message.startswith("cannot launch"):
            message = error.message.replace("cannot launch:", f"cannot launch {self.function.name}:", 1)
            return type(error)(message, self._span, error.help, error.notes)
        return error.with_traceback(None)

    def _given(
        self, args: Iterable[object], kwargs: Mapping[str, object]
    ) -> tuple[tuple[object, ...], Mapping[str, object]]:
        """The arguments of `launch`, which come as plain values."""
        try:
            return tuple(args), dict(kwargs)
        except (TypeError, ValueError):
            raise LaunchTypeError(
                f"cannot launch {self.function.name}: got args={shown(args)} and kwargs={shown(kwargs)}, "
                "expected a tuple and a dict",
                self._span,
            ) from None

    def cache_info(self) -> CacheInfo:
        """What the cache has done."""
        return self.specialisations.info()

    def inspect(
        self, what: str, device: object, args: tuple[object, ...], kwargs: Mapping[str, object]
    ) -> str:
        """A text that shows the kernel at some stage."""
        options = {name: kwargs[name] for name in ("cube_dim", "mode") if name in kwargs}
        if any(name in self.binding.names for name in options):
            options = {}
        rest = {name: value for name, value in kwargs.items() if name not in options}
        driver = driver_of(device)  # first: who forgets it has given an array in its place
        specs, call = self.binding.call(self.binding.values(args, rest))
        shape = configuration(
            1, cast("Cube | None", options.get("cube_dim")), cast("Mode | None", options.get("mode"))
        )
        cube = shape.cube_on(driver.properties)
        limits.check_cube(self.function.name, cube, driver.properties, self._span)
        mode = shape.mode or self._mode(shape, config.current())
        bits = self._index_bits(call, math.prod(cube))
        from burn_cube.launch import inspection  # passes and targets: only to compile

        return inspection.text(what, self.function, _signature(specs, cube, mode, bits, driver), driver)

    def run(
        self,
        shape: Configuration,
        args: tuple[object, ...],
        kwargs: Mapping[str, object],
        chosen: Driver | None = None,
        bound: BoundKernel | None = None,
    ) -> None:
        """Check everything, compile if need be, launch."""
        values = self.binding.values(args, kwargs)
        specs, call = self.binding.call(values)
        settings = config.current()
        driver = self._driver(call, chosen, settings)
        properties = driver.properties
        cube = shape.cube or shape.cube_on(properties)
        grid = shape.fixed or shape.grid_for(cube, properties, Arguments(self.binding.names, values))
        limits.check_grid(self.function.name, grid, properties, self._span)
        mode = self._mode(shape, settings)
        # the sanitizer is the interpreter's, on every device
        interpret = shape.interpret or settings.interpret or mode == "validate"
        executor = runtimes.driver(interpreted.RUNTIME) if interpret else driver
        units = grid[0] * grid[1] * grid[2] * cube[0] * cube[1] * cube[2]
        limits.check_units(self.function.name, units, self._span)
        bits = self._index_bits(call, units)
        key = (specs, cube, mode, bits, id(driver), id(executor))
        compiled = self._warm.get(key)
        if compiled is None or not compiled.fresh():
            compiled = self._warm[key] = self._compiled(specs, cube, mode, bits, driver, executor)
        else:
            self.specialisations.hit()
        aliasing.check(call, compiled.written)
        if interpret:
            if 0 not in grid:
                self._interpret(settings, compiled, grid, call)
                _hand_back(call)
            return
        if 0 not in grid:
            prepared = PreparedLaunch(compiled.module, grid, _lowered(call, driver, compiled.strided))
            watched = _is_watched(prepared, driver, settings)
            if not watched:
                driver.launch(prepared.module, prepared.grid, prepared.args)
            _hand_back(call)
            if watched:
                return
        if bound is not None and settings.native_launch and bound.wants_plan(compiled, values):
            from burn_cube.launch.native import Launched

            binders, hits = self.binding.binders, self.specialisations.native_hits
            made = compiled, settings, grid, units, self._bounds(bits), binders, values, specs, call, hits
            bound.launched(Launched(*made, self.placed), driver)

    def _compiled(
        self, specs: tuple[Spec, ...], cube: Extent, mode: Mode, bits: Literal[32, 64],
        driver: Driver, executor: Driver,
    ) -> Compiled:  # fmt: skip
        limits.check_cube(self.function.name, cube, driver.properties, self._span)
        limits.check_index(self.function, executor.properties, self._span)
        return self.specialisations.get(_signature(specs, cube, mode, bits, driver), executor)

    def _interpret(self, settings: Settings, compiled: Compiled, grid: Extent, call: Call) -> None:
        graph.refuse(f"launch {self.function.name} on the interpreter")
        work = partial(interpreted.launch, compiled, grid, call)
        if profiling.watching(settings):
            profiling.run(settings, compiled.driver, self.function.name, grid, work)
        else:
            work()

    def _mode(self, shape: Configuration, settings: Settings) -> Mode:
        """Who asks for all launches to be validated means those too that promise to need no checks."""
        if settings.checks == "validate":
            return settings.checks
        return shape.mode or self.function.mode or settings.checks

    def _driver(self, call: Call, chosen: Driver | None, settings: Settings) -> Driver:
        held = same_driver(call.holders, self.function.name)
        if chosen is not None and held is not None and chosen is not held:
            raise LaunchValueError(
                f"cannot launch {self.function.name}: argument {call.holders[0][0]} is on "
                f"{runtimes.named(held)}, not on {runtimes.named(chosen)}",
                self._span,
            )
        anywhere = next((one.array.driver for one in call.borrowed if one.anywhere), None)
        driver = chosen or held or anywhere or runtimes.driver(settings.runtime)
        hosts = () if driver.properties.host_memory or len(call.holders) == len(call.arrays) else call.arrays
        host = next((array for array in hosts if array.driver is None), None)
        if host is not None:
            raise LaunchTypeError(
                f"{host.place}: got an array in the host's memory, which {runtimes.named(driver)} cannot use",
                host.place.span,
                "copy it to the device: Tensor.from_numpy(x, device)",
            )
        if anywhere is not None and anywhere is not driver:
            for array in call.arrays:
                array.settle(driver)
        return driver

    def _index_bits(self, call: Call, units: int) -> Literal[32, 64]:
        widest, wanted = max(call.widest, units), self.function.index
        if wanted == 32 and widest > _WIDEST_IN_32:
            raise LaunchValueError(
                f"cannot launch {self.function.name}: got an extent of {widest}, expected at most "
                f"{_WIDEST_IN_32} since it is compiled with index=32",
                self._span,
            )
        return 64 if widest > _WIDEST_IN_32 or wanted == 64 else 32

    def _bounds(self, bits: int) -> tuple[int, int]:
        """The widest numbers for which launches choose these bits."""
        if bits == 32:
            return 0, _WIDEST_IN_32
        return 0 if self.function.index == 64 else _WIDEST_IN_32 + 1, sys.maxsize

    @cached_property
    def _span(self) -> Span:
        return definition(self.function.fn.__code__)


def _signature(
    specs: tuple[Spec, ...], cube: Extent, mode: Mode, bits: Literal[32, 64], driver: Driver
) -> Signature:
    plane = plane_dim(math.prod(cube), driver.properties)
    return Signature(specs, cube, plane, bits, mode, driver.properties)


def _is_watched(prepared: PreparedLaunch, driver: Driver, settings: Settings) -> bool:
    """Whether a graph records the launch, or a profile runs it and takes its times."""
    recorded = graph.recording()
    if recorded is not None:
        recorded.add(prepared, driver)
        return True
    if profiling.watching(settings):
        profiling.launch(settings, driver, prepared.module, prepared.grid, prepared.args)
        return True
    return False


def _hand_back(call: Call) -> None:
    """Let other libraries, whose arrays a launch has used, go on after it."""
    if call.borrowed:
        from burn_cube.launch import foreign  # loaded: it has borrowed them

        foreign.hand_back(call.borrowed)


def _lowered(call: Call, driver: Driver, strided: tuple[bool, ...]) -> list[Argument]:
    return [
        argument.lower(driver, wide) if isinstance(argument, ArrayArgument) else argument
        for argument, wide in zip(call.arguments, strided, strict=True)
    ]
