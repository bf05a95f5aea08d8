"""Statements with blocks while they can still get more results; `Freezer` makes IR of them.

Freezing also replaces open dtypes (see `inference`) by what they became.
"""

from __future__ import annotations

from typing import Literal

from burn_cube.dtypes import DType
from burn_cube.errors import CompileTypeError
from burn_cube.frontend.inference import Inference, is_open
from burn_cube.frontend.literals import fit
from burn_cube.ir.nodes import (
    Alloc,
    Block,
    Const,
    For,
    If,
    Let,
    Operand,
    Stmt,
    Switch,
    Var,
    While,
)
from burn_cube.ir.walk import map_defined, map_operands
from burn_cube.ops import RuleError, result_type
from burn_cube.record import field, record
from burn_cube.span import UNKNOWN, Span
from burn_cube.types import MemoryType, Type, VectorType

Why = Literal["if", "return", "break", "continue"]


@record(frozen=False, eq=False)
class Arm:
    """A branch: its statements and what it yields."""

    stmts: list[AnyStmt] = field(default_factory=list["AnyStmt"])
    results: list[Operand] = field(default_factory=list[Operand])


@record(frozen=False, eq=False)
class BranchDraft:
    """An `If` (two arms, `cases` is None) or a `Switch` (an arm a case, the last is the default)."""

    value: Operand
    arms: list[Arm]
    cases: list[tuple[int, ...]] | None = None
    results: list[Var] = field(default_factory=list[Var])
    why: Why = "if"
    span: Span = UNKNOWN


@record(frozen=False, eq=False)
class LoopDraft:
    """A `For` (with `var`) or a `While` (with `cond`)."""

    body: Arm
    cond: Arm | None = None
    var: Var | None = None
    bounds: tuple[Operand, Operand, Operand] | None = None
    params: list[Var] = field(default_factory=list[Var])
    inits: list[Operand] = field(default_factory=list[Operand])
    results: list[Var] = field(default_factory=list[Var])
    yields: dict[Var, Operand] = field(default_factory=dict[Var, Operand])  # a param: its next value
    span: Span = UNKNOWN


AnyStmt = Stmt | BranchDraft | LoopDraft


class Freezer:
    """Turns drafts into IR."""

    def __init__(self, inference: Inference) -> None:
        self.inference = inference
        self.replaced: dict[Var, Operand] = {}
        self.any_open = bool(inference.classes)

    def block(self, arm: Arm) -> Block:
        """A finished block."""
        stmts = [frozen for stmt in arm.stmts if (frozen := self._stmt(stmt)) is not None]
        return Block(tuple(stmts), tuple([self.operand(value) for value in arm.results]))

    def operand(self, value: Operand) -> Operand:
        """The operand with its final type."""
        if not self.any_open:
            return value
        if isinstance(value, Var):
            return self.replaced.get(value) or self._var(value)
        final = self._type(value.type)
        if final is value.type or isinstance(final, MemoryType):
            return value
        return Const(fit(value.value, final.elem if isinstance(final, VectorType) else final), final)

    def _var(self, var: Var) -> Var:
        final = self._type(var.type)
        if final is var.type:
            return var
        new = Var(var.name, final)
        self.replaced[var] = new
        return new

    def _known(self, var: Var) -> Var:
        found = self.operand(var)
        assert isinstance(found, Var)
        return found

    def _type(self, type_: Type) -> Type:
        if isinstance(type_, DType):
            return self.inference.find(type_) if is_open(type_) else type_
        if isinstance(type_, VectorType) and is_open(type_.elem):
            return VectorType(self.inference.find(type_.elem), type_.n)
        return type_

    def _stmt(self, stmt: AnyStmt) -> Stmt | None:
        if isinstance(stmt, BranchDraft):
            return self._branch(stmt)
        if isinstance(stmt, LoopDraft):
            return self._loop(stmt)
        return self._typed(stmt) if self.any_open and not isinstance(stmt, Alloc) else stmt

    def _typed(self, stmt: Stmt) -> Stmt | None:
        new = map_operands(stmt, self.operand)
        if isinstance(new, Let):
            if new.op == "cast" and new.attrs[0] == new.args[0].type:
                self.replaced[new.result] = new.args[0]  # an index that turned out to be one already
                return None
            if new is not stmt or self._is_open(new.result):
                _check(new)
        return map_defined(new, self._known)

    def _is_open(self, var: Var) -> bool:
        return self._type(var.type) is not var.type

    def _branch(self, draft: BranchDraft) -> If | Switch:
        value = self.operand(draft.value)
        blocks = [self.block(arm) for arm in draft.arms]
        results = tuple([self._known(var) for var in draft.results])
        if draft.cases is None:
            return If(results, value, blocks[0], blocks[1], draft.why, draft.span)
        cases = tuple(zip(draft.cases, blocks[:-1], strict=True))
        return Switch(results, value, cases, blocks[-1], draft.span)

    def _loop(self, draft: LoopDraft) -> For | While:
        draft.body.results = [draft.yields[param] for param in draft.params]
        inits = tuple([self.operand(value) for value in draft.inits])
        params = tuple([self._known(var) for var in draft.params])
        results = tuple([self._known(var) for var in draft.results])
        if draft.cond is not None:
            cond, body = self.block(draft.cond), self.block(draft.body)
            return While(results, params, inits, cond, body, draft.span)
        assert draft.var is not None
        assert draft.bounds is not None
        start, stop, step = (self.operand(value) for value in draft.bounds)
        var = self._known(draft.var)
        body = self.block(draft.body)
        return For(results, var, start, stop, step, params, inits, body, 0, draft.span)


HINTS = {
    "div": "use // for whole numbers, or cast: bc.f32(a) / bc.f32(b)",
    "and": "bits of a float: bc.bitcast(x, bc.u32)",
}


def rule_error(op: str, error: RuleError, span: Span) -> CompileTypeError:
    """A row's complaint as an error at a place."""
    return CompileTypeError(
        f"cannot {op}: {error}", span, HINTS.get(op, f"see the row `{op}` of the op table")
    )


def _check(let: Let) -> None:
    try:
        result_type(let.op, tuple(arg.value_type for arg in let.args), let.attrs)
    except RuleError as error:
        raise rule_error(let.op, error, let.span) from None
