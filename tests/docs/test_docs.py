"""Each Python block of the documentation runs; the blocks of a page share their names, in order."""

from __future__ import annotations

import re
import textwrap
import tomllib
from pathlib import Path

import pytest

import burn_cube as bc
from burn_cube.config import FILE

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
# A language that a reader's program would not run; every other fence needs a decision here. Commands
# (`sh`, `console`) are run by test_commands.py.
NOT_RUN = {"text", "sh", "toml", "console"}


def blocks(page: Path) -> list[tuple[str, int, str]]:
    """Language, number of the first line and text of each fenced block."""
    text = page.read_text(encoding="utf-8")
    return [(m[2], text.count("\n", 0, m.start(3)) + 1, textwrap.dedent(m[3])) for m in FENCE.finditer(text)]


@pytest.mark.capability(150)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {
        "__name__": f"page_{page.stem}",
        "__file__": str(tmp_path / f"{page.stem}.py"),
    }
    for language, line, text in blocks(page):
        assert language in NOT_RUN | {"python"}, f"{page.name}:{line}: a block of {language or 'no language'}"
        if language == "python":
            # A file of its own, since kernels are read from source; blank lines keep the page's numbers.
            file = tmp_path / f"{page.stem}_line_{line}.py"
            file.write_text("\n" * (line - 1) + text, encoding="utf-8")
            exec(compile(file.read_text(encoding="utf-8"), str(file), "exec"), names)


def settings_files() -> list[tuple[str, str]]:
    """Pages and the files of settings that they show."""
    shown = [(page.name, language, text) for page in PAGES for language, _, text in blocks(page)]
    return [
        (name, text) for name, language, text in shown if language == "toml" and text.startswith(f"# {FILE}")
    ]


@pytest.mark.capability(150)
def test_settings_that_are_shown_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings_files()
    for number, (page, text) in enumerate(settings_files()):
        file = tmp_path / f"{number}.toml"
        file.write_text(text, encoding="utf-8")
        wanted = tomllib.loads(text)
        for name in wanted:
            monkeypatch.delenv(f"BURN_CUBE_{name.upper()}", raising=False)
        monkeypatch.setenv("BURN_CUBE_CONFIG", str(file))
        bc.config.reload()
        found = bc.config.current()
        monkeypatch.undo()
        bc.config.reload()
        assert {name: getattr(found, name) for name in wanted} == wanted, page


def anchors(page: Path) -> set[str]:
    """What links into a page may name: its headings, as GitHub spells them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^):]*))?\)", prose):
        aim = page.parent / target if target else page
        assert aim.exists(), f"{page.name}: {target} does not exist"
        assert not anchor or anchor in anchors(aim), f"{page.name}: {target} has no heading {anchor}"
