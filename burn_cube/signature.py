"""Annotations of kernel parameters, and specs: what of an argument a specialisation depends on.

An annotation says what may come; a spec says what came. Specs are hashable and together with the launch
configuration form the key of a specialisation. Frontend and launch flatten them in the same order (`leaves`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, cast

from burn_cube.driver import Properties
from burn_cube.dtypes import DType
from burn_cube.record import record


class _CanBeAbsent:
    """Gives annotations their `T | None`."""

    __slots__ = ()

    def __or__(self, other: object) -> OptionalAnnotation:
        if other is not None:
            return NotImplemented
        # the classes that inherit this are the annotations, and Generic, which stands for a scalar
        inner = ScalarAnnotation(self) if isinstance(self, Generic) else cast("Annotation", self)
        return OptionalAnnotation(inner)

    __ror__ = __or__


@record
class Generic(_CanBeAbsent):
    """A dtype chosen by the arguments of a launch: F, G (floats), N (numbers), I (integers)."""

    name: str
    accepts: tuple[DType, ...]

    def __repr__(self) -> str:
        return self.name


@record
class VectorAnnotation(_CanBeAbsent):
    """`Vector[T, n]`; n may be the name of a comptime parameter."""

    elem: DType | Generic
    n: int | str

    def __repr__(self) -> str:
        return f"Vector[{self.elem!r}, {self.n}]"


Elem = DType | Generic | VectorAnnotation


@record
class ArrayAnnotation(_CanBeAbsent):
    """`Array[T]`: contiguous."""

    elem: Elem

    def __repr__(self) -> str:
        return f"Array[{self.elem!r}]"


@record
class TensorAnnotation(_CanBeAbsent):
    """`Tensor[T]`: strided, rank known at launch."""

    elem: Elem

    def __repr__(self) -> str:
        return f"Tensor[{self.elem!r}]"


@record
class ScalarAnnotation:
    """A scalar by value."""

    elem: DType | Generic

    def __repr__(self) -> str:
        return repr(self.elem)


@record
class ComptimeAnnotation(_CanBeAbsent):
    """`Comptime[T]`: a host value, part of the key; `accepts` are Python types, () for any."""

    accepts: tuple[Any, ...]

    def __repr__(self) -> str:
        names = " | ".join(getattr(kind, "__name__", repr(kind)) for kind in self.accepts)
        return f"Comptime[{names or 'object'}]"


@record
class OptionalAnnotation:
    """`T | None`: absent gives another kernel."""

    inner: Annotation

    def __repr__(self) -> str:
        return f"{self.inner!r} | None"


@record
class ListAnnotation:
    """`list[T]`: comptime length."""

    inner: Annotation


@record
class StructAnnotation:
    """A class made by `@bc.struct`: its fields in order."""

    cls: type
    fields: tuple[tuple[str, Annotation], ...]


@record
class InoutAnnotation(_CanBeAbsent):
    """`Inout[T]`: may be written and passed again."""

    inner: Annotation

    def __repr__(self) -> str:
        return f"Inout[{self.inner!r}]"


Annotation = (
    ArrayAnnotation
    | TensorAnnotation
    | ScalarAnnotation
    | ComptimeAnnotation
    | OptionalAnnotation
    | ListAnnotation
    | StructAnnotation
    | InoutAnnotation
)


@record
class ArraySpec:
    """A contiguous buffer of scalars (a `Vector` annotation only changes the view)."""

    elem: DType


@record
class TensorSpec:
    """A strided buffer of a rank."""

    elem: DType
    rank: int


@record
class ScalarSpec:
    """A scalar of a dtype."""

    dtype: DType


@record
class ComptimeSpec:
    """A host value: hashable, or a function."""

    value: Any

    def __eq__(self, other: object) -> bool:
        # True == 1 == 1.0 and 0.0 == -0.0 in Python, but they are different kernels
        if not isinstance(other, ComptimeSpec):
            return False
        a, b = self.value, other.value
        return a is b or (_identity(a) == _identity(b) and _text(a) == _text(b))

    def __hash__(self) -> int:
        return hash(_identity(self.value))


def _identity(value: object) -> tuple[type, object]:
    """What tells a value from others: of a float its text, since nan does not equal itself."""
    if type(value) is tuple:
        return tuple, tuple(map(_identity, cast("tuple[object, ...]", value)))
    return type(value), repr(value) if isinstance(value, float) else value


def _text(value: object) -> object:
    """What tells apart objects whose parts are equal in Python, but make different kernels."""
    if type(value) is tuple:
        return tuple(map(_text, cast("tuple[object, ...]", value)))
    return None if type(value) in (int, bool, str) else repr(value)


@record
class AbsentSpec:
    """None for an optional argument."""


@record
class ListSpec:
    """A list of arguments."""

    items: tuple[Spec, ...]


@record
class StructSpec:
    """A struct: a spec a field."""

    cls: type
    fields: tuple[tuple[str, Spec], ...]


Spec = ArraySpec | TensorSpec | ScalarSpec | ComptimeSpec | AbsentSpec | ListSpec | StructSpec


@record
class Signature:
    """The key of a specialisation, beside the function itself."""

    specs: tuple[Spec, ...]
    cube_dim: tuple[int, int, int]
    plane_dim: int
    index_bits: Literal[32, 64]
    mode: Literal["checked", "unchecked", "validate"]
    properties: Properties


def leaves(name: str, spec: Spec) -> Iterator[tuple[str, ArraySpec | TensorSpec | ScalarSpec]]:
    """The run-time arguments in a spec, depth first, as the kernel's parameters: `x`, `xs.0`, `opt.rate`."""
    match spec:
        case ArraySpec() | TensorSpec() | ScalarSpec():
            yield name, spec
        case ListSpec(items):
            for position, item in enumerate(items):
                yield from leaves(f"{name}.{position}", item)
        case StructSpec(_, fields):
            for field, item in fields:
                yield from leaves(f"{name}.{field}", item)
        case ComptimeSpec() | AbsentSpec():
            return
