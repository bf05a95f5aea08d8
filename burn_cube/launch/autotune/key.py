"""What sort of arguments these are: a choice made for some holds for others of the same key.

Extents are rounded up to powers of two. How an array lies in memory is exact where kernels care: which stride
is 1, which are 0, whether the others leave gaps, and the alignment that its first element and all rows share.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import cast

from burn_cube.launch.arrays import ArrayArgument, resolve
from burn_cube.launch.places import Place
from burn_cube.span import UNKNOWN

WIDEST = 16
"""Bytes of the widest access of a unit: to be aligned to more makes no difference."""
SCALARS = (bool, int, float, str, bytes, type(None))


def array_of(value: object, tuner: str, position: int) -> ArrayArgument | None:
    """The array that an argument is; None for a scalar."""
    if isinstance(value, SCALARS) or callable(value) or isinstance(value, tuple | list | dict):
        return None
    return resolve(value, Place(tuner, str(position), UNKNOWN))


def key_of(args: Sequence[object], tuner: str) -> tuple[Hashable, ...]:
    """The key of arguments: equal for arguments that may share a choice."""
    return tuple([_described(value, tuner, position) for position, value in enumerate(args)])


def _described(value: object, tuner: str, position: int) -> Hashable:
    if isinstance(value, tuple | list):
        return tuple([_described(item, tuner, position) for item in cast("tuple[object, ...]", value)])
    array = array_of(value, tuner, position)
    if array is not None:
        return (
            array.layout.dtype.name,
            tuple([bucket(n) for n in array.layout.shape]),
            _pattern(array),
            alignment(array),
        )
    if isinstance(value, bool | str | bytes) or value is None:
        return repr(value)
    if isinstance(value, int):
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
    if array.view is None:
        return array.offset
    address: int = array.view.__array_interface__["data"][0]
    return address
