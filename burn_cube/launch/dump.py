"""`dump`: the IR after each pass and the target's text, as files."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from burn_cube.driver import Artifact
from burn_cube.errors import ConfigError
from burn_cube.ir import Kernel, print_kernel

_SUFFIX = {"llvm": "ll", "ir": "ir", "cuda": "cu", "hip": "hip", "opencl": "cl", "wgsl": "wgsl"}


class Dump:
    """Writes one folder a specialisation: `saxpy-1a2b3c4d/00-surface.ir`, `01-fold.ir`, ..., `target.ll`."""

    def __init__(self, folder: str) -> None:
        self.root = Path(folder)
        self.folder: Path | None = None
        self.number = 0

    def observe(self, stage: str, kernel: Kernel) -> None:
        """Write the kernel after a pass."""
        text = print_kernel(kernel)
        if self.folder is None:
            digest = hashlib.sha256(text.encode()).hexdigest()[:8]
            self.folder = self.root / f"{re.sub(r'[^A-Za-z0-9_]', '_', kernel.name)}-{digest}"
        self._write(f"{self.number:02}-{stage}.ir", text)
        self.number += 1

    def target(self, artifact: Artifact) -> None:
        """Write what the target made."""
        self._write(f"target.{_SUFFIX.get(artifact.target, 'txt')}", artifact.text)

    def _write(self, name: str, text: str) -> None:
        assert self.folder is not None, "the surface IR comes first"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_text(text, encoding="utf-8")
        except OSError as error:
            raise ConfigError(f"cannot write to the folder of the setting dump: {error}") from None
