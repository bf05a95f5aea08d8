"""Discrete Fourier transforms of real lines and back, of any length, lines in parallel.

Lengths of small factors go through Stockham's passes, one for each factor, whose results are in order, so
that nothing is sorted by reversed digits. Other lengths are convolutions with a chirp (Bluestein) of a power
of two. Roots of unity come from a table made in f64 on the host.

In a pass of factor p over sublines of n = p * m elements that lie `apart`:
y[q + apart * (p * j + t)] = w_n^(j * t) * sum_r w_p^(r * t) * x[q + apart * (j + m * r)].
"""

from __future__ import annotations

import cmath
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.lines import Lines, contiguous_lines
from burn_kernels.workload import Inputs, Workload, shaped, uniform

FACTORS = (4, 2, 3, 5, 7, 11, 13)
_WIDE = {"f64": np.float64}


def root(power: int, order: int) -> tuple[float, float]:
    """exp(-2 pi i power / order); exact where it is on an axis."""
    turned = cmath.exp(-2j * cmath.pi * (power % order) / order)
    return round(turned.real, 16) + 0.0, round(turned.imag, 16) + 0.0


@bc.cube
def times(a: bc.F, b: bc.F, c: bc.F, d: bc.F) -> tuple[bc.F, bc.F]:
    """(a + b i) * (c + d i)."""
    return a * c - b * d, a * d + b * c


@bc.cube
def pass_kernel(
    re: bc.Array[bc.F], im: bc.Array[bc.F], out_re: bc.Array[bc.F], out_im: bc.Array[bc.F],
    table_re: bc.Array[bc.F], table_im: bc.Array[bc.F], length: bc.index, lines: bc.index, apart: bc.index,
    factor: bc.Comptime[int], constants: bc.Comptime[tuple[tuple[float, float], ...]],
) -> None:  # fmt: skip
    """A pass over lines of `length`, of whose roots there is a table; a unit makes `factor` elements."""
    each = length // factor
    line = bc.ABSOLUTE_POS // each
    if line < lines:
        number = bc.ABSOLUTE_POS - line * each
        j, q = number // apart, number % apart
        base = line * length
        x, y = bc.Local[bc.F](factor), bc.Local[bc.F](factor)
        for r in bc.unroll(range(factor)):
            x[r], y[r] = re[base + number + each * r], im[base + number + each * r]
        for t in bc.unroll(range(factor)):
            a, b = x[0], y[0]
            for r in bc.unroll(range(1, factor)):
                c, d = constants[r * t % factor]
                if d == 0:
                    a += x[r] * c
                    b += y[r] * c
                elif c == 0:
                    a -= y[r] * d
                    b += x[r] * d
                else:
                    u, v = times(x[r], y[r], bc.cast(c, bc.F), bc.cast(d, bc.F))
                    a += u
                    b += v
            if t > 0:
                place = j * t * apart
                a, b = times(a, b, table_re[place], table_im[place])
            to = base + q + apart * (factor * j + t)
            out_re[to], out_im[to] = a, b


@bc.cube
def load_kernel(
    re: bc.Array[bc.F], re_lines: Lines, im: bc.Array[bc.F] | None, im_lines: Lines,
    out_re: bc.Array[bc.G], out_im: bc.Array[bc.G], chirp_re: bc.Array[bc.G] | None,
    chirp_im: bc.Array[bc.G] | None, length: bc.index, there: bc.index, padded: bc.index, lines: bc.index,
    mirrored: bc.Comptime[bool],
) -> None:  # fmt: skip
    """Lines of `length`, `there` of them in memory and zeros after those, times a chirp, padded by zeros.

    `mirrored`: what is there is the first half of a spectrum of a real line, of which the conjugate is taken.
    """
    line = bc.ABSOLUTE_POS // padded
    if line < lines:
        k = bc.ABSOLUTE_POS - line * padded
        a, b = bc.cast(0, bc.G), bc.cast(0, bc.G)
        at = k
        if mirrored and k > length // 2:
            at = length - k
        if (k < length) & (at < there):
            a = bc.cast(re[re_lines.start(line) + at * re_lines.apart()], bc.G)
            if im is not None:
                b = bc.cast(im[im_lines.start(line) + at * im_lines.apart()], bc.G)
                alone = (at == 0) | (2 * at == length)  # these are real: their own conjugates
                b = bc.select(alone, bc.cast(0, bc.G), bc.select(k == at, -b, b))
        if chirp_re is not None and chirp_im is not None:
            if k < length:
                a, b = times(a, b, chirp_re[k], chirp_im[k])
        out_re[bc.ABSOLUTE_POS], out_im[bc.ABSOLUTE_POS] = a, b


@bc.cube
def convolve_kernel(
    re: bc.Array[bc.F], im: bc.Array[bc.F], other_re: bc.Array[bc.F], other_im: bc.Array[bc.F],
    padded: bc.index,
) -> None:  # fmt: skip
    """The conjugate of a product of spectra: its transform is the conjugate of the convolution."""
    i = bc.ABSOLUTE_POS
    if i < re.len():
        a, b = times(re[i], im[i], other_re[i % padded], other_im[i % padded])
        re[i], im[i] = a, -b


@bc.cube
def store_kernel(
    re: bc.Array[bc.G], im: bc.Array[bc.G], chirp_re: bc.Array[bc.G] | None, chirp_im: bc.Array[bc.G] | None,
    out_re: bc.Array[bc.F], out_im: bc.Array[bc.F] | None, dst: Lines, padded: bc.index, kept: bc.index,
    lines: bc.index, convolved: bc.G, scale: bc.G,
) -> None:  # fmt: skip
    """The first `kept` elements of each line, scaled; from a convolution, its conjugate times the chirp."""
    line = bc.ABSOLUTE_POS // kept
    if line < lines:
        k = bc.ABSOLUTE_POS - line * kept
        a, b = re[line * padded + k], im[line * padded + k]
        if chirp_re is not None and chirp_im is not None:
            a, b = times(a * convolved, -b * convolved, chirp_re[k], chirp_im[k])
        place = dst.start(line) + k * dst.apart()
        out_re[place] = bc.cast(a * scale, bc.F)
        if out_im is not None:
            out_im[place] = bc.cast(b * scale, bc.F)


def factors_of(length: int) -> tuple[int, ...] | None:
    """The factors of the passes; None if there is a large one."""
    found: list[int] = []
    for factor in FACTORS:
        while length % factor == 0:
            found.append(factor)
            length //= factor
    return tuple(found) if length == 1 else None


def padded_length(length: int) -> int:
    """Of the lines that are transformed: a power of two for a convolution."""
    return length if factors_of(length) is not None else 1 << (2 * length - 2).bit_length()


def roots(length: int, dtype: str) -> tuple[NDArray[Any], NDArray[Any]]:
    """exp(-2 pi i k / length) for all k: the table of a transform."""
    turned = np.exp(-2j * np.pi * np.arange(length) / max(length, 1))
    return _split(turned, dtype)


def chirp(length: int, dtype: str) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
    """exp(-pi i k^2 / length), and the spectrum of its conjugate as Bluestein's convolution needs it."""
    squares = np.array([k * k % (2 * length) for k in range(length)])
    turned = np.exp(-1j * np.pi * squares / length)
    around = np.zeros(padded_length(length), np.complex128)
    around[:length] = turned.conj()
    around[len(around) - length + 1 :] = turned[1:].conj()[::-1]
    return *_split(turned, dtype), *_split(np.fft.fft(around), dtype)


def _split(values: NDArray[np.complex128], dtype: str) -> tuple[NDArray[Any], NDArray[Any]]:
    kept = _WIDE.get(dtype, np.float32)
    return values.real.astype(kept), values.imag.astype(kept)


Pair = tuple[Array, Array]


def transform(given: Pair, spare: Pair, table: Pair, length: int, lines: int) -> tuple[Pair, Pair]:
    """The transforms of contiguous lines: where they are, and the memory that is left over."""
    apart = 1
    for factor in factors_of(length) or ():
        constants = tuple(root(power, factor) for power in range(factor))
        pass_kernel.unchecked.forall(lines * length // factor)(
            *given, *spare, *table, length, lines, apart, factor, constants
        )
        given, spare = spare, given
        apart *= factor
    return given, spare


def fourier(
    re: tuple[Array, Lines], im: tuple[Array, Lines] | None, out: tuple[Array, Array | None, Lines],
    lines: int, sizes: tuple[int, int, int], tables: tuple[Array, ...], dtype: str, *, empty: Allocate,
) -> None:  # fmt: skip
    """The first `kept` values of the transform of each line; sizes: length, elements there, kept.

    With an imaginary part, of a mirrored half spectrum and divided by the length: the inverse, whose values
    are real. `tables`: roots of the padded length, and the chirp if there is one; f64, or f32 for all others.
    """
    length, there, kept = sizes
    padded = padded_length(length)
    first: Pair = (empty((lines, padded), dtype), empty((lines, padded), dtype))
    second: Pair = (empty((lines, padded), dtype), empty((lines, padded), dtype))
    table: Pair = (tables[0], tables[1])
    own = tables[2:4] if padded != length else (None, None)
    other = (None, re[1]) if im is None else im
    load_kernel.unchecked.forall(lines * padded)(
        *re, *other, *first, *own, length, there, padded, lines, im is not None
    )
    found, spare = transform(first, second, table, padded, lines)
    if padded != length:
        convolve_kernel.unchecked.forall(lines * padded)(*found, *tables[4:6], padded)
        found, _ = transform(found, spare, table, padded, lines)
    scale = 1.0 if im is None else 1.0 / length
    store_kernel.unchecked.forall(lines * kept)(*found, *own, *out, padded, kept, lines, 1.0 / padded, scale)


def reference(x: NDArray[Any], axis: int, length: int | None = None) -> NDArray[Any]:
    """By NumPy, in f64."""
    return np.fft.rfft(x.astype(np.float64), length, axis)


def _bind_rows(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
    x, *tables = inputs
    rows, length = x.shape
    kept = length // 2 + 1
    out = (outputs[0], empty((rows, kept), "f32"), contiguous_lines(kept))
    given, sizes = (x, contiguous_lines(length)), (length, length, kept)
    return partial(fourier, given, None, out, rows, sizes, tuple(tables), "f32", empty=empty)


def _real(x: NDArray[Any], *tables: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(np.fft.rfft(x.astype(np.float64), axis=1).real)


def _workload(rows: int, length: int) -> Workload:
    return Workload(
        "rfft", "f32", f"{rows}x{length}", lambda rng: (uniform(rng, rows, length), *roots(length, "f32")),
        shaped(rows, length // 2 + 1), _bind_rows, _real, bytes=8 * rows * length, tolerance=1e-5,
    )  # fmt: skip


WORKLOADS = (_workload(1024, 1024), _workload(16, 65536))
