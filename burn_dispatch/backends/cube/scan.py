"""Cumulative results of Cube along any axis, and what masks choose."""

from __future__ import annotations

from burn_cube.dtypes import I32, DType
from burn_dispatch.backends.cube.axis import allocator, along
from burn_dispatch.backends.cube.copies import contiguous
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.layout import Layout
from burn_kernels import compact
from burn_kernels.lines import contiguous_lines
from burn_kernels.scan_lines import scan_lines


def _scan(x: CubeTensor, dim: int, kind: str) -> CubeTensor:
    out = CubeTensor.empty(x.shape, x.dtype, x.device)
    if out.layout.numel:
        array, src = along(x, dim)
        length = x.shape[dim]
        dst = contiguous_lines(length, src.inner)
        scan_lines(
            array, src, out, dst, out.layout.numel // length, length, kind, (x.dtype.name, x.dtype.name),
            empty=allocator(x.device),
        )  # fmt: skip
    return out


def float_cumsum(x: CubeTensor, dim: int) -> CubeTensor:
    """Sums up to each element along an axis."""
    return _scan(x, dim, "sum")


def float_cumprod(x: CubeTensor, dim: int) -> CubeTensor:
    """Products up to each element along an axis."""
    return _scan(x, dim, "prod")


def float_cummin(x: CubeTensor, dim: int) -> CubeTensor:
    """The smallest up to each element along an axis."""
    return _scan(x, dim, "min")


def float_cummax(x: CubeTensor, dim: int) -> CubeTensor:
    """The largest up to each element along an axis."""
    return _scan(x, dim, "max")


def _counted(mask: CubeTensor) -> tuple[CubeTensor, int]:
    """How many elements of a contiguous mask are true up to each; and how many in all, which is read."""
    length = mask.layout.numel
    counts = CubeTensor.empty((length,), I32, mask.device)
    if not length:
        return counts, 0
    compact.count(mask, counts, empty=allocator(mask.device))
    return counts, int(counts.view(Layout((1,), (1,), length - 1)).numpy()[0])


def bool_argwhere(x: CubeTensor, dtype: DType) -> CubeTensor:
    """The coordinates of the true elements, a row each."""
    mask = contiguous(x)
    counts, found = _counted(mask)
    out = CubeTensor.empty((found, len(x.shape)), dtype, x.device)
    if out.layout.numel:
        compact.coordinates(mask, counts, out, x.shape)
    return out


def float_mask_select(x: CubeTensor, mask: CubeTensor) -> CubeTensor:
    """The elements where the mask, which broadcasts, is true; shape (count,)."""
    chosen = contiguous(mask.view(mask.layout.expand(x.shape)))
    counts, found = _counted(chosen)
    out = CubeTensor.empty((found,), x.dtype, x.device)
    if found:
        compact.choose(contiguous(x), chosen, counts, out)
    return out


int_cumsum, int_cumprod, int_cummin, int_cummax = float_cumsum, float_cumprod, float_cummin, float_cummax
int_mask_select = bool_mask_select = float_mask_select
