"""Sizes of memory: classes that are multiples, few, and not much larger than what was asked for."""

from __future__ import annotations

import pytest

from burn_runtimes.sizes import rounded, size_class

MIB = 1 << 20


@pytest.mark.parametrize("step", [16, 256, 4096])
@pytest.mark.parametrize("size", [0, 1, 255, 256, 257, 12_345, MIB, MIB + 1, 10**7, 2**31 + 5])
def test_classes_waste_little(size: int, step: int) -> None:
    found = size_class(size, step)
    assert size <= found <= max(step, size * 1.25 + step)
    assert size_class(found, step) == found
    assert found % step == 0


def test_there_are_four_classes_a_doubling() -> None:
    assert {size_class(size, 16) for size in range(4097, 8193)} == {5120, 6144, 7168, 8192}


def test_multiples() -> None:
    assert [rounded(size, 4) for size in (0, 1, 4, 5)] == [0, 4, 4, 8]
