"""Signals: Fourier transforms, short ones in windows, and windows.

Complex numbers are two tensors, real and imaginary parts.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
from numpy.typing import NDArray

from burn_cube.dtypes import F64
from burn_cube.errors import DispatchValueError
from burn_dispatch import bridge, creation
from burn_dispatch.api import checks, plain
from burn_dispatch.api.creations import target
from burn_dispatch.creation import DTypeLike
from burn_dispatch.device import Device
from burn_dispatch.layout import normalise
from burn_dispatch.tensor import Tensor

PadMode = Literal["constant", "reflect", "edge", "wrap"]


def rfft(x: Tensor, dim: int = -1, length: int | None = None) -> tuple[Tensor, Tensor]:
    """The transform of real signals along an axis, frequencies 0 to length // 2.

    `length`: the signals are cut, or zeros added, to this; by default their extent.
    """
    mine = checks.kind("rfft", x, "F")
    axis = normalise(dim, x.ndim, "rfft")
    count = plain.count("rfft", "length", x.shape[axis] if length is None else length)
    creation.checked_size((*x.shape[:axis], count, *x.shape[axis + 1 :]), x.dtype)
    real, imaginary = bridge.call("rfft")(mine, axis, None if length is None else count)
    return Tensor(real), Tensor(imaginary)


def irfft(real: Tensor, imaginary: Tensor, dim: int = -1, length: int | None = None) -> Tensor:
    """The real signals of a length, by default 2 * (extent - 1), whose transform this is."""
    re, im = _complex("irfft", real, imaginary)
    axis = normalise(dim, real.ndim, "irfft")
    count = plain.count("irfft", "length", 2 * (real.shape[axis] - 1) if length is None else length)
    creation.checked_size((*real.shape[:axis], count, *real.shape[axis + 1 :]), real.dtype)
    if not real.shape[axis]:
        raise DispatchValueError(f"irfft: got shape {real.shape}, expected frequencies along axis {axis}")
    return Tensor(bridge.call("irfft")(re, im, axis, None if length is None else count))


def cfft(real: Tensor, imaginary: Tensor, dim: int = -1) -> tuple[Tensor, Tensor]:
    """The transform of complex signals along an axis, as many frequencies as values."""
    _complex("cfft", real, imaginary)
    axis = normalise(dim, real.ndim, "cfft")
    # that of real + i * imaginary is that of both, which is linear
    (a, b), (c, d) = (_all_frequencies(one, axis) for one in (real, imaginary))
    return a - d, b + c


def stft(
    x: Tensor, n_fft: int, *, hop_length: int | None = None, window: Tensor | None = None,
    center: bool = True, pad_mode: PadMode = "reflect", normalized: bool = False, onesided: bool = True,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """Transforms of a window that goes along the last axis: (..., frequencies, windows).

    `hop_length`: from one to the next, by default n_fft // 4. `window`: at most n_fft values, zeros are added
    on both sides; by default ones. `center`: the middle of the first window is on the first value, and the
    signal is padded. `normalized`: divided by sqrt(n_fft). `onesided`: n_fft // 2 + 1 frequencies, else all.
    """
    checks.kind("stft", x, "F")
    n_fft, hop = _sizes("stft", n_fft, hop_length)
    center, normalized = plain.flag("stft", "center", center), plain.flag("stft", "normalized", normalized)
    onesided = plain.flag("stft", "onesided", onesided)
    if x.ndim < 1:
        raise DispatchValueError("stft: got a tensor of rank 0, expected (..., time)")
    weights = _window("stft", x, n_fft, window)
    signal = x.pad((n_fft // 2, n_fft // 2), pad_mode) if center else x
    if signal.shape[-1] < n_fft:
        raise DispatchValueError(
            f"stft: a window of {n_fft} is longer than a signal of {signal.shape[-1]}, its padding included"
        )
    frames = signal.unfold(-1, n_fft, hop) * weights
    last = frames.ndim - 1
    parts = rfft(frames, last) if onesided else _all_frequencies(frames, last)
    real, imaginary = (part.swap_dims(-1, -2) for part in parts)
    scale = n_fft**-0.5
    return (real * scale, imaginary * scale) if normalized else (real, imaginary)


def istft(
    real: Tensor, imaginary: Tensor, n_fft: int, *, hop_length: int | None = None,
    window: Tensor | None = None, center: bool = True, normalized: bool = False, onesided: bool = True,
    length: int | None = None,
) -> Tensor:  # fmt: skip
    """The signals whose `stft`, with the same options, comes nearest to this (Griffin, Lim, 1984).

    `length`: they are cut, or zeros added, to this. Where the windows are 0, so are they.
    """
    _complex("istft", real, imaginary)
    n_fft, hop = _sizes("istft", n_fft, hop_length)
    center, normalized = plain.flag("istft", "center", center), plain.flag("istft", "normalized", normalized)
    onesided = plain.flag("istft", "onesided", onesided)
    if length is not None:
        length = plain.count("istft", "length", length)
    expected = n_fft // 2 + 1 if onesided else n_fft
    if real.ndim < 2 or real.shape[-2] != expected or not real.shape[-1]:
        raise DispatchValueError(f"istft: got shape {real.shape}, expected (..., {expected}, windows)")
    half = n_fft // 2 + 1
    re, im = (part.swap_dims(-1, -2).narrow(-1, 0, half) for part in (real, imaginary))
    weights = _window("istft", real, n_fft, window)
    frames = irfft(re, im, -1, n_fft) * weights
    if normalized:
        frames = frames * n_fft**0.5
    cover = (weights * weights).reshape(1, n_fft).expand(real.shape[-1], n_fft)
    total, whole = _overlapped(cover, hop), _overlapped(frames, hop)
    little = total.lower(1e-11 if real.dtype.size > 2 else 1e-6)
    found = (whole / total.mask_fill(little, 1.0)).mask_fill(little, 0.0)
    start = n_fft // 2 if center else 0
    end = n_fft + hop * (real.shape[-1] - 1) - start
    found = found[..., start : max(end, start)]
    if length is None:
        return found
    more = max(length - found.shape[-1], 0)
    return (found.pad((0, more)) if more else found)[..., :length]


def hann_window(
    size: int, periodic: bool = True, dtype: DTypeLike | None = None, device: Device | None = None
) -> Tensor:
    """1/2 - cos(2 pi i / n) / 2, with n the size, or one less if it is not periodic."""
    return _cosines("hann_window", size, periodic, dtype, device, (0.5, 0.5))


def hamming_window(
    size: int, periodic: bool = True, dtype: DTypeLike | None = None, device: Device | None = None
) -> Tensor:
    """0.54 - 0.46 cos(2 pi i / n), with n the size, or one less if it is not periodic."""
    return _cosines("hamming_window", size, periodic, dtype, device, (0.54, 0.46))


def blackman_window(
    size: int, periodic: bool = True, dtype: DTypeLike | None = None, device: Device | None = None
) -> Tensor:
    """0.42 - cos(2 pi i / n) / 2 + 0.08 cos(4 pi i / n), n the size, or one less if it is not periodic."""
    return _cosines("blackman_window", size, periodic, dtype, device, (0.42, 0.5, 0.08))


def _cosines(
    op: str, size: int, periodic: bool, dtype: DTypeLike | None, device: Device | None,
    weights: tuple[float, ...],
) -> Tensor:  # fmt: skip
    """A sum of cosines with alternating signs; in f64, then rounded."""
    where, periodic = target(op, device), plain.flag(op, "periodic", periodic)
    of = where.settings().float_dtype if dtype is None else creation.dtype_of(op, dtype)
    if not of.is_float:
        raise DispatchValueError(f"{op}: got {of} as dtype, expected one of floats")
    (count,) = creation.shape_of(op, (size,))
    creation.checked_size((count,), F64)
    steps = max(count if periodic else count - 1, 1)
    with creation.memory(op):
        angle: NDArray[np.float64] = 2 * np.pi * np.arange(count) / steps
        terms = [(-1) ** k * weight * np.cos(k * angle) for k, weight in enumerate(weights)]
        found = np.ones(1) if count == 1 else np.sum(terms, axis=0)
        return Tensor.from_numpy(found.astype(of.numpy), where)


def _all_frequencies(x: Tensor, axis: int) -> tuple[Tensor, Tensor]:
    """Of real signals: those above half are the conjugates of those below, backwards."""
    extent = x.shape[axis]
    real, imaginary = rfft(x, axis)
    count = (extent - 1) // 2
    if not count:
        return real, imaginary
    rest = [part.narrow(axis, 1, count).flip(axis) for part in (real, imaginary)]
    return Tensor.cat([real, rest[0]], axis), Tensor.cat([imaginary, -rest[1]], axis)


def _overlapped(frames: Tensor, hop: int) -> Tensor:
    """Frames (..., count, size) added where they were, each so many places after the last."""
    *outer, count, size = frames.shape
    pieces = -(-size // hop)
    more = pieces * hop - size
    parts = (frames.pad((0, more)) if more else frames).reshape(*outer, count, pieces, hop)
    found: Tensor | None = None
    for piece in range(pieces):
        moved = parts.narrow(-2, piece, 1).squeeze(-2).pad(((piece, pieces - 1 - piece), (0, 0)))
        found = moved if found is None else found + moved
    assert found is not None, "a window has at least one piece"
    return found.reshape(*outer, (count + pieces - 1) * hop)


def _window(op: str, like: Tensor, n_fft: int, window: Tensor | None) -> Tensor:
    """Of n_fft values."""
    if window is None:
        return Tensor.ones(n_fft, like.dtype, like.device)
    theirs = checks.kind(op, window, "F", "window")
    checks.on(op, checks.kind(op, like, "F"), window=window)
    checks.together(op, checks.kind(op, like, "F"), theirs)
    if window.ndim != 1 or not 1 <= window.shape[0] <= n_fft:
        raise DispatchValueError(f"{op}: got a window of shape {window.shape}, expected (1 to {n_fft},)")
    before = (n_fft - window.shape[0]) // 2
    after = n_fft - window.shape[0] - before
    return window.pad((before, after)) if before or after else window


def _sizes(op: str, n_fft: int, hop_length: int | None) -> tuple[int, int]:
    """Of the window, and from one to the next."""
    size = plain.count(op, "n_fft", n_fft)
    creation.checked_size((size,), F64)
    return size, max(size // 4, 1) if hop_length is None else plain.count(op, "hop_length", hop_length)


def _complex(op: str, real: Tensor, imaginary: Tensor) -> tuple[bridge.BridgeTensor, bridge.BridgeTensor]:
    re, im = checks.kind(op, real, "F", "real"), checks.kind(op, imaginary, "F", "imaginary")
    checks.together(op, re, im)
    if re.shape != im.shape:
        raise DispatchValueError(
            f"{op}: got real parts of shape {re.shape} and imaginary ones of {im.shape}, expected one shape"
        )
    return re, im
