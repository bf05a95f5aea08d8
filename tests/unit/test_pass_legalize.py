"""Passes that bring a kernel down to what a target has."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import Builder, Kernel, Let, ScalarParam, Var, equal, print_kernel, statements, verify
from burn_cube.passes.expand_bf16 import expand_bf16
from burn_cube.passes.inline import inline
from burn_cube.passes.legalize_floats import legalize_floats
from burn_cube.passes.legalize_index import legalize_index
from burn_cube.passes.legalize_vectors import legalize_vectors, part_sizes
from burn_cube.passes.lower_builtins import lower_builtins
from burn_cube.passes.vector_bits import bitcast_scalars
from burn_cube.semantics import REFERENCE
from tests.edge_values import differences, edges, random_bits
from tests.unit.pass_kernels import CONTEXT, check, kernel, unchanged
from tests.unit.straight_line import evaluate


def test_index_becomes_the_integer_of_the_launch() -> None:
    body = """%n: index = len %x %a: index = add %n, 1:index %c: i64 = cast %a [i64] %d: i32 = cast %a [i32]
        %m: local[index, 2] = alloc %v: index = load %m[%a] %w: indexx2 = broadcast %v [2]
        %r: index = for %k: index = 0:index to %n step 1:index carry %p: index = %a { yield %k }
        print %c, %d, %w, %r"""
    check(
        legalize_index,
        body,
        """%n: i64 = len %x %a: i64 = add %n, 1:i64 %d: i32 = cast %a [i32]
        %m: local[i64, 2] = alloc %v: i64 = load %m[%a] %w: i64x2 = broadcast %v [2]
        %r: i64 = for %k: i64 = 0:i64 to %n step 1:i64 carry %p: i64 = %a { yield %k }
        print %a, %d, %w, %r""",
        "indexed",
    )
    narrow = legalize_index(kernel(body, bits=32), CONTEXT)
    verify(narrow, "indexed")
    assert "%c: i64 = cast %a [i64]" in print_kernel(narrow)
    assert "%d" not in print_kernel(narrow)


@pytest.mark.parametrize(
    ("before", "after", "cube", "plane"),
    [
        ("%a: index = builtin [CUBE_DIM] print %a", "print 12:index", "4 3 1", 4),
        ("%a: index = builtin [CUBE_DIM_Y] print %a", "print 3:index", "4 3 1", 4),
        ("%a: index = builtin [PLANE_COUNT] print %a", "print 3:index", "10 1 1", 4),
        ("%a: index = builtin [PLANE_DIM] print %a", "print 4:index", "10 1 1", 4),
        ("%a: index = builtin [UNIT_POS_X] print %a", "%a: index = builtin [UNIT_POS] print %a", "16 1 1", 4),
        ("%a: index = builtin [UNIT_POS_Y] print %a", "print 0:index", "16 1 1", 4),
        ("%a: index = builtin [UNIT_POS_Z] print %a", "%a: index = builtin [UNIT_POS] print %a", "1 1 8", 4),
        ("%a: index = builtin [PLANE_POS] print %a", "print 0:index", "4 1 1", 4),
        (
            "%a: index = builtin [UNIT_POS_PLANE] print %a",
            "%a: index = builtin [UNIT_POS] print %a",
            "4 1 1",
            4,
        ),
        ("%a: index = builtin [UNIT_POS_PLANE] print %a", "print 0:index", "4 1 1", 1),
        ("%a: index = builtin [UNIT_POS] print %a", "print 0:index", "1 1 1", 1),
        (
            "%a: index = builtin [ABSOLUTE_POS_Y] print %a",
            "%c: index = builtin [CUBE_POS_Y] print %c",
            "16 1 1",
            4,
        ),
        (
            "%a: index = builtin [ABSOLUTE_POS_X] print %a",
            """%c: index = builtin [CUBE_POS_X] %m: index = mul %c, 4:index %u: index = builtin [UNIT_POS_X]
            %a: index = add %m, %u print %a""",
            "4 2 1",
            4,
        ),
        (
            "%a: index = builtin [ABSOLUTE_POS] print %a",
            """%c: index = builtin [CUBE_POS] %m: index = mul %c, 16:index %u: index = builtin [UNIT_POS]
            %a: index = add %m, %u print %a""",
            "16 1 1",
            4,
        ),
    ],
)
def test_builtins_are_computed_from_few(before: str, after: str, cube: str, plane: int) -> None:
    new = lower_builtins(kernel(before, cube, plane), CONTEXT)
    verify(new)
    assert equal(new, kernel(after, cube, plane)), print_kernel(new)


def test_each_builtin_is_computed_once_at_the_top() -> None:
    check(
        lower_builtins,
        "if %b { %a: index = builtin [CUBE_POS_X] print %a } else { %c: index = builtin [CUBE_POS_X] "
        "print %c }",
        "%a: index = builtin [CUBE_POS_X] if %b { print %a } else { print %a }",
    )


def test_builtins_after_legalize_index_have_its_dtype() -> None:
    new = lower_builtins(
        legalize_index(kernel("%a: index = builtin [ABSOLUTE_POS] print %a"), CONTEXT), CONTEXT
    )
    verify(new, "indexed")


def test_library_operations_are_inlined() -> None:
    check(
        inline,
        "%a: f32 = exp %f %c: f32 = sin %a print %c",
        "%0: f32 = mul %f, %f %1: f32 = add %0, %f %2: f32 = mul %1, %1 %3: f32 = add %2, %1 print %3",
    )
    check(
        inline,
        "%v: f32x2 = load %x[0:index] %a: f32x2 = exp %v print %a",
        """%v: f32x2 = load %x[0:index]
        %a: f32 = extract %v [0] %0: f32 = mul %a, %a %1: f32 = add %0, %a
        %c: f32 = extract %v [1] %2: f32 = mul %c, %c %3: f32 = add %2, %c
        %d: f32x2 = construct %1, %3 print %d""",
    )


def test_halves_are_computed_in_f32() -> None:
    check(
        legalize_floats,
        "%a: f16 = add %h, 1.5:f16 %c: bool = lt %a, %h print %c",
        """%0: f32 = cast %h [f32] %1: f32 = add %0, 1.5:f32 %a: f16 = cast %1 [f16]
        %2: f32 = cast %a [f32] %3: f32 = cast %h [f32] %c: bool = lt %2, %3 print %c""",
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("%a: i32 = cast %h [i32] print %a", "%0: f32 = cast %h [f32] %a: i32 = cast %0 [i32] print %a"),
        ("%a: f16 = cast %i [f16] print %a", "%0: f32 = cast %i [f32] %a: f16 = cast %0 [f16] print %a"),
        ("%a: bf16 = cast %h [bf16] print %a", "%0: f32 = cast %h [f32] %a: bf16 = cast %0 [bf16] print %a"),
        ("%a: f16 = cast %h [f16] print %a", "print %h"),
        ("%a: f16 = exp %h print %a", "%0: f32 = cast %h [f32] %1: f32 = exp %0 %a: f16 = cast %1 [f16] "
                                      "print %a"),
        ("%a: f16 = plane_max %h print %a",
         "%0: f32 = cast %h [f32] %1: f32 = plane_max %0 %a: f16 = cast %1 [f16] print %a"),
    ],
)  # fmt: skip
def test_casts_and_calls_of_halves(before: str, after: str) -> None:
    check(legalize_floats, before, after)


@pytest.mark.parametrize(
    "body",
    [
        "%a: f16 = select %b, %h, 1.0:f16 %c: u16 = bitcast %a [u16] %d: f32 = cast %a [f32] print %c, %d",
        "%v: f16x2 = broadcast %h [2] %c: f16 = extract %v [1] print %c",
        "%a: f16 = plane_sum %h %c: f16 = plane_shuffle %h, 1:u32 print %a, %c",
        "%a: f32 = mul %f, %f print %a",
    ],
)
def test_halves_stay_where_they_are_only_moved(body: str) -> None:
    unchanged(legalize_floats, body)


def test_each_step_of_a_reduction_of_halves_rounds() -> None:
    new = legalize_floats(kernel("%v: f16x3 = broadcast %h [3] %a: f16 = dot %v, %v print %a"), CONTEXT)
    verify(new)
    rounded = [
        s for s in statements(new.body) if isinstance(s, Let) and s.op == "cast" and s.attrs == (dt.F16,)
    ]
    assert len(rounded) == 3  # the products at once, two sums


@pytest.mark.parametrize("source", [dt.F32, dt.BF16], ids=str)
def test_bf16_by_integers(source: DType) -> None:
    target = dt.BF16 if source is dt.F32 else dt.F32
    x = Var("x", source)
    builder = Builder()
    result = builder.cast(x, target)
    new = expand_bf16(Kernel("k", (ScalarParam(x),), builder.block(result)), CONTEXT)
    assert not any(isinstance(s, Let) and s.op == "cast" and dt.BF16 in s.attrs for s in statements(new.body))
    generator = np.random.default_rng(1)
    values = np.concatenate([edges(source), random_bits(source, 4000, generator)])
    (wanted,) = new.body.results
    got = evaluate(new.body.stmts, {x: values}, wanted)
    assert not len(differences(got, REFERENCE["cast"](values, target)))


def test_part_sizes() -> None:
    assert part_sizes(7, (2, 3, 4)) == (4, 3)
    assert part_sizes(7, (2, 4)) == (4, 2, 1)
    assert part_sizes(3, ()) == (1, 1, 1)
    assert part_sizes(1, (4,)) == (1,)


def test_vectors_split_into_parts() -> None:
    check(
        legalize_vectors((2, 4)),
        """%v: f32x6 = load %x[%i] (%i < 3:i32) %w: f32x6 = mul %v, 2.0:f32x6
        %e: f32 = extract %w [4] %s: f32x6 = insert %w, %e [0] store %y[0:index] = %s""",
        """%v: f32x4 = load %x[%i] (%i < 3:i32) %j: i32 = add %i, 4:i32 %v.1: f32x2 = load %x[%j] (%i < 3:i32)
        %w: f32x4 = mul %v, 2.0:f32x4 %w.1: f32x2 = mul %v.1, 2.0:f32x2
        %e: f32 = extract %w.1 [0]
        %0: f32 = extract %w [0] %1: f32 = extract %w [1] %2: f32 = extract %w [2] %3: f32 = extract %w [3]
        %4: f32 = extract %w.1 [0] %5: f32 = extract %w.1 [1]
        %s: f32x4 = construct %e, %1, %2, %3 %s.1: f32x2 = construct %4, %5
        store %y[0:index] = %s %k: index = add 0:index, 4:index store %y[%k] = %s.1""",
    )


def test_vectors_become_scalars() -> None:
    check(
        legalize_vectors(),
        """%v: f32x2 = broadcast %f [2] %w: f32x2 = load %x[0:index] %c: boolx2 = lt %v, %w
        %s: f32x2 = select %c, %v, %w %d: f32 = dot %s, %v %q: f32x2 = select %b, %w, 1.0:f32x2
        %r: f32x2 = if %b { yield %s } else { yield %q }
        %z: f32x2 = for %k: i32 = 0:i32 to %i step 1:i32 carry %p: f32x2 = %r { yield %p }
        print "z", %z, %d""",
        """%w: f32 = load %x[0:index] %1: index = add 0:index, 1:index %w1: f32 = load %x[%1]
        %c: bool = lt %f, %w %c1: bool = lt %f, %w1
        %s: f32 = select %c, %f, %w %s1: f32 = select %c1, %f, %w1
        %m: f32 = mul %s, %f %m1: f32 = mul %s1, %f %d: f32 = add %m, %m1
        %q: f32 = select %b, %w, 1.0:f32 %q1: f32 = select %b, %w1, 1.0:f32
        %r: f32, %r1: f32 = if %b { yield %s, %s1 } else { yield %q, %q1 }
        %z: f32, %z1: f32 = for %k: i32 = 0:i32 to %i step 1:i32 carry %p: f32 = %r, %p1: f32 = %r1 {
          yield %p, %p1 }
        print "z", "[\\u0000", %z, "\\u0000,", %z1, "\\u0000]", %d""",
    )


def test_accesses_to_several_elements_may_stay() -> None:
    """7 lanes are 4, 2 and 1 at a time, where values are scalars."""
    before = """%v: f32x7 = load %x[%i] mask %b %e: f32 = extract %v [5]
        %s: f32x3 = broadcast %e [3] store %y[0:index] mask %b = %s"""
    after = """%v: f32x4 = load %x[%i] mask %b
        %0: f32 = extract %v [0] %1: f32 = extract %v [1] %2: f32 = extract %v [2] %3: f32 = extract %v [3]
        %j: i32 = add %i, 4:i32 %w: f32x2 = load %x[%j] mask %b
        %4: f32 = extract %w [0] %e: f32 = extract %w [1]
        %k: i32 = add %i, 6:i32 %6: f32 = load %x[%k] mask %b
        %s: f32x2 = construct %e, %e store %y[0:index] mask %b = %s
        %m: index = add 0:index, 2:index store %y[%m] mask %b = %e"""
    new = legalize_vectors((), lambda dtype: (2, 4))(kernel(before), CONTEXT)
    verify(new)
    assert equal(new, kernel(after)), print_kernel(new)


def test_vectors_that_the_target_has_stay() -> None:
    unchanged(
        legalize_vectors((2, 4)),
        "%v: f32x4 = load %x[0:index] %w: f32x4 = mul %v, %v %s: f32 = vector_sum %w print %s",
    )


def test_plane_operations_on_vectors() -> None:
    check(
        legalize_vectors(),
        """%v: f32x2 = load %x[0:index] %w: f32x2 = plane_sum %v %q: u32x4 = plane_ballot %b
        %e: u32 = extract %q [2] print %w, %e""",
        """%v: f32 = load %x[0:index] %1: index = add 0:index, 1:index %v1: f32 = load %x[%1]
        %w: f32 = plane_sum %v %w1: f32 = plane_sum %v1 %q: u32x4 = plane_ballot %b
        %e: u32 = extract %q [2] print "[\\u0000", %w, "\\u0000,", %w1, "\\u0000]", %e""",
    )


def test_a_ballot_used_as_a_vector_is_taken_apart() -> None:
    check(
        legalize_vectors((2,)),
        "%q: u32x4 = plane_ballot %b %e: u32x4 = not %q print %e",
        """%q: u32x4 = plane_ballot %b
        %0: u32 = extract %q [0] %1: u32 = extract %q [1] %2: u32 = extract %q [2] %3: u32 = extract %q [3]
        %c: u32x2 = construct %0, %1 %d: u32x2 = construct %2, %3
        %e: u32x2 = not %c %g: u32x2 = not %d %4: u32 = extract %e [0]
        %5: u32 = extract %e [1] %6: u32 = extract %g [0] %7: u32 = extract %g [1]
        print "[\\u0000", %4, "\\u0000,", %5, "\\u0000,", %6, "\\u0000,", %7, "\\u0000]" """,
    )


@pytest.mark.parametrize("source", [dt.U8, dt.I16, dt.F16, dt.F32, dt.U64, dt.F64], ids=str)
@pytest.mark.parametrize("target", [dt.I8, dt.U16, dt.F16, dt.F32, dt.I64, dt.F64], ids=str)
def test_bits_of_vectors(source: DType, target: DType) -> None:
    n = 16 // source.size
    lanes = [Var(f"x{lane}", source) for lane in range(n)]
    generator = np.random.default_rng(2)
    values = [random_bits(source, 50, generator) for _ in lanes]
    if source.is_float or target.is_float:  # payloads of NaN may change on the way
        values = [np.where(value != value, value.dtype.type(1), value) for value in values]
    builder = Builder()
    results = bitcast_scalars(builder, lanes, target)
    expected = REFERENCE["bitcast"](np.stack(values), target)
    assert len(results) == len(expected)
    for result, wanted in zip(results, expected, strict=True):
        got = evaluate(builder.stmts, dict(zip(lanes, values, strict=True)), result)
        assert not len(differences(got, wanted))
