"""Functions of one tensor, element by element."""

from __future__ import annotations

import numpy as np

from burn_dispatch.backends.libtorch.elements import by_numpy, scalar
from burn_dispatch.backends.libtorch.library import Tensor, torch

float_exp = torch.exp
float_log = torch.log
float_log1p = torch.log1p
float_sqrt = by_numpy(np.sqrt)
float_cos = torch.cos
float_sin = torch.sin
float_tan = torch.tan
float_cosh = torch.cosh
float_sinh = torch.sinh
float_tanh = torch.tanh
float_acos = torch.acos
float_acosh = torch.acosh
float_asin = torch.asin
float_asinh = torch.asinh
float_atan = torch.atan
float_atanh = torch.atanh
float_erf = torch.erf
float_round = torch.round
float_floor = torch.floor
float_ceil = torch.ceil
float_trunc = torch.trunc
int_sign = torch.sign


def float_sign(x: Tensor) -> Tensor:
    """NaN and zeros stay what they are; PyTorch makes 0 of them."""
    return torch.where((x > 0) | (x < 0), torch.sign(x), x)


def float_clamp_min(x: Tensor, low: float) -> Tensor:
    """By comparison, so that of two zeros the one of `x` stays."""
    bound = scalar(x, low)
    return x.masked_fill(x < bound, bound)


def float_clamp_max(x: Tensor, high: float) -> Tensor:
    """As `float_clamp_min`."""
    bound = scalar(x, high)
    return x.masked_fill(x > bound, bound)


def int_clamp(x: Tensor, low: int, high: int) -> Tensor:
    """At least `low`, then at most `high`."""
    return torch.clamp(x, scalar(x, low), scalar(x, high))


def int_clamp_min(x: Tensor, low: int) -> Tensor:
    """At least `low`."""
    return torch.clamp(x, min=scalar(x, low))


def int_clamp_max(x: Tensor, high: int) -> Tensor:
    """At most `high`."""
    return torch.clamp(x, max=scalar(x, high))
