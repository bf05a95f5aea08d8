"""Checks and measures CUDA on a machine that has a GPU, and writes all it finds into one JSON file.

    python tests/device/gpu_check.py -o gpu.json

Needs no network and installs nothing; takes less than six minutes. Each section runs in a process of its own
with a share of the time, so that one that hangs or loses the device leaves the others. `--stand-in` runs the
same on the stand-in for the driver, on a machine without a GPU, to check this script.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SECTIONS = {
    "machine": 30, "latency": 45, "interchange": 20, "sanitizer": 60, "benchmark": 75, "conformance": 120,
}  # fmt: skip
"""Seconds at most: 350 in all."""
_TAIL = 4000  # characters of what a section that failed printed


def main() -> int:
    """Run the sections; exit code 1 if one failed or found something wrong."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-o", "--output", type=Path, default=Path("gpu_check.json"))
    parser.add_argument("--only", action="append", choices=SECTIONS, help="these sections; default: all")
    parser.add_argument("--stand-in", action="store_true", help="no GPU: on the stand-in for the driver")
    parser.add_argument("--section", help=argparse.SUPPRESS)  # a section's own process
    given = parser.parse_args()
    if given.section:
        return _section(given.section, given.stand_in)
    began = time.monotonic()
    sections: dict[str, Any] = {}
    found: dict[str, Any] = {"began": time.strftime("%Y-%m-%dT%H:%M:%S%z"), "stand_in": given.stand_in}
    with TemporaryDirectory() as announced:
        environment = _environment(Path(announced))
        for name in given.only or SECTIONS:
            sections[name] = _run(name, SECTIONS[name], given.stand_in, environment)
            found.update(seconds=round(time.monotonic() - began, 1), sections=sections)
            # after each, in case the next one takes the machine with it
            given.output.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
            print(f"{name}: {_summary(sections[name])}", flush=True)
    print(f"wrote {given.output} after {found['seconds']} s")
    return int(any(not section["ok"] for section in sections.values()))


def _environment(announced: Path) -> dict[str, str]:
    """The source tree comes first, with its entry points as if it were installed; nothing is cached."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = announced / f"burn_cube-{project['version']}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: burn-cube\nVersion: {project['version']}\n"
    )
    points = project["entry-points"]["burn_cube.runtimes"]
    lines = ["[burn_cube.runtimes]", *(f"{name} = {value}" for name, value in points.items())]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    paths = [str(announced), str(ROOT), str(ROOT / "runtimes"), str(ROOT / "kernels")]
    paths += [path for path in [os.environ.get("PYTHONPATH", "")] if path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "BURN_CUBE_DISK_CACHE": "0"}


def _run(name: str, seconds: float, stand_in: bool, environment: dict[str, str]) -> dict[str, Any]:
    command = [sys.executable, str(Path(__file__).resolve()), "--section", name]
    command += ["--stand-in"] if stand_in else []
    began = time.monotonic()
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace", start_new_session=True,
    )  # fmt: skip
    try:
        output, _ = process.communicate(timeout=seconds)
        ended = f"ended with code {process.returncode}"
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)  # its own children too
        output, _ = process.communicate()
        ended = f"took more than {seconds} s"
    result = _last_json(output)
    if result is None:
        result = {"ok": False, "error": ended, "output": output[-_TAIL:]}
    return {**result, "seconds": round(time.monotonic() - began, 1)}


def _last_json(output: str) -> dict[str, Any] | None:
    """What the section printed last, if it came to its end."""
    lines = output.strip().splitlines()
    if not lines or not lines[-1].startswith("{"):
        return None
    found: dict[str, Any] = json.loads(lines[-1])
    return found


def _section(name: str, stand_in: bool) -> int:
    from tests.device import gpu_sections  # what a section imports may be missing: then only it fails

    found = gpu_sections.SECTIONS[name](stand_in)
    print("\n" + json.dumps(found), flush=True)
    return int(not found["ok"])


def _summary(section: dict[str, Any]) -> str:
    state = "ok" if section["ok"] else section.get("error") or "found something"
    return f"{state}, {section['seconds']} s"


if __name__ == "__main__":
    sys.exit(main())
