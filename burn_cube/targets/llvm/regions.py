"""Splits a kernel at its barriers: what runs between two barriers is a region, which loops over the planes
of a cube.

Control flow that contains a barrier is uniform over the cube (pass `uniformity` checks) and stands around
the regions. A variable that is used in another region than its own is kept in memory for each plane, unless
it is cheap to compute again. A kernel without barriers, or with one plane a cube, is one region.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from burn_cube.ir.nodes import (
    Alloc,
    Block,
    For,
    If,
    Kernel,
    Let,
    Operand,
    Stmt,
    Switch,
    Sync,
    Var,
    While,
)
from burn_cube.ir.walk import defined, free_variables, statements
from burn_cube.record import field, record
from burn_cube.types import MemoryType, Space

CHEAP = frozenset({
    *("builtin", "len", "buffer_len", "shape", "stride"),
    *("add", "sub", "mul", "neg", "shl", "shr", "and", "or", "xor", "cast"),
    *("eq", "ne", "lt", "le", "gt", "ge", "min", "max", "select"),
})  # fmt: skip
_REPEATED = 12  # statements that may be computed again to avoid keeping a variable


@record
class Move:
    """Copies kept values, all at once: into the parameters or results of control flow around regions."""

    targets: tuple[Var, ...]
    sources: tuple[Operand, ...]


@record(frozen=False, eq=False)
class Region:
    """Statements without barriers; `enters` are variables of other regions that it uses."""

    items: list[Stmt | Move] = field(default_factory=list["Stmt | Move"])
    enters: list[Var] = field(default_factory=list[Var])


@record
class Around:
    """Control flow that contains barriers; `parts` are its blocks in the order of `walk.blocks`."""

    stmt: If | For | While | Switch
    parts: tuple[list[Node], ...]


@record
class Choice:
    """Pass split_cubes at work: `test` is computed once a cube, then one of two nodes runs."""

    test: tuple[Stmt, ...]
    stmt: If
    inside: Node
    outside: Node


Node = Region | Around | Choice


@record(frozen=False)
class Program:
    """A kernel as regions; `kept` variables live in memory, `repeated` ones are computed where used."""

    nodes: list[Node]
    kept: dict[Var, None]
    repeated: dict[Var, Let]
    shared_locals: set[Var]  # local memories that several regions use


def split(kernel: Kernel) -> Program:
    """The regions of a kernel."""
    if kernel.planes == 1 or not _has_barrier(kernel.body):
        return Program([_whole(kernel.body)], {}, {}, set())
    program = Program(_nodes(kernel.body, ()), {}, {}, set())
    _find_kept(program)
    return program


def _whole(body: Block) -> Region | Choice:
    """A body without barriers."""
    last = body.stmts[-1] if body.stmts else None
    if isinstance(last, If) and last.why == "inside":
        inside, outside = (_whole(block) for block in (last.then, last.orelse))
        return Choice(body.stmts[:-1], last, inside, outside)
    return Region(list(body.stmts))


def _is_barrier(stmt: Stmt) -> bool:
    return isinstance(stmt, Sync) and stmt.scope != "plane"


def _has_barrier(block: Block) -> bool:
    return any(_is_barrier(stmt) for stmt in statements(block))


def _nodes(block: Block, into: tuple[Var, ...]) -> list[Node]:
    """The nodes of a block whose results go into variables."""
    nodes: list[Node] = [Region()]

    def add(item: Stmt | Move) -> None:
        last = nodes[-1]
        if not isinstance(last, Region):
            last = Region()
            nodes.append(last)
        last.items.append(item)

    for stmt in block.stmts:
        if _is_barrier(stmt):
            nodes.append(Region())
        elif isinstance(stmt, If | For | While | Switch) and any(map(_has_barrier, _blocks(stmt))):
            if isinstance(stmt, For | While) and stmt.params:
                add(Move(stmt.params, stmt.inits))
            nodes.append(_around(stmt))
            if isinstance(stmt, For | While) and stmt.params:
                add(Move(stmt.results, stmt.params))
        else:
            add(stmt)
    if into:
        add(Move(into, block.results))
    return [node for node in nodes if not isinstance(node, Region) or node.items]


def _blocks(stmt: If | For | While | Switch) -> tuple[Block, ...]:
    match stmt:
        case If():
            return stmt.then, stmt.orelse
        case For():
            return (stmt.body,)
        case While():
            return stmt.cond, stmt.body
        case Switch():
            return (*(block for _, block in stmt.cases), stmt.default)


def _around(stmt: If | For | While | Switch) -> Around:
    match stmt:
        case If() | Switch():
            return Around(stmt, tuple(_nodes(block, stmt.results) for block in _blocks(stmt)))
        case For():
            return Around(stmt, (_nodes(stmt.body, stmt.params),))
        case While():
            return Around(stmt, (_nodes(stmt.cond, ()), _nodes(stmt.body, stmt.params)))


def _regions(nodes: Iterable[Node]) -> Iterator[Region]:
    for node in nodes:
        if isinstance(node, Region):
            yield node
        elif isinstance(node, Around):
            for part in node.parts:
                yield from _regions(part)


def _arounds(nodes: Iterable[Node]) -> Iterator[Around]:
    for node in nodes:
        if isinstance(node, Around):
            yield node
            for part in node.parts:
                yield from _arounds(part)


def _outer_uses(stmt: If | For | While | Switch) -> tuple[Operand, ...]:
    """What control flow around regions reads itself."""
    match stmt:
        case If():
            return (stmt.cond,)
        case For():
            return stmt.start, stmt.stop, stmt.step
        case While():
            return stmt.cond.results
        case Switch():
            return (stmt.value,)


@record(frozen=False)
class _Owners:
    """Where things are defined: the region of a variable, its `Let`, and the region of a local memory."""

    regions: dict[Var, Region] = field(default_factory=dict[Var, Region])
    lets: dict[Var, Let] = field(default_factory=dict[Var, Let])
    locals: dict[Var, Region] = field(default_factory=dict[Var, Region])

    def add(self, region: Region, stmt: Stmt) -> None:
        """Notes what a statement of a region defines."""
        if not isinstance(stmt, Alloc):
            self.regions.update(dict.fromkeys(defined(stmt), region))
        if isinstance(stmt, Let):
            self.lets[stmt.result] = stmt
        for inner in statements(Block((stmt,))):
            if isinstance(inner, Alloc) and inner.memory.memory_type.space is Space.LOCAL:
                self.locals[inner.memory] = region


def _find_kept(program: Program) -> None:
    owners = _Owners()
    for region in _regions(program.nodes):
        for item in region.items:
            if isinstance(item, Move):
                program.kept.update(dict.fromkeys(item.targets))
            else:
                owners.add(region, item)
    for around in _arounds(program.nodes):
        outer = (x for x in _outer_uses(around.stmt) if isinstance(x, Var) and x in owners.regions)
        program.kept.update(dict.fromkeys(outer))
    repeatable = _Repeatable(owners.lets, owners.regions, program.kept)
    for region in _regions(program.nodes):
        _find_entering(program, repeatable, owners, region)
    _close_repeats(program, repeatable)


def _find_entering(program: Program, repeatable: _Repeatable, owners: _Owners, region: Region) -> None:
    """What a region uses of other regions."""
    for var in _uses(region):
        if var in owners.locals:
            if owners.locals[var] is not region:
                program.shared_locals.add(var)
        elif owners.regions.get(var) is not region and (var in program.kept or var in owners.regions):
            _keep(program, repeatable, var)
            region.enters.append(var)


def _keep(program: Program, repeatable: _Repeatable, var: Var) -> None:
    if var in program.kept:
        return
    if repeatable.cost(var) <= _REPEATED:
        program.repeated[var] = repeatable.lets[var]
    else:
        program.kept[var] = None


def _uses(region: Region) -> list[Var]:
    found: dict[Var, None] = {}
    for item in region.items:
        if isinstance(item, Move):
            found.update({source: None for source in item.sources if isinstance(source, Var)})
        else:
            found.update(free_variables(Block((item,))))
    return list(found)


class _Repeatable:
    """What it costs to compute a variable again, in statements."""

    def __init__(self, lets: dict[Var, Let], owner: dict[Var, Region], kept: dict[Var, None]) -> None:
        self.lets, self.owner, self.kept = lets, owner, kept
        self.costs: dict[Var, int] = {}

    def cost(self, var: Var) -> int:
        """Statements, or a large number."""
        if var in self.kept:
            return 1
        if var not in self.owner:
            return 0
        if var not in self.costs:
            let = self.lets.get(var)
            if let is None or let.op not in CHEAP:
                return 1000
            values = [a for a in let.args if isinstance(a, Var) and not isinstance(a.type, MemoryType)]
            self.costs[var] = 1 + sum(map(self.cost, values))
        return self.costs[var]


def _close_repeats(program: Program, repeatable: _Repeatable) -> None:
    """What a repeated variable is computed from is repeated with it."""
    for region in _regions(program.nodes):
        ordered: dict[Var, None] = {}
        for var in region.enters:
            _with_sources(program, repeatable, var, ordered)
        region.enters = list(ordered)


def _with_sources(program: Program, repeatable: _Repeatable, var: Var, ordered: dict[Var, None]) -> None:
    if var not in program.repeated:
        ordered[var] = None
        return
    for arg in program.repeated[var].args:
        if isinstance(arg, Var) and (arg in repeatable.lets or arg in program.kept):
            if arg not in program.kept:
                program.repeated[arg] = repeatable.lets[arg]
            _with_sources(program, repeatable, arg, ordered)
    ordered[var] = None
