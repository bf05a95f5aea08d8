"""The driver libraries and vendor files that runtimes look for, and which of them this machine has."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

_LIBRARIES: dict[str, dict[str, tuple[str, ...]]] = {
    "linux": {
        "cuda": ("libcuda.so.1",),
        "rocm": ("libamdhip64.so", "libhiprtc.so"),
        "opencl": ("libOpenCL.so.1",),
        "vulkan": ("libvulkan.so.1",),
    },
    "win32": {
        "cuda": ("nvcuda.dll",),
        "rocm": ("amdhip64.dll", "hiprtc.dll"),
        "opencl": ("OpenCL.dll",),
        "vulkan": ("vulkan-1.dll",),
    },
    "darwin": {"opencl": ("/System/Library/Frameworks/OpenCL.framework/OpenCL",)},
}
_VENDOR_FOLDERS = {
    "opencl": ("/etc/OpenCL/vendors",),
    "vulkan": ("/etc/vulkan/icd.d", "/usr/local/share/vulkan/icd.d", "/usr/share/vulkan/icd.d"),
}
_SUFFIXES = (".icd", ".json")
_VARIABLES = {
    "opencl": ("OCL_ICD_VENDORS", "OPENCL_VENDOR_PATH"),
    "vulkan": ("VK_DRIVER_FILES", "VK_ADD_DRIVER_FILES", "VK_ICD_FILENAMES"),
}


def libraries() -> dict[str, dict[str, bool]]:
    """Whether each driver library of this kind of system loads, by what needs it."""
    wanted = _LIBRARIES.get(sys.platform, {})
    return {kind: {name: _loads(name) for name in names} for kind, names in wanted.items()}


def vendors() -> dict[str, list[str]]:
    """The files by which vendors announce drivers, and the variables that change which of them count."""
    found: dict[str, list[str]] = {}
    for kind, folders in _VENDOR_FOLDERS.items():
        files = [
            path for folder in folders for path in sorted(Path(folder).glob("*")) if path.suffix in _SUFFIXES
        ]
        chosen = [f"{name}={os.environ[name]}" for name in _VARIABLES[kind] if name in os.environ]
        found[kind] = [*chosen, *map(str, files)]
    return found


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
