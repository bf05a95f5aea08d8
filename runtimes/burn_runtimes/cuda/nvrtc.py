"""NVRTC, NVIDIA's compiler as a library: the text of a kernel to machine code for one architecture."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from burn_cube.driver import Artifact
from burn_cube.errors import DeviceError
from burn_cube.targets.cuda import OPTIONS
from burn_runtimes.device.compiler_log import refused

nvrtc: Any = import_module("cuda.bindings.nvrtc")  # its annotations say little
_INCLUDE = re.compile(r"^\s*#\s*include\s*<(\w[\w./]*)>", re.MULTILINE)


def _check(call: str, answer: tuple[Any, ...]) -> Any:
    if answer[0]:
        raise DeviceError(f"cannot use NVRTC: {call} gives error {answer[0].name}")
    return answer[1] if len(answer) == 2 else answer[1:]


@cache
def version() -> tuple[int, int]:
    """Of the installed NVRTC; DeviceError if there is none."""
    try:
        major, minor = _check("nvrtcVersion", nvrtc.nvrtcVersion())
    except RuntimeError as error:
        if isinstance(error, DeviceError):
            raise
        raise DeviceError(
            f"cannot compile for CUDA: there is no NVRTC ({error})", help="pip install 'burn-cube[cuda]'"
        ) from error
    return int(major), int(minor)


@cache
def architectures() -> tuple[int, ...]:
    """Those that NVRTC makes machine code for: 80, 90, ..."""
    return tuple(sorted(_check("nvrtcGetSupportedArchs", nvrtc.nvrtcGetSupportedArchs())))


class Nvrtc:
    """A compiler for a device of one compute capability, as 90 for 9.0."""

    def __init__(self, capability: int, device: str) -> None:
        self.device = device
        self.architecture = _architecture(capability, device)

    @property
    def fingerprint(self) -> str:
        """What its code depends on beside the text."""
        return repr((version(), self.architecture, OPTIONS))

    def __call__(self, artifact: Artifact, defines: tuple[str, ...]) -> bytes:
        """Machine code; for architectures newer than NVRTC, the text that the driver compiles."""
        return self.compiled(artifact, defines)[0]

    def compiled(
        self, artifact: Artifact, defines: tuple[str, ...], more: tuple[str, ...] = ()
    ) -> tuple[bytes, str]:
        """Machine code, and what the compiler says of it; with more options."""
        options = [f"--gpu-architecture={self.architecture}", *OPTIONS, *more]
        options += [f"--define-macro={name}" for name in defines]
        options += [f"--include-path={folder}" for folder in _include_paths(artifact)]
        program = _check(
            "nvrtcCreateProgram", nvrtc.nvrtcCreateProgram(artifact.text.encode(), b"kernel", 0, [], [])
        )
        try:
            answer = nvrtc.nvrtcCompileProgram(program, len(options), [option.encode() for option in options])
            if answer[0]:
                raise refused(artifact, self.device, _log(program))
            return _image(program, self.architecture), _log(program)
        finally:
            nvrtc.nvrtcDestroyProgram(program)


def _architecture(capability: int, device: str) -> str:
    version()
    known = architectures()
    if capability in known:
        return f"sm_{capability}"
    older = [one for one in known if one < capability]
    if not older:
        raise DeviceError(
            f"cannot compile for {device}: NVRTC {'.'.join(map(str, version()))} makes code for compute "
            f"capability {known[0] / 10} and newer, got {capability / 10}",
            help="install an older nvidia-cuda-nvrtc",
        )
    return f"compute_{older[-1]}"


def _image(program: Any, architecture: str) -> bytes:
    if architecture.startswith("compute"):
        return _written("PTX", nvrtc.nvrtcGetPTXSize(program), lambda room: nvrtc.nvrtcGetPTX(program, room))
    size = nvrtc.nvrtcGetCUBINSize(program)
    return _written("CUBIN", size, lambda room: nvrtc.nvrtcGetCUBIN(program, room))


def _log(program: Any) -> str:
    size = nvrtc.nvrtcGetProgramLogSize(program)
    log = _written("ProgramLog", size, lambda room: nvrtc.nvrtcGetProgramLog(program, room))
    return log.rstrip(b"\0").decode(errors="replace")


def _written(what: str, size: tuple[Any, ...], write: Callable[[bytearray], tuple[Any, ...]]) -> bytes:
    """What a call writes into bytes that nobody else has: Python shares every bytes object of length 1."""
    count: int = _check(f"nvrtcGet{what}Size", size)
    room = bytearray(count)
    _check(f"nvrtcGet{what}", write(room))
    return bytes(room)


def _include_paths(artifact: Artifact) -> list[Path]:
    """Where the headers are that a text includes; most include none."""
    names = _INCLUDE.findall(artifact.text)
    missing = [name for name in names if not any((folder / name).is_file() for folder in _folders())]
    if missing:
        raise DeviceError(
            f"cannot compile kernel {artifact.kernel.name}: there is no {missing[0]}",
            artifact.kernel.span,
            "pip install 'burn-cube[cuda]'",
        )
    return list(_folders()) if names else []


@cache
def _folders() -> tuple[Path, ...]:
    """The folders of headers in NVIDIA's packages, of CUDA 13 and 12."""
    found = importlib.util.find_spec("nvidia")
    roots = [Path(root) for root in found.submodule_search_locations or ()] if found else []
    return tuple(
        folder
        for root in roots
        for pattern in ("cu13/include", "cuda_runtime/include", "cuda_nvcc/include", "cuda_crt/include")
        for folder in sorted(root.glob(pattern))
    )
