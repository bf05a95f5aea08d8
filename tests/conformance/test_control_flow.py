"""Loops, branches and returns, with every unit on its own way (rows 8 to 20 of the capability table)."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import Array, run, units, zeros


def each(function: Callable[[int], int], count: int = 32) -> list[int]:
    """What the host computes for each unit."""
    return [function(unit) for unit in range(count)]


@bc.cube
def sum_range(limits: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    total = 0
    for k in range(limits[3 * i], limits[3 * i + 1], limits[3 * i + 2]):
        total = total * 3 + k
    out[i] = total


def _wrapped(value: int) -> int:
    return int(np.array(value & 0xFFFFFFFF, np.uint32).view(np.int32))


@pytest.mark.capability(8)
def test_range_with_run_time_limits_of_any_sign(runtime: Driver) -> None:
    cases = list(itertools.product((-3, 0, 4), (-5, 0, 7), (-3, -1, 1, 2, 5)))
    cases += [(2**31 - 3, 2**31 - 1, 2), (-(2**31), -(2**31) + 5, 3), (-(2**31) + 2, -(2**31), -2), (0, 5, 0)]
    out = zeros(len(cases))
    run(sum_range, runtime, np.array(cases, np.int32).ravel(), out, units=len(cases))
    expected = []
    for start, stop, step in cases:
        total = 0
        for k in range(start, stop, step) if step else ():
            total = _wrapped(total * 3 + k)
        expected.append(total)
    assert out.tolist() == expected


@bc.cube
def count_up(start: bc.u32, stop: bc.u32, out: bc.Array[bc.u32]):
    n = bc.u32(0)
    for k in range(start, stop, bc.u32(3)):
        out[n + 1] = k
        n += 1
    out[0] = n


@pytest.mark.capability(8)
def test_range_of_unsigned_near_the_end(runtime: Driver) -> None:
    out = zeros(8, "uint32")
    run(count_up, runtime, np.uint32(2**32 - 8), np.uint32(2**32 - 1), out, units=1)
    assert out.tolist() == [3, 2**32 - 8, 2**32 - 5, 2**32 - 2, 0, 0, 0, 0]


@bc.cube
def collatz(x: bc.Array[bc.i64], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    n = x[i]
    steps = 0
    while n > 1:
        if n % 2 == 0:
            n //= 2
        else:
            n = 3 * n + 1
        steps += 1
    out[i] = steps


@pytest.mark.capability(9)
def test_while(runtime: Driver) -> None:
    def steps(n: int) -> int:
        count = 0
        while n > 1:
            n, count = (n // 2 if n % 2 == 0 else 3 * n + 1), count + 1
        return count

    out = zeros(1000)
    run(collatz, runtime, units(1000, "int64"), out, units=125, cubes=8)
    assert out.tolist() == each(steps, 1000)


@bc.cube
def find(x: bc.Array[bc.i32], wanted: bc.i32, out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    k = 0
    while True:
        if k >= 10:
            k = -1
            break
        if x[10 * i + k] == wanted:
            break
        k += 1
    out[i] = k


@bc.cube
def inner_break(out: bc.Array[bc.i32]):
    i = bc.i32(bc.UNIT_POS)
    total = 0
    for a in range(4):
        for b in range(10):
            if b > a + i:
                break
            total += 1
        total += 100
    out[i] = total


@pytest.mark.capability(10)
def test_break(runtime: Driver) -> None:
    data = np.random.default_rng(1).integers(0, 8, 320, dtype=np.int32)
    out = zeros(32)
    run(find, runtime, data, np.int32(3), out)
    rows = data.reshape(32, 10).tolist()
    assert out.tolist() == [row.index(3) if 3 in row else -1 for row in rows]


@pytest.mark.capability(10)
def test_break_leaves_the_inner_loop_only(runtime: Driver) -> None:
    out = zeros(32)
    run(inner_break, runtime, out)
    assert out.tolist() == each(lambda i: 400 + sum(min(10, a + i + 1) for a in range(4)))


@bc.cube
def never(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    n = 0
    while n < 3 and (not 3 != 4):  # the right side is known while compiling
        n += 1
        if x[i] > 0:
            break
    out[i] = n + 1


@pytest.mark.capability(9, 10)
def test_while_whose_condition_is_known_to_fail(runtime: Driver) -> None:
    out = zeros(32)
    run(never, runtime, units(), out)
    assert out.tolist() == [1] * 32


@bc.cube
def sum_of_odds(n: bc.Array[bc.i32], out: bc.Array[bc.i32], kind: bc.Comptime[str]):
    i = bc.UNIT_POS
    total = 0
    if kind == "for":
        for k in range(n[i]):
            if k % 2 == 0:
                continue
            total += k
    elif kind == "while":
        k = 0
        while k < n[i]:
            k += 1
            if (k - 1) % 2 == 0:
                continue
            total += k - 1
    else:
        for k in bc.unroll(range(20)):
            if k % 2 == 0:
                continue
            if k >= n[i]:
                continue
            total += k
    out[i] = total


@pytest.mark.capability(11)
@pytest.mark.parametrize("kind", ["for", "while", "unrolled"])
def test_continue(runtime: Driver, kind: str) -> None:
    lengths, out = (units() * 7 % 21).astype(np.int32), zeros(32)
    run(sum_of_odds, runtime, lengths, out, kind=kind)
    assert out.tolist() == [sum(range(1, n, 2)) for n in lengths.tolist()]


@bc.cube
def guarded(n: bc.i32, out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    if i >= n:
        return
    out[i] = 1
    for a in range(5):
        for b in range(5):
            if a * b == i:
                out[i] = 10 * a + b
                return
        out[i] = out[i] + 100
    out[i] = -1


@pytest.mark.capability(12)
def test_early_return(runtime: Driver) -> None:
    def host(i: int) -> int:
        if i >= 20:
            return 0
        value = 1
        for a in range(5):
            for b in range(5):
                if a * b == i:
                    return 10 * a + b
            value += 100
        return -1

    out = zeros(32)
    run(guarded, runtime, np.int32(20), out)
    assert out.tolist() == each(host)


@bc.cube
def return_before_barrier(n: bc.i32, out: bc.Array[bc.i32]):
    if bc.UNIT_POS >= n:
        return
    bc.sync_cube()
    out[bc.UNIT_POS] = 1


@bc.cube
def cube_returns(out: bc.Array[bc.i32]):
    if bc.CUBE_POS == 1:
        return
    bc.sync_cube()
    out[bc.CUBE_POS] = 1


@pytest.mark.capability(13)
def test_return_of_some_units_before_a_barrier_is_refused(runtime: Driver) -> None:
    with pytest.raises(bc.CompileError, match="return"):
        run(return_before_barrier, runtime, np.int32(3), zeros(32))


@pytest.mark.capability(13)
def test_return_of_a_whole_cube_before_a_barrier(runtime: Driver) -> None:
    out = zeros(4)
    run(cube_returns, runtime, out, cubes=4)
    assert out.tolist() == [1, 0, 1, 1]


@bc.cube
def magnitude_class(x: bc.i32) -> bc.i32:
    if x < 0:
        return -1
    for k in range(4):
        if x < 10 * k:
            return k
    return 99


@bc.cube
def classify(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    out[i] = magnitude_class(x[i]) * 2


@pytest.mark.capability(14)
def test_early_return_with_a_value(runtime: Driver) -> None:
    def host(x: int) -> int:
        return -1 if x < 0 else next((k for k in range(4) if x < 10 * k), 99)

    x, out = (units() * 3 - 20).astype(np.int32), zeros(32)
    run(classify, runtime, x, out)
    assert out.tolist() == [2 * host(v) for v in x.tolist()]


@bc.cube
def pick(flags: bc.Array[bc.bool], out: bc.Array[bc.N]):
    i = bc.UNIT_POS
    out[i] = 30 if flags[i] else 50
    chosen = 1
    if flags[i]:
        chosen = 7
    out[i + 2] = bc.cast(chosen, out.dtype)


@pytest.mark.capability(15)
@pytest.mark.parametrize(
    "dtype",
    [
        "int8",
        "int16",
        "int32",
        "int64",
        "uint8",
        "uint16",
        "uint32",
        "uint64",
        "float16",
        "float32",
        "float64",
    ],
)
def test_conditional_value(runtime: Driver, dtype: str) -> None:
    out = zeros(4, dtype)
    run(pick, runtime, np.array([True, False]), out, units=2)
    assert out.tolist() == [30, 50, 7, 1]


@bc.cube
def matched(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    match x[i]:
        case 0:
            out[i] = 100
        case 1 | 3:
            out[i] = 200 + x[i]
        case -5:
            return
        case _:
            out[i] = -1
    out[i] = out[i] + 1


@pytest.mark.capability(16)
def test_match(runtime: Driver) -> None:
    x, out = np.array([0, 1, 2, 3, 4, -5, 0], np.int32), zeros(7)
    run(matched, runtime, x, out, units=7)
    assert out.tolist() == [101, 202, 0, 204, 0, 0, 101]


@bc.cube
def noted(log: bc.Array[bc.i32], at: bc.index, value: bc.bool) -> bc.bool:
    log[at] = log[at] + 1
    return value


@bc.cube
def short_circuit(a: bc.Array[bc.bool], b: bc.Array[bc.bool], log: bc.Array[bc.i32], out: bc.Array[bc.bool]):
    i = bc.UNIT_POS
    out[2 * i] = a[i] and noted(log, 2 * i, b[i])
    out[2 * i + 1] = a[i] or noted(log, 2 * i + 1, b[i])


@pytest.mark.capability(17)
def test_right_side_runs_only_if_needed(runtime: Driver) -> None:
    a, b = np.array([False, False, True, True]), np.array([False, True, False, True])
    log, out = zeros(8), zeros(8, "bool")
    run(short_circuit, runtime, a, b, log, out, units=4)
    assert out.reshape(4, 2).tolist() == [
        [x and y, x or y] for x, y in zip(a.tolist(), b.tolist(), strict=True)
    ]
    assert log.reshape(4, 2).tolist() == [[int(x), int(not x)] for x in a.tolist()]


@bc.cube
def truth(a: bc.Array[bc.bool], b: bc.Array[bc.bool], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    code = 0
    if a[i] and b[i]:
        code += 1
    if a[i] or b[i]:
        code += 2
    if not a[i]:
        code += 4
    if a[i] ^ b[i]:
        code += 8
    if a[i] & b[i] | ~a[i]:
        code += 16
    if a[i] != b[i]:
        code += 32
    out[i] = code


@pytest.mark.capability(18)
def test_truth_tables(runtime: Driver) -> None:
    pairs = list(itertools.product((False, True), repeat=2))
    out = zeros(4)
    run(truth, runtime, *(np.array(side) for side in zip(*pairs, strict=True)), out, units=4)
    expected = [
        (a and b) + 2 * (a or b) + 4 * (not a) + 8 * (a ^ b) + 16 * ((a and b) or not a) + 32 * (a != b)
        for a, b in pairs
    ]
    assert out.tolist() == expected


@bc.cube
def counted(log: bc.Array[bc.i32], at: bc.index, value: bc.i32) -> bc.i32:
    log[at] = log[at] + 1
    return value


@bc.cube
def between(x: bc.Array[bc.i32], log: bc.Array[bc.i32], out: bc.Array[bc.bool]):
    i = bc.UNIT_POS
    out[2 * i] = 3 <= counted(log, i, x[i]) < 9
    out[2 * i + 1] = 0 < x[i] < 20 != x[i]


@pytest.mark.capability(19)
def test_chained_comparisons(runtime: Driver) -> None:
    x, log, out = units(), zeros(32), zeros(64, "bool")
    run(between, runtime, x, log, out)
    expected = [[3 <= v < 9, 0 < v < 20 != v] for v in x.tolist()]
    assert out.reshape(32, 2).tolist() == expected
    assert log.tolist() == [1] * 32


@bc.cube
def nested(x: bc.Array[bc.i32], out: bc.Array[bc.f32]):
    i = bc.UNIT_POS
    v = x[i]
    a = 1.5 if v < 5 else (2.5 if v < 10 else 3.5)
    if v % 3 == 0:
        b = a * 2.0
    elif v % 3 == 1:
        if v > 20:
            b = 0.25
        else:
            b = a
    else:
        b = -1.0
    out[i] = a + b * 10.0


@pytest.mark.capability(20)
def test_nested_conditions(runtime: Driver) -> None:
    def host(v: int) -> float:
        a = 1.5 if v < 5 else (2.5 if v < 10 else 3.5)
        b = a * 2 if v % 3 == 0 else (0.25 if v > 20 else a) if v % 3 == 1 else -1.0
        return a + b * 10

    out: Array = zeros(32, "float32")
    run(nested, runtime, units(), out)
    assert out.tolist() == [host(v) for v in range(32)]
