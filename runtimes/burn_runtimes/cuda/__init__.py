"""NVIDIA GPUs through the CUDA driver, by cuda-bindings or PyCUDA."""

from burn_runtimes.cuda.create import create

__all__ = ["create"]
