"""The standard kernels, written in the kernel language."""
