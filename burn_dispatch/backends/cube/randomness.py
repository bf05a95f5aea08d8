"""Random tensors of Cube: for a seed, the same numbers on every device."""

from __future__ import annotations

from burn_cube.dtypes import DType, int_range
from burn_dispatch import seeds
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.distribution import Bernoulli, Default, Distribution, Normal, Uniform
from burn_dispatch.layout import Shape
from burn_kernels.random_fill import Kind, fill


def parameters(distribution: Distribution, dtype: DType) -> tuple[Kind, tuple[float, float]]:
    """What `fill` and its NumPy reference take."""
    match distribution:
        case Uniform(low, high):
            return "uniform", (low, high)
        case Bernoulli(probability):
            return "bernoulli", (probability, 0)
        case Normal(mean, std):
            return "normal", (mean, std)
        case Default():
            low, high = (0, 1) if dtype.is_float else int_range(dtype)
            return "uniform", (low, high if dtype.is_float else high + 1)


def float_random(shape: Shape, distribution: Distribution, dtype: DType, device: Device) -> CubeTensor:
    """Numbers of a distribution, from the next seed of the device."""
    out = CubeTensor.empty(shape, dtype, device)
    seed = seeds.take(device)
    if out.layout.numel:
        fill(out, seed, *parameters(distribution, dtype), dtype.name)
    return out


int_random = float_random
