"""What a driver with pointers, modules and streams gives: CUDA by two packages, and HIP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from burn_runtimes.device.parameters import Parameters

if TYPE_CHECKING:
    from burn_runtimes.device.native import NativeCalls

Extent = tuple[int, int, int]
F = TypeVar("F")
"""A kernel in a loaded module."""

OUT_OF_MEMORY = 2
OUT_OF_RESOURCES = 701
LOST = frozenset({214, 700, 702, 709, 710, 713, 714, 715, 716, 717, 718, 719, 999})
"""Errors after which a context is of no use any more; CUDA and HIP number them alike."""


class ApiError(Exception):
    """A call that failed: its name, the driver's number and words for it."""

    def __init__(self, call: str, code: int, text: str) -> None:
        super().__init__(call, code, text)
        self.call, self.code, self.text = call, code, text

    def __str__(self) -> str:
        return f"{self.call} gives error {self.code}: {self.text}"


class StreamApi(Protocol[F]):
    """One device, and streams on it. What one stream is asked for runs in that order; streams are not ordered
    among each other but by `order`. All but `enter` want `enter` first.

    Every method raises `ApiError` if the driver refuses; an error of an earlier kernel may come from any.
    """

    pooled: bool
    """Whether `allocate` and `release` cost little, since the driver keeps memory that comes back."""
    records: bool
    """Whether launches can be recorded."""

    def enter(self) -> None:
        """Make the device that of the calling thread."""
        ...

    def leave(self) -> None:
        """After each `enter`, whatever happened."""
        ...

    def stream(self) -> Any:
        """A new stream."""
        ...

    def handle(self, stream: Any) -> int:
        """The driver's number of a stream."""
        ...

    def event(self) -> Any:
        """For `order`, again and again."""
        ...

    def order(self, stream: Any, other: Any, event: Any) -> None:
        """Let a stream wait for what another one was asked for so far; the host goes on."""
        ...

    def outside(self, number: int) -> Any:
        """The stream that another library knows by a number, for `order`."""
        ...

    def device_of(self, address: int) -> int | None:
        """The number of the device whose memory has an address; None if none has."""
        ...

    def allocate(self, size: int, stream: Any) -> int:
        """The address of new memory of at least one byte, for what comes in a stream; see `pooled`."""
        ...

    def release(self, address: int, stream: Any) -> None:
        """Give memory back once the stream is through with what was asked of it so far."""
        ...

    def trim(self) -> None:
        """Give memory away that the driver keeps for allocations to come."""
        ...

    def copy_in(self, address: int, host: int, size: int, stream: Any) -> None:
        """Copy from the host, whose memory may change as soon as this returns."""
        ...

    def copy_out(self, host: int, address: int, size: int, stream: Any) -> None:
        """Copy to the host; the bytes are there when this returns."""
        ...

    def load(self, image: bytes, entry: str, shared: int) -> F:
        """The kernel of a compiled image, which may ask for so many bytes of dynamic shared memory."""
        ...

    def max_units(self, function: F) -> int:
        """Units of a cube for which the registers that the kernel needs suffice."""
        ...

    def launch(
        self, function: F, grid: Extent, block: Extent, shared: int, parameters: Parameters, stream: Any
    ) -> None:
        """Queue a kernel; the parameters may change as soon as this returns."""
        ...

    def native_calls(self) -> NativeCalls | None:
        """What compiled launches call; None if there is more to do than they know."""
        ...

    def synchronize(self, stream: Any) -> None:
        """Wait until the stream is empty."""
        ...

    def synchronize_all(self) -> None:
        """Wait until all streams are empty, other libraries' too."""
        ...

    def mark(self, stream: Any) -> object:
        """What the device stamps with its time when the stream gets there."""
        ...

    def wait(self, mark: object) -> None:
        """Until the stream has got there."""
        ...

    def reached(self, mark: object) -> bool:
        """Whether the stream has got there."""
        ...

    def elapsed(self, first: object, last: object) -> int:
        """Nanoseconds from one mark to a later one, which is waited for."""
        ...

    def unmark(self, mark: object) -> None:
        """Free a mark."""
        ...

    def begin_recording(self, stream: Any) -> None:
        """From here on, what the stream is asked for is recorded instead."""
        ...

    def end_recording(self, stream: Any) -> object:
        """What was recorded, ready to run."""
        ...

    def replay(self, graph: object, stream: Any) -> None:
        """Queue what was recorded."""
        ...

    def discard(self, graph: object) -> None:
        """Free what was recorded."""
        ...

    def memory(self) -> tuple[int, int]:
        """Bytes free and in all."""
        ...
