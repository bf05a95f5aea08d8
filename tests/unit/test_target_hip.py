"""The HIP target: where it differs from CUDA."""

from __future__ import annotations

import re

from burn_cube import targets
from burn_cube.targets import hip
from tests.device import texts
from tests.golden import cases


def text(name: str, plane: int = 64) -> str:
    """The HIP C++ of a kernel that is kept."""
    return texts.artifact("hip", cases.kernel(name, plane)).text


def test_the_header_is_included_where_it_is_not_built_in() -> None:
    for name in cases.CASES:
        head = text(name).splitlines()[:3]
        assert [line.split("  //")[0] for line in head] == [
            "#ifndef __HIPCC_RTC__",
            "#include <hip/hip_runtime.h>",
            "#endif",
        ]


def test_sets_of_lanes_have_64_bits() -> None:
    found = text("divergent")
    assert re.search(r"const unsigned long long \w+ = burn_ballot\(0xffffffffffffu, v\);", found)


def test_planes_of_32_units() -> None:
    found = text("divergent", plane=32)
    assert "unit_pos < 32 ? 0xffffffffu : 0xffffu" in found


def test_both_words_of_a_ballot() -> None:
    found = text("votes")
    assert "(unsigned int)ballot" in found
    assert "__shfl(x, (int)lane)" in found


def test_halves_by_the_compilers_type() -> None:
    found = text("halves")
    assert "__builtin_bit_cast(unsigned short, (_Float16)x)" in found


def test_the_compiler_may_not_contract() -> None:
    assert "-ffp-contract=off" in hip.OPTIONS
    assert targets.get("hip").emit is hip.emit
