"""The IR of a dozen kernels: from the frontend, with its bounds decided, and as the CPU target gets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from burn_cube import targets
from burn_cube.ir import Function, Kernel, equal, parse_kernel, print_kernel, verify
from burn_cube.passes import Context, run
from tests.golden import kernels
from tests.lowering import lowered

F, J, H = np.zeros(8, np.float32), np.zeros(8, np.int32), np.zeros(8, np.float16)
B, U, T = np.zeros(8, np.uint8), np.zeros(8, np.uint32), np.zeros((2, 4), np.float32)
G = np.zeros((2, 4), np.float16)
CASES: dict[str, tuple[tuple[Any, ...], tuple[int, int, int]]] = {
    "scale": ((F, F, np.float32(2)), (64, 1, 1)),
    "early_return": ((J,), (64, 1, 1)),
    "stencil": ((F, F), (64, 1, 1)),
    "transpose": ((T, T), (16, 4, 1)),
    "matmul": ((T, T, T), (16, 4, 1)),
    "block_sum": ((F, F), (64, 1, 1)),
    "plane_total": ((J, J), (64, 1, 1)),
    "halves": ((H, H), (64, 1, 1)),
    "vectors": ((F, F), (64, 1, 1)),
    "histogram": ((B, U), (64, 1, 1)),
    "collatz": ((U, U), (64, 1, 1)),
    "unrolled": ((F, F), (64, 1, 1)),
    "fragments": ((G, H, F), (64, 1, 1)),
}
STAGES = ("surface", "bounds", "dce")


def _library(op: str, dtype: str) -> Function:
    raise AssertionError(f"{op} of {dtype}: these kernels use no library function, whose tables may change")


@pytest.mark.parametrize("name", CASES)
def test_golden_ir(name: str, golden: Callable[..., None]) -> None:
    args, cube = CASES[name]
    found: dict[str, Kernel] = {}
    pipeline = targets.get("llvm").pipeline
    run(
        lowered(getattr(kernels, name), *args, cube=cube).kernel,
        pipeline,
        Context(_library),
        verify=True,
        observe=lambda stage, kernel: found.update({stage: kernel}),
    )
    assert pipeline[-1][0] == STAGES[-1]
    verify(found[STAGES[-1]], "legal:llvm")
    for stage in STAGES:
        text = print_kernel(found[stage])
        assert equal(parse_kernel(text), found[stage])
        golden(text, f".{stage}.txt")
