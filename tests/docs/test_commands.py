"""The commands that the pages show exist, with their options; those that take a moment run as they stand."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import click
import pytest

from burn_dispatch.cli import main
from tests.docs.test_docs import PAGES, ROOT, blocks

COMMAND = [sys.executable, "-c", "from burn_dispatch.cli import main; main(prog_name='burn-cube')"]
INLINE = re.compile(r"`((?:[A-Z_]+=\S+ )*burn-cube [^`|]+)`")
LONG = ("conformance", "bench")
"""Commands that measure or test for minutes; `bench --list` does neither."""


def lines(page: Path) -> list[str]:
    """The lines of the blocks of commands, without prompts."""
    text = "\n".join(text for language, _, text in blocks(page) if language in ("sh", "console"))
    return [line.removeprefix("$ ") for line in text.splitlines()]


def commands(page: Path) -> list[str]:
    """Those of burn-cube, and of Python on a file of the source tree."""
    return [line for line in lines(page) if re.match(r"(?:[A-Z_]+=\S+ )*(?:burn-cube |python \w)", line)]


def inline(page: Path) -> list[str]:
    """What prose calls a command; a part of one may lack its argument."""
    return INLINE.findall(page.read_text(encoding="utf-8"))


def words(command: str) -> tuple[dict[str, str], list[str]]:
    """The environment that a line sets, and the rest of it."""
    rest = shlex.split(command, comments=True)
    count = next(i for i, word in enumerate(rest) if "=" not in word)
    return dict(word.split("=", 1) for word in rest[:count]), rest[count:]


def parsed(command: str) -> None:
    """Click's error for what `burn-cube` does not take."""
    name, *rest = words(command)[1][1:]
    group: click.Command = main
    context = click.Context(main, info_name="burn-cube")
    while isinstance(group, click.Group):
        found = group.get_command(context, name)
        assert found is not None, f"{command}: there is no command {name}"
        group = found
        if isinstance(group, click.Group):
            name, *rest = rest
    if not any(word in ("--help", "-h") for word in rest):
        group.make_context(name, rest, parent=context)


def runs(command: str) -> bool:
    """Whether it takes a moment."""
    name, *rest = words(command)[1][1:]
    return name not in LONG or "--list" in rest


WITH = [page for page in PAGES if commands(page)]


def test_there_are_commands() -> None:
    assert {page.name for page in WITH} >= {"README.md", "services.md", "devices.md", "launching.md"}


@pytest.mark.capability(150)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_take_what_is_shown(page: Path) -> None:
    for command in [one for one in commands(page) if words(one)[1][0] == "burn-cube"]:
        parsed(command)
    for command in inline(page):
        with suppress(click.MissingParameter):
            parsed(command)


@pytest.mark.slow
@pytest.mark.capability(150)
@pytest.mark.parametrize("page", WITH, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_run(page: Path, tmp_path: Path) -> None:
    """In order, in a folder that has what a checkout has; a comment `says:` quotes the output."""
    for folder in ("examples", "kernels"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    inherited = {
        **os.environ, "BURN_CUBE_CACHE_DIR": str(tmp_path / "cache"), "BURN_CUBE_DISK_CACHE": "1",
        "PYTHONPATH": os.pathsep.join(map(str, (ROOT, ROOT / "runtimes", ROOT / "kernels"))),
    }  # fmt: skip
    for command in filter(runs, commands(page)):
        given, (program, *rest) = words(command)
        start = COMMAND if program == "burn-cube" else [sys.executable]
        done = subprocess.run(
            [*start, *rest],
            cwd=tmp_path,
            env={**inherited, **given},
            capture_output=True,
            text=True,
            check=False,
        )
        if re.search(r"pip install 'burn-cube\[\w+\]'", done.stderr):
            continue  # what it needs is not installed, and it has said so
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        assert command.partition("# says: ")[2] in done.stdout, f"{command}\n{done.stdout}"
