"""Sequences of launches that are recorded once and run again at a lower cost.

While a graph is recorded nothing runs: launches are checked, compiled and noted. What is noted are kernels,
grids, numbers, and memory; the contents of the memory may change between two runs.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import TYPE_CHECKING, NoReturn

from burn_cube import config
from burn_cube.errors import DeviceError, LaunchTypeError, LaunchValueError
from burn_cube.launch import profiling, runtimes, waiting

if TYPE_CHECKING:
    from burn_cube.driver import Buffer, Driver, PreparedLaunch

_recording: ContextVar[Graph | None] = ContextVar("burn_cube_graph", default=None)


def recording() -> Graph | None:
    """The graph that this thread or task records just now."""
    return _recording.get()


def refuse(what: str) -> None:
    """DeviceError while a graph is recorded, for what cannot be part of one."""
    if _recording.get() is not None:
        raise DeviceError(
            f"cannot {what} while a graph is recorded: nothing has run yet",
            help="do it before `record()` or after `replay()`",
        )


class Graph:
    """Launches on one device. It keeps the memory of their arrays."""

    def __init__(self, device: object) -> None:
        """`device`: a `Device`, or the name of a runtime."""
        self._driver: Driver = runtimes.driver_of(device, "record a graph")
        self._launches: list[PreparedLaunch] = []
        self._run: Callable[[], None] | None = None
        self._buffers: list[Buffer] = []

    def __len__(self) -> int:
        """How many launches there are."""
        return len(self._launches)

    def __reduce__(self) -> NoReturn:
        raise LaunchTypeError(
            "cannot pickle a graph: it holds memory of this process",
            help="record it in the process that replays it",
        )

    @contextmanager
    def record(self) -> Generator[None]:
        """Note the launches of this thread or task inside a `with` block, in place of those noted before.

        They do not run. DeviceError for what cannot be recorded: to read or write a tensor, to wait for the
        device, a kernel that prints or asserts.
        """
        refuse("record another graph")
        waiting.finish()
        self._launches, self._run = [], None
        token = _recording.set(self)
        try:
            with config.use(native_launch=False):  # plans of compiled launchers are for other settings
                yield
                waiting.finish()
        finally:
            _recording.reset(token)
        self._run = self._prepared()
        from burn_cube.driver import BufferArg  # programs without graphs do without

        args = [arg for launch in self._launches for arg in launch.args if isinstance(arg, BufferArg)]
        self._buffers = list({id(arg.buffer): arg.buffer for arg in args}.values())

    def add(self, launch: PreparedLaunch, driver: Driver) -> None:
        """Note a launch."""
        kernel = launch.module.kernel
        if driver is not self._driver:
            raise LaunchValueError(
                f"cannot record {kernel.name}: it is launched on {runtimes.named(driver)}, the graph is for "
                f"{runtimes.named(self._driver)}",
                kernel.span,
            )
        from burn_cube.ir.marks import mark_of  # these load the IR: programs that only import do without
        from burn_cube.targets.checks import prints, reporting

        if reporting(kernel) or any(mark_of(stmt) is None for stmt in prints(kernel)):
            raise DeviceError(
                f"cannot record {kernel.name}: it prints or asserts, which has to be waited for", kernel.span
            )
        self._launches.append(launch)

    def replay(self) -> None:
        """Launch all of them, in their order, after whatever was launched before."""
        refuse("replay a graph")
        run, settings = self._run, config.current()
        if run is None:
            raise DeviceError("cannot replay a graph: none is recorded", help="with graph.record(): ...")
        waiting.before_writes(self._buffers)
        if profiling.watching(settings):
            for launch in self._launches:
                profiling.launch(settings, self._driver, launch.module, launch.grid, launch.args)
        else:
            run()

    def _prepared(self) -> Callable[[], None]:
        from burn_cube.driver import Replays  # as above

        driver, launches = self._driver, self._launches
        if launches and isinstance(driver, Replays):
            return driver.prepare(launches)
        return partial(_one_by_one, driver, launches)


def _one_by_one(driver: Driver, launches: list[PreparedLaunch]) -> None:
    for launch in launches:
        driver.launch(launch.module, launch.grid, launch.args)
