"""Words of this process's memory, for those who know what is there."""

from __future__ import annotations

import ctypes


def word(address: int) -> int:
    """The 64-bit number at an address."""
    return ctypes.c_int64.from_address(address).value
