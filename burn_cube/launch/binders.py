"""One binder for each parameter: it takes the value of a launch, checks it, and says what it is.

`bind` appends the run-time arguments to the call and returns the spec. Specs of arrays and scalars are
interned, so that the key of a warm launch is a tuple of objects that exist.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, assert_never, cast

from burn_cube import dtypes as dt
from burn_cube.driver import Driver
from burn_cube.dtypes import DType
from burn_cube.errors import LaunchTypeError
from burn_cube.launch import arrays, scalars
from burn_cube.launch.arrays import ArrayArgument, Layout
from burn_cube.launch.comptime import comptime_value
from burn_cube.launch.places import Place
from burn_cube.signature import (
    AbsentSpec,
    Annotation,
    ArrayAnnotation,
    ArraySpec,
    ComptimeAnnotation,
    ComptimeSpec,
    Elem,
    Generic,
    InoutAnnotation,
    ListAnnotation,
    ListSpec,
    OptionalAnnotation,
    ScalarAnnotation,
    ScalarSpec,
    Spec,
    StructAnnotation,
    StructSpec,
    TensorAnnotation,
    TensorSpec,
    VectorAnnotation,
)

if TYPE_CHECKING:
    from burn_cube.launch.foreign import Borrowed

array_spec = cache(ArraySpec)
tensor_spec = cache(TensorSpec)
scalar_spec = cache(ScalarSpec)
Hint = tuple[int, Generic, DType, Place]
"""What a value says about the dtype of a generic scalar, with its weight: 0 weighs most."""
_ABSENT = AbsentSpec()
_MISSING = object()


class Call:
    """What binding gathers: run-time arguments in the order of `signature.leaves`, and the generic dtypes."""

    __slots__ = ("arguments", "arrays", "borrowed", "generics", "holders", "vectors", "widest")

    def __init__(self) -> None:
        self.arguments: list[ArrayArgument | scalars.Scalar] = []
        self.arrays: list[ArrayArgument] = []
        self.holders: list[tuple[str, Driver]] = []  # of arrays that a device holds
        self.borrowed: tuple[Borrowed, ...] = ()  # of other libraries
        self.generics: dict[str, tuple[DType, str]] = {}
        self.vectors: list[tuple[ArrayArgument, int | str]] = []  # tensors of vectors, and their lanes
        self.widest = 0

    def choose(self, generic: Generic, dtype: DType, place: Place) -> None:
        """Give a generic its dtype, or compare it with the one that it has."""
        if dtype not in generic.accepts:
            names = " ".join(d.name for d in generic.accepts)
            raise LaunchTypeError(
                f"{place}: got {dtype} for {generic.name}, expected one of {names}", place.span
            )
        chosen, by = self.generics.setdefault(generic.name, (dtype, place.name))
        if chosen is not dtype:
            raise LaunchTypeError(
                f"{place}: got {dtype}, expected {chosen}, which {by} chose for {generic.name}", place.span
            )


class Binder(Protocol):
    """Takes the values of one parameter."""

    def bind(self, value: Any, call: Call) -> Spec: ...
    def generics(self, value: Any) -> Iterator[Hint]:
        """What the value says about the dtypes of generic scalars."""
        ...


def make(annotation: Annotation, place: Place) -> Binder:
    """The binder of an annotation."""
    match annotation:
        case ArrayAnnotation() | TensorAnnotation():
            return _array(annotation, place, False)
        case InoutAnnotation(inner):
            assert isinstance(inner, ArrayAnnotation | TensorAnnotation), inner
            return _array(inner, place, True)
        case ScalarAnnotation(elem):
            return (
                GenericScalarBinder(elem, place) if isinstance(elem, Generic) else ScalarBinder(elem, place)
            )
        case ComptimeAnnotation(accepts):
            return ComptimeBinder(accepts, place)
        case OptionalAnnotation(inner):
            return OptionalBinder(make(inner, place))
        case ListAnnotation(inner):
            return ListBinder(inner, place)
        case StructAnnotation(cls, fields):
            return StructBinder(
                cls, tuple((name, make(item, place.part(name))) for name, item in fields), place
            )
        case _:
            assert_never(annotation)


def _array(annotation: ArrayAnnotation | TensorAnnotation, place: Place, inout: bool) -> ArrayBinder:
    binder = ArrayBinder if isinstance(annotation, ArrayAnnotation) else TensorBinder
    return binder(annotation.elem, place, inout)


def needs_generics(annotation: Annotation) -> bool:
    """Whether the annotation holds a scalar whose dtype other arguments may choose."""
    match annotation:
        case ScalarAnnotation(elem):
            return isinstance(elem, Generic)
        case OptionalAnnotation(inner) | ListAnnotation(inner):
            return needs_generics(inner)
        case StructAnnotation(_, fields):
            return any(needs_generics(item) for _, item in fields)
        case _:
            return False


def settle(found: Sequence[Hint], call: Call) -> None:
    """Choose the generics' dtypes: arrays first, then NumPy scalars, floats, ints."""
    for weight, generic, dtype, place in sorted(found, key=lambda item: item[0]):
        if weight < 2 or generic.name not in call.generics:
            call.choose(generic, dtype, place)


def _scalar_elem(elem: Elem) -> DType | Generic:
    return elem.elem if isinstance(elem, VectorAnnotation) else elem


class ArrayBinder:
    """`Array[T]`."""

    def __init__(self, elem: Elem, place: Place, inout: bool = False) -> None:
        self.elem, self.place, self.inout = _scalar_elem(elem), place, inout
        self._known: tuple[Layout, Spec] | None = None  # what came last, and was checked

    def bind(self, value: Any, call: Call) -> Spec:
        """An array of the dtype, in order and without gaps."""
        array = arrays.resolve(value, self.place, self.inout)
        known = self._known
        if known is not None and known[0] is array.layout:
            spec = known[1]
        else:
            spec = self._check(array, call)
        call.arguments.append(array)
        call.arrays.append(array)
        if array.view is None and (holder := array.driver) is not None:
            borrowed = array.borrowed
            if borrowed is None or not borrowed.anywhere:
                call.holders.append((self.place.name, holder))
            if borrowed is not None:
                call.borrowed = (*call.borrowed, borrowed)
        if array.layout.widest > call.widest:
            call.widest = array.layout.widest
        return spec

    def _check(self, array: ArrayArgument, call: Call) -> Spec:
        elem = self.elem
        if isinstance(elem, Generic):
            call.choose(elem, array.layout.dtype, self.place)
            return self._spec(array)
        if array.layout.dtype is not elem:
            raise LaunchTypeError(
                f"{self.place}: got dtype {array.layout.dtype}, expected {elem}",
                self.place.span,
                f"convert it: x.astype(np.{elem.numpy.name})" if elem is not dt.BF16 else None,
            )
        spec = self._spec(array)
        self._known = array.layout, spec
        return spec

    def _spec(self, array: ArrayArgument) -> Spec:
        layout = array.layout
        if not layout.contiguous:
            raise LaunchTypeError(
                f"{self.place}: got strides {layout.strides} for shape {layout.shape}, expected contiguous",
                self.place.span,
                "annotate it as bc.Tensor, which takes any strides, or pass np.ascontiguousarray(x)",
            )
        return array_spec(layout.dtype)

    def generics(self, value: Any) -> Iterator[Hint]:
        """The array's dtype decides."""
        if isinstance(self.elem, Generic):
            yield 0, self.elem, arrays.resolve(value, self.place).layout.dtype, self.place


class TensorBinder(ArrayBinder):
    """`Tensor[T]`."""

    def __init__(self, elem: Elem, place: Place, inout: bool = False) -> None:
        super().__init__(elem, place, inout)
        self.lanes = elem.n if isinstance(elem, VectorAnnotation) else None

    def bind(self, value: Any, call: Call) -> Spec:
        """An array of the dtype, with any strides."""
        spec = super().bind(value, call)
        if self.lanes is not None:
            call.vectors.append((call.arrays[-1], self.lanes))
        return spec

    def _spec(self, array: ArrayArgument) -> Spec:
        return tensor_spec(array.layout.dtype, len(array.layout.shape))


class ScalarBinder:
    """A scalar of a dtype."""

    def __init__(self, dtype: DType, place: Place) -> None:
        self.dtype, self.place, self.spec = dtype, place, scalar_spec(dtype)

    def bind(self, value: Any, call: Call) -> Spec:
        """A number that the dtype takes."""
        number = scalars.convert(value, self.dtype, self.place)
        call.arguments.append(number)
        if self.dtype is dt.INDEX and abs(number) > call.widest:
            call.widest = int(abs(number))
        return self.spec

    def generics(self, value: Any) -> Iterator[Hint]:
        """Nothing to decide."""
        return iter(())


class GenericScalarBinder:
    """A scalar whose dtype the other arguments choose."""

    def __init__(self, generic: Generic, place: Place) -> None:
        self.generic, self.place = generic, place

    def bind(self, value: Any, call: Call) -> Spec:
        """A number that the chosen dtype takes."""
        dtype, _ = call.generics[self.generic.name]
        call.arguments.append(scalars.convert(value, dtype, self.place))
        return scalar_spec(dtype)

    def generics(self, value: Any) -> Iterator[Hint]:
        """A NumPy scalar decides; a Python number only if nothing else does: f32, or i32 where that fits."""
        own = scalars.dtype_of(value)
        if own is not None:
            yield 1, self.generic, own, self.place
        elif isinstance(value, int) and dt.I32 in self.generic.accepts:
            yield 3, self.generic, dt.I32, self.place
        elif isinstance(value, int | float) and dt.F32 in self.generic.accepts:
            yield 2, self.generic, dt.F32, self.place
        else:
            names = " ".join(d.name for d in self.generic.accepts)
            raise LaunchTypeError(
                f"{self.place}: got {type(value).__name__}, expected one of {names}", self.place.span
            )


class ComptimeBinder:
    """A value of the host."""

    def __init__(self, accepts: tuple[object, ...], place: Place) -> None:
        self.accepts, self.place = accepts, place

    def bind(self, value: Any, call: Call) -> Spec:
        """A hashable value of an accepted type."""
        return ComptimeSpec(comptime_value(value, self.accepts, self.place))

    def generics(self, value: Any) -> Iterator[Hint]:
        """Nothing to decide."""
        return iter(())


class OptionalBinder:
    """`T | None`."""

    def __init__(self, inner: Binder) -> None:
        self.inner = inner

    def bind(self, value: Any, call: Call) -> Spec:
        """Absent gives another kernel."""
        return _ABSENT if value is None else self.inner.bind(value, call)

    def generics(self, value: Any) -> Iterator[Hint]:
        """What is there decides."""
        return iter(()) if value is None else self.inner.generics(value)


class ListBinder:
    """`list[T]`."""

    def __init__(self, inner: Annotation, place: Place) -> None:
        self.inner, self.place = inner, place
        self.binders: list[Binder] = []

    def _items(self, value: object) -> list[tuple[Binder, object]]:
        if not isinstance(value, list | tuple):
            raise LaunchTypeError(
                f"{self.place}: got {type(value).__name__}, expected a list or a tuple", self.place.span
            )
        items = cast("Sequence[object]", value)
        while len(self.binders) < len(items):
            self.binders.append(make(self.inner, self.place.part(str(len(self.binders)))))
        return list(zip(self.binders, items, strict=False))

    def bind(self, value: Any, call: Call) -> Spec:
        """Each item in order."""
        return ListSpec(tuple([binder.bind(item, call) for binder, item in self._items(value)]))

    def generics(self, value: Any) -> Iterator[Hint]:
        """What the items say."""
        for binder, item in self._items(value):
            yield from binder.generics(item)


class StructBinder:
    """A struct."""

    def __init__(self, cls: type, fields: tuple[tuple[str, Binder], ...], place: Place) -> None:
        self.cls, self.fields, self.place = cls, fields, place

    def _checked(self, value: object) -> object:
        if not isinstance(value, self.cls):
            raise LaunchTypeError(
                f"{self.place}: got {type(value).__name__}, expected {self.cls.__name__}", self.place.span
            )
        return value

    def bind(self, value: Any, call: Call) -> Spec:
        """Each field in order."""
        self._checked(value)
        specs = [(name, binder.bind(self._field(value, name), call)) for name, binder in self.fields]
        return StructSpec(self.cls, tuple(specs))

    def generics(self, value: Any) -> Iterator[Hint]:
        """What the fields say."""
        self._checked(value)
        for name, binder in self.fields:
            yield from binder.generics(self._field(value, name))

    def _field(self, value: object, name: str) -> object:
        found = getattr(value, name, _MISSING)
        if found is _MISSING:
            raise LaunchTypeError(f"{self.place}: its field {name} has no value", self.place.span)
        return found
