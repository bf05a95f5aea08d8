"""Ops of quantised tensors: their own, and those of floats on what the codes stand for."""

from __future__ import annotations

from burn_cube.record import replace
from burn_dispatch.compositions import quantized
from burn_dispatch.ops import float_ops
from burn_dispatch.ops.row import Op, op

_OWN: tuple[Op, ...] = (
    op("q_from_data", "data device", "Q", quantized.q_from_data),
    op("q_into_data", "x:Q", "value", quantized.q_into_data),
    op("q_to_device", "x:Q device", "Q", quantized.q_to_device),
    op("q_copy", "x:Q", "Q", quantized.q_copy),
    op("quantize", "x:F scheme scales:F", "Q", quantized.quantize),
    op("quantize_dynamic", "x:F scheme", "Q", quantized.quantize_dynamic),
    op("dequantize", "x:Q dtype", "F", quantized.dequantize),
    op("q_reshape", "x:Q shape", "Q", quantized.q_reshape),
    op("q_swap_dims", "x:Q first second", "Q", quantized.q_swap_dims),
    op("q_permute", "x:Q axes", "Q", quantized.q_permute),
    op("q_flip", "x:Q axes", "Q", quantized.q_flip),
    op("q_transpose", "x:Q", "Q", quantized.q_transpose),
    op("q_detach", "x:Q", "Q", quantized.same),
    op("q_set_require_grad", "x:Q require", "Q", quantized.same),
    op("q_is_require_grad", "x:Q", "value", quantized.is_require_grad),
)
_THROUGH = """
    expand select slice gather repeat_dim cat
    add add_scalar sub sub_scalar mul mul_scalar div div_scalar clamp clamp_min clamp_max matmul neg recip
    sum sum_dim prod prod_dim mean mean_dim cumsum cumprod cummin cummax
    exp log log1p powf powf_scalar powi powi_scalar sqrt abs cos sin tan cosh sinh tanh erf
    argmax argmin argtopk topk topk_with_indices
    max max_dim max_dim_with_indices min min_dim min_dim_with_indices max_abs max_abs_dim
    any any_dim all all_dim sort sort_with_indices argsort
"""
_FLOATS = {row.name: row for row in float_ops.ROWS}


def _through(name: str) -> Op:
    row = _FLOATS[f"float_{name}"]
    params = tuple([replace(param, kind="Q") if param.kind == "F" else param for param in row.params])
    return replace(row, name=f"q_{name}", params=params, composition=quantized.through(row.name))


ROWS: tuple[Op, ...] = (*_OWN, *[_through(name) for name in _THROUGH.split()])
