"""The wgpu runtime on lavapipe and SwiftShader: what lies between launches and a device of WebGPU."""

from __future__ import annotations

import gc
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import dtypes as dt
from burn_cube.errors import DeviceError, OutOfMemoryError
from burn_cube.launch import runtimes
from burn_cube.record import replace
from burn_dispatch import Device, Tensor
from burn_runtimes.device import reports
from burn_runtimes.device.compiler_log import refused
from tests import devices

NAMES = ("wgpu-lavapipe", "wgpu-swiftshader")


@bc.cube
def add(x: bc.Array[bc.F], y: bc.Array[bc.F], out: bc.Array[bc.F]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] + y[i]


@bc.cube
def double(x: bc.Array[bc.I], out: bc.Inout[bc.Array[bc.I]]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] * 2


@bc.cube
def printing(x: bc.Array[bc.i32]):
    bc.debug_print("at", x[bc.ABSOLUTE_POS])


@bc.cube
def shift(x: bc.Array[bc.u8], out: bc.Inout[bc.Array[bc.u8]], counts: bc.Inout[bc.Array[bc.u8]]):
    i = bc.ABSOLUTE_POS
    if i < 8:
        out[i] = x[i] + 1
        bc.atomic_add(counts, 8, 1)


@bc.cube
def positions(out: bc.Array[bc.u32], count: bc.Array[bc.u32]):
    bc.atomic_add(count, 0, 1)
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = bc.u32(bc.CUBE_POS_X + 10 * bc.CUBE_POS_Y)


@bc.cube
def checked(x: bc.Array[bc.i32]):
    bc.device_assert(x[bc.UNIT_POS] < 100, "too large")


def driver(name: str) -> Any:
    """The driver itself; skips where there is none."""
    try:
        return devices.open_driver(name)
    except devices.Missing as error:
        pytest.skip(str(error))


@pytest.fixture(params=NAMES)
def device(request: pytest.FixtureRequest) -> Device:
    """Each software device."""
    found = driver(request.param)
    for index in range(4):
        one = Device.vulkan(index)
        if one.driver.properties.name == found.properties.name:
            return one
    raise AssertionError(found.properties.name)


def tensor(device: Device, values: Any, dtype: str) -> Tensor:
    """On the device."""
    return Tensor.from_numpy(np.array(values, dtype), device)


def test_many_launches_are_one_submission(device: Device) -> None:
    x, one = tensor(device, np.zeros(100), "f4"), tensor(device, np.ones(100), "f4")
    out = Tensor.empty_like(x)
    for _ in range(300):  # more than a batch takes
        add[2, 64](x, one, out)
        x, out = out, x
    assert x.numpy().tolist() == [300.0] * 100


def test_each_launch_has_its_own_record(device: Device) -> None:
    x = tensor(device, np.arange(1000), "f4")
    outs = [tensor(device, np.zeros(n), "f4") for n in range(1, 60)]
    for out in outs:
        add[1, 64](x, x, out)
    for n, out in enumerate(outs, 1):
        assert out.numpy().tolist() == [2.0 * i for i in range(n)]


def test_writes_wait_for_launches_before_them(device: Device) -> None:
    x, y = tensor(device, np.ones(10), "f4"), tensor(device, np.ones(10), "f4")
    first, second = Tensor.empty_like(x), Tensor.empty_like(x)
    add[1, 16](x, y, first)
    device.driver.write(x.__burn_cube_array__().buffer, 0, np.full(10, 5, np.float32))
    add[1, 16](x, y, second)
    assert (first.numpy() == 2).all()
    assert (second.numpy() == 6).all()


def test_copies_at_any_byte(device: Device) -> None:
    one = device.driver
    buffer = one.alloc(21)
    expected = np.arange(21, dtype=np.uint8)
    one.write(buffer, 0, expected)
    for start, size in ((1, 3), (5, 1), (2, 9), (18, 3), (20, 1), (7, 14)):
        part = np.arange(100, 100 + size, dtype=np.uint8)
        one.write(buffer, start, part)
        expected[start : start + size] = part
        assert one.read(buffer, 0, 21).tolist() == expected.tolist()
        assert one.read(buffer, start, size).tolist() == part.tolist()


def test_large_copies_go_in_parts(device: Device) -> None:
    one = device.driver
    data = np.random.default_rng(3).integers(0, 255, (1 << 24) + 12345, np.uint8)
    buffer = one.alloc(data.size)
    one.write(buffer, 0, data)
    assert (one.read(buffer, 0, data.size) == data).all()


def test_one_array_read_and_written(device: Device) -> None:
    """WebGPU forbids to bind a buffer twice if one binding is writable: both share one."""
    x = tensor(device, np.arange(50), "i4")
    double[1, 64](x, x)
    assert x.numpy().tolist() == [2 * i for i in range(50)]


def test_views_of_one_array(device: Device) -> None:
    memory = tensor(device, np.arange(24), "u1")
    shift[1, 8](memory[8:16], memory[0:8], memory[8:24])
    expected = np.arange(24)
    expected[0:8] = np.arange(8, 16) + 1
    expected[16] += 8
    assert memory.numpy().tolist() == expected.tolist()


def test_a_view_that_starts_anywhere(device: Device) -> None:
    x = tensor(device, np.arange(40), "i2")
    out = tensor(device, np.zeros(40), "i2")
    double[1, 16](x[3:14], out[5:16])
    expected = np.zeros(40, np.int16)
    expected[5:16] = 2 * np.arange(3, 14)
    assert out.numpy().tolist() == expected.tolist()


def test_arrays_without_elements(device: Device) -> None:
    empty = Tensor.from_numpy(np.zeros(0, np.float32), device)
    out = tensor(device, np.ones(4), "f4")
    add[1, 4](empty, empty, out)  # reads outside give 0
    assert out.numpy().tolist() == [0.0] * 4
    add[1, 4](out, out, empty)
    assert empty.numpy().shape == (0,)


def test_grids_are_folded(device: Device) -> None:
    out = tensor(device, np.zeros(70000), "u4")
    count = tensor(device, np.zeros(1), "u4")
    positions[70000, 1](out, count)
    assert count.numpy().tolist() == [70000]  # idle cubes do nothing
    assert (out.numpy() == np.arange(70000)).all()
    count = tensor(device, np.zeros(1), "u4")
    positions[(7, 70001), 1](out, count)
    assert count.numpy().tolist() == [7 * 70001]
    cubes = np.arange(70000)
    assert (out.numpy() == cubes % 7 + 10 * (cubes // 7)).all()


def test_a_failed_check_is_raised_and_the_device_goes_on(device: Device) -> None:
    with pytest.raises(DeviceError, match="kernel checked failed: too large"):
        checked[1, 4](tensor(device, [1, 2, 300, 4], "i4"))
    checked[1, 4](tensor(device, [1, 2, 3, 4], "i4"))


def test_more_prints_than_there_is_room(
    device: Device, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last print that fits is followed by room for the head of another."""
    monkeypatch.setattr(reports, "ROOM_WORDS", 22)
    printing[1, 8](Tensor.from_numpy(np.arange(8, dtype=np.int32), device))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert all(line.startswith("at ") for line in lines[:3])
    assert lines[3] == "(kernel printing printed 104 bytes more than there is room for)"


def test_more_memory_than_a_buffer_may_have(device: Device) -> None:
    most = device.driver.device.limits["max-buffer-size"]
    with pytest.raises(OutOfMemoryError, match=f"got {most + 1}, expected at most {most}"):
        device.driver.alloc(most + 1)


def test_a_binding_over_the_limit_is_refused(monkeypatch: pytest.MonkeyPatch, device: Device) -> None:
    monkeypatch.setattr(device.driver, "_most_bound", 64)
    x = tensor(device, np.ones(16), "f4")
    out = Tensor.empty_like(x)
    add[1, 16](x, x, out)
    big = tensor(device, np.ones(17), "f4")
    with pytest.raises(
        bc.LaunchError, match=r"got 68 bytes in argument x, expected at most 64 in one binding"
    ):
        add[1, 16](big, x, out)


def test_bind_groups_go_with_their_buffers(device: Device) -> None:
    kept = tensor(device, np.ones(8), "f4")
    modules: list[Any] = []
    inner = device.driver._batch.dispatch

    def noted(variant: Any, *rest: Any) -> None:
        modules.append(variant)
        inner(variant, *rest)

    device.driver._batch.dispatch = noted
    try:
        out = tensor(device, np.zeros(8), "f4")
        add[1, 8](kept, kept, out)
        variant = modules[-1]
        before = len(variant._groups)
        assert before >= 1
        assert out.numpy().tolist() == [2.0] * 8
        del out
        gc.collect()
        assert len(variant._groups) == before - 1
    finally:
        device.driver._batch.dispatch = inner


def test_what_the_compiler_refuses_is_said_of_the_kernel() -> None:
    one = driver("wgpu-lavapipe")
    from tests.golden.test_wgsl import artifact

    made = artifact("scale")
    at = next(i for i, line in enumerate(made.text.splitlines()) if "record.factor" in line)
    lines = made.text.splitlines()
    lines[at] = lines[at].replace("* record.factor", "* record.factor + 1i")
    broken = replace(made, text="\n".join(lines))
    with pytest.raises(DeviceError, match="cannot compile kernel scale for llvmpipe") as caught:
        one.compile(broken)
    assert caught.value.span.file.endswith("kernels.py")
    assert caught.value.span.line == made.lines[at].line
    assert refused(made, "x", "").help is not None


def test_properties(device: Device) -> None:
    found = device.driver.properties
    assert {"plane", "atomic", "software"} <= found.features
    assert found.plane_dim in (4, 8)
    assert (dt.I64 in found.dtypes) == ("llvmpipe" in found.name)
    assert not found.host_memory
    with pytest.raises(DeviceError, match="has its own memory"):
        device.driver.wrap(np.zeros(4))


def test_other_factories() -> None:
    driver("wgpu-lavapipe")
    portable = runtimes.driver("webgpu", 0).properties
    assert not {dt.I64, dt.U64, dt.F64} & portable.dtypes  # the standard has none
    assert runtimes.driver("wgpu", 0).properties.name
    with pytest.raises(DeviceError, match="cannot open device 99 of runtime 'vulkan'"):
        runtimes.driver("vulkan", 99)
    with pytest.raises(DeviceError, match="metal"):
        runtimes.driver("metal", 0)


def test_positions_of_64_bits_need_them() -> None:
    driver("wgpu-swiftshader")

    @bc.cube(index=64)
    def wide(out: bc.Array[bc.u32]):
        out[bc.ABSOLUTE_POS] = 1

    one = devices.open_device("wgpu-swiftshader")
    with pytest.raises(bc.LaunchError, match="has no i64"):
        wide.launch(one, cube_count=1, cube_dim=4, args=(np.zeros(4, np.uint32),))


def test_what_wgpu_raises() -> None:
    driver("wgpu-lavapipe")
    import wgpu

    from burn_runtimes.wgpu.failures import reported

    for raised, kind, message in (
        (wgpu.GPUInternalError("Parent device is lost"), DeviceError, "cannot launch k: the device was lost"),
        (wgpu.GPUValidationError("no such binding"), DeviceError, "cannot launch k: wgpu refuses it"),
        (wgpu.GPUOutOfMemoryError("not enough"), OutOfMemoryError, "cannot launch k: not enough"),
        (RuntimeError("no library"), DeviceError, "cannot launch k: no library"),
    ):
        with pytest.raises(kind, match=message), reported("launch k"):
            raise raised
    with pytest.raises(bc.LaunchError, match="ours"), reported("launch k"):
        raise bc.LaunchError("ours")


def test_too_much_shared_memory_is_refused_in_numbers(device: Device) -> None:
    @bc.cube
    def large(out: bc.Array[bc.f32]):
        first = bc.Shared[bc.f32](6000)
        second = bc.Shared[bc.i32](6000)
        u = bc.UNIT_POS
        first[u] = 1.0
        second[u] = 2
        bc.sync_cube()
        out[u] = first[7 - u] + bc.f32(second[7 - u])

    with pytest.raises(bc.LaunchError, match=r"got 48\d\d\d bytes of shared memory, expected at most 32768"):
        large[1, 8](tensor(device, np.zeros(8), "f4"))


def test_an_adapter_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("wgpu")
    from burn_runtimes.wgpu import adapters

    one = SimpleNamespace(info={"backend_type": "Vulkan", "device": "only"})
    monkeypatch.setattr(adapters, "_all", lambda: (one,))
    monkeypatch.setattr(adapters.sys, "platform", "linux")
    with pytest.raises(DeviceError, match=r"device 3 of runtime 'vulkan': got 1 adapter\n.*they are 0: only"):
        adapters.open_driver("vulkan", "Vulkan", 3)
    with pytest.raises(DeviceError, match="Metal is for Macs"):
        adapters.open_driver("metal", "Metal", 0)
    monkeypatch.setattr(adapters, "_all", lambda: ())
    with pytest.raises(DeviceError, match=r"got 0 adapters\n.*install a driver"):
        adapters.open_driver("webgpu", None, 0)
