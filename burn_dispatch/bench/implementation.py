"""Who is measured, and an implementation prepared for one workload."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.launch.profiling import Profile

OURS = "burn-cube"
Arrays = NDArray[Any] | tuple[NDArray[Any], ...]


def arrays_of(found: Any) -> tuple[NDArray[Any], ...]:
    """One array or a tuple of them, of any package that NumPy can read, as a tuple."""
    many = isinstance(found, tuple)
    given = cast("tuple[Any, ...]", found) if many else (found,)
    return tuple(np.asarray(one) for one in given)


class Unchecked(Exception):
    """Raised by a reference that cannot say what is right; its text says why."""


@dataclass(frozen=True, slots=True)
class Implementation:
    """Ours on a device, or a peer, which has none."""

    name: str
    device: str = ""

    @property
    def is_ours(self) -> bool:
        """Whether it is this project's."""
        return self.name == OURS

    @property
    def label(self) -> str:
        """As it is shown."""
        return f"{self.name} {self.device}".strip()


@dataclass(frozen=True, slots=True)
class Prepared:
    """`run` does the work and waits for it; `result` gives what the last run computed.

    With `clocked`, run measures itself and returns the seconds. With `wait`, run only queues the work, and
    how long that takes is measured: `wait` is called between samples. With `window`, kernels ran for as long
    as the profile of that window says, by the clock of their device.
    """

    run: Callable[[], object]
    result: Callable[[], Arrays]
    clocked: bool = False
    wait: Callable[[], object] | None = None
    window: Callable[[], AbstractContextManager[Profile]] | None = None


Operation = Callable[..., Prepared]
"""Takes the inputs of a workload."""
