"""Runs a generated kernel on the interpreter and on devices, and compares what they leave in memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.driver import Argument, BufferArg, Driver
from burn_cube.interpreter import BufferValue, InterpreterArg, run
from burn_cube.ir import BufferParam, Kernel, print_kernel
from burn_cube.launch.library import library
from burn_cube.passes import Context, Pass
from burn_cube.passes import run as run_passes
from burn_cube.targets import Target
from tests.edge_values import Array, differences, mixed
from tests.property.kernels import MATRIX, Case

GUARD = 4  # elements around each buffer that no access may touch
CONTEXT = Context(library)


@dataclass(slots=True)
class Arguments:
    """The memory of a launch: one array a parameter, with guards; scalars are arrays of one element."""

    arrays: list[Array]

    @classmethod
    def of(cls, case: Case) -> Arguments:
        """The arguments that a case starts from."""
        generator = np.random.default_rng(case.seed)
        arrays: list[Array] = []
        for param, length in zip(case.kernel.params, case.lengths, strict=True):
            if isinstance(param, BufferParam):
                assert length is not None
                arrays.append(mixed(param.var.memory_type.elem, length + 2 * GUARD, generator))
            else:
                dtype = param.var.value_type
                assert isinstance(dtype, dt.DType)
                arrays.append(mixed(dtype, 1, generator))
        return cls(arrays)

    def copy(self) -> Arguments:
        """The same values in memory of its own."""
        return Arguments([array.copy() for array in self.arrays])

    def interpreted(self, case: Case, kernel: Kernel) -> list[InterpreterArg]:
        """As the interpreter takes them."""
        values: list[InterpreterArg] = []
        for param, array in zip(kernel.params, self.arrays, strict=True):
            if isinstance(param, BufferParam):
                base, length, *view = layout(case, param, array)
                values.append(BufferValue(array, base, length, len(array) - base, *view))
            else:
                values.append(array[0])
        return values

    def launched(self, case: Case, kernel: Kernel, driver: Driver) -> list[Argument]:
        """As a driver takes them."""
        values: list[Argument] = []
        for param, array in zip(kernel.params, self.arrays, strict=True):
            if isinstance(param, BufferParam):
                base, length, *view = layout(case, param, array)
                offset = base * array.dtype.itemsize
                values.append(BufferArg(driver.wrap(array), offset, length, len(array) - base, *view))
            else:
                scalar = param.var.value_type
                assert isinstance(scalar, dt.DType)
                values.append(float(array[0]) if scalar.is_float else array[0].item())
        return values


def layout(case: Case, param: BufferParam, array: Array) -> tuple[Any, ...]:
    """Base and length of a buffer in its array; for the tensor shape and strides too."""
    if param.rank is None:
        return GUARD, len(array) - 2 * GUARD
    base, *strides = case.matrix
    return GUARD + base, MATRIX[0] * MATRIX[1], MATRIX, tuple(strides)


def interpret(case: Case, kernel: Kernel) -> Arguments:
    """Memory after the interpreter has run a kernel."""
    arguments = Arguments.of(case)
    run(kernel, case.grid, arguments.interpreted(case, kernel), library)
    return arguments


def execute(case: Case, kernel: Kernel, target: Target, driver: Driver) -> Arguments:
    """Memory after a device has run a legal kernel."""
    arguments = Arguments.of(case)
    module = driver.compile(target.emit(kernel))
    driver.launch(module, case.grid, arguments.launched(case, kernel, driver))
    driver.sync()
    return arguments


def compare(case: Case, got: Arguments, expected: Arguments, what: str) -> None:
    """Fail at the first buffer that differs, with the kernel."""
    for param, a, b in zip(case.kernel.params, got.arrays, expected.arrays, strict=True):
        wrong = differences(a, b)
        if len(wrong):
            at = int(wrong[0])
            raise AssertionError(
                f"{what}: {param.var.name}[{at - GUARD}] is {a[at]!r}, expected {b[at]!r} "
                f"({len(wrong)} elements differ), grid {case.grid}, data seed {case.seed}\n"
                + print_kernel(case.kernel)
            )


def without(pipeline: tuple[Pass, ...], dropped: frozenset[str]) -> tuple[Pass, ...]:
    """A pipeline with some passes left out."""
    return tuple(step for step in pipeline if step[0] not in dropped)


def check_passes(case: Case, pipeline: tuple[Pass, ...], expected: Arguments) -> Kernel:
    """Interpret the kernel after each pass that changed it; the kernel after the last."""
    seen = [case.kernel]

    def observe(name: str, kernel: Kernel) -> None:
        if kernel is not seen[-1]:
            seen.append(kernel)
            compare(case, interpret(case, kernel), expected, f"interpreter after pass {name}")

    return run_passes(case.kernel, pipeline, CONTEXT, verify=True, observe=observe)


def check(case: Case, target: Target, driver: Driver, dropped: frozenset[str]) -> None:
    """The interpreter, each pass and the device agree; so does the device without the dropped passes."""
    expected = interpret(case, case.kernel)
    legal = check_passes(case, target.pipeline, expected)
    compare(case, execute(case, legal, target, driver), expected, driver.properties.name)
    fewer = without(target.pipeline, dropped)
    if len(fewer) < len(target.pipeline):
        plain = run_passes(case.kernel, fewer, CONTEXT, verify=True)
        what = f"{driver.properties.name} without {', '.join(sorted(dropped))}"
        compare(case, execute(case, plain, target, driver), expected, what)
