"""Transforms of Cube: of real lines, and back."""

from __future__ import annotations

from functools import lru_cache

from burn_cube.dtypes import BY_NAME
from burn_dispatch.backends.cube.axis import allocator, along
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_kernels import fft
from burn_kernels.lines import contiguous_lines


@lru_cache(maxsize=32)
def _tables(length: int, dtype: str, device: Device) -> tuple[CubeTensor, ...]:
    """Roots of unity of a length, and its chirp if it needs one."""
    padded = fft.padded_length(length)
    chirp = fft.chirp(length, dtype) if padded != length else ()
    arrays = (*fft.roots(padded, dtype), *chirp)
    return tuple([CubeTensor.from_numpy(array, BY_NAME[dtype], device) for array in arrays])


def _computed(x: CubeTensor) -> str:
    """The dtype of the transform."""
    return "f64" if x.dtype.name == "f64" else "f32"


def rfft(x: CubeTensor, dim: int, length: int | None) -> tuple[CubeTensor, CubeTensor]:
    """Real and imaginary parts of the transform along an axis, cut or padded by zeros to a length."""
    whole = x.shape[dim] if length is None else length
    shape = (*x.shape[:dim], whole // 2 + 1, *x.shape[dim + 1 :])
    real, imaginary = (CubeTensor.empty(shape, x.dtype, x.device) for _ in range(2))
    lines = real.layout.numel // shape[dim]
    if lines and whole:
        dtype = _computed(x)
        given = along(x, dim)
        dst = contiguous_lines(shape[dim], given[1].inner)
        fft.fourier(
            given, None, (real, imaginary, dst), lines,
            (whole, min(whole, x.shape[dim]), shape[dim]), _tables(whole, dtype, x.device), dtype,
            empty=allocator(x.device),
        )  # fmt: skip
    return real, imaginary


def irfft(real: CubeTensor, imaginary: CubeTensor, dim: int, length: int | None) -> CubeTensor:
    """The line of a length whose transform this is, divided by the length."""
    whole = 2 * (real.shape[dim] - 1) if length is None else length
    shape = (*real.shape[:dim], whole, *real.shape[dim + 1 :])
    out = CubeTensor.empty(shape, real.dtype, real.device)
    if out.layout.numel:
        dtype = _computed(real)
        re, im = along(real, dim), along(imaginary, dim)
        dst = contiguous_lines(whole, re[1].inner)
        fft.fourier(
            re, im, (out, None, dst), out.layout.numel // whole, (whole, real.shape[dim], whole),
            _tables(whole, dtype, real.device), dtype, empty=allocator(real.device),
        )  # fmt: skip
    return out
