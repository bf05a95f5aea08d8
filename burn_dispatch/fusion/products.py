"""Products that fuse: their kernels do what comes after them, with each element before it is stored."""

from __future__ import annotations

from collections.abc import Callable

from burn_cube.record import record
from burn_dispatch.backends.cube.convolution import finished_conv
from burn_dispatch.backends.cube.products import finished_matmul


@record(eq=False)
class Product:
    """`finished` gets the operands, what the op gets after them, and a `burn_kernels.epilogue.Finish`.

    `space`: how many axes of the result are a plane's, of which the last is the columns.
    """

    op: str
    finished: Callable[..., None]
    space: int


MATMUL = Product("matmul", finished_matmul, 1)
CONVOLUTIONS = {f"conv{axes}d": Product(f"conv{axes}d", finished_conv, axes) for axes in (2, 3)}
