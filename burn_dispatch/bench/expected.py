"""What is right for a workload: its reference, computed once and kept in a file for all implementations."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.dtypes import BY_NAME
from burn_cube.errors import CubeError, DispatchError
from burn_dispatch.bench.implementation import Unchecked, arrays_of
from burn_kernels.workload import Inputs, Workload


@dataclass(frozen=True, slots=True)
class Expected:
    """The file of what is right, or why there is none."""

    file: str
    unchecked: str
    touched: int


def expected(workload: Workload, seed: int, file: Path) -> Expected:
    """Compute the reference and write it; DispatchError if it fails or gives no numbers."""
    touched = 0
    try:
        inputs = workload.inputs(np.random.default_rng(seed))
        touched = sum(value.nbytes for value in inputs if isinstance(value, np.ndarray))
        arrays = _reference(workload, inputs)
    except Unchecked as reason:
        return Expected("", str(reason), touched)
    except MemoryError:
        raise DispatchError(f"cannot measure {workload.key}: this machine has not enough memory") from None
    with file.open("wb") as opened:
        np.savez(opened, *arrays)
    if workload.suite != "user":  # whose outputs are among the inputs
        outputs = workload.outputs(*inputs)
        touched += sum(math.prod(shape) * BY_NAME[dtype].size for shape, dtype in outputs)
        touched += 0 if outputs else sum(array.size * BY_NAME[workload.dtype].size for array in arrays)
    return Expected(str(file), "", touched)


def _reference(workload: Workload, inputs: Inputs) -> tuple[NDArray[Any], ...]:
    try:
        arrays = arrays_of(workload.reference(*inputs))
    except (CubeError, Unchecked, MemoryError):
        raise
    except (Exception, SystemExit) as error:  # of a function of the user
        said = next(iter(str(error).splitlines()), "")
        raise DispatchError(
            f"cannot check {workload.key}: its reference failed with {type(error).__name__}: {said}"
        ) from error
    for array in arrays:
        if array.dtype.kind in "OSUMm":
            raise DispatchError(
                f"cannot check {workload.key}: its reference gave {array.dtype}, expected arrays of numbers"
            )
    return arrays
