"""What is said on a machine without a GPU: what is missing, and how to get it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from burn_cube.errors import DeviceError
from burn_runtimes.cuda import create

SCRIPT = """
from burn_cube.errors import DeviceError
from burn_runtimes.{package} import create
try:
    create()
except DeviceError as error:
    print(error.message, "|", error.help)
"""
CASES = {
    "cuda": ("cannot use CUDA: ", ("install NVIDIA's driver", "pip install"), "/dev/nvidiactl"),
    "hip": ("cannot use AMD GPUs: there is no libamdhip64", ("install ROCm",), "/dev/kfd"),
}


@pytest.mark.parametrize("package", CASES)
def test_what_is_missing(package: str) -> None:
    message, advice, hardware = CASES[package]
    if os.path.exists(hardware):
        pytest.skip("this machine has a GPU")
    command = [sys.executable, "-c", SCRIPT.format(package=package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert message in done.stdout, done.stdout + done.stderr
    assert any(one in done.stdout for one in advice), done.stdout


def test_pycuda_alone_does_not_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> str | None:
        return None if name == "cuda" else name

    monkeypatch.setattr(sys.modules[create.__module__], "find_spec", found)
    with pytest.raises(DeviceError, match="cannot use CUDA: cuda-bindings is not installed"):
        create()
