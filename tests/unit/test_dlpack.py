"""DLPack: what other libraries see of our memory, and we of theirs; who keeps what alive."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
import weakref
from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.driver import DeviceArray
from burn_cube.launch import dlpack, runtimes


class Owner:
    """Keeps an array, as a tensor does, and exports it."""

    def __init__(self, array: DeviceArray) -> None:
        self.array = array

    def __dlpack__(self, *, max_version: tuple[int, int] | None = None, **others: Any) -> object:
        return dlpack.export(self.array, self, max_version)

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.device(self.array)


def _array(
    values: np.ndarray[Any, Any], dtype: dt.DType = dt.F32, writable: bool = True, runtime: str = "cpu"
) -> DeviceArray:
    driver = runtimes.driver(runtime)
    buffer = driver.alloc(values.nbytes)
    driver.write(buffer, 0, values)
    strides = tuple(s // values.itemsize for s in values.strides)
    return DeviceArray(driver, buffer, dtype, 0, values.shape, strides, writable)


@pytest.mark.capability(135)
@pytest.mark.parametrize("dtype", [d for d in dt.STORABLE if d is not dt.BF16], ids=str)
def test_numpy_sees_the_same_memory(dtype: dt.DType) -> None:
    values = np.arange(12).reshape(3, 4).astype(dtype.numpy)
    array = _array(values, dtype)
    seen = np.from_dlpack(Owner(array))
    assert seen.dtype == dtype.numpy
    assert np.array_equal(seen, values)
    address: Any = array.buffer
    assert seen.ctypes.data == address.address
    array.driver.write(array.buffer, 0, np.zeros_like(values))
    assert not seen.any()


@pytest.mark.capability(135)
def test_views_keep_offset_and_strides() -> None:
    whole = _array(np.arange(24, dtype=np.float32).reshape(4, 6))
    view = DeviceArray(whole.driver, whole.buffer, dt.F32, 5 * 4, (3, 4), (6, -1))
    expected = np.arange(24, dtype=np.float32).reshape(4, 6)[:3, 5:1:-1]
    assert np.array_equal(np.from_dlpack(Owner(view)), expected)
    scalar = DeviceArray(whole.driver, whole.buffer, dt.F32, 28, (), ())
    assert np.from_dlpack(Owner(scalar)) == 7
    empty = DeviceArray(whole.driver, whole.buffer, dt.F32, 0, (0, 3), (3, 1))
    assert np.from_dlpack(Owner(empty)).shape == (0, 3)


@pytest.mark.capability(135)
def test_the_consumer_keeps_the_owner_alive() -> None:
    owner = Owner(_array(np.ones(1000, np.float32)))
    alive = weakref.ref(owner)
    seen = np.from_dlpack(owner)
    del owner
    gc.collect()
    assert alive() is not None
    assert seen.sum() == 1000
    del seen
    gc.collect()
    assert alive() is None


@pytest.mark.capability(135)
def test_a_capsule_that_nobody_takes_lets_go() -> None:
    owner = Owner(_array(np.ones(4, np.float32)))
    alive = weakref.ref(owner)
    for version in (None, (1, 0)):
        capsule = owner.__dlpack__(max_version=version)
        del capsule
    del owner
    held = Owner(_array(np.ones(4, np.float32))).__dlpack__()  # a later export looks after earlier ones
    gc.collect()
    assert alive() is None
    assert dlpack.take(held)[2] == (4,)


@pytest.mark.capability(135)
@pytest.mark.parametrize("given", [None, 5, "dltensor"])
def test_what_is_no_capsule_is_not_taken(given: object) -> None:
    with pytest.raises(BufferError, match=f"cannot take a {type(given).__name__} as memory"):
        dlpack.take(given)


@pytest.mark.capability(135)
def test_the_error_of_a_consumer_that_refuses_arrives() -> None:
    array = _array(np.zeros(4, dt.BF16.numpy), dt.BF16)
    with pytest.raises((BufferError, RuntimeError), match="dtype"):
        np.from_dlpack(Owner(array))


@pytest.mark.capability(135)
def test_memory_taken_and_given_again_goes_at_once() -> None:
    code = """
import faulthandler
import numpy as np
from burn_dispatch import Device, Tensor

faulthandler.dump_traceback_later(60, exit=True)
tensor = Tensor.from_dlpack(Tensor.from_numpy(np.arange(4, dtype=np.float32), Device.cpu()))
seen = np.from_dlpack(tensor)
del tensor
total = seen.sum()
del seen
print(total)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("6.0\n", "")


@pytest.mark.capability(135)
def test_memory_may_outlive_this_module_at_the_end_of_the_process() -> None:
    code = """
import sys, types
keeper = types.ModuleType("keeper")
loaded = dict(sys.modules)  # modules die last ones first
sys.modules.clear()
sys.modules.update({"keeper": keeper, **loaded})
import numpy as np
from burn_cube.launch import dlpack
from burn_dispatch import Device, Tensor
given = np.from_dlpack(Tensor.from_numpy(np.ones(4, np.float32), Device.cpu()))
keeper.arrays = Tensor.from_dlpack(np.arange(4, dtype=np.float32)), given
keeper.modules = keeper, dlpack
sys.keeper = keeper
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.capability(135)
def test_read_only_memory_stays_so() -> None:
    owner = Owner(_array(np.ones(4, np.float32), writable=False))
    with pytest.raises(BufferError, match="read-only"):
        owner.__dlpack__()
    *_, writable = dlpack.take(owner.__dlpack__(max_version=(1, 0)))
    assert not writable
    assert dlpack.take(Owner(_array(np.ones(4, np.float32))).__dlpack__())[-1]


@pytest.mark.capability(135)
@pytest.mark.parametrize("version", [None, (1, 0), (1, 3)])
def test_what_we_take_is_what_was_given(version: tuple[int, int] | None) -> None:
    source = np.arange(24, dtype=np.int16).reshape(2, 3, 4)[:, ::-1]
    options: Any = {} if version is None else {"max_version": version}
    capsule = source.__dlpack__(**options)
    foreign, dtype, shape, strides, writable = dlpack.take(capsule)
    assert (dtype, shape, strides, writable) == (dt.I16, (2, 3, 4), (12, -4, 1), True)
    assert (foreign.address, foreign.device) == (source.ctypes.data, (1, 0))
    with pytest.raises(BufferError, match="taken before"):
        dlpack.take(capsule)
    del source
    gc.collect()
    assert (ctypes.c_int16 * 4).from_address(foreign.address)[:] == [8, 9, 10, 11]


@pytest.mark.capability(135)
def test_our_own_capsules_come_back() -> None:
    array = _array(np.ones((2, 3), np.uint16), dt.BF16)
    owner = Owner(array)
    foreign, dtype, shape, strides, _ = dlpack.take(owner.__dlpack__(max_version=(1, 0)))
    buffer: Any = array.buffer
    assert (dtype, shape, strides, foreign.address) == (dt.BF16, (2, 3), (3, 1), buffer.address)
    alive = weakref.ref(owner)
    del owner
    gc.collect()
    assert alive() is not None
    del foreign
    gc.collect()
    assert alive() is None


@pytest.mark.capability(135)
def test_a_second_device_says_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    array = _array(np.ones(3, np.float32))
    assert dlpack.device(array) == (1, 0)
    monkeypatch.setattr(runtimes, "_open", {("cpu", 3): array.driver})
    assert dlpack.device(array) == (1, 3)


def test_types_that_kernels_do_not_have() -> None:
    with pytest.raises(BufferError, match="cannot take complex numbers of 64 bits: no dtype of kernels"):
        dlpack.take(np.ones(3, np.complex64).__dlpack__())


def test_memory_without_an_address_is_not_shared() -> None:
    array = _array(np.ones(3, np.float32), runtime="reference")
    with pytest.raises(BufferError, match="it has no address"):
        Owner(array).__dlpack_device__()
