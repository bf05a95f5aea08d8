"""Control flow: branches, loops, and the ways out of them, each against the same function run by Python."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube import lang as bc
from tests.lowering import run, text


def ints(*values: int) -> np.ndarray:
    return np.array(values, np.int32)


def zeros(n: int, dtype: type = np.int32) -> np.ndarray:
    return np.zeros(n, dtype)


@bc.cube
def guard(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    if i >= out.len():
        return
    if x[i] < 0:
        out[i] = -1
        return
    out[i] = x[i] * 2


@pytest.mark.capability(12)
def test_a_guard_returns_early() -> None:
    out = zeros(3)
    run(guard, ints(1, -5, 7), out, cube=8)
    assert out.tolist() == [2, -1, 14]


def test_a_guard_needs_no_flag() -> None:
    shown = text(guard, ints(1), zeros(1))
    assert "return {" in shown
    assert "yield" not in shown


@bc.cube
def nested_return(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    out[0] = 1
    for i in range(x.len()):
        for j in range(x.len()):
            if x[i] + x[j] == 10:
                out[1] = i if False else bc.i32(i)
                out[2] = bc.i32(j)
                return
            out[3] += 1
        out[4] += 1
    out[5] = 99


@pytest.mark.capability(12)
def test_return_leaves_nested_loops() -> None:
    out = zeros(6)
    run(nested_return, ints(1, 4, 6, 2), out)
    assert out.tolist() == [1, 1, 2, 6, 1, 0]
    out = zeros(6)
    run(nested_return, ints(1, 1), out)
    assert out.tolist() == [1, 0, 0, 4, 2, 99]


@bc.cube
def ranges(out: bc.Array[bc.i32], a: bc.i32, b: bc.i32, c: bc.i32):
    n = 0
    for i in range(a, b, c):
        if n < 16:
            out[n] = i
        n += 1
    out[16] = n


@pytest.mark.capability(8)
@pytest.mark.parametrize(
    "bounds",
    [(0, 10, 3), (10, 0, -3), (5, 5, 1), (0, 5, -1), (5, 0, 1), (-7, 8, 5), (2**31 - 3, 2**31 - 1, 2)],
)
def test_run_time_ranges(bounds: tuple[int, int, int]) -> None:
    out = zeros(17)
    run(ranges, out, *bounds)
    expected = list(range(*bounds))
    assert out[16] == len(expected)
    assert out[: len(expected)].tolist() == expected


@bc.cube
def unsigned_ranges(out: bc.Array[bc.u32], a: bc.u32, b: bc.u32):
    n = 0
    for i in range(a, b, 2):
        out[n] = i
        n += 1
    for i in range(b, a, -2):
        out[n] = i
        n += 1
    out[15] = n


@pytest.mark.capability(8)
def test_unsigned_ranges_near_the_limit() -> None:
    out = zeros(16, np.uint32)
    a, b = 2**32 - 6, 2**32 - 1
    run(unsigned_ranges, out, a, b)
    expected = [*range(a, b, 2), *range(b, a, -2)]
    assert out[15] == len(expected)
    assert out[: len(expected)].tolist() == expected


@bc.cube
def break_near_the_limit(out: bc.Array[bc.u32], a: bc.u32, b: bc.u32, step: bc.u32):
    n = 0
    for i in range(a, b, step):
        out[n] = i
        n += 1
        if n == 14:
            break
    out[15] = n


@pytest.mark.capability(8, 10)
@pytest.mark.parametrize("step", [1, 2, 4])
def test_a_loop_with_break_never_wraps(step: int) -> None:
    a, b = 2**32 - 6, 2**32 - 1
    out = zeros(16, np.uint32)
    run(break_near_the_limit, out, a, b, step)
    expected = list(range(a, b, step))
    assert out[15] == len(expected)
    assert out[: len(expected)].tolist() == expected


@bc.cube
def collatz(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    n = x[i]
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    out[i] = steps


def collatz_host(n: int) -> int:
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


@pytest.mark.capability(9)
def test_while_collatz() -> None:
    x = np.arange(1, 65, dtype=np.int32)
    out = zeros(64)
    run(collatz, x, out, cube=64)
    assert out.tolist() == [collatz_host(int(n)) for n in x]


@bc.cube
def search(x: bc.Array[bc.i32], key: bc.i32, out: bc.Array[bc.i32]):
    i = 0
    while True:
        if i >= x.len():
            found = -1
            break
        found = bc.i32(i)
        if x[i] == key:
            break
        i += 1
    out[0] = found
    total = 0
    for row in range(3):
        for k in range(10):
            if k > row:
                break
            total += 1
    out[1] = total


@pytest.mark.capability(10)
def test_break_of_an_endless_loop() -> None:
    for key, expected in ((7, 2), (8, -1)):
        out = zeros(2)
        run(search, ints(5, 6, 7), key, out)
        assert out.tolist() == [expected, 6]


@bc.cube
def continues(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    total = 0
    for i in range(x.len()):
        if x[i] % 2 == 0:
            continue
        total += x[i]
    out[0] = total
    k = 0
    total = 0
    while k < x.len():
        k += 1
        if x[k - 1] < 3:
            continue
        total += x[k - 1]
    out[1] = total
    total = 0
    for j in bc.unroll(range(4)):
        if j == 1:
            continue
        if x[j] == 4:
            continue
        total += x[j]
        if x[j] == 5:
            break
        total += 100
    out[2] = total


def continues_host(x: list[int]) -> list[int]:
    total = 0
    for j in range(4):
        if j == 1:
            continue
        if x[j] == 4:
            continue
        total += x[j]
        if x[j] == 5:
            break
        total += 100
    return [sum(v for v in x if v % 2), sum(v for v in x if v >= 3), total]


@pytest.mark.capability(11)
@pytest.mark.parametrize("x", [[1, 2, 3, 4, 5], [5, 1, 2, 3], [4, 4, 4, 4], [1, 9, 5, 7]])
def test_continue(x: list[int]) -> None:
    out = zeros(3)
    run(continues, ints(*x), out)
    assert out.tolist() == continues_host(x)


@bc.cube
def sign(x: bc.i32) -> bc.i32:
    if x < 0:
        return -1
    if x == 0:
        return 0
    return 1


@bc.cube
def first_above(x: bc.Array[bc.i32], limit: bc.i32) -> bc.i32:
    for i in range(x.len()):
        if x[i] > limit:
            return x[i]
    return -1


@bc.cube
def returns(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    out[i] = sign(x[i]) * 10 + first_above(x, x[i])


@pytest.mark.capability(14)
def test_return_with_a_value() -> None:
    out = zeros(4)
    run(returns, ints(-3, 0, 4, 9), out, cube=4)
    assert out.tolist() == [-10 + 0, 4, 10 + 9, 10 - 1]


@bc.cube
def phi(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    v = 7
    if x[i] > 10:
        v = x[i]
    elif x[i] > 5:
        v = 1
    out[i] = v if x[i] != 3 else (100 if i > 1 else 200)


@pytest.mark.capability(20)
def test_values_of_three_arms() -> None:
    out = zeros(4)
    run(phi, ints(20, 6, 0, 3), out, cube=4)
    assert out.tolist() == [20, 1, 7, 100]


@pytest.mark.capability(15)
@pytest.mark.parametrize("name", ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "f32", "f64"])
def test_a_conditional_of_literals_takes_the_dtype(name: str) -> None:
    @bc.cube
    def choose(x: bc.Array[bc.N], out: bc.Array[bc.N]):
        i = bc.ABSOLUTE_POS
        out[i] = 30 if x[i] > 0 else 50

    dtype = getattr(bc, name).numpy
    out = np.zeros(2, dtype)
    run(choose, np.array([1, 0], dtype), out, cube=2)
    assert out.tolist() == [30, 50]


@bc.cube
def switch(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    v = 0
    match x[i]:
        case 0:
            v = 10
        case 1 | 2:
            v = 20
        case -3:
            out[i] = 5
            return
        case n:
            v = n + 1
    out[i] = v


@pytest.mark.capability(16)
def test_match_on_integers() -> None:
    out = zeros(5)
    run(switch, ints(0, 1, 2, 9, -3), out, cube=5)
    assert out.tolist() == [10, 20, 20, 10, 5]


@bc.cube
def pick(x: bc.i32) -> bc.i32:
    match x:
        case 0:
            return 10
        case 1 | 2:
            return 20
        case _:
            return 30


@bc.cube
def picks(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    out[i] = pick(x[i])


@pytest.mark.capability(16)
def test_match_as_a_value() -> None:
    out = zeros(4)
    run(picks, ints(0, 1, 2, 3), out, cube=4)
    assert out.tolist() == [10, 20, 20, 30]


@bc.cube
def note(log: bc.Array[bc.i32], value: bc.bool) -> bc.bool:
    log[0] += 1
    return value


@bc.cube
def short(x: bc.Array[bc.i32], log: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    a = x[0] > 0
    b = x[1] > 0
    out[0] = 1 if a and note(log, b) else 0
    out[1] = 1 if a or note(log, b) else 0
    out[2] = 1 if not a else 0
    out[3] = 1 if not x[1] else 0


@pytest.mark.capability(17, 18)
@pytest.mark.parametrize("a", [0, 1])
@pytest.mark.parametrize("b", [0, 1])
def test_short_circuit(a: int, b: int) -> None:
    log, out = zeros(1), zeros(4)
    run(short, ints(a, b), log, out)
    assert out.tolist() == [int(a and b), int(a or b), int(not a), int(not b)]
    assert log[0] == 1  # `and` evaluates the right side if a, `or` if not a


@bc.cube
def chain(x: bc.Array[bc.i32], log: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    out[i] = 1 if 1 < middle(x[i], log) <= 5 else 0


@bc.cube
def middle(x: bc.i32, log: bc.Array[bc.i32]) -> bc.i32:
    log[0] += 1
    return x


@pytest.mark.capability(19)
@pytest.mark.parametrize("x", [0, 1, 2, 5, 6])
def test_chained_comparison(x: int) -> None:
    log, out = zeros(1), zeros(1)
    run(chain, ints(x), log, out)
    assert out[0] == int(1 < x <= 5)
    assert log[0] == 1


@bc.cube
def comptime_branches(out: bc.Array[bc.i32], tag: bc.Comptime[str], n: bc.Comptime[int]):
    if tag == "zero":
        out[0] = 0
    else:
        undefined_function(out)  # noqa: F821
    for i in bc.unroll(range(n)):
        out[i + 1] = i * i


@pytest.mark.capability(4, 5, 7)
def test_the_dead_side_is_not_even_looked_at() -> None:
    out = zeros(4)
    run(comptime_branches, out, "zero", 3)
    assert out.tolist() == [0, 0, 1, 4]
    assert "for" not in text(comptime_branches, out, "zero", 3)


@bc.cube
def loop_over_slices(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    for v in x[1:4]:
        out[0] += v
    for v in x:
        out[1] += v
    for a, b in ((1, 2), (3, 4)):
        out[2] += a * b
    for k, v in enumerate((x[0], x[1])):
        out[3] += k * v
    for v in [v * 2 for v in (x[0], x[1])]:
        out[4] += v


def test_loops_over_arrays_and_tuples() -> None:
    out = zeros(5)
    run(loop_over_slices, ints(1, 2, 3, 4, 5), out)
    assert out.tolist() == [9, 15, 14, 2, 6]


@bc.cube
def swap(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    a, b = 0, 1
    for _ in range(x[0]):
        a, b = b, a + b
    out[0] = a
    (c, (d, e)) = (x[0], (a, b))
    pair = (c, d)
    pair[1] += e
    out[1] = pair[1]


@pytest.mark.capability(23, 29)
def test_tuples_in_loops() -> None:
    out = zeros(2)
    run(swap, ints(10), out)
    assert out.tolist() == [55, 55 + 89]


@bc.cube
def two_names(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    a = b = x[0]
    b += 1
    out[0] = a * 10 + b


def test_one_value_with_two_names() -> None:
    out = zeros(1)
    run(two_names, ints(4), out)
    assert out[0] == 45
