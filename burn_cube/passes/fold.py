"""Constant folding by the op table's own meaning, and of control that constants decide."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import (
    Alloc,
    Atomic,
    Block,
    Const,
    For,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Stmt,
    Store,
    Substitution,
    Switch,
    Var,
    While,
    const,
    rewrite,
    with_body,
    wrap_to,
)
from burn_cube.passes import Context
from burn_cube.record import replace
from burn_cube.types import ValueType, VectorType, elem, lanes

if TYPE_CHECKING:
    from numpy.typing import NDArray


def fold(kernel: Kernel, context: Context) -> Kernel:
    """Compute what is constant, take the branches that are certain, drop loops that run no iteration."""
    bits = kernel.index_bits
    tables: Tables = {}

    def visit(stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
        if isinstance(stmt, Let):
            value = fold_let(stmt, bits)
            if value is None:
                return stmt
            subst[stmt.result] = value
            return ()
        if isinstance(stmt, Alloc | Load | Store | Atomic):
            return fold_access(stmt, tables, subst)
        return fold_control(stmt, subst)

    return with_body(kernel, rewrite(kernel.body, visit))


def fold_let(stmt: Let, index_bits: int) -> Const | None:
    """The constant that an operation on constants gives; None if lanes differ, or if it is on variables."""
    if not stmt.args:
        return None
    for arg in stmt.args:
        if not isinstance(arg, Const):
            return None
    from burn_cube.semantics import REFERENCE  # what all operations mean: slow to load, and not always needed

    meaning = REFERENCE.get(stmt.op)
    if meaning is None:
        return None
    index = dt.I32 if index_bits == 32 else dt.I64
    args = [_array(arg, index) for arg in stmt.args if isinstance(arg, Const)]
    attrs = [index if attr is dt.INDEX else attr for attr in stmt.attrs]
    return _constant(meaning(*args, *attrs), stmt.result.value_type, stmt.op)


def _array(operand: Const, index: DType) -> NDArray[Any]:
    dtype = elem(operand.type)
    shape = (operand.type.n, 1) if isinstance(operand.type, VectorType) else (1,)
    storage = index if dtype is dt.INDEX else dtype
    value = wrap_to(int(operand.value), storage) if dtype is dt.INDEX else operand.value
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


Tables = dict[Var, tuple[bool | int | float, ...]]
"""The values of const memories."""


def fold_access(stmt: Alloc | Load | Store | Atomic, tables: Tables, subst: Substitution) -> Stmt | tuple[()]:
    """A mask that is certain, and a read of a table at a constant place."""
    if isinstance(stmt, Alloc):
        if stmt.init is not None:
            tables[stmt.memory] = stmt.init
        return stmt
    if isinstance(stmt.mask, Const):
        if stmt.mask.value:
            return replace(stmt, mask=None)
        if not isinstance(stmt, Store):
            subst[stmt.result] = const(0, stmt.result.value_type)
        # what is never active has no bounds to break, in validate mode neither
        return ()
    if isinstance(stmt, Load) and stmt.mask is None and stmt.memory in tables:
        value = _read(stmt, tables[stmt.memory])
        if value is not None:
            subst[stmt.result] = value
            return ()
    return stmt


def _read(stmt: Load, table: tuple[bool | int | float, ...]) -> Const | None:
    """The constant that a load gives, if index and bounds are constants and all lanes are equal."""
    if not isinstance(stmt.index, Const) or not all([_certain(i, n) for i, n in stmt.bounds]):
        return None
    start, t = int(stmt.index.value), stmt.result.value_type
    read = table[max(start, 0) : start + lanes(t)]
    if start < 0 or len(read) < lanes(t) or any(repr(value) != repr(read[0]) for value in read):
        return None
    return Const(read[0], t)


def _certain(i: Operand, n: Operand) -> bool:
    return isinstance(i, Const) and isinstance(n, Const) and 0 <= i.value < n.value


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
