"""Lines of the kernel's source in generated text."""

from __future__ import annotations

from pathlib import Path

from burn_cube.span import Span
from burn_cube.targets.writer import quoted


def test_a_quoted_line_stays_one_line(tmp_path: Path) -> None:
    """In WGSL a form feed and U+2028 end a line, in C a backslash at its end joins the next one."""
    file = tmp_path / "kernel.py"
    file.write_text("y = x  # a\x0cb \u2028c \\\n", encoding="utf-8")
    assert quoted(Span(str(file), 1, 0, 1, 5)) == "// kernel.py:1: y = x  # a b \\u2028c"
    assert quoted(Span(str(file), 9, 0, 9, 5)) == ""
