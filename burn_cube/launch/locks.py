"""Locks that are free in a forked child, which has none of the threads that may have held them."""

from __future__ import annotations

import os
import sys
import threading
from functools import cached_property
from typing import Any, TypeVar, cast
from weakref import WeakSet

T = TypeVar("T")
_locks: WeakSet[Any] = WeakSet()


def lock() -> threading.Lock:
    """A new lock. What it guards must be whole, or made anew, at any moment: a fork may come in between."""
    made = threading.Lock()
    _locks.add(made)
    return made


def guard(theirs: Any) -> None:
    """The same for a lock of another library."""
    _locks.add(theirs)


def fork_safe(cls: type[T]) -> type[T]:
    """For classes with cached properties, each of which has a lock up to Python 3.11."""
    for value in vars(cls).values():
        if isinstance(value, cached_property) and sys.version_info < (3, 12):
            _locks.add(cast("Any", value).lock)
    return cls


def _release() -> None:
    for one in list(_locks):
        one._at_fork_reinit()  # as the standard library does with its own


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_release)
