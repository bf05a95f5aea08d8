"""Fourier transforms of real signals, and CTC (Graves et al., 2006). 16 bits are computed in f32."""

from __future__ import annotations

from burn_dispatch.backends.libtorch.elements import is_half
from burn_dispatch.backends.libtorch.library import Tensor, functional, torch


def rfft(x: Tensor, dim: int, length: int | None) -> tuple[Tensor, Tensor]:
    """Real and imaginary part of the first half; the signal is cut or continued by zeros to `length`."""
    wide = x.float() if is_half(x) else x
    found = torch.fft.rfft(wide, length, dim)
    return found.real.to(x.dtype), found.imag.to(x.dtype)


def irfft(real: Tensor, imaginary: Tensor, dim: int, length: int | None) -> Tensor:
    """The signal, of `length`, or of twice the half less 2."""
    wide = [t.float() if is_half(t) else t for t in (real, imaginary)]
    return torch.fft.irfft(torch.complex(*wide), length, dim).to(real.dtype)


def ctc_loss(
    log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int
) -> Tensor:
    """-log of the probability of each target, infinite where no path is short enough."""
    wide = log_probs.float() if is_half(log_probs) else log_probs
    lengths = input_lengths.long(), target_lengths.long()
    found = functional.ctc_loss(wide, targets.long(), *lengths, blank, reduction="none")
    return found.to(log_probs.dtype)
