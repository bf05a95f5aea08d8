"""Loops: what they carry are variables, which hold the results afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, int_range
from burn_cube.ir.nodes import Const, For, Operand, While
from burn_cube.record import record
from burn_cube.targets.c_family import text
from burn_cube.targets.c_family.masks import is_uniform
from burn_cube.targets.c_family.state import State
from burn_cube.targets.c_family.text import Expr, negation
from burn_cube.targets.writer import Writer
from burn_cube.types import elem


@record
class Head:
    """The parts of a C loop: `for (start; cond; change)`."""

    start: str
    cond: Expr
    change: str


def emit_for(s: State, stmt: For) -> None:
    """A counting loop."""
    _carry(s, stmt)
    start = s.value(stmt.start)
    stop, step = s.simple(stmt.stop), s.simple(stmt.step)
    s.flush()
    name = s.names.fresh(stmt.var.name)
    mark = s.ranges.mark()
    head = _plain(s, stmt, name, start, stop, step) or _counted(s, stmt, name, start, stop, step)
    s.exprs[stmt.var] = Expr(name)
    limits = (stmt.start, stmt.stop, stmt.step)
    if id(stmt) in s.masked and not all([is_uniform(s, limit) for limit in limits]):
        _apart(s, stmt, f"for ({head.start}; ; {head.change})", lambda: head.cond)
    else:
        _loop(s, stmt, f"for ({head.start}; {head.cond.text}; {head.change})")
    s.ranges.undo(mark)


def _plain(s: State, stmt: For, name: str, start: Expr, stop: Expr, step: Expr) -> Head | None:
    """`for (int i = a; i < b; i++)`, where the variable cannot run past its type."""
    dtype = elem(stmt.var.value_type)
    low, high = int_range(dtype)
    steps, stops, starts = (s.ranges.interval(x) for x in (stmt.step, stmt.stop, stmt.start))
    if steps[0] > 0 and stops[1] - 1 + steps[1] <= high:
        sign, known = "<", (starts[0], stops[1] - 1)
    elif steps[1] < 0 and stops[0] + 1 + steps[0] >= low:
        sign, known = ">", (stops[0] + 1, starts[1])
    else:
        return None
    if known[0] <= known[1]:
        s.ranges.set_interval(stmt.var, known)
    cond = text.binary(sign, text.ORDER, Expr(name), stop)
    return Head(f"{s.type(dtype)} {name} = {start.text}", cond, _step(s, name, stmt.step, step, dtype))


def _step(s: State, name: str, operand: Operand, step: Expr, dtype: DType) -> str:
    if not isinstance(operand, Const):
        return f"{name} += {step.text}"
    value = int(operand.value)
    if abs(value) == 1:
        return f"{name}{'++' if value > 0 else '--'}"
    return f"{name} {'+' if value > 0 else '-'}= {s.value(Const(abs(value), dtype)).text}"


def _counted(s: State, stmt: For, name: str, start: Expr, stop: Expr, step: Expr) -> Head:
    """By the number of rounds, computed ahead."""
    dtype = elem(stmt.var.value_type)
    left = s.names.fresh("rounds")
    s.statement(f"{s.type(dtype)} {name} = {start.text};", stmt.span)
    rounds = s.call(f"burn_trips_{dtype.name}", Expr(name), stop, step)
    unsigned = s.type(dt.BY_NAME[f"u{dtype.bits}"])
    change = f"{name} = ({s.type(dtype)})(({unsigned}){name} + ({unsigned}){step.at(text.UNARY)})"
    count = s.type(dt.U64 if dtype.bits == 64 else dt.U32)
    return Head(f"{count} {left} = {rounds.text}", Expr(f"{left} > 0", text.ORDER), f"{left}--, {change}")


def emit_while(s: State, stmt: While) -> None:
    """A loop whose condition is computed in each round."""
    _carry(s, stmt)
    s.flush()

    def cond() -> Expr:
        s.block(stmt.cond)
        if id(stmt) in s.masked:
            return s.simple(stmt.cond.results[0])
        return s.value(stmt.cond.results[0])

    if id(stmt) in s.masked and not is_uniform(s, stmt.cond.results[0]):
        _apart(s, stmt, "while (true)", cond)
        return
    head = _expression(s, cond)
    if head is not None:
        _loop(s, stmt, f"while ({head.text})")
    else:
        _loop(s, stmt, "while (true)", lambda: _leave(s, stmt, cond()))


def _expression(s: State, cond: Callable[[], Expr]) -> Expr | None:
    """The condition, if it takes no statement of its own; else nothing has happened."""
    writer, told = s.writer, set(s.told)
    s.writer = Writer(writer.depth)
    found = cond()
    alone = not s.pending and all([line.lstrip().startswith("//") for line in s.writer.lines])
    s.writer, s.told = writer, told
    s.pending.clear()
    return found if alone else None


def _leave(s: State, stmt: For | While, cond: Expr) -> None:
    s.statement(f"if ({negation(cond).text}) break;", stmt.span)


def _apart(s: State, stmt: For | While, head: str, cond: Callable[[], Expr]) -> None:
    """A loop that lanes leave one by one: each round begins with those that go on."""
    outer = s.mask
    s.mask = s.names.fresh("among")
    s.statement(f"{s.dialect.mask} {s.mask} = {outer};", stmt.span)

    def test() -> None:
        found = cond()
        s.statement(f"{s.mask} = {s.call('burn_ballot', Expr(s.mask), found).text};", stmt.span)
        _leave(s, stmt, found)

    _loop(s, stmt, head, test)
    s.mask = outer


def _loop(s: State, stmt: For | While, head: str, test: Callable[[], None] = lambda: None) -> None:
    mark = s.ranges.mark()
    s.quote(stmt.span)
    with s.writer.inside(head, "}", stmt.span):
        test()
        s.block(stmt.body)
        _advance(s, stmt)
    s.ranges.undo(mark)


def _carry(s: State, stmt: For | While) -> None:
    inits = [s.value(init) for init in stmt.inits]
    for param, init, result in zip(stmt.params, inits, stmt.results, strict=True):
        name = s.variable(param, init, stmt.span)
        s.exprs[result] = Expr(name)


def _advance(s: State, stmt: For | While) -> None:
    """Give the carried values those of the next round, as if all at once."""
    given = zip(stmt.params, stmt.body.results, strict=True)
    pairs = [(param, s.value(value)) for param, value in given if param is not value]
    last: list[str] = []
    for position, (param, expr) in enumerate(pairs):
        name = s.exprs[param].text
        if any([_mentions(later.text, name) for _, later in pairs[position + 1 :]]):
            kept = s.names.fresh("next")
            s.statement(f"const {s.type(param.value_type)} {kept} = {expr.text};", stmt.span)
            last.append(f"{name} = {kept};")
            pairs[position] = param, Expr("")
    _assign(s, stmt, [f"{s.exprs[param].text} = {expr.text};" for param, expr in pairs if expr.text] + last)


def _assign(s: State, stmt: For | While, lines: Sequence[str]) -> None:
    for line in lines:
        s.statement(_SUM.sub(r"\1 \2= \3;", line), stmt.span)


_SUM = re.compile(r"^(\w+) = \1 ([-+*&|^]|<<|>>) ([\w.\[\]]+);$")


def _mentions(expression: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", expression) is not None
