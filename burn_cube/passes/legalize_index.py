"""Replaces the dtype `index` by i32 or i64, as the launch has chosen."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import (
    Block,
    Const,
    Kernel,
    Let,
    Operand,
    Param,
    ScalarParam,
    Stmt,
    Substitution,
    Var,
    map_blocks,
    map_defined,
    map_operands,
    with_body,
    wrap_to,
)
from burn_cube.passes import Context
from burn_cube.record import replace
from burn_cube.types import MemoryType, Type, elem, with_elem


def legalize_index(kernel: Kernel, context: Context) -> Kernel:
    """Replace `index` everywhere by the integer dtype of `kernel.index_bits`."""
    integer = dt.I32 if kernel.index_bits == 32 else dt.I64
    legalizer = _Legalizer(integer)
    params = tuple([legalizer.param(param) for param in kernel.params])
    new = with_body(kernel, legalizer.block(kernel.body))
    same = all([a is b for a, b in zip(params, kernel.params, strict=True)])
    return new if same else replace(new, params=params)


class _Legalizer:
    def __init__(self, integer: DType) -> None:
        self.integer = integer
        self.new: Substitution = {}

    def type(self, t: Type) -> Type:
        if isinstance(t, MemoryType):
            return MemoryType(self.integer, t.space, t.length) if t.elem is dt.INDEX else t
        return with_elem(t, self.integer) if elem(t) is dt.INDEX else t

    def use(self, operand: Operand) -> Operand:
        if isinstance(operand, Var):
            return self.new.get(operand, operand)
        if elem(operand.type) is not dt.INDEX:
            return operand
        return Const(wrap_to(int(operand.value), self.integer), with_elem(operand.type, self.integer))

    def define(self, var: Var) -> Var:
        t = self.type(var.type)
        if t == var.type:
            return var
        new = Var(var.name, t)
        self.new[var] = new
        return new

    def param(self, param: Param) -> Param:
        var = self.define(param.var)
        return param if var is param.var or not isinstance(param, ScalarParam) else ScalarParam(var)

    def block(self, block: Block) -> Block:
        stmts: list[Stmt] = []
        changed = False
        for old in block.stmts:
            stmt = map_blocks(map_defined(map_operands(old, self.use), self.define), self.block)
            if isinstance(stmt, Let) and dt.INDEX in stmt.attrs:
                attrs = tuple([self.integer if attr is dt.INDEX else attr for attr in stmt.attrs])
                stmt = Let(stmt.result, stmt.op, stmt.args, attrs, stmt.span)
            if self.is_identity(stmt):
                assert isinstance(stmt, Let)
                # operands were already replaced; the result may be known under its old name too
                self.forward(old, stmt)
                changed = True
                continue
            changed = changed or stmt is not old
            stmts.append(stmt)
        results = tuple([self.use(result) for result in block.results])
        return Block(tuple(stmts), results) if changed or results != block.results else block

    def is_identity(self, stmt: Stmt) -> bool:
        """A cast between `index` and its integer says nothing any more."""
        return (
            isinstance(stmt, Let)
            and stmt.op == "cast"
            and self.integer in stmt.attrs
            and stmt.args[0].value_type == stmt.result.type
        )

    def forward(self, old: Stmt, new: Let) -> None:
        assert isinstance(old, Let)
        self.new[old.result] = new.args[0]
