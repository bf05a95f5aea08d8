"""The loop over cubes, and inside it the regions of a kernel with their loops over planes."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube.ir.nodes import Block, For, If, Let, Operand, Switch, Var, While
from burn_cube.ir.walk import count, defined, statements
from burn_cube.targets.llvm import loops, streaming
from burn_cube.targets.llvm.arena import Arena
from burn_cube.targets.llvm.kept import Kept
from burn_cube.targets.llvm.regions import Around, Choice, Move, Node, Program, Region
from burn_cube.targets.llvm.state import Memory, State
from burn_cube.targets.llvm.text import cell, register, table, wide
from burn_cube.types import elem

PEELED = 150  # statements of a region that may be emitted once more for the last plane


def emit_cubes(s: State, arena: Arena, program: Program) -> None:
    """Runs the cubes begin to end."""
    w = s.writer
    cubes = _Cubes(s, arena, program)
    position = _first_position(s) if _uses_position(s) else []
    before, head, body, done = w.block, w.fresh("cubes"), w.fresh("cube"), w.fresh("endcubes")
    w.jump(head)
    w.start(head)
    names = ["%" + w.fresh("cube") for _ in ["begin", *position]]
    lines = [w.reserve() for _ in names]
    w.branch(w.let(f"icmp slt i64 {names[0]}, %end"), body, done)
    w.start(body)
    s.launch["cube"] = names[0]
    s.launch.update(zip(("cube_x", "cube_y", "cube_z"), names[1:], strict=False))
    with s.scope(None):
        cubes.nodes(program.nodes)
    following = [w.binary("add", "i64", names[0], "1"), *_next_position(s, names[1:])]
    for line, name, first, then in zip(lines, names, ["%begin", *position], following, strict=True):
        w.fill_phi(line, name, "i64", (first, before), (then, w.block))
    w.jump(head)
    w.start(done)


def _uses_position(s: State) -> bool:
    builtins = (x.attrs[0] for x in statements(s.kernel.body) if isinstance(x, Let) and x.op == "builtin")
    return any(str(name).startswith("CUBE_POS_") for name in builtins)


def _extents(s: State) -> list[str]:
    return [s.launch[f"cube_count -1 {d}"] for d in range(2)]


def _first_position(s: State) -> list[str]:
    w = s.writer
    x, y = _extents(s)
    rows = w.binary("udiv", "i64", "%begin", x)
    first = [w.binary("urem", "i64", "%begin", x), w.binary("urem", "i64", rows, y)]
    return [*first, w.binary("udiv", "i64", rows, y)]


def _next_position(s: State, position: Sequence[str]) -> list[str]:
    """Counts on, without a division."""
    if not position:
        return []
    w = s.writer
    following: list[str] = []
    carry = "1"
    for current, extent in zip(position, _extents(s), strict=False):
        moved = w.binary("add", "i64", current, carry)
        full = w.binary("icmp eq", "i64", moved, extent)
        following.append(w.select(full, "i64", "0", moved))
        carry = w.convert("zext", "i1", full, "i64")
    return [*following, w.binary("add", "i64", position[2], carry)]


def _size(region: Region) -> int:
    return sum(1 if isinstance(item, Move) else count(Block((item,))) for item in region.items)


class _Cubes:
    """Emits the nodes of a program."""

    def __init__(self, s: State, arena: Arena, program: Program) -> None:
        self.s, self.program = s, program
        self.kept = {var: Kept(s, arena, var) for var in program.kept}
        self.bases = {var: s.memories[var] for var in program.shared_locals}

    def nodes(self, nodes: Sequence[Node]) -> None:
        """Regions and the control flow around them, in order."""
        for node in nodes:
            match node:
                case Region():
                    self.region(node)
                case Around():
                    self.around(node)
                case Choice():
                    self.choice(node)

    def choice(self, node: Choice) -> None:
        """Most cubes lie inside everything; the others take their time."""
        s, w = self.s, self.s.writer
        for stmt in node.test:
            s.emit_stmt(stmt)
        inside, outside, done = w.fresh("inside"), w.fresh("outside"), w.fresh("endcube")
        w.branch(s.scalar(node.stmt.cond), inside, outside)
        w.start(inside)
        self.part([node.inside])
        w.jump(done)
        w.start(outside)
        with s.once():
            self.part([node.outside])
        w.jump(done)
        w.start(done)

    def region(self, region: Region) -> None:
        """The planes of the cube, once more for stores past the caches."""
        s, w = self.s, self.s.writer
        memories = streaming.written(s, region.items)
        if not memories:
            self.all_planes(region)
            return
        past, through, done = w.fresh("past"), w.fresh("through"), w.fresh("written")
        w.branch(streaming.is_large(s, memories), past, through)
        for label, s.streaming in ((past, True), (through, False)):
            w.start(label)
            with s.scope(None):
                self.all_planes(region)
            w.jump(done)
        s.streaming = None
        w.start(done)

    def all_planes(self, region: Region) -> None:
        """First the planes whose lanes all are units."""
        s = self.s
        full, rest = divmod(s.kernel.units, s.planes)
        if rest and full and (s.doubled or _size(region) > PEELED):
            self.planes(region, s.kernel.planes)
            return
        self.planes(region, full)
        if rest:
            present = table("i1", (int(lane < rest) for lane in range(s.planes)))
            self.plane(region, str(full), str(full * s.planes), present)

    def planes(self, region: Region, number: int) -> None:
        """A loop over the first planes."""
        s, w = self.s, self.s.writer
        if number <= 1:
            if number:
                self.plane(region, "0", "0")
            return
        before, head, done = w.block, w.fresh("plane"), w.fresh("endplanes")
        w.jump(head)
        w.start(head)
        plane, line = "%" + w.fresh("plane"), w.reserve()
        unit = w.binary("mul", "i64", plane, str(s.planes))
        self.plane(region, plane, unit, None if number * s.planes <= s.kernel.units else "")
        following = w.binary("add", "i64", plane, "1")
        w.fill_phi(line, plane, "i64", ("0", before), (following, w.block))
        w.branch(w.let(f"icmp ult i64 {following}, {number}"), head, done)
        w.start(done)

    def plane(self, region: Region, plane: str, unit: str, present: str | None = None) -> None:
        """The statements of a region for one plane; "" if its lanes must be counted."""
        s = self.s
        s.launch.update(plane=plane, unit=unit)
        with s.scope(self.counted_lanes() if present == "" else present):
            self.place_locals()
            for var in region.enters:
                if var in self.kept:
                    s.values[var] = self.kept[var].load(s)
                else:
                    s.emit_stmt(self.program.repeated[var])
            for item in region.items:
                if isinstance(item, Move):
                    self.move(item)
                else:
                    s.emit_stmt(item)
                    self.keep(defined(item))

    def counted_lanes(self) -> str:
        """The lanes of the plane that are units: not all in the last plane of some cubes."""
        s, w = self.s, self.s.writer
        left = w.binary("sub", "i64", str(s.kernel.units), s.launch["unit"])
        vector = wide("i32", s.planes)
        count = w.splat("i32", w.convert("trunc", "i64", left, "i32"), s.planes)
        return w.binary("icmp ult", vector, table("i32", range(s.planes)), count)

    def place_locals(self) -> None:
        """This plane's copy of the local memories that several regions use."""
        s = self.s
        for var, base in self.bases.items():
            size = (var.memory_type.length or 1) * s.planes
            offset = s.writer.binary("mul", "i64", s.launch["plane"], str(size))
            pointer = s.writer.let(f"getelementptr {cell(base.elem)}, ptr {base.pointer}, i64 {offset}")
            s.memories[var] = Memory(base.elem, base.space, pointer, base.lanes_inside)

    def keep(self, variables: Sequence[Var]) -> None:
        """Stores what other regions use."""
        for var in variables:
            if var in self.kept:
                self.kept[var].store(self.s, self.s.values[var])

    def move(self, move: Move) -> None:
        """All sources are read before a target changes."""
        values = [self.s.value(source) for source in move.sources]
        for target, value in zip(move.targets, values, strict=True):
            self.s.values[target] = self.kept[target].store(self.s, value)

    # control flow around regions

    def outer(self, operand: Operand) -> str:
        """A value that is the same for the whole cube, outside of regions."""
        if isinstance(operand, Var) and operand in self.kept:
            self.s.launch["plane"] = "0"
            return self.kept[operand].load(self.s).registers[0]
        return self.s.scalar(operand)

    def part(self, nodes: Sequence[Node]) -> None:
        """One block of control flow."""
        with self.s.scope(None):
            self.nodes(nodes)

    def around(self, node: Around) -> None:
        """Control flow that contains barriers."""
        match node.stmt:
            case If():
                self.branches(node, self.outer(node.stmt.cond))
            case Switch():
                self.cases(node, node.stmt)
            case For():
                self.counted(node, node.stmt)
            case While():
                self.loop(node, node.stmt)

    def branches(self, node: Around, cond: str) -> None:
        """An `if`."""
        w = self.s.writer
        then, orelse, done = w.fresh("then"), w.fresh("else"), w.fresh("endif")
        w.branch(cond, then, orelse)
        for label, part in zip((then, orelse), node.parts, strict=True):
            w.start(label)
            self.part(part)
            w.jump(done)
        w.start(done)

    def cases(self, node: Around, stmt: Switch) -> None:
        """A `match`: the first case that holds the value."""
        w, done = self.s.writer, self.s.writer.fresh("endswitch")
        t, value = register(elem(stmt.value.value_type)), self.outer(stmt.value)
        for (constants, _), part in zip(stmt.cases, node.parts[:-1], strict=True):
            here, following = w.fresh("case"), w.fresh("next")
            found = "false"
            for constant in constants:
                same = w.binary("icmp eq", t, value, str(constant))
                found = w.binary("or", "i1", found, same)
            w.branch(found, here, following)
            w.start(here)
            self.part(part)
            w.jump(done)
            w.start(following)
        self.part(node.parts[-1])
        w.jump(done)
        w.start(done)

    def counted(self, node: Around, stmt: For) -> None:
        """A `for`: its variable is a scalar outside of the regions."""
        bounds = (self.outer(stmt.start), self.outer(stmt.stop), self.outer(stmt.step))
        loops.scalar_for(self.s, stmt, bounds, lambda: self.part(node.parts[0]))

    def loop(self, node: Around, stmt: While) -> None:
        """A `while`."""
        w = self.s.writer
        head, body, done = w.fresh("while"), w.fresh("do"), w.fresh("endwhile")
        w.jump(head)
        w.start(head)
        self.part(node.parts[0])
        w.branch(self.outer(stmt.cond.results[0]), body, done)
        w.start(body)
        self.part(node.parts[1])
        w.jump(head)
        w.start(done)
