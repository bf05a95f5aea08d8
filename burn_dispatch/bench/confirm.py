"""What seems slower than before is measured again: a process can be unlucky with its memory and its cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from burn_dispatch.bench.record import records
from burn_dispatch.bench.run import Plan, measure
from burn_dispatch.bench.store import Change, Saved, changes
from burn_kernels.workload import Workload

TIMES = 2
"""How often, at most."""


def confirmed(
    found: Sequence[Change], plan: Plan, before: Saved,
    observe: Callable[[Workload], None] = lambda workload: None,
) -> list[Change]:  # fmt: skip
    """The changes; slower is only what was so each time, in new processes. The plan is that of the run."""
    known = {change.key: change for change in found}
    for _ in range(TIMES):
        suspects = [key for key, change in known.items() if change.regressed]
        workloads = tuple(w for w in plan.workloads if any(key.startswith(f"{w.key} ") for key in suspects))
        ours = tuple(who for who in plan.implementations if who.is_ours)
        if not workloads:
            break
        for measured in measure(replace(plan, workloads=workloads, implementations=ours), observe):
            for change in changes(records(measured, {}), before):
                if change.key in suspects:
                    known[change.key] = _together(known[change.key], change)
    return list(known.values())


def _together(one: Change, other: Change) -> Change:
    """The faster of two measurements of the same; noise explains at least what lies between them."""
    slow, fast = sorted((one, other), key=lambda change: -change.now)
    return replace(fast, allowed=max(one.allowed, other.allowed, slow.now / fast.now))
