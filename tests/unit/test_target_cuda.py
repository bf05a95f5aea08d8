"""The CUDA target: its artifact, its tables, and texts for what must not be left to the compiler."""

from __future__ import annotations

import re

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube import targets
from burn_cube.ir import Builder, Const, Kernel, Var
from burn_cube.ir.nodes import BufferParam
from burn_cube.span import UNKNOWN
from burn_cube.targets import cuda, simt
from burn_cube.types import MemoryType, Space
from tests.device import texts
from tests.golden import cases


def text(name: str, plane: int = 32, bits: int = 32, mode: str = "checked") -> str:
    """The CUDA C++ of a kernel that is kept."""
    return texts.artifact("cuda", cases.kernel(name, plane, bits, mode)).text


def test_the_artifact_says_what_a_launch_needs() -> None:
    made = texts.artifact("cuda", cases.kernel("tiled_matmul", 32))
    assert (made.target, made.entry, made.reports) == ("cuda", "tiled_matmul", False)
    assert made.record_bytes % 16 == 0
    assert [field.name for field in made.fields][:3] == ["cubes_x", "cubes_y", "cubes_z"]
    assert made.shared_bytes == 0, "small arrays are declared"
    assert not any(field.kind == "base" for field in made.fields), "the host adds offsets to pointers"
    assert made.kernel.name == "tiled_matmul"


def test_lines_belong_to_the_kernel() -> None:
    made = texts.artifact("cuda", cases.kernel("scale", 32))
    lines = made.text.splitlines()
    assert len(lines) == len(made.lines)
    (store,) = [i for i, line in enumerate(lines) if line.lstrip().startswith("out[")]
    span = made.lines[store]
    assert span is not UNKNOWN
    assert f"// kernels.py:{span.line}: out[i] = x[i] * factor" in lines[store - 1]


def test_reports_come_after_the_buffers() -> None:
    made = texts.artifact("cuda", cases.kernel("reports", 32))
    assert made.reports
    assert re.search(r"out,\s+unsigned int \*report,\s+const struct reports_args args\)", made.text)


def shared_kernel(length: int) -> Kernel:
    """A kernel that uses shared memory of so many f64s."""
    b = Builder()
    tile = b.alloc(MemoryType(dt.F64, Space.SHARED, length))
    out = Var("out", MemoryType(dt.F64, Space.GLOBAL))
    unit = b.builtin("UNIT_POS")
    b.store(tile, unit, Const(1.0, dt.F64))
    b.store(out, unit, b.load(tile, unit))
    return Kernel("shared", (BufferParam(out, None, "write"),), b.block(), (32, 1, 1), 32)


@pytest.mark.parametrize(("length", "asked"), [(6144, 0), (6152, 6152 * 8)])
def test_shared_memory_beyond_48_kib_is_asked_for_by_the_launch(length: int, asked: int) -> None:
    made = texts.artifact("cuda", shared_kernel(length))
    assert made.shared_bytes == asked
    assert ("extern __shared__ __align__(64)" in made.text) == bool(asked)
    assert (re.search(rf"\n    __shared__ double \w+\[{length}\];", made.text) is None) == bool(asked)


def test_read_only_buffers_are_const_and_apart() -> None:
    assert re.search(r"const float \*__restrict__ x,\s+float \*__restrict__ out,", text("scale"))


def test_the_cube_bounds_the_registers() -> None:
    assert 'extern "C" __global__ void __launch_bounds__(256) tiled_matmul(' in text("tiled_matmul")


def test_folded_grids_are_in_each_text() -> None:
    for name in cases.CASES:
        assert "#ifdef BURN_FOLDED" in text(name), name


def test_halves_need_no_header() -> None:
    found = text("halves")
    assert "#include" not in found
    assert "__nv_float2half_rn" in found
    assert "__nv_half2float" in found


def test_planes_keep_the_set_of_active_lanes() -> None:
    found = text("divergent")
    assert "unit_pos < 32 ? 0xffffffffu : 0xffffu" in found, "the last plane of 48 units has 16"
    assert re.search(r"(\w+)_1 = burn_ballot\(\1, v\)", found)
    assert re.search(r"(\w+) = burn_ballot\(\1, v_\d\);\n\s+if \(!v_\d\) break;", found)


def test_conversions_to_integers_saturate() -> None:
    found = text("conversions")
    assert "__float2int_rz(" in found
    assert "return x == x ? __float2ull_rz(x) : 0;" in found


def test_extremes_are_one_instruction_where_there_is_one() -> None:
    found = text("counters")
    assert 'asm("max.NaN.f32 %0, %1, %2;"' in found
    assert "#if __CUDA_ARCH__ >= 800 && !defined(BURN_PORTABLE)" in found


def test_sums_in_global_memory_keep_subnormals() -> None:
    found = text("counters")
    assert "if (!(fabsf(x) < 7.888609e-31f)) return atomicAdd((float *)place, x);" in found
    assert np.float32("7.888609e-31") == 2.0**-100


def test_accesses_to_several_elements_look_at_the_address() -> None:
    found = text("wide")
    assert "struct alignas(16) burn_u8x16" in found
    assert "if (((size_t)p & 15) == 0) return *(const burn_f32x4 *)p;" in found


@pytest.mark.parametrize("dtype", dt.STORABLE)
def test_widths_of_accesses(dtype: dt.DType) -> None:
    widths = simt.vector_widths(dtype)
    assert widths == tuple(sorted(widths, reverse=True))
    assert all(n * dtype.size <= 16 for n in widths)
    assert max(widths) * dtype.size == 16


def test_no_function_is_left_without_text() -> None:
    assert cuda.DIALECT.define("burn_of_no_name") is None
    assert cuda.DIALECT.define("burn_load_f32x4") is not None


def test_the_target_is_known_by_name() -> None:
    found = targets.get("cuda")
    assert found.emit is cuda.emit
    assert found.unsupported == frozenset()
    assert "--fmad=false" in cuda.OPTIONS
