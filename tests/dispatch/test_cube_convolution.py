"""Convolutions of Cube, with all their gradients."""

from __future__ import annotations

import pytest

from burn_cube.dtypes import DType
from tests.dispatch.cube_ops import OTHERS, cases_of, check_all, check_sample

pytestmark = pytest.mark.capability(141)

OPS = (
    "conv1d",
    "conv1d_x_backward",
    "conv1d_weight_backward",
    "conv1d_bias_backward",
    "conv2d",
    "conv2d_x_backward",
    "conv2d_weight_backward",
    "conv2d_bias_backward",
    "conv3d",
    "conv3d_x_backward",
    "conv3d_weight_backward",
    "conv3d_bias_backward",
    "conv_transpose1d",
    "conv_transpose1d_x_backward",
    "conv_transpose1d_weight_backward",
    "conv_transpose1d_bias_backward",
    "conv_transpose2d",
    "conv_transpose2d_x_backward",
    "conv_transpose2d_weight_backward",
    "conv_transpose2d_bias_backward",
    "conv_transpose3d",
    "conv_transpose3d_x_backward",
    "conv_transpose3d_weight_backward",
    "conv_transpose3d_bias_backward",
    "deform_conv2d",
    "deform_conv2d_backward",
)


@pytest.mark.parametrize(("op", "dtype", "layout"), cases_of(*OPS))
def test_on_the_cpu(op: str, dtype: DType, layout: str) -> None:
    check_all(op, dtype, layout)


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("op", OPS)
def test_elsewhere(op: str, name: str) -> None:
    check_sample(op, name)
