"""Identifiers of generated text: what a kernel's author wrote, unless a target reserves it."""

from __future__ import annotations

import re

C_WORDS = frozenset(
    # C, C++, OpenCL C and the names that CUDA and HIP give a kernel
    """
    alignas alignof and and_eq asm assert atomic auto bitand bitor blockDim blockIdx bool break case
    catch char char16_t char32_t char8_t class co_await co_return co_yield compl complex concept const
    const_cast consteval constexpr constinit continue decltype default delete do double dynamic_cast
    else enum event_t explicit export extern false float for friend generic global goto gridDim half if
    image2d_t inline int int16_t int32_t int64_t int8_t kernel local long main mutable namespace new
    noexcept not not_eq nullptr operator or or_eq printf private protected ptrdiff_t public quad
    read_only read_write register reinterpret_cast requires restrict return sampler_t short signed
    size_t sizeof static static_assert static_cast struct switch template this threadIdx thread_local
    throw true try typedef typeid typename uchar uint uint16_t uint32_t uint64_t uint8_t ulong union
    unsigned ushort using virtual void volatile warpSize wchar_t while write_only xor xor_eq
    """.split()
)
WORDS = C_WORDS | frozenset(
    # WGSL
    """
    abs abstract active alias array atomic base binding_array bitcast cast ceil clamp class common
    compile const_assert constant continuing cos cross debugger demote device diagnostic discard
    dispatch distance dot download enable exp f16 f32 f64 filter final finally fixed floor fma fn from
    function get groupshared handle i32 i64 impl implements import in input instanceof interface
    invariant length let log loop mat2x2 mat3x3 mat4x4 match max meta min mix mod module move mut
    noinline normalize null of out output override package packed pass patch pixelfragment pow precise
    precision premerge process property ptr pub ref reflect refract regardless requires resource round
    row sampler select self set shared sign sin smooth snorm source sqrt step super tan target technique
    texture trait trunc type u32 u64 uniform unless unorm use var varying vec vec2 vec3 vec4 yield
    """.split()
)
_ODD = re.compile(r"[^A-Za-z0-9_]")
_LONGEST = (
    64  # drivers name files after kernels: PoCL ends the process where its linker finds a name too long
)


def identifier(name: str, reserved: frozenset[str] = WORDS) -> str:
    """A name that is not reserved, by default by no target: the same if it can be, else with an underscore.

    The end of a long name is left out.

    >>> identifier("x"), identifier("half"), identifier("s.scale"), identifier("2d")
    ('x', 'half_', 's_scale', 'v2d')
    """
    plain = _ODD.sub("_", name).strip("_") or "v"
    if plain[0].isdigit():
        plain = f"v{plain}"
    plain = re.sub("__+", "_", plain)[:_LONGEST]  # two underscores in a row belong to the compilers
    return f"{plain}_" if plain in reserved or plain.lower().startswith(("burn", "gl_")) else plain


class Names:
    """Hands out identifiers that are all different."""

    def __init__(self, taken: frozenset[str] = frozenset(), reserved: frozenset[str] = WORDS) -> None:
        self._taken, self._reserved = set(taken), reserved
        self._counts: dict[str, int] = {}  # the last number of each name: those before it are taken

    def fresh(self, name: str) -> str:
        """The identifier of a name, numbered if it is taken: `x`, `x_1`, `x_2`."""
        plain = identifier(name, self._reserved)
        found, stem = plain, plain.rstrip("_")
        while found in self._taken:
            self._counts[stem] = self._counts.get(stem, 0) + 1
            found = f"{stem}_{self._counts[stem]}"
        self._taken.add(found)
        return found
