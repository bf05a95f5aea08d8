"""Arrays of other libraries that are not what their protocols say, and those without elements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import DispatchTypeError, DispatchValueError, LaunchTypeError
from burn_dispatch import Device, Tensor
from tests.device import foreign_library
from tests.device.foreign_devices import RAMP, N, Opening, add, combine, library, two_devices
from tests.device.stream_devices import Opened
from tests.unit.test_shared_memory import WANTED, halves

pytestmark = pytest.mark.capability(135)


@pytest.fixture
def opening() -> Iterator[Opening]:
    found = Opening()
    yield found
    foreign_library.forget_refused()
    found.end()


@pytest.fixture
def cuda(opening: Opening) -> Iterator[Opened]:
    found = opening.open("cuda-bindings")
    yield found
    found.driver.sync()
    found.fake.reset()


class Shown:
    """Something with a protocol."""

    def __init__(self, **shown: object) -> None:
        self.__dict__.update(shown)


class Raises:
    @property
    def __cuda_array_interface__(self) -> Any:
        raise RuntimeError("gone")


INTERFACES: list[tuple[dict[str, Any], str]] = [
    ({"shape": None}, "TypeError"),
    ({"shape": 5}, "TypeError"),
    ({"shape": ("a",)}, "ValueError"),
    ({"shape": (-8,)}, r"got shape \(-8,\)"),
    ({"shape": (2**40, 2**40), "strides": (0, 0)}, r"got shape \(1099511627776, 1099511627776\)"),
    ({"shape": (2**61,)}, "are no memory"),
    ({"strides": (-(2**62),)}, "are no memory"),
    ({"typestr": "foo"}, "TypeError"),
    ({"typestr": None}, "got type None, which kernels do not have"),
    ({"data": None}, "TypeError"),
    ({"data": (1,)}, "ValueError"),
    ({"data": ("a", False)}, "ValueError"),
    ({"data": (0, False)}, "address 0x0 is no memory"),
    ({"data": (-64, False)}, "is no memory"),
    ({"data": (2**64, False)}, "is no memory"),
    ({"strides": 5}, "TypeError"),
    ({"strides": (None,)}, "TypeError"),
    ({"version": "3"}, "TypeError"),
    ({"stream": "x"}, "ValueError"),
]


@pytest.mark.parametrize(("changed", "message"), INTERFACES, ids=lambda value: str(value)[:40])
def test_interfaces_that_are_none(cuda: Opened, changed: dict[str, Any], message: str) -> None:
    x = library(cuda).array(RAMP)
    with pytest.raises(LaunchTypeError, match=f"cannot use a ByInterface in place: .*{message}"):
        add[1, N](x.by_interface(**changed), 1.0)
    with pytest.raises((DispatchTypeError, DispatchValueError), match=message):
        Tensor.from_dlpack(x.by_interface(**changed))
    add[1, N](x.by_interface(), 1.0)
    assert x.read().tolist() == (RAMP + 1).tolist()


@pytest.mark.parametrize(
    "shown", [Shown(__cuda_array_interface__=7), Shown(__cuda_array_interface__={}), Raises()]
)
def test_what_is_no_interface(cuda: Opened, shown: object) -> None:
    with pytest.raises(LaunchTypeError, match=r"its __cuda_array_interface__ gives \w+Error: "):
        add[1, N](shown, 1.0)
    with pytest.raises(DispatchTypeError, match=r"its __cuda_array_interface__ gives \w+Error: "):
        Tensor.from_dlpack(shown)


@pytest.mark.parametrize("index", [-1, 7, 10**30])
def test_devices_that_are_not_there(cuda: Opened, index: int) -> None:
    x = Shown(__dlpack_device__=lambda: (2, index), __dlpack__=None)
    with pytest.raises(LaunchTypeError, match="which is not to be had"):
        add[1, N](x, 1.0)


@pytest.mark.parametrize("device", [None, ("a", 1), (1,), 3])
def test_what_is_no_device(device: object) -> None:
    x = Shown(__dlpack_device__=lambda: device, __dlpack__=None)
    with pytest.raises(LaunchTypeError, match=r"its __dlpack_device__ gives \w+Error: "):
        add[1, N](x, 1.0)
    with pytest.raises(DispatchTypeError, match=r"its __dlpack_device__ gives \w+Error: "):
        Tensor.from_dlpack(x)


def test_the_host_is_one_device() -> None:
    x = Shown(__dlpack_device__=lambda: (1, 5), __dlpack__=RAMP.__dlpack__)
    with pytest.raises(DispatchValueError, match="cannot open device 5 of runtime 'cpu': it has one"):
        Tensor.from_dlpack(x)


def test_errors_of_the_library_are_told(cuda: Opened) -> None:
    def fail(**options: object) -> object:
        raise KeyError("no room")

    x = Shown(__dlpack_device__=lambda: (2, 0), __dlpack__=fail)
    with pytest.raises(LaunchTypeError, match="its __dlpack__ gives KeyError: 'no room'"):
        add[1, N](x, 1.0)
    with pytest.raises(DispatchTypeError, match="its __dlpack__ gives KeyError: 'no room'"):
        Tensor.from_dlpack(x)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"ndim": -1}, "-1 dimensions without a shape"),
        ({"shape": None}, "1 dimensions without a shape"),
        ({"data": None}, "are no memory"),
        ({"data": 2**64 - 64}, "are no memory"),
        ({"lanes": 4}, "cannot take floats of 32 bits in vectors of 4: no dtype of kernels"),
    ],
    ids=str,
)
@pytest.mark.parametrize("kind", ["cuda-bindings", "hip"])
def test_records_that_are_none(
    kind: str, changed: dict[str, Any], message: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = opening.open(kind)
    x = library(device).array(RAMP)
    plain = foreign_library._capsule

    def broken(array: Any) -> object:
        capsule = plain(array)
        tensor = foreign_library.record_of(capsule).tensor
        for name, value in changed.items():
            setattr(tensor, name, value)
        return capsule

    monkeypatch.setattr(foreign_library, "_capsule", broken)
    with pytest.raises(LaunchTypeError, match=message):
        add[1, N](x.by_dlpack(), 1.0)
    with pytest.raises((DispatchTypeError, DispatchValueError), match=message):
        Tensor.from_dlpack(x.by_dlpack())
    monkeypatch.undo()
    add[1, N](x.by_dlpack(), 1.0)
    assert x.read().tolist() == (RAMP + 1).tolist()
    device.driver.sync()
    device.fake.reset()


def test_arrays_without_elements_are_on_any_device(opening: Opening) -> None:
    first, second = two_devices(opening)
    other = library(second)
    other.index = 1
    x = other.array(RAMP)
    for address in (0, 12345 * 4, x.address):
        nothing = x.by_interface(shape=(0,), data=(address, False))
        combine[1, N](nothing, x.by_interface(), nothing)
        combine[1, N](x.by_interface(), nothing, nothing)
        add[1, N](nothing, 1.0)
        add.launch(Device.cuda(1), cube_count=1, cube_dim=N, args=(nothing, 1.0))
        assert Tensor.from_dlpack(nothing).shape == (0,)
    here = Tensor.from_numpy(RAMP, Device.cuda(0))
    combine[1, N](here, x.by_interface(shape=(0,), data=(0, False)), Tensor.empty_like(here))
    with pytest.raises(bc.DeviceError, match="expected one device"):  # it has a place there
        combine[1, N](here, x.by_interface(shape=(0,)), here)
    add.launch("cpu", cube_count=1, cube_dim=N, args=(x.by_interface(shape=(0,), data=(0, False)), 1.0))
    del here
    first.driver.sync()
    second.driver.sync()
    assert x.read().tolist() == RAMP.tolist()
    first.fake.reset()


@pytest.mark.parametrize("mode", ["interpret", "validate"])
def test_names_for_one_memory_are_staged_together(cuda: Opened, mode: str) -> None:
    other = library(cuda)
    x = other.array(np.zeros(8, np.float32))
    kernel = getattr(halves, mode)
    kernel[1, 8](x.by_dlpack(), x.by_interface())
    assert x.read().tolist() == WANTED
    tensor = Tensor.from_numpy(np.zeros(8, np.float32), Device.cuda(0))
    kernel[1, 8](tensor, Shown(__cuda_array_interface__=tensor.__cuda_array_interface__))
    assert tensor.numpy().tolist() == WANTED
    wide = other.array(np.zeros(24, np.float32))
    parts = [wide.by_interface(shape=(8,), data=(wide.address + at, False)) for at in (4, 12)]
    kernel[1, 8](*parts)
    assert wide.read().tolist() == [0, 1, 1, 1, 1, 0, 0, 10, 10, 10, 10, *[0] * 13]
    del tensor
