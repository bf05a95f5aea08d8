"""The drivers of CUDA and HIP on stand-ins: memory, launches, waiting, and each way in which they fail."""

from __future__ import annotations

import ctypes
import gc
import threading
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import BufferArg
from burn_cube.dtypes import F32
from burn_cube.errors import DeviceError, LaunchValueError, OutOfMemoryError
from burn_cube.record import replace
from burn_runtimes.cuda.create import create as create_cuda
from burn_runtimes.cuda.create import opened
from burn_runtimes.device.stream_driver import StreamDriver
from burn_runtimes.hip.create import create as create_hip
from tests.device import on_cpu
from tests.device.stream_devices import (
    HIP,
    INVALID_VALUE,
    LAUNCH_FAILED,
    ONE,
    OPEN,
    OUT_OF_RESOURCES,
    PYCUDA,
    Opened,
    add,
    fail_at,
    open_or_skip,
)


@bc.cube
def cubes(x: bc.Array[bc.u32]):
    if bc.UNIT_POS == 0:
        x[bc.CUBE_POS] = bc.u32(bc.CUBE_POS_X + 10 * bc.CUBE_POS_Y + 100 * bc.CUBE_POS_Z)


@bc.cube
def much_shared(x: bc.Array[bc.f32]):
    s = bc.Shared[bc.f32](15000)
    s[bc.UNIT_POS] = x[bc.UNIT_POS]
    bc.sync_cube()
    x[bc.UNIT_POS] = s[bc.CUBE_DIM_X - 1 - bc.UNIT_POS]


@pytest.fixture(params=list(OPEN))
def device(request: pytest.FixtureRequest) -> Iterator[Opened]:
    found = open_or_skip(request.param)
    yield found
    found.fake.reset()


def test_launches_are_queued_and_read_waits(device: Opened) -> None:
    x = device.array(np.arange(100, dtype=np.float32))
    module = device.compiled(add, ONE, 1.0)
    waits = device.fake.calls(device.names.wait)
    for _ in range(5):
        device.driver.launch(module, (4, 1, 1), [x, 0.5])
    assert device.fake.calls(device.names.launch) == 5
    assert device.fake.calls(device.names.wait) == waits
    assert device.host(x) == [i + 2.5 for i in range(100)]
    device.driver.sync()


def test_views_start_at_their_offset(device: Opened) -> None:
    x = device.array(np.arange(10, dtype=np.float32))
    view = BufferArg(x.buffer, 12, 4, 7)
    device.driver.launch(device.compiled(add, ONE, 1.0), (1, 1, 1), [view, 10.0])
    assert device.host(x) == [0, 1, 2, 13, 14, 15, 16, 7, 8, 9]


def test_empty_arrays_and_grids(device: Opened) -> None:
    empty = device.array(np.zeros(0, np.float32))
    module = device.compiled(add, ONE, 1.0)
    device.driver.launch(module, (1, 1, 1), [empty, 1.0])
    launches = device.fake.calls(device.names.launch)
    device.driver.launch(module, (3, 0, 1), [empty, 1.0])
    assert device.fake.calls(device.names.launch) == launches
    assert device.driver.read(empty.buffer, 0, 0).size == 0


def test_folded_grids_compile_once_more(device: Opened) -> None:
    found = np.zeros(3 * 4 * 5, np.uint32)
    x = device.array(found)
    module = device.compiled(cubes, found, cube=4)
    device.driver.cubes = (7, 3, 3)
    for _ in range(2):
        device.driver.launch(module, (3, 4, 5), [x])
        expected = [i + 10 * j + 100 * k for k in range(5) for j in range(4) for i in range(3)]
        assert device.host(x, "uint32") == expected
    with pytest.raises(LaunchValueError, match="got 64 cubes in all, expected at most 63"):
        device.driver.launch(module, (64, 1, 1), [x])
    device.driver.cubes = (1 << 31, 65535, 65535)
    with pytest.raises(LaunchValueError, match="got 4294967296 cubes in all, expected at most 4294967295"):
        device.driver.launch(module, (1 << 31, 2, 1), [x])


def test_reports_are_waited_for(device: Opened) -> None:
    x = device.array(np.zeros(64, np.float32))
    module = device.compiled(fail_at, ONE, 1)
    device.driver.launch(module, (2, 1, 1), [x, -1])
    with pytest.raises(DeviceError, match="kernel fail_at failed: a bad unit"):
        device.driver.launch(module, (2, 1, 1), [x, 40])
    assert device.host(x)[41] == 1.0
    device.driver.launch(module, (2, 1, 1), [x, -1])


def test_shared_memory_beyond_what_a_launch_may_ask_for_unasked(device: Opened) -> None:
    x = device.array(np.arange(32, dtype=np.float32))
    device.driver.launch(device.compiled(much_shared, ONE), (1, 1, 1), [x])
    assert device.host(x) == list(range(31, -1, -1))


def test_memory_comes_back(device: Opened) -> None:
    gc.collect()  # of drivers of other tests
    device.driver.memory_cleanup()
    before = device.fake.used_bytes()
    for _ in range(3):
        buffers = [device.driver.alloc(1 << 24) for _ in range(3)]
        assert device.driver.memory_usage().used >= 3 << 24
        del buffers
    gc.collect()
    device.driver.memory_cleanup()
    assert device.driver.memory_usage().used == 0
    assert device.fake.used_bytes() == before


def test_out_of_memory_leaves_the_device_usable(device: Opened) -> None:
    kept = device.array(np.ones(4, np.float32))
    device.fake.set_memory(device.fake.used_bytes() + (1 << 20))
    with pytest.raises(
        OutOfMemoryError, match=r"cannot allocate \d+ bytes: .*stand-in for a GPU 0 has \d+ bytes free"
    ):
        device.driver.alloc(64 << 20)
    device.fake.reset()
    if device.names is HIP:
        device.fake.set_architecture("gfx942")
    device.driver.launch(device.compiled(add, ONE, 1.0), (1, 1, 1), [kept, 1.0])
    assert device.host(kept) == [2.0] * 4


def test_memory_that_is_on_its_way_back_is_used_before_giving_up(device: Opened) -> None:
    device.driver.memory_cleanup()
    device.fake.set_memory(device.fake.used_bytes() + (100 << 20))
    for _ in range(4):
        buffer = device.driver.alloc(60 << 20)
        del buffer


def test_a_refused_launch_names_the_kernel(device: Opened) -> None:
    x = device.array(ONE)
    module = device.compiled(add, ONE, 1.0)
    device.fake.fail(device.names.launch, INVALID_VALUE)
    with pytest.raises(
        DeviceError, match=r"cannot launch kernel add on stand-in for a GPU 0: .* invalid argument"
    ):
        device.driver.launch(module, (1, 1, 1), [x, 1.0])
    device.fake.fail(device.names.launch, OUT_OF_RESOURCES)
    with pytest.raises(DeviceError, match=r"cannot launch kernel add on .*") as caught:
        device.driver.launch(module, (1, 1, 1), [x, 1.0])
    assert caught.value.help == "use smaller cubes" or device.names is PYCUDA  # which tells no numbers
    device.driver.launch(module, (1, 1, 1), [x, 1.0])
    assert device.host(x) == [1.0]


def test_a_kernel_that_needs_too_many_registers(device: Opened) -> None:
    number = 1 if device.names is not HIP else 56
    module = device.compiled(add, ONE, 1.0, cube=64)
    device.fake.set_attribute(number, 63)
    with pytest.raises(
        DeviceError, match=r"cannot run kernel add .* a cube has 64 units, expected at most 63"
    ):
        device.driver.compile(module.artifact)


def test_too_many_parameters(device: Opened) -> None:
    module = device.compiled(add, ONE, 1.0)
    device.driver.parameter_bytes = module.parameters.size - 1
    with pytest.raises(
        DeviceError, match=r"kernel add .* its arguments take \d+ bytes, expected at most \d+"
    ):
        device.driver.compile(module.artifact)


def test_text_that_the_compiler_refuses(device: Opened) -> None:
    artifact = device.compiled(add, ONE, 1.0).artifact
    line = next(i for i, text in enumerate(artifact.text.splitlines()) if artifact.lines[i].line)
    lines = artifact.text.splitlines()
    lines[line] = "wrong = 1;"
    with pytest.raises(
        DeviceError, match=r"cannot compile kernel add for .*: its compiler refuses"
    ) as caught:
        device.driver.compile(replace(artifact, text="\n".join(lines)))
    assert caught.value.span == artifact.lines[line]
    assert "wrong" in str(caught.value.help)


def test_a_lost_device_says_so_from_then_on(device: Opened) -> None:
    if device.names is not PYCUDA:
        x = device.array(ONE)
        module = device.compiled(add, ONE, 1.0)
        device.driver.launch(module, (1, 1, 1), [x, 1.0])
        device.fake.fail(device.names.wait, LAUNCH_FAILED)
        with pytest.raises(
            DeviceError, match=r"cannot wait for the device: .* was lost in one of the last kernels, add"
        ):
            device.driver.sync()
        calls = device.fake.calls(device.names.launch)
        for use in (
            lambda: device.driver.launch(module, (1, 1, 1), [x, 1.0]),
            lambda: device.driver.read(x.buffer, 0, 4),
            lambda: device.driver.alloc(4),
            device.driver.sync,
        ):
            with pytest.raises(DeviceError, match=r"was lost .* add") as caught:
                use()
            assert "new process" in str(caught.value.help)
        assert device.fake.calls(device.names.launch) == calls


def test_threads(device: Opened) -> None:
    module = device.compiled(add, ONE, 1.0)
    results: list[list[Any]] = []

    def work(number: int) -> None:
        x = device.array(np.full(8, number, np.float32))
        for _ in range(20):
            device.driver.launch(module, (1, 1, 1), [x, 1.0])
        results.append(device.host(x))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(results) == [[number + 20.0] * 8 for number in range(4)]


def test_a_thread_that_timed_a_launch_ends_outside_of_the_context(device: Opened) -> None:
    if device.names is not PYCUDA:
        pytest.skip("only PyCUDA wants contexts popped")
    context: Any = import_module("pycuda.driver").Context
    x, module = device.array(ONE), device.compiled(add, ONE, 1.0)
    found: list[object] = []

    def work() -> None:
        for _ in range(2):
            device.driver.launch_timed(module, (1, 1, 1), [x, 1.0])()
        found.append(context.get_current())

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == [None]


def test_writes_from_pinned_memory_take_its_bytes_at_once(device: Opened) -> None:
    if device.names is HIP:
        pytest.skip("HIP's copies wait")
    cuda: Any = import_module("cuda.bindings.driver")
    device.driver.api.enter()
    status, address = cuda.cuMemHostAlloc(64, 0)
    device.driver.api.leave()
    assert not status
    pinned = np.frombuffer((ctypes.c_float * 16).from_address(int(address)), np.float32)
    pinned[:] = 1
    x = device.array(pinned)
    pinned[:] = 2
    assert device.host(x) == [1.0] * 16


def test_wrap_is_refused(device: Opened) -> None:
    with pytest.raises(DeviceError, match="has its own memory"):
        device.driver.wrap(ONE)


def test_properties(device: Opened) -> None:
    properties = device.driver.properties
    assert properties.plane_dim == (64 if device.names is HIP else 32)
    assert properties.max_units_per_cube == 1024
    assert properties.max_shared_bytes == (65536 if device.names is HIP else 232448)
    assert {"plane", "atomic", "cmma"} <= properties.features
    assert F32 in properties.dtypes
    assert not properties.host_memory


def test_a_device_that_is_not_there(device: Opened) -> None:
    create = create_hip if device.names is HIP else create_cuda
    for index in (1, -1):
        with pytest.raises(DeviceError, match=f"device {index}: got 1 device\n.*they are counted from 0"):
            create(index)
    device.fake.set_devices(0)
    with pytest.raises(DeviceError, match=r"cannot use (CUDA|AMD GPUs): .*no .*device") as caught:
        create()
    assert caught.value.help


def test_kept_modules_launch_again(device: Opened) -> None:
    found = np.zeros(60, np.uint32)
    module = device.compiled(cubes, found, cube=4)
    saved = device.driver.save(module)
    assert saved is not None
    restored = device.driver.restore(module.kernel, saved)
    device.driver.cubes = (7, 3, 3)
    for grid in ((3, 1, 1), (3, 4, 5)):  # as it is, and folded
        x = device.array(found)
        device.driver.launch(restored, grid, [x])
        expected = [
            i + 10 * j + 100 * k for k in range(grid[2]) for j in range(grid[1]) for i in range(grid[0])
        ]
        assert device.host(x, "uint32")[: len(expected)] == expected


def test_modules_that_report_are_not_kept(device: Opened) -> None:
    assert device.driver.save(device.compiled(fail_at, ONE, 1)) is None


def test_fingerprints_tell_compilers_apart(device: Opened) -> None:
    assert device.driver.fingerprint()
    if device.names is not HIP:
        other = on_cpu.ShimCompiler("cuda", 32, "sm_80")
        assert other.fingerprint != device.driver.fingerprint()


def test_a_second_device(device: Opened) -> None:
    device.fake.set_devices(2)
    if device.names is HIP:
        second: StreamDriver[Any] = create_hip(1)
    else:
        with bc.config.use(cuda_binding="pycuda" if device.names is PYCUDA else "cuda-bindings"):
            api, found = opened(1)
        second = StreamDriver(api, found.properties, "cuda", device.driver.compiler, found.cubes)
    assert second.properties.name != device.driver.properties.name
    there = Opened(second, device.fake, device.names)
    module, other = device.compiled(add, ONE, 1.0), there.compiled(add, ONE, 1.0)
    x, y = device.array(ONE), there.array(ONE)
    for _ in range(3):
        device.driver.launch(module, (1, 1, 1), [x, 1.0])
        there.driver.launch(other, (1, 1, 1), [y, 2.0])
    assert (device.host(x), there.host(y)) == ([3.0], [6.0])
