"""Random numbers of a seed: the same bits on every backend and device, of each dtype and distribution."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchValueError
from burn_dispatch import Device, Tensor
from burn_dispatch.distribution import Bernoulli, Default, Distribution, Normal, Uniform
from burn_kernels.normal_numbers import pairs
from burn_kernels.random import box_muller
from tests.dispatch.cube_ops import OTHERS, opened
from tests.dispatch.devices import device
from tests.dispatch.oracles import NAMES, Array

FLOATS: tuple[Distribution, ...] = (
    Default(), Uniform(-2.5, 7.25), Uniform(0.1, 0.3), Uniform(3.0, 3.0), Uniform(-1e30, 1e30),
    Bernoulli(0.3), Bernoulli(0.0), Bernoulli(1.0), Normal(0.0, 1.0), Normal(3.1, 20.3), Normal(-5.0, 0.0),
)  # fmt: skip
INTS: tuple[Distribution, ...] = (
    Default(), Uniform(0.0, 10.0), Uniform(-100.0, 55.5), Uniform(-(2.0**40), 2.0**50), Uniform(7.0, 7.0),
    Bernoulli(0.7), Normal(3.1, 20.3), Normal(0.0, 1e20),
)  # fmt: skip


def drawn(where: Device, shape: tuple[int, ...], distribution: Distribution, dtype: DType) -> bytes:
    """Two tensors, one after the other."""
    where.seed(20)
    found: list[Array] = [Tensor.random(shape, distribution, dtype, where).numpy() for _ in range(2)]
    assert all(one.shape == shape and one.dtype == dtype.numpy for one in found)
    return b"".join(one.tobytes() for one in found)


def check(name: str, where: Device, dtype: DType, shape: tuple[int, ...]) -> None:
    for distribution in FLOATS if dtype.is_float else INTS:
        wanted = drawn(Device.ndarray(), shape, distribution, dtype)
        assert drawn(where, shape, distribution, dtype) == wanted, f"{distribution} on {name}"


_QUICK = (dt.F32, dt.I64, dt.U8)
_DTYPES = [
    pytest.param(dtype, marks=() if dtype in _QUICK else pytest.mark.slow) for dtype in (*dt.FLOATS, *dt.INTS)
]


@pytest.mark.parametrize("dtype", _DTYPES, ids=str)
@pytest.mark.parametrize("name", [name for name in NAMES if name != "ndarray"])
def test_on_every_backend(name: str, dtype: DType) -> None:
    if name == "libtorch" and dtype.kind == "uint" and dtype.size > 1:
        pytest.skip("PyTorch has no such dtype")
    for shape in ((0,), (1,), (3, 47), (2000,)):
        check(name, device(name), dtype, shape)


@pytest.mark.parametrize("name", ["cpu", "flex"])
def test_of_large_tensors(name: str) -> None:
    """Parts are made by different threads."""
    shape = (700, 501)
    for distribution in (Default(), Normal(0.0, 1.0)):
        for dtype in (dt.F32, dt.F64):
            wanted = drawn(Device.ndarray(), shape, distribution, dtype)
            assert drawn(device(name), shape, distribution, dtype) == wanted


@pytest.mark.slow
@pytest.mark.parametrize("name", [*OTHERS, "cuda-on-cpu", "hip-on-cpu"])
def test_on_every_device(name: str) -> None:
    where = opened(name)
    for dtype in (dt.F32, dt.F64, dt.I64):
        if dtype in where.properties.dtypes:
            for distribution in (Uniform(-2.5, 7.25), Bernoulli(0.3), Normal(3.1, 20.3)):
                wanted = drawn(Device.ndarray(), (3, 47), distribution, dtype)
                assert drawn(where, (3, 47), distribution, dtype) == wanted


@bc.cube
def _pairs(words: bc.Array[bc.u32], first: bc.Array[bc.f32], second: bc.Array[bc.f32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < words.len():
        first[i], second[i] = box_muller(words[i], words[i])


@pytest.mark.slow
def test_normal_numbers_of_every_word() -> None:
    """24 bits of a word count; logarithm and angle are functions of one each, so these are all there are."""
    part = 1 << 20
    for start in range(0, 1 << 24, part):
        words = np.arange(start, start + part, dtype=np.uint32) << np.uint32(8)
        found: list[Any] = [np.empty(part, np.float32) for _ in range(2)]
        _pairs.forall(part)(words, *found)
        for got, wanted in zip(found, pairs(words, words), strict=True):
            assert np.array_equal(got.view("u4"), wanted.view("u4"))


def test_what_has_no_end_is_refused() -> None:
    with pytest.raises(DispatchValueError, match=r"Uniform: got \[0.0, inf\), expected finite numbers"):
        Uniform(0.0, np.inf)
    with pytest.raises(DispatchValueError, match="expected low <= high"):
        Uniform(np.nan, 1.0)
