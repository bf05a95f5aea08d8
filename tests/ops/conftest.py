"""The devices that the kernel library is tested on."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from burn_cube.driver import Driver
from burn_cube.launch import runtimes
from burn_runtimes.llvm_cpu import create


@cache
def _narrow() -> Driver:
    """The CPU with planes of 8 units, as on machines without AVX-512: cubes of 16 then have two planes."""
    driver = create()
    driver.properties = replace(driver.properties, plane_dim=8)
    return driver


@pytest.fixture(params=["cpu", "cpu-8", "interpreter"])
def device(request: pytest.FixtureRequest) -> Driver:
    """The CPU with planes of two widths, and the interpreter."""
    if request.param == "cpu-8":
        return _narrow()
    return runtimes.driver({"cpu": "cpu", "interpreter": "reference"}[request.param])
