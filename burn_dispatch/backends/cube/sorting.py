"""Order of Cube: sorts along any axis, on the device."""

from __future__ import annotations

from burn_cube.dtypes import DType
from burn_dispatch.backends.cube.axis import allocator, along
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.layout import Layout
from burn_kernels import topk
from burn_kernels.lines import contiguous_lines
from burn_kernels.sort import sort_lines


def _sort(x: CubeTensor, dim: int, descending: bool, keys: CubeTensor, places: CubeTensor | None) -> None:
    if keys.layout.numel:
        array, src = along(x, dim)
        length = x.shape[dim]
        sort_lines(
            array, src, keys, places, contiguous_lines(length, src.inner), keys.layout.numel // length,
            length, x.dtype.name, descending=descending, empty=allocator(x.device),
        )  # fmt: skip


def float_sort(x: CubeTensor, dim: int, descending: bool) -> CubeTensor:
    """In order along an axis; stable, NaN as the largest."""
    keys = CubeTensor.empty(x.shape, x.dtype, x.device)
    _sort(x, dim, descending, keys, None)
    return keys


def float_sort_with_indices(
    x: CubeTensor, dim: int, descending: bool, dtype: DType
) -> tuple[CubeTensor, CubeTensor]:
    """In order along an axis, and where each element was."""
    keys = CubeTensor.empty(x.shape, x.dtype, x.device)
    places = CubeTensor.empty(x.shape, dtype, x.device)
    _sort(x, dim, descending, keys, places)
    return keys, places


def float_argsort(x: CubeTensor, dim: int, descending: bool, dtype: DType) -> CubeTensor:
    """Where the elements of a sorted axis were."""
    return float_sort_with_indices(x, dim, descending, dtype)[1]


def _first(x: CubeTensor, dim: int, k: int) -> CubeTensor:
    whole = x.layout
    shape = (*whole.shape[:dim], k, *whole.shape[dim + 1 :])
    return x.view(Layout(shape, whole.strides, whole.offset))


def _largest(
    x: CubeTensor, dim: int, k: int, dtype: DType | None
) -> tuple[CubeTensor, CubeTensor | None] | None:
    """The k largest along an axis and, in a dtype, where they were; None if sorting is the way."""
    length = x.shape[dim]
    if not x.layout.numel or not topk.pays(x, length, k):
        return None
    shape = (*x.shape[:dim], k, *x.shape[dim + 1 :])
    keys = CubeTensor.empty(shape, x.dtype, x.device)
    places = None if dtype is None else CubeTensor.empty(shape, dtype, x.device)
    array, src = along(x, dim)
    topk.topk_lines(
        array, src, keys, places, contiguous_lines(k, src.inner), keys.layout.numel // k, length, k,
        x.dtype.name, empty=allocator(x.device),
    )  # fmt: skip
    return keys, places


def float_topk(x: CubeTensor, dim: int, k: int) -> CubeTensor:
    """The k largest along an axis, largest first."""
    found = _largest(x, dim, k, None)
    return _first(float_sort(x, dim, True), dim, k) if found is None else found[0]


def float_topk_with_indices(x: CubeTensor, dim: int, k: int, dtype: DType) -> tuple[CubeTensor, CubeTensor]:
    """The k largest along an axis, and where they were."""
    found = _largest(x, dim, k, dtype)
    if found is not None and found[1] is not None:
        return found[0], found[1]
    keys, places = float_sort_with_indices(x, dim, True, dtype)
    return _first(keys, dim, k), _first(places, dim, k)


def float_argtopk(x: CubeTensor, dim: int, k: int, dtype: DType) -> CubeTensor:
    """Where the k largest along an axis were."""
    return float_topk_with_indices(x, dim, k, dtype)[1]


int_topk, int_topk_with_indices, int_argtopk = float_topk, float_topk_with_indices, float_argtopk
int_sort, int_sort_with_indices, int_argsort = float_sort, float_sort_with_indices, float_argsort
