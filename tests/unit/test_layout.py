"""The folders are what ARCHITECTURE.md says, and no module needs itself to be imported."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Import name -> the folder it is found in.
SOURCES = {"burn_cube": ".", "burn_dispatch": ".", "burn_runtimes": "runtimes", "burn_kernels": "kernels"}
# A home folder or a temporary one: true on one machine only. Split, so that this file does not match itself.
MACHINE_PATH = re.compile(rb"/(?:hom" + rb"e|Use" + rb"rs|ro" + rb"ot|wo" + rb"rk)/[\w.]")


def _name(path: Path, source: Path) -> str:
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _modules() -> dict[str, Path]:
    found: dict[str, Path] = {}
    for package, folder in SOURCES.items():
        source = ROOT / folder
        found |= {_name(path, source): path for path in (source / package).rglob("*.py")}
    return found


def _top_level(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that run when the module is imported: not those of functions and of `if TYPE_CHECKING`."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield node
    elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        for statement in node.orelse:
            yield from _top_level(statement)
    elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        for child in ast.iter_child_nodes(node):
            yield from _top_level(child)


def _targets(node: ast.Import | ast.ImportFrom, module: str, is_package: bool) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = node.module or ""
    if node.level:
        parts = module.split(".")
        parts = parts[: len(parts) - node.level + is_package]
        base = ".".join([*parts, base] if base else parts)
    yield base
    yield from (f"{base}.{alias.name}" for alias in node.names)


def _graph() -> dict[str, set[str]]:
    modules = _modules()
    graph: dict[str, set[str]] = {}
    for module, path in modules.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        wanted = {
            target
            for node in _top_level(tree)
            for target in _targets(node, module, path.name == "__init__.py")
        }
        # `from package import module` needs the module, not what the package's own file re-exports.
        submodules = {
            t for t in wanted if t in modules and any(w.startswith(f"{t}.") and w in modules for w in wanted)
        }
        graph[module] = (wanted & modules.keys()) - submodules - {module}
    return graph


def _cycle(graph: dict[str, set[str]]) -> list[str]:
    """A cycle of imports, or an empty list (depth first, with the path in hand)."""
    done: set[str] = set()

    def visit(module: str, path: list[str]) -> list[str]:
        if module in path:
            return [*path[path.index(module) :], module]
        if module in done:
            return []
        for target in sorted(graph[module]):
            if found := visit(target, [*path, module]):
                return found
        done.add(module)
        return []

    for module in sorted(graph):
        if found := visit(module, []):
            return found
    return []


@pytest.mark.parametrize(("package", "folder"), SOURCES.items())
def test_each_package_is_typed(package: str, folder: str) -> None:
    assert (ROOT / folder / package / "__init__.py").is_file()
    assert (ROOT / folder / package / "py.typed").is_file()


@pytest.mark.parametrize("folder", ["runtimes", "kernels"])
def test_source_roots_are_no_packages(folder: str) -> None:
    assert not (ROOT / folder / "__init__.py").exists()


def test_no_import_cycles() -> None:
    cycle = _cycle(_graph())
    assert not cycle, " imports ".join(cycle)


def test_a_cycle_would_be_found() -> None:
    assert _cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]


def test_no_machine_paths_in_tracked_files() -> None:
    git = shutil.which("git")
    listed = (
        subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False) if git else None
    )
    if listed is None or listed.returncode:
        pytest.skip("not a git checkout, or no git")
    for name in filter(None, listed.stdout.decode().split("\0")):
        path = ROOT / name
        if path.is_file() and (found := MACHINE_PATH.search(path.read_bytes())):
            pytest.fail(f"{name}: a path of one machine: {found.group().decode()!r}")
