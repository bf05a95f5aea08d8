"""The clock of a device, read as the host's."""

from __future__ import annotations

from burn_cube.driver import Times


class Clock:
    """`device` and `host` are what both clocks showed at one moment, in nanoseconds."""

    def __init__(self, device: int, host: int) -> None:
        self._ahead = host - device

    def times(self, start: int, end: int) -> Times:
        """From the device's clock to that of `time.perf_counter_ns`."""
        return Times(start + self._ahead, end + self._ahead, "device")
