"""The stand-ins behave as drivers do where programs could rely on it: order, waiting, limits, errors."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.device import stand_ins
from tests.device.shim import ORDERS, NoCompiler, build

driver: Any = pytest.importorskip("cuda.bindings.driver", reason="cuda-bindings is not installed")

TEXT = """
extern "C" __global__ void add(float* x, float a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] += a;
}
extern "C" __global__ void large(float* x) {
    extern __shared__ float s[];
    s[threadIdx.x] = 1;
    x[threadIdx.x] = s[threadIdx.x];
}
extern "C" __global__ void last(float* x) { x[0] = (float)blockIdx.x; }
"""
OUT_OF_MEMORY, ILLEGAL_ADDRESS, NOT_READY, INVALID_VALUE = 2, 700, 600, 1


class Cuda:
    """Calls that must succeed."""

    def __init__(self, fake: stand_ins.StandIn) -> None:
        self.fake = fake
        self.check(driver.cuInit(0))
        self.device = self.check(driver.cuDeviceGet(0))
        self.context = self.check(driver.cuCtxCreate(None, 0, self.device))
        self.stream = self.check(driver.cuStreamCreate(1))  # does not wait for the null stream
        image = stand_ins.image(build(TEXT).path, "sm_90")
        self.module = self.check(driver.cuModuleLoadData(image))

    def check(self, answer: tuple[Any, ...]) -> Any:
        assert int(answer[0]) == 0, (answer, driver.cuGetErrorString(answer[0]))
        return answer[1] if len(answer) == 2 else answer[1:]

    def function(self, name: str) -> Any:
        return self.check(driver.cuModuleGetFunction(self.module, name.encode()))

    def device_array(self, array: np.ndarray[Any, Any]) -> int:
        address = int(self.check(driver.cuMemAlloc(array.nbytes)))
        self.check(driver.cuMemcpyHtoD(address, array.ctypes.data, array.nbytes))
        return address

    def add(self, address: int, value: float, count: int, stream: Any, blocks: int = 1) -> tuple[Any, ...]:
        types = (ctypes.c_void_p, ctypes.c_float, ctypes.c_int)
        args = ((address, value, count), types)
        answer: tuple[Any, ...] = driver.cuLaunchKernel(
            self.function("add"), blocks, 1, 1, 32, 1, 1, 0, stream, args, 0
        )
        return answer

    def host(self, address: int, count: int) -> np.ndarray[Any, Any]:
        """As a blocking copy sees it now."""
        found = np.zeros(count, np.float32)
        self.check(driver.cuMemcpyDtoH(found.ctypes.data, address, found.nbytes))
        return found


@pytest.fixture
def cuda() -> Iterator[Cuda]:
    try:
        fake = stand_ins.cuda()
    except (NoCompiler, stand_ins.RealDriver) as reason:
        pytest.skip(str(reason))
    with fake.changed():
        made = Cuda(fake)
        yield made
        driver.cuCtxDestroy(made.context)


def test_work_is_done_when_it_is_waited_for(cuda: Cuda) -> None:
    x = cuda.device_array(np.zeros(4, np.float32))
    cuda.check(cuda.add(x, 1, 4, cuda.stream))
    assert cuda.host(x, 4).tolist() == [0, 0, 0, 0]  # the stream does not block: nobody has waited
    cuda.check(driver.cuStreamSynchronize(cuda.stream))
    assert cuda.host(x, 4).tolist() == [1, 1, 1, 1]


def test_blocking_streams_see_the_null_stream(cuda: Cuda) -> None:
    blocking = cuda.check(driver.cuStreamCreate(0))
    x = cuda.device_array(np.zeros(1, np.float32))
    cuda.check(cuda.add(x, 1, 1, blocking))
    assert cuda.host(x, 1)[0] == 1


def test_arguments_and_pageable_memory_are_taken_at_the_call(cuda: Cuda) -> None:
    x = cuda.device_array(np.zeros(1, np.float32))
    source = np.full(1, 5, np.float32)
    cuda.check(driver.cuMemcpyHtoDAsync(x, source.ctypes.data, 4, cuda.stream))
    source[0] = 9
    cuda.check(driver.cuStreamSynchronize(cuda.stream))
    assert cuda.host(x, 1)[0] == 5


def test_pinned_memory_is_read_when_the_copy_runs(cuda: Cuda) -> None:
    x = cuda.device_array(np.zeros(1, np.float32))
    pinned = int(cuda.check(driver.cuMemHostAlloc(4, 0)))
    cell = ctypes.c_float.from_address(pinned)
    cell.value = 5
    cuda.check(driver.cuMemcpyHtoDAsync(x, pinned, 4, cuda.stream))
    cell.value = 9
    cuda.check(driver.cuStreamSynchronize(cuda.stream))
    assert cuda.host(x, 1)[0] == 9
    cuda.check(driver.cuMemFreeHost(pinned))


def test_events_order_streams_and_measure(cuda: Cuda) -> None:
    other = cuda.check(driver.cuStreamCreate(1))
    x = cuda.device_array(np.zeros(1, np.float32))
    begin, end = (cuda.check(driver.cuEventCreate(0)) for _ in range(2))
    cuda.check(driver.cuEventRecord(begin, cuda.stream))
    cuda.check(cuda.add(x, 1, 1, cuda.stream))
    cuda.check(driver.cuEventRecord(end, cuda.stream))
    assert int(driver.cuEventQuery(end)[0]) == NOT_READY
    cuda.check(driver.cuStreamWaitEvent(other, end, 0))
    cuda.check(driver.cuStreamSynchronize(other))
    assert cuda.host(x, 1)[0] == 1
    assert cuda.check(driver.cuEventElapsedTime(begin, end)) >= 0


def test_graphs_are_captured_and_launched_again(cuda: Cuda) -> None:
    x = cuda.device_array(np.zeros(1, np.float32))
    mode = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
    cuda.check(driver.cuStreamBeginCapture(cuda.stream, mode))
    cuda.check(cuda.add(x, 1, 1, cuda.stream))
    cuda.check(cuda.add(x, 2, 1, cuda.stream))
    graph = cuda.check(driver.cuStreamEndCapture(cuda.stream))
    executable = cuda.check(driver.cuGraphInstantiate(graph, 0))
    cuda.check(driver.cuStreamSynchronize(cuda.stream))
    assert cuda.host(x, 1)[0] == 0
    for _ in range(3):
        cuda.check(driver.cuGraphLaunch(executable, cuda.stream))
    cuda.check(driver.cuStreamSynchronize(cuda.stream))
    assert cuda.host(x, 1)[0] == 9


def test_waiting_spoils_a_capture(cuda: Cuda) -> None:
    mode = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
    cuda.check(driver.cuStreamBeginCapture(cuda.stream, mode))
    assert int(driver.cuStreamSynchronize(cuda.stream)[0]) == 900
    assert int(driver.cuStreamEndCapture(cuda.stream)[0]) == 901


def test_memory_runs_out_and_comes_back(cuda: Cuda) -> None:
    cuda.fake.set_memory(cuda.fake.used_bytes() + 1000)
    x = cuda.check(driver.cuMemAlloc(900))
    assert int(driver.cuMemAlloc(200)[0]) == OUT_OF_MEMORY
    assert cuda.check(driver.cuMemGetInfo())[0] == 100
    cuda.check(driver.cuMemFree(x))
    cuda.check(driver.cuMemFree(cuda.check(driver.cuMemAlloc(1000))))


def test_memory_freed_in_a_stream_comes_back_in_its_order(cuda: Cuda) -> None:
    before = cuda.fake.used_bytes()
    x = cuda.check(driver.cuMemAllocAsync(64, cuda.stream))
    cuda.check(cuda.add(int(x), 1, 0, cuda.stream))
    cuda.check(driver.cuMemFreeAsync(x, cuda.stream))
    assert cuda.fake.used_bytes() == before + 64
    cuda.check(driver.cuStreamSynchronize(cuda.stream))
    assert cuda.fake.used_bytes() == before


def test_a_fault_takes_the_context_with_it(cuda: Cuda) -> None:
    x = cuda.device_array(np.zeros(4, np.float32))
    cuda.check(cuda.add(x, 1, 40, cuda.stream, blocks=2))  # the launch itself succeeds
    assert int(driver.cuStreamSynchronize(cuda.stream)[0]) == ILLEGAL_ADDRESS
    assert int(driver.cuMemAlloc(16)[0]) == ILLEGAL_ADDRESS
    assert "byte 16 of a buffer of 16 bytes" in cuda.fake.last_finding()
    assert "thread (4, 0, 0)" in cuda.fake.last_finding()


def test_limits_of_launches(cuda: Cuda) -> None:
    function = cuda.function("large")

    def launch(grid: tuple[int, int, int], block: tuple[int, int, int], shared: int) -> int:
        args = ((0,), (ctypes.c_void_p,))
        return int(driver.cuLaunchKernel(function, *grid, *block, shared, cuda.stream, args, 0)[0])

    cuda.fake.set_null_launch(True)
    assert launch((1, 1, 1), (1024, 1, 1), 49152) == 0
    assert launch((1, 1, 1), (1024, 1, 1), 49153) == INVALID_VALUE  # has to be asked for
    which = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    cuda.check(driver.cuFuncSetAttribute(function, which, 232448))
    assert int(driver.cuFuncSetAttribute(function, which, 232449)[0]) == INVALID_VALUE
    assert launch((1, 1, 1), (1, 1, 1), 232448) == 0
    for grid, block in [
        ((0, 1, 1), (1, 1, 1)),
        ((1, 65536, 1), (1, 1, 1)),
        ((1, 1, 1), (1, 1, 65)),
        ((1, 1, 1), (1024, 2, 1)),
    ]:
        assert launch(grid, block, 0) == INVALID_VALUE, (grid, block)


@pytest.mark.parametrize("order", ORDERS)
def test_orders_of_blocks(cuda: Cuda, order: Any) -> None:
    cuda.fake.set_order(order, 3)
    x = cuda.device_array(np.full(1, -1, np.float32))
    args = ((x,), (ctypes.c_void_p,))
    cuda.check(driver.cuLaunchKernel(cuda.function("last"), 5, 1, 1, 1, 1, 1, 0, cuda.stream, args, 0))
    cuda.check(driver.cuStreamSynchronize(cuda.stream))
    assert cuda.host(x, 1)[0] in {"forward": [4], "reverse": [0], "random": [0, 1, 2, 3, 4]}[order]


def test_failures_that_a_test_asks_for(cuda: Cuda) -> None:
    cuda.fake.fail("cuStreamSynchronize", 719, times=1)
    assert int(driver.cuStreamSynchronize(cuda.stream)[0]) == 719
    cuda.check(driver.cuStreamSynchronize(cuda.stream))
    assert cuda.fake.calls("cuStreamSynchronize") == 2


def test_images_of_another_architecture(cuda: Cuda) -> None:
    assert int(driver.cuModuleLoadData(b"\x7fELF and more\0")[0]) == 200
    assert int(driver.cuModuleLoadData(stand_ins.image(build(TEXT).path, "sm_80"))[0]) == 209
    assert int(driver.cuModuleGetFunction(cuda.module, b"missing")[0]) == 500
