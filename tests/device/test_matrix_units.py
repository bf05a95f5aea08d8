"""Products by matrix units: the instruction is used, and what stands for it elsewhere means the same."""

from __future__ import annotations

from string import Template

import ml_dtypes
import numpy as np
import pytest

from burn_cube import targets
from burn_cube.dtypes import BY_NAME
from burn_cube.launch.library import library
from burn_cube.passes import Context, run
from burn_cube.passes.cmma_layouts import UNITS, Layout, Unit
from burn_cube.targets import simt
from burn_cube.targets.c_family import cmma
from tests.conformance.test_cmma import tiled
from tests.device import amdgpu, nvrtc, shim
from tests.edge_values import Array
from tests.lowering import lowered

KINDS = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32}
PRODUCTS = [(unit, dtype.name) for unit in UNITS for dtype in unit.layouts]
IDS = [f"{unit.name}-{dtype}" for unit, dtype in PRODUCTS]


def text(unit: Unit, dtype: str) -> str:
    """A kernel in which each unit of a plane brings its elements of a, b and c, and takes those of d."""
    cell, mask = simt.TYPES[dtype], "unsigned int" if unit.name == "mma" else "unsigned long long"
    values = {**simt.TYPES, "fn": "static __device__ __forceinline__", "mask": mask}
    name = f"burn_{unit.name}_{dtype}"
    found = cmma.common(name)
    assert found is not None
    a, b, d = (layout.length for layout in unit.layouts[BY_NAME[dtype]])
    full = "0xffffffffu" if unit.plane == 32 else "~0ull"
    convert = "" if dtype == "f32" else CONVERSIONS[dtype]
    shuffle = "__shfl_sync" if unit.name == "mma" else "__shfl"
    first = "among, " if unit.name == "mma" else ""
    given = "__float_as_uint(x)" if dtype == "f32" else "x"
    taken = f"{shuffle}({first}(unsigned int){given}, (int)lane)"
    return f"""{convert}
static __device__ {cell} burn_shuffle_{dtype}({mask} among, {cell} x, unsigned int lane) {{
    return {f"__uint_as_float({taken})" if dtype == "f32" else f"({cell}){taken}"};
}}
{Template(found).substitute(values)}
extern "C" __global__ void product(const {cell} *a, const {cell} *b, const float *c, float *d) {{
    const unsigned int lane = threadIdx.x;
    {cell} x[{a}], y[{b}];
    float z[{d}];
    for (int i = 0; i < {a}; i++) x[i] = a[lane * {a} + i];
    for (int i = 0; i < {b}; i++) y[i] = b[lane * {b} + i];
    for (int i = 0; i < {d}; i++) z[i] = c[lane * {d} + i];
    {name}({full}, lane, z, x, y, z);
    for (int i = 0; i < {d}; i++) d[lane * {d} + i] = z[i];
}}
"""


CONVERSIONS = {
    # of normal numbers and zero: the emitter has its own, which is tested elsewhere
    "f16": """
static __device__ float burn_f16_to_f32(unsigned short x) {
    const unsigned int sign = (x & 0x8000u) << 16, rest = x & 0x7fffu;
    return __uint_as_float(rest == 0 ? sign : sign | (rest + 0x1c000u) << 13);
}""",
    "bf16": """
static __device__ float burn_bf16_to_f32(unsigned short x) {
    return __uint_as_float((unsigned int)x << 16);
}""",
}


def held(matrix: Array, layout: Layout, plane: int) -> Array:
    """(lanes, slots): what each unit holds."""
    places = [[layout.place(lane, slot) for slot in range(layout.length)] for lane in range(plane)]
    rows, cols = np.moveaxis(np.array(places), -1, 0)
    return np.ascontiguousarray(matrix[rows, cols])


@pytest.mark.capability(112)
@pytest.mark.parametrize(("unit", "dtype"), PRODUCTS, ids=IDS)
def test_exchange_of_elements(unit: Unit, dtype: str) -> None:
    try:
        shim.compiler()
    except shim.NoCompiler as reason:
        pytest.skip(str(reason))
    rng, k = np.random.default_rng(1), 8 if dtype == "f32" else 16
    a, b = (rng.normal(size=shape).astype(KINDS[dtype]) for shape in ((16, k), (k, 16)))
    c = rng.normal(size=(16, 16)).astype(np.float32)
    layouts = unit.layouts[BY_NAME[dtype]]
    parts = [held(x, layout, unit.plane) for x, layout in zip((a, b, c), layouts, strict=True)]
    out = np.zeros_like(parts[2])
    shim.run(
        "#define BURN_PORTABLE\n" + text(unit, dtype),
        "product",
        (1,),
        (unit.plane,),
        [*(part.view(np.uint16) if part.dtype.itemsize == 2 else part for part in parts), out],
        dialect="cuda" if unit.name == "mma" else "hip",
        warp_size=unit.plane,
    )
    expected = c
    for step in range(k):
        expected = expected + a[:, step, None].astype(np.float32) * b[step].astype(np.float32)
    assert out.tolist() == held(expected, layouts[2], unit.plane).tolist()


@pytest.mark.capability(112)
@pytest.mark.parametrize("dtype", KINDS)
@pytest.mark.parametrize("arch", [*nvrtc.ARCHS, "sm_75"])
def test_tensor_cores_of_nvidia(dtype: str, arch: str) -> None:
    if nvrtc.missing():
        pytest.skip(nvrtc.missing())
    compiled = nvrtc.compiled(text(UNITS[0], dtype), arch)
    assert compiled.ptx.count("mma.sync") == (0 if arch == "sm_75" else 2)
    assert " 0 bytes stack frame, 0 bytes spill" in compiled.log


@pytest.mark.capability(112)
@pytest.mark.parametrize(
    ("unit", "dtype", "arch", "instruction"),
    [
        (1, "f16", "gfx942", "v_mfma_f32_16x16x16_f16"),
        (1, "bf16", "gfx942", "v_mfma_f32_16x16x16_bf16"),
        (1, "f32", "gfx942", "v_mfma_f32_16x16x8_xf32"),
        (1, "f16", "gfx90a", "v_mfma_f32_16x16x16f16"),
        (1, "f32", "gfx90a", "ds_bpermute_b32"),
        (2, "f16", "gfx1100", "v_wmma_f32_16x16x16_f16"),
        (2, "bf16", "gfx1100", "v_wmma_f32_16x16x16_bf16"),
        (2, "f16", "gfx1030", "ds_bpermute_b32"),
    ],
)
def test_matrix_units_of_amd(unit: int, dtype: str, arch: str, instruction: str) -> None:
    if amdgpu.missing():
        pytest.skip(amdgpu.missing())
    found = amdgpu.assembly("#include <hip/hip_runtime.h>\n" + text(UNITS[unit], dtype), arch)
    assert instruction in found
    assert ("mma_f32" in found or "mfma_f32" in found) == ("mma" in instruction or "mfma" in instruction)


def emitted(target: str, plane: int, dtype: str) -> str:
    """The text of a whole kernel."""
    a = np.zeros((64, 64), KINDS[dtype])
    name, k = ("tf32", 8) if dtype == "f32" else (BY_NAME[dtype], 16)
    arrays = a, a, np.zeros((64, 64), np.float32)
    kernel = lowered(tiled, *arrays, name, k, cube=(2 * plane, 1, 1), plane=plane, bits=32).kernel
    found = targets.get(target)
    return found.emit(run(kernel, found.pipeline, Context(library), verify=True)).text


@pytest.mark.capability(112)
@pytest.mark.parametrize("dtype", KINDS)
def test_kernels_for_nvidia(dtype: str) -> None:
    if nvrtc.missing():
        pytest.skip(nvrtc.missing())
    compiled = nvrtc.compiled(emitted("cuda", 32, dtype), "sm_90")
    assert compiled.ptx.count("mma.sync") == 2
    assert ".local" not in compiled.ptx  # fragments are in registers


@pytest.mark.capability(112)
@pytest.mark.parametrize(
    ("arch", "dtype", "instruction"),
    [
        ("gfx942", "f16", "v_mfma_f32_16x16x16_f16"),
        ("gfx942", "f32", "v_mfma_f32_16x16x8_xf32"),
        ("gfx1100", "bf16", "v_wmma_f32_16x16x16_bf16"),
        ("gfx1100", "f32", "ds_bpermute_b32"),  # it has no tf32
    ],
)
def test_kernels_for_amd(arch: str, dtype: str, instruction: str) -> None:
    if amdgpu.missing():
        pytest.skip(amdgpu.missing())
    text = emitted("hip", amdgpu.WAVES[arch], dtype)
    assert instruction in amdgpu.assembly(text, arch)
    (usage,) = amdgpu.usages(text, arch)
    assert usage.spilled == 0
