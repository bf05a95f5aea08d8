"""Pass bounds: which checks it proves needless, and the masks it makes of the rest."""

from __future__ import annotations

import pytest

from burn_cube.dtypes import BOOL
from burn_cube.ir import Atomic, Const, Kernel, Let, Load, Store, parse_kernel, statements, verify
from burn_cube.passes import Context
from burn_cube.passes.bounds import bounds
from burn_cube.passes.legalize_index import legalize_index


def _no_library(op: str, dtype: str) -> object:
    raise AssertionError(f"{op} {dtype} is no part of these tests")


CONTEXT = Context(_no_library)  # type: ignore[arg-type]


def run(body: str, *, bits: int = 64, mode: str = "checked", cube: str = "16 1 1") -> Kernel:
    """Legalise the index of a kernel on x, y: f32 and t: f32 of rank 2; then run the pass."""
    text = f"""kernel "k" (%x: buffer f32 readwrite, %y: buffer f32 readwrite,
        %t: buffer f32 rank 2 readwrite,
        %s: scalar i64, %u: scalar i32) cube {cube} plane 4 index {bits} {mode} {{ {body} }}"""
    kernel = parse_kernel(text)
    verify(kernel)
    kernel = bounds(legalize_index(kernel, CONTEXT), CONTEXT)
    verify(kernel, "indexed")
    return kernel


def masks(kernel: Kernel) -> list[str]:
    """For each access in order: "" if it is not checked, else the ops that its mask is made of."""
    made = {s.result: s for s in statements(kernel.body) if isinstance(s, Let)}

    def spell(mask: object) -> str:
        if mask is None:
            return ""
        if isinstance(mask, Const):
            return str(mask.value).lower()
        let = made[mask]  # type: ignore[index]
        if let.op == "and":
            return f"{spell(let.args[0])}&{spell(let.args[1])}"
        kind = let.args[0].value_type
        return f"{let.op}.{kind}" if kind is not BOOL else let.op

    accesses = [s for s in statements(kernel.body) if isinstance(s, Load | Store | Atomic)]
    assert all(not access.bounds for access in accesses)
    return [spell(access.mask) for access in accesses]


GUARDED = """
    %i: index = builtin [ABSOLUTE_POS]
    %n: index = len %x
    %c: bool = lt %i, %n
    if %c {
      %n2: index = len %x
      %v: f32 = load %x[%i] (%i < %n2)
      %m: index = len %y
      store %y[%i] (%i < %m) = %v
    }
"""


def test_a_guard_proves_the_array_it_names_and_no_other() -> None:
    assert masks(run(GUARDED)) == ["", "lt.i64"]


def test_32_bit_indices_are_proved_alike() -> None:
    assert masks(run(GUARDED, bits=32)) == ["", "lt.i32"]


def test_unchecked_drops_all() -> None:
    assert masks(run(GUARDED, mode="unchecked")) == ["", ""]


def test_validate_keeps_all() -> None:
    kernel = run(GUARDED, mode="validate")
    assert [len(s.bounds) for s in statements(kernel.body) if isinstance(s, Load | Store)] == [1, 1]


def test_an_early_return_guards_what_follows() -> None:
    body = """
        %i: index = builtin [ABSOLUTE_POS]
        %n: index = len %x
        %c: bool = ge %i, %n
        if %c return { } else { %v: f32 = load %x[%i] (%i < %n) store %x[%i] (%i < %n) = %v }
    """
    assert masks(run(body)) == ["", ""]


def test_nothing_is_known_outside_the_guard() -> None:
    body = GUARDED + "%w: f32 = load %x[%i] (%i < %n)"
    assert masks(run(body))[-1] == "lt.i64"


def test_a_negative_index_needs_one_unsigned_comparison() -> None:
    body = "%i: index = cast %s [index] %n: index = len %x %v: f32 = load %x[%i] (%i < %n)"
    assert masks(run(body)) == ["lt.u64"]
    assert masks(run(body, bits=32)) == ["lt.u32"]


def test_a_length_that_may_be_negative_is_compared_as_signed() -> None:
    body = """%i: index = cast %s [index] %n: index = cast %u [index] %v: f32 = load %x[%i] (%i < %n)"""
    assert masks(run(body)) == ["ge.i64&lt.i64"]


def test_a_constant_below_zero_is_never_inside() -> None:
    assert masks(run("%n: index = len %x %v: f32 = load %x[-1:index] (-1:index < %n)")) == ["false"]


def test_an_and_chain_gives_all_its_parts() -> None:
    body = """
        %i: index = builtin [ABSOLUTE_POS_Y]
        %j: index = builtin [ABSOLUTE_POS_X]
        %r: index = shape %t [0]
        %q: index = shape %t [1]
        %a: bool = lt %i, %r
        %b: bool = lt %j, %q
        %c: bool = and %a, %b
        %e: index = stride %t [0]
        %f: index = mul %i, %e
        %g: index = add %f, %j
        if %c { %v: f32 = load %t[%g] (%i < %r) (%j < %q) }
        %d: bool = not %c
        if %d { } else { store %t[%g] (%i < %r) (%j < %q) = 1.0:f32 }
        if %a { %w: f32 = load %t[%g] (%i < %r) (%j < %q) }
    """
    assert masks(run(body)) == ["", "", "lt.i64"]


def test_a_short_circuit_and_gives_all_its_parts() -> None:
    body = """
        %i: index = builtin [ABSOLUTE_POS]
        %n: index = len %x
        %m: index = len %y
        %a: bool = lt %i, %n
        %c: bool = if %a { %b: bool = lt %i, %m yield %b } else { yield false }
        if %c { %v: f32 = load %x[%i] (%i < %n) store %y[%i] (%i < %m) = %v }
    """
    assert masks(run(body)) == ["", ""]


def test_an_or_proves_nothing_but_its_false_side_does() -> None:
    body = """
        %i: index = builtin [ABSOLUTE_POS]
        %n: index = len %x
        %m: index = len %y
        %a: bool = ge %i, %n
        %b: bool = ge %i, %m
        %c: bool = or %a, %b
        if %c { %v: f32 = load %x[%i] (%i < %n) } else { %w: f32 = load %x[%i] (%i < %n) }
    """
    assert masks(run(body)) == ["lt.i64", ""]


def test_a_counted_loop_stays_in_its_range() -> None:
    body = """
        %n: index = len %x
        for %k: index = 0:index to %n step 1:index { %v: f32 = load %x[%k] (%k < %n) }
        for %j: index = 2:index to %n step 1:index {
          %p: index = sub %j, 1:index
          %v.1: f32 = load %x[%p] (%p < %n)
          %q: index = add %j, 1:index
          %v.2: f32 = load %x[%q] (%q < %n)
          %z: index = sub %j, 3:index
          %v.3: f32 = load %x[%z] (%z < %n)
        }
        %l: index = sub %n, 1:index
        for %d: index = %l to -1:index step -1:index { %v.4: f32 = load %x[%d] (%d < %n) }
    """
    assert masks(run(body)) == ["", "", "lt.i64", "ge.i64", ""]


def test_a_grid_stride_loop_needs_no_check() -> None:
    body = """
        %i: index = builtin [ABSOLUTE_POS]
        %d: index = builtin [CUBE_DIM]
        %c: index = builtin [CUBE_COUNT]
        %n: index = len %x
        %e: index = while carry %k: index = %i { %b: bool = lt %k, %n yield %b } do {
          %v: f32 = load %x[%k] (%k < %n)
          %k2: index = add %k, %c
          yield %k2
        }
    """
    assert masks(run(body)) == [""]


def test_a_loop_that_may_run_below_zero_is_checked() -> None:
    body = """
        %n: index = len %x
        %e: index = while carry %k: index = 5:index { %b: bool = lt %k, %n yield %b } do {
          %v: f32 = load %x[%k] (%k < %n)
          %k2: index = sub %k, 7:index
          yield %k2
        }
    """
    assert masks(run(body)) == ["ge.i64"]


def test_fixed_sizes_are_proved_by_intervals() -> None:
    body = """
        %m: shared[f32, 256] = alloc
        %x0: index = builtin [UNIT_POS_X]
        %y0: index = builtin [UNIT_POS_Y]
        %r: index = mul %y0, 16:index
        %i: index = add %r, %x0
        %v: f32 = load %m[%i] (%i < 256:index)
        %j: index = add %i, 1:index
        %w: f32 = load %m[%j] (%j < 256:index)
        %h: index = floor_div %i, 2:index
        %q: f32 = load %m[%h] (%h < 128:index)
        %o: index = mod %j, 8:index
        %z: f32 = load %m[%o] (%o < 8:index)
        %b: index = and %j, 255:index
        %l: f32 = load %m[%b] (%b < 256:index)
    """
    assert masks(run(body, cube="16 16 1")) == ["", "lt.i64", "", "", ""]


def test_the_last_of_two_neighbours_covers_the_first() -> None:
    body = """
        %i: index = builtin [ABSOLUTE_POS]
        %n: index = len %x
        %j: index = add %i, 1:index
        %c: bool = lt %j, %n
        if %c { %v: f32 = load %x[%i] (%i < %n) %w: f32 = load %x[%j] (%j < %n) }
    """
    assert masks(run(body)) == ["", ""]


def test_arithmetic_that_may_wrap_proves_nothing() -> None:
    body = """
        %i: i64 = add %s, 1:i64
        %n: index = len %x
        %m: i64 = cast %n [i64]
        %c: bool = lt %i, %m
        if %c { %v: f32 = load %x[%s] (%s < %m) }
        %d: bool = ge %s, 0:i64
        if %d { if %c { %w: f32 = load %x[%s] (%s < %m) } }
    """
    # s = 2^63 - 1 makes i negative: i < n says nothing of s
    assert masks(run(body)) == ["lt.u64", "lt.i64"]


def test_a_clamped_index_is_inside_unless_the_array_is_empty() -> None:
    body = """
        %n: index = len %x
        %i: index = cast %s [index]
        %l: index = sub %n, 1:index
        %j: index = clamp %i, 0:index, %l
        %v: f32 = load %x[%j] (%j < %n)
    """
    # n = 0 clamps to -1
    assert masks(run(body)) == ["ge.i64"]


def test_masks_of_an_access_and_of_its_bounds_are_joined() -> None:
    body = """
        %n: index = len %x
        %i: index = builtin [ABSOLUTE_POS]
        %q: bool = eq %i, %n
        %o: i32 = atomic add %c[%i] (%i < %n) mask %q with 1:i32
    """
    text = body.replace("%c[", "%m[").replace(
        "%n: index = len %x", "%n: index = len %x %m: shared[i32, 8] = alloc"
    )
    assert masks(run(text)) == ["eq.i64&lt.i64"]


@pytest.mark.parametrize("op", ["eq", "le"])
def test_equality_and_order_with_a_constant(op: str) -> None:
    body = f"""
        %m: local[f32, 4] = alloc
        %i: index = cast %s [index]
        %c: bool = {op} %i, 3:index
        if %c {{ %v: f32 = load %m[%i] (%i < 4:index) }}
    """
    assert masks(run(body)) == [{"eq": "", "le": "ge.i64"}[op]]


def test_a_loop_is_judged_again_when_its_value_falls() -> None:
    body = """
        %n: index = len %x
        %e: index = for %k: index = 0:index to 10:index step 1:index carry %p: index = 3:index {
          %v: f32 = load %x[%p] (%p < %n)
          %q: index = sub %p, 1:index
          %h: index = add %q, 1:index
          %w: f32 = load %x[%h] (%h < %n)
          yield %q
        }
    """
    assert masks(run(body)) == ["lt.u64", "lt.u64"]


@pytest.mark.parametrize("bits", [32, 64])
def test_a_loop_by_the_size_of_the_grid_needs_no_check(bits: int) -> None:
    body = """
        %i: index = builtin [ABSOLUTE_POS]
        %d: index = builtin [CUBE_DIM]
        %c: index = builtin [CUBE_COUNT]
        %s1: index = mul %c, %d
        %n: index = len %x
        for %k: index = %i to %n step %s1 { %v: f32 = load %x[%k] (%k < %n) }
    """
    assert masks(run(body, bits=bits)) == [""]


def test_a_tree_that_halves_stays_below_its_start() -> None:
    body = """
        %m: shared[f32, 256] = alloc
        %p: index = builtin [UNIT_POS]
        %e: index = while carry %h: index = 128:index { %b: bool = gt %h, 0:index yield %b } do {
          %c: bool = lt %p, %h
          if %c {
            %q: index = add %p, %h
            %v: f32 = load %m[%q] (%q < 256:index)
            store %m[%p] (%p < 256:index) = %v
          }
          sync cube
          %h2: index = floor_div %h, 2:index
          yield %h2
        }
        %w: f32 = load %m[%e] (%e < 256:index)
    """
    assert masks(run(body, cube="256 1 1")) == ["", "", ""]


def test_a_hope_for_the_upper_end_is_given_up_alone() -> None:
    body = """
        %m: local[f32, 8] = alloc
        %e: index = while carry %h: index = 4:index { %b: bool = lt %h, 100:index yield %b } do {
          %v: f32 = load %m[%h] (%h < 8:index)
          %g: index = add %h, 50:index
          %h2: index = max %h, %g
          yield %h2
        }
    """
    assert masks(run(body)) == ["lt.i64"]
