"""Ops of activations."""

from __future__ import annotations

from burn_dispatch.compositions import activation
from burn_dispatch.ops.row import Op, op

ROWS: tuple[Op, ...] = (
    op("activation_relu", "x:F", composition=activation.relu),
    op("activation_relu_backward", "output:F grad:F", composition=activation.relu_backward),
    op("activation_leaky_relu", "x:F slope", composition=activation.leaky_relu),
    op("activation_prelu", "x:F alpha:F", composition=activation.prelu),
    op("activation_gelu", "x:F", composition=activation.gelu, tolerance=2e-6),
    op("activation_gelu_backward", "x:F grad:F", composition=activation.gelu_backward, tolerance=5e-6),
    op("activation_sigmoid", "x:F", composition=activation.sigmoid, tolerance=2e-6),
    op(
        "activation_sigmoid_backward",
        "output:F grad:F",
        composition=activation.sigmoid_backward,
        tolerance=2e-6,
    ),
    op("activation_hard_sigmoid", "x:F alpha beta", composition=activation.hard_sigmoid),
    op("activation_log_sigmoid", "x:F", composition=activation.log_sigmoid, tolerance=2e-6),
    op(
        "activation_log_sigmoid_backward",
        "x:F grad:F",
        composition=activation.log_sigmoid_backward,
        tolerance=5e-6,
    ),
    op("activation_softmax", "x:F dim", composition=activation.softmax, tolerance=5e-6),
    op("activation_log_softmax", "x:F dim", composition=activation.log_softmax, tolerance=5e-6),
    op("activation_softmin", "x:F dim", composition=activation.softmin, tolerance=5e-6),
)
