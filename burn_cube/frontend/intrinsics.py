"""What the names of the vocabulary are at run time: marks that lowering recognises.

Nothing here computes; a mark called outside a kernel says so, unless it also has a meaning on the host.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from burn_cube.errors import CompileError
from burn_cube.record import record


def _outside(name: str) -> NoReturn:
    raise CompileError(
        f"cannot use bc.{name} here: got a use outside a kernel, expected one inside a function with @bc.cube"
    )


@record(eq=False)
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


@record(eq=False)
class Topology:
    """A value that tells a unit where it is: a row of `ops.TOPOLOGY`."""

    name: str

    def __bool__(self) -> bool:
        _outside(self.name)

    def __repr__(self) -> str:
        return f"bc.{self.name}"


@record(eq=False)
class Cmma:
    """`bc.cmma`: products of matrices by a whole plane."""

    Matrix: Intrinsic = Intrinsic("cmma.Matrix")
    fill: Intrinsic = Intrinsic("cmma.fill")
    load: Intrinsic = Intrinsic("cmma.load")
    store: Intrinsic = Intrinsic("cmma.store")
    execute: Intrinsic = Intrinsic("cmma.execute")
    cast: Intrinsic = Intrinsic("cmma.cast")
    supported: Intrinsic = Intrinsic("cmma.supported")
    accelerated: Intrinsic = Intrinsic("cmma.accelerated")

    def __repr__(self) -> str:
        return "bc.cmma"


CMMA = Cmma()


@record
class FragmentForm:
    """`bc.cmma.Matrix` as the annotation of a parameter."""


@record(eq=False)
class MemoryForm:
    """`Shared`, `Local`, `Const`: in brackets the element type, called with the length or the values."""

    name: str

    def __getitem__(self, elem: object) -> MemoryOf:
        return MemoryOf(self, elem)

    def __call__(self, *args: Any, **named: Any) -> NoReturn:
        _outside(self.name)

    def __repr__(self) -> str:
        return f"bc.{self.name}"


@record
class MemoryOf:
    """`Shared[f32]`: call it with the length."""

    form: MemoryForm
    elem: object

    def __call__(self, *args: Any, **named: Any) -> NoReturn:
        _outside(self.form.name)

    def __repr__(self) -> str:
        return f"{self.form!r}[{self.elem!r}]"


SHARED, LOCAL, CONST = MemoryForm("Shared"), MemoryForm("Local"), MemoryForm("Const")


def cdiv(a: int, b: int) -> int:
    """ceil(a / b); 0 if b is 0."""
    return -(-a // b) if b else 0
