"""The machine code of kernels: packed loads, fused multiply-adds, masked stores; no calls, no lane loops."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.launch.runtimes import driver
from burn_runtimes.llvm_cpu import machine

CPU = driver("cpu")
FLOATS = np.zeros(4096, np.float32)
INTS = np.zeros(4096, np.int32)
BYTES = np.zeros(4096, np.uint8)
WIDE = "zmm" if machine.plane_dim() == 16 else "ymm"

pytestmark = [
    pytest.mark.capability(99),
    pytest.mark.skipif(machine.plane_dim() < 8, reason="the processor has neither AVX2 nor AVX-512"),
]
avx512 = pytest.mark.skipif(machine.plane_dim() < 16, reason="the processor has no AVX-512")


class Code:
    """The instructions of a kernel."""

    def __init__(self, kernel: Any, *args: object) -> None:
        lines = kernel.assembly(CPU, *args, cube_dim=256).splitlines()
        self.lines = [line.strip() for line in lines if re.match(r"\t[a-z]", line)]

    def count(self, mnemonic: str, operand: str = "") -> int:
        """Instructions whose mnemonic matches and whose operands contain a text."""
        found = [line.split(maxsplit=1) for line in self.lines]
        return sum(
            re.fullmatch(mnemonic, parts[0]) is not None and operand in parts[-1] for parts in found if parts
        )

    def is_vector_code(self) -> bool:
        """Works on whole vectors, calls nothing, and gathers nothing."""
        assert not self.count("call.*"), "calls a function"
        assert not self.count("v?p?gather.*|vgather.*"), "gathers"
        return any(WIDE in line for line in self.lines)


@bc.cube
def saxpy(a: bc.f32, x: bc.Array[bc.f32], y: bc.Array[bc.f32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < y.len():
        y[i] = a * x[i] + y[i]


def test_guarded_body_has_a_path_without_masks() -> None:
    code = Code(saxpy, 2.0, FLOATS, FLOATS.copy())
    assert code.is_vector_code()
    unmasked = [x for x in code.lines if re.match(rf"vmovup[sd]\t%{WIDE}\d+, .*\)$", x)]
    assert unmasked, "no plain vector store"
    assert not code.count("vf(n)?m(add|sub).*"), "two roundings were asked for"


@avx512
def test_guarded_body_has_a_path_with_masked_stores() -> None:
    code = Code(saxpy, 2.0, FLOATS, FLOATS.copy())
    assert any(re.match(r"vmovup[sd]\t%zmm\d+, .*\{%k\d\}$", line) for line in code.lines)


@bc.cube
def fused(x: bc.Array[bc.f32], y: bc.Array[bc.f32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < y.len():
        y[i] = bc.fma(x[i], x[i], y[i])


def test_fma_is_one_instruction_a_vector() -> None:
    code = Code(fused, FLOATS, FLOATS.copy())
    assert code.is_vector_code()
    assert code.count("vfmadd[0-9]+ps", WIDE)
    assert not code.count("vfmadd[0-9]+ss"), "scalarised"


@bc.cube
def chain(x: bc.Array[bc.f32], y: bc.Array[bc.f32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < y.len():
        y[i] = bc.tanh(x[i]) * bc.exp(-x[i]) + bc.erf(x[i]) + bc.log(x[i]) + bc.sin(x[i])


def test_math_is_inline() -> None:
    code = Code(chain, FLOATS, FLOATS.copy())
    assert not code.count("call.*"), "calls libm"
    assert code.count("vf(n)?m(add|sub)[0-9]+ps", WIDE) > 20
    assert not code.count("vf(n)?m(add|sub)[0-9]+s[sd]"), "scalarised"


@bc.cube
def rows(x: bc.Array[bc.f32], y: bc.Array[bc.f32], width: bc.i32) -> None:
    column, row = bc.ABSOLUTE_POS_X, bc.ABSOLUTE_POS_Y
    if column < width:
        y[row * width + column] = x[row * width + column] * 2.0


def test_rows_of_an_image_are_contiguous() -> None:
    assert Code(rows, FLOATS, FLOATS.copy(), 64).is_vector_code()


@bc.cube
def quads(x: bc.Array[bc.Vector[bc.f32, 4]], y: bc.Array[bc.Vector[bc.f32, 4]]) -> None:
    i = bc.ABSOLUTE_POS
    if i < y.len():
        y[i] = x[i] * x[i]


def test_vectors_of_a_unit_are_loaded_in_a_row() -> None:
    code = Code(quads, FLOATS, FLOATS.copy())
    assert code.is_vector_code()
    assert code.count("vmulps", WIDE) >= 4


@bc.cube
def total(x: bc.Array[bc.f32], y: bc.Array[bc.f32]) -> None:
    tile = bc.Shared[bc.f32](256)
    unit = bc.UNIT_POS
    tile[unit] = x[bc.ABSOLUTE_POS]
    bc.sync_cube()
    half = 128
    while half > 0:
        if unit < half:
            tile[unit] += tile[unit + half]
        bc.sync_cube()
        half = half // 2
    if unit == 0:
        y[bc.CUBE_POS] = tile[0]


def test_barriers_cost_no_call() -> None:
    code = Code(total, FLOATS, FLOATS.copy())
    assert code.is_vector_code()
    assert code.count("vaddps", WIDE)


@bc.cube
def quotient(x: bc.Array[bc.i32], y: bc.Array[bc.i32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < y.len():
        y[i] = x[i] // y[i] + x[i] % 10


def test_integer_division_stays_in_vectors() -> None:
    code = Code(quotient, INTS, INTS.copy())
    assert code.is_vector_code()
    assert code.count("vdivpd")
    assert not code.count("idiv.*"), "divides lane by lane"


@bc.cube
def rounding(x: bc.Array[bc.f32], y: bc.Array[bc.f32], n: bc.Array[bc.i32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < y.len():
        v = min(max(x[i], y[i]), 10.0) + bc.fmin(x[i], y[i])
        y[i] = bc.floor(v) + round(v) * bc.sqrt(bc.trunc(v)) + bc.f32(bc.i8(v))
        n[i] = bc.i32(v)


def test_rounding_and_extremes_stay_in_vectors() -> None:
    code = Code(rounding, FLOATS, FLOATS.copy(), INTS)
    assert code.is_vector_code()
    assert code.count("vrndscaleps|vroundps", WIDE) >= 3
    assert not code.count("vcvttss2si.*|v?(min|max|sqrt|roundsc?)ss"), "scalarised"


@bc.cube
def bits(x: bc.Array[bc.u32], y: bc.Array[bc.u32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < y.len():
        v = bc.popcount(x[i]) + bc.clz(x[i]) + bc.ctz(x[i])
        y[i] = bc.reverse_bits(bc.saturating_add(v, x[i])) + bc.mul_hi(x[i], v)


def test_bit_operations_stay_in_vectors() -> None:
    unsigned = INTS.view(np.uint32)
    code = Code(bits, unsigned, unsigned.copy())
    assert code.is_vector_code()
    assert not code.count("popcnt.*|lzcnt.*|tzcnt.*|bsr.*|bsf.*"), "counts lane by lane"


@bc.cube
def permuted(x: bc.Array[bc.f32], at: bc.Array[bc.i32], y: bc.Array[bc.f32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < y.len():
        y[i] = x[at[i]]


def test_spread_reads_are_gathers() -> None:
    code = Code(permuted, FLOATS, INTS, FLOATS.copy())
    assert code.count("vgather.*")
    assert not code.count("call.*")


@bc.cube
def escape(c: bc.Array[bc.f32], n: bc.Array[bc.i32]) -> None:
    i = bc.ABSOLUTE_POS
    x, y, rounds = 0.0, 0.0, 0
    while rounds < 100 and x * x + y * y < 4.0:
        x, y = x * x - y * y + c[i], 2.0 * x * y + 0.3
        rounds += 1
    n[i] = rounds


def test_loops_that_lanes_leave_are_vectors() -> None:
    code = Code(escape, FLOATS, INTS)
    assert not code.count("call.*")
    assert code.count("vmulps", WIDE) >= 3
    assert not code.count("vmulss"), "one lane after the other"


@avx512
def test_bytes_are_loaded_packed() -> None:
    code = Code(brighter, BYTES, BYTES.copy())
    assert code.is_vector_code() or code.count("vpaddb|vpaddusb", "xmm")
    assert not code.count("pinsrb|vpinsrb|pextrb|vpextrb"), "byte by byte"


@bc.cube
def brighter(x: bc.Array[bc.u8], y: bc.Array[bc.u8]) -> None:
    i = bc.ABSOLUTE_POS
    if i < y.len():
        y[i] = bc.saturating_add(x[i], bc.u8(20))
