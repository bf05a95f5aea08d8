"""`do_bench`: the time of a call, in milliseconds."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

from burn_cube.errors import LaunchError, LaunchTypeError, LaunchValueError, shown
from burn_cube.launch import runtimes, waiting
from burn_cube.launch.profiling import profile
from burn_cube.testing.clock import REDUCTIONS, SAMPLE, calls_a_sample, checked_quantiles, quantiles_of
from burn_cube.testing.flush import Flush

Clock = Literal["auto", "device", "host"]
_CLOCKS = ("auto", "device", "host")
_ESTIMATES = 5
_LEAST, _MOST = 3, 100_000
"""Samples; calls to warm up are at most as many."""


def do_bench(
    fn: Callable[[], object],
    warmup: float = 25.0,
    rep: float = 100.0,
    quantiles: Sequence[float] | None = None,
    *,
    return_mode: str = "median",
    cold: bool = False,
    device: object = None,
    clock: Clock = "auto",
) -> float | list[float]:
    """Milliseconds of a call: the median, or what `return_mode` says (mean, min, max), or these quantiles.

    `warmup` and `rep` are milliseconds of warming up and of measuring. `cold` empties the caches of the
    device before each call. `device`: what is waited for, by default all devices that are open.

    `clock`: "device" sums the times that kernels ran, by the clock of their device; "host" takes the time
    until all of the call has finished; "auto" is "device" where all kernels of the call are on devices with
    clocks of their own. LaunchError for "device" where there are none.
    """
    wanted = checked_quantiles(quantiles)
    if return_mode not in tuple(REDUCTIONS):
        expected = ", ".join(REDUCTIONS)
        raise LaunchValueError(
            f"cannot measure: got return_mode {shown(return_mode)}, expected one of {expected}"
        )
    times = measure(fn, warmup, rep, cold=cold, device=device, clock=clock)
    return quantiles_of(times, wanted) if quantiles is not None else REDUCTIONS[return_mode](times)


def measure(
    fn: Callable[[], object],
    warmup: float = 25.0,
    rep: float = 100.0,
    *,
    cold: bool = False,
    device: object = None,
    clock: Clock = "auto",
) -> list[float]:
    """All samples of `do_bench`, in milliseconds a call."""
    _check(fn, warmup, rep, clock)
    _call(fn)  # compiles, and opens the device
    wait = partial(_wait, device)
    wait()
    timed = _timed(fn, clock, wait)
    estimate = sum(timed(1) for _ in range(_ESTIMATES)) / _ESTIMATES
    for _ in range(min(_MOST, int(warmup * 1e-3 / max(estimate, 1e-9)))):
        _call(fn)
    wait()
    flush = Flush(_flushed(device)) if cold else None
    calls = calls_a_sample(timed) if estimate < SAMPLE and flush is None else 1
    end = time.perf_counter() + rep * 1e-3
    samples: list[float] = []
    while len(samples) < _LEAST or (time.perf_counter() < end and len(samples) < _MOST):
        if flush is not None:
            flush()
        samples.append(timed(calls) / calls * 1e3)
    return samples


def _check(fn: object, warmup: object, rep: object, clock: object) -> None:
    if not callable(fn):
        raise LaunchTypeError(
            f"cannot measure {shown(fn)}: expected a function without parameters",
            help="do_bench(lambda: kernel[grid, cube](x, out))",
        )
    for name, value in (("warmup", warmup), ("rep", rep)):
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e9:
            raise LaunchValueError(f"cannot measure: got {name}={shown(value)}, expected milliseconds")
    if clock not in _CLOCKS:
        raise LaunchValueError(f"cannot measure: got clock {shown(clock)}, expected {', '.join(_CLOCKS)}")


def _wait(device: object) -> None:
    waiting.finish()
    drivers = runtimes.opened() if device is None else (runtimes.driver_of(device, "measure"),)
    for driver in drivers:
        driver.sync()


def _flushed(device: object) -> object:
    """The device whose caches matter: the one named, else the only one open that is not the host, else it."""
    if device is not None:
        return device
    others = [driver for driver in runtimes.opened() if not driver.properties.host_memory]
    return others[0] if len(others) == 1 else "cpu"


def _timed(fn: Callable[[], object], clock: Clock, wait: Callable[[], None]) -> Callable[[int], float]:
    """What makes some calls in a row and gives the seconds that they took."""
    if clock != "host":
        found = device_seconds(fn, 1)
        if found is not None:
            return partial(_by_device, fn)
        if clock == "device":
            raise LaunchError(
                "cannot measure by the clock of a device: the call launches no kernel where there is one",
                help='clock="host" measures until all has finished',
            )
    return partial(_by_host, fn, wait)


def device_seconds(fn: Callable[[], object], calls: int) -> float | None:
    """Seconds that the kernels of some calls ran by clocks of their devices; None if not all have one."""
    with profile("do_bench") as window:
        for _ in range(calls):
            _call(fn)
    launches = window.launches
    if not launches or any(launch.clock != "device" for launch in launches):
        return None
    return window.total * 1e-9


def _by_device(fn: Callable[[], object], calls: int) -> float:
    found = device_seconds(fn, calls)
    if found is None:
        raise LaunchError("cannot measure by the clock of a device: the call launches other kernels now")
    return found


def _by_host(fn: Callable[[], object], wait: Callable[[], None], calls: int) -> float:
    began = time.perf_counter()
    for _ in range(calls):
        _call(fn)
    wait()
    return time.perf_counter() - began


def _call(fn: Callable[[], object]) -> None:
    """A call whose result nobody drops before it is computed: operations on tensors may wait."""
    result = fn()
    if result is not None:
        waiting.finish()
