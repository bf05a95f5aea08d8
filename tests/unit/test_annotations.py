"""Annotations of kernel parameters: what is understood, and what the rest is told."""

from __future__ import annotations

import enum
import typing
from collections.abc import Callable

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.errors import CompileNameError, CompileTypeError
from burn_cube.frontend import annotations as an
from burn_cube.frontend.annotations import Array, Comptime, F, I, Inout, N, Tensor, Vector, evaluate, parse
from burn_cube.frontend.decorator import cube
from burn_cube.frontend.struct import struct
from burn_cube.signature import (
    Annotation,
    ArrayAnnotation,
    ComptimeAnnotation,
    Generic,
    InoutAnnotation,
    ListAnnotation,
    OptionalAnnotation,
    ScalarAnnotation,
    StructAnnotation,
    TensorAnnotation,
    VectorAnnotation,
)
from burn_cube.span import UNKNOWN

F32 = ScalarAnnotation(dt.F32)
ARRAY = ArrayAnnotation(dt.F32)


class Shade(enum.Enum):
    DARK = 1


CASES: list[tuple[object, Annotation | VectorAnnotation]] = [
    (dt.F32, F32),
    (dt.BOOL, ScalarAnnotation(dt.BOOL)),
    (dt.INDEX, ScalarAnnotation(dt.INDEX)),
    (F, ScalarAnnotation(F)),
    (Array[dt.F32], ARRAY),
    (Array[N], ArrayAnnotation(N)),
    (Tensor[I], TensorAnnotation(I)),
    (Array[Vector[dt.F32, 4]], ArrayAnnotation(VectorAnnotation(dt.F32, 4))),
    (Tensor[Vector[F, "n"]], TensorAnnotation(VectorAnnotation(F, "n"))),
    (Vector[dt.F32, 2], VectorAnnotation(dt.F32, 2)),
    (Inout[Array[dt.F32]], InoutAnnotation(ARRAY)),
    (Comptime[int], ComptimeAnnotation((int,))),
    (Comptime[int | str], ComptimeAnnotation((int, str))),
    (Comptime[typing.Union[int, str]], ComptimeAnnotation((int, str))),  # noqa: UP007  the older spelling
    (Comptime[object], ComptimeAnnotation(())),
    (Comptime[Shade], ComptimeAnnotation((Shade,))),
    (Comptime[Callable[[float], float]], ComptimeAnnotation((Callable[[float], float],))),
    (Array[dt.F32] | None, OptionalAnnotation(ARRAY)),
    (None | Array[dt.F32], OptionalAnnotation(ARRAY)),
    (dt.F32 | None, OptionalAnnotation(F32)),
    (None | dt.F32, OptionalAnnotation(F32)),
    (F | None, OptionalAnnotation(ScalarAnnotation(F))),
    (Inout[Tensor[dt.F32]] | None, OptionalAnnotation(InoutAnnotation(TensorAnnotation(dt.F32)))),
    (list[Array[dt.F32]], ListAnnotation(ARRAY)),
    (list[dt.F32], ListAnnotation(F32)),
    (list[Array[dt.F32] | None], ListAnnotation(OptionalAnnotation(ARRAY))),
]


@pytest.mark.parametrize(("value", "expected"), CASES, ids=lambda case: repr(case)[:40])
def test_what_an_annotation_means(value: object, expected: Annotation) -> None:
    assert parse(value) == expected


BAD: list[tuple[object, str]] = [
    (float, r"got float, expected an annotation.*\n= help: write bc\.f32, or bc\.Comptime\[float\]"),
    (int, r"write bc\.i32, or bc\.Comptime\[int\]"),
    (bool, r"write bc\.bool, or bc\.Comptime\[bool\]"),
    (str, r"write bc\.Comptime\[str\]"),
    (np.float64, r"write bc\.f64"),
    (np.ndarray, r"write bc\.Array\[bc\.f32\]"),
    (Array, r"got Array without its element type.*\n.*Array\[bc\.f32\]"),
    (Comptime, r"got Comptime without its type"),
    (list, r"got list without its element type"),
    (Array[float], r"got Array of float, expected a dtype.*\n.*Array\[bc\.f32\]"),  # type: ignore[index]
    (Array[dt.INDEX], r"got Array of index, whose width depends on the launch"),
    (Array[Array[dt.F32]], r"got Array of Array"),
    (list[float], r"got float"),
    (Vector[dt.F32, 0], r"got 0 lanes"),
    (Vector[dt.F32], r"got None lanes"),
    (Vector[float, 4], r"got Vector of float"),
    (Inout[dt.F32], r"got Inout of f32, expected an Array or a Tensor"),
    (Inout[Array[float]], r"got Array of float"),  # type: ignore[index]
    (int | str, r"got int \| str, expected one type, or one type and None"),
    (Shade, r"write bc\.Comptime\[Shade\]"),
    (dict, r"decorate dict with @bc\.struct"),
    (3, r"got 3, expected an annotation"),
    (Vector[dt.F32, 4] | None, "by value"),
    (list[Vector[dt.F32, 4]], "by value"),
]


@pytest.mark.parametrize(("value", "message"), BAD, ids=lambda case: repr(case)[:40])
def test_what_is_no_annotation(value: object, message: str) -> None:
    with pytest.raises(CompileTypeError, match=message):
        parse(value)


def test_only_none_joins_an_annotation() -> None:
    with pytest.raises(TypeError):
        _ = Array[dt.F32] | Tensor[dt.F32]  # type: ignore[operator]
    with pytest.raises(TypeError):
        _ = dt.F32 | dt.I32


def test_names_are_those_of_the_function_and_its_closure() -> None:
    local = dt.F64

    @cube
    def kernel(x: Array[local], n: Comptime[int], y: Array[Vector[dt.F32, n]]) -> dt.F32:  # type: ignore
        return local

    x, n, y = kernel.parameters
    assert x.annotation == ArrayAnnotation(dt.F64)
    assert n.annotation == ComptimeAnnotation((int,))
    assert y.annotation == ArrayAnnotation(VectorAnnotation(dt.F32, "n"))
    assert kernel.returns is dt.F32


def test_an_unknown_name_gets_a_caret_and_a_suggestion() -> None:
    @cube
    def kernel(x: Aray[dt.F32]): ...  # type: ignore # noqa: F821

    with pytest.raises(CompileNameError, match="Aray is not defined") as caught:
        _ = kernel.parameters
    lines = str(caught.value).splitlines()
    assert lines[-1] == "= help: did you mean Array?"
    assert lines[1][lines[2].index("^") : lines[2].rindex("^") + 1] == "Aray[dt.F32]"


def test_an_unknown_attribute_gets_a_suggestion() -> None:
    with pytest.raises(CompileNameError, match=r"(?s)F33.*did you mean F32\?"):
        evaluate("dt.F33", {"dt": dt}, UNKNOWN)


def test_an_expression_that_fails_is_an_error_of_the_annotation() -> None:
    with pytest.raises(CompileTypeError, match=r"cannot read annotation 1 / 0: division by zero"):
        evaluate("1 / 0", {}, UNKNOWN)


def test_defaults_and_keyword_only_parameters() -> None:
    @cube
    def kernel(x: Array[F], scale: dt.F32 = 2.0, *, n: Comptime[int] = 3): ...  # type: ignore

    x, scale, n = kernel.parameters
    assert not x.has_default
    assert (scale.default, scale.keyword_only) == (2.0, False)
    assert (n.default, n.keyword_only) == (3, True)


def test_a_struct_is_its_fields_in_order() -> None:
    @struct
    class Base:
        x: Array[dt.F32]

    @struct
    class Layer(Base):
        rate: dt.F32 = 0.5  # type: ignore
        n: Comptime[int] = 1  # type: ignore
        inner: Base | None = None

        def scaled(self, i: int) -> float:
            return self.x[i] * self.rate  # type: ignore

    found = parse(Layer)
    assert isinstance(found, StructAnnotation)
    base = StructAnnotation(Base, (("x", ARRAY),))
    assert found.fields == (
        ("x", ARRAY),
        ("rate", F32),
        ("n", ComptimeAnnotation((int,))),
        ("inner", OptionalAnnotation(base)),
    )
    assert Layer(1, n=4).n == 4  # type: ignore[call-arg]
    assert parse(Layer | None) == OptionalAnnotation(found)


def test_a_wrong_field_of_a_struct_has_its_place() -> None:
    @struct
    class Wrong:
        x: float

    with pytest.raises(CompileTypeError, match=r"test_annotations\.py:\d+:12: error: .*got float") as caught:
        parse(Wrong)
    assert "x: float" in str(caught.value)


def test_all_generics_have_their_own_name() -> None:
    assert [generic.name for generic in an.GENERICS] == ["F", "G", "N", "I"]
    assert all(isinstance(generic, Generic) for generic in an.GENERICS)


def test_annotations_look_as_they_are_written() -> None:
    """What `help(kernel)` shows."""
    for text in (
        *("Array[f32]", "Tensor[N]", "Array[Vector[F, 4]]", "Comptime[int | str]", "Comptime[object]"),
        *("Inout[Array[f32]]", "Array[f32] | None", "f32", "F"),
    ):
        assert repr(evaluate(text, {**vars(an), **dt.BY_NAME}, UNKNOWN)) == text
