"""The manifest of a folder of compiled kernels: a run adds to what the folder has."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from burn_cube.errors import LaunchValueError
from burn_cube.record import record

NAME = "manifest.json"
_HELP = "choose another folder, or delete this one"


@record
class Kept:
    """What a folder has: the entries that stay, and how many are written anew."""

    others: tuple[dict[str, Any], ...]
    replaced: int

    def described(self) -> str:
        """For the user; empty for a new folder."""
        parts = [f"{self.replaced} written anew"] * bool(self.replaced)
        parts += [f"{len(self.others)} kept from before"] * bool(self.others)
        return f" ({', '.join(parts)})" if parts else ""


def kept(folder: Path, target: str, entries: Mapping[str, str]) -> Kept:
    """What stays in a folder when kernels are written there, given by entry; an error if they do not fit."""
    path = folder / NAME
    if not path.is_file():
        return Kept((), 0)
    found = _read(path)
    for what, ours in (("target", target), ("burn_cube", version("burn-cube"))):
        if found[what] != ours:
            raise LaunchValueError(
                f"cannot compile into {folder}: its manifest says {what} {found[what]}, expected {ours}",
                help=_HELP,
            )
    for old in found["kernels"]:
        name = entries.get(old["entry"], old["kernel"])
        if name != old["kernel"]:
            raise LaunchValueError(
                f"cannot compile into {folder}: the kernels {old['kernel']} and {name} have one entry, "
                f"{old['entry']}",
                help=_HELP,
            )
    others = tuple(old for old in found["kernels"] if old["entry"] not in entries)
    return Kept(others, len(found["kernels"]) - len(others))


def write(folder: Path, target: str, kernels: Sequence[dict[str, Any]]) -> None:
    """Write the manifest."""
    text = json.dumps({"burn_cube": version("burn-cube"), "target": target, "kernels": kernels}, indent=2)
    (folder / NAME).write_text(text + "\n", encoding="utf-8")


def _read(path: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if {"burn_cube", "target", "kernels"} <= found.keys() and all(
            {"entry", "kernel"} <= one.keys() for one in found["kernels"]
        ):
            return found
        reason = "it lacks entries"
    except (ValueError, AttributeError, TypeError) as error:  # whatever another file has
        reason = str(error)
    raise LaunchValueError(
        f"cannot compile into {path.parent}: its {path.name} is no manifest of ours ({reason})", help=_HELP
    )
