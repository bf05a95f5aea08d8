"""Ops of bool tensors."""

from __future__ import annotations

from burn_dispatch.compositions import comparisons, creation, indexing, reductions, shapes
from burn_dispatch.ops.row import Op, op

ROWS: tuple[Op, ...] = (
    # data and devices
    op("bool_from_data", "data device", "B"),
    op("bool_into_data", "x:B", "value"),
    op("bool_to_device", "x:B device", "B"),
    op("bool_copy", "x:B", "B"),
    op("bool_empty", "shape dtype device", "B"),
    op("bool_zeros", "shape dtype device", "B", creation.zeros),
    op("bool_ones", "shape dtype device", "B", creation.ones),
    op("bool_into_int", "x:B dtype", "I"),
    op("bool_into_float", "x:B dtype"),
    # logic
    op("bool_not", "x:B", "B"),
    op("bool_and", "lhs:B rhs:B", "B"),
    op("bool_or", "lhs:B rhs:B", "B"),
    op("bool_xor", "lhs:B rhs:B", "B", comparisons.xor),
    op("bool_equal", "lhs:B rhs:B", "B"),
    op("bool_equal_elem", "lhs:B rhs", "B"),
    op("bool_not_equal", "lhs:B rhs:B", "B", comparisons.not_equal),
    op("bool_not_equal_elem", "lhs:B rhs", "B", comparisons.not_equal_elem),
    # shapes
    op("bool_reshape", "x:B shape", "B"),
    op("bool_swap_dims", "x:B first second", "B"),
    op("bool_transpose", "x:B", "B", shapes.transpose),
    op("bool_permute", "x:B axes", "B"),
    op("bool_flip", "x:B axes", "B"),
    op("bool_expand", "x:B shape", "B"),
    op("bool_unfold", "x:B dim size step", "B"),
    op("bool_slice", "x:B slices", "B"),
    op("bool_slice_assign", "x:B slices value:B", "B"),
    op("bool_repeat_dim", "x:B dim times", "B", shapes.repeat_dim),
    op("bool_cat", "xs:B* dim", "B", shapes.cat),
    # by indices and masks
    op("bool_gather", "dim x:B indices:I", "B"),
    op("bool_scatter_or", "dim x:B indices:I value:B", "B"),
    op("bool_select", "x:B dim indices:I", "B"),
    op("bool_select_or", "x:B dim indices:I value:B", "B"),
    op("bool_mask_select", "x:B mask:B", "B", indexing.mask_select),
    op("bool_mask_where", "x:B mask:B value:B", "B"),
    op("bool_mask_fill", "x:B mask:B value", "B"),
    op("bool_argwhere", "x:B dtype", "I"),
    # reductions
    op("bool_any", "x:B", "B"),
    op("bool_any_dim", "x:B dim", "B"),
    op("bool_all", "x:B", "B", reductions.bool_all),
    op("bool_all_dim", "x:B dim", "B", reductions.bool_all_dim),
)
