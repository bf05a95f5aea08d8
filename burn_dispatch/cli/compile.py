"""`burn-cube compile FILE[:KERNEL]`: kernels ahead of time, with all that a host needs to launch them."""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click

from burn_cube.driver import Artifact
from burn_cube.errors import LaunchValueError
from burn_cube.launch.compiling import emit
from burn_cube.launch.specialise import lowered
from burn_cube.signature import Signature
from burn_dispatch.cli import binaries, described, specialisation
from burn_dispatch.cli.binaries import Compiler
from burn_dispatch.cli.interface import interface, parameter
from burn_dispatch.cli.load import Kernel, load_all
from burn_dispatch.cli.specialisation import Chosen

MANIFEST = "manifest.json"


@click.command()
@click.argument("kernels", metavar="FILE[:KERNEL]")
@click.option("--target", "-t", type=click.Choice(list(described.TARGETS)), required=True, help="What for.")
@click.option(
    "--output", "-o", type=click.Path(file_okay=False, path_type=Path), required=True, metavar="DIR"
)
@click.option("--arch", multiple=True, metavar="NAME", help="Machine code for this: sm_90, gfx942, ...")
@specialisation.options
def compile(kernels: str, target: str, output: Path, arch: tuple[str, ...], **options: Any) -> None:
    """Write kernels as text of a target, as machine code where its compiler is there, and a manifest.

    Of a FILE alone, all its kernels are compiled. Arguments are chosen as by `burn-cube show`. The manifest
    says for each kernel its entry, parameters, the record of numbers that it takes, its cube, its memory.
    """
    binaries.check(target, arch)
    compilers = binaries.compilers(target, arch)
    found, module = load_all(kernels)
    driver = described.driver(target)
    made: list[tuple[Kernel, Signature, Artifact]] = []
    for function in found:
        signature = specialisation.signature(function, module, Chosen(**options), driver.properties)
        made.append((function, signature, emit(lowered(function, signature), signature, driver)))
    _check_names([artifact.entry for _, _, artifact in made])
    output.mkdir(parents=True, exist_ok=True)
    entries = [_write(*one, target, output, compilers) for one in made]
    manifest = {"burn_cube": version("burn-cube"), "target": target, "kernels": entries}
    (output / MANIFEST).write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    click.echo(f"wrote {len(entries)} {'kernel' if len(entries) == 1 else 'kernels'} to {output}")


def _check_names(entries: list[str]) -> None:
    for entry in entries:
        if entries.count(entry) > 1:
            raise LaunchValueError(f"cannot compile: two kernels have the entry {entry}")


def _write(
    function: Kernel,
    signature: Signature,
    artifact: Artifact,
    target: str,
    output: Path,
    compilers: dict[str, Compiler],
) -> dict[str, Any]:
    """Write a kernel's files; its entry of the manifest."""
    text = artifact.entry + described.TARGETS[target].suffix
    (output / text).write_text(artifact.text, encoding="utf-8")
    codes: dict[str, str] = {}
    taken: dict[str, dict[str, int]] = {}
    for name, compiler in compilers.items():
        codes[name] = f"{artifact.entry}.{name}{binaries.SUFFIXES[target]}"
        code, resources = compiler(artifact)
        (output / codes[name]).write_bytes(code)
        if resources is not None:
            taken[name] = resources
    return {
        "kernel": function.name,
        "text": text,
        "machine_code": codes,
        "resources": taken,
        **specialisation.described(function, signature),
        "params": [parameter(param) for param in artifact.kernel.params],
        **interface(artifact),
    }
