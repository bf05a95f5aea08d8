"""NVRTC as the runtime uses it: code for a device's architecture, and errors at the lines of the kernel."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Artifact
from burn_cube.errors import DeviceError
from burn_cube.record import replace
from burn_dispatch.cli import described
from tests.device.probe import artifact_of

pytest.importorskip("cuda.bindings.nvrtc", reason="cuda-bindings is not installed")
try:
    from burn_runtimes.cuda import nvrtc

    nvrtc.version()
except DeviceError as missing:
    pytest.skip(missing.message, allow_module_level=True)


@bc.cube
def scale(x: bc.Array[bc.f32], a: bc.f32):
    i = bc.ABSOLUTE_POS
    x[i] = x[i] * a + 1.0


@cache
def artifact() -> Artifact:
    return artifact_of(described.driver("cuda"), scale, np.zeros(1, np.float32), 1.0)


@pytest.mark.parametrize("capability", [80, 90, 100])
def test_machine_code(capability: int) -> None:
    code = nvrtc.Nvrtc(capability, "a GPU")(artifact(), ())
    assert code.startswith(b"\x7fELF")
    assert artifact().entry.encode() in code


def test_an_empty_log_leaves_shared_bytes_alone() -> None:
    """A log of one byte, its end, must not be written into the bytes object that stands for every space."""
    _, log = nvrtc.Nvrtc(80, "a GPU").compiled(artifact(), ())
    assert log == ""
    assert all(bytes([value]) == bytearray([value]) for value in range(256))


def test_nothing_is_fused_and_rounding_is_correct() -> None:
    compiler = nvrtc.Nvrtc(80, "a GPU")
    compiler.architecture = "compute_80"
    text = compiler(artifact(), ()).decode()
    assert "mul.f32" in text or "mul.rn.f32" in text
    assert "fma.rn" not in text
    assert ".ftz" not in text


def test_folded_grids_have_other_code() -> None:
    compiler = nvrtc.Nvrtc(90, "a GPU")
    assert compiler(artifact(), ()) != compiler(artifact(), ("BURN_FOLDED",))


def test_an_architecture_newer_than_the_compiler_gets_text_for_the_driver() -> None:
    newest = nvrtc.architectures()[-1]
    code = nvrtc.Nvrtc(newest + 100, "a GPU")(artifact(), ())
    assert f".target sm_{newest}" in code.decode()


def test_an_architecture_older_than_all_is_refused() -> None:
    with pytest.raises(DeviceError, match=r"cannot compile for Kepler: NVRTC .* got 3\.5"):
        nvrtc.Nvrtc(35, "Kepler")


def test_errors_stand_at_the_kernel() -> None:
    lines = artifact().text.splitlines()
    line = next(i for i, span in enumerate(artifact().lines) if span.line)
    lines[line] = "undeclared = 1;"
    with pytest.raises(DeviceError, match="its compiler refuses the text") as caught:
        nvrtc.Nvrtc(90, "a GPU")(replace(artifact(), text="\n".join(lines)), ())
    assert caught.value.span == artifact().lines[line]
    assert "undeclared" in str(caught.value.help)


def test_headers_are_found_where_the_package_has_them() -> None:
    head = "#include <cuda_fp16.h>\n__device__ __half unused(float x) { return __float2half(x); }\n"
    text = head + artifact().text
    if not any((folder / "cuda_fp16.h").is_file() for folder in nvrtc._folders()):
        pytest.skip("nvidia-cuda-runtime is not installed")
    assert nvrtc.Nvrtc(90, "a GPU")(replace(artifact(), text=text), ()).startswith(b"\x7fELF")


def test_a_header_that_is_nowhere_is_named() -> None:
    text = "#include <nowhere/at_all.h>\n" + artifact().text
    with pytest.raises(DeviceError, match=r"there is no nowhere/at_all\.h"):
        nvrtc.Nvrtc(90, "a GPU")(replace(artifact(), text=text), ())


@pytest.mark.skipif(Path("/dev/nvidiactl").exists(), reason="this machine has a GPU")
@pytest.mark.parametrize("binding", ["cuda-bindings", "pycuda"])
def test_no_driver(binding: str) -> None:
    script = f"""
import burn_cube as bc
from burn_cube.errors import DeviceError
from burn_runtimes.cuda import create
with bc.config.use(cuda_binding={binding!r}):
    try:
        create()
    except DeviceError as error:
        print(error.message, "|", error.help)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert "cannot use CUDA: " in done.stdout, done.stdout + done.stderr
    assert "install NVIDIA's driver" in done.stdout or "pip install" in done.stdout
