"""Plane operations (rows 94 to 99 of the capability table)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import Array, run, zeros


def width(runtime: Driver, units: int) -> int:
    """Units in a plane of a cube."""
    return min(runtime.properties.plane_dim, 1 << (units - 1).bit_length())


def by_plane(x: Array, runtime: Driver) -> list[Array]:
    """The values of each plane; the last may be partial."""
    plane = width(runtime, len(x))
    return [x[start : start + plane] for start in range(0, len(x), plane)]


@bc.cube
def reductions(x: bc.Array[bc.N], out: bc.Array[bc.N]):
    i = bc.UNIT_POS
    out[4 * i] = bc.plane_sum(x[i])
    out[4 * i + 1] = bc.plane_prod(x[i])
    out[4 * i + 2] = bc.plane_min(x[i])
    out[4 * i + 3] = bc.plane_max(x[i])


@pytest.mark.capability(94, 97)
@pytest.mark.parametrize("dtype", ["int8", "int32", "uint32", "int64", "float16", "float32", "float64"])
@pytest.mark.parametrize("units", [64, 48, 33, 4, 1])
def test_reductions(runtime: Driver, dtype: str, units: int) -> None:
    x = np.random.default_rng(units).integers(1, 3, units).astype(dtype)
    x[:: max(1, units // 3)] += 1
    out = zeros(4 * units, dtype)
    run(reductions, runtime, x, out, units=units)
    expected = []
    with np.errstate(over="ignore"):
        for plane in by_plane(x, runtime):
            row = [plane.sum(dtype=dtype), plane.prod(dtype=dtype), plane.min(), plane.max()]
            expected += [[v.item() for v in row]] * len(plane)
    assert out.reshape(units, 4).tolist() == expected


@bc.cube
def vector_sums(x: bc.Array[bc.Vector[bc.f32, 4]], out: bc.Array[bc.Vector[bc.f32, 4]]):
    i = bc.UNIT_POS
    out[i] = bc.plane_sum(x[i]) + bc.plane_shuffle_xor(x[i], 1)


@pytest.mark.capability(94, 96)
def test_vectors(runtime: Driver) -> None:
    x = np.random.default_rng(1).integers(-9, 9, (64, 4)).astype(np.float32)
    out = np.zeros_like(x)
    run(vector_sums, runtime, x.reshape(-1), out.reshape(-1), units=64)
    swapped = x.reshape(32, 2, 4)[:, ::-1].reshape(64, 4)
    if runtime.properties.plane_dim == 1:
        swapped = np.zeros_like(x)  # the other unit is in another plane
    sums = np.concatenate([np.broadcast_to(p.sum(axis=0), p.shape) for p in by_plane(x, runtime)])
    assert out.tolist() == (sums + swapped).tolist()


@bc.cube
def float_sum(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.UNIT_POS
    out[i] = bc.plane_sum(x[i])


@pytest.mark.capability(94)
def test_order_of_a_float_sum(runtime: Driver) -> None:
    x = np.random.default_rng(2).normal(size=64).astype(np.float32) * np.float32(1e3)
    out = zeros(64, "float32")
    run(float_sum, runtime, x, out, units=64)
    for plane, got in zip(by_plane(x, runtime), by_plane(out, runtime), strict=True):
        half = plane
        while len(half) > 1:
            half = half[: len(half) // 2] + half[len(half) // 2 :]
        assert got.tolist() == [half[0]] * len(plane)


@bc.cube
def scans(x: bc.Array[bc.N], out: bc.Array[bc.N]):
    i = bc.UNIT_POS
    out[4 * i] = bc.plane_inclusive_sum(x[i])
    out[4 * i + 1] = bc.plane_exclusive_sum(x[i])
    out[4 * i + 2] = bc.plane_inclusive_prod(x[i])
    out[4 * i + 3] = bc.plane_exclusive_prod(x[i])


@pytest.mark.capability(95, 97)
@pytest.mark.parametrize("dtype", ["int32", "int64", "float32"])
@pytest.mark.parametrize("units", [64, 33, 5])
def test_scans(runtime: Driver, dtype: str, units: int) -> None:
    x = (np.random.default_rng(3).integers(0, 3, units) + 1).astype(dtype)
    out = zeros(4 * units, dtype)
    run(scans, runtime, x, out, units=units)
    expected = []
    for plane in by_plane(x, runtime):
        sums, products = plane.cumsum(dtype=dtype), plane.cumprod(dtype=dtype)
        before = np.concatenate([[0], sums[:-1]]), np.concatenate([[1], products[:-1]])
        expected += np.stack([sums, before[0], products, before[1]], axis=1).tolist()
    assert out.reshape(units, 4).tolist() == expected


@bc.cube
def moves(x: bc.Array[bc.i32], lane: bc.Array[bc.u32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    out[6 * i] = bc.plane_broadcast(x[i], 2)
    out[6 * i + 1] = bc.plane_shuffle(x[i], lane[i])
    out[6 * i + 2] = bc.plane_shuffle_xor(x[i], 3)
    out[6 * i + 3] = bc.plane_shuffle_up(x[i], 1)
    out[6 * i + 4] = bc.plane_shuffle_down(x[i], 2)
    out[6 * i + 5] = bc.plane_shuffle_down(x[i], lane[i])


@pytest.mark.capability(96, 97)
@pytest.mark.parametrize("units", [64, 33, 3])
def test_moves(runtime: Driver, units: int) -> None:
    plane = width(runtime, units)
    x = np.arange(100, 100 + units, dtype=np.int32)
    lane = np.random.default_rng(4).integers(0, plane + 3, units).astype(np.uint32)
    lane[-1] = 2**32 - 1
    out = zeros(6 * units)
    run(moves, runtime, x, lane, out, units=units)
    expected = []
    for unit in range(units):
        first, own, chosen = unit // plane * plane, unit % plane, int(lane[unit])

        def take(source: int, outside: int, first: int = first) -> int:
            """A lane's value; 0 if no unit is there, `outside` if there is no such lane."""
            if not 0 <= source < plane:
                return outside
            return int(x[first + source]) if first + source < units else 0

        mine = int(x[unit])
        expected.append([
            take(2, 0), take(chosen, 0), take(own ^ 3, 0), take(own - 1, mine), take(own + 2, mine),
            take(own + chosen, mine),
        ])  # fmt: skip
    assert out.reshape(units, 6).tolist() == expected


@bc.cube
def votes(x: bc.Array[bc.i32], out: bc.Array[bc.u32]):
    i = bc.UNIT_POS
    odd = x[i] % 2 == 1
    ballot = bc.plane_ballot(odd)
    out[6 * i] = bc.u32(bc.plane_all(odd))
    out[6 * i + 1] = bc.u32(bc.plane_any(odd))
    out[6 * i + 2] = bc.u32(bc.plane_elect())
    out[6 * i + 3] = ballot[0]
    out[6 * i + 4] = ballot[1]
    out[6 * i + 5] = ballot[2] + ballot[3]


@pytest.mark.capability(96, 97)
@pytest.mark.parametrize("units", [64, 33, 2])
def test_votes(runtime: Driver, units: int) -> None:
    x = np.random.default_rng(5).integers(0, 2, units, dtype=np.int32)
    x[: width(runtime, units)] = 1
    out = zeros(6 * units, "uint32")
    run(votes, runtime, x, out, units=units)
    expected = []
    for plane in by_plane(x, runtime):
        bits = sum(int(v % 2) << lane for lane, v in enumerate(plane.tolist()))
        for lane in range(len(plane)):
            odd = plane % 2 == 1
            expected.append(
                [
                    int(odd.all()),
                    int(odd.any()),
                    int(lane == 0),
                    bits & 0xFFFFFFFF,
                    bits >> 32 & 0xFFFFFFFF,
                    bits >> 64,
                ]
            )
    assert out.reshape(units, 6).tolist() == expected


@bc.cube
def diverged(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    if x[i] % 2 == 1:
        out[4 * i] = bc.plane_sum(x[i])
        out[4 * i + 1] = bc.plane_exclusive_sum(x[i])
        out[4 * i + 2] = bc.i32(bc.plane_elect())
        out[4 * i + 3] = bc.plane_max(x[i])
    else:
        out[4 * i] = bc.plane_sum(1)
        for k in range(x[i]):
            out[4 * i + 1] = out[4 * i + 1] + bc.plane_sum(1) * (k + 1)


@pytest.mark.capability(98)
@pytest.mark.parametrize("units", [64, 33])
def test_divergence(runtime: Driver, units: int) -> None:
    x = np.random.default_rng(6).integers(0, 7, units, dtype=np.int32)
    out = zeros(4 * units)
    run(diverged, runtime, x, out, units=units)
    expected: list[list[int]] = []
    for plane in by_plane(x, runtime):
        values = plane.tolist()
        odd = [v for v in values if v % 2 == 1]
        even = [v for v in values if v % 2 == 0]
        for lane, v in enumerate(values):
            before = [w for w in values[:lane] if w % 2 == 1]
            if v % 2 == 1:
                expected.append([sum(odd), sum(before), int(not before), max(odd)])
            else:
                running = sum(sum(w > k for w in even) * (k + 1) for k in range(v))
                expected.append([len(even), running, 0, 0])
    assert out.reshape(units, 4).tolist() == expected


@bc.cube
def after_return(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    if i >= 10:
        return
    out[i] = bc.plane_sum(x[i])


@pytest.mark.capability(97, 98)
def test_units_that_have_returned_take_no_part(runtime: Driver) -> None:
    x, out = np.arange(1, 33, dtype=np.int32), zeros(32)
    run(after_return, runtime, x, out)
    plane = runtime.properties.plane_dim
    sums = [int(x[start : min(start + plane, 10)].sum()) for start in range(0, 10, plane)]
    assert out.tolist() == [sums[i // plane] if i < 10 else 0 for i in range(32)]


@bc.cube
def wrong_dtype(out: bc.Array[bc.f32]):
    out[0] = bc.f32(bc.plane_all(out[0]))


@pytest.mark.capability(96)
def test_votes_are_of_bools(runtime: Driver) -> None:
    kernel: Any = wrong_dtype
    with pytest.raises(bc.CompileError, match="bool"):
        run(kernel, runtime, zeros(1, "float32"))
