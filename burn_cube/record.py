"""`@record`: a class of named fields, as `@dataclass(frozen=True, slots=True)` gives it, compiling nothing.

A dataclass compiles the text of its methods whenever its module is imported, which takes longer than all else
there. Here `__init__` is a template, one for each number of fields, whose names are put in.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, NoReturn, TypeVar, cast, dataclass_transform, overload

T = TypeVar("T")
_MISSING: Any = object()


class _Field:
    """What `field` gives."""

    __slots__ = ("compare", "default", "init", "make", "repr")

    def __init__(self, default: Any, make: Callable[[], Any] | None, init: bool, repr: bool, compare: bool):
        self.default, self.make, self.init, self.repr, self.compare = default, make, init, repr, compare


class _Make:
    """The default of a parameter whose value is made anew for each object."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make


def field(
    *, default: Any = _MISSING, default_factory: Callable[[], Any] | None = None, init: bool = True,
    repr: bool = True, compare: bool = True,
) -> Any:  # fmt: skip
    """A field that is more than a name and a default; the parameters are those of `dataclasses.field`."""
    return _Field(default, default_factory, init, repr, compare)


@overload
def record(cls: type[T], /) -> type[T]: ...
@overload
def record(*, frozen: bool = True, eq: bool = True, repr: bool = True) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(field_specifiers=(field,), frozen_default=True)
def record(
    cls: type[T] | None = None, /, *, frozen: bool = True, eq: bool = True, repr: bool = True
) -> type[T] | Callable[[type[T]], type[T]]:
    """Give a class of annotated names `__init__`, `__eq__`, `__hash__`, `__repr__` and slots.

    Methods that the class itself has stay. Without `eq`, objects are equal if they are the same.
    """
    if cls is None:
        return lambda cls: _make(cls, frozen, eq, repr)
    return _make(cls, frozen, eq, repr)


def replace(given: T, /, **changes: Any) -> T:
    """The same record with other values in some fields."""
    return type(given)(**(as_dict(given) | changes))


def draft(cls: type[T]) -> type[Any]:
    """A class with a record's slots, whose objects take assignments until their `__class__` is the record.

    So objects are made in a third of the time, by those who make very many.
    """
    return type(f"{cls.__name__}Draft", (), {"__slots__": cast("Any", cls).__slots__})


def as_dict(given: object) -> dict[str, Any]:
    """The values by the names of their fields."""
    return {name: getattr(given, name) for name in names(given)}


def names(given: object) -> tuple[str, ...]:
    """The fields of a record or of its class, in order, as `__init__` takes them."""
    found: tuple[str, ...] = cast("Any", given).__match_args__
    return found


def _make(cls: type[T], frozen: bool, eq: bool, repr: bool) -> type[T]:
    body = dict(cls.__dict__)
    fields = {name: _declared(body.pop(name, _MISSING)) for name in body.get("__annotations__", ())}
    for name in ("__dict__", "__weakref__"):
        body.pop(name, None)
    methods: dict[str, Any] = {
        "__qualname__": cls.__qualname__,
        "__slots__": tuple(fields),
        "__match_args__": tuple(name for name, one in fields.items() if one.init),
        "__reduce__": _reduce,
        "__replace__": replace,  # for `copy.replace`
    }
    if repr:
        methods["__repr__"] = _repr(tuple(name for name, one in fields.items() if one.repr))
    if eq:
        compared = tuple(name for name, one in fields.items() if one.compare)
        methods |= {"__eq__": _eq(compared), "__hash__": _hash(compared) if frozen else None}
    if frozen:
        methods |= {"__setattr__": _refuse, "__delattr__": _refuse}
    made: Any = type(cls.__name__, cls.__bases__, {**methods, **body})
    made.__init__ = _init(made, fields)
    return cast("type[T]", made)


def _declared(value: Any) -> _Field:
    return value if isinstance(value, _Field) else _Field(value, None, True, True, True)


def _init(cls: type, fields: dict[str, _Field]) -> Callable[..., None]:
    taken = {name: one for name, one in fields.items() if one.init}
    fixed = {name: one.default for name, one in fields.items() if not one.init}
    setters = [_setter(cls, name) for name in (*taken, *fixed)]
    made = _template(len(taken), len(fixed))(*setters, *fixed.values())
    made.__code__ = made.__code__.replace(co_varnames=("self", *taken))
    defaults = [_Make(one.make) if one.make else one.default for one in taken.values()]
    made.__defaults__ = tuple(value for value in defaults if value is not _MISSING)
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    late = [(getattr(cls, name), _setter(cls, name)) for name, one in taken.items() if one.make]
    after: Callable[[object], None] | None = getattr(cls, "__post_init__", None)
    return _completed(made, late, after) if late or after else made


def _setter(cls: type, name: str) -> Callable[[object, object], None]:
    """Writes the slot of an object, even if the class refuses assignments."""
    found: Callable[[object, object], None] = cls.__dict__[name].__set__
    return found


@cache
def _template(taken: int, fixed: int) -> Callable[..., Any]:
    """Makes an `__init__` of the functions that write fields, and of the values of those it does not take."""
    setters = [f"s{i}" for i in range(taken + fixed)]
    values = [f"x{i}" for i in range(taken + fixed)]
    lines = "; ".join(f"{s}(self, {x})" for s, x in zip(setters, values, strict=True)) or "pass"
    outer, inner = ", ".join(setters + values[taken:]), ", ".join(["self", *values[:taken]])
    namespace: dict[str, Any] = {}
    exec(f"def make({outer}):\n def __init__({inner}): {lines}\n return __init__", namespace)
    made: Callable[..., Any] = namespace["make"]
    return made


def _completed(
    init: Callable[..., None], late: list[tuple[Any, Any]], after: Callable[[object], None] | None
) -> Callable[..., None]:
    """An `__init__` that also makes the values which objects have of their own, and calls `__post_init__`."""

    def __init__(self: object, *args: Any, **named: Any) -> None:
        init(self, *args, **named)
        for slot, write in late:
            if isinstance(made := slot.__get__(self), _Make):
                write(self, made.make())
        if after is not None:
            after(self)

    __init__.__qualname__ = init.__qualname__
    return __init__


def _getter(names: tuple[str, ...]) -> Callable[[object], Any]:
    """The values of the fields; of one field its value, not a tuple."""
    return attrgetter(*names) if names else lambda _: ()


def _eq(names: tuple[str, ...]) -> Callable[[Any, object], bool]:
    values = _getter(names)

    def __eq__(self: object, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        a, b = values(self), values(other)
        return a is b or a == b

    return __eq__


def _hash(names: tuple[str, ...]) -> Callable[[Any], int]:
    values = _getter(names)
    return lambda self: hash(values(self))


def _repr(names: tuple[str, ...]) -> Callable[[Any], str]:
    def __repr__(self: object) -> str:
        inner = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
        return f"{type(self).__qualname__}({inner})"

    return __repr__


def _reduce(self: object) -> tuple[object, ...]:
    return type(self), tuple([getattr(self, name) for name in names(self)])


def _refuse(self: object, name: str, value: object = None) -> NoReturn:
    raise AttributeError(f"cannot change {name} of a {type(self).__name__}: a record stays as it was made")
