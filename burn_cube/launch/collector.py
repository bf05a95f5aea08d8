"""Python's collector of cycles, while a kernel is compiled: it would visit all objects, and free none."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from contextlib import contextmanager

_paused: set[object] = set()


@contextmanager
def paused() -> Generator[None]:
    """Without collections, unless the program does without them anyway."""
    if not gc.isenabled():
        yield
        return
    mine = object()
    _paused.add(mine)
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        _paused.discard(mine)


def _resume() -> None:
    """In a forked child, whose parent's threads are not there to do it."""
    if _paused:
        _paused.clear()
        gc.enable()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_resume)
