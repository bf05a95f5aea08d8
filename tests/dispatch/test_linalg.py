"""Linear algebra against NumPy, on every backend."""

from __future__ import annotations

import math
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import Tensor, linalg
from tests.dispatch.cube_ops import OTHERS, opened
from tests.dispatch.oracles import FLOATS, ON, SOME_FLOATS, exact, near, on, values

NORMS = (0, 1, 2, 3, 0.5, math.inf, -math.inf)
MATRICES = ((1, 1), (3, 3), (5, 2), (2, 6), (4, 4, 4), (2, 0, 3, 3), (0, 3), (3, 0))


@ON
@FLOATS
@pytest.mark.parametrize("norm", NORMS)
def test_norms(name: str, dtype: DType, norm: float) -> None:
    array = values((4, 17), dtype)
    array[0, :5] = 0
    (x,) = on(name, array)
    for dim in (0, -1):
        wanted = np.linalg.norm(exact(array), norm, dim, keepdims=True)
        near(linalg.vector_norm(x, norm, dim), wanted, 16)
        if wanted.all():  # what is divided by 1e-12 leaves f16
            near(linalg.vector_normalize(x, norm, dim), exact(array) / wanted, 16)


@ON
def test_norms_of_16_bits_do_not_overflow_on_the_way(name: str) -> None:
    (x,) = on(name, np.full((1, 4), 300, np.float16))
    assert linalg.l2_norm(x).tolist() == [[600.0]]


@ON
def test_norms_of_ints_and_of_nothing(name: str) -> None:
    x, none = on(name, np.array([[3, 0, -4]], np.int32), np.zeros((2, 0), np.float32))
    found = [linalg.vector_norm(x, norm).tolist() for norm in (0, 1, math.inf, -math.inf)]
    assert found == [[[2]], [[7]], [[4]], [[0]]]
    for norm in (0, 1, 2, 3):
        assert linalg.vector_norm(none, norm).tolist() == [[0.0], [0.0]]
    with pytest.raises(DispatchValueError, match="cannot take it of nothing"):
        linalg.max_abs_norm(none)
    with pytest.raises(DispatchTypeError, match="l2_norm: got a tensor of i32"):
        linalg.vector_norm(x, 2)


@ON
def test_norms_of_what_is_not_finite(name: str) -> None:
    array = np.array([[np.nan, 1, 0], [np.inf, -np.inf, 2]], np.float32)
    (x,) = on(name, array)
    for norm in NORMS:
        with np.errstate(all="ignore"):
            wanted = np.linalg.norm(array, norm, 1, keepdims=True)
        np.testing.assert_allclose(linalg.vector_norm(x, norm, 1).numpy(), wanted)


@ON
@FLOATS
def test_cosine_similarity(name: str, dtype: DType) -> None:
    a, b = values((4, 9), dtype), values((1, 9), dtype, 5)
    x, y = on(name, a, b)
    p, q = exact(a), exact(b)
    wanted = (p * q).sum(1, keepdims=True) / (np.linalg.norm(p, axis=1, keepdims=True) * np.linalg.norm(q))
    near(linalg.cosine_similarity(x, y), wanted)
    near(linalg.cosine_similarity(x, x, 0), np.ones((1, 9)))
    assert linalg.cosine_similarity(x * 0.0, y).tolist() == [[0.0]] * 4


@ON
@SOME_FLOATS
def test_products(name: str, dtype: DType) -> None:
    a, b, m = values((3, 4), dtype), values((3, 5), dtype, 5), values((3, 5, 4), dtype, 6)
    x, y, matrix = on(name, a, b, m)
    near(linalg.matvec(matrix, x), np.einsum("bmn,bn->bm", exact(m), exact(a)))
    near(linalg.matvec(matrix, x[0]), exact(m) @ exact(a)[0])
    near(linalg.outer(x, y), np.einsum("bm,bn->bmn", exact(a), exact(b)))
    near(linalg.outer(x[0], y[0]), np.outer(exact(a)[0], exact(b)[0]))
    near(linalg.outer_dim(x.transpose(), y.transpose(), 0), np.einsum("bm,bn->mnb", exact(a), exact(b)))
    assert linalg.outer(x[:, :0], y).shape == (3, 0, 5)
    assert linalg.matvec(matrix[:, :, :0], x[:, :0]).tolist() == [[0.0] * 5] * 3


@ON
@pytest.mark.parametrize("shape", MATRICES, ids=str)
def test_diagonals(name: str, shape: tuple[int, ...]) -> None:
    array = np.arange(math.prod(shape)).reshape(shape)
    for kind in (np.float32, np.int32, np.bool_):
        given = array.astype(kind)
        for turned in (given, given.swapaxes(-1, -2)):
            (x,) = on(name, given)
            x = x if turned is given else x.transpose()
            wanted = np.diagonal(turned, axis1=-2, axis2=-1)
            np.testing.assert_array_equal(linalg.diag(x).numpy(), wanted)
            if kind is not np.bool_:
                np.testing.assert_array_equal(linalg.trace(x).numpy(), wanted.sum(-1, keepdims=True))


def _check_lu(x: Tensor, array: Any) -> None:
    rows, columns = array.shape[-2:]
    count = min(rows, columns)
    p, lower, upper = (one.numpy().astype(np.float64) for one in linalg.lu(x))
    assert p.shape == (*array.shape[:-1], rows)
    assert lower.shape == (*array.shape[:-1], count)
    assert upper.shape == (*array.shape[:-2], count, columns)
    near(x, p @ lower @ upper, 16)
    np.testing.assert_array_equal(lower, np.tril(lower))
    np.testing.assert_array_equal(np.diagonal(lower, axis1=-2, axis2=-1), 1)
    np.testing.assert_array_equal(upper, np.triu(upper))
    assert np.abs(lower).max(initial=0) <= 1, "the largest of a column is on the diagonal"
    packed, order = linalg.lu_decomposition(x)
    np.testing.assert_array_equal(packed.numpy().astype("f8"), _packed(lower, upper))
    assert order.shape == array.shape[:-1]
    moved = np.take_along_axis(exact(array), order.numpy()[..., None].astype(int), -2)
    near(x, p @ moved, 1)


def _packed(lower: Any, upper: Any) -> Any:
    rows, columns = lower.shape[-2], upper.shape[-1]
    found = np.zeros((*lower.shape[:-2], rows, columns))
    count = lower.shape[-1]
    found[..., :, :count] += np.tril(lower, -1)
    found[..., :count, :] += upper
    return found


def _check_qr(x: Tensor, array: Any) -> None:
    rows, columns = array.shape[-2:]
    count = min(rows, columns)
    q, r = linalg.qr(x)
    assert q.shape == (*array.shape[:-1], count)
    assert r.shape == (*array.shape[:-2], count, columns)
    near(x, exact(q.numpy()) @ exact(r.numpy()), 16)
    turned = exact(q.numpy())
    near(q.transpose() @ q, np.broadcast_to(np.eye(count), (*array.shape[:-2], count, count)), 16)
    near(r, np.triu(turned.swapaxes(-1, -2) @ exact(array)), 16)


@ON
@FLOATS
@pytest.mark.parametrize("shape", MATRICES, ids=str)
def test_factors(name: str, dtype: DType, shape: tuple[int, ...]) -> None:
    array = values(shape, dtype)
    (x,) = on(name, array)
    _check_lu(x, array)
    _check_qr(x, array)
    if shape[-1] == shape[-2]:
        near(linalg.det(x), np.linalg.det(exact(array))[..., None], 16)


@ON
def test_factors_of_singular_matrices(name: str) -> None:
    for array in (
        np.zeros((3, 3)), np.ones((4, 4)), np.array([[0, 1, 2], [0, 3, 4], [0, 5, 6]]),
        np.array([[0, 1], [1, 0]]), np.diag([0.0, 2, 0, 3]), -np.eye(5)[[1, 0, 4, 2, 3]],
    ):  # fmt: skip
        given = array.astype(np.float32)
        (x,) = on(name, given)
        _check_lu(x, given)
        _check_qr(x, given)
        near(linalg.det(x), np.linalg.det(array)[..., None])


@ON
def test_determinants_have_signs_of_their_own(name: str) -> None:
    swaps = np.stack([np.eye(3)[list(order)] for order in ((0, 1, 2), (1, 0, 2), (1, 2, 0), (2, 1, 0))])
    (x,) = on(name, swaps.astype(np.float32))
    assert linalg.det(x).tolist() == [[1.0], [-1.0], [1.0], [-1.0]]
    assert linalg.det(x[:, :0, :0]).tolist() == [[1.0]] * 4


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
def test_elsewhere(name: str) -> None:
    array = values((2, 4, 3), dt.F32)
    (x,) = on(opened(name), array)
    _check_lu(x, array)
    _check_qr(x, array)
    near(linalg.det(x[:, :3]), np.linalg.det(exact(array)[:, :3])[..., None])
    near(linalg.vector_norm(x, 3), np.linalg.norm(exact(array), 3, -1, keepdims=True))
    near(linalg.cosine_similarity(x, x, 2), np.ones((2, 4, 1)))


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
@pytest.mark.parametrize("shape", [(3, 3), (5, 2), (2, 3, 6)], ids=str)
def test_as_pytorch_has_it(shape: tuple[int, ...]) -> None:
    import torch

    array = values(shape, dt.F64)
    (x,) = on("flex", array)
    given = torch.from_numpy(array)
    for mine, theirs in zip(linalg.lu(x), torch.linalg.lu(given), strict=True):
        near(mine, theirs.numpy())
    near(linalg.vector_normalize(x, 3, 1), torch.nn.functional.normalize(given, 3, 1).numpy())
    other = given.flip(0)
    wanted = torch.nn.functional.cosine_similarity(given, other, 1).unsqueeze(1).numpy()
    near(linalg.cosine_similarity(x, x.flip(0)), wanted)


ERRORS: list[tuple[Callable[[Tensor], Any], str]] = [
    (lambda x: linalg.vector_norm(x, math.nan), "vector_norm: got nan as norm, expected a number"),
    (lambda x: linalg.vector_norm(x, -2), "lp_norm: got p = -2.0, expected a number above 0"),
    (lambda x: linalg.matvec(x, x[0, :2]), r"matvec: cannot multiply shapes \(3, 4\) and \(2,\)"),
    (lambda x: linalg.outer(x, x[0]), r"outer: got shapes \(3, 4\) and \(4,\), expected the same rank"),
    (lambda x: linalg.diag(x[0]), r"diag: got shape \(4,\), expected matrices"),
    (lambda x: linalg.trace(x[0]), r"trace: got shape \(4,\), expected matrices"),
    (lambda x: linalg.lu(x[0]), r"lu: got shape \(4,\), expected matrices"),
    (lambda x: linalg.qr(x.cast("i32")), "qr: got a tensor of i32 as tensor"),
    (lambda x: linalg.det(x), r"det: got shape \(3, 4\), expected square matrices"),
    (lambda x: linalg.l2_norm(x, 2), "l2_norm: cannot find axis 2 in a tensor of rank 2"),
    (lambda x: linalg.cosine_similarity(x, x.cast("f64")), "cannot combine tensors of f32 and f64"),
]


@pytest.mark.parametrize(("wrong", "message"), ERRORS)
def test_errors_name_what_was_given(wrong: Callable[[Tensor], Any], message: str) -> None:
    (x,) = on("flex", values((3, 4), dt.F32))
    with pytest.raises((DispatchValueError, DispatchTypeError, IndexError), match=message):
        wrong(x)
