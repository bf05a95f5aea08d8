"""The devices that the kernel library is tested on."""

from __future__ import annotations

import pytest

from burn_dispatch import Device


@pytest.fixture(params=["cpu", "reference"])
def device(request: pytest.FixtureRequest) -> Device:
    """The CPU, and the interpreter as a device."""
    return Device.enumerate(request.param)[0]
