"""Reductions of Cube: over an axis, in place over strides, and over everything."""

from __future__ import annotations

from burn_cube.dtypes import BOOL, DType
from burn_dispatch.backends.cube.axis import all_elements, allocator, along, without
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_kernels import arg_lines, reduce_lines


def _dim(
    x: CubeTensor, dim: int, kind: str, *, mean: bool = False, absolute: bool = False, boolean: bool = False
) -> CubeTensor:
    out = CubeTensor.empty(without(x.shape, dim), BOOL if boolean else x.dtype, x.device)
    if out.layout.numel:
        array, src = along(x, dim)
        reduce_lines.reduce_lines(
            array, src, out, out.layout.numel, x.shape[dim], kind, (x.dtype.name, out.dtype.name),
            empty=allocator(x.device), mean=mean, absolute=absolute,
        )  # fmt: skip
    return out


def _all(
    x: CubeTensor, kind: str, *, mean: bool = False, absolute: bool = False, boolean: bool = False
) -> CubeTensor:
    out = CubeTensor.empty((1,), BOOL if boolean else x.dtype, x.device)
    array, src = all_elements(x)
    reduce_lines.reduce_lines(
        array, src, out, 1, x.layout.numel, kind, (x.dtype.name, out.dtype.name),
        empty=allocator(x.device), mean=mean, absolute=absolute,
    )  # fmt: skip
    return out


def float_sum(x: CubeTensor) -> CubeTensor:
    """The sum of all elements."""
    return _all(x, "sum")


def float_sum_dim(x: CubeTensor, dim: int) -> CubeTensor:
    """Sums along an axis."""
    return _dim(x, dim, "sum")


def float_prod(x: CubeTensor) -> CubeTensor:
    """The product of all elements."""
    return _all(x, "prod")


def float_prod_dim(x: CubeTensor, dim: int) -> CubeTensor:
    """Products along an axis."""
    return _dim(x, dim, "prod")


def float_mean(x: CubeTensor) -> CubeTensor:
    """The mean of all elements; of ints, truncated."""
    return _all(x, "sum", mean=True)


def float_mean_dim(x: CubeTensor, dim: int) -> CubeTensor:
    """Means along an axis; of ints, truncated."""
    return _dim(x, dim, "sum", mean=True)


def float_max(x: CubeTensor) -> CubeTensor:
    """The largest element; NaN if any is."""
    return _all(x, "max")


def float_max_dim(x: CubeTensor, dim: int) -> CubeTensor:
    """The largest along an axis; NaN if any is."""
    return _dim(x, dim, "max")


def float_min(x: CubeTensor) -> CubeTensor:
    """The smallest element; NaN if any is."""
    return _all(x, "min")


def float_min_dim(x: CubeTensor, dim: int) -> CubeTensor:
    """The smallest along an axis; NaN if any is."""
    return _dim(x, dim, "min")


def float_max_abs(x: CubeTensor) -> CubeTensor:
    """The largest absolute value."""
    return _all(x, "max", absolute=True)


def float_max_abs_dim(x: CubeTensor, dim: int) -> CubeTensor:
    """The largest absolute value along an axis."""
    return _dim(x, dim, "max", absolute=True)


def float_any(x: CubeTensor) -> CubeTensor:
    """Whether any element is not 0."""
    return _all(x, "any", boolean=True)


def float_any_dim(x: CubeTensor, dim: int) -> CubeTensor:
    """Whether any element along an axis is not 0."""
    return _dim(x, dim, "any", boolean=True)


def float_all(x: CubeTensor) -> CubeTensor:
    """Whether no element is 0; true of nothing."""
    return _all(x, "all", boolean=True)


def float_all_dim(x: CubeTensor, dim: int) -> CubeTensor:
    """Whether no element along an axis is 0."""
    return _dim(x, dim, "all", boolean=True)


def _best(x: CubeTensor, dim: int, dtype: DType, largest: bool) -> tuple[CubeTensor, CubeTensor]:
    shape = without(x.shape, dim)
    values, places = CubeTensor.empty(shape, x.dtype, x.device), CubeTensor.empty(shape, dtype, x.device)
    if values.layout.numel:
        array, src = along(x, dim)
        arg_lines.arg_lines(
            array, src, values, places, places.layout.numel, x.shape[dim], x.dtype.name,
            largest=largest, empty=allocator(x.device),
        )  # fmt: skip
    return values, places


def float_argmax(x: CubeTensor, dim: int, dtype: DType) -> CubeTensor:
    """Where the first of the largest is along an axis; the first NaN, if there is one."""
    return _best(x, dim, dtype, True)[1]


def float_argmin(x: CubeTensor, dim: int, dtype: DType) -> CubeTensor:
    """Where the first of the smallest is along an axis; the first NaN, if there is one."""
    return _best(x, dim, dtype, False)[1]


def float_max_dim_with_indices(x: CubeTensor, dim: int, dtype: DType) -> tuple[CubeTensor, CubeTensor]:
    """The largest along an axis, and where it is."""
    return _best(x, dim, dtype, True)


def float_min_dim_with_indices(x: CubeTensor, dim: int, dtype: DType) -> tuple[CubeTensor, CubeTensor]:
    """The smallest along an axis, and where it is."""
    return _best(x, dim, dtype, False)


int_sum, int_sum_dim = float_sum, float_sum_dim
int_prod, int_prod_dim = float_prod, float_prod_dim
int_mean, int_mean_dim = float_mean, float_mean_dim
int_max, int_max_dim = float_max, float_max_dim
int_min, int_min_dim = float_min, float_min_dim
int_max_abs, int_max_abs_dim = float_max_abs, float_max_abs_dim
int_any, int_any_dim = float_any, float_any_dim
int_all, int_all_dim = float_all, float_all_dim
int_argmax, int_argmin = float_argmax, float_argmin
int_max_dim_with_indices = float_max_dim_with_indices
int_min_dim_with_indices = float_min_dim_with_indices
bool_any, bool_any_dim = float_any, float_any_dim
bool_all, bool_all_dim = float_all, float_all_dim
