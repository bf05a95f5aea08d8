"""Products of matrices of Cube."""

from __future__ import annotations

import pytest

from burn_cube.dtypes import DType
from tests.dispatch.cube_ops import OTHERS, cases_of, check_all, check_sample

pytestmark = pytest.mark.capability(140)

OPS = ("float_matmul", "int_matmul")


@pytest.mark.parametrize(("op", "dtype", "layout"), cases_of(*OPS))
def test_on_the_cpu(op: str, dtype: DType, layout: str) -> None:
    check_all(op, dtype, layout)


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("op", OPS)
def test_elsewhere(op: str, name: str) -> None:
    check_sample(op, name)
