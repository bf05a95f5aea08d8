"""Every op on tensors without elements: those whose recipes have none get them here, or stand in a list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_dispatch.ops import OPS
from burn_dispatch.table import UnsupportedError
from tests.dispatch import recipes
from tests.dispatch.devices import MAKE, device
from tests.dispatch.recipes import DEVICE, Array, Case
from tests.dispatch.test_empty_batches import BATCHED

KINDS: dict[str, Any] = {"float": np.float32, "int": np.int32, "bool": np.bool_}
NOT_OF_NOTHING = {
    op: "nothing has no largest element, and no mean that is an int"
    for kind in ("float", "int")
    for op in (f"{kind}_max", f"{kind}_min", f"{kind}_max_abs", "int_mean")
}
"""Ops that the API does not call for a tensor without elements, and why."""
_AT = np.zeros(0, np.int32)


def _shapes(kind: str) -> Iterator[tuple[str, tuple[Any, ...], Any]]:
    x: Array = np.zeros((2, 0, 3), KINDS[kind])
    flat: Array = np.zeros((0, 6), KINDS[kind])
    yield "to_device", (x, DEVICE), x
    yield "swap_dims", (x, 0, 2), x.swapaxes(0, 2)
    yield "permute", (x, (2, 0, 1)), x.transpose(2, 0, 1)
    yield "flip", (x, (0, 1)), x
    yield "expand", (x[:1], (4, 2, 0, 3)), np.zeros((4, 2, 0, 3), x.dtype)
    yield "unfold", (flat, 1, 3, 2), np.zeros((0, 2, 3), x.dtype)
    yield "slice", (x, [(0, 2, 1), (0, 0, 1), (0, 2, 2)]), x[:, :, ::2]
    yield "repeat_dim", (x, 0, 3), np.zeros((6, 0, 3), x.dtype)
    if kind == "bool":
        yield "equal_elem", (x, True), x
        yield "not_equal_elem", (x, True), x


def _indexed(kind: str) -> Iterator[tuple[str, tuple[Any, ...], Any]]:
    """Nothing is written, or written to nothing."""
    x: Array = np.arange(12).reshape(4, 3).astype(KINDS[kind])
    nothing, rows = x[:0], np.zeros((0, 3), np.int32)
    if kind == "bool":
        yield "scatter_or", (0, x, rows, nothing), x
        yield "select_or", (x, 0, _AT, nothing), x
        return
    yield "gather_nd", (x, rows[:, :1]), nothing
    yield "scatter_add", (0, x, rows, nothing), x
    yield "select_add", (x, 0, _AT, nothing), x
    for update in ("assign", "add", "mul", "min", "max"):
        yield "scatter", (0, x, rows, nothing, update), x
        yield "scatter_nd", (x, rows[:, :1], nothing, update), x
        yield "select_assign", (x, 0, _AT, nothing, update), x


def _lines(kind: str) -> Iterator[tuple[str, tuple[Any, ...], Any]]:
    """No lines along the axis in question."""
    x: Array = np.zeros((2, 0, 3), KINDS[kind])
    at = np.zeros((2, 0, 3), np.int32)
    for name in ("max_dim", "min_dim", "max_abs_dim"):
        yield name, (x, 2), x[..., :1]
    for name in ("max_dim_with_indices", "min_dim_with_indices"):
        yield name, (x, 2, dt.I32), (x[..., :1], at[..., :1])
    for name in ("argmax", "argmin"):
        yield name, (x, 2, dt.I32), at[..., :1]
    for dim in (1, 2):  # lines of nothing too
        yield "sort", (x, dim, True), x
        yield "sort_with_indices", (x, dim, False, dt.I32), (x, at)
        yield "argsort", (x, dim, False, dt.I32), at
    yield "topk", (x, 2, 2), x[..., :2]
    yield "topk_with_indices", (x, 2, 2, dt.I32), (x[..., :2], at[..., :2])
    yield "argtopk", (x, 2, 2, dt.I32), at[..., :2]
    if kind == "int":
        yield "mean_dim", (x, 2), x[..., :1]


def _numbers() -> Iterator[tuple[str, tuple[Any, ...], Any]]:
    """Functions of elements, conversions among them."""
    shape = (2, 0, 3)
    x, i, b = np.zeros(shape, np.float32), np.zeros(shape, np.int32), np.zeros(shape, np.bool_)
    yield "float_cast", (x, dt.F16), x.astype(np.float16)
    yield "int_cast", (i, dt.I64), i.astype(np.int64)
    yield "int_into_float", (i, dt.F32), x
    yield "bool_into_float", (b, dt.F32), x
    yield "bool_into_int", (b, dt.I32), i
    yield "float_detach", (x,), x
    yield "float_set_require_grad", (x, False), x
    yield "float_is_require_grad", (x,), False
    yield "float_powi", (x, i), x
    yield "int_powi", (i, i), i
    for name in ("powf_scalar", "powf_scalar_impl", "powi_scalar", "powi_scalar_impl"):
        yield f"float_{name}", (x, 3), x
    for name in ("powi_scalar", "powi_scalar_impl"):
        yield f"int_{name}", (i, 3), i
    yield "float_cross", (x, x, 2), x
    yield "activation_relu_backward", (x, x), x
    yield "activation_leaky_relu", (x, 0.1), x
    yield "activation_prelu", (x, np.ones(1, np.float32)), x
    yield "activation_hard_sigmoid", (x, 0.2, 0.5), x


def _modules() -> Iterator[tuple[str, tuple[Any, ...], Any]]:
    """Gradients of no samples, and what has no batch of its own in the other list."""
    weight, no_rows = np.ones((3, 4), np.float32), np.zeros((0, 4), np.float32)
    yield "embedding_backward", (weight, np.zeros((0, 2, 4), np.float32), rows_of(0, 2)), weight * 0
    yield "linear_x_backward", (weight, no_rows), np.zeros((0, 3), np.float32)
    yield "linear_weight_backward", (np.zeros((0, 3), np.float32), no_rows), weight * 0
    yield "linear_bias_backward", (no_rows,), np.zeros(4, np.float32)
    for n in (1, 2, 3):
        x, grad = np.zeros((0, 2, *[3] * n), np.float32), np.zeros((0, 4, *[2] * n), np.float32)
        yield f"conv_transpose{n}d_bias_backward", (x, np.ones(4, np.float32), grad), np.zeros(4, np.float32)
    real = np.zeros((0, 8), np.float32)
    yield "rfft", (real, 1, None), (real[:, :5], real[:, :5])
    yield "irfft", (real[:, :5], real[:, :5], 1, None), real
    logs, lengths = np.zeros((5, 0, 3), np.float32), np.zeros(0, np.int32)
    yield "ctc_loss", (logs, rows_of(0, 2), lengths, lengths, 0), np.zeros(0, np.float32)
    yield "ctc_loss_backward", (logs, rows_of(0, 2), lengths, lengths, np.zeros(0, np.float32), 0), logs


def rows_of(*shape: int) -> Array:
    """Indices."""
    return np.zeros(shape, np.int32)


def _cases() -> dict[str, list[Case]]:
    found: dict[str, list[Case]] = {}

    def add(op: str, args: tuple[Any, ...], expected: Any) -> None:
        if op in OPS:
            found.setdefault(op, []).append(Case(f"{args[1:]}", args, expected))

    for kind in KINDS:
        for group in (_shapes, _indexed, *([_lines] if kind != "bool" else [])):
            for name, args, expected in group(kind):
                add(f"{kind}_{name}", args, expected)
    for op, args, expected in (*_numbers(), *_modules()):
        add(op, args, expected)
    return found


CASES = _cases()


def check(where: Any, op: str) -> None:
    backend = where.executor
    for case in CASES[op]:
        what = f"{op} {case.name}"
        try:
            result = backend.ops[op](*recipes.upload(backend, where, op, case))
        except UnsupportedError:
            assert op in backend.ops.refused, what
            return
        recipes.assert_matches(op, recipes.download(backend, op, result), case.expected, what)


@pytest.mark.parametrize("family", ["float", "int", "bool", "activation", "module"])
@pytest.mark.parametrize("name", MAKE)
def test_of_nothing(name: str, family: str) -> None:
    ops = [op for op in CASES if OPS[op].family == family]
    assert ops
    for op in ops:
        check(device(name), op)


@pytest.mark.parametrize("name", MAKE)
def test_an_extent_that_follows_from_the_others(name: str) -> None:
    """Compositions leave one to the backend: of tensors that wait to be computed, too."""
    where: Any = device(name)
    ops, shape = where.executor.ops, where.executor.shape
    for count in (0, 6):
        x = ops["float_add_scalar"](ops["float_from_data"](np.ones(count, np.float32), where), 1.0)
        column = ops["float_reshape"](x, (-1, 1))
        assert shape(column) == (count, 1)
        wide = ops["float_expand"](ops["float_mul"](column, column), (count, 2))
        np.testing.assert_array_equal(ops["float_into_data"](wide), np.full((count, 2), 4.0))


def test_every_op_is_tried_on_nothing() -> None:
    missing = [
        op for op, row in OPS.items()
        if row.tensors and not recipes.is_quantised(op)
        and op not in CASES and op not in BATCHED and op not in NOT_OF_NOTHING
        and not any(_has_nothing(op, case.args) for case in recipes.cases(op, recipes.dtypes(op)[0]))
    ]  # fmt: skip
    assert missing == []


def _has_nothing(op: str, args: tuple[Any, ...]) -> bool:
    for param, arg in zip(OPS[op].params, args, strict=True):
        each: list[Any] = arg if param.form == "many" else [arg]
        if any(isinstance(one, np.ndarray) and not one.size for one in each):
            return True
    return False
