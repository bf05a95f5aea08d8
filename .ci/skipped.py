"""Lists, from the matrix that a test run has written, what did not run, and why: `skipped.py FILE`."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def lines(found: dict[str, object]) -> list[str]:
    """A line for each reason on each device."""
    skipped: dict[str, dict[str, int]] = found["skipped"]  # type: ignore[assignment]
    return [
        f"- {count} {'test' if count == 1 else 'tests'} on {device}: {reason}"
        for device, reasons in skipped.items()
        for reason, count in reasons.items()
    ]


if __name__ == "__main__":
    path = Path(sys.argv[1])
    if not path.is_file():
        print("- the tests: they wrote no summary")
    else:
        print("\n".join(lines(json.loads(path.read_text(encoding="utf-8")))) or "- nothing was skipped")
