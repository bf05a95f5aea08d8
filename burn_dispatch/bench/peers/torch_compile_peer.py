"""PyTorch's compiler: the expressions of the suite `fusion`, as one function each."""

# pyright: basic, reportMissingImports=false
# The installed version decides which of its functions have annotations.

from __future__ import annotations

import torch

from burn_dispatch.bench.implementation import Operation
from burn_dispatch.bench.peers.torch_tensor import EXPRESSIONS, by

OPERATIONS: dict[str, Operation] = {name: by(torch.compile(f)) for name, f in EXPRESSIONS.items()}
