"""The drivers that installed runtimes announce by entry points of the group `burn_cube.runtimes`."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from burn_cube.driver import Driver, Properties
from burn_cube.errors import CubeError, DeviceError, LaunchTypeError, shown
from burn_cube.launch.collector import paused
from burn_cube.launch.locks import lock
from burn_cube.record import record

GROUP = "burn_cube.runtimes"
_OWN = "burn_cube-"
_lock = lock()
_open: dict[tuple[str, int], Driver] = {}


def _inherited(kind: type) -> type:
    """What the class of a driver becomes in a forked child: a device works in the process that opened it.

    All but `properties`, `target` and what Python itself looks for is an error. It is a subclass: Python
    wants objects of the same layout.
    """

    def refuse(self: object, name: str) -> object:
        if name in ("properties", "target") or name.startswith("__"):
            return object.__getattribute__(self, name)
        properties: Properties = object.__getattribute__(self, "properties")
        raise DeviceError(
            f"cannot use {properties.name} in a forked process: its parent has opened it",
            help='begin processes by multiprocessing.get_context("spawn"), or open devices in the child only',
        )

    return type(f"Inherited{kind.__name__}", (kind,), {"__slots__": (), "__getattribute__": refuse})


def _inherit() -> None:
    """In a forked child. Its drivers must not be freed there either: their libraries' threads are gone."""
    inherited: list[Any] = [found for found in _open.values() if not found.properties.host_memory]
    for found in inherited:
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(cast("object", found.__dict__)))
        found.__class__ = _inherited(found.__class__)  # tensors and compiled kernels hold it, too
    at_exit = getattr(ctypes.CDLL(None), "on_exit", None) if inherited else None
    if at_exit is not None:  # glibc's: what libraries do at the end of a process would crash
        at_exit(ctypes.cast(ctypes.CDLL(None)._exit, ctypes.c_void_p), None)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_inherit)


class EntryPoint(Protocol):
    """What a distribution announces."""

    def load(self) -> Any: ...


@record
class Announced:
    """An entry point, as `module:function`."""

    value: str

    def load(self) -> Callable[..., Driver]:
        """Import the function."""
        module, _, name = self.value.partition(":")
        created: Callable[..., Driver] = getattr(import_module(module), name)
        return created


def driver(name: str, index: int = 0) -> Driver:
    """The driver of a runtime's device, opened on first use; DeviceError if there is none that opens.

    A runtime of several devices takes `index` in its factory, and raises DeviceError for one it has not.
    """
    key = (name, index)
    found = _open.get(key)
    if found is not None:
        return found
    with _lock, paused():
        if key not in _open:
            _open[key] = _create(name, index)
        return _open[key]


def opened() -> tuple[Driver, ...]:
    """The drivers that this process has opened."""
    return tuple(_open.values())


def driver_of(device: object, what: str = "launch") -> Driver:
    """The driver of a device given by name, as `Device` or as driver; an error says what needs one."""
    if isinstance(device, str):
        return driver(device)
    found = getattr(device, "driver", device)
    if not isinstance(getattr(found, "properties", None), Properties):
        raise LaunchTypeError(
            f"cannot {what}: got {type(device).__name__} as device, expected a Device or a runtime's name",
            help="the device comes first: kernel.source(Device.cpu(), x, out)" if what == "launch" else None,
        )
    return cast("Driver", found)


def named(driver: Driver) -> str:
    """A device in a sentence. Its name may be that of several: one GPU is there through many runtimes."""
    properties, index = driver.properties, index_of(driver)
    return f"{properties.name} ({properties.runtime}{f':{index}' if index else ''})"


def label(driver: Driver) -> str:
    """What tells a device from the others: runtime, index if it is not the first, name."""
    properties, index = driver.properties, index_of(driver)
    place = f"{properties.runtime}:{index}" if index else properties.runtime
    return f"{place}: {properties.name}"


def index_of(driver: Driver) -> int:
    """The number of a device among those of its runtime; 0 for a driver that was not opened here."""
    opened = list(_open.items())  # another thread may open one meanwhile
    return next((index for (_, index), known in opened if known is driver), 0)


def is_known(name: str) -> bool:
    """Whether a runtime is installed."""
    return (name, 0) in _open or name in _near(_OWN) or name in _near() or name in _installed()


def known() -> tuple[str, ...]:
    """The names of the installed runtimes."""
    return tuple(sorted(_installed()))


@cache
def _installed() -> dict[str, EntryPoint]:
    """All runtimes, wherever distributions may be."""
    # takes longer to load than to find the common ones, see below
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _near(distribution: str = "") -> dict[str, EntryPoint]:
    """The runtimes of distributions that lie in folders of `sys.path`: what nearly all do."""
    found: dict[str, EntryPoint] = {}
    for folder in sys.path:
        for name, value in _announced(folder, distribution):
            found.setdefault(name, Announced(value))
    return found


def _announced(folder: str, start: str) -> Iterator[tuple[str, str]]:
    try:
        names = [name for name in os.listdir(folder or ".") if name.endswith((".dist-info", ".egg-info"))]
    except OSError:
        return
    names = [name for name in names if name.startswith(start)]
    for name in names:
        try:
            with open(os.path.join(folder, name, "entry_points.txt"), encoding="utf-8") as file:
                text = file.read()
        except OSError:
            continue
        if f"[{GROUP}]" in text:
            yield from _section(text)


def _section(text: str) -> Iterator[tuple[str, str]]:
    inside = False
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            inside = line == f"[{GROUP}]"
        elif inside and "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            yield name.strip(), value.split("[")[0].strip()


def _expect_several(name: str, index: int, factory: Callable[..., Driver]) -> None:
    from inspect import signature  # slow to load, and few programs number devices

    if "index" not in signature(factory).parameters:
        raise DeviceError(f"cannot open device {index} of runtime {name!r}: it has one, number 0")


def _create(name: str, index: int) -> Driver:
    # our own first: an environment may have hundreds of distributions
    point = _near(_OWN).get(name) or _near().get(name) or _installed().get(name)
    if point is None:
        raise DeviceError(
            f"cannot open runtime {shown(name)}: it is not installed",
            help=f"installed are: {', '.join(known()) or 'none'}",
        )
    try:
        factory = point.load()
        if index:
            _expect_several(name, index, factory)
        created: Driver = factory(index=index) if index else factory()
    except CubeError:
        raise
    except (ImportError, OSError, RuntimeError) as error:  # what a missing driver library raises
        raise DeviceError(f"cannot open runtime {name!r}: {type(error).__name__}: {error}") from error
    return created
