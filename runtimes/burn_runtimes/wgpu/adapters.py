"""Finding adapters, and what they say of themselves as `Properties`."""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import wgpu

from burn_cube import dtypes as dt
from burn_cube.driver import Properties
from burn_cube.dtypes import DType
from burn_cube.errors import DeviceError
from burn_runtimes import numbering
from burn_runtimes.wgpu import probe
from burn_runtimes.wgpu.driver import WgpuDriver
from burn_runtimes.wgpu.failures import reported
from burn_runtimes.wgpu.ticks import FEATURE as CLOCK

_ORDER = ("DiscreteGPU", "IntegratedGPU", "Unknown", "CPU")
# Beyond the standard: naga's extensions of WGSL.
_NATIVE = ("shader-int64", "shader-f64", "shader-int64-atomic-all-ops")
_SUBGROUPS = ("subgroup", "subgroups")
# A unit's variables: the most that WGSL promises.
_LOCAL_BYTES = 8192
_CUBES = 2**31 - 1
_ALWAYS = (dt.BOOL, dt.I8, dt.I16, dt.I32, dt.U8, dt.U16, dt.U32, dt.F16, dt.BF16, dt.F32)


@cache
def _all() -> tuple[Any, ...]:
    """The adapters of the process, the best first; in the order of the system among equals."""
    with _without_display():
        found = wgpu.gpu.enumerate_adapters_sync()

    def rank(adapter: Any) -> int:
        kind = str(adapter.info["adapter_type"])
        return _ORDER.index(kind) if kind in _ORDER else _ORDER.index("Unknown")

    return tuple(sorted(found, key=rank))


@contextmanager
def _without_display() -> Generator[None]:
    """Keep the libraries of displays from writing to stderr that there is none, on machines without."""
    name = "XDG_RUNTIME_DIR"
    if name in os.environ:
        yield
        return
    os.environ[name] = "/nonexistent"
    try:
        yield
    finally:
        del os.environ[name]


def open_driver(runtime: str, backend: str | None, index: int) -> WgpuDriver:
    """The driver of an adapter; DeviceError if there are not so many."""
    with reported(f"open runtime {runtime!r}"):
        found = [a for a in _all() if backend in (None, a.info["backend_type"])]
        # one device is often there through several interfaces: OpenGL is for those that have no other
        modern = [a for a in found if a.info["backend_type"] != "OpenGL"]
    adapters = modern or found
    what = f"cannot open device {index} of runtime {runtime!r}"
    if not adapters:
        raise _absent(runtime, what)
    names = [adapter.info["device"] for adapter in adapters]
    numbering.expect(what, index, len(adapters), names, "adapter")
    adapter = adapters[index]
    with reported(f"open {adapter.info['device']}"):
        return _driver(runtime, adapter)


def _absent(runtime: str, what: str) -> DeviceError:
    """The error where there is no adapter: what brings one."""
    if runtime == "metal" and sys.platform != "darwin":
        return DeviceError(f"{what}: Metal is for Macs", help="use Device.vulkan() or Device.cpu()")
    return DeviceError(f"{what}: got 0 adapters", help="install a driver for Vulkan, Metal or DirectX 12")


def _driver(runtime: str, adapter: Any) -> WgpuDriver:
    wanted = (*_NATIVE, *_SUBGROUPS, CLOCK) if runtime != "webgpu" else (*_SUBGROUPS, CLOCK)
    features = frozenset(feature for feature in wanted if feature in adapter.features)
    device = adapter.request_device_sync(
        required_features=sorted(features), required_limits=dict(adapter.limits)
    )
    facts = probe.facts(device, _subgroup_size(adapter, features))
    driver = WgpuDriver(device, _properties(runtime, adapter, features, facts), features, facts)
    atexit.register(driver.end)
    return driver


def _subgroup_size(adapter: Any, features: frozenset[str]) -> int | None:
    """The size that all subgroups have; 0 if one has to look, None if it may differ from kernel to kernel."""
    if features.isdisjoint(_SUBGROUPS):
        return None
    info: Mapping[str, Any] = adapter.info
    sizes = [info.get(f"{name}_{end}_size") for name in ("subgroup", "stackgroup") for end in ("min", "max")]
    known = [size for size in sizes if size]
    if known and min(known) == max(known):
        return int(known[0])
    # these report a range, and have one size: the width of the processor's vectors
    return 0 if info["adapter_type"] == "CPU" else None


def _properties(runtime: str, adapter: Any, features: frozenset[str], facts: probe.Facts) -> Properties:
    limits: Mapping[str, int] = adapter.limits
    extent = [limits[f"max-compute-workgroup-size-{axis}"] for axis in "xyz"]
    software = ("software",) if adapter.info["adapter_type"] == "CPU" else ()
    return Properties(
        runtime=runtime,
        name=str(adapter.info["device"]),
        plane_dim=facts.plane_dim,
        max_cube_dim=(extent[0], extent[1], extent[2]),
        max_units_per_cube=limits["max-compute-invocations-per-workgroup"],
        max_cube_count=(_CUBES, _CUBES, _CUBES),  # larger grids than the device takes are folded
        max_shared_bytes=limits["max-compute-workgroup-storage-size"],
        max_local_bytes=_LOCAL_BYTES,
        max_bindings=limits["max-storage-buffers-per-shader-stage"],
        alignment=limits["min-storage-buffer-offset-alignment"],
        dtypes=frozenset(_dtypes(features)),
        features=frozenset(("plane", "atomic", "cmma", *software)),
        host_memory=False,
    )


def _dtypes(features: frozenset[str]) -> Sequence[DType]:
    wide = (dt.I64, dt.U64) if "shader-int64" in features else ()
    # the conversions of f64 are made of 64-bit integers
    double = (dt.F64,) if wide and "shader-f64" in features else ()
    return (*_ALWAYS, *wide, *double)
