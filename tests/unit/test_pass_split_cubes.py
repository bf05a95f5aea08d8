"""Pass split_cubes: which conditions one test a cube decides, and what the copies look like."""

from __future__ import annotations

import pytest

from burn_cube.ir import If, Kernel, Load, Store, print_kernel, statements, verify
from burn_cube.passes.split_cubes import split_cubes
from tests.unit.pass_kernels import CONTEXT, kernel

AT = (
    "%c: i64 = builtin [CUBE_POS] %m: i64 = mul %c, 16:i64 %u: i64 = builtin [UNIT_POS] %i2: i64 = add %m, %u"
)
N = "%n: i64 = len %x"


def split(body: str, cube: str = "16 1 1") -> Kernel:
    """The kernel after the pass, which must be legal and not change again."""
    new = split_cubes(kernel(body, cube), CONTEXT)
    verify(new, "indexed")
    assert split_cubes(new, CONTEXT) is new
    return new


def choice(k: Kernel) -> If:
    """The choice between the copies."""
    last = k.body.stmts[-1]
    assert isinstance(last, If), print_kernel(k)
    assert last.why == "inside"
    return last


def test_a_guard_and_masks_go() -> None:
    new = split(
        f"{AT} {N} %k: i64 = len %y %a: bool = lt %i2, %n "
        "if %a { %b2: bool = lt %i2, %k %v: f32 = load %x[%i2] store %y[%i2] mask %b2 = %v }"
    )
    inside = list(statements(choice(new).then))
    assert not any(isinstance(stmt, If) for stmt in inside), print_kernel(new)
    assert [stmt.mask for stmt in inside if isinstance(stmt, Load | Store)] == [None, None]
    assert any(isinstance(stmt, If) for stmt in choice(new).orelse.stmts)


def test_the_test_looks_at_the_last_unit() -> None:
    new = split(f"{AT} {N} %a: bool = lt %i2, %n if %a {{ store %y[%i2] = %f }}")
    text = print_kernel(new)
    assert "add %m, 15:i64" in text, text
    assert f"le %m, {2**63 - 16}:i64" in text, text


def test_a_return_is_a_guard() -> None:
    new = split(f"{AT} {N} %a: bool = ge %i2, %n if %a return {{ }} else {{ store %y[%i2] = %f }}")
    assert not any(isinstance(stmt, If) for stmt in choice(new).then.stmts)


def test_both_sides_of_an_interval() -> None:
    new = split(
        f"{AT} {N} %k: i64 = sub %n, 1:i64 %a: bool = gt %i2, 0:i64 %b2: bool = lt %i2, %k "
        "%d: bool = and %a, %b2 if %d { store %y[%i2] = %f }"
    )
    assert not any(isinstance(stmt, If) for stmt in choice(new).then.stmts)


def test_a_mirrored_position_must_not_wrap_below() -> None:
    new = split(f"{AT} {N} %k: i64 = sub %n, %i2 %a: bool = gt %k, 2:i64 if %a {{ store %y[%i2] = %f }}")
    assert f"ge %k, {-(2**63) + 15}:i64" in print_kernel(new), print_kernel(new)


def test_neighbours_in_a_tensor() -> None:
    new = split(
        f"{AT} %n: i64 = shape %t [1] %k: i64 = stride %t [1] %p: i64 = mul %i2, %k %a: bool = lt %i2, %n "
        "if %a { store %t[%p] = %i }"
    )
    near = choice(new).then.stmts[-1]
    assert isinstance(near, If)
    assert near.why == "inside"
    assert "stride" not in {getattr(stmt, "op", "") for stmt in statements(near.then)}
    assert "stride" in {getattr(stmt, "op", "") for stmt in statements(choice(new).orelse)}


@pytest.mark.parametrize(
    "body",
    [
        f"{AT} %a: bool = lt %u, 8:i64 if %a {{ store %y[%i2] = %f }}",  # the cube decides
        f"{AT} {N} %a: bool = eq %i2, %n if %a {{ store %y[%i2] = %f }}",  # never true for all
        f"{AT} %v: i32 = load %t[%i2] %a: bool = gt %v, 0:i32 if %a {{ store %y[%i2] = %f }}",  # data
        f"{AT} {N} %a: bool = lt %i2, %n if %a {{ store %y[%i2] = %f }} else {{ store %y[%u] = %f }}",
        f"{AT} {N} %a: bool = lt %i2, %n if %a {{ store %y[%i2] = %f }} sync cube store %y[%u] = %f",
        f"{AT} {N} %q: i64 = mul %i2, %i2 %a: bool = lt %q, %n if %a {{ store %y[%i2] = %f }}",  # no sum
        f"{AT} {N} %a: bool = lt %i2, %n %r: bool = or %a, %b if %r {{ store %y[%i2] = %f }}",
    ],
)
def test_others_are_left_alone(body: str) -> None:
    before = kernel(body)
    assert split_cubes(before, CONTEXT) is before, print_kernel(split_cubes(before, CONTEXT))
