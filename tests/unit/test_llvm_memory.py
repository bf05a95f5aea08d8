"""The CPU's buffers: aligned, kept when freed, never while an array still looks at them, and bounded."""

from __future__ import annotations

import gc
import os
import threading

import numpy as np
import pytest

from burn_cube.errors import OutOfMemoryError
from burn_cube.launch.runtimes import driver
from burn_runtimes.host_memory import host_bytes
from burn_runtimes.llvm_cpu.blocks import Blocks
from burn_runtimes.llvm_cpu.memory import SMALLEST, CpuMemory

MIB = 1 << 20


def kept(blocks: Blocks) -> int:
    """Bytes that no array has."""
    found = blocks.usage()
    return found.reserved - found.used - found.padding


@pytest.mark.parametrize("size", [1, 100, SMALLEST - 1, SMALLEST, 3 * MIB + 1, 64 * MIB])
def test_buffers_are_aligned(size: int) -> None:
    buffer = CpuMemory().alloc(size)
    data = host_bytes(buffer)
    assert buffer.size == data.size == size
    assert data.ctypes.data % 64 == 0
    assert data.flags.writeable
    data[:] = 7
    assert int(data[-1]) == 7


def test_freed_memory_is_used_again() -> None:
    blocks = Blocks(64 * MIB)
    first = blocks.lend(4 * MIB)
    address = first.ctypes.data
    assert blocks.usage().used == 4 * MIB
    del first
    assert kept(blocks) == 4 * MIB
    again = blocks.lend(4 * MIB - 100)
    assert again.ctypes.data == address
    other = blocks.lend(4 * MIB)
    assert other.ctypes.data != address


def test_a_view_keeps_the_memory() -> None:
    blocks = Blocks(64 * MIB)
    whole = blocks.lend(MIB)
    view = whole.view(np.float32)[1000:].reshape(2, -1)[0]
    view[:] = 3
    del whole
    gc.collect()
    assert kept(blocks) == 0
    other = blocks.lend(MIB)
    other[:] = 255
    assert float(view[5]) == 3.0
    del view
    assert kept(blocks) == MIB


def test_what_is_kept_is_bounded_and_the_oldest_goes() -> None:
    blocks = Blocks(3 * MIB)
    arrays = [blocks.lend(MIB) for _ in range(5)]
    newest = arrays[-1].ctypes.data
    while arrays:
        del arrays[0]
    assert kept(blocks) == 3 * MIB
    assert blocks.usage().used == 0
    assert blocks.lend(MIB).ctypes.data == newest
    blocks.clear()
    assert kept(blocks) == 0


def test_a_finalizer_may_run_inside() -> None:
    blocks = Blocks(64 * MIB)
    array = blocks.lend(MIB)
    with blocks.lock:  # as when the collector runs while a method holds it
        del array
    assert kept(blocks) == MIB


def test_threads_share_the_blocks() -> None:
    blocks = Blocks(32 * MIB)
    wrong: list[int] = []

    def work(seed: int) -> None:
        for turn in range(200):
            array = blocks.lend(SMALLEST * (1 + (seed + turn) % 5))
            array[:64] = seed
            if int(array[:64].sum()) != 64 * seed:
                wrong.append(seed)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(1, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert blocks.usage().used == 0


def test_too_much_is_an_error_of_ours() -> None:
    memory = CpuMemory()
    before = memory.memory_usage().used
    with pytest.raises(OutOfMemoryError, match="cannot allocate"):
        memory.alloc(1 << 60)
    assert memory.memory_usage().used == before


def test_the_driver_tells_and_cleans_up() -> None:
    cpu = driver("cpu")
    assert isinstance(cpu, CpuMemory)
    buffer = cpu.alloc(8 * MIB)
    used = cpu.memory_usage().used
    assert used >= 8 * MIB
    del buffer
    assert cpu.memory_usage().used == used - 8 * MIB
    assert cpu.memory_usage().reserved >= used
    cpu.memory_cleanup()
    left = cpu.memory_usage()
    assert left.reserved == left.used + left.padding


def test_persistent_blocks_have_their_size_and_stay() -> None:
    blocks = Blocks(0)
    with blocks.persistent():
        array = blocks.lend(5 * MIB + 4096)
    assert blocks.usage().padding == 0
    address = array.ctypes.data
    del array
    assert kept(blocks) == 5 * MIB + 4096
    plain = blocks.lend(5 * MIB + 4096)
    assert plain.ctypes.data != address
    with blocks.persistent():
        assert blocks.lend(5 * MIB + 4096).ctypes.data == address
    blocks.clear()
    assert kept(blocks) == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_child_can_allocate() -> None:
    blocks = Blocks(64 * MIB)
    blocks.lend(MIB)
    with blocks.lock:
        child = os.fork()
        if child == 0:
            os._exit(0 if blocks.lend(MIB).size == MIB else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
