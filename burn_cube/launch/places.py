"""What launch errors point at: a parameter of a kernel, or a part of one."""

from __future__ import annotations

from burn_cube.record import record
from burn_cube.span import Span


@record
class Place:
    """`kernel` and `name` (`x`, `xs.0`, `opt.rate`) for the text, `span` for the caret."""

    kernel: str
    name: str
    span: Span

    def part(self, name: str) -> Place:
        """An item of a list or a field of a struct."""
        return Place(self.kernel, f"{self.name}.{name}", self.span)

    def __str__(self) -> str:
        return f"cannot launch {self.kernel}: argument {self.name}"
