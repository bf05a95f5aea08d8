"""When a pass began and ended, by the device's clock."""

from __future__ import annotations

import time
from importlib import import_module
from typing import Any

import numpy as np
from wgpu import BufferUsage

from burn_runtimes.device.clock import Clock

FEATURE = "timestamp-query"


class Ticks:
    """The two numbers of one pass."""

    def __init__(self, device: Any) -> None:
        self.device = device
        self._set = device.create_query_set(type="timestamp", count=2)
        self._buffer = device.create_buffer(size=16, usage=BufferUsage.QUERY_RESOLVE | BufferUsage.COPY_SRC)

    def writes(self) -> dict[str, Any]:
        """What the pass must be begun with."""
        return {
            "query_set": self._set, "beginning_of_pass_write_index": 0, "end_of_pass_write_index": 1,
        }  # fmt: skip

    def resolve(self, encoder: Any) -> None:
        """After the pass."""
        encoder.resolve_query_set(self._set, 0, 2, self._buffer, 0)

    def read(self) -> tuple[int, int]:
        """Wait for the pass, and give its begin and end in ticks."""
        begin, end = np.frombuffer(self.device.queue.read_buffer(self._buffer), np.uint64)
        return int(begin), max(int(begin), int(end))


class TickClock:
    """Ticks of a device as times of the host."""

    def __init__(self, device: Any) -> None:
        ticks = Ticks(device)
        encoder = device.create_command_encoder()
        encoder.begin_compute_pass(timestamp_writes=ticks.writes()).end()
        ticks.resolve(encoder)
        device.queue.submit([encoder.finish()])
        end = ticks.read()[1]
        self._period = _period(device)
        self.clock = Clock(self.nanoseconds(end), time.perf_counter_ns())

    def nanoseconds(self, ticks: int) -> int:
        """Of the device."""
        return round(ticks * self._period)


def _period(device: Any) -> float:
    """Nanoseconds of a tick."""
    native: Any = import_module("wgpu.backends.wgpu_native")  # the public interface does not say
    return float(native.lib.wgpuQueueGetTimestampPeriod(device.queue._internal))
