"""Assertions, prints and bounds modes say the same on every device (rows 38, 39 and 116 of the table)."""

from __future__ import annotations

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import run, units, zeros


@bc.cube
def chatty(x: bc.Array[bc.F], n: bc.i64):
    i = bc.UNIT_POS
    if i % 2 == 1:
        v = bc.Vector[bc.F, 2](x[i], x[i] * x[i])
        bc.debug_print("unit", i, "has", x[i], v, n, x[i] > 0.25, bc.u8(i))


@pytest.mark.capability(39)
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_printing(runtime: Driver, dtype: str, capfd: pytest.CaptureFixture[str]) -> None:
    x = (units(5) / np.array(10, dtype)).astype(dtype)
    run(chatty, runtime, x, np.int64(-(2**40)), units=5)
    expected = [
        f"unit {i} has {x[i]!s} [{x[i]!s}, {x[i] * x[i]!s}] {-(2**40)} {bool(x[i] > 0.25)} {i}"
        for i in (1, 3)
    ]
    assert capfd.readouterr().out.splitlines() == expected


@bc.cube
def asserting(x: bc.Array[bc.i32], limit: bc.i32):
    i = bc.ABSOLUTE_POS
    bc.device_assert(x[i] < limit, "too large")


@pytest.mark.capability(38)
def test_assertions(runtime: Driver) -> None:
    run(asserting, runtime, units(96), np.int32(96), cubes=3)
    with pytest.raises(bc.DeviceError, match="kernel asserting failed: too large") as caught:
        run(asserting, runtime, units(96), np.int32(95), cubes=3)
    assert 'bc.device_assert(x[i] < limit, "too large")' in str(caught.value)
    run(asserting, runtime, units(96), np.int32(96), cubes=3)


@bc.cube
def one_bad_unit(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    out[i] = x[i * 2 if i == 1000 else i]


@bc.cube(mode="validate")
def validated(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    out[i] = x[i * 2 if i == 1000 else i]


@pytest.mark.capability(116)
def test_validate_names_the_access() -> None:
    x, out = units(1024), zeros(1024)
    validated.interpret[7, 128](x, out)
    with pytest.raises(bc.DeviceError) as caught:
        validated.interpret[8, 128](x, out)
    text = str(caught.value)
    assert "cannot read x in kernel validated: got index 2000 from unit (104, 0, 0) of cube (7, 0, 0)" in text
    assert "less than 1024" in text
    assert "out[i] = x[i * 2 if i == 1000 else i]" in text


@pytest.mark.capability(2, 115)
def test_modes(runtime: Driver) -> None:
    x, out = units(1024), zeros(1024)
    run(one_bad_unit, runtime, x, out, units=128, cubes=8)
    assert out.tolist() == [0 if i == 1000 else i for i in range(1024)]
