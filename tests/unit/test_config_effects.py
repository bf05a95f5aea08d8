"""Each setting changes something: one observation for each row of the table."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config, passes
from burn_cube.launch import disk_cache
from burn_dispatch import Device
from burn_runtimes.device.stream_lanes import Lanes
from burn_runtimes.device.stream_state import StreamState


@bc.cube
def put(out: bc.Array[bc.i32]):
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] = 5


def launched() -> int:
    """What a fresh kernel leaves in an array of zeros."""
    out = np.zeros(1, np.int32)
    bc.cube(put.fn)[1, 1](out)
    return int(out[0])


def program(text: str, **environment: str) -> str:
    """What a program prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", text],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout.strip()


CPU = "from burn_cube.launch import runtimes; cpu = runtimes.driver('cpu')\nprint("


def checks(folder: Path) -> None:
    with config.use(checks="unchecked"):
        assert "unchecked" in bc.cube(put.fn).ir("cpu", np.zeros(1, np.int32))
    assert "unchecked" not in bc.cube(put.fn).ir("cpu", np.zeros(1, np.int32))


def interpret(folder: Path) -> None:
    with config.use(runtime="null"):
        assert launched() == 0
        with config.use(interpret=True):
            assert launched() == 5


def dump(folder: Path) -> None:
    with config.use(dump=str(folder)):
        launched()
    assert list(folder.rglob("00-surface.ir"))


def verify(folder: Path) -> None:
    stages: list[str] = []

    def observe(_kernel: object, stage: str) -> None:
        stages.append(stage)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passes, "verify", observe)
        with config.use(verify=False):
            launched()
        assert not stages
        with config.use(verify=True):
            launched()
    assert len(stages) > 2


def runtime(folder: Path) -> None:
    with config.use(runtime="cpu"):
        assert launched() == 5
    with config.use(runtime="null"):
        assert launched() == 0


def num_threads(folder: Path) -> None:
    assert program(CPU + "cpu.threads)", BURN_CUBE_NUM_THREADS="3") == "3"


def cpu(folder: Path) -> None:
    """Planes are as wide as the vectors of the processor that is compiled for."""
    text = CPU + "cpu.properties.plane_dim)"
    widths = [program(text, BURN_CUBE_CPU=level) for level in ("x86-64-v2", "x86-64-v3")]
    assert widths == ["4", "8"]


def native_launch(folder: Path) -> None:
    with config.use(native_launch=False):
        python = put.bind(1, 1)
    with config.use(native_launch=True):
        assert type(put.bind(1, 1)) is not type(python)


def disk_cache_(folder: Path) -> None:
    with config.use(cache_dir=str(folder), disk_cache=False):
        launched()
        assert not list(folder.iterdir())
    with config.use(cache_dir=str(folder), disk_cache=True):
        launched()
        assert list(folder.iterdir())


def shipped_cache(folder: Path) -> None:
    key = disk_cache.Key(("carried",))
    with config.use(disk_cache=True), disk_cache.filling(folder / "carried"):
        disk_cache.write(key, b"carried")
    with config.use(disk_cache=True, cache_dir=str(folder / "own")):
        assert disk_cache.read(key) is None
        with config.use(shipped_cache=f"{folder / 'none'}{os.pathsep}{folder / 'carried'}"):
            assert disk_cache.read(key) == b"carried"


def cache_mib(folder: Path) -> None:
    for mib, kept in ((3, 8), (1, 3)):
        place = folder / str(mib)
        with config.use(cache_dir=str(place), disk_cache=True, cache_mib=mib):
            for number in range(8):
                disk_cache.write(disk_cache.Key((str(number),)), bytes(300_000))
            disk_cache._shrink(place, config.current().cache_mib << 20)
        assert len(list(place.glob("*.cube"))) <= kept


def _stream(made: list[int]) -> tuple[object, int]:
    made.append(len(made))
    return object(), len(made)


def streams(folder: Path) -> None:
    """Four threads, all alive, share as many streams as there may be."""
    assert [_used_by_four(most) for most in (1, 3, 8)] == [1, 3, 4]


def _used_by_four(most: int) -> int:
    made: list[int] = []
    lanes = Lanes(StreamState(), partial(_stream, made), lambda lane, other: None)
    together, lock = threading.Barrier(4, timeout=30), threading.Lock()

    def work() -> None:
        with config.use(streams=most), lock:
            lanes.mine()
        together.wait()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(lanes) == len(made)
    return len(made)


def device(folder: Path) -> None:
    with config.use(device="cpu:0"):
        assert Device.default() == Device.cpu()
    with config.use(device="toaster"), pytest.raises(bc.CubeError, match="Unknown BURN_DEVICE"):
        Device.default()


EFFECTS: dict[str, Callable[[Path], Any]] = {
    "checks": checks,
    "interpret": interpret,
    "dump": dump,
    "verify": verify,
    "runtime": runtime,
    "num_threads": num_threads,
    "cpu": cpu,
    "native_launch": native_launch,
    "disk_cache": disk_cache_,
    "cache_dir": disk_cache_,
    "shipped_cache": shipped_cache,
    "cache_mib": cache_mib,
    "device": device,
    "streams": streams,
}
# Their tests are elsewhere, with what they are about: a file, and a test in it that sees the effect.
ELSEWHERE = {
    "autotune": "unit/test_autotune.py::test_levels",
    "autotune_log": "unit/test_autotune.py::test_the_log_is_readable",
    "cuda_binding": "device/test_cuda_compiler.py::test_no_driver",
    "fusion": "fusion/test_inspect.py::test_the_setting_fusion_turns_it_off",
    "fusion_log": "fusion/test_inspect.py::test_the_log_says_what_ran",
    "memory_limit_mib": "services/test_memory.py::test_the_limit_holds_and_work_goes_on",
    "profile": "services/test_profiling.py::test_a_process_writes_its_trace_at_the_end",
}


@pytest.mark.capability(133)
@pytest.mark.parametrize("name", EFFECTS)
def test_effect(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BURN_DEVICE", raising=False)
    with config.use(disk_cache=False):
        EFFECTS[name](tmp_path)


@pytest.mark.capability(133)
def test_each_setting_has_one() -> None:
    assert set(EFFECTS) | set(ELSEWHERE) == {row.name for row in config.TABLE}


@pytest.mark.capability(133)
@pytest.mark.parametrize("name", ELSEWHERE)
def test_the_tests_that_are_elsewhere_are_there(name: str) -> None:
    file, _, test = ELSEWHERE[name].partition("::")
    text = (Path(__file__).parents[1] / file).read_text()
    assert f"def {test}(" in text
    variable = next(row.variable for row in config.TABLE if row.name == name)
    assert f"{name}=" in text or variable in text
