"""The reference and the null driver, by the protocol of drivers."""

from __future__ import annotations

import json

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import dtypes as dt
from burn_cube.driver import Artifact, BufferArg
from burn_cube.errors import OutOfMemoryError
from burn_cube.ir import parse_kernel
from burn_cube.targets import get
from burn_runtimes import null, reference

TEXT = """kernel "k" (%x: buffer i16 readwrite, %a: scalar i16, %h: scalar bf16)
    cube 4 1 1 plane 4 index 64 checked {
    %u: index = builtin [ABSOLUTE_POS]
    %n: index = len %x
    %v: i16 = load %x[%u] (%u < %n)
    %b: i16 = cast %h [i16]
    %w: i16 = add %v, %a
    %r: i16 = add %w, %b
    store %x[%u] (%u < %n) = %r
}"""


def _artifact() -> Artifact:
    return get("ir").emit(parse_kernel(TEXT))


def test_reference_runs_what_it_is_given() -> None:
    driver = reference.create()
    buffer = driver.alloc(20)
    driver.write(buffer, 0, np.arange(10, dtype=np.int16))
    module = driver.compile(_artifact())
    driver.launch(module, (2, 1, 1), [BufferArg(buffer, 4, 6, 8), 100, 2.5])
    driver.sync()
    assert driver.read(buffer, 0, 20).view(np.int16).tolist() == [0, 1, *range(104, 110), 8, 9]


def test_reference_works_in_place_on_an_array() -> None:
    driver, data = reference.create(), np.zeros(5, np.int16)
    module = driver.compile(_artifact())
    driver.launch(module, (1, 1, 1), [BufferArg(driver.wrap(data), 0, 5, 5), -1, -0.0])
    driver.launch(module, (0, 1, 1), [BufferArg(driver.wrap(data), 0, 5, 5), -1, 0.0])
    assert data.tolist() == [-1, -1, -1, -1, 0]


def test_width_of_planes_can_be_chosen() -> None:
    assert reference.create(plane_dim=32).properties.plane_dim == 32
    assert null.create(plane_dim=4).properties.plane_dim == 4


@pytest.mark.parametrize("create", [reference.create, null.create])
def test_properties_are_json(create: type) -> None:
    record = json.loads(json.dumps(create().properties.as_dict()))
    assert set(record["dtypes"]) == {dtype.name for dtype in dt.STORABLE}


def test_null_compiles_and_runs_nothing() -> None:
    @bc.cube
    def fill(x: bc.Array[bc.f32]):
        x[bc.ABSOLUTE_POS] = 1.0

    driver, x = null.create(), np.zeros(8, np.float32)
    fill.launch(driver, cube_count=1, cube_dim=8, args=(x,))
    assert not x.any()
    assert "define" in fill.source(driver, x)
    assert 'kernel "fill"' in fill.source(null.create("ir"), x)


def test_memory_that_no_host_has() -> None:
    with pytest.raises(OutOfMemoryError, match="cannot allocate"):
        reference.create().alloc(1 << 62)
