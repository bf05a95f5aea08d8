"""The LLVM text of some kernels: a guard, a loop that lanes leave, barriers, plane operations."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burn_cube import targets
from burn_cube.ir import Function
from burn_cube.passes import Context, run
from tests.golden import kernels
from tests.golden.test_ir import CASES
from tests.lowering import lowered


def no_library(op: str, dtype: str) -> Function:
    """These kernels use no library function."""
    raise AssertionError((op, dtype))


@pytest.mark.capability(121)
@pytest.mark.parametrize("name", ["scale", "collatz", "block_sum", "plane_total"])
def test_golden_llvm(name: str, golden: Callable[..., None]) -> None:
    args, cube = CASES[name]
    target = targets.get("llvm")
    kernel = lowered(getattr(kernels, name), *args, cube=cube).kernel
    golden(target.emit(run(kernel, target.pipeline, Context(no_library), verify=True)).text, ".ll")
