"""The autodiff context that a tensor carries, and how those of an op's inputs become that of its outputs."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from burn_cube.errors import DispatchValueError


class GradientCheckpointing(Enum):
    """What autodiff keeps of a forward pass: everything, or what is costly, computing the rest again."""

    BALANCED = "Balanced"
    DISABLED = "Disabled"

    def __repr__(self) -> str:
        return self.value


Context = GradientCheckpointing | None
"""None: autodiff is disabled. Otherwise it is enabled, with this strategy."""


def merged(contexts: Iterable[Context]) -> Context:
    """Of all inputs of an op. A disabled one is a constant beside enabled ones, which must agree."""
    found: Context = None
    for context in contexts:
        if context is None or context is found:
            continue
        if found is not None:
            raise DispatchValueError(
                f"Gradient checkpointing strategy mismatch: {found!r} vs {context!r}. "
                "Tensors in the same operation must share a strategy."
            )
        found = context
    return found
