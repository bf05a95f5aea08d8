"""Fourier transforms of real signals, and CTC (Graves et al., 2006). 16 bits are computed in f32."""

from __future__ import annotations

from burn_dispatch.backends.libtorch.elements import is_half
from burn_dispatch.backends.libtorch.library import Tensor, functional, torch


def rfft(x: Tensor, dim: int, length: int | None) -> tuple[Tensor, Tensor]:
    """Real and imaginary part of the first half; the signal is cut or continued by zeros to `length`."""
    if not x.numel():  # the library beneath refuses to transform no signals
        none = x.new_zeros(_resized(x, dim, (x.shape[dim] if length is None else length) // 2 + 1))
        return none, none.clone()
    wide = x.float() if is_half(x) else x
    found = torch.fft.rfft(wide, length, dim)
    return found.real.to(x.dtype), found.imag.to(x.dtype)


def irfft(real: Tensor, imaginary: Tensor, dim: int, length: int | None) -> Tensor:
    """The signal, of `length`, or of twice the half less 2."""
    if not real.numel():
        return real.new_zeros(_resized(real, dim, 2 * real.shape[dim] - 2 if length is None else length))
    wide = [t.float() if is_half(t) else t for t in (real, imaginary)]
    return torch.fft.irfft(torch.complex(*wide), length, dim).to(real.dtype)


def _resized(x: Tensor, dim: int, extent: int) -> tuple[int, ...]:
    return (*x.shape[:dim], extent, *x.shape[dim + 1 :])


def ctc_loss(
    log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int
) -> Tensor:
    """-log of the probability of each target, infinite where no path is short enough."""
    if not log_probs.shape[1]:  # PyTorch refuses a batch of no samples
        return log_probs.new_zeros(0)
    wide = log_probs.float() if is_half(log_probs) else log_probs
    lengths = input_lengths.long(), target_lengths.long()
    found = functional.ctc_loss(wide, targets.long(), *lengths, blank, reduction="none")
    return found.to(log_probs.dtype)
