"""Which queues will read which memory: what waits has not read it yet when somebody writes to it.

Whoever is about to write asks here, by `burn_cube.launch.waiting`. Compiled launches do not ask: they know
arrays by their records, which are taken from all arrays over the memory until it has been read.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
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

    def __init__(self, queue: ref[Queue]) -> None:
        self.queues = {queue}
        self.records: list[tuple[CubeTensor, bytes]] = []


_readers: dict[int, _Readers] = {}  # by the ids of buffers, which those who read them keep
_lock = reentrant()  # a queue may become garbage, and say so, at any moment


def note(queue: ref[Queue], tensor: CubeTensor) -> int:
    """A queue, by its one `watched` reference, will read a tensor: the number by which to forget it."""
    key = id(tensor.array.buffer)
    with _lock:
        found = _readers.get(key)
        if found is None:
            found = _readers[key] = _Readers(queue)
        else:
            found.queues.add(queue)
        for each in tensor.relatives():
            array = each.array
            if array.record is not None:
                found.records.append((each, array.record))
                _set_record(array, None)
    return key


def forget(queue: ref[Queue], keys: Iterable[int]) -> None:
    """A queue reads these at once."""
    with _lock:
        for key in keys:
            found = _readers[key]
            found.queues.remove(queue)
            if not found.queues:
                del _readers[key]
                for tensor, record in found.records:
                    if tensor.array.record is None:
                        _set_record(tensor.array, record)


def watched(queue: Queue) -> ref[Queue]:
    """A reference to a queue that has its reads forgotten when its thread has ended and nobody wants them."""
    made = ref(queue, _gone)
    hash(made)  # which it has for ever then; one that is asked for the first time when all is over has none
    return made


def _gone(queue: ref[Queue], ending: Callable[[], bool] = sys.is_finalizing) -> None:
    if ending():  # names of this module may be gone too
        return
    with _lock:
        forget(queue, [key for key, found in list(_readers.items()) if queue in found.queues])


def read_now(buffers: Iterable[Buffer]) -> None:
    """Have all that waits and reads these run, whichever threads have asked for it."""
    if not _readers:
        return
    for buffer in buffers:
        with _lock:
            found = _readers.get(id(buffer))
            queues = [queue() for queue in found.queues] if found is not None else []
        for queue in queues:
            if queue is not None:
                queue.drain()


def will_read(buffer: Buffer) -> bool:
    """Whether something that waits reads it."""
    return id(buffer) in _readers
