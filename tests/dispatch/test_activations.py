"""Activations against their formulas in f64, on every backend; also of what is not finite, or very large."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from burn_cube.dtypes import F32, DType
from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import Tensor, activation
from tests.dispatch.cube_ops import OTHERS, opened
from tests.dispatch.oracles import FLOATS, ON, Array, exact, on, values

Formula = Callable[[Any], Any]
Row = tuple[Callable[[Tensor], Tensor], Formula]


def _erf(x: Any) -> Any:
    return np.vectorize(math.erf, otypes=[float])(x)


def _sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def _softplus(x: Any) -> Any:
    return np.logaddexp(0, x)


def _softmax(x: Any) -> Any:
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def _shrunk(x: Any, bound: float, bias: float) -> Any:
    return np.where(np.abs(x) <= bound, 0, x - np.sign(x) * bias)


A = activation
ROWS: dict[str, Row] = {
    "relu": (A.relu, lambda x: np.maximum(x, 0)),
    "leaky_relu": (A.leaky_relu, lambda x: np.where(x < 0, x * 0.01, x)),
    "leaky_relu-0.25": (lambda x: A.leaky_relu(x, 0.25), lambda x: np.where(x < 0, x * 0.25, x)),
    "gelu": (A.gelu, lambda x: x * (1 + _erf(x * math.sqrt(0.5))) / 2),
    "gelu_approximate": (
        A.gelu_approximate,
        lambda x: x / 2 * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))),
    ),
    "sigmoid": (A.sigmoid, _sigmoid),
    "log_sigmoid": (A.log_sigmoid, lambda x: -_softplus(-x)),
    "hard_sigmoid": (A.hard_sigmoid, lambda x: np.clip(0.2 * x + 0.5, 0, 1)),
    "hard_sigmoid-1-0": (lambda x: A.hard_sigmoid(x, 1.0, 0.0), lambda x: np.clip(x, 0, 1)),
    "softplus": (A.softplus, _softplus),
    "softplus-2": (lambda x: A.softplus(x, 2.0), lambda x: _softplus(2 * x) / 2),
    "softplus--1": (lambda x: A.softplus(x, -1.0), lambda x: -_softplus(-x)),
    "silu": (A.silu, lambda x: x * _sigmoid(x)),
    "mish": (A.mish, lambda x: x * np.tanh(_softplus(x))),
    "tanh": (A.tanh, np.tanh),
    "hardtanh": (A.hardtanh, lambda x: np.clip(x, -1, 1)),
    "hardtanh-0.5-2": (lambda x: A.hardtanh(x, 0.5, 2.0), lambda x: np.clip(x, 0.5, 2)),
    "relu6": (A.relu6, lambda x: np.clip(x, 0, 6)),
    "hard_swish": (A.hard_swish, lambda x: x * (np.clip(x + 3, 0, 6) / 6)),
    "elu": (A.elu, lambda x: np.where(x <= 0, np.expm1(x), x)),
    "elu-2": (lambda x: A.elu(x, 2.0), lambda x: np.where(x <= 0, 2 * np.expm1(x), x)),
    "celu": (A.celu, lambda x: np.where(x <= 0, np.expm1(x), x)),
    "celu-2": (lambda x: A.celu(x, 2.0), lambda x: np.where(x <= 0, 2 * np.expm1(x / 2), x)),
    "selu": (
        A.selu,
        lambda x: 1.0507009873554805 * np.where(x <= 0, 1.6732632423543772 * np.expm1(x), x),
    ),
    "threshold": (lambda x: A.threshold(x, 0.5, -2.0), lambda x: np.where(x <= 0.5, -2, x)),
    "thresholded_relu": (A.thresholded_relu, lambda x: np.where(x <= 1, 0, x)),
    "softsign": (A.softsign, lambda x: x / (1 + np.abs(x))),
    "tanhshrink": (A.tanhshrink, lambda x: x - np.tanh(x)),
    "hard_shrink": (A.hard_shrink, lambda x: _shrunk(x, 0.5, 0)),
    "soft_shrink": (A.soft_shrink, lambda x: _shrunk(x, 0.5, 0.5)),
    "shrink": (lambda x: A.shrink(x, 1.0, 0.25), lambda x: _shrunk(x, 1, 0.25)),
}
ALONG: dict[str, Row] = {
    "softmax": (A.softmax, _softmax),
    "log_softmax": (A.log_softmax, lambda x: np.log(_softmax(x))),
    "softmin": (A.softmin, lambda x: _softmax(-x)),
    "quiet_softmax": (A.quiet_softmax, lambda x: np.exp(x) / (1 + np.exp(x).sum(-1, keepdims=True))),
    "glu": (A.glu, lambda x: x[..., : x.shape[-1] // 2] * _sigmoid(x[..., x.shape[-1] // 2 :])),
}
_EPSILON = {"f16": 2.0**-10, "bf16": 2.0**-7, "f32": 2.0**-23, "f64": 2.0**-52}


def _close(got: Tensor, formula: Formula, array: Array) -> None:
    """Near the formula, rounded to the dtype; what is not finite is so in both, with its sign."""
    with np.errstate(all="ignore"):
        wanted = exact(np.asarray(formula(exact(array))).astype(array.dtype))
    epsilon = _EPSILON[got.dtype.name]
    assert got.numpy().dtype == array.dtype
    np.testing.assert_allclose(exact(got.numpy()), wanted, rtol=16 * epsilon, atol=16 * epsilon)


def _inputs(dtype: DType) -> Array:
    """Around 0, where functions change, far away, and what is not finite."""
    largest = 60000 if dtype.name == "f16" else 3e38
    rest = [-0.0, 0.0, 0.5, -0.5, 1, -1, 3, -3, 6, 1e-4, -1e-4, 20, -20, 88, -88, 1000, -1000]
    array = np.concatenate([np.linspace(-8, 8, 65), rest, [largest, -largest, np.inf, -np.inf, np.nan]])
    return array.astype(dtype.numpy)


@ON
@FLOATS
@pytest.mark.parametrize("row", ROWS)
def test_of_each_element(name: str, dtype: DType, row: str) -> None:
    call, formula = ROWS[row]
    array = _inputs(dtype)
    (x,) = on(name, array)
    _close(call(x), formula, array)
    folded = array[:84].reshape(7, 12).T
    (x,) = on(name, np.ascontiguousarray(folded.T))
    _close(call(x.transpose()), formula, folded)
    assert call(x[:0]).shape == (0, 12)


@ON
@FLOATS
@pytest.mark.parametrize("row", ALONG)
def test_along_an_axis(name: str, dtype: DType, row: str) -> None:
    call, formula = ALONG[row]
    array = values((5, 18), dtype) * np.asarray(4, dtype.numpy)
    (x,) = on(name, array)
    _close(call(x), formula, array)
    assert call(x[:0]).shape[0] == 0
    function: Any = getattr(activation, row)
    _close(function(x.transpose(), 0).transpose(), formula, array)


@ON
def test_softmax_far_away(name: str) -> None:
    (x,) = on(name, np.array([[1e4, 0, -np.inf], [-1e4, -1e4, -1e4]], np.float32))
    np.testing.assert_allclose(activation.softmax(x).numpy(), [[1, 0, 0], [1 / 3] * 3], rtol=1e-6)
    np.testing.assert_allclose(
        activation.log_softmax(x).numpy(), [[0, -1e4, -np.inf], [-math.log(3)] * 3], rtol=1e-6
    )
    np.testing.assert_allclose(activation.quiet_softmax(x).numpy(), [[1, 0, 0], [0] * 3], rtol=1e-6)


@ON
def test_quiet_softmax_of_what_is_masked_is_0(name: str) -> None:
    (x,) = on(name, np.full((2, 3), -np.inf, np.float32))
    assert activation.quiet_softmax(x).tolist() == [[0.0] * 3] * 2


@ON
@FLOATS
def test_slopes_of_prelu(name: str, dtype: DType) -> None:
    array, slopes = values((2, 3, 4), dtype), values((3,), dtype, 9)
    x, alpha = on(name, array, slopes)
    _close(activation.prelu(x, alpha), lambda a: np.where(a < 0, a * exact(slopes)[:, None], a), array)
    _close(activation.prelu(x, alpha[:1]), lambda a: np.where(a < 0, a * exact(slopes)[0], a), array)


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
def test_elsewhere(name: str) -> None:
    where = opened(name)
    for call, formula in (*ROWS.values(), *ALONG.values()):
        array = values((3, 16), F32) * np.float32(3)
        _close(call(on(where, array)[0]), formula, array)


def test_every_function_has_a_row() -> None:
    public = {n for n, v in vars(activation).items() if callable(v) and v.__module__ == activation.__name__}
    tested = {row.partition("-")[0] for row in (*ROWS, *ALONG)} | {"prelu"}
    assert {n for n in public if not n.startswith("_")} == tested


@pytest.mark.parametrize("row", [row for row in (*ROWS, *ALONG) if "-" not in row])
def test_what_is_no_tensor_of_floats_is_refused_by_name(row: str) -> None:
    call = {**ROWS, **ALONG}[row][0]
    (i,) = on("flex", np.ones((2, 4), np.int32))
    wrong: Any = 3
    with pytest.raises(
        DispatchTypeError, match=f"{row}: got a tensor of i32 as tensor, expected one of floats"
    ):
        call(i)
    with pytest.raises(DispatchTypeError, match=f"{row}: got 3 as tensor, expected a tensor of floats"):
        call(wrong)


def test_errors_name_what_was_given() -> None:
    (x,) = on("flex", np.ones((2, 3), np.float32))
    with pytest.raises(DispatchValueError, match="softplus: got a beta of 0, expected another number"):
        activation.softplus(x, 0.0)
    with pytest.raises(DispatchValueError, match="celu: got an alpha of 0, expected another number"):
        activation.celu(x, 0)
    with pytest.raises(DispatchValueError, match="glu: got extent 3 along axis 1, expected an even one"):
        activation.glu(x)
    with pytest.raises(DispatchValueError, match=r"prelu: got slopes of shape \(2, 3\), expected \(1,\) or"):
        activation.prelu(x, x)
    with pytest.raises(IndexError, match="softmax: cannot find axis 2 in a tensor of rank 2"):
        activation.softmax(x, 2)
    with pytest.raises(DispatchTypeError, match="leaky_relu: got 'a' as negative_slope, expected a number"):
        activation.leaky_relu(x, "a")  # type: ignore[arg-type]
