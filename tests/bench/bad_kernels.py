"""Kernels, references and peers that do not behave: what `burn-cube bench` must survive."""

from __future__ import annotations

import os
from typing import Any

import numpy as np

import burn_cube as bc

_calls = [0]


def doubled(x: Any) -> Any:
    """What `double` computes."""
    return x + x


def dies(x: Any) -> Any:
    """Takes its process with it."""
    os._exit(9)


def dies_later(x: Any) -> Any:
    """The same, while it is timed."""
    _calls[0] += 1
    return x + x if _calls[0] < 20 else dies(x)


def fails_later(x: Any) -> Any:
    """Raises while it is timed."""
    _calls[0] += 1
    if _calls[0] < 20:
        return x + x
    raise RuntimeError("too late\nfor it")


def leaves(x: Any) -> Any:
    """Would end the interpreter."""
    raise SystemExit(3)


def nothing(x: Any) -> None:
    """Returns nothing."""


def short(x: Any) -> Any:
    """Too few elements."""
    return x[:3]


def twice(x: Any) -> Any:
    """Too many arrays."""
    return x + x, x


def ragged(x: Any) -> Any:
    """No array at all."""
    return [[1, 2], [3]]


def objects(x: Any) -> Any:
    """No numbers."""
    return np.full(x.shape, None)


@bc.testing.workload(name="first", x="f32[64]", reference=doubled, peers={"numpy": dies})
@bc.testing.workload(name="second", x="f32[64]", reference=doubled, peers={"numpy": dies_later})
@bc.testing.workload(name="third", x="f32[64]", reference=doubled, peers={"numpy": fails_later})
@bc.testing.workload(name="fourth", x="f32[64]", reference=doubled, peers={"numpy": doubled})
@bc.cube
def double(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    """out = 2 x."""
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS] + x[bc.ABSOLUTE_POS]


@bc.cube
def endless(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    """Never ends for numbers below 1."""
    s = x[bc.ABSOLUTE_POS]
    while s < 1e30:
        s = s * 0.5
    out[bc.ABSOLUTE_POS] = s


@bc.cube
def far(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    """Reads where no memory is."""
    out[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS + 1000000000]
