"""Reductions that fuse: of the rows of a tensor, along its last axis."""

from __future__ import annotations

import math

from burn_cube.record import record
from burn_dispatch.layout import Shape

SHORTEST = 32
"""Elements of a row for which a cube pays."""
_LONGEST = 1 << 16
"""Elements of a row that one cube takes if there are few rows."""
_MANY = 8  # rows


@record(eq=False)
class Reduction:
    """`kind` as in `burn_kernels.reduce_lines`; `mean`: divided by the number of elements."""

    op: str
    kind: str
    mean: bool = False
    absolute: bool = False


KINDS = (
    Reduction("sum_dim", "sum"),
    Reduction("mean_dim", "sum", mean=True),
    Reduction("prod_dim", "prod"),
    Reduction("max_dim", "max"),
    Reduction("min_dim", "min"),
    Reduction("max_abs_dim", "max", absolute=True),
)


BY_NAME = {rule.op: rule for rule in KINDS}
_PARTS = (16384, 8192, 4096, 2048, 1024, 512)
"""Elements of a part that a cube takes, where all elements of a large tensor are reduced."""


def parts_of(count: int) -> int | None:
    """In how many rows so many elements are reduced; None if they make no equal rows that are worth it."""
    if SHORTEST <= count <= _LONGEST:
        return 1
    return next((count // part for part in _PARTS if count and count % part == 0), None)


def fuses(shape: Shape, dim: int) -> bool:
    """Whether rows of a shape are worth a cube each; others are left to kernels that divide the work."""
    if dim != len(shape) - 1 or shape[-1] < SHORTEST or 0 in shape:
        return False
    return shape[-1] <= _LONGEST or math.prod(shape[:-1]) >= _MANY
