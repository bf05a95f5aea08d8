"""The values of fused ops, for all dtypes: bit for bit those of the ops one by one, and those of NumPy."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch import Device, Tensor
from burn_dispatch.ops import OPS
from tests.dispatch import recipe_values, recipes
from tests.fusion.counting import CPU, Array, numbers, ran, tensor

pytestmark = pytest.mark.capability(137)
PLAIN = CPU.without_fusion()
FLOATS, INTS = (dt.F32, dt.F16, dt.BF16, dt.F64), (dt.I32, dt.I64, dt.U8, dt.I8, dt.U32)
WAITING = tuple(
    name
    for name, row in OPS.items()
    if row.family in ("float", "int", "bool")
    and row.results in (("F",), ("I",), ("B",))
    and row.tensors
    and all(row.params[at].form == "one" for at in row.tensors)
    and not recipes.is_quantised(name)
)
"""Ops that give a tensor for tensors: of those, the ones that wait, and the others for what they resolve."""


def values(dtype: DType, *shape: int, seed: int = 0) -> Array:
    """Moderate numbers."""
    return recipe_values.numbers(np.random.default_rng(seed), dtype, shape)


def both(array: Array) -> tuple[Tensor, Tensor]:
    """On a device that fuses, and on one that does not."""
    return Tensor.from_numpy(array, CPU), Tensor.from_numpy(array, PLAIN)


def same(fused: Tensor, plain: Tensor) -> None:
    """The same bits, but for NaN."""
    recipes.assert_close(fused.numpy(), plain.numpy(), OPS["float_copy"])


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize("op", WAITING)
def test_each_op_on_what_waits(op: str) -> None:
    """Its inputs are made by ops that wait, so that it is in the middle of a kernel."""
    fused, plain = CPU.executor, PLAIN
    for dtype in recipes.dtypes(op):
        if dtype not in (dt.F32, dt.I32, dt.BOOL, dt.F16):
            continue
        for case in recipes.cases(op, dtype):
            args = recipes.upload(fused, CPU, op, case)
            others = recipes.upload(fused, plain, op, case)
            for at in OPS[op].tensors:
                family = {"F": "float", "I": "int", "B": "bool"}[OPS[op].params[at].kind or ""]
                if family == "bool":
                    args[at] = fused.ops["bool_not"](fused.ops["bool_not"](args[at]))
                else:
                    args[at] = fused.ops[f"{family}_neg"](fused.ops[f"{family}_neg"](args[at]))
                    others[at] = fused.ops[f"{family}_neg"](fused.ops[f"{family}_neg"](others[at]))
            got = recipes.download(fused, op, fused.ops[op](*args))
            wanted = recipes.download(fused, op, fused.ops[op](*others))
            recipes.assert_close(got[0], wanted[0], OPS["float_copy"], f"{op} {dtype} {case.name}")


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_floats_of_each_dtype(dtype: DType) -> None:
    """Each op rounds, as it does alone: nothing is kept wider inside a kernel."""
    (x, px), (y, py) = both(values(dtype, 6, 33)), both(values(dtype, 33, seed=1))
    kernels, (found,) = ran(lambda: ((x * 1.1 + y) * y - x / 3).abs().sqrt().exp())
    assert len(kernels) == 1
    expected = ((px * 1.1 + py) * py - px / 3).abs().sqrt().exp().numpy()
    recipes.assert_close(found, expected, OPS["float_copy"])
    same((x > y).cast(dtype) + x, (px > py).cast(dtype) + px)
    same(x.remainder(y), px.remainder(py))


@pytest.mark.parametrize("dtype", INTS, ids=str)
def test_ints_of_each_dtype(dtype: DType) -> None:
    a = recipe_values.wide_numbers(np.random.default_rng(0), dtype, (5, 9))
    b = recipe_values.wide_numbers(np.random.default_rng(1), dtype, (5, 9))
    x, y = tensor(a), tensor(b)
    kernels, found = ran(lambda: [(x + y) * 3 - x, (x & y) ^ (x | 5), x > y, x.clamp(2, 9), x.bitwise_not()])
    assert len(kernels) == 1
    with np.errstate(all="ignore"):
        three, five = dtype.numpy.type(3), dtype.numpy.type(5)
        expected = [(a + b) * three - a, (a & b) ^ (a | five), a > b, a.clip(2, 9), ~a]
    for value, wanted in zip(found, expected, strict=True):
        assert np.array_equal(value, wanted)


def test_bools() -> None:
    a, b = values(dt.BOOL, 5, 9), values(dt.BOOL, 5, 9, seed=1)
    x, y = tensor(a), tensor(b)
    kernels, found = ran(lambda: [(x & y) | ~x, x ^ y, (x == y).cast("f32") * 2, x.cast("u8") + 1])
    assert len(kernels) == 1
    expected = [(a & b) | ~a, a ^ b, (a == b).astype(np.float32) * 2, a.astype(np.uint8) + np.uint8(1)]
    for value, wanted in zip(found, expected, strict=True):
        assert value.dtype == wanted.dtype
        assert np.array_equal(value, wanted)


ALL = (*FLOATS, *INTS, dt.BOOL)


@pytest.mark.parametrize("source", ALL, ids=str)
def test_casts_between_all_dtypes(source: DType) -> None:
    array = values(source, 40)
    if source.is_float:
        array[:6] = np.array([np.nan, np.inf, -np.inf, 6e4, -6e4, 300.5]).astype(array.dtype)
    x, plain = both(array)
    kernels, found = ran(lambda: [x.cast(target) for target in ALL if target is not source])
    assert len(kernels) == 1
    for value, target in zip(found, [t for t in ALL if t is not source], strict=True):
        recipes.assert_close(value, plain.cast(target).numpy(), OPS["float_copy"], f"{source} {target}")


def test_a_cast_narrows_inside_a_kernel() -> None:
    array = numbers(50) * 1000
    kernels, (found,) = ran(lambda: tensor(array).cast("bf16").cast("f32") - tensor(array))
    assert len(kernels) == 1
    assert np.array_equal(found, array.astype(ml_dtypes.bfloat16).astype(np.float32) - array)
    assert found.any()


def test_edges_of_floats() -> None:
    array = recipe_values.edges(dt.F32)
    (x, px) = both(array)
    same((x * 0 + 1) / x, (px * 0 + 1) / px)
    same(x.max_pair(-x).clamp(-1, 1).recip(), px.max_pair(-px).clamp(-1, 1).recip())
    same((x + 1e-40) - 1e-40, (px + 1e-40) - 1e-40)


def test_where_and_mask_fill() -> None:
    a, b, m = numbers(4, 5), numbers(4, 5, seed=1), values(dt.BOOL, 4, 5)
    x, y, mask = tensor(a), tensor(b), tensor(m)
    kernels, found = ran(lambda: [(x + 1).mask_where(mask, y * 2), (x * 3).mask_fill(x > 0, -1.0)])
    assert len(kernels) == 1
    assert np.array_equal(found[0], np.where(m, b * 2, a + 1))
    assert np.array_equal(found[1], np.where(a > 0, np.float32(-1), a * 3))


@pytest.mark.parametrize("shape", [(), (1,), (0,), (3, 0, 2), (1, 1, 1, 1), (2, 1, 3, 1, 2, 1)])
def test_ranks_and_empty_shapes(shape: tuple[int, ...]) -> None:
    a = numbers(*shape)
    x = tensor(a)
    kernels, found = ran(lambda: [y := (x * 2 + 1).abs(), y > 1, y.reshape(-1) if a.size else y])
    assert len(kernels) == (1 if a.size else 0)
    expected = np.abs(a * 2 + 1)
    assert found[0].shape == shape
    assert np.array_equal(found[0], expected)
    assert np.array_equal(found[1], expected > 1)


def test_empty_shapes_broadcast() -> None:
    x, y = tensor(numbers(1, 3)), tensor(numbers(0, 1))
    assert ((x + y) * 2).numpy().shape == (0, 3)
    assert (tensor(numbers(4, 0)).sum(1) + 1).numpy().tolist() == [[1.0]] * 4


@pytest.mark.slow
def test_more_elements_than_an_index_of_16_bits_has_and_rows_of_all_lengths() -> None:
    for shape in ((70_000,), (3, 70_001), (70_001, 3), (257, 255), (2, 3, 4, 5, 6, 7)):
        a = numbers(*shape)
        found = ((tensor(a) * 2).swap_dims(0, len(shape) - 1) + 1).numpy()
        assert np.array_equal(found, (a * 2).swapaxes(0, -1) + 1)


def test_the_default_device_of_the_interpreter_too() -> None:
    reference = Device.from_runtime("reference")
    a = numbers(3, 4)
    x = tensor(a, reference)
    kernels, (found,) = ran(lambda: (x * 2 + 1).swap_dims(0, 1).abs())
    assert [kernel.device for kernel in kernels] == ["reference"]
    assert np.array_equal(found, np.abs(a * 2 + 1).T)
