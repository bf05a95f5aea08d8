"""Reads the report buffer of a kernel (`burn_cube/targets/reports.py`): raises and prints what it holds."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from burn_cube.ir.nodes import Kernel
from burn_cube.semantics.text import show as show_line
from burn_cube.targets.checks import prints
from burn_cube.targets.reports import FAILED, HEADER, PRINT_HEADER, ROOM, USED
from burn_runtimes.reporting import failure, text

Words = NDArray[np.uint32]
ROOM_WORDS = 1 << 18
"""Room for prints in one launch: 1 MiB."""


def new(kernel: Kernel) -> Words:
    """The buffer's content before a launch; with room only if the kernel prints."""
    room = ROOM_WORDS if prints(kernel) else 0
    words = np.zeros(HEADER + room, np.uint32)
    words[ROOM] = room
    return words


def show(kernel: Kernel, words: Words) -> None:
    """Print what units have printed, in their order; then DeviceError if a check failed."""
    records = sorted(_records(words), key=lambda record: record[0])
    sites = prints(kernel)
    for _, site, values in records:
        show_line(text(sites[site], values))
    lost = int(words[USED]) - int(words[ROOM])
    if lost > 0:
        show_line(f"(kernel {kernel.name} printed {lost * 4} bytes more than there is room for)")
    if words[FAILED]:
        raise failure(kernel, int(words[FAILED]) - 1)


def _records(words: Words) -> Iterator[tuple[int, int, list[int]]]:
    """(unit, site, values) of each print, in the order of their addresses."""
    at, end = HEADER, HEADER + min(int(words[USED]), int(words[ROOM]))
    while at + PRINT_HEADER <= end:
        site, low, high, count = (int(word) for word in words[at : at + PRINT_HEADER])
        start, at = at + PRINT_HEADER, at + PRINT_HEADER + 2 * count
        if at > end:
            return  # asked for more than there was
        pairs = words[start:at].reshape(count, 2).astype(np.uint64)
        yield high << 32 | low, site, [int(lo | hi << np.uint64(32)) for lo, hi in pairs]
