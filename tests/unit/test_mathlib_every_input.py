"""The worst error of each f32 function over all 2**32 inputs (with --every-input; else over a sample).

The reference is our f64 function, another algorithm that is itself tested against mpmath
(`test_mathlib_accuracy.py`): its own error is 2**-29 of an f32 ulp. The count runs as a kernel on the CPU.
"""

from __future__ import annotations

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.mathlib import FUNCTIONS
from burn_cube.ops import OPS

UNARY = sorted(op for op, row in OPS.items() if row.library and row.arity == 1)
UNITS, CUBES = 256, 256
EVERY = 1 << 32
SAMPLE_STRIDE = 5003  # odd, so that all exponents and both signs are met


@bc.cube
def error_in_ulp(y: bc.f32, exact: bc.f64) -> bc.f64:
    # an overflow counts as the number that would come next: 2**128
    limit = 3.402823669209385e38
    got = bc.clamp(bc.f64(y), -limit, limit)
    wanted = bc.clamp(exact, -limit, limit)
    power = bc.bitcast(bc.bitcast(bc.abs(wanted), bc.u64) & 0x7FF0000000000000, bc.f64)
    ulp = bc.max(bc.min(power, 1.7014118346046923e38), 1.1754943508222875e-38) * 1.1920928955078125e-07
    error = bc.abs(got - wanted) / ulp
    one_is_nan = bc.is_nan(y) != bc.is_nan(exact)
    return bc.select(one_is_nan, float("inf"), bc.select(bc.is_nan(y), 0.0, error))


@bc.cube
def worst_errors(
    worst: bc.Array[bc.f64],
    where: bc.Array[bc.u32],
    first: bc.u32,
    stride: bc.u32,
    count: bc.u32,
    f32_function: bc.Comptime[bc.CubeFunction],
    f64_function: bc.Comptime[bc.CubeFunction],
):
    i = bc.ABSOLUTE_POS
    unit = bc.u32(i)
    largest = bc.f64(0.0)
    at = bc.u32(0)
    for k in range(count):
        bits = first + (k * bc.u32(worst.len()) + unit) * stride
        x = bc.bitcast(bits, bc.f32)
        error = error_in_ulp(f32_function(x), f64_function(bc.f64(x)))
        if error > largest:
            largest = error
            at = bits
    worst[i] = largest
    where[i] = at


def worst_error(op: str, inputs: int, stride: int) -> tuple[float, np.float32]:
    """The worst error over the bit patterns k * stride, k < inputs, and where it is."""
    worst, where = np.zeros(UNITS * CUBES), np.zeros(UNITS * CUBES, np.uint32)
    pieces = max(1, inputs >> 28)
    largest, at = -1.0, np.uint32(0)
    for piece in range(pieces):
        first = np.uint32(piece * (inputs // pieces) * stride % EVERY)
        count = inputs // pieces // worst.size
        worst_errors[CUBES, UNITS](
            worst,
            where,
            first,
            np.uint32(stride),
            np.uint32(count),
            FUNCTIONS[op, "f32"],
            FUNCTIONS[op, "f64"],
        )
        place = int(np.argmax(worst))
        if worst[place] > largest:
            largest, at = float(worst[place]), where[place]
    return largest, at.view(np.float32)


@pytest.mark.parametrize("op", UNARY)
def test_sample(op: str) -> None:
    ulp = OPS[op].ulp
    assert ulp is not None
    worst, at = worst_error(op, 1 << 20, SAMPLE_STRIDE)
    assert 0.4 < worst <= ulp[0], f"{op}({at!r}) is {worst:.3f} ulp off"


@pytest.mark.slow
@pytest.mark.usefixtures("every_input")
@pytest.mark.parametrize("op", UNARY)
def test_every_input(op: str) -> None:
    ulp = OPS[op].ulp
    assert ulp is not None
    worst, at = worst_error(op, EVERY, 1)
    print(f"{op}: worst error {worst:.4f} ulp at {at!r}")
    assert worst <= ulp[0], f"{op}({at!r}) is {worst:.3f} ulp off"
