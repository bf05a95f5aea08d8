"""Variables and functions (rows 21 to 29 of the capability table)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import run, units, zeros


@bc.cube
def set_on_one_branch(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    if x[i] > 0:
        y = x[i]
    out[i] = y


@pytest.mark.capability(21)
def test_variable_set_on_one_branch(runtime: Driver) -> None:
    with pytest.raises(bc.CompileError, match="y") as caught:
        run(set_on_one_branch, runtime, units(), zeros(32))
    assert "out[i] = y" in str(caught.value)


@bc.cube
def becomes_a_float(out: bc.Array[bc.f32], n: bc.i32):
    x = n
    for _ in range(3):
        x = x + 0.5
    out[0] = x


@pytest.mark.capability(22)
def test_variable_that_changes_dtype(runtime: Driver) -> None:
    with pytest.raises(bc.CompileError, match=r"i32|0\.5"):
        run(becomes_a_float, runtime, zeros(1, "float32"), np.int32(1), units=1)


@bc.struct
class Pair:
    x: bc.f32
    y: bc.f32


@bc.cube
def augmented(data: bc.Inout[bc.Array[bc.i32]], out: bc.Array[bc.f32]):
    i = bc.UNIT_POS
    data[i] += 5
    data[i] *= 3
    data[i] -= 1
    data[i] //= 2
    data[i] %= 100
    data[i] <<= 1
    data[i] |= 1
    data[i] ^= 6
    pair = Pair(1.0, 2.0)
    pair.x *= 4.0
    pair.y -= pair.x
    v = bc.Vector[bc.f32, 2](1.0, 2.0)
    v += 1.0
    v[0] *= 5.0
    a, b = 1.0, 2.0
    a += b
    out[4 * i] = pair.x
    out[4 * i + 1] = pair.y
    out[4 * i + 2] = v[0] + v[1]
    out[4 * i + 3] = a


@pytest.mark.capability(23)
def test_augmented_assignment(runtime: Driver) -> None:
    data, out = units(), zeros(128, "float32")
    run(augmented, runtime, data, out)
    assert data.tolist() == [(((((v + 5) * 3 - 1) // 2 % 100) << 1) | 1) ^ 6 for v in range(32)]
    assert out.reshape(32, 4).tolist() == [[4.0, -2.0, 13.0, 3.0]] * 32


@bc.cube
def square(x: bc.N) -> bc.N:
    return x * x


@bc.cube
def cube_of(x: bc.N) -> bc.N:
    return square(x) * x


@bc.cube
def nested_calls(x: bc.Array[bc.N], out: bc.Array[bc.N]):
    i = bc.UNIT_POS
    out[i] = cube_of(x[i]) + square(square(x[i]))


@pytest.mark.capability(24)
@pytest.mark.parametrize("dtype", ["int32", "float32", "int8"])
def test_functions_call_functions(runtime: Driver, dtype: str) -> None:
    x, out = units(32, dtype), zeros(32, dtype)
    run(nested_calls, runtime, x, out)
    assert out.tolist() == (x * x * x + x * x * x * x).tolist()


@bc.cube
def fill(cells: bc.Local[bc.i32], value: bc.i32):
    for k in range(4):
        cells[k] = value * k


@bc.cube
def changed_local(out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    cells = bc.Local[bc.i32](4)
    fill(cells, bc.i32(i))
    total = 0
    for k in range(4):
        total += cells[k]
    out[i] = total


@pytest.mark.capability(25)
def test_function_changes_its_callers_array(runtime: Driver) -> None:
    out = zeros(32)
    run(changed_local, runtime, out)
    assert out.tolist() == (units() * 6).tolist()


@bc.cube
def increased(n: bc.i32) -> bc.i32:
    n += 1
    return n


@bc.cube
def by_value(out: bc.Array[bc.i32]):
    n = 5
    a = increased(n)
    b = increased(n)
    out[0] = n
    out[1] = a
    out[2] = b


@pytest.mark.capability(26)
def test_parameters_are_values(runtime: Driver) -> None:
    out = zeros(3)
    run(by_value, runtime, out, units=1)
    assert out.tolist() == [5, 6, 6]


@bc.cube
def factorial(n: bc.i32) -> bc.i32:
    return n * factorial(n - 1)


@bc.cube
def even(n: bc.i32) -> bc.bool:
    return odd(n - 1)


@bc.cube
def odd(n: bc.i32) -> bc.bool:
    return even(n - 1)


@bc.cube
def direct(out: bc.Array[bc.i32]):
    out[0] = factorial(3)


@bc.cube
def mutual(out: bc.Array[bc.bool]):
    out[0] = even(3)


@pytest.mark.capability(27)
@pytest.mark.parametrize(("kernel", "dtype"), [(direct, "int32"), (mutual, "bool")])
def test_recursion_is_refused(runtime: Driver, kernel: Any, dtype: str) -> None:
    with pytest.raises(bc.CompileError, match="recurs"):
        run(kernel, runtime, zeros(1, dtype), units=1)


@bc.cube
def apply(f: bc.Comptime[Any], x: bc.f32) -> bc.f32:
    return f(x)


@bc.cube
def mapped(x: bc.Array[bc.f32], out: bc.Array[bc.f32], f: bc.Comptime[Any]):
    i = bc.UNIT_POS
    out[i] = apply(f, x[i])


@pytest.mark.capability(28)
def test_functions_as_arguments(runtime: Driver) -> None:
    factor = 3.0

    @bc.cube
    def scaled(x: bc.f32) -> bc.f32:
        return x * factor

    x, out = units(32, "float32"), zeros(32, "float32")
    run(mapped, runtime, x, out, f=scaled)
    assert out.tolist() == (x * 3).tolist()
    run(mapped, runtime, x, out, f=lambda v: v + factor)
    assert out.tolist() == (x + 3).tolist()
    factor = 5.0
    run(mapped, runtime, x, out, f=scaled)
    assert out.tolist() == (x * 5).tolist()


@bc.cube
def several(a: bc.i32, b: bc.i32):
    return a + b, (a * b, a - b)


@bc.cube
def destructured(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    total, (product, difference) = several(x[i], bc.i32(i) + 1)
    total, product = product, total
    t = (total, difference)
    out[3 * i] = t[0]
    out[3 * i + 1] = product
    out[3 * i + 2] = t[1]


@pytest.mark.capability(29)
def test_several_results(runtime: Driver) -> None:
    x, out = (units() * 5 % 7).astype(np.int32), zeros(96)
    run(destructured, runtime, x, out)
    expected = [[a * b, a + b, a - b] for a, b in zip(x.tolist(), range(1, 33), strict=True)]
    assert out.reshape(32, 3).tolist() == expected
