"""What running kernels report, in words: the lines that units print, and the checks that failed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.errors import DeviceError
from burn_cube.ir.nodes import Kernel, Print
from burn_cube.semantics.arrays import Array
from burn_cube.semantics.text import line
from burn_cube.targets.checks import reporting
from burn_cube.types import VectorType, elem, lanes


def failure(kernel: Kernel, number: int) -> DeviceError:
    """The error for a check, by its place in `checks.reporting(kernel)`."""
    _, message, span = reporting(kernel)[number]
    return DeviceError(f"kernel {kernel.name} failed: {message}", span)


def text(stmt: Print, bits: Sequence[int]) -> str:
    """The line that a unit prints; `bits` are those of all lanes of all parts in order."""
    left = iter(bits)
    return line([part if isinstance(part, str) else _value(part.value_type, left) for part in stmt.parts])


def _value(t: DType | VectorType, bits: Iterator[int]) -> Array:
    """The bits as the array that they stand for; of no dimension for a scalar."""
    dtype = elem(t)
    cells = np.array([next(bits) for _ in range(lanes(t))], np.uint64)
    values = cells.astype(f"u{dtype.size}").view(dtype.numpy)
    return values if isinstance(t, VectorType) else values.reshape(())
