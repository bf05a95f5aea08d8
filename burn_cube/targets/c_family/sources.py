"""Lines of the kernel's source as comments."""

from __future__ import annotations

import linecache
import os

from burn_cube.span import Span


def quoted(span: Span) -> str:
    """`// file.py:12: y[i] = a * x[i]`, empty if the file cannot be read."""
    line = linecache.getline(span.file, span.line).strip()
    if not line:
        return ""
    place = f"{os.path.basename(span.file)}:{span.line}"
    text = f"// {place}: {line}".encode("ascii", "backslashreplace").decode()
    return text.rstrip("\\ ")  # a comment that ends with a backslash goes on in the next line
