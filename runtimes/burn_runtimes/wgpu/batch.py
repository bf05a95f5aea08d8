"""Launches recorded into one pass. Their records share a buffer that is filled when the pass is submitted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wgpu import BufferUsage

from burn_runtimes.sizes import rounded
from burn_runtimes.wgpu.memory import WgpuBuffer
from burn_runtimes.wgpu.modules import Known, Variant
from burn_runtimes.wgpu.ticks import Ticks

_MOST = 256  # launches before a batch is submitted by itself
_RECORDS = 1 << 16  # bytes


class Batch:
    """What is recorded and not yet submitted."""

    def __init__(self, device: Any) -> None:
        self.device = device
        self._step: int = device.limits["min-uniform-buffer-offset-alignment"]
        self._records = device.create_buffer(size=_RECORDS, usage=BufferUsage.UNIFORM | BufferUsage.COPY_DST)
        self._host = bytearray(_RECORDS)
        self._used = self._count = 0
        self._encoder: Any = None
        self._pass: Any = None
        self._pipeline: Any = None
        self._kept: dict[int, object] = {}  # pieces of memory: nobody else may have them meanwhile

    def known(self, variant: Variant, key: bytes, buffers: Sequence[WgpuBuffer]) -> Known:
        """What `again` needs of buffers."""
        return variant.remember(key, buffers, self._records)

    def uses(self, buffer: WgpuBuffer) -> bool:
        """Whether a launch that waits here reads or writes a buffer."""
        return id(buffer.piece) in self._kept

    def dispatch(
        self, variant: Variant, buffers: Sequence[WgpuBuffer], record: bytes, grid: tuple[int, int, int]
    ) -> None:
        """Record a launch."""
        if self._is_full(record):
            self.flush()
        self._dispatch(variant, variant.group(buffers, self._records), record, grid)
        for buffer in buffers:
            self._kept[id(buffer.piece)] = buffer.piece

    def again(self, variant: Variant, known: Known, record: bytes, grid: tuple[int, int, int]) -> bool:
        """Record a launch on known buffers; False, and nothing done, if the batch is full."""
        if self._is_full(record):
            return False
        self._dispatch(variant, known.group, record, grid)
        self._kept.update(known.pieces)
        return True

    def _is_full(self, record: bytes) -> bool:
        return self._used + self._room(record) > _RECORDS or self._count >= _MOST

    def _room(self, record: bytes) -> int:
        return rounded(len(record), self._step)

    def _dispatch(self, variant: Variant, group: Any, record: bytes, grid: tuple[int, int, int]) -> None:
        work = self._begun()
        if self._pipeline is not variant.pipeline:
            work.set_pipeline(variant.pipeline)
            self._pipeline = variant.pipeline
        work.set_bind_group(0, group, [self._used])
        work.dispatch_workgroups(*grid)
        self._host[self._used : self._used + len(record)] = record
        self._used += self._room(record)
        self._count += 1

    def timed(
        self, variant: Variant, buffers: Sequence[WgpuBuffer], record: bytes, grid: tuple[int, int, int],
        ticks: Ticks,
    ) -> None:  # fmt: skip
        """A launch in a pass of its own, submitted at once; `ticks` is told when it begins and ends."""
        self.flush()
        self._encoder = self.device.create_command_encoder()
        self._pass = self._encoder.begin_compute_pass(timestamp_writes=ticks.writes())
        self.dispatch(variant, buffers, record, grid)
        self.flush(ticks)

    def _begun(self) -> Any:
        if self._pass is None:
            self._encoder = self.device.create_command_encoder()
            self._pass = self._encoder.begin_compute_pass()
        return self._pass

    def flush(self, ticks: Ticks | None = None) -> None:
        """Submit what is recorded. Whatever comes of it, the next launch starts anew."""
        if self._pass is None:
            return
        work, encoder, used = self._pass, self._encoder, self._used
        self._pass = self._encoder = self._pipeline = None
        self._used = self._count = 0
        kept, self._kept = self._kept, {}
        work.end()
        if ticks is not None:
            ticks.resolve(encoder)
        commands = encoder.finish()
        self.device.queue.write_buffer(self._records, 0, memoryview(self._host)[:used])
        self.device.queue.submit([commands])
        kept.clear()  # the queue holds the memory now
