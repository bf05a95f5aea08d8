"""Random tensors of Cube: for a seed, the same numbers on every device."""

from __future__ import annotations

from burn_cube.dtypes import DType
from burn_dispatch import seeds
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.distribution import Distribution, parameters
from burn_dispatch.layout import Shape
from burn_kernels.random_fill import fill


def float_random(shape: Shape, distribution: Distribution, dtype: DType, device: Device) -> CubeTensor:
    """Numbers of a distribution, from the next seed of the device."""
    out = CubeTensor.empty(shape, dtype, device)
    seed = seeds.take(device)
    if out.layout.numel:
        fill(out, seed, *parameters(distribution, dtype), dtype.name)
    return out


int_random = float_random
