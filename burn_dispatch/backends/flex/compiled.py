"""Loops that Numba compiles when they are first used on much data; without Numba they are never used."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

LARGE = 1 << 17
"""Elements from which compiling a loop, which takes seconds once, can pay off."""


@cache
def available() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


def pays(count: int) -> bool:
    """Whether to use a compiled loop on so many elements."""
    return count >= LARGE and available()


class Loop:
    """A function of Python that Numba can compile, compiled at its first call."""

    def __init__(self, function: Callable[..., None]) -> None:
        self._function = function
        self._ready: Callable[..., None] | None = None

    def __call__(self, *args: Any) -> None:
        """Run compiled, without the interpreter's lock."""
        ready = self._ready
        if ready is None:
            numba: Any = import_module("numba")  # heavy, and may be missing
            # exact arithmetic: neither reordered nor contracted
            compiled: Callable[..., None] = numba.njit(nogil=True, fastmath=False, error_model="numpy")(
                self._function
            )
            ready = self._ready = compiled
        ready(*args)
