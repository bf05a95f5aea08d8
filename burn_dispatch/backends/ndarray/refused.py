"""The ops that NdArray does not have, and why."""

from __future__ import annotations

REFUSED: dict[str, str] = {}
