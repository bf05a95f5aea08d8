"""How launches are spread over threads: not at all if small, in few long pieces if large."""

from __future__ import annotations

import pytest

from burn_runtimes.llvm_cpu import chunks, cost
from tests.unit.pass_kernels import kernel

AT = "%u: i64 = builtin [UNIT_POS] "


def test_a_copy_made_for_the_edges_costs_nothing() -> None:
    work, other = (
        f"%{v}1: f32 = load %x[%u] %{v}2: f32 = mul %{v}1, %{v}1 store %y[%u] = %{v}2" for v in "vw"
    )
    once = cost.cube_ns(kernel(AT + work))
    split = cost.cube_ns(kernel(f"{AT} if %b inside {{ {work} }} else {{ {other} }}"))
    assert split == pytest.approx(once)
    assert once < cost.cube_ns(kernel(f"{AT} if %b {{ {work} }} else {{ {other} }}"))


def test_rounds_of_a_loop_are_counted() -> None:
    body = "%v: f32 = load %x[%k] print %v"
    few = cost.cube_ns(kernel(f"for %k: i64 = 0:i64 to 10:i64 step 1:i64 {{ {body} }}"))
    many = cost.cube_ns(kernel(f"for %k: i64 = 0:i64 to 1000:i64 step 1:i64 {{ {body} }}"))
    assert many > 50 * few


@pytest.mark.parametrize("threads", [1, 2, 16])
@pytest.mark.parametrize("cube", [5.0, 100.0, 1e5])
@pytest.mark.parametrize("cubes", [1, 2, 7, 100, 10**6])
def test_chunks(threads: int, cube: float, cubes: int) -> None:
    chunk = chunks.chunk(cube, cubes, threads)
    assert 1 <= chunk <= cubes
    if threads == 1 or cube * cubes < chunks.PARALLEL_NS:
        assert chunk == cubes, "too little for several threads"
    else:
        assert -(-cubes // chunk) >= min(threads, cubes), "a thread has nothing to do"
        assert chunk == 1 or chunk * cube <= 2_000_000, "uneven ends"


@pytest.mark.parametrize("threads", [2, 3, 16])
@pytest.mark.parametrize("cube", [190.0, 400.0, 3000.0])
@pytest.mark.parametrize("cubes", [256, 1000, 5000])
def test_threads_have_as_much_to_do(cube: float, cubes: int, threads: int) -> None:
    """A thread that takes one piece more than the others is what all wait for."""
    chunk = chunks.chunk(cube, cubes, threads)
    if chunk == cubes:
        return
    pieces = -(-cubes // chunk)
    busiest = -(-pieces // threads) * chunk
    assert busiest <= 1.25 * cubes / threads
