"""numexpr: expressions of elements, in blocks, on all cores."""

# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
# It ships no annotations.

from __future__ import annotations

from typing import Any

import numexpr
import numpy as np

from burn_dispatch.bench.implementation import Operation, Prepared
from burn_dispatch.bench.suites.fusion import CUBIC, GELU

CHAIN = "sqrt(abs(tanh(x * c11 + c03) * y - x) + one) * y"
CURVE = "x * half * (tanh((x + x * x * x * cubic) * factor) + one)"
CONSTANTS = {"c11": 1.1, "c03": 0.3, "one": 1.0, "half": 0.5, "cubic": CUBIC, "factor": GELU}


def evaluated(text: str, **arrays: Any) -> Prepared:
    """A run that fills an array; constants are f32, so that nothing becomes f64."""
    names = {name: np.float32(value) for name, value in CONSTANTS.items() if name in text} | arrays
    out = np.empty_like(next(iter(arrays.values())))
    return Prepared(lambda: numexpr.evaluate(text, names, out=out), lambda: out)


def chain8(x: Any, y: Any) -> Prepared:
    """One expression."""
    return evaluated(CHAIN, x=x, y=y)


def gelu_by_hand(x: Any) -> Prepared:
    """One expression."""
    return evaluated(CURVE, x=x)


OPERATIONS: dict[str, Operation] = {"chain8": chain8, "gelu_by_hand": gelu_by_hand}
