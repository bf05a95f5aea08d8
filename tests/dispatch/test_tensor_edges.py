"""Where values and sizes end: nothing, too much, decimals, what has no memory; on every backend."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numpy as np
import pytest

from burn_cube.errors import DispatchValueError, OutOfMemoryError
from burn_dispatch import Tensor, activation, module
from tests.dispatch.devices import device

DEVICES = ("cpu", "flex", "ndarray", "libtorch")


@pytest.mark.parametrize("name", DEVICES)
def test_nothing_and_vectors_of_fewer_axes(name: str) -> None:
    where = device(name)
    for shape in ((0,), (3, 0), (0, 3)):
        x = Tensor.zeros(shape, device=where)
        assert activation.softmax(x, 0).shape == activation.log_softmax(x).shape == shape
        codes = x.quantize_dynamic()
        assert codes.shape == shape
        assert codes.quantized_data().scales.tolist() == [0]
    vectors, one = Tensor.ones((3, 4), device=where), Tensor.full((), 2.0, device=where)
    rows = Tensor.from_numpy(np.arange(3, dtype=np.float32).reshape(3, 1), where)
    assert vectors.cross(one, 0).tolist() == np.zeros((3, 4)).tolist()
    assert one.cross(vectors, -2).tolist() == np.zeros((3, 4)).tolist()
    turned = np.cross(np.ones((3, 4)), np.broadcast_to(np.arange(3.0)[:, None], (3, 4)), axis=0)
    assert vectors.cross(rows, 0).tolist() == turned.tolist()


@pytest.mark.parametrize("name", DEVICES)
def test_decimals_and_formats(name: str) -> None:
    x = Tensor.from_data([1234.5678, -0.25, 1e30, float("inf")], device=device(name))
    assert round(x, 1).tolist() == pytest.approx([1234.6, -0.2, 1e30, float("inf")])
    assert round(x, -2).tolist() == pytest.approx([1200, 0, 1e30, float("inf")])
    assert round(x, 10**30).tolist() == x.tolist()
    assert round(x, -(10**30)).tolist()[:3] == [0, 0, 0]
    assert f"{x[:2]:.1f}" == "[1234.6, -0.2]"
    with pytest.raises(DispatchValueError, match="cannot format values of f32 with 'zz': Unknown format"):
        f"{x:zz}"


def test_bounds_of_ranges_are_ints_of_any_kind() -> None:
    where, three, nine, two = (
        device("ndarray"),
        cast("int", np.uint8(3)),
        cast("int", np.uint8(9)),
        np.int8(2),
    )
    assert Tensor.arange(three, nine, cast("int", two), device=where).tolist() == [3, 5, 7]
    with pytest.raises(OutOfMemoryError, match="cannot allocate memory for arange"):
        Tensor.arange(three, 2**62, device=where)


def test_parts_of_codes_at_indices_of_several_axes_are_floats() -> None:
    codes = Tensor.ones((3, 4), device=device("cpu")).quantize_dynamic()
    chosen = codes[Tensor.from_data([[0, 1], [2, 1]], device=device("cpu"))]
    assert chosen.numpy() == pytest.approx(np.full((2, 2, 4), codes.numpy()[0, 0]))


@pytest.mark.parametrize("name", DEVICES)
def test_sizes_without_address_and_memory_that_is_not_there(name: str) -> None:
    x = Tensor.ones((2, 2), device=device(name))
    where, line = x.device, Tensor.ones((1, 1, 4), device=x.device)
    makers: list[Callable[[], Tensor]] = [
        lambda: x.repeat_dim(0, 2**63),
        lambda: x[:0].repeat_dim(1, 2**63),
        lambda: x.repeat(2**40, 2**40),
        lambda: Tensor.zeros((2**63, 0), device=where),
        lambda: x.pad((2**62, 2**62)),
        lambda: module.adaptive_avg_pool1d(line, 2**64),
    ]
    for make in makers:
        with pytest.raises(OutOfMemoryError, match="cannot allocate"):
            make()
    assert x[:0].repeat_dim(0, 2**40).shape == (0, 2)
