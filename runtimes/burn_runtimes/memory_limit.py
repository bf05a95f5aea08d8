"""The setting `memory_limit_mib`: how much memory the buffers of a device may take."""

from __future__ import annotations

from burn_cube import config
from burn_cube.driver import MemoryUsage
from burn_cube.errors import OutOfMemoryError


def limit() -> int | None:
    """Bytes; None if there is no limit."""
    return config.current().memory_limit_mib << 20 or None


def check(size: int, usage: MemoryUsage, cap: int | None = None) -> None:
    """OutOfMemoryError if `size` bytes more would be too much: more than `cap`, or than the setting."""
    most = limit() if cap is None else cap
    if most is not None and usage.reserved + size > most:
        raise OutOfMemoryError(
            f"cannot allocate {size} bytes: the limit is {most}, and {described(usage)}",
            help="raise memory_limit_mib, or delete tensors; memory_cleanup() gives back what none uses",
        )


def described(usage: MemoryUsage) -> str:
    """For errors: who has the memory."""
    buffers = "1 buffer" if usage.buffers == 1 else f"{usage.buffers} buffers"
    return f"{usage.used} are in use by {buffers}, {usage.reserved} are reserved"
