"""Splits vectors into those that a target has, or into scalars.

A vector variable becomes several: its parts, lowest lanes first. A part of one lane is a scalar. A plane
operation whose result is a vector by its row (plane_ballot) keeps it; its lanes are taken out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from burn_cube.dtypes import DType
from burn_cube.ir import (
    Alloc,
    Assert,
    Atomic,
    Block,
    Builder,
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
    Var,
    While,
    const,
    map_blocks,
    map_operands,
    with_body,
)
from burn_cube.ops import result_type
from burn_cube.passes import Context, Run
from burn_cube.passes.expansions import EXPANSIONS
from burn_cube.passes.vector_bits import bitcast_scalars
from burn_cube.record import replace
from burn_cube.semantics.text import GLUE
from burn_cube.types import ValueType, VectorType, elem, lanes

_EXPANDED = frozenset(("dot", "vector_sum", "magnitude", "normalize", "extract_dynamic", "insert_dynamic"))


def _scalars(dtype: DType) -> tuple[int, ...]:
    return ()


def legalize_vectors(
    widths: tuple[int, ...] = (), accesses: Callable[[DType], tuple[int, ...]] = _scalars
) -> Run:
    """The pass for a target whose vectors have these widths; () leaves scalars only.

    `accesses`: how many elements of a dtype one load or store may take, where values are scalars.
    """

    def run(kernel: Kernel, context: Context) -> Kernel:
        splitter = _Splitter(widths, accesses)
        return with_body(kernel, splitter.block(kernel.body))

    return run


def part_sizes(n: int, widths: tuple[int, ...]) -> tuple[int, ...]:
    """The widest parts first: 7 lanes with widths 2, 3, 4 are 4 and 3."""
    sizes: list[int] = []
    while n:
        width = max((width for width in widths if width <= n), default=1)
        sizes.append(width)
        n -= width
    return tuple(sizes)


class _Splitter:
    def __init__(self, widths: tuple[int, ...], accesses: Callable[[DType], tuple[int, ...]]) -> None:
        self.widths, self.accesses = widths, accesses
        self.parts: dict[Var, tuple[Operand, ...]] = {}
        self.kept: set[Var] = set()  # results of plane operations: vectors of any width
        self.out = Builder()

    # types and operands

    def sizes(self, t: ValueType) -> tuple[int, ...]:
        """Lanes of the parts of a vector; () for what stays as it is."""
        if not isinstance(t, VectorType) or t.n in self.widths:
            return ()
        return part_sizes(t.n, self.widths)

    def split(self, operand: Operand) -> tuple[Operand, ...]:
        """The parts of an operand; itself if it is legal."""
        if isinstance(operand, Var):
            if operand in self.kept:
                return self.taken_apart(operand)
            return self.parts.get(operand, (operand,))
        sizes = self.sizes(operand.type)
        dtype = elem(operand.type)
        return tuple([Const(operand.value, _sized(dtype, size)) for size in sizes]) or (operand,)

    def taken_apart(self, var: Var) -> tuple[Operand, ...]:
        """Parts of a vector that stays."""
        n = lanes(var.value_type)
        scalars = [self.out.op("extract", var, attrs=(lane,)) for lane in range(n)]
        return self.join(scalars, var.value_type)

    def lanes(self, operand: Operand) -> list[Operand]:
        """The lanes of an operand as scalars."""
        found: list[Operand] = []
        for part in self.split(operand):
            t = part.value_type
            if isinstance(part, Const):
                found += [Const(part.value, elem(t))] * lanes(t)
            elif isinstance(t, VectorType):
                found += [self.out.op("extract", part, attrs=(lane,)) for lane in range(t.n)]
            else:
                found.append(part)
        return found

    def join(self, scalars: Sequence[Operand], t: ValueType) -> tuple[Operand, ...]:
        """Parts of a vector of type `t` from its lanes."""
        if not isinstance(t, VectorType):
            return tuple(scalars)
        made: list[Operand] = []
        at = 0
        for size in self.sizes(t) or (t.n,):
            group = scalars[at : at + size]
            at += size
            legal_vector = size > 1 or not self.sizes(t)
            made.append(self.out.op("construct", *group) if legal_vector else group[0])
        return tuple(made)

    def define(self, var: Var) -> tuple[Var, ...]:
        """New variables for the parts of one, or the variable itself."""
        if not isinstance(var.type, VectorType):
            return (var,)
        sizes = self.sizes(var.type)
        if not sizes:
            return (var,)
        new = tuple([Var(var.name, _sized(var.type.elem, size)) for size in sizes])
        self.parts[var] = new
        return new

    # blocks

    def block(self, block: Block) -> Block:
        """A block without illegal vectors."""
        outer, self.out = self.out, Builder()
        for stmt in block.stmts:
            self.out.span = stmt.span
            self.stmt(stmt)
        stmts = self.out.stmts
        results = _flat(self.split(result) for result in block.results)
        self.out = outer
        same = len(stmts) == len(block.stmts) and all(
            [a is b for a, b in zip(stmts, block.stmts, strict=True)]
        )
        same = same and len(results) == len(block.results)
        same = same and all([a is b for a, b in zip(results, block.results, strict=True)])
        return block if same else Block(tuple(stmts), results)

    def stmt(self, stmt: Stmt) -> None:
        """Emit what stands for a statement."""
        if isinstance(stmt, Let):
            self.let(stmt)
        elif isinstance(stmt, Plane):
            self.plane(stmt)
        elif isinstance(stmt, Load):
            self.load(stmt)
        elif isinstance(stmt, Store):
            self.store(stmt)
        elif isinstance(stmt, If | For | While | Switch):
            self.out.emit(self.control(stmt))
        elif isinstance(stmt, Print):
            self.out.emit(self.printed(stmt))
        else:
            assert isinstance(stmt, Alloc | Atomic | Cmma | Sync | Assert), stmt
            self.out.emit(map_operands(stmt, self.single))

    def single(self, operand: Operand) -> Operand:
        """An operand that is one value: a vector of one lane may have become a scalar."""
        (part,) = self.split(operand)
        return part

    # operations

    def is_legal(self, stmt: Let | Plane) -> bool:
        """True if all types are the target's."""
        types = [
            stmt.result.value_type,
            *(a.type for a in stmt.args if isinstance(a.type, DType | VectorType)),
        ]
        return not any([self.sizes(t) for t in types])

    def let(self, stmt: Let) -> None:
        """An operation, part by part."""
        if stmt.op == "extract" and stmt.args[0] in self.kept:
            self.out.emit(stmt)
        elif self.is_legal(stmt):
            self.out.emit(map_operands(stmt, self.single))
        elif stmt.op in _EXPANDED:
            self.expand(stmt)
        elif stmt.op in _BY_LANES:
            scalars = _BY_LANES[stmt.op](self, stmt)
            self.name(stmt.result, self.join(scalars, stmt.result.value_type))
        else:
            self.by_parts(stmt)

    def expand(self, stmt: Let) -> None:
        """An operation across lanes: expanded on the whole vectors, then split."""
        builder = Builder(stmt.span)
        result = EXPANSIONS[stmt.op](builder, *stmt.args)
        for inner in builder.stmts:
            self.stmt(inner)
        self.parts[stmt.result] = self.split(result)

    def name(self, var: Var, parts: tuple[Operand, ...]) -> None:
        """The parts, or the one value, that a variable stands for."""
        self.parts[var] = parts

    def by_parts(self, stmt: Let | Plane) -> None:
        """A lane-wise operation; scalars among the operands go to all parts."""
        sizes = self.sizes(stmt.result.value_type)
        attrs = stmt.attrs if isinstance(stmt, Let) else ()
        operands = [self.spread(arg, len(sizes)) for arg in stmt.args]
        made: list[Operand] = []
        for position in range(len(sizes)):
            args = tuple([parts[position] for parts in operands])
            made.append(self.emit_part(stmt, args, attrs))
        self.name(stmt.result, tuple(made))

    def spread(self, operand: Operand, n: int) -> tuple[Operand, ...]:
        """Parts of a vector, or n times a scalar."""
        parts = self.split(operand)
        return parts * n if len(parts) == 1 and n > 1 else parts

    def emit_part(
        self, stmt: Let | Plane, args: tuple[Operand, ...], attrs: tuple[int | str | DType, ...]
    ) -> Operand:
        """One part of a lane-wise operation."""
        types = tuple([arg.value_type for arg in args])
        result = Var(stmt.result.name, result_type(stmt.op, types, attrs))
        if isinstance(stmt, Plane):
            self.out.emit(Plane(result, stmt.op, args, stmt.span))
        else:
            self.out.emit(Let(result, stmt.op, args, attrs, stmt.span))
        return result

    def plane(self, stmt: Plane) -> None:
        """A plane operation on vectors goes lane by lane; a vector made from a scalar is taken apart."""
        if not any([isinstance(arg.value_type, VectorType) for arg in stmt.args]):
            self.out.emit(map_operands(stmt, self.single))
            if self.sizes(stmt.result.value_type):
                self.kept.add(stmt.result)
        elif self.is_legal(stmt):
            self.out.emit(stmt)
        else:
            self.by_parts(stmt)

    # memory

    def load(self, stmt: Load) -> None:
        """A load a part, at the index of its first lane."""
        guarded = map_operands(stmt, self.single)
        assert isinstance(guarded, Load)
        if self.sizes(stmt.result.value_type) and self.access_sizes(stmt.result.value_type):
            self.wide_load(guarded)
            return
        at = 0
        parts = self.define(stmt.result)
        for part in parts:
            index = self.offset(guarded.index, at)
            self.out.emit(replace(guarded, result=part, index=index) if part is not stmt.result else guarded)
            at += lanes(part.value_type)

    def store(self, stmt: Store) -> None:
        """A store a part."""
        parts = self.split(stmt.value)
        value = stmt.value

        def look(operand: Operand) -> Operand:
            return operand if operand is value else self.single(operand)

        guarded = map_operands(stmt, look)
        assert isinstance(guarded, Store)
        if parts == (value,):
            self.out.emit(guarded)
            return
        at = 0
        for part in self.grouped(parts, value.value_type):
            self.out.emit(replace(guarded, value=part, index=self.offset(guarded.index, at)))
            at += lanes(part.value_type)

    def access_sizes(self, t: ValueType) -> tuple[int, ...]:
        """Lanes of the parts that an access to a vector of scalars takes at once; () for one by one."""
        wide = self.accesses(elem(t))
        return part_sizes(lanes(t), wide) if wide and not self.widths else ()

    def wide_load(self, stmt: Load) -> None:
        """Several lanes at once, taken apart."""
        t = stmt.result.value_type
        scalars: list[Operand] = []
        at = 0
        for size in self.access_sizes(t):
            part = Var(stmt.result.name, _sized(elem(t), size))
            self.out.emit(replace(stmt, result=part, index=self.offset(stmt.index, at)))
            if size > 1:
                self.kept.add(part)
                scalars += [self.out.op("extract", part, attrs=(lane,)) for lane in range(size)]
            else:
                scalars.append(part)
            at += size
        self.name(stmt.result, tuple(scalars))

    def grouped(self, parts: tuple[Operand, ...], t: ValueType) -> Sequence[Operand]:
        """Scalars joined to what one store takes."""
        sizes = self.access_sizes(t)
        if not sizes:
            return parts
        groups: list[Operand] = []
        at = 0
        for size in sizes:
            group = parts[at : at + size]
            groups.append(self.out.op("construct", *group) if size > 1 else group[0])
            at += size
        return groups

    def offset(self, index: Operand, at: int) -> Operand:
        """index + at."""
        return self.out.op("add", index, const(at, index.value_type)) if at else index

    # control

    def printed(self, stmt: Print) -> Print:
        """Lanes are printed one after another, with what stands around and between those of a vector."""
        parts: list[str | Operand] = []
        for part in stmt.parts:
            if isinstance(part, str) or not self.sizes(part.value_type):
                parts += [part] if isinstance(part, str) else self.split(part)
                continue
            for number, lane in enumerate(self.lanes(part)):
                parts += [f"{GLUE}," if number else f"[{GLUE}", lane]
            parts.append(f"{GLUE}]")
        same = len(parts) == len(stmt.parts) and all([a is b for a, b in zip(parts, stmt.parts, strict=True)])
        return stmt if same else Print(tuple(parts), stmt.span)

    def control(self, stmt: If | For | While | Switch) -> Stmt:
        """A statement with blocks, whose values are split."""
        if isinstance(stmt, For | While):
            inits = _flat(self.split(init) for init in stmt.inits)
            params = _flat(self.define(param) for param in stmt.params)
            if len(inits) != len(stmt.inits) or any(
                a is not b for a, b in zip(inits, stmt.inits, strict=True)
            ):
                stmt = replace(stmt, inits=inits, params=params)
            if isinstance(stmt, For):
                start, stop, step = map(self.single, (stmt.start, stmt.stop, stmt.step))
                moved = start is not stmt.start or stop is not stmt.stop or step is not stmt.step
                stmt = replace(stmt, start=start, stop=stop, step=step) if moved else stmt
        else:
            found = map_operands(stmt, self.single)
            assert isinstance(found, If | Switch)
            stmt = found
        new = map_blocks(stmt, self.block)
        assert isinstance(new, If | For | While | Switch)
        results = _flat(self.define(result) for result in stmt.results)
        same = len(results) == len(stmt.results) and all(
            [a is b for a, b in zip(results, stmt.results, strict=True)]
        )
        return new if same else replace(new, results=results)


T = TypeVar("T")


def _flat(groups: Iterable[tuple[T, ...]]) -> tuple[T, ...]:
    return tuple([item for group in groups for item in group])


def _sized(dtype: DType, size: int) -> ValueType:
    return dtype if size == 1 else VectorType(dtype, size)


# operations that move lanes: what the lanes of the result are


def _broadcast(self: _Splitter, stmt: Let) -> list[Operand]:
    return [self.single(stmt.args[0])] * lanes(stmt.result.value_type)


def _construct(self: _Splitter, stmt: Let) -> list[Operand]:
    return [self.single(arg) for arg in stmt.args]


def _extract(self: _Splitter, stmt: Let) -> list[Operand]:
    lane = stmt.attrs[0]
    assert isinstance(lane, int)
    for part in self.split(stmt.args[0]):
        t = part.value_type
        if lane < lanes(t):
            return [self.out.op("extract", part, attrs=(lane,)) if isinstance(t, VectorType) else part]
        lane -= lanes(t)
    raise AssertionError("the verifier has checked the lane")


def _insert(self: _Splitter, stmt: Let) -> list[Operand]:
    scalars = self.lanes(stmt.args[0])
    lane = stmt.attrs[0]
    assert isinstance(lane, int)
    scalars[lane] = self.single(stmt.args[1])
    return scalars


def _bitcast(self: _Splitter, stmt: Let) -> list[Operand]:
    return bitcast_scalars(self.out, self.lanes(stmt.args[0]), elem(stmt.result.value_type))


_BY_LANES: dict[str, Callable[[_Splitter, Let], list[Operand]]] = {
    "broadcast": _broadcast,
    "construct": _construct,
    "extract": _extract,
    "insert": _insert,
    "bitcast": _bitcast,
}
