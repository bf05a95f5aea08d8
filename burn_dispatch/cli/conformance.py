"""`burn-cube conformance`: runs the conformance suite of the source tree, and writes capability x device."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

import burn_dispatch
from burn_cube.errors import DeviceError

PARTS = ("tests/conformance", "tests/ops")
_PYTEST = (sys.executable, "-m", "pytest", *PARTS, "-q", "-p", "no:cacheprovider")
_STDERR = 2  # what pytest prints is no part of the table


@click.command()
@click.option("--device", "devices", multiple=True, metavar="NAME", help="Only this one of the matrix.")
@click.option("--quick", is_flag=True, help="On slow devices the first test of each file only.")
@click.option("--jobs", type=click.IntRange(1), default=1, metavar="N", help="Processes; 1 by default.")
@click.option(
    "--suite", type=click.Path(path_type=Path), metavar="DIR", help="The source tree, if elsewhere."
)
@click.option("--output", "-o", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option(
    "--json/--markdown", "as_json", default=False, help="The form of the table; Markdown if not said."
)
def conformance(
    devices: tuple[str, ...], quick: bool, jobs: int, suite: Path | None, output: Path | None, as_json: bool
) -> None:
    """Run the conformance suite on every device found, and write what each can do.

    The table says for each capability and device: passed, refused (with the feature that the device lacks),
    skipped (with the reason), failed. The suite is part of the source tree, not of the installed package.
    Exit code 1: something failed.
    """
    folder = _suite(suite)
    with TemporaryDirectory() as place:
        file = Path(place) / "matrix.json"
        command = [*_PYTEST, "--matrix", str(file)]
        command += ["--device", ",".join(devices)] if devices else []
        command += ["-m", "not slow"] if quick else []
        command += ["-n", str(jobs)] if jobs > 1 else []
        done = subprocess.run(command, cwd=folder, stdout=_STDERR, check=False)
        if not file.is_file():
            raise DeviceError(f"cannot run the conformance suite: pytest ended with code {done.returncode}")
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    text = json.dumps(found, indent=1) if as_json else markdown(found)
    if output is None:
        click.echo(text)
    else:
        output.write_text(text + "\n", encoding="utf-8")
        click.echo(f"wrote {output}")
    if any(counts.get("failed") for counts in found["devices"].values()):
        raise SystemExit(1)


def _suite(given: Path | None) -> Path:
    folder = given if given is not None else Path(burn_dispatch.__file__).resolve().parents[1]
    if not all((folder / part).is_dir() for part in PARTS):
        raise DeviceError(
            f"cannot run the conformance suite: {folder} is not the source tree of burn-cube",
            help="unpack the source distribution (pip download --no-deps --no-binary :all: burn-cube) "
            "and name its folder: --suite DIR",
        )
    if find_spec("pytest") is None:
        raise DeviceError(
            "cannot run the conformance suite: pytest is not installed",
            help="pip install 'burn-cube[dev]'",
        )
    return folder


def markdown(found: dict[str, Any]) -> str:
    """The table of a matrix: capabilities that no test on a device proves are left out."""
    devices = [name for name in found["devices"] if not name.startswith("(")]
    lines = [f"| | capability | {' | '.join(devices)} |", "|---:|---|" + "---|" * len(devices)]
    for row in found["capabilities"]:
        cells = [_cell(row["devices"].get(device)) for device in devices]
        if any(cells):
            lines.append(f"| {row['row']} | {row['title']} | {' | '.join(cells)} |")
    return "\n".join([*lines, "", *_totals(found, devices)])


def _cell(found: dict[str, Any] | None) -> str:
    if found is None:
        return ""
    outcome, reasons = found["outcome"], ", ".join(found["reasons"])
    if outcome == "partly":
        return f"passed; refused ({reasons})"
    return f"{outcome} ({reasons})" if reasons and outcome in ("refused", "skipped") else str(outcome)


def _totals(found: dict[str, Any], devices: list[str]) -> list[str]:
    lines: list[str] = []
    for device in devices:
        counts = found["devices"][device]
        total = ", ".join(f"{counts[name]} {name}" for name in sorted(counts))
        lines.append(f"- {device}: {total}")
    return lines
