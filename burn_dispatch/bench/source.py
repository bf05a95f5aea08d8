"""Where workloads come from: the same list in every process of a run."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from burn_dispatch.bench import custom, peers, suites
from burn_dispatch.bench.implementation import Operation
from burn_kernels.workload import Workload


@dataclass(frozen=True, slots=True)
class Source:
    """Our suites, or with `target` a kernel of the user's file and what options say of it."""

    target: str = ""
    options: Mapping[str, list[str]] = field(default_factory=dict[str, list[str]])

    def workloads(self) -> tuple[Workload, ...]:
        """All of them, in the order in which they are shown."""
        return custom.workloads(self.target, self.options) if self.target else suites.WORKLOADS

    def operations(self, peer: str) -> dict[str, Operation]:
        """What a peer implements, by the name of the workload."""
        if self.target:
            return custom.operations(self.target, self.options, peer)
        return peers.operations(peer)

    def as_text(self) -> str:
        """For another process."""
        return json.dumps(asdict(self))

    @classmethod
    def of_text(cls, text: str) -> Source:
        """What `as_text` gave."""
        return cls(**json.loads(text))
