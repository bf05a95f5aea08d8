"""A tensor of some backend: its primitive, the backend that owns it, and the autodiff context."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from burn_cube.dtypes import DType
from burn_dispatch.context import Context

if TYPE_CHECKING:
    from burn_dispatch.device import Device

Primitive = Any
"""What a backend's ops take and give; opaque to everything else."""


class Backend(Protocol):
    """What executes ops. The methods say what a primitive is; `ops` gives the function of an op by its name.

    `ops[name]` raises UnsupportedError for an op that the backend refuses.
    """

    @property
    def name(self) -> str:
        """The variant, as in the catalog."""
        ...

    @property
    def ops(self) -> OpTable:
        """Functions on primitives."""
        ...

    def shape(self, primitive: Primitive) -> tuple[int, ...]:
        """Extents."""
        ...

    def dtype(self, primitive: Primitive) -> DType:
        """The dtype of the elements."""
        ...

    def device(self, primitive: Primitive) -> Device:
        """Where the data is."""
        ...

    def dtypes(self, device: Device) -> frozenset[DType]:
        """What the device stores and computes with."""
        ...

    def is_contiguous(self, primitive: Primitive) -> bool:
        """Whether the elements lie in order without gaps."""
        ...

    def can_mut(self, primitive: Primitive) -> bool:
        """Whether nobody else sees the memory."""
        ...


class OpTable(Protocol):
    """Functions by the name of an op; as attributes too, for compositions."""

    def __getitem__(self, name: str, /) -> Callable[..., Any]: ...

    def __getattr__(self, name: str) -> Callable[..., Any]: ...


class DispatchTensor:
    """A primitive and whose it is. `nested`: the primitive is autodiff's, which holds one of the backend."""

    __slots__ = ("backend", "context", "nested", "primitive")

    def __init__(
        self, backend: Backend, primitive: Primitive, context: Context = None, nested: bool = False
    ) -> None:
        """Floats of an enabled context are nested, nothing else is."""
        self.backend = backend
        self.primitive = primitive
        self.context = context
        self.nested = nested
