"""Routing: which backend executes an op, with or without autodiff, and what its outputs carry.

`call(name)` gives the function that takes `DispatchTensor`s. Nearly all calls are of one backend without
autodiff: for them there is a short way. `route` is the long one, and says what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, Protocol

from burn_cube.errors import DispatchError, DispatchTypeError, DispatchValueError
from burn_dispatch.context import Context, GradientCheckpointing, merged
from burn_dispatch.dispatch import Backend, DispatchTensor, OpTable, Primitive
from burn_dispatch.ops import OPS
from burn_dispatch.ops.row import Kind, Op
from burn_dispatch.quantization import Quantized

Call = Callable[..., Any]


class Autodiff(Protocol):
    """The decorator that differentiates: registered with `set_autodiff`."""

    def ops(self, backend: Backend, strategy: GradientCheckpointing) -> OpTable:
        """The ops of a backend, on primitives of autodiff where they are floats."""
        ...

    def from_inner(self, backend: Backend, primitive: Primitive) -> Primitive:
        """An untracked primitive over one of the backend."""
        ...

    def inner(self, primitive: Primitive) -> Primitive:
        """The backend's primitive under one of autodiff."""
        ...

    def is_autodiff(self, primitive: Primitive) -> bool:
        """Whether a primitive is one of autodiff."""
        ...


_MOVED = "the device names the backend, not the tensor: transfer.move"
NOT_ROUTED: dict[str, str] = {f"{kind}_to_device": _MOVED for kind in ("float", "int", "bool", "q")}
"""The skip list: ops that their tensors do not lead to a backend, and who does."""

_autodiff: list[Autodiff] = []


def set_autodiff(decorator: Autodiff | None) -> None:
    """Which decorator enabled contexts use; None: none."""
    _autodiff[:] = [] if decorator is None else [decorator]


def autodiff() -> Autodiff:
    """The decorator."""
    if not _autodiff:
        raise DispatchError(
            "cannot differentiate: this version of burn-cube has no autodiff",
            help="without_autodiff() gives the tensor or device without it",
        )
    return _autodiff[0]


@cache
def call(name: str) -> Call:
    """The function of an op, on `DispatchTensor`s and plain values."""
    if name in NOT_ROUTED:
        raise DispatchError(f"{name} is not routed: {NOT_ROUTED[name]}")
    row = OPS[name]
    general = _product if name == "q_matmul" else partial(route, row)
    if len(row.results) != 1 or row.results[0] is None or row.leading not in _SHORT:
        return general
    return _SHORT[row.leading](name, general)


def _one(name: str, general: Call) -> Call:
    def call_one(x: DispatchTensor, *plain: Any) -> DispatchTensor:
        if x.context is None:
            backend = x.backend
            return DispatchTensor(backend, backend.ops[name](x.primitive, *plain))
        found: DispatchTensor = general(x, *plain)
        return found

    return call_one


def _two(name: str, general: Call) -> Call:
    def call_two(x: DispatchTensor, y: DispatchTensor, *plain: Any) -> DispatchTensor:
        backend = x.backend
        if x.context is None and y.context is None and y.backend is backend:
            return DispatchTensor(backend, backend.ops[name](x.primitive, y.primitive, *plain))
        found: DispatchTensor = general(x, y, *plain)
        return found

    return call_two


_SHORT: dict[int, Callable[[str, Call], Call]] = {1: _one, 2: _two}


def _product(lhs: DispatchTensor, rhs: DispatchTensor) -> Any:
    """Of quantised tensors, or of one and floats; which comes first does not choose the backend."""
    if lhs.backend is not rhs.backend:
        raise DispatchValueError(
            f"q_matmul inputs are on different backends: got {lhs.backend.name} and {rhs.backend.name}",
            help="tensor.to(device) moves one of them",
        )
    return route(OPS["q_matmul"], lhs, rhs)


def route(row: Op, *args: Any) -> Any:
    """Check all inputs, choose, execute, and wrap what comes out."""
    inputs = [(i, name, tensor) for i in row.tensors for name, tensor in _given(row, i, args)]
    backend, context = select(row, args)
    for _, name, tensor in inputs:
        _check(name, tensor)
    context = merged([context, *(tensor.context for _, _, tensor in inputs)])
    for _, name, tensor in inputs:
        if tensor.backend is not backend:
            raise DispatchValueError(
                f"{row.name}: input tensor `{name}` is on the wrong backend: got "
                f"{tensor.backend.name}, expected {backend.name}",
                help="tensor.to(device) moves it",
            )
    floats = any(_kind(row.params[i].kind, tensor) == "F" for i, _, tensor in inputs)
    creates = not inputs and row.results == ("F",)
    if context is not None and (floats or creates):
        decorator = autodiff()
        lift = partial(_lifted, decorator, backend)
        results = decorator.ops(backend, context)[row.name](*_primitives(row, args, lift))
    else:
        results = backend.ops[row.name](*_primitives(row, args, _concrete))
    return _wrapped(row, backend, context, results)


def select(row: Op, args: tuple[Any, ...]) -> tuple[Backend, Context]:
    """The backend that executes, and the context of a device.

    That of the first tensor that is always there; else of the first float that is present, else of any
    tensor that is; else of the device.
    """
    for i in row.tensors:
        if row.params[i].form == "one":
            return args[i].backend, None
    present = [(row.params[i].kind, tensor) for i in row.tensors for _, tensor in _given(row, i, args)]
    chosen = next((tensor for kind, tensor in present if kind == "F"), present[0][1] if present else None)
    if chosen is not None:
        return chosen.backend, None
    if row.device is not None:
        device = args[row.device]
        return device.executor, device.context
    raise DispatchTypeError(
        f"{row.name}: dispatched operation received no tensor input to select a backend from"
    )


def _kind(declared: Kind | None, tensor: DispatchTensor) -> Kind | None:
    """What an input is: floats may stand where an op takes quantised tensors."""
    return "F" if declared == "Q" and not isinstance(tensor.primitive, Quantized) else declared


def _given(row: Op, position: int, args: tuple[Any, ...]) -> Iterator[tuple[str, DispatchTensor]]:
    """The tensors of an argument: one, none, or those of a list."""
    param, value = row.params[position], args[position] if position < len(args) else None
    if param.form == "many":
        for index, tensor in enumerate(value or ()):
            yield f"{param.name}[{index}]", tensor
    elif value is not None:
        yield param.name, value


def _check(name: str, tensor: DispatchTensor) -> None:
    """A tensor that was put together wrongly must not reach an implementation."""
    if not _autodiff:
        if tensor.context is not None and tensor.nested:
            autodiff()
        return
    primitive = tensor.primitive
    if isinstance(primitive, Quantized):
        return
    nested = autodiff().is_autodiff(primitive)
    is_float = tensor.backend.dtype(autodiff().inner(primitive) if nested else primitive).is_float
    if nested and not is_float:
        raise DispatchTypeError(f"`{name}`: only float tensors may use an autodiff primitive")
    if nested and tensor.context is None:
        raise DispatchTypeError(
            f"`{name}`: an autodiff float primitive must have an enabled autodiff context"
        )
    if is_float and tensor.context is not None and not nested:
        raise DispatchTypeError(f"`{name}`: an enabled float tensor must use an autodiff primitive")


def _lifted(decorator: Autodiff, backend: Backend, kind: Kind | None, tensor: DispatchTensor) -> Primitive:
    if kind != "F" or tensor.nested:
        return tensor.primitive
    return decorator.from_inner(backend, tensor.primitive)


def _concrete(kind: Kind | None, tensor: DispatchTensor) -> Primitive:
    if tensor.nested:
        raise DispatchTypeError("autodiff float input reached concrete dispatch")
    return tensor.primitive


def _primitives(
    row: Op, args: tuple[Any, ...], unwrap: Callable[[Kind | None, DispatchTensor], Primitive]
) -> list[Any]:
    found = list(args)
    for i in row.tensors:
        if i >= len(args):
            continue
        kind, value = row.params[i].kind, args[i]
        if row.params[i].form == "many":
            found[i] = [unwrap(_kind(kind, tensor), tensor) for tensor in value]
        elif value is not None:
            found[i] = unwrap(_kind(kind, value), value)
    return found


def _wrapped(row: Op, backend: Backend, context: Context, results: Any) -> Any:
    if len(row.results) == 1:
        return _output(row.results[0], backend, context, results)
    pairs = zip(row.results, results, strict=True)
    return tuple([_output(kind, backend, context, result) for kind, result in pairs])


def _output(kind: str | None, backend: Backend, context: Context, result: Any) -> Any:
    if kind is None or result is None:
        return result
    if context is None or kind != "F":
        return DispatchTensor(backend, result, context)
    decorator = autodiff()
    nested = result if decorator.is_autodiff(result) else decorator.from_inner(backend, result)
    return DispatchTensor(backend, nested, context, nested=True)
