"""Compositions of module ops, on backends that may have something better for them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch.backends.cube.backend import create as cube
from burn_dispatch.backends.ndarray.backend import create as ndarray
from burn_dispatch.dispatch import Backend
from burn_dispatch.ops import OPS, module_ops
from tests.dispatch.cube_ops import OTHERS, opened
from tests.dispatch.recipes import assert_matches, cases, download, upload

COMPOSED = tuple(row.name for row in module_ops.ROWS if row.composition is not None)
ON_DEVICES = (
    "embedding", "embedding_backward", "linear", "layer_norm", "batch_norm", "attention", "unfold4d",
    "fold4d", "conv1d_weight_backward", "max_pool1d_with_indices", "ctc_loss",
)  # fmt: skip
SHAPES = (5, 3, 4)
"""Of log_probs: times, batch, classes."""


def check(backend: Backend, device: Any, op: str, dtype: DType) -> None:
    composition = OPS[op].composition
    assert composition is not None
    for case in cases(op, dtype):
        got = download(backend, op, composition(backend.ops, *upload(backend, device, op, case)))
        if case.expected is not None:
            assert_matches(op, got, case.expected, f"{op} {dtype} {case.name}")


@pytest.mark.parametrize("dtype", [dt.F32, dt.F64], ids=str)
@pytest.mark.parametrize("op", COMPOSED)
def test_on_numpy(op: str, dtype: DType) -> None:
    backend = ndarray()
    check(backend, backend.device(np.zeros(1)), op, dtype)


@pytest.mark.parametrize("op", COMPOSED)
def test_on_the_cpu(op: str) -> None:
    check(cube(), opened("cpu"), op, dt.F32)


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("op", ON_DEVICES)
def test_elsewhere(op: str, name: str) -> None:
    check(cube(), opened(name), op, dt.F32)


def _log_softmax(x: NDArray[Any]) -> NDArray[Any]:
    shifted = x - x.max(-1, keepdims=True)
    return np.asarray(shifted - np.log(np.exp(shifted).sum(-1, keepdims=True)))


def _ctc(lengths: list[int]) -> tuple[NDArray[Any], tuple[Any, ...]]:
    rng = np.random.default_rng(5)
    targets = np.array([[1, 2], [3, 3], [2, 9]], np.int64)  # what lies behind a target's end is not read
    return rng.standard_normal(SHAPES), (targets, np.array(lengths), np.array([2, 2, 1]))


def test_the_gradient_of_ctc_is_the_slope_of_its_loss() -> None:
    ops = ndarray().ops
    scores, rest = _ctc([5, 4, 3])
    weights = np.array([1.0, -0.5, 2.0])

    def total(scores: NDArray[Any]) -> float:
        return float((ops.ctc_loss(_log_softmax(scores), *rest, 0) * weights).sum())

    log_probs = _log_softmax(scores)
    grad = ops.ctc_loss_backward(log_probs, *rest, weights, 0)
    through = grad - np.exp(log_probs) * grad.sum(-1, keepdims=True)
    for place in np.ndindex(*SHAPES):
        step = np.zeros(SHAPES)
        step[place] = 1e-5
        slope = (total(scores + step) - total(scores - step)) / 2e-5
        assert through[place] == pytest.approx(slope, abs=1e-8)


def test_a_target_that_does_not_fit_costs_infinity_and_has_no_gradient() -> None:
    ops = ndarray().ops
    scores, rest = _ctc([5, 2, 0])  # a repeated label needs a blank between; nothing holds a label
    log_probs = _log_softmax(scores)
    assert np.isinf(ops.ctc_loss(log_probs, *rest, 0)).tolist() == [False, True, True]
    grad = ops.ctc_loss_backward(log_probs, *rest, np.ones(3), 0)
    assert np.isfinite(grad).all()
    assert not grad[:, 1:].any()
    assert grad[:, 0].any()


def test_an_empty_target_costs_the_blanks() -> None:
    ops = ndarray().ops
    scores, (targets, inputs, _) = _ctc([5, 4, 0])
    log_probs = _log_softmax(scores)
    found = ops.ctc_loss(log_probs, targets, inputs, np.zeros(3, np.int64), 0)
    blanks = log_probs[:, :, 0].cumsum(0)
    assert found == pytest.approx([-blanks[4, 0], -blanks[3, 1], 0.0])
