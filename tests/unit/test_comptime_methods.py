"""A method of a compile-time value is a new object at each look-up, and yet no reason to compile again."""

from __future__ import annotations

import numpy as np

import burn_cube as bc


@bc.cube
def fill_with_bits(out: bc.Array[bc.i32], n: bc.Comptime[int]):
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] = bc.comptime(n.bit_length())


def test_a_method_of_a_number_compiles_once():
    out = np.zeros(4, np.int32)
    for _ in range(3):
        fill_with_bits[1, 4](out, n=9)
    assert out.tolist() == [4, 4, 4, 4]
    assert fill_with_bits.cache_info()[0] == 1
