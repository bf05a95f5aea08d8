"""Kernels are read from wherever Python keeps their text, with positions in the user's own file."""

from __future__ import annotations

import ast
import importlib
import linecache
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from burn_cube import dtypes as dt
from burn_cube.errors import CompileError, CompileSyntaxError, LaunchError
from burn_cube.frontend.annotations import Array
from burn_cube.frontend.decorator import cube, cube_function
from burn_cube.frontend.source import source_of

ROOT = Path(__file__).parents[2]


def plain(x, y):  # type: ignore[no-untyped-def]
    return x + y


def test_a_function_of_a_file() -> None:
    source = source_of(plain)
    assert isinstance(source.tree, ast.FunctionDef)
    assert source.file == __file__
    body = source.tree.body[0]
    span = source.span(body)
    line = linecache.getline(span.file, span.line)
    assert line[span.col : span.end_col] == "return x + y"


def test_a_nested_function_with_decorators_keeps_its_columns() -> None:
    def outer() -> Any:
        @cube(
            mode="checked",
        )
        def inner(x: Array[dt.F32]):  # type: ignore[valid-type,no-untyped-def]
            x[0] = 1.0

        return inner

    source = outer().definition
    (parameter,) = outer().parameters
    line = linecache.getline(parameter.span.file, parameter.span.line)
    assert line[parameter.span.col : parameter.span.end_col] == "x: Array[dt.F32]"
    assert isinstance(source.tree, ast.FunctionDef)
    assert source.tree.name == "inner"


def test_two_functions_of_one_name() -> None:
    def first() -> Any:
        def same(x):  # type: ignore[no-untyped-def]
            return x + 1

        return same

    def second() -> Any:
        def same(x):  # type: ignore[no-untyped-def]
            return x + 2

        return same

    assert ast.unparse(source_of(first()).tree).endswith("x + 1")
    assert ast.unparse(source_of(second()).tree).endswith("x + 2")


def test_lambdas_on_one_line() -> None:
    a, b, c = lambda x: x + 1, lambda x: x + 1.0, lambda x: (lambda y: y)(x)
    assert ast.unparse(source_of(a).tree) == "lambda x: x + 1"
    assert ast.unparse(source_of(b).tree) == "lambda x: x + 1.0"
    assert ast.unparse(source_of(c).tree) == "lambda x: (lambda y: y)(x)"
    (inner,) = [const for const in c.__code__.co_consts if hasattr(const, "co_name")]
    assert ast.unparse(source_of(FunctionType(inner, {})).tree) == "lambda y: y"


def test_lambda_over_several_lines() -> None:
    (found,) = (
        lambda x, y: (  # the comment keeps the formatter from joining the lines
            x + y
        ),
    )
    assert ast.unparse(source_of(found).tree) == "lambda x, y: x + y"
    assert found.__code__.co_firstlineno < source_of(found).tree.body.lineno


def test_one_object_for_each_plain_function() -> None:
    assert cube_function(plain) is cube_function(plain)
    kernel = cube(plain)
    assert cube_function(kernel) is kernel


def test_non_ascii_text_before_a_node() -> None:
    text = "def kernel(x):\n    return 'ä', x\n"
    names: dict[str, Any] = {}
    exec(compile(text, "<text>", "exec"), names)
    source = source_of(names["kernel"], given=text)
    assert isinstance(source.tree, ast.FunctionDef)
    (stmt,) = source.tree.body
    assert isinstance(stmt, ast.Return)
    assert isinstance(stmt.value, ast.Tuple)
    error = CompileError("cannot do it", source.span(stmt.value.elts[1]))
    assert str(error).splitlines()[-1].index("^") == str(error).splitlines()[-2].index("x")


def test_executed_text_needs_its_source() -> None:
    names: dict[str, Any] = {"cube": cube}
    exec("@cube\ndef kernel(x):\n    return x\n", names)
    with pytest.raises(CompileError, match="executed from a text") as caught:
        _ = names["kernel"].definition
    assert "@bc.cube(source=text)" in str(caught.value)


def test_executed_text_with_its_source() -> None:
    text = textwrap.dedent("""
        @cube(source=text)
        def kernel(x):
            return x * 3
    """)
    names: dict[str, Any] = {"cube": cube, "text": text}
    exec(text, names)
    source = names["kernel"].definition
    assert ast.unparse(source.tree).endswith("x * 3")
    span = source.span(source.tree.body[0])
    assert linecache.getline(span.file, span.line) == "    return x * 3\n"


def test_the_source_of_another_function_is_refused() -> None:
    names: dict[str, Any] = {"cube": cube}
    exec("@cube(source='def other(x): pass')\ndef kernel(x):\n    return x\n", names)
    with pytest.raises(CompileError, match="the text given as source= does not define it"):
        _ = names["kernel"].definition
    exec("@cube(source='def kernel(x) pass')\ndef kernel(x):\n    return x\n", names)
    with pytest.raises(CompileSyntaxError, match="cannot parse"):
        _ = names["kernel"].definition


def test_a_text_known_to_linecache_as_in_a_notebook() -> None:
    text = "def kernel(x):\n    return x - 7\n"
    linecache.cache["<cell 1>"] = (len(text), None, text.splitlines(True), "<cell 1>")
    names: dict[str, Any] = {}
    exec(compile(text, "<cell 1>", "exec"), names)
    assert ast.unparse(source_of(names["kernel"]).tree).endswith("x - 7")


def _module(folder: Path, name: str, text: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    (folder / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(folder))
    importlib.invalidate_caches()
    return importlib.import_module(name)


def test_a_kernel_is_what_was_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "from burn_cube.frontend.decorator import cube\n@cube\ndef kernel(x):\n    return x + 1\n"
    module = _module(tmp_path, "kernel_imported", text, monkeypatch)
    path = tmp_path / "kernel_imported.py"
    path.write_text(text.replace("+ 1", "+ 2 + 3"))
    linecache.checkcache()
    assert ast.unparse(module.kernel.definition.tree).endswith("x + 1")
    os.utime(path, (1, 1))  # else a cached module of the same second and size could be taken
    assert ast.unparse(importlib.reload(module).kernel.definition.tree).endswith("x + 2 + 3")


def test_a_helper_that_changed_after_import_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = _module(tmp_path, "helper_changed", "def helper(x):\n    return x + 1\n", monkeypatch)
    (tmp_path / "helper_changed.py").write_text("def helper(x):\n    return x + 2 + 3\n")
    linecache.checkcache()
    with pytest.raises(CompileError, match="changed after it was imported"):
        source_of(module.helper)
    (tmp_path / "helper_changed.py").write_text("def helper(x:\n    return x + 2 + 3\n")
    linecache.checkcache()
    with pytest.raises(CompileSyntaxError, match=r"helper_changed\.py:1:\d+: error: cannot parse"):
        source_of(module.helper)


def test_what_is_no_plain_function_is_refused() -> None:
    async def waiting(x: int) -> int:
        return x

    def making(x: int) -> Any:
        yield x

    for fn, message in (
        (waiting, "got an async function"),
        (making, r"got a generator"),
        (len, "got builtin_function_or_method"),
        (int, "got type"),
    ):
        with pytest.raises(CompileError, match=message):
            cube(fn)


def test_options_are_checked() -> None:
    with pytest.raises(CompileError, match="got mode='fast', expected checked, unchecked or validate"):
        cube(mode="fast")(plain)  # type: ignore[call-overload]
    with pytest.raises(CompileError, match="got index=16, expected 32 or 64"):
        cube(index=16)(plain)  # type: ignore[call-overload]
    with pytest.raises(CompileError, match="got fast_math='magic'"):
        cube(fast_math={"magic"})(plain)


def test_a_kernel_is_not_called_from_python() -> None:
    with pytest.raises(LaunchError, match=r"cannot call plain from Python.*\n(.*\n)*.*plain\[grid, cube\]"):
        cube(plain)(1, 2)


def test_an_assert_that_pytest_rewrites_is_still_found() -> None:
    def kernel(x):  # type: ignore[no-untyped-def]
        assert x > 0
        return x

    assert ast.unparse(source_of(kernel).tree).startswith("def kernel")


_PROMPT = """
import burn_cube.frontend.decorator as d
@d.cube
def kernel(x):
    return x + 41

print("found", kernel.definition.tree.body[0].lineno)
"""


def test_python_prompts_of_this_version(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-i", "-q"], input=_PROMPT, capture_output=True, text=True, cwd=ROOT, timeout=60
    )
    kept = "found" in done.stdout
    assert (
        kept
        or "it was typed at a prompt without a history, or piped in, which keeps no source" in done.stderr
    ), done.stderr
