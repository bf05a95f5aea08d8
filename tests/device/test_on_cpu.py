"""The devices of conformance on stand-ins: each finds the stand-in as it needs it."""

from __future__ import annotations

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import BufferArg
from tests.device import on_cpu, stand_ins
from tests.device.probe import artifact_of


@bc.cube
def increment(x: bc.Array[bc.f32]):
    x[bc.ABSOLUTE_POS] += 1.0


def test_devices_share_a_stand_in() -> None:
    try:
        wide, narrow = on_cpu.hip(), on_cpu.hip(warp_size=32)
    except (stand_ins.NoCompiler, stand_ins.RealDriver) as reason:
        pytest.skip(str(reason))
    stand_ins.hip().reset()
    for device in (wide, narrow, wide):
        module = device.compile(artifact_of(device, increment, np.zeros(64, np.float32)))
        buffer = device.alloc(128)
        device.write(buffer, 0, np.arange(32, dtype=np.float32))
        device.launch(module, (1, 1, 1), [BufferArg(buffer, 0, 32, 32)])
        assert device.read(buffer, 0, 128).view(np.float32).tolist() == list(range(1, 33))
