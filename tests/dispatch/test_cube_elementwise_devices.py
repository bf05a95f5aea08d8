"""A sample of the same cases on other devices, and shapes and strides that the recipes do not have."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.errors import LaunchError
from burn_dispatch.backends.cube.backend import create
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.ops import OPS
from tests.devices import refusal
from tests.dispatch import cube_ops, recipes
from tests.dispatch.test_cube_elementwise import check

pytestmark = pytest.mark.capability(137)

SAMPLE = (
    "float_add", "float_div", "float_remainder", "float_exp", "float_clamp", "float_greater",
    "float_mask_where", "float_mask_fill", "float_powi_scalar", "int_mul", "int_div",
    "int_remainder_scalar", "int_bitwise_xor", "int_bitwise_left_shift", "int_sign", "bool_and",
    "bool_not", "float_into_int", "int_into_float", "bool_into_int", "int_arange_step", "float_zeros",
    "float_reshape", "float_slice_assign", "int_cat", "float_repeat_dim", "float_gather", "int_scatter",
    "float_scatter_add", "bool_scatter_or", "float_select", "float_select_assign", "float_gather_nd",
    "int_scatter_nd", "float_cross", "activation_relu", "activation_gelu",
)  # fmt: skip
NARROW = (dt.F32, dt.I32, dt.BOOL)


@pytest.mark.parametrize("name", cube_ops.SOME_SLOW)
@pytest.mark.parametrize("op", SAMPLE)
def test_on_other_devices(op: str, name: str) -> None:
    device = cube_ops.opened(name)
    for dtype in (kind for kind in recipes.dtypes(op) if kind in NARROW):
        for number, case in enumerate(recipes.cases(op, dtype)[::2]):
            try:
                check(op, dtype, device, recipes.LAYOUTS[number % len(recipes.LAYOUTS)], [case])
            except LaunchError as error:
                if refusal(name, error) is None:
                    raise


def _views(device: Any) -> list[tuple[CubeTensor, np.ndarray[Any, Any]]]:
    """Tensors of ranks 0 to 6 and odd sizes, in all sorts of memory, and the same in NumPy."""
    rng = np.random.default_rng(5)

    def numbers(*shape: int) -> np.ndarray[Any, Any]:
        return rng.standard_normal(shape).astype(np.float32)

    plain = [
        numbers(),
        numbers(1),
        numbers(17),
        numbers(1000),
        numbers(0, 3),
        numbers(4, 3, 5),
        numbers(2, 3, 1, 4, 2, 3),
    ]
    made = [(CubeTensor.from_numpy(x, dt.F32, device), x) for x in plain]
    wide = numbers(6, 10, 8)
    tensor = CubeTensor.from_numpy(wide, dt.F32, device)
    ops = create().ops
    made.append((ops.float_permute(tensor, (2, 0, 1)), wide.transpose(2, 0, 1)))
    made.append((ops.float_flip(tensor, (0, 2)), wide[::-1, :, ::-1]))
    made.append((ops.float_slice(tensor, [(4, 2, -3), (1, 4, 2), (7, 8, -1)]), wide[4::-3, 1:9:2, ::-1]))
    made.append(
        (
            ops.float_expand(CubeTensor.from_numpy(wide[0, 0], dt.F32, device), (5, 8)),
            np.broadcast_to(wide[0, 0], (5, 8)),
        )
    )
    made.append(
        (ops.float_unfold(tensor, 1, 4, 3), np.lib.stride_tricks.sliding_window_view(wide, 4, 1)[:, ::3])
    )
    six = ops.float_permute(made[6][0], (5, 3, 1, 0, 2, 4))
    made.append((six, made[6][1].transpose(5, 3, 1, 0, 2, 4)))
    return made


@pytest.mark.parametrize("name", ["cpu", *cube_ops.SOME_SLOW])
def test_any_shape_and_strides(name: str) -> None:
    device, ops = cube_ops.opened(name), create().ops
    for tensor, array in _views(device):
        for result, expected in (
            (ops.float_add_scalar(tensor, 1.5), array + np.float32(1.5)),
            (ops.float_mul(tensor, tensor), array * array),  # one tensor twice
            (ops.float_neg(tensor), -array),
            (ops.float_lower(tensor, ops.float_flip(tensor, range(array.ndim))), array < np.flip(array)),
            (ops.float_reshape(tensor, (array.size,)), array.reshape(-1)),
        ):
            assert result.shape == expected.shape
            assert np.array_equal(result.numpy(), expected), (array.shape, array.strides)


@pytest.mark.parametrize(
    "name", ["cpu", *(pytest.param(name, marks=pytest.mark.slow) for name in cube_ops.OTHERS)]
)
@pytest.mark.parametrize("dtype", [dt.F32, dt.BOOL])
def test_large_transposed_matrices(name: str, dtype: dt.DType) -> None:
    device, ops = cube_ops.opened(name), create().ops
    family = "float" if dtype is dt.F32 else "bool"
    for shape, axes in (((130, 200), (1, 0)), ((3, 129, 67), (0, 2, 1)), ((5, 33, 140), (2, 0, 1))):
        x = (np.arange(np.prod(shape)) % 3).reshape(shape).astype(dtype.numpy)
        view = ops[f"{family}_permute"](CubeTensor.from_numpy(x, dtype, device), axes)
        dense = ops[f"{family}_reshape"](view, (x.size,)).numpy()
        assert np.array_equal(dense, x.transpose(axes).reshape(-1)), (shape, axes)
        part = ops[f"{family}_slice"](view, [(0, view.shape[0], 1), *((1, n - 1, 1) for n in view.shape[1:])])
        expected = x.transpose(axes)[(slice(None), *(slice(1, None) for _ in shape[1:]))]
        same = ops[f"{family}_equal"](part, part)
        assert same.numpy().all()
        assert np.array_equal(ops[f"{family}_repeat_dim"](part, 0, 1).numpy(), expected), (shape, axes)


def test_broadcasting_in_every_way() -> None:
    device, ops = cube_ops.opened("cpu"), create().ops
    rng = np.random.default_rng(6)
    for left, right in (
        ((), ()), ((), (3, 2)), ((5, 1, 7), (1, 4, 1)), ((3, 1, 4, 1, 5), (1, 6, 1, 2, 5)), ((3000, 3), (3,)),
        ((2, 3, 1, 5, 1, 7), (2, 1, 4, 1, 3, 7)), ((40, 50, 2), (40, 1, 2)), ((2, 70000), (2, 1)),
        ((0, 3), (1, 1)),
    ):  # fmt: skip
        x, y = rng.random(left, dtype=np.float32), rng.random(right, dtype=np.float32)
        tensors = [CubeTensor.from_numpy(array, dt.F32, device) for array in (x, y)]
        assert np.array_equal(ops.float_sub(*tensors).numpy(), x - y), (left, right)
        mask = x < 0.5
        where = ops.float_mask_where(tensors[0], CubeTensor.from_numpy(mask, dt.BOOL, device), tensors[1])
        assert np.array_equal(where.numpy(), np.where(mask, y, x)), (left, right)


@pytest.mark.parametrize("name", ["cpu", *cube_ops.SOME_SLOW])
def test_indices_outside_read_zero_and_write_nothing(name: str) -> None:
    device, ops = cube_ops.opened(name), create().ops
    x = np.arange(12, dtype=np.float32).reshape(4, 3) + 1
    tensor = CubeTensor.from_numpy(x, dt.F32, device)
    chosen = np.array([-1, 2, 4, 2**31 - 1], np.int32)
    indices = CubeTensor.from_numpy(chosen, dt.I32, device)
    taken = ops.float_select(tensor, 0, indices).numpy()
    assert np.array_equal(taken, np.stack([x[2] if i == 2 else np.zeros(3, np.float32) for i in chosen]))
    rows = CubeTensor.from_numpy(np.full((4, 3), 9, np.float32), dt.F32, device)
    written = ops.float_select_assign(tensor, 0, indices, rows, "assign").numpy()
    assert np.array_equal(written, np.where(np.arange(4)[:, None] == 2, np.float32(9), x))
    assert np.array_equal(tensor.numpy(), x)  # inputs stay as they are


@pytest.mark.parametrize("index", [np.int64, np.uint64, np.uint8])
def test_indices_of_any_dtype(index: Any) -> None:
    device, ops = cube_ops.opened("cpu"), create().ops
    x = np.arange(300, dtype=np.float32)
    dtype = dt.from_numpy(np.dtype(index))
    assert dtype is not None
    chosen = np.array([0, 7, 255], index)
    values = ops.float_select(
        CubeTensor.from_numpy(x, dt.F32, device), 0, CubeTensor.from_numpy(chosen, dtype, device)
    )
    assert np.array_equal(values.numpy(), x[chosen])
    if dtype.size == 8:
        far = CubeTensor.from_numpy(np.array([2**32 + 5, 2**33], index), dtype, device)
        assert not ops.float_select(CubeTensor.from_numpy(x, dt.F32, device), 0, far).numpy().any()


@pytest.mark.parametrize("name", ["cpu", "opencl"])
def test_long_scatters_are_in_order(name: str) -> None:
    """One line of many indices is shared by units; the result is that of one loop, bit for bit."""
    device, ops = cube_ops.opened(name), create().ops
    rng = np.random.default_rng(7)
    indices, value = (
        rng.integers(0, 50, 10_000, dtype=np.int32),
        rng.standard_normal(10_000).astype(np.float32),
    )
    x = np.zeros(50, np.float32)
    expected, last = x.copy(), x.copy()
    np.add.at(expected, indices, value)
    for at, new in zip(indices, value, strict=True):
        last[at] = new
    tensors = [
        CubeTensor.from_numpy(a, d, device) for a, d in ((x, dt.F32), (indices, dt.I32), (value, dt.F32))
    ]
    assert np.array_equal(ops.float_scatter(0, *tensors, "add").numpy(), expected)
    assert np.array_equal(ops.float_scatter(0, *tensors, "assign").numpy(), last)


def test_the_sample_is_of_ops_that_exist() -> None:
    assert all(name in OPS and recipes.has_recipe(name) for name in SAMPLE)
