"""What the names of the vocabulary are at run time: marks that lowering recognises, and annotations keep.

Nothing here computes; a mark called outside a kernel says so, unless it also has a meaning on the host.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn

from burn_cube.errors import CubeError


def _outside(name: str) -> NoReturn:
    raise CubeError(
        f"cannot use bc.{name} here: got a call outside a kernel, expected one inside a function with @bc.cube"
    )


@dataclass(frozen=True, slots=True, eq=False)
class Intrinsic:
    """A function of the language; `host` is its meaning on Python numbers, if it has one."""

    name: str
    host: Callable[..., Any] | None = None

    def __call__(self, *args: Any, **named: Any) -> Any:
        if self.host is None:
            _outside(self.name)
        return self.host(*args, **named)

    def __repr__(self) -> str:
        return f"bc.{self.name}"


@dataclass(frozen=True, slots=True, eq=False)
class Topology:
    """A value that tells a unit where it is: a row of `ops.TOPOLOGY`."""

    name: str

    def __bool__(self) -> bool:
        _outside(self.name)

    def __repr__(self) -> str:
        return f"bc.{self.name}"


@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """A type constructor: Array, Tensor, Vector, Shared, Local, Const, Comptime, Inout; subscribed it is `Applied`."""

    name: str

    def __getitem__(self, args: Any) -> Applied:
        return Applied(self, args if isinstance(args, tuple) else (args,))

    def __call__(self, *args: Any, **named: Any) -> NoReturn:
        _outside(self.name)

    def __repr__(self) -> str:
        return f"bc.{self.name}"


@dataclass(frozen=True, slots=True)
class Applied:
    """`Array[f32]`, `Vector[f32, 4]`, `Comptime[int]`: a form with what stood in the brackets."""

    form: Form
    args: tuple[Any, ...]

    def __call__(self, *args: Any, **named: Any) -> NoReturn:
        _outside(self.form.name)

    def __or__(self, other: object) -> Optional:
        if other is not None:
            return NotImplemented
        return Optional(self)

    def __ror__(self, other: object) -> Optional:
        return self.__or__(other)

    def __repr__(self) -> str:
        inside = ", ".join(getattr(arg, "__name__", None) or repr(arg) for arg in self.args)
        return f"{self.form!r}[{inside}]"


@dataclass(frozen=True, slots=True)
class Optional:
    """`Array[f32] | None`."""

    inner: Applied


ARRAY, TENSOR, VECTOR = Form("Array"), Form("Tensor"), Form("Vector")
SHARED, LOCAL, CONST = Form("Shared"), Form("Local"), Form("Const")
COMPTIME, INOUT = Form("Comptime"), Form("Inout")
