"""Names from outside the kernel: found as Python finds them, remembered as what the kernel depends on."""

from __future__ import annotations

import builtins
import enum
from collections.abc import Callable
from types import BuiltinMethodType, CellType, FunctionType, MethodType, ModuleType
from typing import Any

import numpy as np

from burn_cube.driver import Properties
from burn_cube.dtypes import DType
from burn_cube.frontend.intrinsics import CMMA
from burn_cube.record import record

MISSING: object = object()


def frozen(value: Any) -> object:
    """What stands for a value when it is compared later: its content if it can change, else itself."""
    if value is None or isinstance(value, bool | int | float | complex | str | bytes):
        if isinstance(value, enum.Enum):
            return Identity(value)
        # 1, 1.0 and True differ, and so do 0.0 and -0.0; nan equals nan
        return type(value), repr(value) if isinstance(value, float | complex) else value
    rule = next((rule for kind, rule in _CONTENT.items() if isinstance(value, kind)), Identity)
    return rule(value)


def _sequence(value: Any) -> object:
    return value.__class__, tuple([frozen(item) for item in value])


def _mapping(value: Any) -> object:
    return dict, tuple([(frozen(key), frozen(item)) for key, item in value.items()])


def _set(value: Any) -> object:
    return value.__class__, frozenset(frozen(item) for item in value)


def _array(value: Any) -> object:
    return np.ndarray, value.dtype.str, value.shape, value.tobytes()


def _scalar(value: Any) -> object:
    return value.__class__, value.tobytes()


class Identity:
    """Equal to itself only: the same object."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identity) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)


def _method(value: Any) -> object:
    """Each look-up of a method makes a new object."""
    return value.__class__, Identity(value.__self__), value.__name__


_CONTENT: dict[type, Callable[[Any], object]] = {
    tuple: _sequence, list: _sequence, dict: _mapping, set: _set, frozenset: _set, np.ndarray: _array,
    np.generic: _scalar, BuiltinMethodType: _method, MethodType: _method,
}  # fmt: skip


@record
class Dependency:
    """A value from outside that the kernel was made with. `place`: the dict and its key, or the cell."""

    name: str
    read: Callable[[], object]
    then: object
    place: tuple[dict[str, object] | CellType, str] | None = None

    def changed(self) -> bool:
        """Whether it is another value now."""
        now = self.read()
        return frozen(now) != self.then


class Dependencies:
    """What a lowering has read from outside, each name once."""

    def __init__(self) -> None:
        self._found: dict[tuple[object, ...], Dependency] = {}

    def name(self, function: FunctionType, name: str) -> object:
        """A closure variable, global or builtin of a function; MISSING if there is none."""
        read = _reader(function, name)
        value = read()
        if value is MISSING:
            return getattr(builtins, name, MISSING)
        self._add(("name", id(function), name), name, read, value, _place(function, name))
        return value

    def attribute(self, owner: object, name: str) -> object:
        """An attribute of a module, class or object; AttributeError if there is none."""
        value = getattr(owner, name)
        if not _is_vocabulary(owner) and type(owner) not in _UNCHANGING:
            label = f"{getattr(owner, '__name__', type(owner).__name__)}.{name}"
            place = (vars(owner), name) if type(owner) is ModuleType and name in vars(owner) else None
            self._add(
                ("attribute", id(owner), name), label, lambda: getattr(owner, name, MISSING), value, place
            )
        return value

    def content(self, owner: object, label: str) -> None:
        """Remember what a list, dict or array held when the kernel read an item of it."""
        self._add(("content", id(owner)), label, lambda: owner, owner)

    def all(self) -> tuple[Dependency, ...]:
        """Everything read."""
        return tuple(self._found.values())

    def _add(
        self,
        key: tuple[object, ...],
        name: str,
        read: Callable[[], object],
        value: object,
        place: tuple[dict[str, object] | CellType, str] | None = None,
    ) -> None:
        if key not in self._found:
            self._found[key] = Dependency(name, read, frozen(value), place)


_UNCHANGING = (bool, int, float, complex, str, bytes, DType, Properties)
"""Types whose objects have the same attributes for ever: a kernel depends on which object it is, no more."""


def _is_vocabulary(owner: object) -> bool:
    if owner is CMMA:
        return True
    return getattr(owner, "__name__", None) in ("burn_cube", "burn_cube.lang") and hasattr(owner, "__file__")


def _place(function: FunctionType, name: str) -> tuple[dict[str, object] | CellType, str]:
    free = function.__code__.co_freevars
    if name in free and function.__closure__ is not None:
        return function.__closure__[free.index(name)], name
    return function.__globals__, name


def _reader(function: FunctionType, name: str) -> Callable[[], object]:
    free = function.__code__.co_freevars
    if name in free and function.__closure__ is not None:
        cell = function.__closure__[free.index(name)]

        def read() -> object:
            try:
                return cell.cell_contents
            except ValueError:  # assigned later than the kernel was lowered
                return MISSING

        return read
    names = function.__globals__
    return lambda: names.get(name, MISSING)
