"""Control flow: carried values and results are variables; what decides about barriers is uniform for WGSL."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from burn_cube.ir.nodes import Block, Const, Control, For, If, Operand, Switch, Sync, Var, While
from burn_cube.ir.walk import blocks, statements
from burn_cube.span import Span
from burn_cube.targets.wgsl.literals import integer, value_type
from burn_cube.targets.wgsl.memory import is_uniform, uniform
from burn_cube.targets.wgsl.state import State
from burn_cube.targets.wgsl.text import atom, bare, call, infix
from burn_cube.types import elem

EmitBlock = Callable[[State, Block], None]


def _decides(s: State, stmt: Control, operand: Operand) -> str:
    """A value that decides control: where a barrier depends on it, WGSL must see that it is uniform."""
    text = s.value(operand)
    if is_uniform(s, operand) or not _holds_barrier(stmt):
        return text
    return uniform(s, text, value_type(elem(operand.value_type)))


def _holds_barrier(stmt: Control) -> bool:
    inner = [inner for block in blocks(stmt) for inner in statements(block)]
    return any([isinstance(one, Sync) and one.scope != "plane" for one in inner])


def branch(s: State, stmt: If, block: EmitBlock) -> None:
    """If, with variables for its results."""
    cond = bare(_decides(s, stmt, stmt.cond))
    names = [s.variable(var, None, stmt.span) for var in stmt.results]
    s.writer.quote(stmt.span)
    then, orelse = stmt.then, stmt.orelse
    if _is_empty(then):
        cond, then, orelse = f"!{atom(cond)}", orelse, then
    alone = _is_empty(orelse)
    with s.writer.inside(f"if ({cond})", tail="}" if alone else "} else {", span=stmt.span):
        _yielding(s, then, names, block)
    if not alone:
        s.writer.depth += 1
        _yielding(s, orelse, names, block)
        s.writer.depth -= 1
        s.writer.do("}")


def _is_empty(inner: Block) -> bool:
    return not inner.stmts and not inner.results


def _yielding(s: State, inner: Block, names: Sequence[str], block: EmitBlock) -> None:
    block(s, inner)
    assign(s, names, inner.results)


def assign(s: State, names: Sequence[str], values: Sequence[Operand]) -> None:
    """Assign all at once: a value that an earlier assignment would change is kept aside."""
    texts = [s.value(value) for value in values]
    for position, text in enumerate(texts):
        earlier = names[:position]
        if any([re.search(rf"\b{re.escape(name)}\b", text) for name in earlier]):
            kept = s.names.fresh(f"next_{names[position]}")
            s.writer.do(f"let {kept} = {bare(text)};")
            texts[position] = kept
    for name, text in zip(names, texts, strict=True):
        if name != bare(text):
            s.writer.do(f"{name} = {bare(text)};")


def _carried(s: State, params: Sequence[Var], inits: Sequence[Operand], span: Span) -> list[str]:
    return [s.variable(p, s.value(init), span) for p, init in zip(params, inits, strict=True)]


def for_loop(s: State, stmt: For, block: EmitBlock) -> None:
    """A loop that counts so that its variable never wraps."""
    start, stop, step = (_decides(s, stmt, operand) for operand in (stmt.start, stmt.stop, stmt.step))
    names = _carried(s, stmt.params, stmt.inits, stmt.span)
    dtype = elem(stmt.var.value_type)
    t = value_type(dtype)
    name = s.names.fresh(stmt.var.name)
    s.values[stmt.var] = name
    s.writer.quote(stmt.span)
    if isinstance(stmt.step, Const) and int(stmt.step.value) in (1, -1):
        up = int(stmt.step.value) == 1
        test = infix("<" if up else ">", name, stop)
        one = integer(1, t)
        head = f"for (var {name}: {t} = {bare(start)}; {test}; {name} {'+' if up else '-'}= {one})"
        with s.writer.inside(head, span=stmt.span):
            _yielding(s, stmt.body, names, block)
    else:
        unsigned = f"u{t[1:]}"
        left = s.names.fresh("left")
        zero, one = integer(0, unsigned), integer(1, unsigned)
        trips = call(f"burn_trips_{t}", start, stop, step)
        s.do(f"var {name}: {t} = {bare(start)};", stmt.span)
        head = f"for (var {left}: {unsigned} = {trips}; {left} > {zero}; {left} -= {one})"
        with s.writer.inside(head, span=stmt.span):
            _yielding(s, stmt.body, names, block)
            s.writer.do(f"{name} += {bare(step)};")
    _results(s, stmt.results, names)


def while_loop(s: State, stmt: While, block: EmitBlock) -> None:
    """A loop that tests in its middle."""
    names = _carried(s, stmt.params, stmt.inits, stmt.span)
    s.writer.quote(stmt.span)
    with s.writer.inside("loop", span=stmt.span):
        block(s, stmt.cond)
        cond = _decides(s, stmt, stmt.cond.results[0])
        s.writer.do(f"if (!({bare(cond)})) {{ break; }}")
        _yielding(s, stmt.body, names, block)
    _results(s, stmt.results, names)


def _results(s: State, results: Sequence[Var], names: Sequence[str]) -> None:
    for var, name in zip(results, names, strict=True):
        s.values[var] = name


def switch(s: State, stmt: Switch, block: EmitBlock) -> None:
    """A choice by constants; WGSL has it for 32 bits, else it is a chain of conditions."""
    value = _decides(s, stmt, stmt.value)
    names = [s.variable(var, None, stmt.span) for var in stmt.results]
    t = value_type(elem(stmt.value.value_type))
    s.writer.quote(stmt.span)
    if t.endswith("64"):
        _chain(s, stmt, s.names.fresh("chosen"), value, names, block)
        return
    with s.writer.inside(f"switch ({bare(value)})", span=stmt.span):
        for values, inner in stmt.cases:
            if values:
                with s.writer.inside(f"case {', '.join([integer(v, t) for v in values])}:"):
                    _yielding(s, inner, names, block)
        with s.writer.inside("default:"):
            _yielding(s, stmt.default, names, block)


def _chain(s: State, stmt: Switch, chosen: str, value: str, names: list[str], block: EmitBlock) -> None:
    t = value_type(elem(stmt.value.value_type))
    s.do(f"let {chosen} = {bare(value)};", stmt.span)
    depth = 0
    for values, inner in stmt.cases:
        if not values:
            continue
        test = " || ".join([f"{chosen} == {integer(v, t)}" for v in values])
        s.writer.do(f"if ({test}) {{")
        s.writer.depth += 1
        _yielding(s, inner, names, block)
        s.writer.depth -= 1
        s.writer.do("} else {")
        s.writer.depth += 1
        depth += 1
    _yielding(s, stmt.default, names, block)
    for _ in range(depth):
        s.writer.depth -= 1
        s.writer.do("}")
