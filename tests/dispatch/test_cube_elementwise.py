"""Elementwise ops, casts, views, creation, access by indices and activations of Cube, by the recipes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from burn_cube.dtypes import DType
from burn_dispatch import Device
from burn_dispatch.backends.cube import activations, bools, creation, floats, indexing, ints, shapes
from burn_dispatch.backends.cube.backend import create
from burn_dispatch.ops import OPS
from tests.dispatch import cube_ops, recipes

pytestmark = pytest.mark.capability(137)

MODULES = (activations, bools, creation, floats, indexing, ints, shapes)
OWN = sorted({name for module in MODULES for name in vars(module) if name in OPS})


def check(op: str, dtype: DType, device: Device, layout: str, cases: Sequence[recipes.Case]) -> None:
    """Cases of an op on a device, against what the recipes expect; of `empty` only shape and dtype."""
    backend = create()
    for case in cases:
        result = backend.ops[op](*recipes.upload(backend, device, op, case, layout))
        got = recipes.download(backend, op, result)
        what = f"{op} {dtype} {case.name} {layout} on {device}"
        if op.endswith("_empty"):
            assert (got[0].shape, got[0].dtype) == ((3, 5), dtype.numpy), what
        else:
            recipes.assert_matches(op, got, case.expected, what)


@pytest.mark.parametrize(("op", "dtype", "layout"), cube_ops.cases_of(*OWN))
def test_on_the_cpu(op: str, dtype: DType, layout: str) -> None:
    check(op, dtype, cube_ops.opened("cpu"), layout, recipes.cases(op, dtype))


def test_every_elementwise_op_is_a_kernel() -> None:
    """Compositions of these would be several launches."""
    rows: Any = [name for name in OPS if name.startswith("activation_") and "soft" not in name]
    assert set(rows) <= set(OWN)
