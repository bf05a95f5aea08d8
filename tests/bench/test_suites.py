"""The suites of tensors and fusion: every workload is right on every host device, and so are the peers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pytest

from burn_dispatch.bench import ours, peers, suites
from burn_dispatch.bench.implementation import Prepared, arrays_of
from burn_dispatch.bench.suites.eager import nothing
from burn_dispatch.device import Device
from burn_kernels.workload import Workload

EAGER = [w for w in suites.WORKLOADS if w.suite in ours.EAGER or w.name.startswith("eager_")]
QUICK = frozenset({
    "tensor/matmul/f32/64", "tensor/eager_add/f32/64", "tensor/eager_add_row/f32/64", "fusion/chain8/f32/64k",
    "launch/eager_relu/f32/64", "fusion/mlp_layer/f32/512x512x512",
})  # fmt: skip
"""Workloads that take less than a second."""
_PEERS = [
    (peer, w.key)
    for peer in peers.installed() if peer not in ("torch.compile", "taichi", "warp")
    for w in EAGER
]  # fmt: skip


def marked(key: str, *values: Any) -> Any:
    quick = key in QUICK and (values[0] != "numba" or "eager" in key)  # Numba compiles for seconds
    marks = [] if quick else [pytest.mark.slow, pytest.mark.exhaustive]
    return pytest.param(*values, marks=marks, id=" ".join(map(str, values)))


@lru_cache(maxsize=1)
def expected(key: str) -> tuple[tuple[Any, ...], tuple[np.ndarray, ...]]:
    """Inputs, and what the reference makes of them; of one workload at a time."""
    workload = suites.BY_KEY[key]
    inputs = workload.inputs(np.random.default_rng(1))
    return inputs, arrays_of(workload.reference(*inputs))


def check(workload: Workload, prepared: Prepared) -> None:
    prepared.run()
    (got,) = arrays_of(prepared.result())
    (right,) = expected(workload.key)[1]
    assert workload.error(got.reshape(right.shape), right) <= workload.tolerance


@pytest.mark.parametrize(("device", "key"), [marked(w.key, d, w.key) for w in EAGER for d in ("cpu", "flex")])
def test_ours(device: str, key: str):
    workload = suites.BY_KEY[key]
    assert workload.outputs is nothing
    where = Device.cpu() if device == "cpu" else Device.flex()
    check(workload, ours.prepare(workload, expected(key)[0], where))


@pytest.mark.parametrize(("peer", "key"), [marked(key, peer, key) for peer, key in _PEERS])
def test_peers(peer: str, key: str):
    workload = suites.BY_KEY[key]
    operation = peers.operations(peer).get(workload.name)
    if operation is None:
        pytest.skip(f"{peer} does not implement {workload.name}")
    check(workload, operation(*expected(key)[0]))


def test_the_workload_of_a_null_launch_is_right():
    workload = suites.BY_KEY["launch/launch_null/f32/1"]
    prepared = ours.prepare(workload, (), Device.cpu())
    (before,) = arrays_of(prepared.result())
    assert np.isnan(before).all()  # not what an earlier run has left
    prepared.run()
    np.testing.assert_array_equal(arrays_of(prepared.result())[0], [1.0])


def test_numpy_and_numba_implement_the_suites():
    for peer in {"numpy", "numba"} & set(peers.installed()):
        missing = {w.name for w in EAGER} - peers.operations(peer).keys()
        assert not missing, peer


@pytest.mark.slow
@pytest.mark.parametrize("how", ["cold", "cached", "warm"])
def test_first_kernels(how: str):
    workload = suites.BY_KEY[f"compile/first_kernel/f32/{how}"]
    prepared = ours.prepare(workload, workload.inputs(np.random.default_rng(1)), Device.cpu())
    seconds: Any = prepared.run()
    assert seconds > 0
    (right,) = arrays_of(workload.reference(64, how))
    np.testing.assert_array_equal(arrays_of(prepared.result())[0], right)
