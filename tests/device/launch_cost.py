"""What a warm launch costs: `python -m tests.device.launch_cost cpu|cuda|hip|opencl|vulkan`.

CUDA and HIP run on stand-ins for their drivers, whose launches do nothing; other devices are real, and what
is queued on them runs between the rounds.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import burn_cube as bc
from burn_cube.launch import runtimes
from burn_dispatch import Device, Tensor
from burn_runtimes.device.stream_driver import StreamDriver
from tests.device import on_cpu

COUNT, CALLS, ROUNDS = 64, 200, 40
_STAND_INS: dict[str, Callable[[], on_cpu.OnCpu]] = {"cuda": on_cpu.cuda, "hip": on_cpu.hip}
_RUNTIMES = {"hip": "rocm"}


@bc.cube
def saxpy(a: bc.f32, x: bc.Array[bc.f32], y: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    """y = a * x + y, of one cube."""
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] = a * x[bc.ABSOLUTE_POS] + y[bc.ABSOLUTE_POS]


def _open(name: str) -> tuple[Device, Callable[[], None]]:
    """A device, and what makes its launches do nothing."""
    runtime = _RUNTIMES.get(name, name)
    if name not in _STAND_INS:
        return Device.from_runtime(runtime), lambda: None
    on = _STAND_INS[name]()
    driver: Any = StreamDriver(on.api, on.properties, on.target, on.compiler, on.cubes, on.parameter_bytes)
    runtimes._open[(runtime, 0)] = driver
    return Device.from_runtime(runtime), lambda: on.fake.set_null_launch(True)


def _times(call: Callable[[], object], wait: Callable[[], object]) -> list[float]:
    """Microseconds of a call, a round each."""
    found: list[float] = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for _ in range(CALLS):
            call()
        found.append((time.perf_counter() - began) / CALLS * 1e6)
        wait()
    return found


def main(name: str) -> None:
    """Print a line for each way to launch."""
    device, make_null = _open(name)
    x, y = (Tensor.from_numpy(np.full(COUNT, value, np.float32), device) for value in (1, 2))
    out = Tensor.empty((COUNT,), "f32", device)
    for _ in range(4):
        saxpy[1, COUNT](2.5, x, y, out)
    if out.numpy().tolist() != [4.5] * COUNT:
        raise SystemExit("the launches give a wrong result")
    make_null()
    bound = saxpy[1, COUNT]
    ways: dict[str, Callable[[], object]] = {
        "bound": lambda: bound(2.5, x, y, out),
        "brackets": lambda: saxpy[1, COUNT](2.5, x, y, out),
    }
    for way, call in ways.items():
        times = _times(call, device.sync)
        print(f"{name} {way}: median {statistics.median(times):.2f} us, least {min(times):.2f} us")


if __name__ == "__main__":
    main(sys.argv[1])
