"""The HIP C++ of kernels, for planes of 64 units: what it has in common with CUDA's is kept there too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.device import texts
from tests.golden import cases


@pytest.mark.capability(121)
@pytest.mark.parametrize("name", cases.CASES)
def test_golden_hip(name: str, golden: Callable[..., None]) -> None:
    golden(texts.artifact("hip", cases.kernel(name, plane=64)).text, ".hip")
