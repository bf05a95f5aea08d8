"""Linear algebra: norms, products of vectors, parts of matrices, factors.

Matrices are the last two axes of a tensor of floats, any axes before them a batch. Norms and factors of f16
and bf16 are computed in f32; all is computed where the tensor is.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from burn_cube.dtypes import F32, I32
from burn_cube.errors import DispatchValueError, shown
from burn_dispatch.api import checks, plain
from burn_dispatch.layout import normalise
from burn_dispatch.tensor import Tensor

# Norms. The axis keeps extent 1.


def vector_norm(x: Tensor, norm: float = 2.0, dim: int = -1) -> Tensor:
    """A norm along an axis: `norm` is 0, 1, 2, another p above 0, or infinity or its negative."""
    of = _number("vector_norm", "norm", norm)
    special: dict[float, Callable[[Tensor, int], Tensor]] = {
        0.0: l0_norm, 1.0: l1_norm, 2.0: l2_norm, math.inf: max_abs_norm, -math.inf: min_abs_norm,
    }  # fmt: skip
    return special[of](x, dim) if of in special else lp_norm(x, of, dim)


def l0_norm(x: Tensor, dim: int = -1) -> Tensor:
    """How many are not 0, in the dtype of the tensor."""
    axis = _axis("l0_norm", x, dim, ("F", "I"))
    counted = x.not_equal(0).cast(F32 if _is_narrow(x) else x.dtype)
    return counted.sum(axis).cast(x.dtype)


def l1_norm(x: Tensor, dim: int = -1) -> Tensor:
    """The sum of the absolute values."""
    axis = _axis("l1_norm", x, dim, ("F", "I"))
    return _wide(x).abs().sum(axis).cast(x.dtype)


def l2_norm(x: Tensor, dim: int = -1) -> Tensor:
    """The square root of the sum of the squares."""
    axis = _axis("l2_norm", x, dim)
    return _wide(x).square().sum(axis).sqrt().cast(x.dtype)


def lp_norm(x: Tensor, p: float, dim: int = -1) -> Tensor:
    """The p-th root of the sum of |x|**p; p above 0."""
    axis, power = _axis("lp_norm", x, dim), _number("lp_norm", "p", p)
    if not 0 < power < math.inf:
        raise DispatchValueError(f"lp_norm: got p = {shown(p)}, expected a number above 0")
    return _wide(x).abs().powf(power).sum(axis).powf(1 / power).cast(x.dtype)


def max_abs_norm(x: Tensor, dim: int = -1) -> Tensor:
    """The largest absolute value."""
    axis = _axis("max_abs_norm", x, dim, ("F", "I"))
    return x.max_abs(axis)


def min_abs_norm(x: Tensor, dim: int = -1) -> Tensor:
    """The smallest absolute value."""
    axis = _axis("min_abs_norm", x, dim, ("F", "I"))
    return x.abs().min(axis)


def vector_normalize(x: Tensor, norm: float = 2.0, dim: int = -1, epsilon: float = 1e-12) -> Tensor:
    """x over its norm along an axis; a norm below epsilon counts as that."""
    _axis("vector_normalize", x, dim)
    wide, least = _wide(x), plain.number("vector_normalize", "epsilon", epsilon)
    return (wide / vector_norm(wide, norm, dim).clamp_min(least)).cast(x.dtype)


def cosine_similarity(x: Tensor, y: Tensor, dim: int = 1, epsilon: float = 1e-8) -> Tensor:
    """The cosine of the angle between x and y along an axis, which keeps extent 1; shapes broadcast.

    A norm below epsilon counts as that.
    """
    mine = checks.kind("cosine_similarity", x, "F")
    checks.pair("cosine_similarity", mine, checks.kind("cosine_similarity", y, "F", "y"))
    axis = normalise(dim, max(x.ndim, y.ndim), "cosine_similarity")
    a, b = _broadcast(_wide(x), _wide(y))
    least = plain.number("cosine_similarity", "epsilon", epsilon)
    lengths = l2_norm(a, axis).clamp_min(least) * l2_norm(b, axis).clamp_min(least)
    return ((a * b).sum(axis) / lengths).cast(x.dtype)


# Products.


def matvec(matrix: Tensor, vector: Tensor) -> Tensor:
    """(..., m, n) times (..., n): (..., m); ints too."""
    kind = checks.kind("matvec", matrix, ("F", "I"), "matrix").kind
    checks.together(
        "matvec", checks.kind("matvec", matrix, kind), checks.kind("matvec", vector, kind, "vector")
    )
    if matrix.ndim < 2 or vector.ndim < 1 or matrix.shape[-1] != vector.shape[-1]:
        raise DispatchValueError(
            f"matvec: cannot multiply shapes {matrix.shape} and {vector.shape}: "
            "expected (..., m, n) and (..., n)"
        )
    return matrix.matmul(vector.unsqueeze(-1)).squeeze(-1)


def outer(x: Tensor, y: Tensor) -> Tensor:
    """All products of the last axes: (..., m) and (..., n) give (..., m, n)."""
    return outer_dim(x, y, -1)


def outer_dim(x: Tensor, y: Tensor, dim: int) -> Tensor:
    """All products along an axis, which becomes two: that of x, then that of y; other axes broadcast."""
    kind = checks.kind("outer", x, ("F", "I"), "x").kind
    checks.together("outer", checks.kind("outer", x, kind), checks.kind("outer", y, (kind,), "y"))
    if x.ndim != y.ndim:
        raise DispatchValueError(f"outer: got shapes {x.shape} and {y.shape}, expected the same rank")
    axis = normalise(dim, x.ndim, "outer")
    return x.unsqueeze(axis + 1) * y.unsqueeze(axis)


# Parts.


def diag(x: Tensor) -> Tensor:
    """The diagonal of each matrix: (..., m, n) gives (..., min(m, n)); of any dtype."""
    checks.kind("diag", x, ("F", "I", "B"))
    rows, columns = _matrices("diag", x)
    count = min(rows, columns)
    flat = x.reshape(*x.shape[:-2], rows * columns)
    return flat[..., 0 : max((count - 1) * (columns + 1) + 1, 0) : columns + 1]


def trace(x: Tensor) -> Tensor:
    """The sum of the diagonal of each matrix, shape (..., 1)."""
    checks.kind("trace", x, ("F", "I"))
    _matrices("trace", x)
    return diag(x).sum(-1)


# Factors.


def lu(x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """P, L and U with x = P @ L @ U: a permutation, lower with ones on the diagonal, upper.

    (..., m, n) gives (..., m, m), (..., m, k) and (..., k, n) with k = min(m, n).
    """
    rows, columns = _checked("lu", x)
    count = min(rows, columns)
    packed, order, _ = _eliminated(_flat(_wide(x)))
    ones = Tensor.eye(rows, count, packed.dtype, x.device).unsqueeze(0)
    lower = packed.narrow(2, 0, count).tril(-1) + ones
    upper = packed.narrow(1, 0, count).triu()
    places = Tensor.arange(rows, dtype=I32, device=x.device).reshape(1, rows, 1)
    # row order[i] of x is row i of L @ U
    moved = places.equal(order.reshape(packed.shape[0], 1, rows)).cast(x.dtype)
    return _batched(moved, x), _batched(lower, x), _batched(upper, x)


def lu_decomposition(x: Tensor) -> tuple[Tensor, Tensor]:
    """L and U in one matrix, without the diagonal of L; and, (..., m) of i32, where its rows are in x."""
    _checked("lu_decomposition", x)
    packed, order, _ = _eliminated(_flat(_wide(x)))
    return _batched(packed, x), order.reshape(*x.shape[:-1])


def det(x: Tensor) -> Tensor:
    """The determinant of each square matrix, shape (..., 1)."""
    rows, columns = _checked("det", x)
    if rows != columns:
        raise DispatchValueError(f"det: got shape {x.shape}, expected square matrices")
    packed, _, sign = _eliminated(_flat(_wide(x)))
    product = diag(packed).prod(1) * sign.reshape(-1, 1)
    return product.cast(x.dtype).reshape(*x.shape[:-2], 1)


def qr(x: Tensor) -> tuple[Tensor, Tensor]:
    """Q and R with x = Q @ R: columns of length 1 at right angles, and an upper matrix.

    (..., m, n) gives (..., m, k) and (..., k, n) with k = min(m, n). By Householder's reflections.
    """
    rows, columns = _checked("qr", x)
    count = min(rows, columns)
    upper = _flat(_wide(x))
    like = upper.dtype, x.device
    place = Tensor.arange(rows, dtype=I32, device=x.device).reshape(1, rows, 1)
    turned = Tensor.eye(rows, None, *like).unsqueeze(0).expand(upper.shape[0], rows, rows)
    for k in range(min(count, rows - 1)):
        column = upper.narrow(2, k, 1).mask_fill(place.lower(k), 0.0)
        head = column.narrow(1, k, 1)
        length = column.square().sum(1).sqrt()
        moved = length.mask_where(head.lower(0.0), -length)  # away from 0: nothing cancels
        mirror = column.mask_where(place.equal(k), column + moved)
        squares = mirror.square().sum(1)
        factor = 2.0 / squares.mask_fill(squares.equal(0.0), 1.0)
        upper = upper - mirror * (mirror * upper).sum(1) * factor
        turned = turned - (turned @ mirror) * mirror.transpose() * factor
    return _batched(turned.narrow(2, 0, count), x), _batched(upper.narrow(1, 0, count).triu(), x)


def _eliminated(x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """L and U in one of (batch, m, n); where its rows were, (batch, m, 1); the sign of that, (batch, 1, 1).

    By columns, the largest of each on the diagonal (Golub, Van Loan, Matrix Computations, 3.4).
    """
    batch, rows, columns = x.shape
    row = Tensor.arange(rows, dtype=I32, device=x.device).reshape(1, rows, 1)
    column = Tensor.arange(columns, dtype=I32, device=x.device).reshape(1, 1, columns)
    order = row.expand(batch, rows, 1)
    sign = Tensor.ones((batch, 1, 1), x.dtype, x.device)
    for k in range(min(rows, columns) if batch else 0):
        below = x[:, k:, k : k + 1]
        found = below.abs().argmax(1).cast(I32) + k
        swapped = row.mask_where(row.equal(k), found).mask_where(row.equal(found), _filled(row, k))
        x = x.gather(1, swapped.expand(batch, rows, columns))
        order = order.gather(1, swapped)
        sign = sign.mask_where(found.not_equal(k), -sign)
        pivot = x[:, k : k + 1, k : k + 1]
        factors = x[:, :, k : k + 1] / pivot.mask_fill(pivot.equal(0.0), 1.0)  # then all below are 0
        factors = factors.mask_fill(row.lower_equal(k), 0.0)
        left = x - factors * x[:, k : k + 1, :].mask_fill(column.lower_equal(k), 0.0)
        x = left.mask_where(row.greater(k) & column.equal(k), factors)
    return x, order, sign


# What all of them share.


def _number(op: str, name: str, value: Any) -> float:
    found = plain.number(op, name, value)
    if math.isnan(found):
        raise DispatchValueError(f"{op}: got nan as {name}, expected a number")
    return found


def _axis(op: str, x: Tensor, dim: int, kinds: Any = "F") -> int:
    return normalise(dim, len(checks.kind(op, x, kinds).shape), op)


def _matrices(op: str, x: Tensor) -> tuple[int, int]:
    if x.ndim < 2:
        raise DispatchValueError(f"{op}: got shape {x.shape}, expected matrices, (..., m, n)")
    return x.shape[-2], x.shape[-1]


def _checked(op: str, x: Tensor) -> tuple[int, int]:
    checks.kind(op, x, "F")
    return _matrices(op, x)


def _is_narrow(x: Tensor) -> bool:
    return x.dtype.is_float and x.dtype.size == 2


def _wide(x: Tensor) -> Tensor:
    """Floats of 16 bits as f32: sums and products of them leave their range soon."""
    return x.cast(F32) if _is_narrow(x) else x


def _flat(x: Tensor) -> Tensor:
    """The batch as one axis."""
    return x.reshape(math.prod(x.shape[:-2]), *x.shape[-2:])


def _batched(found: Tensor, x: Tensor) -> Tensor:
    """With the batch and the dtype of the tensor that was given."""
    return found.reshape(*x.shape[:-2], *found.shape[-2:]).cast(x.dtype)


def _filled(like: Tensor, value: int) -> Tensor:
    return Tensor.full((1,) * like.ndim, value, like.dtype, like.device)


def _broadcast(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    shape = checks.broadcast("cosine_similarity", x.shape, y.shape)
    return x.expand(shape), y.expand(shape)
