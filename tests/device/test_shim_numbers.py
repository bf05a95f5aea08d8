"""The shim's functions of numbers against NumPy, bit for bit."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.device import shim

RANDOM = np.random.default_rng(5)
EDGES = [
    0.0,
    -0.0,
    1.0,
    -1.5,
    0.5,
    2.5,
    np.inf,
    -np.inf,
    np.nan,
    1e-45,
    65504.0,
    65519.9,
    65520.0,
    6e-8,
    3e-8,
    2.98e-8,
    6.1e-5,
    3.3e38,
    2147483648.0,
    -2147483648.0,
    4294967040.0,
    1e20,
    -1e20,
]


@pytest.fixture(autouse=True)
def _compiler() -> None:
    try:
        shim.compiler()
    except shim.NoCompiler as reason:
        pytest.skip(str(reason))


def floats(dtype: str) -> NDArray[Any]:
    """Edges, random bits, and usual numbers."""
    bits = RANDOM.integers(0, 1 << 32, 3000, np.uint64) << np.uint64(0 if dtype == "float32" else 32)
    patterns = bits.astype(np.uint32 if dtype == "float32" else np.uint64).view(dtype)
    with np.errstate(over="ignore"):
        return np.concatenate(
            [np.array(EDGES).astype(dtype), patterns, RANDOM.normal(0, 100, 3000).astype(dtype)]
        )


def mapped(
    expression: str, x: NDArray[Any], c_in: str, c_out: str, out: str, include: str = ""
) -> NDArray[Any]:
    """`expression` of `v`, for each element."""
    result = np.zeros(x.size, out)
    text = f"""{include}
        extern "C" __global__ void k(const {c_in}* x, {c_out}* y, int n) {{
            int i = blockIdx.x * 256 + threadIdx.x;
            if (i < n) {{ {c_in} v = x[i]; y[i] = {expression}; }}
        }}"""
    shim.run(text, "k", (-(-x.size // 256),), (256,), [x, result, np.int32(x.size)])
    return result


def same(a: NDArray[Any], b: NDArray[Any]) -> bool:
    """The same bits, or both NaN."""
    return bool(np.all((a.view(f"u{a.itemsize}") == b.view(f"u{b.itemsize}")) | ((a != a) & (b != b))))


@pytest.mark.parametrize("include", ["cuda_fp16.h", "hip/hip_fp16.h"])
def test_half(include: str) -> None:
    head = f"#include <{include}>"
    x = floats("float32")
    with np.errstate(over="ignore", invalid="ignore"):
        expected = x.astype(np.float16)
    bits = mapped("__half_as_ushort(__float2half(v))", x, "float", "unsigned short", "uint16", head)
    assert same(bits.view(np.float16), expected)
    every = np.arange(1 << 16, dtype=np.uint16)
    wide = mapped("__half2float(__ushort_as_half(v))", every, "unsigned short", "float", "float32", head)
    assert same(wide, every.view(np.float16).astype(np.float32))


def test_double_to_half_rounds_once() -> None:
    x = np.concatenate([floats("float64"), 1 + RANDOM.random(2000) * 2**-9, RANDOM.random(2000) * 1e-7])
    with np.errstate(over="ignore", invalid="ignore"):
        expected = x.astype(np.float16)
    bits = mapped(
        "__half_as_ushort(__double2half(v))",
        x,
        "double",
        "unsigned short",
        "uint16",
        "#include <cuda_fp16.h>",
    )
    assert same(bits.view(np.float16), expected)


def test_bfloat16() -> None:
    head = "#include <cuda_bf16.h>"
    x = floats("float32")
    bits = mapped("__bfloat16_as_ushort(__float2bfloat16(v))", x, "float", "unsigned short", "uint16", head)
    with np.errstate(over="ignore", invalid="ignore"):
        assert same(bits.view(ml_dtypes.bfloat16), x.astype(ml_dtypes.bfloat16))


CASES = {
    "rintf(v)": np.rint,
    "floorf(v)": np.floor,
    "__fsqrt_rn(v)": np.sqrt,
    "__fdiv_rn(1.0f, v)": lambda x: 1 / x,
    "__fmul_rn(v, v)": lambda x: x * x,
    "__uint_as_float(__float_as_uint(v))": lambda x: x,
}


@pytest.mark.parametrize("expression", CASES)
def test_exact_functions(expression: str) -> None:
    x = floats("float32")
    with np.errstate(all="ignore"):
        expected = CASES[expression](x).astype(np.float32)
    assert same(mapped(expression, x, "float", "float", "float32"), expected)


def test_fma_rounds_once_and_products_are_not_contracted() -> None:
    x = RANDOM.normal(0, 1, 3000).astype(np.float32)
    fused = mapped("__fmaf_rn(v, v, -1.0f)", x, "float", "float", "float32")
    wide = x.astype(np.float64)
    assert same(fused, (wide * wide - 1).astype(np.float32))  # exact in f64 but for its one rounding
    assert same(mapped("v * v - 1.0f", x, "float", "float", "float32"), x * x - np.float32(1))


CONVERSIONS = {
    "__float2int_rz": ("float32", "int", "int32"),
    "__float2uint_rz": ("float32", "unsigned", "uint32"),
    "__float2ll_rz": ("float32", "long long", "int64"),
    "__double2ull_rz": ("float64", "unsigned long long", "uint64"),
}


@pytest.mark.parametrize("name", CONVERSIONS)
def test_conversions_saturate(name: str) -> None:
    given, c_out, out = CONVERSIONS[name]
    x = floats(given)
    x = x[~np.isnan(x)]
    limits = np.iinfo(out)
    expected = [
        limits.max
        if v == np.inf
        else limits.min
        if v == -np.inf
        else min(max(int(v), limits.min), limits.max)
        for v in x.tolist()
    ]
    result = mapped(f"{name}(v)", x, "float" if given == "float32" else "double", c_out, out)
    assert result.tolist() == expected


BITS = {
    "__popc(v)": lambda v: v.bit_count(),
    "__clz(v)": lambda v: 32 - v.bit_length(),
    "__ffs(v)": lambda v: (v & -v).bit_length(),
    "__brev(v)": lambda v: int(f"{v:032b}"[::-1], 2),
    "__umulhi(v, 0xdeadbeefu)": lambda v: v * 0xDEADBEEF >> 32,
    "__mulhi((int)v, -7)": lambda v: ((v - (v >> 31 << 32)) * -7 >> 32) & 0xFFFFFFFF,
    "__byte_perm(v, 0x11223344u, 0x1704)": lambda v: (
        (v >> 8 & 255) << 24 | 0x11 << 16 | (v & 255) << 8 | 0x44
    ),
    "__funnelshift_l(v, ~v, 5)": lambda v: ((~v & 0xFFFFFFFF) << 32 | v) << 5 >> 32 & 0xFFFFFFFF,
}


@pytest.mark.parametrize("expression", BITS)
def test_bits(expression: str) -> None:
    x = np.concatenate([[0, 1, 0xFFFFFFFF, 1 << 31], RANDOM.integers(0, 1 << 32, 500)]).astype(np.uint32)
    expected = [BITS[expression](v) for v in x.tolist()]
    assert mapped(expression, x, "unsigned", "unsigned", "uint32").tolist() == expected


def test_wide_products() -> None:
    x = RANDOM.integers(0, 1 << 63, 500).astype(np.uint64)
    high = mapped("__umul64hi(v, v)", x, "unsigned long long", "unsigned long long", "uint64")
    assert high.tolist() == [v * v >> 64 for v in x.tolist()]
    signed = mapped("__mul64hi((long long)v, -3)", x, "unsigned long long", "long long", "int64")
    assert signed.tolist() == [v * -3 >> 64 for v in x.tolist()]


@pytest.mark.parametrize(
    ("element", "c_type", "k"),
    [
        ("float16", "__half", 16),
        (ml_dtypes.bfloat16, "__nv_bfloat16", 16),
        ("float32", "wmma::precision::tf32", 8),
    ],
)
@pytest.mark.parametrize("order", shim.ORDERS)
def test_matrix_fragments(element: Any, c_type: str, k: int, order: shim.Order) -> None:
    memory = "float" if k == 8 else c_type
    text = f"""
        #include <cuda_fp16.h>
        #include <cuda_bf16.h>
        #include <mma.h>
        using namespace nvcuda;
        extern "C" __global__ void k(const {memory}* a, const {memory}* b, float* c) {{
            wmma::fragment<wmma::matrix_a, 16, 16, {k}, {c_type}, wmma::row_major> fa;
            wmma::fragment<wmma::matrix_b, 16, 16, {k}, {c_type}, wmma::col_major> fb;
            wmma::fragment<wmma::accumulator, 16, 16, {k}, float> fc;
            wmma::load_matrix_sync(fc, c, 16, wmma::mem_row_major);
            wmma::load_matrix_sync(fa, a, {k});
            wmma::load_matrix_sync(fb, b, {k});
            wmma::mma_sync(fc, fa, fb, fc);
            wmma::store_matrix_sync(c, fc, 16, wmma::mem_row_major);
        }}"""
    a, b = (RANDOM.integers(-8, 9, (16, k)).astype(element) for _ in range(2))
    c = RANDOM.integers(-8, 9, (16, 16)).astype(np.float32)
    expected = c + a.astype(np.float32) @ b.astype(np.float32).T
    shim.run(text, "k", (1,), (32,), [a, b, c], order=order, checks=True)
    assert np.array_equal(c, expected)
