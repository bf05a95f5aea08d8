"""Copies on a device of Cube: no values travel by way of the host."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_cube.driver import Driver
from burn_dispatch import Tensor
from tests.dispatch.cube_ops import OTHERS, cases_of, check_all, check_sample, families, opened

OPS = families("copy")
A = np.arange(35, dtype=np.float32).reshape(5, 7)


@pytest.mark.capability(137)
@pytest.mark.parametrize(("op", "dtype", "layout"), cases_of(*OPS))
def test_on_the_cpu(op: str, dtype: Any, layout: str) -> None:
    check_all(op, dtype, layout)


@pytest.mark.slow
@pytest.mark.capability(137)
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("op", OPS)
def test_elsewhere(op: str, name: str) -> None:
    check_sample(op, name)


@pytest.fixture
def without_host(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Nothing is read from the device, nor written to it by the host, from the call on."""

    def shut(driver: Driver) -> None:
        def refuse(*_args: Any) -> None:
            pytest.fail("values go by way of the host")

        for name in ("read", "write"):
            monkeypatch.setattr(driver, name, refuse)

    yield shut
    monkeypatch.undo()


def test_copies_stay_on_the_device(without_host: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    x = Tensor.from_numpy(A, opened("cpu"))
    out = Tensor.zeros((7, 5), device=x.device)
    out.clone().numpy()  # compiles
    without_host(x.device.driver)
    turned = x.transpose()
    found = turned.clone(), turned.contiguous(), x.clone(), turned[::-1, ::2].clone()
    out.copy_from(turned)
    out[:, ::2].copy_from(turned[::-1, ::2])
    monkeypatch.undo()
    for copy, expected in zip(found, (A.T, A.T, A, A.T[::-1, ::2]), strict=True):
        assert copy.is_contiguous()
        assert copy.can_mut()
        np.testing.assert_array_equal(copy.numpy(), expected)
    expected = A.T.copy()
    expected[:, ::2] = A.T[::-1, ::2]
    np.testing.assert_array_equal(out.numpy(), expected)


def test_a_tensor_is_overwritten_by_parts_of_itself() -> None:
    x = Tensor.from_numpy(A, opened("cpu"))
    x[1:].copy_from(x[:-1])
    expected = A.copy()
    expected[1:] = A[:-1]
    np.testing.assert_array_equal(x.numpy(), expected)
    x.copy_from(x.flip(0, 1))
    np.testing.assert_array_equal(x.numpy(), expected[::-1, ::-1])
