"""Ops of modules: layers, convolutions, pools, images, signals, losses."""

from __future__ import annotations

from burn_dispatch.compositions import attention, convolution, layers, loss, pooling
from burn_dispatch.ops.row import Op, op

ROWS: tuple[Op, ...] = (
    # layers
    op("embedding", "weights:F indices:I", composition=layers.embedding),
    op(
        "embedding_backward",
        "weights:F grad:F indices:I",
        composition=layers.embedding_backward,
        tolerance=1e-5,
    ),
    op("linear", "x:F weight:F bias:F?", composition=layers.linear, tolerance=2e-5),
    op("linear_x_backward", "weight:F grad:F", composition=layers.linear_x_backward, tolerance=2e-5),
    op("linear_weight_backward", "x:F grad:F", composition=layers.linear_weight_backward, tolerance=2e-5),
    op("linear_bias_backward", "grad:F", composition=layers.linear_bias_backward, tolerance=2e-5),
    op("layer_norm", "x:F gamma:F beta:F? epsilon", composition=layers.layer_norm, tolerance=2e-5),
    op(
        "batch_norm",
        "x:F gamma:F beta:F mean:F variance:F epsilon",
        composition=layers.batch_norm,
        tolerance=2e-5,
    ),
    op(
        "attention",
        "query:F key:F value:F mask:B? bias:F? options",
        composition=attention.attention,
        tolerance=2e-5,
    ),
    # convolutions
    op("conv1d", "x:F weight:F bias:F? options", composition=convolution.conv1d, tolerance=2e-5),
    op(
        "conv1d_x_backward",
        "x:F weight:F grad:F options",
        composition=convolution.x_backward,
        tolerance=2e-5,
    ),
    op(
        "conv1d_weight_backward",
        "x:F weight:F grad:F options",
        composition=convolution.weight_backward,
        tolerance=2e-5,
    ),
    op("conv1d_bias_backward", "x:F bias:F grad:F", composition=convolution.bias_backward, tolerance=2e-5),
    op("conv2d", "x:F weight:F bias:F? options", tolerance=2e-5),
    op(
        "conv2d_x_backward",
        "x:F weight:F grad:F options",
        composition=convolution.x_backward,
        tolerance=2e-5,
    ),
    op(
        "conv2d_weight_backward",
        "x:F weight:F grad:F options",
        composition=convolution.weight_backward,
        tolerance=2e-5,
    ),
    op("conv2d_bias_backward", "x:F bias:F grad:F", composition=convolution.bias_backward, tolerance=2e-5),
    op("conv3d", "x:F weight:F bias:F? options", tolerance=2e-5),
    op(
        "conv3d_x_backward",
        "x:F weight:F grad:F options",
        composition=convolution.x_backward,
        tolerance=2e-5,
    ),
    op(
        "conv3d_weight_backward",
        "x:F weight:F grad:F options",
        composition=convolution.weight_backward,
        tolerance=2e-5,
    ),
    op("conv3d_bias_backward", "x:F bias:F grad:F", composition=convolution.bias_backward, tolerance=2e-5),
    op(
        "conv_transpose1d",
        "x:F weight:F bias:F? options",
        composition=convolution.conv_transpose1d,
        tolerance=2e-5,
    ),
    op(
        "conv_transpose1d_x_backward",
        "weight:F grad:F options",
        composition=convolution.transposed_x_backward,
        tolerance=2e-5,
    ),
    op(
        "conv_transpose1d_weight_backward",
        "x:F weight:F grad:F options",
        composition=convolution.transposed_weight_backward,
        tolerance=2e-5,
    ),
    op(
        "conv_transpose1d_bias_backward",
        "x:F bias:F grad:F",
        composition=convolution.bias_backward,
        tolerance=2e-5,
    ),
    op("conv_transpose2d", "x:F weight:F bias:F? options", tolerance=2e-5),
    op(
        "conv_transpose2d_x_backward",
        "weight:F grad:F options",
        composition=convolution.transposed_x_backward,
        tolerance=2e-5,
    ),
    op(
        "conv_transpose2d_weight_backward",
        "x:F weight:F grad:F options",
        composition=convolution.transposed_weight_backward,
        tolerance=2e-5,
    ),
    op(
        "conv_transpose2d_bias_backward",
        "x:F bias:F grad:F",
        composition=convolution.bias_backward,
        tolerance=2e-5,
    ),
    op("conv_transpose3d", "x:F weight:F bias:F? options", tolerance=2e-5),
    op(
        "conv_transpose3d_x_backward",
        "weight:F grad:F options",
        composition=convolution.transposed_x_backward,
        tolerance=2e-5,
    ),
    op(
        "conv_transpose3d_weight_backward",
        "x:F weight:F grad:F options",
        composition=convolution.transposed_weight_backward,
        tolerance=2e-5,
    ),
    op(
        "conv_transpose3d_bias_backward",
        "x:F bias:F grad:F",
        composition=convolution.bias_backward,
        tolerance=2e-5,
    ),
    op("deform_conv2d", "x:F offset:F weight:F mask:F? bias:F? options", tolerance=2e-5),
    op(
        "deform_conv2d_backward",
        "x:F offset:F weight:F mask:F? bias:F? grad:F options",
        "F F F F F",
        tolerance=2e-5,
    ),
    op("unfold4d", "x:F kernel options", composition=convolution.unfold4d),
    op("fold4d", "x:F output kernel options", composition=convolution.fold4d, tolerance=1e-6),
    # pools
    op("avg_pool1d", "x:F options", composition=pooling.avg_pool1d, tolerance=1e-6),
    op("avg_pool1d_backward", "x:F grad:F options", composition=pooling.avg_pool1d_backward, tolerance=1e-6),
    op("avg_pool2d", "x:F options", tolerance=1e-6),
    op("avg_pool2d_backward", "x:F grad:F options", tolerance=1e-6),
    op("adaptive_avg_pool1d", "x:F size", composition=pooling.adaptive_avg_pool1d, tolerance=1e-6),
    op(
        "adaptive_avg_pool1d_backward",
        "x:F grad:F",
        composition=pooling.adaptive_avg_pool1d_backward,
        tolerance=1e-6,
    ),
    op("adaptive_avg_pool2d", "x:F size", tolerance=1e-6),
    op("adaptive_avg_pool2d_backward", "x:F grad:F", tolerance=1e-6),
    op("adaptive_avg_pool3d", "x:F size", tolerance=1e-6),
    op("adaptive_avg_pool3d_backward", "x:F grad:F", tolerance=1e-6),
    op("max_pool1d", "x:F options", composition=pooling.max_pool1d),
    op("max_pool1d_with_indices", "x:F options dtype", "F I", pooling.max_pool1d_with_indices),
    op(
        "max_pool1d_with_indices_backward",
        "x:F options grad:F indices:I",
        composition=pooling.max_pool1d_with_indices_backward,
        tolerance=1e-6,
    ),
    op("max_pool2d", "x:F options"),
    op("max_pool2d_with_indices", "x:F options dtype", "F I"),
    op("max_pool2d_with_indices_backward", "x:F options grad:F indices:I", tolerance=1e-6),
    # images and signals
    op("interpolate", "x:F size options", tolerance=1e-5),
    op("interpolate_backward", "x:F grad:F size options", tolerance=1e-5),
    op("rfft", "x:F dim length", "F F", tolerance=2e-5),
    op("irfft", "real:F imaginary:F dim length", tolerance=2e-5),
    # loss
    op(
        "ctc_loss",
        "log_probs:F targets:I input_lengths:I target_lengths:I blank",
        composition=loss.ctc_loss,
        tolerance=2e-5,
    ),
    op("has_ctc_loss_backward", "device", "value", loss.has_ctc_loss_backward),
    op(
        "ctc_loss_backward",
        "log_probs:F targets:I input_lengths:I target_lengths:I grad:F blank",
        composition=loss.ctc_loss_backward,
        tolerance=2e-5,
    ),
)
