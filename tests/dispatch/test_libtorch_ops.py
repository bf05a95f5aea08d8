"""LibTorch: each row of the table against its recipe, and against NdArray where that expects nothing."""

from __future__ import annotations

import pytest

pytest.importorskip("torch", reason="LibTorch needs the extra 'torch'")

from burn_cube.dtypes import I32, DType
from burn_dispatch.backends.libtorch.backend import REFUSED, create
from burn_dispatch.backends.libtorch.elements import TORCH
from burn_dispatch.backends.ndarray.backend import create as create_oracle
from burn_dispatch.ops import OPS
from burn_dispatch.settings import UnsupportedDTypeError
from tests.dispatch import rows
from tests.dispatch.recipes import LAYOUTS, Case, cases, dtypes, has_recipe, is_quantised, placed

BACKEND = create()
ORACLE = create_oracle()
ROWS = tuple((op, dtype) for op, dtype in rows.ROWS if dtype in TORCH)
_COMPARED = (
    "float_grid_sample_2d",
    "float_random",
    "int_random",
    "ctc_loss_backward",
    "deform_conv2d_backward",
)
"""Rows whose recipes leave open what comes out."""


def _fits(case: Case) -> bool:
    """Whether the call is about dtypes of PyTorch only: casts have a second one."""
    return all(arg in TORCH for arg in case.args if isinstance(arg, DType))


@pytest.fixture(autouse=True)
def _only_dtypes_of_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "cases", lambda op, dtype: list(filter(_fits, cases(op, dtype))))


def test_every_row_is_executed_or_refused() -> None:
    tried = {op for op, _ in ROWS}
    missing = [op for op in OPS if op not in tried and op not in REFUSED and not is_quantised(op)]
    assert missing == []
    assert REFUSED.keys() <= OPS.keys()


def test_every_row_has_a_function() -> None:
    for op in OPS.keys() - REFUSED.keys():
        assert callable(BACKEND.ops[op])


@pytest.mark.parametrize("op", sorted({op for op, _ in ROWS}))
def test_op(op: str) -> None:
    rows.check_op(BACKEND, op, among=TORCH)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("op", "dtype"), [row for row in ROWS if row[0] in _COMPARED], ids=str)
def test_row_as_ndarray(op: str, dtype: DType, layout: str) -> None:
    rows.compare(BACKEND, ORACLE, op, dtype, layout)


@pytest.mark.parametrize("dtype", [dtype for dtype in dtypes("int_add") if dtype not in TORCH], ids=str)
def test_wide_unsigned_ints_are_refused_by_name(dtype: DType) -> None:
    refused = pytest.raises(
        UnsupportedDTypeError, match=f"does not support the requested data type {dtype.name}"
    )
    x = BACKEND.ops["int_zeros"]((3,), I32, None)
    (case, *_) = cases("int_add", dtype)
    with refused:
        placed(BACKEND, None, "int", case.args[0], "plain")
    for op, args in (
        ("int_full", ((3,), 1, dtype, None)),
        ("int_empty", ((3,), dtype, None)),
        ("int_cast", (x, dtype)),
        ("int_argmax", (x, 0, dtype)),
        ("int_argsort", (x, 0, False, dtype)),
        ("int_arange_step", (0, 3, 1, dtype, None)),
    ):
        with refused:
            BACKEND.ops[op](*args)
    assert dtype not in BACKEND.dtypes(BACKEND.device(x))


def test_recipes_are_there() -> None:
    assert [op for op in OPS if not is_quantised(op) and not has_recipe(op)] == []
