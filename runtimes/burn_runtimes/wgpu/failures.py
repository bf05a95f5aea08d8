"""wgpu's errors as ours."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

import wgpu

from burn_cube.errors import DeviceError, OutOfMemoryError

_ERRORS = (wgpu.GPUError, wgpu.GPUPipelineError)
ALL = (*_ERRORS, MemoryError, RuntimeError)
"""What wgpu raises."""


def words(error: BaseException) -> str:
    """What wgpu says, without empty lines."""
    return "\n".join([line for line in str(error).splitlines() if line.strip()])


@contextmanager
def reported(what: str) -> Generator[None]:
    """Raise DeviceError, or OutOfMemoryError, `cannot <what>: ...` for whatever wgpu raises inside."""
    try:
        yield
    except (wgpu.GPUOutOfMemoryError, MemoryError) as error:
        raise OutOfMemoryError(f"cannot {what}: {words(error)}") from error
    except _ERRORS as error:
        lost = "lost" in str(error).lower()
        raise DeviceError(
            f"cannot {what}: {'the device was lost' if lost else 'wgpu refuses it'}",
            help=f"its words: {words(error)}",
        ) from error
    except RuntimeError as error:  # no adapter, no library
        if isinstance(error, DeviceError):
            raise
        raise DeviceError(f"cannot {what}: {words(error)}") from error
