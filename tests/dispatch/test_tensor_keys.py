"""What stands in brackets behind a tensor, read and assigned, against NumPy; on every backend."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import DispatchIndexError, DispatchTypeError, DispatchValueError
from burn_dispatch import Device, Tensor
from tests.dispatch.devices import EVERY, device

A = np.arange(60, dtype=np.float32).reshape(3, 4, 5)
MASK = A % 3 == 0
ROWS = np.array([2, 0, 2], np.int32)
BASIC: list[Any] = [
    1, -1, (1, 2, 3), slice(None, None, -1), (slice(None), slice(4, None, -2)), (..., 1), (None, 1),
    (..., None), (slice(2, 2), slice(1, 3)), (slice(0, 3, 2), None, slice(-3, -1)),
    (..., slice(None, None, 3)),
]  # fmt: skip
ARRAYS: list[Any] = [
    [0, -1], [], [[0, 1], [2, 0]], np.array([1, -3]), (slice(None), [3, 0]), (..., [4, -5, 0]), (1, [0, 2]),
    ([0, 2], 1), (slice(0, 2), [1, 1], slice(None, None, -1)), (None, [2]), (..., [0], None),
    ([0, 1], [3, -1]), (slice(None), [[0], [1]], [4, 0]), ([2, 0, 1], [0, 1, 2], [4, 3, 2]), MASK[:, 0, 0],
    MASK[:, :, 0], MASK, (slice(1, None), MASK[0, :, :]), (..., MASK[0, 0, :]),
    [True, False, True], (0, MASK[0]),
]  # fmt: skip


def name_of(key: Any) -> str:
    return str(key).replace("\n", "")[:40]


@EVERY
@pytest.mark.capability(137)
@pytest.mark.parametrize("key", BASIC + ARRAYS, ids=name_of)
def test_keys(name: str, key: Any) -> None:
    for values in (A, A.astype(np.int32), MASK):
        np.testing.assert_array_equal(Tensor.from_numpy(values, device(name))[key].numpy(), values[key])


@EVERY
@pytest.mark.parametrize(
    "key", [ROWS, (slice(None), ROWS), (ROWS, ROWS), ROWS.reshape(3, 1), MASK, MASK[..., 0]]
)
def test_arrays_on_the_device_are_keys(name: str, key: Any) -> None:
    where = device(name)
    x = Tensor.from_numpy(A, where)
    several = isinstance(key, tuple)
    parts: list[Any] = [*key] if several else [key]
    given: list[Any] = [one if isinstance(one, slice) else Tensor.from_numpy(one, where) for one in parts]
    found = x[tuple(given)] if several else x[given[0]]
    np.testing.assert_array_equal(found.numpy(), A[key])


def with_key(values: Any, key: Any, new: Any) -> Any:
    found = values.copy()
    found[key] = new
    return found


@EVERY
@pytest.mark.parametrize("key", BASIC + ARRAYS, ids=name_of)
def test_assignment(name: str, key: Any) -> None:
    for values in (A, MASK):
        x = Tensor.from_numpy(values, device(name))
        one = values.dtype.type(1)
        x[key] = one.item()
        np.testing.assert_array_equal(x.numpy(), with_key(values, key, one))
        part = values[key]
        last = part[..., :1] if part.ndim else part
        x[key] = Tensor.from_numpy(last, x.device)
        np.testing.assert_array_equal(x.numpy(), with_key(values, key, last))


@EVERY
def test_assignment_changes_one_tensor_only(name: str) -> None:
    x = Tensor.from_numpy(A, device(name))
    row, same = x[1], x.reshape(12, 5)
    x[1] = 7.0
    x[1, 0] += 1.0
    expected = with_key(A, 1, 7.0)
    expected[1, 0] += 1
    np.testing.assert_array_equal(x.numpy(), expected)
    np.testing.assert_array_equal(row.numpy(), A[1])
    np.testing.assert_array_equal(same.numpy(), A.reshape(12, 5))


@pytest.mark.parametrize("fused", [True, False], ids=["fused", "eager"])
def test_memory_that_nobody_else_has_is_used_again(fused: bool) -> None:
    x = Tensor.from_numpy(A, Device.cpu() if fused else Device.cpu().without_fusion())
    before = id(x.__burn_cube_array__().buffer)  # a reference would be somebody else
    x[0] = 1.0
    x[:, ::-2, 1] = Tensor.from_numpy(A[:, ::2, 0], x.device)
    assert id(x.__burn_cube_array__().buffer) == before
    expected = with_key(A, 0, 1.0)
    expected[:, ::-2, 1] = A[:, ::2, 0]
    np.testing.assert_array_equal(x.numpy(), expected)
    view = x[0]
    x[0] = 2.0
    assert id(x.__burn_cube_array__().buffer) != before
    np.testing.assert_array_equal(view.numpy(), expected[0])


def test_a_part_of_what_waits_has_memory_of_its_own_extent() -> None:
    x = Tensor.from_numpy(np.arange(18, dtype=np.float32), device("cpu"))
    x = (x + 1.0)[:16]  # nobody else has the 18 values
    assert x.shape == x.numpy().shape == (16,)
    assert x.tolist() == list(range(1, 17))


def test_memory_that_others_have_is_left_to_them() -> None:
    x = Tensor.from_numpy(A, device("cpu"))
    views: list[Callable[[], Tensor]] = [
        lambda: x.__copy__(), lambda: x.reshape(60), lambda: x[2], lambda: x.expand(2, 3, 4, 5),
    ]  # fmt: skip
    for view in views:
        other = view()
        held = other.numpy()
        x[2] = x[2] - 1.0
        np.testing.assert_array_equal(other.numpy(), held)
    np.testing.assert_array_equal(x.numpy(), with_key(A, 2, A[2] - 4))
    part = Tensor.from_numpy(A, x.device)[1:, ::2]
    part[0] = -1.0
    np.testing.assert_array_equal(part.numpy(), with_key(A[1:, ::2], 0, -1.0))


@EVERY
def test_iteration(name: str) -> None:
    x = Tensor.from_numpy(A[0], device(name))
    assert [row.tolist() for row in x] == A[0].tolist()
    assert [part.shape for part in x.iter_dim(-1)] == [(4, 1)] * 5
    assert len(x) == 4
    assert 3.0 in x
    assert -3.0 not in x


ERRORS: list[tuple[Any, type[Exception], str]] = [
    (3, DispatchIndexError, "cannot index axis 0 of extent 3 with 3"),
    ([0, 3], DispatchIndexError, "cannot index an axis of extent 3 with 3"),
    ([-4], DispatchIndexError, "cannot index an axis of extent 3 with -4"),
    ([0.5], DispatchTypeError, "cannot index a tensor with an array of float64: expected ints or bools"),
    (([0], slice(None), [0]), DispatchIndexError, "with arrays that are apart: expected them side by side"),
    ((MASK[:, 0, 0], [0]), DispatchIndexError, "with a mask beside another array"),
    (MASK[:2], DispatchIndexError, r"with a mask of shape \(2, 4, 5\): expected \(3, 4, 5\)"),
    ((0, 0, 0, [0]), DispatchIndexError, "tensor of rank 3: got 4 indices"),
    (([0, 1], [0, 1, 2]), DispatchValueError, r"index: cannot broadcast shapes \(2,\) and \(3,\)"),
    (1.5, DispatchTypeError, "cannot index a tensor with float"),
    (slice(None, None, 0), DispatchTypeError, "slice step cannot be zero"),
]


@pytest.mark.parametrize(("key", "kind", "message"), ERRORS, ids=[message[:30] for _, _, message in ERRORS])
def test_keys_that_do_not_fit(key: Any, kind: type[Exception], message: str) -> None:
    x = Tensor.from_numpy(A, device("ndarray"))
    with pytest.raises(kind, match=message):
        x[key]


def test_values_that_do_not_fit() -> None:
    x = Tensor.from_numpy(A, device("ndarray"))
    wrong: Any = "a"
    for key, values, kind, message in (
        (0, Tensor.zeros(4, device=x.device), DispatchValueError, r"assignment: cannot broadcast"),
        (0, Tensor.zeros((2, 4, 5), device=x.device), DispatchValueError, r"values of shape \(2, 4, 5\)"),
        (0, Tensor.zeros(5, device=device("flex")), DispatchValueError, "not on the same device"),
        (0, Tensor.zeros(5, "i32", x.device), DispatchTypeError, "got a tensor of i32 as values"),
        (0, wrong, DispatchTypeError, "assignment: cannot combine a tensor of f32 with 'a'"),
    ):
        with pytest.raises(kind, match=message):
            x[key] = values
    np.testing.assert_array_equal(x.numpy(), A)
