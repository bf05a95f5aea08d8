"""The math library on the interpreter: errors against mpmath, special cases of C99's Annex F."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mpmath as mp
import numpy as np
import pytest
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.mathlib import FUNCTIONS
from burn_cube.ops import OPS
from burn_cube.semantics import REFERENCE as MEANING

Array = NDArray[Any]
INF, NAN = float("inf"), float("nan")
DTYPES = {"f32": np.float32, "f64": np.float64}
BINARY = ("atan2", "pow", "hypot", "rhypot")
PRECISION = 200


@bc.cube
def unary(x: bc.Array[bc.F], out: bc.Array[bc.F], function: bc.Comptime[bc.CubeFunction]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = function(x[i])


@bc.cube
def binary(x: bc.Array[bc.F], y: bc.Array[bc.F], out: bc.Array[bc.F], function: bc.Comptime[bc.CubeFunction]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = function(x[i], y[i])


def evaluate(op: str, dtype: str, *args: Any) -> Array:
    """The function on arrays or numbers."""
    arrays = [np.atleast_1d(np.asarray(a, DTYPES[dtype])) for a in args]
    out = np.zeros_like(arrays[0])
    kernel: Any = binary if op in BINARY else unary
    kernel.interpret[bc.cdiv(out.size, 64), 64](*arrays, out, FUNCTIONS[op, dtype])
    return out


REFERENCE: dict[str, Callable[..., Any]] = {
    **{op: getattr(mp, op) for op in ("exp", "expm1", "log", "log10", "log1p", "sin", "cos", "tan", "asin")},
    **{op: getattr(mp, op) for op in ("acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh")},
    **{op: getattr(mp, op) for op in ("atanh", "erf", "erfc", "hypot")},
    "exp2": lambda x: mp.power(2, x),
    "log2": lambda x: mp.log(x, 2),
    "pow": mp.power,
    "rhypot": lambda x, y: 1 / mp.hypot(x, y),
    "cbrt": lambda x: mp.sign(x) * mp.cbrt(abs(x)),
}
# where a function is finite, as a part of the greatest exponent
RANGES = {"exp": 0.69, "exp2": 0.999, "expm1": 0.69, "sinh": 0.69, "cosh": 0.69}


def arguments(op: str, dtype: str) -> list[Array]:
    """Numbers of all sizes, sub-normal ones too, near 0, near 1, and where the function changes most."""
    t, rng = DTYPES[dtype], np.random.default_rng(7)
    top = np.finfo(t).maxexp
    sizes = np.ldexp(rng.uniform(1, 2, 120), rng.integers(2 - top - np.finfo(t).nmant, top - 1, 120))
    signed = np.concatenate([rng.uniform(-1, 1, 120), rng.uniform(-12, 12, 120), sizes, -sizes])
    signed = np.concatenate([signed, 1 + rng.uniform(-1e-3, 1e-3, 40), np.ldexp(1.0, np.arange(-40, 40))])
    if op in RANGES:
        limit = RANGES[op] * top
        signed = np.concatenate([signed[abs(signed) < limit], rng.uniform(-1.02 * limit, limit, 200)])
    x = signed.astype(t)
    if op == "erfc":
        x = x[abs(x) < 40]  # mpmath fails on great ones
    elif op in ("log", "log2", "log10"):
        x = abs(x)
    elif op == "log1p":
        x = x[x > -1]
    elif op in ("asin", "acos", "atanh"):
        x = x[abs(x) < 1]
    elif op == "acosh":
        x = abs(x)[abs(x) >= 1]
    if op == "pow":
        x = abs(x)
        return [x, (rng.uniform(-1, 1, x.size) * 0.99 * top / np.maximum(abs(np.log2(x)), 1e-3)).astype(t)]
    return [x, rng.permutation(x)] if op in BINARY else [x]


def error(got: Any, exact: Any, dtype: str) -> float:
    """In units of the last place at the exact value."""
    info = np.finfo(DTYPES[dtype])
    if exact == 0:
        return 0.0 if got == 0 else INF
    # inf stands for 2**maxexp
    largest = mp.ldexp(1, info.maxexp)
    exact = min(max(exact, -largest), largest)
    value = mp.mpf(float(got)) if np.isfinite(got) else mp.sign(got) * largest
    exponent = min(max(int(mp.floor(mp.log(abs(exact), 2))), info.minexp), info.maxexp - 1)
    return float(abs(value - exact) / mp.ldexp(1, exponent - info.nmant))


def ulp(op: str) -> tuple[float, float]:
    """The errors that the op's row promises."""
    promised = OPS[op].ulp
    assert promised is not None
    return promised


@pytest.mark.parametrize(("op", "dtype"), FUNCTIONS)
def test_error(op: str, dtype: str) -> None:
    inputs = arguments(op, dtype)
    bound = ulp(op)[dtype == "f64"]
    with mp.workprec(PRECISION if op not in ("sin", "cos", "tan") else 1400):
        for values in zip(*inputs, evaluate(op, dtype, *inputs), strict=True):
            exact = REFERENCE[op](*[mp.mpf(float(v)) for v in values[:-1]])
            assert error(values[-1], exact, dtype) <= bound, (op, *values)


SPECIAL: dict[str, list[tuple[float, float]]] = {
    "exp": [(0, 1), (-0.0, 1), (INF, INF), (-INF, 0), (1e4, INF), (-1e4, 0)],
    "exp2": [(0, 1), (3, 8), (INF, INF), (-INF, 0), (1e5, INF), (-1e5, 0)],
    "expm1": [(0, 0), (-0.0, -0.0), (INF, INF), (-INF, -1), (1e4, INF), (-1e4, -1)],
    "log": [(1, 0), (0, -INF), (-0.0, -INF), (INF, INF), (-1, NAN), (-INF, NAN)],
    "log2": [(1, 0), (8, 3), (2.0**-149, -149), (0, -INF), (-0.0, -INF), (INF, INF), (-1, NAN)],
    "log10": [(1, 0), (1000, 3), (0, -INF), (-0.0, -INF), (INF, INF), (-1, NAN)],
    "log1p": [(0, 0), (-0.0, -0.0), (-1, -INF), (INF, INF), (-2, NAN), (-INF, NAN)],
    "sin": [(0, 0), (-0.0, -0.0), (INF, NAN), (-INF, NAN)],
    "cos": [(0, 1), (-0.0, 1), (1e-30, 1), (INF, NAN), (-INF, NAN)],
    "tan": [(0, 0), (-0.0, -0.0), (INF, NAN), (-INF, NAN)],
    "asin": [(0, 0), (-0.0, -0.0), (2, NAN), (-INF, NAN)],
    "acos": [(1, 0), (2, NAN), (-INF, NAN)],
    "atan": [(0, 0), (-0.0, -0.0), (INF, np.pi / 2), (-INF, -np.pi / 2)],
    "sinh": [(0, 0), (-0.0, -0.0), (INF, INF), (-INF, -INF), (1e4, INF)],
    "cosh": [(0, 1), (INF, INF), (-INF, INF), (-1e4, INF)],
    "tanh": [(0, 0), (-0.0, -0.0), (INF, 1), (-INF, -1), (50, 1)],
    "asinh": [(0, 0), (-0.0, -0.0), (INF, INF), (-INF, -INF)],
    "acosh": [(1, 0), (INF, INF), (0.5, NAN), (-INF, NAN)],
    "atanh": [(0, 0), (-0.0, -0.0), (1, INF), (-1, -INF), (2, NAN), (INF, NAN)],
    "erf": [(0, 0), (-0.0, -0.0), (INF, 1), (-INF, -1)],
    "erfc": [(0, 1), (INF, 0), (-INF, 2), (50, 0), (-50, 2)],
    "cbrt": [(0, 0), (-0.0, -0.0), (INF, INF), (-INF, -INF), (27, 3), (-8, -2)],
}


def same(got: Array, wanted: list[float], dtype: str) -> None:
    """Equal, signs of zeros too."""
    expected = np.asarray(wanted, DTYPES[dtype])
    np.testing.assert_array_equal(got, expected)
    finite = ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(got[finite]), np.signbit(expected[finite]))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("op", SPECIAL)
def test_special_cases(op: str, dtype: str) -> None:
    cases = [*SPECIAL[op], (NAN, NAN)]
    same(evaluate(op, dtype, [x for x, _ in cases]), [y for _, y in cases], dtype)


PI = np.pi
SPECIAL_PAIRS: dict[str, list[tuple[float, float, float]]] = {
    "atan2": [
        *((0, 1, 0), (-0.0, 1, -0.0), (0, -1, PI), (-0.0, -1, -PI), (0, 0, 0), (-0.0, 0, -0.0)),
        *((0, -0.0, PI), (-0.0, -0.0, -PI), (1, 0, PI / 2), (-1, -0.0, -PI / 2), (1, INF, 0)),
        *((-1, INF, -0.0), (1, -INF, PI), (INF, 1, PI / 2), (-INF, 1, -PI / 2), (INF, INF, PI / 4)),
        *((INF, -INF, 3 * PI / 4), (-INF, INF, -PI / 4), (NAN, 1, NAN), (1, NAN, NAN)),
    ],
    "pow": [
        *((0, -3, INF), (-0.0, -3, -INF), (0, -2, INF), (-0.0, -2, INF), (0, 3, 0), (-0.0, 3, -0.0)),
        *((-0.0, 2, 0), (0, -INF, INF), (-1, INF, 1), (-1, -INF, 1), (1, NAN, 1), (NAN, 0, 1)),
        *((NAN, -0.0, 1), (-2, 0.5, NAN), (0.5, -INF, INF), (2, -INF, 0), (0.5, INF, 0), (2, INF, INF)),
        *((-INF, -3, -0.0), (-INF, -2, 0), (-INF, 3, -INF), (-INF, 2, INF), (INF, -1, 0), (INF, 2, INF)),
        *((-2, 3, -8), (-2, 4, 16), (NAN, 1, NAN), (2, NAN, NAN), (2, 1e30, INF), (-2, 1e30, INF)),
        *((2, -1e30, 0), (-1, 16777217, -1), (-3, -1e-20, NAN)),
    ],
    "hypot": [(3, 4, 5), (INF, NAN, INF), (NAN, -INF, INF), (0, -0.0, 0), (NAN, 1, NAN), (1, NAN, NAN)],
    "rhypot": [(3, 4, 0.2), (INF, NAN, 0), (NAN, -INF, 0), (0, -0.0, INF), (NAN, 1, NAN), (1, NAN, NAN)],
}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("op", SPECIAL_PAIRS)
def test_special_pairs(op: str, dtype: str) -> None:
    # 16777217 is no f32: it becomes an even number
    cases = [c for c in SPECIAL_PAIRS[op] if not (dtype == "f32" and c[1] == 16777217)]
    a, b, wanted = zip(*cases, strict=True)
    same(evaluate(op, dtype, a, b), list(wanted), dtype)


@pytest.mark.parametrize("dtype", DTYPES)
def test_sine_stays_within_one(dtype: str) -> None:
    peaks = ((np.arange(2000) + 0.5) * np.pi).astype(DTYPES[dtype])
    near = np.concatenate([peaks, np.nextafter(peaks, 0), np.nextafter(peaks, np.inf)])
    assert abs(evaluate("sin", dtype, near)).max() == 1.0
    assert abs(evaluate("cos", dtype, near - peaks[0])).max() == 1.0


LIBRARY = {name for name, row in OPS.items() if row.library}
DOCS = Path(__file__).parents[2] / "docs" / "math.md"


def test_each_library_row_has_its_functions_and_an_error() -> None:
    assert set(FUNCTIONS) == {(op, dtype) for op in LIBRARY for dtype in DTYPES}
    assert all(0.5 <= bound <= 2.0 for op in LIBRARY for bound in ulp(op))


def test_the_documentation_gives_the_errors_of_the_rows() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| ([\d.]+) \| ([\d.]+) \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert {op: (float(f32), float(f64)) for op, f32, f64 in rows} == {op: ulp(op) for op in LIBRARY}


EXACT: dict[str, Callable[[Any], Any]] = {
    "rsqrt": lambda x: 1 / mp.sqrt(x),
    "degrees": mp.degrees,
    "radians": mp.radians,
    "sqrt": mp.sqrt,
    "recip": lambda x: 1 / x,
}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("op", EXACT)
def test_error_of_rows_that_round(op: str, dtype: str) -> None:
    """Rows that are no library functions and promise an error: their meaning keeps it."""
    rng = np.random.default_rng(3)
    near_one = 1 + np.arange(1, 200) * np.finfo(DTYPES[dtype]).eps
    x = np.concatenate([rng.uniform(0.5, 4, 2000), near_one]).astype(DTYPES[dtype])
    bound = ulp(op)[dtype == "f64"]
    with mp.workprec(PRECISION):
        worst = max(
            error(y, EXACT[op](mp.mpf(float(v))), dtype) for v, y in zip(x, MEANING[op](x), strict=True)
        )
    assert worst <= bound
