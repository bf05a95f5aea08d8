"""How wide the vectors of a kernel may be: chosen on the host, from shape, strides and offset in elements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

WIDTHS = (16, 8, 4, 2)
"""Widths worth trying; 1 is always legal."""


def parallel_width(
    shape: Sequence[int],
    strides: Sequence[int],
    axis: int = -1,
    *,
    offset: int = 0,
    widths: Iterable[int] = WIDTHS,
) -> int:
    """The largest width so that neighbours along `axis` can be read and written as whole vectors.

    The axis must be dense, its extent a multiple of the width, and no step along another axis may end between
    two vectors. An axis that is broadcast (stride 0) or has one element takes no step. A step that is shorter
    than the axis (a signal unfolded into overlapping windows) is fine if it is a multiple of the width.
    """
    along = axis % len(shape) if shape else 0
    if not shape or (strides[along] != 1 and shape[along] != 1):
        return 1
    steps = [
        stride
        for position, (extent, stride) in enumerate(zip(shape, strides, strict=True))
        if position != along and extent > 1
    ]
    legal = (
        width for width in widths if not any(number % width for number in (shape[along], offset, *steps))
    )
    return max(legal, default=1)


def perpendicular_width(
    shape: Sequence[int],
    strides: Sequence[int],
    axis: int,
    *,
    offset: int = 0,
    widths: Iterable[int] = WIDTHS,
) -> int:
    """The largest width of vectors across `axis`, along the dense one, so that each lane walks along `axis`.

    1 if `axis` itself is the dense axis, or if there is none.
    """
    across = axis % len(shape) if shape else 0
    dense = [d for d, (n, stride) in enumerate(zip(shape, strides, strict=True)) if stride == 1 and n > 1]
    if not dense or dense[-1] == across:
        return 1
    return parallel_width(shape, strides, dense[-1], offset=offset, widths=widths)


def common_width(widths: Iterable[int]) -> int:
    """The width that all arrays of an elementwise kernel can use: the smallest, as all are powers of two."""
    return min(widths, default=1)


def broadcast_strides(shape: Sequence[int], strides: Sequence[int], onto: Sequence[int]) -> tuple[int, ...]:
    """The strides of an array seen under a larger shape: 0 along the axes that are repeated."""
    added = len(onto) - len(shape)
    old = (1,) * added + tuple(shape)
    steps = (0,) * added + tuple(strides)
    if added < 0 or any(have not in (1, want) for have, want in zip(old, onto, strict=True)):
        raise ValueError(f"cannot broadcast shape {tuple(shape)} to {tuple(onto)}")
    return tuple(step if have == want else 0 for have, want, step in zip(old, onto, steps, strict=True))
