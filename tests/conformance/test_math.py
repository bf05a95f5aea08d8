"""Functions of floats against NumPy in higher precision (rows 64 to 69 of the capability table).

The last digit of each is the business of tests/unit/test_mathlib_*.py; here all of them run on devices.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import Array, run

pytestmark = pytest.mark.heavy

N = 96
ULPS = 4  # what a plain use may rely on; each row of the op table states less


def ulps(got: Array, exact: Array) -> float:
    """The largest error in units of the last place; infinities and NaNs must agree."""
    rounded = exact.astype(got.dtype)
    special = ~np.isfinite(rounded) | ~np.isfinite(got)
    same = (got == rounded) | (np.isnan(got) & np.isnan(rounded))
    assert same[special].all(), [(got[i], rounded[i]) for i in np.flatnonzero(special & ~same)[:5]]
    usual = ~special
    unit = np.spacing(np.maximum(np.abs(rounded[usual]), np.finfo(got.dtype).tiny)).astype(np.float64)
    return float((np.abs(got[usual].astype(np.float64) - exact[usual]) / unit).max(initial=0.0))


@bc.cube
def trigonometric(x: bc.Array[bc.F], out: bc.Array[bc.F]):
    i = bc.ABSOLUTE_POS
    out[7 * i] = bc.sin(x[i])
    out[7 * i + 1] = bc.cos(x[i])
    out[7 * i + 2] = bc.tan(x[i])
    out[7 * i + 3] = bc.atan(x[i])
    out[7 * i + 4] = bc.asin(x[i] / 100000.0)
    out[7 * i + 5] = bc.acos(x[i] / 100000.0)
    out[7 * i + 6] = bc.atan2(x[i], 3.0 - x[i])


@bc.cube
def hyperbolic(x: bc.Array[bc.F], out: bc.Array[bc.F]):
    i = bc.ABSOLUTE_POS
    out[6 * i] = bc.sinh(x[i])
    out[6 * i + 1] = bc.cosh(x[i])
    out[6 * i + 2] = bc.tanh(x[i])
    out[6 * i + 3] = bc.asinh(x[i])
    out[6 * i + 4] = bc.acosh(x[i])
    out[6 * i + 5] = bc.atanh(x[i])


@bc.cube
def exponential(x: bc.Array[bc.F], out: bc.Array[bc.F]):
    i = bc.ABSOLUTE_POS
    out[7 * i] = bc.exp(x[i])
    out[7 * i + 1] = bc.exp2(x[i])
    out[7 * i + 2] = bc.expm1(x[i])
    out[7 * i + 3] = bc.log(x[i])
    out[7 * i + 4] = bc.log2(x[i])
    out[7 * i + 5] = bc.log10(x[i])
    out[7 * i + 6] = bc.log1p(x[i])


@bc.cube
def powers(x: bc.Array[bc.F], y: bc.Array[bc.F], out: bc.Array[bc.F]):
    i = bc.ABSOLUTE_POS
    out[7 * i] = pow(x[i], y[i])
    out[7 * i + 1] = bc.hypot(x[i], y[i])
    out[7 * i + 2] = bc.rhypot(x[i], y[i])
    out[7 * i + 3] = bc.cbrt(x[i])
    out[7 * i + 4] = bc.sqrt(x[i])
    out[7 * i + 5] = bc.rsqrt(x[i])
    out[7 * i + 6] = bc.recip(x[i])


@bc.cube
def error_function(x: bc.Array[bc.F], out: bc.Array[bc.F]):
    i = bc.ABSOLUTE_POS
    out[2 * i] = bc.erf(x[i])
    out[2 * i + 1] = bc.erfc(x[i])


Exact = Callable[[Array], list[Any]]


def check(kernel: Any, runtime: Driver, x: Array, exact: list[Any], *more: Array) -> None:
    """Compare each function of a kernel."""
    out = np.zeros((len(x), len(exact)), x.dtype)
    run(kernel, runtime, x, *more, out.reshape(-1), units=32, cubes=len(x) // 32)
    errors = [
        ulps(column, np.asarray(wanted, np.float64)) for column, wanted in zip(out.T, exact, strict=True)
    ]
    assert max(errors) <= ULPS, errors


def spread(dtype: str, low: float, high: float, *special: float) -> Array:
    """Numbers of a range, after some special ones."""
    x = np.random.default_rng(7).uniform(low, high, N).astype(dtype)
    x[: len(special)] = special
    return x


def longer(x: Array) -> Array:
    """In the widest float of the machine."""
    return x.astype(np.longdouble)


@pytest.mark.capability(64)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_trigonometry(runtime: Driver, dtype: str) -> None:
    x = spread(dtype, -1e5, 1e5, 0.0, -0.0, math.pi, math.pi / 2, 1e5, 1e-10, 0.5, 3.0)
    with np.errstate(invalid="ignore"):
        w = longer(x)
        divided = longer(x / np.array(100000, dtype))
        rest = longer(np.array(3, dtype) - x)
        exact = [np.sin(w), np.cos(w), np.tan(w), np.arctan(w), np.arcsin(divided), np.arccos(divided)]
        check(trigonometric, runtime, x, [*exact, np.arctan2(w, rest)])


@pytest.mark.capability(64)
def test_very_large_angles(runtime: Driver) -> None:
    x = np.array([1e6, 1e10, 1e22, 3e38] * 8, np.float32)
    out = np.zeros((32, 7), np.float32)
    run(trigonometric, runtime, x, out.reshape(-1))
    exact = np.sin(np.array([1e6, 1e10, 1e22, 3e38], np.float32).astype(np.float64))
    assert ulps(out[:4, 0], exact) <= ULPS


@pytest.mark.capability(65)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_hyperbolic(runtime: Driver, dtype: str) -> None:
    x = spread(dtype, -3, 3, 0.0, -0.0, 1.0, -1.0, 1e-8, 80.0, -80.0, math.inf, -math.inf, math.nan, 0.999)
    with np.errstate(all="ignore"):
        w = longer(x)
        exact = [np.sinh(w), np.cosh(w), np.tanh(w), np.arcsinh(w), np.arccosh(w), np.arctanh(w)]
        check(hyperbolic, runtime, x, exact)


@pytest.mark.capability(66)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_exponentials_and_logarithms(runtime: Driver, dtype: str) -> None:
    x = spread(
        dtype, 0, 80, 0.0, -0.0, 1.0, -1.0, 1e-8, 1e-7, 10.0, -50.0, math.inf, -math.inf, math.nan, 1e-30
    )
    with np.errstate(all="ignore"):
        w = longer(x)
        exact = [np.exp(w), np.exp2(w), np.expm1(w), np.log(w), np.log2(w), np.log10(w), np.log1p(w)]
        check(exponential, runtime, x, exact)


@pytest.mark.capability(67)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_powers_and_roots(runtime: Driver, dtype: str) -> None:
    x = spread(
        dtype, 0.1, 40, 0.0, -0.0, -2.0, -2.0, -2.0, 1e30, math.inf, -math.inf, math.nan, 1.0, 0.0, -8.0
    )
    y = spread(dtype, -9, 9, 0.0, 3.0, 3.0, -2.0, 0.5, 1e30, 2.0, 3.0, 0.0, math.nan, -1.0, 1 / 3)
    with np.errstate(all="ignore"):
        w, v = longer(x), longer(y)
        square_root = np.sqrt(w)
        exact = [w**v, np.hypot(w, v), 1 / np.hypot(w, v), np.cbrt(w), square_root, 1 / square_root, 1 / w]
        check(powers, runtime, x, exact, y)


@pytest.mark.capability(69)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_error_function(runtime: Driver, dtype: str) -> None:
    x = spread(dtype, -5, 5, 0.0, -0.0, 1e-10, 1.0, -1.0, 9.0, math.inf, -math.inf, math.nan)
    exact = [[math.erf(v) for v in x.tolist()], [math.erfc(v) for v in x.tolist()]]
    check(error_function, runtime, x, exact)
