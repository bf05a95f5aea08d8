"""What a kernel takes of a GPU, as its compiler tells: a row of the manifest."""

from __future__ import annotations

import re

_ROWS = {
    "registers": re.compile(r"Used (\d+) registers"),
    "spilled_bytes": re.compile(r"(\d+) bytes spill stores, (\d+) bytes spill loads"),
    "stack_bytes": re.compile(r"(\d+) bytes stack frame"),
    "static_shared_bytes": re.compile(r"(\d+) bytes smem"),
}
OPTIONS = ("--ptxas-options=-v",)
"""What NVRTC needs to be told, to tell."""


def of_nvrtc(log: str) -> dict[str, int]:
    """Registers of a unit, bytes that do not fit into them, memory of a unit, of a cube."""
    found: dict[str, int] = {}
    for name, pattern in _ROWS.items():
        match = pattern.search(log)
        found[name] = sum(map(int, match.groups())) if match else 0
    return found
