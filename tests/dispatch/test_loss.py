"""Losses against formulas by NumPy in f64, on every backend."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import Tensor, loss
from tests.dispatch.cube_ops import OTHERS, opened
from tests.dispatch.oracles import FLOATS, ON, exact, near, on, values

REDUCTIONS: dict[str, Callable[[Any], Any]] = {
    "none": lambda samples: samples,
    "sum": lambda samples: samples.sum().reshape(1),
    "mean": lambda samples: samples.mean().reshape(1),
}
REDUCED = pytest.mark.parametrize("how", REDUCTIONS)


def _log_softmax(x: Any) -> Any:
    shifted = x - x.max(-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))


def _shares(shape: tuple[int, ...], dtype: DType) -> Any:
    weights = np.random.default_rng(8).random(shape)
    return (weights / weights.sum(-1, keepdims=True)).astype(dtype.numpy)


@ON
@FLOATS
@REDUCED
def test_cross_entropies(name: str, dtype: DType, how: Any) -> None:
    for shape in ((5,), (4, 7), (2, 3, 5)):
        array, shares = values(shape, dtype), _shares(shape, dtype)
        classes = np.random.default_rng(2).integers(0, shape[-1], shape[:-1]).astype(np.int32)
        x, targets, chosen = on(name, array, shares, classes)
        known = _log_softmax(exact(array))
        wanted = REDUCTIONS[how](np.asarray(-(known * exact(shares)).sum(-1)))
        near(loss.cross_entropy_with_logits(x, targets, how), wanted)
        wanted = REDUCTIONS[how](-np.take_along_axis(known, classes[..., None].astype(int), -1)[..., 0])
        near(loss.cross_entropy(x, chosen, how), wanted)


@ON
@FLOATS
@REDUCED
def test_losses_of_elements(name: str, dtype: DType, how: Any) -> None:
    array, shares = values((3, 17), dtype) * np.asarray(4, dtype.numpy), _shares((3, 17), dtype)
    x, targets = on(name, array, shares)
    near(loss.mse(x, targets, how), REDUCTIONS[how]((exact(array) - exact(shares)) ** 2))
    p, q = exact(shares), 1 - exact(shares)  # log(sigmoid(x)) is -log(1 + exp(-x))
    wanted = p * np.log1p(np.exp(-exact(array))) + q * np.log1p(np.exp(exact(array)))
    near(loss.binary_cross_entropy_with_logits(x, targets, how), REDUCTIONS[how](wanted))


@ON
def test_large_logits_do_not_overflow(name: str) -> None:
    x, t = on(name, np.array([[200, -200, 0]], np.float32), np.array([[0, 1, 0]], np.float32))
    assert loss.cross_entropy_with_logits(x, t).tolist() == [400.0]
    found = loss.binary_cross_entropy_with_logits(x, t, "none").numpy()
    np.testing.assert_allclose(found, [[200, 200, np.log(2)]], rtol=1e-6)
    half, zero = on(name, np.full((1, 64), 300, np.float16), np.zeros((1, 64), np.float16))
    assert loss.mse(half, zero).item() == np.inf, "90000 is more than f16 has"
    assert loss.mse(half * 0.1, zero).item() == np.float16(900)


@ON
def test_of_nothing(name: str) -> None:
    x, classes = on(name, np.ones((0, 3), np.float32), np.ones(0, np.int32))
    assert loss.cross_entropy(x, classes, "sum").tolist() == [0.0]
    assert loss.cross_entropy(x, classes, "none").shape == (0,)
    assert np.isnan(loss.cross_entropy(x, classes).item())
    assert np.isnan(loss.mse(x, x).item())
    with pytest.raises(DispatchValueError, match="cannot take it of nothing"):
        loss.cross_entropy_with_logits(x.reshape(3, 0), x.reshape(3, 0))


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
def test_elsewhere(name: str) -> None:
    array, shares = values((4, 7), dt.F32), _shares((4, 7), dt.F32)
    x, targets = on(opened(name), array, shares)
    wanted = -(_log_softmax(exact(array)) * exact(shares)).sum(-1)
    near(loss.cross_entropy_with_logits(x, targets, "none"), wanted)
    near(loss.mse(x, targets), ((exact(array) - exact(shares)) ** 2).mean().reshape(1))


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_as_pytorch_has_it() -> None:
    from torch import from_numpy
    from torch.nn import functional

    array, shares = values((4, 7), dt.F64), _shares((4, 7), dt.F64)
    x, targets = on("flex", array, shares)
    classes = np.array([0, 6, 2, 2])
    (chosen,) = on("flex", classes)
    a, b = from_numpy(array), from_numpy(shares)
    pairs: list[tuple[Tensor, Any]] = [
        (loss.cross_entropy_with_logits(x, targets), functional.cross_entropy(a, b)),
        (loss.cross_entropy(x, chosen), functional.cross_entropy(a, from_numpy(classes))),
        (
            loss.binary_cross_entropy_with_logits(x, targets),
            functional.binary_cross_entropy_with_logits(a, b),
        ),
        (loss.mse(x, targets), functional.mse_loss(a, b)),
    ]
    for mine, theirs in pairs:
        near(mine, theirs.reshape(1).numpy())


def test_errors_name_what_was_given() -> None:
    x, i = on("flex", values((3, 4), dt.F32), np.ones(4, np.int32))
    wrong: Any = "most"
    with pytest.raises(DispatchValueError, match=r"got logits of shape \(3, 4\) and targets of \(1, 4\)"):
        loss.cross_entropy_with_logits(x, x[:1])
    with pytest.raises(DispatchTypeError, match="cannot combine tensors of f32 and f64"):
        loss.cross_entropy_with_logits(x, x.cast("f64"))
    with pytest.raises(DispatchValueError, match=r"logits of shape \(3, 4\) and classes of \(4,\), expected"):
        loss.cross_entropy(x, i)
    with pytest.raises(DispatchTypeError, match="cross_entropy: got a tensor of f32 as classes"):
        loss.cross_entropy(x, x)
    with pytest.raises(DispatchValueError, match=r"mse: got shapes \(3, 4\) and \(1, 4\), expected the same"):
        loss.mse(x, x[:1])
    with pytest.raises(DispatchValueError, match="mse: got 'most' as reduction, expected 'mean', 'sum' or"):
        loss.mse(x, x, wrong)
