"""The verifier refuses each way in which a kernel can be wrong, and shows the place."""

from __future__ import annotations

import pytest

from burn_cube import dtypes as dt
from burn_cube.errors import InternalError
from burn_cube.ir import (
    Alloc,
    Block,
    Const,
    If,
    Kernel,
    Let,
    Load,
    Print,
    ScalarParam,
    Var,
    parse_function,
    parse_kernel,
    verify,
)
from burn_cube.types import MemoryType, Space

HEAD = """kernel "k" (%x: buffer f32 read, %y: buffer f32 write, %t: buffer i32 rank 2 readwrite,
    %s: scalar i32, %f: scalar f32, %h: scalar f16, %b: scalar bool) cube 4 1 1 plane 4 index 64 checked {"""


def kernel(body: str) -> Kernel:
    return parse_kernel(f"{HEAD} {body} }}")


GOOD = [
    "%v: f32 = load %x[0:i32] (%s < 4:i32) mask %b store %y[0:index] = %v",
    "%v: f32x4 = load %x[0:index] %w: f32x4 = mul %v, 2.0:f32x4 store %y[4:index] = %w",
    "%m: shared[f32, 4] = alloc %l: local[bool, 1] = alloc %c: const[u8, 2] = alloc [0, 255] sync cube",
    "%o: i32 = atomic add %t[0:index] with %s %n: index = shape %t [1] %e: index = stride %t [0]",
    "%r: f32 = for %k: i32 = 0:i32 to %s step 1:i32 carry %p: f32 = %f { yield %p } print %r",
    "%p: f32 = plane_sum %f %q: u32x4 = plane_ballot %b %z: bool = plane_elect",
]


@pytest.mark.parametrize("body", GOOD)
def test_what_is_right_passes(body: str) -> None:
    verify(kernel(body))


BAD = [
    ("%a: f32 = add %s, 1:i32", "add gives i32, not f32"),
    ("%a: i32 = add %s, %f", "got i32 and f32, expected one dtype"),
    ("%a: bool = and %b, %b %c: f32 = sqrt %a", "got bool, expected one of"),
    ("%a: i32 = add %s", "got 1 operands, expected 2"),
    ("%a: f32 = cast %s", "got 0 attributes, expected 1"),
    ("%a: f32 = load %x[%f]", "index of type f32"),
    ("%a: f32 = load %x[0:index] (%s < 4:index)", "bound of i32 against index"),
    ("%a: f32 = load %x[0:index] mask %s", "mask of type i32"),
    ("%a: i32 = load %x[0:index]", "load of i32 from global[f32]"),
    ("%a: f32 = load %s[0:index]", "'s' is no memory"),
    ("store %y[0:index] = %s", "store of i32 to global[f32]"),
    ("store %x[0:index] = %f", "'x' is not declared write"),
    ("%a: f32 = load %y[0:index]", "'y' is not declared read"),
    ("%c: const[u8, 2] = alloc [1, 2] store %c[0:index] = 1:u8", "'c' is const"),
    ("%c: const[u8, 2] = alloc [1]", "1 values for const[u8, 2]"),
    ("%c: const[u8, 1] = alloc [256]", "256 is no u8"),
    ("%c: shared[u8, 1] = alloc [1]", "initial values of shared[u8, 1]"),
    ("%c: const[u8, 1] = alloc", "initial values of const[u8, 1]"),
    ("%c: global[u8, 1] = alloc", "alloc of global memory"),
    ("%c: shared[u8] = alloc", "alloc of None elements"),
    ("%a: i32 = neg 300:i32 %c: u8 = add 300:u8, 1:u8", "300 is no u8"),
    ("%a: f16 = neg 1e-30:f16", "1e-30 is no f16"),
    ("if %s { }", "condition of type i32"),
    ("%a: f32 = if %b { yield %s } else { yield %f }", "then yields (i32,), expected (f32,)"),
    ("%a: f32 = if %b { yield %f }", "else yields (), expected (f32,)"),
    ("if %b { %a: i32 = neg %s } %c: i32 = neg %a", "variable 'a' is not visible here"),
    ("for %k: i32 = 0:i32 to 4:index step 1:i32 { }", "i32 runs over"),
    ("for %k: f32 = 0.0:f32 to 4.0:f32 step 1.0:f32 { }", "limit of type f32"),
    ("%r: f32 = for %k: i32 = 0:i32 to %s step 1:i32 carry %p: i32 = %s { yield %p }", "inits"),
    ("%r: i32 = for %k: i32 = 0:i32 to %s step 1:i32 carry %p: i32 = %s { yield %b }", "body yields (bool,)"),
    ("while { yield %s } do { }", "condition yields (i32,), expected (bool,)"),
    ("while { %a: bool = not %b yield %a } do { print %a }", "variable 'a' is not visible here"),
    ("switch %s { case 1, 1 { } default { } }", "case 1 comes twice"),
    ("%v: u8 = cast %s [u8] switch %v { case 256 { } default { } }", "256 is no u8"),
    ("switch %f { default { } }", "value of type f32"),
    ("%m: local[i32, 1] = alloc %o: i32 = atomic add %m[0:index] with %s", "atomic on local[i32, 1]"),
    ("%o: i32 = atomic add %t[0:index]", "atomic add of 0 operands"),
    ("%o: i32 = atomic add %t[0:index] with %f", "atomic add of f32 on global[i32]"),
    ("assert %s, \"no\"", "condition of type i32"),
    ("%n: index = shape %t [2]", "dimension 2 of a tensor of rank 2"),
    ("%n: index = shape %x [0]", "dimension 0 of a tensor of rank 0"),
    ("%m: local[i32, 1] = alloc %n: index = len %m", "len of 'm', which is no parameter"),
    ("%n: index = builtin [NOWHERE]", "builtin NOWHERE is not legal at this stage"),
    ("yield %s", "a kernel yields nothing"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "message"), BAD, ids=[message for _, message in BAD])
def test_what_is_wrong_is_refused(body: str, message: str) -> None:
    with pytest.raises(InternalError) as error:
        verify(kernel(body))
    assert message in error.value.message
    assert error.value.stage == "surface"


def _raw(*stmts: object) -> Kernel:
    return Kernel("k", (ScalarParam(S),), Block(stmts))  # type: ignore[arg-type]


S = Var("s", dt.I32)
M = Var("m", MemoryType(dt.I32, Space.LOCAL, 1))
A = Var("a", dt.I32)


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (_raw(Let(A, "neg", (S,)), Let(A, "neg", (S,))), "variable 'a' is defined twice"),
        (_raw(Let(A, "neg", (A,))), "variable 'a' is not visible here"),
        (_raw(Alloc(M), Let(A, "neg", (M,))), "memory 'm' used as a value"),
        (_raw(Load(A, M, S)), "memory is not visible here"),
        (_raw(Let(A, "plane_sum", (S,))), "plane_sum is no op"),
        (_raw(Let(A, "frobnicate", (S,))), "frobnicate is no op"),
        (_raw(Print((Const(1, dt.F32),))), "1 is no float"),
        (_raw(Print((Const(True, dt.I32),))), "True is no i32"),
        (_raw(Print((Const(1, dt.BOOL),))), "1 is no bool"),
        (_raw(If((), Const(1, dt.I32), Block(()), Block(()))), "condition of type i32"),
        (Kernel("k", (), Block(()), (0, 1, 1)), "cube (0, 1, 1)"),
        (Kernel("k", (), Block(()), (4, 1, 1), 3), "plane_dim 3 is no power of two"),
    ],
)
def test_what_no_text_can_say_is_refused_too(broken: Kernel, message: str) -> None:
    with pytest.raises(InternalError) as error:
        verify(broken)
    assert message in error.value.message


def test_the_error_shows_the_statement_in_its_place() -> None:
    with pytest.raises(InternalError) as error:
        verify(kernel("sync cube if %b { %a: f32 = add %s, 1:i32 } sync cube"))
    lines = str(error.value).splitlines()
    assert lines[0] == "internal error in surface: add gives i32, not f32"
    assert ">>  %a: f32 = add %s, 1:i32" in lines
    assert lines.count("  sync cube") == 2
    assert lines[-1].startswith("= help: this is a fault of burn-cube")


@pytest.mark.parametrize(
    ("stage", "body", "message"),
    [
        ("indexed", "%n: index = len %x", "len gives i64, not index"),
        ("indexed", "%n: i64 = len %x %v: f32 = load %x[1:index]", "dtype index"),
        ("indexed", "%n: i32 = len %x", "len gives i64, not i32"),
        ("inlined", "%a: f32 = exp %f", "op exp is not legal at this stage"),
        ("legal:llvm", "%a: f32 = exp %f", "op exp is not legal at this stage"),
        ("legal:llvm", "%a: f16 = add %h, %h", "add on f16"),
        ("legal:llvm", "%a: f32 = load %x[0:i64] (0:i64 < 1:i64)", "bounds are not legal at this stage"),
        ("legal:llvm", "%a: i64 = builtin [ABSOLUTE_POS]", "builtin ABSOLUTE_POS is not legal at this stage"),
        ("legal:llvm", "%a: i32 = powi %s, %s", "op powi is not legal"),
    ],
)
def test_stages_forbid_more(stage: str, body: str, message: str) -> None:
    with pytest.raises(InternalError) as error:
        verify(kernel(body), stage)
    assert message in error.value.message
    assert error.value.stage == stage


@pytest.mark.parametrize(
    ("stage", "body"),
    [
        ("indexed", "%n: i64 = len %x %a: f32 = exp %f %v: f32 = load %x[0:i64] (0:i64 < %n)"),
        (
            "legal:llvm",
            "%a: f32 = cast %h [f32] %c: f16 = cast %a [f16] %d: f16 = select %b, %c, %h print %d",
        ),
        ("legal:llvm", "%p: i64 = builtin [UNIT_POS] %s2: f16 = plane_sum %h"),
    ],
)
def test_stages_allow_what_is_legal(stage: str, body: str) -> None:
    verify(kernel(body), stage)


def test_functions_are_verified() -> None:
    verify(parse_function('function "f" (%x: f32) { %y: f32 = mul %x, %x yield %y }'))
    with pytest.raises(InternalError):
        verify(parse_function('function "f" (%x: f32) { %y: i32 = mul %x, %x yield %y }'))
