"""Debug a race: a block reduction forgets a barrier, mode `validate` says where, the mended kernel passes.

python examples/debug_a_race.py --units 64
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

import burn_cube as bc
from burn_dispatch import Device, Tensor


@bc.cube
def racy_sum(x: bc.Array[bc.f32], sums: bc.Array[bc.f32], units: bc.Comptime[int]) -> None:
    """The sum of a block, which forgets that units run at their own pace."""
    unit = bc.UNIT_POS
    tile = bc.Shared[bc.f32](units)
    tile[unit] = x[bc.ABSOLUTE_POS]
    half = units // 2
    while half > 0:
        if unit < half:
            tile[unit] += tile[unit + half]  # who says that the other unit has written it?
        bc.sync_cube()
        half //= 2
    if unit == 0:
        sums[bc.CUBE_POS] = tile[0]


@bc.cube
def mended_sum(x: bc.Array[bc.f32], sums: bc.Array[bc.f32], units: bc.Comptime[int]) -> None:
    """The same with a barrier between writing the tile and reading it."""
    unit = bc.UNIT_POS
    tile = bc.Shared[bc.f32](units)
    tile[unit] = x[bc.ABSOLUTE_POS]
    bc.sync_cube()
    half = units // 2
    while half > 0:
        if unit < half:
            tile[unit] += tile[unit + half]
        bc.sync_cube()
        half //= 2
    if unit == 0:
        sums[bc.CUBE_POS] = tile[0]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--units", type=int, default=64, help="units of a cube, a power of two (default: 64)")
    parser.add_argument("--cubes", type=int, default=4)
    options = parser.parse_args(argv)
    units, cubes = options.units, options.cubes

    device = Device.default()
    data = np.arange(units * cubes, dtype=np.float32)
    x, sums = Tensor.from_numpy(data, device), Tensor.empty((cubes,), bc.f32, device)
    print(f"sums of {cubes} blocks of {units} elements are validated on {device}")
    try:
        racy_sum.validate[cubes, units](x, sums, units)
    except bc.DeviceError as error:
        print("  racy_sum is refused:\n")
        print(error)
    else:
        print("FAILED: nobody has seen the race")
        return 1

    mended_sum.validate[cubes, units](x, sums, units)
    mended_sum[cubes, units](x, sums, units)
    fine = np.array_equal(sums.numpy(), data.reshape(cubes, units).sum(axis=1))
    print(f"\n  checked  mended_sum passes validation, its sums {'agree' if fine else 'DISAGREE'} with NumPy")
    return 0 if fine else 1


if __name__ == "__main__":
    raise SystemExit(main())
