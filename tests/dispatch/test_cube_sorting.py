"""Sorts of Cube."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch.backends.cube.axis import allocator, along
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_kernels import sort, sort_network, sort_radix
from burn_kernels.lines import contiguous_lines
from burn_kernels.sort_order import order
from tests.dispatch.cube_ops import OTHERS, cases_of, check_all, check_sample, families, opened, run, tensor

pytestmark = pytest.mark.capability(139)

OPS = families("sort", "argsort", "sort_with_indices", "topk", "topk_with_indices", "argtopk")
DTYPES = (dt.F32, dt.F16, dt.F64, dt.I8, dt.U8, dt.I16, dt.U32, dt.I64)
SHAPES = (
    (19, 1), (33, 7), (16, 16), (5, 300), (20, 3000),  # networks
    (2, 300), (3, 5003),  # a thread a line
    (1, 70_001),  # a thread a part
)  # fmt: skip
QUICK = {
    (dt.F32, (5, 300)),
    (dt.F32, (2, 300)),
    (dt.F32, (1, 70_001)),
    (dt.I64, (33, 7)),
    (dt.F16, (3, 5003)),
}
Array = np.ndarray[Any, Any]


def _lines(dtype: DType, shape: tuple[int, int]) -> Array:
    """Numbers with many ties; of floats also NaN and infinities of both signs, and both zeros."""
    rng = np.random.default_rng(shape[1])
    kind = dtype.numpy
    if not dtype.is_float:
        info = np.iinfo(kind.name)
        found = rng.integers(max(info.min, -100), 100, shape).astype(kind)
        found[:, ::9] = info.max
        found[:, 4::9] = info.min
        return found
    found = rng.integers(-100, 100, shape).astype(kind)
    for at, value in enumerate((np.nan, -np.nan, np.inf, -np.inf, 0.0, -0.0)):
        found[:, at :: 11 + at] = value
    return found


def _same(got: Array, expected: Array) -> bool:
    """The same numbers, and zeros of the same signs."""
    if got.dtype.kind != "f":
        return np.array_equal(got, expected)
    zero = expected == 0
    signs = np.array_equal(np.signbit(got[zero]), np.signbit(expected[zero]))
    return signs and np.array_equal(got, expected, equal_nan=True)


def _check(device: Device, x: Array, descending: bool, layout: str = "plain", axis: int = 1) -> None:
    kind = "float" if x.dtype.kind == "f" else "int"
    places = sort.reference(x, axis, descending)
    expected = np.take_along_axis(x, places, axis)
    (keys,) = run(f"{kind}_sort", device, (x, axis, descending), layout)
    assert _same(keys, expected)
    keys, found = run(f"{kind}_sort_with_indices", device, (x, axis, descending, dt.I32), layout)
    assert np.array_equal(found, places)
    assert _same(keys, expected)


@pytest.mark.parametrize(("op", "dtype", "layout"), cases_of(*OPS))
def test_on_the_cpu(op: str, dtype: DType, layout: str) -> None:
    check_all(op, dtype, layout)


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("op", OPS)
def test_elsewhere(op: str, name: str) -> None:
    check_sample(op, name)


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize(
    ("dtype", "shape"),
    [
        pytest.param(
            dtype, shape, marks=() if (dtype, shape) in QUICK else (pytest.mark.slow, pytest.mark.exhaustive)
        )
        for dtype in DTYPES
        for shape in SHAPES
    ],
)
def test_each_way_to_sort_on_a_processor(dtype: DType, shape: tuple[int, int], descending: bool) -> None:
    _check(opened("cpu"), _lines(dtype, shape), descending)


@pytest.mark.slow
@pytest.mark.parametrize("layout", ["transposed", "sliced", "flipped"])
@pytest.mark.parametrize("shape", [(40, 300), (3, 5003), (1, 70_001)])
def test_lines_in_any_memory(shape: tuple[int, int], layout: str) -> None:
    _check(opened("cpu"), _lines(dt.F32, shape), False, layout)
    _check(opened("cpu"), np.ascontiguousarray(_lines(dt.F32, shape).T), True, layout, 0)


@pytest.mark.parametrize("shape", [(2, 5000), (1, 70_001)])
def test_digits_that_all_share_are_no_passes(shape: tuple[int, int]) -> None:
    few = np.random.default_rng(1).integers(0, 100, shape)
    for x in (few, few << 40, few + (7 << 24), np.full_like(few, 3)):
        _check(opened("cpu"), x.astype(np.int64), False)


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("length", [50, 1000])
def test_radix_sort_runs_on_every_device(name: str, length: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sort_radix, "PART", 200)
    device, host = opened(name), _lines(dt.I32, (1, length))
    x, keys = tensor(device, host), CubeTensor.empty(host.shape, dt.I32, device)
    places = CubeTensor.empty(host.shape, dt.I32, device)
    array, src = along(x, 1)
    how = order("i32", length, places=True, descending=False)
    if how.word not in device.properties.dtypes:
        pytest.skip(f"{name} has no {how.word}")
    dst = contiguous_lines(length)
    sort_radix.sort_long(array, src, keys, places, dst, 1, length, how, empty=allocator(device))
    expected = sort.reference(host, 1, False)
    assert np.array_equal(places.numpy(), expected)
    assert np.array_equal(keys.numpy(), np.take_along_axis(host, expected, 1))


def test_the_network_sorts_all_zeros_and_ones() -> None:
    """Which is enough for all inputs (Knuth, The Art of Computer Programming 3, 5.3.4, theorem Z)."""
    lines = (np.arange(1 << 16)[:, None] >> np.arange(16) & 1).astype(np.int8)
    expected = np.sort(lines, 1)
    for a, b in sort_network.NETWORK:
        lines[:, a], lines[:, b] = np.minimum(lines[:, a], lines[:, b]), np.maximum(lines[:, a], lines[:, b])
    assert np.array_equal(lines, expected)
