"""What compilers of GPUs say of a text: the resources of its kernels. Kept on disk by the text's content."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from tempfile import NamedTemporaryFile

from platformdirs import user_cache_path

_INCLUDE = re.compile(r"^#include .*$", re.MULTILINE)
FOLDER = user_cache_path("burn-cube") / "tests" / "compiled"


@dataclass(frozen=True, slots=True)
class Usage:
    """A kernel on an architecture: registers a unit, bytes that do not fit into them, bytes of a cube."""

    kernel: str
    arch: str
    registers: int
    spilled: int  # bytes stored to and loaded from memory for lack of registers
    stack: int  # bytes of a unit's own memory, spills among them
    shared: int  # bytes of static shared memory


class RefusedError(Exception):
    """The compiler does not take the text; its words."""


def kept(text: str, command: Sequence[str], compile_it: Callable[[], list[Usage]]) -> list[Usage]:
    """What `compile_it` found when this text was compiled by this command first, now or earlier."""
    key = hashlib.sha256("\0".join([*command, text]).encode()).hexdigest()[:40]
    path = FOLDER / f"{key}.json"
    if path.exists():
        return [Usage(**entry) for entry in json.loads(path.read_text())]
    found = compile_it()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile("w", dir=FOLDER, delete=False) as file:
        json.dump([asdict(usage) for usage in found], file)
    os.replace(file.name, path)  # tests run side by side
    return found


def together(kernels: Sequence[tuple[str, str]]) -> str:
    """One text of many (entry, text): a compiler takes much less time for one. Entries are numbered."""
    parts: list[str] = []
    includes: dict[str, None] = {}
    for number, (entry, text) in enumerate(kernels):
        body = re.sub(rf"\b{entry}\(", f"{entry}_{number}(", text)
        for include in _INCLUDE.findall(body):
            includes[include] = None
        parts.append(f"namespace k{number} {{\n{_INCLUDE.sub('', body)}\n}}")
    return "\n".join([*includes, *parts])


def usages_of(kernels: Sequence[tuple[str, str]], compile_it: Callable[[str], list[Usage]]) -> list[Usage]:
    """The resources of many (entry, text), which are compiled together; the one that is refused is named."""
    try:
        return compile_it(together(kernels))
    except RefusedError:
        for entry, text in kernels:
            try:
                compile_it(text)
            except RefusedError as error:
                raise RefusedError(f"{entry}: {error}\n{text}") from None
        raise


def spilled(usages: Iterable[Usage], few: int = 0) -> list[str]:
    """The kernels that need more registers than there are: more bytes than a few are stored and loaded."""
    return [f"{usage.kernel} on {usage.arch}" for usage in usages if usage.spilled > few]


def table(usages: Iterable[Usage]) -> str:
    """A line a kernel, a column an architecture: registers, and what spills where something does."""
    by_kernel: dict[str, dict[str, Usage]] = {}
    for usage in usages:
        by_kernel.setdefault(usage.kernel, {})[usage.arch] = usage
    archs = list(dict.fromkeys(arch for row in by_kernel.values() for arch in row))
    width = max(map(len, by_kernel), default=0)
    lines = ["registers, +bytes spilled".ljust(width) + "".join(f"{arch:>10}" for arch in archs)]
    for kernel, row in sorted(by_kernel.items()):
        cells = (_cell(row.get(arch)) for arch in archs)
        lines.append(kernel.ljust(len(lines[0]) - 10 * len(archs)) + "".join(f"{cell:>10}" for cell in cells))
    return "\n".join(lines)


def _cell(usage: Usage | None) -> str:
    if usage is None:
        return "-"
    return f"{usage.registers}+{usage.spilled}" if usage.spilled else str(usage.registers)
