"""When kernels ran: in a window of a program, or from its first launch to its end.

Inside a window launches go by way of Python, one by one, and the driver says when each of them ran. Devices
with clocks of their own are asked at the end of the window, so that launches still wait for nothing.
"""

from __future__ import annotations

import atexit
import os
import sys
import threading
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import TYPE_CHECKING

from burn_cube import config
from burn_cube.errors import CubeError
from burn_cube.launch import logs, runtimes, waiting
from burn_cube.launch.locks import lock
from burn_cube.launch.timeline import KernelSummary, KernelTime, summary, write

if TYPE_CHECKING:
    from burn_cube.config import Settings
    from burn_cube.driver import Argument, Driver, Module, Times

_MOST_WAITING = 512  # launches whose times are asked for together
_windows: ContextVar[tuple[Profile, ...]] = ContextVar("burn_cube_profiles", default=())


class _Launch:
    """A launch whose times are not known yet, of all windows that watch it: the driver is asked once."""

    __slots__ = ("_asking", "_found", "_times", "device", "grid", "kernel", "queued")

    def __init__(
        self, kernel: str, device: str, grid: tuple[int, int, int], queued: int, times: Callable[[], Times]
    ) -> None:
        self.kernel, self.device, self.grid, self.queued, self._times = kernel, device, grid, queued, times
        self._found: Times | None = None
        self._asking = threading.Lock()

    def finished(self, last: int) -> KernelTime:
        """Waits for the kernel. Two clocks differ a little: by the host's, a device begins no kernel
        before it is launched, nor before `last`, when it has ended the one before."""
        with self._asking:
            found = self._found = self._found or self._times()
        early = max(self.queued - found.start, last - found.start, 0) if found.clock == "device" else 0
        start, end = found.start + early, found.end + early
        return KernelTime(self.kernel, self.device, self.grid, self.queued, start, end, found.clock)


class Profile:
    """The launches of a window, in their order."""

    def __init__(self, name: str, driver: Driver | None = None) -> None:
        """`driver`: the only one that is watched."""
        self.name, self.driver = name, driver
        self.begin = self.end = time.perf_counter_ns()
        self._lock = lock()
        self._waiting: list[_Launch] = []
        self._known: list[KernelTime] = []
        self._last: dict[str, int] = {}

    @property
    def launches(self) -> Sequence[KernelTime]:
        """Each launch; waits for those that have not finished."""
        self._settle()
        return tuple(self._known)

    @property
    def total(self) -> int:
        """Nanoseconds that kernels ran."""
        return sum(launch.duration for launch in self.launches)

    def summary(self) -> Sequence[KernelSummary]:
        """A row for each kernel on each device, the longest total first."""
        return summary(self.launches)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a trace that chrome://tracing and ui.perfetto.dev show."""
        write(path, self.name, self.begin, max(self.end, self.begin), self.launches)

    def __str__(self) -> str:
        rows = [str(row) for row in self.summary()]
        return "\n".join([f"{self.name}: {len(self._known)} launches, {self.total / 1e6:.3f} ms", *rows])

    def add(self, launch: _Launch) -> None:
        """Another launch."""
        with self._lock:
            self._waiting.append(launch)
            full = len(self._waiting) >= _MOST_WAITING
        if full:
            self._settle()

    def close(self) -> None:
        """The window ends: wait for what was launched in it."""
        self._settle()
        self.end = max(time.perf_counter_ns(), *self._last.values(), 0)

    def _settle(self) -> None:
        with self._lock:
            waiting, self._waiting = self._waiting, []
            for launch in waiting:
                known = launch.finished(self._last.get(launch.device, 0))
                self._last[launch.device] = known.end
                self._known.append(known)


@contextmanager
def profile(name: str = "profile", driver: Driver | None = None) -> Generator[Profile]:
    """Watch the launches of this thread or task inside a `with` block, on all devices or on one."""
    waiting.finish()
    found = Profile(name, driver)
    token = _windows.set((*_windows.get(), found))
    try:
        with config.use(native_launch=False):  # plans of compiled launchers are for other settings
            yield found
            waiting.finish()
    finally:
        _windows.reset(token)
        found.close()


def watching(settings: Settings) -> bool:
    """Whether launches are watched here; ConfigError if what they are to be written to cannot be."""
    if settings.profile:
        _process.of(settings.profile)
        return True
    return bool(_windows.get())


def launch(
    settings: Settings, driver: Driver, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]
) -> None:
    """Launch on a driver, and note it wherever it is watched."""
    from burn_cube.driver import TimesLaunches  # programs that are not watched do without

    queued = time.perf_counter_ns()
    if isinstance(driver, TimesLaunches):
        times = driver.launch_timed(module, grid, args)
    else:
        times = _by_host(driver, partial(driver.launch, module, grid, args))
    note(settings, driver, module.kernel.name, grid, queued, times)


def run(
    settings: Settings, driver: Driver, name: str, grid: tuple[int, int, int], work: Callable[[], None]
) -> None:
    """Do something on a driver other than a launch, and note how long it took."""
    queued = time.perf_counter_ns()
    note(settings, driver, name, grid, queued, _by_host(driver, work))


def note(
    settings: Settings, driver: Driver, kernel: str, grid: tuple[int, int, int], queued: int,
    times: Callable[[], Times],
) -> None:  # fmt: skip
    """Add a launch to all profiles that watch the driver."""
    found = _Launch(kernel, runtimes.label(driver), grid, queued, times)
    for window in _windows.get():
        if window.driver in (None, driver):
            window.add(found)
    if settings.profile:
        _process.of(settings.profile).add(found)


def _by_host(driver: Driver, work: Callable[[], None]) -> Callable[[], Times]:
    """For drivers without a clock: nothing else is in flight while the work runs."""
    from burn_cube.driver import Times

    driver.sync()
    start = time.perf_counter_ns()
    work()
    driver.sync()
    found = Times(start, time.perf_counter_ns(), "host")
    return lambda: found


class _Process:
    """The profiles of the setting `profile`, by file: written when the process ends."""

    def __init__(self) -> None:
        self._lock = lock()
        self._profiles: dict[str, Profile] = {}
        self._forked = False
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._begin_anew)

    def of(self, file: str) -> Profile:
        """The profile for a file."""
        found = self._profiles.get(file)
        if found is None:
            with self._lock:
                if not self._profiles:
                    atexit.register(self._save)
                if file not in self._profiles:
                    self._expect_writable(self._path(file))
                found = self._profiles.setdefault(file, Profile(f"process {os.getpid()}"))
        return found

    def _begin_anew(self) -> None:
        """In a fork: what the parent launched is the parent's to tell."""
        self._profiles = {}
        self._forked = True

    def _expect_writable(self, path: str) -> None:
        """ConfigError at the first launch rather than at the end."""
        try:
            with open(path, "a", encoding="utf-8"):
                pass
        except OSError as error:
            raise logs.unwritable("profile", error) from None

    def _save(self) -> None:
        for file, profile in self._profiles.items():
            try:
                try:
                    profile.close()
                finally:  # of a device that is lost, what is known
                    profile.save(self._path(file))
            except OSError as error:
                sys.stderr.write(f"{logs.unwritable('profile', error)}\n")
            except CubeError as error:
                sys.stderr.write(f"{error}\n")

    def _path(self, file: str) -> str:
        named = file.replace("{pid}", str(os.getpid()))
        return f"{named}.{os.getpid()}" if self._forked and named == file else named


_process = _Process()
