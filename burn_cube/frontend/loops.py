"""`for` and `while`: run-time loops as drafts, compile-time ones as copies of the body."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from burn_cube.dtypes import BOOL, INDEX, DType
from burn_cube.frontend.context import MOST_STATEMENTS, Lowering, lowers
from burn_cube.frontend.control import any_flag, sequence
from burn_cube.frontend.drafts import Arm, BranchDraft, LoopDraft
from burn_cube.frontend.flow import (
    BREAK,
    CONTINUE,
    RETURN,
    VALUE,
    Carry,
    Loop,
    State,
    after_loop,
    begin_body,
    common_type,
    end_body,
    extend_arm,
)
from burn_cube.frontend.inference import is_open
from burn_cube.frontend.memory import load
from burn_cube.frontend.operators import (
    convert,
    describe,
    host,
    number_as,
    truth,
    value_items,
)
from burn_cube.frontend.places import assign
from burn_cube.frontend.scope import assigned
from burn_cube.frontend.values import (
    FALSE,
    ArrayValue,
    Comptime,
    Env,
    Key,
    Pending,
    RangeValue,
    Runtime,
    TupleValue,
    Unrolled,
    Unset,
    Value,
    host_value,
    is_true,
)
from burn_cube.ir.nodes import Const, Operand, Var
from burn_cube.types import elem

Loops = ast.For | ast.While


def changed_names(ctx: Lowering, node: Loops) -> list[Key]:
    """Variables with a value that the loop's body may change."""
    env = ctx.frame.env
    names, items = assigned(node)
    found: list[Key] = [name for name in names if name in env and not isinstance(ctx.force(env[name]), Unset)]
    found += [name for name in items if name in env and isinstance(ctx.force(env[name]), TupleValue)]
    return sorted(found, key=list(env).index)


def run_loop(
    ctx: Lowering, node: Loops, new: Callable[[], LoopDraft], body: Callable[[Loop, State], None]
) -> Loop:
    """Lower a body until it is known which fields of structs it changes (usually at once)."""
    names = changed_names(ctx, node)
    fields: list[Key] = []
    declared = dict(ctx.frame.declared)
    while True:
        loop = Loop(new())
        state = begin_body(ctx, loop, [*names, *fields])
        ctx.frame.breaks.append([])
        before, initial = dict(state.fields), set(ctx.initial)
        body(loop, state)
        breaks = ctx.frame.breaks.pop()
        ctx.frame.declared = {name: found for name, found in ctx.frame.declared.items() if name in declared}
        more = [
            key
            for key, value in state.fields.items()
            if value is not before.get(key) and (key in before or key in initial) and key not in fields
        ]
        if not more:
            break
        fields += more
    end_body(ctx, loop, state)
    _finish(ctx, node, loop, state, breaks)
    return loop


def _finish(ctx: Lowering, node: Loops, loop: Loop, end: State, breaks: list[Env]) -> None:
    exits = [key for key in (RETURN, BREAK) if end.env[key] is not FALSE]
    if loop.draft.cond is None:
        if exits:
            _leave_for(ctx, loop, end, exits)
    else:
        _leave_while(ctx, loop, end, exits)
    ctx.emit(loop.draft)
    after_loop(ctx, loop)
    _new_names(ctx, node, loop, end, breaks)
    if RETURN in exits:
        for key in (RETURN, VALUE):
            if not isinstance(end.env[key], Unset):
                init = FALSE if key == RETURN else None
                carry = Carry(loop, key, init, ctx.frame.exits[RETURN])
                ctx.frame.env[key] = Pending(carry.result)


def _new_names(ctx: Lowering, node: Loops, loop: Loop, end: State, breaks: list[Env]) -> None:
    """Names with a value inside only; an endless loop that sets them before each `break` gives them out."""
    endless = isinstance(node, ast.While) and bool(breaks) and isinstance(node.test, ast.Constant)
    for key, value in end.env.items():
        if (
            key in ctx.frame.env
            or not isinstance(key, str)
            or key.startswith("$")
            or isinstance(value, Unset)
        ):
            continue
        if endless and all(key in env and not isinstance(ctx.force(env[key]), Unset) for env in breaks):
            carry = Carry(loop, key, None, ctx.frame.assigned.get(key, loop.draft.span))
            ctx.frame.env[key] = Pending(carry.result)
        else:
            places = (
                ("set here, inside the loop", ctx.frame.assigned.get(key, loop.draft.span)),
                ("which may run no iteration", loop.draft.span),
            )
            ctx.frame.env[key] = Unset("it is set inside a loop only", places)


def _leave_for(ctx: Lowering, loop: Loop, end: State, exits: list[str]) -> None:
    """A counted loop with a `break` or `return` becomes a `While` on a flag."""
    draft = loop.draft
    assert draft.var is not None
    assert draft.bounds is not None
    start, stop, step = draft.bounds
    going = Var("going", BOOL)
    span = draft.span
    first = ahead(ctx, start, stop, step, draft)
    draft.cond = Arm([], [going])

    def advance() -> None:
        assert draft.var is not None
        following = ctx.op("add", (draft.var, step), span, name=draft.var.name)
        more = ahead(ctx, following, stop, step, draft)
        if not (isinstance(step, Const) and abs(step.value) == 1):
            # a step that wraps around goes the wrong way
            more = _both(ctx, more, ahead(ctx, draft.var, following, step, draft), draft)
        draft.yields[draft.var] = following
        draft.yields[going] = _unless(ctx, exits, more, draft)

    extend_arm(ctx, end, advance)
    draft.params += [draft.var, going]
    draft.inits += [start, first]
    draft.results += [Var(draft.var.name, ctx.type_of(draft.var)), Var("going", BOOL)]


def _both(ctx: Lowering, a: Operand, b: Operand, draft: LoopDraft) -> Operand:
    return ctx.op("and", (a, b), draft.span)


def _unless(ctx: Lowering, exits: list[str], more: Operand, draft: LoopDraft) -> Operand:
    if any(is_true(ctx.frame.env[key]) for key in exits):
        return Const(False, BOOL)
    left = any_flag(ctx, exits)
    stays = ctx.op("not", (left,), draft.span)
    if isinstance(more, Const):
        return stays if more.value else more
    return _both(ctx, stays, more, draft)


def ahead(ctx: Lowering, a: Operand, b: Operand, step: Operand, draft: LoopDraft) -> Operand:
    """Whether b lies ahead of a in the direction of the step."""
    if isinstance(step, Const):
        return ctx.op("lt" if step.value > 0 else "gt", (a, b), draft.span)
    zero = Const(0, ctx.type_of(step))
    up = _both(ctx, ctx.op("gt", (step, zero), draft.span), ctx.op("lt", (a, b), draft.span), draft)
    down = _both(ctx, ctx.op("lt", (step, zero), draft.span), ctx.op("gt", (a, b), draft.span), draft)
    return ctx.op("or", (up, down), draft.span)


def _leave_while(ctx: Lowering, loop: Loop, end: State, exits: list[str]) -> None:
    """`break` and `return` clear a flag that is tested before the condition."""
    if not exits:
        return
    draft = loop.draft
    assert draft.cond is not None
    going = Var("going", BOOL)

    def advance() -> None:
        draft.yields[going] = _unless(ctx, exits, Const(True, BOOL), draft)

    extend_arm(ctx, end, advance)
    draft.params.append(going)
    draft.inits.append(Const(True, BOOL))
    draft.results.append(Var("going", BOOL))
    (cond,) = draft.cond.results
    if isinstance(cond, Const):
        draft.cond.results = [going if cond.value else cond]
        return
    tested = Var("go_on", BOOL)
    inner = BranchDraft(
        going,
        [Arm(draft.cond.stmts, [cond]), Arm([], [Const(False, BOOL)])],
        results=[tested],
        why="break",
        span=ctx.frame.exits[exits[0]],
    )
    draft.cond = Arm([inner], [tested])


@lowers(ast.While)
def _while(ctx: Lowering, node: ast.While) -> None:
    span = ctx.span(node.test)
    _refuse_else(ctx, node)
    if _never(node):
        return

    def body(loop: Loop, state: State) -> None:
        cond = Arm()
        loop.draft.cond = cond
        with ctx.into(cond.stmts), ctx.variables(state.env, state.fields):
            found = truth(ctx, ctx.expr(node.test), node.test)
        cond.results = [Const(found, BOOL) if isinstance(found, bool) else found]
        extend_arm(ctx, state, lambda: sequence(ctx, node.body))
        if found is True and not any(state.env[key] is not FALSE for key in (RETURN, BREAK)):
            raise ctx.compile_error(
                node.test,
                "cannot run a loop that never ends: got a condition that is always true, expected a break "
                "or return",
                "leave it with `break`, or let the condition depend on a variable that the body changes",
            )

    run_loop(ctx, node, lambda: LoopDraft(Arm(), cond=Arm(), span=span), body)


def _never(node: ast.While) -> bool:
    """Whether the condition is false at compile time and nothing in it can change."""
    return isinstance(node.test, ast.Constant) and not node.test.value


def _refuse_else(ctx: Lowering, node: Loops) -> None:
    if node.orelse:
        raise ctx.syntax_error(
            node.orelse[0],
            "cannot use else after a loop: got a for-else or while-else, expected a plain loop",
            "set a flag before `break`, and test it after the loop",
        )


@lowers(ast.For)
def _for(ctx: Lowering, node: ast.For) -> None:
    _refuse_else(ctx, node)
    over = ctx.expr(node.iter)
    if isinstance(over, RangeValue):
        _counted(ctx, node, over)
    elif isinstance(over, ArrayValue):
        _over_array(ctx, node, over)
    elif (items := iterable(ctx, over, node.iter)) is not None:
        _unrolled(ctx, node, items)
    else:
        raise ctx.type_error(
            node.iter,
            f"cannot loop over this: got {describe(ctx, over)}, expected a range, an array, a slice or a "
            "tuple",
            "loop over indices: for i in range(x.len())",
        )


def iterable(ctx: Lowering, value: Value, at: ast.AST) -> tuple[Value, ...] | None:
    """The items of a compile-time collection; None if it is none."""
    if isinstance(value, Unrolled):
        return value.items
    if isinstance(value, RangeValue):
        known, found = host_value(value)
        return tuple([Comptime(item) for item in _few(ctx, found, at)]) if known else None
    items = value_items(ctx, value)
    if items is None and isinstance(value, Comptime) and not isinstance(value.value, str):
        try:
            iterator: Iterator[Any] = iter(value.value)
        except TypeError:
            return None
        return tuple([host(ctx, item) for item in _few(ctx, iterator, at)])
    return items


def _few(ctx: Lowering, items: Iterable[Any], at: ast.AST) -> list[Any]:
    found = list(islice(items, MOST_STATEMENTS + 1))
    if len(found) > MOST_STATEMENTS:
        raise ctx.too_long(at)
    return found


def _unrolled(ctx: Lowering, node: ast.For, items: Sequence[Value]) -> None:
    """A copy of the body for each item."""
    frame = ctx.frame
    declared = dict(frame.declared)
    outer = frame.env[BREAK], frame.env[CONTINUE]

    def iteration(item: Value) -> Callable[[], None]:
        def run() -> None:
            frame.declared = {name: found for name, found in frame.declared.items() if name in declared}
            assign(ctx, node.target, item)
            frame.env[CONTINUE] = FALSE
            sequence(ctx, node.body)
            frame.env[CONTINUE] = FALSE

        return run

    frame.breaks.append([])
    frame.env[BREAK] = frame.env[CONTINUE] = FALSE
    sequence(ctx, [iteration(item) for item in items])
    frame.breaks.pop()
    frame.env[BREAK], frame.env[CONTINUE] = outer


def _counted(ctx: Lowering, node: ast.For, over: RangeValue) -> None:
    start, stop, step = _range_operands(ctx, node.iter, over)
    span = ctx.span(node.iter)
    name = node.target.id if isinstance(node.target, ast.Name) else "i"

    def new() -> LoopDraft:
        return LoopDraft(Arm(), var=Var(name, ctx.type_of(start)), bounds=(start, stop, step), span=span)

    def body(loop: Loop, state: State) -> None:
        def run() -> None:
            assert loop.draft.var is not None
            assign(ctx, node.target, Runtime(loop.draft.var))
            sequence(ctx, node.body)

        extend_arm(ctx, state, run)

    if isinstance(step, Const) and step.value < 0 and _is_unsigned(ctx, start):
        _downwards(ctx, node, start, stop, step)
        return
    run_loop(ctx, node, new, body)


def _is_unsigned(ctx: Lowering, value: Operand) -> bool:
    return elem(ctx.type_of(value)).kind == "uint"


def _downwards(ctx: Lowering, node: ast.For, start: Operand, stop: Operand, step: Const) -> None:
    """An unsigned range with a negative step, which the dtype has no place for: count upwards."""
    at = ctx.span(node.iter)
    type_ = ctx.type_of(start)
    size = number_as(ctx, -int(step.value), type_, at, "count down")
    zero, one = number_as(ctx, 0, type_, at, "count"), number_as(ctx, 1, type_, at, "count")
    distance = ctx.op("saturating_sub", (start, stop), at)
    count = ctx.op("div_ceil", (distance, size), at, name="count")

    def body(loop: Loop, state: State) -> None:
        def run() -> None:
            assert loop.draft.var is not None
            down = ctx.op("mul", (loop.draft.var, size), at)
            assign(ctx, node.target, Runtime(ctx.op("sub", (start, down), at)))
            sequence(ctx, node.body)

        extend_arm(ctx, state, run)

    def new() -> LoopDraft:
        return LoopDraft(Arm(), var=Var("k", type_), bounds=(zero, count, one), span=at)

    run_loop(ctx, node, new, body)


def _range_operands(ctx: Lowering, node: ast.expr, over: RangeValue) -> tuple[Operand, Operand, Operand]:
    action = "make a range"
    values = (over.start, over.stop, over.step)
    args = node.args if isinstance(node, ast.Call) and node.args else [node]
    type_ = common_type(ctx, list(values), ctx.span(node))
    dtype = elem(type_)
    if not _whole(ctx, type_):
        raise ctx.type_error(
            node, f"cannot make a range: got {dtype}, expected integers", "cast the bounds: range(bc.i32(n))"
        )
    places: list[ast.AST] = [args[0], args[min(1, len(args) - 1)], args[-1]]
    start, stop = (convert(ctx, v, type_, at, action) for v, at in zip(values[:2], places, strict=False))
    if isinstance(over.step, Comptime) and isinstance(over.step.value, int) and over.step.value < 0:
        final = ctx.type_of(start)
        # a negative constant needs no place in an unsigned dtype: see _downwards
        step: Operand = Const(over.step.value, final)
        if is_open(elem(final)):
            step = convert(ctx, over.step, final, places[2], action)
    else:
        step = convert(ctx, over.step, type_, places[2], action)
    return start, stop, step


def _whole(ctx: Lowering, type_: object) -> bool:
    return isinstance(type_, DType) and type_ is not BOOL and not ctx.inference.is_floating(type_)


def _over_array(ctx: Lowering, node: ast.For, over: ArrayValue) -> None:
    span = ctx.span(node.iter)
    zero, one = Const(0, INDEX), Const(1, INDEX)

    def body(loop: Loop, state: State) -> None:
        def run() -> None:
            assert loop.draft.var is not None
            assign(ctx, node.target, load(ctx, over, (Runtime(loop.draft.var),), node.iter))
            sequence(ctx, node.body)

        extend_arm(ctx, state, run)

    def new() -> LoopDraft:
        return LoopDraft(Arm(), var=Var("k", INDEX), bounds=(zero, over.length, one), span=span)

    run_loop(ctx, node, new, body)
