"""Generated kernels are legal, and the interpreter runs them."""

from __future__ import annotations

import pytest

from burn_cube.interpreter import run
from burn_cube.ir import Function, equal, parse_kernel, print_kernel, verify
from tests.property.choices import Chooser, Seeded
from tests.property.kernels import Generator
from tests.property.running import Arguments


def _no_library(op: str, dtype: str) -> Function:
    raise AssertionError((op, dtype))


@pytest.mark.parametrize("seed", range(60))
def test_generated_kernels_are_legal(seed: int) -> None:
    case = Generator(Chooser(Seeded(seed)), plane_dim=8).case()
    verify(case.kernel)
    assert equal(parse_kernel(print_kernel(case.kernel)), case.kernel)
    run(case.kernel, case.grid, Arguments.of(case).interpreted(case, case.kernel), _no_library)
