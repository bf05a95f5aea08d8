"""Defaults of devices and when they are fixed; what a device stores, computes and can do at most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import ConfigError, DeviceError, DispatchTypeError, DispatchValueError
from burn_cube.record import replace
from burn_dispatch import Device, DeviceId, Tensor, catalog, performance, settings
from burn_dispatch.context import GradientCheckpointing
from burn_dispatch.device import Devices
from burn_dispatch.quantization import QuantScheme, QuantValue
from tests.dispatch.devices import EVERY, MAKE, device

BALANCED = GradientCheckpointing.BALANCED


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """No device has its settings fixed."""
    monkeypatch.setattr(settings, "_locked", {})


USES: list[Callable[[Device], object]] = [
    lambda d: Tensor.zeros(2, device=d), lambda d: Tensor.empty(2, device=d), lambda d: d.settings(),
    lambda d: Tensor.arange(3, device=d), lambda d: Tensor.random((2,), device=d),
    lambda d: Tensor.from_data([1.5], device=d),
    lambda d: Tensor.full(2, 1, device=d), lambda d: Tensor.eye(2, device=d),
    lambda d: Tensor.linspace(0, 1, 2, device=d), lambda d: Tensor.cartesian_grid((2,), d),
    lambda d: Tensor.zeros(2, "f32", d).argmax(0), lambda d: Tensor.zeros(4, "f32", d).quantize_dynamic(),
]  # fmt: skip
OTHERS: list[Callable[[Device], object]] = [
    lambda d: Tensor.zeros(2, "f16", d), lambda d: Tensor.from_numpy(np.zeros(2), d),
    lambda d: Tensor.full(2, True, device=d), lambda d: Tensor.full(2, np.float32(1), device=d),
    lambda d: Tensor.arange(3, dtype="i32", device=d), lambda d: Tensor.ones_like(Tensor.zeros(2, "i8", d)),
    lambda d: Tensor.zeros(2, "f32", d) + 1.0, lambda d: Tensor.tril_mask((2, 2), 0, d), lambda d: d.id,
    lambda d: d.supports_dtype("f32"), lambda d: d.seed(3), lambda d: d.sync(), lambda d: d.flush(),
]  # fmt: skip


@EVERY
def test_the_first_use_of_a_default_fixes_the_settings(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where = device(name)
    for use in USES:
        monkeypatch.setattr(settings, "_locked", {})
        use(where)
        with pytest.raises(settings.AlreadyInitializedError, match="configure the device before any tensor"):
            where.configure(float_dtype="f16")
    for use in OTHERS:
        monkeypatch.setattr(settings, "_locked", {})
        use(where)
        assert where.configure(float_dtype="f16").float_dtype.name == "f16"


@EVERY
def test_defaults_are_followed(name: str) -> None:
    where = device(name)
    scheme = QuantScheme(QuantValue.Q4S, where.settings().quantization.store)
    settings._locked.clear()
    chosen = where.configure(float_dtype="f16", int_dtype="i16", bool_dtype="bool", quantization=scheme)
    assert where.settings() == chosen
    assert where.autodiff().settings() == chosen
    dtypes = {
        "f16": [Tensor.zeros(1, device=where), Tensor.full(1, 2.5, device=where), Tensor.eye(1, device=where),
                Tensor.linspace(0, 1, 2, device=where), Tensor.from_data([[1.5]], device=where)],
        "i16": [Tensor.arange(2, device=where), Tensor.full(1, 2, device=where),
                Tensor.from_data(3, device=where), Tensor.zeros(2, device=where).argmax(0),
                Tensor.zeros(2, device=where).argsort(0)],
        "bool": [Tensor.full(1, True, device=where), Tensor.from_data([True], device=where)],
    }  # fmt: skip
    for expected, made in dtypes.items():
        assert {x.dtype.name for x in made} == {expected}
    assert Tensor.ones(4, "f32", where).quantize_dynamic().scheme == scheme


DEFAULTS = {"cpu": ("f32", "i32"), "reference": ("f32", "i32"), "flex": ("f32", "i32"),
            "ndarray": ("f32", "i64"), "libtorch": ("f32", "i64")}  # fmt: skip


@EVERY
def test_defaults_of_backends(name: str) -> None:
    found = device(name).settings()
    assert (found.float_dtype.name, found.int_dtype.name) == DEFAULTS[name]
    assert found.bool_dtype.name == "bool"
    assert found.quantization == QuantScheme(QuantValue.Q8F, "native" if name == "libtorch" else "packed_u32")


def test_settings_that_a_device_cannot_have(monkeypatch: pytest.MonkeyPatch) -> None:
    where, wrong = Device.cpu(), Tensor
    for options, kind, message in (
        ({"float_dtype": "i32"}, DispatchValueError, "got i32 as float_dtype, expected a dtype of floats"),
        ({"int_dtype": "bool"}, DispatchValueError, "got bool as int_dtype, expected a dtype of ints"),
        ({"bool_dtype": "u8"}, DispatchValueError, "got u8 as bool_dtype, expected a dtype of bools"),
        ({"float_dtype": "f8"}, DispatchTypeError, "configure: cannot use dtype 'f8'"),
        (
            {"quantization": wrong},
            DispatchTypeError,
            "configure: got .* as quantization, expected a QuantScheme",
        ),
    ):
        with pytest.raises(kind, match=message):
            where.configure(**options)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    lacking: Any = where.executor
    monkeypatch.setattr(lacking, "dtypes", lambda _device: frozenset())
    with pytest.raises(
        settings.UnsupportedDTypeError, match="Device cpu does not support the requested data type"
    ):
        where.configure(float_dtype="f64")
    assert where.configure().float_dtype.name == "f32", "what was refused has changed nothing"


def test_what_a_device_does_with_dtypes(monkeypatch: pytest.MonkeyPatch) -> None:
    where = Device.cpu()
    assert where.dtype_usage("f32") == {"storage", "arithmetic"}
    assert where.supports_dtype("bf16")
    properties = replace(
        where.properties, features=where.properties.features | {"cmma:f16", "cmma:tf32"},
        dtypes=frozenset([one for one in where.properties.dtypes if one.name != "f64"]),
    )  # fmt: skip
    monkeypatch.setattr(where.driver, "properties", properties)
    assert where.dtype_usage("f16") == where.dtype_usage("f32") == {"storage", "arithmetic", "accelerated"}
    assert where.dtype_usage("f64") == frozenset()
    assert not where.supports_dtype("f64")
    if "libtorch" in MAKE:
        assert not catalog.enabled(catalog.BY_NAME["libtorch"]) or not Device.libtorch().supports_dtype("u32")
    with pytest.raises(DispatchTypeError, match="supports_dtype: cannot use dtype 'f8'"):
        where.supports_dtype("f8")


@EVERY
def test_waiting_seeds_and_names(name: str) -> None:
    where = device(name)
    x = Tensor.ones((5,), device=where) + 1.0
    where.flush()
    where.sync()
    assert x.tolist() == [2.0] * 5
    where.seed(5)
    first = Tensor.random((4,), device=where).numpy()
    where.autodiff().without_autodiff().seed(5)
    np.testing.assert_array_equal(Tensor.random((4,), device=where).numpy(), first)
    variant = where.backend.variant.name
    assert where.name == (
        f"dispatch<cubecl<{name}>>" if variant == "Cube" else f"dispatch<{variant.lower()}>"
    )
    wrong: Any = "a"
    with pytest.raises(DispatchTypeError, match="seed: got 'a' as value, expected an integer"):
        where.seed(wrong)


@EVERY
def test_ids_round_trip(name: str) -> None:
    where = device(name)
    assert Device.from_id(where.id) == where
    enabled = where.autodiff().gradient_checkpointing()
    assert enabled.id == where.id
    assert Device.from_id(enabled.id) == enabled
    assert not Device.from_id(enabled.id).is_autodiff(), "of autodiff an id knows nothing"
    assert where.id.type_id >> 8 == where.backend.variant.id


def test_ids_of_the_catalog() -> None:
    ids = {row.name: row.variant.id for row in catalog.BACKENDS}
    assert (ids["cpu"], ids["flex"], ids["libtorch"], ids["ndarray"]) == (0, 4, 5, 6)
    assert (ids["remote"], ids["capture"]) == (10, 11)
    with pytest.raises(DeviceError, match="Unknown DispatchDevice ID"):
        Device.from_id(DeviceId(0x100, 0))


def test_devices_of_autodiff_are_shown() -> None:
    where = Device.cpu()
    assert repr(where) == "Device<cpu>"
    assert repr(where.autodiff()) == "Device<Autodiff { device: cpu, checkpointing: Disabled }>"
    assert repr(where.with_context(BALANCED)) == "Device<Autodiff { device: cpu, checkpointing: Balanced }>"
    assert where.with_context(BALANCED).inner() is not where
    assert repr(where.with_context(BALANCED).inner()) == "Device<cpu>"


def test_many_devices_at_once() -> None:
    found = Device.enumerate("cpu", "flex", "ndarray")
    assert isinstance(found, Devices)
    assert (len(found), found[0], Device.count("flex")) == (3, Device.cpu(), 1)
    assert all(one.is_autodiff() for one in found.autodiff())
    assert found.autodiff() == found
    assert found.configure(float_dtype="f16") is found
    assert {one.settings().float_dtype.name for one in found} == {"f16"}
    with pytest.raises(settings.AlreadyInitializedError):
        found.autodiff().configure(int_dtype="i16")


def test_devices_of_one_runtime() -> None:
    assert Device.enumerate_cube("cpu") == (Device.cpu(),)
    assert Device.enumerate_cube("reference") == (Device.from_runtime("reference"),)
    assert all(one.backend.variant is catalog.CUBE for one in Device.enumerate_cube())
    assert Device.cpu() in Device.enumerate_cube()
    for row in catalog.BACKENDS:
        if row.variant is catalog.CUBE and not catalog.enabled(row):
            assert Device.enumerate_cube(row.runtime) == ()
    with pytest.raises(DeviceError, match="cannot find the runtime 'flex'"):
        Device.enumerate_cube("flex")


@pytest.mark.capability(147)
def test_limits_are_measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(performance, "_known", {})
    monkeypatch.setattr(performance, "_SECONDS", 0.0)
    where = Device.cpu()
    copy, read = where.performance_stats("copy/f32/256K", "read/f32/256K")
    assert (copy.key, copy.unit) == ("copy/f32/256K", "bytes")
    assert copy.seconds * copy.rate == pytest.approx(262144)
    assert where.autodiff().performance_stats(read.key, copy.key) == [read, copy]
    assert where.performance_stats() == []
    assert Device.flex().performance_stats(copy.key) == []
    assert copy.key in performance.keys()
    with pytest.raises(DeviceError, match=r"performance_stats: got 'copy', expected one of read/f32/256K"):
        where.performance_stats("copy")


def test_memory_is_of_runtimes() -> None:
    where = Device.cpu()
    with where.persistent_memory():
        x = Tensor.ones((64, 64), device=where)
    before = where.memory_usage()
    assert before.used >= x.nbytes
    del x
    where.memory_cleanup()
    assert where.memory_usage().used < before.used
    for other in (Device.flex(), Device.ndarray()):
        with pytest.raises(
            DeviceError, match=r"cannot look after the memory of (flex|ndarray): it is no runtime"
        ):
            other.memory_usage()


def test_errors_are_of_one_family() -> None:
    assert issubclass(DeviceError, RuntimeError)
    assert issubclass(ConfigError, ValueError)
    assert issubclass(settings.AlreadyInitializedError, ValueError)
