"""Functions of modules by their public names, on the recipes of their rows; and what they refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import Tensor, module
from burn_dispatch.options import ConvTransposeOptions, DeformConvOptions, UnfoldOptions
from tests.dispatch import recipes
from tests.dispatch.oracles import NAMES, ON, on

PUBLIC = (
    "batch_norm", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "deform_conv2d", "unfold4d",
    "fold4d", "adaptive_avg_pool1d", "adaptive_avg_pool2d", "adaptive_avg_pool3d", "ctc_loss",
)  # fmt: skip


def arguments(name: str, args: tuple[Any, ...]) -> tuple[list[Any], dict[str, Any]]:
    """Those of a row as those of the function: arrays are tensors, options are names."""
    options: dict[str, Any] = {}
    given: list[Any] = []
    for arg in args:
        if isinstance(arg, np.ndarray):
            given += on(name, arg)
        elif isinstance(arg, ConvTransposeOptions | DeformConvOptions | UnfoldOptions):
            options = {field: getattr(arg, field) for field in type(arg).__match_args__}
        else:
            given.append(arg)
    return given, options


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("op", PUBLIC)
def test_as_their_rows(name: str, op: str) -> None:
    for case in recipes.cases(op, dt.F32):
        given, options = arguments(name, case.args)
        found = getattr(module, op)(*given, **options)
        recipes.assert_matches(op, (found.numpy(),), case.expected, f"{op} {case.name} on {name}")


POOLS = [f"{kind}_pool{axes}d" for kind in ("max", "avg") for axes in (1, 2)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("op", [*POOLS, "max_pool1d_with_indices", "max_pool2d_with_indices"])
def test_pools_as_their_rows(name: str, op: str) -> None:
    for case in recipes.cases(op, dt.F32):
        x, o, *_ = case.args
        most = op.startswith("max")
        more = {"dilation": o.dilation} if most else {"count_include_pad": o.count_include_pad}
        options = {"stride": o.stride, "padding": o.padding, "ceil_mode": o.ceil_mode, **more}
        found: Any = getattr(module, op)(*on(name, x), o.kernel, **options)
        if not op.endswith("_with_indices"):
            recipes.assert_matches(op, (found.numpy(),), case.expected, f"{op} {case.name} on {name}")
            continue
        values, indices = found
        assert indices.dtype is indices.device.settings().int_dtype
        places: Any = case.expected[1]
        got = values.numpy(), indices.numpy().astype(places.dtype)
        recipes.assert_matches(op, got, case.expected, f"{op} {case.name} on {name}")


@ON
def test_of_empty_batches(name: str) -> None:
    (x,) = on(name, np.zeros((0, 2, 5, 5), np.float32))
    ones = Tensor.ones(2, "f32", x.device)
    assert module.batch_norm(x, ones, ones, ones, ones).shape == (0, 2, 5, 5)
    weight = Tensor.ones((2, 3, 2, 2), "f32", x.device)
    assert module.conv_transpose2d(x, weight, stride=2).shape == (0, 3, 10, 10)
    assert module.unfold4d(x, 2).shape == (0, 8, 16)
    assert module.fold4d(x.reshape(0, 2, 25), 5, 1).shape == (0, 2, 5, 5)
    assert module.adaptive_avg_pool2d(x, 2).shape == (0, 2, 2, 2)


X = np.ones((1, 4, 5, 5), np.float32)
W = np.ones((4, 2, 3, 3), np.float32)
ERRORS: list[tuple[Callable[[Tensor, Tensor], Any], str]] = [
    (
        lambda x, w: module.batch_norm(x, *[w[0, 0, 0]] * 4),
        r"batch_norm: got x of shape \(1, 4, 5, 5\) and gam",
    ),
    (lambda x, w: module.conv2d(x, w.cast("f64")), "conv2d: got weight of f64, expected f32, the dtype of"),
    (
        lambda x, w: module.conv_transpose2d(x, w[:2]),
        "conv_transpose2d: got 4 channels, weight .* and 1 groups",
    ),
    (lambda x, w: module.conv_transpose2d(x, w, groups=3), "got 4 channels, weight .* and 3 groups"),
    (
        lambda x, w: module.conv_transpose2d(x, w, w[:, 0, 0, 0]),
        r"got a bias of shape \(4,\), expected \(2,\)",
    ),
    (
        lambda x, w: module.conv_transpose2d(x, w, padding=4),
        "axis 0 of space becomes -1, expected at least 1",
    ),
    (lambda x, w: module.conv_transpose2d(x, w, stride=0), "got stride 0, expected 2 of at least 1"),
    (lambda x, w: module.conv_transpose1d(x, w), "conv_transpose1d: got shapes .*, expected rank 3"),
    (
        lambda x, w: module.deform_conv2d(x, x[:, :2], w, weight_groups=2),
        r"deform_conv2d: got offset of shape \(1, 2, 5, 5\), expected \(1, 18, 3, 3\)",
    ),
    (lambda x, w: module.deform_conv2d(x, x, w), "deform_conv2d: got 4 channels, weight .*, 1 and 1 groups"),
    (lambda x, w: module.deform_conv2d(x, x, w, weight_groups=0), "got weight_groups 0, expected at least 1"),
    (lambda x, w: module.unfold4d(x[0], 2), r"unfold4d: got shape \(4, 5, 5\), expected rank 4"),
    (lambda x, w: module.unfold4d(x, 6), "unfold4d: a window of 6 is larger than the padded extent 5"),
    (
        lambda x, w: module.fold4d(x[0], 4, 2),
        r"fold4d: got shape \(4, 5, 5\), expected \(batch, channels \* 4, 9\)",
    ),
    (lambda x, w: module.adaptive_avg_pool3d(x, 2), "adaptive_avg_pool3d: got shape .*, expected rank 5"),
    (lambda x, w: module.adaptive_avg_pool1d(x[0, :, :, :0], 2), "cannot take it of nothing"),
    (lambda x, w: module.adaptive_avg_pool2d(x.cast("i32"), 2), "adaptive_avg_pool2d: got a tensor of i32"),
    (
        lambda x, w: module.ctc_loss(x, x, x, x),
        "ctc_loss: got a tensor of f32 as targets, expected one of ints",
    ),
]


@pytest.mark.parametrize(("wrong", "message"), ERRORS)
def test_errors_name_what_was_given(wrong: Callable[[Tensor, Tensor], Any], message: str) -> None:
    x, weight = on("flex", X, W)
    with pytest.raises((DispatchValueError, DispatchTypeError), match=message):
        wrong(x, weight)


def test_errors_of_ctc_loss() -> None:
    log_probs, targets, lengths = on(
        "flex", np.zeros((5, 2, 3), np.float32), np.ones((2, 2), np.int32), np.ones(2, np.int32)
    )
    with pytest.raises(
        DispatchValueError, match=r"lengths of \(1,\) and \(2,\), expected \(time, batch, cla"
    ):
        module.ctc_loss(log_probs, targets, lengths[:1], lengths)
    with pytest.raises(
        DispatchValueError, match="and blank 3, expected a time and the blank among the class"
    ):
        module.ctc_loss(log_probs, targets, lengths, lengths, 3)
    with pytest.raises(DispatchValueError, match=r"log_probs of shape \(0, 2, 3\) and blank 0"):
        module.ctc_loss(log_probs[:0], targets, lengths, lengths)
