"""The loops for Numba: each is plain Python over flat arrays, on a range of them."""

from __future__ import annotations

import math

from burn_cube.semantics import Array
from burn_dispatch.backends.flex.compiled import Loop


def _erf(x: Array, out: Array, start: int, stop: int) -> None:
    for i in range(start, stop):
        out[i] = math.erf(x[i])


def _add(out: Array, places: Array, values: Array) -> None:
    for i in range(len(places)):
        out[places[i]] += values[i]


def _multiply(out: Array, places: Array, values: Array) -> None:
    for i in range(len(places)):
        out[places[i]] *= values[i]


def _argmax_columns(x: Array, out: Array, start: int, stop: int) -> None:
    """x (outer, extent, inner): the first NaN, else the first of the largest, for a range of outer ones."""
    for o in range(start, stop):
        for i in range(x.shape[2]):
            out[o, i] = 0
        for k in range(1, x.shape[1]):
            for i in range(x.shape[2]):
                best, new = x[o, out[o, i], i], x[o, k, i]
                if new > best or (new != new and best == best):
                    out[o, i] = k


def _argmin_columns(x: Array, out: Array, start: int, stop: int) -> None:
    for o in range(start, stop):
        for i in range(x.shape[2]):
            out[o, i] = 0
        for k in range(1, x.shape[1]):
            for i in range(x.shape[2]):
                best, new = x[o, out[o, i], i], x[o, k, i]
                if new < best or (new != new and best == best):
                    out[o, i] = k


erf = Loop(_erf)
add = Loop(_add)
multiply = Loop(_multiply)
argmax_columns = Loop(_argmax_columns)
argmin_columns = Loop(_argmin_columns)
