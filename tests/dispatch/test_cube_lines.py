"""Lines of Cube that recipes do not have: long ones in parts, and memory in unusual order."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_dispatch.backends.cube.backend import create
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_kernels import arg_lines, reduce_lines, scan_lines, sort
from tests.dispatch.cube_ops import opened, run, tensor

DEVICES = ("cpu", *(pytest.param(name, marks=pytest.mark.slow) for name in ("opencl", "wgpu-lavapipe")))
OPS = create().ops
Array = np.ndarray[Any, Any]


def _numbers(*shape: int, seed: int = 1) -> Array:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


@pytest.mark.capability(138)
@pytest.mark.parametrize("name", DEVICES)
def test_long_lines_are_cut_into_parts(name: str) -> None:
    device = opened(name)
    x = _numbers(2, 70_001)
    x[0, 69_000] = x[0, 3] = 9.0
    for op, kind in (("float_sum_dim", "sum"), ("float_max_dim", "max"), ("float_min_dim", "min")):
        (got,) = run(op, device, (x, 1))
        assert np.allclose(got, reduce_lines.reference(x, kind, 1), rtol=1e-5, atol=1e-2)
    (mean,) = run("float_mean_dim", device, (x, 1))
    assert np.allclose(mean, x.astype("f8").mean(1, keepdims=True), atol=1e-6)
    values, places = run("float_max_dim_with_indices", device, (x, 1, dt.I32))
    assert np.array_equal(places, x.argmax(1, keepdims=True))
    assert values[0, 0] == 9.0
    (total,) = run("float_cumsum", device, (x, 1))
    assert np.allclose(total, scan_lines.reference(x, "sum", 1), atol=5e-3)
    (top,) = run("float_cummax", device, (x, 1))
    assert np.array_equal(top, np.maximum.accumulate(x, 1))


@pytest.mark.capability(138)
@pytest.mark.parametrize("name", DEVICES)
def test_nan_in_any_part_wins_and_the_first_one_is_found(name: str) -> None:
    device = opened(name)
    x = _numbers(1, 70_001)
    x[0, [40_000, 60_001]] = np.nan
    values, places = run("float_min_dim_with_indices", device, (x, 1, dt.I32))
    assert places[0, 0] == 40_000
    assert np.isnan(values[0, 0])
    for op in ("float_max", "float_min", "float_max_abs"):
        assert np.isnan(run(op, device, (x,))[0][0])
    (top,) = run("float_cummin", device, (x, 1))
    assert np.isnan(top[0, 40_000:]).all()
    assert not np.isnan(top[0, :40_000]).any()


@pytest.mark.capability(139)
@pytest.mark.parametrize("name", DEVICES)
@pytest.mark.parametrize("descending", [False, True])
def test_sorts_of_many_blocks_are_stable(name: str, descending: bool) -> None:
    device = opened(name)
    x = np.random.default_rng(3).integers(0, 300, (2, 5003)).astype(np.float32)
    x[1, ::701] = np.nan
    keys, places = run("float_sort_with_indices", device, (x, 1, descending, dt.I64), "flipped")
    expected = sort.reference(x, 1, descending)
    assert np.array_equal(places, expected)
    assert np.array_equal(keys, np.take_along_axis(x, expected, 1), equal_nan=True)


@pytest.mark.parametrize("axis", range(3))
def test_axes_in_any_order(axis: int) -> None:
    device = opened("cpu")
    x = _numbers(6, 7, 40)
    whole = tensor(device, x)
    for order in ((2, 0, 1), (1, 0, 2), (2, 1, 0), (0, 2, 1)):
        view, host = whole.view(whole.layout.permute(order)), x.transpose(order)
        assert np.allclose(OPS.float_sum_dim(view, axis).numpy(), host.sum(axis, keepdims=True), atol=1e-4)
        assert np.array_equal(
            OPS.float_argmax(view, axis, dt.I32).numpy()[...].squeeze(axis),
            arg_lines.reference(host, axis, True),
        )
        assert np.array_equal(OPS.float_sort(view, axis, False).numpy(), np.sort(host, axis))
        assert np.allclose(OPS.float_cumsum(view, axis).numpy(), host.cumsum(axis), atol=1e-4)
        assert np.allclose(OPS.float_sum(view).numpy(), host.sum(), atol=1e-3)


def test_repeated_elements() -> None:
    device = opened("cpu")
    x = _numbers(5, 1)
    row = tensor(device, x)
    view = row.view(row.layout.expand((3, 5, 4)))
    host = np.broadcast_to(x, (3, 5, 4))
    for axis in range(3):
        assert np.allclose(OPS.float_sum_dim(view, axis).numpy(), host.sum(axis, keepdims=True), atol=1e-5)
        assert np.array_equal(OPS.float_sort(view, axis, True).numpy(), -np.sort(-host, axis))
    assert np.allclose(OPS.float_sum(view).numpy(), host.sum(), atol=1e-4)
    product = OPS.float_matmul(view, tensor(device, _numbers(4, 6))).numpy()
    assert np.allclose(product, host @ _numbers(4, 6), atol=1e-5)


def test_a_million_once() -> None:
    device = opened("cpu")
    x = _numbers(1 << 20)
    given: CubeTensor = tensor(device, x)
    assert np.array_equal(OPS.float_sort(given, 0, False).numpy(), np.sort(x))
    assert np.array_equal(OPS.float_argsort(given, 0, True, dt.I32).numpy(), np.argsort(-x, kind="stable"))
    assert OPS.float_argmax(given, 0, dt.I32).numpy()[0] == x.argmax()
    assert np.allclose(OPS.float_cumsum(given, 0).numpy(), x.astype("f8").cumsum(), atol=0.05)
    assert np.array_equal(OPS.float_mask_select(given, tensor(device, x > 1)).numpy(), x[x > 1])
    square = tensor(device, (x > 2).reshape(1024, 1024))
    assert np.array_equal(OPS.bool_argwhere(square, dt.I64).numpy(), np.argwhere(x.reshape(1024, 1024) > 2))


@pytest.mark.capability(140)
@pytest.mark.parametrize("dtype", ["float32", "float64", "float16"])
@pytest.mark.parametrize(
    ("left", "right"),
    [((130, 257), (257, 65)), ((3, 90, 70), (70, 50)), ((2, 1, 80, 64), (3, 64, 96)), ((600, 512), (512, 1)),
     ((1, 700), (700, 500))],
)  # fmt: skip
def test_large_products(dtype: str, left: tuple[int, ...], right: tuple[int, ...]) -> None:
    a, b = _numbers(*left).astype(dtype), _numbers(*right, seed=2).astype(dtype)
    expected = a.astype("f8") @ b.astype("f8")
    for layout in ("plain", "transposed"):
        (got,) = run("float_matmul", opened("cpu"), (a, b), layout)
        assert got.dtype == a.dtype
        allowed = 4e-3 if dtype == "float16" else 1e-5
        assert np.abs(got - expected).max() <= allowed * np.abs(expected).max()


@pytest.mark.capability(144)
@pytest.mark.parametrize("length", [1, 2, 17, 97, 1000, 1009, 1024])
@pytest.mark.parametrize("name", DEVICES)
def test_transforms_there_and_back(name: str, length: int) -> None:
    x = _numbers(2, length, 3)
    device = opened(name)
    real, imaginary = run("rfft", device, (x, 1, length), "transposed")
    expected = np.fft.rfft(x.astype("f8"), axis=1)
    assert np.abs(real + 1j * imaginary - expected).max() <= 2e-6 * np.abs(expected).max()
    (back,) = run("irfft", device, (real, imaginary, 1, length), "sliced")
    assert np.abs(back - x).max() <= 2e-6 * np.abs(x).max()
