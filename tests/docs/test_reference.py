"""The manual is complete, and its tables are those of the source."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import burn_cube as bc
from burn_cube import config, targets
from burn_cube.frontend.refused import REFUSED
from burn_cube.lang import __all__ as vocabulary

ROOT = Path(__file__).parents[2]
MANUAL = "\n".join(
    (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    for page in ("language", "launching", "operations", "debugging")
)


def load() -> ModuleType:
    """tools/reference.py as a module."""
    spec = importlib.util.spec_from_file_location("reference", ROOT / "tools" / "reference.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


reference = load()


@pytest.mark.parametrize("page", reference.PAGES, ids=lambda page: page.name)
def test_tables_are_those_of_the_source(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert reference.render(text) == text, "run python tools/reference.py"


def test_each_table_is_shown() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in reference.PAGES)
    assert sorted(name for _, name in reference.TABLE.findall(pages)) == sorted(reference.TABLES)


def test_the_manual_names_the_whole_vocabulary() -> None:
    words = set(re.findall(r"\w+", MANUAL))
    coordinates = {f"{name}_{axis}" for name in vocabulary for axis in "XYZ"}
    assert [name for name in vocabulary if name not in words | coordinates] == []


@pytest.mark.parametrize("cls", [bc.CubeFunction, config.Settings], ids=["a kernel", "settings"])
def test_the_manual_names_what_programs_use(cls: type) -> None:
    names = [name for name in dir(cls) if not name.startswith("_")]
    inner = {"fn", "name", "fast_math", "definition", "parameters", "returns", "names", "annotation_names"}
    words = set(re.findall(r"\w+", MANUAL))
    assert [name for name in names if name not in words | inner | {"launcher"}] == []


def test_the_manual_names_each_refused_construct() -> None:
    assert len(REFUSED) > 20
    table = MANUAL[MANUAL.index("## What is not in the language") : MANUAL.index("## Numbers")]
    said = {
        what.removeprefix("a ").removesuffix(" here").split()[-1].rstrip("s") for what, _ in REFUSED.values()
    }
    said -= {"comprehension", "expression", "def", "for", "from"}  # named by their first words
    assert [word for word in sorted(said) if word not in table] == []


def sources(*folders: str) -> set[str]:
    """The Python, C and Markdown files below folders, by name."""
    files = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    return {path.name for path in files if path.suffix in (".py", ".pyi", ".c", ".md")}


def test_the_architecture_names_files_that_exist() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    known = sources("burn_cube", "burn_dispatch", "runtimes", "kernels", "tests")
    named = {name.rpartition("/")[2] for name in re.findall(r"`([\w/]+\.(?:pyi?|c))`", text)}
    assert len(named) > 60
    assert sorted(named - known) == []


def test_the_architecture_names_every_pass_in_order() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = text[text.index("| pass | does |") :]
    named = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    order = list(dict.fromkeys(name for name, _ in targets.get("llvm").pipeline))
    assert named[: len(order)] == order


def test_the_architecture_shows_the_layers_that_are_enforced() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    start = text.index("burn_dispatch\nburn_kernels")
    shown = re.findall(r"\w+", re.sub(r" {2,}.*|burn_cube\.", "", text[start : text.index("```", start)]))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers: list[str] = project["tool"]["importlinter"]["contracts"][0]["layers"]
    assert shown == re.findall(r"\w+", " ".join(layers).replace("burn_cube.", ""))
