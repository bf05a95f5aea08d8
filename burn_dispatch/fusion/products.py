"""Products that fuse: their kernels do what comes after them, with each element before it is stored."""

from __future__ import annotations

from collections.abc import Callable

from burn_cube.record import record
from burn_dispatch.backends.cube.products import finished_matmul


@record(eq=False)
class Product:
    """`finished` gets the operands, what the op gets after them, and a `burn_kernels.epilogue.Finish`."""

    op: str
    finished: Callable[..., None]


MATMUL = Product("matmul", finished_matmul)
