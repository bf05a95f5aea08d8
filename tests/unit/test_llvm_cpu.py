"""The CPU runtime: threads, interrupts, printing, the packing of arguments, memory too large for a stack."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import dtypes as dt
from burn_cube import passes, targets
from burn_cube.driver import BufferArg
from burn_cube.errors import DeviceError
from burn_cube.launch.runtimes import driver
from burn_runtimes.llvm_cpu import cpu, machine, packing
from burn_runtimes.llvm_cpu.threads import PythonPool, Work, scratch
from tests.golden.test_llvm import no_library
from tests.lowering import lowered

CPU = driver("cpu")


@bc.cube
def numbered(out: bc.Array[bc.i32], rounds: bc.i32) -> None:
    i = bc.ABSOLUTE_POS
    value = bc.i32(i)
    for k in range(rounds):
        value = value * 3 + k
    if i < out.len():
        out[i] = value


def expected(count: int, rounds: int) -> Any:
    values = np.arange(count, dtype=np.int32)
    for k in range(rounds):
        values = values * np.int32(3) + np.int32(k)
    return values


@pytest.mark.parametrize("count", [1, 1000, 100_000])
def test_all_cubes_run_once(count: int) -> None:
    out = np.zeros(count, np.int32)
    numbered[-(-count // 64), 64](out, 20)
    assert (out == expected(count, 20)).all()


def test_threads_of_python_may_launch_at_once() -> None:
    wrong: list[int] = []
    wanted = expected(30_000, 20)

    def launch() -> None:
        out = np.zeros(30_000, np.int32)
        for number in range(30):
            out[:] = 0
            numbered[469, 64](out, 20)
            if (out != wanted).any():
                wrong.append(number)

    threads = [threading.Thread(target=launch) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
def test_a_forked_process_computes() -> None:
    numbered[2000, 64](np.zeros(128_000, np.int32), 20)
    child = os.fork()
    if child == 0:
        out = np.zeros(128_000, np.int32)
        numbered[2000, 64](out, 20)
        os._exit(0 if (out == expected(128_000, 20)).all() else 1)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0


def test_the_pool_of_python_threads_runs_all_cubes_once() -> None:
    seen: list[tuple[int, int]] = []

    def entry(slots: int, begin: int, end: int, memory: int) -> None:
        seen.append((begin, end))

    PythonPool(3).run(Work(entry, 0, 0, 10, 0), 3)
    assert sorted(seen) == [(0, 3), (3, 6), (6, 9), (9, 10)]


def test_long_cubes_are_not_tried_again_on_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """The length of a loop is not known: the first launch tries a cube alone, the next ones need not."""
    target = targets.get("llvm")
    surface = lowered(numbered, np.zeros(1, np.int32), 1, cube=(64, 1, 1)).kernel
    legal = passes.run(surface, target.pipeline, passes.Context(no_library))
    device, firsts = cpu.CpuDriver(), list[int]()
    now, rounds, run = 0, 0, Work.run

    def timed(work: Work, begin: int, end: int) -> None:
        """Runs cubes by a clock for which a round takes a nanosecond, whatever else the machine does."""
        nonlocal now
        run(work, begin, end)
        now += rounds * (end - begin)

    class Recording(PythonPool):
        def run(self, work: Work, chunk: int) -> None:
            nonlocal now
            firsts.append(work.first)
            run(work, work.first, work.cubes)
            now += rounds * (work.cubes - work.first) // 2

    monkeypatch.setattr(device, "threads", 2)
    monkeypatch.setattr(device, "pool", Recording(2))
    monkeypatch.setattr(Work, "run", timed)
    monkeypatch.setattr(cpu, "time", SimpleNamespace(perf_counter_ns=lambda: now))
    module, out = device.compile(target.emit(legal)), np.zeros(256, np.int32)
    for rounds in (10**6, 10**6, 1, 1):
        device.launch(module, (4, 1, 1), [BufferArg(device.wrap(out), 0, 256, 256), rounds])
    assert (out == expected(256, 1)).all()
    assert firsts[:2] == [1, 0]
    assert firsts[2:] == [0], "what ran long is spread once more, then short cubes stay on one thread"


@pytest.fixture
def interruptible() -> Iterator[None]:
    """SIGINT raises KeyboardInterrupt, as it does unless a shell has left it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are of POSIX")
def test_a_long_launch_can_be_interrupted(interruptible: None) -> None:
    out = np.zeros(64, np.int32)
    numbered[1, 64](out, 1)
    started = time.monotonic()
    timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        numbered[2_000_000_000, 64](out, 1000)  # hours
    assert time.monotonic() - started < 30


@bc.cube
def mapped(x: bc.Array[bc.i32], out: bc.Array[bc.i32]) -> None:
    i = bc.ABSOLUTE_POS
    table = bc.Local[bc.i32](8000)
    shared = bc.Shared[bc.i32](60_000)
    unit = bc.UNIT_POS
    table[x[i]] = 5
    shared[unit * 400] = x[i]
    bc.sync_cube()
    out[i] = table[7] * 1000 + shared[(unit + 1) % 128 * 400]


def test_large_memories_do_not_lie_on_the_stack() -> None:
    x = np.arange(512, dtype=np.int32) % 9
    out = np.zeros(512, np.int32)
    mapped[4, 128](x, out)
    rows = x.reshape(4, 128)
    assert (out == ((rows == 7) * 5000 + np.roll(rows, -1, 1)).ravel()).all()


@bc.cube
def told(x: bc.Array[bc.f16], v: bc.Array[bc.i8]) -> None:
    i = bc.ABSOLUTE_POS
    if i % 2 == 1:
        bc.debug_print("unit", i, x[i], v[i], x[i] > bc.f16(2.0))


def test_units_print_in_order(capfd: pytest.CaptureFixture[str]) -> None:
    told[2, 3](np.arange(6, dtype=np.float16) / 2, np.arange(-3, 3, dtype=np.int8))
    lines = capfd.readouterr().out.splitlines()
    assert lines == ["unit 1 0.5 -2 False", "unit 3 1.5 0 False", "unit 5 2.5 2 True"]


@bc.cube
def positive(x: bc.Array[bc.i32]) -> None:
    bc.device_assert(x[bc.ABSOLUTE_POS] > 0, "not positive")


@bc.cube
def greeting(out: bc.Array[bc.i32]) -> None:
    bc.debug_print("unit", bc.UNIT_POS)
    out[bc.UNIT_POS] = 1


class Broken:
    """A standard output that nobody reads."""

    def __init__(self, error: BaseException) -> None:
        self.error, self.lines = error, 0

    def write(self, text: str) -> None:
        self.lines += 1
        raise self.error


@pytest.mark.parametrize("error", [BrokenPipeError(32, "Broken pipe"), KeyboardInterrupt()])
def test_what_goes_wrong_while_printing_is_raised(
    error: BaseException, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, broken = np.zeros(8, np.int32), Broken(error)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", broken)
        with pytest.raises(type(error)) as found:
            greeting[1, 8](out)
    assert found.value is error
    assert broken.lines == 1
    greeting[1, 8](out)
    assert len(capsys.readouterr().out.splitlines()) == 8


def test_a_program_without_standard_output_may_print(monkeypatch: pytest.MonkeyPatch) -> None:
    out = np.zeros(8, np.int32)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", None)
        greeting[1, 8](out)
    assert out.all()


def test_a_failed_assertion_names_the_kernel() -> None:
    positive[1, 4](np.array([1, 2, 3, 4], np.int32))
    with pytest.raises(DeviceError, match="positive failed: not positive"):
        positive[1, 4](np.array([1, 2, 0, 4], np.int32))


@pytest.mark.parametrize(
    ("dtype", "value", "bits"),
    [
        (dt.F16, 1.5, 0x3E00),
        (dt.BF16, -2.0, 0xC000),
        (dt.F32, -0.0, 0x80000000),
        (dt.F64, 1.0, 0x3FF0 << 48),
        (dt.I8, -1, 2**64 - 1),
        (dt.U64, 2**64 - 1, 2**64 - 1),
        (dt.BOOL, True, 1),
    ],
)
def test_scalars_are_packed_by_their_bits(dtype: dt.DType, value: bool | int | float, bits: int) -> None:
    assert packing.scalar_bits(dtype, value) == bits


def test_scratch_memory_is_aligned_and_grows() -> None:
    assert scratch(0) == 0
    assert scratch(100) % 64 == 0
    assert scratch(100_000) % 64 == 0


def test_a_processor_without_fma_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "missing_features", lambda: ["fma"])
    with pytest.raises(DeviceError, match="no fma"):
        cpu.create()
