"""The sum of an array: each cube reduces a block in shared memory, a second launch reduces the partial sums.

python examples/block_reduction.py --size 10000000
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import numpy as np

import burn_cube as bc
from burn_dispatch import Device, Tensor

UNITS = 256  # of a cube; a constant of the kernel, since the kernel uses it
CUBES = 64


@bc.cube
def block_sum(x: bc.Array[bc.f32], sums: bc.Array[bc.f32]) -> None:
    """The sum of what the units of a cube see, by a tree: half as many units at each step."""
    unit = bc.UNIT_POS
    tile = bc.Shared[bc.f32](UNITS)
    total = 0.0
    for i in range(bc.ABSOLUTE_POS, x.len(), bc.CUBE_COUNT * bc.CUBE_DIM):
        total += x[i]
    tile[unit] = total
    bc.sync_cube()
    half = UNITS // 2
    while half > 0:
        if unit < half:
            tile[unit] += tile[unit + half]
        bc.sync_cube()
        half //= 2
    if unit == 0:
        sums[bc.CUBE_POS] = tile[0]


def total(x: Tensor, device: Device) -> float:
    """Reduce to one sum a cube, then to one."""
    partial = Tensor.empty((CUBES,), bc.f32, device)
    result = Tensor.empty((1,), bc.f32, device)
    block_sum[CUBES, UNITS](x, partial)
    block_sum[1, UNITS](partial, result)
    return float(result.numpy()[0])


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", type=int, default=1_000_003, help="number of elements (default: 1000003)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)

    device = Device.default()
    size: int = options.size
    data = np.random.default_rng(options.seed).random(size, dtype=np.float32)
    x = Tensor.from_numpy(data, device)
    total(x, device)  # the first launch compiles
    began = time.perf_counter()
    found = total(x, device)
    elapsed = 1000 * (time.perf_counter() - began)
    exact = float(np.sum(data, dtype=np.float64))
    error = abs(found - exact) / max(exact, 1.0)

    print(f"sum of {size} f32 elements by {CUBES} cubes of {UNITS} units ran on {device}")
    print(f"  checked  {found:.3f}, NumPy in f64 {exact:.3f}: relative difference {error:.1e}")
    print(f"  took     {elapsed:.3f} ms")
    if error > 1e-5:
        print("FAILED: the difference is larger than 1e-5")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
