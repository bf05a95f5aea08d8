"""Devices: which there are, what the default is, how a missing one is refused."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import burn_dispatch.device
from burn_cube import config
from burn_cube.errors import ConfigError, CubeError, DeviceError
from burn_cube.record import replace
from burn_dispatch import Device, DeviceId, catalog, finding
from tests.fake_driver import PROPERTIES, FakeDriver


@pytest.fixture(autouse=True)
def environment() -> Iterator[Callable[[str], None]]:
    """Sets BURN_DEVICE; it is not set before a test does."""
    with pytest.MonkeyPatch.context() as patch:

        def choose(value: str) -> None:
            patch.setenv("BURN_DEVICE", value)
            config.reload()

        patch.delenv("BURN_DEVICE", raising=False)
        config.reload()
        yield choose
    config.reload()


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> FakeDriver:
    """A fake behind every device."""
    fake = FakeDriver()
    monkeypatch.setattr(burn_dispatch.device.runtimes, "driver", lambda _name, _index: fake)
    return fake


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Choose which runtimes are installed with all they need, which of them open, which only emulate."""

    def choose(*installed: str, broken: tuple[str, ...] = (), emulated: tuple[str, ...] = ()) -> None:
        def driver(name: str, index: int) -> FakeDriver:
            if name in broken or index > 1:
                raise DeviceError(f"no {name}:{index} hardware")
            if f"{name}:{index}" in emulated:
                return FakeDriver(replace(PROPERTIES, features=frozenset({"software"})))
            return FakeDriver()

        burn_dispatch.device._first.cache_clear()
        monkeypatch.setattr(finding, "may_have_gpu", lambda: True)
        monkeypatch.setattr(catalog, "importable", lambda _backend: True)
        monkeypatch.setattr(catalog, "exists", lambda row: row.variant is catalog.CUBE)

        monkeypatch.setattr(burn_dispatch.device.runtimes, "known", lambda: tuple(sorted(installed)))
        monkeypatch.setattr(burn_dispatch.device.runtimes, "driver", driver)

    yield choose
    burn_dispatch.device._first.cache_clear()


def test_the_cpu_is_there() -> None:
    assert Device.cpu() in Device.enumerate()
    assert str(Device.cpu()) == "cpu"
    assert repr(Device.cpu()) == "Device<cpu>"
    assert Device.cpu().name == "dispatch<cubecl<cpu>>"


def test_equality_is_the_hardware() -> None:
    assert Device.cpu() == Device.cpu()
    assert Device.cpu() != Device.from_runtime("reference")
    assert len({Device.cpu(), Device.cpu(), Device.from_runtime("null")}) == 2
    assert pickle.loads(pickle.dumps(Device.cpu())) == Device.cpu()


@pytest.mark.parametrize(
    ("make", "label"),
    [
        (Device.cuda, "CUDA"),
        (Device.rocm, "ROCm"),
        (Device.metal, "Metal"),
        (Device.vulkan, "Vulkan"),
        (Device.webgpu, "WebGPU"),
        (Device.wgpu, "wgpu"),
        (Device.opencl, "OpenCL"),
        (Device.flex, "Flex"),
        (Device.ndarray, "NdArray"),
        (Device.libtorch, "LibTorch"),
        (Device.capture, "Capture"),
        (lambda: Device.remote("ws://127.0.0.1:3000", 2), "Remote"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_missing_device_says_what_is_missing(
    make: Callable[[], Device], label: str, only: Callable[..., None]
) -> None:
    only("cpu")
    with pytest.raises(DeviceError, match=f"cannot use a {label} device") as caught:
        make()
    assert f"has no {label}" in str(caught.value)
    assert "= help: use Device.cpu()" in str(caught.value)


def test_a_missing_device_names_its_extra(only: Callable[..., None]) -> None:
    only("cpu")
    with pytest.raises(DeviceError, match=r"pip install 'burn-cube\[cuda\]'"):
        Device.cuda(0)
    with pytest.raises(DeviceError, match=r"at ws://host:1"):
        Device.remote("ws://host:1")


def test_a_missing_package_is_what_is_missing(
    only: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    only("cpu", "cuda")
    monkeypatch.setattr(catalog, "importable", lambda backend: False)
    for make in (Device.cuda, lambda: Device.from_runtime("cuda")):
        with pytest.raises(DeviceError, match=r"cuda\.bindings or pycuda is not installed") as caught:
            make()
        assert "pip install 'burn-cube[cuda]'" in str(caught.value)
        assert "no CUDA runtime" not in str(caught.value)


def test_an_index_must_exist() -> None:
    with pytest.raises(DeviceError, match="device index must be non-negative, got -1"):
        Device.cuda(-1)


def test_a_runtime_of_a_third_party_is_a_device(only: Callable[..., None]) -> None:
    only("cpu", "cuda", "toaster")
    assert str(Device.cuda()) == "cuda:0"
    assert Device.cuda(0).properties is PROPERTIES
    with pytest.raises(DeviceError, match="no cuda:3 hardware"):
        _ = Device.cuda(3).properties
    toaster = Device.from_runtime("toaster")
    assert (str(toaster), toaster.name) == ("toaster", "dispatch<cubecl<toaster>>")
    with pytest.raises(DeviceError, match="cannot give toaster an id"):
        _ = toaster.id
    assert Device.enumerate("toaster", "cpu") == (Device.cpu(), toaster)
    assert toaster not in Device.enumerate()


def test_an_unknown_runtime_is_refused() -> None:
    with pytest.raises(DeviceError, match="the runtime 'toaster': it is not installed") as caught:
        Device.from_runtime("toaster")
    assert "installed are: cpu, " in str(caught.value)


def test_the_default_prefers_hardware_that_opens(
    only: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    only("cpu", "cuda", "opencl", "null")
    assert str(Device.default()) == "cuda:0"
    assert [str(d) for d in Device.enumerate()] == ["cuda:0", "cuda:1", "opencl:0", "opencl:1", "cpu"]
    only("cpu", "cuda", "opencl", broken=("cuda",))
    assert str(Device.default()) == "opencl:0"
    assert [str(d) for d in Device.enumerate("cuda", "cpu")] == ["cpu"]
    only("reference", "null")
    with pytest.raises(DeviceError, match="no execution backend is enabled") as caught:
        Device.default()
    assert "pip install burn-cube" in str(caught.value.help)
    assert "Device.capture()" not in str(caught.value.help)
    monkeypatch.setattr(catalog, "exists", lambda row: row.variant is catalog.CAPTURE)
    with pytest.raises(DeviceError, match="no execution backend is enabled") as caught:
        Device.default()
    assert "Device.capture() only records" in str(caught.value.help)


def test_what_software_emulates_comes_after_the_cpu(only: Callable[..., None]) -> None:
    only("cpu", "vulkan", "opencl", emulated=("vulkan:0", "vulkan:1", "opencl:0"))
    assert str(Device.default()) == "opencl:1"
    assert " ".join(map(str, Device.enumerate())) == "opencl:1 cpu vulkan:0 vulkan:1 opencl:0"
    only("cpu", "vulkan", emulated=("vulkan:0", "vulkan:1"))
    assert Device.default() == Device.cpu()
    only("vulkan", emulated=("vulkan:0", "vulkan:1"))
    assert str(Device.default()) == "vulkan:0"


def test_the_default_is_looked_for_once(only: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    only("cpu", "cuda")
    first = Device.default()
    monkeypatch.setattr(burn_dispatch.device.runtimes, "driver", None)  # a second look would call it
    assert Device.default() is first


def test_drivers_are_not_opened_where_there_is_no_gpu(
    only: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    only("cpu", "cuda", "vulkan")
    monkeypatch.setattr(finding, "may_have_gpu", lambda: False)
    monkeypatch.setattr(burn_dispatch.device.runtimes, "driver", None)
    assert Device.default() == Device.cpu()
    only("cuda")
    monkeypatch.setattr(finding, "may_have_gpu", lambda: False)
    assert str(Device.default()) == "cuda:0"


def test_packages_that_are_missing_disable_a_backend(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(burn_dispatch.device.runtimes, "known", lambda: ("cpu", "opencl"))
    row = replace(catalog.BY_NAME["opencl"], modules=("no_such_package.at_all", "no_such_package"))
    assert not catalog.enabled(row)
    assert catalog.enabled(replace(row, modules=("no_such_package", "numpy")))
    wanted = "the OpenCL runtime needs the extra 'opencl' (pip install 'burn-cube[opencl]') and an OpenCL"
    assert catalog.advice(row).startswith(wanted)
    assert catalog.advice(catalog.BY_NAME["rocm"]).startswith("the ROCm runtime needs an AMD GPU")


def test_enumeration_takes_names() -> None:
    assert Device.enumerate("cpu") == (Device.cpu(),)
    assert Device.enumerate("capture", "flex") == (Device.flex(),)
    with pytest.raises(DeviceError, match="cannot find the backend 'gpu'"):
        Device.enumerate("gpu")


@pytest.mark.parametrize("value", ["cpu", "CPU", " cpu ", "cpu:0"])
def test_the_environment_names_the_default(value: str, environment: Callable[[str], None]) -> None:
    environment(value)
    assert Device.default() == Device.cpu()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("cuda", "BURN_DEVICE=cuda requested, but the 'cuda' feature is not enabled."),
        ("ROCM", "BURN_DEVICE=rocm requested, but the 'rocm' feature is not enabled."),
        ("metal", "BURN_DEVICE=metal requested, but no wgpu feature is enabled."),
        ("vulkan:1", "BURN_DEVICE=vulkan requested, but no wgpu feature is enabled."),
        ("webgpu", "BURN_DEVICE=webgpu requested, but no wgpu feature is enabled."),
        ("wgpu", "BURN_DEVICE=wgpu requested, but no wgpu feature is enabled."),
        ("opencl", "BURN_DEVICE=opencl requested, but the 'opencl' feature is not enabled."),
        ("tch", "BURN_DEVICE=tch requested, but the 'tch' feature is not enabled."),
        ("remote", "BURN_DEVICE=remote requested, but the 'remote' feature is not enabled."),
        ("flex", "BURN_DEVICE=flex requested, but the 'flex' feature is not enabled."),
        ("ndarray", "BURN_DEVICE=ndarray requested, but the 'ndarray' feature is not enabled."),
    ],
)
def test_a_default_that_is_not_enabled(
    value: str, text: str, environment: Callable[[str], None], only: Callable[..., None]
) -> None:
    only("cpu")
    environment(value)
    with pytest.raises(DeviceError) as caught:
        Device.default()
    assert caught.value.message == text
    assert caught.value.help is not None


@pytest.mark.parametrize("value", ["gpu", "capture", "libtorch", "cuda:x", "cuda:", "cpu:-1", "Reference"])
def test_a_default_that_does_not_exist(value: str, environment: Callable[[str], None]) -> None:
    environment(value)
    with pytest.raises(ConfigError) as caught:
        Device.default()
    assert caught.value.message == f"Unknown BURN_DEVICE override: '{value}'."
    assert isinstance(caught.value, CubeError)
    assert "cpu" in str(caught.value.help)


def test_an_index_beyond_the_devices(environment: Callable[[str], None]) -> None:
    environment("cpu:1")
    with pytest.raises(DeviceError, match="cannot use cpu:1: there is one device"):
        Device.default()


def test_ids_round_trip() -> None:
    for device in (Device.cpu(), Device.from_runtime("reference"), Device.from_runtime("null")):
        assert Device.from_id(device.id) == device
    assert Device.cpu().id == DeviceId(0, 0)
    with pytest.raises(DeviceError, match="Unknown DispatchDevice ID"):
        Device.from_id(DeviceId(0x4200, 0))


def test_the_catalog_has_no_double_entries() -> None:
    ids = [row.id for row in catalog.BACKENDS]
    assert len(set(ids)) == len(ids)
    assert len(catalog.BY_NAME) == len(catalog.BACKENDS)
    order = "cuda metal rocm vulkan webgpu wgpu opencl cpu tch flex remote ndarray"
    assert list(catalog.BY_ENV) == order.split()
    for row in catalog.BACKENDS:
        assert row.id is not None
        assert row.id < 1 << 16


def test_sync_and_flush_reach_the_driver(driver: FakeDriver) -> None:
    device = Device.cpu()
    device.flush()
    device.sync()
    assert driver.calls == ["flush", "sync"]
    assert device.driver is driver


def test_a_device_is_not_made_of_its_name() -> None:
    name: Any = "cpu"
    with pytest.raises(DeviceError, match="cannot make a Device of 'cpu'") as caught:
        Device(name)
    assert "Device.cpu()" in str(caught.value)


def test_ids_and_indices_of_other_types_are_refused() -> None:
    word: Any = "a"
    with pytest.raises(DeviceError, match="cannot use 'a' as the id of a device"):
        Device.from_id(word)
    with pytest.raises(DeviceError, match="device index must be an integer, got 'a'"):
        Device.cuda(word)


@pytest.mark.parametrize("name", [np.zeros(2), None, 7, "nothing"])
def test_what_is_no_runtime_is_refused(name: Any) -> None:
    with pytest.raises(DeviceError, match=r"cannot use the runtime .*: it is not installed"):
        Device.from_runtime(name)
