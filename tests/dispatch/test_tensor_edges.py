"""Where values and sizes end: nothing, too much, decimals, what has no memory; on every backend."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from burn_cube.errors import DispatchTypeError, DispatchValueError, OutOfMemoryError
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
    bare = Tensor.zeros((0, 0), device=where)
    for found in (bare.argmax(0), bare.argmin(0), bare.max(0), *bare.min_dim_with_indices(0), bare.any(0)):
        assert found.shape == (1, 0)
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


@pytest.mark.parametrize("dtype", ["f16", "f32", "f64"])
@pytest.mark.parametrize("name", DEVICES)
def test_roots_and_lengths_of_special_values(name: str, dtype: str) -> None:
    where = device(name)
    x = Tensor.from_data([float("-inf"), -0.0, 4.0, float("nan")], dtype, where)
    for shape in ((), (4,)):
        for exponent in (0.5, Tensor.full(shape, 0.5, dtype, where)):
            found = x.powf(exponent).numpy()
            np.testing.assert_array_equal(found, np.array([np.inf, 0, 2, np.nan], found.dtype))
            assert not np.signbit(found[1])
    assert Tensor.full((), 4.0, dtype, where).powf(0.5).tolist() == 2
    other = Tensor.from_data([float("nan"), 3.0, float("inf"), float("-inf")], dtype, where)
    assert x.hypot(other).tolist() == [float("inf"), 3, float("inf"), float("inf")]
    assert other.hypot(x).tolist() == [float("inf"), 3, float("inf"), float("inf")]


@pytest.mark.parametrize("name", DEVICES)
def test_windows_of_padding_alone_are_minus_infinity(name: str) -> None:
    x = Tensor.from_data([[[3.0]]], device=device(name))
    assert module.max_pool1d(x, 2, stride=1, padding=1, dilation=2).tolist() == [[[float("-inf")]]]


@pytest.mark.parametrize("name", DEVICES)
def test_attention_of_nothing_and_of_biases_of_few_axes(name: str) -> None:
    where = device(name)
    q, k, v = (Tensor.ones(shape, device=where) for shape in ((1, 2, 3, 4), (1, 2, 5, 4), (1, 2, 5, 6)))
    mask = Tensor.zeros((3, 0), "bool", where)
    nothing = module.attention(q, k[:, :, :0], v[:, :, :0], mask, Tensor.zeros((0,), device=where))
    assert nothing.tolist() == np.zeros((1, 2, 3, 6)).tolist()
    assert module.attention(q[..., :0], k[..., :0], v).numpy() == pytest.approx(np.ones((1, 2, 3, 6)))
    bias, hidden = Tensor.zeros((5,), device=where), Tensor.zeros((), "bool", where)
    assert module.attention(q, k, v, hidden, bias).numpy() == pytest.approx(np.ones((1, 2, 3, 6)))
    with pytest.raises(DispatchValueError, match=r"attention: got softcap 0\.0, expected a number above 0"):
        module.attention(q, k, v, softcap=0)
    with pytest.raises(
        DispatchValueError, match=r"attention: got mask of shape \(2, 1, 1, 1, 1\), expected one th"
    ):
        module.attention(q, k, v, Tensor.zeros((2, 1, 1, 1, 1), "bool", where))


def test_ranges_are_in_the_range_of_their_dtype() -> None:
    where = device("cpu")
    with pytest.raises(
        DispatchValueError, match="arange: got 250 to 259, expected 0 to 255, the range of u8"
    ):
        Tensor.arange(250, 260, dtype="u8", device=where)
    with pytest.raises(
        DispatchValueError, match="arange: got 2147483646 to 2147483648, expected -2147483648 t"
    ):
        Tensor.arange(2**31 - 2, 2**31 + 1, dtype="i32", device=where)
    assert Tensor.arange(255, -1, -100, dtype="u8", device=where).tolist() == [255, 155, 55]
    assert Tensor.arange(2**40, 2**40 + 2**20, 2**19, dtype="f32", device=where).tolist() == [
        2**40,
        2**40 + 2**19,
    ]
    assert Tensor.arange(2**40, 2**40 + 1, dtype="f64", device=where).tolist() == [2**40]


@pytest.mark.parametrize("name", DEVICES)
def test_data_keep_all_digits_that_the_dtype_has(name: str) -> None:
    where = device(name)
    assert Tensor.from_data([0.1, 1e300], "f64", where).tolist() == [0.1, 1e300]
    assert Tensor.from_data([2**40, -(2**63)], "i64", where).tolist() == [2**40, -(2**63)]
    assert Tensor.from_data(2**53 - 1, "f64", where).item() == 2**53 - 1
    assert Tensor.from_data([2.0**40, -2.5, float("nan")], "i32", where).tolist() == [2**31 - 1, -2, 0]
    assert Tensor.from_data([300, -1], "u8", where).tolist() == [44, 255]
    assert Tensor.from_data([0.5, 0.0], "bool", where).tolist() == [True, False]
    masked = cast("Any", np.ma).array([1, 2], mask=[False, True])
    with pytest.raises(DispatchTypeError, match="from_data: cannot make a tensor: got a masked array"):
        Tensor.from_data(masked, device=where)


def test_numbers_that_are_no_ints_are_refused_as_ints() -> None:
    for value in ("nan", "inf"):
        with pytest.raises(
            DispatchValueError, match=f"cannot make an int of {value}: expected a finite number"
        ):
            int(Tensor.from_data(float(value), device=device("ndarray")))


def test_arrays_are_no_left_sides() -> None:
    x = Tensor.ones((2, 2), device=device("ndarray"))
    with pytest.raises(DispatchTypeError, match=r"matmul: got array.* as the left side, expected a tensor"):
        _ = np.ones((2, 2), np.float32) @ x


@pytest.mark.parametrize("name", DEVICES)
def test_one_element_at_coordinates_has_no_axes(name: str) -> None:
    where = device(name)
    x = Tensor.from_numpy(np.arange(12, dtype=np.int32).reshape(3, 4), where)
    found = x.gather_nd(Tensor.from_data([2, 1], "i32", where))
    assert (found.shape, found.item()) == ((), 9)
    changed = x.scatter_nd(Tensor.from_data([2, 1], "i32", where), Tensor.full((), -1, "i32", where))
    assert changed[2].tolist() == [8, -1, 10, 11]


def test_tensors_of_several_dtypes_are_joined_and_chosen_from_one_after_the_other() -> None:
    where = device("cpu")
    for dtype in (np.float16, np.float64, np.int8, np.float32):  # the same program of each
        values = np.arange(6).reshape(2, 3).astype(dtype)
        x = Tensor.from_numpy(values, where)
        rows = Tensor.from_data([1, 0, 1], "i32", where)
        joined = Tensor.cat([x, Tensor.from_numpy(values, where), x], 1) + 1
        chosen, far = x.select(0, rows) + 1, x.select(0, rows + 2) + 1
        assert joined.numpy().tobytes() == (np.hstack([values] * 3) + np.ones((), dtype)).tobytes()
        assert chosen.numpy().tobytes() == (values[[1, 0, 1]] + np.ones((), dtype)).tobytes()
        assert far.numpy().tobytes() == np.ones((3, 3), dtype).tobytes()


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
