"""Running launch functions of the kernel library on NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_dispatch import Device, Tensor

SIZES = (0, 1, 17, 1000, 4099)
"""Less than a vector, not a multiple of one, more than a block."""
INTERPRETED = 1000
"""Elements that the interpreter gets through in a test."""


def sizes_for(device: Device, sizes: Sequence[int] = SIZES) -> list[int]:
    """The sizes that the device is fast enough for."""
    return [n for n in sizes if device.backend.name == "cpu" or n <= INTERPRETED]


def run(
    device: Device,
    launch: Callable[..., None],
    *args: Any,
    out: tuple[int, ...],
    dtype: str = "f32",
    partial: bool = False,
    **options: Any,
) -> NDArray[Any]:
    """Arrays as tensors of the device, a result of this shape; `partial`: the launch needs memory of its own."""

    def empty(shape: tuple[int, ...], dtype: str) -> Tensor:
        return Tensor.empty(shape, dtype, device)

    given = [Tensor.from_numpy(a, device) if isinstance(a, np.ndarray) else a for a in args]
    result = Tensor.full(out, 77, dtype, device)  # a result that is not written shows
    launch(*given, result, **({"empty": empty} if partial else {}), **options)
    device.sync()
    return result.numpy()


def numbers(*shape: int, seed: int = 1, dtype: str = "float32") -> NDArray[Any]:
    """Random numbers between -2 and 2."""
    return (np.random.default_rng(seed).random(shape) * 4 - 2).astype(dtype)
