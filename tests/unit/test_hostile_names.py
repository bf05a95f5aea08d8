"""Names as long as Python takes them: drivers call files after kernels, and file names have an end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import DeviceError
from burn_cube.launch import runtimes
from burn_cube.targets.names import Names, identifier
from burn_dispatch import Device, Tensor

LONG = "k" * 300
TEXT = f"""
@bc.cube(source=text)
def {LONG}(x_{LONG}: bc.Array[bc.f32], y_{LONG}: bc.Array[bc.f32]):
    i_{LONG} = bc.ABSOLUTE_POS
    if i_{LONG} < y_{LONG}.len():
        y_{LONG}[i_{LONG}] = x_{LONG}[i_{LONG}] + 1.0
"""


def long_kernel() -> Any:
    found = SimpleNamespace(bc=bc, text=TEXT)
    exec(TEXT, vars(found))
    return getattr(found, LONG)


def test_long_names_stay_apart() -> None:
    names = Names()
    found = [names.fresh(LONG), names.fresh(f"{LONG}_other"), names.fresh(LONG)]
    assert len(set(found)) == 3
    assert max(map(len, found)) < 80


def test_an_identifier_that_is_cut_is_one() -> None:
    assert identifier("a_" * 40).isidentifier()
    assert identifier("float") == "float_"


@pytest.mark.parametrize("place", ["cpu", "opencl", "vulkan"])
def test_a_kernel_with_a_long_name_runs(place: str) -> None:
    try:
        driver = runtimes.driver(place)
    except DeviceError as error:
        pytest.skip(error.message)
    device = Device.from_runtime(driver.properties.runtime)
    x = Tensor.from_numpy(np.arange(5, dtype=np.float32), device)
    out = Tensor.zeros_like(x)
    long_kernel()[1, 8](x, out)
    assert out.numpy().tolist() == [1, 2, 3, 4, 5]
