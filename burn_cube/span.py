"""Where a piece of a kernel comes from: a range in the user's file, with the chain of inlined calls."""

from __future__ import annotations

from burn_cube.record import record


@record
class Span:
    """1-based lines, 0-based columns as in `ast`; `caller` is the call site if the code was inlined."""

    file: str
    line: int
    col: int
    end_line: int
    end_col: int
    caller: Span | None = None


UNKNOWN = Span("<unknown>", 0, 0, 0, 0)
