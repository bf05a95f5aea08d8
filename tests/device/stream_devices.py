"""Drivers of CUDA and HIP on stand-ins, by each package: what tests of them open, count and launch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import BufferArg
from burn_runtimes.cuda.create import opened
from burn_runtimes.device.stream_driver import StreamDriver
from burn_runtimes.hip.create import create as create_hip
from tests.device import on_cpu, stand_ins
from tests.device.probe import artifact_of

OUT_OF_MEMORY, INVALID_VALUE, LAUNCH_FAILED, OUT_OF_RESOURCES = 2, 1, 719, 701
ONE = np.zeros(1, np.float32)


@bc.cube
def add(x: bc.Array[bc.f32], a: bc.f32):
    i = bc.ABSOLUTE_POS
    x[i] = x[i] + a


@bc.cube
def fail_at(x: bc.Array[bc.f32], bad: bc.i32):
    i = bc.ABSOLUTE_POS
    bc.device_assert(i != bad, "a bad unit")
    x[i] = 1.0


@dataclass(frozen=True)
class Names:
    """What a driver calls what the tests count and make fail."""

    allocate: str
    launch: str
    wait: str
    copy_in: str
    copy_out: str


CUDA = Names(
    "cuMemAllocAsync", "cuLaunchKernel", "cuStreamSynchronize", "cuMemcpyHtoDAsync_v2", "cuMemcpyDtoHAsync_v2"
)
PYCUDA = Names("cuMemAlloc_v2", CUDA.launch, CUDA.wait, CUDA.copy_in, CUDA.copy_out)
HIP = Names(
    "hipMallocAsync", "hipModuleLaunchKernel", "hipStreamSynchronize", "hipMemcpyAsync", "hipMemcpyAsync"
)


@dataclass(frozen=True)
class Opened:
    """A driver that ends with its device, as the real one does."""

    driver: StreamDriver[Any]
    fake: stand_ins.StandIn
    names: Names

    def array(self, values: np.ndarray[Any, Any]) -> BufferArg:
        buffer = self.driver.alloc(values.nbytes)
        self.driver.write(buffer, 0, values)
        return BufferArg(buffer, 0, values.size, values.size)

    def host(self, arg: BufferArg, dtype: str = "float32") -> list[Any]:
        found: list[Any] = self.driver.read(arg.buffer, 0, arg.buffer.size).view(dtype).tolist()
        return found

    def compiled(self, kernel: Any, *args: object, cube: int = 32) -> Any:
        """The module of a launch on host arrays that never happens."""
        return self.driver.compile(artifact_of(self.driver, kernel, *args, units=cube))


def _cuda() -> Opened:
    fake = stand_ins.cuda()
    fake.reset()
    compiler = on_cpu.ShimCompiler("cuda", 32, "sm_90")
    api, device = opened(0)
    driver = StreamDriver(api, device.properties, "cuda", compiler, device.cubes, device.parameter_bytes)
    return Opened(driver, fake, CUDA)


def _pycuda() -> Opened:
    if find_spec("pycuda") is None:
        pytest.skip("PyCUDA is not installed")
    with bc.config.use(cuda_binding="pycuda"):
        found = _cuda()
    return Opened(found.driver, found.fake, PYCUDA)


def _hip() -> Opened:
    on_cpu.hip()  # sets the compiler
    fake = stand_ins.hip()
    fake.reset()
    fake.set_architecture("gfx942")
    return Opened(create_hip(0), fake, HIP)


OPEN: dict[str, Callable[[], Opened]] = {"cuda-bindings": _cuda, "pycuda": _pycuda, "hip": _hip}


def open_or_skip(kind: str) -> Opened:
    """A new driver, if this machine can have it."""
    if kind != "hip" and find_spec("cuda") is None:
        pytest.skip("cuda-bindings is not installed")
    try:
        return OPEN[kind]()
    except (stand_ins.NoCompiler, stand_ins.RealDriver) as reason:
        pytest.skip(str(reason))
