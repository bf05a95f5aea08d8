"""Cube with fusion: ops of elements, views and constants wait; all else that is asked for runs at once.

A tensor of a device without fusion is Cube's own, and ops on nothing but such tensors run as they do there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from threading import get_ident
from typing import Any, cast

from burn_cube.dtypes import DType
from burn_cube.launch import graph
from burn_cube.record import replace
from burn_dispatch.backends.cube import backend as cube
from burn_dispatch.backends.cube import launching
from burn_dispatch.backends.cube.backend import CubeBackend
from burn_dispatch.backends.cube.launching import Number, broadcast, number
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.fusion import report
from burn_dispatch.fusion.queue import Queue, queue_of
from burn_dispatch.fusion.reductions import KINDS, Reduction, fuses
from burn_dispatch.fusion.tensor import FusionTensor
from burn_dispatch.layout import Layout, Shape
from burn_dispatch.ops import OPS
from burn_dispatch.quantization import Quantized
from burn_dispatch.table import Function, Ops

Tensor = FusionTensor | CubeTensor
_ELEMENTS = ("activations", "bools", "floats", "ints")
"""Modules of Cube whose functions end in a function of elements."""


class FusionBackend:
    """Cube, whose ops wait for each other."""

    name = "Cube"

    def __init__(self) -> None:
        """Over the backend of Cube."""
        self.inner: CubeBackend = cube.create()
        self.ops = _Ops(self)

    def shape(self, primitive: Tensor) -> Shape:
        """Extents."""
        return primitive.shape

    def dtype(self, primitive: Tensor) -> DType:
        """The dtype of the elements."""
        return primitive.dtype

    def device(self, primitive: Tensor) -> Device:
        """Where the data is, or will be."""
        return primitive.device

    def dtypes(self, device: Device) -> frozenset[DType]:
        """What the device's kernels store and compute with."""
        return self.inner.dtypes(device)

    def is_contiguous(self, primitive: Tensor) -> bool:
        """Whether the elements lie in order without gaps; computes them."""
        return resolved(primitive).is_contiguous

    def can_mut(self, primitive: Tensor) -> bool:
        """Whether nobody else sees the memory; computes the tensor."""
        return resolved(primitive).can_mut()


def resolved(x: Tensor) -> CubeTensor:
    """The values of a tensor, computed if they are not."""
    return x if isinstance(x, CubeTensor) else x.resolved()


class _Ops(Ops):
    """Ops of fused Cube: those that wait, compositions over them, and Cube's own for the rest."""

    def __init__(self, backend: FusionBackend) -> None:
        super().__init__(backend, tuple([f"{cube.__package__}.{module}" for module in _ELEMENTS]), {})
        self._inner = backend.inner.ops

    def _find(self, name: str) -> Function:
        short = name.partition("_")[2]
        waiting = _VIEWS.get(short) or _OTHERS.get(short)
        if waiting is not None and OPS[name].family in _FAMILIES:
            return waiting(self._inner[name])
        if name in self.own or name not in self._inner.own:
            return super()._find(name)
        return _at_once(name, self._inner[name])


_FAMILIES = ("float", "int", "bool")
_MOVES = ("_from_data", "_into_data", "_to_device", "_empty")
"""Ops that compute nothing."""


def _at_once(name: str, inner: Function) -> Function:
    """An op that does not wait: what it reads is computed first. What comes out is fused if anything that
    went in is, or else if the device is."""
    row = OPS[name]
    makes = row.device
    computes = not name.endswith(_MOVES)

    def call(*args: Any) -> Any:
        fused = makes is not None and args[makes].is_fused()
        given = list(args)
        for at in row.tensors:
            value = args[at] if at < len(args) else None
            if isinstance(value, FusionTensor):
                given[at], fused = value.resolved(), fused or makes is None
            elif isinstance(value, Quantized):
                parts = value.values, value.scales
                given[at] = replace(value, values=resolved(parts[0]), scales=resolved(parts[1]))
                fused = fused or any([isinstance(one, FusionTensor) for one in parts])
            elif isinstance(value, list):
                several = cast("list[Tensor]", value)
                given[at] = [resolved(one) for one in several]
                fused = fused or any([isinstance(one, FusionTensor) for one in several])
        if not fused:
            return inner(*given)
        watch = report.watch(get_ident()) if computes else None
        found = inner(*given)
        if watch is not None:
            watch.alone(name)
        if isinstance(found, tuple):
            return tuple(map(_wrapped, cast("tuple[object, ...]", found)))
        return _wrapped(found)

    return call


def _wrapped(found: Any) -> Any:
    if not isinstance(found, CubeTensor):
        return found
    return FusionTensor(queue_of(found.device), found.layout.shape, found.dtype, found)


def _mapped(op: Any, dtype: DType, inputs: tuple[Any, ...], a: Number | None, b: Number | None) -> Any:
    """A function of elements, some of which are of tensors that may wait."""
    first = inputs[0]
    shape = first.shape
    for x in inputs[1:]:
        if x.shape != shape:
            shape = broadcast([x.shape for x in inputs])
            break
    numbers = () if a is None else (a,) if b is None else (a, b)
    return _queue(inputs).map(op, dtype, shape, inputs, numbers)


def _queue(inputs: tuple[Any, ...]) -> Queue:
    """That of this thread, for the device of the inputs."""
    for x in inputs:
        if x.__class__ is FusionTensor:
            found: Queue = x.queue
            return found if found.thread == get_ident() else queue_of(found.device)
    raise AssertionError(inputs)


launching.defer(_mapped)


def _view(method: str, look: Callable[..., tuple[Any, Shape]]) -> Callable[[Function], Function]:
    """An op that is a method of `Layout`: of a tensor that is there at once, of one that waits later.

    `look` gives from the shape and the op's arguments what the method gets, and the new shape.
    """

    def build(inner: Function) -> Function:
        def call(x: Tensor, *args: Any) -> Any:
            if isinstance(x, CubeTensor):
                return inner(x, *args)
            queue = x.queue
            if x.tensor is None and isinstance(queue, Queue) and queue.thread == get_ident():
                detail, shape = look(x.shape, *args)
                return queue.view(method, detail, shape, x)
            return _wrapped(inner(x.resolved(), *args))

        return call

    return build


def _reshaped(old: Shape, shape: Sequence[int]) -> tuple[Any, Shape]:
    return tuple(shape), tuple(shape)


def _swapped(old: Shape, first: int, second: int) -> tuple[Any, Shape]:
    axes = list(range(len(old)))
    axes[first], axes[second] = second, first
    return _permuted(old, axes)


def _permuted(old: Shape, axes: Sequence[int]) -> tuple[Any, Shape]:
    order = tuple([axis % len(old) for axis in axes])
    return order, tuple([old[axis] for axis in order])


def _flipped(old: Shape, axes: Sequence[int]) -> tuple[Any, Shape]:
    return tuple(axes), old


def _expanded(old: Shape, shape: Sequence[int]) -> tuple[Any, Shape]:
    full = Layout.of(old).expand(tuple(shape)).shape
    return full, full


def _sliced(old: Shape, places: Sequence[tuple[int, int, int]]) -> tuple[Any, Shape]:
    return tuple(map(tuple, places)), tuple([count for _, count, _ in places])


_VIEWS = {
    "reshape": _view("reshape", _reshaped),
    "swap_dims": _view("permute", _swapped),
    "permute": _view("permute", _permuted),
    "flip": _view("flip", _flipped),
    "expand": _view("expand", _expanded),
    "slice": _view("slice", _sliced),
}


def _full(inner: Function) -> Function:
    def call(shape: Shape, value: Any, dtype: DType, device: Device) -> Any:
        if not device.is_fused():
            return inner(shape, value, dtype, device)
        graph.refuse("fill a tensor")
        return queue_of(device).fill(tuple(shape), number(value, dtype), dtype)

    return call


def _constant(value: int) -> Callable[[Function], Function]:
    def build(inner: Function) -> Function:
        def call(shape: Shape, dtype: DType, device: Device) -> Any:
            if not device.is_fused():
                return inner(shape, dtype, device)
            graph.refuse("fill a tensor")
            return queue_of(device).fill(tuple(shape), number(value, dtype), dtype)

        return call

    return build


def _cast(inner: Function) -> Function:
    def call(x: Tensor, dtype: DType) -> Any:
        if isinstance(x, FusionTensor) and x.dtype is dtype:
            return x
        if isinstance(x, FusionTensor) and dtype not in x.device.properties.dtypes:
            return inner(x.resolved(), dtype)  # which says what is wrong
        return inner(x, dtype)

    return call


def _reduction(rule: Reduction) -> Callable[[Function], Function]:
    def build(inner: Function) -> Function:
        def call(x: Tensor, dim: int) -> Any:
            if not isinstance(x, FusionTensor):
                return inner(x, dim)
            if fuses(x.shape, dim):
                return _queue((x,)).reduction(rule, inner, x)
            ready = x.resolved()
            watch = report.watch(get_ident())
            found = inner(ready, dim)
            if watch is not None:
                watch.alone(f"{'float' if x.dtype.is_float else 'int'}_{rule.op}")
            return _wrapped(found)

        return call

    return build


def _select(inner: Function) -> Function:
    def call(x: Tensor, dim: int, indices: Tensor) -> Any:
        if isinstance(x, CubeTensor) and isinstance(indices, CubeTensor):
            return inner(x, dim, indices)
        shape = (*x.shape[:dim], indices.shape[0], *x.shape[dim + 1 :])
        return _queue((x, indices)).take("select", x, dim, indices, shape)

    return call


def _gather(inner: Function) -> Function:
    def call(dim: int, x: Tensor, indices: Tensor) -> Any:
        if isinstance(x, CubeTensor) and isinstance(indices, CubeTensor):
            return inner(dim, x, indices)
        return _queue((x, indices)).take("gather", x, dim, indices, indices.shape)

    return call


_OTHERS = {
    "select": _select,
    "gather": _gather,
    **{rule.op: _reduction(rule) for rule in KINDS},
    "full": _full,
    "zeros": _constant(0),
    "ones": _constant(1),
    "cast": _cast,
    "into_int": _cast,
    "into_float": _cast,
}


@cache
def create() -> FusionBackend:
    """The backend of the process."""
    return FusionBackend()
