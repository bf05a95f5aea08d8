"""Devices and tensors: what a program holds, and where its kernels run."""

from burn_dispatch.device import Device, DeviceId
from burn_dispatch.tensor import Tensor

__all__ = ["Device", "DeviceId", "Tensor"]
