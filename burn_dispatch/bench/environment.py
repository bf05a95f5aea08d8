"""What a run depends on beside the code: machine, clocks, drivers, versions, and how busy others kept it."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from burn_dispatch.bench.devices import runs_kernels
from burn_dispatch.device import Device

PACKAGES = ("burn-cube", "numpy", "llvmlite", "numba", "numexpr", "jax", "torch", "taichi", "warp-lang",
            "wgpu", "pyopencl", "cuda-bindings")  # fmt: skip
_NVIDIA = "name,driver_version,clocks.sm,clocks.max.sm,clocks.mem,temperature.gpu,power.limit"
_CPUINFO, _STAT, _MEMORY = Path("/proc/cpuinfo"), Path("/proc/stat"), Path("/proc/meminfo")
_GOVERNOR = Path("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")


def described(devices: Sequence[Device]) -> dict[str, Any]:
    """JSON-able: the machine and these devices."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "clock_mhz": clock(),
        "governor": _text(_GOVERNOR).strip() or None,
        "memory_gib": _memory(),
        "python": platform.python_version(),
        "packages": _versions(),
        "devices": {str(device): _device(device) for device in devices},
        "nvidia": _nvidia() if any(device.backend.name == "cuda" for device in devices) else [],
    }


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:  # another system, or a container that hides it
        return ""


def _fields(name: str) -> list[str]:
    lines = (line.partition(":") for line in _text(_CPUINFO).splitlines())
    return [value.strip() for key, _, value in lines if key.strip() == name]


def _processor() -> str:
    return next(iter(_fields("model name")), "") or platform.processor() or platform.machine()


def clock() -> int | None:
    """MHz, the mean of the cores at this moment; None where the system does not tell."""
    found = [float(value) for value in _fields("cpu MHz")]
    return round(sum(found) / len(found)) if found else None


def _memory() -> float | None:
    first = _text(_MEMORY).partition("\n")[0].split()
    return round(int(first[1]) / (1 << 20), 1) if len(first) > 1 else None


def _versions() -> dict[str, str]:
    found: dict[str, str] = {}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def _device(device: Device) -> dict[str, Any]:
    if not runs_kernels(device):
        return {"name": device.name, "features": []}
    properties = device.properties
    return {
        "name": properties.name,
        "runtime": properties.runtime,
        "plane_dim": properties.plane_dim,
        "features": sorted(properties.features),
    }


def _nvidia() -> list[str]:
    """A line a GPU, as NVIDIA's own tool tells it."""
    tool = shutil.which("nvidia-smi")
    if tool is None:
        return []
    command = [tool, f"--query-gpu={_NVIDIA}", "--format=csv,noheader"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return []
    return done.stdout.splitlines() if done.returncode == 0 else []


class Others:
    """How many cores other programs kept busy, from when it is made."""

    def __init__(self) -> None:
        self._began, self._busy, self._own = time.perf_counter(), _busy(), _own()

    def cores(self) -> float | None:
        """On average until now; processes of ours count once they have ended. None where nobody tells."""
        busy = _busy()
        if busy is None or self._busy is None:
            return None
        wall = max(time.perf_counter() - self._began, 1e-3)
        return max(0.0, (busy - self._busy - (_own() - self._own)) / wall)


def _busy() -> float | None:
    """Seconds that all cores were busy since the machine began."""
    fields = _text(_STAT).partition("\n")[0].split()[1:]
    if len(fields) < 8:
        return None
    user, nice, system, _, _, irq, soft, steal = map(int, fields[:8])
    return (user + nice + system + irq + soft + steal) / os.sysconf("SC_CLK_TCK")


def _own() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
