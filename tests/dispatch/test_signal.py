"""Transforms and windows against NumPy, on every backend."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import Tensor, signal
from tests.dispatch.cube_ops import OTHERS, opened
from tests.dispatch.devices import device
from tests.dispatch.oracles import FLOATS, ON, SOME_FLOATS, Array, exact, near, on, values


def near_complex(found: tuple[Tensor, Tensor], wanted: Array, factor: float = 32) -> None:
    whole = exact(found[0].numpy()) + 1j * exact(found[1].numpy())
    assert whole.shape == wanted.shape
    assert found[0].dtype is found[1].dtype
    scale = np.abs(wanted).max(initial=1e-3)
    epsilon = {"f16": 2.0**-10, "bf16": 2.0**-7, "f32": 2.0**-22, "f64": 2.0**-50}[found[0].dtype.name]
    np.testing.assert_allclose(whole, wanted, rtol=0, atol=factor * scale * epsilon)


@ON
@FLOATS
def test_real_transforms(name: str, dtype: DType) -> None:
    array = values((3, 10, 2), dtype)
    (x,) = on(name, array)
    for length in (None, 1, 7, 16):
        found = signal.rfft(x, 1, length)
        near_complex(found, np.fft.rfft(exact(array), length, 1))
        back = signal.irfft(*found, 1, 10 if length is None else length)
        kept = exact(array)[:, :length]
        more = back.shape[1] - kept.shape[1]
        near(back, np.pad(kept, ((0, 0), (0, more), (0, 0))), 32)
    assert signal.rfft(x[:0])[0].shape == (0, 10, 2)


@ON
@FLOATS
@pytest.mark.parametrize("extent", [1, 2, 3, 8, 15])
def test_complex_transforms(name: str, dtype: DType, extent: int) -> None:
    re, im = values((2, extent), dtype), values((2, extent), dtype, 5)
    a, b = on(name, re, im)
    near_complex(signal.cfft(a, b), np.fft.fft(exact(re) + 1j * exact(im)))
    near_complex(signal.cfft(a.transpose(), b.transpose(), 0), np.fft.fft(exact(re) + 1j * exact(im)).T)


def _stft(x: Array, n: int, hop: int, window: Array, mode: Any, normalized: bool, onesided: bool) -> Array:
    """A transform for each window."""
    if mode is not None:
        x = np.pad(x, [(0, 0)] * (x.ndim - 1) + [(n // 2, n // 2)], mode)
    whole = np.zeros(n)
    start = (n - len(window)) // 2
    whole[start : start + len(window)] = window
    frames = [x[..., t : t + n] * whole for t in range(0, x.shape[-1] - n + 1, hop)]
    transform: Any = np.fft.rfft if onesided else np.fft.fft
    found: Array = np.stack([transform(frame) for frame in frames], -1)
    return found / np.sqrt(n) if normalized else found


OPTIONS: list[tuple[int, int | None, int | None, Any, bool, bool]] = [
    (8, None, None, "reflect", False, True), (8, 3, 5, "edge", True, False),
    (7, 2, 7, "constant", False, True), (16, 16, 16, None, True, True), (5, 1, 4, None, False, False),
    (1, 1, 1, None, False, True),
]  # fmt: skip


@ON
@SOME_FLOATS
@pytest.mark.parametrize(("n", "hop", "size", "mode", "normalized", "onesided"), OPTIONS)
def test_transforms_in_windows(
    name: str, dtype: DType, n: int, hop: int | None, size: int | None, mode: Any, normalized: bool,
    onesided: bool,
) -> None:  # fmt: skip
    array = values((2, 33), dtype)
    (x,) = on(name, array)
    window = None if size is None else signal.hamming_window(size, dtype=dtype, device=x.device)
    weights = np.ones(n) if window is None else exact(window.numpy())
    options: Any = {
        "hop_length": hop, "window": window, "center": mode is not None, "normalized": normalized,
        "onesided": onesided,
    }  # fmt: skip
    found = signal.stft(x, n, pad_mode=mode or "reflect", **options)
    step = n // 4 if hop is None else hop
    near_complex(found, _stft(exact(array), n, step, weights, mode, normalized, onesided))
    alone = signal.stft(x[0], n, pad_mode=mode or "reflect", **options)
    near_complex(alone, _stft(exact(array)[0], n, step, weights, mode, normalized, onesided))
    back = signal.istft(*found, n, **options)
    if size is None or size >= step:  # what no window covers is lost
        count = back.shape[-1]
        first = 0 if mode is not None or size is None else (n - size) // 2
        last = count if mode is not None or size is None else count - (n - size)
        near(back[:, first:last], exact(array)[:, :count][:, first:last], 128)
        longer = signal.istft(*found, n, length=40, **options).numpy()
        np.testing.assert_array_equal(longer[:, :count], back.numpy())
        assert not longer[:, count:].any()


@ON
def test_what_no_window_covers_is_0(name: str) -> None:
    (x,) = on(name, values((20,), dt.F32))
    parts = signal.stft(x, 4, hop_length=6, center=False)
    back = signal.istft(*parts, 4, hop_length=6, center=False)
    wanted = x.numpy()[:16]
    wanted[4:6] = wanted[10:12] = 0
    np.testing.assert_allclose(back.numpy(), wanted, atol=1e-6)


WINDOWS: dict[str, tuple[Any, Any]] = {
    "hann": (signal.hann_window, np.hanning),
    "hamming": (signal.hamming_window, np.hamming),
    "blackman": (signal.blackman_window, np.blackman),
}


@ON
@FLOATS
@pytest.mark.parametrize("window", WINDOWS)
def test_windows(name: str, dtype: DType, window: str) -> None:
    mine, theirs = WINDOWS[window]
    for size in (0, 1, 2, 7, 16):
        near(mine(size, False, dtype, device(name)), theirs(size), 2)
        wanted = np.ones(1) if size == 1 else theirs(size + 1)[:size]
        near(mine(size, True, dtype.name, device(name)), wanted, 2)


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
def test_elsewhere(name: str) -> None:
    array = values((2, 33), dt.F32)
    (x,) = on(opened(name), array)
    window = signal.hann_window(8, device=x.device)
    found = signal.stft(x, 8, window=window)
    near_complex(found, _stft(exact(array), 8, 2, exact(window.numpy()), "reflect", False, True))
    near(signal.istft(*found, 8, window=window), exact(array)[:, :32], 64)
    near_complex(signal.cfft(x, x), np.fft.fft(exact(array) * (1 + 1j)))


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
@pytest.mark.parametrize("normalized", [False, True])
@pytest.mark.parametrize("onesided", [False, True])
def test_as_pytorch_has_it(normalized: bool, onesided: bool) -> None:
    import torch

    array = values((2, 50), dt.F64)
    (x,) = on("flex", array)
    window = signal.hann_window(12, dtype="f64", device=x.device)
    given = torch.from_numpy(array), 16, 5, 12, torch.hann_window(12, dtype=torch.float64)
    wanted = torch.stft(*given, normalized=normalized, onesided=onesided, return_complex=True)
    options: Any = {"hop_length": 5, "window": window, "normalized": normalized, "onesided": onesided}
    near_complex(signal.stft(x, 16, **options), wanted.numpy())
    parts = (wanted.real.contiguous().numpy(), wanted.imag.contiguous().numpy())
    back = torch.istft(wanted, *given[1:], normalized=normalized, onesided=onesided)
    near(signal.istft(*on("flex", *parts), 16, **options), back.numpy(), 64)


ERRORS: list[tuple[Callable[[Tensor], Any], str]] = [
    (lambda x: signal.rfft(x, 0, 0), "rfft: got length 0, expected at least 1"),
    (lambda x: signal.rfft(x[:, :0]), "rfft: got length 0, expected at least 1"),
    (lambda x: signal.rfft(x.cast("i32")), "rfft: got a tensor of i32 as tensor, expected one of floats"),
    (lambda x: signal.rfft(x, 3), "rfft: cannot find axis 3 in a tensor of rank 2"),
    (lambda x: signal.irfft(x, x[:1]), r"irfft: got real parts of shape \(3, 4\) and imaginary ones of"),
    (lambda x: signal.irfft(x[:, :1], x[:, :1]), "irfft: got length 0, expected at least 1"),
    (lambda x: signal.irfft(x[:, :0], x[:, :0], 1, 4), r"irfft: got shape \(3, 0\), expected frequencies"),
    (lambda x: signal.cfft(x, x.cast("f64")), "cfft: cannot combine tensors of f32 and f64"),
    (lambda x: signal.stft(x, 0), "stft: got n_fft 0, expected at least 1"),
    (lambda x: signal.stft(x, 2, hop_length=0), "stft: got hop_length 0, expected at least 1"),
    (lambda x: signal.stft(x, 5, center=False), "stft: a window of 5 is longer than a signal of 4"),
    (lambda x: signal.stft(x, 2, window=x[0]), r"stft: got a window of shape \(4,\), expected \(1 to 2,\)"),
    (lambda x: signal.stft(x.sum().reshape(()), 2), "stft: got a tensor of rank 0, expected"),
    (lambda x: signal.istft(x, x, 2), r"istft: got shape \(3, 4\), expected \(..., 2, windows\)"),
    (lambda x: signal.hann_window(-1), r"hann_window: cannot use \(-1,\) as a shape"),
    (lambda x: signal.hann_window(3, dtype="i32"), "hann_window: got i32 as dtype, expected one of floats"),
]


@pytest.mark.parametrize(("wrong", "message"), ERRORS)
def test_errors_name_what_was_given(wrong: Callable[[Tensor], Any], message: str) -> None:
    (x,) = on("flex", values((3, 4), dt.F32))
    with pytest.raises((DispatchValueError, DispatchTypeError, IndexError), match=message):
        wrong(x)
