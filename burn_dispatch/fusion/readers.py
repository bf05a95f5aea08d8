"""Which queues will read which memory: what waits has not read it yet when somebody writes to it.

Whoever is about to write asks here, by `burn_cube.launch.waiting`. Compiled launches do not ask: they know
arrays by their records, which are taken from all arrays over the memory until it has been read.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import ref

from burn_cube.driver import Buffer, DeviceArray
from burn_cube.launch.locks import reentrant
from burn_dispatch.backends.cube.tensor import CubeTensor

if TYPE_CHECKING:
    from burn_dispatch.fusion.queue import Queue

_set_record: Any = vars(DeviceArray)["record"].__set__


class _Readers:
    """Of a buffer: queues, and the records that arrays over it had."""

    __slots__ = ("queues", "records")

    def __init__(self) -> None:
        self.queues: dict[int, ref[Queue]] = {}
        self.records: list[tuple[ref[CubeTensor], bytes]] = []


_readers: dict[int, _Readers] = {}  # by the ids of buffers, which those who read them keep
_lock = reentrant()  # a queue may become garbage, and say so, at any moment


def note(queue: Queue, tensor: CubeTensor) -> int:
    """A queue will read a tensor: the number by which to forget it."""
    key = id(tensor.array.buffer)
    with _lock:
        found = _readers.get(key)
        if found is None:
            found = _readers[key] = _Readers()
        found.queues[id(queue)] = ref(queue, partial(_gone, key))
        for each in tensor.relatives():
            array = each.array
            if array.record is not None:
                found.records.append((ref(each), array.record))
                _set_record(array, None)
    return key


def forget(queue: Queue, keys: Iterable[int]) -> None:
    """A queue reads these at once."""
    with _lock:
        for key in keys:
            del _readers[key].queues[id(queue)]
            _close(key)


def _gone(key: int, queue: ref[Queue]) -> None:
    """The thread of a queue has ended, and nobody wants what it has noted."""
    with _lock:
        found = _readers[key]
        found.queues = {number: one for number, one in found.queues.items() if one is not queue}
        _close(key)


def _close(key: int) -> None:
    if not _readers[key].queues:
        _give_back(_readers.pop(key).records)


def _give_back(records: list[tuple[ref[CubeTensor], bytes]]) -> None:
    for tensor, record in records:
        there = tensor()
        if there is not None and there.array.record is None:
            _set_record(there.array, record)


def read_now(buffers: Iterable[Buffer]) -> None:
    """Have all that waits and reads these run, whichever threads have asked for it."""
    if not _readers:
        return
    for buffer in buffers:
        with _lock:
            found = _readers.get(id(buffer))
            queues = [queue() for queue in found.queues.values()] if found is not None else []
        for queue in queues:
            if queue is not None:
                queue.drain()


def will_read(buffer: Buffer) -> bool:
    """Whether something that waits reads it."""
    return id(buffer) in _readers
