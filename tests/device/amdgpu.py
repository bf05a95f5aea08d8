"""Compiles HIP C++ for AMD's GPUs by clang without ROCm: `amd/` has what the text uses of HIP's header."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from burn_cube.targets import hip
from tests.device.compiled import RefusedError, Usage, kept

ARCHS = ("gfx942", "gfx1100")
WAVES = {"gfx942": 64, "gfx1100": 32}
"""Lanes of a plane."""
INCLUDE = Path(__file__).parent / "amd"
_COMPILERS = ("clang++-22", "clang++-21", "clang++-20", "clang++")
OPTIONS = (
    *("-x", "hip", *hip.OPTIONS, "--cuda-device-only", "-nogpuinc", "-nogpulib", "-S"),
    "-Rpass-analysis=kernel-resource-usage",
)
_REMARK = re.compile(r"remark:\s+([\w ]+?)(?: \[[^\]]*\])?: (\w+) \[-Rpass-analysis")


@cache
def _compiler() -> tuple[str, str]:
    """The first clang that knows these GPUs, and what it says of itself."""
    for name in _COMPILERS:
        path = shutil.which(name)
        if path and "amdgcn" in _run([path, "--print-targets"]).stdout:
            return path, _run([path, "--version"]).stdout.splitlines()[0]
    return "", ""


@cache
def missing() -> str:
    """Why nothing can be compiled here; empty if it can."""
    return "" if _compiler()[0] else f"no clang for AMD's GPUs: tried {', '.join(_COMPILERS)}"


def usages(text: str, arch: str, defines: Sequence[str] = ()) -> list[Usage]:
    """The resources of the kernels in a text; RefusedError if the compiler does not take it."""
    options = [f"--offload-arch={arch}", *OPTIONS, *(f"-D{name}" for name in defines)]
    headers = "".join(path.read_text() for path in sorted(INCLUDE.rglob("*.h")))
    return kept(
        text, [_compiler()[1], headers, *options], lambda: _usages(_compile(text, options).stderr, arch)
    )


def assembly(text: str, arch: str) -> str:
    """The machine code of a text, as text."""
    return _compile(text, [f"--offload-arch={arch}", *OPTIONS]).stdout


def _run(command: Sequence[str], text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


def _compile(text: str, options: Sequence[str]) -> subprocess.CompletedProcess[str]:
    done = _run([_compiler()[0], *options, f"-I{INCLUDE}", "-o", "-", "-"], text)
    if done.returncode:
        raise RefusedError(done.stderr)
    return done


def _usages(log: str, arch: str) -> list[Usage]:
    kernels: list[dict[str, str]] = []
    for name, value in _REMARK.findall(log):
        if name == "Function Name":
            kernels.append({})
        kernels[-1][name] = value
    return [
        Usage(
            kernel["Function Name"],
            arch,
            int(kernel["VGPRs"]),
            # a unit's own memory holds what is spilled; scalar registers are spilled into vector registers
            4 * int(kernel["VGPRs Spill"]),
            int(kernel["ScratchSize"]),
            int(kernel["LDS Size"]),
        )
        for kernel in kernels
    ]
