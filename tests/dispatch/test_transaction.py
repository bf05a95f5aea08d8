"""Several tensors read at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import Device, Tensor, Transaction
from tests.dispatch.devices import EVERY, device

A = np.arange(12, dtype=np.float32).reshape(3, 4)


@EVERY
def test_values_come_in_the_order_of_registration(name: str) -> None:
    where = device(name)
    x = Tensor.from_numpy(A, where)
    i, b = Tensor.from_numpy(A.astype(np.int32), where), x > 5.0
    q = x.quantize_dynamic()
    given = [x, b, i.transpose(), q, x[::-1, ::2], Tensor.zeros((0, 3), device=where), x]
    found = Transaction().register(*given[:3]).register(*given[3:]).execute()
    assert len(found) == len(given)
    for got, tensor in zip(found, given, strict=True):
        expected = tensor.numpy()
        assert got.dtype == expected.dtype
        np.testing.assert_array_equal(got, expected)
    np.testing.assert_array_equal(found[2], A.T)


def test_everything_is_queued_before_anything_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    where = Device.cpu()
    x = Tensor.from_numpy(A, where)
    given = [x + 1.0, x.quantize_dynamic(), x * 2.0]
    seen: list[str] = []
    driver: Any = where.driver
    for what in ("flush", "read"):
        kept = getattr(driver, what)

        def noted(*args: Any, what: str = what, kept: Any = kept) -> Any:
            seen.append(what)
            return kept(*args)

        monkeypatch.setattr(driver, what, noted)
    found = Transaction().register(*given).execute()
    assert seen == ["flush", "read", "read", "read"]
    np.testing.assert_array_equal(found[2], A * 2)


def test_a_transaction_is_of_one_backend() -> None:
    x, i = Tensor.from_numpy(A, Device.flex()), Tensor.from_numpy(A.astype(np.int32), Device.ndarray())
    for order in ((x, i), (i, x)):
        with pytest.raises(DispatchValueError, match="wrong backend: got NdArray, expected Flex"):
            Transaction().register(*order).execute()
    wrong: Any = A
    with pytest.raises(DispatchTypeError, match=r"got .* as tensor, expected a tensor of floats"):
        Transaction().register(wrong)
    assert Transaction().execute() == []
    assert len(Transaction().register(x, x)) == 2
