"""The runtime of OpenCL devices, by pyopencl. Devices are counted over all platforms, GPUs first."""

from burn_runtimes.opencl.driver import create

__all__ = ["create"]
