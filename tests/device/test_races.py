"""What the kernel library generates for CUDA and HIP, with a look at each access: no race, nothing that was
never written is read, no access out of bounds. On devices with planes narrower than cubes."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from burn_cube.errors import DeviceError
from tests.device import on_cpu, stand_ins
from tests.device.oclgrind_kernels import LAUNCHES
from tests.ops.kernel_runs import ArrayOn, numbers

RIGHT = [name for name in LAUNCHES if not name.startswith("wrong")]
DIALECTS = ("cuda", "hip")


@cache
def _opened(dialect: str) -> Driver:
    return on_cpu.cuda(checks=True) if dialect == "cuda" else on_cpu.hip(checks=True)


def checked(dialect: str) -> Driver:
    """A device that looks at each access."""
    try:
        return _opened(dialect)
    except (stand_ins.NoCompiler, stand_ins.RealDriver) as reason:
        pytest.skip(str(reason))


@pytest.mark.slow
@pytest.mark.capability(82, 115)
@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("name", RIGHT)
def test_the_kernel_library(dialect: str, name: str) -> None:
    device = checked(dialect)
    LAUNCHES[name](device)
    device.sync()


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize(
    ("name", "finding"),
    [
        ("wrong: race", "reads byte|writes byte|nobody wrote"),
        ("wrong: outside", "byte 4096 of a buffer of 64 bytes"),
    ],
)
def test_faults_would_be_found(dialect: str, name: str, finding: str) -> None:
    device = checked(dialect)

    def launch() -> None:
        LAUNCHES[name](device)
        device.sync()

    with pytest.raises(DeviceError, match=finding):
        launch()


@bc.cube
def barrier_of_planes(x: bc.Array[bc.f32]):
    tile = bc.Shared[bc.f32](128)
    tile[bc.UNIT_POS] = x[bc.UNIT_POS]
    bc.sync_plane()
    x[bc.UNIT_POS] = tile[bc.UNIT_POS ^ 64]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_barrier_of_planes_orders_no_cube(dialect: str) -> None:
    device = checked(dialect)
    x = ArrayOn.of(device, numbers(128))

    def launch() -> None:
        barrier_of_planes[1, 128](x)
        device.sync()

    with pytest.raises(DeviceError, match=r"reads byte|writes byte"):
        launch()


@bc.cube
def exchange_in_plane(x: bc.Array[bc.f32]):
    tile = bc.Shared[bc.f32](128)
    tile[bc.UNIT_POS] = x[bc.UNIT_POS]
    bc.sync_plane()
    x[bc.UNIT_POS] = tile[bc.UNIT_POS ^ 1]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_barrier_of_planes_orders_its_units(dialect: str) -> None:
    device = checked(dialect)
    values = numbers(128)
    x = ArrayOn.of(device, values)
    exchange_in_plane[1, 128](x)
    assert np.array_equal(x.numpy(), values[np.arange(128) ^ 1])
