"""Losses: one number, shape (1,), or one for each sample. f16 and bf16 are summed up in f32."""

from __future__ import annotations

from typing import Literal, get_args

from burn_cube.dtypes import F32
from burn_cube.errors import DispatchValueError
from burn_dispatch import activation
from burn_dispatch.api import checks, plain
from burn_dispatch.tensor import Tensor

Reduction = Literal["mean", "sum", "none"]
"""Of the losses of samples: their mean, NaN of nothing; their sum; or all of them."""


def cross_entropy_with_logits(logits: Tensor, targets: Tensor, reduction: Reduction = "mean") -> Tensor:
    """-sum(target * log_softmax(logits)) along the last axis, the classes; targets are probabilities.

    Both (..., classes); without a reduction (...).
    """
    plain.one_of("cross_entropy_with_logits", "reduction", reduction, get_args(Reduction))
    mine = checks.kind("cross_entropy_with_logits", logits, "F", "logits")
    theirs = checks.kind("cross_entropy_with_logits", targets, "F", "targets")
    checks.together("cross_entropy_with_logits", mine, theirs)
    if logits.shape != targets.shape or logits.ndim < 1:
        raise DispatchValueError(
            f"cross_entropy_with_logits: got logits of shape {logits.shape} and targets of {targets.shape}, "
            "expected (..., classes) of both"
        )
    known = _log_softmax("cross_entropy_with_logits", logits)
    samples = -(known * _wide(targets)).sum(-1).squeeze(-1)
    return _reduced(samples, reduction).cast(logits.dtype)


def cross_entropy(logits: Tensor, classes: Tensor, reduction: Reduction = "mean") -> Tensor:
    """-log_softmax(logits) at the right class; logits (..., count), ints (...), 0 to below the count."""
    plain.one_of("cross_entropy", "reduction", reduction, get_args(Reduction))
    mine = checks.kind("cross_entropy", logits, "F", "logits")
    checks.kind("cross_entropy", classes, "I", "classes")
    checks.on("cross_entropy", mine, classes=classes)
    if logits.ndim < 1 or logits.shape[:-1] != classes.shape:
        raise DispatchValueError(
            f"cross_entropy: got logits of shape {logits.shape} and classes of {classes.shape}, "
            "expected (..., count) and (...)"
        )
    known = _log_softmax("cross_entropy", logits)
    samples = -known.gather(known.ndim - 1, classes.unsqueeze(-1)).squeeze(-1)
    return _reduced(samples, reduction).cast(logits.dtype)


def binary_cross_entropy_with_logits(
    logits: Tensor, targets: Tensor, reduction: Reduction = "mean"
) -> Tensor:
    """-t * log(sigmoid(x)) - (1 - t) * log(1 - sigmoid(x)) of each element, without overflow."""
    x, t = _alike("binary_cross_entropy_with_logits", logits, targets, reduction)
    samples = x.clamp_min(0.0) - x * t + (-x.abs()).exp().log1p()
    return _reduced(samples, reduction).cast(logits.dtype)


def mse(x: Tensor, targets: Tensor, reduction: Reduction = "mean") -> Tensor:
    """The square of the difference of each element."""
    mine, theirs = _alike("mse", x, targets, reduction)
    return _reduced((mine - theirs).square(), reduction).cast(x.dtype)


def _alike(op: str, x: Tensor, targets: Tensor, reduction: str) -> tuple[Tensor, Tensor]:
    plain.one_of(op, "reduction", reduction, get_args(Reduction))
    checks.together(op, checks.kind(op, x, "F"), checks.kind(op, targets, "F", "targets"))
    if x.shape != targets.shape:
        raise DispatchValueError(f"{op}: got shapes {x.shape} and {targets.shape}, expected the same")
    return _wide(x), _wide(targets)


def _log_softmax(op: str, logits: Tensor) -> Tensor:
    checks.not_empty(op, logits.shape, logits.ndim - 1)
    return activation.log_softmax(_wide(logits), -1)


def _reduced(samples: Tensor, reduction: str) -> Tensor:
    if reduction == "none":
        return samples
    return samples.mean() if reduction == "mean" else samples.sum()


def _wide(x: Tensor) -> Tensor:
    return x.cast(F32) if x.dtype.size == 2 else x
