"""From a function with `@cube` and the key of a launch to the IR: the whole way in one call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

from burn_cube.dtypes import INDEX, DType
from burn_cube.errors import CompileError, shown
from burn_cube.frontend import (  # registers the rules of the language
    cmma_calls,
    comptime_calls,
    control,
    expressions,
    host_syntax,
    loops,
    memory_calls,
    refused,
    selection,
)
from burn_cube.frontend.annotations import MOST_LANES, Parsed
from burn_cube.frontend.calls import run_body
from burn_cube.frontend.comptime import Dependency
from burn_cube.frontend.context import Frame, Lowering
from burn_cube.frontend.control import fresh_flags
from burn_cube.frontend.decorator import CubeFunction, Parameter
from burn_cube.frontend.drafts import Arm, Freezer
from burn_cube.frontend.memory import buffer
from burn_cube.frontend.operators import operand
from burn_cube.frontend.values import (
    NONE,
    Cell,
    Comptime,
    Runtime,
    StructValue,
    TensorValue,
    TupleValue,
    Value,
)
from burn_cube.ir.nodes import Access, Block, BufferParam, Const, Function, Kernel, Param, ScalarParam, Var
from burn_cube.ir.walk import blocks, operands, statements
from burn_cube.record import record, replace
from burn_cube.signature import (
    AbsentSpec,
    ArrayAnnotation,
    ArraySpec,
    ComptimeSpec,
    Elem,
    Generic,
    InoutAnnotation,
    ListAnnotation,
    ListSpec,
    OptionalAnnotation,
    ScalarAnnotation,
    ScalarSpec,
    Signature,
    Spec,
    StructAnnotation,
    StructSpec,
    TensorAnnotation,
    TensorSpec,
    VectorAnnotation,
)
from burn_cube.types import MemoryType, Space, ValueType, elem

RULES = (
    *(cmma_calls, comptime_calls, control, expressions, host_syntax, loops, memory_calls, refused),
    selection,
)
"""The modules that hold the rules of the language."""

Asked = Parsed | None


@record
class Lowered:
    """A kernel, and the values from outside that it was made with."""

    kernel: Kernel
    dependencies: tuple[Dependency, ...]


def lower(function: CubeFunction[Any, Any], signature: Signature, debug: bool = False) -> Lowered:
    """The surface IR of a kernel for one specialisation; `debug`: with marks for the debugger."""
    try:
        return _lower(function, signature, debug)
    except RecursionError:
        raise CompileError(
            f"cannot compile {function.name}: it is nested too deeply",
            function.definition.span(function.definition.tree),
            "split long expressions and deep blocks: into variables, into functions with @bc.cube",
        ) from None


def _lower(function: CubeFunction[Any, Any], signature: Signature, debug: bool) -> Lowered:
    frame = _frame(function, is_kernel=True)
    ctx = Lowering(signature, frame)
    ctx.debug = debug
    arguments = Arguments(ctx, {p.name: s for p, s in zip(function.parameters, signature.specs, strict=True)})
    frame.env = fresh_flags()
    for parameter, spec in zip(function.parameters, signature.specs, strict=True):
        _bind_generics(frame, parameter.annotation, spec)
        frame.env[parameter.name] = arguments.value(parameter.name, parameter.annotation, spec)
        frame.assigned[parameter.name] = parameter.span
        _declare(frame, parameter)
    run_body(ctx, frame, function.definition, function)
    body = _freeze(ctx, Arm(ctx.stmts))
    if function.index == 32 and _needs_64(body):
        raise CompileError(
            f"cannot compile {function.name} with index=32: a constant of it needs 64 bits",
            function.definition.span(function.definition.tree),
            "drop index=32",
        )
    kernel = Kernel(
        function.name,
        tuple([_with_access(ctx, param) for param in arguments.params]),
        body,
        signature.cube_dim,
        signature.plane_dim,
        64 if _needs_64(body) else signature.index_bits,
        signature.mode,
        function.definition.span(function.definition.tree),
    )
    return Lowered(kernel, ctx.dependencies.all())


def _needs_64(block: Block) -> bool:
    """Whether an `index` is compared or combined with a number that 32 bits do not hold."""
    found = [value for stmt in statements(block) for value in operands(stmt)]
    found += [value for stmt in statements(block) for inner in blocks(stmt) for value in inner.results]
    return any(
        isinstance(value, Const) and elem(value.type) is INDEX and not -(2**31) <= value.value < 2**31
        for value in found
    )


def lower_function(function: CubeFunction[Any, Any], types: tuple[ValueType, ...]) -> Function:
    """A function of plain values, for one choice of types: the library's functions."""
    frame = _frame(function, is_kernel=False)
    ctx = Lowering(None, frame)
    frame.env = fresh_flags()
    params: list[Var] = []
    for parameter, type_ in zip(function.parameters, types, strict=True):
        var = Var(parameter.name, type_)
        params.append(var)
        frame.env[parameter.name] = Runtime(var)
        frame.declared[parameter.name] = (type_, parameter.span)
        annotation = parameter.annotation
        if isinstance(annotation, ScalarAnnotation) and isinstance(annotation.elem, Generic):
            frame.generics[annotation.elem.name] = elem(type_)
    value = run_body(ctx, frame, function.definition, function)
    span = function.definition.span(function.definition.tree)
    values = value.items if isinstance(value, TupleValue) else () if value is NONE else (value,)
    results = [operand(ctx, ctx.force(part), span, "return") for part in values]
    return Function(function.name, tuple(params), _freeze(ctx, Arm(ctx.stmts, results)))


def _frame(function: CubeFunction[Any, Any], is_kernel: bool) -> Frame:
    frame = Frame(function.name, function.definition, function.fn, is_kernel=is_kernel)
    frame.contract = "contract" in function.fast_math
    return frame


def _declare(frame: Frame, parameter: Parameter) -> None:
    value = frame.env[parameter.name]
    if isinstance(value, Runtime) and isinstance(value.operand, Var):
        frame.declared[parameter.name] = (value.operand.value_type, parameter.span)


def _freeze(ctx: Lowering, arm: Arm) -> Block:
    ctx.inference.close()
    freezer = Freezer(ctx.inference)
    body = freezer.block(arm)
    prelude = freezer.block(Arm(ctx.prelude))
    return Block(prelude.stmts + body.stmts, body.results)


def _with_access(ctx: Lowering, param: Param) -> Param:
    if not isinstance(param, BufferParam):
        return param
    kinds = ctx.access.get(param.var, set[str]())
    access: Access = "none"
    if kinds == {"read", "write"}:
        access = "readwrite"
    elif "read" in kinds or "write" in kinds:
        access = "read" if "read" in kinds else "write"
    return replace(param, access=access)


# arguments


class Arguments:
    """Makes parameters of the kernel, and the values that its body sees them as."""

    def __init__(self, ctx: Lowering, specs: dict[str, Spec]) -> None:
        self.ctx = ctx
        self.specs = specs
        self.params: list[Param] = []

    def value(self, name: str, asked: Asked, spec: Spec) -> Value:
        """What an argument is inside the kernel."""
        match spec:
            case ArraySpec():
                width, vector = self._width(asked)
                var = self._buffer(name, spec.elem, None, asked)
                return buffer(self.ctx, var, width, vector, self._span())
            case TensorSpec():
                width, vector = self._width(asked)
                return TensorValue(self._buffer(name, spec.elem, spec.rank, asked), spec.rank, width, vector)
            case ScalarSpec():
                var = Var(name, spec.dtype)
                self.params.append(ScalarParam(var))
                return Runtime(var)
            case ComptimeSpec():
                return Comptime(spec.value)
            case AbsentSpec():
                return NONE
            case ListSpec():
                inner = _inside(asked)
                item = inner.inner if isinstance(inner, ListAnnotation) else None
                return TupleValue(
                    tuple([self.value(f"{name}.{k}", item, part) for k, part in enumerate(spec.items)]), True
                )
            case StructSpec():
                return self._struct(name, asked, spec)
            case _:
                assert_never(spec)

    def _span(self) -> Any:
        return self.ctx.span(self.ctx.frame.source.tree)

    def _buffer(self, name: str, dtype: DType, rank: int | None, asked: Asked) -> Var:
        var = Var(name, MemoryType(dtype, Space.GLOBAL))
        self.params.append(BufferParam(var, rank, inout=_is_inout(asked)))
        return var

    def _struct(self, name: str, asked: Asked, spec: StructSpec) -> Value:
        inner = _inside(asked)
        annotations = dict(inner.fields) if isinstance(inner, StructAnnotation) else {}
        cell = Cell()
        for field, part in spec.fields:
            self.ctx.fields[(cell, field)] = self.value(f"{name}.{field}", annotations.get(field), part)
        return StructValue(spec.cls, cell, tuple([field for field, _ in spec.fields]))

    def _width(self, asked: Asked) -> tuple[int, bool]:
        """Lanes of the elements, and whether they are vectors at all."""
        inner = _inside(asked)
        if isinstance(inner, ArrayAnnotation | TensorAnnotation) and isinstance(inner.elem, VectorAnnotation):
            n = inner.elem.n
            return (n if isinstance(n, int) else self._named_width(n)), True
        return 1, False

    def _named_width(self, name: str) -> int:
        spec = self.specs.get(name)
        n = spec.value if isinstance(spec, ComptimeSpec) else None
        if not isinstance(n, int) or isinstance(n, bool) or not 1 <= n <= MOST_LANES:
            raise CompileError(
                f"cannot take {name} as a number of lanes: got {shown(n)}, expected a comptime int of 1 to "
                f"{MOST_LANES}",
                self._span(),
                f"declare {name}: bc.Comptime[int]",
            )
        return n


def _inside(asked: Asked) -> Asked:
    """The annotation within `T | None` and `Inout[T]`."""
    while isinstance(asked, OptionalAnnotation | InoutAnnotation):
        asked = asked.inner
    return asked


def _is_inout(asked: Asked) -> bool:
    while isinstance(asked, OptionalAnnotation):
        asked = asked.inner
    return isinstance(asked, InoutAnnotation)


def _bind_generics(frame: Frame, asked: Asked, spec: Spec) -> None:
    for generic, dtype in _generics(_inside(asked), spec):
        frame.generics.setdefault(generic.name, dtype)


def _generics(asked: Asked, spec: Spec) -> Iterator[tuple[Generic, DType]]:
    asked = _inside(asked)
    match asked, spec:
        case ((ArrayAnnotation() | TensorAnnotation()), (ArraySpec() | TensorSpec())):
            element: Elem = asked.elem
            element = element.elem if isinstance(element, VectorAnnotation) else element
            if isinstance(element, Generic):
                yield element, spec.elem
        case ScalarAnnotation(Generic() as generic), ScalarSpec():
            yield generic, spec.dtype
        case ListAnnotation(), ListSpec():
            for part in spec.items:
                yield from _generics(asked.inner, part)
        case StructAnnotation(), StructSpec():
            for (_, annotation), (_, part) in zip(asked.fields, spec.fields, strict=True):
                yield from _generics(annotation, part)
        case _:
            return
