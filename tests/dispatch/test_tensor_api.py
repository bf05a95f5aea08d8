"""Tensors as users write with them: the same on every backend, and errors that say what was given."""

from __future__ import annotations

import operator
from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import Device, Tensor, activation, catalog, module, settings
from burn_dispatch.catalog import Backend
from burn_dispatch.context import GradientCheckpointing
from tests.dispatch import stand_ins
from tests.dispatch.devices import EVERY, MAKE, device

RNG = np.random.default_rng(7)
A = RNG.standard_normal((3, 5)).astype(np.float32)
B = RNG.standard_normal((3, 5)).astype(np.float32)
I = RNG.integers(-9, 9, (3, 5)).astype(np.int32)  # noqa: E741
J = RNG.integers(1, 9, (3, 5)).astype(np.int32)


def on(name: str, *arrays: Any) -> list[Tensor]:
    return [Tensor.from_numpy(array, device(name)) for array in arrays]


ARITHMETIC: list[Callable[[Any, Any], Any]] = [operator.add, operator.sub, operator.mul]
COMPARISONS: list[Callable[[Any, Any], Any]] = [
    operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge,
]  # fmt: skip


@EVERY
@pytest.mark.parametrize("op", [*ARITHMETIC, *COMPARISONS, operator.truediv, operator.mod])
def test_operators_of_floats(name: str, op: Callable[[Any, Any], Any]) -> None:
    a, b, row = on(name, A, B, B[:1])
    np.testing.assert_array_equal(op(a, b).numpy(), op(A, B))
    np.testing.assert_array_equal(op(a, row).numpy(), op(A, B[:1]))
    np.testing.assert_array_equal(op(a, 0.5).numpy(), op(A, np.float32(0.5)))


@EVERY
@pytest.mark.parametrize(
    "op", [*ARITHMETIC, *COMPARISONS, operator.mod, operator.and_, operator.or_, operator.xor]
)
def test_operators_of_ints(name: str, op: Callable[[Any, Any], Any]) -> None:
    i, j = on(name, I, J)
    np.testing.assert_array_equal(op(i, j).numpy(), op(I, J))
    np.testing.assert_array_equal(op(i, 3).numpy(), op(I, np.int32(3)))


@EVERY
def test_numbers_on_the_left(name: str) -> None:
    a, i = on(name, A, J)
    np.testing.assert_array_equal((2.0 - a).numpy(), np.float32(2) - A)
    np.testing.assert_array_equal((1.0 / a).numpy(), np.float32(1) / A)
    np.testing.assert_array_equal((3 + i).numpy(), 3 + J)
    np.testing.assert_array_equal((7 % i).numpy(), 7 % J)


@EVERY
def test_logic_of_bools(name: str) -> None:
    a, b = on(name, A > 0, B > 0)
    np.testing.assert_array_equal((a & b).numpy(), (A > 0) & (B > 0))
    np.testing.assert_array_equal((a | b).numpy(), (A > 0) | (B > 0))
    np.testing.assert_array_equal((a ^ b).numpy(), (A > 0) ^ (B > 0))
    np.testing.assert_array_equal((~a).numpy(), A <= 0)


@EVERY
def test_reductions_keep_the_axis(name: str) -> None:
    a, i = on(name, A, I)
    assert a.sum().shape == (1,)
    np.testing.assert_allclose(a.sum(1).numpy(), A.sum(1, keepdims=True), rtol=1e-5)
    np.testing.assert_allclose(a.mean(0).numpy(), A.mean(0, keepdims=True), rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(i.sum(-1).numpy(), I.sum(-1, keepdims=True, dtype=np.int32))
    np.testing.assert_array_equal(a.max(1).numpy(), A.max(1, keepdims=True))
    np.testing.assert_array_equal(a.argmin(0).numpy(), A.argmin(0)[None])
    np.testing.assert_array_equal(a.sort(1, descending=True).numpy(), -np.sort(-A, 1))
    np.testing.assert_allclose(a.cumsum(1).numpy(), A.cumsum(1), rtol=1e-5, atol=1e-6)
    values, indices = a.topk_with_indices(2, 1)
    np.testing.assert_array_equal(values.numpy(), -np.sort(-A, 1)[:, :2])
    np.testing.assert_array_equal(np.take_along_axis(A, indices.numpy().astype(int), 1), values.numpy())


@EVERY
@pytest.mark.parametrize(
    "key",
    [
        1, -1, (1, 2), slice(None, None, -1), (slice(None), slice(4, None, -2)), (..., 1), (None, 1),
        (slice(2, 2), slice(1, 3)), (slice(0, 3, 2), None, slice(-3, -1)),
    ],
    ids=str,
)  # fmt: skip
def test_keys(name: str, key: Any) -> None:
    (a,) = on(name, A)
    np.testing.assert_array_equal(a[key].numpy(), A[key])


@EVERY
def test_keys_that_are_tensors(name: str) -> None:
    a, rows = on(name, A, np.array([2, 0, 2], np.int32))
    np.testing.assert_array_equal(a[a > 0.0].numpy(), A[A > 0])
    np.testing.assert_array_equal(a[rows].numpy(), A[[2, 0, 2]])


@EVERY
def test_shapes(name: str) -> None:
    a, b = on(name, A, B)
    np.testing.assert_array_equal(a.transpose().flip(0).numpy(), A.T[::-1])
    np.testing.assert_array_equal(a.reshape(5, 3).swap_dims(0, 1).numpy(), A.reshape(5, 3).T)
    np.testing.assert_array_equal(Tensor.cat([a, b], 1).numpy(), np.concatenate([A, B], 1))
    np.testing.assert_array_equal(Tensor.stack([a, b], 0).numpy(), np.stack([A, B]))
    np.testing.assert_array_equal(a.repeat(2, 3).numpy(), np.tile(A, (2, 3)))
    assert [part.shape for part in a.split(2, 1)] == [(3, 2), (3, 2), (3, 1)]
    assert [part.shape for part in a.chunk(2)] == [(2, 5), (1, 5)]
    changed = A.copy()
    changed[1:, ::2] = B[1:, ::2]
    np.testing.assert_array_equal(
        a.slice_assign((slice(1, None), slice(None, None, 2)), b[1:, ::2]).numpy(), changed
    )
    np.testing.assert_array_equal(a.numpy(), A)


@EVERY
def test_creation(name: str) -> None:
    where = device(name)
    assert Tensor.zeros((2, 3), device=where).tolist() == [[0.0] * 3] * 2
    assert Tensor.ones(2, "i32", where).tolist() == [1, 1]
    assert Tensor.full((2,), True, device=where).tolist() == [True, True]
    assert Tensor.arange(2, 9, 3, device=where).tolist() == [2, 5, 8]
    assert Tensor.arange(3, dtype="f32", device=where).tolist() == [0.0, 1.0, 2.0]
    assert Tensor.zeros((0, 4), device=where).sum(0).tolist() == [[0.0] * 4]


@EVERY
def test_casts(name: str) -> None:
    values = np.array([-1.5, 0.0, 2.7, np.inf, np.nan, 3e9], np.float32)
    (x,) = on(name, values)
    assert x.cast("i32").tolist() == [-1, 0, 2, 2**31 - 1, 0, 2**31 - 1]
    assert x.cast("bool").tolist() == [True, False, True, True, True, True]
    assert x.cast("i8").cast("f32").tolist() == [-1.0, 0.0, 2.0, 127.0, 0.0, 127.0]


@pytest.mark.parametrize(("source", "target"), list(permutations(MAKE, 2)))
def test_transfers_between_all_backends(source: str, target: str) -> None:
    for values in (A, I, A > 0, np.zeros((0, 3), np.float32), A.T[::-1, ::2]):
        (x,) = on(source, values)
        moved = x.to(device(target))
        assert moved.device == device(target)
        assert moved.numpy().dtype == values.dtype
        np.testing.assert_array_equal(moved.numpy(), values)
        np.testing.assert_array_equal(x.numpy(), values)


def test_a_seed_gives_the_same_numbers_on_every_device() -> None:
    found: dict[str, Any] = {}
    for name in MAKE:
        try:
            where = device(name)
        except pytest.skip.Exception:
            continue
        where.seed(11)
        found[name] = [Tensor.random((67,), device=where).numpy() for _ in range(2)]
        assert not np.array_equal(*found[name])
    for values in found.values():
        np.testing.assert_array_equal(values, found["ndarray"])


@EVERY
def test_functions(name: str) -> None:
    a, weight = on(name, A, B.T.copy())
    np.testing.assert_allclose(module.linear(a, weight).numpy(), A @ B.T, rtol=1e-5, atol=1e-5)
    e = np.exp(A - A.max(1, keepdims=True))
    np.testing.assert_allclose(activation.softmax(a, 1).numpy(), e / e.sum(1, keepdims=True), rtol=1e-5)
    np.testing.assert_array_equal(activation.relu(a).numpy(), np.maximum(A, 0))
    np.testing.assert_allclose(activation.silu(a).numpy(), A / (1 + np.exp(-A)), rtol=1e-5, atol=1e-6)
    image, kernel = on(name, np.ones((1, 2, 4, 4), np.float32), np.ones((3, 2, 3, 3), np.float32))
    assert module.conv2d(image, kernel, padding=1).numpy()[0, 0].tolist() == [
        [8, 12, 12, 8], [12, 18, 18, 12], [12, 18, 18, 12], [8, 12, 12, 8],
    ]  # fmt: skip
    assert module.max_pool2d(image, 2).shape == (1, 2, 2, 2)


ERRORS: list[tuple[Callable[[Tensor, Tensor], Any], type[Exception], str]] = [
    (lambda a, i: a + i, DispatchTypeError, "add: cannot combine tensors of f32 and i32"),
    (lambda a, i: i + 1.5, DispatchTypeError, "add: cannot combine a tensor of i32 with 1.5"),
    (lambda a, i: i + 2**40, DispatchValueError, "got 1099511627776, expected -2147483648 to 2147483647"),
    (lambda a, i: a + a[:, :2], DispatchValueError, r"add: cannot broadcast shapes \(3, 5\) and \(3, 2\)"),
    (lambda a, i: a @ a, DispatchValueError, r"matmul: cannot multiply shapes \(3, 5\) and \(3, 5\)"),
    (lambda a, i: a.sum(2), IndexError, "sum: cannot find axis 2 in a tensor of rank 2"),
    (lambda a, i: a[:, :0].max(1), DispatchValueError, r"max: cannot take it of nothing: got shape \(3, 0\)"),
    (lambda a, i: a.topk(9), DispatchValueError, "topk: got k = 9, expected 0 to 5"),
    (lambda a, i: i.exp(), DispatchTypeError, "exp: got a tensor of i32 as tensor, expected one of floats"),
    (
        lambda a, i: a.gather(0, a),
        DispatchTypeError,
        "gather: got a tensor of f32 as indices, expected one of int",
    ),
    (lambda a, i: a & a, DispatchTypeError, "bitwise_and: there is no such op for float tensors"),
    (
        lambda a, i: Tensor.cat([a, a[:, :2]], 0),
        DispatchValueError,
        r"cat: got shapes \(3, 5\) and, of tensors\[1\]",
    ),
    (
        lambda a, i: a.scatter(0, i, a, "div"),
        DispatchValueError,
        "got 'div' as update, expected 'assign', 'add'",
    ),
    (
        lambda a, i: Tensor.random(3, dtype="bool", device=a.device),
        DispatchTypeError,
        "random: there is no such op",
    ),
]


@EVERY
@pytest.mark.parametrize(("wrong", "kind", "message"), ERRORS)
def test_errors_name_what_was_given(
    name: str, wrong: Callable[[Tensor, Tensor], Any], kind: type[Exception], message: str
) -> None:
    a, i = on(name, A, I)
    with pytest.raises(kind, match=message):
        wrong(a, i)


def test_devices_do_not_mix() -> None:
    a, b = on("cpu", A)[0], on("flex", A)[0]
    with pytest.raises(
        DispatchValueError, match=r"The provided tensors are not on the same device\. Lhs tensor dev"
    ):
        a + b
    with pytest.raises(DispatchValueError, match="not on the same device"):
        a @ b.transpose()


def test_settings_are_fixed_by_their_first_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "_locked", {})
    where = Device.ndarray()
    assert where.configure(float_dtype="f64", int_dtype="i32").int_dtype.name == "i32"
    assert Tensor.zeros(1, device=where).dtype.name == "f64"
    with pytest.raises(settings.AlreadyInitializedError, match="its settings were initialised already"):
        where.configure(float_dtype="f32")
    other = Device.flex()
    assert Tensor.arange(3, device=other).dtype.name == "i32"
    with pytest.raises(settings.AlreadyInitializedError):
        other.configure(int_dtype="i64")
    with pytest.raises(DispatchValueError, match="got i32 as float_dtype, expected a dtype of floats"):
        Device.cpu().configure(float_dtype="i32")


def test_device_autodiff_conversions_are_idempotent() -> None:
    plain = Device.cpu()
    enabled = plain.autodiff()
    assert enabled == plain
    assert hash(enabled) == hash(plain)
    assert enabled.autodiff() is enabled
    assert enabled.gradient_checkpointing().autodiff().context is GradientCheckpointing.BALANCED
    assert enabled.without_autodiff().without_autodiff().is_autodiff() is False
    assert plain.gradient_checkpointing_strategy() is None
    with pytest.raises(RuntimeError, match="Autodiff is not enabled on this device"):
        plain.gradient_checkpointing()


def test_a_backend_needs_one_row(monkeypatch: pytest.MonkeyPatch) -> None:
    row = Backend("toy", "Toy", stand_ins.TOY, 0, env="toy", default=True)
    monkeypatch.setattr(catalog, "BACKENDS", (*catalog.BACKENDS, row))
    toy = Device(catalog.BY_NAME["toy"])
    assert toy in Device.enumerate()
    assert Device.enumerate("toy") == (toy,)
    assert Device.from_id(toy.id) == toy
    x = Tensor.from_numpy(A, toy)
    np.testing.assert_array_equal((x + x).numpy(), A + A)
    for name in ("cpu", "flex", "ndarray"):
        np.testing.assert_array_equal(x.to(device(name)).to(toy).numpy(), A)
