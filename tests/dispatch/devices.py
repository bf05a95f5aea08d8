"""The devices on which tests of the API run: each backend, and some runtimes of Cube."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from burn_dispatch import Device

MAKE = {
    "cpu": Device.cpu,
    "reference": lambda: Device.from_runtime("reference"),
    "flex": Device.flex,
    "ndarray": Device.ndarray,
    "libtorch": Device.libtorch,
}
EVERY = pytest.mark.parametrize("name", MAKE)


def device(name: str) -> Device:
    """The device; the test is skipped where its package is missing."""
    if name == "libtorch" and find_spec("torch") is None:
        pytest.skip("PyTorch is not installed")
    return MAKE[name]()
