"""What launch functions take: arrays of any kind that a kernel accepts, and a way to get more memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Array(Protocol):
    """A tensor of a device, or a NumPy array."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The extent of each axis."""
        ...


Allocate = Callable[[tuple[int, ...], str], Array]
"""A new array of a shape and a dtype by name, on the device of the others; its values are arbitrary."""
