"""Running launch functions of the kernel library on NumPy arrays."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube import dtypes as dt
from burn_cube.driver import DeviceArray, Driver

SIZES = (0, 1, 17, 1000, 4099)
"""Less than a vector, not a multiple of one, more than a block."""
INTERPRETED = 1000
"""Elements that the interpreter gets through in a test."""


class ArrayOn:
    """A contiguous array in memory of a driver."""

    def __init__(self, driver: Driver, shape: tuple[int, ...], dtype: str) -> None:
        self.driver, self.shape, self.dtype = driver, shape, dt.BY_NAME[dtype]
        self.buffer = driver.alloc(math.prod(shape) * self.dtype.size)

    @classmethod
    def of(cls, driver: Driver, values: NDArray[Any]) -> ArrayOn:
        """A copy of a NumPy array."""
        dtype = dt.from_numpy(values.dtype)
        assert dtype is not None
        made = cls(driver, values.shape, dtype.name)
        driver.write(made.buffer, 0, np.ascontiguousarray(values))
        return made

    def numpy(self) -> NDArray[Any]:
        """The values."""
        raw = self.driver.read(self.buffer, 0, math.prod(self.shape) * self.dtype.size)
        return raw.view(self.dtype.numpy).reshape(self.shape)

    def __burn_cube_array__(self) -> DeviceArray:
        strides = tuple(math.prod(self.shape[d + 1 :]) for d in range(len(self.shape)))
        return DeviceArray(self.driver, self.buffer, self.dtype, 0, self.shape, strides)


def is_interpreter(device: Driver) -> bool:
    """Whether sizes must be small."""
    return device.properties.runtime == "reference"


def is_emulated(device: Driver) -> bool:
    """Whether software does the work of a GPU."""
    return "software" in device.properties.features


def sizes_for(device: Driver, sizes: Sequence[int] = SIZES) -> list[int]:
    """The sizes that the device is fast enough for."""
    return [n for n in sizes if not is_interpreter(device) or n <= INTERPRETED]


def run(
    device: Driver,
    launch: Callable[..., None],
    *args: Any,
    out: tuple[int, ...],
    dtype: str = "f32",
    partial: bool = False,
    **options: Any,
) -> NDArray[Any]:
    """Arrays as arrays of the device, a result of this shape; `partial`: the launch needs more memory."""

    def empty(shape: tuple[int, ...], dtype: str) -> ArrayOn:
        return ArrayOn(device, shape, dtype)

    given = [ArrayOn.of(device, a) if isinstance(a, np.ndarray) else a for a in args]
    # a result that is not written shows
    result = ArrayOn.of(device, np.full(out, 77, dt.BY_NAME[dtype].numpy))
    launch(*given, result, **({"empty": empty} if partial else {}), **options)
    device.sync()
    return result.numpy()


def numbers(*shape: int, seed: int = 1, dtype: str = "float32") -> NDArray[Any]:
    """Random numbers between -2 and 2."""
    return (np.random.default_rng(seed).random(shape) * 4 - 2).astype(dtype)
