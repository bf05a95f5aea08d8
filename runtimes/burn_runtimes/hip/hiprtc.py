"""hiprtc, AMD's compiler as a library: the text of a kernel to machine code for one architecture."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_char_p, c_int, c_size_t, c_void_p

from burn_cube.driver import Artifact
from burn_cube.errors import DeviceError
from burn_cube.targets.hip import OPTIONS
from burn_runtimes.device.compiler_log import refused
from burn_runtimes.device.stream_api import ApiError
from burn_runtimes.hip.library import Calls

_COMPILATION = 6  # HIPRTC_ERROR_COMPILATION: the text is wrong, and the log says why


class Hiprtc:
    """A compiler for a device."""

    def __init__(self, call: Calls, architecture: str, device: str) -> None:
        self.call, self.architecture, self.device = call, architecture, device
        major, minor = c_int(), c_int()
        call("hiprtcVersion", byref(major), byref(minor))
        self.version = major.value, minor.value

    @property
    def fingerprint(self) -> str:
        """What its code depends on beside the text."""
        return repr((self.version, self.architecture, OPTIONS))

    def __call__(self, artifact: Artifact, defines: tuple[str, ...]) -> bytes:
        """Machine code; DeviceError with the compiler's words if it refuses the text."""
        try:
            return self._compiled(artifact, defines)
        except ApiError as error:
            name = artifact.kernel.name
            raise DeviceError(f"cannot compile kernel {name} for {self.device}: {error}") from None

    def _compiled(self, artifact: Artifact, defines: tuple[str, ...]) -> bytes:
        options = [f"--offload-arch={self.architecture}", *OPTIONS, *(f"-D{name}" for name in defines)]
        array = (c_char_p * len(options))(*[option.encode() for option in options])
        program = c_void_p()
        text = artifact.text.encode()
        self.call("hiprtcCreateProgram", byref(program), text, b"kernel", c_int(0), None, None)
        try:
            code: int = self.call.library.hiprtcCompileProgram(program, c_int(len(options)), array)
            if code == _COMPILATION:
                raise refused(
                    artifact, self.device, self._bytes("ProgramLog", program).decode(errors="replace")
                )
            if code:
                raise self.call.error("hiprtcCompileProgram", code)
            return self._bytes("Code", program)
        finally:
            self.call("hiprtcDestroyProgram", byref(program))

    def _bytes(self, what: str, program: c_void_p) -> bytes:
        size = c_size_t()
        self.call(f"hiprtcGet{what}Size", program, byref(size))
        found = ctypes.create_string_buffer(max(1, size.value))
        self.call(f"hiprtcGet{what}", program, found)
        return found.raw[: size.value] if what == "Code" else found.value
