"""Flex: every row of the table against what the recipes expect, and against NdArray."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_cube.dtypes import BF16, F16, F32, F64, I32, DType
from burn_cube.errors import DispatchIndexError
from burn_dispatch.backends.flex import attention, compiled, ordering, products, threads
from burn_dispatch.backends.flex.backend import create
from burn_dispatch.backends.ndarray import backend as ndarray
from burn_dispatch.backends.ndarray.backend import HostBackend
from burn_dispatch.distribution import Bernoulli, Default, Distribution, Normal, Uniform
from burn_dispatch.ops import OPS
from burn_dispatch.seeds import seed
from tests.dispatch.recipes import LAYOUTS, has_recipe, is_quantised
from tests.dispatch.rows import TRIED, check_op, check_row, compare_op

BACKEND = create()


def test_every_row_has_a_recipe_and_nothing_is_refused() -> None:
    assert [op for op in OPS if not is_quantised(op) and not has_recipe(op)] == []
    assert not BACKEND.ops.refused
    for op in OPS:
        if not is_quantised(op):
            assert callable(BACKEND.ops[op]), op


@pytest.mark.parametrize("op", TRIED)
def test_op(op: str) -> None:
    check_op(BACKEND, op)


@pytest.mark.parametrize("op", TRIED)
def test_op_against_ndarray(op: str) -> None:
    compare_op(BACKEND, ndarray.create(), op)


@pytest.fixture
def in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is large enough for blocks on threads."""
    monkeypatch.setattr(threads, "BLOCK", 8)
    monkeypatch.setattr(threads, "SERIAL", 16)
    monkeypatch.setattr(threads, "workers", lambda: 3)
    monkeypatch.setattr(ordering, "_LONG", 8)
    monkeypatch.setattr(products, "_SMALL", 1)
    monkeypatch.setattr(attention, "_QUERIES", 2)


@pytest.mark.usefixtures("in_pieces")
@pytest.mark.parametrize("op", TRIED)
def test_op_in_pieces_without_numba(op: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    check_op(BACKEND, op, ("plain", "sliced"))


_LOOPS = (
    *((op, dtype) for op in ("float_erf", "activation_gelu", "float_argmax") for dtype in (F16, F32, F64)),
    *((op, I32) for op in ("int_argmin", "int_scatter", "int_select_assign", "int_scatter_nd")),
    *((op, dtype) for op in ("float_scatter_add", "float_select_add") for dtype in (BF16, F32)),
)


@pytest.mark.usefixtures("in_pieces")
@pytest.mark.parametrize(("op", "dtype"), _LOOPS, ids=str)
def test_row_by_compiled_loops(op: str, dtype: DType, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(compiled, "LARGE", 1)
    for layout in LAYOUTS:
        check_row(BACKEND, op, dtype, layout)


def test_an_error_on_a_thread_reaches_the_caller(in_pieces: None) -> None:
    def fails(start: int, stop: int) -> None:
        raise ValueError(f"at {start}")

    with pytest.raises(ValueError, match="at 0"):
        threads.ranges(64, 1, fails)


def test_blocks_cover_a_range_once(in_pieces: None) -> None:
    for count, cost in ((0, 1), (1, 1), (64, 1), (65, 3), (7, 100)):
        seen = np.zeros(count, np.int64)

        def count_up(start: int, stop: int, seen: Any = seen) -> None:
            seen[start:stop] += 1

        threads.ranges(count, cost, count_up)
        assert (seen == 1).all()


@pytest.mark.parametrize("distribution", [Default(), Uniform(-2.0, 3.0), Normal(1.0, 2.0), Bernoulli(0.25)])
def test_random_numbers_are_those_of_ndarray(distribution: Distribution) -> None:
    found = []
    for backend in (BACKEND, ndarray.create()):
        device = backend.device(np.zeros(1))
        seed(device, 3)
        found.append(backend.ops["float_random"]((1000, 173), distribution, F32, device))
    assert found[0].tobytes() == found[1].tobytes()


def test_large_scatter_is_in_order() -> None:
    """Sums depend on the order of adding: a compiled loop and NumPy take the same."""
    rng = np.random.default_rng(0)
    x = np.zeros((1000,), np.float32)
    places, values = rng.integers(0, 1000, 200_000), rng.standard_normal(200_000).astype(np.float32)
    one, other = (
        backend.ops["float_scatter_add"](0, x, places, values) for backend in (BACKEND, ndarray.create())
    )
    assert one.tobytes() == other.tobytes()


def test_views_share_memory() -> None:
    x = np.zeros((4, 6), np.float32)
    ops = BACKEND.ops
    views = (
        ops["float_transpose"](x), ops["float_slice"](x, [(0, 2, 2), (5, 3, -2)]), ops["float_flip"](x, (0,)),
        ops["float_unfold"](x, 1, 3, 1), ops["float_expand"](x, (2, 4, 6)), ops["float_reshape"](x, (24,)),
    )  # fmt: skip
    assert all(np.shares_memory(x, view) for view in views)


@pytest.mark.parametrize("backend", [BACKEND, ndarray.create()], ids=lambda backend: backend.name)
@pytest.mark.parametrize("index", [-1, 3])
def test_an_index_outside_is_an_error(backend: HostBackend, index: int) -> None:
    x, indices = np.zeros((3, 2), np.float32), np.array([0, index])
    with pytest.raises(DispatchIndexError, match=f"cannot find index {index} in an axis of extent 3"):
        backend.ops["float_select"](x, 0, indices)
    with pytest.raises(DispatchIndexError, match="gather"):
        backend.ops["float_gather"](0, x, indices.reshape(2, 1))
    with pytest.raises(DispatchIndexError, match="scatter"):
        backend.ops["float_scatter_add"](0, x, indices.reshape(2, 1), np.zeros((2, 1), np.float32))
    with pytest.raises(DispatchIndexError, match="gather_nd"):
        backend.ops["float_gather_nd"](x, indices.reshape(2, 1))
