"""Compile-time arguments of a launch: which values they take, and how one becomes part of a key."""

from __future__ import annotations

import operator
import types
import typing
from collections.abc import Callable
from typing import Any, cast

import numpy as np

from burn_cube.errors import LaunchTypeError, LaunchValueError, shown
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.launch.places import Place
from burn_cube.signature import ComptimeSpec


def comptime_value(value: object, accepts: tuple[object, ...], place: Place) -> object:
    """The value as the kernel sees it: of an accepted type, hashable, the same function for the same code."""
    found = _plain(value)
    if isinstance(found, int) and type(found) is not bool and float in accepts and int not in accepts:
        try:
            found = float(found)
        except OverflowError:
            raise LaunchValueError(
                f"{place}: got {shown(found)}, which a float cannot hold", place.span
            ) from None
    if accepts and not any(_is(found, accepted) for accepted in accepts):
        names = " or ".join(map(_shown, accepts))
        raise LaunchTypeError(
            f"{place}: got {shown(found)} of type {type(found).__name__}, expected {names}", place.span
        )
    if isinstance(found, types.FunctionType):
        return _canonical(found)
    try:
        hash(found)
    except TypeError as error:
        raise LaunchTypeError(
            f"{place}: got a value that cannot be part of a key: {error}",
            place.span,
            "pass a tuple for a list, a frozen dataclass for a class",
        ) from None
    return found


def _plain(value: object) -> object:
    """Python's number for NumPy's."""
    if isinstance(value, np.bool_):
        return bool(cast("Any", value))
    if isinstance(value, np.integer):
        return operator.index(cast("Any", value))
    return float(cast("Any", value)) if isinstance(value, np.floating) else value


_CALLABLE: tuple[object, ...] = (Callable, getattr(typing, "Callable"), types.FunctionType, CubeFunction)  # noqa: B009


def _is(value: object, accepted: object) -> bool:
    if accepted is None:
        return value is None
    origin = typing.get_origin(accepted)
    if origin is typing.Literal:
        return any(value == item and type(value) is type(item) for item in typing.get_args(accepted))
    if accepted in _CALLABLE or origin in _CALLABLE:
        return callable(value)
    if origin is not None or isinstance(accepted, typing.TypeVar):
        return origin is None or isinstance(value, origin)
    if accepted is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(accepted, type) and isinstance(value, accepted)


def _shown(accepted: object) -> str:
    return accepted.__name__ if isinstance(accepted, type) else str(accepted).removeprefix("typing.")


_functions: dict[object, types.FunctionType] = {}


def _canonical(fn: types.FunctionType) -> types.FunctionType:
    """One function for all that do the same: a lambda made anew for each launch compiles once."""
    key = _behaviour(fn)
    if key is None:
        return fn
    known = _functions.get(key)
    if known is None or _behaviour(known) != key:  # a closure variable may have changed meanwhile
        _functions[key] = known = fn
    return known


def _behaviour(fn: types.FunctionType) -> object | None:
    """What decides the result of a function, or None if that cannot be compared."""
    try:
        cells = tuple(ComptimeSpec(cell.cell_contents) for cell in fn.__closure__ or ())
        defaults = tuple(map(ComptimeSpec, (*(fn.__defaults__ or ()), *(fn.__kwdefaults__ or {}).values())))
        key = (fn.__code__, id(fn.__globals__), cells, defaults)
        hash(key)
    except (ValueError, TypeError):
        return None
    return key
