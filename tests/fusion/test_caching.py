"""A pattern is planned and compiled once: sizes and scalars are numbers that its kernels are passed."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from burn_dispatch import Tensor
from burn_dispatch.fusion import pattern, queue, text
from tests.fusion.counting import CPU, numbers, tensor

pytestmark = pytest.mark.capability(128, 137)


def compiled() -> int:
    """How many specialisations of fused kernels there are."""
    return sum(kernel.cache_info().compiles for kernel in text._written.values())


def chain(x: Tensor, factor: float) -> Tensor:
    """An op with a scalar, and some without."""
    return (x * factor + 1.5).tanh().abs()


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[], tuple[int, int, int]]:
    """How many programs have been planned, texts written, kernels compiled."""
    planned: list[object] = []
    original = queue.planned

    def plan(*args: object) -> object:
        planned.append(args)
        return original(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(queue, "planned", plan)
    return lambda: (len(planned), len(text._written), compiled())


def test_scalars_are_no_part_of_a_pattern(counted: Callable[[], tuple[int, int, int]]) -> None:
    x = tensor(numbers(40))
    chain(x, 2.0).numpy()
    before = counted()
    for factor in (3.0, -1.0, 0.0, 1e30):
        found = chain(x, factor).numpy()
        expected = np.abs(np.tanh(numbers(40) * np.float32(factor) + np.float32(1.5)))
        np.testing.assert_allclose(found, expected, rtol=1e-5)
    assert counted() == before


def test_sizes_are_no_part_of_a_kernel(counted: Callable[[], tuple[int, int, int]]) -> None:
    chain(tensor(numbers(40)), 2.0).numpy()
    _, texts, kernels = counted()
    for size in (1, 2, 39, 1000, 70_000):
        found = chain(tensor(numbers(size)), 2.0).numpy()
        np.testing.assert_allclose(found, np.abs(np.tanh(numbers(size) * 2 + 1.5)), rtol=1e-5, atol=1e-7)
    for shape in ((4, 5), (2, 3, 4), (7, 1, 9)):
        chain(tensor(numbers(*shape)), 2.0).numpy()
    assert counted()[1:] == (texts, kernels)


def test_sizes_of_broadcasts_are_no_part_of_a_kernel(counted: Callable[[], tuple[int, int, int]]) -> None:
    def run(rows: int, columns: int) -> None:
        x, y = tensor(numbers(rows, columns)), tensor(numbers(rows, 1, seed=1))
        found = ((x - y) * 2).numpy()
        assert np.array_equal(found, (numbers(rows, columns) - numbers(rows, 1, seed=1)) * 2)

    run(30, 300)
    _, texts, kernels = counted()
    for rows, columns in ((31, 301), (2, 1000), (500, 299)):
        run(rows, columns)
    assert counted()[1:] == (texts, kernels)


def test_sizes_of_reduced_rows_are_no_part_of_a_kernel(counted: Callable[[], tuple[int, int, int]]) -> None:
    def run(rows: int, columns: int) -> None:
        found = ((tensor(numbers(rows, columns)) * 2).sum(-1) + 1).numpy()
        expected = (numbers(rows, columns) * 2).astype(np.float64).sum(-1, keepdims=True) + 1
        np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-3)

    run(30, 300)
    _, texts, kernels = counted()
    for rows, columns in ((31, 301), (2, 400), (70, 299)):
        run(rows, columns)
    assert counted()[1:] == (texts, kernels)


def test_repeated_programs_are_not_planned_again(counted: Callable[[], tuple[int, int, int]]) -> None:
    x, y = tensor(numbers(6, 40)), tensor(numbers(40, seed=1))

    def step() -> None:
        a = (x + y).exp()
        b = a.sum(-1)
        (a / b).numpy()
        (x[:, 1:] * 3).flip(1).numpy()

    step()
    before, states = counted(), pattern._count[0]
    for _ in range(20):
        step()
    assert counted() == before
    assert pattern._count[0] == states


def test_other_layouts_are_other_programs_of_the_same_pattern(
    counted: Callable[[], tuple[int, int, int]],
) -> None:
    x, states = tensor(numbers(6, 7)), pattern._count[0]
    for view in (x, x.swap_dims(0, 1), x[::2, 1:], x.flip(0), x[:1].expand(6, 7)):
        plain = Tensor.from_numpy(view.numpy(), CPU.without_fusion())
        assert np.array_equal((view * 2 - 1).numpy(), (plain * 2 - 1).numpy())
    assert pattern._count[0] <= states + 2


def test_a_tree_that_grows_too_large_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pattern, "_MOST_STATES", 10)
    x = tensor(numbers(8))
    for count in range(1, 12):
        found, expected = x, numbers(8)
        for number in range(count):
            found = found + number if number % 2 else found * (number + 1)
            expected = expected + np.float32(number) if number % 2 else expected * np.float32(number + 1)
        assert np.array_equal(found.numpy(), expected)
    assert pattern._count[0] < 30


def test_more_programs_of_a_pattern_than_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "_MOST_PROGRAMS", 3)
    monkeypatch.setattr(text, "_MOST", 3)
    for size in (*range(1, 9), *range(1, 9)):
        x = tensor(numbers(size))
        assert np.array_equal((x * 2 + 1).numpy(), numbers(size) * 2 + 1)
        assert np.array_equal((x - x.flip(0)).numpy(), numbers(size) - numbers(size)[::-1])


def test_a_program_that_was_planned_serves_every_thread(counted: Callable[[], tuple[int, int, int]]) -> None:
    from concurrent.futures import ThreadPoolExecutor

    x = tensor(numbers(40))
    chain(x, 2.0).numpy()
    before = counted()
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda number: chain(x, number).numpy(), range(20)))
    assert counted() == before
