"""Arrays that a kernel writes: they must be writable, and share no memory with other arguments."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from burn_cube.driver import DeviceArray
from burn_cube.errors import LaunchValueError
from burn_cube.launch.arrays import ArrayArgument, Layout
from burn_cube.launch.binders import Call
from burn_cube.launch.memory import address_of

_WORK: Any = 10_000  # how long NumPy may search for a shared element before the answer is taken to be yes


_COUNTABLE = 1 << 20  # elements; larger arrays of such strides are taken to overlap


def check(call: Call, written: tuple[int, ...]) -> None:
    """LaunchValueError at the first written argument that may not be written."""
    for position in written:
        target = call.arguments[position]
        assert isinstance(target, ArrayArgument), position
        if not target.layout.writable:
            raise LaunchValueError(
                f"{target.place}: got a read-only array, which the kernel writes",
                target.place.span,
                "pass a copy: x.copy()",
            )
        if target.inout:
            continue
        if not target.layout.contiguous and overlaps_itself(target):
            raise _shared_within(target)
        for other in call.arrays:
            if other is not target and overlap(target, other):
                raise _shared(target, other)


def overlaps_itself(array: ArrayArgument) -> bool:
    """Whether two indices may reach one element: sorted by stride, each must step over all smaller ones."""
    layout, reach = array.layout, 0
    steps = sorted((abs(s), n) for n, s in zip(layout.shape, layout.strides, strict=True) if n > 1)
    for stride, extent in steps:
        if stride <= reach:
            return layout.length > _COUNTABLE or len(_elements(layout)) < layout.length
        reach += stride * (extent - 1)
    return False


def _elements(layout: Layout) -> set[int]:
    """The elements that all indices reach, for strides that interleave without meeting."""
    found = np.zeros(layout.shape, np.int64)
    for dim, stride in enumerate(layout.strides):
        steps = np.arange(layout.shape[dim], dtype=np.int64) * stride
        found += steps.reshape([-1 if d == dim else 1 for d in range(len(layout.shape))])
    return set(found.ravel().tolist())


def overlap(a: ArrayArgument, b: ArrayArgument) -> bool:
    """Whether two arrays share an element."""
    if a.view is not None and b.view is not None:
        if not np.may_share_memory(a.view, b.view):
            return False
        try:
            return np.shares_memory(a.view, b.view, max_work=_WORK)
        except np.exceptions.TooHardError:
            return True
    if isinstance(a.memory, DeviceArray) and isinstance(b.memory, DeviceArray):
        if a.memory.buffer is b.memory.buffer:
            return _ranges_meet(a, b, a.offset, b.offset)
    start_a, start_b = _address(a), _address(b)
    return start_a is not None and start_b is not None and _ranges_meet(a, b, start_a, start_b)


def _address(array: ArrayArgument) -> int | None:
    """Where an array's first element is, if its memory has addresses; all arrays of a launch are in one."""
    if array.view is not None:
        return address_of(array.view)
    memory = array.memory
    if isinstance(memory, DeviceArray):
        found = getattr(memory.buffer, "address", None)
        return found + array.offset if isinstance(found, int) else None
    return None


def _ranges_meet(a: ArrayArgument, b: ArrayArgument, start_a: int, start_b: int) -> bool:
    x, y = a.layout, b.layout
    if not x.length or not y.length:
        return False
    low_a, high_a = start_a - x.below * x.dtype.size, start_a + (x.above + 1) * x.dtype.size
    low_b, high_b = start_b - y.below * y.dtype.size, start_b + (y.above + 1) * y.dtype.size
    if low_a >= high_b or low_b >= high_a:
        return False
    if x.dtype.size != y.dtype.size or (x.contiguous and y.contiguous):
        return True
    # views with gaps may interleave: they meet only if their distance is a sum of steps
    steps = [abs(s) for v in (x, y) for n, s in zip(v.shape, v.strides, strict=True) if n > 1]
    unit = math.gcd(*steps)
    return unit == 0 or (start_a - start_b) % (unit * x.dtype.size) == 0


def _shared_within(target: ArrayArgument) -> LaunchValueError:
    strides, shape = target.layout.strides, target.layout.shape
    return LaunchValueError(
        f"{target.place}: got strides {strides} for shape {shape}, by which elements that the kernel writes "
        "share memory",
        target.place.span,
        "pass a copy: np.ascontiguousarray(x)",
    )


def _shared(target: ArrayArgument, other: ArrayArgument) -> LaunchValueError:
    return LaunchValueError(
        f"{target.place}: the kernel writes it, and it shares memory with argument {other.place.name}",
        target.place.span,
        "declare it bc.Inout[...] if each unit touches only its own elements, or pass a copy",
        (("the other argument", other.place.span),),
    )
