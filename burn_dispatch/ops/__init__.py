"""The op table: every operation on tensors, one row each. Dispatch, backends and tests are made from it."""

from __future__ import annotations

from burn_dispatch.ops import activation_ops, bool_ops, float_ops, int_ops, module_ops, quantized_ops
from burn_dispatch.ops.row import Op

OPS: dict[str, Op] = {
    row.name: row
    for rows in (
        float_ops.ROWS,
        int_ops.ROWS,
        bool_ops.ROWS,
        activation_ops.ROWS,
        module_ops.ROWS,
        quantized_ops.ROWS,
    )
    for row in rows
}
