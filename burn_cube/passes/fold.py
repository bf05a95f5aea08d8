"""Constant folding by the op table's own meaning, and of control that constants decide."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import (
    Block,
    Const,
    For,
    If,
    Kernel,
    Let,
    Operand,
    Stmt,
    Substitution,
    Switch,
    Var,
    While,
    rewrite,
    with_body,
    wrap_to,
)
from burn_cube.passes import Context
from burn_cube.semantics import REFERENCE
from burn_cube.types import ValueType, VectorType, elem


def fold(kernel: Kernel, context: Context) -> Kernel:
    """Compute what is constant, take the branches that are certain, drop loops that run no iteration."""
    bits = kernel.index_bits

    def visit(stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
        if isinstance(stmt, Let):
            value = fold_let(stmt, bits)
            if value is None:
                return stmt
            subst[stmt.result] = value
            return ()
        return fold_control(stmt, subst)

    return with_body(kernel, rewrite(kernel.body, visit))


def fold_let(stmt: Let, index_bits: int) -> Const | None:
    """The constant that an operation on constants gives; None if lanes differ, or if it is on variables."""
    if not stmt.args:
        return None
    for arg in stmt.args:
        if not isinstance(arg, Const):
            return None
    meaning = REFERENCE.get(stmt.op)
    if meaning is None:
        return None
    index = dt.I32 if index_bits == 32 else dt.I64
    args = [_array(arg, index) for arg in stmt.args if isinstance(arg, Const)]
    attrs = [index if attr is dt.INDEX else attr for attr in stmt.attrs]
    return _constant(meaning(*args, *attrs), stmt.result.value_type, stmt.op)


def _array(const: Const, index: DType) -> NDArray[Any]:
    dtype = elem(const.type)
    shape = (const.type.n, 1) if isinstance(const.type, VectorType) else (1,)
    storage = index if dtype is dt.INDEX else dtype
    value = wrap_to(int(const.value), storage) if dtype is dt.INDEX else const.value
    return np.full(shape, value, storage.numpy)


def _constant(result: NDArray[Any], t: ValueType, op: str) -> Const | None:
    dtype = elem(t)
    values = [_value(lane, dtype) for lane in result.reshape(-1)]
    # equality by repr: -0.0 is not 0.0, nan is nan
    if any(repr(value) != repr(values[0]) for value in values):
        return None
    if op == "bitcast" and isinstance(values[0], float) and math.isnan(values[0]):
        return None  # its payload may be read back; a constant has none
    return Const(values[0], t)


def _value(scalar: Any, dtype: DType) -> bool | int | float:
    if dtype is dt.BOOL:
        return bool(scalar)
    return float(scalar) if dtype.is_float else int(scalar)


def fold_control(stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
    """The block that certainly runs in place of the statement."""
    if isinstance(stmt, If) and isinstance(stmt.cond, Const):
        return _splice(stmt.results, stmt.then if stmt.cond.value else stmt.orelse, subst)
    if isinstance(stmt, Switch) and isinstance(stmt.value, Const):
        value = stmt.value.value
        taken = next((block for values, block in stmt.cases if value in values), stmt.default)
        return _splice(stmt.results, taken, subst)
    if isinstance(stmt, For) and trip_count(stmt) == 0:
        return _splice(stmt.results, Block((), stmt.inits), subst)
    if isinstance(stmt, While) and stmt.cond.results == (Const(False, dt.BOOL),):
        return _leave(stmt, subst)
    return stmt


def _splice(results: tuple[Var, ...], block: Block, subst: Substitution) -> Sequence[Stmt]:
    subst.update(zip(results, block.results, strict=True))
    return block.stmts


def _leave(stmt: While, subst: Substitution) -> Stmt | Sequence[Stmt]:
    """A loop whose condition is false runs its condition once; only an empty one has nothing to run."""
    return stmt if stmt.cond.stmts else _splice(stmt.results, Block((), stmt.inits), subst)


def trip_count(stmt: For) -> int | None:
    """Number of iterations if start, stop and step are constants, or step is 0."""
    if isinstance(stmt.step, Const) and stmt.step.value == 0:
        return 0
    limits: list[Operand] = [stmt.start, stmt.stop, stmt.step]
    constants = [int(limit.value) for limit in limits if isinstance(limit, Const)]
    return len(range(*constants)) if len(constants) == 3 else None
