"""Grids of coordinates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

import numpy as np

from burn_cube.dtypes import F64
from burn_cube.errors import DispatchValueError
from burn_dispatch import creation
from burn_dispatch.api import checks, plain
from burn_dispatch.tensor import Tensor

Indexing = Literal["ij", "xy"]


def meshgrid(tensors: Sequence[Tensor], indexing: Indexing = "ij", sparse: bool = False) -> list[Tensor]:
    """Each tensor of rank 1 along an axis of its own, repeated along the others: views.

    `ij`: in the order given. `xy`: the first two exchanged, so that the first goes along columns. `sparse`:
    the others have extent 1.
    """
    bridges = checks.alike("meshgrid", tensors)
    if any(len(one.shape) != 1 for one in bridges):
        raise DispatchValueError(
            f"meshgrid: got shapes {', '.join(str(one.shape) for one in bridges)}, expected rank 1 of each"
        )
    plain.one_of("meshgrid", "indexing", indexing, get_args(Indexing))
    sparse = plain.flag("meshgrid", "sparse", sparse)
    axes = list(range(len(tensors)))
    if indexing == "xy" and len(axes) > 1:
        axes[:2] = 1, 0
    whole = [0] * len(axes)
    for axis, tensor in zip(axes, tensors, strict=True):
        whole[axis] = tensor.shape[0]
    found: list[Tensor] = []
    for axis, tensor in zip(axes, tensors, strict=True):
        along = [1] * len(axes)
        along[axis] = tensor.shape[0]
        line = tensor.reshape(along)
        found.append(line if sparse else line.expand(whole))
    return found


def affine_grid(theta: Tensor, size: Sequence[int], align_corners: bool = False) -> Tensor:
    """Where `module.grid_sample_2d` must look to move images by maps of the plane: (n, height, width, 2).

    theta (n, 2, 3); size (n, channels, height, width). With `align_corners`, -1 and 1 are the centres of the
    pixels at the border, else their outer edges.
    """
    checks.kind("affine_grid", theta, "F", "theta")
    sizes = creation.shape_of("affine_grid", size)
    align_corners = plain.flag("affine_grid", "align_corners", align_corners)
    if len(sizes) != 4 or theta.shape != (sizes[0], 2, 3):
        raise DispatchValueError(
            f"affine_grid: got theta of shape {theta.shape} and size {sizes}, "
            "expected (n, 2, 3) and (n, channels, height, width)"
        )
    count, _, height, width = sizes
    creation.checked_size((count, height, width, 3), F64)
    with creation.memory("affine_grid"):
        base = np.ones((height, width, 3))
        base[..., 0], base[..., 1] = _centres(width, align_corners), _centres(height, align_corners)[:, None]
        places = Tensor.from_numpy(base.reshape(-1, 3).astype(theta.dtype.numpy), theta.device).unsqueeze(0)
    return (places @ theta.transpose()).reshape(count, height, width, 2)


def _centres(count: int, align_corners: bool) -> np.ndarray:
    """Of pixels, in [-1, 1]; of one pixel, 0."""
    if align_corners:
        return np.linspace(-1, 1, count) if count > 1 else np.zeros(count)
    return (2 * np.arange(count) + 1) / max(count, 1) - 1
