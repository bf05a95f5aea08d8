"""Arrays of CUDA and HIP libraries in kernels and tensors, and tensors in such libraries, on stand-ins."""

from __future__ import annotations

import gc
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import DispatchTypeError, DispatchValueError, LaunchTypeError, LaunchValueError
from burn_cube.launch import dlpack
from burn_dispatch import Device, Tensor
from tests.device.foreign_devices import (
    RAMP,
    N,
    Opening,
    add,
    combine,
    cuda,
    device,
    library,
    opening,
    two_devices,
    where,
)
from tests.device.foreign_library import KIND
from tests.device.stream_devices import Opened

pytestmark = pytest.mark.capability(135)


@bc.cube
def transposed(x: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32]) -> None:
    i, j = bc.ABSOLUTE_POS_X, bc.ABSOLUTE_POS_Y
    if i < out.shape(0) and j < out.shape(1):
        out[i, j] = x[j, i]


@bc.cube
def scale(x: bc.Array[bc.N], factor: bc.N) -> None:
    if bc.ABSOLUTE_POS < x.len():
        x[bc.ABSOLUTE_POS] *= factor


@bc.cube
def add_each(x: bc.Inout[bc.Array[bc.f32]], y: bc.Inout[bc.Array[bc.f32]]) -> None:
    if bc.ABSOLUTE_POS < x.len():
        x[bc.ABSOLUTE_POS] += y[bc.ABSOLUTE_POS]


# Kernel arguments.


@pytest.mark.parametrize("version", [None, (1, 0), (1, 1)])
def test_kernels_use_dlpack_arrays_in_place(device: Opened, version: tuple[int, int] | None) -> None:
    """The library writes and reads in the default stream, and never waits for us itself."""
    other = library(device)
    x = other.array(RAMP, version=version)
    for number in range(1, 4):
        add[1, N](x.by_dlpack(), 1.0)
        assert x.read().tolist() == (RAMP + number).tolist()
    x.write(-RAMP)
    add[1, N](x.by_dlpack(), 1.0)
    assert x.read().tolist() == (1 - RAMP).tolist()
    assert set(other.asked) == {device.driver.stream_number()}
    assert device.driver.stream_number() > 2
    device.driver.sync()
    assert (other.deleted, other.freed) == (4, 0)


def test_kernels_use_arrays_of_the_interface_in_place(device: Opened) -> None:
    """The library's stream is its own, and named: ours waits for it, and it for us."""
    if not library(device).cuda:
        pytest.skip("the interface is CUDA's")
    other = library(device, own=True)
    x = other.array(RAMP)
    for number in range(1, 4):
        add[1, N](x.by_interface(), 1.0)
        assert x.read().tolist() == (RAMP + number).tolist()
    x.write(-RAMP)
    add.launch(where(device), cube_count=1, cube_dim=N, args=(x.by_interface(), 1.0))
    assert x.read().tolist() == (1 - RAMP).tolist()


def test_interfaces_that_know_no_streams_mean_the_default_one(device: Opened) -> None:
    other = library(device)
    if not other.cuda:
        pytest.skip("the interface is CUDA's")
    x = other.array(RAMP)
    for number in range(1, 4):
        add[1, N](x.by_interface(version=2), 1.0)
        assert x.read().tolist() == (RAMP + number).tolist()


def test_arguments_of_all_kinds_together(device: Opened) -> None:
    other = library(device)
    x, out = other.array(RAMP), other.array(0 * RAMP)
    y = Tensor.from_numpy(RAMP[::-1], where(device))
    combine[1, N](x.by_dlpack(), y, out.by_dlpack())
    assert out.read().tolist() == (RAMP + 2 * RAMP[::-1]).tolist()


def test_strides_and_offsets(device: Opened) -> None:
    other = library(device)
    values = np.arange(24, dtype=np.float32).reshape(4, 6)
    x, out = other.array(values), other.array(np.zeros((6, 4), np.float32))
    transposed[1, (8, 8)](x.by_dlpack(), out.by_dlpack())
    assert np.array_equal(out.read(), values.T)
    x.shape, x.strides, x.offset = (2, 3), (-6, 2), (6 * 3 + 1) * 4  # values[3:1:-1, 1::2]
    small = other.array(np.zeros((3, 2), np.float32))
    transposed[1, (8, 8)](x.by_dlpack(), small.by_dlpack())
    assert np.array_equal(small.read(), values[3:1:-1, 1::2].T)


def test_strides_of_the_interface(cuda: Opened) -> None:
    other = library(cuda)
    values = np.arange(24, dtype=np.float32).reshape(4, 6)
    x = other.array(values, strides=(1, 6))
    x.shape = (6, 4)
    out = other.array(np.zeros((4, 6), np.float32))
    transposed[1, (8, 8)](x.by_interface(), out.by_interface())
    assert np.array_equal(out.read(), values)
    empty = other.array(np.zeros((0, 6), np.float32))
    transposed[1, (8, 8)](empty.by_interface(data=(0, False)), empty.by_interface(data=(0, False)))


def test_managed_memory(cuda: Opened) -> None:
    other = library(cuda)
    x = other.array(RAMP, kind=13)
    add[1, N](x.by_dlpack(), 1.0)
    assert x.read().tolist() == (RAMP + 1).tolist()
    assert Tensor.from_dlpack(x.by_dlpack()).device == Device.cuda(0)


def test_generic_dtypes(device: Opened) -> None:
    other = library(device)
    x = other.array(np.arange(N, dtype=np.int32))
    scale[1, N](x.by_dlpack(), 3)
    assert x.read().tolist() == list(range(0, 3 * N, 3))
    device.driver.sync()
    assert other.deleted == len(other.asked)


def test_an_owner_stays_until_its_kernel_has_run(device: Opened) -> None:
    """The library gives memory back in its own stream, which here waits for nobody."""
    other = library(device, own=True)
    x = other.array(RAMP)
    add[1, N](x.by_dlpack(), 1.0)
    del x
    gc.collect()
    assert (other.deleted, other.freed) == (0, 0)
    device.driver.sync()
    assert (other.deleted, other.freed) == (1, 1)


def test_owners_go_without_a_sync(device: Opened) -> None:
    other = library(device)
    for number in range(50):
        x = other.array(RAMP)
        add[1, N](x.by_dlpack(), 1.0)
        if number % 10 == 9:
            assert x.read().tolist() == (RAMP + 1).tolist()
        del x
    assert other.freed >= 30, "each launch looks after the earlier ones"
    device.driver.sync()
    assert other.freed == other.deleted == 50


def test_a_refused_launch_lets_go(device: Opened) -> None:
    other = library(device)
    x = other.array(RAMP)
    with pytest.raises(LaunchTypeError, match="of type str"):
        add[1, N](x.by_dlpack(), "1")
    del x
    gc.collect()
    device.driver.sync()
    assert (other.deleted, other.freed) == (1, 1)


def test_graphs_keep_the_memory(device: Opened) -> None:
    other = library(device)
    x = other.array(RAMP)
    graph = bc.Graph(where(device))
    with graph.record():
        add[1, N](x.by_dlpack(), 1.0)
        add[1, N](x.by_dlpack(), 2.0)
    assert x.read().tolist() == RAMP.tolist()
    for _ in range(2):
        graph.replay()
    device.driver.sync()
    assert x.read().tolist() == (RAMP + 6).tolist()
    del x
    device.driver.sync()
    assert other.freed == 0
    del graph
    gc.collect()
    device.driver.sync()
    assert other.freed == 1


def test_launches_that_are_watched(device: Opened) -> None:
    other = library(device)
    x = other.array(RAMP)
    with bc.profile("watched") as profile:
        add[1, N](x.by_dlpack(), 1.0)
        assert x.read().tolist() == (RAMP + 1).tolist()
    assert [launch.kernel for launch in profile.launches] == ["add"]
    with bc.config.use(checks="validate"):
        add[1, N](x.by_dlpack(), 1.0)
    assert x.read().tolist() == (RAMP + 2).tolist()


# Refusals.


def test_written_arguments_must_be_writable_and_apart(device: Opened) -> None:
    other = library(device)
    x, fixed = other.array(RAMP), other.array(RAMP, writable=False)
    with pytest.raises(LaunchValueError, match="argument x: got a read-only array, which the kernel writes"):
        add[1, N](fixed.by_dlpack(), 1.0)
    combine[1, N](fixed.by_dlpack(), fixed.by_dlpack(), x.by_dlpack())
    assert x.read().tolist() == (3 * RAMP).tolist()
    with pytest.raises(LaunchValueError, match="shares memory with argument"):
        combine[1, N](x.by_dlpack(), fixed.by_dlpack(), x.by_dlpack())
    add_each[1, N](x.by_dlpack(), x.by_dlpack())
    assert x.read().tolist() == (6 * RAMP).tolist()
    if other.cuda:
        with pytest.raises(LaunchValueError, match="got a read-only array, which the kernel writes"):
            add[1, N](fixed.by_interface(), 1.0)
        with pytest.raises(LaunchValueError, match="shares memory with argument"):
            combine[1, N](x.by_dlpack(), fixed.by_interface(), x.by_interface())


def test_the_wrong_device(opening: Opening) -> None:
    first, second = two_devices(opening)
    other = library(second)
    other.index = 1
    x = other.array(RAMP)
    both = r"x is on stand-in for a GPU 1 \(cuda:1\), not on stand-in for a GPU 0 \(cuda\)"
    for shown in (x.by_dlpack(), x.by_interface()):
        with pytest.raises(LaunchValueError, match=both):
            add.launch(Device.cuda(0), cube_count=1, cube_dim=N, args=(shown, 1.0))
        add[1, N](shown, 1.0)  # where it is
        assert Tensor.from_dlpack(shown).device == Device.cuda(1)
    assert x.read().tolist() == (RAMP + 2).tolist()
    here = Tensor.from_numpy(RAMP, Device.cuda(0))
    with pytest.raises(bc.DeviceError, match=r"got x on .* \(cuda:1\) and y on .* \(cuda\), expected one"):
        combine[1, N](x.by_dlpack(), here, here)
    with pytest.raises(LaunchValueError, match=r"x is on .* \(cuda:1\), not on .* \(cpu\)"):
        add.launch("cpu", cube_count=1, cube_dim=N, args=(x.by_dlpack(), 1.0))
    with pytest.raises(LaunchTypeError, match=r"y: got an array in the host's memory, which .* cannot use"):
        combine[1, N](x.by_dlpack(), RAMP, x.by_dlpack())
    with pytest.raises(LaunchTypeError, match=r"DLPack's device \(2, 7\), which is not to be had: cannot"):
        add[1, N](other.array(RAMP, index=7).by_dlpack(), 1.0)
    del here
    gc.collect()
    first.driver.sync()
    second.driver.sync()
    assert other.deleted == len(other.asked)
    first.fake.reset()


def test_dtypes_that_do_not_fit(device: Opened) -> None:
    other = library(device)
    double, complex_ = other.array(RAMP.astype(np.float64)), other.array(RAMP.astype(np.complex64))
    with pytest.raises(LaunchTypeError, match="x: got dtype f64, expected f32"):
        add[1, N](double.by_dlpack(), 1.0)
    with pytest.raises(LaunchTypeError, match="no dtype of kernels"):
        add[1, N](complex_.by_dlpack(), 1.0)
    with pytest.raises(DispatchTypeError, match="no dtype of kernels"):
        Tensor.from_dlpack(complex_.by_dlpack())
    if other.cuda:
        with pytest.raises(LaunchTypeError, match="x: got dtype f64, expected f32"):
            add[1, N](double.by_interface(), 1.0)
        with pytest.raises(LaunchTypeError, match="got type <c8, which kernels do not have"):
            add[1, N](complex_.by_interface(), 1.0)
    device.driver.sync()


def test_layouts_that_do_not_fit(cuda: Opened) -> None:
    other = library(cuda)
    x = other.array(RAMP)
    with pytest.raises(LaunchTypeError, match=r"got strides \(2,\) for shape \(32,\), expected contiguous"):
        add[1, N](x.by_interface(shape=(32,), strides=(8,)), 1.0)
    with pytest.raises(LaunchTypeError, match=r"got strides of \(6,\) bytes, expected multiples of 4"):
        add[1, N](x.by_interface(shape=(8,), strides=(6,)), 1.0)
    with pytest.raises(LaunchTypeError, match=r"got strides \(4,\) for shape \(8, 8\)"):
        add[1, N](x.by_interface(shape=(8, 8), strides=(4,)), 1.0)
    with pytest.raises(LaunchTypeError, match="expected one that 4 divides"):
        add[1, N](x.by_interface(shape=(8,), data=(x.address + 2, False)), 1.0)
    with pytest.raises(LaunchTypeError, match="it has a mask"):
        add[1, N](x.by_interface(mask=x.by_interface()), 1.0)
    with pytest.raises(LaunchTypeError, match="its stream is 0"):
        add[1, N](x.by_interface(stream=0), 1.0)
    with pytest.raises(LaunchTypeError, match="is no memory of a CUDA device"):
        add[1, N](x.by_interface(data=(RAMP.ctypes.data, False)), 1.0)
    assert x.read().tolist() == RAMP.tolist()


def test_versions_and_capsules_that_do_not_fit(device: Opened) -> None:
    other = library(device)
    with pytest.raises(LaunchTypeError, match=r"cannot take a DLPack capsule of version 2\.0"):
        add[1, N](other.array(RAMP, version=(2, 0)).by_dlpack(), 1.0)
    shown = other.array(RAMP).by_dlpack()
    capsule = shown.__dlpack__()
    held = dlpack.take(capsule)

    class Again:
        __dlpack_device__ = shown.__dlpack_device__

        def __dlpack__(self, **options: object) -> object:
            return capsule

    with pytest.raises(LaunchTypeError, match="it was taken before"):
        add[1, N](Again(), 1.0)
    with pytest.raises(DispatchTypeError, match="it was taken before"):
        Tensor.from_dlpack(Again())
    del held
    lying = other.array(RAMP)
    moved = lying.by_dlpack()

    class Elsewhere(type(moved)):
        def __dlpack_device__(self) -> tuple[int, int]:
            return KIND[other.runtime], 0

    lying.index = 3
    with pytest.raises(LaunchTypeError, match=r"its capsule is of DLPack's device \(\d+, 3\)"):
        add[1, N](Elsewhere(lying), 1.0)
    lying.kind, lying.index = 8, 0
    with pytest.raises(DispatchValueError, match=r"DLPack's device \(8, 0\), expected one of"):
        Tensor.from_dlpack(moved)


def test_a_lost_device_lets_go(opening: Opening) -> None:
    cuda = opening.open("cuda-bindings")
    other = library(cuda)
    x = other.array(RAMP)
    add[1, N](x.by_dlpack(), 1.0)
    cuda.fake.fail("cuEventQuery", 719)
    with pytest.raises(bc.DeviceError, match="was lost in one of the last kernels, add"):
        cuda.driver.device_of(x.address)
    gc.collect()
    assert other.deleted == 1
    cuda.fake.reset()


def test_threads_take_over_arrays(device: Opened) -> None:
    """A tensor over an array goes from one thread's stream to another's."""
    other = library(device, own=True)
    x = other.array(RAMP)
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(1) as two:
        tensor = one.submit(lambda: Tensor.from_dlpack(x.by_dlpack())).result()
        for number in range(20):
            (one, two)[number % 2].submit(lambda: add[1, N](tensor, 1.0)).result()
        assert device.driver.read(tensor.__burn_cube_array__().buffer, 0, 4).view(np.float32)[0] == 20
        seen = two.submit(lambda: other.from_dlpack(tensor)).result()
        assert seen.read().tolist() == (RAMP + 20).tolist()


def test_an_array_without_addresses_is_not_for_others() -> None:
    reference = Tensor.from_numpy(RAMP, Device.from_runtime("reference"))
    with pytest.raises(BufferError, match="it has no address"):
        reference.__dlpack__()
