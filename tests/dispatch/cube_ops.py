"""Ops of Cube on the inputs of the recipes, as tensors that lie in memory in various ways."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Any, cast

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch.backends.cube.backend import create
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.ops import OPS
from tests.devices import Missing, tensor_device
from tests.dispatch import recipes
from tests.dispatch.recipes import Case

OTHERS = ("interpreter", "opencl", "wgpu-lavapipe")
"""Devices that a sample of the cases runs on; the CPU has all."""
SOME_SLOW = ("interpreter", *(pytest.param(name, marks=pytest.mark.slow) for name in OTHERS[1:]))
"""The same, for what is quick on the interpreter: compilers of the others take longer than kernels run."""
_SAMPLE = (dt.F32, dt.F16, dt.I32, dt.BOOL)
_STEP = 5
"""Has no divisor in common with how many pairs of dtype and layout there are, so that all get their turn."""


@cache
def opened(name: str) -> Device:
    """A device by its name in the matrix; the test is skipped if this machine has none."""
    try:
        return tensor_device(name)
    except Missing as error:
        pytest.skip(str(error))


def tensor(device: Device, array: np.ndarray[Any, Any], layout: str = "plain") -> CubeTensor:
    """An array on a device, in one of the recipes' layouts."""
    dtype = dt.from_numpy(array.dtype)
    assert dtype is not None
    rank = array.ndim
    if layout == "transposed" and rank > 1:
        axes = (*range(rank - 2), rank - 1, rank - 2)
        whole = CubeTensor.from_numpy(np.ascontiguousarray(array.transpose(axes)), dtype, device)
        return whole.view(whole.layout.permute(axes))
    if layout == "sliced":
        wide = np.ones([2 * n + 1 for n in array.shape], array.dtype)
        wide[tuple(slice(1, None, 2) for _ in array.shape)] = array
        whole = CubeTensor.from_numpy(wide, dtype, device)
        return whole.view(whole.layout.slice([(1, n, 2) for n in array.shape]))
    if layout == "flipped":
        whole = CubeTensor.from_numpy(np.ascontiguousarray(np.flip(array)), dtype, device)
        return whole.view(whole.layout.flip(range(rank)))
    return CubeTensor.from_numpy(np.ascontiguousarray(array), dtype, device)


def run(op: str, device: Device, args: tuple[Any, ...], layout: str = "plain") -> tuple[Any, ...]:
    """The results of an op as arrays."""
    given: list[Any] = []
    for arg in args:
        if isinstance(arg, np.ndarray):
            given.append(tensor(device, cast("np.ndarray[Any, Any]", arg), layout))
        else:
            given.append(device if arg is recipes.DEVICE else arg)
    found: Any = create().ops[op](*given)
    return (found.numpy(),) if isinstance(found, CubeTensor) else tuple([one.numpy() for one in found])


def check_all(op: str, dtype: DType, layout: str) -> None:
    """All cases of an op on the CPU."""
    for case in recipes.cases(op, dtype):
        _check(op, opened("cpu"), case, layout, f"{op} {dtype} {case.name} {layout}")


def check_sample(op: str, name: str) -> None:
    """Some cases of an op on another device, in memory in another way each."""
    device = opened(name)
    for dtype in (kind for kind in recipes.dtypes(op) if kind in _SAMPLE):
        if dtype not in device.properties.dtypes:
            continue
        for number, case in enumerate(recipes.cases(op, dtype)[::4]):
            layout = recipes.LAYOUTS[number % len(recipes.LAYOUTS)]
            _check(op, device, case, layout, f"{op} {dtype} {case.name} {layout} on {name}")


def _check(op: str, device: Device, case: Case, layout: str, what: str) -> None:
    recipes.assert_matches(op, run(op, device, case.args, layout), case.expected, what)


def cases_of(*ops: str) -> list[Any]:
    """Op, dtype and layout of each test on the CPU: of each op one is quick, of the others a sample runs."""
    found: list[Any] = []
    for at, op in enumerate(ops):
        matrix = list(itertools.product(recipes.dtypes(op), recipes.layouts(op)))
        for number, (dtype, layout) in enumerate(matrix):
            # Neighbours in the list of ops take other dtypes and other layouts.
            marks = () if number == at * _STEP % len(matrix) else (pytest.mark.slow, pytest.mark.exhaustive)
            found.append(pytest.param(op, dtype, layout, marks=marks, id=f"{op}-{dtype}-{layout}"))
    return found


def families(*names: str) -> tuple[str, ...]:
    """The ops of floats, ints and bools by these short names, as far as they exist."""
    return tuple(op for name in names for kind in ("float", "int", "bool") if (op := f"{kind}_{name}") in OPS)
