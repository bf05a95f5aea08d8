"""The devices that the runtime services are tested on, each with memory of its own."""

from __future__ import annotations

import pytest

from burn_cube.launch import runtimes
from burn_dispatch import Device, catalog
from tests import devices


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a device runs on each."""
    if "device" in metafunc.fixturenames:
        metafunc.parametrize("device", metafunc.config.stash[devices.CHOSEN], indirect=True, scope="session")


@pytest.fixture
def device(request: pytest.FixtureRequest) -> Device:
    """Each device, opened once; one that is missing skips the test."""
    try:
        driver = devices.open_driver(request.param)
    except devices.Missing as error:
        pytest.skip(str(error))
    name = f"own {request.param}"
    runtimes._open.setdefault((name, 0), driver)
    return Device(catalog.of_runtime(name))
