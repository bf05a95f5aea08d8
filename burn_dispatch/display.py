"""How a tensor's values look in its repr: NumPy's way; of a large tensor only the edges are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.dtypes import BF16

if TYPE_CHECKING:
    from burn_dispatch.tensor import Tensor

_THRESHOLD = 1000  # elements shown in full
_EDGE = 3


def values(tensor: Tensor) -> str:
    """The values as text, indented to stand behind `Tensor(`."""
    large = tensor.numel() > _THRESHOLD
    array = _edges(tensor, 0) if large else tensor.numpy()
    if tensor.dtype is BF16:
        array = array.astype(np.float32)
    return np.array2string(
        array, separator=", ", prefix="Tensor(", threshold=0 if large else _THRESHOLD, edgeitems=_EDGE
    )


def formatted(array: NDArray[Any], spec: str) -> str:
    """Each value in a format of Python's."""

    def one(value: Any) -> str:
        number: bool | int | float = value.item() if value.dtype.kind in "iub" else float(value)
        return format(number, spec)

    return np.array2string(array, separator=", ", formatter={"all": one})


def _edges(tensor: Tensor, axis: int) -> NDArray[Any]:
    """The first and last elements of each long axis, and one more between, which NumPy leaves out."""
    while axis < tensor.ndim and tensor.shape[axis] <= 2 * _EDGE + 1:
        axis += 1
    if axis == tensor.ndim:
        return _rows(tensor)
    before = (slice(None),) * axis
    parts = (tensor[(*before, slice(_EDGE + 1))], tensor[(*before, slice(-_EDGE, None))])
    return np.concatenate([_edges(part, axis + 1) for part in parts], axis)


def _rows(tensor: Tensor) -> NDArray[Any]:
    """The values, read row by row: together the few rows of a large tensor span all of its memory."""
    if tensor.ndim <= 1 or tensor.is_contiguous():
        return tensor.numpy()
    return np.stack([_rows(row) for row in tensor])
