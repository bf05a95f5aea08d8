"""Machine code ahead of time: by the vendor's compiler where it is installed; no device is needed."""

from __future__ import annotations

import re
from collections.abc import Callable

import click

from burn_cube.driver import Artifact
from burn_cube.errors import DeviceError, LaunchValueError
from burn_dispatch.cli import resources
from burn_runtimes.device.stream_api import ApiError
from burn_runtimes.hip.hiprtc import Hiprtc
from burn_runtimes.hip.library import Calls, open_library

Compiler = Callable[[Artifact], tuple[bytes, dict[str, int] | None]]
"""Gives machine code, and what it takes of the device where the compiler tells."""
SUFFIXES = {"cuda": ".cubin", "hip": ".hsaco"}
DEFAULTS: dict[str, tuple[str, ...]] = {"cuda": ("sm_80",), "hip": ("gfx942",), "opencl": (), "wgsl": ()}
_NAMES = {"cuda": re.compile(r"sm_(\d{2,3})"), "hip": re.compile(r"gfx[0-9a-f]+")}


def check(target: str, architectures: tuple[str, ...]) -> None:
    """Refuse architectures that the target does not have."""
    for name in architectures:
        pattern = _NAMES.get(target)
        if pattern is None:
            raise LaunchValueError(f"cannot use --arch {name}: {target} is compiled by the device's driver")
        if pattern.fullmatch(name) is None:
            raise LaunchValueError(
                f"cannot use --arch {name}: expected a name such as {DEFAULTS[target][0]} for {target}"
            )


def compilers(target: str, architectures: tuple[str, ...]) -> dict[str, Compiler]:
    """A compiler for each architecture, for the usual one if none is asked for.

    A compiler that is missing is an error if architectures were asked for, else a note: the text is enough.
    """
    found: dict[str, Compiler] = {}
    for name in architectures or DEFAULTS[target]:
        try:
            found[name] = _cuda(name) if target == "cuda" else _hip(name)
        except DeviceError as error:
            if architectures:
                raise
            click.echo(f"no machine code: {error.message}", err=True)
    return found


def _cuda(architecture: str) -> Compiler:
    try:
        from burn_runtimes.cuda.nvrtc import Nvrtc  # needs the extra
    except ImportError as error:
        raise DeviceError(
            f"cannot compile for {architecture}: cuda-bindings is not installed",
            help="pip install 'burn-cube[cuda]'",
        ) from error
    compiler = Nvrtc(int(architecture.removeprefix("sm_")), architecture)
    if compiler.architecture != architecture:
        raise DeviceError(f"cannot compile for {architecture}: this NVRTC does not know it")

    def compiled(artifact: Artifact) -> tuple[bytes, dict[str, int]]:
        code, log = compiler.compiled(artifact, (), resources.OPTIONS)
        return code, resources.of_nvrtc(log)

    return compiled


def _hip(architecture: str) -> Compiler:
    try:
        calls = Calls(open_library("hiprtc"), "hiprtcGetErrorString")
        compiler = Hiprtc(calls, architecture, architecture)
    except (OSError, ApiError) as error:
        raise DeviceError(
            f"cannot compile for {architecture}: there is no hiprtc ({error})", help="install ROCm's hiprtc"
        ) from error
    return lambda artifact: (compiler(artifact, ()), None)
