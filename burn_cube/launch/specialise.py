"""From a function and a signature to a compiled kernel, once for each: the cache in memory."""

from __future__ import annotations

import ctypes
from typing import Any

from burn_cube.driver import Driver, Module
from burn_cube.frontend.comptime import Dependency
from burn_cube.frontend.decorator import CacheInfo, CubeFunction
from burn_cube.frontend.lower import lower
from burn_cube.ir import BufferParam, Kernel
from burn_cube.launch import persistence
from burn_cube.launch.collector import paused
from burn_cube.launch.locks import lock
from burn_cube.record import record
from burn_cube.signature import Signature

VERSIONS = 8
"""How many states of a kernel's globals one signature keeps compiled."""


@record(eq=False)
class Compiled:
    """A kernel ready to launch on one driver; `written` are the positions of arrays that it writes, `loaded`
    says that it was on disk."""

    surface: Kernel
    module: Module
    driver: Driver
    dependencies: tuple[Dependency, ...]
    written: tuple[int, ...]
    strided: tuple[bool, ...]
    loaded: bool

    def fresh(self) -> bool:
        """Whether the globals and closure variables that went into it still have their values."""
        return not any([dependency.changed() for dependency in self.dependencies])


class Specialisations:
    """The compiled kernels of one function. Any number of threads may ask; one compiles at a time."""

    def __init__(self, function: CubeFunction[Any, Any]) -> None:
        self.function = function
        self._lock = lock()
        self._count = lock()
        self._versions: dict[tuple[Signature, int], list[Compiled]] = {}
        self._compiles = self._hits = self._loaded = 0
        self.native_hits = ctypes.c_int64()  # counted by compiled launchers

    def get(self, signature: Signature, driver: Driver) -> Compiled:
        """The kernel for a signature on a driver, compiled if no launch has needed it yet."""
        key = (signature, id(driver))
        found = self._find(key)
        if found is None:
            with self._lock:
                found = self._find(key)  # another thread may have compiled it meanwhile
                if found is None:
                    with paused():
                        return self._add(key, compile_kernel(self.function, signature, driver))
        self.hit()
        return found

    def hit(self) -> None:
        """Count a launch that compiled nothing."""
        with self._count:
            self._hits += 1

    def info(self) -> CacheInfo:
        """The counts, and how many kernels are held."""
        held = sum(map(len, self._versions.values()))
        return CacheInfo(self._compiles, self._hits + self.native_hits.value, held, self._loaded)

    def _find(self, key: tuple[Signature, int]) -> Compiled | None:
        return next((version for version in self._versions.get(key, ()) if version.fresh()), None)

    def _add(self, key: tuple[Signature, int], compiled: Compiled) -> Compiled:
        self._versions[key] = [compiled, *self._versions.get(key, ())][:VERSIONS]
        self._compiles += 1
        self._loaded += compiled.loaded
        return compiled


def lowered(function: CubeFunction[Any, Any], signature: Signature) -> Kernel:
    """The surface IR."""
    return lower(function, signature).kernel


def compile_kernel(function: CubeFunction[Any, Any], signature: Signature, driver: Driver) -> Compiled:
    """Lower, then transform, emit and compile, unless the disk cache has the result."""
    found = lower(function, signature, debug=driver.target == "ir")
    key = persistence.key_of(found.kernel, signature, driver)
    module = persistence.load(key, found.kernel, driver)
    loaded = module is not None
    if module is None:
        from burn_cube.launch.compiling import emit  # passes and targets: only to compile

        module = driver.compile(emit(found.kernel, signature, driver))
        persistence.keep(key, module, driver)
    return Compiled(
        found.kernel,
        module,
        driver,
        found.dependencies,
        tuple(
            i for i, p in enumerate(found.kernel.params) if isinstance(p, BufferParam) and "write" in p.access
        ),
        tuple(isinstance(p, BufferParam) and p.rank is not None for p in found.kernel.params),
        loaded,
    )
