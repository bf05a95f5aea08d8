"""Which compiled kernels go to the disk cache, and under which name."""

from __future__ import annotations

import os
import struct
import sys
from typing import Protocol, runtime_checkable

from burn_cube import config
from burn_cube.driver import Driver, Module
from burn_cube.ir import Kernel, print_kernel
from burn_cube.launch import disk_cache
from burn_cube.launch.disk_cache import Key
from burn_cube.signature import Signature


@runtime_checkable
class KeepsModules(Protocol):
    """A driver whose modules can be kept."""

    def fingerprint(self) -> str:
        """All that machine code depends on beside the kernel: the processor, the compiler's version."""
        ...

    def save(self, module: Module) -> bytes | None:
        """A module that the driver has compiled, as bytes; None if it cannot be kept."""
        ...

    def restore(self, kernel: Kernel, saved: bytes) -> Module:
        """The module of a surface kernel."""
        ...


def key_of(kernel: Kernel, signature: Signature, driver: Driver) -> Key | None:
    """The key of a kernel's entry; None if its module is not to be kept."""
    settings = config.current()
    if settings.dump or settings.verify or not settings.disk_cache or not isinstance(driver, KeepsModules):
        return None
    launch = (signature.cube_dim, signature.plane_dim, signature.index_bits, signature.mode)
    properties = signature.properties.as_dict()
    del properties["name"]  # the fingerprint says which devices can share machine code
    parts = (driver.target, print_kernel(kernel), repr(launch), repr(sorted(properties.items())))
    return Key((*parts, driver.fingerprint()), code_of(driver))


def code_of(driver: object) -> tuple[str, ...]:
    """The folder that a driver's code is in: it says how modules are kept."""
    file = sys.modules[type(driver).__module__].__file__
    return () if file is None else (os.path.dirname(file),)


def load(key: Key | None, kernel: Kernel, driver: Driver) -> Module | None:
    """The kept module."""
    if key is None or not isinstance(driver, KeepsModules):
        return None
    saved = disk_cache.read(key)
    if saved is None:
        return None
    try:
        return driver.restore(kernel, saved)
    except (RuntimeError, ValueError, struct.error):  # whole, but nothing that the driver takes: made anew
        return None


def keep(key: Key | None, module: Module, driver: Driver) -> bool:
    """Keep a module that was just compiled; whether it is one that can be kept."""
    if key is None or not isinstance(driver, KeepsModules):
        return False
    saved = driver.save(module)
    if saved is not None:
        disk_cache.write(key, saved)
    return saved is not None
