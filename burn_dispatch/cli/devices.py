"""`burn-cube devices`: the devices there are, with their limits and features."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import click

from burn_cube.errors import DeviceError
from burn_cube.launch import runtimes
from burn_dispatch import catalog
from burn_dispatch.catalog import Backend
from burn_dispatch.cli.report import Section, report
from burn_dispatch.device import Device


@click.command()
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def devices(names: tuple[str, ...], as_json: bool) -> None:
    """List the devices, with limits and features, and why others are missing.

    NAME chooses backends (cpu, cuda, ...); the test devices reference and null, and those
    of other packages, are listed only by name.
    """
    found = Device.enumerate(*names)
    rows = tuple(row for row in catalog.BACKENDS if (row.name in names if names else row.default))
    absent = missing(rows)
    if not found:
        advice = "; ".join(absent.values())
        raise DeviceError("cannot list devices: there is none", help=advice or "burn-cube doctor says why")
    default = Device.default()
    records = [{"default": device == default, **record(device)} for device in found]
    sections = [_section(one) for one in records]
    if absent:
        sections.append(Section("missing", tuple(absent.items())))
    report(tuple(sections), {"devices": records, "missing": absent}, as_json=as_json)


def missing(rows: Iterable[Backend]) -> dict[str, str]:
    """Why backends have no device, by their names."""
    reasons = {row.name: _why(row) for row in rows}
    return {name: reason for name, reason in reasons.items() if reason is not None}


def _why(backend: Backend) -> str | None:
    """What a backend lacks; None if it has a device."""
    if not catalog.enabled(backend):
        return catalog.advice(backend)
    if backend.runtime is None:
        return None
    try:
        runtimes.driver(backend.runtime)
    except DeviceError as error:
        return f"{error.message}; {error.help or catalog.advice(backend)}"
    return None


def record(device: Device) -> dict[str, Any]:
    """What is known about a device, as JSON takes it; nothing is loaded for those that run no kernels."""
    properties = {} if device.backend.runtime is None else device.properties.as_dict()
    return {
        "device": str(device),
        "dispatch": device.name,
        **{name: _listed(value) for name, value in properties.items()},
    }


def _section(one: dict[str, Any]) -> Section:
    default = " (default)" if one["default"] else ""
    rows = tuple((_label(key), _value(key, one[key])) for key in one if key not in ("device", "default"))
    return Section(f"{one['device']}{default}", rows)


def _label(key: str) -> str:
    return {"dispatch": "path", "host_memory": "uses NumPy's memory in place"}.get(key, key.replace("_", " "))


def _value(key: str, value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        between = " x " if key in ("max_cube_dim", "max_cube_count") else ", "
        return between.join(map(str, cast("list[object]", value))) or "-"
    return f"{value} ({_size(value)})" if key.endswith("_bytes") else str(value)


def _size(count: int) -> str:
    for unit in ("B", "KiB", "MiB", "GiB"):
        if count < 1024 or unit == "GiB":
            return f"{count:.4g} {unit}"
        count //= 1024
    raise AssertionError(count)


def _listed(value: Any) -> Any:
    """JSON has lists, not tuples."""
    return list(cast("tuple[object, ...]", value)) if isinstance(value, tuple) else value
