"""The error families and their one format.

A user can act on every `CubeError`; `InternalError` is a fault of ours. The text of an error is always
`path:line:col: error: cannot X: got A, expected B`, the source line, carets, then notes and a `= help:` line.
"""

from __future__ import annotations

import linecache
from collections.abc import Iterable
from typing import Any

from burn_cube.span import UNKNOWN, Span


class CubeError(Exception):
    """Base of all errors of burn-cube. Picklable; `str()` gives the formatted text."""

    def __init__(
        self,
        message: str,
        span: Span = UNKNOWN,
        help: str | None = None,
        notes: tuple[tuple[str, Span], ...] = (),
    ) -> None:
        super().__init__(message, span, help, notes)
        self.message = message
        self.span = span
        self.help = help
        self.notes = notes

    def __str__(self) -> str:
        return render(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.span, self.help, self.notes)


class CompileError(CubeError):
    """The kernel itself is wrong."""


class CompileTypeError(CompileError, TypeError):
    """A kernel combines types that do not fit."""


class CompileNameError(CompileError, NameError):
    """A kernel uses a name that is not defined on every path."""


class CompileSyntaxError(CompileError, SyntaxError):
    """A construct of Python that the kernel language does not have."""

    def __init__(
        self,
        message: str,
        span: Span = UNKNOWN,
        help: str | None = None,
        notes: tuple[tuple[str, Span], ...] = (),
    ) -> None:
        CompileError.__init__(self, message, span, help, notes)
        self.msg = message  # SyntaxError's own attribute, else None is shown


class LaunchError(CubeError):
    """The kernel is right; the arguments or the launch configuration are not."""


class LaunchTypeError(LaunchError, TypeError):
    """An argument has the wrong type or dtype."""


class LaunchValueError(LaunchError, ValueError):
    """An argument, grid or cube has a value out of range."""


class DeviceError(CubeError, RuntimeError):
    """A device is missing, lost, or a kernel failed while it ran."""


class OutOfMemoryError(DeviceError, MemoryError):
    """A device cannot provide the memory asked for."""


class DispatchError(CubeError, RuntimeError):
    """A tensor operation cannot be routed or its arguments do not fit."""


class DispatchTypeError(DispatchError, TypeError):
    """An argument of a tensor operation has the wrong type or dtype."""


class DispatchValueError(DispatchError, ValueError):
    """An argument of a tensor operation has a value it cannot take: a shape, an axis, a number."""


class DispatchIndexError(DispatchError, IndexError):
    """An index into a tensor is outside its shape."""


class ConfigError(CubeError, ValueError):
    """A setting is unknown or has a value it cannot take."""


class InternalError(Exception):
    """A fault of burn-cube: names the stage that broke, and asks for a report."""

    def __init__(self, stage: str, message: str, context: str = "") -> None:
        super().__init__(stage, message, context)
        self.stage, self.message, self.context = stage, message, context

    def __str__(self) -> str:
        context = f"\n{self.context}" if self.context else ""
        return (
            f"internal error in {self.stage}: {self.message}{context}\n"
            "= help: this is a fault of burn-cube; please report it with the kernel above"
        )


_LONGEST = 80  # characters of a value
_WIDEST = 128  # bits of an int that is written out


def shown(value: object) -> str:
    """A value in a message: on one line and short, whatever its own `repr` does."""
    if isinstance(value, int) and value.bit_length() > _WIDEST:
        return f"an int of {value.bit_length()} bits"
    try:
        text = " ".join(repr(value).split())
    except Exception:  # of a class of the user
        return f"a {type(value).__name__}"
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}..."


def render(error: CubeError) -> str:
    """The full text of an error."""
    lines = [_located("error", error.message, error.span)]
    for text, span in error.notes:
        lines.append(_located("note", text, span))
    caller = error.span.caller
    while caller is not None:
        lines.append(_located("note", "called from here", caller))
        caller = caller.caller
    if error.help:
        lines.append(f"= help: {error.help}")
    return "\n".join(lines)


def _located(level: str, message: str, span: Span) -> str:
    if span.line == 0:
        return f"{level}: {message}"
    head = f"{span.file}:{span.line}:{span.col + 1}: {level}: {message}"
    source = linecache.getline(span.file, span.line).rstrip("\n")
    if not source:
        return head
    shown = source.expandtabs(1)
    end = span.end_col if span.end_line == span.line else len(shown)
    # ast counts UTF-8 bytes; the caret line counts characters
    start = len(source.encode()[: span.col].decode(errors="replace"))
    width = max(1, len(source.encode()[span.col : end].decode(errors="replace")))
    gutter = f"{span.line:>5} | "
    return f"{head}\n{gutter}{shown}\n{' ' * (len(gutter) - 2)}| {' ' * start}{'^' * width}"


def nearest(name: str, known: Iterable[str], cutoff: float = 0.6) -> str | None:
    """The known name that was probably meant, if one is close."""
    import difflib  # only where something is refused

    return next(iter(difflib.get_close_matches(name, list(known), n=1, cutoff=cutoff)), None)
