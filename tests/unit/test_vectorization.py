"""The host's choice of a vector width is legal, and the largest that is."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from burn_kernels.vectorization import (
    WIDTHS,
    broadcast_strides,
    common_width,
    parallel_width,
    perpendicular_width,
)

pytestmark = pytest.mark.capability(63)


def legal(shape: Sequence[int], strides: Sequence[int], axis: int, offset: int, width: int) -> bool:
    """Whether the elements fall into aligned vectors along the axis: tried one by one."""
    if shape[axis] % width:
        return False
    for at in np.ndindex(*shape):
        place = offset + sum(i * s for i, s in zip(at, strides, strict=True))
        lane = at[axis] % width
        if place % width != lane:
            return False
        if lane and strides[axis] != 1:
            return False
    return True


@st.composite
def layouts(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    """A shape, strides, an axis and an offset; strides as real tensors have them, and odd ones."""
    rank = draw(st.integers(1, 3))
    extents = st.sampled_from([1, 2, 3, 4, 6, 8, 16])
    strides = st.sampled_from([0, 1, 2, 3, 4, 8, 12, 16, 24, 64, -1, -4, -16])
    shape = tuple(draw(extents) for _ in range(rank))
    steps = tuple(draw(strides) for _ in range(rank))
    return shape, steps, draw(st.integers(0, rank - 1)), draw(st.sampled_from([0, 1, 2, 4, 8, 16]))


@given(layouts())
def test_the_width_is_the_largest_legal_one(
    layout: tuple[tuple[int, ...], tuple[int, ...], int, int],
) -> None:
    shape, strides, axis, offset = layout
    best = max((w for w in WIDTHS if legal(shape, strides, axis, offset, w)), default=1)
    assert parallel_width(shape, strides, axis, offset=offset) == best


@pytest.mark.parametrize(
    ("shape", "strides", "axis", "width"),
    [
        ((8, 32), (32, 1), -1, 16),  # dense
        ((8, 12), (12, 1), -1, 4),  # the row's length limits
        ((8, 32), (36, 1), -1, 4),  # pitched rows limit
        ((32, 8), (1, 32), 0, 16),  # column-major, along the columns
        ((32, 8), (1, 32), 1, 1),  # not along the rows
        ((7,), (1,), 0, 1),
        ((16,), (2,), 0, 1),
        ((), (), 0, 1),
    ],
)
def test_parallel(shape: tuple[int, ...], strides: tuple[int, ...], axis: int, width: int) -> None:
    assert parallel_width(shape, strides, axis) == width


@pytest.mark.parametrize(
    ("shape", "strides", "axis", "width"),
    [
        ((8, 32), (32, 1), 0, 16),  # a reduction over the rows: vectors along a row
        ((8, 32), (32, 1), 1, 1),  # over the columns: the dense axis is the one walked along
        ((8, 12), (12, 1), 0, 4),
        ((4, 8, 6), (1, 24, 4), 1, 4),  # the dense axis comes first
        ((4, 8), (64, 2), 0, 1),  # no dense axis
    ],
)
def test_perpendicular(shape: tuple[int, ...], strides: tuple[int, ...], axis: int, width: int) -> None:
    assert perpendicular_width(shape, strides, axis) == width


def test_a_broadcast_axis_does_not_limit_the_others() -> None:
    assert parallel_width((5, 32), (0, 1)) == 16
    assert parallel_width((5, 32), (1, 0)) == 1
    assert parallel_width((3, 5, 8), (0, 8, 1)) == 8


def test_overlapping_windows_limit_by_their_step() -> None:
    # windows of 8 over a signal, each `step` after the one before
    assert [parallel_width((10, 8), (step, 1)) for step in (1, 2, 4, 6, 8)] == [1, 2, 4, 2, 8]


def test_an_offset_shifts_all_vectors() -> None:
    assert [parallel_width((4, 16), (16, 1), offset=offset) for offset in (0, 1, 2, 4, 8)] == [16, 1, 2, 4, 8]


def test_the_device_chooses_among_its_own_widths() -> None:
    assert parallel_width((4, 16), (16, 1), widths=(4, 2)) == 4
    assert common_width([16, 4, 8]) == 4
    assert common_width([]) == 1


def test_broadcast_strides_repeat_axes_of_one() -> None:
    assert broadcast_strides((3, 1), (1, 1), (2, 3, 4)) == (0, 1, 0)
    assert broadcast_strides((), (), (2,)) == (0,)
    for shape, onto in (((3,), (4,)), ((2, 3), (3,))):
        with pytest.raises(ValueError, match="cannot broadcast shape"):
            broadcast_strides(shape, (1,) * len(shape), onto)
