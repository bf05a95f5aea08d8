"""Launches that were recorded once, and run again at the cost of one: graphs, as CUDA and HIP call them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burn_cube.driver import BufferArg
from burn_cube.errors import DeviceError


class Recording:
    """What was launched inside `StreamDriver.recording`: the same kernels on the same arguments."""

    def __init__(self) -> None:
        self.kept: list[object] = []
        """Arguments, whose memory has to stay."""
        self.buffers: list[Any] = []
        """Their memory."""
        self.graph: Any = None
        self._launch: Callable[[Recording], None] | None = None
        self._discard: Callable[[Any], None] | None = None

    def end(self, graph: Any, launch: Callable[[Recording], None], discard: Callable[[Any], None]) -> None:
        """All is recorded; `graph` is the driver's."""
        self.graph, self._launch, self._discard = graph, launch, discard
        kept = {id(arg.buffer): arg.buffer for arg in self.kept if isinstance(arg, BufferArg)}
        self.buffers = list(kept.values())

    def launch(self) -> None:
        """Queue all of it."""
        if self._launch is None:
            raise DeviceError("cannot launch a recording: it is not complete")
        self._launch(self)

    def __del__(self) -> None:
        if self._discard is not None:
            self._discard(self.graph)
