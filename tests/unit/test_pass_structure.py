"""Passes that move, share or drop statements: cse, dce, licm, unroll, fold."""

from __future__ import annotations

import pytest

from burn_cube.passes.cse import cse
from burn_cube.passes.dce import dce
from burn_cube.passes.fold import fold
from burn_cube.passes.licm import licm
from burn_cube.passes.unroll import unroll
from tests.unit.pass_kernels import CONTEXT, check, kernel, unchanged


def test_cse_computes_a_value_once() -> None:
    check(
        cse,
        "%a: i32 = add %i, 1:i32 %c: i32 = add 1:i32, %i %n: index = len %x %m: index = len %x "
        "print %a, %c, %n, %m",
        "%a: i32 = add %i, 1:i32 %n: index = len %x print %a, %a, %n, %n",
    )


def test_cse_follows_scopes() -> None:
    check(
        cse,
        """%a: i32 = neg %i
        if %b { %c: i32 = neg %i %d: i32 = abs %i print %c, %d } else { %e: i32 = abs %i print %e }
        %f2: i32 = abs %i print %f2""",
        """%a: i32 = neg %i
        if %b { %d: i32 = abs %i print %a, %d } else { %e: i32 = abs %i print %e }
        %f2: i32 = abs %i print %f2""",
    )


def test_cse_replaces_results_of_blocks_and_bounds() -> None:
    check(
        cse,
        """%n: index = len %y %m: index = len %y %a: i32 = neg %i %c: i32 = neg %i
        %r: i32 = if %b { yield %c } else { yield %a }
        store %y[%m] (%m < %n) = %f print %r""",
        """%n: index = len %y %a: i32 = neg %i
        %r: i32 = if %b { yield %a } else { yield %a }
        store %y[%n] (%n < %n) = %f print %r""",
    )


@pytest.mark.parametrize(
    "body",
    [
        "%a: f32 = load %x[0:index] %c: f32 = load %x[0:index] print %a, %c",
        "%a: f32 = sub %f, 1.0:f32 %c: f32 = sub 1.0:f32, %f print %a, %c",
        "%a: f32 = add %f, 0.0:f32 %c: f32 = add %f, -0.0:f32 print %a, %c",
        "%a: i64 = cast %i [i64] %c: u8 = cast %i [u8] print %a, %c",
        "%m: local[f32, 2] = alloc %l2: local[f32, 2] = alloc store %m[0:index] = %f store %l2[0:index] = %f",
        "%a: f32 = plane_sum %f %c: f32 = plane_sum %f print %a, %c",
    ],
)
def test_cse_leaves_what_may_differ(body: str) -> None:
    unchanged(cse, body)


def test_cse_shares_tables_and_their_reads() -> None:
    check(
        cse,
        """%m: const[f32, 2] = alloc [1.0, 2.0] %q: const[f32, 2] = alloc [1.0, 2.0]
        %a: f32 = load %m[%i] %c: f32 = load %q[%i] print %a, %c""",
        "%m: const[f32, 2] = alloc [1.0, 2.0] %a: f32 = load %m[%i] print %a, %a",
    )


def test_dce_drops_what_has_no_use() -> None:
    check(
        dce,
        """%a: i32 = neg %i %v: f32 = load %x[0:index] %p: f32 = plane_sum %v %m: shared[f32, 4] = alloc
        %r: i32 = if %b { yield %a } else { yield %i }
        for %k: i32 = 0:i32 to %i step 1:i32 { %z: i32 = neg %k }
        switch %i { case 1 { %q: i32 = neg %i } default { } }
        sync cube""",
        "sync cube",
    )


def test_dce_trims_results_and_carried_values() -> None:
    check(
        dce,
        """%r: i32, %s: f32 = if %b { %a: i32 = neg %i yield %a, 1.0:f32 } else { yield %i, 2.0:f32 }
        %c1: i32, %c2: i32, %c3: i32 = for %k: i32 = 0:i32 to %i step 1:i32
            carry %p: i32 = 1:i32, %q: i32 = 2:i32, %u: i32 = 3:i32 {
          %n: i32 = add %p, %q
          %m: i32 = add %u, 1:i32
          yield %n, %q, %m
        }
        print %s, %c1""",
        """%s: f32 = if %b { yield 1.0:f32 } else { yield 2.0:f32 }
        %c1: i32 = for %k: i32 = 0:i32 to %i step 1:i32 carry %p: i32 = 1:i32, %q: i32 = 2:i32 {
          %n: i32 = add %p, %q yield %n, %q
        }
        print %s, %c1""".replace("%c1: i32 = for", "%c1: i32, %c2: i32 = for"),
    )


def test_dce_keeps_loops_that_may_not_end() -> None:
    check(
        dce,
        """%n: i32, %m: i32 = while carry %p: i32 = 0:i32, %q: i32 = 0:i32 { %c: bool = lt %p, %i
          yield %c } do {
          %a: i32 = add %p, 1:i32 %d: i32 = add %q, 2:i32 yield %a, %d
        }""",
        """%n: i32 = while carry %p: i32 = 0:i32 { %c: bool = lt %p, %i yield %c } do {
          %a: i32 = add %p, 1:i32 yield %a
        }""",
    )


def test_dce_knows_memory_that_nobody_reads() -> None:
    check(
        dce,
        """%m: local[f32, 4] = alloc %n: local[f32, 4] = alloc %s: shared[i32, 1] = alloc
        store %m[0:index] = %f store %n[0:index] = %f
        %o: i32 = atomic add %s[0:index] with %i
        %v: f32 = load %n[1:index] print %v""",
        "%n: local[f32, 4] = alloc store %n[0:index] = %f %v: f32 = load %n[1:index] print %v",
    )


@pytest.mark.parametrize(
    "body",
    [
        "store %y[0:index] = %f",
        "%o: i32 = atomic add %t[0:index] with 1:i32",
        "assert %b, \"no\"",
        "if %b { sync cube }",
        "%s: shared[i32, 1] = alloc %o: i32 = atomic add %s[0:index] with %i print %o",
        "for %k: i32 = 0:i32 to %i step 1:i32 { print %k }",
        "while { yield %b } do { }",
    ],
)  # fmt: skip
def test_dce_keeps_effects(body: str) -> None:
    unchanged(dce, body)


def test_dce_keeps_what_validate_may_refuse() -> None:
    body = "%v: f32 = load %x[9:index] (9:index < 4:index) %w: f32 = load %x[0:index]"
    assert not dce(kernel(body), CONTEXT).body.stmts
    assert len(dce(kernel(body, mode="validate"), CONTEXT).body.stmts) == 1


def test_dce_tells_apart_equal_statements_in_two_places() -> None:
    made = kernel("if %b { sync cube } else { sync cube }")
    assert dce(made, CONTEXT) is made


def test_licm_moves_invariants_as_far_as_they_go() -> None:
    check(
        licm,
        """for %k: i32 = 0:i32 to %i step 1:i32 {
          %a: i32 = neg %i
          for %j: i32 = 0:i32 to %i step 1:i32 {
            %c: i32 = add %a, 2:i32 %d: i32 = add %k, %c %e: i32 = add %d, %j
            if %b { %g: i32 = mul %k, %k print %e, %g }
          }
        }""",
        """%a: i32 = neg %i %c: i32 = add %a, 2:i32
        for %k: i32 = 0:i32 to %i step 1:i32 {
          %d: i32 = add %k, %c %g: i32 = mul %k, %k
          for %j: i32 = 0:i32 to %i step 1:i32 { %e: i32 = add %d, %j if %b { print %e, %g } }
        }""",
    )


def test_licm_moves_out_of_conditions_and_tables_too() -> None:
    check(
        licm,
        """%n: i32 = while carry %p: i32 = 0:i32 { %a: i32 = neg %i %c: bool = lt %p, %a yield %c } do {
          %m: const[i32, 2] = alloc [1, 2] %v: i32 = load %m[1:index]
          %w: i32 = load %m[%i] (%i < 2:i32) %q: i32 = add %v, %w yield %q
        }""",
        """%a: i32 = neg %i %m: const[i32, 2] = alloc [1, 2] %v: i32 = load %m[1:index]
        %w: i32 = load %m[%i] (%i < 2:i32) %q: i32 = add %v, %w
        %n: i32 = while carry %p: i32 = 0:i32 { %c: bool = lt %p, %a yield %c } do { yield %q }""",
    )


@pytest.mark.parametrize(
    "body",
    [
        "for %k: i32 = 0:i32 to %i step 1:i32 { %v: f32 = load %x[0:index] print %v }",
        "for %k: i32 = 0:i32 to %i step 1:i32 { %v: f32 = plane_sum %f print %v }",
        "if %b { %a: i32 = neg %i print %a }",
        # a read that a condition around has proved inside
        "%m: const[i32, 2] = alloc [1, 2] for %k: i32 = 0:i32 to 2:i32 step 1:i32 { %v: i32 = load "
        "%m[%i] print %v }",
        "%m: const[i32, 2] = alloc [1, 2] for %k: i32 = 0:i32 to 2:i32 step 1:i32 { %v: i32 = load "
        "%m[2:i32] print %v }",
    ],
)
def test_licm_leaves_what_may_change_or_fault(body: str) -> None:
    unchanged(licm, body)


def test_unroll_on_request() -> None:
    check(
        unroll,
        """%r: i32 = for %k: i32 = 3:i32 to 0:i32 step -1:i32 unroll -1 carry %p: i32 = %i {
          %a: i32 = mul %p, %k yield %a
        }
        print %r""",
        "%a: i32 = mul %i, 3:i32 %c: i32 = mul %a, 2:i32 %d: i32 = mul %c, 1:i32 print %d",
    )


def test_unroll_inner_loops_that_become_constant() -> None:
    check(
        unroll,
        """for %k: i32 = 1:i32 to 3:i32 step 1:i32 unroll -1 {
          %e: i32 = add %k, %k
          for %j: i32 = %k to %e step 1:i32 unroll -1 { print %k, %j }
        }""",
        "print 1:i32, 1:i32 print 2:i32, 2:i32 print 2:i32, 3:i32",
    )


def test_unroll_keeps_one_shared_memory_for_all_iterations() -> None:
    check(
        unroll,
        """for %k: i32 = 0:i32 to 2:i32 step 1:i32 unroll -1 {
          %s: shared[i32, 1] = alloc %l2: local[i32, 1] = alloc
          store %s[0:index] = %k %v: i32 = load %l2[0:index] print %v
        }""",
        """%s: shared[i32, 1] = alloc
        %a: local[i32, 1] = alloc store %s[0:index] = 0:i32 %v: i32 = load %a[0:index] print %v
        %c: local[i32, 1] = alloc store %s[0:index] = 1:i32 %w: i32 = load %c[0:index] print %w""",
    )


def test_short_loops_unroll_unasked() -> None:
    check(
        unroll,
        "for %k: i32 = 0:i32 to 2:i32 step 1:i32 { print %k }",
        "print 0:i32 print 1:i32",
    )


@pytest.mark.parametrize(
    "body",
    [
        "for %k: i32 = 0:i32 to 2:i32 step 1:i32 unroll 1 { print %k }",
        "for %k: i32 = 0:i32 to 9:i32 step 1:i32 { print %k }",
        "for %k: i32 = 0:i32 to %i step 1:i32 unroll -1 { print %k }",
        "for %k: i32 = 0:i32 to 8:i32 step 1:i32 { " + "sync cube " * 9 + "}",
    ],
)
def test_other_loops_stay(body: str) -> None:
    unchanged(unroll, body)


def test_a_loop_without_iterations_leaves_its_start() -> None:
    for run in unroll, fold:
        check(
            run,
            "%r: i32 = for %k: i32 = 5:i32 to 0:i32 step 2:i32 carry %p: i32 = %i { yield %k } print %r",
            "print %i",
        )


def test_fold_takes_the_certain_branch() -> None:
    check(
        fold,
        """%c: bool = lt 1:i32, 2:i32
        %r: i32 = if %c { print "yes" yield 1:i32 } else { print "no" yield 2:i32 }
        %q: i32 = switch %r { case 2 { yield 5:i32 } default { yield 6:i32 } }
        print %q""",
        'print "yes" print 6:i32',
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("%a: u8 = add 255:u8, 1:u8 print %a", "print 0:u8"),
        ("%a: i32 = floor_div -7:i32, 2:i32 print %a", "print -4:i32"),
        ("%a: i32 = floor_div -7:i32, 0:i32 print %a", "print 0:i32"),
        ("%a: f32 = add -0.0:f32, -0.0:f32 print %a", "print -0.0:f32"),
        ("%a: f32 = div 0.0:f32, 0.0:f32 print %a", "print nan:f32"),
        ("%a: f16 = mul 1000.0:f16, 1000.0:f16 print %a", "print inf:f16"),
        ("%a: i8 = cast 1000000.0:f32 [i8] print %a", "print 127:i8"),
        ("%a: f32x2 = mul 3.0:f32x2, 2.0:f32x2 print %a", "print 6.0:f32x2"),
        ("%a: boolx2 = lt 3.0:f32x2, nan:f32x2 print %a", "print false:boolx2"),
        ("%a: f32 = dot 3.0:f32x2, 2.0:f32x2 print %a", "print 12.0:f32"),
        ("%a: f32x2 = broadcast 1.5:f32 [2] print %a", "print 1.5:f32x2"),
        ("%a: index = cast 3.75:f32 [index] print %a", "print 3:index"),
        ("%a: index = mul 4611686018427387904:index, 2:index print %a", "print -9223372036854775808:index"),
        ("%a: u32x2 = bitcast 4607182418800017408:u64 [u32] print %a", None),
        ("%a: f32 = bitcast 2143289345:u32 [f32] print %a", None),
        ("%a: f32 = bitcast 1065353216:u32 [f32] print %a", "print 1.0:f32"),
        ("%a: f32 = exp 1.0:f32 print %a", None),
        ("%a: f32x2 = construct 1.0:f32, 2.0:f32 print %a", None),
    ],
)
def test_fold_has_the_meaning_of_the_op(before: str, after: str | None) -> None:
    if after is None:
        unchanged(fold, before)
    else:
        check(fold, before, after)


def test_folded_indices_wrap_at_the_width_of_the_launch() -> None:
    made = kernel("%a: index = add 2147483647:index, 1:index print %a", bits=32)
    (stmt,) = fold(made, CONTEXT).body.stmts
    assert stmt.parts[0].value == -(2**31)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            "%m: const[f32, 2] = alloc [0.5, 2.0] %v: f32 = load %m[1:i32] (1:i32 < 2:i32) print %v",
            "print 2.0:f32",
        ),
        ("%m: const[f32, 2] = alloc [0.5, 0.5] %v: f32x2 = load %m[0:i32] print %v", "print 0.5:f32x2"),
        ("%v: f32 = load %x[%i] mask false print %v", "print 0.0:f32"),
        ("%v: i32 = atomic add %t[%i] mask false with 1:i32 print %v", "print 0:i32"),
        ("store %y[%i] mask false = %f", ""),
        ("store %y[%i] (%i < 3:i32) mask true = %f", "store %y[%i] (%i < 3:i32) = %f"),
    ],
)
def test_fold_knows_tables_and_masks(before: str, after: str) -> None:
    table = "%m: const[f32, 2] = alloc [0.5, 2.0]" if "2.0]" in before else ""
    table = "%m: const[f32, 2] = alloc [0.5, 0.5]" if "0.5]" in before else table
    check(fold, before, f"{table} {after}")


@pytest.mark.parametrize(
    "body",
    [
        "%m: const[f32, 2] = alloc [0.5, 2.0] %v: f32 = load %m[%i] print %v",
        "%m: const[f32, 2] = alloc [0.5, 2.0] %v: f32x2 = load %m[0:i32] print %v",
        "%m: const[f32, 2] = alloc [0.0, -0.0] %v: f32x2 = load %m[0:i32] print %v",
        "%m: const[f32, 2] = alloc [0.5, 2.0] %v: f32 = load %m[2:i32] (2:i32 < 2:i32) print %v",
        "%m: const[f32, 2] = alloc [0.5, 2.0] %v: f32 = load %m[0:i32] mask %b print %v",
    ],
)
def test_fold_leaves_reads_that_are_not_certain(body: str) -> None:
    unchanged(fold, body)
