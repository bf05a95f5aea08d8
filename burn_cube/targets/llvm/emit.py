"""IR in legal form to LLVM IR text: the function, its memory, the loop over cubes and the statements.

The function runs the cubes `begin` to `end` (linear numbers, x fastest):
`void @entry(ptr %slots, i64 %begin, i64 %end, ptr %scratch)`; `ir/abi.py` has the slots.
"""

from __future__ import annotations

from typing import assert_never

from burn_cube import dtypes as dt
from burn_cube.driver import Artifact
from burn_cube.ir.nodes import (
    Alloc,
    Assert,
    Atomic,
    Block,
    BufferParam,
    Cmma,
    For,
    If,
    Kernel,
    Let,
    Load,
    Plane,
    Print,
    Stmt,
    Store,
    Switch,
    Sync,
    Var,
    While,
)
from burn_cube.ir.walk import statements
from burn_cube.passes.ranges import Ranges
from burn_cube.passes.shared_layout import shared_layout
from burn_cube.targets import checks
from burn_cube.targets.llvm import (
    atomics,
    control,
    lanes,
    loops,
    memory,
    planes,
    report,
    streaming,
    topology,
)
from burn_cube.targets.llvm.arena import Arena
from burn_cube.targets.llvm.cubes import emit_cubes
from burn_cube.targets.llvm.outputs import candidates
from burn_cube.targets.llvm.regions import split
from burn_cube.targets.llvm.shapes import UNIFORM, Analysis
from burn_cube.targets.llvm.state import Memory, State, Value
from burn_cube.targets.llvm.text import Writer, cell, number
from burn_cube.types import Space

_ATTRIBUTES = 'attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }'


def emit(kernel: Kernel) -> Artifact:
    """The LLVM text of a kernel in legal form."""
    s = _state(kernel)
    arena = Arena(s)
    program = split(kernel)
    topology.load_slots(s)
    _bind_params(s)
    _place_memories(s, arena, program.shared_locals)
    emit_cubes(s, arena, program)
    streaming.finish(s)
    s.writer.do("ret void")
    reported = checks.reporting(kernel)
    return Artifact(
        "llvm",
        _entry(kernel),
        _module(s),
        kernel,
        arena.scratch_bytes,
        tuple(text for _, text, _ in reported),
    )


def _state(kernel: Kernel) -> State:
    analysis = Analysis(kernel)

    def block(inner: Block) -> list[Value]:
        for stmt in inner.stmts:
            emit_stmt(s, stmt)
        return [s.value(result) for result in inner.results]

    s = State(
        kernel, Writer(), analysis, block, lambda stmt: emit_stmt(s, stmt), Ranges(kernel), candidates(kernel)
    )
    s.checks.update({id(stmt): i for i, (stmt, _, _) in enumerate(checks.reporting(kernel))})
    s.prints.update({id(stmt): i for i, stmt in enumerate(checks.prints(kernel))})
    return s


def _entry(kernel: Kernel) -> str:
    """A name that needs no quotes."""
    return "".join(c if c.isascii() and (c.isalnum() or c == "_") else "_" for c in kernel.name) or "kernel"


def _module(s: State) -> str:
    head = f"define void @{_entry(s.kernel)}(ptr %slots, i64 %begin, i64 %end, ptr %scratch) #0 {{"
    body = "\n".join([head, "entry:", *s.allocas, *s.writer.lines, "}"])
    parts = ["\n".join(s.writer.globals), body, "\n".join(s.writer.declarations.values()), _ATTRIBUTES]
    if s.streamed:
        parts.append(streaming.METADATA)
    return "\n\n".join(part for part in parts if part) + "\n"


def _bind_params(s: State) -> None:
    for position, param in enumerate(s.kernel.params):
        if isinstance(param, BufferParam):
            s.memories[param.var] = streaming.memory_of(s, position, param)
        else:
            register = topology.scalar_param(s, position)
            s.values[param.var] = Value(param.var.value_type, UNIFORM, (register,))


def _place_memories(s: State, arena: Arena, in_all_planes: set[Var]) -> None:
    """Shared, local and constant memories exist from the start; shared ones may lie over one another."""
    layout = shared_layout(s.kernel)
    shared = arena.place(layout.size) if layout.size else ""
    for stmt in statements(s.kernel.body):
        if not isinstance(stmt, Alloc):
            continue
        t = stmt.memory.memory_type
        length = t.length or 0
        if t.space is Space.CONST:
            pointer = _constant(s, stmt)
        elif t.space is Space.SHARED and layout.size:
            offset = layout.offsets[stmt.memory]
            pointer = s.writer.let(f"getelementptr i8, ptr {shared}, i64 {offset}")
        else:
            inside = s.planes if t.space is Space.LOCAL else 1
            copies = s.kernel.planes if stmt.memory in in_all_planes else 1
            pointer = arena.place(max(length, 1) * inside * copies * t.elem.size)
        lanes_inside = t.space is Space.LOCAL and s.planes > 1
        s.memories[stmt.memory] = Memory(t.elem, t.space, pointer, lanes_inside)


def _constant(s: State, stmt: Alloc) -> str:
    t = stmt.memory.memory_type
    scalar, name = cell(t.elem), f"@const{len(s.writer.globals)}"
    stored = dt.U8 if t.elem is dt.BOOL else t.elem
    values = ", ".join(f"{scalar} {number(stored, v)}" for v in stmt.init or ())
    s.writer.globals.append(
        f"{name} = private constant [{len(stmt.init or ())} x {scalar}] [{values}], align 64"
    )
    return name


def emit_stmt(s: State, stmt: Stmt) -> None:
    """One statement, under the present mask."""
    match stmt:
        case Let() | Load() | Atomic() | Plane():
            s.values[stmt.result] = _value(s, stmt)
        case Store():
            memory.store(s, stmt)
        case Alloc():
            memory.zero_local(s, stmt)
        case Print():
            report.emit_print(s, stmt)
        case Assert():
            report.emit_assert(s, stmt)
        case If() | For() | While() | Switch():
            _emit_control(s, stmt)
        case Cmma():
            raise AssertionError("pass lower_cmma leaves none")
        case Sync():
            pass  # barriers of cubes lie between regions, a plane runs in lockstep
        case _:
            assert_never(stmt)


def _value(s: State, stmt: Let | Load | Atomic | Plane) -> Value:
    match stmt:
        case Let():
            return lanes.let(s, stmt)
        case Load():
            return memory.load(s, stmt)
        case Atomic():
            return atomics.atomic(s, stmt)
        case Plane():
            return planes.plane(s, stmt)


def _emit_control(s: State, stmt: If | For | While | Switch) -> None:
    match stmt:
        case If():
            control.emit_if(s, stmt)
        case For():
            loops.emit_for(s, stmt)
        case While():
            loops.emit_while(s, stmt)
        case Switch():
            control.emit_switch(s, stmt)
