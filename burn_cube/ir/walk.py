"""Walking and rebuilding blocks. What does not change is shared: `is` tells whether a pass did anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar, assert_never

from burn_cube.ir.nodes import (
    Alloc,
    Assert,
    Atomic,
    Block,
    Bound,
    Cmma,
    Const,
    For,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Plane,
    Print,
    Stmt,
    Store,
    Switch,
    Sync,
    Tile,
    Var,
    While,
)
from burn_cube.record import replace

Substitution = dict[Var, Operand]


def operands(stmt: Stmt) -> tuple[Operand, ...]:
    """What a statement itself reads, memories included; its blocks are not looked into."""
    match stmt:
        case Let() | Plane():
            return stmt.args
        case Load() | Store() | Atomic():
            return _access_operands(stmt)
        case Cmma():
            return _cmma_operands(stmt)
        case If() | Assert():
            return (stmt.cond,)
        case For():
            return stmt.start, stmt.stop, stmt.step, *stmt.inits
        case While():
            return stmt.inits
        case Switch():
            return (stmt.value,)
        case Print():
            return tuple(part for part in stmt.parts if not isinstance(part, str))
        case Alloc() | Sync():
            return ()
        case _:
            assert_never(stmt)


def _access_operands(stmt: Load | Store | Atomic) -> tuple[Operand, ...]:
    guards = tuple([operand for bound in stmt.bounds for operand in bound])
    if stmt.mask is not None:
        guards = (*guards, stmt.mask)
    match stmt:
        case Load():
            return stmt.memory, stmt.index, *guards
        case Store():
            return stmt.memory, stmt.index, stmt.value, *guards
        case Atomic():
            return stmt.memory, stmt.index, *stmt.args, *guards
        case _:
            assert_never(stmt)


def _cmma_operands(stmt: Cmma) -> tuple[Operand, ...]:
    found: tuple[Operand, ...] = stmt.fragments if stmt.value is None else (*stmt.fragments, stmt.value)
    tile = stmt.tile
    if tile is None:
        return found
    guards = [operand for first, step, n in tile.bounds for operand in (first, *step, n)]
    return *found, tile.memory, tile.index, *tile.step, *guards


def defined(stmt: Stmt) -> tuple[Var, ...]:
    """The variables that are visible after a statement because of it."""
    match stmt:
        case Let() | Load() | Atomic() | Plane():
            return (stmt.result,)
        case Alloc():
            return (stmt.memory,)
        case If() | For() | While() | Switch():
            return stmt.results
        case Store() | Cmma() | Sync() | Print() | Assert():
            return ()
        case _:
            assert_never(stmt)


def bound_inside(stmt: Stmt) -> tuple[Var, ...]:
    """The variables that a statement defines for its own blocks only."""
    match stmt:
        case For():
            return stmt.var, *stmt.params
        case While():
            return stmt.params
        case _:
            return ()


def blocks(stmt: Stmt) -> tuple[Block, ...]:
    """The blocks directly in a statement."""
    match stmt:
        case If():
            return stmt.then, stmt.orelse
        case For():
            return (stmt.body,)
        case While():
            return stmt.cond, stmt.body
        case Switch():
            return *(block for _, block in stmt.cases), stmt.default
        case _:
            return ()


def statements(block: Block) -> Iterator[Stmt]:
    """All statements of a block and of the blocks in it, outer before inner, in order."""
    for stmt in block.stmts:
        yield stmt
        if isinstance(stmt, If | For | While | Switch):
            for inner in blocks(stmt):
                yield from statements(inner)


def count(block: Block) -> int:
    """Number of statements, nested ones included."""
    return sum(1 for _ in statements(block))


def free_variables(block: Block) -> dict[Var, None]:
    """Variables (memories too) that a block uses and does not define, in order of first use."""
    bound: set[Var] = set()
    free: dict[Var, None] = {}

    def use(values: Iterable[Operand]) -> None:
        for value in values:
            if not isinstance(value, Const) and value not in bound:
                free[value] = None

    def visit(inner: Block) -> None:
        for stmt in inner.stmts:
            use(operands(stmt))
            bound.update(bound_inside(stmt))
            for nested in blocks(stmt):
                visit(nested)
            bound.update(defined(stmt))
        use(inner.results)

    visit(block)
    return free


T = TypeVar("T")
Map = Callable[[Operand], Operand]


def _many(values: tuple[T, ...], f: Callable[[T], T]) -> tuple[T, ...]:
    """`f` of each value; the same tuple if nothing changes."""
    mapped = tuple([f(value) for value in values])
    return mapped if any([a is not b for a, b in zip(mapped, values, strict=True)]) else values


def map_operands(stmt: Stmt, f: Map) -> Stmt:
    """The statement with `f` applied to what it reads itself; the same object if nothing changes."""
    match stmt:
        case Let():
            args = _many(stmt.args, f)
            return stmt if args is stmt.args else Let(stmt.result, stmt.op, args, stmt.attrs, stmt.span)
        case Load() | Store() | Atomic():
            return _map_access(stmt, f)
        case Plane():
            args = _many(stmt.args, f)
            return stmt if args is stmt.args else Plane(stmt.result, stmt.op, args, stmt.span)
        case Cmma():
            return _map_cmma(stmt, f)
        case If() | Assert():
            cond = f(stmt.cond)
            return stmt if cond is stmt.cond else replace(stmt, cond=cond)
        case For() | While():
            return _map_loop(stmt, f)
        case Switch():
            value = f(stmt.value)
            return stmt if value is stmt.value else replace(stmt, value=value)
        case Print():
            return _map_print(stmt, f)
        case Alloc() | Sync():
            return stmt
        case _:
            assert_never(stmt)


def _map_loop(stmt: For | While, f: Map) -> Stmt:
    if isinstance(stmt, While):
        inits = _many(stmt.inits, f)
        return stmt if inits is stmt.inits else replace(stmt, inits=inits)
    old = (stmt.start, stmt.stop, stmt.step, *stmt.inits)
    new = _many(old, f)
    return stmt if new is old else replace(stmt, start=new[0], stop=new[1], step=new[2], inits=new[3:])


def _map_print(stmt: Print, f: Map) -> Stmt:
    parts = tuple([part if isinstance(part, str) else f(part) for part in stmt.parts])
    same = all([a is b for a, b in zip(parts, stmt.parts, strict=True)])
    return stmt if same else Print(parts, stmt.span)


def _map_access(stmt: Load | Store | Atomic, f: Map) -> Stmt:
    memory = _memory(f(stmt.memory))
    index = f(stmt.index)
    bounds = _map_bounds(stmt.bounds, f)
    mask = None if stmt.mask is None else f(stmt.mask)
    same = memory is stmt.memory and index is stmt.index and bounds is stmt.bounds and mask is stmt.mask
    match stmt:
        case Load():
            return stmt if same else Load(stmt.result, memory, index, bounds, mask, stmt.uniform, stmt.span)
        case Store():
            value = f(stmt.value)
            if same and value is stmt.value:
                return stmt
            return Store(memory, index, value, bounds, mask, stmt.span)
        case Atomic():
            args = _many(stmt.args, f)
            if same and args is stmt.args:
                return stmt
            return Atomic(stmt.result, stmt.op, memory, index, args, bounds, mask, stmt.span)
        case _:
            assert_never(stmt)


def _map_cmma(stmt: Cmma, f: Map) -> Cmma:
    if all([f(operand) is operand for operand in _cmma_operands(stmt)]):
        return stmt
    value = None if stmt.value is None else f(stmt.value)
    tile = None if stmt.tile is None else _map_tile(stmt.tile, f)
    return Cmma(stmt.op, tuple([_memory(f(v)) for v in stmt.fragments]), value, tile, stmt.span)


def _map_tile(tile: Tile, f: Map) -> Tile:
    def step(of: tuple[Operand, Operand]) -> tuple[Operand, Operand]:
        return f(of[0]), f(of[1])

    bounds = tuple([(f(first), step(by), f(n)) for first, by, n in tile.bounds])
    return Tile(_memory(f(tile.memory)), f(tile.index), step(tile.step), bounds)


def _memory(operand: Operand) -> Var:
    assert isinstance(operand, Var), "a memory can only become another memory"
    return operand


def _map_bounds(bounds: tuple[Bound, ...], f: Map) -> tuple[Bound, ...]:
    if not bounds:
        return bounds
    mapped = tuple([(f(i), f(n)) for i, n in bounds])
    same = all([a[0] is b[0] and a[1] is b[1] for a, b in zip(mapped, bounds, strict=True)])
    return bounds if same else mapped


def map_blocks(stmt: Stmt, f: Callable[[Block], Block]) -> Stmt:
    """The statement with `f` applied to its blocks; the same object if nothing changes."""
    match stmt:
        case If():
            then, orelse = f(stmt.then), f(stmt.orelse)
            same = then is stmt.then and orelse is stmt.orelse
            return stmt if same else If(stmt.results, stmt.cond, then, orelse, stmt.why, stmt.span)
        case For():
            body = f(stmt.body)
            return stmt if body is stmt.body else replace(stmt, body=body)
        case While():
            cond, body = f(stmt.cond), f(stmt.body)
            same = cond is stmt.cond and body is stmt.body
            return stmt if same else replace(stmt, cond=cond, body=body)
        case Switch():
            cases = tuple([(values, f(block)) for values, block in stmt.cases])
            default = f(stmt.default)
            same = all([a[1] is b[1] for a, b in zip(cases, stmt.cases, strict=True)])
            return stmt if same and default is stmt.default else replace(stmt, cases=cases, default=default)
        case _:
            return stmt


def map_defined(stmt: Stmt, f: Callable[[Var], Var]) -> Stmt:
    """The statement with `f` applied to all variables that it defines, inner ones of loops included."""
    match stmt:
        case Let():
            result = f(stmt.result)
            return stmt if result is stmt.result else Let(result, stmt.op, stmt.args, stmt.attrs, stmt.span)
        case Load() | Atomic() | Plane():
            result = f(stmt.result)
            return stmt if result is stmt.result else replace(stmt, result=result)
        case Alloc():
            memory = f(stmt.memory)
            return stmt if memory is stmt.memory else replace(stmt, memory=memory)
        case If() | Switch():
            results = _many(stmt.results, f)
            return stmt if results is stmt.results else replace(stmt, results=results)
        case For():
            var, params, results = f(stmt.var), _many(stmt.params, f), _many(stmt.results, f)
            same = var is stmt.var and params is stmt.params and results is stmt.results
            return stmt if same else replace(stmt, results=results, var=var, params=params)
        case While():
            params, results = _many(stmt.params, f), _many(stmt.results, f)
            same = params is stmt.params and results is stmt.results
            return stmt if same else replace(stmt, results=results, params=params)
        case Store() | Cmma() | Sync() | Print() | Assert():
            return stmt
        case _:
            assert_never(stmt)


Visit = Callable[[Stmt, Substitution], Stmt | Iterable[Stmt]]
Enter = Callable[[Stmt, Substitution], Stmt]


def rewrite(
    block: Block, visit: Visit, known: Substitution | None = None, enter: Enter | None = None
) -> Block:
    """Rebuild a block in order, inner blocks before the statement that holds them.

    `visit` gets each statement with its operands already substituted and gives what stands in its place:
    itself, or any number of statements. It may enter replacements for variables into the substitution.
    `enter` gets each control statement before its blocks are walked.
    """
    subst: Substitution = {} if known is None else known

    def look(value: Operand) -> Operand:
        # a constant is no key: hashing it is slow
        return value if isinstance(value, Const) else subst.get(value, value)

    def walk(inner: Block) -> Block:
        out: list[Stmt] = []
        changed = False
        for old in inner.stmts:
            stmt = map_operands(old, look) if subst and not _is_untouched(old, subst) else old
            if isinstance(stmt, If | For | While | Switch):
                stmt = map_blocks(stmt if enter is None else enter(stmt, subst), walk)
            new = visit(stmt, subst)
            if new is old:
                out.append(old)
                continue
            changed = True
            if isinstance(new, _STMT):
                out.append(new)
            else:
                out.extend(new)
        results = inner.results
        if subst and results:
            results = tuple([look(value) for value in results])
            same = all([a is b for a, b in zip(results, inner.results, strict=True)])
            results = inner.results if same else results
        if not changed and results is inner.results:
            return inner
        return Block(tuple(out), results)

    return walk(block)


_STMT = (Let, Alloc, Load, Store, Atomic, Plane, Cmma, Sync, Print, Assert, If, For, While, Switch)


def _is_untouched(stmt: Stmt, subst: Substitution) -> bool:
    """True for an operation without replaced operands: most statements, so they take a short way."""
    if not isinstance(stmt, Let):
        return False
    for arg in stmt.args:
        if isinstance(arg, Var) and arg in subst:
            return False
    return True


def substitute(block: Block, mapping: Mapping[Var, Operand]) -> Block:
    """The block with variables replaced."""
    return rewrite(block, lambda stmt, _: stmt, dict(mapping)) if mapping else block


def fresh(block: Block, mapping: Mapping[Var, Operand] | None = None) -> Block:
    """A copy whose variables are all new; free ones are replaced as `mapping` says."""
    subst: Substitution = dict(mapping or {})

    def rename(var: Var) -> Var:
        new = Var(var.name, var.type)
        subst[var] = new
        return new

    def look(value: Operand) -> Operand:
        return value if isinstance(value, Const) else subst.get(value, value)

    def copy(inner: Block) -> Block:
        stmts: list[Stmt] = []
        for stmt in inner.stmts:
            if isinstance(stmt, Let):  # most statements: no detour
                args = tuple([look(arg) for arg in stmt.args])
                stmts.append(Let(rename(stmt.result), stmt.op, args, stmt.attrs, stmt.span))
            else:
                stmts.append(map_blocks(map_defined(map_operands(stmt, look), rename), copy))
        return Block(tuple(stmts), tuple([look(value) for value in inner.results]))

    return copy(block)


def with_body(kernel: Kernel, body: Block) -> Kernel:
    """The kernel with another body; the same object if it is the same body."""
    return kernel if body is kernel.body else replace(kernel, body=body)
