"""The sections of `gpu_check.py`: each gives what it found, `ok` among it."""

from __future__ import annotations

import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

import burn_cube as bc
from burn_cube.driver import BufferArg
from burn_cube.launch import runtimes
from burn_dispatch.device import Device
from burn_dispatch.tensor import Tensor
from tests.device import gpu_benchmark, gpu_interchange
from tests.device.oclgrind_kernels import LAUNCHES

ROOT = Path(__file__).resolve().parents[2]
Found = dict[str, Any]
PACKAGES = (
    "numpy", "cuda-bindings", "nvidia-cuda-nvrtc", "pycuda", "cupy-cuda13x", "cupy-cuda12x", "torch",
    "triton", "pytest", "pytest-xdist", "llvmlite",
)  # fmt: skip
SANITIZED = ("sum_all", "softmax", "matmul", "cumsum", "argmax")
TOOLS = ("memcheck", "racecheck", "synccheck", "initcheck")


def device(stand_in: bool) -> Device:
    """The first CUDA device."""
    if stand_in:
        from tests.device import on_cpu  # needs a compiler, which a machine with a GPU may lack

        runtimes._open["cuda", 0] = on_cpu.cuda()
    return Device.cuda(0)


def machine(stand_in: bool) -> Found:
    """Versions and properties."""
    packages: dict[str, str] = {}
    for name in PACKAGES:
        try:
            packages[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            packages[name] = "not installed"
    found: Found = {
        "ok": True,
        "python": sys.version,
        "platform": platform.platform(),
        "processors": os.cpu_count(),
        "packages": packages,
        "nvidia_smi": _output(["nvidia-smi"]),
    }
    one = device(stand_in)
    api: Any = one.driver
    found["properties"] = one.properties.as_dict()
    found["driver_version"] = api.api.version()
    found["binding"] = api.api.package
    found["memory"] = dict(zip(("free", "total"), api.api.memory(), strict=True))
    return found


def _output(command: list[str]) -> str:
    if shutil.which(command[0]) is None:
        return f"there is no {command[0]}"
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=20).stdout


@bc.cube
def add_one(x: bc.Array[bc.f32]):
    x[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS] + 1.0


def latency(stand_in: bool) -> Found:
    """What a launch, an allocation, a copy and a compilation cost."""
    one = device(stand_in)
    driver = one.driver
    count = 50 if stand_in else 2000
    began = time.perf_counter()
    x = Tensor.zeros((64,), "f32", one)
    add_one[1, 64](x)
    one.sync()
    found: Found = {"ok": True, "first_launch_ms": (time.perf_counter() - began) * 1e3}
    array = x.__burn_cube_array__()
    argument = BufferArg(array.buffer, 0, 64, 64)
    module = _module(driver)

    def queued(call: Callable[[], object]) -> float:
        """Microseconds of a call that is not waited for."""
        return _microseconds(call, count, one.sync)

    def waited(call: Callable[[], object]) -> float:
        def both() -> None:
            call()
            one.sync()

        return _microseconds(both, count // 4, one.sync)

    add = add_one[1, 64]
    found["launch_us"] = queued(lambda: add(x))
    found["driver_launch_us"] = queued(lambda: driver.launch(module, (1, 1, 1), [argument]))
    found["launch_and_wait_us"] = waited(lambda: add(x))
    found["wait_us"] = waited(lambda: None)
    found["allocate_1_KiB_us"] = queued(lambda: driver.alloc(1 << 10))
    found["allocate_16_MiB_us"] = queued(lambda: driver.alloc(16 << 20))
    other = driver.alloc(4)
    found["read_4_B_us"] = queued(lambda: driver.read(other, 0, 4))
    found["write_4_B_us"] = queued(lambda: driver.write(other, 0, np.ones(1, np.float32)))
    found.update(_copies(driver, (1 << 16) if stand_in else (1 << 28)))
    found["ok"] = bool((x.numpy() == x.numpy()[0]).all() and x.numpy()[0] >= count)
    return found


def _module(driver: Any) -> Any:
    """The compiled kernel, for launches that pass the language by."""
    from tests.device.probe import artifact_of

    return driver.compile(artifact_of(driver, add_one, np.zeros(64, np.float32), units=64))


def _microseconds(call: Callable[[], object], count: int, wait: Callable[[], object]) -> float:
    """The median of ten runs, each of many calls, then a wait outside of the time."""
    samples: list[float] = []
    for _ in range(10):
        wait()
        began = time.perf_counter()
        for _ in range(max(1, count // 10)):
            call()
        samples.append((time.perf_counter() - began) / max(1, count // 10))
        wait()
    return statistics.median(samples) * 1e6


def _copies(driver: Any, size: int) -> Found:
    data = np.ones(size, np.uint8)
    buffer = driver.alloc(size)
    found: Found = {}
    for name, call in (
        ("write", lambda: driver.write(buffer, 0, data)),
        ("read", lambda: driver.read(buffer, 0, size)),
    ):
        samples: list[float] = []
        for _ in range(5):
            driver.sync()
            began = time.perf_counter()
            call()
            driver.sync()
            samples.append(time.perf_counter() - began)
        found[f"{name}_GB_per_s"] = size / min(samples) / 1e9
    return found


def interchange(stand_in: bool) -> Found:
    """Arrays of CuPy and PyTorch in kernels and tensors, and tensors in those, where they are installed."""
    return gpu_interchange.run(device(stand_in))


def launches(stand_in: bool) -> Found:
    """Five kernels of the library, for a tool that watches."""
    driver = device(stand_in).driver
    for name in SANITIZED:
        LAUNCHES[name](driver)
        driver.sync()
    return {"ok": True, "ran": list(SANITIZED)}


def sanitizer(stand_in: bool) -> Found:
    """The same under each tool of compute-sanitizer."""
    tool = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if stand_in or not Path(tool).exists():
        return {"ok": launches(stand_in)["ok"], "skipped": "there is no compute-sanitizer, or no GPU for it"}
    command = [sys.executable, str(ROOT / "tests/device/gpu_check.py"), "--section", "launches"]
    found: Found = {"ok": True, "kernels": list(SANITIZED)}
    for name in TOOLS:
        done = subprocess.run(
            [tool, "--tool", name, "--error-exitcode", "9", *command],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
        found[name] = {"code": done.returncode, "output": (done.stdout + done.stderr)[-1500:]}
        found["ok"] = found["ok"] and done.returncode == 0
    return found


def benchmark(stand_in: bool) -> Found:
    """The library's workloads, and the same by CuPy, Triton and PyTorch where they are installed."""
    return gpu_benchmark.run(device(stand_in), small=stand_in)


def conformance(stand_in: bool) -> Found:
    """The conformance suite on the device."""
    if find_spec("pytest") is None:
        return {"ok": False, "error": "pytest is not installed"}
    name = "cuda-on-cpu" if stand_in else "cuda"
    parts = ["tests/conformance/test_planes.py"] if stand_in else ["tests/conformance", "tests/ops"]
    with TemporaryDirectory() as place:
        matrix = Path(place) / "matrix.json"
        command = [sys.executable, "-m", "pytest", *parts, "--device", name, "-q", "--tb=line"]
        command += ["-p", "no:cacheprovider", "--matrix", str(matrix)]
        if find_spec("xdist") is not None and not stand_in:
            command += ["-n", str(max(1, min(8, (os.cpu_count() or 2) // 2)))]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if not matrix.is_file():
            return {
                "ok": False,
                "error": f"pytest ended with code {done.returncode}",
                "output": done.stdout[-6000:],
            }
        found: Found = json.loads(matrix.read_text(encoding="utf-8"))
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR", "E  "))]
    return {"ok": done.returncode == 0, "matrix": found, "failures": failed[:200]}


SECTIONS: dict[str, Callable[[bool], Found]] = {
    "machine": machine,
    "latency": latency,
    "interchange": interchange,
    "launches": launches,
    "sanitizer": sanitizer,
    "benchmark": benchmark,
    "conformance": conformance,
}
