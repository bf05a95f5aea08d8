"""WGSL for WebGPU: text that Tint and naga both accept."""

from __future__ import annotations

from burn_cube.targets.wgsl.emit import emit
from burn_cube.targets.wgsl.memory import groups_of, is_written
from burn_cube.targets.wgsl.pipeline import PIPELINE

__all__ = ["PIPELINE", "emit", "groups_of", "is_written"]
