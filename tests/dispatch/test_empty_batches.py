"""Module ops of a batch of no samples: shapes as of some samples; gradients of weights are 0."""

from __future__ import annotations

from typing import Any

import pytest

from burn_cube import dtypes as dt
from burn_dispatch.ops import OPS
from tests.dispatch import recipes
from tests.dispatch.devices import device
from tests.dispatch.oracles import NAMES

_SPACES = (1, 2, 3)
# Op -> the positions of its arguments that have the batch as their first axis.
BATCHED: dict[str, tuple[int, ...]] = {
    **{f"conv{n}d": (0,) for n in _SPACES},
    **{f"conv{n}d_x_backward": (0, 2) for n in _SPACES},
    **{f"conv{n}d_weight_backward": (0, 2) for n in _SPACES},
    **{f"conv{n}d_bias_backward": (0, 2) for n in _SPACES},
    **{f"conv_transpose{n}d": (0,) for n in _SPACES},
    **{f"conv_transpose{n}d_x_backward": (1,) for n in _SPACES},
    **{f"conv_transpose{n}d_weight_backward": (0, 2) for n in _SPACES},
    "deform_conv2d": (0, 1, 3), "deform_conv2d_backward": (0, 1, 3, 5), "unfold4d": (0,), "fold4d": (0,),
    "avg_pool1d": (0,), "avg_pool2d": (0,), "avg_pool1d_backward": (0, 1), "avg_pool2d_backward": (0, 1),
    **{f"adaptive_avg_pool{n}d": (0,) for n in _SPACES},
    **{f"adaptive_avg_pool{n}d_backward": (0, 1) for n in _SPACES},
    "max_pool1d": (0,), "max_pool2d": (0,), "max_pool1d_with_indices": (0,), "max_pool2d_with_indices": (0,),
    "max_pool1d_with_indices_backward": (0, 2, 3), "max_pool2d_with_indices_backward": (0, 2, 3),
    "interpolate": (0,), "interpolate_backward": (0, 1), "float_grid_sample_2d": (0, 1),
    "attention": (0, 1, 2, 3, 4), "layer_norm": (0,), "batch_norm": (0,), "linear": (0,), "embedding": (1,),
}  # fmt: skip
SUMMED = ("weight_backward", "bias_backward")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("op", BATCHED)
def test_of_no_samples(name: str, op: str) -> None:
    where: Any = device(name)
    backend = where.executor
    for case in recipes.cases(op, dt.F32)[:2]:
        batch = case.args[BATCHED[op][0]].shape[0]
        args = [
            arg[:0] if place in BATCHED[op] and arg is not None and arg.shape[0] == batch else arg
            for place, arg in enumerate(case.args)
        ]
        given = recipes.upload(backend, where, op, recipes.Case(case.name, tuple(args), None))
        found = recipes.download(backend, op, backend.ops[op](*given))
        wanted = case.expected if isinstance(case.expected, tuple) else (case.expected,)
        for at, (got, full) in enumerate(zip(found, wanted, strict=True)):
            if op.endswith(SUMMED) or (op == "deform_conv2d_backward" and at in (2, 4)):
                assert got.shape == full.shape
                assert not got.any()
            else:
                assert got.shape == (0, *full.shape[1:]), case.name
            assert got.dtype == full.dtype


def test_each_is_an_op() -> None:
    assert set(BATCHED) <= set(OPS)
