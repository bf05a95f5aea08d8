"""Tensors move from every device to every other: between backends, and between the runtimes of Cube."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from burn_cube.errors import DeviceError
from burn_dispatch import Device, Tensor, catalog
from tests.devices import TABLE, there
from tests.dispatch import devices
from tests.dispatch.cube_ops import opened

HERE = ("cpu", "reference", "flex", "ndarray", "libtorch")
"""Pairs of these are tried by the tests of the API."""
BY_NAME = {"webgpu": Device.webgpu, "wgpu": Device.wgpu}
RUNTIMES = (*(name for name in there() if name not in ("cpu", "interpreter")), *BY_NAME)
VALUES = np.random.default_rng(3).standard_normal((4, 6)).astype(np.float32)
KINDS = (VALUES, (VALUES * 9).astype(np.int32), VALUES > 0, np.zeros((0, 3), np.float32), VALUES.T[::-1, ::2])


def device(name: str) -> Device:
    if name in HERE:
        return devices.device(name)
    if name not in BY_NAME:
        return opened(name)
    try:
        found = BY_NAME[name]()
        assert found.driver is not None
    except DeviceError as error:
        pytest.skip(error.message)
    return found


PAIRS = [pair for pair in permutations((*HERE, *RUNTIMES), 2) if not set(pair) <= set(HERE)]


@pytest.mark.slow
@pytest.mark.capability(131)
@pytest.mark.parametrize(("source", "target"), PAIRS, ids=["-to-".join(pair) for pair in PAIRS])
def test_transfers_between_runtimes(source: str, target: str) -> None:
    start, end = device(source), device(target)
    for values in KINDS:
        x = Tensor.from_numpy(np.ascontiguousarray(values), start)
        for given, expected in ((x, values), (x.transpose(), values.T), (x[::-1], values[::-1])):
            moved = given.to(end)
            assert moved.device == end
            assert moved.numpy().dtype == values.dtype
            np.testing.assert_array_equal(moved.numpy(), expected)
            np.testing.assert_array_equal(given.numpy(), expected)
    computed = (x.cast("f32") + 1.0).to(end) if x.dtype.is_float else x
    assert computed.device == (end if x.dtype.is_float else start)


def test_every_runtime_is_among_the_pairs() -> None:
    tried = {TABLE[name].runtime for name in RUNTIMES if name in TABLE} | {*BY_NAME, "cpu", "reference"}
    cubes = {row.runtime for row in catalog.BACKENDS if row.variant is catalog.CUBE}
    assert cubes - tried == {"metal", "null"}, "a Mac, and what runs nothing"
    assert len(PAIRS) == len(RUNTIMES) * (len(RUNTIMES) - 1) + 2 * len(RUNTIMES) * len(HERE)


@pytest.mark.parametrize("name", HERE)
def test_a_tensor_that_is_there_is_not_moved(name: str) -> None:
    where = device(name)
    x = Tensor.from_numpy(VALUES, where)
    assert x.to(where) is x
    assert x.to(Device.from_id(where.id)) is x
