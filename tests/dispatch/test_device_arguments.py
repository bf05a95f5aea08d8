"""What a device is made of, by whatever name or number one may give by mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from burn_cube.errors import ConfigError, DeviceError, DispatchTypeError, DispatchValueError
from burn_cube.record import replace
from burn_dispatch import Device, DeviceId, Tensor, finding
from burn_dispatch.distribution import Bernoulli, Normal, Uniform
from burn_dispatch.quantization import QuantScheme

ODD: list[Any] = [None, "0", 1.5, [], -1, True, float("nan")]


@pytest.mark.parametrize("index", ODD, ids=repr)
def test_indices_are_whole_numbers_from_0_on(index: Any) -> None:
    with pytest.raises(DeviceError, match="device index must be"):
        Device.opencl(index)
    with pytest.raises(DeviceError, match="device index must be a non-negative integer, got"):
        Device(Device.cpu().backend, index)


def test_an_id_has_sixteen_bits() -> None:
    with pytest.raises(DeviceError, match="cannot give opencl:70000 an id: its index is above 65535"):
        _ = Device.opencl(70000).id
    numbers: list[tuple[Any, Any]] = [("a", None), (4, 5), (999, 0), ([], 0)]
    for odd in numbers:
        with pytest.raises(DeviceError):
            Device.from_id(DeviceId(*odd))


@pytest.mark.parametrize("name", [1, ["cpu"], None, {}], ids=repr)
def test_names_of_backends_and_runtimes_are_texts(name: Any) -> None:
    with pytest.raises(DeviceError, match="cannot find the backend"):
        Device.enumerate(name)
    if name is not None:
        with pytest.raises(DeviceError, match="cannot find the runtime"):
            Device.enumerate_cube(name)


@pytest.mark.parametrize("value", ["cpu:" + "9" * 5000, "x" * 5000])
def test_long_values_of_burn_device_are_short_in_messages(value: str) -> None:
    with pytest.raises(ConfigError, match=r"Unknown BURN_DEVICE override: '.{77}\.\.\.'\."):
        finding.named(value)


@pytest.mark.parametrize("value", ["a", None, [1], 1j, True, 10**400], ids=lambda one: repr(one)[:9])
def test_distributions_are_of_numbers(value: Any) -> None:
    makers: list[Callable[[], object]] = [
        lambda: Uniform(value, 1),
        lambda: Bernoulli(value),
        lambda: Normal(value, 1),
        lambda: Normal(0, value),
    ]
    for make in makers:
        with pytest.raises((DispatchTypeError, DispatchValueError), match="got"):
            make()


def test_schemes_are_of_what_there_is() -> None:
    odd: list[dict[str, Any]] = [
        *({"value": "a"}, {"store": "zz"}, {"mode": []}, {"scale_dtype": "f32"}),
        *({"block": 5}, {"block": (1.5,)}, {"block": "a"}),
    ]
    for given in odd:
        with pytest.raises(DispatchTypeError, match=rf"QuantScheme: got .* as {next(iter(given))}, expected"):
            QuantScheme(**given)


def test_seeds_are_ints_of_any_kind() -> None:
    where = Device.ndarray()
    where.seed(cast("int", np.int64(7)))
    first = Tensor.random((4,), device=where).tolist()
    where.seed(7)
    assert Tensor.random((4,), device=where).tolist() == first
    odd: Any
    for odd in ("a", 1.5, True, None):
        with pytest.raises(DispatchTypeError, match=r"seed: got .* as value, expected an integer"):
            where.seed(odd)


def test_a_backend_is_made_by_its_module() -> None:
    flex = Device.flex().backend
    made_by_nobody = replace(flex, variant=replace(flex.variant, module="burn_dispatch.layout"))
    with pytest.raises(
        DeviceError, match=r"the backend of burn_dispatch\.layout: the module has no function"
    ):
        _ = Device(made_by_nobody).executor


def test_memory_of_other_libraries_is_not_looked_after() -> None:
    with pytest.raises(DeviceError, match="cannot look after the memory of flex: it is no runtime"):
        Device.flex().memory_usage()
