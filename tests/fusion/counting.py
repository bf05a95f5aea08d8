"""What the tests of fusion share: data on devices, and the kernels that ran."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_dispatch import Device, Tensor, fusion
from burn_dispatch.fusion import FusedKernel

CPU = Device.cpu()
Array = NDArray[Any]


def numbers(*shape: int, dtype: str = "float32", seed: int = 0) -> Array:
    """Moderate numbers, the same for each seed."""
    found = np.random.default_rng(seed).standard_normal(shape) * 3
    return np.asarray(found).astype(dtype)


def tensor(array: Array, device: Device = CPU) -> Tensor:
    """A copy on the device."""
    return Tensor.from_numpy(array, device)


def ran(work: Callable[[], Sequence[Tensor] | Tensor]) -> tuple[Sequence[FusedKernel], list[Array]]:
    """What runs for tensors to be read, and their values."""
    with fusion.inspect() as report:
        found = work()
        several = [found] if isinstance(found, Tensor) else list(found)
        values = [one.numpy() for one in several]
    return report.kernels, values


def ops(kernels: Sequence[FusedKernel]) -> list[tuple[str, ...]]:
    """Those of each kernel."""
    return [kernel.ops for kernel in kernels]
