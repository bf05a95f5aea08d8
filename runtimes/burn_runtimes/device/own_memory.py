"""What drivers say whose devices do not see the host's memory."""

from __future__ import annotations

from burn_cube.errors import DeviceError


def own_memory(device: str) -> DeviceError:
    """The error for an array of NumPy that is to be used in place."""
    return DeviceError(
        f"cannot use an array of NumPy in place: {device} has its own memory",
        help="copy it to the device: Tensor.from_numpy(x, device)",
    )
