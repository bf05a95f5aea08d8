"""A kernel in legal form as WGSL text."""

from __future__ import annotations

from typing import assert_never

from burn_cube.driver import Artifact, Field
from burn_cube.ir.nodes import (
    Alloc,
    Assert,
    Atomic,
    Block,
    Cmma,
    For,
    If,
    Kernel,
    Let,
    Load,
    Plane,
    Print,
    ScalarParam,
    Stmt,
    Store,
    Switch,
    Sync,
    While,
)
from burn_cube.ops import METADATA
from burn_cube.targets import checks, fields, reports
from burn_cube.targets.names import identifier
from burn_cube.targets.uses import uses
from burn_cube.targets.wgsl import atomics, control, memory, planes, report, topology
from burn_cube.targets.wgsl.known import known_uniform
from burn_cube.targets.wgsl.ops import cast, spelled
from burn_cube.targets.wgsl.reserved import RESERVED
from burn_cube.targets.wgsl.rounding import kept, of_itself, regrouped
from burn_cube.targets.wgsl.shared import plan
from burn_cube.targets.wgsl.state import State
from burn_cube.targets.wgsl.text import Writer, call
from burn_cube.types import elem

_PARAMETERS = {
    "unit": "@builtin(local_invocation_index) unit: u32",
    "local": "@builtin(local_invocation_id) local: vec3<u32>",
    "cube": "@builtin(workgroup_id) workgroup_id: vec3<u32>",
    "grid": "@builtin(num_workgroups) num_workgroups: vec3<u32>",
}


def emit(kernel: Kernel, shared: memory.Groups = ()) -> Artifact:
    """The text; parameters of a group in `shared` are views of one buffer, and share a binding."""
    record, record_bytes = fields.record(kernel, bases=True)
    record = tuple([_renamed(field) for field in record])
    s = _state(kernel, record)
    bindings = memory.declare_buffers(s, shared)
    reporting = reports.reports(kernel)
    if reporting:
        s.module.append(
            f"@group(0) @binding({bindings}) var<storage, read_write> report: array<atomic<u32>>;"
        )
    s.module.append(f"@group(0) @binding({bindings + reporting}) var<uniform> record: Record;")
    shared_memory = plan(kernel, s.names)
    s.module += shared_memory.declarations
    s.memories.update(shared_memory.memories)
    _scalars(s)
    _block(s, kernel.body)
    entry = _entry_name(s, kernel)
    text = _assembled(s, record, entry)
    messages = tuple(message for _, message, _ in checks.reporting(kernel))
    return Artifact(
        target="wgsl",
        entry=entry,
        text="\n".join(text.lines) + "\n",
        kernel=kernel,
        messages=messages,
        fields=record,
        record_bytes=record_bytes,
        shared_bytes=shared_memory.size,
        reports=reporting,
        lines=tuple(text.spans),
    )


def _renamed(field: Field) -> Field:
    """A member's name may not be a word of the language."""
    if field.name not in RESERVED:
        return field
    return Field(field.kind, field.param, field.dim, f"{field.name}_", field.dtype, field.offset)


def _state(kernel: Kernel, record: tuple[Field, ...]) -> State:
    numbers: dict[fields.Key, Field] = {(one.kind, one.param, one.dim): one for one in record}
    s = State(kernel, numbers, {param.var: i for i, param in enumerate(kernel.params)})
    s.used, s.once = uses(kernel.body, lambda loop: (loop.start, loop.stop, loop.step), together=False)
    s.uniform = known_uniform(kernel)
    s.regrouped = regrouped(kernel.body)
    s.checks = {id(stmt): number for number, (stmt, _, _) in enumerate(checks.reporting(kernel))}
    s.prints = {id(stmt): number for number, stmt in enumerate(checks.prints(kernel))}
    s.builtin("cube")  # of a folded grid some cubes have nothing to do
    return s


def _entry_name(s: State, kernel: Kernel) -> str:
    return s.names.fresh(identifier(kernel.name))


def _scalars(s: State) -> None:
    """Scalar parameters as the dtypes that they have in the kernel."""
    for position, param in enumerate(s.kernel.params):
        key: fields.Key = ("scalar", position, 0)
        if isinstance(param, ScalarParam) and key in s.fields:
            text = s.number(key)
            dtype, carried = elem(param.var.value_type), s.fields[key].dtype
            if dtype is carried or (carried.is_integer and dtype.is_integer):
                s.values[param.var] = text
                continue
            name = s.names.fresh(param.var.name)
            s.do(f"let {name} = {cast(carried, dtype, text)};")
            s.values[param.var] = name


def _block(s: State, block: Block) -> None:
    for stmt in block.stmts:
        _statement(s, stmt)


def _statement(s: State, stmt: Stmt) -> None:
    match stmt:
        case If():
            control.branch(s, stmt, _block)
        case For():
            control.for_loop(s, stmt, _block)
        case While():
            control.while_loop(s, stmt, _block)
        case Switch():
            control.switch(s, stmt, _block)
        case Load() | Store() | Atomic():
            _access(s, stmt)
        case Let() | Alloc() | Plane() | Cmma() | Sync() | Assert() | Print():
            _simple(s, stmt)
        case _:
            assert_never(stmt)


def _access(s: State, stmt: Load | Store | Atomic) -> None:
    mask = report.guard(s, stmt)
    match stmt:
        case Load():
            memory.load(s, stmt, mask)
        case Store():
            memory.store(s, stmt, mask)
        case Atomic():
            atomics.atomic(s, stmt, mask)
        case _:
            assert_never(stmt)


def _simple(s: State, stmt: Let | Alloc | Plane | Cmma | Sync | Assert | Print) -> None:
    match stmt:
        case Let():
            _let(s, stmt)
        case Alloc():
            memory.alloc(s, stmt)
        case Plane():
            planes.plane(s, stmt)
        case Sync():
            _sync(s, stmt)
        case Assert():
            report.check(s, stmt)
        case Print():
            report.show(s, stmt)
        case Cmma():
            raise AssertionError("pass lower_cmma leaves no fragments")
        case _:
            assert_never(stmt)


def _let(s: State, stmt: Let) -> None:
    if stmt.op == "builtin" or stmt.op in METADATA:
        s.define(stmt.result, topology.known(s, stmt), stmt.span)
        return
    args = [s.value(arg) for arg in stmt.args]
    text = of_itself(stmt, args) or spelled(stmt, kept(stmt, args))
    if stmt.result in s.regrouped:
        text = call(f"burn_rounded_{elem(stmt.result.value_type)}", text)
    s.define(stmt.result, text, stmt.span)


def _sync(s: State, stmt: Sync) -> None:
    """Units of a plane run in step: there is nothing to wait for."""
    if stmt.scope == "cube":
        s.do("workgroupBarrier();", stmt.span)
        if _stores_globally(s):
            s.do("storageBarrier();", stmt.span)
    elif stmt.scope == "storage":
        s.do("storageBarrier();", stmt.span)


def _stores_globally(s: State) -> bool:
    """A barrier of the cube orders buffers too, if the kernel writes some."""
    return any([memory.is_written(s.kernel, (i,)) for i in s.positions.values() if _is_buffer(s, i)])


def _is_buffer(s: State, position: int) -> bool:
    return not isinstance(s.kernel.params[position], ScalarParam)


def _assembled(s: State, record: tuple[Field, ...], entry: str) -> Writer:
    """All parts of the text in order."""
    text, top = Writer(), topology.prologue(s)
    body = "\n".join([*top.lines, *s.writer.lines])
    functions = s.prelude.needed(body)
    if s.subgroups:
        text.do("enable subgroups;")
        # what plane operations mean in divergent control flow, the text itself sees to
        text.do("diagnostic(off, subgroup_uniformity);")
        text.do("")
    with text.inside("struct Record"):
        for field in record:
            text.do(f"{field.name}: {field.dtype},")
    text.do("")
    for line in s.module:
        text.do(line)
    text.do("")
    text.do("override folded: bool = false;")
    if any(["fused" in function for function in functions]):
        text.do("override fused: bool = true;")
    for function in functions:
        text.do("")
        text.many(function)
    text.do("")
    _entry(s, text, top, entry)
    return text


def _entry(s: State, text: Writer, top: Writer, entry: str) -> None:
    text.do(f"@compute @workgroup_size({topology.workgroup_size(s)})", s.kernel.span)
    used = [declared for name, declared in _PARAMETERS.items() if name in s.builtins]
    text.do(f"fn {entry}(", s.kernel.span)
    for declared in used:
        text.do(f"  {declared},")
    with text.inside(")"):
        text.append(top)
        text.append(s.writer)
