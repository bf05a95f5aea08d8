"""PyTorch itself. Only modules of this package import this one, which happens when the backend is first used.

It is an optional package, so its names have no static types here.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

torch: Any = import_module("torch")
functional: Any = import_module("torch.nn.functional")
aten: Any = torch.ops.aten
"""The operators beneath, for gradients, which have no other functions."""
CPU: Any = torch.device("cpu")
"""Named wherever a tensor is made, since the default device of PyTorch may be another."""
Tensor = Any
"""A `torch.Tensor` without gradient."""
