"""Which devices there are: by name, by BURN_DEVICE, by looking; and what is missing where there is none."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import count
from typing import cast

from burn_cube.driver import Driver
from burn_cube.errors import ConfigError, DeviceError, shown
from burn_cube.launch import runtimes
from burn_dispatch import catalog
from burn_dispatch.catalog import BY_ENV, BY_NAME, Backend

Place = tuple[Backend, int]
"""A backend, and an index among its devices."""
SOFTWARE = "software"
"""Among the features of a device that only emulates one: never chosen before the CPU."""
_DIGITS, _LONGEST = 18, 80
"""Of an index; characters of a name that is none, in a message."""
_GPU_FILES = ("/dev/dri", "/dev/nvidiactl", "/dev/kfd", "/dev/dxg", "/dev/mali0", "/dev/kgsl-3d0")


def row(name: str) -> Backend:
    """The backend of a name."""
    backend = BY_NAME.get(name) if isinstance(cast("object", name), str) else None
    if backend is None:
        raise DeviceError(
            f"cannot find the backend {shown(name)}", help=f"the names are: {', '.join(BY_NAME)}"
        )
    return backend


def checked(name: str, index: int = 0, where: str = "") -> Place:
    """A device by its name and index; DeviceError if this installation cannot have it."""
    backend = row(name)
    if isinstance(cast("object", index), bool) or not isinstance(cast("object", index), int):
        raise DeviceError(f"device index must be an integer, got {shown(index)}")
    if index < 0:
        raise DeviceError(f"device index must be non-negative, got {index}")
    if not catalog.enabled(backend):
        raise missing(backend, where)
    if index > 0 and not backend.indexed:
        raise DeviceError(f"cannot use {name}:{index}: there is one device, {name}:0")
    return backend, index


def missing(backend: Backend, where: str = "") -> DeviceError:
    """What a backend lacks that is not enabled, and how to get it."""
    if not catalog.exists(backend):
        what = f"this version of burn-cube has no {backend.label} backend"
    elif backend.runtime is not None and backend.runtime not in runtimes.known():
        what = f"this installation has no {backend.label} runtime"
    else:
        what = f"{' or '.join(backend.modules)} is not installed"
    return DeviceError(
        f"cannot use a {backend.label} device{where}: {what}",
        help=f"use Device.cpu(); {catalog.advice(backend)}",
    )


def named(raw: str) -> Place:
    """The device that BURN_DEVICE names: `name` or `name:index`, in any case."""
    name, colon, index = raw.strip().lower().partition(":")
    backend = BY_ENV.get(name)
    digits = index.isascii() and index.isdigit() and len(index) <= _DIGITS
    if backend is None or (colon and not digits):
        raw = raw if len(raw) <= _LONGEST else f"{raw[: _LONGEST - 3]}..."
        names = ", ".join(row.env for row in catalog.BACKENDS if row.env and catalog.enabled(row))
        raise ConfigError(
            f"Unknown BURN_DEVICE override: '{raw}'.",
            help=f"enabled: {names}; known: {', '.join(BY_ENV)}; each may end in ':index'",
        )
    if not catalog.enabled(backend):
        lacking = "no wgpu feature is" if backend.extra == "wgpu" else f"the '{name}' feature is not"
        raise DeviceError(
            f"BURN_DEVICE={name} requested, but {lacking} enabled.",
            help=f"unset BURN_DEVICE or set it to 'cpu'; {catalog.advice(backend)}",
        )
    return checked(backend.name, int(index or 0))


def may_have_gpu() -> bool:
    """Whether drivers are worth opening to look for a GPU: on Linux, whether the kernel shows one."""
    return sys.platform != "linux" or any(map(os.path.exists, _GPU_FILES))


def first() -> Place | None:
    """The first device in the default order.

    Where there is no GPU, only emulated ones could be found, and none comes before the CPU.
    """
    if catalog.enabled(BY_NAME["cpu"]) and not may_have_gpu():
        return BY_NAME["cpu"], 0
    return next(found(tuple(row for row in catalog.BACKENDS if row.default)), None)


def found(rows: tuple[Backend, ...]) -> Iterator[Place]:
    """The devices of the rows, emulated ones last. A runtime knows its devices only once it is opened."""
    emulated: list[Place] = []
    for backend in rows:
        if not catalog.enabled(backend):
            continue
        if backend.name == "cpu" or backend.runtime is None:
            yield backend, 0
            continue
        for index, driver in _opened(backend, backend.runtime):
            if SOFTWARE in driver.properties.features:
                emulated.append((backend, index))
            else:
                yield backend, index
    yield from emulated


def _opened(backend: Backend, runtime: str) -> Iterator[tuple[int, Driver]]:
    """Drivers of increasing index, up to the first that cannot be opened."""
    for index in count():
        try:
            driver = runtimes.driver(runtime, index)
        except DeviceError:
            return
        yield index, driver
        if not backend.indexed:
            return
