"""The kernels whose text is kept, as CUDA and HIP text on the processor: like the interpreter, bit for bit.

Each runs in three orders of threads; the stand-in looks for races, uninitialised memory, accesses outside of
buffers and divergent barriers at each access.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube import interpreter
from burn_cube.driver import Argument, Buffer, BufferArg, Driver, Module
from burn_cube.errors import DeviceError
from burn_cube.ir import BufferParam, Kernel
from burn_cube.launch.library import library
from burn_cube.record import replace
from burn_cube.types import elem
from tests.device import on_cpu, stand_ins, texts
from tests.edge_values import Array, differences, mixed
from tests.golden import cases

DEVICES = ("cuda", "hip", "hip, planes of 32")
Given = Array | bool | int | float
# those whose cubes would write to the same elements
GRIDS = {"tiled_matmul": (1, 1, 1), "fragments": (1, 1, 1)}
# sums of these do not depend on the order, products end
SMALL = frozenset({"counters", "histogram", "collatz", "reports", "classify"})
LENGTH = 300


@contextmanager
def device(name: str) -> Iterator[Driver]:
    """The runtime on the stand-in for its driver, with all checks; a launch runs in three orders."""
    target = name.split(",")[0]
    try:
        if target == "cuda":
            yield on_cpu.cuda(checks=True)
        else:
            yield on_cpu.hip(checks=True, warp_size=32 if name.endswith("32") else 64)
    except (stand_ins.NoCompiler, stand_ins.RealDriver, ImportError) as reason:
        pytest.skip(str(reason))
    finally:
        (stand_ins.cuda() if target == "cuda" else stand_ins.hip()).set_order("forward")


def values(kernel: Kernel) -> list[Given]:
    """Arrays of numbers of all kinds, square ones for tensors; scalars are 1."""
    generator = np.random.default_rng(5)
    found: list[Given] = []
    for param in kernel.params:
        if isinstance(param, BufferParam):
            dtype = param.var.memory_type.elem
            small = generator.integers(0, 90, LENGTH).astype(dtype.numpy)
            array = small if kernel.name in SMALL else mixed(dtype, LENGTH, generator)
            found.append(array if param.rank is None else array[:256].reshape(16, 16))
        else:
            found.append(16 if kernel.name == "tiled_matmul" else 1)
    return found


def interpreted(kernel: Kernel, grid: tuple[int, int, int], args: list[Given]) -> None:
    """Run on the interpreter."""
    leaves: list[interpreter.InterpreterArg] = []
    for param, arg in zip(kernel.params, args, strict=True):
        if isinstance(arg, np.ndarray):
            strides = tuple(stride // arg.itemsize for stride in arg.strides)
            flat = arg.reshape(-1)
            leaves.append(interpreter.BufferValue(flat, 0, arg.size, arg.size, arg.shape, strides))
        else:
            dtype = elem(param.var.value_type)
            leaves.append((dt.I64 if dtype is dt.INDEX else dtype).numpy.type(arg))
    interpreter.run(kernel, grid, leaves, library)


def launched(driver: Driver, module: Module, grid: tuple[int, int, int], args: list[Given]) -> None:
    """Run on a device; arrays are changed in place."""
    given: list[Argument] = []
    buffers: list[tuple[Array, Buffer]] = []
    for arg in args:
        if not isinstance(arg, np.ndarray):
            given.append(arg)
            continue
        buffer = driver.alloc(arg.nbytes)
        driver.write(buffer, 0, arg.reshape(-1))
        buffers.append((arg, buffer))
        strides = tuple(stride // arg.itemsize for stride in arg.strides)
        given.append(BufferArg(buffer, 0, arg.size, arg.size, arg.shape, strides))
    driver.launch(module, grid, given)
    driver.sync()
    for arg, buffer in buffers:
        arg[...] = driver.read(buffer, 0, arg.nbytes).view(arg.dtype).reshape(arg.shape)


def copied(args: list[Given]) -> list[Given]:
    """Arrays of their own."""
    return [arg.copy() if isinstance(arg, np.ndarray) else arg for arg in args]


@pytest.mark.slow
@pytest.mark.capability(121)
@pytest.mark.parametrize("name", DEVICES)
@pytest.mark.parametrize("case", cases.CASES)
def test_kept_kernels(case: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with device(name) as driver:
        kernel = cases.kernel(case, driver.properties.plane_dim)
        grid, args = GRIDS.get(case, (3, 1, 1)), values(kernel)
        expected = copied(args)
        interpreted(kernel, grid, expected)
        printed = capsys.readouterr().out
        module = driver.compile(texts.artifact(driver.target, kernel))
        launched(driver, module, grid, args)
        assert capsys.readouterr().out == printed
        check_same(args, expected)


def check_same(got: list[Given], expected: list[Given]) -> None:
    """All arrays, bit for bit."""
    for position, (one, other) in enumerate(zip(got, expected, strict=True)):
        if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
            wrong = differences(one.reshape(-1), other.reshape(-1))
            assert not len(wrong), (position, wrong[:5])


@pytest.mark.parametrize("target", ["cuda", "hip"])
@pytest.mark.parametrize(
    ("kept", "finding"), [(0, "which nobody wrote"), (1, "does without a barrier between")]
)
def test_a_missing_barrier_is_found(target: str, kept: int, finding: str) -> None:
    """Without its barriers, or the second of them, the tiled product is wrong, and the stand-in says so."""
    with device(target) as driver:
        made = texts.artifact(target, cases.kernel("tiled_matmul", driver.properties.plane_dim))
        parts = made.text.split("__syncthreads();")
        assert len(parts) == 3
        wrong = replace(made, text=("__syncthreads();" if kept else "").join(parts[:2]) + parts[2])
        args = [*values(made.kernel)[:3], 32]  # two tiles along each row
        with pytest.raises(DeviceError, match=finding):
            launched(driver, driver.compile(wrong), (1, 1, 1), args)
