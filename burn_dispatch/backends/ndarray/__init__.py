"""Backend on NumPy alone: the simple one. A primitive is an `np.ndarray`; functions are named as ops."""
