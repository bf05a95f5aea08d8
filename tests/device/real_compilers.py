"""Whether the compilers of real GPUs take a text too, which the stand-ins' compiler has no opinion about."""

from __future__ import annotations

import os
import zlib
from collections.abc import Sequence
from typing import Literal

from tests.device import amdgpu, nvrtc
from tests.device.compiled import RefusedError

EVERY = bool(os.environ.get("TEST_EVERY_ARCH"))
"""Each text for all architectures, instead of for one that its content chooses."""


def chosen(archs: Sequence[str], content: str) -> Sequence[str]:
    """One of the architectures, always the same for a content; or all."""
    return archs if EVERY else [archs[zlib.crc32(content.encode()) % len(archs)]]


def check(dialect: Literal["cuda", "hip"], text: str, plane: int, defines: tuple[str, ...] = ()) -> None:
    """SyntaxError with the compiler's words if it refuses a text; nothing where it is not installed."""
    if (nvrtc if dialect == "cuda" else amdgpu).missing():
        return
    fitting = [arch for arch in amdgpu.ARCHS if amdgpu.WAVES[arch] == plane]
    for arch in chosen(nvrtc.ARCHS if dialect == "cuda" else fitting, text):
        try:
            (nvrtc if dialect == "cuda" else amdgpu).usages(text, arch, defines)
        except RefusedError as error:
            raise SyntaxError(f"refused for {arch}: {error}") from None
