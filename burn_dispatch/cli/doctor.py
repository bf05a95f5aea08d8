"""`burn-cube doctor`: what is installed, what works, and what would make more devices available."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, cast

import click

from burn_cube import config
from burn_cube.errors import CubeError
from burn_cube.launch import disk_cache
from burn_cube.record import as_dict
from burn_dispatch import catalog
from burn_dispatch.cli.devices import missing
from burn_dispatch.cli.devices import record as device_record
from burn_dispatch.cli.libraries import libraries, vendors
from burn_dispatch.cli.report import Section, listed, report
from burn_dispatch.device import Device
from burn_dispatch.finding import SOFTWARE

# Packages by what needs them.
PACKAGES = {
    "core": ("numpy", "llvmlite", "ml_dtypes", "platformdirs", "rich", "click"),
    "cuda": ("cuda-bindings", "nvidia-cuda-nvrtc", "nvidia-cuda-runtime"),
    "pycuda": ("pycuda",),
    "opencl": ("pyopencl",),
    "wgpu": ("wgpu",),
    "flex": ("numba",),
    "torch": ("torch",),
    "remote": ("websockets", "msgpack"),
}


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def doctor(as_json: bool) -> None:
    """Say what is installed, and what more devices need."""
    found = examine()
    report(_sections(found), found, as_json=as_json)


def examine() -> dict[str, Any]:
    """All findings, as JSON takes them."""
    backends = (*catalog.BACKENDS, *catalog.third_party())
    absent = missing(backends)
    return {
        "burn_cube": version("burn-cube"),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": platform.platform(),
        "packages": {extra: {name: _version(name) for name in names} for extra, names in PACKAGES.items()},
        "cpu": _cpu(),
        "settings": as_dict(config.current()),
        "places": _places(),
        "default_device": _default(),
        "libraries": libraries(),
        "vendor_files": vendors(),
        "devices": [
            device_record(device)
            for row in backends
            if row.name not in absent
            for device in Device.enumerate(row.name)
        ],
        "missing": absent,
    }


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _cpu() -> dict[str, Any]:
    import llvmlite.binding as binding  # 40 ms, and only this command asks for the features

    llvm = cast("Any", binding)  # without annotations of its own
    there: dict[str, bool] = llvm.get_host_cpu_features()
    return {
        "name": llvm.get_host_cpu_name(),
        "llvm": ".".join(map(str, llvm.llvm_version_info)),
        "threads": _threads(),
        "features": sorted(name for name in there if there[name]),
    }


def _threads() -> int:
    """The CPUs that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1  # where there is no affinity


def _places() -> dict[str, Any]:
    candidates, cache = config.places(), disk_cache.folder()
    return {
        "config_read": [str(path.resolve()) for path in candidates if path.is_file()],
        "config_looked_for": [str(path.resolve()) for path in candidates],
        "kernel_cache": None if cache is None else str(cache),
        "package": str(Path(catalog.__file__).parent.parent),
    }


def _default() -> str:
    """The default device, or why there is none."""
    try:
        return str(Device.default())
    except CubeError as error:
        return str(error)


def _sections(found: dict[str, Any]) -> tuple[Section, ...]:
    cpu, places = found["cpu"], found["places"]
    looked = "; ".join(places["config_looked_for"])
    return (
        Section(
            f"burn-cube {found['burn_cube']}",
            (
                ("python", found["python"]),
                ("platform", found["platform"]),
                ("installed in", places["package"]),
            ),
        ),
        Section("packages", tuple(_package_row(extra, of) for extra, of in found["packages"].items())),
        Section(
            "cpu",
            (
                ("name", f"{cpu['name']}, as LLVM {cpu['llvm']} calls it"),
                ("threads", str(cpu["threads"])),
                ("features", listed(cpu["features"])),
            ),
        ),
        Section(
            "places",
            (
                ("settings read from", listed(places["config_read"])),
                ("settings looked for in", looked),
                ("kernel cache", places["kernel_cache"] or "in memory only: it ends with the process"),
            ),
        ),
        Section("driver libraries", tuple(_library_row(*row) for row in found["libraries"].items())),
        Section(
            "driver files", tuple((kind, listed(files)) for kind, files in found["vendor_files"].items())
        ),
        Section("settings", tuple((name, _setting(value)) for name, value in found["settings"].items())),
        Section(
            "devices",
            (("default", found["default_device"]), *(_device_row(one) for one in found["devices"])),
        ),
        Section("more devices", tuple(found["missing"].items())),
    )


def _setting(value: object) -> str:
    return "-" if value == "" else str(value)


def _package_row(extra: str, versions: dict[str, str | None]) -> tuple[str, str]:
    return extra, ", ".join(f"{name} {found or '(not installed)'}" for name, found in versions.items())


def _library_row(kind: str, there: dict[str, bool]) -> tuple[str, str]:
    return kind, ", ".join(f"{name} {'loads' if loads else '(not found)'}" for name, loads in there.items())


def _device_row(one: dict[str, Any]) -> tuple[str, str]:
    if "features" not in one:
        return one["device"], "works: for tensors, not for kernels"
    emulated = ", emulated" if SOFTWARE in one["features"] else ""
    return one["device"], f"works: {one['name']}, planes of {one['plane_dim']} units{emulated}"
