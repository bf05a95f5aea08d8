"""Warm launches without Python code: plans, which a runtime's compiled launcher compares with the arguments.

A bound kernel keeps a list of plans, newest first. The launcher takes the first that fits. If none does, it
calls the bound kernel itself, which launches as always and then adds a plan for next time if it can.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from functools import cache, partial
from math import prod
from typing import TYPE_CHECKING, Any, Protocol, cast

import numpy as np

from burn_cube.config import Settings
from burn_cube.driver import Buffer, DeviceArray, Driver, Module, SupportsDeviceArray
from burn_cube.errors import CubeError
from burn_cube.frontend.comptime import Dependency, Identity, frozen
from burn_cube.frontend.topology import Extent
from burn_cube.launch import waiting
from burn_cube.launch.arrays import layout_of
from burn_cube.launch.binders import Call
from burn_cube.launch.native_items import Ineligible, Items
from burn_cube.record import record

if TYPE_CHECKING:
    from burn_cube.frontend.decorator import Bound
    from burn_cube.launch.specialise import Compiled

_SLOTS, _ARRAYS, _RANK = 250, 32, 16  # what `launch.c` has room for
_HEAD = struct.Struct("21q")
_DEPENDENCY = struct.Struct("4q")
_MOST = (1 << 62) - 1
_MOST_KNOWN = 256


@record
class Work:
    """How a runtime runs the cubes of a module: the part of a plan that is its own. Numbers are addresses."""

    entry: int
    fail: Callable[[int], None] | None  # raises what the kernel has reported
    held: tuple[object, ...]
    pool_run: int = 0  # 0: on the calling thread
    ready: int = 0
    chunk: int = 1
    threads: int = 1
    stride: int = 0
    scratch: int = 0
    hold: bool = False  # so little work that giving up Python's lock does not pay
    guess: bool = False  # nobody knows how long a cube takes: try some first, and use the pool if it pays
    seen: int = 0  # where an int64 holds the nanoseconds that a cube took last, 0 if none has run
    stream: bool = False  # queued on a device: `entry` is where the struct `kernel` of `stream.h` is


class NativeRuntime(Protocol):
    """A driver's compiled launcher. All have the same built-in functions, and differ in what they run."""

    def entry(self, bound: object) -> Bound:
        """The built-in function that launches a bound kernel."""
        ...

    @property
    def opaque(self) -> bool:
        """Whether buffers are handles, not addresses: arrays must then start where their buffer does."""
        ...

    def address(self, buffer: Buffer) -> int:
        """Where a buffer is, or its handle."""
        ...

    def user(self, buffer: Buffer) -> int:
        """Where a buffer holds the address of what stands for the stream that used it last: compiled launches
        of other streams leave it to Python. 0 if there is nothing like that."""
        ...

    def work(self, module: Module, grid: Extent) -> Work | None:
        """How to run a module, or None if it must be left to the driver's `launch`."""
        ...


class Plan:
    """Compared with the arguments by compiled code: `code` is the struct `plan` of `launch.c`."""

    __slots__ = ("code", "fail", "held", "next")

    def __init__(
        self, code: bytes, fail: Callable[[int], None] | None, held: object, next: Plan | None = None
    ) -> None:
        self.code, self.fail, self.held, self.next = code, fail, held, next


@record
class Launched:
    """A launch that has succeeded, as Python did it."""

    compiled: Compiled
    settings: Settings
    grid: Extent
    units: int
    bounds: tuple[int, int]  # the widest number for which this kernel is the right one
    binders: tuple[Any, ...]
    values: tuple[object, ...]
    specs: tuple[Any, ...]
    call: Call
    hits: ctypes.c_int64
    placed: Callable[[CubeError], CubeError]


def runtime(driver: Driver) -> NativeRuntime | None:
    """The compiled launcher of a driver, if it has one that works in this interpreter."""
    found: NativeRuntime | None = getattr(driver, "native", None)
    return found if found is not None and _is_native(type(found)) else None


@cache
def _is_native(kind: type) -> bool:
    """Whether a class is a `NativeRuntime`: asked once, since `isinstance` with a Protocol takes long."""
    return all(hasattr(kind, name) for name in ("entry", "opaque", "address", "user", "work"))


def plan(launched: Launched, native: NativeRuntime) -> tuple[object, Plan] | None:
    """A plan for launches like this one and its key, or None if Python must do them."""
    compiled, cubes = launched.compiled, prod(launched.grid)
    work = native.work(compiled.module, launched.grid) if cubes <= _MOST else None
    if work is None:
        return None
    items = Items(list(launched.call.arguments), compiled.written)
    try:
        for binder, value, spec in zip(launched.binders, launched.values, launched.specs, strict=True):
            items.add(binder, value, spec)
        watched = [_watched(dependency) for dependency in compiled.dependencies]
    except Ineligible:
        return None
    if items.slots > _SLOTS or items.arrays > _ARRAYS or _deepest(launched.call) > _RANK:
        return None
    dependencies = b"".join([packed for packed, _ in watched])
    counts = len(watched), len(items.packed)
    code = b"".join([_head(launched, work, cubes, counts), dependencies, *items.packed])
    # not the arguments, whose memory would stay as long as the plan
    kept = launched.compiled, launched.settings, launched.binders, launched.hits
    held = kept, work, items.held, [value for _, value in watched]
    fail = partial(_fail, work.fail, launched.placed) if work.fail is not None else None
    return (id(compiled), launched.settings, dependencies, *items.packed), Plan(code, fail, held)


def _fail(fail: Callable[[int], None], placed: Callable[[CubeError], CubeError], number: int) -> None:
    """The errors of compiled launches, as those of Python's."""
    try:
        fail(number)
    except CubeError as error:
        raise placed(error) from error.__cause__


def _head(launched: Launched, work: Work, cubes: int, counts: tuple[int, int]) -> bytes:
    least, most = launched.bounds
    flags = work.hold | (work.fail is not None) << 1 | work.guess << 2 | work.stream << 3
    return _HEAD.pack(
        id(launched.settings), len(launched.values), least, most, min(launched.units, _MOST),
        ctypes.addressof(launched.hits), work.entry, work.pool_run, work.ready, *launched.grid, cubes,
        work.chunk, work.threads, work.stride, work.scratch, flags, work.seen, *counts,
    )  # fmt: skip


def _deepest(call: Call) -> int:
    return max((len(array.layout.shape) for array in call.arrays), default=0)


def _watched(dependency: Dependency) -> tuple[bytes, object]:
    """Where a value is, and the address that it must still have."""
    if dependency.place is None:
        raise Ineligible
    holder, name = dependency.place
    value = dependency.read()
    if not _lasting(value):
        raise Ineligible
    packed = _DEPENDENCY.pack(not isinstance(holder, dict), id(holder), id(name), id(value))
    return packed, (holder, name, value)


def _lasting(value: object) -> bool:
    """Whether the same object always stands for the same value."""
    if isinstance(value, tuple):
        return all(map(_lasting, cast("tuple[object, ...]", value)))
    if value is None or isinstance(value, bool | int | float | complex | str | bytes | np.generic):
        return True
    return isinstance(frozen(value), Identity)


def remember_new(values: tuple[object, ...]) -> bool:
    """Give arrays of devices their records, by which compiled launchers know them; whether any had none, or
    was not where they look: a tensor whose values were still to be computed.

    Not to those that are read by what waits: compiled launches do not ask before they write.
    """
    found = False
    for value in values:
        slot: str | None = getattr(type(value), "__burn_cube_slot__", None)
        if slot is not None:
            late = not hasattr(value, slot)
            memory = cast("SupportsDeviceArray", value).__burn_cube_array__()
            found |= late and hasattr(value, slot)
            if memory.record is not None or waiting.will_read(memory.buffer):
                continue
            if (record := _record(memory)) is not None:
                object.__setattr__(memory, "record", record)
                found = True
    return found


def _record(memory: DeviceArray) -> bytes | None:
    """The struct `record` of `launch.c`; None if compiled launches do not take the memory."""
    native = runtime(memory.driver)
    if native is None or (native.opaque and memory.offset):
        return None
    layout, behind = layout_of(memory)
    start, size = native.address(memory.buffer) + memory.offset, memory.dtype.size
    if native.opaque:
        low, high = start, start + 1
    else:
        low, high = start - layout.below * size, start + (layout.above + 1) * size
    if not layout.length:
        low = high = 0
    rank = len(layout.shape)
    user = native.user(memory.buffer)
    return _record_of(rank).pack(
        id(memory.driver), id(memory.dtype), start, layout.length, behind, layout.widest, low,
        high, layout.contiguous, layout.writable, user, rank, *layout.shape, *layout.strides,
    )  # fmt: skip


def fresh_records(sample: DeviceArray) -> Callable[[Buffer], bytes] | None:
    """What gives the records of arrays like this one, in order, each at the start of its own buffer; None if
    compiled launches take none of them. Such arrays get their records when they are made, which saves a first
    launch by Python."""
    native = runtime(sample.driver)
    if native is None:
        return None
    layout, _ = layout_of(sample)
    size, length, widest = sample.dtype.size, layout.length, layout.widest
    span = (layout.above + 1) * size if not native.opaque else 1
    head, tail = (id(sample.driver), id(sample.dtype)), (len(layout.shape), *layout.shape, *layout.strides)
    ends = struct.pack(f"{len(tail)}q", *tail)
    pack, address, user = _record_of(0, 11).pack, native.address, native.user
    known: dict[int, bytes] | None = None if user(sample.buffer) else {}  # memory comes again and again

    def record_of(buffer: Buffer) -> bytes:
        start = address(buffer)
        if known is not None and (found := known.get(start)) is not None:
            return found
        low, high = (start, start + span) if length else (0, 0)
        found = pack(*head, start, length, buffer.size // size, widest, low, high, 1, 1, user(buffer)) + ends
        if known is not None:
            if len(known) >= _MOST_KNOWN:
                known.clear()
            known[start] = found
        return found

    return record_of


@cache
def _record_of(rank: int, fixed: int = 12) -> struct.Struct:
    return struct.Struct(f"{fixed + 2 * rank}q")
