"""`burn-cube compile --cache`: a folder of the disk cache's entries, for a program to carry."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from burn_cube import config
from burn_cube.driver import Driver
from burn_cube.errors import CubeError, DeviceError, LaunchValueError
from burn_cube.frontend.source import definition
from burn_cube.launch import disk_cache, persistence
from burn_cube.launch.specialise import compile_kernel
from burn_dispatch.cli import specialisation
from burn_dispatch.cli.load import Kernel
from burn_dispatch.cli.specialisation import Chosen
from burn_dispatch.device import Device


def opened(text: str) -> Driver:
    """The driver of a device that an option names: a runtime, and perhaps `:index`."""
    name, colon, index = text.partition(":")
    found = Device.from_runtime(name)
    if colon:
        if not (index.isascii() and index.isdigit()):
            raise DeviceError(f"cannot use device {text}: expected a runtime, or a runtime and :index")
        found = Device(found.backend, int(index))
    return found.driver


def fill(
    place: Path, found: list[Kernel], module: ModuleType, chosen: Chosen, driver: Driver
) -> tuple[int, list[CubeError]]:
    """Write the entries of kernels, and of what launches them; how many, and why others are left out.

    An error if there is none.
    """
    place.mkdir(parents=True, exist_ok=True)
    made, left = 0, list[CubeError]()
    with config.use(disk_cache=True, dump="", verify=False), disk_cache.filling(place):
        for function in found:
            try:
                _fill(place, function, module, chosen, driver)
                made += 1
            except CubeError as error:
                left.append(error)
        if not made:
            raise left[0]
        _fill_launchers()
    return made, left


def _fill(place: Path, function: Kernel, module: ModuleType, chosen: Chosen, driver: Driver) -> None:
    signature = specialisation.signature(function, module, chosen, driver.properties)
    compiled = compile_kernel(function, signature, driver)
    key = persistence.key_of(compiled.surface, signature, driver)
    if key is None:
        raise LaunchValueError(
            f"cannot keep {function.name}: runtime {driver.properties.runtime} makes nothing that can be kept"
        )
    if disk_cache.read(key) is not None:
        return
    if persistence.keep(key, compiled.module, driver):
        raise PermissionError(0, f"no file can be made in {place}")
    raise LaunchValueError(
        f"cannot keep {function.name}: it asserts or prints",
        definition(function.fn.__code__),
        "kernels that report are compiled in each process, since their messages name lines of the source",
    )


def _fill_launchers() -> None:
    """The launchers that ship as text: what a warm launch, a large one and a graph call on any device."""
    from burn_runtimes.llvm_cpu import machine, native_pool, replay  # loads LLVM
    from burn_runtimes.native import entry

    texts = (entry.text(), native_pool.text()) if native_pool.supported() else ()
    for text in (*texts, replay.TEXT):
        machine.kept_object(text)
