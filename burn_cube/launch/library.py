"""The math library as passes and interpreter want it: the IR of a function, by op and dtype."""

from __future__ import annotations

import threading

from burn_cube import dtypes as dt
from burn_cube.errors import InternalError
from burn_cube.frontend.lower import lower_function
from burn_cube.ir import Function
from burn_cube.mathlib import FUNCTIONS
from burn_cube.ops import OPS

_lock = threading.Lock()
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
            types = (dt.BY_NAME[dtype],) * OPS[op].arity
            _lowered[key] = lower_function(FUNCTIONS[key], types)
        return _lowered[key]
