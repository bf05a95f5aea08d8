"""Tensors made of shapes and numbers, and tensors of nothing; on every backend."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import Device, Tensor, settings
from burn_dispatch.distribution import Normal, Uniform
from tests.dispatch.devices import EVERY, device

WRONG: Any = object()


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of settings have chosen none."""
    monkeypatch.setattr(settings, "_locked", {})


@EVERY
def test_numbers_and_lists(name: str) -> None:
    where = device(name)
    for data, shape, kind in (
        ([[1.5, 2], [3, 4]], (2, 2), "f"), ([1, -2, 3], (3,), "i"), ([True, False], (2,), "b"), (7, (), "i"),
        (2.5, (), "f"), ([], (0,), "f"), ([[], []], (2, 0), "f"), ((1, 2), (2,), "i"),
        (np.float32(3), (), "f"),
        (np.array([1, 2], np.uint8), (2,), "u"), (range(3), (3,), "i"),
    ):  # fmt: skip
        x = Tensor.from_data(data, device=where)
        assert (x.shape, x.numpy().dtype.kind) == (shape, kind)
        np.testing.assert_array_equal(x.numpy(), np.asarray(data))
    assert Tensor.from_data([1.9, -1.9], "i32", where).tolist() == [1, -1]
    assert Tensor.from_data([0, 2], "bool", where).tolist() == [False, True]
    assert Tensor.from_data(np.array([1, 2], np.int8), "f16", where).dtype.name == "f16"
    for data, error, message in (
        ([[1, 2], [3]], DispatchValueError, "from_data: cannot make a tensor of"),
        ("abc", DispatchTypeError, "from_data: cannot make a tensor of 'abc': expected num"),
        ([1j], DispatchTypeError, "expected numbers of at most 64 bits, or nested"),
        ([None], DispatchTypeError, "expected numbers of at most 64 bits, or nested"),
        ([2**63], DispatchValueError, "the range of i"),
        (WRONG, DispatchTypeError, "expected numbers"),
    ):
        with pytest.raises(error, match=message):
            Tensor.from_data(data, device=where)


@EVERY
def test_ranges(name: str) -> None:
    where = device(name)
    for start, end, count in ((0.0, 1.0, 5), (-3.0, 7.5, 17), (2.0, 2.0, 1), (1.0, 0.0, 3), (5.0, 6.0, 0)):
        found = Tensor.linspace(start, end, count, device=where).numpy()
        np.testing.assert_array_equal(found, np.linspace(start, end, count).astype(np.float32))
    assert Tensor.linspace(0, 1, 3, "f16", where).dtype.name == "f16"
    assert Tensor.arange(5, 0, -2, device=where).tolist() == [5, 3, 1]
    assert Tensor.arange(3, 1, device=where).shape == (0,)
    grid = Tensor.cartesian_grid((2, 3), where)
    np.testing.assert_array_equal(
        grid.numpy(), np.stack(np.meshgrid(np.r_[:2], np.r_[:3], indexing="ij"), -1)
    )
    assert Tensor.cartesian_grid(3, where).tolist() == [[0], [1], [2]]
    assert Tensor.cartesian_grid((2, 0), where).shape == (2, 0, 2)
    with pytest.raises(DispatchTypeError, match="linspace: got the dtype i32, expected one of floats"):
        Tensor.linspace(0, 1, 3, "i32", where)
    with pytest.raises(DispatchValueError, match="linspace: cannot use"):
        Tensor.linspace(0, 1, -1, device=where)
    with pytest.raises(DispatchValueError, match="arange: got a step of 0"):
        Tensor.arange(0, 3, 0, device=where)


@EVERY
def test_after_another_tensor(name: str) -> None:
    where = device(name)
    x = Tensor.ones((2, 3), "f16", where).transpose()
    for made, value in (
        (Tensor.zeros_like(x), 0), (Tensor.ones_like(x), 1), (Tensor.full_like(x, 2.5), 2.5),
    ):  # fmt: skip
        assert (made.shape, made.dtype, made.device) == (x.shape, x.dtype, x.device)
        assert (made.numpy() == value).all()
    assert Tensor.full_like(x, 7, "i32").tolist() == [[7, 7]] * 3
    drawn = Tensor.random_like(x, Uniform(2.0, 3.0), "f32")
    assert ((drawn.numpy() >= 2) & (drawn.numpy() < 3)).all()
    assert Tensor.random_like(x, Normal(0.0, 1.0)).dtype is x.dtype
    assert Tensor.empty_like(x, "i8").shape == (3, 2)
    with pytest.raises(DispatchTypeError, match=r"full_like: cannot follow .*: expected a Tensor"):
        Tensor.full_like(WRONG, 0)


@EVERY
def test_copies(name: str) -> None:
    where = device(name)
    values = np.arange(6, dtype=np.float32).reshape(2, 3)
    for x in (Tensor.from_numpy(values, where).transpose()[::-1], Tensor.zeros((0, 2), device=where)):
        for other in (
            x.clone(),
            x.contiguous(),
            copy.copy(x),
            copy.deepcopy(x),
            pickle.loads(pickle.dumps(x)),
        ):
            assert (other.dtype, other.device) == (x.dtype, x.device)
            np.testing.assert_array_equal(other.numpy(), x.numpy())
        assert x.clone().is_contiguous()
        assert x.contiguous().contiguous().is_contiguous()
    x = Tensor.from_numpy(values, where)
    assert x.contiguous() is x
    assert x.clone() is not x


NOTHING: dict[str, Callable[[Tensor], Tensor]] = {
    "arithmetic": lambda x: (x + x) * 2.0 - x / 3.0,
    "functions": lambda x: x.exp().tanh().abs().sign(),
    "comparisons": lambda x: (x > 0.0) & (x == x),
    "clamp": lambda x: x.clamp(-1.0, 1.0),
    "casts": lambda x: x.cast("i32").cast("f16").cast("bool"),
    "sum": lambda x: x.sum(),
    "sum 0": lambda x: x.sum(0),
    "sum 1": lambda x: x.sum(1),
    "prod": lambda x: x.prod((0, 1)),
    "any": lambda x: x.any(),
    "all": lambda x: x.all(1),
    "cumsum": lambda x: x.cumsum(1),
    "sort": lambda x: x.sort(1),
    "argsort": lambda x: x.argsort(1),
    "topk": lambda x: x.topk(0, 1),
    "transpose": lambda x: x.transpose().contiguous(),
    "reshape": lambda x: x.reshape(0, 7),
    "flip": lambda x: x.flip(0, 1),
    "cat": lambda x: Tensor.cat([x, x], 1),
    "stack": lambda x: Tensor.stack([x, x]),
    "repeat": lambda x: x.repeat(2, 2),
    "roll": lambda x: x.roll(1, 0),
    "pad": lambda x: x.pad((1, 1)),
    "matmul": lambda x: x.matmul(x.transpose()),
    "inner": lambda x: x.transpose().matmul(x),
    "select": lambda x: x[[]] if len(x) == 0 else x[[0]],
    "mask": lambda x: x[x > 0.0],
    "where": lambda x: x.mask_where(x > 0.0, x + 1.0),
    "tril": lambda x: x.tril(),
    "gather": lambda x: x.gather(0, Tensor.zeros(x.shape, "i32", x.device)),
    "argwhere": lambda x: x.argwhere(),
    "one_hot": lambda x: x.cast("i32").one_hot(3),
    "max_pair": lambda x: x.max_pair(x),
    "clone": lambda x: x.clone(),
    "is_close": lambda x: x.is_close(x),
    "expand": lambda x: x.unsqueeze(0).expand(2, -1, -1),
    "neg": lambda x: -x,
    "assign": lambda x: x.slice_assign(slice(0, 0), x[0:0]),
    "fill": lambda x: x.slice_fill(slice(0, 1), 1.0),
    "to": lambda x: x.to(Device.ndarray()).to(x.device),
    "power": lambda x: x**2,
}


@EVERY
@pytest.mark.parametrize("what", NOTHING)
def test_tensors_of_nothing(name: str, what: str) -> None:
    """As NdArray has it: the host's backend does what NumPy does, which other tests show."""
    where = device(name)
    for shape in ((0, 3), (3, 0), (0, 0)):
        found = NOTHING[what](Tensor.zeros(shape, device=where))
        expected = NOTHING[what](Tensor.zeros(shape, device=Device.ndarray()))
        assert found.shape == expected.shape
        np.testing.assert_array_equal(found.numpy(), expected.numpy())
        assert repr(found).startswith("Tensor(")
