"""Tensors and arrays of other libraries share memory: NumPy's, PyTorch's if it is installed."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import DispatchTypeError, LaunchValueError
from burn_dispatch import Device, Tensor


@bc.cube
def add_one(x: bc.Inout[bc.Array[bc.N]]) -> None:
    i = bc.ABSOLUTE_POS
    if i < x.len():
        x[i] += 1


@bc.cube
def double(x: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32]) -> None:
    i, j = bc.ABSOLUTE_POS_X, bc.ABSOLUTE_POS_Y
    if i < x.shape(0) and j < x.shape(1):
        out[i, j] = 2.0 * x[i, j]


@pytest.mark.capability(135)
def test_numpy_sees_what_kernels_write() -> None:
    x = Tensor.from_numpy(np.arange(10, dtype=np.float32), Device.cpu())
    seen = np.from_dlpack(x)
    add_one.forall(10)(x)
    assert np.array_equal(seen, np.arange(1, 11))
    seen[0] = 50
    assert x.numpy()[0] == 50


@pytest.mark.capability(135)
def test_kernels_write_what_numpy_gave() -> None:
    values = np.arange(12, dtype=np.int32).reshape(3, 4)
    x = Tensor.from_dlpack(values)
    assert (x.device, x.shape, x.strides) == (Device.cpu(), (3, 4), (4, 1))
    add_one.forall(12)(x)
    assert np.array_equal(values, np.arange(1, 13).reshape(3, 4))
    backwards = Tensor.from_dlpack(values[::-1, 1::2])
    assert np.array_equal(backwards.numpy(), values[::-1, 1::2])
    assert Tensor.from_dlpack(values[:0]).shape == (0, 4)
    assert Tensor.from_dlpack(np.full((), 3, np.float32)).item() == 3


@pytest.mark.capability(135)
def test_either_side_may_go_first() -> None:
    values = np.ones(1000, np.float32)
    x = Tensor.from_dlpack(values)
    del values
    gc.collect()
    assert x.numpy().sum() == 1000
    tensor = Tensor.ones(1000, device=Device.cpu())
    alive = weakref.ref(tensor)
    seen = np.from_dlpack(tensor)
    del tensor
    gc.collect()
    assert alive() is not None
    assert seen.sum() == 1000
    del seen
    gc.collect()
    assert alive() is None


@pytest.mark.capability(135)
def test_read_only_memory_is_never_written() -> None:
    values = np.ones(8, np.float32)
    values.flags.writeable = False
    x = Tensor.from_dlpack(values)
    for view in (x, x[2:], x.reshape(2, 4)[0]):
        with pytest.raises(LaunchValueError, match="read-only"):
            add_one.forall(view.numel())(view)
    assert values.sum() == 8
    assert not np.from_dlpack(x).flags.writeable


def test_what_is_no_array_is_refused() -> None:
    with pytest.raises(DispatchTypeError, match="got list, expected an array with __dlpack__"):
        Tensor.from_dlpack([1, 2])
    with pytest.raises(DispatchTypeError, match="no dtype of kernels"):
        Tensor.from_dlpack(np.ones(3, np.complex64))
    x = Tensor.ones(3, device=Device.cpu())
    with pytest.raises(BufferError, match="copy the tensor first"):
        x.__dlpack__(dl_device=(2, 0))
    with pytest.raises(BufferError, match="has none"):
        x.__dlpack__(stream=1)
    assert not hasattr(x, "__cuda_array_interface__")


def test_a_tensor_moves_if_it_is_asked_to() -> None:
    reference = Device.from_runtime("reference")
    values = np.arange(4, dtype=np.float32)
    moved = Tensor.from_dlpack(values, reference)
    assert moved.device == reference
    values[0] = 9
    assert moved.numpy()[0] == 0
    with pytest.raises(BufferError, match="it has no address"):
        np.from_dlpack(moved)


@pytest.mark.capability(135)
def test_a_copy_is_one() -> None:
    x = Tensor.from_numpy(np.arange(12, dtype=np.float32).reshape(3, 4), Device.cpu())
    seen = np.from_dlpack(x.transpose(), copy=True)
    assert np.array_equal(seen, x.numpy().T)
    add_one.forall(12)(x)
    assert seen[0, 0] == 0


@pytest.mark.capability(135)
def test_torch_tensors_are_arguments_and_share_memory() -> None:
    torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed")
    x = torch.arange(6, dtype=torch.float32).reshape(2, 3)
    out = torch.zeros(3, 2).T
    double.launch("cpu", cube_count=1, cube_dim=(4, 4), args=(x, out))
    assert torch.equal(out, 2 * x)
    shared = Tensor.from_dlpack(x)
    add_one.forall(6)(shared.flatten())
    assert x[0, 0] == 1
    assert torch.from_dlpack(shared).data_ptr() == x.data_ptr()
    half = torch.ones(4, dtype=torch.bfloat16)
    add_one.forall(4)(Tensor.from_dlpack(half))
    assert half.sum() == 8
