"""Compiles CUDA C++ for NVIDIA's GPUs by NVRTC, on any machine: it needs no driver."""

from __future__ import annotations

import importlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from burn_cube.targets import cuda
from tests.device.compiled import RefusedError, Usage, kept

ARCHS = ("sm_80", "sm_90", "sm_100")

_KERNEL = re.compile(r"Compiling entry function '(\w+)' for '(\w+)'")
_MEMORY = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_USED = re.compile(r"Used (\d+) registers")
_SHARED = re.compile(r"(\d+) bytes smem")


@dataclass(frozen=True, slots=True)
class Compiled:
    """What NVRTC makes of a text: its words, virtual assembly, machine code."""

    log: str
    ptx: str
    cubin: bytes


@cache
def missing() -> str:
    """Why nothing can be compiled here; empty if it can."""
    try:
        return "" if version() else "NVRTC has no version"
    except (ImportError, RuntimeError) as error:  # no package; no library that it loads
        return f"NVRTC is not there: {error}".splitlines()[0]


@cache
def version() -> str:
    """NVRTC's."""
    return ".".join(map(str, _nvrtc().nvrtcVersion()[1:]))


def usages(text: str, arch: str, defines: Sequence[str] = ()) -> list[Usage]:
    """The resources of the kernels in a text; RefusedError if the compiler does not take it."""
    defined = [f"-D{name}" for name in defines]
    return kept(
        text,
        ["nvrtc", version(), arch, *cuda.OPTIONS, *defined],
        lambda: _usages(compiled(text, arch, defined).log),
    )


def compiled(text: str, arch: str, options: Sequence[str] = ()) -> Compiled:
    """Compile; RefusedError with the compiler's words if it does not take the text."""
    nvrtc = _nvrtc()
    program = _checked(nvrtc.nvrtcCreateProgram(text.encode(), b"kernel.cu", 0, [], []))
    try:
        given = [f"--gpu-architecture={arch}", *cuda.OPTIONS, "--ptxas-options=-v", *options]
        status = nvrtc.nvrtcCompileProgram(program, len(given), [option.encode() for option in given])[0]
        log = _text(nvrtc, program, "ProgramLog")
        if status:
            raise RefusedError(log)
        return Compiled(log, _text(nvrtc, program, "PTX"), _bytes(nvrtc, program, "CUBIN"))
    finally:
        _checked(nvrtc.nvrtcDestroyProgram(program))


def _nvrtc() -> Any:
    return importlib.import_module("cuda.bindings.nvrtc")  # a package that not every machine has


def _checked(returned: tuple[Any, ...]) -> Any:
    status, *values = returned
    assert not status, status
    return values[0] if values else None


def _bytes(nvrtc: Any, program: object, what: str) -> bytes:
    found = bytearray(_checked(getattr(nvrtc, f"nvrtcGet{what}Size")(program)))
    _checked(getattr(nvrtc, f"nvrtcGet{what}")(program, found))
    return bytes(found)


def _text(nvrtc: Any, program: object, what: str) -> str:
    return _bytes(nvrtc, program, what).rstrip(b"\0").decode()


def _usages(log: str) -> list[Usage]:
    found: list[Usage] = []
    kernel, arch, stack, spilled = "", "", 0, 0
    for line in log.splitlines():
        if match := _KERNEL.search(line):
            kernel, arch = match.groups()
        elif match := _MEMORY.search(line):
            stack, stores, loads = map(int, match.groups())
            spilled = stores + loads
        elif match := _USED.search(line):
            shared = _SHARED.search(line)
            found.append(Usage(kernel, arch, int(match[1]), spilled, stack, int(shared[1]) if shared else 0))
    return found
