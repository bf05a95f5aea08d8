"""What tests of other libraries' arrays open and launch: drivers on stand-ins, as the runtimes' own."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.launch import runtimes
from burn_dispatch import Device
from burn_runtimes.cuda.create import opened
from burn_runtimes.device.stream_driver import StreamDriver
from tests.device import stand_ins
from tests.device.foreign_library import Library
from tests.device.stream_devices import OPEN, Opened, open_or_skip

N = 64
RAMP = np.arange(N, dtype=np.float32)


@bc.cube
def add(x: bc.Array[bc.f32], a: bc.f32) -> None:
    if bc.ABSOLUTE_POS < x.len():
        x[bc.ABSOLUTE_POS] += a


@bc.cube
def combine(x: bc.Array[bc.f32], y: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS] + 2.0 * y[bc.ABSOLUTE_POS]


class Opening:
    """Opens drivers as the runtimes' own, and closes them again."""

    def __init__(self) -> None:
        self.before = dict(runtimes._open)

    def put(self, found: Opened, index: int = 0) -> Opened:
        """The runtime's own from now on."""
        runtimes._open[found.driver.properties.runtime, index] = found.driver
        return found

    def open(self, kind: str) -> Opened:
        """A new driver, if this machine can have it."""
        gc.collect()
        return self.put(open_or_skip(kind))

    def end(self) -> None:
        """Those that were open before."""
        runtimes._open.clear()
        runtimes._open.update(self.before)


@pytest.fixture
def opening() -> Iterator[Opening]:
    found = Opening()
    yield found
    gc.collect()
    found.end()


@pytest.fixture(params=[(kind, order) for kind in OPEN for order in stand_ins.STREAM_ORDERS])
def device(request: pytest.FixtureRequest, opening: Opening) -> Iterator[Opened]:
    """Each driver, with each order that streams may run in."""
    kind, order = request.param
    found = opening.open(kind)
    found.fake.set_streams(order)
    yield found
    gc.collect()
    found.driver.sync()
    found.fake.reset()


@pytest.fixture
def cuda(opening: Opening) -> Iterator[Opened]:
    """CUDA, for what does not depend on the order of streams."""
    found = opening.open("cuda-bindings")
    yield found
    gc.collect()
    found.driver.sync()
    found.fake.reset()


def library(device: Opened, own: bool = False) -> Library:
    return Library(device.driver, device.fake, own)


def where(device: Opened) -> Device:
    return Device.from_runtime(device.driver.properties.runtime)


def two_devices(opening: Opening) -> tuple[Opened, Opened]:
    """Devices 0 and 1 of CUDA."""
    first = opening.open("cuda-bindings")
    first.fake.set_devices(2)
    api, found = opened(1)
    driver: StreamDriver[Any] = StreamDriver(
        api, found.properties, "cuda", first.driver.compiler, found.cubes, found.parameter_bytes
    )
    return first, opening.put(Opened(driver, first.fake, first.names), 1)
