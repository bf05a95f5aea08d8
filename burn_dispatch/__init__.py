"""Devices and tensors: what a program holds, and where its kernels run."""
