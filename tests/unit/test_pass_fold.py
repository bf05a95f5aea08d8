"""Constant folding gives what the op gives at run time, for every op and dtype."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import Const, Let, Var
from burn_cube.ops import OPS, RuleError, result_type
from burn_cube.passes.fold import fold_let
from burn_cube.semantics import REFERENCE
from burn_cube.types import ValueType, VectorType, elem
from tests.edge_values import Array, differences, edges
from tests.unit.straight_line import spread

_VECTORS = frozenset(
    (
        *("extract", "extract_dynamic", "insert", "insert_dynamic", "dot", "vector_sum"),
        *("magnitude", "normalize"),
    )
)
_SAMPLES = 12  # values a dtype, in an order that is fixed but mixed


def _shapes(op: str, dtype: DType) -> list[tuple[tuple[ValueType, ...], tuple[int | DType, ...]]]:
    """Types of operands and attributes to try."""
    vector = VectorType(dtype, 3)
    if op == "select":
        return [((dt.BOOL, dtype, dtype), ()), ((VectorType(dt.BOOL, 3), vector, vector), ())]
    if op in ("cast", "bitcast"):
        return [((dtype,), (to,)) for to in dt.STORABLE]
    if op in _VECTORS:
        shapes = {
            "extract": [((vector,), (1,))],
            "insert": [((vector, dtype), (1,))],
            "extract_dynamic": [((vector, dt.I32), ())],
            "insert_dynamic": [((vector, dtype, dt.I32), ())],
            "dot": [((vector, vector), ())],
        }
        return shapes.get(op, [((vector,), ())])  # type: ignore[return-value]
    if op == "broadcast":
        return [((dtype,), (3,))]
    arity = 2 if op == "construct" else OPS[op].arity
    return [((dtype,) * arity, ()), ((vector,) * arity, ())]


def _sample(t: ValueType) -> list[Const]:
    values = edges(elem(t))
    chosen = np.random.default_rng(3).permutation(len(values))[:_SAMPLES]
    kind = float if elem(t).is_float else bool if elem(t) is dt.BOOL else int
    return [Const(kind(values[i]), t) for i in chosen]


def _array(const: Const) -> Array:
    shape = (const.type.n, 1) if isinstance(const.type, VectorType) else (1,)
    return np.full(shape, const.value, elem(const.type).numpy)


CASES = [(op, dtype) for op in REFERENCE for dtype in dt.STORABLE if dtype in OPS[op].accepts]


@pytest.mark.capability(79)
@pytest.mark.parametrize(("op", "dtype"), CASES, ids=lambda value: getattr(value, "name", value))
def test_folding_is_the_operation(op: str, dtype: DType) -> None:
    tried = 0
    for types, attrs in _shapes(op, dtype):
        try:
            t = result_type(op, types, attrs)
        except RuleError:
            continue
        for args in itertools.islice(itertools.product(*map(_sample, types)), 60):
            folded = fold_let(Let(Var("", t), op, args, attrs), 64)
            expected = REFERENCE[op](*map(_array, args), *attrs)
            tried += 1
            if folded is None:
                assert _has_no_constant(op, expected), (args, expected)
                continue
            assert folded.type == t
            got = spread(_array(folded), expected)
            assert not len(differences(got.ravel(), np.ascontiguousarray(expected).ravel())), (args, folded)
    assert tried


def _has_no_constant(op: str, result: Array) -> bool:
    """Lanes that differ, or bits that make a NaN."""
    flat = np.ascontiguousarray(result).ravel()
    if op == "bitcast" and flat.dtype.kind in "fV" and np.isnan(flat.astype(np.float64)).any():
        return True
    return len(flat) > 1 and any(value.tobytes() != flat[0].tobytes() for value in flat)
