"""Small memory of the CPU: kept for the next buffer of its size, never while anybody sees it, and counted."""

from __future__ import annotations

import threading
from collections.abc import Callable

import numpy as np
import pytest

from burn_cube import config
from burn_cube.driver import Buffer
from burn_cube.errors import OutOfMemoryError
from burn_runtimes.host_memory import host_bytes
from burn_runtimes.llvm_cpu.buffers import CpuBuffer
from burn_runtimes.llvm_cpu.memory import CpuMemory


def address(buffer: Buffer) -> int:
    assert isinstance(buffer, CpuBuffer)
    return buffer.address


def test_memory_is_used_again_by_the_next_of_its_size() -> None:
    memory = CpuMemory()
    first = memory.alloc(64)
    where = address(first)
    del first
    other = memory.alloc(65)
    assert address(other) != where
    again = memory.alloc(64)
    assert address(again) == where
    assert host_bytes(again).size == again.size == 64
    assert address(memory.alloc(64)) != where


LOOKS: list[Callable[[Buffer], object]] = [
    host_bytes,
    lambda buffer: host_bytes(buffer)[8:],
    lambda buffer: host_bytes(buffer)[:4].data,
]


@pytest.mark.parametrize("look", LOOKS)
def test_memory_that_is_seen_is_not_used_again(look: Callable[[Buffer], object]) -> None:
    memory = CpuMemory()
    before = memory.memory_usage().used
    first = memory.alloc(64)
    where, view = address(first), look(first)
    del first
    assert memory.memory_usage().used == before
    assert where not in [address(memory.alloc(64)) for _ in range(3)]
    assert view is not None


def test_what_is_kept_is_counted_as_reserved_and_given_back() -> None:
    memory = CpuMemory()
    reserved = memory.memory_usage().reserved
    buffers = [memory.alloc(1000) for _ in range(5)]
    found = memory.memory_usage()
    assert (found.used, found.buffers, found.reserved - reserved) == (5000, 5, 5000)
    del buffers[2:]
    found = memory.memory_usage()
    assert (found.used, found.buffers, found.reserved - reserved) == (2000, 2, 5000)
    memory.memory_cleanup()
    found = memory.memory_usage()
    assert (found.used, found.buffers) == (2000, 2)
    buffers.clear()
    assert memory.memory_usage().used == 0


def test_little_is_kept_of_each_size_and_of_few_sizes() -> None:
    memory = CpuMemory()
    reserved = memory.memory_usage().reserved
    for size in (16, 1000, 100_000):
        buffers = [memory.alloc(size) for _ in range(300)]
        buffers.clear()
    assert memory.memory_usage().used == 0
    assert memory.memory_usage().reserved - reserved <= 3 << 17
    held = [memory.alloc(size) for size in range(1, 1000)]
    held.clear()
    found = memory.memory_usage()
    assert (found.used, found.buffers) == (0, 0)
    assert found.reserved - reserved < 1000 * 1000


def test_a_limit_holds_for_what_is_used_not_for_what_is_kept() -> None:
    memory = CpuMemory()
    buffers = [memory.alloc(100_000) for _ in range(4)]
    del buffers[0]
    memory.memory_cleanup()
    room = (memory.memory_usage().reserved >> 20) + 1
    with config.use(memory_limit_mib=room):
        with pytest.raises(OutOfMemoryError, match="the limit is"):
            buffers += [memory.alloc(100_000) for _ in range(room * 11)]
        buffers.clear()
        assert memory.alloc(100_000).size == 100_000


def test_threads_never_share_memory() -> None:
    memory = CpuMemory()
    failures: list[str] = []

    def work(mark: int) -> None:
        for turn in range(3000):
            buffers = [memory.alloc(64) for _ in range(1 + turn % 3)]
            for buffer in buffers:
                host_bytes(buffer)[:] = mark
            if any(np.any(host_bytes(buffer) != mark) for buffer in buffers):
                failures.append(f"thread {mark}")

    threads = [threading.Thread(target=work, args=(mark,)) for mark in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    assert memory.memory_usage().used == 0
