"""Each expansion has the bits of the row that it stands for, on all pairs of edge values."""

from __future__ import annotations

import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import Builder, Function, Let, Var, parse_kernel, print_kernel, statements, verify
from burn_cube.ops import OPS, RuleError, result_type
from burn_cube.passes import Context
from burn_cube.passes.expansions import EXPANSIONS
from burn_cube.passes.lower_composites import lower_composites
from burn_cube.semantics import REFERENCE
from burn_cube.types import VectorType
from tests.edge_values import differences, edges
from tests.unit.straight_line import evaluate, grid, spread

_VECTOR = frozenset(("dot", "vector_sum", "magnitude", "normalize", "extract_dynamic", "insert_dynamic"))
CASES = [
    (op, dtype)
    for op in EXPANSIONS
    if op not in _VECTOR
    for dtype in OPS[op].accepts
    if dtype is not dt.INDEX
    and not (op == "trunc_div" and dtype.is_integer)
    # the halves are computed in f32 by legalize_floats first
    and dtype not in (dt.F16, dt.BF16)
]


@pytest.mark.parametrize(("op", "dtype"), CASES, ids=lambda value: getattr(value, "name", value))
def test_expansion_is_exact(op: str, dtype: DType) -> None:
    args = [Var(f"x{i}", dtype) for i in range(OPS[op].arity)]
    values = grid([dtype] * len(args))
    builder = Builder()
    result = EXPANSIONS[op](builder, *args)
    assert result.value_type == result_type(op, tuple([dtype] * len(args)))
    got = evaluate(builder.stmts, dict(zip(args, values, strict=True)), result)
    expected = REFERENCE[op](*values)
    wrong = differences(spread(got, values[0]), expected)
    assert not len(wrong), [(v[wrong[0]], got[wrong[0]], expected[wrong[0]]) for v in values]


@pytest.mark.parametrize("op", sorted(_VECTOR))
@pytest.mark.parametrize("dtype", [dt.I32, dt.U8, dt.F32, dt.F64], ids=str)
def test_expansion_across_lanes_is_exact(op: str, dtype: DType) -> None:
    vector, lane = VectorType(dtype, 3), Var("i", dt.I32)
    args = {
        "dot": [Var("a", vector), Var("b", vector)],
        "extract_dynamic": [Var("a", vector), lane],
        "insert_dynamic": [Var("a", vector), Var("v", dtype), lane],
    }.get(op, [Var("a", vector)])
    try:
        expected_type = result_type(op, tuple(arg.value_type for arg in args))
    except RuleError:
        assert not dtype.is_float  # lengths are for floats
        return
    values = {arg: _values(arg) for arg in args}
    builder = Builder()
    result = EXPANSIONS[op](builder, *args)
    assert result.value_type == expected_type
    expected = REFERENCE[op](*values.values())
    got = spread(evaluate(builder.stmts, values, result), expected)
    assert not len(differences(got.ravel(), expected.ravel()))


def _values(arg: Var):  # type: ignore[no-untyped-def]
    import numpy as np

    t = arg.value_type
    if not isinstance(t, VectorType):
        return edges(t)[:9] if t is not dt.I32 else np.arange(-2, 7, dtype=np.int32)
    known = edges(t.elem)
    return np.stack([np.resize(np.roll(known, lane * 3), 9) for lane in range(t.n)])


def _context() -> Context:
    def library(op: str, dtype: str) -> Function:
        raise AssertionError((op, dtype))

    return Context(library)


def test_only_what_a_target_names_is_expanded() -> None:
    kernel = parse_kernel("""kernel "k" (%s: scalar i32, %f: scalar f32) cube 1 1 1 plane 1 index 64 checked {
        %a: i32 = mod %s, 7:i32
        %b: f32 = mod %f, 7.0:f32
        %c: i32 = div_ceil %s, 3:i32
        print %a, %b, %c
    }""")
    floats = lower_composites(frozenset({"mod", "div_ceil"}), lambda op, dtype: dtype.is_float)
    new = floats(kernel, _context())
    verify(new)
    ops = [stmt.op for stmt in statements(new.body) if isinstance(stmt, Let)]
    assert ops.count("mod") == 1
    assert "div_ceil" in ops
    assert "rem" in ops


def test_expansions_are_expanded_in_turn() -> None:
    kernel = parse_kernel("""kernel "k" (%s: scalar i32) cube 1 1 1 plane 1 index 64 checked {
        %c: i32 = div_ceil %s, 3:i32
        print %c
    }""")
    new = lower_composites(frozenset({"mod", "floor_div", "div_ceil"}))(kernel, _context())
    verify(new)
    ops = {stmt.op for stmt in statements(new.body) if isinstance(stmt, Let)}
    assert not ops & {"mod", "floor_div", "div_ceil"}, print_kernel(new)


def test_a_target_cannot_ask_for_what_has_no_expansion() -> None:
    with pytest.raises(AssertionError, match="no expansion for"):
        lower_composites(frozenset({"sqrt"}))
