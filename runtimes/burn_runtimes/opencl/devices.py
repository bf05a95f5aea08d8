"""The OpenCL devices of this machine, and what they can do."""

from __future__ import annotations

import pyopencl as cl

from burn_cube import dtypes as dt
from burn_cube.driver import Properties
from burn_cube.dtypes import DType
from burn_cube.errors import DeviceError
from burn_cube.targets.opencl import OPTIONS, ROUNDING
from burn_runtimes import numbering

_MOST_CUBES = 2**31 - 1
_PER_BUFFER = 24  # bytes of a kernel's parameters: a pointer, where the view starts, its length
_LOCAL_BYTES = 1 << 16  # a unit's own memory: OpenCL tells no limit, compilers spill it to global memory


def devices() -> list[cl.Device]:
    """All devices of all platforms: GPUs and accelerators before CPUs, else in the platforms' order."""
    try:
        found = [device for platform in cl.get_platforms() for device in _devices(platform)]
    except cl.Error:  # what the loader raises where no driver is installed
        return []
    return sorted(found, key=is_software)


def _devices(platform: cl.Platform) -> list[cl.Device]:
    try:
        return list(platform.get_devices())
    except cl.Error:  # a driver without its device
        return []


def is_software(device: cl.Device) -> bool:
    """Whether a device is the host's processor."""
    return bool(device.type & cl.device_type.CPU)


def open_device(index: int) -> cl.Device:
    """The device of a number; DeviceError if there is none, or if it cannot keep the language's meaning."""
    found = devices()
    if not found:
        raise DeviceError(
            "cannot open an OpenCL device: no OpenCL driver is installed",
            help="install the device's driver; for the host's processor, PoCL (pocl-opencl-icd)",
        )
    names = [device.name.strip() for device in found]
    numbering.expect(f"cannot open OpenCL device {index}", index, len(found), names)
    device = found[index]
    missing = _missing(device)
    if missing:
        raise DeviceError(f"cannot use OpenCL device {device.name.strip()}: it has no {missing}")
    return device


def _missing(device: cl.Device) -> str:
    config = device.single_fp_config
    if not config & cl.device_fp_config.DENORM:
        return "sub-normal numbers of f32"
    return "" if config & cl.device_fp_config.INF_NAN else "infinities of f32"


def rounds(device: cl.Device) -> bool:
    """Whether divisions and roots of f32 are rounded correctly."""
    return bool(device.single_fp_config & cl.device_fp_config.CORRECTLY_ROUNDED_DIVIDE_SQRT)


def options(device: cl.Device) -> tuple[str, ...]:
    """What programs are built with."""
    return (*OPTIONS, ROUNDING) if rounds(device) else OPTIONS


def extensions(device: cl.Device) -> frozenset[str]:
    """The names of the extensions."""
    return frozenset(device.extensions.split())


def has_wide_atomics(device: cl.Device) -> bool:
    """Whether atomic operations on 64 bits exist."""
    return {"cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"} <= extensions(device)


def _dtypes(device: cl.Device) -> frozenset[DType]:
    has_f64 = bool(device.double_fp_config)
    return frozenset(dtype for dtype in dt.STORABLE if has_f64 or dtype is not dt.F64)


def properties(device: cl.Device) -> Properties:
    """Limits as the device tells them."""
    x, y, z = list(device.max_work_item_sizes)[:3]
    software = ("software",) if is_software(device) else ()
    return Properties(
        runtime="opencl",
        name=f"{device.name.strip()} ({device.platform.name.strip()})",
        plane_dim=1,  # how wide subgroups are is known only after a kernel is compiled
        max_cube_dim=(x, y, z),
        max_units_per_cube=device.max_work_group_size,
        max_cube_count=(_MOST_CUBES, _MOST_CUBES, _MOST_CUBES),
        max_shared_bytes=device.local_mem_size,
        max_local_bytes=_LOCAL_BYTES,
        max_bindings=max(8, device.max_parameter_size // _PER_BUFFER),
        alignment=max(1, device.mem_base_addr_align // 8),
        dtypes=_dtypes(device),
        features=frozenset(("plane", "atomic", "cmma", *software)),
        host_memory=False,
    )
