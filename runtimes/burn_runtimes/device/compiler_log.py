"""What a device's compiler says of generated text, said of the lines of the kernel instead."""

from __future__ import annotations

import re
from collections.abc import Iterator

from burn_cube.driver import Artifact
from burn_cube.errors import DeviceError
from burn_cube.span import UNKNOWN, Span

# file:12:5: error: ..., file(12): error: ..., <kernel>:12:5, and naga's and Tint's `wgsl:12:5`
_PLACE = re.compile(r"(?::|\()(\d+)(?:[:),])(?:(\d+):)?")
_SHOWN = 40  # lines of a log


def refused(artifact: Artifact, device: str, log: str) -> DeviceError:
    """The error for a kernel whose text a device's compiler refuses: a fault of ours or of the driver."""
    places = tuple(_places(artifact, log))
    lines = log.strip().splitlines()
    cut = [*lines[:_SHOWN], f"... and {len(lines) - _SHOWN} lines more"] if len(lines) > _SHOWN else lines
    return DeviceError(
        f"cannot compile kernel {artifact.kernel.name} for {device}: its compiler refuses the text",
        places[0][1] if places else artifact.kernel.span,
        "its words:\n" + "\n".join(cut),
        places[1:],
    )


def _places(artifact: Artifact, log: str) -> Iterator[tuple[str, Span]]:
    """Each message with the line of the kernel that it is about, once."""
    seen: set[Span] = set()
    for line in log.splitlines():
        found = _PLACE.search(line)
        number = int(found.group(1)) if found else 0
        span = artifact.lines[number - 1] if 0 < number <= len(artifact.lines) else UNKNOWN
        if span is not UNKNOWN and span not in seen:
            seen.add(span)
            yield line[found.end() :].strip() if found else line, span
