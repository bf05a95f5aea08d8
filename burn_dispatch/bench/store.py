"""Runs that were saved, and what has become slower since."""

from __future__ import annotations

import json
import math
import os
import re
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

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

    def differences(self, now: Mapping[str, Any]) -> list[str]:
        """What else than the code may have changed its times, as ends of sentences."""
        found: list[str] = []
        if self.machine != Saved({}, dict(now)).machine:
            found.append(f"on another machine: {self.machine}")
        before, devices = _names(self.environment), _names(now)
        found += [f"on another {device}: {name}" for device, name in before.items()
                  if name != devices.get(device, name)]  # fmt: skip
        (mine, theirs) = (_version(one) for one in (now, self.environment))
        return found + ([f"with burn-cube {theirs}, this is {mine}"] if mine != theirs else [])


def _names(environment: Mapping[str, Any]) -> dict[str, str]:
    return {
        device: str(_table(said).get("name")) for device, said in _table(environment.get("devices")).items()
    }


def _version(environment: Mapping[str, Any]) -> object:
    return _table(environment.get("packages")).get("burn-cube")


def _table(value: object) -> dict[str, Any]:
    """Of a file that anybody may have changed."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else {}


def check(name: str) -> None:
    """DispatchError where a run cannot be saved, before it is measured."""
    writable(path(name), folders=True)


def writable(file: Path, folders: bool = False) -> None:
    """DispatchError where a file cannot be written; `folders`: those that lack are made. Changes no file."""
    try:
        if folders:
            file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            with tempfile.NamedTemporaryFile(dir=file.parent, prefix=file.name):
                return
        if file.is_file():
            with file.open("ab"):
                return
        reason = "it is a folder" if file.is_dir() else ""
    except OSError as error:
        there = file.parent.is_dir() or folders
        reason = str(error.strerror) if there else "there is no such folder"
    if reason:
        raise DispatchError(f"cannot write {file}: {reason}")


def save(name: str, records: Iterable[Record], environment: dict[str, Any]) -> Path:
    """Write a run; what a run of this name had is replaced."""
    file = path(name)
    rows = [{"key": record.key, **record.as_dict()} for record in records]
    file.parent.mkdir(parents=True, exist_ok=True)
    partial = file.with_suffix(f".{os.getpid()}")
    text = json.dumps({"environment": environment, "records": rows}, indent=1)
    try:
        partial.write_text(text, encoding="utf-8")
        partial.replace(file)
    except OSError:
        partial.unlink(missing_ok=True)
        raise
    return file


def load(name: str) -> Saved:
    """Read a run; DispatchError for what is none."""
    file = path(name)
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        rows: list[dict[str, Any]] = list(found["records"])
        seconds = {str(row["key"]): _figures(row["seconds"]) for row in rows if row["seconds"] is not None}
        return Saved(seconds, dict(found["environment"]))
    except FileNotFoundError:
        known = sorted(other.stem for other in file.parent.glob("*.json"))
        raise DispatchError(
            f"cannot compare with {name}: there is no such run",
            help=f"saved are: {', '.join(known) or 'none'}",
        ) from None
    except OSError as error:
        raise DispatchError(f"cannot read {file}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        said = f"it lacks {error}" if isinstance(error, KeyError) else str(error)
        raise DispatchError(
            f"cannot compare with {name}: {file.name} is no run that was saved ({said})"
        ) from None


def _figures(seconds: dict[str, Any]) -> tuple[float, float]:
    """Median and noise; ValueError for what nobody has measured."""
    median, noise = float(seconds["median"]), float(seconds["noise"])
    if not (0 < median < math.inf and 0 <= noise < math.inf):
        raise ValueError(f"got a median of {median:g} s and noise of {noise:g}")
    return median, noise


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
