"""Each row of the op table on all its dtypes, as CUDA and HIP text on the processor, in three thread orders.

What `tests/unit/test_completeness.py` does for other targets, with a row's dtypes in one kernel: a compiler
takes much less time for one text of many operations than for many texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from burn_cube import dtypes as dt
from burn_cube.driver import Artifact, Driver
from burn_cube.errors import DeviceError
from burn_cube.launch.library import library
from burn_cube.ops import OPS
from tests import op_kernels
from tests.device import on_cpu, stand_ins, texts
from tests.edge_values import Array
from tests.op_kernels import Call
from tests.unit.test_completeness import PURE, _check, _meaning, _without_nan_bits

TARGETS = ("cuda", "hip")
PURE_NAMES = frozenset(row.name for row in PURE)
# its lane must not differ by unit: tests/conformance/test_planes.py
ROWS = tuple(name for name in texts.ROWS if name != "plane_broadcast")


@cache
def device(target: str) -> Driver:
    """The runtime of a target on the stand-in for its driver."""
    try:
        return on_cpu.cuda() if target == "cuda" else on_cpu.hip()
    except (stand_ins.NoCompiler, stand_ins.RealDriver, DeviceError, ImportError) as reason:
        pytest.skip(str(reason))


def without_head(made: Artifact) -> str:
    """The text, but for the lines that include HIP's header. Mostly it is the same but for what f16 needs."""
    return made.text.partition("#endif\n")[2] if made.target == "hip" else made.text


def launched(
    calls: list[Call], target: str, count: int, cube: int
) -> Iterator[tuple[Call, Array, Array, list[Array]]]:
    """(call, result, what it should be, operands); the driver compares orders of threads with each other."""
    driver, pure = device(target), calls[0].row.name in PURE_NAMES
    kernel = op_kernels.kernel_of(calls, count, driver.properties.plane_dim, cube)
    inputs = [op_kernels.arguments(call, count, 7) for call in calls]
    if pure:
        inputs = [_without_nan_bits(call, args) for call, args in zip(calls, inputs, strict=True)]
        expected = [_meaning(call, args) for call, args in zip(calls, inputs, strict=True)]
    else:
        expected = op_kernels.outputs(calls, count)
        op_kernels.interpret(kernel, op_kernels.flat(calls, inputs, expected), count, library)
    made = texts.artifact(target, kernel)
    if target == "hip" and pure and without_head(made) == without_head(texts.artifact("cuda", kernel)):
        return  # what ran as CUDA
    module = driver.compile(made)
    results = op_kernels.outputs(calls, count)
    op_kernels.launch(driver, module, op_kernels.flat(calls, inputs, results), count, cube)
    yield from zip(calls, results, expected, inputs, strict=True)


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.capability(119)
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("row", ROWS)
def test_rows(row: str, target: str) -> None:
    op = OPS[row]
    count, cube = (800, 64) if row in PURE_NAMES else (3 * 83 + 1, 83)
    for calls in texts.chunks(op):
        for call, got, expected, args in launched(calls, target, count, cube):
            _check(call, got, expected, args)


@pytest.mark.capability(119)
@pytest.mark.parametrize("target", TARGETS)
def test_a_wrong_result_is_seen(target: str) -> None:
    row = OPS["plane_shuffle_xor"]
    calls = [call for some in texts.chunks(row) for call in some if call.types[0] in (dt.U8, dt.F64)]
    seen = list(launched(calls, target, 130, 64))
    assert len(seen) == len(calls) == 2
    call, got, expected, args = seen[0]
    wrong = got.copy()
    wrong[17] ^= 1
    with pytest.raises(pytest.fail.Exception, match="got"):
        _check(call, wrong, expected, args)
