"""Functions of one float, element by element."""

from __future__ import annotations

import math

import numpy as np

from burn_cube.semantics import REFERENCE, Array
from burn_dispatch.backends.ndarray.rounding import floats

_ERF = np.frompyfunc(math.erf, 1, 1)


def _erf(x: Array) -> Array:
    # NumPy has none: Python's, number by number
    return np.asarray(_ERF(x.astype(np.float64)), np.float64).astype(x.dtype)


float_exp = floats(np.exp)
float_log = floats(np.log)
float_log1p = floats(np.log1p)
float_sqrt = REFERENCE["sqrt"]
float_cos = floats(np.cos)
float_sin = floats(np.sin)
float_tan = floats(np.tan)
float_cosh = floats(np.cosh)
float_sinh = floats(np.sinh)
float_tanh = floats(np.tanh)
float_acos = floats(np.arccos)
float_acosh = floats(np.arccosh)
float_asin = floats(np.arcsin)
float_asinh = floats(np.arcsinh)
float_atan = floats(np.arctan)
float_atanh = floats(np.arctanh)
float_erf = floats(_erf)
float_round = REFERENCE["round"]
float_floor = REFERENCE["floor"]
float_ceil = REFERENCE["ceil"]
float_trunc = REFERENCE["trunc"]
