"""Every view of a tensor has the shape and the elements that NumPy gives, and copies only where it does."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from burn_cube.errors import DispatchError, DispatchIndexError, DispatchTypeError, DispatchValueError
from burn_dispatch.layout import Layout

_SHAPES = st.lists(st.integers(0, 4), max_size=4).map(tuple)


def elements(layout: Layout, memory: NDArray[np.int64]) -> NDArray[np.int64]:
    """The elements of a layout over a memory, picked one by one."""
    result = np.empty(layout.shape, np.int64)
    for position in np.ndindex(*layout.shape):
        place = layout.offset + sum(i * s for i, s in zip(position, layout.strides, strict=True))
        result[position] = memory[place]
    return result


@st.composite
def views(draw: st.DrawFn) -> tuple[Layout, NDArray[np.int64], NDArray[np.int64]]:
    """A layout made by a few views, what NumPy makes by the same, and the memory of both."""
    shape = draw(_SHAPES)
    memory = np.arange(math.prod(shape), dtype=np.int64)
    layout, array = Layout.of(shape), memory.reshape(shape)
    for _ in range(draw(st.integers(0, 3))):
        kind = draw(st.sampled_from(["permute", "flip", "slice", "expand", "unsqueeze"]))
        layout, array = _step(kind, layout, array, draw)
    return layout, array, memory


def _step(kind: str, layout: Layout, array: NDArray[Any], draw: st.DrawFn) -> tuple[Layout, NDArray[Any]]:
    rank = array.ndim
    if kind == "permute":
        axes = draw(st.permutations(range(rank)))
        return layout.permute(axes), array.transpose(axes)
    if kind == "flip":
        axes = draw(st.sets(st.integers(0, rank - 1))) if rank else set[int]()
        return layout.flip(sorted(axes)), np.flip(array, tuple(axes))
    if kind == "slice":
        keys = tuple(draw(st.slices(n)) for n in array.shape)
        return layout.index(keys), array[keys]
    if kind == "expand" and rank < 4:
        shape = (draw(st.integers(0, 3)), *array.shape)
        return layout.expand(shape), np.broadcast_to(array, shape)
    axis = draw(st.integers(-rank - 1, rank))
    return layout.unsqueeze(axis), np.expand_dims(array, axis)


@given(views())
def test_views_agree_with_numpy(made: tuple[Layout, NDArray[Any], NDArray[Any]]) -> None:
    layout, array, memory = made
    assert layout.shape == array.shape
    assert layout.numel == array.size
    np.testing.assert_array_equal(elements(layout, memory), array)
    first, end = layout.extent
    assert 0 <= first <= end <= max(memory.size, first)


@given(views())
def test_contiguous_means_what_numpy_means(made: tuple[Layout, NDArray[Any], NDArray[Any]]) -> None:
    layout, array, _ = made
    assert layout.is_contiguous == bool(array.flags.c_contiguous)


@given(views(), st.data())
def test_reshape_is_a_view_exactly_where_numpy_has_one(
    made: tuple[Layout, NDArray[Any], NDArray[Any]], data: st.DataObject
) -> None:
    layout, array, memory = made
    wanted = data.draw(_factors(array.size))
    reshaped = layout.reshape(wanted)
    if reshaped is None:
        copied = array.reshape(wanted)
        assert not np.shares_memory(copied, array)
        return
    assert reshaped.shape == wanted
    np.testing.assert_array_equal(elements(reshaped, memory), array.reshape(wanted))


@st.composite
def _factors(draw: st.DrawFn, size: int) -> tuple[int, ...]:
    """A shape of `size` elements."""
    if size == 0:
        return (*draw(_SHAPES), 0)
    shape: list[int] = []
    while size > 1:
        n = draw(st.sampled_from([d for d in range(1, size + 1) if size % d == 0 and d > 1]))
        shape.append(n)
        size //= n
    for _ in range(draw(st.integers(0, 2))):
        shape.insert(draw(st.integers(0, len(shape))), 1)
    return tuple(shape)


def test_a_reshape_that_splits_and_joins_strided_axes_needs_no_copy() -> None:
    layout = Layout((4, 6, 5), (100, 10, 1)).reshape((2, 2, 3, 2, 1, 5))
    assert layout == Layout((2, 2, 3, 2, 1, 5), (200, 100, 20, 10, 5, 1))
    assert Layout((4, 6), (12, 2)).reshape((24,)) == Layout((24,), (2,))
    assert Layout((4, 6), (1, 4)).reshape((24,)) is None


def test_reshape_fills_in_one_extent() -> None:
    assert Layout.of((4, 6)).reshape((3, -1)) == Layout.of((3, 8))
    assert Layout.of((0, 6)).reshape((3, -1)) == Layout.of((3, 0))


@pytest.mark.parametrize("shape", [(5, 5), (-1, -1), (7, -1), (0, -1), (-2, 12)])
def test_a_reshape_that_does_not_fit_is_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(DispatchValueError, match=r"reshape: cannot view shape \(4, 6\) as"):
        Layout.of((4, 6)).reshape(shape)


def test_expand_repeats_and_keeps() -> None:
    assert Layout.of((3, 1)).expand((2, -1, 4)) == Layout((2, 3, 4), (0, 1, 0))
    assert Layout.of((3, 1)).expand((2, 3, 4)).is_expanded
    assert not Layout.of((3, 1)).is_expanded


@pytest.mark.parametrize("shape", [(3,), (2, 4), (-1, 3, 4), (3, -2)])
def test_an_expansion_that_does_not_fit_is_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(DispatchValueError, match="expand: cannot view shape"):
        Layout.of((3, 4)).expand(shape)


def test_squeeze_drops_only_axes_of_extent_one() -> None:
    assert Layout.of((1, 3, 1)).squeeze(None).shape == (3,)
    assert Layout.of((1, 3, 1)).squeeze(-1).shape == (1, 3)
    with pytest.raises(DispatchValueError, match="cannot drop axis 1 of shape"):
        Layout.of((1, 3, 1)).squeeze(1)


@pytest.mark.parametrize(
    ("key", "kind", "text"),
    [
        (3, DispatchIndexError, "cannot index axis 0 of extent 3 with 3"),
        ((0, -5), DispatchIndexError, "cannot index axis 1 of extent 4 with -5"),
        ((0, 0, 0), DispatchIndexError, "got 3 indices, expected at most 2"),
        ((..., ...), DispatchIndexError, "'...' twice"),
        (True, DispatchTypeError, "with bool"),
        (1.0, DispatchTypeError, "with float"),
        ([0, 1], DispatchTypeError, "with list"),
        (np.array([0, 1]), DispatchTypeError, "with ndarray"),
        (slice(None, None, 0), DispatchTypeError, "slice step cannot be zero"),
        (slice(0.5, None), DispatchTypeError, "slice indices must be integers"),
    ],
)
def test_an_index_that_does_not_fit_is_refused(key: object, kind: type[DispatchError], text: str) -> None:
    with pytest.raises(kind) as caught:
        Layout.of((3, 4)).index(key)
    assert text in str(caught.value)


def test_an_index_may_be_any_integer_and_leave_axes_out() -> None:
    layout = Layout.of((3, 4, 5))
    assert layout.index(np.int64(-1)) == Layout((4, 5), (5, 1), 40)
    assert layout.index((..., None, 2)) == Layout((3, 4, 1), (20, 5, 1), 2)
    assert layout.index(()) == layout


@pytest.mark.parametrize("axes", [(0,), (0, 0), (0, 1, 2)])
def test_a_permutation_names_each_axis_once(axes: tuple[int, ...]) -> None:
    with pytest.raises(DispatchError, match="permute: cannot"):
        Layout.of((3, 4)).permute(axes)


def test_the_extent_covers_negative_strides() -> None:
    array = np.arange(12).reshape(3, 4)[::-1, ::2]
    layout = Layout.of((3, 4)).index((slice(None, None, -1), slice(None, None, 2)))
    assert layout.extent == (0, 11)
    viewed = as_strided(np.arange(12)[layout.offset :], layout.shape, tuple(8 * s for s in layout.strides))
    np.testing.assert_array_equal(viewed, array)
