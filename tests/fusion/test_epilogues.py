"""What comes after a product is done by the kernels of the product, with the bits that it has alone."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from burn_cube.record import replace
from burn_dispatch import Tensor, activation
from tests.fusion.counting import CPU, Array, numbers, ops, ran, tensor
from tests.fusion.epilogues import alike, bits, given, opened

pytestmark = pytest.mark.capability(137)


def layer(x: Tensor, w: Tensor, b: Tensor, r: Tensor) -> Tensor:
    """With all that may come after a product."""
    return activation.gelu((x @ w) * 0.25 + b) + r


def arrays_of(height: int, depth: int, width: int) -> list[Array]:
    """For `layer`."""
    shapes = ((height, depth), (depth, width), (width,), (height, width))
    return [numbers(*shape, seed=seed) for seed, shape in enumerate(shapes)]


def test_the_epilogue_of_a_layer_is_no_kernel_more() -> None:
    a, w, b, _ = arrays_of(40, 50, 60)
    x, weight, bias = tensor(a), tensor(w), tensor(b)
    kernels, (found,) = ran(lambda: activation.relu(x @ weight + bias))
    (kernel,) = kernels
    assert kernel.ops == ("matmul", "add", "relu")
    assert kernel.name == "fused_matmul_add_relu"
    assert kernel.bytes_read == a.nbytes + w.nbytes + b.nbytes
    assert kernel.bytes_written == found.nbytes
    assert kernel.bytes_saved == 4 * found.nbytes
    np.testing.assert_allclose(found, np.maximum(a @ w + b, 0), rtol=1e-4, atol=1e-4)


def test_an_mlp_is_a_kernel_for_each_product() -> None:
    a, w, b, _ = arrays_of(7, 20, 33)
    v, c = numbers(33, 20, seed=4), numbers(20, seed=5)

    def mlp(x: Tensor, w: Tensor, b: Tensor, v: Tensor, c: Tensor) -> Tensor:
        return x + (activation.silu(x @ w + b) @ v + c)

    alike(mlp, [a, w, b, v, c], count=2)


def test_a_gate_is_part_of_the_second_product() -> None:
    a, w, _, _ = arrays_of(7, 20, 33)

    def gated(x: Tensor, w: Tensor, v: Tensor) -> Tensor:
        return activation.silu(x @ w) * (x @ v)

    alike(gated, [a, w, numbers(20, 33, seed=4)], count=2)


SIZES = [
    (1, 1, 1), (1, 17, 1000), (17, 1000, 1), (17, 1, 17), (5, 0, 7), (1, 0, 1), (33, 40, 1),
    (70, 300, 257), (40, 256, 130), (40, 600, 130), (3, 70, 65),
]  # fmt: skip
"""Height, depth and width: one of each kernel, with blocks of the inner axis and ends of tiles."""


@pytest.mark.parametrize("dtype", ["f32", "f16", *[pytest.param(one, marks=pytest.mark.slow) for one in
                                                    ("f64", "bf16")]])  # fmt: skip
@pytest.mark.parametrize("size", SIZES)
def test_bits_are_those_of_the_ops_alone(size: tuple[int, int, int], dtype: str) -> None:
    alike(layer, arrays_of(*size), dtype=dtype)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["f32", "f64", "f16"])
def test_bits_of_large_products(dtype: str) -> None:
    alike(layer, arrays_of(1000, 1000, 1000), dtype=dtype)


def test_integers_have_epilogues_too() -> None:
    a = np.arange(35, dtype=np.int32).reshape(5, 7)
    x, y = tensor(a), tensor(a.T.copy())
    kernels, (found,) = ran(lambda: (x @ y) * 3 - 1)
    assert ops(kernels) == [("matmul", "mul", "sub")]
    assert np.array_equal(found, a @ a.T * 3 - 1)


@pytest.mark.parametrize("size", [(5, 9, 33), (40, 256, 130)])
@pytest.mark.parametrize("name", ["interpreter", *[pytest.param(n, marks=pytest.mark.slow) for n in
                                                   ("opencl", "wgpu-lavapipe")]])  # fmt: skip
def test_on_other_devices(name: str, size: tuple[int, int, int]) -> None:
    device = opened(name)
    size = (size[0], min(size[1], 20), size[2]) if name == "interpreter" else size
    alike(layer, arrays_of(*size), device)


@pytest.mark.parametrize("size", [(9, 20, 33), (64, 130, 64), (70, 300, 257)])
def test_operands_and_extras_may_lie_anyhow(size: tuple[int, int, int]) -> None:
    height, depth, width = size
    arrays = [numbers(*shape, seed=seed) for seed, shape in enumerate(
        ((depth, height), (width, depth), (height, 1), (width, height), (height, 2 * width))
    )]  # fmt: skip

    def work(x: Tensor, w: Tensor, column: Tensor, turned: Tensor, wide: Tensor) -> Tensor:
        return (x.swap_dims(0, 1) @ w.swap_dims(0, 1) + column) * turned.swap_dims(0, 1) - wide[:, ::2]

    count = 1 + (size == (70, 300, 257))  # large columns become rows first
    alike(work, arrays, count=count)
    alike(work, arrays, dtype="f16", count=count)


def test_a_large_transposed_residual_is_copied_first() -> None:
    a, w, r = numbers(200, 30), numbers(30, 150, seed=1), numbers(150, 200, seed=2)
    x, weight, residual = tensor(a), tensor(w), tensor(r)
    kernels, (found,) = ran(lambda: x @ weight + residual.swap_dims(0, 1))
    assert ops(kernels) == [("copy",), ("matmul", "add")]
    np.testing.assert_allclose(found, a @ w + r.T, rtol=1e-3, atol=1e-3)


BATCHES = [
    ((3, 2, 5, 9), (9, 33)), ((3, 2, 5, 9), (3, 2, 9, 33)), ((3, 1, 5, 9), (1, 4, 9, 33)),
    ((2, 1, 40, 70), (1, 3, 70, 300)), ((4, 1, 9), (9, 5)), ((2, 30, 40), (1, 40, 1)),
    ((3, 70, 600), (3, 600, 65)), ((2, 1, 40, 600), (1, 3, 600, 65)),
]  # fmt: skip


@pytest.mark.parametrize(("left", "right"), BATCHES)
@pytest.mark.parametrize("dtype", ["f32", "f16"])
def test_batches_broadcast(left: tuple[int, ...], right: tuple[int, ...], dtype: str) -> None:
    outer = np.broadcast_shapes(left[:-2], right[:-2])
    shape = (*outer, left[-2], right[-1])
    arrays = [numbers(*left), numbers(*right, seed=1), numbers(*shape, seed=2), numbers(*outer, 1, 1, seed=3)]

    def work(x: Tensor, w: Tensor, r: Tensor, each: Tensor) -> Tensor:
        return (x @ w + r) * each

    alike(work, arrays, dtype=dtype)


def test_a_reshape_of_rows_may_come_in_between() -> None:
    a, w, b = numbers(6, 9), numbers(9, 33, seed=1), numbers(33, seed=2)

    def work(x: Tensor, w: Tensor, b: Tensor) -> Tensor:
        return activation.gelu((x @ w + b).reshape(2, 3, 33)) * 2

    alike(work, [a, w, b])


VIEWS: dict[str, Callable[[Tensor], Tensor]] = {
    "columns": lambda y: y.swap_dims(0, 1),
    "part": lambda y: y[1:],
    "backwards": lambda y: y.flip(0),
    "other rows": lambda y: y.reshape(33, 6),
}


@pytest.mark.parametrize("name", VIEWS)
def test_other_views_in_between_split(name: str) -> None:
    def work(x: Tensor, w: Tensor) -> Tensor:
        return VIEWS[name](x @ w) * 2

    alike(work, [numbers(6, 9), numbers(9, 33, seed=1)], count=2)


RESULTS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "bool": lambda product, r: product > r,
    "f16": lambda product, r: (product + r).cast("f16"),
    "f32": lambda product, r: product.cast("f32") + r.cast("f32"),
    "i32": lambda product, r: product.cast("i32"),
}


@pytest.mark.parametrize("name", RESULTS)
@pytest.mark.parametrize("dtype", ["f32", "f16"])
def test_a_result_may_have_another_dtype(name: str, dtype: str) -> None:
    def work(x: Tensor, w: Tensor, r: Tensor) -> Tensor:
        return RESULTS[name](x @ w, r)

    a, w, _, r = arrays_of(40, 300, 130)
    alike(work, [a, w, r], dtype=dtype)


def test_several_outputs_are_stored_by_the_product() -> None:
    a, w, b, _ = arrays_of(40, 300, 130)
    tensors, plain = given([a, w, b], CPU, "f32"), given([a, w, b], CPU.without_fusion(), "f32")

    def work(x: Tensor, w: Tensor, b: Tensor) -> list[Tensor]:
        product = x @ w
        above = product > b
        return [product, above, (product + b).tanh(), product.cast("f16")]

    kernels, found = ran(lambda: work(*tensors))
    assert ops(kernels) == [("matmul", "gt", "add", "tanh", "same")] or len(kernels) == 1
    for value, expected in zip(found, work(*plain), strict=True):
        assert np.array_equal(bits(value), bits(expected.numpy()))


def test_a_product_alone_is_that_of_cube() -> None:
    a, w, _, _ = arrays_of(40, 50, 60)
    x, weight = tensor(a), tensor(w)
    kernels, (found,) = ran(lambda: x @ weight)
    assert [(kernel.name, kernel.text) for kernel in kernels] == [("matmul", "")]
    plain = (tensor(a, CPU.without_fusion()) @ tensor(w, CPU.without_fusion())).numpy()
    assert np.array_equal(bits(found), bits(plain))


def test_a_product_that_is_reduced_is_in_memory_first() -> None:
    a, w, b, _ = arrays_of(6, 9, 50)

    def work(x: Tensor, w: Tensor, b: Tensor) -> Tensor:
        return (x @ w + b).exp().sum(-1)

    alike(work, [a, w, b], count=2)


def test_a_product_that_two_kernels_need_is_computed_once() -> None:
    a, w, _, _ = arrays_of(6, 9, 50)
    x, weight = tensor(a), tensor(w)

    def work() -> list[Tensor]:
        product = x @ weight
        return [product.tanh(), product.sum(-1)]

    kernels, found = ran(work)
    assert sum(["matmul" in kernel.ops for kernel in kernels]) == 1
    np.testing.assert_allclose(found[0], np.tanh(a @ w), rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(found[1], (a @ w).sum(-1, keepdims=True), rtol=1e-4, atol=1e-4)


def test_operands_may_wait_be_constants_and_views() -> None:
    a, w, b, _ = arrays_of(12, 9, 50)

    def work(x: Tensor, w: Tensor, b: Tensor) -> Tensor:
        ones = Tensor.ones((12, 9), device=x.device)
        return (x.exp() * 2 + ones)[::2] @ (w - 1) + b

    alike(work, [a, w, b], count=3)

    def constant(x: Tensor) -> Tensor:
        return x @ Tensor.ones((9, 4), device=x.device) * 2

    alike(constant, [a], count=2)


def test_an_operand_may_be_the_residual() -> None:
    a = numbers(40, 40)

    def work(x: Tensor) -> Tensor:
        return x @ x + x

    alike(work, [a])
    x = tensor(a)
    expected = a @ a + a
    for _ in range(2):  # x is read, never written
        found = (x @ x + x).numpy()
        np.testing.assert_allclose(found, expected, rtol=1e-3, atol=1e-3)
    assert np.array_equal(x.numpy(), a)


def test_what_nobody_reads_any_more_is_not_written_before_it_is_read() -> None:
    """Rows of a residual are read after others were stored."""
    a, w, b, r = arrays_of(130, 600, 130)

    def work(x: Tensor, w: Tensor, b: Tensor, r: Tensor) -> Tensor:
        residual = r + 1
        residual.device.sync()
        product = x @ w
        return product + residual * b

    for _ in range(2):
        alike(work, [a, w, b, r], count=2)


def test_tensors_that_are_dropped() -> None:
    a, w, b, r = arrays_of(40, 50, 60)
    x, weight, bias, residual = given([a, w, b, r], CPU, "f32")

    def work() -> Tensor:
        nonlocal x, weight, bias, residual
        product = x @ weight
        found = (product + bias) * residual
        del x, weight, bias, residual, product
        return found

    kernels, (found,) = ran(work)
    assert ops(kernels) == [("matmul", "add", "mul")]
    np.testing.assert_allclose(found, (a @ w + b) * r, rtol=1e-3, atol=1e-3)


def test_a_product_that_is_dropped_is_never_computed() -> None:
    x = tensor(numbers(6, 6))

    def work() -> Tensor:
        _ = x @ x + 1
        del _
        return x * 2

    kernels, _ = ran(work)
    assert ops(kernels) == [("mul",)]


def test_the_next_product_computes_what_waits() -> None:
    """So that memory is free again as soon as without fusion."""
    x = tensor(numbers(6, 6))
    kernels, _ = ran(lambda: ((x @ x + 1) @ x).tanh() @ x)
    assert ops(kernels) == [("matmul", "add"), ("matmul", "tanh"), ("matmul",)]


@pytest.mark.parametrize("count", [2, 9])
def test_more_extras_than_a_kernel_takes_split(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    a, w, _, _ = arrays_of(6, 9, 50)
    extras = [numbers(6, 50, seed=3 + at) for at in range(count)]
    monkeypatch.setattr(CPU.driver, "properties", replace(CPU.driver.properties, max_bindings=8))

    def work(x: Tensor, w: Tensor, *more: Tensor) -> Tensor:
        total = x @ w
        for one in more:
            total = total + one
        return total

    alike(work, [a, w, *extras], count=1 if count == 2 else 3)


def test_sizes_and_scalars_are_no_part_of_a_kernel() -> None:
    def text(width: int, factor: float) -> str:
        x, w = tensor(numbers(40, 50)), tensor(numbers(50, width))
        (kernel,), (found,) = ran(lambda: (x @ w) * factor)
        expected = numbers(40, 50) @ numbers(50, width) * factor
        np.testing.assert_allclose(found, expected, rtol=1e-3, atol=1e-3)
        return kernel.text

    assert text(40, 2.0) == text(56, 3.0)


def test_elements_by_indices_may_be_added() -> None:
    a, w, _, _ = arrays_of(6, 9, 50)
    rows = np.array([3, 0, 1, 1, 2, 3], np.int32)

    def work(x: Tensor, w: Tensor, table: Tensor) -> Tensor:
        return x @ w + table.select(0, Tensor.from_numpy(rows, x.device))

    alike(work, [a, w, numbers(4, 50, seed=3)])
