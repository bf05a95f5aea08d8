"""What fusion did: which kernels ran, how many ops each stands for, and what that saved."""

from __future__ import annotations

from burn_dispatch.fusion.program import Program


def ran(program: Program) -> None:
    """Note a program that was launched."""


def ran_alone(op: str) -> None:
    """Note an op that did not wait."""
