"""Tint, Chromium's compiler of WGSL, on a machine without any GPU: Dawn's null device in its own process.

The process is this file: it reads texts as JSON, a line each, and answers with what Tint has against them.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from typing import Any

import pytest

from burn_cube.driver import Artifact


class Tint:
    """The compiler."""

    def __init__(self) -> None:
        if importlib.util.find_spec("wgpudawn") is None:
            pytest.skip("wgpudawn, which holds Tint, is not installed")
        environment = {**os.environ, "WGPU_BACKEND_TYPE": "Null"}
        self._process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def errors(self, text: str, entry: str) -> str:
        """What Tint says of a text and of a pipeline of its entry; empty if it takes them."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"text": text, "entry": entry}) + "\n")
        self._process.stdin.flush()
        while True:  # wgpudawn prints what it does
            line = self._process.stdout.readline()
            assert line, "Tint has ended"
            if line.startswith("{"):
                return str(json.loads(line)["error"])

    def check(self, artifact: Artifact) -> None:
        """Fail for a text that Tint refuses."""
        error = self.errors(artifact.text, artifact.entry)
        assert not error, f"{error}\n{artifact.text}"

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(timeout=30)
        self._process.stdout.close()


def is_standard(artifact: Artifact) -> bool:
    """Whether a text keeps to WGSL as it is specified: numbers of 64 bits are naga's."""
    return not any(word in artifact.text for word in ("i64", "u64", "f64"))


def _serve() -> None:
    import wgpudawn

    adapter: Any = wgpudawn.gpu.request_adapter_sync()
    limits = {name: value for name, value in adapter.limits.items() if name.startswith("max-")}
    device = adapter.request_device_sync(required_features=["subgroups"], required_limits=limits)
    for line in sys.stdin:
        asked = json.loads(line)
        error = ""
        try:
            module = device.create_shader_module(code=asked["text"])
            device.create_compute_pipeline(
                layout="auto", compute={"module": module, "entry_point": asked["entry"]}
            )
        except wgpudawn.GPUError as refusal:
            error = str(refusal)
        print(json.dumps({"error": error}), flush=True)


if __name__ == "__main__":
    _serve()
