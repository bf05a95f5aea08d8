"""Reads the report buffer of a kernel (`burn_cube/targets/reports.py`): raises and prints what it holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.errors import DeviceError
from burn_cube.ir.nodes import Kernel, Print
from burn_cube.semantics.text import line
from burn_cube.semantics.text import show as show_line
from burn_cube.targets.checks import prints, reporting
from burn_cube.targets.reports import FAILED, HEADER, PRINT_HEADER, ROOM, USED
from burn_cube.types import VectorType, elem, lanes

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
        _, message, span = reporting(kernel)[int(words[FAILED]) - 1]
        raise DeviceError(f"kernel {kernel.name} failed: {message}", span)


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


def text(stmt: Print, bits: list[int]) -> str:
    """The line that a unit prints; `bits` are those of all lanes of all parts in order."""
    left = iter(bits)
    return line([part if isinstance(part, str) else _value(part.value_type, left) for part in stmt.parts])


def _value(t: Any, bits: Iterator[int]) -> NDArray[Any]:
    """The bits as the array that they stand for; of no dimension for a scalar."""
    dtype = elem(t)
    cells = np.array([next(bits) for _ in range(lanes(t))], np.uint64)
    values = cells.astype(f"u{dtype.size}").view(dtype.numpy)
    return values if isinstance(t, VectorType) else values.reshape(())
