"""Fusion: ops of Cube wait in a queue, and chains of them become one kernel."""

from burn_dispatch.fusion.report import FusedKernel, Report, inspect

__all__ = ["FusedKernel", "Report", "inspect"]
