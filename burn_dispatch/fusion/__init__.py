"""Fusion: ops of Cube wait in a queue, and chains of them become one kernel."""
