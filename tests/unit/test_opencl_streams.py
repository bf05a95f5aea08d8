"""Queues of threads on OpenCL: one waits for another by need only, and errors leave no queue behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import DeviceError
from burn_dispatch import Device, Tensor
from tests.unit.test_opencl_runtime import device

cl: Any = pytest.importorskip("pyopencl", reason="pyopencl is not installed")
__all__ = ["device"]
pytestmark = pytest.mark.capability(122)
N = 64


@bc.cube
def count(x: bc.Array[bc.i32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < x.len():
        x[i] += 1


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many commands each barrier waits for."""
    found: list[int] = []
    barrier = cl.enqueue_barrier

    def counted(queue: Any, wait_for: Any) -> Any:
        found.append(len(wait_for))
        return barrier(queue, wait_for=wait_for)

    monkeypatch.setattr(cl, "enqueue_barrier", counted)
    return found


@pytest.fixture
def workers() -> Iterator[list[Callable[..., Any]]]:
    """Threads that live as long as the test."""
    pools = [ThreadPoolExecutor(1) for _ in range(3)]

    def caller(pool: ThreadPoolExecutor) -> Callable[..., Any]:
        return lambda work, *args: pool.submit(work, *args).result(timeout=60)

    yield [caller(pool) for pool in pools]
    for pool in pools:
        pool.shutdown()


def made(device: Device) -> Tensor:
    found = Tensor.from_numpy(np.zeros(N, np.int32), device)
    count.forall(N)(found)
    return found


def test_disjoint_threads_wait_for_nobody(
    device: Device, workers: list[Callable[..., Any]], waits: list[int]
) -> None:
    arrays = [worker(made, device) for worker in workers]
    lanes = {id(array.__burn_cube_array__().buffer.user) for array in arrays}
    assert len(lanes) == 3, "a queue each"
    waits.clear()  # memory that others gave back
    for _ in range(5):
        for worker, array in zip(workers, arrays, strict=True):
            worker(count.forall(N), array)
    assert [worker(array.numpy).tolist() for worker, array in zip(workers, arrays, strict=True)] == [
        [6] * N
    ] * 3
    assert waits == []


def test_shared_memory_costs_one_wait_for_each_crossing(
    device: Device, workers: list[Callable[..., Any]], waits: list[int]
) -> None:
    shared = workers[0](made, device)
    waits.clear()
    for number in range(20):
        worker = workers[number % 2]
        for _ in range(2):  # the second is in the same queue
            worker(count.forall(N), shared)
        assert waits == [1] * number
    assert workers[2](shared.numpy).tolist() == [41] * N
    assert waits == [1] * 19, "a read waits on the host"


@pytest.mark.parametrize(
    "name", ["enqueue_nd_range_kernel", "enqueue_copy", "enqueue_barrier", "enqueue_marker"]
)
def test_a_call_that_fails_once(
    name: str, device: Device, workers: list[Callable[..., Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    x, failing = made(device), [True]
    plain = getattr(cl, name)

    def fails(*args: Any, **options: Any) -> Any:
        if failing:
            failing.clear()
            raise cl.LogicError(
                cl._cl._ErrorRecord(msg="", code=cl.status_code.INVALID_OPERATION, routine=name)
            )
        return plain(*args, **options)

    def everything() -> None:
        with bc.config.use(native_launch=False):
            count.forall(N)(x)
            workers[0](x.__burn_cube_array__)
            workers[0](_count, x)
            x.numpy()

    monkeypatch.setattr(cl, name, fails)
    with pytest.raises(DeviceError, match=r"cannot .* on .*: "):
        everything()
    before = int(x.numpy()[0])
    everything()
    assert x.numpy().tolist() == [before + 2] * N


def _count(x: Tensor) -> None:
    with bc.config.use(native_launch=False):
        count.forall(N)(x)
