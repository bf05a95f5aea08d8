"""Products by matrix units: one function for each unit and dtype, with the unit's instruction.

Where the compiler does not know the instruction (another architecture; macro BURN_PORTABLE), the units of a
plane exchange what they hold, in the same layouts, and add in order of k.
"""

from __future__ import annotations

from burn_cube.ir.nodes import Cmma
from burn_cube.passes.cmma_layouts import unit_of
from burn_cube.record import record
from burn_cube.targets.c_family.state import State


def execute(s: State, stmt: Cmma) -> None:
    """`d = a @ b + c`; each unit's part of them is an array."""
    assert stmt.op == "execute", "pass lower_cmma leaves nothing else"
    d, a, b, _ = stmt.fragments
    unit = unit_of(s.kernel.plane_dim, [var.memory_type for var in (a, b, d)])
    name = s.prelude.use(f"burn_{unit.name}_{a.memory_type.elem.name}")
    s.flush(reads=True)
    arrays = ", ".join([s.memories[var].name for var in stmt.fragments])
    s.statement(f"{name}({s.mask}, {s.lane}, {arrays});", stmt.span)


def common(name: str) -> str | None:
    """The template of a product, None for another function."""
    unit, _, dtype = name.removeprefix("burn_").partition("_")
    held, native = _HELD.get((unit, dtype == "f32")), _NATIVE.get((unit, dtype))
    if held is None or native is None:
        return None
    return f"""
$fn void {name}($mask among, $u32 lane, $f32 *d, const ${dtype} *a, const ${dtype} *b, const $f32 *c) {{
#if !defined(BURN_PORTABLE) && ({native.known})
{native.text.strip(chr(10))}
#else
#pragma unroll
    for ($u32 s = 0; s < {held.sums}; s++) {{
        $f32 total = c[s];
#pragma unroll
        for ($u32 k = 0; k < {8 if dtype == "f32" else 16}; k++) {{
            const $f32 left = {_given(dtype, "a", *held.left)};
            const $f32 right = {_given(dtype, "b", *held.right)};
            total = total + left * right;
        }}
        d[s] = total;
    }}
#endif
}}"""


def _given(dtype: str, array: str, slot: str, lane: str) -> str:
    found = f"burn_shuffle_{dtype}(among, {array}[{slot}], {lane})"
    return found if dtype == "f32" else f"burn_{dtype}_to_f32({found})"


@record
class _Held:
    """Elements of d in a unit; for element s the (slot, lane) of its elements k of a's row and b's column."""

    sums: int
    left: tuple[str, str]
    right: tuple[str, str]


# (unit, whether a and b are f32): `cmma_layouts`, read the other way
_HELD = {
    ("mma", False): _Held(
        8,
        ("k % 2 + s / 2 % 2 * 2 + k / 8 * 4", "lane / 4 * 4 + k % 8 / 2"),
        ("k % 2 + k / 8 * 2 + s / 4 * 4", "(lane % 4 * 2 + s % 2) * 4 + k % 8 / 2"),
    ),
    ("mma", True): _Held(
        8,
        ("s / 2 % 2 + k / 4 * 2", "lane / 4 * 4 + k % 4"),
        ("k / 4 + s / 4 * 2", "(lane % 4 * 2 + s % 2) * 4 + k % 4"),
    ),
    ("mfma", False): _Held(
        4, ("k % 4", "lane / 16 * 4 + s + k / 4 * 16"), ("k % 4", "lane % 16 + k / 4 * 16")
    ),
    ("mfma", True): _Held(
        4, ("k % 2", "lane / 16 * 4 + s + k / 2 * 16"), ("k % 2", "lane % 16 + k / 2 * 16")
    ),
    ("wmma", False): _Held(8, ("k", "2 * s + lane / 16"), ("k", "lane")),
}


@record
class _Native:
    """The instruction, and when a compiler knows it."""

    known: str
    text: str


def _mma(shape: str, dtype: str, a: str, b: str) -> _Native:
    """An instruction for 8 columns: two of them; `a` and `b` give register i of a, and of b for columns n."""
    left = ", ".join(f'"r"({a.replace("I", str(i))})' for i in range(4))
    right = ", ".join(f'"r"({b.replace("I", str(i))})' for i in range(2))
    return _Native(
        "__CUDA_ARCH__ >= 800",
        f"""
#pragma unroll
    for ($u32 n = 0; n < 2; n++) {{
        asm volatile(
            "mma.sync.aligned.{shape}.row.col.f32.{dtype}.{dtype}.f32 "
            "{{%0, %1, %2, %3}}, {{%4, %5, %6, %7}}, {{%8, %9}}, {{%10, %11, %12, %13}};"
            : "=f"(d[4 * n]), "=f"(d[4 * n + 1]), "=f"(d[4 * n + 2]), "=f"(d[4 * n + 3])
            : {left},
              {right},
              "f"(c[4 * n]), "f"(c[4 * n + 1]), "f"(c[4 * n + 2]), "f"(c[4 * n + 3]));
    }}""",
    )


def _amd(known: str, builtin: str, lane_type: str, count: int, sums: int, ending: str = "") -> _Native:
    """A function of clang on vectors of a unit's elements."""
    return _Native(
        known,
        f"""
    typedef {lane_type} part __attribute__((ext_vector_type({count})));
    typedef float sums __attribute__((ext_vector_type({sums})));
    part x, y;
    sums z;
#pragma unroll
    for (int i = 0; i < {count}; i++) {{
        x[i] = __builtin_bit_cast({lane_type}, a[i]);
        y[i] = __builtin_bit_cast({lane_type}, b[i]);
    }}
#pragma unroll
    for (int i = 0; i < {sums}; i++) z[i] = c[i];
    z = __builtin_amdgcn_{builtin}(x, y, z{ending});
#pragma unroll
    for (int i = 0; i < {sums}; i++) d[i] = z[i];""",
    )


_PAIRS = "a[2 * I] | ($u32)a[2 * I + 1] << 16", "b[4 * n + 2 * I] | ($u32)b[4 * n + 2 * I + 1] << 16"
_WORDS = "__float_as_uint(a[I])", "__float_as_uint(b[2 * n + I])"
_CDNA2 = "defined(__gfx90a__) || defined(__gfx942__) || defined(__gfx950__)"
_RDNA3 = "defined(__GFX11__)"
_NATIVE = {
    ("mma", "f16"): _mma("m16n8k16", "f16", *_PAIRS),
    ("mma", "bf16"): _mma("m16n8k16", "bf16", *_PAIRS),
    ("mma", "f32"): _mma("m16n8k8", "tf32", *_WORDS),
    ("mfma", "f16"): _amd(_CDNA2, "mfma_f32_16x16x16f16", "_Float16", 4, 4, ", 0, 0, 0"),
    ("mfma", "bf16"): _amd(_CDNA2, "mfma_f32_16x16x16bf16_1k", "short", 4, 4, ", 0, 0, 0"),
    ("mfma", "f32"): _amd("defined(__gfx942__)", "mfma_f32_16x16x8_xf32", "float", 2, 4, ", 0, 0, 0"),
    ("wmma", "f16"): _amd(_RDNA3, "wmma_f32_16x16x16_f16_w32", "_Float16", 16, 8),
    ("wmma", "bf16"): _amd(_RDNA3, "wmma_f32_16x16x16_bf16_w32", "short", 16, 8),
}
