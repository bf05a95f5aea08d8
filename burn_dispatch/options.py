"""Options of module ops: plain values, one an axis of space where they are tuples."""

from __future__ import annotations

from typing import Literal

from burn_cube.record import record

Sizes = tuple[int, ...]
Padding = tuple[tuple[int, int], ...]
"""Before and after, an axis."""


@record
class ConvOptions:
    """Of a convolution."""

    stride: Sizes
    padding: Padding
    dilation: Sizes
    groups: int = 1


@record
class ConvTransposeOptions:
    """Of a transposed convolution: `padding` is cut off, `padding_out` added after."""

    stride: Sizes
    padding: Sizes
    padding_out: Sizes
    dilation: Sizes
    groups: int = 1


@record
class DeformConvOptions:
    """Of a deformable convolution of two axes."""

    stride: Sizes
    padding: Sizes
    dilation: Sizes
    weight_groups: int = 1
    offset_groups: int = 1


@record
class UnfoldOptions:
    """How windows lie: of `unfold4d` and `fold4d`."""

    stride: Sizes
    padding: Sizes
    dilation: Sizes


@record
class PoolOptions:
    """Of a pool."""

    kernel: Sizes
    stride: Sizes
    padding: Sizes
    dilation: Sizes
    count_include_pad: bool = True
    ceil_mode: bool = False


Mode = Literal["nearest", "nearest_exact", "bilinear", "bicubic", "lanczos3"]


@record
class InterpolateOptions:
    """Of an interpolation."""

    mode: Mode
    align_corners: bool = True


SampleMode = Literal["nearest", "bilinear", "bicubic"]
SamplePadding = Literal["zeros", "border", "reflection"]


@record
class GridSampleOptions:
    """Of sampling at a grid of places in [-1, 1]."""

    mode: SampleMode = "bilinear"
    padding: SamplePadding = "zeros"
    align_corners: bool = False


@record
class AttentionOptions:
    """`scale`: None is 1 / sqrt(width of a head). `softcap`: scores s become softcap * tanh(s / softcap)."""

    scale: float | None = None
    softcap: float | None = None
    is_causal: bool = False
