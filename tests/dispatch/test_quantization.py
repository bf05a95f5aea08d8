"""Quantised tensors: codes against NumPy, scales, storage, views, and ops that go on in floats."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import NDArray

from burn_cube import dtypes as dt
from burn_cube.errors import DispatchValueError
from burn_dispatch.backends.cube.backend import create as cube
from burn_dispatch.backends.ndarray.backend import create as ndarray
from burn_dispatch.compositions import quantized
from burn_dispatch.dispatch import Backend
from burn_dispatch.ops import OPS, quantized_ops
from burn_dispatch.quantization import Quantized, QuantScheme, QuantValue, decoded
from tests.dispatch.cube_ops import OTHERS, opened

pytestmark = pytest.mark.capability(145)
SHAPE = (3, 4, 8)
BLOCKS = (None, (4,), (1, 8), (2, 4))
FORMATS = {"E4M3": ml_dtypes.float8_e4m3fn, "E5M2": ml_dtypes.float8_e5m2, "E2M1": ml_dtypes.float4_e2m1fn}
BACKENDS = ("NdArray", "Cube")


def on(name: str) -> tuple[Backend, Any]:
    backend: Backend = ndarray() if name == "NdArray" else cube()
    return backend, None if name == "NdArray" else opened("cpu")


def values(shape: tuple[int, ...] = SHAPE) -> NDArray[np.float32]:
    found = np.random.default_rng(3).standard_normal(shape).astype(np.float32)
    found.reshape(-1)[:8] = 0
    return found


def scales_of(x: NDArray[np.float32], scheme: QuantScheme) -> NDArray[np.float32]:
    """By NumPy: twice the largest magnitude of a block over the range."""
    low, high = scheme.value.range
    parts = x.reshape(quantized._split(x.shape, scheme.blocks(x.shape)))
    top = np.abs(parts).max(tuple(range(1, parts.ndim, 2))) * np.float32(2)
    return (top / np.float32(high - low)).reshape(scheme.scales_shape(x.shape)).astype(np.float32)


def spread(scales: NDArray[np.float32], scheme: QuantScheme, shape: tuple[int, ...]) -> NDArray[np.float32]:
    """A scale for each element."""
    if scheme.block is None:
        return np.full(shape, scales[0])
    for axis, size in enumerate(scheme.blocks(shape)):
        scales = np.repeat(scales, size, axis)
    return scales


def rounded(x: NDArray[np.float32], value: QuantValue) -> NDArray[np.float32]:
    """The nearest numbers that a format has."""
    low, high = value.range
    clipped = np.clip(x, low, high)
    if value.name in FORMATS:
        return clipped.astype(FORMATS[value.name]).astype(np.float32)
    return np.round(clipped)


def check(backend: Backend, device: Any, scheme: QuantScheme) -> None:
    ops, x = backend.ops, values()
    made = ops.quantize_dynamic(ops.float_from_data(x, device), scheme)
    scales = scales_of(x, scheme)
    np.testing.assert_array_equal(ops.float_into_data(made.scales), scales)
    by = spread(scales, scheme, SHAPE)
    expected = rounded(x / np.where(by == 0, np.float32(1), by), scheme.value) * by
    stored = ops.q_into_data(made)
    assert stored.values.shape == scheme.values_shape(SHAPE)
    assert stored.values.dtype == scheme.code_dtype.numpy
    for again in (made, ops.q_from_data(stored, device)):
        np.testing.assert_array_equal(ops.float_into_data(ops.dequantize(again, dt.F32)), expected)


@pytest.mark.parametrize("block", BLOCKS, ids=str)
@pytest.mark.parametrize("store", ["native", "packed_u32"])
@pytest.mark.parametrize("value", list(QuantValue), ids=lambda value: value.name)
@pytest.mark.parametrize("name", BACKENDS)
def test_codes(name: str, value: QuantValue, store: Any, block: Any) -> None:
    check(*on(name), QuantScheme(value, store, block=block))


@pytest.mark.slow
@pytest.mark.parametrize("block", [None, (4,)], ids=str)
@pytest.mark.parametrize("value", [QuantValue.Q8F, QuantValue.Q4S], ids=lambda value: value.name)
@pytest.mark.parametrize("name", OTHERS)
def test_codes_elsewhere(name: str, value: QuantValue, block: Any) -> None:
    device = opened(name)
    if name.startswith("wgpu"):  # divides to 2.5 ulp: a code may be its neighbour
        x = values()
        ops, scheme = cube().ops, QuantScheme(value, block=block)
        made = ops.quantize_dynamic(ops.float_from_data(x, device), scheme)
        found = ops.float_into_data(ops.dequantize(made, dt.F32))
        assert (np.abs(found - x) <= spread(scales_of(x, scheme), scheme, SHAPE) * 1.001).all()
    else:
        check(cube(), device, QuantScheme(value, block=block))


@pytest.mark.parametrize("value", [QuantValue[name] for name in FORMATS], ids=lambda value: value.name)
def test_numbers_of_small_floats(value: QuantValue) -> None:
    codes = np.arange(1 << value.bits, dtype=np.uint8)
    theirs = codes.view(FORMATS[value.name]).astype(np.float32) if value.bits == 8 else None
    if theirs is None:
        theirs = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6], np.float32)
        theirs = np.concatenate((theirs, -theirs))
    inside = np.abs(theirs) <= value.range[1]
    np.testing.assert_array_equal(decoded(value)[inside], theirs[inside])


@pytest.mark.parametrize("dtype", [dt.F16, dt.BF16], ids=str)
def test_narrow_scales_are_rounded_up(dtype: dt.DType) -> None:
    ops = ndarray().ops
    high = np.geomspace(1e-6, 1e3, 500).astype(np.float32)
    wide = quantized.compute_scales(ops, QuantScheme(), -high, high)
    narrow = quantized.compute_scales(ops, QuantScheme(scale_dtype=dtype), -high, high)
    assert narrow.dtype == dtype.numpy
    assert (narrow.astype(np.float32) >= wide).all()
    below = np.nextafter(narrow, np.zeros((), narrow.dtype)).astype(np.float32)
    assert (below < wide).all()


def test_the_mean_of_magnitudes_as_range() -> None:
    ops = ndarray().ops
    x = np.array([[-0.9, -0.3, 0.0, 0.6], [0.1, 0.2, 0.3, 0.4]], np.float32)
    low, high = quantized.compute_range(ops, x, QuantScheme(QuantValue.Q2S, block=(4,)), "abs_mean")
    np.testing.assert_allclose(high, [[0.45], [0.25]], rtol=1e-6)
    np.testing.assert_array_equal(low, -high)
    _, whole = quantized.compute_range(ops, x[:1], QuantScheme(QuantValue.Q2S), "abs_mean")
    np.testing.assert_allclose(whole, [0.45], rtol=1e-6)


@pytest.mark.parametrize("store", ["native", "packed_u32"])
@pytest.mark.parametrize("block", BLOCKS, ids=str)
@pytest.mark.parametrize("name", BACKENDS)
def test_views_move_codes_and_scales(name: str, block: Any, store: Any) -> None:
    backend, device = on(name)
    ops = backend.ops
    made = ops.quantize_dynamic(ops.float_from_data(values(), device), QuantScheme(store=store, block=block))
    plain = ops.float_into_data(ops.dequantize(made, dt.F32))

    def same(moved: Quantized, expected: NDArray[Any]) -> None:
        assert moved.shape == expected.shape
        np.testing.assert_array_equal(ops.float_into_data(ops.dequantize(moved, dt.F32)), expected)

    same(ops.q_permute(made, (2, 0, 1)), plain.transpose(2, 0, 1))
    same(ops.q_swap_dims(made, 0, 2), plain.swapaxes(0, 2))
    same(ops.q_transpose(made), plain.swapaxes(1, 2))
    same(ops.q_flip(made, (0, 2)), plain[::-1, :, ::-1])
    same(ops.q_detach(made), plain)
    if block == (2, 4):
        with pytest.raises(DispatchValueError, match=r"q_reshape: cannot view shape .* blocks of \(2, 4\)"):
            ops.q_reshape(made, (12, 8))
    else:
        same(ops.q_reshape(made, (12, 8)), plain.reshape(12, 8))


def test_what_a_scheme_refuses() -> None:
    ops, x = ndarray().ops, values()
    with pytest.raises(DispatchValueError, match=r"must be evenly divisible by block size \(3,\)"):
        ops.quantize_dynamic(x, QuantScheme(block=(3,)))
    with pytest.raises(DispatchValueError, match="cannot use block size"):
        ops.quantize_dynamic(x, QuantScheme(block=(256,)))
    with pytest.raises(DispatchValueError, match="cannot store scales: got f64"):
        ops.quantize_dynamic(x, QuantScheme(scale_dtype=dt.F64))


def test_every_row_that_goes_on_in_floats() -> None:
    ops = ndarray().ops
    a = ops.quantize_dynamic(np.abs(values((4, 4))) + np.float32(0.5), QuantScheme(QuantValue.Q8S))
    b = ops.quantize_dynamic(values((4, 4)), QuantScheme(QuantValue.Q8S))
    arguments: dict[str, Any] = {
        "dim": 1, "dtype": dt.I32, "low": 0.6, "high": 1.0, "times": 2, "k": 2, "descending": True,
        "shape": (2, 4, 4), "slices": [(0, 2, 1), (1, 3, 1)], "indices": np.array([1, 0]),
    }  # fmt: skip
    through = [row for row in quantized_ops.ROWS if f"float_{row.name[2:]}" in quantized_ops._FLOATS]
    tried = 0
    for row in through:
        if row.composition in (quantized.same, quantized.is_require_grad) or row.name[2:] in _OWN_VIEWS:
            continue
        own, plain = [], []
        for at, param in enumerate(row.params):
            if param.form == "many":
                given: Any = [a, b]
            elif param.kind == "Q":
                given = a if at == 0 or param.name == "x" else b
            elif param.kind == "I":
                given = np.full((4, 4), 1) if row.name in ("q_gather", "q_powi") else arguments["indices"]
            else:
                given = arguments.get(param.name, 2)
            own.append(given)
            plain.append(_float(ops, given))
        got, expected = ops[row.name](*own), ops[f"float_{row.name[2:]}"](*plain)
        for one, other in zip(_several(got), _several(expected), strict=True):
            np.testing.assert_array_equal(one, other, row.name)
        tried += 1
    assert tried == 66


_OWN_VIEWS = (
    "from_data",
    "into_data",
    "to_device",
    "copy",
    "reshape",
    "swap_dims",
    "permute",
    "flip",
    "transpose",
)


def _float(ops: Any, given: Any) -> Any:
    if isinstance(given, list) and isinstance(given[0], Quantized):
        return [_float(ops, one) for one in given]
    return ops.dequantize(given, dt.F32) if isinstance(given, Quantized) else given


def _several(result: Any) -> tuple[Any, ...]:
    return result if isinstance(result, tuple) else (result,)


def test_a_product_takes_floats_beside_codes() -> None:
    ops, x = ndarray().ops, values((4, 4))
    made = ops.quantize_dynamic(x, QuantScheme())
    plain = ops.dequantize(made, dt.F32)
    np.testing.assert_array_equal(ops.q_matmul(made, x), ops.float_matmul(plain, x))
    np.testing.assert_array_equal(ops.q_matmul(x, made), ops.float_matmul(x, plain))


def test_there_are_eighty_rows_and_one_of_ours() -> None:
    ours = {"q_copy"}
    assert len({row.name for row in quantized_ops.ROWS} - ours) == 80
    assert len(quantized_ops.ROWS) == 81
    assert all(OPS[row.name] is row for row in quantized_ops.ROWS)
