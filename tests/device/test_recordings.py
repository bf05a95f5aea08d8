"""Recordings of launches on stand-ins: what may be part of one, that it runs again, what it keeps."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import numpy as np
import pytest

from burn_cube.driver import PreparedLaunch
from burn_cube.errors import DeviceError
from tests.device.stream_devices import INVALID_VALUE, ONE, OPEN, PYCUDA, Opened, add, fail_at, open_or_skip


@pytest.fixture(params=list(OPEN))
def device(request: pytest.FixtureRequest) -> Iterator[Opened]:
    found = open_or_skip(request.param)
    yield found
    found.fake.reset()


def test_recorded_launches_run_again(device: Opened) -> None:
    module, other = device.compiled(add, ONE, 1.0), device.compiled(fail_at, ONE, 1)
    x = device.array(np.zeros(4, np.float32))
    if device.names is PYCUDA:
        with pytest.raises(DeviceError, match="has no graphs") as caught, device.driver.recording():
            pass
        assert "cuda-bindings" in str(caught.value.help)
        return
    with device.driver.recording() as twice:
        device.driver.launch(module, (1, 1, 1), [x, 1.0])
        device.driver.launch(module, (1, 1, 1), [x, 2.0])
        with pytest.raises(DeviceError, match="cannot read 16 bytes while launches are recorded"):
            device.host(x)
        with pytest.raises(DeviceError, match="cannot record kernel fail_at: it reports"):
            device.driver.launch(other, (1, 1, 1), [x, 1])
        with pytest.raises(DeviceError, match="it is not complete"):
            twice.launch()
    assert device.host(x) == [0.0] * 4
    for _ in range(3):
        twice.launch()
    assert device.host(x) == [9.0] * 4
    del twice
    device.driver.launch(module, (1, 1, 1), [x, 1.0])
    assert device.host(x) == [10.0] * 4


@pytest.mark.capability(130)
def test_prepared_launches_run_again_with_and_without_graphs(device: Opened) -> None:
    module = device.compiled(add, ONE, 1.0)
    x = device.array(np.zeros(4, np.float32))
    run = device.driver.prepare([PreparedLaunch(module, (1, 1, 1), [x, value]) for value in (1.0, 2.0)])
    assert device.host(x) == [0.0] * 4
    before = device.fake.calls(device.names.launch)
    for _ in range(3):
        run()
    assert device.host(x) == [9.0] * 4
    assert device.fake.calls(device.names.launch) - before == (6 if device.names is PYCUDA else 0)


def test_a_recording_keeps_the_memory_of_its_arguments(device: Opened) -> None:
    if device.names is PYCUDA:
        pytest.skip("PyCUDA has no graphs")
    module = device.compiled(add, ONE, 1.0)
    gc.collect()
    device.driver.memory_cleanup()
    before = device.driver.memory_usage().used
    x = device.array(np.zeros(1 << 10, np.float32))
    with device.driver.recording() as recording:
        device.driver.launch(module, (1, 1, 1), [x, 1.0])
    del x
    assert device.driver.memory_usage().used == before + (1 << 12)
    recording.launch()
    device.driver.sync()
    del recording
    gc.collect()
    assert device.driver.memory_usage().used == before


def test_an_error_ends_a_recording(device: Opened) -> None:
    if device.names is PYCUDA:
        pytest.skip("PyCUDA has no graphs")
    x = device.array(np.zeros(1, np.float32))
    module = device.compiled(add, ONE, 1.0)
    device.fake.fail(device.names.launch, INVALID_VALUE)
    with pytest.raises(DeviceError, match="cannot launch kernel add"), device.driver.recording():
        device.driver.launch(module, (1, 1, 1), [x, 1.0])
    device.driver.launch(module, (1, 1, 1), [x, 1.0])
    assert device.host(x) == [1.0]
