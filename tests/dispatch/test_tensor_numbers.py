"""Functions of numbers, comparisons, bits, reductions along several axes, order, against NumPy."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import DispatchIndexError, DispatchTypeError, DispatchValueError
from burn_dispatch import Tensor
from tests.dispatch.devices import EVERY, device

RNG = np.random.default_rng(11)
A = RNG.standard_normal((3, 4, 5)).astype(np.float32)
B = RNG.standard_normal((3, 4, 5)).astype(np.float32)
I = RNG.integers(-9, 9, (3, 4, 5)).astype(np.int32)  # noqa: E741
J = RNG.integers(1, 9, (3, 4, 5)).astype(np.int32)
WRONG: Any = "x"
EDGES = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -2.5], np.float32)


def on(name: str, *arrays: Any) -> list[Tensor]:
    return [Tensor.from_numpy(array, device(name)) for array in arrays]


@EVERY
def test_remainders_with_the_sign_of_the_dividend(name: str) -> None:
    a, b, i, j, edges = on(name, A * 100, B, I, J, EDGES)
    np.testing.assert_array_equal(a.fmod(b).numpy(), np.fmod(A * 100, B))
    np.testing.assert_array_equal(i.fmod(j).numpy(), np.fmod(I, J))
    np.testing.assert_array_equal(i.fmod(-4).numpy(), np.fmod(I, -4))
    np.testing.assert_array_equal(i.fmod(0).numpy(), I)
    with np.errstate(all="ignore"):
        for other in (2.0, -0.75, 0.0):
            np.testing.assert_array_equal(edges.fmod(other).numpy(), np.fmod(EDGES, np.float32(other)))
        rows, columns = edges.unsqueeze(1), edges.unsqueeze(0)
        np.testing.assert_array_equal(rows.fmod(columns).numpy(), np.fmod(EDGES[:, None], EDGES[None]))


@EVERY
@pytest.mark.capability(137)
def test_floor_division_and_powers(name: str) -> None:
    a, b, i, j = on(name, A, B, I, J)
    np.testing.assert_allclose((a // b).numpy(), A // B, rtol=1e-6)
    np.testing.assert_array_equal((i // j).numpy(), I // J)
    np.testing.assert_array_equal((i // -3).numpy(), I // -3)
    np.testing.assert_array_equal((7 // j).numpy(), 7 // J)
    for ours, theirs in zip(divmod(i, j), np.divmod(I, J), strict=True):
        np.testing.assert_array_equal(ours.numpy(), theirs)
    for ours, theirs in zip(divmod(20, j), np.divmod(20, J), strict=True):
        np.testing.assert_array_equal(ours.numpy(), theirs)
    np.testing.assert_allclose((2.0**a).numpy(), np.float32(2) ** A, rtol=1e-5)
    np.testing.assert_array_equal((2**j).numpy(), 2**J)
    np.testing.assert_array_equal((+a).numpy(), A)
    np.testing.assert_array_equal((i**2).numpy(), I**2)
    quotient, rest = divmod(a, b)
    np.testing.assert_allclose((quotient * b + rest).numpy(), A, rtol=1e-4, atol=1e-5)


@EVERY
def test_bits_and_logic(name: str) -> None:
    i, j, p, q = on(name, I, J, I > 0, J > 4)
    pairs: list[tuple[Tensor, Any]] = [
        (i.bitwise_and(j), I & J), (i.bitwise_or(3), I | 3), (i.bitwise_xor(j), I ^ J), (i.bitwise_not(), ~I),
        (i.bitwise_left_shift(2), I << 2), (i.bitwise_right_shift(j), I >> J), (6 & i, 6 & I), (6 | i, 6 | I),
        (6 ^ i, 6 ^ I), (1 << j, 1 << J), (-64 >> j, -64 >> J), (p.bool_and(q), (I > 0) & (J > 4)),
        (p.bool_or(q), (I > 0) | (J > 4)), (p.bool_xor(q), (I > 0) ^ (J > 4)), (p.bool_not(), I <= 0),
        (p & True, I > 0), (p | True, np.ones_like(I, bool)), (False ^ p, I > 0), (~p, I <= 0),
        (p == q, (I > 0) == (J > 4)),
    ]  # fmt: skip
    for ours, theirs in pairs:
        np.testing.assert_array_equal(ours.numpy(), theirs)
        assert ours.numpy().dtype == theirs.dtype


@EVERY
def test_the_larger_and_the_smaller(name: str) -> None:
    a, b, i, j, e = on(name, A, B, I, J, EDGES)
    np.testing.assert_array_equal(a.max_pair(b).numpy(), np.maximum(A, B))
    np.testing.assert_array_equal(a.min_pair(b[:1]).numpy(), np.minimum(A, B[:1]))
    np.testing.assert_array_equal(a[:1].max_pair(b).numpy(), np.maximum(A[:1], B))
    np.testing.assert_array_equal(i.max_pair(j).numpy(), np.maximum(I, J))
    every = EDGES[:, None]
    np.testing.assert_array_equal(e.max_pair(e.unsqueeze(1)).numpy(), np.maximum(EDGES, every))
    np.testing.assert_array_equal(e.min_pair(e.unsqueeze(1)).numpy(), np.minimum(EDGES, every))


@EVERY
def test_nearness(name: str) -> None:
    a, e = on(name, A, EDGES)
    near = a + 1e-7
    assert a.all_close(near)
    assert not a.all_close(near + 0.1)
    assert a.all_close(near + 0.1, atol=0.2)
    np.testing.assert_array_equal(
        e.is_close(e.unsqueeze(1)).numpy(), np.isclose(EDGES, EDGES[:, None], 1e-5, 1e-8)
    )
    assert a[:0].all_close(a[:0])
    assert e.contains_nan().tolist() == [True]
    assert a.contains_nan().tolist() == [False]
    np.testing.assert_allclose(a.rad2deg().deg2rad().numpy(), A, rtol=1e-6)
    assert e.is_finite().tolist() == np.isfinite(EDGES).tolist()


@EVERY
@pytest.mark.capability(140)
def test_dot_products(name: str) -> None:
    a, b, i, j = on(name, A[0, 0], B[0, 0], I[0, 0], J[0, 0])
    np.testing.assert_allclose(a.dot(b).numpy(), [A[0, 0] @ B[0, 0]], rtol=1e-5)
    assert i.dot(j).tolist() == [int(I[0, 0] @ J[0, 0])]
    assert a[:0].dot(b[:0]).tolist() == [0.0]


REDUCTIONS: dict[str, Callable[..., Any]] = {
    "sum": np.sum, "prod": np.prod, "mean": np.mean, "max": np.max, "min": np.min,
    "any": np.any, "all": np.all,
}  # fmt: skip


@EVERY
@pytest.mark.capability(138)
@pytest.mark.parametrize("what", REDUCTIONS)
@pytest.mark.parametrize("dims", [(0,), (0, 1), (-1, 0), [0, 1, 2], ()], ids=str)
def test_reductions_along_several_axes(name: str, what: str, dims: Any) -> None:
    a, turned = on(name, A, np.ascontiguousarray(A.T))
    for x in (a, turned.T):
        ours = getattr(x, what)(dims)
        theirs = REDUCTIONS[what](A, axis=tuple(dims), keepdims=True)
        np.testing.assert_allclose(ours.numpy(), theirs, rtol=2e-5, atol=1e-6)
        assert ours.numpy().dtype == theirs.dtype
    named = getattr(a, f"{what}_dim")(1).numpy()
    np.testing.assert_allclose(named, REDUCTIONS[what](A, axis=1, keepdims=True), rtol=1e-5, atol=1e-6)


@EVERY
@pytest.mark.capability(138)
def test_reductions_of_ints_and_without_axes(name: str) -> None:
    a, i = on(name, A, I)
    np.testing.assert_array_equal(i.sum((0, 2)).numpy(), I.sum((0, 2), keepdims=True, dtype=np.int32))
    expected = np.trunc(I.sum((0, 2), keepdims=True) / 15).astype(np.int32)
    np.testing.assert_array_equal(i.mean((0, 2)).numpy(), expected)
    np.testing.assert_allclose(a.sum_dims_squeeze((0, 2)).numpy(), A.sum((0, 2)), rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(a.mean_dims_squeeze(1).numpy(), A.mean(1), rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(a.max_abs((0, 1)).numpy(), np.abs(A).max((0, 1), keepdims=True))
    assert a[:0].sum((0, 1)).tolist() == [[[0.0] * 5]]
    assert a[:, :0].sum_dims_squeeze((0, 1)).tolist() == [0.0] * 5


@EVERY
@pytest.mark.capability(139)
def test_order(name: str) -> None:
    a, e = on(name, A, EDGES)
    np.testing.assert_array_equal(a.sort_descending(1).numpy(), -np.sort(-A, 1))
    np.testing.assert_array_equal(a.argsort_descending(-1).numpy(), np.argsort(-A, -1, kind="stable"))
    values, places = a.sort_descending_with_indices(0)
    np.testing.assert_array_equal(np.take_along_axis(A, places.numpy().astype(int), 0), values.numpy())
    assert np.isnan(e.sort().numpy()[-1])
    assert np.isnan(e.topk(1).numpy()[0])
    np.testing.assert_array_equal(a.cummax(2).numpy(), np.maximum.accumulate(A, 2))
    np.testing.assert_allclose(a.cumprod(0).numpy(), A.cumprod(0), rtol=1e-5)
    rows, columns = (a[0] > 0.0).nonzero()
    np.testing.assert_array_equal(np.stack([rows.numpy(), columns.numpy()]), np.stack(np.nonzero(A[0] > 0)))


@EVERY
@pytest.mark.parametrize("update", ["assign", "add", "mul", "min", "max"])
def test_scattering(name: str, update: str) -> None:
    indices = np.array([[0, 2], [1, 0]], np.int32)
    new = B[:2, 0, :]
    a, at, values = on(name, A, indices, new)
    coordinates = tuple(indices.T)
    expected = A.copy()
    how: dict[str, Callable[..., Any]] = {
        "add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum,
        "assign": lambda _old, given: given,
    }  # fmt: skip
    expected[coordinates] = how[update](expected[coordinates], new)
    np.testing.assert_allclose(a.scatter_nd(at, values, update).numpy(), expected, rtol=1e-6)
    np.testing.assert_array_equal(a.gather_nd(at).numpy(), A[coordinates])
    rows = np.array([2, 0], np.int32)
    found = a.select_assign(0, on(name, rows)[0], on(name, B[:2])[0], update).numpy()
    expected = A.copy()
    expected[rows] = how[update](expected[rows], B[:2])
    np.testing.assert_allclose(found, expected, rtol=1e-6)


@EVERY
def test_bools_are_scattered_by_or(name: str) -> None:
    mask, new, at = on(name, A[0] > 0, B[0] > 0, np.array([[0] * 5, [2] * 5, [2] * 5, [1] * 5], np.int32))
    expected = A[0] > 0
    for row, line in zip([0, 2, 2, 1], B[0] > 0, strict=True):
        expected[row] |= line
    np.testing.assert_array_equal(mask.scatter(0, at, new).numpy(), expected)
    np.testing.assert_array_equal(mask.select_assign(0, at[:, 0], new, "or").numpy(), expected)
    with pytest.raises(DispatchValueError, match="scatter: got 'add' as update, expected 'or'"):
        mask.scatter(0, at, new, "add")


ERRORS: list[tuple[Callable[[Tensor, Tensor], Any], type[Exception], str]] = [
    (lambda a, i: a.dot(a), DispatchValueError, r"dot: got shapes \(3, 4, 5\) and \(3, 4, 5\), expected"),
    (lambda a, i: a.sum((0, 0)), DispatchValueError, r"sum: got axes \(0, 0\), expected different ones"),
    (lambda a, i: a.sum((0, 3)), DispatchIndexError, "sum: cannot find axis 3 in a tensor of rank 3"),
    (lambda a, i: a[:0].max((0, 1)), DispatchValueError, r"max: cannot take it of nothing: got shape \(0,"),
    (lambda a, i: a.max_pair(i), DispatchTypeError, "max_pair: cannot combine tensors of f32 and i32"),
    (lambda a, i: i.is_close(i), DispatchTypeError, "is_close: got a tensor of i32 as tensor, expected"),
    (lambda a, i: a.bool_and(a > 0.0), DispatchTypeError, "bool_and: got a tensor of f32"),
    (lambda a, i: (a > 0.0) & 2, DispatchTypeError, "bool_and: cannot combine a tensor of bool with 2"),
    (lambda a, i: a.bitwise_and(a), DispatchTypeError, "bitwise_and: there is no such op for float tensors"),
    (lambda a, i: a.gather_nd(i), DispatchValueError, r"gather_nd: got indices .* 1 to 3 coordinates"),
    (
        lambda a, i: a.scatter_nd(i[0, :, :2], a[0, :, 0]), DispatchValueError,
        r"scatter_nd: got values of shape \(4,\), expected \(4, 5\)",
    ),
    (lambda a, i: a.take(3, i), DispatchIndexError, "take: cannot find axis 3"),
    (lambda a, i: "x" in a, DispatchTypeError, "in: cannot combine a tensor of f32 with 'x'"),
    (lambda a, i: a.mask_select(a[0] > 0.0).mask_select(a > 0.0), DispatchValueError, "mask_select: "),
    (lambda a, i: a.slice_fill(0, WRONG), DispatchTypeError, "slice_fill: cannot combine a tensor of f32 wi"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "kind", "message"), ERRORS, ids=[message[:30] for _, _, message in ERRORS])
def test_what_does_not_fit(
    wrong: Callable[[Tensor, Tensor], Any], kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message):
        wrong(*on("ndarray", A, I))


@pytest.mark.parametrize(("here", "there"), [("ndarray", "flex"), ("cpu", "reference")])
def test_the_other_tensor_is_on_the_same_device(here: str, there: str) -> None:
    """Of another backend, or only of another device of the same backend."""
    (a,), (mask, at, b) = on(here, A), on(there, A > 0, np.array([0], np.int32), B)
    uses: list[Callable[[], Tensor]] = [
        lambda: a.mask_fill(mask, 0.0), lambda: a.mask_where(mask, a), lambda: a.select(0, at),
        lambda: a.take(0, at), lambda: a.gather(0, at.reshape(1, 1, 1)),
        lambda: a.mask_select(mask), lambda: a[mask], lambda: a[at],
        lambda: Tensor.cat([a, b]), lambda: Tensor.stack([a, b]), lambda: a.slice_assign(0, b[0]),
        lambda: a.mask_where(a > 0.0, b), lambda: a.max_pair(b), lambda: a.gather_nd(at),
    ]  # fmt: skip
    for use in uses:
        with pytest.raises(DispatchValueError, match=f"Device<{there}>") as caught:
            use()
        assert f"Device<{here}>" in str(caught.value)


@EVERY
def test_formats(name: str) -> None:
    a, i = on(name, A[0, 0, :2], I[0, 0, :2])
    assert f"{a:.2f}" == f"[{A[0, 0, 0]:.2f}, {A[0, 0, 1]:.2f}]"
    assert f"{i:03d}" == f"[{I[0, 0, 0]:03d}, {I[0, 0, 1]:03d}]"
    assert f"{a[0]:.3e}" == f"{A[0, 0, 0]:.3e}"
    assert f"{a}" == str(a) == repr(a)
    rounded: list[tuple[Callable[[Any], Any], Any]] = [
        (math.floor, np.floor), (math.ceil, np.ceil), (math.trunc, np.trunc), (round, np.round),
    ]  # fmt: skip
    for ours, theirs in rounded:
        np.testing.assert_array_equal(ours(a).numpy(), theirs(A[0, 0, :2]))
    np.testing.assert_allclose(round(a, 2).numpy(), A[0, 0, :2].round(2), rtol=1e-6)
    assert operator.index(int(i[0])) == I[0, 0, 0]
    np.testing.assert_array_equal(np.asarray(a), A[0, 0, :2])
    assert np.asarray(a, np.float64).dtype == np.float64
