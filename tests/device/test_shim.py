"""The shim itself: kernels of known results, and kernels with each fault that it looks for."""

from __future__ import annotations

import numpy as np
import pytest

from tests.device import shim

F32, I32, U32 = np.float32, np.int32, np.uint32


@pytest.fixture(autouse=True)
def _compiler() -> None:
    try:
        shim.compiler()
    except shim.NoCompiler as reason:
        pytest.skip(str(reason))


def kernel(body: str, parameters: str = "float* x") -> str:
    """The text of one kernel `k`; its body starts in line 2."""
    return f'extern "C" __global__ void k({parameters}) {{\n{body}\n}}\n'


@pytest.mark.parametrize("order", shim.ORDERS)
@pytest.mark.parametrize("checks", [False, True])
def test_block_reduction(order: shim.Order, checks: bool) -> None:
    body = """
        extern __shared__ float s[];
        unsigned t = threadIdx.x;
        s[t] = x[blockIdx.x * blockDim.x + t];
        __syncthreads();
        for (unsigned k = blockDim.x / 2; k > 0; k /= 2) { if (t < k) s[t] += s[t + k]; __syncthreads(); }
        if (t == 0) out[blockIdx.x] = s[0];"""
    x, out = np.arange(512, dtype=F32), np.zeros(4, F32)
    text = kernel(body, "const float* x, float* out")
    shim.run(text, "k", (4,), (128,), [x, out], order=order, shared_bytes=512, checks=checks)
    assert np.array_equal(out, x.reshape(4, 128).sum(1))


@pytest.mark.parametrize(("dialect", "warp"), [("cuda", 32), ("hip", 32), ("hip", 64)])
@pytest.mark.parametrize("units", [64, 48, 5])
def test_warp_operations(dialect: shim.Dialect, warp: int, units: int) -> None:
    mask = "0xffffffffu" if warp == 32 else "~0ull"
    body = f"""
        unsigned t = threadIdx.x;
        out[t] = __shfl_xor_sync({mask}, x[t], 1);
        out[64 + t] = __shfl_down_sync({mask}, x[t], 2);
        out[128 + t] = __shfl_sync({mask}, x[t], 3, 4);
        out[192 + t] = (unsigned)(__ballot_sync({mask}, x[t] & 1) >> (t % warpSize));
        out[256 + t] = __any_sync({mask}, x[t] == 4) * 2 + __all_sync({mask}, x[t] < 70);"""
    x, out = np.arange(64, dtype=U32), np.zeros(320, U32)
    text = kernel(body, "const unsigned* x, unsigned* out")
    shim.run(text, "k", (1,), (units,), [x, out], dialect=dialect, warp_size=warp)
    for t in range(units):
        lane, start, live = t % warp, t - t % warp, min(units - (t - t % warp), warp)
        poison = 0xFFFFFFFF
        assert out[t] == ((t ^ 1) if (lane ^ 1) < live else poison)
        down = t + 2 if lane + 2 < live else poison
        assert out[64 + t] == (down if lane + 2 < warp else t)
        assert out[128 + t] == (t // 4 * 4 + 3 if t // 4 * 4 + 3 - start < live else poison)
        odd = sum(1 << other for other in range(live) if (start + other) % 2)
        assert out[192 + t] == (odd >> lane) & 0xFFFFFFFF
        assert out[256 + t] == 2 * (start <= 4 < start + live) + 1


@pytest.mark.parametrize("order", shim.ORDERS)
def test_lanes_without_a_mask_converge(order: shim.Order) -> None:
    body = """
        unsigned t = threadIdx.x;
        for (unsigned i = 0; i < t % 3; i++)
            x[t] += __popc((unsigned)__ballot(1));
        if (t < 10)
            x[t] += 1000 * __popc((unsigned)__ballot(1));
        x[t] += 100000 * __popc((unsigned)__ballot(1));"""
    x = np.zeros(32, U32)
    shim.run(kernel(body, "unsigned* x"), "k", (1,), (32,), [x], dialect="hip", order=order)
    rounds = [[], [21], [21, 10]]  # lanes in the loop: 21 in its first round, 10 in its second
    expected = [sum(rounds[t % 3]) + (10000 if t < 10 else 0) + 3200000 for t in range(32)]
    assert x.tolist() == expected


def test_atomics() -> None:
    body = """
        atomicAdd(i, 1); atomicMax(i + 1, (int)threadIdx.x); atomicMin(i + 2, -(int)threadIdx.x);
        atomicAdd(f, 0.5f); atomicAdd(d, 0.25);
        atomicAdd(u, 1ull << 33); atomicXor(u + 1, 1ull << threadIdx.x);
        unsigned* bits = (unsigned*)(f + 1);
        for (unsigned old = *(volatile unsigned*)bits;;) {
            unsigned seen = atomicCAS(bits, old, __float_as_uint(__uint_as_float(old) + 1.0f));
            if (seen == old) break;
            old = seen;
        }"""
    i, f, d, u = np.zeros(3, I32), np.zeros(2, F32), np.zeros(1), np.zeros(2, np.uint64)
    text = kernel(body, "int* i, float* f, double* d, unsigned long long* u")
    for order in shim.ORDERS:
        for array in (i, f, d, u):
            array[...] = 0
        shim.run(text, "k", (2,), (48,), [i, f, d, u], order=order, checks=True)
        assert i.tolist() == [96, 47, -47]
        assert f.tolist() == [48.0, 96.0]
        assert d.tolist() == [24.0]
        assert u.tolist() == [96 << 33, 0]


def test_a_lock_makes_progress() -> None:
    body = """
        while (atomicCAS(lock, 0, 1) != 0) {}
        *x += 1;
        atomicExch(lock, 0);"""
    for order in shim.ORDERS:
        x, lock = np.zeros(1, I32), np.zeros(1, I32)
        shim.run(kernel(body, "int* x, int* lock"), "k", (2,), (64,), [x, lock], order=order)
        assert x[0] == 128


def test_structs_by_value_and_three_dimensions() -> None:
    text = """
        struct Record { long long n; unsigned cubes; float scale; };
        __global__ void __launch_bounds__(24) k(float* x, Record r) {
            unsigned block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
            unsigned thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
            x[block * 24 + thread] = (float)(r.n + r.cubes) * r.scale + block * 24 + thread;
        }"""
    x = np.zeros(8 * 24, F32)
    record = np.int64(1 << 20).tobytes() + U32(4).tobytes() + F32(0.5).tobytes()
    for order in shim.ORDERS:
        x[:] = 0
        shim.run(text, "k", (2, 2, 2), (2, 3, 4), [x, record], order=order)
        assert np.array_equal(x, np.arange(192, dtype=F32) + F32((1 << 20) + 4) / 2)


FINDINGS = {
    "behind the end": ("x[threadIdx.x + 1] = 1.0f;", "out of bounds", False),
    "before": ("x[-(int)threadIdx.x - 1024] = 1.0f;", "out of bounds", False),
    "just before": ("x[-1] = 1.0f;", "out of bounds", False),
    "fixed array": ("float a[4] = {}; x[0] = a[threadIdx.x];", "out of bounds", False),
    "static shared": ("__shared__ float s[8]; s[threadIdx.x] = 1.0f;", "out of bounds", False),
    "dynamic shared": ("extern __shared__ float s[]; s[threadIdx.x] = 1.0f;", "out of bounds", False),
    "no memory": ("*(float*)16 = 1.0f;", "out of bounds", False),
    "barrier in arms": (
        "if (threadIdx.x < 8) {\n__syncthreads();\n} else {\n__syncthreads();\n}",
        "divergent barrier",
        False,
    ),
    "barrier after return": ("if (threadIdx.x == 3) return;\n__syncthreads();", "divergent barrier", False),
    "barrier against warp": (
        "if (threadIdx.x < 8) __syncthreads(); else __shfl_sync(0xffffu, x[0], 0);",
        "deadlock",
        False,
    ),
    "division": ("x[0] = 7 / (int)x[0];", "division by zero", False),
    "remainder": ("x[0] = 7u % (unsigned)x[0];", "division by zero", False),
    "mask": ("x[threadIdx.x] = __shfl_sync(0x7fffu, x[threadIdx.x], 0);", "bad mask", False),
    "mixed": (
        "if (threadIdx.x < 8) __syncwarp(0xffff); else __ballot_sync(0xffff, 1);",
        "mixed warp operations",
        False,
    ),
    "shift": ("x[0] = 1u << (32 + (int)x[0]);", "undefined", False),
    "overflow": ("int most = 2147483647 - (int)x[0]; x[0] = most + 1;", "undefined", False),
    "conversion": ("x[0] = (int)(x[1] + 3e10f);", "undefined", False),
    "trap": ("if (threadIdx.x == 3) __trap();", "trap", False),
    "stack": (
        "volatile float a[200000]; a[threadIdx.x] = x[0]; x[1] = a[threadIdx.x];",
        "stack overflow",
        False,
    ),
    "uninitialized": (
        "__shared__ float s[16]; x[threadIdx.x] = s[threadIdx.x];",
        "uninitialized memory",
        True,
    ),
    "race on shared": (
        "__shared__ float s[16]; s[threadIdx.x] = 1; if (threadIdx.x) s[threadIdx.x - 1] = 2;",
        "race",
        True,
    ),
    "race of blocks": ("x[threadIdx.x] = blockIdx.x;", "race", True),
    "race of reader": ("float v = x[15 - threadIdx.x]; x[threadIdx.x] = v + 1;", "race", True),
    "race with atomic": ("if (threadIdx.x) atomicAdd(x, 1.0f); else x[0] = 2;", "race", True),
}


@pytest.mark.parametrize("case", FINDINGS)
@pytest.mark.parametrize("order", shim.ORDERS)
def test_findings(case: str, order: shim.Order) -> None:
    body, fault, checks = FINDINGS[case]
    with pytest.raises(shim.Finding) as caught:
        shim.run(
            kernel(body), "k", (2,), (16,), [np.zeros(16, F32)], order=order, shared_bytes=32, checks=checks
        )
    assert caught.value.fault == fault
    assert caught.value.kernel == "k"
    # nobody knows who changed what lies around a buffer; clang's code that makes room has no line
    places = caught.value.place, caught.value.other  # a race is found at either of its two accesses
    known = any(place.startswith("kernel:") for place in places if place)
    assert case in ("just before", "stack") or known, str(caught.value)
    good = np.zeros(1, F32)
    shim.run(kernel("x[0] = 1.0f;"), "k", (1,), (1,), [good])
    assert good[0] == 1


def test_a_finding_names_thread_block_and_line() -> None:
    text = '#line 40 "saxpy.py"\n' + kernel("if (blockIdx.x == 1 && threadIdx.y == 2)\n  x[99] = 1.0f;")
    with pytest.raises(shim.Finding) as caught:
        shim.run(text, "k", (3,), (1, 4), [np.zeros(16, F32)])
    found = caught.value
    assert (found.block, found.thread, found.place) == ((1, 0, 0), (0, 2, 0), "saxpy.py:42")
    assert "byte 396 of a buffer of 64 bytes" in str(found)


def test_a_race_names_both_places() -> None:
    text = kernel("x[threadIdx.x] = 1.0f;\nif (threadIdx.x == 1)\n  x[0] = 2.0f;")
    with pytest.raises(shim.Finding) as caught:
        shim.run(text, "k", (1,), (2,), [np.zeros(2, F32)], checks=True)
    assert (caught.value.place, caught.value.other) == ("kernel:4", "kernel:2")


def test_what_is_ordered_is_no_race() -> None:
    body = """
        __shared__ float s[64];
        unsigned t = threadIdx.x, lane = t % 32;
        s[t] = x[t];
        __syncwarp();
        float v = s[t ^ 1];
        __syncwarp();
        s[t] = v;
        __syncthreads();
        x[t] = s[63 - t];"""
    for order in shim.ORDERS:
        x = np.arange(64, dtype=F32)
        shim.run(kernel(body), "k", (1,), (64,), [x], order=order, checks=True)
        assert np.array_equal(x, (63 - np.arange(64)) ^ 1)


def test_a_missing_warp_barrier_is_a_race() -> None:
    body = "__shared__ float s[32];\ns[threadIdx.x] = 1.0f;\nx[threadIdx.x] = s[threadIdx.x ^ 1];"
    with pytest.raises(shim.Finding, match=r"race|uninitialized"):
        shim.run(kernel(body), "k", (1,), (32,), [np.zeros(32, F32)], checks=True)
    with pytest.raises(shim.Finding, match="race"):
        shim.run_all_orders(kernel(body), "k", (1,), (32,), [np.zeros(32, F32)])


def test_launches_that_the_device_refuses() -> None:
    for grid, block, shared in [((1,), (1025,), 0), ((0,), (1,), 0), ((1,), (1,), 1 << 20)]:
        with pytest.raises(shim.Finding, match="bad launch"):
            shim.run(kernel(""), "k", grid, block, [None], shared_bytes=shared)


def test_text_that_does_not_compile() -> None:
    with pytest.raises(SyntaxError, match="kernel:2"):
        shim.run(kernel("undeclared = 1;"), "k", (1,), (1,), [None])
