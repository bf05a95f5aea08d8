"""AMD GPUs through HIP: libamdhip64 and libhiprtc by ctypes, no package needed."""

from burn_runtimes.hip.create import create

__all__ = ["create"]
