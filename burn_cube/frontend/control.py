"""Sequences of statements, `if`, and the ways out of them: `return`, `break`, `continue`.

A way out is a flag among the variables. What follows a run-time way out stands in an `If` on that flag, or,
where the way out ends one arm of a user's `if`, simply in the other arm.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import cast

from burn_cube.frontend import debugging
from burn_cube.frontend.context import Lowering, lowers
from burn_cube.frontend.drafts import BranchDraft, Why
from burn_cube.frontend.flow import BREAK, CONTINUE, RETURN, VALUE, State, extend_arm, merge, run_arm
from burn_cube.frontend.operators import operand, truth
from burn_cube.frontend.values import FALSE, NONE, TRUE, Comptime, Env, Unset, is_true
from burn_cube.ir.nodes import Operand

Step = ast.stmt | Callable[[], None]
EXITS = (RETURN, BREAK, CONTINUE)


def sequence(ctx: Lowering, steps: Sequence[Step], first: int = 0) -> None:
    """Lower statements in order until one leaves for sure."""
    for position in range(first, len(steps)):
        step, rest = steps[position], position + 1
        if isinstance(step, ast.stmt):
            debugging.line(ctx, step)
        if isinstance(step, ast.If):
            if _if(ctx, step, steps, rest):
                return
        elif isinstance(step, ast.stmt):
            ctx.stmt(step)
        else:
            step()
        if _left(ctx, steps, rest):
            return


def _left(ctx: Lowering, steps: Sequence[Step], rest: int) -> bool:
    """Whether the rest is done with: it is never reached, or it was lowered under a flag."""
    env = ctx.frame.env
    if rest == len(steps):
        return True
    flags: list[str] = []
    for key in EXITS:
        if env[key] is FALSE:
            continue
        found = ctx.force(env[key])
        if not isinstance(found, Comptime):
            flags.append(key)
        elif found.value:
            return True
    if flags:
        _guarded(ctx, flags, steps, rest)
    return bool(flags)


def _guarded(ctx: Lowering, flags: list[str], steps: Sequence[Step], rest: int) -> None:
    """Lower the rest under the condition that none of the flags is set."""
    span = ctx.frame.exits[flags[0]]
    left = any_flag(ctx, flags)
    draft = BranchDraft(left, [], why=cast("Why", flags[0][1:]), span=span)

    def gone() -> None:
        if len(flags) == 1:
            ctx.frame.env[flags[0]] = TRUE

    def here() -> None:
        for key in flags:
            ctx.frame.env[key] = FALSE
        sequence(ctx, steps, rest)

    states = [run_arm(ctx, gone), run_arm(ctx, here)]
    _finish(ctx, draft, states)


def any_flag(ctx: Lowering, flags: Sequence[str]) -> Operand:
    """An operand that is true if one of the run-time flags is."""
    values = [operand(ctx, ctx.force(ctx.frame.env[key]), ctx.frame.exits[key], "leave") for key in flags]
    found = values[0]
    for value in values[1:]:
        found = ctx.op("or", (found, value), ctx.frame.exits[flags[0]], name="left")
    return found


def _finish(ctx: Lowering, draft: BranchDraft, states: list[State]) -> None:
    draft.arms = [state.arm for state in states]
    ctx.emit(draft)
    merge(ctx, draft, states)


def is_gone(env: Env) -> bool:
    """Whether these variables belong to a path that has left for sure."""
    return any(is_true(env[key]) for key in EXITS)


def _if(ctx: Lowering, node: ast.If, steps: Sequence[Step], rest: int) -> bool:
    """Lower an `if`; true if what follows it went into one of its arms."""
    cond = truth(ctx, ctx.expr(node.test), node.test)
    if isinstance(cond, bool):
        sequence(ctx, node.body if cond else node.orelse)
        return False
    draft = BranchDraft(cond, [], span=ctx.span(node.test))
    states = [
        run_arm(ctx, lambda: sequence(ctx, node.body)),
        run_arm(ctx, lambda: sequence(ctx, node.orelse)),
    ]
    gone = [is_gone(state.env) for state in states]
    moved = rest < len(steps) and gone[0] != gone[1]
    if moved:
        out, stay = (states[0], states[1]) if gone[0] else (states[1], states[0])
        kind = next(key for key in EXITS if is_true(out.env[key]))
        draft.why, draft.span = cast("Why", kind[1:]), ctx.frame.exits[kind]
        extend_arm(ctx, stay, lambda: _continue(ctx, steps, rest))
    _finish(ctx, draft, states)
    return moved


def _continue(ctx: Lowering, steps: Sequence[Step], rest: int) -> None:
    if not _left(ctx, steps, rest):
        sequence(ctx, steps, rest)


@lowers(ast.If)
def _single_if(ctx: Lowering, node: ast.If) -> None:
    sequence(ctx, [node])


@lowers(ast.Return)
def _return(ctx: Lowering, node: ast.Return) -> None:
    frame = ctx.frame
    value = NONE if node.value is None else ctx.expr(node.value)
    if frame.is_kernel and not (isinstance(value, Comptime) and value.value is None):
        raise ctx.syntax_error(
            node,
            "cannot return a value from a kernel: got a value, expected `return` alone",
            "write the result into an array argument: out[i] = ...",
        )
    frame.env[VALUE] = value
    frame.env[RETURN] = TRUE
    frame.exits[RETURN] = frame.assigned[VALUE] = ctx.span(node)


@lowers(ast.Break)
def _break(ctx: Lowering, node: ast.Break) -> None:
    ctx.frame.breaks[-1].append(dict(ctx.frame.env))
    ctx.frame.env[BREAK] = TRUE
    ctx.frame.exits[BREAK] = ctx.span(node)


@lowers(ast.Continue)
def _continue_statement(ctx: Lowering, node: ast.Continue) -> None:
    ctx.frame.env[CONTINUE] = TRUE
    ctx.frame.exits[CONTINUE] = ctx.span(node)


@lowers(ast.Pass)
def _pass(ctx: Lowering, node: ast.Pass) -> None:
    return


def fresh_flags() -> Env:
    """The ways out at the start of a function."""
    return {RETURN: FALSE, BREAK: FALSE, CONTINUE: FALSE, VALUE: Unset("nothing is returned")}
