"""Outputs that take the memory of what nobody reads any more, and memory that must stay as it is."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from burn_dispatch import Tensor, fusion
from tests.fusion.counting import CPU, Array, numbers, tensor

pytestmark = pytest.mark.capability(110, 125, 137)


def address(x: Tensor) -> int:
    """Where a tensor's memory is."""
    return int(np.from_dlpack(x).ctypes.data)


def consumed(make: Callable[[], Tensor], work: Callable[[Tensor], Tensor]) -> tuple[Array, int, int, int]:
    """The result of work on a tensor that nobody else holds: its values, outputs in place, and addresses
    before and after."""
    x = make()
    before = address(x)
    with fusion.inspect() as report:
        x = work(x)
        values = x.numpy()
    return values, report.in_place, before, address(x)


def test_consuming_elemwise_chain_writes_inplace() -> None:
    values, count, before, after = consumed(lambda: tensor(numbers(4, 5)), lambda x: (x * 2 + 1).tanh())
    assert (count, before) == (1, after)
    np.testing.assert_allclose(values, np.tanh(numbers(4, 5) * 2 + 1), rtol=1e-5)


def test_broadcast_elemwise_writes_inplace_over_the_larger_input() -> None:
    row = tensor(numbers(5, seed=1))
    values, count, before, after = consumed(lambda: tensor(numbers(4, 5)), lambda x: x + row)
    assert (count, before) == (1, after)
    assert np.array_equal(values, numbers(4, 5) + numbers(5, seed=1))
    assert np.array_equal(row.numpy(), numbers(5, seed=1))


def test_an_input_that_is_repeated_is_not_written() -> None:
    x = tensor(numbers(4, 5))
    values, count, before, after = consumed(lambda: tensor(numbers(1, 5, seed=1)), lambda y: x + y)
    assert count == 0
    assert before != after
    assert np.array_equal(values, numbers(4, 5) + numbers(1, 5, seed=1))


def test_zero_stride_singleton_with_broadcast_is_not_written() -> None:
    values, count, _, _ = consumed(lambda: tensor(numbers(1, 5)).expand(4, 5), lambda x: x + 1)
    assert count == 0
    assert np.array_equal(values, np.broadcast_to(numbers(1, 5) + 1, (4, 5)))


def test_a_tensor_that_somebody_holds_is_not_written() -> None:
    x = tensor(numbers(6))
    other = x
    with fusion.inspect() as report:
        x = x * 2
        x.numpy()
    assert report.in_place == 0
    assert np.array_equal(other.numpy(), numbers(6))


def test_a_tensor_with_a_view_is_not_written() -> None:
    x = tensor(numbers(6))
    view = x[2:]
    with fusion.inspect() as report:
        x = x * 3
        x.numpy()
    assert report.in_place == 0
    assert np.array_equal(view.numpy(), numbers(6)[2:])


def test_read_only_input_is_not_written_inplace() -> None:
    array = numbers(6)
    array.flags.writeable = False
    x = Tensor.from_dlpack(array)
    with fusion.inspect() as report:
        x = x * 2
        x.numpy()
    assert report.in_place == 0
    assert np.array_equal(array, numbers(6))


def test_memory_of_another_library_is_not_written() -> None:
    array = numbers(6)
    x = Tensor.from_dlpack(array)
    with fusion.inspect() as report:
        x = x * 2
        x.numpy()
    assert report.in_place == 0
    assert np.array_equal(array, numbers(6))


def test_memory_that_another_library_has_taken_is_not_written() -> None:
    x = tensor(numbers(6))
    shared = np.from_dlpack(x)
    x = x * 2
    assert np.array_equal(x.numpy(), numbers(6) * 2)
    assert np.array_equal(shared, numbers(6))


@pytest.mark.parametrize(
    ("name", "work"),
    [
        ("flipped", lambda x: x + x.flip(0)),
        ("shifted", lambda x: x[1:] + x[:-1]),
        ("turned", lambda x: x.reshape(6, 6) + x.reshape(6, 6).swap_dims(0, 1)),
    ],
)
def test_an_input_that_is_read_elsewhere_too_is_not_written(
    name: str, work: Callable[[Tensor], Tensor]
) -> None:
    values, count, _, _ = consumed(lambda: tensor(numbers(36)), work)
    assert count == 0
    plain = tensor(numbers(36), CPU.without_fusion())
    assert np.array_equal(values, work(plain).numpy())


def test_another_dtype_takes_memory_of_its_own() -> None:
    values, count, _, _ = consumed(lambda: tensor(numbers(6)), lambda x: x.cast("i32"))
    assert count == 0
    assert np.array_equal(values, numbers(6).astype(np.int32))


def test_an_input_of_a_later_kernel_is_not_written() -> None:
    x, row = tensor(numbers(6, 40)), tensor(numbers(40, seed=1))
    with fusion.inspect() as report:
        y = x * 2
        part = (x[:, :7] + 1).exp()
        del x
        found = [y.numpy(), part.numpy()]
    assert len(report.kernels) == 2
    assert np.array_equal(found[0], numbers(6, 40) * 2)
    np.testing.assert_allclose(found[1], np.exp(numbers(6, 40)[:, :7] + 1), rtol=1e-6)
    assert np.array_equal(row.numpy(), numbers(40, seed=1))


def test_each_input_is_written_once() -> None:
    x = tensor(numbers(6))
    before = address(x)
    with fusion.inspect() as report:
        y, z = x + 1, x * 2
        del x
        found = [y.numpy(), z.numpy()]
    assert report.in_place == 1
    assert [address(y), address(z)].count(before) == 1
    assert np.array_equal(found[0], numbers(6) + 1)
    assert np.array_equal(found[1], numbers(6) * 2)


def test_a_transposed_layout_is_kept_in_place() -> None:
    values, count, before, after = consumed(
        lambda: tensor(numbers(4, 5)).swap_dims(0, 1), lambda x: x * 2 + 1
    )
    assert (count, before) == (1, after)
    assert np.array_equal(values, numbers(4, 5).T * 2 + 1)


def test_repeated_consuming_updates_alias_with_cached_plan() -> None:
    gradient = tensor(numbers(50, seed=1))
    x = tensor(numbers(50))
    expected, step = numbers(50), np.float32(0.1) * numbers(50, seed=1)
    CPU.sync()
    before = address(x)
    with fusion.inspect() as report:
        for _ in range(20):
            x = x - gradient * 0.1
            CPU.sync()
            expected = expected - step
    assert report.in_place == len(report.kernels) == 20
    assert len({kernel.text for kernel in report.kernels}) == 1
    assert address(x) == before
    assert np.array_equal(x.numpy(), expected)


def test_a_first_read_decides_nothing_for_later_runs() -> None:
    """The same pattern, in place or not as it may be each time."""
    for round in range(6):
        x = tensor(numbers(9))
        held = x if round % 2 else None
        with fusion.inspect() as report:
            x = x * 2
            assert np.array_equal(x.numpy(), numbers(9) * 2)
        assert report.in_place == (0 if round % 2 else 1)
        if held is not None:
            assert np.array_equal(held.numpy(), numbers(9))
