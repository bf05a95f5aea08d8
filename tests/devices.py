"""The devices that tests run on, by their names in the matrix: how each is opened, and what it may refuse.

Nothing is opened while tests are collected; a device that cannot be opened is skipped, with the reason.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from burn_cube.driver import Driver
from burn_cube.errors import DeviceError, LaunchError
from burn_cube.launch import runtimes
from burn_dispatch import Device, catalog
from tests.staging_driver import StagingDriver

SWIFTSHADER = Path("/usr/lib/chromium/vk_swiftshader_icd.json")
CHOSEN = pytest.StashKey[tuple[str, ...]]()
"""Where a run keeps the names of its devices."""
WGSL = frozenset({"i64", "u64", "f64"})


class Missing(Exception):
    """This machine does not have a device."""


@dataclass(frozen=True, slots=True)
class TestDevice:
    """A device of the matrix.

    `hardware`: a file that is there if the machine has one. `make` opens it in place of its runtime; what it
    gives is the first device of that runtime from then on, so that nobody takes a stand-in for hardware.
    """

    __test__ = False

    runtime: str
    named: str = ""  # part of its name, if the runtime has several devices
    refuses: frozenset[str] = field(default=frozenset())  # what its specification does not have
    hardware: str | None = None
    make: Callable[[], Driver] | None = None


def _on_cpu(kind: str) -> Callable[[], Driver]:
    def make() -> Driver:
        from tests.device import on_cpu  # builds libraries, and needs a package: only where it is asked for

        try:
            return on_cpu.cuda() if kind == "cuda" else on_cpu.hip()
        except (on_cpu.stand_ins.NoCompiler, on_cpu.stand_ins.RealDriver) as error:
            raise Missing(str(error)) from None

    return make


TABLE = {
    "interpreter": TestDevice("reference"),
    "cpu": TestDevice("cpu"),
    "opencl": TestDevice("opencl"),
    "wgpu-lavapipe": TestDevice("vulkan", "llvmpipe", WGSL),
    "wgpu-swiftshader": TestDevice("vulkan", "SwiftShader", WGSL),
    "cuda-on-cpu": TestDevice("cuda", make=_on_cpu("cuda")),
    "hip-on-cpu": TestDevice("rocm", make=_on_cpu("hip")),
    "cuda": TestDevice("cuda", hardware="/dev/nvidiactl"),
    "rocm": TestDevice("rocm", hardware="/dev/kfd"),
    "vulkan": TestDevice("vulkan", refuses=WGSL, hardware="/dev/dri/renderD128"),
}
EXACT = ("interpreter", "cpu")
"""Those that every machine has: what they cannot do is a failure."""


def there() -> tuple[str, ...]:
    """The devices of a run: all that need no hardware, and those whose hardware seems to be there."""
    return tuple(name for name, one in TABLE.items() if one.hardware is None or os.path.exists(one.hardware))


def show_swiftshader() -> None:
    """Have Vulkan offer SwiftShader beside what the machine has; before anything asks for adapters."""
    if SWIFTSHADER.is_file():
        os.environ.setdefault("VK_ADD_DRIVER_FILES", str(SWIFTSHADER))


@cache
def _found(name: str) -> Driver | str:
    """The driver, or why there is none."""
    device = TABLE[name]
    try:
        inner = device.make() if device.make is not None else next(_named(device), None)
    except (Missing, DeviceError, ImportError) as error:
        return _short(error) if isinstance(error, DeviceError) else str(error)
    if inner is None:
        return f"runtime {device.runtime} has no device named {device.named}"
    if device.make is not None:
        runtimes._open[device.runtime, 0] = inner
    if inner.properties.host_memory:
        return inner
    staging = StagingDriver(inner, f"staged-{name}")
    runtimes._open[staging.properties.runtime, 0] = staging  # so that the setting `runtime` can name it
    return staging


def _named(device: TestDevice) -> Iterator[Driver]:
    for index in count():
        try:
            found = runtimes.driver(device.runtime, index)
        except DeviceError:
            if index == 0:
                raise
            return
        if device.named in found.properties.name:
            yield found


def _short(error: DeviceError) -> str:
    return f"{error.message}; {error.help}" if error.help else error.message


def open_device(name: str) -> Driver:
    """A device for launches on NumPy arrays, opened once; Missing with the reason if there is none."""
    found = _found(name)
    if isinstance(found, str):
        raise Missing(found)
    return found


def open_driver(name: str) -> Driver:
    """The driver itself, for arrays in its own memory."""
    found = open_device(name)
    return found.inner if isinstance(found, StagingDriver) else found


def tensor_device(name: str) -> Device:
    """The same device for tensors; Missing with the reason if there is none."""
    driver, backend = open_driver(name), catalog.of_runtime(TABLE[name].runtime)
    return next(device for i in count() if (device := Device(backend, i)).driver is driver)


_REFUSAL = re.compile(r"cannot launch .*: .* has no (?:\w+ for )?(\w+)(?: operations)?$")


def refusal(name: str, error: BaseException) -> str | None:
    """The feature that a launch was refused for, if the device may and does lack it; else None."""
    device = TABLE.get(name)
    if device is None or not isinstance(error, LaunchError):
        return None
    match = _REFUSAL.match(error.message)
    if match is None or match[1] not in device.refuses:
        return None
    properties = open_driver(name).properties
    lacking = match[1] not in {dtype.name for dtype in properties.dtypes} | properties.features
    return match[1] if lacking else None
