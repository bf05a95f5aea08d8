"""Dead code: keeps what has an effect and what that needs, and trims control to the values that are used.

Roots are barriers, output, assertions, atomics and stores to memory that others see; a store to local or
shared memory counts once something reads that memory. Loops of unknown length are kept, since they may never
end; counted loops end. In mode validate each access with bounds is a root: it may be what raises.
"""

from __future__ import annotations

from burn_cube.ir import (
    Alloc,
    Atomic,
    Block,
    Cmma,
    Const,
    For,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Plane,
    Stmt,
    Store,
    Switch,
    Var,
    While,
    operands,
    with_body,
)
from burn_cube.passes import Context
from burn_cube.record import field, record, replace
from burn_cube.types import Space

_SEEN = (Space.GLOBAL,)


def dce(kernel: Kernel, context: Context) -> Kernel:
    """Drop what nobody needs."""
    marker = _Marker(kernel.mode == "validate")
    body = marker.enter(kernel.body, None)
    marker.work += kernel.body.results
    marker.run()
    return with_body(kernel, _sweep(body, range(len(kernel.body.results))))


@record(frozen=False, eq=False)
class _Node:
    """A statement in its place: one object may stand at several."""

    stmt: Stmt
    parent: _Node | None
    blocks: list[_Blocks] = field(default_factory=list["_Blocks"])
    live: bool = False
    needed: set[int] = field(default_factory=set[int])  # positions of results and params


@record(frozen=False, eq=False)
class _Blocks:
    """A block and the nodes of its statements."""

    block: Block
    nodes: list[_Node]


class _Marker:
    def __init__(self, validate: bool) -> None:
        self.validate = validate
        self.made: dict[Var, tuple[_Node, int]] = {}  # -1: the whole statement
        self.stores: dict[Var, list[_Node]] = {}
        self.read: set[Var] = set()
        self.work: list[_Node | tuple[_Node, int] | Operand] = []

    def enter(self, block: Block, parent: _Node | None) -> _Blocks:
        """Nodes for a block and all in it; the roots go to the work list."""
        found = _Blocks(block, [])
        for stmt in block.stmts:
            node = _Node(stmt, parent)
            found.nodes.append(node)
            self.define(node)
            if self.is_root(node):
                self.work.append(node)
        return found

    def define(self, node: _Node) -> None:
        """Note what a statement defines, and enter its blocks."""
        stmt = node.stmt
        if isinstance(stmt, Let | Load | Atomic | Plane):
            self.made[stmt.result] = node, -1
        elif isinstance(stmt, Alloc):
            self.made[stmt.memory] = node, -1
        elif isinstance(stmt, If | For | While | Switch):
            for position, var in enumerate(stmt.results):
                self.made[var] = node, position
            if isinstance(stmt, For | While):
                for position, var in enumerate(stmt.params):
                    self.made[var] = node, position
            if isinstance(stmt, For):
                self.made[stmt.var] = node, -1
            node.blocks = [self.enter(block, node) for block in _blocks(stmt)]

    def is_root(self, node: _Node) -> bool:
        """True if a statement does something; a store to own memory is put aside until that is read."""
        stmt = node.stmt
        if isinstance(stmt, Let | Plane | Alloc | If | For | Switch):
            return False
        if isinstance(stmt, Cmma) and stmt.target.memory_type.space not in _SEEN:
            self.stores.setdefault(stmt.target, []).append(node)
            return self.validate and stmt.tile is not None
        if isinstance(stmt, Load | Store | Atomic) and not (self.validate and stmt.bounds):
            if isinstance(stmt, Load):
                return False
            if stmt.memory.memory_type.space not in _SEEN:
                self.stores.setdefault(stmt.memory, []).append(node)
                return False
        return True

    def run(self) -> None:
        """Work off what is needed."""
        while self.work:
            item = self.work.pop()
            if isinstance(item, Const):
                continue
            if isinstance(item, Var):
                found = self.made.get(item)
                if found is not None:
                    self.need(*found)
            elif isinstance(item, _Node):
                self.revive(item)
            else:
                self.need(*item)

    def revive(self, node: _Node) -> None:
        """A statement is needed: its operands, and the control around it."""
        if node.live:
            return
        node.live = True
        stmt = node.stmt
        if node.parent is not None:
            self.work.append(node.parent)
        if isinstance(stmt, For):
            self.work += [stmt.start, stmt.stop, stmt.step]
        elif isinstance(stmt, While):
            self.work += stmt.cond.results
        else:
            self.work += operands(stmt)
        if isinstance(stmt, Load | Atomic):
            self.reads(stmt.memory)
        if isinstance(stmt, Cmma):
            for memory in stmt.sources:
                self.reads(memory)

    def reads(self, memory: Var) -> None:
        """Someone reads a memory: what is written to it matters."""
        if memory not in self.read:
            self.read.add(memory)
            self.work += self.stores.pop(memory, [])

    def need(self, node: _Node, position: int) -> None:
        """A variable is needed: result or param number `position`, or -1 for all that a statement is."""
        self.revive(node)
        if position < 0 or position in node.needed:
            return
        node.needed.add(position)
        stmt = node.stmt
        if isinstance(stmt, For | While):
            self.work += [stmt.inits[position], stmt.body.results[position]]
        else:
            self.work += [inner.block.results[position] for inner in node.blocks]


def _blocks(stmt: If | For | While | Switch) -> tuple[Block, ...]:
    if isinstance(stmt, If):
        return stmt.then, stmt.orelse
    if isinstance(stmt, For):
        return (stmt.body,)
    if isinstance(stmt, While):
        return stmt.cond, stmt.body
    return *(block for _, block in stmt.cases), stmt.default


def _sweep(blocks: _Blocks, keep: range | list[int]) -> Block:
    """The block with what is live; it yields the positions to keep."""
    old = blocks.block
    stmts = [_trim(node) for node in blocks.nodes if node.live]
    same = len(stmts) == len(old.stmts) and all([a is b for a, b in zip(stmts, old.stmts, strict=True)])
    if same and len(keep) == len(old.results):
        return old
    return Block(tuple(stmts), tuple([old.results[position] for position in keep]))


def _trim(node: _Node) -> Stmt:
    """A live statement without values that nobody needs."""
    stmt = node.stmt
    if isinstance(stmt, If | For | While | Switch):
        return _trim_control(node, stmt)
    return stmt


def _trim_control(node: _Node, stmt: If | For | While | Switch) -> Stmt:
    keep = sorted(node.needed)
    results = tuple([stmt.results[position] for position in keep])
    if isinstance(stmt, If):
        then, orelse = (_sweep(inner, keep) for inner in node.blocks)
        same = then is stmt.then and orelse is stmt.orelse and len(results) == len(stmt.results)
        return stmt if same else replace(stmt, results=results, then=then, orelse=orelse)
    if isinstance(stmt, Switch):
        *cases, default = (_sweep(inner, keep) for inner in node.blocks)
        new = tuple([(old[0], block) for old, block in zip(stmt.cases, cases, strict=True)])
        unchanged = all([a[1] is b[1] for a, b in zip(new, stmt.cases, strict=True)])
        same = unchanged and default is stmt.default and len(results) == len(stmt.results)
        return stmt if same else replace(stmt, results=results, cases=new, default=default)
    body = _sweep(node.blocks[-1], keep)
    params = tuple([stmt.params[position] for position in keep])
    inits = tuple([stmt.inits[position] for position in keep])
    if isinstance(stmt, For):
        same = body is stmt.body and len(params) == len(stmt.params)
        return stmt if same else replace(stmt, results=results, params=params, inits=inits, body=body)
    cond = _sweep(node.blocks[0], range(1))
    if body is stmt.body and cond is stmt.cond and len(params) == len(stmt.params):
        return stmt
    return replace(stmt, results=results, params=params, inits=inits, cond=cond, body=body)
