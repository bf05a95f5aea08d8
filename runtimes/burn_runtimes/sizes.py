"""Sizes of memory: multiples, and classes that buffers of much the same size share."""

from __future__ import annotations


def rounded(size: int, step: int) -> int:
    """The least multiple of `step` that is not less."""
    return -(-size // step) * step


def size_class(size: int, step: int) -> int:
    """Four classes a doubling, multiples of `step`: at most a fifth of one is lost, but for small ones."""
    return rounded(size, max(step, 1 << max((size - 1).bit_length() - 3, 0)))
