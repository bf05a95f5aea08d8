"""The OpenCL runtime: memory, limits, folded grids, reports, errors after which it goes on, kept binaries."""

from __future__ import annotations

import itertools
import os
import random
import threading
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config
from burn_cube.driver import BufferArg, Driver
from burn_cube.errors import DeviceError, LaunchError, OutOfMemoryError
from burn_cube.launch import disk_cache
from burn_cube.record import replace
from burn_dispatch import Device, Tensor

pytest.importorskip("pyopencl", reason="pyopencl is not installed")
import pyopencl as cl

from burn_runtimes.device import saved
from burn_runtimes.opencl import devices, module
from burn_runtimes.opencl.driver import OpenclDriver, create
from burn_runtimes.opencl.memory import own
from burn_runtimes.opencl.module import OpenclModule
from tests.device.probe import artifact_of


@pytest.fixture(scope="module")
def device() -> Device:
    try:
        found = Device.opencl(0)
        found.driver.sync()
    except DeviceError as error:
        pytest.skip(error.message)
    return found


@pytest.fixture
def driver(device: Device) -> OpenclDriver:
    found = device.driver
    assert isinstance(found, OpenclDriver), found
    return found


def works(device: Device) -> None:
    """The device still computes."""
    out = Tensor.from_numpy(np.zeros(100, np.int32), device)
    numbered[2, 64](out)
    assert out.numpy().tolist() == list(range(100))


@bc.cube
def numbered(out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = bc.i32(i)


@bc.cube
def counted(cells: bc.Array[bc.i32], last: bc.Array[bc.i32]):
    if bc.UNIT_POS == 0:
        bc.atomic_add(cells, 0, 1)
    if bc.CUBE_POS_Y == bc.CUBE_COUNT_Y - 1 and bc.CUBE_POS_Z == bc.CUBE_COUNT_Z - 1:
        last[bc.CUBE_POS_X] = bc.i32(bc.CUBE_POS)


@bc.cube
def listed(xs: list[bc.Tensor[bc.f32]], out: bc.Array[bc.f32]):
    total = 0.0
    for x in xs:
        total += x[bc.ABSOLUTE_POS, 0, 0]
    out[0] = total


@bc.cube
def wide_atomic(cells: bc.Array[bc.i64]):
    bc.atomic_add(cells, 0, 1)


@bc.cube
def talkative(out: bc.Array[bc.i32], limit: bc.i32):
    i = bc.ABSOLUTE_POS
    bc.debug_print("at", i, bc.f32(i) * 0.5)
    bc.device_assert(bc.i32(i) < limit, "too far")
    out[i] = 1


# memory


def test_no_bytes(driver: OpenclDriver, device: Device) -> None:
    buffer = driver.alloc(0)
    assert buffer.size == 0
    driver.write(buffer, 0, np.zeros(0, np.float32))
    assert driver.read(buffer, 0, 0).size == 0
    numbered[1, 64](Tensor.from_numpy(np.zeros(0, np.int32), device))
    works(device)


def test_parts_of_a_buffer(driver: OpenclDriver) -> None:
    buffer = driver.alloc(10)
    driver.write(buffer, 0, np.arange(10, dtype=np.uint8))
    driver.write(buffer, 3, np.array([77, 78], np.uint8))
    assert driver.read(buffer, 2, 4).tolist() == [2, 77, 78, 5]


def test_too_much_memory(driver: OpenclDriver, device: Device) -> None:
    with pytest.raises(OutOfMemoryError, match=r"cannot allocate \d+ bytes on .*: one buffer may have"):
        driver.alloc(driver.device.max_mem_alloc_size + 1)
    works(device)


def test_memory_that_is_not_there(
    driver: OpenclDriver, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*args: object, **named: object) -> Any:
        code = int(cl.status_code.OUT_OF_RESOURCES)
        raise cl.MemoryError(cl._cl._ErrorRecord(msg="no", code=code, routine="x"))

    monkeypatch.setattr(cl, "Buffer", fails)
    with pytest.raises(OutOfMemoryError, match=r"cannot allocate \d+ bytes on .*: the device has not enough"):
        driver.alloc(123 << 20)
    monkeypatch.undo()
    works(device)


def test_memory_is_used_again(driver: OpenclDriver) -> None:
    driver.memory_cleanup()
    before = driver.memory_usage()
    buffer = driver.alloc(3 << 20)
    held = driver.memory_usage()
    assert held.used - before.used == 3 << 20
    assert held.buffers == before.buffers + 1
    del buffer
    kept = driver.memory_usage()
    assert (kept.used, kept.reserved) == (before.used, held.reserved)
    again = driver.alloc(3 << 20)
    assert driver.memory_usage().reserved == held.reserved
    del again
    driver.memory_cleanup()
    assert driver.memory_usage().reserved <= before.reserved


@pytest.mark.capability(124)
def test_small_buffers_share_a_page(driver: OpenclDriver, device: Device) -> None:
    """Each begins where the device can address, and kernels on neighbours do not meet."""
    driver.memory_cleanup()
    tensors = [Tensor.from_numpy(np.full(n, -1, np.int32), device) for n in (3, 64, 65, 1000, 7)]
    parts = [own(tensor.__burn_cube_array__().buffer).memory for tensor in tensors]
    assert len({part.get_info(cl.mem_info.ASSOCIATED_MEMOBJECT).int_ptr for part in parts}) == 1
    places = sorted([(part.get_info(cl.mem_info.OFFSET), part.size) for part in parts])
    step = driver.device.mem_base_addr_align // 8
    assert all(offset % step == 0 for offset, _ in places)
    assert all(a + size <= b for (a, size), (b, _) in itertools.pairwise(places))
    for tensor in tensors[::2]:
        numbered[16, 64](tensor)
    for place, tensor in enumerate(tensors):
        n = tensor.numel()
        assert tensor.tolist() == ([-1] * n if place % 2 else list(range(n)))


@pytest.mark.capability(124)
def test_ten_thousand_rounds_ask_the_driver_a_few_times(
    driver: OpenclDriver, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    allocate = driver.memory.allocate

    def counted_allocate(size: int) -> object:
        sizes.append(size)
        return allocate(size)

    monkeypatch.setattr(driver.memory, "allocate", counted_allocate)
    driver.memory_cleanup()
    chooser = random.Random(5)
    alive: list[object] = []
    reserved: list[int] = []
    for _ in range(10_000):
        if len(alive) == 16:
            del alive[chooser.randrange(16)]
        alive.append(driver.alloc(chooser.choice((1, 100, 4096, 100_000, chooser.randrange(1 << 20)))))
        reserved.append(driver.memory_usage().reserved)
    assert len(sizes) <= 2  # 2 GB were asked for, at most 16 MB at a time
    assert max(reserved[5000:]) <= max(reserved[:5000])
    alive.clear()
    driver.memory_cleanup()
    works(device)


@pytest.mark.capability(134)
def test_parts_may_go_while_launches_need_them(driver: OpenclDriver, device: Device) -> None:
    """What is queued keeps its parts, and pages; a part that is lent again is used in the queue's order."""
    cells = Tensor.zeros(256, "i32", device)
    for _ in range(50):
        other = Tensor.full(256, 1, "i32", device)
        add_to[4, 64](other, cells)
        del other
        driver.memory_cleanup()
    assert cells.tolist() == [50] * 256


@bc.cube
def add_to(x: bc.Array[bc.i32], total: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        total[i] += x[i]


def test_arrays_of_the_host(driver: OpenclDriver) -> None:
    with pytest.raises(DeviceError, match="has its own memory"):
        driver.wrap(np.zeros(4))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_fork_while_a_program_is_built_can_build_others() -> None:
    """The child may open another device than its parent."""
    with module._building:
        child = os.fork()
        if child == 0:
            os._exit(0 if module._building.acquire(timeout=5) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


# limits


def test_a_device_that_is_not_there(device: Device) -> None:
    with pytest.raises(DeviceError, match=r"cannot open OpenCL device 99: got \d+ devices?\n") as caught:
        create(99)
    assert "0: " in str(caught.value)


def test_devices_are_counted_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "devices", lambda: [SimpleNamespace(name="only")])
    for index in (7, -1):
        wanted = rf"cannot open OpenCL device {index}: got 1 device\n.*they are 0: only"
        with pytest.raises(DeviceError, match=wanted):
            create(index)


def test_no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "devices", lambda: [])
    with pytest.raises(DeviceError, match="no OpenCL driver is installed"):
        create(0)


def test_a_device_without_small_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    poor = SimpleNamespace(name="poor", single_fp_config=1 << 20)
    monkeypatch.setattr(devices, "devices", lambda: [poor])
    with pytest.raises(DeviceError, match="cannot use OpenCL device poor: it has no sub-normal numbers"):
        create(0)


@bc.cube
def divided(x: bc.Array[bc.f32], y: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    out[i] = x[i] / bc.sqrt(y[i])


def test_a_device_that_rounds_badly(driver: OpenclDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "rounds", lambda device: False)
    monkeypatch.setattr("burn_runtimes.opencl.driver.rounds", lambda device: False)
    poor = OpenclDriver(driver.device)
    assert "-cl-fp32-correctly-rounded-divide-sqrt" not in devices.options(driver.device)
    x, y = np.arange(64, dtype=np.float32), np.arange(64, dtype=np.float32) * 3 + 1
    out = Tensor.from_numpy(np.zeros(64, np.float32), Device.opencl(0))
    given = [_On(Tensor.from_numpy(array, Device.opencl(0)), poor) for array in (x, y)]
    assert "burn_div_f32(" in divided.source(poor, *given, _On(out, poor), cube_dim=64)
    monkeypatch.undo()
    divided[1, 64](*[one.tensor for one in given], out)
    assert out.numpy().tolist() == (x / np.sqrt(y)).tolist()


def test_processors_come_last() -> None:
    kinds = [devices.is_software(one) for one in devices.devices()]
    assert kinds == sorted(kinds)


def test_too_many_arguments(driver: OpenclDriver, device: Device) -> None:
    x = Tensor.from_numpy(np.ones((4, 4, 4), np.float32), device)
    out = Tensor.from_numpy(np.zeros(1, np.float32), device)
    count = min(driver.properties.max_bindings - 1, driver.device.max_parameter_size // 12)
    with pytest.raises(
        LaunchError, match=r"cannot launch listed: got \d+ bytes of arguments, expected at most"
    ):
        listed[1, 1]([x] * count, out)
    listed[1, 1]([x] * 3, out)
    assert out.numpy().tolist() == [3]


def test_atomics_that_are_not_there(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    cells = Tensor.from_numpy(np.zeros(1, np.int64), device)
    monkeypatch.setattr(devices, "has_wide_atomics", lambda device: False)
    with pytest.raises(LaunchError, match=r"wide_atomic: .* has no atomic operations on 64 bits"):
        wide_atomic[1, 1](cells)
    monkeypatch.undo()
    wide_atomic[1, 3](cells)
    assert cells.numpy().tolist() == [3]


def test_a_cube_too_large(driver: OpenclDriver, device: Device) -> None:
    out = Tensor.from_numpy(np.zeros(4, np.int32), device)
    with pytest.raises(LaunchError, match=r"units in .*a cube, expected at most"):
        numbered[1, driver.properties.max_units_per_cube * 2](out)
    works(device)


def test_more_cubes_than_can_be_counted(device: Device) -> None:
    out = Tensor.from_numpy(np.zeros(4, np.int32), device)
    with pytest.raises(LaunchError, match="cubes in all, expected at most 4294967295"):
        numbered[((1 << 31) - 1, 3, 1), 1](out)
    works(device)


# launches


@pytest.mark.parametrize("grid", [(2, 70000, 1), (1, 2, 65537), (3, 5, 2)])
def test_folded_grids(device: Device, grid: tuple[int, int, int]) -> None:
    cells = Tensor.from_numpy(np.zeros(1, np.int32), device)
    last = Tensor.from_numpy(np.zeros(grid[0], np.int32), device)
    counted[grid, 2](cells, last)
    cubes = grid[0] * grid[1] * grid[2]
    assert cells.numpy().tolist() == [cubes]
    assert last.numpy().tolist() == list(range(cubes - grid[0], cubes))


def test_threads_share_a_kernel(device: Device) -> None:
    tensors = [Tensor.from_numpy(np.zeros(1000, np.int32), device) for _ in range(4)]

    def launches(tensor: Tensor) -> None:
        for _ in range(25):
            numbered[16, 64](tensor)

    threads = [threading.Thread(target=launches, args=(tensor,)) for tensor in tensors]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(tensor.numpy().tolist() == list(range(1000)) for tensor in tensors)


def test_reports(device: Device, capsys: pytest.CaptureFixture[str]) -> None:
    out = Tensor.from_numpy(np.zeros(3, np.int32), device)
    talkative[3, 1](out, 3)
    assert capsys.readouterr().out == "at 0 0.0\nat 1 0.5\nat 2 1.0\n"
    with pytest.raises(DeviceError, match="kernel talkative failed: too far"):
        talkative[3, 1](out, 1)
    assert "at 2 1.0" in capsys.readouterr().out
    works(device)


def test_more_prints_than_there_is_room(
    device: Device, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from burn_runtimes.device import reports

    monkeypatch.setattr(reports, "ROOM_WORDS", 30)
    talkative[100, 1](Tensor.from_numpy(np.zeros(100, np.int32), device), 1000)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert all(line.startswith("at ") for line in lines[:3])
    assert lines[3] == "(kernel talkative printed 3080 bytes more than there is room for)"


def test_a_text_that_the_driver_refuses(driver: OpenclDriver, device: Device) -> None:
    out = Tensor.from_numpy(np.zeros(4, np.int32), device)
    compiled: list[Any] = []

    class Spoilt(OpenclDriver):
        def compile(self, artifact: Any) -> Any:
            compiled.append(artifact)
            return super().compile(replace(artifact, text=artifact.text.replace("(int)", "(nonsense)")))

    spoilt = Spoilt(driver.device)
    x = Tensor.from_numpy(np.zeros(4, np.int32), device)
    with pytest.raises(DeviceError, match=r"cannot compile kernel numbered for .* refuses") as caught:
        numbered.launch(spoilt, cube_count=1, cube_dim=4, args=(_On(x, spoilt),))
    assert "nonsense" in str(caught.value)
    assert len(compiled) == 1
    numbered[1, 4](out)
    works(device)


class _On:
    """A tensor that says it is on another driver."""

    def __init__(self, tensor: Tensor, driver: Driver) -> None:
        self.tensor, self.driver = tensor, driver

    def __burn_cube_array__(self) -> Any:
        return replace(self.tensor.__burn_cube_array__(), driver=self.driver)


# the disk cache


def test_a_binary_that_the_driver_takes_no_more(driver: OpenclDriver) -> None:
    module = driver.compile(artifact_of(driver, numbered, np.zeros(4, np.int32), units=4))
    assert isinstance(module, OpenclModule)
    assert driver.restore(module.kernel, driver.save(module) or b"").kernel is module.kernel
    spoilt = saved.pack(module.artifact, b"of another driver")
    x = driver.alloc(16)
    driver.launch(driver.restore(module.kernel, spoilt), (1, 1, 1), [BufferArg(x, 0, 4, 4)])
    assert driver.read(x, 0, 16).view(np.int32).tolist() == [0, 1, 2, 3]


def test_kept_binaries(driver: OpenclDriver, device: Device, tmp_path: Any) -> None:
    assert driver.fingerprint() == driver.fingerprint()
    with config.use(disk_cache=True, cache_dir=str(tmp_path)):
        for grid, hits in (((3, 5, 2), 0), ((1, 70000, 1), 1)):

            @bc.cube
            def kept(cells: bc.Array[bc.i32]):
                bc.atomic_add(cells, 0, 2)

            before = disk_cache.counts.hits
            cells = Tensor.from_numpy(np.zeros(1, np.int32), device)
            kept[grid, 1](cells)
            assert cells.numpy().tolist() == [2 * grid[0] * grid[1] * grid[2]]
            assert disk_cache.counts.hits - before == hits
