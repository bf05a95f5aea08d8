"""What stands after the colon of a kernel's parameter: `Array[f32]`, `Comptime[int]`, `Tensor[F] | None`, ...

The names here are what an author writes; `parse` turns what they evaluate to into `signature.Annotation`.
"""

from __future__ import annotations

import ast
import types
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from types import FrameType
from typing import Any, cast

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, Nullable
from burn_cube.errors import CompileNameError, CompileTypeError, nearest
from burn_cube.frontend.intrinsics import CMMA, FragmentForm, MemoryOf
from burn_cube.record import record
from burn_cube.signature import (
    Annotation,
    ArrayAnnotation,
    ComptimeAnnotation,
    Elem,
    Generic,
    InoutAnnotation,
    ListAnnotation,
    OptionalAnnotation,
    ScalarAnnotation,
    StructAnnotation,
    TensorAnnotation,
    VectorAnnotation,
)
from burn_cube.span import UNKNOWN, Span

MOST_LANES = 4096
"""Lanes of a vector: wider ones are split into so much code that no compiler finishes."""

STRUCT_FIELDS = "__burn_cube_fields__"
"""Attribute of a struct class: a function that gives its fields."""

F = Generic("F", dt.FLOATS)
G = Generic("G", dt.FLOATS)
N = Generic("N", (*dt.INTS, *dt.FLOATS))
I = Generic("I", dt.INTS)  # noqa: E741  the language's own name
GENERICS = (F, G, N, I)

_ANNOTATIONS = (
    *(ArrayAnnotation, TensorAnnotation, ScalarAnnotation, ComptimeAnnotation),
    *(ListAnnotation, StructAnnotation, InoutAnnotation),
)


@record
class Invalid:
    """An annotation that is wrong: reported with its place when the kernel's parameters are read."""

    message: str
    help: str = ""

    def __or__(self, other: object) -> Invalid:
        return self

    __ror__ = __or__


class Array:
    """`Array[T]`: a contiguous array."""

    def __class_getitem__(cls, elem: object) -> ArrayAnnotation | Invalid:
        found = _elem(elem, "Array")
        return found if isinstance(found, Invalid) else ArrayAnnotation(found)


class Tensor:
    """`Tensor[T]`: a strided array whose rank the launch decides."""

    def __class_getitem__(cls, elem: object) -> TensorAnnotation | Invalid:
        found = _elem(elem, "Tensor")
        return found if isinstance(found, Invalid) else TensorAnnotation(found)


class Vector:
    """`Vector[T, n]`: n lanes of one dtype."""

    def __class_getitem__(cls, item: object) -> VectorAnnotation | Invalid:
        parts = _several(item)
        elem, n = parts if len(parts) == 2 else (item, None)
        if not isinstance(elem, DType | Generic):
            return Invalid(f"got Vector of {_shown(elem)}, expected a dtype", "write Vector[bc.f32, 4]")
        if isinstance(n, bool) or not isinstance(n, int | str) or (isinstance(n, int) and n < 1):
            return Invalid(f"got {_shown(n)} lanes, expected a positive int", "write Vector[bc.f32, 4]")
        if isinstance(n, int) and n > MOST_LANES:
            return Invalid(
                f"got {_shown(n)} lanes, expected at most {MOST_LANES}", "more elements belong in a bc.Local"
            )
        return VectorAnnotation(elem, n)


class Comptime:
    """`Comptime[T]`: a value of the host, fixed while the kernel is compiled."""

    def __class_getitem__(cls, item: object) -> ComptimeAnnotation:
        return ComptimeAnnotation(_alternatives(item))


class Inout:
    """`Inout[T]`: an array that may be written and passed as another argument too."""

    def __class_getitem__(cls, item: object) -> InoutAnnotation | Invalid:
        if isinstance(item, Invalid):
            return item
        if isinstance(item, ArrayAnnotation | TensorAnnotation):
            return InoutAnnotation(item)
        return Invalid(
            f"got Inout of {_shown(item)}, expected an Array or a Tensor", "write Inout[Array[bc.f32]]"
        )


def _several(item: object) -> tuple[object, ...]:
    return cast("tuple[object, ...]", item) if isinstance(item, tuple) else (item,)


def _elem(item: object, name: str) -> Elem | Invalid:
    if isinstance(item, Invalid):
        return item
    if item is dt.INDEX:
        return Invalid(f"got {name} of index, whose width depends on the launch", "write bc.i32 or bc.i64")
    if isinstance(item, DType | Generic | VectorAnnotation):
        return item
    return Invalid(
        f"got {name} of {_shown(item)}, expected a dtype",
        f"write {name}[bc.{_dtype_like(item)}]",
    )


def _alternatives(item: object) -> tuple[object, ...]:
    """The types in `int | str`; `Any` and `object` accept all."""
    if item is typing.Any or item is object:
        return ()
    if isinstance(item, types.UnionType) or typing.get_origin(item) is typing.Union:
        return tuple(typing.get_args(item))
    return _several(item)


_PYTHON: dict[object, str] = {float: "f32", int: "i32", bool: "bool"}


def _dtype_like(item: object) -> str:
    """The dtype that somebody who wrote `item` most likely wants."""
    if isinstance(item, type) and issubclass(item, np.generic):
        found = dt.from_numpy(np.dtype(cast("type[Any]", item)))
        return found.name if found else "f32"
    return _PYTHON.get(item, "f32") if isinstance(item, type) else "f32"


def _shown(item: object) -> str:
    return item.__qualname__ if isinstance(item, type) else repr(item)


def local_names(written: Mapping[str, object], frame: FrameType) -> dict[str, object]:
    """Local names of a running function that annotations written as strings mention.

    Python keeps no closure for them, so that they are gone once the function has returned.
    """
    if frame.f_locals is frame.f_globals:
        return {}
    texts = [value for value in written.values() if isinstance(value, str)]
    mentioned = {name for text in texts for name in _names(text)}
    return {name: frame.f_locals[name] for name in mentioned if name in frame.f_locals}


def _names(text: str) -> set[str]:
    try:
        return {
            node.id for node in ast.walk(ast.parse(text.strip(), mode="eval")) if isinstance(node, ast.Name)
        }
    except SyntaxError:
        return set()  # reported with its place when the annotation is read


def evaluate(text: str, names: Mapping[str, object], span: Span, parameters: tuple[str, ...] = ()) -> object:
    """The value of an annotation written as a string or under `from __future__ import annotations`.

    A name found nowhere else may be that of a comptime parameter (`Vector[f32, n]`): it stands for itself.
    """
    fallback = {name: name for name in parameters if name not in names}
    try:
        tree = ast.parse(text.strip(), mode="eval")
        return eval(compile(tree, "<annotation>", "eval"), {**fallback, **names})
    except NameError as error:
        name = error.name or ""
        near = nearest(name, [n for n in names if not n.startswith("__")])
        help = f"did you mean {near}?" if near else "import or define it before the kernel is launched"
        raise CompileNameError(f"cannot read annotation {text}: {name} is not defined", span, help) from None
    except AttributeError as error:
        near = nearest(error.name or "", dir(error.obj))
        meant = f"did you mean {near}?" if near else None
        raise CompileNameError(f"cannot read annotation {text}: {error}", span, meant) from None
    except Exception as error:  # whatever the user's own expression raises
        raise CompileTypeError(f"cannot read annotation {text}: {error}", span) from None


ByValue = VectorAnnotation | MemoryOf | FragmentForm
"""`Vector[f32, 4]`, `Shared[f32]`, `Local[f32]` and `cmma.Matrix` are for functions that kernels call."""
Parsed = Annotation | ByValue


def parse(value: object, span: Span = UNKNOWN) -> Parsed:
    """The annotation that a value stands for; CompileTypeError if it is none."""
    found = _parse(value, span)
    if isinstance(found, Invalid):
        raise CompileTypeError(f"cannot use annotation: {found.message}", span, found.help or None)
    return found


def _parse(value: object, span: Span) -> Parsed | Invalid:
    if isinstance(value, DType | Generic):
        return ScalarAnnotation(value)
    if isinstance(value, OptionalAnnotation):
        return OptionalAnnotation(_inner(value.inner, span))
    if isinstance(value, (*_ANNOTATIONS, VectorAnnotation, MemoryOf, Invalid)):
        return value
    if value is CMMA.Matrix:
        return FragmentForm()
    if isinstance(value, Nullable):
        return OptionalAnnotation(ScalarAnnotation(value.inner))
    if isinstance(value, types.UnionType) or typing.get_origin(value) is typing.Union:
        return _optional(typing.get_args(value), span)
    if typing.get_origin(value) is list:
        return ListAnnotation(_inner(typing.get_args(value)[0], span))
    if isinstance(value, type) and STRUCT_FIELDS in value.__dict__:
        fields: Callable[[], tuple[tuple[str, Annotation], ...]] = getattr(value, STRUCT_FIELDS)
        return StructAnnotation(value, fields())
    return _refuse(value)


def _inner(value: object, span: Span) -> Annotation:
    found = parse(value, span)
    if isinstance(found, ByValue):
        raise by_value(found, span)
    return found


def by_value(found: ByValue, span: Span) -> CompileTypeError:
    """The error for what exists inside kernels only."""
    name = found.form.name if isinstance(found, MemoryOf) else "cmma.Matrix"
    name = "Vector" if isinstance(found, VectorAnnotation) else name
    return CompileTypeError(f"cannot pass a {name} to a kernel: got it by value, expected an Array", span)


def _optional(args: tuple[object, ...], span: Span) -> Annotation | Invalid:
    present = [arg for arg in args if arg is not type(None)]
    if len(present) != 1:
        names = " | ".join(map(_shown, args))
        return Invalid(f"got {names}, expected one type, or one type and None", "use a generic: bc.F, bc.N")
    return OptionalAnnotation(_inner(present[0], span))


_EXAMPLES: dict[type, str] = {
    **{Array: "bc.f32", Tensor: "bc.f32", Vector: "bc.f32, 4"},
    **{Inout: "bc.Array[bc.f32]", list: "bc.Array[bc.f32]"},
}


def _refuse(value: object) -> Invalid:
    name = _shown(value)
    if isinstance(value, type) and value in _EXAMPLES:
        return Invalid(f"got {name} without its element type", f"write {name}[{_EXAMPLES[value]}]")
    if value is Comptime:
        return Invalid("got Comptime without its type", "write Comptime[int], or Comptime[object] for any")
    if value is np.ndarray:
        return Invalid("got ndarray, expected an annotation of the kernel language", "write bc.Array[bc.f32]")
    if isinstance(value, type) and (value in _PYTHON or issubclass(value, np.generic)):
        dtype = _dtype_like(cast("object", value))
        also = f", or bc.Comptime[{name}] for a compile-time value" if value in _PYTHON else ""
        return Invalid(
            f"got {name}, expected an annotation of the kernel language", f"write bc.{dtype}{also}"
        )
    if isinstance(value, type) and not issubclass(value, str | tuple | Enum):
        return Invalid(
            f"got class {name}, expected an annotation of the kernel language",
            f"decorate {name} with @bc.struct, or write bc.Comptime[{name}] for a compile-time value",
        )
    return Invalid(
        f"got {name}, expected an annotation of the kernel language",
        f"write bc.Comptime[{name}] for a compile-time value",
    )
