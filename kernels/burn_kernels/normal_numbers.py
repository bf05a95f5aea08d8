"""What `box_muller` computes in kernels, by NumPy to the bit: functions of burn_cube.mathlib step by step."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.mathlib.exp import LN2_HI_F32, LN2_LO_F32, ROUND_F32
from burn_cube.mathlib.log import LOG_TAIL_F32
from burn_cube.mathlib.trig import ONE_OVER_PI, PI_1_F32, PI_2_F32, PI_3_F32, SIN_TAIL_F32
from burn_cube.semantics import REFERENCE

Floats = NDArray[np.float32]
_f32 = np.float32
_HALF_WAY, _BELOW = np.uint64(1 << 28), np.uint64((1 << 29) - 1)
"""Of the bits that an f64 has more than an f32: those of a number in the middle of two f32, and all."""


def pairs(first: NDArray[np.uint32], second: NDArray[np.uint32]) -> tuple[Floats, Floats]:
    """Of two words each, two normal numbers."""
    with np.errstate(all="ignore"):
        radius = np.sqrt(_f32(-2) * _log(_f32(1) - _share(first)))
        angle = _share(second) * _f32(6.283185307179586)
        return radius * _cos(angle), radius * _sin(angle)


def _share(words: NDArray[np.uint32]) -> Floats:
    """In [0, 1)."""
    return (words >> np.uint32(8)).astype(_f32) * _f32(2.0**-24)


def _fma(a: Any, b: Any, c: Any) -> Floats:
    """a * b + c, rounded once: in f64, and again where that alone would round to a number in the middle."""
    wide = np.asarray(np.add(np.multiply(a, b, dtype=np.float64), c, dtype=np.float64))
    doubtful = (wide.view(np.uint64) & _BELOW) == _HALF_WAY
    found = wide.astype(_f32)
    if doubtful.any():
        terms = (np.broadcast_to(np.asarray(one, _f32), wide.shape)[doubtful] for one in (a, b, c))
        found[doubtful] = REFERENCE["fma"](*terms)
    return found


def _polynomial(x: Floats, coefficients: tuple[float, ...]) -> Floats:
    value = _fma(x, _f32(coefficients[0]), _f32(coefficients[1]))
    for coefficient in coefficients[2:]:
        value = _fma(value, x, _f32(coefficient))
    return value


def _log(x: Floats) -> Floats:
    """`log_f32` of positive normal numbers."""
    bits = x.view(np.int32)
    exponent = (bits - np.int32(0x3F3504F3)) >> np.int32(23)
    k = exponent.astype(_f32)
    f = (bits - (exponent << np.int32(23))).view(_f32) - _f32(1)
    rest = _fma(_polynomial(f, LOG_TAIL_F32), f * f, k * _f32(LN2_LO_F32))
    high = _fma(k, _f32(LN2_HI_F32), f)
    low = _fma(k, _f32(LN2_HI_F32), -high) + f
    return np.add(high, low + rest, dtype=_f32)


def _sin(x: Floats) -> Floats:
    """`sin_f32` of numbers from 0 to below 2**17."""
    shifted = _fma(x, _f32(ONE_OVER_PI), _f32(ROUND_F32))
    k = shifted - _f32(ROUND_F32)
    r = _fma(k, _f32(-PI_3_F32), _fma(k, _f32(-PI_2_F32), _fma(k, _f32(-PI_1_F32), x)))
    return _turned(r, shifted)


def _cos(x: Floats) -> Floats:
    """`cos_f32` of the same."""
    shifted = _fma(x, _f32(ONE_OVER_PI), _f32(-0.5)) + _f32(ROUND_F32)
    k = (shifted - _f32(ROUND_F32)) + _f32(0.5)
    r = _fma(k, _f32(PI_3_F32), _fma(k, _f32(PI_2_F32), _fma(k, _f32(PI_1_F32), -x)))
    return _turned(r, shifted)


def _turned(r: Floats, shifted: Floats) -> Floats:
    """The sine of r, negative after an odd number of half turns."""
    square = r * r
    cubed = _fma(r, square, r * _fma(r, r, -square))
    sine = _fma(_polynomial(square, SIN_TAIL_F32), cubed, r)
    return (sine.view(np.int32) ^ (shifted.view(np.int32) << np.int32(31))).view(_f32)
