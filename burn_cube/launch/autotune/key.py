"""What sort of arguments these are: a choice made for some holds for others of the same key.

Extents are rounded up to powers of two. How an array lies in memory is exact where kernels care: which stride
is 1, which are 0, whether the others leave gaps, and the alignment that its first element and all rows share.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

import numpy as np

from burn_cube.launch.arrays import ArrayArgument, resolve, shows
from burn_cube.launch.memory import address_of
from burn_cube.launch.places import Place
from burn_cube.span import UNKNOWN

WIDEST = 16
"""Bytes of the widest access of a unit: to be aligned to more makes no difference."""
_PLAIN = (bool, int, float, complex, str, bytes, type(None), np.generic, type)
_PROTOCOLS = ("__burn_cube_array__", "__dlpack__", "__cuda_array_interface__")


def parts_of(value: object) -> Mapping[Hashable, object] | None:
    """The items of a list, tuple or dict, the fields of a struct; None for what has no parts."""
    if isinstance(value, list | tuple):
        return dict(enumerate(cast("tuple[object, ...]", value)))
    if isinstance(value, dict):
        return cast("dict[Hashable, object]", value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    return None


def array_of(value: object, tuner: str, position: int) -> ArrayArgument | None:
    """The array that an argument, or a part of it, is; None for all else."""
    return resolve(value, Place(tuner, str(position), UNKNOWN)) if _is_array(value) else None


def _is_array(value: object) -> bool:
    if isinstance(value, np.ndarray):
        return True
    if isinstance(value, _PLAIN):
        return False
    return any(shows(value, name) for name in _PROTOCOLS) or _has_buffer(value)


def _has_buffer(value: object) -> bool:
    try:
        memoryview(cast("Any", value)).release()
    except (TypeError, ValueError, BufferError):
        return False
    return True


def arrays_of(args: Iterable[object], tuner: str) -> Iterator[ArrayArgument]:
    """All arrays among arguments and in their parts."""
    for position, value in enumerate(args):
        array = array_of(value, tuner, position)
        if array is not None:
            yield array
        else:
            yield from arrays_of((parts_of(value) or {}).values(), tuner)


def key_of(args: Sequence[object], tuner: str) -> tuple[Hashable, ...]:
    """The key of arguments: equal for arguments that may share a choice."""
    return tuple([_described(value, tuner, position) for position, value in enumerate(args)])


def _described(value: object, tuner: str, position: int) -> Hashable:
    array = array_of(value, tuner, position)
    if array is not None:
        return (
            array.layout.dtype.name,
            tuple([bucket(n) for n in array.layout.shape]),
            _pattern(array),
            alignment(array),
        )
    parts = parts_of(value)
    if parts is not None:
        items = tuple([_described(item, tuner, position) for item in parts.values()])
        return (
            items if isinstance(value, list | tuple) else (type(value).__qualname__, repr(list(parts)), items)
        )
    if isinstance(value, np.generic):
        scalar = np.asarray(cast("Any", value))
        return scalar.dtype.name, _number(scalar.item())
    return _number(value)


def _number(value: object) -> Hashable:
    """Integers by powers of two, floats all alike, of anything else what it is."""
    if isinstance(value, int) and not isinstance(value, bool):
        return ("int", bucket(value) if value >= 0 else -bucket(-value))
    if isinstance(value, float):
        return "float"
    return getattr(value, "__qualname__", repr(value))


def bucket(extent: int) -> int:
    """The next power of two; 0 for 0.

    >>> [bucket(n) for n in (0, 1, 2, 3, 1000, 1024, 1025)]
    [0, 1, 2, 4, 1024, 1024, 2048]
    """
    return 1 << (extent - 1).bit_length() if extent > 0 else 0


def _pattern(array: ArrayArgument) -> str:
    """A letter an axis: 1 unit stride, 0 broadcast, d dense over those within, g with gaps, - backwards."""
    shape, strides = array.layout.shape, array.layout.strides
    letters = ["d"] * len(shape)
    dense = 1
    for axis in sorted(range(len(shape)), key=lambda axis: (abs(strides[axis]), shape[axis])):
        stride, extent = strides[axis], shape[axis]
        if extent == 1:
            continue
        if stride == 0:
            letters[axis] = "0"
            continue
        letters[axis] = "-" if stride < 0 else "1" if stride == 1 else "d" if stride == dense else "g"
        dense = abs(stride) * extent
    return "".join(letters)


def alignment(array: ArrayArgument) -> int:
    """Bytes, a power of two, that the first element and every step but the unit one are multiples of."""
    layout = array.layout
    steps = [
        abs(stride) * layout.dtype.size
        for n, stride in zip(layout.shape, layout.strides, strict=True)
        if n > 1 and abs(stride) > 1
    ]
    return math.gcd(WIDEST, _start(array), *steps)


def _start(array: ArrayArgument) -> int:
    """The address of the first element, or its offset in a buffer of a device."""
    return array.offset if array.view is None else address_of(array.view)
