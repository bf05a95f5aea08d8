"""Compiled launches on OpenCL and wgpu: used where they can be, never with another result."""

from __future__ import annotations

import ctypes
import threading
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config
from burn_cube.errors import DeviceError, LaunchValueError
from burn_cube.launch import runtimes
from burn_dispatch import Device, Tensor
from tests.unit.native_kernels import compiled

Array = Any


@bc.cube
def mixed(a: bc.f16, b: bc.i8, x: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32], n: bc.index):
    row = bc.ABSOLUTE_POS_X
    if row < x.shape(0):
        for column in range(n):
            out[column, row] = x[row, column] * bc.f32(a) + bc.f32(b)


@bc.cube
def add(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] += x[bc.ABSOLUTE_POS]


@bc.cube
def product(x: bc.Array[bc.f32], y: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS] * y[bc.ABSOLUTE_POS]


@bc.cube
def checked(x: bc.Array[bc.f32], bad: bc.i32):
    bc.device_assert(bc.i32(bc.ABSOLUTE_POS) != bad, "a bad unit")
    x[bc.ABSOLUTE_POS] = 1.0


@pytest.fixture(scope="module", params=["opencl", "vulkan"])
def device(request: pytest.FixtureRequest) -> Device:
    pytest.importorskip("pyopencl" if request.param == "opencl" else "wgpu")
    try:
        found = runtimes.driver(request.param)
    except DeviceError as reason:
        pytest.skip(str(reason))
    assert getattr(found, "native") is not None, "this machine should have it"  # noqa: B009
    return Device.from_runtime(request.param)


def there(device: Device, values: Array) -> Tensor:
    return Tensor.from_numpy(np.asarray(values, np.float32), device)


def warm(kernel: Any, *args: object, grid: Any = 1, cube: Any = 32) -> Any:
    run = kernel[grid, cube]
    for _ in range(3):
        run(*args)
    return kernel[grid, cube]


def test_a_warm_launch_is_compiled_and_computes_the_same(device: Device) -> None:
    values = np.arange(20, dtype=np.float32).reshape(5, 4)
    x, results = there(device, values), []
    for native in (False, True):
        out = there(device, np.zeros((4, 5)))
        with config.use(native_launch=native):
            run = warm(mixed, 1.5, -3, x, out, 4)
            fresh = there(device, np.zeros((4, 5)))
            assert compiled(mixed, lambda: run(0.1, -7, x, fresh, 4)) == int(native)  # noqa: B023
        results.append(fresh.numpy())
    assert results[0].tobytes() == results[1].tobytes()
    assert np.allclose(results[1], values.T * np.float32(np.float16(0.1)) - 7)


def test_arrays_behind_the_start_of_their_buffer_are_left_to_python(device: Device) -> None:
    x, out = there(device, np.arange(64)), there(device, np.zeros(32))
    run = warm(add, x[:32], out)
    behind = x[32:]
    assert compiled(add, lambda: run(behind, out)) == 0
    assert out.numpy().tolist() == (np.arange(32) * 3 + np.arange(32, 64)).tolist()


def test_one_buffer_twice_is_left_to_python(device: Device) -> None:
    x, out = there(device, np.ones(32)), there(device, np.zeros(32))
    run = warm(add, x, out)
    with pytest.raises(LaunchValueError):
        run(out, out)


def test_what_opencl_refuses_is_left_to_python(device: Device) -> None:
    if device.driver.target == "wgsl":
        pytest.skip("OpenCL's own function")
    x, out = there(device, np.ones(32)), there(device, np.zeros(32))
    run = warm(add, x, out)
    state: Any = getattr(device.driver, "state")  # noqa: B009
    set_parameter = state.set
    refuse = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint, ctypes.c_size_t, ctypes.c_void_p)(
        lambda *_: -38
    )
    try:
        state.set = ctypes.cast(refuse, ctypes.c_void_p).value
        assert compiled(add, lambda: run(x, out)) == 0
    finally:
        state.set = set_parameter
    assert compiled(add, lambda: run(x, out)) == 1
    assert out.numpy().tolist() == [5.0] * 32


def test_what_wgpu_refuses_is_left_to_python(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    if device.driver.target != "wgsl":
        pytest.skip("wgpu's batches")
    x, out = there(device, np.ones(32)), there(device, np.zeros(32))
    run = warm(add, x, out)

    def refuse(*_: object) -> bool:
        raise RuntimeError("refused")

    batch: Any = getattr(device.driver, "_batch")  # noqa: B009
    with monkeypatch.context() as changed:
        changed.setattr(batch, "again", refuse)
        assert compiled(add, lambda: run(x, out)) == 0
    assert compiled(add, lambda: run(x, out)) == 1
    assert out.numpy().tolist() == [5.0] * 32


def test_many_launches_on_many_arrays(device: Device) -> None:
    outs = [there(device, np.zeros(32)) for _ in range(7)]
    x = there(device, np.arange(32))
    run = warm(add, x, outs[0])
    for i in range(1400):
        run(x, outs[i % 7])
    factors = [203, *[200] * 6]
    for out, factor in zip(outs, factors, strict=True):
        assert out.numpy().tolist() == (np.arange(32) * factor).tolist()


def test_memory_of_queued_launches_is_lent_to_nobody(device: Device) -> None:
    x, out = there(device, np.ones(32)), there(device, np.zeros(32))
    run = warm(add, x, out)
    for i in range(600):
        given = there(device, np.full(32, i))
        run(given, out)
        del given
    assert out.numpy().tolist() == [3.0 + sum(range(600))] * 32


def test_one_buffer_read_twice(device: Device) -> None:
    x, out = there(device, np.arange(32)), there(device, np.zeros(32))
    run = warm(product, x, x, out)
    assert compiled(product, lambda: run(x, x, out)) == 1
    assert out.numpy().tolist() == (np.arange(32) ** 2).tolist()


def test_the_queue_that_keeps_times_goes_on(device: Device) -> None:
    x, out = there(device, np.ones(32)), there(device, np.zeros(32))
    run = warm(add, x, out)
    with bc.profile() as found:
        add[1, 32](x, out)
    assert [launch.kernel for launch in found.launches] == ["add"]
    assert compiled(add, lambda: run(x, out)) == 1
    run = warm(add, out, x)
    assert x.numpy().tolist() == [1.0 + 3 * 5] * 32


def test_folded_grids_and_kernels_that_report_are_left_to_python(device: Device) -> None:
    x, out = there(device, np.ones(32)), there(device, np.zeros(32))
    run = warm(add, x, out, grid=(1, 1 << 16))
    assert compiled(add, lambda: run(x, out)) == 0
    run = warm(checked, x, -1)
    assert compiled(checked, lambda: run(x, -1)) == 0
    with pytest.raises(DeviceError, match="a bad unit"):
        run(x, 3)


def test_any_thread_launches(device: Device) -> None:
    x = there(device, np.ones(32))
    outs = [there(device, np.zeros(32)) for _ in range(4)]
    run = warm(add, x, outs[0])

    def work(out: Tensor) -> None:
        for _ in range(200):
            run(x, out)

    threads = [threading.Thread(target=work, args=(out,)) for out in outs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [out.numpy()[0] for out in outs] == [203, 200, 200, 200]
