"""What the choice of tiles asks of the machine."""

from __future__ import annotations

import os

from burn_cube import config


def processors() -> int:
    """Threads that run cubes on the CPU."""
    wanted = config.current().num_threads
    if wanted:
        return wanted
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
