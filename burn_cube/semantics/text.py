"""How printed values look, on every device."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TextIO

from burn_cube.semantics.arrays import Array

GLUE = "\0"
"""In a part: no space comes between this place and the part beside it."""


def line(parts: Sequence[str | Array]) -> str:
    """The line that one unit prints; a value is an array of no dimension, or of one for a vector."""
    text = " ".join(part if isinstance(part, str) else _shown(part) for part in parts)
    return text.replace(f" {GLUE}", "").replace(f"{GLUE} ", "")


def show(text: str) -> None:
    """Write a line to the standard output; as for `print`, a program may have none."""
    out: TextIO | None = sys.stdout
    if out is not None:
        out.write(f"{text}\n")


def _shown(value: Array) -> str:
    if value.ndim:
        return "[" + ", ".join(_shown(lane) for lane in value) + "]"
    return str(value)  # the shortest text that reads back as the same number of its dtype
