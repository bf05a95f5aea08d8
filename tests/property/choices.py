"""Where the decisions of a generated kernel come from: hypothesis, which shrinks them, or a plain seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")


class Choices(Protocol):
    """A source of integers from 0 to n - 1."""

    def below(self, n: int) -> int: ...


class Drawn:
    """Choices of hypothesis."""

    def __init__(self, draw: Callable[[st.SearchStrategy[Any]], Any]) -> None:
        self.draw = draw

    def below(self, n: int) -> int:
        """An integer that shrinks to 0."""
        return int(self.draw(st.integers(0, n - 1)))


class Seeded:
    """Choices of a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, n: int) -> int:
        """A random integer."""
        return self.random.randrange(n)


class Chooser:
    """Picks things."""

    def __init__(self, choices: Choices) -> None:
        self.below = choices.below

    def pick(self, options: Sequence[T]) -> T:
        """One of some options; the first is the simplest."""
        return options[self.below(len(options))]

    def chance(self, percent: int) -> bool:
        """True with a probability; shrinks to false."""
        return self.below(100) >= 100 - percent

    def between(self, low: int, high: int) -> int:
        """An integer from low to high."""
        return low + self.below(high - low + 1)
