"""The target of NVIDIA's GPUs: CUDA C++ that includes no header, as NVRTC compiles it."""

from __future__ import annotations

from burn_cube.driver import Artifact
from burn_cube.ir.nodes import Kernel
from burn_cube.passes.cmma_layouts import MMA_SYNC
from burn_cube.targets import simt
from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.c_family.emit import emit as emit_text
from burn_cube.targets.c_family.pipeline import pipeline

OPTIONS = ("--std=c++17", "--fmad=false", "--prec-div=true", "--prec-sqrt=true", "--ftz=false")
"""What the text's meaning needs of the compiler."""

# conversions to integers saturate; of a NaN only these are 0
_CASTS = {("f32", "i32"): "__float2int_rz({0})", ("f32", "u32"): "__float2uint_rz({0})"}

# the compiler's own library has the conversions of f16, in any version and without a header
_FUNCTIONS = {
    "burn_f16_to_f32": """
extern "C" __device__ float __nv_half2float(unsigned short);
$fn $f32 burn_f16_to_f32($u16 bits) {
    return __nv_half2float(bits);
}""",
    "burn_f32_to_f16": """
extern "C" __device__ unsigned short __nv_float2half_rn(float);
$fn $u16 burn_f32_to_f16($f32 x) {
    return __nv_float2half_rn(x);
}""",
    "burn_ballot": """
$fn $mask burn_ballot($mask among, bool vote) {
    return __ballot_sync(among, vote);
}""",
    "burn_shuffle": """
$fn $u32 burn_shuffle($mask among, $u32 x, $u32 lane) {
    return __shfl_sync(among, x, (int)lane);
}""",
    "burn_lowest": """
$fn $u32 burn_lowest($mask among) {
    return (unsigned int)__ffs((int)among) - 1u;
}""",
    "burn_highest": """
$fn $u32 burn_highest($mask among) {
    return 31u - (unsigned int)__clz((int)among);
}""",
    "burn_sync_plane": """
$fn void burn_sync_plane($mask among) {
    __syncwarp(among);
}""",
}
_TO_INTEGER = {
    f"burn_{source}_to_{target}": f"__{name}2{call}_rz"
    for source, name in (("f32", "float"), ("f64", "double"))
    for target, call in (("i32", "int"), ("u32", "uint"), ("i64", "ll"), ("u64", "ull"))
}

# (name, instruction, what a nan decides, which of two numbers is taken, how the bits of two zeros join)
_EXTREMES = (
    ("burn_min_f32", "min.NaN.f32", "a != a ? a", "a < b", "|"),
    ("burn_max_f32", "max.NaN.f32", "a != a ? a", "a > b", "&"),
    ("burn_fmin_f32", "min.f32", "b != b ? a", "a < b", "|"),
    ("burn_fmax_f32", "max.f32", "b != b ? a", "a > b", "&"),
)


def _extreme(name: str, instruction: str, nan: str, first: str, join: str) -> str:
    """The instruction does what the row says: nan, and -0 < +0; older GPUs have no `.NaN`."""
    joined = f"__uint_as_float(__float_as_uint(a) {join} __float_as_uint(b))"
    return f"""
$fn $f32 {name}($f32 a, $f32 b) {{
#if __CUDA_ARCH__ >= 800 && !defined(BURN_PORTABLE)
    $f32 found;
    asm("{instruction} %0, %1, %2;" : "=f"(found) : "f"(a), "f"(b));
    return found;
#else
    return {nan} : a == b ? {joined} : {first} ? a : b;
#endif
}}"""


_FUNCTIONS.update({name: _extreme(name, *rest) for name, *rest in _EXTREMES})


def _define(name: str) -> str | None:
    if name in _TO_INTEGER:
        source, target = name.removeprefix("burn_").split("_to_")
        return f"$fn ${target} {name}(${source} x) {{\n    return x == x ? {_TO_INTEGER[name]}(x) : 0;\n}}"
    return _FUNCTIONS.get(name) or simt.define(name)


DIALECT = Dialect(
    name="cuda",
    types=simt.TYPES,
    cells=simt.CELLS,
    suffixes=simt.SUFFIXES,
    head="",
    function="static __device__ __forceinline__",
    entry='extern "C" __global__ void __launch_bounds__({units})',
    restrict="__restrict__ ",
    shared_arena="extern __shared__ __align__(64) unsigned char burn_shared[];",
    most_shared=48 << 10,
    constant="static __device__ const",
    builtins=simt.BUILTINS,
    barriers={"cube": "__syncthreads()", "storage": "__syncthreads()"},
    spellings=simt.spellings(),
    bitcasts=simt.BITCASTS,
    casts=_CASTS,
    atomics=simt.atomics(),
    infinity=simt.INFINITY,
    nan=simt.NAN,
    vector_type=simt.VECTOR_TYPE,
    vector_new=simt.VECTOR_NEW,
    vector_load=simt.VECTOR_LOAD,
    vector_store=simt.VECTOR_STORE,
    vector_widths=simt.vector_widths,
    matrix_units=(MMA_SYNC,),
    mask="unsigned int",
    define=_define,
)

PIPELINE = pipeline(DIALECT)


def emit(kernel: Kernel) -> Artifact:
    """The CUDA C++ text of a kernel in legal form."""
    return emit_text(DIALECT, kernel)
