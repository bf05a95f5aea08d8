"""Quantised tensors as users write with them: made, shown, moved, used beside floats; on every backend."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import Tensor
from burn_dispatch.quantization import QuantScheme, QuantValue
from tests.dispatch.devices import EVERY, MAKE, device

A = np.random.default_rng(5).standard_normal((4, 8)).astype(np.float32)
SCHEMES = (
    QuantScheme(store="native"),
    QuantScheme(QuantValue.Q4S, "native", block=(4,)),
    QuantScheme(QuantValue.E4M3, "native"),
)


def made(name: str, scheme: QuantScheme | None = SCHEMES[0], values: Any = A) -> Tensor:
    return Tensor.from_numpy(values, device(name)).quantize_dynamic(scheme)


@EVERY
@pytest.mark.capability(145)
@pytest.mark.parametrize("scheme", SCHEMES, ids=lambda scheme: scheme.value.name)
def test_codes_and_back(name: str, scheme: QuantScheme) -> None:
    q = made(name, scheme)
    assert (q.shape, q.dtype.name, q.device, q.scheme) == (A.shape, "f32", device(name), scheme)
    assert (q.ndim, q.numel(), len(q), q.can_mut(), q.is_contiguous()) == (2, 32, 4, False, True)
    scales = 1 if scheme.block is None else 8
    assert q.nbytes == 32 + 4 * scales
    back = q.dequantize()
    assert back.scheme is None
    np.testing.assert_array_equal(q.numpy(), back.numpy())
    step = 0.2 if scheme.value is QuantValue.Q4S else 0.02 if scheme.value is QuantValue.Q8F else 0.13
    assert np.abs(back.numpy() - A).max() < step
    assert q.dequantize("f16").dtype.name == "f16"
    assert repr(q).startswith("Tensor([[")
    np.testing.assert_array_equal(made("ndarray", scheme).numpy(), q.numpy())


@EVERY
@pytest.mark.capability(145)
def test_given_scales_and_stored_values(name: str) -> None:
    x = Tensor.from_numpy(A, device(name))
    scales = Tensor.full((1,), 0.05, "f32", x.device)
    q = x.quantize(SCHEMES[0], scales)
    codes = np.clip(np.round(A / np.float32(0.05)), -128, 127).astype(np.int8)
    stored = q.quantized_data()
    np.testing.assert_array_equal(stored.values, codes)
    np.testing.assert_array_equal(q.numpy(), codes * np.float32(0.05))
    for again in (Tensor.from_quantized(stored, x.device), pickle.loads(pickle.dumps(q)), q.clone()):
        assert again.scheme == q.scheme
        np.testing.assert_array_equal(again.quantized_data().values, codes)
    assert made(name, None).scheme == x.device.settings().quantization


@EVERY
def test_quantised_tensors_in_expressions(name: str) -> None:
    q, other = made(name), made(name, values=A * 2)
    plain, beside = q.dequantize(), other.dequantize()
    uses: list[Callable[[Tensor, Tensor], Tensor]] = [
        lambda a, b: a + b, lambda a, b: a - b, lambda a, b: a * b, lambda a, b: a * 2.0,
        lambda a, _: a.exp(), lambda a, _: a.sum(), lambda a, _: a.max(1),
        lambda a, _: a.argmax(0), lambda a, _: a[1:, ::2],
        lambda a, _: a.sort(1), lambda a, _: a.cumsum(0), lambda a, _: -a, lambda a, _: a.abs(),
        lambda a, _: a.clamp(-0.5, 0.5), lambda a, _: a.cast("f16"), lambda a, _: a.cast("i32"),
    ]  # fmt: skip
    for use in uses:
        found = use(q, other)
        assert found.scheme is None
        np.testing.assert_array_equal(found.numpy(), use(plain, beside).numpy())
    for view in (q.transpose(), q.reshape(8, 4), q.flip(0), q.permute(1, 0)):
        assert view.scheme == q.scheme
    np.testing.assert_array_equal(q.transpose().numpy(), plain.numpy().T)


@EVERY
@pytest.mark.capability(140)
def test_products_take_floats_beside_codes(name: str) -> None:
    q = made(name)
    plain = q.dequantize()
    right = Tensor.from_numpy(A.T.copy(), device(name))
    expected = plain.numpy() @ A.T
    for found in (q @ right, q.matmul(right), (right.transpose() @ q.transpose()).transpose()):
        assert found.scheme is None
        np.testing.assert_allclose(found.numpy(), expected, rtol=1e-4, atol=1e-4)
    both = (q @ q.transpose()).numpy()
    np.testing.assert_allclose(both, plain.numpy() @ plain.numpy().T, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(("source", "target"), list(permutations(MAKE, 2)))
def test_quantised_tensors_move(source: str, target: str) -> None:
    q = made(source, SCHEMES[1])
    moved = q.to(device(target))
    assert (moved.device, moved.scheme, moved.shape) == (device(target), q.scheme, q.shape)
    np.testing.assert_array_equal(moved.numpy(), q.numpy())


ERRORS: list[tuple[Callable[[Tensor], Any], type[Exception], str]] = [
    (
        lambda q: q + q.dequantize(),
        DispatchTypeError,
        "add: cannot combine a quantised tensor with one of",
    ),
    (lambda q: q > q, DispatchTypeError, "greater: there is no such op for quantised tensors"),
    (
        lambda q: q.quantize_dynamic(),
        DispatchTypeError,
        "got a quantised tensor of f32 as tensor, expected one",
    ),
    (
        lambda q: q.dequantize("i32"),
        DispatchTypeError,
        "dequantize: got the dtype i32, expected one of floats",
    ),
    (lambda q: q.dequantize().dequantize(), DispatchTypeError, "expected one of quantised floats"),
    (
        lambda q: q.dequantize().quantize_dynamic(QuantScheme(block=(3,))),
        DispatchValueError,
        r"Tensor \(4, 8\) must be evenly divisible by block size \(3,\)",
    ),
    (
        lambda q: q.dequantize().quantize(QuantScheme(), Tensor.ones(2, "f32", q.device)),
        DispatchValueError,
        r"quantize: got scales of f32 and shape \(2,\), expected f32 and \(1,\)",
    ),
    (lambda q: q @ q, DispatchValueError, r"matmul: cannot multiply shapes \(4, 8\) and \(4, 8\)"),
    (lambda q: q @ (q > q), DispatchTypeError, "there is no such op"),
    (lambda q: q.__dlpack__(), BufferError, "cannot share a quantised tensor"),
    (
        lambda q: q @ Tensor.ones((8, 1), "f32", device("flex")),
        DispatchValueError,
        "matmul: The provided tensors are not on the same device",
    ),
]


@pytest.mark.parametrize(("wrong", "kind", "message"), ERRORS, ids=[message[:30] for _, _, message in ERRORS])
def test_what_does_not_fit(wrong: Callable[[Tensor], Any], kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        wrong(made("ndarray"))
