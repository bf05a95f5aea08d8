"""`burn-cube cache`: the compiled kernels on disk."""

from __future__ import annotations

import click

from burn_cube import config
from burn_cube.launch import disk_cache
from burn_dispatch.cli.report import Section, report


@click.group()
def cache() -> None:
    """Compiled kernels that are kept on disk."""


@cache.command()
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def info(as_json: bool) -> None:
    """Say where they are, how many, and how large."""
    place = disk_cache.folder()
    found = disk_cache.entries(place) if place is not None else []
    size = sum(entry.size for entry in found)
    settings = config.current()
    record = {
        "enabled": settings.disk_cache and place is not None,
        "folder": str(place) if place is not None else None,
        "entries": len(found),
        "bytes": size,
        "limit_bytes": settings.cache_mib << 20,
    }
    rows = (
        ("enabled", "yes" if record["enabled"] else "no"),
        ("folder", str(place) if place is not None else "-"),
        ("entries", str(len(found))),
        ("size", f"{size / (1 << 20):.1f} of {settings.cache_mib} MiB"),
    )
    report((Section("cache", rows),), record, as_json=as_json)


@cache.command()
def clear() -> None:
    """Remove them all."""
    place = disk_cache.folder()
    count = disk_cache.clear(place) if place is not None else 0
    click.echo(f"removed {count} {'entry' if count == 1 else 'entries'}")
