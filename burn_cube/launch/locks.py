"""Locks that are free in a forked child, which has none of the threads that may have held them."""

from __future__ import annotations

import os
import sys
import threading
from functools import cached_property
from typing import Any, TypeVar, cast
from weakref import WeakSet

T = TypeVar("T")
_PATIENCE = 30.0  # seconds that a fork waits: the parent must not hang for a child that might
_locks: WeakSet[Any] = WeakSet()


def lock() -> threading.Lock:
    """A new lock. What it guards must be whole, or made anew, at any moment: a fork may come in between."""
    made = threading.Lock()
    _locks.add(made)
    return made


def reentrant() -> threading.RLock:
    """A new lock that its own thread may take again; as `lock` otherwise."""
    made = threading.RLock()
    _locks.add(made)
    return made


def guard(theirs: Any) -> None:
    """The same for a lock of another library. What it guards has locks of its own, which nobody can free in a
    child: a fork waits until no thread is inside."""
    _locks.add(theirs)
    held: list[bool] = []

    def before() -> None:
        held.append(theirs.acquire(timeout=_PATIENCE))

    def after() -> None:
        if held.pop():
            theirs.release()

    if hasattr(os, "register_at_fork"):
        os.register_at_fork(before=before, after_in_parent=after, after_in_child=held.clear)


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
