"""Choices. Around plane operations the set of active lanes is kept in a variable."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube.ir.nodes import Block, Const, If, Operand, Switch, Var
from burn_cube.span import UNKNOWN, Span
from burn_cube.targets.c_family import text
from burn_cube.targets.c_family.masks import ballot, is_uniform, named
from burn_cube.targets.c_family.state import State
from burn_cube.targets.c_family.text import Expr, negation
from burn_cube.types import elem


def emit_if(s: State, stmt: If) -> None:
    """A conditional; an arm that does nothing needs no branch."""
    divergent = id(stmt) in s.masked and not is_uniform(s, stmt.cond)
    cond = s.simple(stmt.cond) if divergent else s.value(stmt.cond)
    _declare(s, stmt.results, stmt.span)
    s.flush()
    outer = s.mask
    active = ballot(s, cond, stmt.span) if divergent else outer
    arms = [(stmt.then, active, True), (stmt.orelse, f"{outer} & ~{active}" if divergent else outer, False)]
    if _is_idle(stmt.then):
        cond, arms = negation(cond), [arms[1]]
    elif _is_idle(stmt.orelse):
        arms.pop()
    s.quote(stmt.span)
    s.writer.do(f"if ({cond.text}) {{", stmt.span)
    for position, (block, mask, truth) in enumerate(arms):
        if position:
            s.writer.do("} else {", stmt.span)
        _arm(s, block, stmt.results, mask, (stmt.cond, truth))
    s.writer.do("}")
    s.mask = outer


def _is_idle(block: Block) -> bool:
    return not block.stmts and not block.results


def _declare(s: State, variables: Sequence[Var], span: Span) -> None:
    """What the arms of a choice assign."""
    for var in variables:
        if var in s.used:
            s.variable(var, None, span)


def _arm(
    s: State, block: Block, variables: Sequence[Var], mask: str, known: tuple[Operand, bool] | None = None
) -> None:
    mark = s.ranges.mark()
    if known is not None:
        s.ranges.assume(*known)
    s.writer.depth += 1
    if id(block) in s.masked:
        s.mask = mask if mask.isidentifier() or mask.isalnum() else named(s, mask, UNKNOWN)
    s.block(block)
    for var, value in zip(variables, block.results, strict=True):
        if var in s.used:
            s.statement(f"{s.exprs[var].text} = {s.value(value).text};", _end(block))
    s.writer.depth -= 1
    s.ranges.undo(mark)


def _end(block: Block) -> Span:
    return block.stmts[-1].span if block.stmts else UNKNOWN


def emit_switch(s: State, stmt: Switch) -> None:
    """A choice by constants."""
    divergent = id(stmt) in s.masked and not is_uniform(s, stmt.value)
    value = s.simple(stmt.value) if divergent else s.value(stmt.value)
    _declare(s, stmt.results, stmt.span)
    s.flush()
    outer, dtype = s.mask, elem(stmt.value.value_type)
    arms = [*stmt.cases, ((), stmt.default)]
    masks = _case_masks(s, stmt, value) if divergent else [outer] * len(arms)
    s.quote(stmt.span)
    s.writer.do(f"switch ({value.text}) {{", stmt.span)
    for (constants, block), mask in zip(arms, masks, strict=True):
        labels = [f"case {s.value(Const(c, dtype)).text}:" for c in constants] or ["default:"]
        s.writer.do(f"{' '.join(labels)} {{", stmt.span)
        _arm(s, block, stmt.results, mask)
        s.writer.do("    break;")
        s.writer.do("}")
    s.writer.do("}")
    s.mask = outer


def _case_masks(s: State, stmt: Switch, value: Expr) -> list[str]:
    """The lanes of each case; those of the default are the others."""
    dtype = elem(stmt.value.value_type)
    masks: list[str] = []
    for constants, _ in stmt.cases:
        tests = [text.binary("==", text.EQUAL, value, s.value(Const(c, dtype))) for c in constants]
        cond = tests[0]
        for test in tests[1:]:
            cond = text.binary("||", text.EITHER, cond, test)
        masks.append(ballot(s, cond, stmt.span))
    return [*masks, " & ".join([s.mask, *[f"~{mask}" for mask in masks]])]
