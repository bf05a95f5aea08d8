"""The OpenCL C text of the kernels whose text for GPUs is kept, as a device of one-unit planes gets it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burn_cube import targets
from burn_cube.launch.library import library
from burn_cube.passes import Context, run
from tests.golden.cases import CASES, kernel


@pytest.mark.capability(121)
@pytest.mark.parametrize("name", CASES)
def test_golden_opencl(name: str, golden: Callable[..., None]) -> None:
    target = targets.get("opencl")
    golden(target.emit(run(kernel(name, 1), target.pipeline, Context(library), verify=True)).text, ".cl")
