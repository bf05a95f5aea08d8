"""The devices that the kernel library is tested on."""

from __future__ import annotations

from functools import cache

import pytest

from burn_cube.driver import Driver
from burn_cube.record import replace
from burn_runtimes.llvm_cpu import create
from tests import devices

NARROW = "cpu-8"
"""The CPU with planes of 8 units, as on machines without AVX-512: cubes of 16 then have two planes."""


@cache
def _narrow() -> Driver:
    driver = create()
    driver.properties = replace(driver.properties, plane_dim=8)
    return driver


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a device runs on each, on the CPU with planes of two widths."""
    if "device" in metafunc.fixturenames:
        names = metafunc.config.stash[devices.CHOSEN]
        more = (NARROW,) if "cpu" in names else ()
        metafunc.parametrize("device", (*names, *more), indirect=True, scope="session")


@pytest.fixture
def device(request: pytest.FixtureRequest) -> Driver:
    """Each device, opened once; one that is missing skips the test."""
    if request.param == NARROW:
        return _narrow()
    try:
        return devices.open_driver(request.param)
    except devices.Missing as error:
        pytest.skip(str(error))


@pytest.fixture
def fused(device: Driver) -> Driver:
    """A device whose compiler can cope with many fused multiply-adds, for tests that need one."""
    if "SwiftShader" in device.properties.name:
        pytest.skip("SwiftShader takes minutes and gigabytes to compile many emulated fused multiply-adds")
    return device
