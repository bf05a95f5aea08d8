"""Ops of elements and along axes on one element, odd counts, and more than a block of any kernel: against
NdArray, which is NumPy's loops."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_cube.dtypes import I32
from burn_dispatch.backends.cube import backend as cube
from burn_dispatch.backends.ndarray import backend as ndarray
from burn_dispatch.ops import OPS
from burn_dispatch.ops.row import Kind, Op
from burn_dispatch.table import UnsupportedError
from tests.dispatch import recipes
from tests.dispatch.devices import device
from tests.dispatch.rows import TRIED

ODD = (1, 17, 1000)
LARGE = 1_000_003
MATRIX = (701, 1403)
NUMBERS = {"rhs": 3, "low": 1, "high": 2, "value": 2, "slope": 0.1, "alpha": 0.2, "beta": 0.5}
"""Plain arguments of ops of elements, by their names in the table."""
ALONG: dict[str, Any] = {"dtype": I32, "descending": True, "k": 5}
"""Those of ops along an axis, beside that."""
OTHERS = ("transpose", "matmul", "into_data", "mask_select", "is_require_grad", "scatter_nd", "gather_nd")
"""Of other shapes, or no tensors."""
HERE = ["cube", "flex", "libtorch"]


def is_of_elements(row: Op) -> bool:
    plain = all(param.kind is not None or param.name in NUMBERS for param in row.params)
    one = all(param.form == "one" and not param.device for param in row.params)
    short = row.name.partition("_")[2]
    return plain and one and len(row.results) == 1 and row.family != "module" and short not in OTHERS


ELEMENTS = [op for op in TRIED if is_of_elements(OPS[op])]


def is_along_an_axis(row: Op) -> bool:
    plain = [param.name for param in row.params[1:]]
    return "dim" in plain and set(plain) <= {"dim", *ALONG} and row.params[0].form == "one"


LINES = [op for op in TRIED if is_along_an_axis(OPS[op])]


def values(kind: Kind, shape: tuple[int, ...], seed: int) -> Any:
    """Positive numbers that no function leaves out."""
    rng = np.random.default_rng(seed)
    if kind == "F":
        return rng.uniform(0.05, 0.95, shape).astype(np.float32)
    return rng.random(shape) < 0.5 if kind == "B" else rng.integers(1, 30, shape, np.int32)


def result(
    backend: Any, where: Any, op: str, shape: tuple[int, ...], plain: dict[str, Any]
) -> tuple[Any, ...]:
    args: list[Any] = []
    for at, param in enumerate(OPS[op].params):
        made = plain.get(param.name)
        if param.kind is not None:
            word = {"F": "float", "I": "int", "B": "bool"}[param.kind]
            made = backend.ops[f"{word}_from_data"](values(param.kind, shape, at), where)
        args.append(made)
    return recipes.download(backend, op, backend.ops[op](*args))


def check(name: str, op: str, shape: tuple[int, ...], plain: dict[str, Any]) -> None:
    where: Any = device("cpu" if name == "cube" else name)
    backend = cube.create() if name == "cube" else where.executor
    try:
        got = result(backend, where, op, shape, plain)
    except UnsupportedError:
        assert op in backend.ops.refused, op
        return
    wanted = result(ndarray.create(), device("ndarray"), op, shape, plain)
    recipes.assert_matches(op, got, wanted, f"{op} {shape} {plain}")


@pytest.mark.parametrize("name", [pytest.param("cube", marks=pytest.mark.slow), *HERE[1:]])
def test_odd_counts(name: str) -> None:
    for op in ELEMENTS:
        for count in ODD:
            check(name, op, (count,), NUMBERS)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*HERE, "cpu"])
def test_large_tensors(name: str) -> None:
    """`cpu`: with fusion."""
    for op in ELEMENTS:
        check(name, op, (LARGE,), NUMBERS)


@pytest.mark.slow
@pytest.mark.parametrize("name", HERE)
def test_large_matrices(name: str) -> None:
    for op in LINES:
        for dim in range(2):
            check(name, op, MATRIX, {**ALONG, "dim": dim})


def test_what_is_tried() -> None:
    few = {
        "float_add",
        "float_erf",
        "float_sum",
        "int_powi",
        "bool_any",
        "float_mask_where",
        "activation_gelu",
    }
    assert few <= set(ELEMENTS)
    assert len(ELEMENTS) > 140
    assert {"float_sum_dim", "int_argmax", "float_sort", "float_topk", "activation_softmax"} <= set(LINES)
    assert len(LINES) > 45
