"""Rows on vectors: lanes first, units second."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.ops import OPS
from burn_cube.semantics import REFERENCE

_VECTOR = np.array([[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]], np.int16)  # 4 lanes, 3 units


def test_every_pure_row_has_a_meaning() -> None:
    launch = {"builtin", "len", "buffer_len", "shape", "stride"}
    pure = {name for name, row in OPS.items() if row.effect == "pure" and not row.library}
    assert set(REFERENCE) == pure - launch


@pytest.mark.parametrize("lane_dtype", ["int8", "int64", "uint64"])
def test_dynamic_lanes(lane_dtype: str) -> None:
    lane = np.array([3, 0, 4], np.int64).astype(lane_dtype)
    assert REFERENCE["extract_dynamic"](_VECTOR, lane).tolist() == [10, 2, 0]
    replaced = REFERENCE["insert_dynamic"](_VECTOR, np.array([-1, -2, -3], np.int16), lane)
    assert replaced.tolist() == [[1, -2, 3], [4, 5, 6], [7, 8, 9], [-1, 11, 12]]


def test_negative_lane_is_outside() -> None:
    assert REFERENCE["extract_dynamic"](_VECTOR, np.array([-1, -4, 1], np.int32)).tolist() == [0, 0, 6]


def test_static_lanes() -> None:
    assert REFERENCE["extract"](_VECTOR, 2).tolist() == [7, 8, 9]
    assert REFERENCE["insert"](_VECTOR, np.array([0], np.int16), 1).tolist()[1] == [0, 0, 0]
    assert REFERENCE["construct"](np.array([1, 2]), np.array([5])).tolist() == [[1, 2], [5, 5]]
    assert REFERENCE["broadcast"](np.array([1, 2]), 2).tolist() == [[1, 2], [1, 2]]


def test_select_by_mask_and_by_scalar() -> None:
    other = np.zeros_like(_VECTOR)
    scalar = REFERENCE["select"](np.array([True, False, True]), _VECTOR, other)
    assert scalar.tolist() == [[1, 0, 3], [4, 0, 6], [7, 0, 9], [10, 0, 12]]
    assert REFERENCE["select"](_VECTOR > 6, _VECTOR, other)[0].tolist() == [0, 0, 0]


def test_bitcast_changes_lanes() -> None:
    words = np.array([0x04030201, 0x40302010], np.uint32)
    octets = REFERENCE["bitcast"](words, dt.U8)
    assert octets.tolist() == [[1, 0x10], [2, 0x20], [3, 0x30], [4, 0x40]]
    assert REFERENCE["bitcast"](octets, dt.U32).tolist() == words.tolist()
    assert REFERENCE["bitcast"](octets, dt.U16).tolist() == [[0x0201, 0x2010], [0x0403, 0x4030]]
    assert REFERENCE["bitcast"](np.array([[1.0, 2.0]], np.float32), dt.I32).shape == (1, 2)
    assert REFERENCE["bitcast"](np.array([1.0], np.float32), dt.U32).tolist() == [0x3F800000]


def test_reductions_go_from_the_left_and_round_each_step() -> None:
    vector = np.array([[2048.0], [1.0], [1.0]], np.float16)
    assert REFERENCE["vector_sum"](vector).tolist() == [2048.0]
    assert REFERENCE["dot"](vector, np.ones_like(vector)).tolist() == [2048.0]
    pythagoras = np.array([[3.0], [4.0]], np.float32)
    assert REFERENCE["magnitude"](pythagoras).tolist() == [5.0]
    assert REFERENCE["normalize"](pythagoras).tolist() == [[np.float32(0.6)], [np.float32(0.8)]]
    assert np.isnan(REFERENCE["normalize"](np.zeros((2, 1), np.float32))).all()
