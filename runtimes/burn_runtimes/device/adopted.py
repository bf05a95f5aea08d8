"""Memory of other libraries in our kernels, and ours in theirs: who keeps what, and in which order.

Other libraries have streams of their own. Before their memory is used the stream of this thread waits for
theirs, or they see to that; afterwards theirs may be told to wait. All of this is on the device.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Generic

from burn_cube.driver import Buffer
from burn_runtimes.device.stream_api import ApiError, F, StreamApi
from burn_runtimes.device.stream_lanes import Lane, Lanes
from burn_runtimes.device.stream_memory import StreamBuffer, own_buffer

_LASTING = frozenset({0, 1, 2})  # streams that CUDA and HIP have from the beginning
_Left = tuple[object, Lane | None]
_Returned = tuple[StreamBuffer, int, object]


class AdoptedBuffer(StreamBuffer):
    """Memory that another library owns."""

    __slots__ = ("_left", "owner", "writable")

    def __init__(
        self, address: int, size: int, owner: object, writable: bool, lane: Lane, left: deque[_Left]
    ) -> None:
        super().__init__(address, size, None, user=lane)
        self.owner, self.writable, self._left = owner, writable, left

    def __del__(self) -> None:
        # may run anywhere: the next call of the driver marks where the last user's stream is
        self._left.append((self.owner, self.user))


class Adoption(Generic[F]):
    """The part of `StreamDriver` that other libraries' memory and streams are about."""

    api: StreamApi[F]
    lanes: Lanes

    def begin_adoption(self) -> None:
        """Nothing is adopted yet."""
        self._left: deque[_Left] = deque()
        """Owners of buffers that are gone."""
        self._held: dict[int, deque[tuple[object, object]]] = {}
        """For each lane owners, and the marks after which they may go."""
        self._back: deque[_Returned] = deque()
        self._outside_event: Any = None

    @abstractmethod
    def _calling(self, what: str, size: int = 0, settle: bool = True) -> AbstractContextManager[None]:
        """Errors of the driver inside say what was done. Of the calls around a launch `adopt` settles."""

    def adopt(self, address: int, size: int, owner: object, writable: bool) -> Buffer:
        """A buffer over memory that `owner` keeps alive, in the order of this thread's stream."""
        with self._calling(f"use {size} bytes of another library"):
            return AdoptedBuffer(address, size, owner, writable, self.lanes.mine(), self._left)

    def stream_number(self) -> int:
        """Of the stream of this thread."""
        with self._calling("have a stream", settle=False):
            return self.api.handle(self.lanes.mine().stream)

    def device_of(self, address: int) -> int | None:
        """The number of the device whose memory has an address; None if none has."""
        with self._calling("ask whose memory this is"):
            return self.api.device_of(address)

    def follow_stream(self, number: int) -> None:
        """What this thread launches from now on comes after what that stream was asked for so far."""
        with self._calling("wait for a stream of another library", settle=False):
            self._follow(self.lanes.mine(), number)

    def _follow(self, lane: Lane, number: int) -> None:
        if self._outside_event is None:
            self._outside_event = self.api.event()
        self.api.order(lane.stream, self.api.outside(number), self._outside_event)

    def lead_stream(self, number: int, buffers: Sequence[Buffer]) -> None:
        """That stream goes on when what was launched so far with the buffers has run."""
        with self._calling("let a stream of another library wait", settle=False):
            lane = self.lanes.mine()
            self.lanes.claim([own_buffer(buffer) for buffer in buffers], lane)
            if lane.event is None:
                lane.event = self.api.event()
            self.api.order(self.api.outside(number), lane.stream, lane.event)

    def returned(self, buffer: Buffer, number: int, held: object) -> None:
        """A buffer that another library's stream may still have work with: the next call waits for that."""
        self._back.append((own_buffer(buffer), number, held))

    def settle_adopted(self) -> None:
        """Let go of what queued work does not need any more. Only inside of a call."""
        while self._back:
            buffer, number, _ = self._back.popleft()
            lane = buffer.user or self.lanes.mine()
            if number in _LASTING:
                self._follow(lane, number)
            else:  # the stream may be gone
                self.api.synchronize_all()
            buffer.user = lane
        while self._left:
            owner, user = self._left.popleft()
            if user is not None:
                self._held.setdefault(user.number, deque()).append((self.api.mark(user.stream), owner))
        try:
            for number in list(self._held):
                self._let_go(number)
        except ApiError:  # what is queued never ends
            self._held.clear()
            raise

    def _let_go(self, number: int) -> None:
        held = self._held[number]
        while held and self.api.reached(held[0][0]):
            mark, _ = held.popleft()
            self.api.unmark(mark)
        if not held:
            self._held.pop(number, None)
