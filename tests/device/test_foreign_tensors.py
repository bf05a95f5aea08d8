"""Tensors over arrays of CUDA and HIP libraries, and such libraries over tensors, on stand-ins."""

from __future__ import annotations

import gc
from functools import partial
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import LaunchValueError
from burn_cube.launch import dlpack
from burn_dispatch import Device, Tensor
from burn_runtimes.cuda.create import opened
from burn_runtimes.device.stream_driver import StreamDriver
from burn_runtimes.hip.create import create as create_hip
from tests.device.foreign_devices import (
    RAMP,
    N,
    Opening,
    add,
    cuda,
    device,
    library,
    opening,
    where,
)
from tests.device.foreign_library import KIND, flags_of
from tests.device.stream_devices import OPEN, Opened
from tests.unit.native_kernels import compiled

pytestmark = pytest.mark.capability(135)


# Tensors.


def test_tensors_over_arrays(device: Opened) -> None:
    other = library(device)
    x = other.array(RAMP.reshape(8, 8))
    tensor = Tensor.from_dlpack(x.by_dlpack())
    assert (tensor.device, tensor.shape, tensor.strides) == (where(device), (8, 8), (8, 1))
    add[1, N](tensor.flatten(), 1.0)
    assert np.array_equal(tensor.numpy(), RAMP.reshape(8, 8) + 1)
    assert np.array_equal(x.read(), tensor.numpy())
    assert not tensor.can_mut()
    rows = tensor[2:]
    del x, tensor
    gc.collect()
    assert rows.numpy()[0, 0] == 17
    assert other.freed == 0
    del rows
    gc.collect()
    device.driver.sync()
    assert (other.deleted, other.freed) == (1, 1)
    fixed = Tensor.from_dlpack(other.array(RAMP, writable=False).by_dlpack())
    with pytest.raises(LaunchValueError, match="read-only"):
        add[1, N](fixed, 1.0)


def test_tensors_over_arrays_of_the_interface(cuda: Opened) -> None:
    other = library(cuda, own=True)
    x = other.array(RAMP)
    tensor = Tensor.from_dlpack(x.by_interface())
    array: Any = tensor.__burn_cube_array__()
    assert array.buffer.address == x.address
    del array
    run = partial(add[1, N], tensor, 1.0)
    for _ in range(3):
        run()
    assert compiled(add, run) == 1, "a tensor is a tensor, whoever owns its memory"
    assert tensor.numpy().tolist() == (RAMP + 4).tolist()
    del x
    gc.collect()
    assert other.freed == 0
    assert tensor.to(Device.cpu()).numpy().tolist() == (RAMP + 4).tolist()
    del tensor, run
    gc.collect()
    cuda.driver.sync()
    assert other.freed == 1


def test_libraries_read_tensors_in_their_order(device: Opened) -> None:
    for own in (False, True):
        other = library(device, own)
        tensor = Tensor.from_numpy(RAMP, where(device))
        add[1, N](tensor, 1.0)
        seen = other.from_dlpack(tensor)
        assert seen.writable
        assert seen.memory.device == (KIND[other.runtime], 0)
        assert seen.read().tolist() == (RAMP + 1).tolist(), "its stream waits for ours, the host does not"
        add[1, N](tensor, 1.0)
        seen = other.from_dlpack(tensor)
        del tensor
        gc.collect()
        assert seen.read().tolist() == (RAMP + 2).tolist()
        del seen
        gc.collect()


def _without_pools(kind: str, opening: Opening) -> Opened:
    """A driver whose memory is kept, and lent again at once, by our own pool."""
    found = opening.open(kind)
    found.fake.set_attribute(88 if kind == "hip" else 115, 0)
    if kind == "hip":
        return opening.put(Opened(create_hip(0), found.fake, found.names))
    if kind == "pycuda":
        return found
    api, of = opened(0)
    driver: StreamDriver[Any] = StreamDriver(
        api, of.properties, "cuda", found.driver.compiler, of.cubes, of.parameter_bytes
    )
    return opening.put(Opened(driver, found.fake, found.names))


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("kind", list(OPEN))
def test_memory_that_a_library_still_writes_is_not_used_again(kind: str, own: bool, opening: Opening) -> None:
    """The library lets go with work queued: whoever gets the memory next comes after that."""
    device = _without_pools(kind, opening)
    other, places = library(device, own), set[int]()
    for number in range(8):
        tensor = Tensor.from_numpy(RAMP, where(device))
        seen = other.from_dlpack(tensor)
        del tensor
        seen.write(-RAMP - 1)  # queued
        places.add(seen.address)
        del seen
        fresh = Tensor.from_numpy(RAMP + number, where(device))
        add[1, N](fresh, 1.0)
        other.wait()  # by now it is written
        assert fresh.numpy().tolist() == (RAMP + number + 1).tolist()
        del fresh
    assert len(places) < 8, "memory comes back"
    gc.collect()
    device.driver.sync()
    device.fake.reset()


def test_exports_wait_only_if_asked(device: Opened) -> None:
    prefix = "cu" if library(device).cuda else "hip"
    tensor = Tensor.from_numpy(RAMP, where(device))
    add[1, N](tensor, 1.0)
    before = device.fake.calls(f"{prefix}StreamWaitEvent"), device.fake.calls(f"{prefix}StreamSynchronize")
    capsule = tensor.__dlpack__(stream=-1)
    after = device.fake.calls(f"{prefix}StreamWaitEvent"), device.fake.calls(f"{prefix}StreamSynchronize")
    assert before == after
    assert dlpack.take(capsule)[2] == (N,)
    kind = KIND[tensor.__burn_cube_array__().driver.properties.runtime]
    for number in {2: (0, -2), 10: (1, 2, -2)}[kind]:
        with pytest.raises(BufferError, match="DLPack has no such stream"):
            tensor.__dlpack__(stream=number)
    assert tensor.__dlpack_device__() == (kind, 0)
    with pytest.raises(BufferError, match="copy the tensor first"):
        tensor.__dlpack__(dl_device=(1, 0), copy=False)
    with pytest.raises(BufferError, match="copy the tensor first"):
        tensor.__dlpack__(dl_device=(kind, 5))


def test_copies_are_exported_where_they_are_wanted(device: Opened) -> None:
    tensor = Tensor.from_numpy(RAMP.reshape(8, 8), where(device))

    class Wants:
        """For NumPy, which asks for no device itself."""

        def __dlpack__(self, **options: Any) -> Any:
            return tensor.transpose().__dlpack__(dl_device=(1, 0), max_version=(1, 0))

        def __dlpack_device__(self) -> tuple[int, int]:
            return 1, 0

    seen = np.from_dlpack(Wants())
    assert np.array_equal(seen, RAMP.reshape(8, 8).T)
    capsule = tensor.__dlpack__(copy=True, max_version=(1, 0))
    add[1, N](tensor.flatten(), 1.0)
    flags = flags_of(capsule)
    memory, *_ = dlpack.take(capsule)
    mine: Any = tensor.__burn_cube_array__().buffer
    assert memory.address != mine.address
    assert flags == 2
    assert device.driver.device_of(memory.address) == 0
    del memory
    gc.collect()


def test_the_interface_of_tensors(cuda: Opened) -> None:
    tensor = Tensor.from_numpy(RAMP.reshape(8, 8), Device.cuda(0))
    add[1, N](tensor.flatten(), 1.0)
    view = tensor.transpose()
    shown = view.__cuda_array_interface__
    assert (shown["shape"], shown["typestr"], shown["strides"], shown["version"]) == (
        (8, 8), "<f4", (4, 32), 3
    )  # fmt: skip
    address, read_only = shown["data"]
    assert (cuda.driver.device_of(address), read_only, shown["stream"]) == (0, False, None)

    class Only:
        __cuda_array_interface__ = shown
        owner = view

    again = Tensor.from_dlpack(Only())
    assert np.array_equal(again.numpy(), (RAMP + 1).reshape(8, 8).T)
    hip = Opening()
    try:
        other = where(hip.open("hip"))
        assert not hasattr(Tensor.from_numpy(RAMP, other), "__cuda_array_interface__")
    finally:
        hip.end()
