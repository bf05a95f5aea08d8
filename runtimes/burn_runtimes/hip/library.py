"""Opens a library of ROCm, and calls it."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from burn_runtimes.device.stream_api import ApiError

_FOLDERS = ("ROCM_PATH", "HIP_PATH")  # what ROCm's own tools look at


def open_library(stem: str) -> ctypes.CDLL:
    """`amdhip64` or `hiprtc`; OSError if it is nowhere."""
    tried: list[str] = []
    for name in _names(stem):
        try:
            return ctypes.CDLL(name)
        except OSError as error:
            tried.append(str(error))
    raise OSError(tried[0])


def _names(stem: str) -> Iterator[str]:
    """By its name alone, with each major version; then in ROCm's folders."""
    if sys.platform == "win32":
        files = [f"{stem}_7.dll", f"{stem}_6.dll", f"{stem}.dll"]
        folder = "bin"
    else:
        files = [f"lib{stem}.so", f"lib{stem}.so.7", f"lib{stem}.so.6"]
        folder = "lib"
    yield from files
    roots = [os.environ[variable] for variable in _FOLDERS if os.environ.get(variable)]
    for root in [*roots, "/opt/rocm"]:
        for file in files:
            path = Path(root) / folder / file
            if path.exists():
                yield str(path)


class Calls:
    """Functions of a library by name; an error becomes `ApiError` with the library's words."""

    def __init__(self, library: ctypes.CDLL, words: str) -> None:
        self.library = library
        function = getattr(library, words)
        function.restype = ctypes.c_char_p
        self._words: Callable[[int], bytes | None] = function

    def __call__(self, name: str, *arguments: object) -> None:
        """Call; Python's ints must be wrapped where C takes more than an int."""
        code: int = getattr(self.library, name)(*arguments)
        if code:
            raise self.error(name, code)

    def error(self, name: str, code: int) -> ApiError:
        """The error of a call."""
        words = self._words(code)
        return ApiError(name, code, words.decode(errors="replace") if words else "unknown error")
