"""Fourier transforms of real signals."""

from __future__ import annotations

import numpy as np

from burn_cube.semantics import Array
from burn_dispatch.backends.ndarray.rounding import narrowed, quiet, widened


@np.errstate(all="ignore")
def rfft(x: Array, dim: int, length: int | None) -> tuple[Array, Array]:
    """Real and imaginary parts; x is cut or filled with zeros to `length`."""
    found = np.fft.rfft(widened(x), length, dim)
    return narrowed(found.real, x), narrowed(found.imag, x)


@quiet
def irfft(real: Array, imaginary: Array, dim: int, length: int | None) -> Array:
    """The signal of `length`, by default 2 * (extent - 1)."""
    whole = widened(real) + 1j * widened(imaginary)
    return narrowed(np.fft.irfft(whole, length, dim), real)
