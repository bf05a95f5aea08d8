"""What waits to be computed: one queue for each thread and device.

An op is noted by the numbers of its inputs among the values that the queue knows. All that was noted so far
is a state in a tree of patterns, where each op is a step; a queue that notes a known pattern finds its
programs there without looking at the ops again. Sizes and scalars are no part of a pattern.
"""

from __future__ import annotations

from collections.abc import Sequence
from sys import getrefcount
from threading import local
from typing import Any

from burn_cube.driver import Properties
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchError, OutOfMemoryError
from burn_cube.launch import graph, waiting
from burn_cube.launch.locks import reentrant
from burn_cube.record import replace
from burn_dispatch.backends.cube.launching import Number
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.fusion import readers, report
from burn_dispatch.fusion.pattern import Kind, Noted, State, root
from burn_dispatch.fusion.program import Program, Values, allocate, launch, planned
from burn_dispatch.fusion.tensor import FusionTensor
from burn_dispatch.fusion.threads import thread_number
from burn_dispatch.fusion.trace import Trace
from burn_dispatch.layout import Layout, Shape

LONGEST = 64
"""Ops that wait, at most."""
_MOST_PROGRAMS = 64  # of one pattern, for different layouts
_ONE_HOLDER = 3  # references to an array: its tensor's, a name, and that of the one who counts
Value = FusionTensor | CubeTensor


class _ElsewhereError(Exception):
    """A value waits in another queue."""


class _Pending:
    """What a queue has noted since it was drained."""

    __slots__ = ("at_once", "ids", "numbers", "product", "reads", "state", "values")

    def __init__(self) -> None:
        self.state = root()
        self.values: list[Value] = []
        self.ids: dict[Value, int] = {}
        self.numbers: list[Number] = []
        self.reads: set[int] = set()
        """Buffers, as `readers` numbers them."""
        self.at_once = False
        self.product = False


def _references() -> int:
    """To a value that a queue has and nobody else: from its list, its table, and those who count."""
    pending = _Pending()
    pending.values.append(FusionTensor.__new__(FusionTensor))
    pending.ids[pending.values[0]] = 0
    return next(map(getrefcount, pending.values))


_OWN = _references()
_kinds: dict[Properties, int] = {}
"""Numbers of devices for which programs are not the same."""


class Queue:
    """The ops that a thread has asked of a device, and that have not run."""

    __slots__ = ("__weakref__", "_driver", "_kind", "_lock", "_pending", "_watched", "device", "thread")

    def __init__(self, device: Device) -> None:
        """Of the thread that makes it."""
        self.device = device
        self._driver = device.driver  # by which the queue is found: another one must not take its place
        self._kind = _kinds.setdefault(device.properties, len(_kinds))
        self.thread = thread_number()
        self._lock = reentrant()
        self._watched = readers.watched(self)
        self._pending = _Pending()

    def __len__(self) -> int:
        return self._pending.state.depth

    def note(
        self,
        kind: Kind,
        op: Any,
        dtype: DType,
        shape: Shape,
        inputs: Sequence[Value],
        numbers: tuple[Number, ...] = (),
        detail: tuple[Any, ...] = (),
    ) -> FusionTensor:
        """What an op will give; `numbers` are its scalars, `detail` what else it is told, as `Noted` says.

        A product that waits already is computed before another one: much later, it would keep memory from
        being used again.
        """
        while True:
            try:
                with self._lock:
                    if kind == "product" and self._pending.product:
                        self.drain()
                    pending = self._pending
                    ids = pending.ids
                    places = tuple([ids[x] if x in ids else self._leaf(x) for x in inputs])
                    key = op, dtype, len(numbers), detail, places
                    state = pending.state.after.get(key)
                    if state is None:
                        noted = Noted(kind, op, dtype, places, len(numbers), detail)
                        state = pending.state.step(key, noted)
                    pending.numbers += numbers
                    pending.product |= kind == "product"
                    return self._noted(state, shape, dtype)
            except _ElsewhereError:
                for x in inputs:
                    if isinstance(x, FusionTensor) and x.queue is not self:
                        x.resolved()

    def view(self, method: str, detail: Any, shape: Shape, x: FusionTensor) -> FusionTensor | None:
        """What a view of something that waits here will be; None if another thread has computed it by now."""
        with self._lock:
            pending = self._pending
            place = pending.ids.get(x) if x.tensor is None else None
            if place is None:
                return None
            key = method, detail, place
            state = pending.state.after.get(key)
            if state is None:
                state = pending.state.step(key, Noted("view", method, x.dtype, (place,), 0, (detail,)))
            return self._noted(state, shape, x.dtype)

    def fill(self, shape: Shape, number: Number, dtype: DType) -> FusionTensor:
        """A tensor of one number."""
        with self._lock:
            pending = self._pending
            key = "fill", id(dtype), shape
            state = pending.state.after.get(key)
            if state is None:
                state = pending.state.step(key, Noted("fill", None, dtype, (), 1))
            pending.numbers.append(number)
            return self._noted(state, shape, dtype)

    def _noted(self, state: State, shape: Shape, dtype: DType) -> FusionTensor:
        pending = self._pending
        pending.state = state
        made = FusionTensor(self, shape, dtype)
        pending.ids[made] = len(pending.values)
        pending.values.append(made)
        if pending.at_once or state.depth >= LONGEST:
            self.drain()
        return made

    def _leaf(self, x: Value) -> int:
        """The number of a value that is there already. Who writes to it meanwhile must ask."""
        pending = self._pending
        tensor = _there(x)
        if tensor is None:
            raise _ElsewhereError
        number = pending.ids[x] = len(pending.values)
        pending.values.append(x)
        pending.at_once |= tensor.is_shared
        pending.reads.add(readers.note(self._watched, tensor))
        return number

    def drain(self) -> None:
        """Compute all that waits. If there is not enough memory, it goes on waiting."""
        with self._lock:
            pending = self._pending
            if not pending.state.depth:
                return
            watch = report.watch(self.thread)
            self._pending = _Pending()
            readers.forget(self._watched, pending.reads)
            counts = list(map(getrefcount, pending.values))
            values: Values = list(map(_there, pending.values))
            try:
                program = self._program(pending, values, counts)
                allocate(program, self.device, values, pending.numbers)
            except OutOfMemoryError:
                self._restore(pending)
                raise
            except BaseException as error:
                self._give_up(pending, error)
                raise
            del counts
            self._run(pending, program, values)
            if watch is not None:
                watch.drained(program, self.device)

    def _run(self, pending: _Pending, program: Program, values: Values) -> None:
        overwritten = set[int]()
        try:
            launch(program, values, pending.numbers, overwritten)
        except BaseException as error:
            if isinstance(error, OutOfMemoryError) and not overwritten:
                self._restore(pending)
                raise
            self._give_up(pending, error)
            raise
        for number in program.computed:
            x = pending.values[number]
            assert isinstance(x, FusionTensor), x
            x.tensor = values[number]

    def _give_up(self, pending: _Pending, error: BaseException) -> None:
        """What waited says from now on why it has no values."""
        for x in pending.values:
            if isinstance(x, FusionTensor) and x.tensor is None:
                x.queue = Failed(self.device, _lasting(error))

    def _restore(self, pending: _Pending) -> None:
        """As if nothing had been asked for."""
        assert not self._pending.state.depth, "ops were noted while memory was taken"
        self._pending = pending
        for x in pending.values:
            tensor = _there(x)
            if tensor is not None:
                readers.note(self._watched, tensor)

    def _program(self, pending: _Pending, values: Values, counts: list[int]) -> Program:
        held = [count > _OWN for count in counts]
        parts: list[object] = [self._kind, *held]
        for x, tensor, keep in zip(pending.values, values, held, strict=True):
            if tensor is not None:
                layout = tensor.layout
                free = not keep and _is_free(x)
                parts.append((layout.shape, layout.strides, id(tensor.dtype), free))
        programs = pending.state.programs
        key = tuple(parts)
        found = programs.get(key)
        if found is None:
            if len(programs) >= _MOST_PROGRAMS:
                programs.clear()
            found = programs[key] = planned(_trace(pending, values, held), self.device)
        return found


class Failed:
    """In place of the queue of tensors whose computation went wrong."""

    __slots__ = ("device", "error", "thread")

    def __init__(self, device: Device, error: Exception) -> None:
        """`error`: why there are no values."""
        self.device = device
        self.thread = 0  # no thread's own
        self.error = error

    def drain(self) -> None:
        """Say so again."""
        raise self.error.with_traceback(None)


def _lasting(error: BaseException) -> Exception:
    """What reading a tensor says from now on."""
    if isinstance(error, Exception):
        return error
    return DispatchError("cannot read a tensor: its computation was interrupted")


def _there(x: Value) -> CubeTensor | None:
    """The values of a tensor, if they are there."""
    return x if isinstance(x, CubeTensor) else x.tensor


def _is_free(x: Value) -> bool:
    """Whether nothing else sees the memory of a tensor that only a queue has."""
    if not isinstance(x, FusionTensor) or x.tensor is None or graph.recording() is not None:
        return False  # a graph would write over its own inputs each time
    array = x.tensor.array
    return getrefcount(array) <= _ONE_HOLDER and x.tensor.can_mut()


def _trace(pending: _Pending, values: Values, held: list[bool]) -> Trace:
    """What was noted, for those who plan."""
    ops = iter(pending.state.ops())
    noted = tuple([next(ops) if tensor is None else None for tensor in values])
    first: list[int] = []
    number = 0
    for op in noted:
        first.append(number)
        number += 0 if op is None else op.numbers
    return Trace(
        noted,
        tuple([x.shape for x in pending.values]),
        tuple([x.dtype for x in pending.values]),
        tuple([None if tensor is None else _normal(tensor.layout) for tensor in values]),
        tuple(first),
        frozenset(at for at, tensor in enumerate(values) if tensor is None and held[at]),
        frozenset(
            at
            for at, x in enumerate(pending.values)
            if values[at] is not None and not held[at] and _is_free(x)
        ),
    )


def _normal(layout: Layout) -> Layout:
    return Layout(layout.shape, layout.strides)


_own = local()


def queue_of(device: Device) -> Queue:
    """The queue of this thread for a device."""
    queues: dict[object, Queue] = _own.__dict__.setdefault("queues", {})
    key = device.backend.name, device.index, id(device.driver)
    found = queues.get(key)
    if found is None:
        found = queues[key] = Queue(replace(device, context=None, fuses=True))
    return found


def finish() -> None:
    """Drain all queues of this thread."""
    for queue in list(_own.__dict__.get("queues", {}).values()):
        queue.drain()


waiting.register(finish, readers.read_now, readers.will_read)
