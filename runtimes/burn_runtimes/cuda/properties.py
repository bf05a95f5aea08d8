"""What a CUDA device says of itself, as properties."""

from __future__ import annotations

from collections.abc import Callable

from burn_cube.driver import Properties
from burn_cube.record import record
from burn_runtimes.device.stream_api import Extent
from burn_runtimes.device.stream_properties import properties


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
    found = properties(
        "cuda",
        name,
        plane_dim=attribute(10),
        cube_dim=(attribute(2), attribute(3), attribute(4)),
        units=attribute(1),
        shared_bytes=attribute(97) or attribute(8),
        # before 8.0 products of matrices go by plane operations
        products=("f16", "bf16", "tf32") if capability >= 80 else (),
    )
    large = capability >= 70 and driver_version >= 12010
    cubes = (attribute(5), attribute(6), attribute(7))
    return Device(found, capability, cubes, 32764 if large else 4096)
