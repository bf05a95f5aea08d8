"""The CPU runtime: LLVM text to machine code, NumPy memory as it is, cubes on all cores."""

from burn_runtimes.llvm_cpu.cpu import CpuDriver, create

__all__ = ["CpuDriver", "create"]
