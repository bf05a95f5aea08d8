"""Running totals: a scan over the units of a plane, then over the planes of a cube, then over the cubes.

python examples/prefix_sum.py --size 1000000
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import numpy as np

import burn_cube as bc
from burn_dispatch import Device, Tensor

UNITS = 256  # of a cube, a multiple of every plane size


@bc.cube
def scan_cubes(x: bc.Array[bc.i32], out: bc.Array[bc.i32], totals: bc.Array[bc.i32]) -> None:
    """Running totals within each cube, and the total of each cube."""
    i = bc.ABSOLUTE_POS
    planes = bc.Shared[bc.i32](UNITS)  # one a plane; no plane has fewer than one unit
    value = x[i] if i < x.len() else 0
    running = bc.plane_inclusive_sum(value)
    if bc.UNIT_POS_PLANE == bc.PLANE_DIM - 1:
        planes[bc.PLANE_POS] = running
    bc.sync_cube()
    for plane in range(bc.PLANE_POS):
        running += planes[plane]
    if i < out.len():
        out[i] = running
    if bc.UNIT_POS == UNITS - 1:
        totals[bc.CUBE_POS] = running


@bc.cube
def add_before(out: bc.Array[bc.i32], totals: bc.Array[bc.i32]) -> None:
    """Add the running total of all cubes before one's own."""
    i = bc.ABSOLUTE_POS
    if i < out.len() and bc.CUBE_POS > 0:
        out[i] += totals[bc.CUBE_POS - 1]


def prefix_sum(x: Tensor, device: Device) -> Tensor:
    """Scan the blocks; if there are several, scan their totals in the same way and add them."""
    cubes = bc.cdiv(x.numel(), UNITS)
    out = Tensor.empty_like(x)
    totals = Tensor.empty((cubes,), bc.i32, device)
    scan_cubes[cubes, UNITS](x, out, totals)
    if cubes > 1:
        add_before[cubes, UNITS](out, prefix_sum(totals, device))
    return out


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", type=int, default=1_000_000, help="number of elements (default: 1000000)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)

    device = Device.default()
    size: int = options.size
    data = np.random.default_rng(options.seed).integers(-100, 100, size, dtype=np.int32)
    x = Tensor.from_numpy(data, device)
    prefix_sum(x, device)  # the first launches compile
    began = time.perf_counter()
    found = prefix_sum(x, device).numpy()
    elapsed = 1000 * (time.perf_counter() - began)
    wrong = int(np.count_nonzero(found != np.cumsum(data, dtype=np.int32)))

    print(f"running totals of {size} i32 elements ran on {device}")
    print(f"  checked  {wrong} elements differ from NumPy")
    print(f"  took     {elapsed:.3f} ms")
    if wrong:
        print("FAILED: the totals differ")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
