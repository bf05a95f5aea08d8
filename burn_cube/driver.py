"""What a runtime implements, and the records that cross the border. Imports no runtime."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, Literal, Protocol, runtime_checkable

from burn_cube.dtypes import DType
from burn_cube.record import as_dict, field, record
from burn_cube.span import Span

if TYPE_CHECKING:  # what only annotations name is not loaded
    import numpy as np
    from numpy.typing import NDArray

    from burn_cube.ir.nodes import Kernel


@record
class Properties:
    """Limits and features of a device; hashable, since a kernel may read it while it is compiled."""

    runtime: str
    name: str
    plane_dim: int
    max_cube_dim: tuple[int, int, int]
    max_units_per_cube: int
    max_cube_count: tuple[int, int, int]
    max_shared_bytes: int
    max_local_bytes: int
    max_bindings: int
    alignment: int
    dtypes: frozenset[DType]
    features: frozenset[str]  # "plane", "atomic" and "cmma" allow these operations; docs/language.md
    host_memory: bool  # kernels can use NumPy's memory in place

    def as_dict(self) -> dict[str, Any]:
        """JSON-able record."""
        found = as_dict(self)
        found["dtypes"] = sorted(d.name for d in self.dtypes)
        found["features"] = sorted(self.features)
        return found


class Buffer(Protocol):
    """Memory of a device, in bytes; freed with its last reference."""

    @property
    def size(self) -> int: ...


@runtime_checkable
class Adopting(Protocol):
    """A driver whose buffers may lie over memory of another library."""

    def adopt(self, address: int, size: int, owner: object, writable: bool) -> Buffer:
        """A buffer over `size` bytes that `owner` keeps alive; it has a property `writable`.

        The owner is let go when the buffer is gone and what was launched with it has run.
        """
        ...


@runtime_checkable
class SharesStreams(Protocol):
    """A driver whose work can be ordered, on the device, with that of other libraries, which know streams by
    the numbers that CUDA and HIP give them."""

    def stream_number(self) -> int:
        """Of the stream of this thread."""
        ...

    def follow_stream(self, number: int) -> None:
        """What this thread launches from now on comes after what that stream was asked for so far."""
        ...

    def lead_stream(self, number: int, buffers: Sequence[Buffer]) -> None:
        """That stream goes on when what was launched so far with the buffers has run."""
        ...

    def returned(self, buffer: Buffer, number: int, held: object) -> None:
        """A buffer is not used any more by another library, whose stream may still have work with it: what
        comes after in its memory waits for that. `held` is let go then. Any thread, at any moment."""
        ...

    def device_of(self, address: int) -> int | None:
        """The number of the device whose memory has an address; None if none has."""
        ...


class Module(Protocol):
    """A compiled kernel, ready to launch."""

    @property
    def kernel(self) -> Kernel: ...


@record
class BufferArg:
    """A buffer argument: `offset` in bytes is the base of the view; `shape`, `strides` in elements (strides
    may be 0 or negative); `buffer_len` counts elements from the base to the end of the buffer."""

    buffer: Buffer
    offset: int
    length: int
    buffer_len: int
    shape: tuple[int, ...] = ()
    strides: tuple[int, ...] = ()


Argument = BufferArg | bool | int | float


FieldKind = Literal["cube_count", "base", "len", "buffer_len", "shape", "stride", "scalar"]


@record
class Field:
    """One number of the argument record that a GPU kernel receives beside its buffers.

    `param` is the position of the parameter, -1 for numbers of the launch; `dim` an axis (0 is x); `base` is
    where a buffer's view starts, in elements. `dtype` has 32 or 64 bits: a bool is a u32 of 0 or 1, 8- and
    16-bit integers are widened, f16 and bf16 travel as f32. `offset` is in bytes.
    """

    kind: FieldKind
    param: int
    dim: int
    name: str
    dtype: DType
    offset: int


@record
class Artifact:
    """What a target makes of a kernel: its text, and what the driver must know to run it."""

    target: str
    entry: str
    text: str
    kernel: Kernel  # as compiled: legal for the target
    scratch_bytes: int = 0  # memory per running thread, beyond the stack
    messages: tuple[str, ...] = ()  # of `Assert`s, by the number that the kernel leaves in its status word
    fields: tuple[Field, ...] = ()  # of the argument record, by offset
    record_bytes: int = 0  # of the argument record: a multiple of 16, 0 if there are no fields
    shared_bytes: int = 0  # of a cube's shared memory, where the launch must ask for it
    reports: bool = False  # takes a report buffer after its other buffers: see targets/reports.py
    lines: tuple[Span, ...] = ()  # of each line of the text, UNKNOWN where it belongs to none


class Driver(Protocol):
    """A device. `launch` may return before the kernel has finished; `read` and `sync` wait."""

    properties: Properties
    target: str

    def alloc(self, size: int) -> Buffer: ...
    def write(self, buffer: Buffer, offset: int, data: NDArray[Any]) -> None: ...
    def read(self, buffer: Buffer, offset: int, size: int) -> NDArray[np.uint8]: ...
    def wrap(self, array: NDArray[Any]) -> Buffer:
        """A buffer over the memory of an array, without a copy; drivers with host_memory only."""
        ...

    def compile(self, artifact: Artifact) -> Module: ...
    def launch(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> None: ...
    def flush(self) -> None: ...
    def sync(self) -> None: ...


@record(eq=False)
class PreparedLaunch:
    """A launch of which everything is checked."""

    module: Module
    grid: tuple[int, int, int]
    args: Sequence[Argument]


@runtime_checkable
class Replays(Protocol):
    """A driver that runs the same launches again and again for less than one by one."""

    def prepare(self, launches: Sequence[PreparedLaunch]) -> Callable[[], None]:
        """What runs them in their order, each time that it is called; no kernel among them reports."""
        ...


@record
class Times:
    """When a kernel ran, in nanoseconds of `time.perf_counter_ns`; `clock` is whose clock was looked at."""

    start: int
    end: int
    clock: Literal["device", "host"]


@runtime_checkable
class TimesLaunches(Protocol):
    """A driver that knows when a kernel ran."""

    def launch_timed(
        self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]
    ) -> Callable[[], Times]:
        """Like `launch`; what it gives waits for the kernel, and says when it ran."""
        ...


@record
class MemoryUsage:
    """Bytes: `used` by buffers as they were asked for, `padding` lost to alignment and size classes,
    `reserved` from the system in all; and how many buffers there are."""

    used: int
    padding: int
    reserved: int
    buffers: int


@runtime_checkable
class ManagesMemory(Protocol):
    """A driver that keeps memory between uses, and says how much of it there is."""

    def memory_usage(self) -> MemoryUsage:
        """What buffers have, and what is kept for buffers to come."""
        ...

    def memory_cleanup(self) -> None:
        """Give memory that no buffer uses to the system."""
        ...

    def persistent_memory(self) -> AbstractContextManager[None]:
        """What this thread allocates inside has its exact size, and is kept until `memory_cleanup`."""
        ...


@record
class DeviceArray:
    """How an array of another layer presents itself to a launch: see `SupportsDeviceArray`."""

    driver: Driver
    buffer: Buffer
    dtype: DType
    offset: int  # bytes
    shape: tuple[int, ...]
    strides: tuple[int, ...]  # elements
    writable: bool = True
    record: bytes | None = field(default=None, init=False, compare=False, repr=False)
    """What compiled launchers know of it, once they have seen it."""


@runtime_checkable
class SupportsDeviceArray(Protocol):
    """Anything that a kernel accepts as an array.

    A class that keeps the result in one of its `__slots__`, and never changes it, may name that slot in
    `__burn_cube_slot__`: warm launches then read it there.
    """

    def __burn_cube_array__(self) -> DeviceArray: ...
