"""Refusals say what a user can do: which options there are, which number to write, which device it was."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import CompileTypeError


def test_an_unknown_option_is_refused() -> None:
    decorate: Any = bc.cube
    with pytest.raises(
        CompileTypeError, match=r"cannot decorate k: got the option foo=3, expected"
    ) as caught:

        @decorate(foo=3)
        def k(x: bc.Array[bc.f32]): ...

    assert "mode, index, fast_math or source" in caught.value.message
    assert caught.value.span.file == __file__
    for hidden in ("early", "frame"):
        with pytest.raises(CompileTypeError, match=f"got the option {hidden}="):
            decorate(**{hidden: None})(test_an_unknown_option_is_refused)
    with pytest.raises(CompileTypeError, match="did you mean index"):
        decorate(indx=64)(test_an_unknown_option_is_refused)


def test_the_help_counts_from_the_end_as_the_kernel_does() -> None:
    @bc.cube
    def k(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
        out[0] = x[-3]

    x = np.zeros(4, np.float32)
    with pytest.raises(bc.CompileError, match=r"x\[x\.len\(\) - 3\]"):
        k[1, 1](x, x.copy())
