"""Views: of tensors that are there, at once; of those that wait, later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.fusion.at_once import Tensor, wrapped
from burn_dispatch.fusion.queue import Queue
from burn_dispatch.fusion.threads import thread_number
from burn_dispatch.layout import Layout, Shape, complete
from burn_dispatch.table import Function


def view(method: str, look: Callable[..., tuple[Any, Shape]]) -> Callable[[str, Function], Function]:
    """An op that is a method of `Layout`: of a tensor that is there at once, of one that waits later.

    `look` gives from the shape and the op's arguments what the method gets, and the new shape.
    """

    def build(name: str, inner: Function) -> Function:
        def call(x: Tensor, *args: Any) -> Any:
            if isinstance(x, CubeTensor):
                return inner(x, *args)
            queue = x.queue
            if x.tensor is None and isinstance(queue, Queue) and queue.thread == thread_number():
                detail, shape = look(x.shape, *args)
                found = queue.view(method, detail, shape, x)
                if found is not None:
                    return found
            return wrapped(inner(x.resolved(), *args))

        return call

    return build


def _reshaped(old: Shape, shape: Sequence[int]) -> tuple[Any, Shape]:
    new = tuple(shape)
    if -1 in new:
        new = complete(old, new)
    return new, new


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


VIEWS = {
    "reshape": view("reshape", _reshaped),
    "swap_dims": view("permute", _swapped),
    "permute": view("permute", _permuted),
    "flip": view("flip", _flipped),
    "expand": view("expand", _expanded),
    "slice": view("slice", _sliced),
}
