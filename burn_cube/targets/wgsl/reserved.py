"""Names that a WGSL text may not, or had better not, give to its variables."""

from __future__ import annotations

RESERVED = frozenset(
    # keywords and reserved words, beside those that no target takes
    """
    NULL Self as asm_fragment async attribute await become coherent column_major compile_fragment crate
    demote_to_helper extends fallthrough fxgroup highp lowp macro macro_rules mediump nil nointerpolation
    non_coherent noncoherent noperspective packoffset partial priv readonly require std subroutine typeof
    unsafe unsized where with writeonly wgsl
    """.split()
    # types, and functions that the text may call
    + """
    mat2x2 vec2 vec3 vec4 texture_2d sampler_comparison extractBits countOneBits countLeadingZeros
    countTrailingZeros reverseBits sqrt fma floor ceil trunc round abs min max clamp select bitcast all any
    atomicLoad atomicStore atomicAdd atomicSub atomicMax atomicMin atomicAnd atomicOr atomicXor
    atomicExchange atomicCompareExchangeWeak workgroupBarrier storageBarrier workgroupUniformLoad
    subgroupShuffle subgroupShuffleXor subgroupShuffleUp subgroupBallot subgroupBarrier
    """.split()
    # what the text itself calls things
    + """
    record Record report folded fused cube line layer local workgroup_id num_workgroups unit position
    uniform_bool uniform_i32 uniform_u32 uniform_f32 uniform_i64 uniform_u64 uniform_f64
    """.split()
)

INNER = frozenset("at bits cell expected found kept next old position shift value word".split())
"""What functions that read and write a memory call their own variables: no memory may have such a name."""


def memory_name(name: str) -> str:
    """A name for a memory."""
    return f"{name}_memory" if name in INNER else name
