"""Which compiled kernels go to the disk cache, and under which name."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from burn_cube import config
from burn_cube.driver import Driver, Module
from burn_cube.ir import Kernel, print_kernel
from burn_cube.launch import disk_cache
from burn_cube.signature import Signature


@runtime_checkable
class Persistent(Protocol):
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


def name_of(kernel: Kernel, signature: Signature, driver: Driver) -> str | None:
    """The name of a kernel's entry; None if its module is not to be kept."""
    settings = config.current()
    if settings.dump or settings.verify or not settings.disk_cache or not isinstance(driver, Persistent):
        return None
    launch = (signature.cube_dim, signature.plane_dim, signature.index_bits, signature.mode)
    properties = repr(sorted(signature.properties.as_dict().items()))
    return disk_cache.digest(
        driver.target, print_kernel(kernel), repr(launch), properties, driver.fingerprint()
    )


def load(name: str | None, kernel: Kernel, driver: Driver) -> Module | None:
    """The kept module."""
    if name is None or not isinstance(driver, Persistent):
        return None
    saved = disk_cache.read(name)
    return None if saved is None else driver.restore(kernel, saved)


def keep(name: str | None, module: Module, driver: Driver) -> None:
    """Keep a module that was just compiled."""
    if name is not None and isinstance(driver, Persistent):
        saved = driver.save(module)
        if saved is not None:
            disk_cache.write(name, saved)
