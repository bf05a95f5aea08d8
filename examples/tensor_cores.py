"""A product of f16 matrices by planes: tiles in shared memory, fragments, tensor cores where there are any.

python examples/tensor_cores.py --size 1000
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import numpy as np

import burn_cube as bc
from burn_dispatch import Device, Tensor

TILE = 16  # rows and columns of a fragment
PLANES = 4  # of a cube, one below the other
DEPTH = 64  # of the inner axis at a time
PADDING = 8  # halves after each row in shared memory, so that rows do not begin in one bank


@bc.cube
def matmul(a: bc.Tensor[bc.f16], b: bc.Tensor[bc.f16], out: bc.Tensor[bc.f32]) -> None:
    """A cube makes PLANES * TILE rows and 2 * TILE columns: each plane two tiles beside each other."""
    rows = bc.Shared[bc.f16](PLANES * TILE, DEPTH + PADDING)
    columns = bc.Shared[bc.f16](DEPTH, 2 * TILE + PADDING)
    top, left = PLANES * TILE * bc.CUBE_POS_Y, 2 * TILE * bc.CUBE_POS_X
    one = bc.cmma.Matrix("a", TILE, TILE, TILE, bc.f16)
    other = bc.cmma.Matrix("b", TILE, TILE, TILE, bc.f16)
    sums = [bc.cmma.Matrix("accumulator", TILE, TILE, TILE, bc.f32) for _ in range(2)]
    for start in range(0, a.shape(1), DEPTH):
        for i in range(bc.UNIT_POS, PLANES * TILE * DEPTH, bc.CUBE_DIM):
            rows[i // DEPTH, i % DEPTH] = a[top + i // DEPTH, start + i % DEPTH]  # 0 outside
        for i in range(bc.UNIT_POS, DEPTH * 2 * TILE, bc.CUBE_DIM):
            columns[i // (2 * TILE), i % (2 * TILE)] = b[start + i // (2 * TILE), left + i % (2 * TILE)]
        bc.sync_cube()
        for k in range(0, DEPTH, TILE):
            bc.cmma.load(one, rows, (TILE * bc.PLANE_POS, k))
            for side in bc.unroll(range(2)):
                bc.cmma.load(other, columns, (k, TILE * side))
                bc.cmma.execute(one, other, sums[side], sums[side])
        bc.sync_cube()
    for side in bc.unroll(range(2)):
        bc.cmma.store(out, sums[side], (top + TILE * bc.PLANE_POS, left + TILE * side))


def product(a: Tensor, b: Tensor, device: Device) -> Tensor:
    """a @ b."""
    m, n = a.shape[0], b.shape[1]
    out = Tensor.empty((m, n), bc.f32, device)
    cubes = bc.cdiv(n, 2 * TILE), bc.cdiv(m, PLANES * TILE)
    matmul[cubes, PLANES * device.properties.plane_dim](a, b, out)
    return out


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", type=int, default=500, help="rows of the first matrix (default: 500)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)

    device = Device.default()
    m: int = options.size
    n, k = m + 3, m // 2 + 1
    rng = np.random.default_rng(options.seed)
    a, b = (rng.random(shape, np.float32).astype(np.float16) for shape in ((m, k), (k, n)))
    x, y = Tensor.from_numpy(a, device), Tensor.from_numpy(b, device)
    product(x, y, device)  # the first launch compiles
    began = time.perf_counter()
    found = product(x, y, device).numpy()
    elapsed = time.perf_counter() - began
    exact = a.astype(np.float64) @ b.astype(np.float64)
    error = float(np.max(np.abs(found - exact) / exact))
    cores = "tensor cores" if "cmma:f16" in device.properties.features else "plane operations"

    print(f"a {m} x {k} by {k} x {n} product of f16 ran on {device}, by {cores}")
    print(f"  checked  largest relative difference from NumPy in f64 {error:.1e}")
    print(f"  took     {1000 * elapsed:.3f} ms, {2e-9 * m * n * k / elapsed:.1f} Gflop/s")
    if error > 1e-5:
        print("FAILED: the difference is larger than 1e-5")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
