"""Shared memories overlap only where a barrier of the cube stands between their uses."""

from __future__ import annotations

import pytest

from burn_cube.ir import Alloc, statements
from burn_cube.passes.shared_layout import shared_layout
from tests.unit.pass_kernels import kernel

A = "%a: shared[f32, 16] = alloc"
B = "%c: shared[f32, 16] = alloc"
USE_A = "store %a[0:index] = %f"
USE_B = "store %c[0:index] = %f"


def offsets(body: str) -> tuple[dict[str, int], int]:
    made = kernel(body)
    layout = shared_layout(made)
    names = {s.memory: s.memory.name for s in statements(made.body) if isinstance(s, Alloc)}
    return {names[var]: offset for var, offset in layout.offsets.items()}, layout.size


@pytest.mark.capability(89)
@pytest.mark.parametrize(
    "body",
    [
        f"{A} {B} {USE_A} sync cube {USE_B}",
        f"{A} {USE_A} sync storage {B} if %b {{ {USE_B} }}",
        f"{A} {B} for %k: i32 = 0:i32 to %i step 1:i32 {{ {USE_A} }} sync cube {USE_B}",
    ],
)
def test_lifetimes_apart_overlap(body: str) -> None:
    assert offsets(body) == ({"a": 0, "c": 0}, 64)


@pytest.mark.parametrize(
    "body",
    [
        f"{A} {B} {USE_A} {USE_B}",
        f"{A} {B} {USE_A} sync plane {USE_B}",
        f"{A} {B} {USE_A} sync cube {USE_B} sync cube {USE_A}",
        # under control a barrier may not run
        f"{A} {B} {USE_A} if %b {{ sync cube }} {USE_B}",
        # the next iteration comes back
        f"{A} {B} for %k: i32 = 0:i32 to %i step 1:i32 {{ {USE_A} sync cube {USE_B} sync cube }}",
    ],
)
def test_lifetimes_together_do_not(body: str) -> None:
    found, size = offsets(body)
    assert sorted(found.values()) == [0, 64]
    assert size == 128


def test_a_freed_place_is_used_again_only_if_it_is_large_enough() -> None:
    small, large = "%s: shared[u8, 4] = alloc", "%g: shared[f64, 100] = alloc"
    body = (
        f"{small} {A} {large} {B} store %s[0:index] = 1:u8 {USE_A} sync cube "
        f"store %g[0:index] = 1.0:f64 {USE_A} sync cube {USE_B}"
    )
    found, size = offsets(body)
    assert found["s"] == 0
    assert found["a"] == 64
    assert found["g"] == 128
    assert found["c"] == 0
    assert size == 128 + 832  # 800 bytes, rounded up to the alignment


def test_no_shared_memory_needs_no_block() -> None:
    assert offsets("sync cube") == ({}, 0)
