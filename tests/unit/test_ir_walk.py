"""Building and walking: typed construction, sharing of what does not change, fresh copies."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.ir import (
    Block,
    Builder,
    Const,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Plane,
    Stmt,
    Store,
    Substitution,
    Var,
    blocks,
    bound_inside,
    const,
    count,
    defined,
    equal,
    free_variables,
    fresh,
    map_blocks,
    map_defined,
    map_operands,
    operands,
    parse_kernel,
    print_kernel,
    rewrite,
    round_to,
    statements,
    substitute,
    verify,
    with_body,
    wrap_to,
)
from burn_cube.ops import RuleError
from burn_cube.types import MemoryType, Space, VectorType
from tests.edge_values import edges, random_bits
from tests.property.choices import Chooser, Seeded
from tests.property.kernels import Generator
from tests.unit.pass_kernels import kernel

EVERYTHING = """
    %n: index = len %x %m: local[f32, 4] = alloc %v: f32 = load %x[%i] (%i < 3:i32) mask %b
    store %m[%i] (%i < 4:i32) mask %b = %v %o: i32 = atomic add %t[%n] (%n < 9:index) with %i
    %s: f32 = plane_sum %v sync cube print "v", %v, %s assert %b, "b"
    %r: f32 = if %b { yield %v } else { yield %s }
    %f1: f32 = for %k: i32 = 0:i32 to %i step 1:i32 carry %p: f32 = %r { %q: f32 = add %p, %v yield %q }
    %w: i32 = while carry %z: i32 = %i { %c: bool = lt %z, %o yield %c } do { %d: i32 = add %z, %o yield %d }
    %g: i32 = switch %w { case 1 { yield %o } default { yield %w } }
    store %y[%n] = %f1 print %g
"""


def test_the_builder_derives_types() -> None:
    builder = Builder()
    x = Var("x", MemoryType(dt.F16, Space.GLOBAL))
    vector = builder.load(x, const(0, dt.INDEX), 4)
    assert vector.type == VectorType(dt.F16, 4)
    assert builder.op("lt", vector, vector).type == VectorType(dt.BOOL, 4)
    assert builder.op("len", x).type is dt.INDEX
    assert builder.builtin("UNIT_POS").name == "unit_pos"
    assert builder.cast(vector, dt.F16) is vector
    total = builder.op("plane_sum", vector)
    assert isinstance(builder.stmts[-1], Plane)
    (result,) = builder.if_(Const(True, dt.BOOL), Block((), (total,)), Block((), (vector,)))
    assert result.type == total.type
    with pytest.raises(RuleError, match="expected one dtype"):
        builder.op("add", vector, builder.load(x, const(0, dt.INDEX)))


@pytest.mark.parametrize(
    ("value", "dtype", "expected"),
    [
        (300, dt.U8, 44),
        (-1, dt.U16, 65535),
        (128, dt.I8, -128),
        (2**63, dt.INDEX, -(2**63)),
        (0.1, dt.F32, 0.10000000149011612),
        (1e10, dt.F16, float("inf")),
        (1.00390625, dt.BF16, 1.0),
        (2, dt.BOOL, True),
    ],
)
def test_constants_are_converted(value: float, dtype: dt.DType, expected: float) -> None:
    made = const(value, dtype)
    assert made == Const(expected, dtype)
    assert type(made.value) is type(expected)


@pytest.mark.parametrize("dtype", [dt.F16, dt.F32], ids=str)
def test_rounding_is_that_of_numpy(dtype: dt.DType) -> None:
    values = np.concatenate([edges(dt.F64), random_bits(dt.F64, 2000, np.random.default_rng(1))])
    small = np.random.default_rng(2).normal(size=2000) * 2.0 ** np.random.default_rng(3).integers(
        -30, 20, 2000
    )
    for value in (*values, *small):
        with np.errstate(all="ignore"):
            expected = float(np.float64(value).astype(dtype.numpy))
        assert repr(round_to(float(value), dtype)).lstrip("-") == repr(expected).lstrip("-"), value


def test_bf16_is_rounded_once() -> None:
    tie = (
        1.00390625  # half way between two neighbours; a rounding to f32 first would make more than a tie one
    )
    assert round_to(tie, dt.BF16) == 1.0
    assert round_to(tie + 2.0**-40, dt.BF16) == 1.0078125
    assert round_to(3.39e38, dt.BF16) == 3.3895313892515355e38
    assert round_to(3.4e38, dt.BF16) == float("inf")
    assert round_to(2.0**-133, dt.BF16) == 2.0**-133
    assert repr(round_to(-(2.0**-135), dt.BF16)) == "-0.0"


def test_wrap_is_modulo() -> None:
    for dtype in (dt.I8, dt.U8):
        assert [(wrap_to(v, dtype) - v) % 256 for v in range(-600, 600)] == [0] * 1200


def test_identity_keeps_everything_shared() -> None:
    made = kernel(EVERYTHING)
    assert rewrite(made.body, lambda stmt, _: stmt) is made.body
    assert substitute(made.body, {Var("other", dt.I32): Const(1, dt.I32)}) is made.body
    assert with_body(made, made.body) is made
    for stmt in statements(made.body):
        assert map_operands(stmt, lambda operand: operand) is stmt
        assert map_blocks(stmt, lambda block: block) is stmt
        assert map_defined(stmt, lambda var: var) is stmt


def test_a_fresh_copy_is_equal_and_shares_no_variable() -> None:
    made = kernel(EVERYTHING)
    copy = with_body(made, fresh(made.body))
    verify(copy)
    assert equal(copy, made)
    assert not _all_defined(copy.body) & _all_defined(made.body)
    assert list(free_variables(copy.body)) == list(free_variables(made.body))


def _all_defined(block: Block) -> set[Var]:
    return {var for stmt in statements(block) for var in (*defined(stmt), *bound_inside(stmt))}


@pytest.mark.parametrize("seed", range(15))
def test_generated_kernels_copy(seed: int) -> None:
    made = Generator(Chooser(Seeded(seed)), plane_dim=8).case().kernel
    copy = with_body(made, fresh(made.body))
    verify(copy)
    assert equal(copy, made)
    assert not _all_defined(copy.body) & _all_defined(made.body)


def test_free_variables_are_the_parameters_used() -> None:
    made = kernel("%a: i32 = neg %i if %b { store %y[%a] = %f } %c: i32 = neg %a")
    assert [var.name for var in free_variables(made.body)] == ["i", "b", "y", "f"]


def test_operands_are_all_that_is_read() -> None:
    made = kernel(EVERYTHING)
    found = {type(s).__name__: [_name(o) for o in operands(s)] for s in made.body.stmts}
    assert found["Load"] == ["x", "i", "i", "3", "b"]
    assert found["Store"] == ["y", "n", "f1"]
    assert found["Atomic"] == ["t", "n", "i", "n", "9"]
    assert found["For"] == ["0", "i", "1", "r"]
    assert found["While"] == ["i"]
    assert found["Switch"] == ["w"]
    assert found["Assert"] == ["b"]
    assert found["Sync"] == found["Alloc"] == []


def _name(operand: Operand) -> str:
    return operand.name if isinstance(operand, Var) else str(operand.value)


def test_substitution_reaches_every_operand() -> None:
    made = kernel(EVERYTHING)
    i = made.params[3].var
    b = made.params[7].var
    new = substitute(made.body, {i: Const(7, dt.I32), b: Const(True, dt.BOOL)})
    assert i in free_variables(made.body)
    assert not {i, b} & set(free_variables(new))
    verify(with_body(made, new))


def test_visit_may_replace_drop_and_multiply() -> None:
    made = kernel("%a: i32 = neg %i %c: i32 = abs %a %d: i32 = neg %c print %d")

    def visit(stmt: Stmt, subst: Substitution) -> Stmt | list[Stmt]:
        if not isinstance(stmt, Let):
            return stmt
        if stmt.op == "neg":
            subst[stmt.result] = stmt.args[0]
            return []
        builder = Builder()
        twice = builder.op("neg", builder.op("neg", stmt.args[0]))
        subst[stmt.result] = twice
        return builder.stmts

    new = with_body(made, rewrite(made.body, visit))
    assert equal(new, kernel("%0: i32 = neg %i %1: i32 = neg %0 print %1")), print_kernel(new)


def test_statements_come_in_order_outer_first() -> None:
    made = kernel("if %b { sync cube if %b { sync plane } } print")
    names = [type(stmt).__name__ for stmt in statements(made.body)]
    assert names == ["If", "Sync", "If", "Sync", "Print"]
    assert count(made.body) == 5
    outer = made.body.stmts[0]
    assert isinstance(outer, If)
    assert blocks(outer) == (outer.then, outer.orelse)


def test_memories_are_replaced_by_memories_only() -> None:
    made = kernel("%v: f32 = load %x[%i] store %y[%i] = %v")
    x, y = made.params[0].var, made.params[1].var
    load, store = substitute(made.body, {x: y}).stmts
    assert isinstance(load, Load)
    assert isinstance(store, Store)
    assert load.memory is y
    with pytest.raises(AssertionError, match="a memory can only become another memory"):
        substitute(made.body, {x: Const(1, dt.I32)})


def test_kernels_count_planes() -> None:
    made = parse_kernel('kernel "k" () cube 5 2 1 plane 4 index 64 checked { }')
    assert (made.units, made.planes) == (10, 3)
    assert isinstance(made, Kernel)
