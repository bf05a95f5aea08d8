"""How printed values look, on every device."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube.semantics.arrays import Array


def line(parts: Sequence[str | Array]) -> str:
    """The line that one unit prints; a value is an array of no dimension, or of one for a vector."""
    return " ".join(part if isinstance(part, str) else _shown(part) for part in parts)


def _shown(value: Array) -> str:
    if value.ndim:
        return "[" + ", ".join(_shown(lane) for lane in value) + "]"
    return str(value)  # the shortest text that reads back as the same number of its dtype
