"""Memory of fused ops: no more than inputs and outputs, and none that stays."""

from __future__ import annotations

import gc
from collections.abc import Callable

import numpy as np
import pytest

from burn_cube import config
from burn_cube.driver import Buffer
from burn_dispatch import Tensor
from burn_dispatch.fusion import pattern, readers, text
from tests.fusion.counting import CPU, Array, numbers, tensor

pytestmark = pytest.mark.capability(124, 137)
MIB = 1 << 20


@pytest.fixture
def peak(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """The most bytes that buffers had since the last question, or the start."""
    driver, most = CPU.driver, [0]
    original = driver.alloc

    def alloc(size: int) -> Buffer:
        made = original(size)
        most[0] = max(most[0], driver.memory_usage().used)  # type: ignore[attr-defined]
        return made

    monkeypatch.setattr(driver, "alloc", alloc)

    def asked() -> int:
        found, most[0] = most[0], 0
        return found

    return asked


def used() -> int:
    """Bytes of buffers."""
    gc.collect()
    return CPU.memory_usage().used


CHAINS: dict[str, tuple[Callable[[Tensor, Tensor], Tensor], int]] = {
    "elements": (lambda x, y: ((x * 2 + y).tanh() - x).abs() * y + 1, 1),
    "views": (lambda x, y: (x * 2).flip(0)[:, ::-1].reshape(1024, 32, 32).reshape(1024, 1024) + y, 1),
    "comparison": (lambda x, y: (x > y).cast("f32") * x, 1),
    "rows": (lambda x, y: (x - x.max(-1)).exp() / (x - x.max(-1)).exp().sum(-1), 1),
    "row results": (lambda x, y: ((x * y).exp() + 1).sum(-1), 0),
}
"""Of two inputs of a MiB of elements; how many outputs of that size there are."""


@pytest.mark.parametrize("name", CHAINS)
def test_the_peak_of_a_chain_is_its_inputs_and_outputs(name: str, peak: Callable[[], int]) -> None:
    chain, outputs = CHAINS[name]
    a, b = numbers(1024, 1024), numbers(1024, 1024, seed=1)
    x, y = tensor(a), tensor(b)
    before = used()
    peak()
    z = chain(x, y)
    CPU.sync()
    assert peak() <= before + 4 * MIB * outputs + 64 * 1024
    plain = [Tensor.from_numpy(array, CPU.without_fusion()) for array in (a, b)]
    np.testing.assert_allclose(z.numpy(), chain(*plain).numpy(), rtol=1e-5, atol=1e-6)
    peak()
    chain(*plain).numpy()
    assert peak() > before + 8 * MIB  # what the ops one by one take


def test_a_chain_that_is_consumed_takes_no_memory(peak: Callable[[], int]) -> None:
    x = tensor(numbers(MIB))
    before = used()
    peak()
    for _ in range(5):
        x = (x * 0.5 + 1).tanh()
        CPU.sync()
    assert peak() == 0
    assert used() == before


def test_what_waits_keeps_only_what_it_needs() -> None:
    before = used()
    y = tensor(numbers(MIB)) * 2
    z = y[:10] + 1
    del y
    assert np.array_equal(z.numpy(), numbers(MIB)[:10] * 2 + 1)
    assert used() - before <= 64


def test_work_that_nobody_wants_gives_its_memory_back() -> None:
    before = used()
    y = tensor(numbers(MIB)) * 2
    del y
    assert used() == before


def _round(number: int, x: Tensor, row: Tensor) -> Array:
    """A chain, with a reduction, views, several outputs, an assignment, and what is dropped unread."""
    a = (x + row) * (number % 7)
    b, c = a.tanh(), a > 0
    share = b / (b * b).sum(-1)
    _unread = share * 2
    part = share[:, ::2].mask_fill(c[:, ::2], 1.0)
    part[0, 0] = 5.0
    return part.numpy()


@pytest.mark.slow
def test_nothing_leaks_over_10_000_runs() -> None:
    x, row = tensor(numbers(4, 40)), tensor(numbers(40, seed=1))
    for number in range(20):
        _round(number, x, row)
    gc.collect()
    before, objects = used(), len(gc.get_objects())
    states, texts = pattern._count[0], len(text._written)
    for number in range(10_000):
        _round(number, x, row)
    assert used() == before
    assert len(gc.get_objects()) - objects < 200
    assert (pattern._count[0], len(text._written)) == (states, texts)
    assert not readers._readers


def test_views_of_one_tensor_are_not_remembered() -> None:
    x = tensor(numbers(100))
    for _ in range(2000):
        x[3:]
    primitive = x._bridge.primitive
    primitive = getattr(primitive, "tensor", primitive)
    assert len(primitive._family._members) < 100


@pytest.mark.slow
def test_sizes_that_never_come_again_leave_little() -> None:
    """Of each pattern the programs of a few layouts are kept."""
    for size in range(1, 400):
        (tensor(numbers(size)) * 2 + 1).numpy()
    gc.collect()
    objects = len(gc.get_objects())
    for size in range(400, 1200):
        (tensor(numbers(size)) * 2 + 1).numpy()
    gc.collect()
    assert len(gc.get_objects()) - objects < 800 * 4


def test_persistent_memory_is_that_of_what_is_asked_for_inside() -> None:
    x = tensor(numbers(1000))
    before = x * 2
    with CPU.persistent_memory():
        inside = x + 1
    assert np.array_equal(inside.numpy(), numbers(1000) + 1)
    assert np.array_equal(before.numpy(), numbers(1000) * 2)


def test_a_limit_that_unfused_ops_would_exceed() -> None:
    x = tensor(numbers(MIB))
    CPU.memory_cleanup()
    with config.use(memory_limit_mib=CPU.memory_usage().reserved // MIB + 5):
        y = ((x * 2 + 1).tanh() - x).abs() + x * 3
        found = y.numpy()
    expected = np.abs(np.tanh(numbers(MIB) * 2 + 1) - numbers(MIB)) + numbers(MIB) * 3
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6)
