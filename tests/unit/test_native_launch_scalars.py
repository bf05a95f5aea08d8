"""Scalars through the compiled launcher: the same bits, and the same refusals, as through Python."""

from __future__ import annotations

import math
import random
import struct
from typing import Any

import numpy as np
import pytest

from burn_cube import config, dtypes
from burn_cube.errors import LaunchError
from tests.unit import native_kernels as k
from tests.unit.native_kernels import compiled

NUMBERS = [dtype for dtype in dtypes.STORABLE if dtype is not dtypes.BOOL]
INTS = sorted({sign * (1 << bits) + step for bits in (0, 7, 8, 15, 16, 31, 32, 53, 63, 64, 2000)
               for sign in (1, -1) for step in (-1, 0, 1)})  # fmt: skip
FLOATS = [
    0.0,
    -0.0,
    0.1,
    -1.5,
    math.inf,
    -math.inf,
    65504.0,
    65519.9,
    65520.0,
    1e-8,
    5e-324,
    3.4e38,
    3.5e38,
    1e300,
]
OTHERS: list[object] = [True, False, None, "1", 1j, np.float32(2), np.int64(3), np.bool_(True)]


def outcome(kernel: Any, run: Any, value: object, out: Any) -> object:
    """The bits that the kernel writes, or the text of the error."""
    out.view(np.uint8)[:] = 0xEE
    try:
        run(value, out)
    except LaunchError as error:
        return str(error)
    return out.tobytes()


def agree(kernel: Any, out: Any, values: list[object], first: object) -> int:
    """Compare both ways for all values; how many launches were compiled."""
    run = kernel.bind(1, out.size)
    run(first, out)
    count = 0
    for value in values:
        found: list[object] = []
        count += compiled(
            kernel, lambda found=found, value=value: found.append(outcome(kernel, run, value, out))
        )
        with config.use(native_launch=False):
            assert found == [outcome(kernel, run, value, out)], value
    return count


@pytest.mark.parametrize("dtype", NUMBERS, ids=str)
def test_numbers(dtype: dtypes.DType) -> None:
    out = np.zeros(4, dtype.numpy)
    fitting = [v for v in INTS if dtype.is_float or _fits(dtype, v)]
    count = agree(k.fill, out, [*INTS, *FLOATS, *OTHERS], 1.5 if dtype.is_float else 1)
    assert count >= (len(FLOATS) - 4 if dtype.is_float else len([v for v in fitting if abs(v) < 1 << 63]))


def _fits(dtype: dtypes.DType, value: int) -> bool:
    low, high = dtypes.int_range(dtype)
    return low <= value <= high


@pytest.mark.parametrize("dtype", dtypes.FLOATS, ids=str)
def test_rounding(dtype: dtypes.DType) -> None:
    chosen = random.Random(7)
    exact = [struct.unpack("d", chosen.randbytes(8))[0] for _ in range(100)]
    near = [_between(dtype, chosen) for _ in range(200)]
    values = [v for v in [*exact, *near] if not math.isnan(v)]
    assert agree(k.fill, np.zeros(4, dtype.numpy), values, 1.5) >= 200


def _between(dtype: dtypes.DType, chosen: random.Random) -> float:
    """A double at, or next to, the middle of two neighbours of the dtype: where rounding twice goes wrong."""
    scale = 2.0**-dtype.mantissa
    middle = 1.0 + (chosen.randrange(1 << min(dtype.mantissa, 20)) + 0.5) * scale
    value = middle * 2.0 ** chosen.randrange(-10, 10)
    return chosen.choice([value, math.nextafter(value, 0), math.nextafter(value, 1e9), -value])


def test_nan_stays_nan() -> None:
    for dtype in dtypes.FLOATS:
        out = np.zeros(4, dtype.numpy)
        run = k.fill.bind(1, 4)
        run(1.0, out)
        assert compiled(k.fill, lambda run=run, out=out: run(math.nan, out)) == 1  # type: ignore[misc]
        assert np.isnan(out.astype(np.float64)).all(), dtype


def test_bools() -> None:
    assert agree(k.fill_bool, np.zeros(4, np.bool_), [True, False, 0, 1, 1.0, None, *OTHERS], True) >= 2


def test_positions() -> None:
    out = np.zeros(4, np.int64)
    assert agree(k.fill_index, out, [v for v in INTS if abs(v) < 1 << 62], 1) > 10
    assert agree(k.fill_index, out, [*INTS, *OTHERS, 1.0], 1 << 40) > 5
