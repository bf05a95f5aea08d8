"""Tensors hold the values they were given, show them, and move only when asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import burn_dispatch.device
from burn_cube import config
from burn_cube.driver import SupportsDeviceArray
from burn_cube.dtypes import BF16, BOOL, F16, F32, F64, I8, I32, STORABLE, U8, DType
from burn_cube.errors import DispatchError, DispatchTypeError, DispatchValueError, OutOfMemoryError
from burn_dispatch import Device, Tensor
from tests.fake_driver import FakeDriver


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeDriver]:
    """A fake behind every device."""
    fake = FakeDriver()
    monkeypatch.setattr(burn_dispatch.device.runtimes, "driver", lambda *_device: fake)
    with config.use(device="cpu"):
        yield fake


pytestmark = pytest.mark.usefixtures("driver")


def sample(dtype: DType) -> np.ndarray[Any, Any]:
    """Six different values of a dtype, or for bool both."""
    return np.array([[0, 1, 2], [5, 100, 7]]).astype(dtype.numpy)


@pytest.mark.parametrize("dtype", STORABLE, ids=str)
def test_values_survive_the_way_there_and_back(dtype: DType) -> None:
    tensor = Tensor.from_numpy(sample(dtype))
    assert tensor.dtype is dtype
    assert tensor.shape == (2, 3)
    assert tensor.strides == (3, 1)
    assert tensor.nbytes == 6 * dtype.size
    back = tensor.numpy()
    assert back.dtype == dtype.numpy
    np.testing.assert_array_equal(back, sample(dtype))


@pytest.mark.parametrize("shape", [(), (0,), (3, 0, 2), (1,), (2, 3, 4, 5)])
def test_every_rank_and_no_elements(shape: tuple[int, ...]) -> None:
    values = np.arange(np.prod(shape, dtype=int), dtype=np.int32).reshape(shape)
    tensor = Tensor.from_numpy(values)
    assert (tensor.shape, tensor.ndim, tensor.rank(), tensor.numel()) == (
        shape, len(shape), len(shape), values.size,
    )  # fmt: skip
    np.testing.assert_array_equal(tensor.numpy(), values)
    assert tensor.numpy().shape == shape


def test_the_tensor_is_a_copy_in_both_directions() -> None:
    values = np.zeros(3, np.float32)
    tensor = Tensor.from_numpy(values)
    values[:] = 1
    tensor.numpy()[:] = 2
    assert tensor.tolist() == [0, 0, 0]


def test_strided_arrays_and_numpy_scalars_are_accepted() -> None:
    values = np.arange(24).reshape(4, 6)[::-2, ::3].T
    np.testing.assert_array_equal(Tensor.from_numpy(values).numpy(), values)
    assert Tensor.from_numpy(values).is_contiguous()
    assert Tensor.from_numpy(np.float16(1.5)).item() == 1.5


@pytest.mark.parametrize(
    "values",
    [np.zeros(2, complex), np.zeros(2, ">f4"), np.array(["a"]), np.array([None]), np.zeros(2, "m8[s]")],
    ids=lambda values: str(values.dtype),
)
def test_a_dtype_that_the_language_lacks_is_refused(values: np.ndarray[Any, Any]) -> None:
    with pytest.raises(DispatchTypeError, match="from_numpy: cannot use dtype"):
        Tensor.from_numpy(values)


def test_lists_are_not_arrays() -> None:
    with pytest.raises(TypeError, match="got list, expected a NumPy array"):
        Tensor.from_numpy([1, 2])  # type: ignore[arg-type]


def test_constructors_fill() -> None:
    assert Tensor.zeros((2, 2)).tolist() == [[0.0, 0.0], [0.0, 0.0]]
    assert Tensor.ones(2, I8).tolist() == [1, 1]
    assert Tensor.zeros([2], BOOL).tolist() == [False, False]
    assert Tensor.empty(3).shape == (3,)
    assert Tensor.full((), 7, U8).item() == 7
    assert Tensor.full((0, 2), 7).shape == (0, 2)


@pytest.mark.parametrize(
    ("value", "dtype"), [(True, BOOL), (3, I32), (0.5, F32), (np.float64(0.5), F64), (np.uint8(3), U8)]
)
def test_a_fill_value_has_a_dtype_of_its_own(value: Any, dtype: DType) -> None:
    tensor = Tensor.full(2, value)
    assert tensor.dtype is dtype
    assert tensor.tolist() == [value, value]


@pytest.mark.parametrize("dtype", ["bf16", BF16, ml_dtypes.bfloat16])
def test_a_dtype_may_be_named(dtype: Any) -> None:
    assert Tensor.zeros(1, dtype).dtype is BF16
    assert Tensor.zeros(1, np.float16).dtype is F16
    assert Tensor.zeros(1, "float64").dtype is F64


@pytest.mark.parametrize("dtype", ["index", "f8", "complex64", "no such dtype"])
def test_an_unknown_dtype_is_refused(dtype: str) -> None:
    with pytest.raises(DispatchTypeError, match="zeros: cannot use dtype"):
        Tensor.zeros(1, dtype)


@pytest.mark.parametrize(
    ("value", "dtype", "kind"),
    [
        (5.0, I32, TypeError),
        (300, U8, ValueError),
        (-1, U8, ValueError),
        (2, BOOL, ValueError),
        (np.float64(1), F32, TypeError),
        (np.int32(1), I8, TypeError),
    ],
)
def test_a_fill_value_must_fit(value: Any, dtype: DType, kind: type[Exception]) -> None:
    with pytest.raises(kind, match=f"full: cannot store .* as {dtype}") as caught:
        Tensor.full(2, value, dtype)
    assert isinstance(caught.value, DispatchError)


def test_floats_round_and_overflow_to_infinity() -> None:
    assert Tensor.full(1, 0.1, F16).item() == float(np.float16(0.1))
    assert Tensor.full(1, 1e300, F32).item() == float("inf")


@pytest.mark.parametrize(
    ("shape", "kind"),
    [(-1, ValueError), ((2, -3), ValueError), ("ab", TypeError), (2.0, TypeError), ([[1]], TypeError)],
)
def test_a_shape_must_be_one(shape: Any, kind: type[Exception]) -> None:
    with pytest.raises(kind, match="empty: cannot use"):
        Tensor.empty(shape)


def test_a_shape_beyond_the_address_space_is_refused() -> None:
    with pytest.raises(OutOfMemoryError, match="cannot allocate"):
        Tensor.empty((1 << 40, 1 << 40))


def test_like_takes_shape_dtype_and_device() -> None:
    tensor = Tensor.from_numpy(sample(F16)).permute(1, 0)
    for like in (Tensor.empty_like(tensor), Tensor.zeros_like(tensor), Tensor.ones_like(tensor)):
        assert (like.shape, like.dtype, like.device) == ((3, 2), F16, tensor.device)
        assert like.is_contiguous()
    assert Tensor.empty_like(tensor, I32).dtype is I32


def test_views_share_the_memory() -> None:
    values = np.arange(24, dtype=np.int32).reshape(2, 3, 4)
    tensor = Tensor.from_numpy(values)
    buffer = tensor.__burn_cube_array__().buffer
    pairs = [
        (tensor.permute(2, 0, 1), values.transpose(2, 0, 1)),
        (tensor.permute((2, 0, 1)), values.transpose(2, 0, 1)),
        (tensor.swap_dims(0, -1), values.swapaxes(0, -1)),
        (tensor.transpose(), values.swapaxes(-1, -2)),
        (tensor.flip(0, 2), np.flip(values, (0, 2))),
        (tensor[1, ::-2, 1:], values[1, ::-2, 1:]),
        (tensor[..., None, 0], values[..., None, 0]),
        (tensor.reshape(4, -1), values.reshape(4, -1)),
        (tensor.reshape([24]), values.reshape(24)),
        (tensor.flatten(), values.reshape(-1)),
        (tensor.unsqueeze(0).expand(5, -1, -1, -1), np.broadcast_to(values, (5, 2, 3, 4))),
        (tensor[:1].squeeze(), values[:1].squeeze()),
    ]
    for view, expected in pairs:
        assert view.__burn_cube_array__().buffer is buffer
        assert view.shape == expected.shape
        np.testing.assert_array_equal(view.numpy(), expected)


def test_a_launch_sees_offset_shape_and_strides() -> None:
    view = Tensor.from_numpy(sample(I32))[1, ::-1]
    assert isinstance(view, SupportsDeviceArray)
    seen = view.__burn_cube_array__()
    assert (seen.offset, seen.shape, seen.strides, seen.dtype, seen.writable) == (20, (3,), (-1,), I32, True)
    assert not view.expand(4, 3).__burn_cube_array__().writable


def test_only_the_part_in_use_is_read(driver: FakeDriver) -> None:
    Tensor.from_numpy(np.zeros((100, 100), np.float32))[3, 10:20].numpy()
    assert driver.bytes_read == 40


def test_length_and_iteration_follow_the_first_axis() -> None:
    tensor = Tensor.from_numpy(sample(I32))
    assert len(tensor) == 2
    assert [row.tolist() for row in tensor] == [[0, 1, 2], [5, 100, 7]]
    with pytest.raises(TypeError, match="rank 0"):
        len(tensor[0, 0])


def test_one_value_becomes_a_python_number() -> None:
    tensor = Tensor.from_numpy(sample(BF16))
    assert tensor[1, 1].item() == 100.0
    assert type(tensor[1, 1].item()) is float
    assert Tensor.full(1, True).item() is True
    assert type(Tensor.full((1, 1), 3).item()) is int
    with pytest.raises(DispatchValueError, match="item: cannot take one value"):
        tensor.item()


@pytest.mark.parametrize("values", [[1, 2], 3.0, np.ones(2)], ids=["list", "number", "array"])
def test_the_class_itself_takes_no_values(values: Any) -> None:
    with pytest.raises(
        DispatchTypeError, match=r"cannot make a Tensor of .*: expected one of a backend"
    ) as caught:
        Tensor(values)
    assert "from_data" in str(caught.value)


def test_truth_needs_one_element() -> None:
    assert Tensor.ones(1)
    assert not Tensor.zeros((1, 1))
    with pytest.raises(ValueError, match=r"truth value of a tensor of shape \(2,\): expected one element"):
        bool(Tensor.zeros(2))


def test_numpy_converts_only_when_asked() -> None:
    tensor = Tensor.from_numpy(sample(F32))
    np.testing.assert_array_equal(np.asarray(tensor), sample(F32))
    assert np.asarray(tensor, np.float64).dtype == np.float64
    with pytest.raises(ValueError, match="without a copy"):
        np.asarray(tensor, copy=False)
    with pytest.raises(TypeError):
        np.sin(tensor)
    with pytest.raises(TypeError):
        np.ones(3, np.float32) + tensor
    with pytest.raises(DispatchTypeError, match="add: cannot combine a tensor of f32 with 'a'"):
        tensor + "a"


def test_tensors_are_keys_by_identity() -> None:
    tensor = Tensor.zeros(2)
    assert {tensor: 1}[tensor] == 1


def test_to_the_same_device_is_the_same_tensor() -> None:
    tensor = Tensor.from_numpy(sample(I32))
    assert tensor.to(Device.cpu()) is tensor
    moved = tensor.transpose().to(Device.from_runtime("reference"))
    assert moved.device == Device.from_runtime("reference")
    assert moved.tolist() == [[0, 5], [1, 100], [2, 7]]


def test_repr_shows_values_shape_dtype_and_device() -> None:
    tensor = Tensor.from_numpy(np.array([[1.5, 2], [3, -4]], np.float32))
    assert repr(tensor) == (
        "Tensor([[ 1.5,  2. ],\n        [ 3. , -4. ]], shape=(2, 2), dtype=f32, device=cpu)"
    )
    assert repr(Tensor.ones(2, BF16)) == "Tensor([1., 1.], shape=(2,), dtype=bf16, device=cpu)"
    assert repr(tensor[0, 0]) == "Tensor(1.5, shape=(), dtype=f32, device=cpu)"
    assert repr(Tensor.zeros((0, 3))) == "Tensor([], shape=(0, 3), dtype=f32, device=cpu)"


@pytest.mark.parametrize("shape", [(1001,), (50, 60), (3, 4000), (20, 3, 30), (7, 8, 9, 10)])
def test_repr_of_a_large_tensor_reads_its_edges_only(shape: tuple[int, ...], driver: FakeDriver) -> None:
    values = np.arange(np.prod(shape, dtype=int), dtype=np.int32).reshape(shape)
    text = np.array2string(values, separator=", ", prefix="Tensor(", threshold=10)
    tensor = Tensor.from_numpy(values)
    assert repr(tensor) == f"Tensor({text}, shape={shape}, dtype=i32, device=cpu)"
    if max(shape) > 1000:
        assert driver.bytes_read < values.nbytes / 10


HOSTILE: Any = None


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Tensor.from_numpy(np.ma.masked_array([1.0], [True])), "got a masked array"),
        (lambda: Tensor.from_numpy(np.zeros(1), "cpu"), "cannot use 'cpu' as a device"),
        (lambda: Tensor.empty(True), "cannot use (True,): expected integers"),
        (lambda: Tensor.empty((1,) * 65), "cannot use a shape of 65 axes: expected at most 64"),
        (lambda: Tensor.zeros(1, "f33"), "f32, f64\n= help: did you mean f32?"),
        (lambda: Tensor.from_numpy(np.zeros(1, complex)), "array.astype(...) converts it"),
        (lambda: Tensor.full(1, HOSTILE, "f32"), "cannot store None as f32"),
        (lambda: Tensor.full(1, "a", "f32"), "cannot store 'a' as f32"),
        (lambda: Tensor.full(1, 1j, "f32"), "cannot store 1j as f32"),
        (lambda: Tensor.full(1, np.zeros(2), "f32"), "cannot store array([0., 0.]) as f32"),
        (lambda: Tensor.full(1, 10**400, "f32"), "cannot store an int of 1329 bits as f32"),
        (lambda: Tensor.full(1, 10**5000, "u8"), "cannot store an int of 16610 bits as u8"),
        (lambda: Tensor.empty_like(HOSTILE), "cannot follow None: expected a Tensor"),
        (lambda: Tensor.empty(10**5000), "cannot allocate an int of 16612 bits bytes"),
    ],
)
def test_what_no_tensor_is_made_of(make: Any, message: str) -> None:
    with pytest.raises((DispatchError, OutOfMemoryError)) as caught:
        make()
    assert message in str(caught.value)
