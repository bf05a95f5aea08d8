"""Compiled launches on CUDA and HIP, over stand-ins: used where they can be, never with another result."""

from __future__ import annotations

import math
import os
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config
from burn_cube.driver import DeviceArray
from burn_cube.dtypes import DType, from_numpy
from burn_cube.errors import DeviceError
from burn_runtimes.cuda.create import opened
from burn_runtimes.device.stream_driver import StreamDriver
from tests.device import on_cpu, stand_ins
from tests.unit.native_kernels import compiled

Array = Any


class Held:
    """An array of a device, as layers above have them."""

    __slots__ = ("array",)
    __burn_cube_slot__ = "array"

    def __init__(self, array: DeviceArray) -> None:
        self.array = array

    def __burn_cube_array__(self) -> DeviceArray:
        return self.array


@dataclass
class Opened:
    driver: StreamDriver[Any]
    fake: stand_ins.StandIn
    launch: str
    enter: str

    def put(self, values: Array) -> Held:
        buffer = self.driver.alloc(values.nbytes)
        self.driver.write(buffer, 0, np.ascontiguousarray(values))
        return self.held(buffer, values.dtype, values.shape)

    def held(self, buffer: Any, dtype: Any, shape: tuple[int, ...], offset: int = 0) -> Held:
        strides = tuple(math.prod(shape[d + 1 :]) for d in range(len(shape)))
        found = from_numpy(np.dtype(dtype))
        assert isinstance(found, DType)
        return Held(DeviceArray(self.driver, buffer, found, offset, shape, strides))

    def get(self, held: Held) -> Array:
        array = held.array
        raw = self.driver.read(array.buffer, array.offset, math.prod(array.shape) * array.dtype.size)
        return raw.view(array.dtype.numpy).reshape(array.shape)


def _opened(kind: str) -> Opened:
    if kind == "cuda":
        if find_spec("cuda") is None:
            pytest.skip("cuda-bindings is not installed")
        fake = stand_ins.cuda()
        fake.reset()
        compiler = on_cpu.ShimCompiler("cuda", 32, f"sm_{on_cpu.CUDA_CAPABILITY}")
        api, device = opened(0)
        driver = StreamDriver(api, device.properties, "cuda", compiler, device.cubes, device.parameter_bytes)
        return Opened(driver, fake, "cuLaunchKernel", "cuCtxSetCurrent")
    real = on_cpu.hip()
    hip = StreamDriver(real.api, real.properties, "hip", real.compiler, real.cubes, real.parameter_bytes)
    fake = stand_ins.hip()
    fake.reset()
    fake.set_architecture("gfx942")
    return Opened(hip, fake, "hipModuleLaunchKernel", "hipSetDevice")


@pytest.fixture(params=["cuda", "hip"])
def device(request: pytest.FixtureRequest) -> Iterator[Opened]:
    try:
        found = _opened(request.param)
    except (stand_ins.NoCompiler, stand_ins.RealDriver) as reason:
        pytest.skip(str(reason))
    assert found.driver.native is not None, "this machine should have it"
    yield found
    found.fake.reset()


@bc.cube
def add(x: bc.Array[bc.f32], a: bc.f32):
    if bc.ABSOLUTE_POS < x.len():
        x[bc.ABSOLUTE_POS] += a


@bc.cube
def numbers(
    a: bc.f16, b: bc.bf16, c: bc.f32, d: bc.f64, e: bc.i8, f: bc.u8, g: bc.i16, h: bc.i64, i: bc.u64,
    j: bc.bool,
    floats: bc.Array[bc.f64], ints: bc.Array[bc.i64],
):  # fmt: skip
    floats[0] = bc.f64(a)
    floats[1] = bc.f64(b)
    floats[2] = bc.f64(c)
    floats[3] = d
    ints[0] = bc.i64(e)
    ints[1] = bc.i64(f)
    ints[2] = bc.i64(g)
    ints[3] = h
    ints[4] = bc.i64(i)
    ints[5] = bc.i64(j)
    ints[6] = bc.i64(bc.CUBE_COUNT_X)
    ints[7] = bc.i64(floats.len() * 100 + ints.len())


@bc.cube
def transposed(x: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32], n: bc.index):
    row = bc.ABSOLUTE_POS_X
    if row < x.shape(0):
        for column in range(n):
            out[column, row] = x[row, column]


@bc.cube
def count(x: bc.Array[bc.u32]):
    bc.atomic_add(x, 0, bc.u32(1))


@bc.cube
def checked(x: bc.Array[bc.f32], bad: bc.i32):
    bc.device_assert(bc.i32(bc.ABSOLUTE_POS) != bad, "a bad unit")
    x[bc.ABSOLUTE_POS] = 1.0


def warm(kernel: Any, *args: object, grid: Any = 1, cube: Any = 32) -> Any:
    run = kernel[grid, cube]
    for _ in range(3):
        run(*args)
    return kernel[grid, cube]


def ones(count: int = 32) -> Array:
    return np.ones(count, np.float32)


def test_a_warm_launch_is_compiled(device: Opened) -> None:
    x = device.put(ones())
    run = warm(add, x, 1.0)
    before = device.fake.calls(device.launch)
    assert compiled(add, lambda: run(x, 0.5)) == 1
    assert device.fake.calls(device.launch) == before + 1
    assert device.get(x).tolist() == [4.5] * 32


FLOATS = [0.1, -2.5, 65504.0, 1e-7, -6e-8, 3.0517578125e-05, 6.1e-5, 65519.0, math.inf, -math.inf, 0.0, -0.0]


@pytest.mark.parametrize("value", FLOATS)
def test_numbers_are_those_that_python_packs(device: Opened, value: float) -> None:
    whole = int(value) % 100 if math.isfinite(value) else 7
    results = []
    for native in (False, True):
        floats, ints = device.put(np.zeros(4)), device.put(np.zeros(8, np.int64))
        args = (value, value, value, value, -whole, whole, -3 * whole, -(2**62) + whole, 2**62 + whole, True)
        with config.use(native_launch=native):
            run = warm(numbers, *args, floats, ints, grid=3, cube=1)
            assert compiled(numbers, lambda: run(*args, floats, ints)) == int(native)  # noqa: B023
        results.append((device.get(floats).tobytes(), device.get(ints).tolist()))
    assert results[0] == results[1]
    assert results[1][1][6:] == [3, 408]


def test_a_number_that_is_none(device: Opened) -> None:
    floats, ints = device.put(np.zeros(4)), device.put(np.zeros(8, np.int64))
    args = (math.nan,) * 4 + (1, 2, 3, 4, 5, False)
    run = warm(numbers, *args, floats, ints, grid=3, cube=1)
    assert compiled(numbers, lambda: run(*args, floats, ints)) == 1
    assert np.isnan(device.get(floats)).all()


def test_shapes_strides_and_offsets(device: Opened) -> None:
    values = np.arange(48, dtype=np.float32)
    buffer = device.put(values).array.buffer
    x = device.held(buffer, np.float32, (5, 4), 16)
    out = device.put(np.zeros((4, 5), np.float32))
    run = warm(transposed, x, out, 4)
    device.driver.write(out.array.buffer, 0, np.zeros(20, np.float32))
    assert compiled(transposed, lambda: run(x, out, 4)) == 1
    assert device.get(out).tolist() == values[4:24].reshape(5, 4).T.tolist()


def failure(run: Callable[[], object]) -> str:
    with pytest.raises(DeviceError) as found:
        run()
    return str(found.value)


@pytest.mark.parametrize("code", [1, 2, 701])
def test_what_the_driver_refuses_reads_as_by_python(device: Opened, code: int) -> None:
    x = device.put(ones())
    run = warm(add, x, 1.0)
    device.fake.fail(device.launch, code)
    hits = add.launcher.specialisations.native_hits.value  # type: ignore[attr-defined]
    by_compiled = failure(lambda: run(x, 1.0))
    assert add.launcher.specialisations.native_hits.value == hits + 1  # type: ignore[attr-defined]
    device.fake.fail(device.launch, code)
    with config.use(native_launch=False):
        by_python = failure(lambda: add[1, 32](x, 1.0))
    assert by_compiled == by_python
    assert device.launch in by_compiled or code == 2
    assert compiled(add, lambda: run(x, 1.0)) == 1
    assert device.get(x).tolist() == [5.0] * 32


def test_a_context_that_is_refused(device: Opened) -> None:
    x = device.put(ones())
    run = warm(add, x, 1.0)
    for times in (1, 2):
        device.fake.fail(device.enter, 201, times)
        found = failure(lambda: run(x, 1.0))
        assert "cannot launch kernel add" in found
        assert device.enter in found
    assert device.get(x).tolist() == [4.0] * 32


def test_a_lost_device_names_compiled_launches_and_stays_lost(device: Opened) -> None:
    x = device.put(ones())
    run = warm(add, x, 1.0)
    device.driver.sync()
    assert compiled(add, lambda: run(x, 1.0)) == 1
    device.fake.fail(device.launch, 719, -1)
    assert "was lost in one of the last kernels, add" in failure(lambda: run(x, 1.0))
    device.fake.reset()
    before = device.fake.calls(device.launch)
    assert "was lost" in failure(lambda: run(x, 1.0))
    assert device.fake.calls(device.launch) == before


def test_memory_comes_back_before_a_compiled_launch(device: Opened) -> None:
    x = device.put(ones())
    run = warm(add, x, 1.0)
    kept = device.driver.memory_usage().used
    spare = device.put(np.zeros(1 << 16, np.float32))
    run(x, 1.0)
    del spare
    release = "cuMemFreeAsync" if device.driver.target == "cuda" else "hipFreeAsync"
    before = device.fake.calls(release)
    assert compiled(add, lambda: run(x, 1.0)) == 1
    assert device.fake.calls(release) == before + 1
    assert device.driver.memory_usage().used == kept


def test_a_recording_takes_launches_by_python(device: Opened) -> None:
    x = device.put(ones())
    run = warm(add, x, 1.0)
    with device.driver.recording() as recording:
        assert compiled(add, lambda: run(x, 1.0)) == 0
    assert device.get(x).tolist() == [4.0] * 32
    recording.launch()
    recording.launch()
    assert device.get(x).tolist() == [6.0] * 32
    assert compiled(add, lambda: run(x, 1.0)) == 1


def test_launches_of_other_threads_are_no_part_of_a_recording(device: Opened) -> None:
    x, y = device.put(ones()), device.put(ones())
    run = warm(add, x, 1.0)
    begun, launched = threading.Event(), threading.Event()

    def other() -> None:
        begun.wait()
        run(y, 1.0)
        launched.set()

    thread = threading.Thread(target=other)
    thread.start()
    with device.driver.recording() as recording:
        begun.set()
        assert not launched.wait(0.05)
        run(x, 1.0)
    thread.join()
    recording.launch()
    assert device.get(x).tolist() == [5.0] * 32
    assert device.get(y).tolist() == [2.0] * 32


def test_a_profile_sees_every_launch(device: Opened) -> None:
    x = device.put(ones())
    warm(add, x, 1.0)
    with bc.profile() as found:
        add[1, 32](x, 1.0)
        add[1, 32](x, 1.0)
    assert [launch.kernel for launch in found.launches] == ["add", "add"]
    assert device.driver.state.shut == 0


def test_folded_grids_and_kernels_that_report_are_left_to_python(device: Opened) -> None:
    x = device.put(ones())
    device.driver.cubes = (4, 4, 4)
    run = warm(add, x, 1.0, grid=5)
    assert compiled(add, lambda: run(x, 1.0)) == 0
    run = warm(checked, x, -1)
    assert compiled(checked, lambda: run(x, -1)) == 0
    assert "a bad unit" in failure(lambda: run(x, 3))


def test_an_empty_grid_launches_nothing(device: Opened) -> None:
    x = device.put(ones())
    run = warm(add, x, 1.0, grid=0)
    before = device.fake.calls(device.launch)
    assert compiled(add, lambda: run(x, 1.0)) == 1
    assert device.fake.calls(device.launch) == before


def test_a_driver_that_hides_its_functions_is_left_to_python(
    device: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    if device.driver.target != "cuda":
        pytest.skip("CUDA's own way to find functions")
    bindings = import_module("burn_runtimes.cuda.bindings")
    monkeypatch.setattr(bindings.driver, "cuGetProcAddress", lambda *_: (0, 0, 1))
    other = StreamDriver(
        device.driver.api, device.driver.properties, "cuda", device.driver.compiler, device.driver.cubes
    )
    assert other.native is None
    x = Opened(other, device.fake, device.launch, device.enter).put(ones())
    run = warm(add, x, 1.0)
    assert compiled(add, lambda: run(x, 1.0)) == 0
    assert device.get(x).tolist() == [5.0] * 32


def test_any_thread_launches(device: Opened) -> None:
    x = device.put(np.zeros(1, np.uint32))
    run = warm(count, x, cube=1)

    def work() -> None:
        for _ in range(200):
            run(x)
            device.driver.alloc(64)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert device.get(x)[0] == 803
    assert device.driver.state.busy == 0


def test_one_bound_kernel_on_two_devices(device: Opened) -> None:
    x, here = device.put(ones()), ones()
    run = warm(add, here, 1.0)
    for _ in range(2):
        run(x, 1.0)
    assert compiled(add, lambda: run(x, 1.0)) == 1
    assert compiled(add, lambda: run(here, 1.0)) == 1
    assert (device.get(x).tolist(), here.tolist()) == ([4.0] * 32, [5.0] * 32)


def test_a_closed_stream_waits_for_launches_inside_of_the_driver(device: Opened) -> None:
    state = device.driver.state
    state.busy = 1
    threading.Timer(0.02, lambda: setattr(state, "busy", 0)).start()
    with state.closed():
        assert state.busy == 0
        assert state.shut == 1
    assert state.shut == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_child_is_left_to_python(device: Opened) -> None:
    x = device.put(ones())
    run = warm(add, x, 1.0)
    child = os.fork()
    if not child:
        try:
            os._exit(compiled(add, lambda: run(x, 1.0)))
        except DeviceError:
            os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert compiled(add, lambda: run(x, 1.0)) == 1
