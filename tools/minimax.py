"""Minimax polynomials for `burn_cube/mathlib`: Remez exchange in mpmath, coefficients rounded to the dtype.

`python tools/minimax.py [NAME ...]` prints tuples of `FITS` as the mathlib has them, highest power first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

import mpmath as mp
from mpmath import mpf

mp.mp.dps = 60
Function = Callable[[mpf], mpf]


@dataclass(frozen=True)
class Fit:
    """`target` on [low, high] by a polynomial of `terms` coefficients, minimising |weight * error|."""

    target: Function
    low: str
    high: str
    terms: int
    weight: Function
    bits: int


def round_to(value: mpf, bits: int) -> mpf:
    """`value` to `bits` significant bits, ties to even."""
    if value == 0:
        return value
    mantissa, exponent = mp.frexp(value)
    return mp.ldexp(mp.nint(mp.ldexp(mantissa, bits)), exponent - bits)


def remez(fit: Fit, first: int, target: Function) -> list[mpf]:
    """Coefficients of the minimax polynomial from power `first` on, lowest power first."""
    low, high = mpf(fit.low), mpf(fit.high)
    terms = fit.terms - first
    count = terms + 1
    middle, half = (low + high) / 2, (high - low) / 2
    nodes = [middle - half * mp.cos(mp.pi * (2 * i + 1) / (2 * count)) for i in range(count)]
    samples = 24 * count
    grid = [middle - half * mp.cos(mp.pi * mpf(i) / samples) for i in range(samples + 1)]
    table = [(x, abs(fit.weight(x)), target(x)) for x in grid]
    coefficients: list[mpf] = []
    for _ in range(12):
        matrix, right = mp.matrix(count, count), mp.matrix(count, 1)
        for i, x in enumerate(nodes):
            w = abs(fit.weight(x))
            for j in range(terms):
                matrix[i, j] = w * x ** (first + j)
            matrix[i, count - 1] = mpf((-1) ** i)
            right[i] = w * target(x)
        solution = mp.lu_solve(matrix, right)
        coefficients = [solution[j] for j in range(count - 1)]
        level = abs(solution[count - 1])
        errors = [w * (t - x**first * mp.polyval(coefficients[::-1], x)) for x, w, t in table]
        if max(abs(e) for e in errors) <= level * mpf("1.01"):
            break
        nodes = exchange(grid, errors, count) or nodes
    return coefficients


def exchange(grid: list[mpf], errors: list[mpf], count: int) -> list[mpf] | None:
    """The largest error of each run of one sign, `count` neighbouring runs with the largest errors."""
    peaks: list[tuple[mpf, mpf]] = []
    for x, error in zip(grid, errors, strict=True):
        if peaks and (peaks[-1][1] > 0) == (error > 0):
            if abs(error) > abs(peaks[-1][1]):
                peaks[-1] = (x, error)
        else:
            peaks.append((x, error))
    while len(peaks) > count:
        peaks.pop(0 if abs(peaks[0][1]) < abs(peaks[-1][1]) else -1)
    return [x for x, _ in peaks] if len(peaks) == count else None


def solve(fit: Fit) -> tuple[list[mpf], mpf]:
    """Rounded coefficients, lowest power first, and their largest weighted error.

    The lowest is rounded first and the others are fitted again, and so on, as long as that is better.
    """
    best = [round_to(c, fit.bits) for c in remez(fit, 0, fit.target)]
    for first in range(1, fit.terms):
        head = best[:first]
        rest = remez(fit, first, lambda x, head=head: fit.target(x) - mp.polyval(head[::-1], x))
        candidate = head + [round_to(c, fit.bits) for c in rest]
        if largest_error(fit, candidate) < largest_error(fit, best):
            best = candidate
    return best, largest_error(fit, best)


def largest_error(fit: Fit, coefficients: list[mpf]) -> mpf:
    """On 401 points between the ends."""
    low, high = mpf(fit.low), mpf(fit.high)
    points = [low + (high - low) * (2 * i + 1) / 802 for i in range(401)]
    return max(abs(fit.weight(x) * (fit.target(x) - mp.polyval(coefficients[::-1], x))) for x in points)


def split(value: mpf, *bits: int) -> list[mpf]:
    """`value` as a sum of parts, each with its number of bits."""
    parts: list[mpf] = []
    for width in bits:
        parts.append(round_to(value - mp.fsum(parts), width))
    return parts


TINY = "1e-12"  # a low end that stands for 0: targets in x**2 tend to a limit there


def odd_tail(function: Function) -> Function:
    """(function(x) / x - 1) / x^2 in z = x^2: the P of an odd function x + x^3 * P(x^2)."""
    return lambda z: (function(mp.sqrt(z)) / mp.sqrt(z) - 1) / z


def odd(function: Function, high: str, terms: int, bits: int) -> Fit:
    """The tail of an odd function with slope 1 at 0 on |x| <= high, relative to the function."""

    def weight(z: mpf) -> mpf:
        return z * mp.sqrt(z) / function(mp.sqrt(z))

    return Fit(odd_tail(function), TINY, str(mpf(high) ** 2), terms, weight, bits)


def exp_tail(low: str, high: str, terms: int, bits: int) -> Fit:
    """(e^r - 1 - r) / r^2, relative to e^r - 1."""
    return Fit(lambda r: (mp.expm1(r) - r) / r**2, low, high, terms, lambda r: r * r / mp.expm1(r), bits)


def exp2_tail(terms: int, bits: int) -> Fit:
    """(2^r - 1) / r, relative to 1."""
    return Fit(lambda r: (2**r - 1) / r, "-0.5", "0.50001", terms, lambda r: r, bits)


def log_tail(base: mpf, terms: int, bits: int) -> Fit:
    """(log(1 + f) - f) / f^2 divided by log(base), relative to the logarithm to that base."""

    def target(f: mpf) -> mpf:
        return (mp.log1p(f) - f) / f**2 / mp.log(base)

    return Fit(target, "-0.29290", "0.41422", terms, lambda f: f * f * mp.log(base) / mp.log1p(f), bits)


def log2_ratio_tail(terms: int, bits: int) -> Fit:
    """((atanh(s) / s - 1) / s^2 - 1 / 3) / s^2 * 2 / ln 2 in s^2, |s| <= (sqrt(2) - 1) / (sqrt(2) + 1)."""

    def target(z: mpf) -> mpf:
        return (odd_tail(mp.atanh)(z) - mpf(1) / 3) / z * 2 / mp.log(2)

    return Fit(target, TINY, "0.02946", terms, lambda z: z * z, bits)


def biased(function: Function, bias: str, at: str, power: int, high: str, terms: int, bits: int) -> Fit:
    """The tail of an odd function less a bias at a point where the rounded result matters.

    A sine of pi / 2 must not pass 1, and the arc tangent of 1 should be the dtype's pi / 4.
    """
    return odd(lambda x: function(x) - mpf(bias) * (x / mpf(at)) ** power, high, terms, bits)


def cosh_tail(terms: int, bits: int) -> Fit:
    """(cosh(r) - 1) / r^2 in r^2, relative to 1."""
    return Fit(lambda z: (mp.cosh(mp.sqrt(z)) - 1) / z, TINY, "0.51", terms, lambda z: z, bits)


def erf_tail(high: str, terms: int, bits: int) -> Fit:
    """erf(x) / x - 1 in x^2, relative to erf."""

    def ratio(z: mpf) -> mpf:
        return mp.erf(mp.sqrt(z)) / mp.sqrt(z)

    return Fit(lambda z: ratio(z) - 1, TINY, high, terms, lambda z: 1 / ratio(z), bits)


def erfc_root(degree: int, middle: int, low: str, high: str, terms: int, bits: int) -> Fit:
    """The root of erfc in t = x - middle, weighted with its effect on erf."""

    def root(t: mpf) -> mpf:
        return mp.root(mp.erfc(t + middle), degree)

    return Fit(root, low, high, terms, lambda t: degree * root(t) ** (degree - 1), bits)


def erfcx_ratio(offset: str, low: str, high: str, terms: int, bits: int) -> Fit:
    """(a + 2) * e^(a*a) * erfc(a) in q = offset - 4 / (a + 2); the offset decides how the rest rounds."""

    def target(q: mpf) -> mpf:
        a = 4 / (mpf(offset) - q) - 2
        return (a + 2) * mp.exp(a * a) * mp.erfc(a)

    return Fit(target, low, high, terms, lambda q: 1 / target(q), bits)


FITS = {
    "EXPM1_TAIL_F32": exp_tail("-0.3468", "0.34681", 5, 24),
    "EXPM1_TAIL_F64": exp_tail("-0.34662", "0.346621", 10, 53),
    "EXP2M1_F32": exp2_tail(6, 24),
    "EXP2M1_F64": exp2_tail(11, 53),
    "LOG_TAIL_F32": log_tail(mp.e, 9, 24),
    "LOG2_TAIL_F32": log_tail(mpf(2), 9, 24),
    "LOG_RATIO_F64": Fit(
        lambda z: 2 * odd_tail(mp.atanh)(z), TINY, "0.02946", 7, lambda z: z, 53
    ),  # (log(m) / s - 2) / s^2 in s^2, s = (m - 1) / (m + 1)
    "LOG2_RATIO_TAIL_F32": log2_ratio_tail(3, 24),
    "LOG2_RATIO_TAIL_F64": log2_ratio_tail(7, 53),
    "SIN_TAIL_F32": biased(mp.sin, "1.5e-8", "1.5708", 7, "1.575", 4, 24),
    "SIN_TAIL_F64": biased(mp.sin, "2e-17", "1.5708", 15, "1.571", 8, 53),
    "TAN_TAIL_F32": odd(mp.tan, "0.793", 7, 24),
    "TAN_TAIL_F64": odd(mp.tan, "0.7855", 14, 53),
    "ASIN_TAIL_F32": odd(mp.asin, "0.5", 5, 24),
    "ASIN_TAIL_F64": odd(mp.asin, "0.5", 12, 53),
    "ATAN_TAIL_F32": biased(mp.atan, "-7e-9", "1", 15, "1", 9, 24),
    "ATAN_TAIL_F64": odd(mp.atan, "0.41422", 11, 53),
    "SINH_TAIL_F32": odd(mp.sinh, "1.0001", 4, 24),
    "SINH_TAIL_F64": odd(mp.sinh, "1.0001", 7, 53),
    "COSH_TAIL_F32": cosh_tail(4, 24),
    "COSH_TAIL_F64": cosh_tail(7, 53),
    "ERF_TAIL_F32": erf_tail("1", 7, 24),
    "ERF_TAIL_F64": erf_tail("1.5625", 14, 53),
    "ERFC_ROOT_F32": erfc_root(4, 2, "-1.001", "1.95", 9, 24),
    "ERFC_ROOT_F64": erfc_root(8, 3, "-1.7501", "2.95", 18, 53),
    "ERFCX_F32": erfcx_ratio("0.8515625", "-0.6585", "0.5237", 10, 24),
    "ERFCX_F64": erfcx_ratio("0.7734375", "-0.7361", "0.6369", 23, 53),
}


def main(names: list[str]) -> None:
    """Print the tuples that are asked for, all by default."""
    for name, fit in FITS.items():
        if names and name not in names:
            continue
        coefficients, error = solve(fit)
        print(f"# weighted error 2^{float(mp.log(error, 2)):.1f}")
        print(f"{name} = (")
        for value in reversed(coefficients):
            print(f"    {float(value)!r},")
        print(")")


if __name__ == "__main__":
    main(sys.argv[1:])
