"""NdArray: every row of the table against what the recipes expect."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_dispatch.backends.ndarray.backend import create
from burn_dispatch.backends.ndarray.refused import REFUSED
from burn_dispatch.ops import OPS
from burn_dispatch.table import UnsupportedError
from tests.dispatch.recipes import is_quantised
from tests.dispatch.rows import TRIED, check_op

BACKEND = create()


def test_the_backend_tells_what_an_array_is() -> None:
    x: Any = np.zeros((3, 5), np.float32)
    assert BACKEND.name == "NdArray"
    assert BACKEND.shape(x) == (3, 5)
    assert BACKEND.dtype(x).name == "f32"
    assert BACKEND.is_contiguous(x)
    assert not BACKEND.is_contiguous(x.T)
    assert str(BACKEND.device(x)) == "ndarray"
    assert create() is BACKEND


@pytest.mark.parametrize("op", TRIED)
def test_op(op: str) -> None:
    check_op(BACKEND, op)


def test_every_row_is_there_or_refused_with_a_reason() -> None:
    for op, row in OPS.items():
        if is_quantised(op):
            continue
        if op in REFUSED:
            assert REFUSED[op]
            with pytest.raises(UnsupportedError, match="the NdArray backend refuses this op: "):
                BACKEND.ops[op]
        else:
            assert row.composition is not None or op in BACKEND.ops.own, op
