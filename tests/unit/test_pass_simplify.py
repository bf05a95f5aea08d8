"""Pass simplify: every rule is exact on edge values, and the rules fire."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import (
    Block,
    Builder,
    Const,
    Function,
    Kernel,
    Let,
    Operand,
    Print,
    ScalarParam,
    Var,
    const,
    equal,
    parse_kernel,
    print_kernel,
    verify,
)
from burn_cube.passes import Context
from burn_cube.passes.simplify import simplify
from burn_cube.passes.simplify_rules import RULES, Rule
from tests.edge_values import Array, differences, edges
from tests.unit.straight_line import evaluate, grid, spread


def _library(op: str, dtype: str) -> Function:
    raise AssertionError((op, dtype))


CONTEXT = Context(_library)


def _operand_dtypes(rule: Rule, dtype: DType) -> dict[str, DType]:
    """The dtype of each name of a rule's left side."""
    if rule.left[0] == "select":
        return {"z": dt.BOOL, "x": dtype, "y": dtype}
    return dict.fromkeys("xyz", dtype)


class _Instance:
    """The left side of a rule as IR, with each constant of its pattern given a value."""

    def __init__(self, rule: Rule, dtype: DType, constants: dict[str, Const]) -> None:
        self.builder = Builder()
        self.variables: dict[str, Var] = {}
        self.dtypes = _operand_dtypes(rule, dtype)
        self.dtype, self.constants = dtype, constants
        self.result = self.op(rule.left)
        self.stmts = list(self.builder.stmts)

    def op(self, pattern: tuple[object, ...]) -> Operand:
        boolean = pattern[0] == "select"
        args = [self.operand(p, dt.BOOL if boolean and n == 0 else None) for n, p in enumerate(pattern[1:])]
        return self.builder.op(str(pattern[0]), *args)

    def operand(self, pattern: object, dtype: DType | None) -> Operand:
        if isinstance(pattern, tuple):
            return self.op(pattern)
        if isinstance(pattern, str):
            if pattern in "cd":
                return self.constants[pattern]
            return self.variables.setdefault(pattern, Var(pattern, dtype or self.dtypes[pattern]))
        return const(pattern, dtype or self.dtype)  # type: ignore[arg-type]


def _constants(rule: Rule, dtype: DType) -> list[dict[str, Const]]:
    names = [name for name in "cd" if f"'{name}'" in repr(rule.left)]
    values = [_exact(value, dtype) for value in edges(dtype)]
    if dtype.is_integer:
        values += [const(2**k, dtype) for k in (2, 5)] + [const(-1, dtype)]
    values += [const(2.0**k, dtype) for k in (-3, 4)] if dtype.is_float else []
    if not names:
        return [{}]
    if len(names) == 1:
        return [{names[0]: value} for value in values]
    return [{"c": c, "d": d} for c in values[::2] for d in values[1::2]]


def _exact(value: object, dtype: DType) -> Const:
    return Const(float(value) if dtype.is_float else int(value), dtype)  # type: ignore[call-overload]


def _simplified(instance: _Instance) -> tuple[list[object], Operand]:
    params = tuple(ScalarParam(v) for v in instance.variables.values())
    body = Block((*instance.stmts, Print((instance.result,))))
    kernel = simplify(Kernel("k", params, body), CONTEXT)
    verify(kernel)
    *stmts, last = kernel.body.stmts
    assert isinstance(last, Print)
    (result,) = last.parts
    assert not isinstance(result, str)
    return list(stmts), result


CASES = [
    (rule, dtype)
    for rule in RULES
    for dtype in (
        (dt.BOOL, dt.I8, dt.U32, dt.I64, dt.F16, dt.BF16, dt.F32, dt.F64)
        if rule.left[0] == "select"
        else dt.STORABLE
    )
    if rule.left[0] == "select"
    or dtype in rule.dtypes
    # the operands of a negated comparison are numbers, the comparison is bool
    or (rule.left[0] == "not" and isinstance(rule.left[1], tuple) and rule.left[1][0] != "not")
    if not (rule.left[0] == "not" and dtype is dt.BOOL and str(rule.left[1])[2:4] in ("lt", "le", "gt", "ge"))
]


@pytest.mark.parametrize(
    ("rule", "dtype"), CASES, ids=lambda v: v.name if isinstance(v, DType) else str(v.left)
)
def test_each_rule_is_exact(rule: Rule, dtype: DType) -> None:
    for constants in _constants(rule, dtype):
        instance = _Instance(rule, dtype, constants)
        names = list(instance.variables.values())
        values: list[Array] = grid([v.value_type for v in names]) if names else []  # type: ignore[misc]
        known = dict(zip(names, values, strict=True))
        expected = evaluate(instance.stmts, known, instance.result)
        stmts, result = _simplified(instance)
        like = values[0] if values else np.zeros(1)
        got = spread(evaluate(stmts, known, result), like)  # type: ignore[arg-type]
        wrong = differences(got, spread(expected, like))
        assert not len(wrong), (constants, [v[wrong[0]] for v in values], got[wrong[0]])


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule.left))
def test_each_rule_fires(rule: Rule) -> None:
    dtype = next(d for d in (dt.I32, dt.U32, dt.F32, dt.BOOL) if d in rule.dtypes)
    if rule.left[0] == "not" and isinstance(rule.left[1], tuple) and rule.left[1][0] != "not":
        dtype = dt.I32
    value = {"c": 4.0 if dtype.is_float else 4, "d": 8}
    constants = {name: const(number, dtype) for name, number in value.items()}
    if "_if_ones" in repr(rule.right):
        constants["c"] = const(-1, dtype)
    instance = _Instance(rule, dtype, constants)
    stmts, result = _simplified(instance)
    last = stmts[-1] if stmts else None
    assert (
        result is not instance.result
        or (isinstance(last, Let) and last.op != rule.left[0])
        or (
            isinstance(last, Let) and last.args != instance.stmts[-1].args  # type: ignore[union-attr]
        )
    )


def check(before: str, after: str) -> None:
    """Simplify a body on scalars of each kind; what is printed must become `after`."""
    head = """kernel "k" (%i: scalar i32, %l: scalar i64, %u: scalar u8, %f: scalar f32, %h: scalar f16,
        %b: scalar bool, %x: buffer f32 read) cube 1 1 1 plane 1 index 64 checked {"""
    kernel = parse_kernel(f"{head} {before} }}")
    verify(kernel)
    new = simplify(kernel, CONTEXT)
    verify(new)
    from burn_cube.passes.dce import dce

    assert equal(dce(new, CONTEXT), parse_kernel(f"{head} {after} }}")), print_kernel(dce(new, CONTEXT))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("%a: f32 = add %f, 0.0:f32 print %a", "%a: f32 = add %f, 0.0:f32 print %a"),
        ("%a: f32 = mul %f, 0.0:f32 print %a", "%a: f32 = mul %f, 0.0:f32 print %a"),
        ("%a: f32 = sub %f, %f print %a", "%a: f32 = sub %f, %f print %a"),
        ("%a: bool = eq %f, %f print %a", "%a: bool = eq %f, %f print %a"),
        ("%a: f32 = div %f, 3.0:f32 print %a", "%a: f32 = div %f, 3.0:f32 print %a"),
        ("%a: i32 = trunc_div %i, 4:i32 print %a", "%a: i32 = trunc_div %i, 4:i32 print %a"),
        (
            "%a: bool = lt %f, 1.0:f32 %c: bool = not %a print %c",
            "%a: bool = lt %f, 1.0:f32 %c: bool = not %a print %c",
        ),
    ],
)
def test_what_is_not_exact_stays(before: str, after: str) -> None:
    check(before, after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        # integers wrap, so a detour over wider ones says nothing
        ("%a: i64 = cast %i [i64] %c: u8 = cast %a [u8] print %c", "%c: u8 = cast %i [u8] print %c"),
        ("%a: i64 = cast %i [i64] %c: i32 = cast %a [i32] print %c", "print %i"),
        # but a narrow one cuts
        (
            "%a: u8 = cast %i [u8] %c: i64 = cast %a [i64] print %c",
            "%a: u8 = cast %i [u8] %c: i64 = cast %a [i64] print %c",
        ),
        # a float saturates, so a detour over floats stays for integers that do not fit
        (
            "%a: f64 = cast %i [f64] %c: u8 = cast %a [u8] print %c",
            "%a: f64 = cast %i [f64] %c: u8 = cast %a [u8] print %c",
        ),
        ("%a: f64 = cast %u [f64] %c: i32 = cast %a [i32] print %c", "%c: i32 = cast %u [i32] print %c"),
        ("%a: f64 = cast %f [f64] %c: f32 = cast %a [f32] print %c", "print %f"),
        ("%a: f32 = cast %h [f32] %c: f16 = cast %a [f16] print %c", "print %h"),
        # rounding to f16 is not undone
        (
            "%a: f16 = cast %f [f16] %c: f32 = cast %a [f32] print %c",
            "%a: f16 = cast %f [f16] %c: f32 = cast %a [f32] print %c",
        ),
        ("%a: i32 = cast %b [i32] %c: bool = ne %a, 0:i32 print %c", "print %b"),
        ("%a: i32 = cast %b [i32] %c: bool = eq 0:i32, %a print %c", "%c: bool = not %b print %c"),
        ("%a: u32 = bitcast %f [u32] %c: f32 = bitcast %a [f32] print %c", "print %f"),
        (
            "%a: u32 = bitcast %f [u32] %c: i32 = bitcast %a [i32] print %c",
            "%c: i32 = bitcast %f [i32] print %c",
        ),
    ],
)
def test_chains_of_casts(before: str, after: str) -> None:
    check(before, after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("%v: f32x3 = construct %f, 1.0:f32, %f %a: f32 = extract %v [2] print %a", "print %f"),
        ("%v: f32x3 = construct %f, %f, %f print %v", "%v: f32x3 = broadcast %f [3] print %v"),
        ("%v: f32x3 = broadcast %f [3] %w: f32x3 = mul %v, 2.0:f32x3 %a: f32 = extract %w [1] print %a",
         "%a: f32 = mul %f, 2.0:f32 print %a"),
        ("%v: i32x2 = broadcast %i [2] %w: f32x2 = cast %v [f32] print %w",
         "%a: f32 = cast %i [f32] %w: f32x2 = broadcast %a [2] print %w"),
        ("%v: f32x2 = load %x[0:index] %w: f32x2 = insert %v, %f [0] %a: f32 = extract %w [1] print %a",
         "%v: f32x2 = load %x[0:index] %a: f32 = extract %v [1] print %a"),
        ("%v: f32x2 = load %x[0:index] %a: f32 = extract %v [0] %c: f32 = extract %v [1] "
         "%w: f32x2 = construct %a, %c print %w", "%v: f32x2 = load %x[0:index] print %v"),
        ("%v: f32x2 = load %x[0:index] %a: f32 = extract_dynamic %v, 1:i32 print %a",
         "%v: f32x2 = load %x[0:index] %a: f32 = extract %v [1] print %a"),
        ("%v: f32x2 = load %x[0:index] %a: f32 = extract_dynamic %v, 2:i32 print %a", "print 0.0:f32"),
        ("%v: f32x2 = load %x[0:index] %w: f32x2 = insert_dynamic %v, %f, -1:i32 print %w",
         "%v: f32x2 = load %x[0:index] print %v"),
    ],
)  # fmt: skip
def test_lanes(before: str, after: str) -> None:
    check(before, after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("%a: f32 = if %b { yield %f } else { yield %f } print %a", "print %f"),
        ("%a: bool = if %b { yield true } else { yield false } print %a", "print %b"),
        ("%a: i32 = if true { yield %i } else { yield 0:i32 } print %a", "print %i"),
        ("%a: i32 = for %k: i32 = 0:i32 to %i step 1:i32 carry %p: i32 = 7:i32 { print %p yield %p } "
         "print %a",
         "for %k: i32 = 0:i32 to %i step 1:i32 { print 7:i32 } print 7:i32"),
        ("%a: i32 = switch 2:i32 { case 1 { yield 1:i32 } case 2, 3 { yield %i } default { "
         "yield 0:i32 } } print %a",
         "print %i"),
        ("%a: i32 = for %k: i32 = 5:i32 to 5:i32 step 1:i32 carry %p: i32 = %i { yield %k } "
         "print %a", "print %i"),
        ("%a: i32 = while carry %p: i32 = %i { yield false } do { yield 1:i32 } print %a", "print %i"),
    ],
)  # fmt: skip
def test_control(before: str, after: str) -> None:
    check(before, after)


def test_a_chain_of_rules_ends() -> None:
    check("%a: i32 = add 1:i32, %i %c: i32 = add %a, 2:i32 %d: i32 = sub %c, 3:i32 print %d", "print %i")
