"""An implementation prepared for one workload."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Prepared:
    """`run` does the work and waits for it; `result` gives what the last run computed.

    With `clocked`, run measures itself and returns the seconds. With `wait`, run only queues the work, and
    how long that takes is measured: `wait` is called between samples.
    """

    run: Callable[[], object]
    result: Callable[[], NDArray[Any]]
    clocked: bool = False
    wait: Callable[[], object] | None = None


Operation = Callable[..., Prepared]
"""Takes the inputs of a workload."""
