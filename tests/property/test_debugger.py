"""Generated kernels mean the same unit by unit, as for a debugger, as with all units at once."""

from __future__ import annotations

import pytest

from burn_cube.interpreter import run
from burn_cube.interpreter.debugger import unit_by_unit
from burn_cube.launch.library import library
from tests.edge_values import differences
from tests.property.choices import Chooser, Seeded
from tests.property.kernels import Generator
from tests.property.running import Arguments

KERNELS = 25
SEED = 417


@pytest.mark.parametrize("number", range(KERNELS))
def test_unit_by_unit(number: int) -> None:
    case = Generator(Chooser(Seeded(SEED + number)), 4, library=number % 5 == 0).case()
    start = Arguments.of(case)
    together, alone = start.copy(), start.copy()
    run(case.kernel, case.grid, together.interpreted(case, case.kernel), library)
    with unit_by_unit():
        run(case.kernel, case.grid, alone.interpreted(case, case.kernel), library)
    for got, wanted in zip(alone.arrays, together.arrays, strict=True):
        assert not differences(got, wanted).size
