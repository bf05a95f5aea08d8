"""The CUDA C++ of kernels, each for one thing that the target spells in its own way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.device import texts
from tests.golden import cases


@pytest.mark.capability(121)
@pytest.mark.parametrize("name", cases.CASES)
def test_golden_cuda(name: str, golden: Callable[..., None]) -> None:
    golden(texts.artifact("cuda", cases.kernel(name, plane=32)).text, ".cu")


@pytest.mark.parametrize("name", ["stencil", "reports"])
def test_golden_cuda_validate(name: str, golden: Callable[..., None]) -> None:
    golden(texts.artifact("cuda", cases.kernel(name, plane=32, mode="validate")).text, ".cu")
