"""Accesses of the CPU target by every dtype of index, against the interpreter."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube import targets
from burn_cube.driver import BufferArg
from burn_cube.dtypes import DType
from burn_cube.interpreter import BufferValue, run
from burn_cube.ir import BufferParam, Builder, Const, Function, Kernel, Var
from burn_cube.launch.runtimes import driver
from burn_cube.passes import Context
from burn_cube.passes import run as run_passes
from burn_cube.types import MemoryType, Space

CPU = driver("cpu")
COUNT = 300


def no_library(op: str, dtype: str) -> Function:
    """These kernels use no library function."""
    raise AssertionError((op, dtype))


def copies(index: DType, element: DType, plane: int) -> Kernel:
    """out[j] = x[j] for 0 <= j < 120, j = UNIT_POS + 100 wrapped to another dtype."""
    x, out = (Var(name, MemoryType(element, Space.GLOBAL)) for name in ("x", "out"))
    b = Builder()
    place = b.op("add", b.builtin("UNIT_POS"), Const(100, dt.INDEX))
    at = b.op("cast", place, attrs=(index,))
    bounds = ((at, b.op("cast", Const(120, dt.INDEX), attrs=(index,))),)
    b.store(out, at, b.load(x, at, bounds=bounds), bounds=bounds)
    params = (BufferParam(x, None, "read"), BufferParam(out, None, "write"))
    return Kernel("copies", params, b.block(), (COUNT, 1, 1), plane)


@pytest.mark.parametrize("plane", [1, 4, 16])
@pytest.mark.parametrize("element", [dt.U8, dt.F16, dt.F32, dt.I64, dt.BOOL])
@pytest.mark.parametrize("index", [dt.I8, dt.U8, dt.I16, dt.U16, dt.I32, dt.U32, dt.I64, dt.U64])
def test_indices_of_any_dtype(index: DType, element: DType, plane: int) -> None:
    kernel, target = copies(index, element, plane), targets.get("llvm")
    data: Any = (np.arange(2 * COUNT) % 97).astype(element.numpy)
    got, expected = (np.zeros(2 * COUNT, element.numpy) for _ in range(2))
    module = CPU.compile(target.emit(run_passes(kernel, target.pipeline, Context(no_library), verify=True)))
    args = [BufferArg(CPU.wrap(array), 0, len(array), len(array)) for array in (data, got)]
    CPU.launch(module, (1, 1, 1), args)
    values = [BufferValue(array, 0, len(array), len(array)) for array in (data, expected)]
    run(kernel, (1, 1, 1), values, no_library)
    assert (got == expected).all()
    assert got.any()
