"""The functions of a backend by the name of an op: its own, or compositions over its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

from burn_cube.errors import DispatchError
from burn_dispatch.dispatch import Backend
from burn_dispatch.ops import OPS

Function = Callable[..., Any]
_BY_FAMILY = ("float", "int", "bool")


class UnsupportedError(DispatchError, NotImplementedError):
    """A backend has no such op, and says why."""


class Ops(dict[str, Function]):
    """A backend's ops, found when they are first used; as items and as attributes."""

    def __init__(self, backend: Backend, modules: tuple[str, ...], refused: Mapping[str, str]) -> None:
        """`modules` hold functions that are named as ops; `refused` gives reasons by name."""
        super().__init__()
        self.backend = backend
        self._modules = modules
        self.refused = refused
        self._own: dict[str, Function] | None = None

    @property
    def own(self) -> Mapping[str, Function]:
        """What the backend implements itself."""
        if self._own is None:
            found: dict[str, Function] = {}
            for module in self._modules:
                for name, value in vars(import_module(module)).items():
                    if name in OPS and callable(value):
                        found[name] = value
            self._own = found
        return self._own

    def __missing__(self, name: str) -> Function:
        self[name] = found = self._find(name)
        return found

    def __getattr__(self, name: str) -> Function:
        if name in OPS:
            return self[name]
        raise AttributeError(name)

    def _find(self, name: str) -> Function:
        reason = self.refused.get(name)
        if reason is not None:
            raise UnsupportedError(f"{name}: the {self.backend.name} backend refuses this op: {reason}")
        own = self.own.get(name)
        if own is not None:
            return own
        row = OPS[name]
        if row.composition is None:
            raise UnsupportedError(f"{name}: the {self.backend.name} backend has no such op")
        if row.family in _BY_FAMILY:
            return partial(row.composition, Family(self, row.family))
        return partial(row.composition, self)


class Family:
    """The ops of floats, ints or bools by their short names: `b.add` is `float_add` for floats."""

    def __init__(self, table: Ops, family: str) -> None:
        """Over a backend's table."""
        self.table = table
        self.family = family
        self.backend = table.backend

    def __getattr__(self, name: str) -> Function:
        found = self.table[f"{self.family}_{name}"]
        setattr(self, name, found)
        return found
