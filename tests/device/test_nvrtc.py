"""NVIDIA's compiler takes what the CUDA target writes, for three generations of GPUs, and nothing spills."""

from __future__ import annotations

import pytest

from burn_cube import dtypes as dt
from burn_cube.ir import Alloc, BufferParam, Builder, Kernel, Var
from burn_cube.types import MemoryType, Space
from tests.device import nvrtc, real_compilers, texts, workloads
from tests.device.compiled import RefusedError, Usage, spilled, table, usages_of

pytestmark = pytest.mark.skipif(bool(nvrtc.missing()), reason=nvrtc.missing())
PLANE = 32
A_FEW = 64
"""Bytes stored and loaded: ptxas puts predicates aside where registers are plenty, and addresses of tiles."""


def compiled(kernels: list[tuple[str, str]], arch: str, *defines: str) -> list[Usage]:
    """The resources of kernels on an architecture."""
    return usages_of(kernels, lambda text: nvrtc.usages(text, arch, defines))


@pytest.mark.capability(121)
@pytest.mark.parametrize("mode", ["checked", "unchecked", "validate"])
@pytest.mark.parametrize("bits", [32, 64])
def test_kept_kernels(bits: int, mode: str) -> None:
    kernels = texts.kept("cuda", PLANE, bits, mode)
    found = [usage for arch in nvrtc.ARCHS for usage in compiled(kernels, arch)]
    assert len(found) == len(kernels) * len(nvrtc.ARCHS)
    print(table(found))
    assert not spilled(found, A_FEW)


@pytest.mark.parametrize("arch", nvrtc.ARCHS)
def test_folded_grids(arch: str) -> None:
    kernels = texts.kept("cuda", PLANE)
    assert not spilled(compiled(kernels, arch, "BURN_FOLDED"), A_FEW)


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.capability(119)
@pytest.mark.parametrize("row", texts.ROWS)
def test_every_row(row: str) -> None:
    kernels = texts.row("cuda", row, PLANE)
    for arch in real_compilers.chosen(nvrtc.ARCHS, row):
        found = compiled(kernels, arch)
        assert len(found) == len(kernels)
        assert not spilled(found, A_FEW)


@pytest.mark.slow
def test_workloads() -> None:
    kernels = [(made.entry, made.text) for _, made in workloads.found("cuda").artifacts]
    found = [usage for arch in nvrtc.ARCHS for usage in compiled(kernels, arch)]
    print(table(found))
    assert len(found) == len(kernels) * len(nvrtc.ARCHS)
    assert not spilled(found, A_FEW)


@pytest.mark.parametrize(
    ("row", "instruction", "wrong"),
    [
        ("div", "div.rn.f32", "div.full"),
        ("sqrt", "sqrt.rn.f32", "sqrt.approx"),
        ("recip", "rcp.rn.f32", "rcp.approx"),
        ("fma", "fma.rn.f32", ".ftz"),
        ("round", "cvt.rni.f32.f32", ".ftz"),
    ],
)
def test_numbers_are_rounded_as_they_must(row: str, instruction: str, wrong: str) -> None:
    for _, text in texts.row("cuda", row, PLANE):
        found = nvrtc.compiled(text, "sm_80").ptx
        assert instruction in found
        assert wrong not in found


def test_products_and_sums_are_not_contracted() -> None:
    found = nvrtc.compiled(dict(texts.kept("cuda", PLANE))["vectors"], "sm_90").ptx
    assert found.count("mul.rn.f32") + found.count("mul.f32") >= 4
    assert "fma" not in found


def test_a_table_larger_than_constant_memory() -> None:
    b = Builder()
    table = Var("table", MemoryType(dt.F64, Space.CONST, 9000))
    b.emit(Alloc(table, tuple([float(i) for i in range(9000)])))
    out = Var("out", MemoryType(dt.F64, Space.GLOBAL))
    unit = b.builtin("UNIT_POS")
    b.store(out, unit, b.load(table, unit))
    kernel = Kernel("tables", (BufferParam(out, None, "write"),), b.block(), (32, 1, 1), PLANE)
    for arch in nvrtc.ARCHS:
        assert nvrtc.usages(texts.artifact("cuda", kernel).text, arch)


def test_a_refused_text_is_an_error() -> None:
    with pytest.raises(RefusedError, match="undefined"):
        nvrtc.usages('extern "C" __global__ void f(int *x) { *x = y; }', "sm_80")


def test_spills_are_seen() -> None:
    lines = "".join(f"    float v{i} = x[{i} * n];\n" for i in range(64))
    uses = "".join(f"    x[{i} * n + 1] = v{i} * v{63 - i} + f;\n" for i in range(64))
    head = 'extern "C" __global__ void __launch_bounds__(1024, 2) f(volatile float *x, int n, float f) {'
    (found,) = nvrtc.usages(f"{head}\n{lines}{uses}}}", "sm_90")
    assert found.registers == 32
    assert found.spilled > 0
