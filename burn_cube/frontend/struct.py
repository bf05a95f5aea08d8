"""`@bc.struct`: a class of arrays, scalars, compile-time values and structs: one argument of a kernel."""

from __future__ import annotations

import ast
import builtins
import inspect
import linecache
import sys
from contextvars import ContextVar
from functools import cache
from typing import TypeVar, cast, dataclass_transform

from burn_cube.errors import CompileTypeError, shown
from burn_cube.frontend.annotations import STRUCT_FIELDS, ByValue, by_value, evaluate, local_names, parse
from burn_cube.frontend.source import class_node
from burn_cube.signature import Annotation
from burn_cube.span import Span

T = TypeVar("T")
_reading: ContextVar[tuple[type, ...]] = ContextVar("structs whose fields are being read", default=())


@dataclass_transform()
def struct(cls: type[T]) -> type[T]:
    """Make a struct of a class with annotated fields; methods are called inside kernels."""
    given = cast("object", cls)
    if not isinstance(given, type):
        raise CompileTypeError(
            f"cannot make a struct of {shown(given)}: expected a class", help="write @bc.struct above a class"
        )
    frame = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    file, line = frame.f_code.co_filename, frame.f_lineno
    text = "".join(linecache.getlines(file, frame.f_globals))
    written = inspect.get_annotations(cls)
    inner, outer = local_names(written, frame), frame.f_globals

    @cache
    def fields() -> tuple[tuple[str, Annotation], ...]:
        around = _reading.get()
        if cls in around:
            raise CompileTypeError(
                f"cannot read the fields of {cls.__name__}: it holds itself",
                Span(file, line, 0, line, 0),
                "keep the parts in arrays, and their positions in an array of integers",
            )
        token = _reading.set((*around, cls))
        try:
            return read()
        finally:
            _reading.reset(token)

    def read() -> tuple[tuple[str, Annotation], ...]:
        scope = {**vars(builtins), **outer, **inner}
        places = _places(text, cls.__name__, line, file)
        inherited = [item for base in reversed(cls.__mro__[1:]) for item in _own_fields(base)]
        own = [
            (name, _field(value, scope, places.get(name, Span(file, line, 0, line, 0))))
            for name, value in written.items()
        ]
        return tuple({**dict(inherited), **dict(own)}.items())

    import dataclasses  # which programs without structs need not load

    setattr(cls, STRUCT_FIELDS, fields)
    return dataclasses.dataclass(cls)


def _own_fields(base: type) -> tuple[tuple[str, Annotation], ...]:
    function = base.__dict__.get(STRUCT_FIELDS)
    return function() if function is not None else ()


def _places(text: str, name: str, line: int, file: str) -> dict[str, Span]:
    node = class_node(text, name, line)
    found: dict[str, Span] = {}
    for stmt in node.body if node is not None else ():
        if isinstance(stmt, ast.AnnAssign) and isinstance(stmt.target, ast.Name):
            place = stmt.annotation
            end_line, end_col = place.end_lineno or place.lineno, place.end_col_offset or 0
            found[stmt.target.id] = Span(file, place.lineno, place.col_offset, end_line, end_col)
    return found


def _field(value: object, scope: dict[str, object], span: Span) -> Annotation:
    if isinstance(value, str):
        value = evaluate(value, scope, span)
    found = parse(value, span)
    if isinstance(found, ByValue):
        raise by_value(found, span)
    return found
