"""`burn-cube compile FILE[:KERNEL]`: kernels ahead of time, with all that a host needs to launch them."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import click

from burn_cube.driver import Artifact, Driver
from burn_cube.errors import CubeError, LaunchValueError
from burn_cube.launch import runtimes
from burn_cube.launch.compiling import emit
from burn_cube.launch.specialise import lowered
from burn_cube.signature import Signature
from burn_dispatch.cli import binaries, carried, described, manifest, specialisation
from burn_dispatch.cli.binaries import Compiler
from burn_dispatch.cli.interface import interface, parameter
from burn_dispatch.cli.load import Kernel, load_all
from burn_dispatch.cli.specialisation import Chosen

T = TypeVar("T")
Made = tuple[Kernel, Signature, Artifact]


@click.command()
@click.argument("kernels", metavar="FILE[:KERNEL]")
@click.option("--target", "-t", type=click.Choice(list(described.TARGETS)), help="What for.")
@click.option("--output", "-o", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
@click.option("--arch", multiple=True, metavar="NAME", help="Machine code for this: sm_90, gfx942, ...")
@click.option("--device", metavar="RUNTIME[:INDEX]", help="With --cache: the device to compile for.")
@click.option(
    "--cache", type=click.Path(file_okay=False, path_type=Path), metavar="DIR",
    help="Fill a folder that programs name by the setting shipped_cache.",
)  # fmt: skip
@specialisation.options
def compile(
    kernels: str, target: str | None, output: Path | None, arch: tuple[str, ...], device: str | None,
    cache: Path | None, **options: Any,
) -> None:  # fmt: skip
    """Write kernels as text of a target, as machine code where its compiler is there, and a manifest.

    Of a FILE alone, all its kernels are compiled: those that cannot be are listed, and the exit code is 1.
    Arguments are chosen as by `burn-cube show`. The manifest says for each kernel its entry, parameters, the
    record of numbers that it takes, its cube, its memory; it keeps what DIR has from runs before.

    With --cache, kernels are compiled for a device of this machine, and DIR becomes a cache of compiled
    kernels that a program can carry: where the setting shipped_cache names it, launches compile nothing.
    """
    if cache is not None or device is not None:
        _carry(kernels, cache, device, bool(target or output or arch), Chosen(**options))
    else:
        _write_all(kernels, _given(target, "target"), _given(output, "output"), arch, Chosen(**options))


def _given(value: T | None, name: str) -> T:
    """The value of an option; an error without."""
    if value is None:
        context = click.get_current_context()
        param = next(param for param in context.command.params if param.name == name)
        raise click.MissingParameter(ctx=context, param=param)
    return value


def _carry(kernels: str, cache: Path | None, device: str | None, others: bool, chosen: Chosen) -> None:
    if others:
        raise click.UsageError(
            "--cache and --device are not for --target, --output and --arch", click.get_current_context()
        )
    place, driver = _given(cache, "cache"), carried.opened(_given(device, "device"))
    found, module = load_all(kernels)
    made, left = carried.fill(place, found, module, chosen, driver)
    click.echo(f"wrote {_counted(made)} for {runtimes.named(driver)} to {place}")
    _tell_left(left)


def _write_all(kernels: str, target: str, output: Path, arch: tuple[str, ...], chosen: Chosen) -> None:
    binaries.check(target, arch)
    compilers = binaries.compilers(target, arch)
    found, module = load_all(kernels)
    driver = described.driver(target)
    made, left = _compiled(found, module, chosen, driver)
    entries = {artifact.entry: function.name for function, _, artifact in made}
    _check_names(made, module)
    kept = manifest.kept(output, target, entries)
    output.mkdir(parents=True, exist_ok=True)
    manifest.write(output, target, [*kept.others, *[_write(*one, target, output, compilers) for one in made]])
    click.echo(f"wrote {_counted(len(made))} to {output}{kept.described()}")
    _tell_left(left)


def _tell_left(left: list[CubeError]) -> None:
    if left:
        click.echo(f"left out {_counted(len(left))}:\n" + "\n".join(map(str, left)), err=True)
        click.get_current_context().exit(1)


def _compiled(
    found: list[Kernel], module: ModuleType, chosen: Chosen, driver: Driver
) -> tuple[list[Made], list[CubeError]]:
    """What became of the kernels, and why some cannot be compiled; an error if none can."""
    made: list[Made] = []
    left: list[CubeError] = []
    for function in found:
        try:
            signature = specialisation.signature(function, module, chosen, driver.properties)
            made.append((function, signature, emit(lowered(function, signature), signature, driver)))
        except CubeError as error:
            left.append(error)
    if not made:
        raise left[0]
    return made, left


def _counted(kernels: int) -> str:
    return "1 kernel" if kernels == 1 else f"{kernels} kernels"


def _check_names(made: list[Made], module: ModuleType) -> None:
    """Two functions of one name, such as those that a closure makes, have one entry."""
    names = {id(value): name for name, value in vars(module).items()}
    first: dict[str, str] = {}
    for function, _, artifact in made:
        name = names.get(id(function), function.name)
        other = first.setdefault(artifact.entry, name)
        if other != name:
            raise LaunchValueError(
                f"cannot compile: the kernels {other} and {name} have one entry, {artifact.entry}",
                help="compile them one by one into folders of their own, or give their functions other names",
            )


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
