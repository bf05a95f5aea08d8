"""`burn-cube export FILE:KERNEL --to web -o DIR`: a page that runs a kernel in a browser."""

from __future__ import annotations

import html
import json
from collections.abc import Mapping
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any, assert_never

import click

from burn_cube.driver import Artifact
from burn_cube.errors import LaunchValueError
from burn_cube.ir import BufferParam, Param, ScalarParam
from burn_cube.launch.compiling import emit
from burn_cube.launch.specialise import lowered
from burn_cube.targets.wgsl import groups_of, is_written
from burn_dispatch.cli import described, specialisation
from burn_dispatch.cli.guess import pairs
from burn_dispatch.cli.interface import interface, parameter
from burn_dispatch.cli.load import Kernel, load
from burn_dispatch.cli.specialisation import Chosen

PAGE = "index.html"
_SHAPES = {1: "1024", 2: "32x32", 3: "16x16x4"}
_FILLS = {"read": "index", "none": "index", "readwrite": "index", "write": "zeros"}


@click.command()
@click.argument("kernel", metavar="FILE:KERNEL")
@click.option("--to", type=click.Choice(["web"]), required=True, help="What for.")
@click.option(
    "--output", "-o", type=click.Path(file_okay=False, path_type=Path), required=True, metavar="DIR"
)
@click.option("--shape", "shapes", multiple=True, metavar="NAME=32x32", help="The shape of an array.")
@click.option(
    "--value", "values", multiple=True, metavar="NAME=VALUE", help="A scalar, or how to fill an array."
)
@click.option("--grid", metavar="X[,Y[,Z]]", help="Cubes; by default one unit an element that is written.")
@specialisation.options
def export(
    kernel: str,
    to: str,
    output: Path,
    shapes: tuple[str, ...],
    values: tuple[str, ...],
    grid: str | None,
    **options: Any,
) -> None:
    """Write a web page with a kernel's WGSL, its layout and the code that launches it.

    The page runs in any browser with WebGPU, from a server on localhost or over https, and shows the result.
    The specialisation is chosen as by `burn-cube show`; shapes and values can be changed in the page.
    """
    function, module = load(kernel)
    driver = described.driver("wgsl")
    signature = specialisation.signature(function, module, Chosen(**options), driver.properties)
    artifact = emit(lowered(function, signature), signature, driver)
    layout = _layout(function, artifact, pairs("--shape", shapes), pairs("--value", values))
    layout["cubes"] = None if grid is None else list(specialisation.size("grid", grid, 0))
    output.mkdir(parents=True, exist_ok=True)
    (output / PAGE).write_text(page(artifact, layout), encoding="utf-8")
    click.echo(f"wrote {output / PAGE}")


def page(artifact: Artifact, layout: Mapping[str, Any]) -> str:
    """The page's text."""
    folder = files("burn_dispatch.cli") / "web"
    template = Template((folder / "page.html").read_text("utf-8"))
    return template.substitute(
        title=html.escape(str(layout["kernel"])),
        version=version("burn-cube"),
        text=_inside_script(artifact.text.rstrip("\n")),
        layout=_inside_script(json.dumps(layout, indent=2)),
        launch=(folder / "launch.js").read_text("utf-8").rstrip("\n"),
    )


def _inside_script(text: str) -> str:
    """Text that ends no script: a comment of the kernel's author may hold anything."""
    return text.replace("</", "<\\/").replace("<!--", "<\\!--")


def _layout(
    function: Kernel, artifact: Artifact, shapes: dict[str, str], values: dict[str, str]
) -> dict[str, Any]:
    """All that a host needs to know beside the text."""
    kernel = artifact.kernel
    params = [_param(param, shapes, values) for param in kernel.params]
    left = [f"--shape {name}" for name in shapes] + [f"--value {name}" for name in values]
    if left:
        names = ", ".join([param.var.name for param in kernel.params])
        raise LaunchValueError(
            f"cannot use {left[0]}: {function.name} has no such argument", help=f"its arguments are {names}"
        )
    return {
        "kernel": function.name,
        "cube_dim": list(kernel.cube_dim),
        "params": params,
        "bindings": [
            {"param": group[0], "written": is_written(kernel, group)} for group in groups_of(kernel, ())
        ],
        **interface(artifact),
    }


def _param(param: Param, shapes: dict[str, str], values: dict[str, str]) -> dict[str, Any]:
    name = param.var.name
    match param:
        case BufferParam(_, rank, access):
            shape = (
                shapes.pop(name, None)
                or _SHAPES.get(1 if rank is None else rank)
                or "x".join(["4"] * (rank or 0))
            )
            chosen: dict[str, Any] = {
                "shape": _shape(name, shape, rank),
                "fill": values.pop(name, _FILLS[access]),
            }
        case ScalarParam():
            chosen = {"value": _number(name, values.pop(name, "2"))}
        case _:
            assert_never(param)
    return {**parameter(param), **chosen}


def _shape(name: str, text: str, rank: int | None) -> str:
    parts = text.split("x")
    if not all([part.isdigit() for part in parts]) or (rank is not None and len(parts) != rank):
        raise LaunchValueError(
            f"cannot read --shape {name}={text}: expected {rank or 'some'} extents, such as 32x32"
        )
    return text


def _number(name: str, text: str) -> float:
    try:
        return float({"true": 1, "false": 0}.get(text.lower(), text))
    except ValueError:
        raise LaunchValueError(f"cannot read --value {name}={text}: expected a number") from None
