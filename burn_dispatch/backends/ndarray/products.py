"""Products of matrices and of vectors in space."""

from __future__ import annotations

import numpy as np

from burn_cube.semantics import Array
from burn_dispatch.backends.ndarray.rounding import floats, quiet

float_matmul = floats(np.matmul)
int_matmul = quiet(np.matmul)


@floats
def _crossed(x: Array, y: Array) -> Array:
    """Of vectors along the first axis, which has extent 3."""
    turned = [x[a] * y[b] - x[b] * y[a] for a, b in ((1, 2), (2, 0), (0, 1))]
    return np.stack(turned)


def float_cross(lhs: Array, rhs: Array, dim: int) -> Array:
    """The product that is at right angles to both, along an axis of extent 3."""
    x, y = np.broadcast_arrays(lhs, rhs)
    return np.moveaxis(_crossed(np.moveaxis(x, dim, 0), np.moveaxis(y, dim, 0)), 0, dim)
