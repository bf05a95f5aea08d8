"""What a CUDA device says of itself, as properties."""

from __future__ import annotations

from collections.abc import Callable

from burn_cube import dtypes as dt
from burn_cube.driver import Properties
from burn_cube.record import record
from burn_runtimes.device.stream_api import Extent

_MOST = 2**31 - 1
_LOCAL_BYTES = 1 << 16  # the device has room for more, but only for few units at a time
_BINDINGS = 128  # their addresses and shapes have to fit into the parameters


@record
class Device:
    """What launches need to know beside the properties. `capability`: 90 for 9.0."""

    properties: Properties
    capability: int
    cubes: Extent
    parameter_bytes: int


def read(attribute: Callable[[int], int], name: str, driver_version: int) -> Device:
    """Numbers are those of CUdevice_attribute."""
    capability = attribute(75) * 10 + attribute(76)
    properties = Properties(
        runtime="cuda",
        name=name,
        plane_dim=attribute(10),
        max_cube_dim=(attribute(2), attribute(3), attribute(4)),
        max_units_per_cube=attribute(1),
        max_cube_count=(_MOST, _MOST, _MOST),  # what the device does not take, is folded
        max_shared_bytes=attribute(97) or attribute(8),
        max_local_bytes=_LOCAL_BYTES,
        max_bindings=_BINDINGS,
        alignment=256,
        dtypes=frozenset(dt.STORABLE),
        features=_features(capability),
        host_memory=False,
    )
    large = capability >= 70 and driver_version >= 12010
    cubes = (attribute(5), attribute(6), attribute(7))
    return Device(properties, capability, cubes, 32764 if large else 4096)


def _features(capability: int) -> frozenset[str]:
    # before 8.0 products of matrices go by plane operations
    tensor_cores = ("cmma:f16", "cmma:bf16", "cmma:tf32") if capability >= 80 else ()
    return frozenset({"plane", "atomic", "cmma", *tensor_cores})
