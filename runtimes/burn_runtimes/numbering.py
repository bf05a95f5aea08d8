"""The numbers of a runtime's devices."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube.errors import DeviceError


def expect(what: str, index: int, count: int, names: Sequence[str] = (), kind: str = "device") -> None:
    """DeviceError for the number of a device that is not there; `what` says what cannot be done with it."""
    if not 0 <= index < count:
        named = ", ".join([f"{i}: {name}" for i, name in enumerate(names)])
        raise DeviceError(
            f"{what}: got {count} {kind}{'' if count == 1 else 's'}",
            help=f"they are {named}" if named else "they are counted from 0",
        )
