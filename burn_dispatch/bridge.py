"""Between the API and dispatch: a tensor with its kind, and ops by the short names that kinds share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from burn_cube.dtypes import DType
from burn_cube.errors import DispatchTypeError, OutOfMemoryError
from burn_dispatch import routing
from burn_dispatch.context import Context
from burn_dispatch.dispatch import DispatchTensor, Primitive
from burn_dispatch.ops import OPS
from burn_dispatch.ops.row import Kind

if TYPE_CHECKING:
    from burn_dispatch.device import Device

NAMES: dict[Kind, str] = {"F": "float", "I": "int", "B": "bool", "Q": "quantised"}
PREFIXES: dict[Kind, str] = {"F": "float_", "I": "int_", "B": "bool_", "Q": "q_"}
"""Of the names of ops."""


class BridgeTensor:
    """A tensor of a known kind."""

    __slots__ = ("kind", "tensor")

    def __init__(self, kind: Kind, tensor: DispatchTensor) -> None:
        """Over a tensor of some backend."""
        self.kind: Kind = kind
        self.tensor = tensor

    @property
    def primitive(self) -> Primitive:
        """The backend's, without what autodiff puts around it."""
        tensor = self.tensor
        return routing.autodiff().inner(tensor.primitive) if tensor.nested else tensor.primitive

    @property
    def shape(self) -> tuple[int, ...]:
        """The extent of each axis."""
        primitive = self.primitive
        shape: tuple[int, ...] = primitive.shape if self.kind == "Q" else self.tensor.backend.shape(primitive)
        return shape

    @property
    def dtype(self) -> DType:
        """The dtype of the elements; of a quantised tensor, of what its codes stand for."""
        primitive = self.primitive
        dtype: DType = primitive.dtype if self.kind == "Q" else self.tensor.backend.dtype(primitive)
        return dtype

    @property
    def device(self) -> Device:
        """Where the data is; with the context of the tensor."""
        primitive = self.primitive.values if self.kind == "Q" else self.primitive
        found = self.tensor.backend.device(primitive)
        return found if self.tensor.context is None else found.with_context(self.tensor.context)

    @property
    def context(self) -> Context:
        """Whether, and how, autodiff follows."""
        return self.tensor.context

    def can_mut(self) -> bool:
        """Whether the memory may be overwritten unseen."""
        return self.kind != "Q" and self.tensor.backend.can_mut(self.primitive)


def kind_of(dtype: DType) -> Kind:
    """The kind of tensors of a dtype."""
    if dtype.is_float:
        return "F"
    return "B" if dtype.kind == "bool" else "I"


class _Ops(dict[str, Callable[..., Any]]):
    """Ops by their short names, for tensors of one kind."""

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self._kind: Kind = kind

    def __missing__(self, short: str) -> Callable[..., Any]:
        name = PREFIXES[self._kind] + short
        if name not in OPS:
            raise DispatchTypeError(f"{short}: there is no such op for {NAMES[self._kind]} tensors")
        self[short] = found = call(name)
        return found


BY_KIND: dict[Kind, _Ops] = {kind: _Ops(kind) for kind in NAMES}


@cache
def call(name: str) -> Callable[..., Any]:
    """The function of an op on `BridgeTensor`s and plain values; the commonest go past `routing.call`, as it
    would take them, since each call counts."""
    row = OPS[name]
    inner, results = routing.call(name), row.results
    if len(results) == 1 and results[0] is not None:
        kind = results[0]
        if row.leading == 1:
            return _one(kind, name, inner)
        if row.leading == 2:
            return _two(kind, name, inner)

    def general(*args: Any) -> Any:
        try:
            found = inner(*map(_unwrapped, args))
        except MemoryError as error:
            raise _out_of_memory(name, error) from None
        if len(results) == 1:
            return _wrapped(results[0], found)
        return tuple([_wrapped(kind, one) for kind, one in zip(results, found, strict=True)])

    return general


def _one(kind: Kind, name: str, general: Callable[..., Any]) -> Callable[..., BridgeTensor]:
    def call_one(x: BridgeTensor, *plain: Any) -> BridgeTensor:
        mine = x.tensor
        if mine.context is not None:
            return BridgeTensor(kind, general(mine, *plain))
        backend = mine.backend
        try:
            found = backend.ops[name](mine.primitive, *plain)
        except MemoryError as error:
            raise _out_of_memory(name, error) from None
        return BridgeTensor(kind, DispatchTensor(backend, found))

    return call_one


def _two(kind: Kind, name: str, general: Callable[..., Any]) -> Callable[..., BridgeTensor]:
    def call_two(x: BridgeTensor, y: BridgeTensor, *plain: Any) -> BridgeTensor:
        mine, theirs = x.tensor, y.tensor
        backend = mine.backend
        if mine.context is not None or theirs.context is not None or theirs.backend is not backend:
            return BridgeTensor(kind, general(mine, theirs, *plain))
        try:
            found = backend.ops[name](mine.primitive, theirs.primitive, *plain)
        except MemoryError as error:
            raise _out_of_memory(name, error) from None
        return BridgeTensor(kind, DispatchTensor(backend, found))

    return call_two


def _out_of_memory(op: str, error: MemoryError) -> OutOfMemoryError:
    """In our form, what NumPy says where it gets no memory."""
    if isinstance(error, OutOfMemoryError):
        return error
    return OutOfMemoryError(f"{op}: cannot allocate memory: {str(error) or 'there is none left'}")


def _unwrapped(value: Any) -> Any:
    if isinstance(value, BridgeTensor):
        return value.tensor
    if isinstance(value, list):
        return [_unwrapped(one) for one in cast("Iterable[Any]", value)]
    return value


def _wrapped(kind: Kind | None, value: Any) -> Any:
    return BridgeTensor(kind, value) if kind is not None and value is not None else value
