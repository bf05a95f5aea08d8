"""What seems slower is measured again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

from burn_dispatch.bench import confirm
from burn_dispatch.bench.implementation import OURS, Implementation
from burn_dispatch.bench.run import Measurement, Plan
from burn_dispatch.bench.store import Saved, changes
from burn_kernels.workload import Workload
from tests.bench.made import AROUND, compared, measured, workload

LUCKY, SLOWED = workload("lucky"), workload("slowed")
BEFORE = Saved({f"{of.key} burn-cube cpu hot": (2.0, 0.01) for of in (LUCKY, SLOWED)}, AROUND)
OF_OURS = Implementation(OURS, "cpu")
PLAN = Plan((LUCKY, SLOWED), (OF_OURS, Implementation("jax")), 1, 0.1)


def again(monkeypatch: pytest.MonkeyPatch, *rounds: dict[str, float]) -> list[Plan]:
    """Seconds by the name of the workload, in each round; the plans that were measured."""
    plans: list[Plan] = []

    def measure(plan: Plan, observe: Callable[[Workload], None]) -> Iterator[Sequence[Measurement]]:
        plans.append(plan)
        for one in plan.workloads:
            observe(one)
            yield [measured(OURS, rounds[len(plans) - 1][one.name], one)]

    monkeypatch.setattr(confirm, "measure", measure)
    return plans


def confirmed(lucky: float, slowed: float) -> dict[str, tuple[float, bool]]:
    found = changes(compared(measured(OURS, lucky, LUCKY), measured(OURS, slowed, SLOWED)), BEFORE)
    seen: list[str] = []
    result = confirm.confirmed(found, PLAN, BEFORE, lambda one: seen.append(one.name))
    return {change.key.split("/")[1]: (change.now, change.regressed) for change in result}


@pytest.mark.capability(146)
def test_slower_is_what_is_so_each_time(monkeypatch: pytest.MonkeyPatch):
    plans = again(monkeypatch, {"lucky": 2.02, "slowed": 3.1}, {"slowed": 2.9})
    assert confirmed(2.4, 3.0) == {"lucky": (2.02, False), "slowed": (2.9, True)}
    assert [plan.workloads for plan in plans] == [(LUCKY, SLOWED), (SLOWED,)]
    assert all(plan.implementations == (OF_OURS,) for plan in plans)


def test_nothing_is_measured_again_without_need(monkeypatch: pytest.MonkeyPatch):
    plans = again(monkeypatch)
    assert confirmed(2.01, 1.0) == {"lucky": (2.01, False), "slowed": (1.0, False)}
    assert plans == []


def test_what_lies_between_two_measurements_is_noise(monkeypatch: pytest.MonkeyPatch):
    again(monkeypatch, {"slowed": 2.5}, {})
    assert confirmed(2.0, 4.0)["slowed"] == (2.5, False)  # 4.0 / 2.5 explains 2.5 / 2.0
