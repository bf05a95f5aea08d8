"""Devices and tensors: what a program holds, and where its kernels run."""

from burn_dispatch.device import Device, DeviceId, Devices
from burn_dispatch.tensor import Tensor
from burn_dispatch.transaction import Transaction

__all__ = ["Device", "DeviceId", "Devices", "Tensor", "Transaction"]
