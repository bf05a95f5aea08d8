"""An editor's type checker accepts kernels and programs with tensors, and knows what the vocabulary holds."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from burn_cube import lang

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


@pytest.mark.slow
@pytest.mark.parametrize(
    "checker", [["pyright"], ["mypy", "--strict", "--no-incremental"]], ids=["pyright", "mypy"]
)
@pytest.mark.parametrize("program", ["kernels.py", "tensors.py"])
def test_programs_are_accepted(program: str, checker: list[str]) -> None:
    pytest.importorskip(checker[0])
    done = subprocess.run(
        [sys.executable, "-m", *checker, str(HERE / program)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_stub_names_the_whole_vocabulary() -> None:
    tree = ast.parse((ROOT / "burn_cube" / "lang.pyi").read_text(encoding="utf-8"))
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.ImportFrom):
            names |= {alias.asname for alias in node.names if alias.asname}
    public = {name for name in names if not name.startswith("_")}
    assert public == set(lang.__all__)
