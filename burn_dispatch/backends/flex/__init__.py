"""Backend on the CPU without the compiler of this project: NumPy in blocks on threads, Numba if it is there.

It shares the functions of NdArray and overrides those that can be faster.
"""
