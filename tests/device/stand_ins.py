"""Builds and loads the stand-ins for drivers, and sets what they do.

A stand-in takes the place of a driver's library in this process: whoever opens `libcuda.so.1` after `cuda()`
gets it. Its device is the shim: kernels run on the processor, from images that `image` makes.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from burn_cube.driver import Driver
from burn_cube.errors import DeviceError
from burn_cube.launch import runtimes
from tests.device.shim import ORDERS, Order
from tests.device.shim_build import NoCompiler, build_key, cache_folder, call, compiler, runtime_path

HERE = Path(__file__).parent
_CORE = HERE / "fake_driver"


StreamOrder = Literal["needed", "others_first", "random"]
STREAM_ORDERS: tuple[StreamOrder, ...] = ("needed", "others_first", "random")


_functions: dict[Callable[..., Any], Any] = {}


class RealDriver(Exception):
    """The machine has the driver itself: a stand-in would hide it."""


@dataclass(frozen=True)
class StandIn:
    """A loaded stand-in."""

    library: ctypes.CDLL

    def reset(self) -> None:
        """Forget settings, counts, failures; memory stays as it is."""
        self.library.fake_reset()

    def set_attribute(self, attribute: int, value: int) -> None:
        """What the device says of itself, by the driver's number."""
        self.library.fake_set_attribute(attribute, value)

    def set_architecture(self, name: str) -> None:
        """Which images the device takes."""
        self.library.fake_set_architecture(name.encode())

    def set_devices(self, count: int) -> None:
        """How many devices there are."""
        self.library.fake_set_devices(count)

    def set_memory(self, size: int) -> None:
        """Bytes of the device: what goes beyond is out of memory."""
        self.library.fake_set_memory(ctypes.c_size_t(size))

    def set_order(self, order: Order, seed: int = 1) -> None:
        """In which order threads and blocks run."""
        self.library.fake_set_order(ORDERS.index(order), ctypes.c_uint64(seed))

    def set_null_launch(self, on: bool) -> None:
        """Let launches do nothing, to measure what they cost."""
        self.library.fake_set_null_launch(int(on))

    def set_sticky(self, on: bool) -> None:
        """Whether a kernel that fails makes every later call fail, as on real devices."""
        self.library.fake_set_sticky(int(on))

    def set_streams(self, order: StreamOrder, seed: int = 1) -> None:
        """Whose work is done when one stream is waited for: what that needs, or others' as well."""
        self.library.fake_set_streams(STREAM_ORDERS.index(order), ctypes.c_uint64(seed))

    def fail(self, function: str, error: int, times: int = 1) -> None:
        """Let the next calls of a function give an error; -1: all of them."""
        self.library.fake_fail(function.encode(), error, times)

    def calls(self, function: str) -> int:
        """How often a function was called since `reset`."""
        count: int = self.library.fake_calls(function.encode())
        return count

    def used_bytes(self) -> int:
        """Memory in use."""
        used: int = self.library.fake_used_bytes()
        return used

    def last_finding(self) -> str:
        """What was wrong with the kernel that failed last."""
        text: bytes = self.library.fake_last_finding()
        return text.decode(errors="replace")

    @contextmanager
    def changed(self) -> Iterator[StandIn]:
        """`reset` before and after."""
        self.reset()
        try:
            yield self
        finally:
            self.reset()


def _build(name: str, folder: Path, shared: Path | None = _CORE) -> Path:
    """A library of all sources in a folder, and of the core that stand-ins share."""
    folders = [folder, *([shared] if shared else [])]
    texts = [path for place in folders for path in sorted(place.iterdir()) if path.is_file()]
    target = (
        cache_folder()
        / build_key("stand-in", name, *(path.read_text(encoding="utf-8") for path in texts))
        / name
    )
    if not target.exists():
        target.parent.mkdir(exist_ok=True)
        temporary = target.with_suffix(f".{os.getpid()}")
        files = [str(path) for path in texts if path.suffix == ".cpp"]
        flags = ["-std=c++17", "-O1", "-fPIC", "-shared", "-fvisibility=hidden", "-pthread"]
        output = ["-o", str(temporary), f"-Wl,-soname,{name}", "-ldl"]
        call([compiler(), *flags, *files, str(runtime_path()), *output])
        os.replace(temporary, target)
    return target


def _load(path: Path) -> StandIn:
    library = ctypes.CDLL(str(path))
    library.fake_calls.restype = library.fake_used_bytes.restype = ctypes.c_uint64
    library.fake_last_finding.restype = ctypes.c_char_p
    return StandIn(library)


def _refuse_if_real(name: str) -> None:
    try:
        ctypes.CDLL(name)
    except OSError:
        return
    raise RealDriver(f"this machine has {name}")


def _hide(runtime: str) -> None:
    """Let nobody who looks for hardware find it: only what a test has put there itself opens from now on."""
    create = runtimes._create

    def guarded(name: str, index: int) -> Driver:
        if name == runtime:
            raise DeviceError(f"cannot open runtime {name!r}: its driver is a stand-in here")
        return create(name, index)

    runtimes._create = guarded


@cache
def cuda() -> StandIn:
    """The stand-in for libcuda. Raises `NoCompiler` or `RealDriver` with the reason to skip a test."""
    _refuse_if_real("libcuda.so.1")
    _hide("cuda")
    return _load(_build("libcuda.so.1", HERE / "fake_libcuda"))


Compile = Callable[[str, tuple[str, ...]], bytes]
"""From a text and options to an image; SyntaxError with the log if the text is wrong."""
_COMPILE = ctypes.CFUNCTYPE(
    ctypes.c_long,
    ctypes.c_char_p,
    ctypes.POINTER(ctypes.c_char_p),
    ctypes.c_int,
    ctypes.c_void_p,
    ctypes.c_long,
)


@dataclass(frozen=True)
class HipStandIn(StandIn):
    """libamdhip64 and libhiprtc."""

    compiler: ctypes.CDLL

    def set_compiler(self, compile_it: Compile) -> None:
        """What libhiprtc compiles with."""

        def called(source: bytes, options: Any, count: int, answer: int, room: int) -> int:
            try:
                image, sign = compile_it(source.decode(), tuple(options[i].decode() for i in range(count))), 1
            except SyntaxError as error:
                image, sign = str(error).encode()[:room], -1
            ctypes.memmove(answer, image, len(image))
            return sign * len(image)

        # kept for good: another thread may be inside of it when the next one is set
        self.compiler.fake_set_compiler(_functions.setdefault(compile_it, _COMPILE(called)))


@cache
def hip() -> HipStandIn:
    """The stand-ins for libamdhip64 and libhiprtc. Raises as `cuda` does."""
    _refuse_if_real("libamdhip64.so")
    _hide("rocm")
    runtime = _load(_build("libamdhip64.so", HERE / "fake_libamdhip" / "runtime"))
    compiler = ctypes.CDLL(str(_build("libhiprtc.so", HERE / "fake_libamdhip" / "compiler", None)))
    return HipStandIn(runtime.library, compiler)


def image(library: Path, architecture: str) -> bytes:
    """What the stand-ins take for machine code: kernels compiled by the shim."""
    return b"BURNSHIM %s %s\0" % (architecture.encode(), str(library).encode())


__all__ = [
    "STREAM_ORDERS",
    "HipStandIn",
    "NoCompiler",
    "RealDriver",
    "StandIn",
    "StreamOrder",
    "cuda",
    "hip",
    "image",
]
