"""This process's memory by its addresses, for those who know what is there."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, cast

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


def word(address: int) -> int:
    """The 64-bit number at an address."""
    return ctypes.c_int64.from_address(address).value


def address_of(array: NDArray[Any]) -> int:
    """Where an array's first element is."""
    start: int = array.__array_interface__["data"][0]  # `array.ctypes.data` takes longer
    return start


def address_of_function(function: object) -> int:
    """Where a function of a library, or a callback, is."""
    return ctypes.cast(cast("Any", function), ctypes.c_void_p).value or 0


class _Bytes:
    """Memory, as NumPy takes it."""

    def __init__(self, address: int, size: int, owner: object, writable: bool) -> None:
        self.owner = owner
        self.__array_interface__: dict[str, Any] = {
            "version": 3, "typestr": "|u1", "shape": (size,), "data": (address, not writable),
        }  # fmt: skip


def bytes_at(address: int, size: int, owner: object = None, writable: bool = True) -> NDArray[np.uint8]:
    """The bytes at an address as an array, which keeps `owner` alive; without bytes, a new array."""
    if not size:  # no address is too strange for none
        return np.empty(0, np.uint8)
    return np.asarray(_Bytes(address, size, owner, writable))
