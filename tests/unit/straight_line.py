"""Evaluates straight-line IR by the op table's meaning: a judge for passes that rewrite operations."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.ir import Const, Let, Operand, Stmt, Var
from burn_cube.semantics import REFERENCE
from burn_cube.types import VectorType, elem
from tests.edge_values import Array, edges


def evaluate(stmts: Sequence[Stmt], known: dict[Var, Array], wanted: Operand) -> Array:
    """The value of an operand after the statements; all are operations."""
    values = dict(known)

    def value(operand: Operand) -> Array:
        if isinstance(operand, Var):
            return values[operand]
        return constant(operand)

    for stmt in stmts:
        assert isinstance(stmt, Let), stmt
        values[stmt.result] = REFERENCE[stmt.op](*map(value, stmt.args), *stmt.attrs)
    return value(wanted)


def constant(const: Const) -> Array:
    """A constant in the form of the semantics."""
    shape = (const.type.n, 1) if isinstance(const.type, VectorType) else (1,)
    return np.full(shape, const.value, elem(const.type).numpy)


def grid(dtypes: Sequence[DType]) -> list[Array]:
    """All combinations of edge values, one flat array a dtype."""
    axes = np.meshgrid(*[np.arange(len(edges(dtype))) for dtype in dtypes], indexing="ij")
    return [edges(dtype)[axis.ravel()] for dtype, axis in zip(dtypes, axes, strict=True)]


def spread(result: Array, like: Array) -> Array:
    """A result that is the same everywhere, once for each element."""
    return np.ascontiguousarray(np.broadcast_to(result, like.shape))
