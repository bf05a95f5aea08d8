"""Structs and lists as arguments of compiled launches."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import LaunchError
from tests.unit.native_kernels import compiled


@bc.struct
class Place:
    start: bc.i32
    step: bc.index
    doubled: bc.Comptime[bool]


@bc.struct
class Walk:
    place: Place
    factors: list[bc.i32]


@bc.struct
class Memory:
    x: bc.Array[bc.i32]


PLACE: Any = Place  # numbers of the host stand for those of kernels
WALK: Any = Walk
MEMORY: Any = Memory


@bc.cube
def walk(out: bc.Array[bc.i32], way: Walk, offsets: list[bc.i32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < len(out):
        value = way.place.start + bc.i32(i * way.place.step)
        for k in bc.unroll(range(len(way.factors))):
            value *= way.factors[k]
        for k in bc.unroll(range(len(offsets))):
            value += offsets[k]
        out[i] = 2 * value if way.place.doubled else value


@bc.cube
def copy(memory: Memory, out: bc.Array[bc.i32]) -> None:
    if bc.ABSOLUTE_POS < len(out):
        out[bc.ABSOLUTE_POS] = memory.x[bc.ABSOLUTE_POS]


def made(start: Any = 3, step: Any = 2, doubled: bool = False, factors: Any = (5,)) -> Any:
    return WALK(PLACE(start, step, doubled), factors)


def expected(start: int, step: int, doubled: bool, factors: Any, offsets: Any = ()) -> list[int]:
    values: Any = (start + np.arange(4) * step) * math.prod(factors) + sum(offsets)
    return [int(value) * (1 + doubled) for value in values.tolist()]


def launched(given: tuple[Any, ...], offsets: Any) -> tuple[list[int], int]:
    """What a launch gives, and how many of it were compiled."""
    out = np.zeros(4, np.int32)
    count = compiled(walk, lambda: walk[1, 4](out, made(*given), offsets))
    return out.tolist(), count


CASES: list[tuple[tuple[Any, ...], Any]] = [
    ((3, 2, False, [5]), [1]),
    ((-4, 1, False, [5]), [1]),
    ((3, 2, False, (5,)), (1,)),
    ((3, 2, True, [5]), [1]),
    ((3, 2, False, [5, 7]), [1]),
    ((3, 2, False, []), [1, 2, 3]),
    ((3, 2, False, [5]), []),
]


def test_structs_and_lists_are_read_anew_at_each_launch() -> None:
    for given, offsets in CASES * 3:
        launched(given, offsets)
    for given, offsets in CASES + CASES[::-1]:
        start, step, doubled, factors = given
        assert launched(given, offsets) == (expected(start, step, doubled, factors, offsets), 1), given


def test_a_field_that_is_written_between_launches() -> None:
    way, out = made(), np.zeros(4, np.int32)
    for _ in range(4):
        walk[1, 4](out, way, [0])
    way.place.start = 100
    assert compiled(walk, lambda: walk[1, 4](out, way, [0])) == 1
    assert out.tolist() == expected(100, 2, False, (5,))
    way.factors = [1, 2]
    walk[1, 4](out, way, [0])
    assert out.tolist() == expected(100, 2, False, (1, 2))


BAD: list[tuple[Callable[[], Any], Any, str]] = [
    (lambda: made("3"), [0], "expected i32"),
    (lambda: made(3.0), [0], "expected i32"),
    (lambda: made(1 << 31), [0], "expected -2147483648 to 2147483647"),
    (lambda: made(factors=5), [0], "expected a list or a tuple"),
    (lambda: made(factors=[5.5]), [0], "expected i32"),
    (lambda: PLACE(1, 2, False), [0], "expected Walk"),
    (lambda: None, [0], "expected Walk"),
    (made, {0: 1}, "expected a list or a tuple"),
]


@pytest.mark.parametrize(("way", "offsets", "message"), BAD)
def test_parts_that_do_not_fit_are_refused_as_ever(
    way: Callable[[], Any], offsets: Any, message: str
) -> None:
    out = np.zeros(4, np.int32)
    for _ in range(4):
        walk[1, 4](out, made(), [0])
    with pytest.raises(LaunchError, match=message):
        walk[1, 4](out, way(), offsets)
    lost = made()
    del lost.place.step
    with pytest.raises(LaunchError, match="its field step has no value"):
        walk[1, 4](out, lost, [0])


class Counted(PLACE):  # type: ignore[misc]
    reads = 0

    def __getattribute__(self, name: str) -> Any:
        if name == "start":
            Counted.reads += 1
            return Counted.reads
        found: Any = object.__getattribute__(self, name)
        return found


class Fixed(PLACE):  # type: ignore[misc]
    @property
    def start(self) -> int:
        return 9

    @start.setter
    def start(self, value: int) -> None: ...


class Items(list[int]):
    """What Python iterates over may differ from what is stored."""


def test_what_is_computed_when_it_is_read_is_left_to_python() -> None:
    out = np.zeros(4, np.int32)
    counted, fixed = WALK(Counted(0, 0, False), [1]), WALK(Fixed(0, 0, False), [1])
    for _ in range(5):
        before = Counted.reads
        assert compiled(walk, lambda: walk[1, 4](out, counted, [0])) == 0
        assert out.tolist() == [before + 1] * 4
        assert compiled(walk, lambda: walk[1, 4](out, fixed, [0])) == 0
        assert out.tolist() == [9] * 4
    assert compiled(walk, lambda: [walk[1, 4](out, made(), Items([0])) for _ in range(5)]) == 0


def test_arrays_in_structs_are_left_to_python() -> None:
    x, out = np.arange(4, dtype=np.int32), np.zeros(4, np.int32)
    for _ in range(5):
        assert compiled(copy, lambda: copy[1, 4](MEMORY(x), out)) == 0
    assert out.tolist() == x.tolist()


def test_attributes_of_what_never_changes_are_no_reason_for_python() -> None:
    @bc.cube
    def sized(out: bc.Array[bc.N]) -> None:
        if bc.ABSOLUTE_POS < len(out):
            out[bc.ABSOLUTE_POS] = bc.cast(bc.comptime(out.dtype.size), out.dtype)

    out = np.zeros(4, np.int16)
    for _ in range(3):
        sized[1, 4](out)
    assert compiled(sized, lambda: sized[1, 4](out)) == 1
    assert out.tolist() == [2] * 4
