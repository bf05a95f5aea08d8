"""Each call of a driver fails once: it is one of our errors, and what comes after works."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import DeviceError
from burn_cube.launch import runtimes
from burn_dispatch import Device, Tensor
from tests.device.stream_devices import OUT_OF_MEMORY, open_or_skip

pytestmark = pytest.mark.capability(119, 124)
N = 64
CUDA = (
    "cuMemAllocAsync", "cuMemcpyHtoDAsync_v2", "cuLaunchKernel", "cuStreamCreate", "cuEventCreate",
    "cuEventRecord", "cuStreamWaitEvent", "cuEventSynchronize", "cuEventElapsedTime_v2",
    "cuStreamBeginCapture_v2", "cuGraphInstantiateWithFlags", "cuGraphLaunch", "cuStreamSynchronize",
    "cuMemcpyDtoHAsync_v2",
)  # fmt: skip
HIP = (
    "hipMallocAsync", "hipMemcpyAsync", "hipModuleLaunchKernel", "hipStreamCreateWithFlags",
    "hipEventCreate", "hipEventRecord", "hipStreamWaitEvent", "hipEventSynchronize",
    "hipEventElapsedTime", "hipStreamBeginCapture", "hipGraphInstantiate", "hipGraphLaunch",
    "hipStreamSynchronize",
)  # fmt: skip
CALLS = [(kind, name) for kind, names in (("cuda-bindings", CUDA), ("hip", HIP)) for name in names]


@bc.cube
def count(x: bc.Array[bc.i32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < x.len():
        x[i] += 1


@pytest.fixture
def before() -> Iterator[None]:
    found = dict(runtimes._open)
    yield
    gc.collect()
    runtimes._open.clear()
    runtimes._open.update(found)


def everything(device: Device) -> None:
    """Memory, launches of two threads, a graph, a profile."""
    x = Tensor.from_numpy(np.zeros(N, np.int32), device)
    count.forall(N)(x)
    failed: list[BaseException] = []

    def other() -> None:
        try:
            count.forall(N)(x)
        except DeviceError as error:
            failed.append(error)

    thread = threading.Thread(target=other)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    graph = bc.Graph(device)
    with graph.record():
        count.forall(N)(x)
    graph.replay()
    for _ in range(2):
        with device.profile() as profile:
            count.forall(N)(x)
        assert len(profile.launches) == 1
    device.sync()
    assert x.numpy().tolist() == [5] * N


@pytest.mark.parametrize(("kind", "name"), CALLS)
@pytest.mark.parametrize("code", [1, 2])
def test_a_call_that_fails_once(
    kind: str, name: str, code: int, before: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burn_runtimes.device.stopwatch._LONGEST", 0)  # each launch has an origin of its own
    opened = open_or_skip(kind)
    runtime: Any = opened.driver.properties.runtime
    runtimes._open[runtime, 0] = opened.driver
    device = Device.from_runtime(runtime)
    opened.fake.fail(name, code)
    calls = opened.fake.calls(name)
    if code == OUT_OF_MEMORY and "alloc" in name.lower():
        everything(device)  # has asked once more
    else:
        with pytest.raises(
            DeviceError, match=f"{name.split('_')[0].removesuffix('WithFlags')}|bytes free of"
        ):
            everything(device)
    assert opened.fake.calls(name) > calls
    everything(device)
    gc.collect()
    device.sync()
    device.memory_cleanup()
    assert device.memory_usage().used == 0
