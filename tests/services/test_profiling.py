"""Profiles on every device: each launch is in them, with times that can be true; off, they cost nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config
from burn_cube.errors import ConfigError, DeviceError
from burn_cube.launch import profiling
from burn_cube.launch.profiling import Profile
from burn_dispatch import Device, Tensor

CLOCKS = {"opencl", "vulkan", "cuda", "rocm"}


@bc.cube
def fill(x: bc.Array[bc.i32], value: bc.i32):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        x[i] = value


@bc.cube
def double(x: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        x[i] = x[i] * 2


@bc.cube
def fails(x: bc.Array[bc.i32]):
    bc.device_assert(x[0] == 77, "not so")


def check(profile: Profile) -> None:
    """What holds for the times of any device that runs one kernel after another."""
    last = profile.begin
    for launch in profile.launches:
        assert profile.begin <= launch.queued <= launch.start < launch.end
        assert launch.start >= last
        assert launch.end <= profile.end
        last = launch.end
    assert 0 < profile.total <= profile.end - profile.begin


@pytest.mark.capability(127)
def test_each_launch_is_seen(device: Device) -> None:
    x = Tensor.zeros(5000, "i32", device)
    for _ in range(4):  # warm: compiled launchers would take over
        fill.forall(5000)(x, 1)
        double.forall(5000)(x)
    with device.profile("two kernels") as profile:
        for _ in range(3):
            fill.forall(5000)(x, 5)
            double.forall(5000)(x)
    assert (x.numpy() == 10).all()
    assert [launch.kernel for launch in profile.launches] == ["fill", "double"] * 3
    check(profile)
    runtime = device.properties.runtime
    assert {launch.clock for launch in profile.launches} == {"device" if runtime in CLOCKS else "host"}
    rows = {row.kernel: row for row in profile.summary()}
    assert {name: row.count for name, row in rows.items()} == {"fill": 3, "double": 3}
    assert sum(row.total for row in rows.values()) == profile.total
    assert all(row.shortest <= row.mean <= row.longest for row in rows.values())
    assert all(row.device.startswith(runtime) for row in rows.values())
    fill.forall(5000)(x, 6)
    assert len(profile.launches) == 6
    assert (x.numpy() == 6).all()


@pytest.mark.capability(127)
def test_an_empty_window_is_zero(device: Device) -> None:
    with device.profile() as profile:
        Tensor.zeros(10, device=device).numpy()
    assert profile.total == 0
    assert not profile.launches
    assert not profile.summary()
    assert str(profile) == "profile: 0 launches, 0.000 ms"


@pytest.mark.capability(127)
def test_a_failing_kernel_leaves_the_window_usable(device: Device) -> None:
    x = Tensor.zeros(100, "i32", device)
    with device.profile() as profile:
        with pytest.raises(DeviceError, match="fails"):
            fails[1, 1](x)
        fill.forall(100)(x, 3)
    assert profile.launches[-1].kernel == "fill"
    assert (x.numpy() == 3).all()


@pytest.mark.capability(127)
def test_windows_lie_in_windows_and_belong_to_devices() -> None:
    cpu, reference = Device.cpu(), Device.from_runtime("reference")
    x, y = Tensor.zeros(10, "i32", cpu), Tensor.zeros(10, "i32", reference)
    with bc.profile("all") as outer:
        fill.forall(10)(x, 1)
        with cpu.profile() as one, reference.profile() as other:
            double.forall(10)(x)
            double.forall(10)(y)
        fill.interpret.forall(10)(x, 3)
    assert [launch.kernel for launch in outer.launches] == ["fill", "double", "double", "fill"]
    assert [launch.device.split(":")[0] for launch in one.launches] == ["cpu"]
    assert [launch.device.split(":")[0] for launch in other.launches] == ["reference"]
    assert outer.launches[-1].device.startswith("reference")


@pytest.mark.capability(127)
def test_windows_in_windows_show_the_same_times(device: Device) -> None:
    x = Tensor.zeros(10, "i32", device)
    with bc.profile("all") as outer:
        fill.forall(10)(x, 1)
        with device.profile() as one, bc.profile() as other:
            double.forall(10)(x)
            double.forall(10)(x)
    assert len(outer.launches) == 3
    assert [(row.kernel, row.clock) for row in one.launches] == [("double", outer.launches[0].clock)] * 2
    assert outer.launches[1:] == one.launches == other.launches


@pytest.mark.capability(127)
def test_other_threads_are_not_in_the_window() -> None:
    x = np.zeros(10, np.int32)
    with bc.profile() as profile:
        thread = threading.Thread(target=lambda: fill.forall(10)(x, 4))
        thread.start()
        thread.join()
    assert x[0] == 4
    assert not profile.launches


@pytest.mark.capability(127)
def test_many_launches_do_not_pile_up(device: Device) -> None:
    x = Tensor.zeros(10, "i32", device)
    with device.profile() as profile:
        for number in range(profiling._MOST_WAITING + 5):
            fill.forall(10)(x, number)
        assert len(profile._waiting) == 5
    check(profile)
    assert len(profile.launches) == profiling._MOST_WAITING + 5


@pytest.mark.capability(127)
def test_nothing_is_watched_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(profiling, "launch", never)
    x = np.zeros(10, np.int32)
    for _ in range(3):
        fill.forall(10)(x, 2)
    with bc.profile() as profile, pytest.raises(AssertionError):
        fill.forall(10)(x, 3)
    assert profile.total == 0
    fill.forall(10)(x, 9)
    assert x[0] == 9


def trace(path: Path) -> list[dict[str, Any]]:
    """The bars of a trace, as viewers read them."""
    text: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    events: list[dict[str, Any]] = text["traceEvents"]
    named = {event["tid"] for event in events if event["ph"] == "M"}
    bars = [event for event in events if event["ph"] == "X"]
    assert all(bar["tid"] in named and bar["dur"] >= 0 and bar["ts"] > 0 for bar in bars)
    return bars


@pytest.mark.capability(127)
def test_a_trace_holds_every_launch(tmp_path: Path) -> None:
    x = np.zeros(1000, np.int32)
    with bc.profile("window") as profile:
        fill.forall(1000)(x, 1)
        double.forall(1000)(x)
    profile.save(tmp_path / "trace.json")
    window, *bars = trace(tmp_path / "trace.json")
    assert window["name"] == "window"
    assert [bar["name"] for bar in bars] == ["fill", "double"]
    for bar, launch in zip(bars, profile.launches, strict=True):
        assert window["ts"] <= bar["ts"] <= bar["ts"] + bar["dur"] <= window["ts"] + window["dur"]
        assert bar["dur"] == launch.duration / 1e3
        assert bar["args"]["grid"] == list(launch.grid)


PROGRAM = """
import os, sys
import numpy as np
from tests.services.test_profiling import double, fill
x = np.zeros(1000, np.int32)
for number in range(5):
    fill.forall(1000)(x, number)
assert x[0] == 4
if hasattr(os, "fork") and sys.argv[1] == "fork" and os.fork() == 0:
    double.forall(1000)(x)
    sys.exit(0)
if sys.argv[1] == "fork":
    os.wait()
"""


@pytest.mark.capability(127, 133)
def test_a_process_writes_its_trace_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "trace.{pid}.json"
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, ""], env={**os.environ, "BURN_CUBE_PROFILE": str(file)}
    )
    assert process.wait(120) == 0
    bars = trace(tmp_path / f"trace.{process.pid}.json")
    assert [bar["name"] for bar in bars] == [f"process {process.pid}", *["fill"] * 5]


@pytest.mark.capability(127, 136)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_child_writes_its_own(tmp_path: Path) -> None:
    file = tmp_path / "trace.json"
    environment = {**os.environ, "BURN_CUBE_PROFILE": str(file)}
    subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PROGRAM, "fork"], env=environment, check=True, timeout=120
    )
    (child,) = tmp_path.glob("trace.json.*")
    assert [bar["name"] for bar in trace(file)][1:] == ["fill"] * 5
    assert [bar["name"] for bar in trace(child)][1:] == ["double"]


@pytest.mark.capability(133)
def test_the_setting_is_read_at_each_launch(tmp_path: Path) -> None:
    x = np.zeros(10, np.int32)
    for _ in range(3):
        fill.forall(10)(x, 1)
    file = str(tmp_path / "trace.json")
    with config.use(profile=file):
        fill.forall(10)(x, 2)
    fill.forall(10)(x, 3)
    found = profiling._process._profiles.pop(file)
    assert [launch.kernel for launch in found.launches] == ["fill"]


@pytest.mark.capability(127, 133)
@pytest.mark.parametrize("name", ["none/trace.json", "."])
def test_a_file_that_cannot_be_written_is_an_error_of_the_first_launch(name: str, tmp_path: Path) -> None:
    x = np.zeros(10, np.int32)
    with config.use(profile=str(tmp_path / name)):
        with pytest.raises(ConfigError, match="cannot write the file of the setting profile"):
            fill.forall(10)(x, 2)
    assert not x.any()
    fill.forall(10)(x, 3)
    assert x.all()


@pytest.mark.capability(127, 133)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_told_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, ""],
        env={**os.environ, "BURN_CUBE_PROFILE": "/dev/full"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    (line,) = done.stderr.splitlines()
    assert line.startswith("error: cannot write the file of the setting profile: [Errno 28]")
