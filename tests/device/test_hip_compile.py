"""clang takes what the HIP target writes, for a GPU with planes of 64 units and one of 32; nothing spills."""

from __future__ import annotations

import pytest

from tests.device import amdgpu, real_compilers, texts, workloads
from tests.device.compiled import RefusedError, Usage, spilled, table, usages_of

pytestmark = pytest.mark.skipif(bool(amdgpu.missing()), reason=amdgpu.missing())


def compiled(kernels: list[tuple[str, str]], arch: str, *defines: str) -> list[Usage]:
    """The resources of kernels on an architecture."""
    return usages_of(kernels, lambda text: amdgpu.usages(text, arch, defines))


@pytest.mark.capability(121)
@pytest.mark.parametrize("mode", ["checked", "unchecked", "validate"])
@pytest.mark.parametrize("bits", [32, 64])
def test_kept_kernels(bits: int, mode: str) -> None:
    found = [
        usage
        for arch in amdgpu.ARCHS
        for usage in compiled(texts.kept("hip", amdgpu.WAVES[arch], bits, mode), arch)
    ]
    print(table(found))
    assert len(found) == len(texts.cases.CASES) * len(amdgpu.ARCHS)
    assert not spilled(found)


@pytest.mark.parametrize("arch", amdgpu.ARCHS)
def test_folded_grids(arch: str) -> None:
    kernels = texts.kept("hip", amdgpu.WAVES[arch])
    assert not spilled(compiled(kernels, arch, "BURN_FOLDED"))


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.capability(119)
@pytest.mark.parametrize("row", texts.ROWS)
def test_every_row(row: str) -> None:
    for arch in real_compilers.chosen(amdgpu.ARCHS, row):
        kernels = texts.row("hip", row, amdgpu.WAVES[arch])
        found = compiled(kernels, arch)
        assert len(found) == len(kernels)
        assert not spilled(found)


@pytest.mark.slow
def test_workloads() -> None:
    kernels = [(made.entry, made.text) for _, made in workloads.found("hip").artifacts]
    found = compiled(kernels, "gfx942")  # the device that the launches are made for
    print(table(found))
    assert len(found) == len(kernels)
    assert not spilled(found)


@pytest.mark.parametrize("arch", amdgpu.ARCHS)
@pytest.mark.parametrize(("row", "instruction"), [("div", "v_div_fixup_f32"), ("div", "v_div_fixup_f64")])
def test_divisions_are_rounded_as_they_must(row: str, instruction: str, arch: str) -> None:
    kernels = texts.row("hip", row, amdgpu.WAVES[arch])
    assert any(instruction in amdgpu.assembly(text, arch) for _, text in kernels)


@pytest.mark.parametrize("arch", amdgpu.ARCHS)
def test_products_and_sums_are_not_contracted(arch: str) -> None:
    found = amdgpu.assembly(dict(texts.kept("hip", amdgpu.WAVES[arch]))["vectors"], arch)
    assert "_mul_f32" in found
    assert "v_fma" not in found
    assert ".amdhsa_float_denorm_mode_32 3" in found, "sub-normals are kept"


def test_a_refused_text_among_others_is_named() -> None:
    text = "__attribute__((global)) void {}(int *x) {{ *x = {}; }}".format
    with pytest.raises(RefusedError, match=r"^bad: "):
        compiled([("fine", text("fine", 1)), ("bad", text("bad", "y"))], "gfx942")


def test_a_refused_text_is_an_error() -> None:
    with pytest.raises(RefusedError, match="undeclared"):
        amdgpu.usages("__attribute__((global)) void f(int *x) { *x = y; }", "gfx942")
