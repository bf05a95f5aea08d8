"""What a command says, written three ways: rich on a terminal, plain text in a pipe, JSON where asked for."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import Any, TextIO

import click
from rich.console import Console
from rich.syntax import Syntax
from rich.table import Table
from rich.text import Text


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its rows: a name and what there is to say about it."""

    title: str
    rows: tuple[tuple[str, str], ...]


def report(sections: tuple[Section, ...], record: object, *, as_json: bool) -> None:
    """Write sections for people, or the record for programs."""
    if as_json:
        write_json(record)
    elif _is_terminal():
        _write_rich(sections)
    else:
        click.echo("\n\n".join(_plain(section) for section in sections))


def write_json(record: object) -> None:
    """Write a record as JSON."""
    click.echo(json.dumps(record, indent=2))


def write_code(text: str, language: str) -> None:
    """Write generated text: with colours on a terminal, as it is in a pipe."""
    if _is_terminal():
        # this theme takes the terminal's own colours, which can be read on a light and on a dark ground
        code = Syntax(text.rstrip("\n"), language, theme="ansi_light", background_color="default")
        Console(soft_wrap=True).print(code)
    else:
        click.echo(text.rstrip("\n"))


def _is_terminal() -> bool:
    """Whether people read the output; a process may have been started without one."""
    stdout: TextIO | None = sys.stdout
    return stdout is not None and stdout.isatty()


def _plain(section: Section) -> str:
    rows = (f"  {name}: {value}" if name else f"  {value}" for name, value in section.rows)
    return "\n".join((section.title, *rows))


def _write_rich(sections: tuple[Section, ...]) -> None:
    console = Console()
    for position, section in enumerate(sections):
        if position:
            console.print()
        console.print(Text(section.title, style="bold cyan"))
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold", no_wrap=True)
        table.add_column(overflow="fold")
        for name, value in section.rows:
            table.add_row(Text(f"  {name}"), Text(value))
        console.print(table)


def listed(values: Any) -> str:
    """Names in one line, or a dash if there is none."""
    return ", ".join(map(str, values)) or "-"
