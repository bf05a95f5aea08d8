"""The math library as passes and interpreter want it: the IR of a function, by op and dtype."""

from __future__ import annotations

import pickle

from burn_cube import dtypes as dt
from burn_cube.errors import InternalError
from burn_cube.frontend.lower import lower_function
from burn_cube.ir import Function
from burn_cube.launch import disk_cache
from burn_cube.launch.locks import lock
from burn_cube.mathlib import FUNCTIONS
from burn_cube.ops import OPS

_lock = lock()
_lowered: dict[tuple[str, str], Function] = {}


def library(op: str, dtype: str) -> Function:
    """The function that a library op is inlined from, lowered once."""
    key = (op, dtype)
    found = _lowered.get(key)
    if found is not None:
        return found
    if key not in FUNCTIONS:
        raise InternalError("mathlib", f"there is no {op} for {dtype}")
    with _lock:
        if key not in _lowered:
            _lowered[key] = _kept(op, dtype) if disk_cache.folder() is not None else _lower(op, dtype)
        return _lowered[key]


def _kept(op: str, dtype: str) -> Function:
    """From the disk cache, if it has the function."""
    key = disk_cache.Key(("library", op, dtype))
    found: Function = pickle.loads(disk_cache.kept(key, lambda: pickle.dumps(_lower(op, dtype))))
    return found


def _lower(op: str, dtype: str) -> Function:
    return lower_function(FUNCTIONS[op, dtype], (dt.BY_NAME[dtype],) * OPS[op].arity)
