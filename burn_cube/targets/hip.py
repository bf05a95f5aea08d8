"""The target of AMD's GPUs: HIP C++ as hiprtc compiles it, or any clang that finds HIP's header."""

from __future__ import annotations

from burn_cube.driver import Artifact
from burn_cube.ir.nodes import Kernel
from burn_cube.passes.cmma_layouts import MFMA, WMMA
from burn_cube.targets import simt
from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.c_family.emit import emit as emit_text
from burn_cube.targets.c_family.pipeline import pipeline

OPTIONS = (
    *("-std=c++17", "-O3", "-ffp-contract=off"),
    *("-fhip-fp32-correctly-rounded-divide-sqrt", "-fno-gpu-flush-denormals-to-zero"),
)
"""What the text's meaning needs of the compiler."""

_HEAD = """
#ifndef __HIPCC_RTC__  // which has it built in
#include <hip/hip_runtime.h>
#endif
"""

# the lanes of a wave run in step: these act on those that are here, which are those in `among`
_FUNCTIONS = {
    "burn_f16_to_f32": """
$fn $f32 burn_f16_to_f32($u16 bits) {
    return (float)__builtin_bit_cast(_Float16, bits);
}""",
    "burn_f32_to_f16": """
$fn $u16 burn_f32_to_f16($f32 x) {
    return __builtin_bit_cast(unsigned short, (_Float16)x);
}""",
    "burn_ballot": """
$fn $mask burn_ballot($mask among, bool vote) {
    return among & __ballot(vote);
}""",
    "burn_shuffle": """
$fn $u32 burn_shuffle($mask among, $u32 x, $u32 lane) {
    return __shfl(x, (int)lane);
}""",
    "burn_lowest": """
$fn $u32 burn_lowest($mask among) {
    return (unsigned int)__ffsll(among) - 1u;
}""",
    "burn_highest": """
$fn $u32 burn_highest($mask among) {
    return 63u - (unsigned int)__clzll((long long)among);
}""",
    "burn_sync_plane": """
$fn void burn_sync_plane($mask among) {
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront");
    __builtin_amdgcn_wave_barrier();
}""",
}

# which older headers have for unsigned numbers only
_SIGNED = {
    (op, "i64"): f"__hip_atomic_fetch_{op}({{p}}, {{0}}, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT)"
    for op in ("min", "max")
}


def _define(name: str) -> str | None:
    return _FUNCTIONS.get(name) or simt.define(name)


DIALECT = Dialect(
    name="hip",
    types=simt.TYPES,
    cells=simt.CELLS,
    suffixes=simt.SUFFIXES,
    head=_HEAD,
    function="static __device__ __forceinline__",
    entry='extern "C" __global__ void __launch_bounds__({units})',
    restrict="__restrict__ ",
    shared_arena="extern __shared__ __attribute__((aligned(64))) unsigned char burn_shared[];",
    most_shared=64 << 10,
    constant="static __device__ const",
    builtins=simt.BUILTINS,
    barriers={"cube": "__syncthreads()", "storage": "__syncthreads()"},
    spellings=simt.spellings(),
    bitcasts=simt.BITCASTS,
    atomics=simt.atomics() | _SIGNED,
    infinity=simt.INFINITY,
    nan=simt.NAN,
    vector_type=simt.VECTOR_TYPE,
    vector_new=simt.VECTOR_NEW,
    vector_load=simt.VECTOR_LOAD,
    vector_store=simt.VECTOR_STORE,
    vector_widths=simt.vector_widths,
    matrix_units=(MFMA, WMMA),
    mask="unsigned long long",
    define=_define,
)

PIPELINE = pipeline(DIALECT)


def emit(kernel: Kernel) -> Artifact:
    """The HIP C++ text of a kernel in legal form."""
    return emit_text(DIALECT, kernel)
