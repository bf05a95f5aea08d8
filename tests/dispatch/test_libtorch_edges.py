"""LibTorch: what PyTorch does otherwise than the op table says, row by row."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch", reason="LibTorch needs the extra 'torch'")

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchIndexError
from burn_dispatch.backends.libtorch.backend import create
from burn_dispatch.backends.libtorch.library import torch
from burn_dispatch.backends.ndarray.backend import create as create_oracle
from burn_dispatch.options import AttentionOptions, ConvTransposeOptions, DeformConvOptions, PoolOptions
from tests.dispatch.recipe_values import edges
from tests.dispatch.recipes import Array, assert_close, assert_matches, cases, download, upload
from tests.dispatch.rows import ROWS

BACKEND = create()
OPS = BACKEND.ops
ORACLE = create_oracle()
FLOATS = (dt.F16, dt.BF16, dt.F32, dt.F64)
INTS = (dt.I8, dt.I16, dt.I32, dt.I64, dt.U8)
NAN, INF = math.nan, math.inf


def both(op: str, *args: Any, kinds: str = "") -> None:
    """The op on PyTorch gives what it gives on NdArray; `kinds` says what arrays are, one letter each."""
    results: list[tuple[Any, ...]] = []
    for backend in (BACKEND, ORACLE):
        made = list(args)
        letters = iter(kinds or "F" * len(args))
        for at, arg in enumerate(args):
            if isinstance(arg, np.ndarray):
                family = {"F": "float", "I": "int", "B": "bool"}[next(letters)]
                made[at] = backend.ops[f"{family}_from_data"](arg, None)
        results.append(download(backend, op, backend.ops[op](*made)))
    assert_matches(op, results[0], results[1], f"{op} {args}")


def floats(values: list[Any], dtype: DType = dt.F32) -> Array:
    return np.array(values, np.float64).astype(dtype.numpy)


def test_what_the_backend_says_of_a_tensor() -> None:
    x = OPS["float_from_data"](np.zeros((3, 5), np.float32), None)
    assert BACKEND.name == "LibTorch"
    assert BACKEND.shape(x) == (3, 5)
    assert type(BACKEND.shape(x)) is tuple
    assert BACKEND.dtype(x) is dt.F32
    assert str(BACKEND.device(x)) == "libtorch"
    assert BACKEND.dtypes(BACKEND.device(x)) == {*FLOATS, *INTS, dt.BOOL}
    assert BACKEND.is_contiguous(x)
    assert not BACKEND.is_contiguous(OPS["float_transpose"](x))
    assert not BACKEND.can_mut(x)
    assert create() is BACKEND


@pytest.mark.parametrize("dtype", [*FLOATS, *INTS, dt.BOOL], ids=str)
def test_data_are_copied_both_ways_whatever_their_strides(dtype: DType) -> None:
    family = "float" if dtype.is_float else "int" if dtype.is_integer else "bool"
    data = np.arange(12).reshape(3, 4).astype(dtype.numpy)
    for view in (
        data[::-1, ::-2],
        data.T,
        data[1:2, ::3],
        np.broadcast_to(data[:1], (3, 4)),
        data[0, 0, ...],
    ):
        kept = view.copy()
        x = OPS[f"{family}_from_data"](view, None)
        got = OPS[f"{family}_into_data"](x)
        assert got.dtype == kept.dtype
        assert got.shape == kept.shape
        assert got.tobytes() == kept.tobytes()
        assert got.flags.c_contiguous
        got[...] = 0
        assert OPS[f"{family}_into_data"](x).tobytes() == kept.tobytes()
    x = OPS[f"{family}_from_data"](data, None)
    data[...] = 0
    assert OPS[f"{family}_into_data"](x).any()


def _tensors(result: Any) -> Iterator[Any]:
    for one in result if isinstance(result, tuple) else (result,):
        if isinstance(one, torch.Tensor):
            yield one


@pytest.mark.parametrize("op", sorted({op for op, _ in ROWS}))
def test_no_result_is_followed_by_autograd_or_lies_elsewhere(op: str) -> None:
    """The default device may be any, and gradients may be on: both are the user's own."""
    case = next(case for name, dtype in ROWS if name == op for case in cases(op, dtype))
    device = BACKEND.device(None)
    torch.set_default_device("meta")
    try:
        args = upload(BACKEND, device, op, case)
        results = list(_tensors(OPS[op](*args)))
    finally:
        torch.set_default_device(None)
    for result in results:
        assert result.device.type == "cpu"
        assert not result.requires_grad
        assert result.grad_fn is None


@pytest.mark.parametrize("dtype", INTS, ids=str)
def test_division_on_all_pairs_of_edges(dtype: DType) -> None:
    """The smallest int by -1 stops a processor, and anything by 0 PyTorch."""
    low, _ = dt.int_range(dtype)
    values = edges(dtype)
    for op in ("int_div", "int_remainder"):
        both(op, values[:, None], values[None, :], kinds="II")
        for divisor in (0, -1, 3, -3, low, 2**70 + 5):
            both(f"{op}_scalar", values, divisor, kinds="I")


@pytest.mark.parametrize("dtype", INTS, ids=str)
def test_scalars_of_ints_wrap(dtype: DType) -> None:
    values = edges(dtype)
    for op in ("add", "sub", "mul", "bitwise_and", "bitwise_or", "bitwise_xor"):
        for value in (300, -1, 2**64 - 1, -(2**63) - 7):
            both(f"int_{op}_scalar", values, value, kinds="I")
    for op in ("equal", "not_equal", "lower", "lower_equal", "greater", "greater_equal"):
        for value in (300, -1, 127):
            both(f"int_{op}_elem", values, value, kinds="I")
    for count in (0, 1, 7, 8, 63, 64, 65, 255):
        both("int_bitwise_left_shift_scalar", values, count, kinds="I")
        both("int_bitwise_right_shift_scalar", values, count, kinds="I")
    both("int_bitwise_left_shift", values[:, None], values[None, :], kinds="II")
    both("int_bitwise_right_shift", values[:, None], values[None, :], kinds="II")
    both("int_powi", values[:, None], values[None, :], kinds="II")
    both("int_clamp", values, -5, 300, kinds="I")
    both("int_mask_fill", values, values > 0, 300, kinds="IB")


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_scalars_of_floats_are_rounded_first(dtype: DType) -> None:
    values = floats([0.0, -0.0, 0.1, 1.0, 3.3, -7.7, INF, -INF, NAN], dtype)
    for op, value in product(
        ("add", "sub", "mul", "div", "remainder"), (0.1, -0.3, 1e300, INF, NAN, 0.0, -0.0)
    ):
        both(f"float_{op}_scalar", values, value)
    for op, value in product(("equal", "lower", "greater_equal", "not_equal"), (0.1, NAN, INF, 0.0)):
        both(f"float_{op}_elem", values, value)
    for bound in (0.0, -0.0, 0.1, NAN, INF):
        both("float_clamp_min", values, bound)
        both("float_clamp_max", values, bound)


@pytest.mark.parametrize(("dtype", "target"), list(product(FLOATS, INTS)), ids=str)
def test_floats_become_ints_by_saturation(dtype: DType, target: DType) -> None:
    low, high = dt.int_range(target)
    with np.errstate(all="ignore"):
        near = [k + d for k in (low, high) for d in (-1.5, -1, -0.5, 0, 0.5, 1, 1.5, 3000)]
        values = floats(
            [*near, 2.0**31, 2.0**63, -(2.0**63), -(2.0**64), 2.0**64, NAN, INF, -INF, 1e300], dtype
        )
        both("float_into_int", np.tile(values, 9), target)


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
@pytest.mark.parametrize("op", ["float_remainder", "float_sqrt", "float_sign", "float_recip", "float_neg"])
def test_bits_of_many_numbers(op: str, dtype: DType) -> None:
    """Enough of them for the vector code; remainders of numbers far apart, too."""
    rng = np.random.default_rng(1)
    with np.errstate(all="ignore"):
        x, y = (np.frombuffer(rng.bytes(4096 * dtype.size), dtype.numpy) for _ in range(2))
        both(op, x, y) if op == "float_remainder" else both(op, x)


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_order_and_the_first_of_equal_ones(dtype: DType) -> None:
    rng = np.random.default_rng(2)
    few = floats([0.0, -0.0, 1.0, -1.0, NAN, INF, -INF], dtype)
    for shape, numbers in (((300,), few), ((40, 33), few), ((5, 70), few[:4]), ((64, 64), few[:2])):
        x = numbers[rng.integers(0, len(numbers), shape)]
        for dim, descending in product(range(len(shape)), (True, False)):
            both("float_sort_with_indices", x, dim, descending, dt.I64)
            both("float_argsort", x, dim, descending, dt.I32)
            both("float_topk_with_indices", x, dim, 3, dt.I64)
        for dim, name in product(range(len(shape)), ("max", "min")):
            both(f"float_arg{name}", x, dim, dt.I64)
            both(f"float_{name}_dim_with_indices", x, dim, dt.I32)
            assert_close(
                OPS["float_into_data"](OPS[f"float_cum{name}"](OPS["float_from_data"](x, None), dim)),
                _running(x, dim, name), _row(), f"{name} {shape} {dim}",
            )  # fmt: skip


def _row() -> Any:
    from burn_dispatch.ops import OPS as TABLE

    return TABLE["float_cummax"]


def _running(x: Array, dim: int, name: str) -> Array:
    """The first of equal ones, and then the first NaN, by Python."""

    def line(row: Array) -> Array:
        out, best = row.copy(), row[0]
        for at, value in enumerate(row):
            better = value > best if name == "max" else value < best
            best = value if best == best and (value != value or better) else best
            out[at] = best
        return out

    return np.apply_along_axis(line, dim, x)


def test_ties_of_ints() -> None:
    rng = np.random.default_rng(3)
    for dtype in INTS:
        x = rng.integers(0, 4, (50, 41)).astype(dtype.numpy)
        for dim, name in product((0, 1), ("max", "min")):
            both(f"int_arg{name}", x, dim, dt.I64, kinds="I")
            both("int_argsort", x, dim, name == "max", dt.I64, kinds="I")


@pytest.mark.parametrize("update", ["assign", "add", "mul", "min", "max"])
@pytest.mark.parametrize("dtype", [*FLOATS, dt.I8, dt.I64, dt.U8], ids=str)
def test_many_writers_write_in_order(dtype: DType, update: str) -> None:
    rng = np.random.default_rng(4)
    kind = "F" if dtype.is_float else "I"
    family = "float" if dtype.is_float else "int"
    x = (
        (rng.standard_normal((9, 6)) * 3).astype(dtype.numpy)
        if dtype.is_float
        else rng.integers(0, 5, (9, 6)).astype(dtype.numpy)
    )
    for dim in (0, 1):
        shape = (200, 6) if dim == 0 else (9, 200)
        value = (rng.random(shape) + 0.5).astype(dtype.numpy)
        if dtype.is_float and update in ("min", "max"):
            value[rng.random(shape) < 0.01] = NAN
        indices = rng.integers(0, x.shape[dim], shape)
        both(f"{family}_scatter", dim, x, indices, value, update, kinds=kind + "I" + kind)
        both(
            f"{family}_select_assign",
            x,
            dim,
            indices.take(0, 1 - dim),
            value,
            update,
            kinds=kind + "I" + kind,
        )
    places = np.stack([rng.integers(0, n, 150) for n in x.shape], -1)
    value = (rng.random(150) + 0.5).astype(dtype.numpy)
    both(f"{family}_scatter_nd", x, places, value, update, kinds=kind + "I" + kind)


@pytest.mark.parametrize("wrong", [-1, 3])
def test_indices_out_of_range(wrong: int) -> None:
    x = OPS["float_from_data"](np.zeros((3, 2), np.float32), None)
    one, two = (OPS["int_from_data"](np.array(data, np.int32), None) for data in ([wrong], [[wrong, 0]]))
    value = OPS["float_from_data"](np.zeros((1, 2), np.float32), None)
    for op, args in (
        ("float_select", (x, 0, one)),
        ("float_gather", (0, x, two)),
        ("float_scatter", (0, x, two, value, "assign")),
        ("float_select_assign", (x, 0, one, value, "add")),
        ("float_gather_nd", (x, two)),
        ("embedding", (x, two)),
    ):
        with pytest.raises(DispatchIndexError, match=f"index {wrong} is out of range: got an axis of 3"):
            OPS[op](*args)


def test_views_share_memory_and_flips_do_not() -> None:
    x = OPS["float_from_data"](np.arange(12, dtype=np.float32).reshape(3, 4), None)
    start = x.data_ptr()
    assert OPS["float_slice"](x, [(0, 3, 1), (0, 2, 2)]).data_ptr() == start
    assert OPS["float_expand"](x, (2, 3, 4)).data_ptr() == start
    assert OPS["float_unfold"](x, 1, 2, 1).data_ptr() == start
    assert OPS["float_permute"](x, (1, 0)).data_ptr() == start
    for copied in (OPS["float_flip"](x, (0,)), OPS["float_slice"](x, [(2, 3, -1), (0, 4, 1)])):
        assert copied.untyped_storage().data_ptr() != start
        assert all(step >= 0 for step in copied.stride())


def test_the_first_nan_of_a_window() -> None:
    x = np.zeros((1, 2, 6, 6), np.float32)
    x[0, 0, 1, 1:5] = NAN
    x[0, 1, :, 2] = NAN
    x[0, 1, 0, 0] = INF
    for options in (
        PoolOptions((3, 3), (1, 1), (1, 1), (1, 1)),
        PoolOptions((2, 3), (2, 2), (1, 1), (2, 1), ceil_mode=True),
    ):
        both("max_pool2d_with_indices", x, options, dt.I64)
        both("max_pool2d_with_indices", np.full_like(x, -INF), options, dt.I64)


def test_a_transposed_convolution_with_much_added() -> None:
    """PyTorch refuses to add as much as a stride or more."""
    rng = np.random.default_rng(5)
    x, weight, bias = (
        rng.standard_normal(shape).astype(np.float32) for shape in ((2, 4, 5, 3), (4, 2, 3, 2), (4,))
    )
    for cut in ((0, 0), (2, 1), (1, 0)):
        options = ConvTransposeOptions((2, 1), cut, (4, 1), (1, 1), 2)
        both("conv_transpose2d", x, weight, None, options)
        both("conv_transpose2d", x, weight, bias, options)


def test_attention_of_queries_that_see_nothing() -> None:
    rng = np.random.default_rng(6)
    q, k, v = (rng.standard_normal((2, 2, n, 4)).astype(np.float32) for n in (6, 3, 3))
    mask = rng.random((2, 2, 6, 3)) < 0.5
    mask[0, 1] = True
    bias = rng.standard_normal((2, 2, 6, 3)).astype(np.float32)
    bias[1, 0, 2] = -INF
    for causal, cap in product((True, False), (None, 1.5)):
        options = AttentionOptions(None, cap, causal)
        both("attention", q, k, v, None, None, options)
        both("attention", q, k, v, mask, None, options, kinds="FFFB")
        both("attention", q, k, v, None, bias, options)
        both("attention", q, k, v, mask, bias, options, kinds="FFFBF")


def test_deformable_gradients_where_nothing_moves() -> None:
    """Samples on pixels, and on the border: the slopes there are those to the right."""
    rng = np.random.default_rng(7)
    options = DeformConvOptions((1, 1), (1, 1), (1, 1), 2, 1)
    shapes = (2, 4, 5, 6), (6, 2, 3, 3), (2, 9, 5, 6), (6,), (2, 6, 5, 6)
    x, weight, mask, bias, grad = (rng.standard_normal(shape).astype(np.float32) for shape in shapes)
    offset = np.zeros((2, 18, 5, 6), np.float32)
    both("deform_conv2d", x, offset, weight, mask, bias, options)
    both("deform_conv2d_backward", x, offset, weight, mask, bias, grad, options)
    both("deform_conv2d_backward", x, offset, weight, None, None, grad, options)


def test_losses_of_targets_too_long_or_empty() -> None:
    rng = np.random.default_rng(8)
    scores = rng.standard_normal((6, 4, 5))
    log_probs = (scores - np.log(np.exp(scores).sum(-1, keepdims=True))).astype(np.float32)
    targets = np.array([[1, 2, 3], [2, 2, 2], [4, 1, 1], [3, 3, 3]], np.int64)
    inputs, lengths = np.array([6, 4, 2, 3]), np.array([3, 3, 0, 2])
    both("ctc_loss", log_probs, targets, inputs, lengths, 0, kinds="FIII")
    grad = rng.standard_normal(4).astype(np.float32)
    both("ctc_loss_backward", log_probs, targets, inputs, lengths, grad, 0, kinds="FIIIF")


def test_nothing_goes_through() -> None:
    """Batches of none."""
    empty = np.zeros((0, 4, 6), np.float32)
    both("float_cumsum", empty, 0)
    both("float_cummax", empty, 0)
    both("float_mean_dim", empty, 0)
    both("float_prod_dim", empty, 0)
    both("float_sort", empty, 0, False)
    both("activation_softmax", empty, 2)
    both("rfft", empty, 2, None)
    both("rfft", empty, 1, 8)
    both("irfft", empty, empty, 1, None)
    both("float_matmul", empty, np.zeros((0, 6, 3), np.float32))
    both("float_select", empty, 1, np.zeros(0, np.int32), kinds="FI")
    both("layer_norm", empty, np.ones(6, np.float32), None, 1e-5)
