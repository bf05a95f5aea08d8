"""Pools of Cube, with their gradients."""

from __future__ import annotations

import pytest

from burn_cube.dtypes import DType
from tests.dispatch.cube_ops import OTHERS, cases_of, check_all, check_sample

pytestmark = pytest.mark.capability(141)

OPS = (
    "avg_pool1d",
    "avg_pool1d_backward",
    "avg_pool2d",
    "avg_pool2d_backward",
    "max_pool1d",
    "max_pool1d_with_indices",
    "max_pool1d_with_indices_backward",
    "max_pool2d",
    "max_pool2d_with_indices",
    "max_pool2d_with_indices_backward",
    "adaptive_avg_pool1d",
    "adaptive_avg_pool1d_backward",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool2d_backward",
    "adaptive_avg_pool3d",
    "adaptive_avg_pool3d_backward",
)


@pytest.mark.parametrize(("op", "dtype", "layout"), cases_of(*OPS))
def test_on_the_cpu(op: str, dtype: DType, layout: str) -> None:
    check_all(op, dtype, layout)


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("op", OPS)
def test_elsewhere(op: str, name: str) -> None:
    check_sample(op, name)
