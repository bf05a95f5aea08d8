"""Compiles kernels for the shim, and the shim's own runtime; both are kept in a folder by their content."""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

HERE = Path(__file__).parent / "shim"
Dialect = Literal["cuda", "hip"]
KERNEL = re.compile(
    r"__global__\s+(?:__launch_bounds__\([^)]*\)\s*)?void\s+(?:__launch_bounds__\([^)]*\)\s*)?(\w+)\s*\("
)
_DYNAMIC = re.compile(
    r"extern\s+__shared__\s+((?:__align__\(\d+\)|__attribute__\(\(aligned\(\d+\)\)\)|alignas\(\d+\))\s*)?"
    r"([\w:]+(?:\s+\w+)*?)\s+(\w+)\s*\[\s*\]\s*;"
)
_COMMON = (
    "-std=gnu++17",
    "-O1",
    "-g1",
    "-gdwarf-4",
    "-fPIC",
    "-fvisibility=hidden",
    "-ffp-contract=off",
    "-fstack-clash-protection",
)
_UNDEFINED = (
    "-fsanitize=bounds,shift,signed-integer-overflow,integer-divide-by-zero,float-cast-overflow,bool",
    "-fno-sanitize-recover=all",
)
# a generated text says which lanes take part: see amd.h
_AMONG = re.compile(r"\bunsigned long long among\b")
# a call at each access; volatile ones count as atomic
_ACCESSES = {
    "g++": ("-fsanitize=thread", "--param=tsan-distinguish-volatile=1"),
    "clang++": ("-fsanitize=thread", "-mllvm", "-tsan-distinguish-volatile=1"),
}


class NoCompiler(Exception):
    """This machine has no C++ compiler that the shim can use."""


@cache
def compiler() -> str:
    """The C++ compiler: CXX, or g++, or clang++. Raises NoCompiler with the reason to skip a test."""
    for name in (os.environ.get("CXX", ""), "g++", "clang++"):
        found = shutil.which(name) if name else None
        if found and sys.platform == "linux":  # its linker gathers the shared memory of a kernel
            return found
    raise NoCompiler("there is no C++ compiler (g++ or clang++) on Linux")


def _family() -> str:
    return "clang++" if "clang" in Path(compiler()).name else "g++"


@cache
def cache_folder() -> Path:
    """Where what is compiled is kept between runs."""
    folder = Path(tempfile.gettempdir()) / f"burn-cube-shim-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.stat().st_uid != os.getuid():
        raise NoCompiler(f"{folder} belongs to somebody else")
    return folder


@cache
def _fixed_key() -> str:
    """What all compiled code depends on: the sources of the shim, the compiler, the machine."""
    parts = [path.read_bytes() for path in sorted(HERE.rglob("*")) if path.is_file()]
    version = subprocess.run([compiler(), "--version"], capture_output=True, check=True).stdout
    return hashlib.sha256(b"\0".join([*parts, version, platform.machine().encode()])).hexdigest()


def build_key(*parts: str) -> str:
    """The name of what is made of these parts by this compiler, this machine and these sources."""
    return hashlib.sha256("\0".join([_fixed_key(), *parts]).encode()).hexdigest()[:32]


def call(command: list[str]) -> None:
    """Run a compiler; SyntaxError with its words if it refuses."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SyntaxError(f"{Path(command[0]).name} refuses the text:\n{done.stderr}")


def _into_place(temporary: Path, final: Path) -> Path:
    os.replace(temporary, final)
    return final


@cache
def runtime_path() -> Path:
    """The shared library of the runtime."""
    final = cache_folder() / f"runtime-{build_key('runtime')}.so"
    if not final.exists():
        temporary = final.with_suffix(f".{os.getpid()}.so")
        sources = sorted(str(path) for path in HERE.glob("*.cpp"))
        flags = ["-std=c++17", "-O2", "-g1", "-fPIC", "-shared", "-pthread", "-U_FORTIFY_SOURCE"]
        call([compiler(), *flags, *sources, "-o", str(temporary), "-ldl"])
        _into_place(temporary, final)
    return final


@cache
def runtime_library() -> ctypes.CDLL:
    """The runtime, loaded."""
    library = ctypes.CDLL(str(runtime_path()))
    library.shim_alloc.restype = ctypes.c_void_p
    library.shim_alloc.argtypes = [ctypes.c_size_t, ctypes.c_size_t]
    library.shim_free.argtypes = [ctypes.c_void_p]
    library.shim_run.argtypes = [ctypes.c_void_p] * 4
    library.shim_switches.restype = ctypes.c_uint64
    return library


@dataclass(frozen=True)
class Compiled:
    """A library of kernels."""

    path: Path
    entries: tuple[str, ...]

    def kernel(self, entry: str) -> int:
        """The address of the record of a kernel."""
        runtime_library()
        return ctypes.addressof(ctypes.c_char.in_dll(_loaded(self.path), f"shim_kernel_{entry}"))


@cache
def _loaded(path: Path) -> ctypes.CDLL:
    return ctypes.CDLL(str(path))


@cache
def build(
    text: str,
    *,
    dialect: Dialect = "cuda",
    warp_size: int = 32,
    checks: bool = False,
    undefined: bool = True,
    defines: tuple[str, ...] = (),
) -> Compiled:
    """Compile a text; `undefined`: stop where C++ leaves the meaning open."""
    options = [*_COMMON, f"-DSHIM_WARP_SIZE={warp_size}", *(["-DSHIM_HIP"] if dialect == "hip" else [])]
    options += ["-DSHIM_AMONG"] if _AMONG.search(text) else []
    options += [*(f"-D{name}" for name in defines), "-fno-strict-aliasing", "-w"]
    options += [*(_UNDEFINED if undefined else ()), *(_ACCESSES[_family()] if checks else ())]
    entries = tuple(dict.fromkeys(KERNEL.findall(text)))
    final = cache_folder() / f"kernel-{build_key(text, *options)}.so"
    if not final.exists():
        _compile(text, entries, options, final)
    return Compiled(final, entries)


def _compile(text: str, entries: tuple[str, ...], options: list[str], final: Path) -> None:
    stem = final.with_suffix(f".{os.getpid()}")
    source, unit = stem.with_suffix(stem.suffix + ".cpp"), stem.with_suffix(stem.suffix + ".o")
    library = stem.with_suffix(stem.suffix + ".so")
    body = _DYNAMIC.sub(r"SHIM_DYNAMIC_SHARED(\2, \3);", text)
    exports = "\n".join(f"SHIM_EXPORT({entry})" for entry in entries)
    source.write_text(f'#line 1 "kernel"\n{body}\n{exports}\n', encoding="utf-8")
    include = [f"-I{HERE / 'include'}", f"-I{HERE}", "-include", str(HERE / "device.h")]
    try:
        call([compiler(), *options, *include, "-c", str(source), "-o", str(unit)])
        call([compiler(), "-shared", str(unit), str(runtime_path()), "-o", str(library)])
        _into_place(library, final)
    finally:
        source.unlink(missing_ok=True)
        unit.unlink(missing_ok=True)


class _Symbol(ctypes.Structure):
    _fields_ = [
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("at", ctypes.c_void_p),
    ]


def code_place(address: int | None) -> str:
    """`file:line` of an address of loaded code, innermost first; "" if nothing is known."""
    symbol = _Symbol()
    process = ctypes.CDLL(None)
    if not address or not process.dladdr(ctypes.c_void_p(address), ctypes.byref(symbol)):
        return ""
    tool = shutil.which("addr2line")
    if tool is None:
        return f"{symbol.name.decode()}" if symbol.name else ""
    offset = hex(address - symbol.base - 1)
    found = subprocess.run(
        [tool, "-i", "-e", symbol.file, offset], capture_output=True, text=True, check=False
    )
    places = [line for line in found.stdout.splitlines() if "?" not in line]
    own = [place for place in places if str(HERE) not in place]
    return Path(own[0] if own else places[0]).name.split(" ")[0] if places else ""
