"""Memories, and accesses to them. An access that may not take place is a choice, or stands under an `if`."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Alloc, Atomic, Bound, BufferParam, Kernel, Load, Store
from burn_cube.ir.walk import statements
from burn_cube.passes.shared_layout import shared_layout
from burn_cube.targets.c_family import text
from burn_cube.targets.c_family.literals import literal
from burn_cube.targets.c_family.state import Memory, State
from burn_cube.targets.c_family.text import Expr, binary, choice, unary
from burn_cube.types import Space, VectorType

_A_LINE = 12  # constants


def load(s: State, stmt: Load) -> None:
    """Reads a scalar, or consecutive ones at once."""
    memory = s.memories[stmt.memory]
    inside = condition(s, stmt)
    index = s.value(stmt.index)
    t = stmt.result.value_type
    if isinstance(t, VectorType):
        _load_vector(s, stmt, memory, index, inside)
        return
    found = Expr(f"{memory.name}[{index.text}]", reads=not memory.constant)
    if memory.elem is dt.BOOL:
        found = binary("!=", text.EQUAL, found, Expr("0"))
    if inside is not None:
        found = choice(inside, found, literal(s.dialect, 0, memory.elem))
    s.define(stmt.result, found, stmt.span)


def _load_vector(s: State, stmt: Load, memory: Memory, index: Expr, inside: Expr | None) -> None:
    t = stmt.result.value_type
    assert isinstance(t, VectorType), stmt
    read = _wide(s, s.dialect.vector_load, memory, t, index)
    if inside is None:
        s.declare(stmt.result, Expr(read), stmt.span)
        return
    zeros = ", ".join([literal(s.dialect, 0, _cell(t.elem)).text] * t.n)
    zero = s.dialect.vector_new.format(v=s.vector(t), lanes=zeros)
    name = s.variable(stmt.result, Expr(zero), stmt.span)
    s.statement(f"if ({inside.text}) {name} = {read};", stmt.span)


def _cell(dtype: DType) -> DType:
    return dt.U8 if dtype is dt.BOOL else dtype


def _wide(s: State, template: str, memory: Memory, t: VectorType, index: Expr, value: str = "") -> str:
    """An access to all lanes of a vector."""
    pointer = f"{memory.name} + {index.at(text.PRODUCT)}" if index.text != "0" else memory.name
    known = {"n": t.n, "d": t.elem.name, "t": s.cell(t.elem)}
    s.prelude.calls_of(template.format(p="", x="", **known))
    return template.format(p=pointer, x=value, **known)


def store(s: State, stmt: Store) -> None:
    """Writes a scalar, or consecutive ones at once."""
    memory = s.memories[stmt.memory]
    inside = condition(s, stmt)
    index, value = s.value(stmt.index), s.value(stmt.value)
    s.flush(reads=True)
    t = stmt.value.value_type
    if isinstance(t, VectorType):
        line = f"{_wide(s, s.dialect.vector_store, memory, t, index, value.text)};"
    else:
        line = f"{memory.name}[{index.text}] = {value.text};"
    s.statement(line if inside is None else f"if ({inside.text}) {line}", stmt.span)


def condition(s: State, stmt: Load | Store | Atomic) -> Expr | None:
    """When an access takes place, None for always; outside of a bound it is reported first."""
    guard = None if stmt.mask is None else s.value(stmt.mask)
    if not stmt.bounds:
        return guard
    checks = [check for bound in stmt.bounds for check in _inside(s, bound)]
    if not checks:
        return guard
    inside = checks[0]
    for check in checks[1:]:
        inside = binary("&&", text.BOTH, inside, check)
    name = Expr(s.names.fresh("inside"))
    s.statement(f"const bool {name.text} = {inside.text};", stmt.span)
    outside = unary("!", name)
    if guard is not None:
        guard = _named(s, guard, stmt)
        outside = binary("&&", text.BOTH, guard, outside)
    s.prelude.use("burn_fail")
    s.statement(f"if ({outside.text}) burn_fail(report, {s.checks[id(stmt)] + 1}u);", stmt.span)
    return name if guard is None else binary("&&", text.BOTH, guard, name)


def _named(s: State, expr: Expr, stmt: Load | Store | Atomic) -> Expr:
    name = s.names.fresh("guard")
    s.statement(f"const bool {name} = {expr.text};", stmt.span)
    return Expr(name)


def _inside(s: State, bound: Bound) -> list[Expr]:
    """0 <= i < n."""
    i, n = bound
    checks: list[Expr] = []
    if s.ranges.interval(i)[0] < 0:
        checks.append(binary(">=", text.ORDER, s.simple(i), Expr("0")))
    if not s.ranges.at_most(i, n, -1):
        checks.append(binary("<", text.ORDER, s.simple(i), s.simple(n)))
    return checks


# declarations


def alloc(s: State, stmt: Alloc) -> None:
    """Local memory is made, and zeroed, where it stands; the rest exists from the start."""
    t = stmt.memory.memory_type
    if t.space is not Space.LOCAL:
        return
    name = s.names.fresh(stmt.memory.name)
    s.statement(f"{s.cell(t.elem)} {name}[{max(t.length or 0, 1)}] = {{0}};", stmt.span)
    s.memories[stmt.memory] = Memory(name, t.elem, t.space)


def declare_shared(s: State, kernel: Kernel) -> int:
    """Shared memories: arrays, or places in an arena where some overlap or all are large.

    The bytes to ask for at a launch.
    """
    layout = shared_layout(kernel)
    allocs = [stmt for stmt in statements(kernel.body) if isinstance(stmt, Alloc)]
    shared = [stmt.memory for stmt in allocs if stmt.memory.memory_type.space is Space.SHARED]
    if not shared:
        return 0
    total = sum([-(-(m.memory_type.length or 0) * m.memory_type.elem.size // 64) * 64 for m in shared])
    arena = total > layout.size or layout.size > s.dialect.most_shared
    if arena:
        s.writer.do(s.dialect.shared_arena.replace("$size", str(max(layout.size, 1))))
    for memory in shared:
        t, name = memory.memory_type, s.names.fresh(memory.name)
        cell = s.cell(t.elem)
        if arena:
            pointer = f"{s.dialect.shared}{cell} *"
            place = f"({pointer})(burn_shared + {layout.offsets[memory]})"
            s.writer.do(f"{pointer}const {name} = {place};")
        else:
            s.writer.do(f"{s.dialect.shared_array} {cell} {name}[{max(t.length or 0, 1)}];")
        s.memories[memory] = Memory(name, t.elem, t.space)
    return layout.size if arena and "$size" not in s.dialect.shared_arena else 0


def declare_tables(s: State, kernel: Kernel) -> None:
    """Constants stand outside of the function."""
    for stmt in statements(kernel.body):
        if not isinstance(stmt, Alloc) or stmt.memory.memory_type.space is not Space.CONST:
            continue
        t, name = stmt.memory.memory_type, s.names.fresh(stmt.memory.name)
        stored = _cell(t.elem)
        values = [literal(s.dialect, value, stored).text for value in stmt.init or (0,)]
        s.tables.do(f"{s.dialect.constant} {s.cell(t.elem)} {name}[{len(values)}] = {{")
        for at in range(0, len(values), _A_LINE):
            s.tables.do(f"    {', '.join(values[at : at + _A_LINE])},")
        s.tables.do("};")
        s.memories[stmt.memory] = Memory(name, t.elem, t.space, constant=True)


def bind(s: State, param: BufferParam, name: str, constant: bool) -> None:
    """A buffer of the kernel."""
    s.memories[param.var] = Memory(name, param.var.memory_type.elem, Space.GLOBAL, constant)
