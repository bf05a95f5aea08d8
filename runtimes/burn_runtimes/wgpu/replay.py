"""Recorded launches: one pass, encoded anew each time from bind groups and records that stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wgpu import BufferUsage

from burn_cube.record import record
from burn_runtimes.sizes import rounded
from burn_runtimes.wgpu.memory import WgpuBuffer
from burn_runtimes.wgpu.modules import Variant


@record(eq=False)
class Bound:
    """A launch with what it binds."""

    variant: Variant
    buffers: Sequence[WgpuBuffer]
    record: bytes
    grid: tuple[int, int, int]


class Replay:
    """Launches of one device."""

    def __init__(self, device: Any, launches: Sequence[Bound]) -> None:
        self.device = device
        step: int = device.limits["min-uniform-buffer-offset-alignment"]
        offsets: list[int] = []
        end = 0
        for launch in launches:
            offsets.append(end)
            end += rounded(len(launch.record), step)
        host = bytearray(end)
        for offset, launch in zip(offsets, launches, strict=True):
            host[offset : offset + len(launch.record)] = launch.record
        self._records = device.create_buffer(size=end, usage=BufferUsage.UNIFORM | BufferUsage.COPY_DST)
        device.queue.write_buffer(self._records, 0, host)
        self._steps = [
            (one.variant.pipeline, one.variant.bind(one.buffers, self._records), [offset], one.grid)
            for offset, one in zip(offsets, launches, strict=True)
        ]
        self._held = launches

    def submit(self) -> None:
        """Run them all."""
        encoder = self.device.create_command_encoder()
        work, last = encoder.begin_compute_pass(), None
        for pipeline, group, offset, grid in self._steps:
            if pipeline is not last:
                work.set_pipeline(pipeline)
                last = pipeline
            work.set_bind_group(0, group, offset)
            work.dispatch_workgroups(*grid)
        work.end()
        self.device.queue.submit([encoder.finish()])
