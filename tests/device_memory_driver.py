"""The interpreter as a device with memory of its own: NumPy's memory is out of its reach."""

from __future__ import annotations

from typing import Any, NoReturn

from numpy.typing import NDArray

from burn_cube.errors import DeviceError
from burn_cube.launch.library import library
from burn_cube.record import replace
from burn_runtimes.reference import ReferenceDriver


class DeviceMemoryDriver(ReferenceDriver):
    """Interprets; takes buffers of `alloc` only."""

    def __init__(self, plane_dim: int = 8, **properties: Any) -> None:
        super().__init__(library, plane_dim)
        changed = {"name": "interpreter with memory of its own", "host_memory": False, **properties}
        self.properties = replace(self.properties, **changed)

    def wrap(self, array: NDArray[Any]) -> NoReturn:
        """Refused."""
        raise DeviceError(f"cannot use an array of {array.size} elements in the host's memory")
