"""Cold caches: memory larger than the last cache of a device is read and written between two calls."""

from __future__ import annotations

from pathlib import Path

from burn_cube.driver import Buffer, DeviceArray, Driver
from burn_cube.dtypes import F32
from burn_cube.lang import ABSOLUTE_POS, Array, cube, f32
from burn_cube.launch import runtimes

_CACHES = Path("/sys/devices/system/cpu/cpu0/cache")
_HOST = 64 << 20
"""Bytes of the last cache of a processor that does not tell."""
_LEAST, _MOST = 32 << 20, 256 << 20
_DEVICE = 256 << 20
"""Bytes for a device with memory of its own: no L2 cache is larger."""
_PART = 128 << 20
"""Bytes of an array that every WebGPU device binds."""
_GRID = 1 << 15


@cube
def touch(x: Array[f32]) -> None:
    """Reads what it writes, so that no store goes past the caches."""
    if ABSOLUTE_POS < x.len():
        x[ABSOLUTE_POS] = 0.5 * x[ABSOLUTE_POS] + 1.0


def last_cache(folder: Path = _CACHES) -> int:
    """Bytes of the processor's largest cache."""
    sizes: list[int] = []
    for file in folder.glob("index*/size"):
        text = file.read_text(encoding="ascii").strip()
        unit = {"K": 1 << 10, "M": 1 << 20}.get(text[-1:], 1)
        digits = text.rstrip("KM")
        sizes += [int(digits) * unit] if digits.isdigit() else []
    return max(sizes, default=_HOST)


class _Memory:
    """The array that is touched."""

    def __init__(self, driver: Driver, count: int) -> None:
        self._buffer: Buffer = driver.alloc(4 * count)
        self._driver, self._count = driver, count

    def __burn_cube_array__(self) -> DeviceArray:
        return DeviceArray(self._driver, self._buffer, F32, 0, (self._count,), (1,))


class Flush:
    """Call it to empty the caches of a device, on all of its cores; it waits. Keeps its memory."""

    def __init__(self, device: object) -> None:
        """`device`: a `Device`, a driver, or the name of a runtime."""
        self._driver = runtimes.driver_of(device, "empty caches")
        on_host = self._driver.properties.host_memory
        self.size = min(max(2 * last_cache(), _LEAST), _MOST) if on_host else _DEVICE
        parts = -(-self.size // _PART)
        self._parts = [_Memory(self._driver, self.size // 4 // parts) for _ in range(parts)]
        self()

    def __call__(self) -> None:
        """Touch the memory."""
        cubes = self.size // 4 // 256 // len(self._parts)
        grid = (min(cubes, _GRID), -(-cubes // _GRID))  # one that every device takes
        for part in self._parts:
            touch.launch(self._driver, cube_count=grid, cube_dim=256, args=(part,))
        self._driver.sync()
