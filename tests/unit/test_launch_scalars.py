"""What a launch makes of scalars, before any compiler is asked."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.errors import LaunchError, LaunchTypeError
from burn_cube.frontend.annotations import Array, F, G, I, N
from burn_cube.frontend.decorator import CubeFunction, cube
from burn_cube.launch.arguments import Binding
from burn_cube.launch.binders import Call
from burn_cube.launch.scalars import rounded
from burn_cube.signature import AbsentSpec, ArraySpec, ScalarSpec, Spec

# mypy and pyright see the annotations below as run-time objects; launching is what is tested here
# mypy: ignore-errors

X = np.zeros(8, np.float32)


@cube
def generic(x: Array[F], scale: F, y: Array[F] | None = None): ...


@cube
def numbers(n: N, m: N): ...


@cube
def ints(n: I): ...


@cube
def two(x: Array[F], y: Array[G]): ...


def scalar_kernel(dtype: object) -> CubeFunction[Any, Any]:
    @cube
    def kernel(value: dtype): ...

    return kernel


def bind(kernel: CubeFunction[Any, Any], *args: object, **kwargs: object) -> tuple[tuple[Spec, ...], Call]:
    binding = Binding(kernel)
    return binding.call(binding.values(args, kwargs))


SCALARS: list[tuple[object, object, object]] = [
    (dt.F32, 0.1, float(np.float32(0.1))),
    (dt.F32, 3, 3.0),
    (dt.F32, 1e300, math.inf),
    (dt.F32, -1e300, -math.inf),
    (dt.F16, 0.1, float(np.float16(0.1))),
    (dt.F16, 1e6, math.inf),
    (dt.BF16, 0.1, 0.10009765625),
    (dt.F64, 0.1, 0.1),
    (dt.F32, np.float32(2.5), 2.5),
    (dt.I8, -128, -128),
    (dt.U64, 2**64 - 1, 2**64 - 1),
    (dt.I32, np.int32(7), 7),
    (dt.INDEX, np.int16(7), 7),
    (dt.BOOL, True, True),
    (dt.BOOL, np.True_, True),
]


@pytest.mark.parametrize(("dtype", "value", "expected"), SCALARS)
def test_scalars_that_fit(dtype: dt.DType, value: object, expected: object) -> None:
    specs, call = bind(scalar_kernel(dtype), value)
    assert specs == (ScalarSpec(dtype),)
    assert call.arguments == [expected]
    assert type(call.arguments[0]) is type(expected)


BAD_SCALARS: list[tuple[object, object, str]] = [
    (dt.I32, 5.0, r"got 5\.0 of type float, expected i32.*\n(.*\n)*.*int\(x\)"),
    (dt.I8, 128, r"got 128, expected -128 to 127 for i8"),
    (dt.U8, -1, r"got -1, expected 0 to 255 for u8"),
    (dt.I32, True, r"got True of type bool, expected i32"),
    (dt.F32, True, r"got True of type bool, expected f32"),
    (dt.BOOL, 1, r"got 1 of type int, expected bool.*\n(.*\n)*.*x != 0"),
    (dt.I32, np.int64(1), r"NumPy scalar of int64, expected i32"),
    (dt.F32, np.float64(1), r"NumPy scalar of float64, expected f32"),
    (dt.I32, np.float32(1), r"NumPy scalar of float32, expected i32"),
    (dt.F32, 10**400, r"got an int of 1329 bits, which f32 cannot hold"),
    (dt.F32, np.ones(1, np.float32), r"got ndarray, expected f32.*\n(.*\n)*.*x\.item\(\)"),
    (dt.F32, None, r"got None of type NoneType, expected f32"),
    (dt.F32, "1", r"got '1' of type str"),
    (dt.F32, 1j, r"got complex, expected f32"),
]


@pytest.mark.parametrize(("dtype", "value", "message"), BAD_SCALARS, ids=lambda case: repr(case)[:30])
def test_scalars_that_do_not(dtype: dt.DType, value: object, message: str) -> None:
    with pytest.raises(LaunchError, match=message):
        bind(scalar_kernel(dtype), value)


def test_rounding_is_to_nearest_even() -> None:
    assert rounded(1 + 2**-24, dt.F32) == 1.0
    assert rounded(1 + 3 * 2**-24, dt.F32) == 1 + 2**-22
    assert rounded(2049.0, dt.F16) == 2048.0
    assert rounded(5e-324, dt.F32) == 0.0
    assert math.copysign(1, rounded(-0.0, dt.F32)) == -1.0


def test_generic_dtypes_come_from_the_arrays() -> None:
    specs, call = bind(generic, X.astype(np.float16), 0.1)
    assert specs == (ArraySpec(dt.F16), ScalarSpec(dt.F16), AbsentSpec())
    assert call.arguments[1] == float(np.float16(0.1))
    specs, _ = bind(two, X, X.astype(np.float64))
    assert specs == (ArraySpec(dt.F32), ArraySpec(dt.F64))


def test_generic_dtypes_must_agree() -> None:
    with pytest.raises(LaunchTypeError, match="argument y: got f64, expected f32, which x chose for F"):
        bind(generic, X, 1.0, X.astype(np.float64))
    with pytest.raises(LaunchTypeError, match="argument scale: got f64, expected f32, which x chose for F"):
        bind(generic, X, np.float64(1))
    with pytest.raises(LaunchTypeError, match="argument x: got i32 for F, expected one of f16 bf16 f32 f64"):
        bind(generic, X.astype(np.int32), 1.0)


def test_generic_scalars_alone() -> None:
    assert bind(numbers, 1, 2)[0] == (ScalarSpec(dt.I32), ScalarSpec(dt.I32))
    assert bind(numbers, 1, 2.5)[0] == (ScalarSpec(dt.F32), ScalarSpec(dt.F32))
    assert bind(numbers, 1, np.int8(2))[0] == (ScalarSpec(dt.I8), ScalarSpec(dt.I8))
    with pytest.raises(LaunchError, match=r"got 2\.5 of type float, expected i8"):
        bind(numbers, 2.5, np.int8(2))
    with pytest.raises(LaunchTypeError, match="argument n: got float, expected one of i8"):
        bind(ints, 2.5)
