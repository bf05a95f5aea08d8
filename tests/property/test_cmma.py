"""Tiles anywhere: any start, end and stride, in arrays and in tensors of any strides."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burn_cube as bc
from burn_cube.launch.runtimes import driver
from tests.edge_values import Array

SIZE = 300


@bc.cube
def slices(
    a: bc.Array[bc.f16],
    b: bc.Tensor[bc.f16],
    c: bc.Array[bc.f32],
    out: bc.Array[bc.f32],
    start: bc.i32,
    end: bc.i32,
    stride: bc.i32,
    row: bc.i32,
    col: bc.i32,
    layout: bc.Comptime[str],
):
    x = bc.cmma.Matrix("a", 16, 16, 16, bc.f16, layout)
    y = bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
    z = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    bc.cmma.load(x, a[start:end], stride)
    bc.cmma.load(y, b, (row, col))
    bc.cmma.load(z, c[start:], stride, layout)
    bc.cmma.execute(x, y, z, z)
    bc.cmma.store(out[start:end], z, 16, layout)


def tile(x: Array, start: int, end: int, stride: int, rows: bool) -> Array:
    """What a load takes from x[start:end]."""
    start = min(max(start, 0), len(x))
    part = x[start : min(max(end, start), len(x))]
    r, c = np.indices((16, 16))
    at = r * stride + c if rows else c * stride + r
    inside = (at >= 0) & (at < len(part))
    found = np.zeros((16, 16), x.dtype)
    found[inside] = part[at[inside]]
    return found


def expected(
    a: Array, b: Array, c: Array, start: int, end: int, stride: int, row: int, col: int, rows: bool
) -> Array:
    """The same by NumPy."""
    x, total = tile(a, start, end, stride, rows), tile(c, start, SIZE, stride, rows)
    y = np.zeros((16, 16), np.float32)
    for i in range(16):
        for j in range(16):
            if 0 <= row + i < b.shape[0] and 0 <= col + j < b.shape[1]:
                y[i, j] = b[row + i, col + j]
    for k in range(16):
        total = total + x[:, k, None].astype(np.float32) * y[k]
    out = np.full(SIZE, 7, np.float32)
    first = min(max(start, 0), SIZE)
    part = out[first : min(max(end, first), SIZE)]
    flat = (total if rows else total.T).reshape(-1)[: len(part)]
    part[: len(flat)] = flat
    return out


@pytest.mark.capability(112)
@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    start=st.integers(-20, 320),
    end=st.integers(-20, 320),
    stride=st.integers(-30, 40),
    row=st.integers(-20, 30),
    col=st.integers(-20, 30),
    rows=st.booleans(),
    step=st.sampled_from([1, 2, -1, -3]),
    transposed=st.booleans(),
    runtime=st.sampled_from(["cpu", "reference"]),
)
def test_tiles_anywhere(
    start: int,
    end: int,
    stride: int,
    row: int,
    col: int,
    rows: bool,
    step: int,
    transposed: bool,
    runtime: str,
) -> None:
    rng = np.random.default_rng(1)
    a, c = rng.integers(-9, 9, SIZE).astype(np.float16), rng.normal(size=SIZE).astype(np.float32)
    b = rng.integers(-9, 9, (60, 63)).astype(np.float16)[::step, ::2]
    b = b.T if transposed else b
    out = np.full(SIZE, 7, np.float32)
    device = driver(runtime)
    slices.launch(
        device,
        cube_count=1,
        cube_dim=device.properties.plane_dim,
        args=(a, b, c, out, *map(np.int32, (start, end, stride, row, col))),
        kwargs={"layout": "row_major" if rows else "col_major"},
    )
    device.sync()
    assert out.tolist() == expected(a, b, c, start, end, stride, row, col, rows).tolist()
