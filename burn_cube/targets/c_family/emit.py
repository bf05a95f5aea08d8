"""IR in legal form to C-like text: the prelude, the record of arguments, the kernel."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.driver import Artifact, Field
from burn_cube.dtypes import U32
from burn_cube.ir.nodes import BufferParam, Kernel
from burn_cube.passes.uniformity import analyse
from burn_cube.record import replace
from burn_cube.targets import checks, fields, reports
from burn_cube.targets.c_family import atomics, cmma, functions, masks, memory, planes, reserved, topology
from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.c_family.expressions import HALVES
from burn_cube.targets.c_family.generated import generated
from burn_cube.targets.c_family.prelude import Prelude
from burn_cube.targets.c_family.state import State
from burn_cube.targets.c_family.statements import new_state
from burn_cube.targets.c_family.text import Expr, cast
from burn_cube.targets.writer import Writer
from burn_cube.types import elem


def emit(dialect: Dialect, kernel: Kernel) -> Artifact:
    """The text of a kernel in legal form."""
    found, size = fields.record(kernel, dialect.bases)
    record = tuple([replace(one, name=reserved.unlike_macros(one.name)) for one in found])
    s = _state(dialect, kernel)
    entry = s.names.fresh(kernel.name)
    params = _params(s, record)
    memory.declare_tables(s, kernel)
    s.writer.depth = 1
    shared = _prologue(s, record)
    s.block(kernel.body)
    text = _assembled(s, entry, [*params, f"const struct {entry}_args args"], record, size)
    return Artifact(
        dialect.name,
        entry,
        "\n".join(text.lines) + "\n",
        kernel,
        messages=tuple([message for _, message, _ in checks.reporting(kernel)]),
        fields=record,
        record_bytes=size,
        shared_bytes=shared,
        reports=reports.reports(kernel),
        lines=tuple(text.spans),
    )


def _state(dialect: Dialect, kernel: Kernel) -> State:
    def common(name: str) -> str:
        return (
            functions.common(dialect, name)
            or atomics.common(dialect, name)
            or planes.common(dialect, name, kernel.plane_dim)
            or cmma.common(name)
            or generated(dialect, prelude, name)
        )

    prelude = Prelude(dialect, common)
    s = new_state(dialect, kernel, prelude)
    s.levels.update(analyse(kernel))
    s.checks.update({id(stmt): i for i, (stmt, _, _) in enumerate(checks.reporting(kernel))})
    s.prints.update({id(stmt): i for i, stmt in enumerate(checks.prints(kernel))})
    return s


# parameters


def _params(s: State, record: tuple[Field, ...]) -> list[str]:
    """The declarations of the buffers, and what the kernel's parameters are called."""
    by_place: dict[fields.Key, Field] = {(f.kind, f.param, f.dim): f for f in record}
    shared = any([isinstance(p, BufferParam) and p.inout for p in s.kernel.params])
    declared: list[str] = []
    for position, param in enumerate(s.kernel.params):
        if isinstance(param, BufferParam):
            declared.append(_buffer(s, param, shared))
        elif ("scalar", position, 0) in by_place:
            field = by_place["scalar", position, 0]
            s.exprs[param.var] = _scalar(s, field, elem(param.var.value_type))
    if reports.reports(s.kernel):
        declared.append(f"{s.dialect.global_}{s.type(U32)} *report")
    for key, field in by_place.items():
        s.fields[key] = field.name
    return declared


def _buffer(s: State, param: BufferParam, shared: bool) -> str:
    """A pointer; `shared`: some buffer may be passed twice, so others may write what is only read."""
    written = "write" in param.access
    name = s.names.fresh(param.var.name)
    memory.bind(s, param, name, not written and not shared)
    apart = s.dialect.restrict if not param.inout and (written or not shared) else ""
    kind = "" if written else "const "
    return f"{s.dialect.global_}{kind}{s.cell(param.var.memory_type.elem)} *{apart}{name}"


def _scalar(s: State, field: Field, dtype: dt.DType) -> Expr:
    """A scalar as it is in the record, or from the dtype in which it travels."""
    found = Expr(f"args.{field.name}")
    if dtype is dt.BOOL:
        return Expr(f"(args.{field.name} != 0)")
    if dtype in HALVES:
        return s.call(f"burn_f32_to_{dtype.name}", found)
    return found if dtype is field.dtype else cast(s.type(dtype), found)


# the kernel


def _prologue(s: State, record: tuple[Field, ...]) -> int:
    """What stands before the first statement; bytes of shared memory to ask for."""
    for field in record:
        if field.kind == "base":
            param = s.kernel.params[field.param]
            if isinstance(param, BufferParam) and param.access != "none":
                s.writer.do(f"{s.memories[param.var].name} += args.{field.name};")
    shared = memory.declare_shared(s, s.kernel)
    masked = masks.containing(s.kernel.body) if s.kernel.plane_dim > 1 else set[int]()
    topology.prologue(s, planes=bool(masked))
    s.masked.update(masked)
    return shared


# the whole


def _assembled(s: State, entry: str, params: list[str], record: tuple[Field, ...], size: int) -> Writer:
    out = Writer()
    out.many(s.dialect.head.strip("\n"))
    for text in s.prelude.texts.values():
        out.do("")
        out.many(text)
    if s.tables.lines:
        out.do("")
        out.append(s.tables)
    out.do("")
    _record(s, out, entry, record, size)
    out.do("")
    x, y, z = s.kernel.cube_dim
    out.do(f"{s.dialect.entry.format(x=x, y=y, z=z, units=s.kernel.units)} {entry}(", s.kernel.span)
    for position, param in enumerate(params):
        out.do(f"    {param}{',' if position + 1 < len(params) else ')'}", s.kernel.span)
    out.do("{")
    out.append(s.writer)
    out.do("}")
    return out


def _record(s: State, out: Writer, entry: str, record: tuple[Field, ...], size: int) -> None:
    """The numbers that the kernel receives, as a struct of `size` bytes."""
    out.do(f"struct {entry}_args {{")
    end = 0
    for field in record:
        out.do(f"    {s.type(field.dtype)} {field.name};")
        end = field.offset + field.dtype.size
    if end < size:
        out.do(f"    {s.type(U32)} unused[{(size - end) // 4}];")
    out.do("};")
