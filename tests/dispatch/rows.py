"""What the tests of each backend do with a row: call it as its recipe says, and compare."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch.dispatch import Backend
from burn_dispatch.distribution import Bernoulli, Default, Distribution, Normal, Uniform
from burn_dispatch.ops import OPS
from burn_dispatch.seeds import seed
from tests.dispatch.recipes import (
    LAYOUTS,
    Array,
    Case,
    assert_matches,
    cases,
    download,
    dtypes,
    is_quantised,
    upload,
)  # fmt: skip

TRIED = tuple(op for op in OPS if not is_quantised(op))
"""Every op that is not about quantised tensors."""
ROWS = tuple((op, dtype) for op in TRIED for dtype in dtypes(op))
"""Each of them with each dtype."""


def check_op(
    backend: Backend, op: str, layouts: Sequence[str] = LAYOUTS, among: Collection[DType] = dt.ALL
) -> None:
    """All rows of an op: one test, since what a test costs by itself is many times what a row does."""
    for dtype in dtypes(op):
        if dtype in among:
            for layout in layouts:
                check_row(backend, op, dtype, layout)


def check_row(backend: Backend, op: str, dtype: DType, layout: str) -> None:
    """Run all cases of a row; inputs must stay as they were."""
    device = backend.device(backend.ops["bool_from_data"](np.zeros(1, np.bool_), None))
    for case in cases(op, dtype):
        args = upload(backend, device, op, case, layout)
        before = _copies(backend, op, args)
        seed(device, 7)
        got = download(backend, op, backend.ops[op](*args))
        what = f"{op} {dtype} {layout} {case.name}"
        if case.expected is not None:
            assert_matches(op, got, case.expected, what)
        else:
            _check_form(op, dtype, case, got)
        for old, new in zip(before, _copies(backend, op, args), strict=True):
            assert old.tobytes() == new.tobytes(), f"{what}: an input changed"


def compare_op(left: Backend, right: Backend, op: str) -> None:
    """What two backends say to an op of each dtype, on tensors that lie plainly."""
    for dtype in dtypes(op):
        compare(left, right, op, dtype, "plain")


def compare(left: Backend, right: Backend, op: str, dtype: DType, layout: str) -> None:
    """What two backends say to each case: alike, as near as the row says."""
    if op.endswith("_empty"):
        return
    for case in cases(op, dtype):
        found: list[tuple[Any, ...]] = []
        for backend in (left, right):
            device = backend.device(backend.ops["bool_from_data"](np.zeros(1, np.bool_), None))
            args = upload(backend, device, op, case, layout)
            seed(device, 7)
            found.append(download(backend, op, backend.ops[op](*args)))
        assert_matches(op, found[0], found[1], f"{op} {dtype} {layout} {case.name}")


def _copies(backend: Backend, op: str, args: list[Any]) -> list[Array]:
    """The data of all tensors among the arguments."""
    families = {"F": "float", "I": "int", "B": "bool"}
    found: list[Array] = []
    for param, arg in zip(OPS[op].params, args, strict=True):
        if param.kind is not None and arg is not None:
            into_data = backend.ops[f"{families[param.kind]}_into_data"]
            found += [into_data(one) for one in (arg if isinstance(arg, list) else [arg])]
    return found


def _check_form(op: str, dtype: DType, case: Case, got: tuple[Any, ...]) -> None:
    """Of a case without expected values: shape, dtype, and what a distribution promises."""
    if op.endswith("_random"):
        shape, distribution = case.args[0], case.args[1]
        assert got[0].shape == shape
        assert got[0].dtype == dtype.numpy
        _check_distribution(got[0].astype(np.float64), dtype, distribution)
    elif op.endswith("_empty"):
        assert (got[0].shape, got[0].dtype) == (case.args[0], dtype.numpy)
    else:
        assert all(isinstance(one, np.ndarray) for one in got)


def _check_distribution(values: Array, dtype: DType, distribution: Distribution) -> None:
    rounding = 0.05 if dtype.is_float and dtype.size == 2 else 1e-6
    match distribution:
        case Default():
            low, high = (0, 1) if dtype.is_float else dt.int_range(dtype)
        case Uniform(low, high):
            pass
        case Bernoulli(probability):
            low, high = 0, 1
            assert abs(values.mean() - probability) < 0.15
        case Normal(mean, std):
            low, high = mean - 6 * std, mean + 6 * std
            assert abs(values.mean() - mean) < 0.5 * std + (not dtype.is_float)
    assert low - rounding <= values.min()
    assert values.max() <= high + rounding
    assert len(np.unique(values)) > 1
