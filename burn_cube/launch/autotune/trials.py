"""Copies of arguments, on which candidates are tried, and what a trial leaves in them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from copy import copy
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import DeviceArray
from burn_cube.dtypes import from_numpy
from burn_cube.launch.autotune.key import array_of, parts_of
from burn_cube.launch.memory import address_of
from burn_cube.record import record

Host = NDArray[Any]
_ALIGNED = 64
_TOLERANCE = {"f64": 1e-9, "f32": 1e-4, "f16": 2e-2, "bf16": 1e-1}


class DeviceCopy:
    """A copy of an array of a device, as kernels take it.

    A class with `__burn_cube_over__(array)` gives an object of its own instead, for candidates that ask for
    a shape.
    """

    __slots__ = ("array",)

    def __init__(self, array: DeviceArray) -> None:
        self.array = array

    def __burn_cube_array__(self) -> DeviceArray:
        """The copy."""
        return self.array

    @property
    def shape(self) -> tuple[int, ...]:
        """Extents."""
        return self.array.shape

    @property
    def ndim(self) -> int:
        """Number of axes."""
        return len(self.array.shape)

    def __len__(self) -> int:
        """The first extent."""
        return self.array.shape[0]


@record
class Saved:
    """The bytes of the memory that an array touches; they are written before each trial that is compared."""

    position: tuple[Hashable, ...]
    data: NDArray[np.uint8]
    array: DeviceArray | Host


class Copies:
    """Copies of the arrays among arguments; all else is the same object."""

    def __init__(self, args: Sequence[object], tuner: str) -> None:
        self._tuner = tuner
        self._saved: list[Saved] = []
        self._made: dict[int, object] = {}
        self.args = tuple([self._copy(value, (i,)) for i, value in enumerate(args)])

    def _copy(self, value: object, position: tuple[Hashable, ...]) -> object:
        """One for each object: arguments that are one array stay one."""
        if id(value) not in self._made:
            self._made[id(value)] = self._copied(value, position)
        return self._made[id(value)]

    def _copied(self, value: object, position: tuple[Hashable, ...]) -> object:
        found = array_of(value, self._tuner, cast("int", position[0]))
        if found is None:
            return self._parts_copied(value, position)
        if isinstance(found.memory, DeviceArray) and found.view is None:
            copy = self._device_copy(found.memory, found.layout.below, found.layout.above, position)
            over: Callable[[DeviceArray], object] = getattr(value, "__burn_cube_over__", DeviceCopy)
            return over(copy)
        assert found.view is not None, found
        return self._host_copy(found.view, position)

    def _parts_copied(self, value: object, position: tuple[Hashable, ...]) -> object:
        """The same kind of list, tuple, dict or struct, if there is an array in it; else the value itself."""
        parts = parts_of(value) or {}
        copies = {name: self._copy(part, (*position, name)) for name, part in parts.items()}
        if all(copies[name] is part for name, part in parts.items()):
            return value
        if isinstance(value, dict):
            return copies
        if isinstance(value, list):
            return list(copies.values())
        if isinstance(value, tuple):
            made: Callable[..., object] = getattr(cast("Any", value), "_make", tuple)
            return made(copies.values())
        another = copy(value)
        for name, part in copies.items():
            object.__setattr__(another, str(name), part)  # a frozen one, too
        return another

    def _host_copy(self, view: Host, position: tuple[Hashable, ...]) -> Host:
        """The same strides, over memory of its own; a read-only array stays so."""
        copy = _like(view)
        copy[...] = view
        self._saved.append(Saved(position, _bytes(np.ascontiguousarray(view)), copy))
        copy.flags.writeable = view.flags.writeable
        return copy

    def _device_copy(
        self, array: DeviceArray, below: int, above: int, position: tuple[Hashable, ...]
    ) -> DeviceArray:
        size = array.dtype.size
        start, stop = array.offset - below * size, array.offset + (above + 1) * size
        data = array.driver.read(array.buffer, start, stop - start)
        buffer = array.driver.alloc(stop - start)
        copy = DeviceArray(
            array.driver, buffer, array.dtype, below * size, array.shape, array.strides, array.writable
        )
        array.driver.write(buffer, 0, data)
        self._saved.append(Saved(position, data, copy))
        return copy

    def reset(self) -> None:
        """Give the copies the arguments' values again."""
        for saved in self._saved:
            if isinstance(saved.array, DeviceArray):
                saved.array.driver.write(saved.array.buffer, 0, saved.data)
            elif saved.array.flags.writeable:
                saved.array[...] = saved.data.view(saved.array.dtype).reshape(saved.array.shape)

    def sync(self) -> None:
        """Wait for the devices of the copies."""
        arrays = [saved.array for saved in self._saved]
        for driver in {id(a.driver): a.driver for a in arrays if isinstance(a, DeviceArray)}.values():
            driver.sync()

    def results(self) -> list[tuple[tuple[Hashable, ...], Host]]:
        """What the copies hold now, as arrays of one dimension that may be compared."""
        return [(saved.position, _values(saved.array)) for saved in self._saved]


def _like(view: Host) -> Host:
    """An array of the same shape, strides and alignment in memory of its own."""
    steps = [stride * (n - 1) for n, stride in zip(view.shape, view.strides, strict=True)]
    below, above = -sum(s for s in steps if s < 0), sum(s for s in steps if s > 0)
    if view.size == 0:
        return np.empty_like(view)
    memory = np.zeros(below + above + view.itemsize + _ALIGNED, np.uint8)
    shift = (address_of(view) - below - address_of(memory)) % _ALIGNED
    return np.ndarray(view.shape, view.dtype, memory, shift + below, view.strides)


def _bytes(array: Host) -> NDArray[np.uint8]:
    return array.reshape(-1).view(np.uint8).copy()


def _values(array: DeviceArray | Host) -> Host:
    if not isinstance(array, DeviceArray):
        return np.ascontiguousarray(array).reshape(-1).copy()
    data = array.driver.read(array.buffer, 0, array.buffer.size)
    return data[: data.size // array.dtype.size * array.dtype.size].view(array.dtype.numpy)


def difference(first: Host, other: Host, tolerance: float | None) -> str | None:
    """What differs between two answers, in words; None if nothing does. `tolerance` is relative and absolute,
    None for that of the dtype; integers must be equal, NaN equals NaN."""
    dtype = from_numpy(first.dtype)
    if dtype is None or not dtype.is_float:
        wrong = np.flatnonzero(first != other)
    else:
        near = tolerance if tolerance is not None else _TOLERANCE[dtype.name]
        a, b = first.astype(np.float64), other.astype(np.float64)
        wrong = np.flatnonzero(~np.isclose(a, b, rtol=near, atol=near, equal_nan=True))
    if not wrong.size:
        return None
    at = int(wrong[0])
    return f"{wrong.size} of {first.size} elements differ, element {at} is {other[at]} for {first[at]}"
