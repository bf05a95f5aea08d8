"""Runs that were saved, and what has become slower since."""

from __future__ import annotations

import json
import math
import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import platformdirs

from burn_cube.errors import DispatchError
from burn_dispatch.bench.record import Record

LEAST = 0.05
"""A change that is never called a regression."""
MOST = 2.0
"""The ratio from where on noise leaves nothing to say."""
_NAME = re.compile(r"[\w][\w.-]*")


def path(name: str) -> Path:
    """The file of a run: a name in the user's data folder, or a path that ends in .json."""
    if name.endswith(".json"):
        return Path(name)
    if _NAME.fullmatch(name) is None:
        raise DispatchError(
            f"cannot use {name!r} as the name of a run: expected letters, digits, '.', '_', '-', or FILE.json"
        )
    return platformdirs.user_data_path("burn-cube", appauthor=False) / "bench" / f"{name}.json"


@dataclass(frozen=True, slots=True)
class Saved:
    """Medians and noise by key, and the environment of the run."""

    seconds: dict[str, tuple[float, float]]
    environment: dict[str, Any]

    @property
    def machine(self) -> str:
        """What must be the same for times to be comparable."""
        return f"{self.environment.get('processor')}, {self.environment.get('cores')} cores"


def save(name: str, records: Iterable[Record], environment: dict[str, Any]) -> Path:
    """Write a run; what a run of this name had is replaced."""
    file = path(name)
    rows = [{"key": record.key, **record.as_dict()} for record in records]
    file.parent.mkdir(parents=True, exist_ok=True)
    partial = file.with_suffix(f".{os.getpid()}")
    partial.write_text(json.dumps({"environment": environment, "records": rows}, indent=1), encoding="utf-8")
    partial.replace(file)
    return file


def load(name: str) -> Saved:
    """Read a run; DispatchError for what is none."""
    file = path(name)
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        seconds = {
            str(row["key"]): (float(row["seconds"]["median"]), float(row["seconds"]["noise"]))
            for row in found["records"]
            if row["seconds"] is not None
        }
        return Saved(seconds, dict(found["environment"]))
    except FileNotFoundError:
        known = sorted(other.stem for other in file.parent.glob("*.json"))
        raise DispatchError(
            f"cannot compare with {name}: there is no such run",
            help=f"saved are: {', '.join(known) or 'none'}",
        ) from None
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise DispatchError(
            f"cannot compare with {name}: {file.name} is no run that was saved ({error})"
        ) from None


@dataclass(frozen=True, slots=True)
class Change:
    """A workload then and now, in seconds; `allowed` is the ratio that noise explains."""

    key: str
    before: float
    now: float
    allowed: float

    @property
    def ratio(self) -> float:
        """Above 1: slower than before."""
        return self.now / self.before

    @property
    def undecided(self) -> bool:
        """Whether noise would explain twice the time: nothing can be said then."""
        return self.allowed > MOST

    @property
    def regressed(self) -> bool:
        """Whether it is slower by more than noise explains."""
        return self.ratio > self.allowed and not self.undecided

    @property
    def improved(self) -> bool:
        """Whether it is faster by more than noise explains."""
        return self.ratio < 1 / self.allowed and not self.undecided


def changes(records: Sequence[Record], before: Saved) -> list[Change]:
    """Of our own results that both runs have."""
    found: list[Change] = []
    for record in records:
        m = record.measurement
        if m.seconds is not None and m.implementation.is_ours and record.key in before.seconds:
            median, noise = before.seconds[record.key]
            allowed = 1 + max(LEAST, 3 * math.hypot(noise, m.seconds.noise))
            found.append(Change(record.key, median, m.seconds.median, allowed))
    return found
