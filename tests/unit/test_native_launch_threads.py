"""The compiled launcher among threads, signals, forks, and for a long time."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config
from burn_cube.launch import runtimes
from burn_cube.launch.native import Plan
from tests.unit import native_kernels as k
from tests.unit.native_kernels import compiled

Array = Any


def arrays(count: int = 3, length: int = 64) -> list[Array]:
    return [np.ones(length, np.float32) for _ in range(count)]


def together(count: int, work: Callable[[int], None]) -> None:
    """Run on threads; the first failure is raised."""
    failures: list[BaseException] = []
    start = threading.Barrier(count)

    def run(number: int) -> None:
        try:
            start.wait()
            work(number)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


@pytest.mark.capability(136)
def test_sixteen_threads_launch_warm_kernels() -> None:
    run = k.add.bind(1, 64)

    def work(number: int) -> None:
        x, y, out = arrays()
        x[:] = number
        for step in range(1000):
            y[:] = step
            run(x, y, out)
            assert out[0] == out[63] == number + step

    together(16, work)
    assert compiled(k.add, lambda: run(*arrays())) == 1


@pytest.mark.capability(136)
def test_sixteen_threads_launch_cold_kernels() -> None:
    @bc.cube
    def cold(n: bc.Comptime[int], x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
        if bc.ABSOLUTE_POS < len(out):
            out[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS] + float(n)

    def work(number: int) -> None:
        x, out = arrays(2)
        for step in range(1000):
            chosen = (number + step) % 4
            cold[1, 64](chosen, x, out)
            assert out[0] == out[63] == 1 + chosen

    together(16, work)
    assert cold.cache_info().compiles == 4
    assert cold.cache_info().compiles + cold.cache_info().hits == 16 * 1000


def test_sixteen_threads_share_the_pool() -> None:
    length = 1 << 18
    run = k.add.bind(length // 64, 64)

    def work(number: int) -> None:
        x, y, out = arrays(3, length)
        x[:] = number
        for step in range(30):
            y[:] = step
            run(x, y, out)
            assert (out == number + step).all()

    together(16, work)


def long_launch(cubes: int = 64) -> tuple[Any, tuple[object, ...]]:
    """A launch of about `cubes` times 20 milliseconds, in cubes of one unit."""
    out = np.zeros(1, np.float32)
    run = k.spin.bind(cubes, 1)
    run(1, out)
    run(1, out)
    begin = time.perf_counter()
    run(1 << 18, out)
    each = (time.perf_counter() - begin) / cubes
    return run, (min(int((1 << 18) * 0.02 / each), 1 << 30), out)


def test_other_threads_run_during_a_long_launch() -> None:
    run, args = long_launch(32)
    counted = [0]
    stop = threading.Event()

    def count() -> None:
        while not stop.is_set():
            counted[0] += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    before = counted[0]
    assert compiled(k.spin, lambda: run(*args)) == 1
    seen = counted[0] - before
    stop.set()
    thread.join()
    assert seen > 5


@pytest.mark.parametrize("threads", [1, 2])
def test_an_interrupt_ends_a_long_launch(threads: int) -> None:
    """Between two cubes: the launch would take some seconds, and is over soon after the signal."""
    code = """
        import signal, threading, os, time
        from tests.unit.test_native_launch_threads import compiled, k, long_launch
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have left it ignored
        run, args = long_launch(512)
        timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
        begin = time.perf_counter()
        timer.start()
        try:
            count = compiled(k.spin, lambda: run(*args))
        except KeyboardInterrupt:
            print("interrupted", time.perf_counter() - begin < 4)
        run(1, args[1])
        print("and launches again", compiled(k.spin, lambda: run(1, args[1])))
    """
    found = in_new_process(code, BURN_CUBE_NUM_THREADS=str(threads))
    assert found.splitlines() == ["interrupted True", "and launches again 1"]


def in_new_process(code: str, **environment: str) -> str:
    """What a program prints."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        env={**os.environ, **environment}, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.capability(136)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_child_launches() -> None:
    code = """
        import os, numpy as np
        from tests.unit.native_kernels import add
        length = 1 << 18
        x, y = np.ones(length, np.float32), np.ones(length, np.float32)
        run = add.bind(length // 64, 64)
        for _ in range(3):
            run(x, x, y)
        child = os.fork()
        y[:] = 0
        for _ in range(3):
            run(x, x, y)
        fine = bool((y == 2).all())
        if not child:
            os._exit(0 if fine else 1)
        print(fine, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    """
    assert in_new_process(code, BURN_CUBE_NUM_THREADS="2") == "True 0\n"


@pytest.mark.capability(136)
def test_python_ends_while_threads_launch() -> None:
    """Threads that Python does not wait for are in the middle of launches when it ends."""
    code = """
        import threading, time, numpy as np
        from tests.unit.native_kernels import add
        length = 1 << 22
        x = np.ones(length, np.float32)
        run = add.bind(length // 64, 64)
        started = threading.Barrier(5)
        def work(out):
            run(x, x, out)
            started.wait()
            while True:
                run(x, x, out)
        for _ in range(4):
            threading.Thread(target=work, args=(np.zeros_like(x),), daemon=True).start()
        started.wait()
        time.sleep(0.05)
        print("end")
    """
    for _ in range(3):
        assert in_new_process(code, BURN_CUBE_NUM_THREADS="2") == "end\n"


def test_the_number_of_threads_is_a_setting() -> None:
    code = """
        import os, numpy as np
        from burn_cube.launch import runtimes
        from tests.unit.native_kernels import add
        length = 1 << 20
        x, y = np.ones(length, np.float32), np.ones(length, np.float32)
        for _ in range(3):
            add[length // 64, 64](x, x, y)
        assert (y == 2).all()
        print(runtimes.driver("cpu").threads, len(os.listdir("/proc/self/task")))
    """
    alone = in_new_process(code, BURN_CUBE_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
    assert alone == "1 1\n"
    pinned = "import os; os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})\n" + textwrap.dedent(code)
    assert in_new_process(pinned, OPENBLAS_NUM_THREADS="1").split()[0] == "1"


def test_a_hundred_thousand_launches_leak_nothing() -> None:
    x, y, out = arrays()
    run = k.add.bind(1, 64)
    bad = np.ones(64, np.float64)
    values = (x, y, out, None, bad, run, run.__self__)  # type: ignore[attr-defined]

    def some(count: int) -> None:
        for _ in range(count):
            run(x, y, out)

    some(10)
    gc.collect()  # what tests before have left holds None too
    before = [sys.getrefcount(value) for value in values if value is not None]
    blocks, none = sys.getallocatedblocks(), sys.getrefcount(None)
    some(100_000)
    for _ in range(100):
        with pytest.raises(bc.LaunchError):
            run(x, y, bad)
    gc.collect()
    assert [sys.getrefcount(value) for value in values if value is not None] == before
    assert abs(sys.getrefcount(None) - none) < 1000
    assert sys.getallocatedblocks() - blocks < 2000


def test_bound_launchers_are_freed() -> None:
    x, y, out = arrays()

    def plans() -> int:
        gc.collect()
        return sum(type(found) is Plan for found in gc.get_objects())

    def launch() -> None:
        for grid in range(1, 5):
            run = k.add.bind(grid, 64)
            for _ in range(3):
                run(x, y, out)

    launch()
    before = plans()
    for _ in range(5):
        launch()
    assert plans() == before


def test_a_plan_may_be_replaced_while_it_runs() -> None:
    run, args = long_launch(16)
    rounds, out = args
    other = [np.zeros(1, np.float64)] * 2
    thread = threading.Thread(target=lambda: run(rounds, out))
    thread.start()
    for value in range(40):  # more sorts of arguments than are remembered
        with config.use(checks="unchecked" if value % 2 else "checked"):
            run(1, out.copy())  # type: ignore[attr-defined]
    thread.join()
    del other
    gc.collect()
    assert np.isfinite(out).all()  # type: ignore[call-overload]


@pytest.mark.parametrize("check", range(3))
def test_where_objects_look_different_launches_go_through_python(
    monkeypatch: pytest.MonkeyPatch, check: int
) -> None:
    entry = pytest.importorskip("burn_runtimes.native.entry")
    checks = [*entry._CHECKS]
    checks[check] = lambda: False
    monkeypatch.setattr(entry, "_CHECKS", tuple(checks))
    entry.load.cache_clear()
    try:
        assert entry.load() is None
    finally:
        monkeypatch.undo()
        entry.load.cache_clear()


def test_a_driver_without_a_compiled_launcher_launches(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = runtimes.driver("cpu")
    monkeypatch.setitem(vars(driver), "native", None)
    x, y, out = arrays()
    run = k.add.bind(1, 64)
    assert type(run).__name__ == "BoundKernel"
    for _ in range(3):
        run(x, y, out)
        k.add[1, 64](x, y, out)
    assert out.tolist() == [2.0] * 64


def test_signals_reach_python_handlers_during_a_long_launch() -> None:
    run, args = long_launch(128)
    seen: list[float] = []
    previous = signal.signal(signal.SIGALRM, lambda *_: seen.append(time.perf_counter()))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        run(*args)
        end = time.perf_counter()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
    assert len(seen) == 1
    assert seen[0] < end - 0.2
