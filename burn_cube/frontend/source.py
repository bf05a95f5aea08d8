"""The source text of a kernel: found without running anything, with positions in the user's own file.

The whole text is parsed, never an excerpt, so that lines and columns need no correction.
"""

from __future__ import annotations

import ast
import linecache
import os
import warnings
from collections.abc import Iterator
from functools import lru_cache
from types import CodeType, FunctionType

from burn_cube.errors import CompileError, CompileSyntaxError
from burn_cube.frontend import prompt
from burn_cube.record import record
from burn_cube.span import Span

FunctionNode = ast.FunctionDef | ast.Lambda
_LIBRARY = f"{os.path.dirname(os.path.dirname(__file__))}{os.sep}mathlib{os.sep}"
_Located = ast.expr | ast.stmt | ast.arg | ast.keyword | ast.pattern | ast.excepthandler


@record
class Source:
    """A function's tree, with positions in `text`, which is the whole of `file`."""

    file: str
    text: str
    tree: FunctionNode

    @property
    def first_line(self) -> int:
        """The line of the first decorator, or of the function."""
        return _first_line(self.tree)

    def span(self, node: ast.AST, caller: Span | None = None) -> Span:
        """Where a node is; a node without a position (such as `arguments`) stands at the function's name."""
        located = node if isinstance(node, _Located) else self.tree
        end_line, end_col = located.end_lineno or located.lineno, located.end_col_offset or 0
        if isinstance(located, ast.FunctionDef):
            # a caret under the whole body would help nobody
            end_line, end_col = located.lineno, located.col_offset + len(f"def {located.name}".encode())
        return Span(self.file, located.lineno, located.col_offset, end_line, end_col, caller)


def definition(code: CodeType) -> Span:
    """The line where a function starts, for errors raised before its source is found."""
    line = code.co_firstlineno
    return Span(code.co_filename, line, 0, line, 0)


def snapshot(fn: FunctionType) -> str:
    """The text that a function has just been defined from: taken early, the file may change later."""
    linecache.checkcache(fn.__code__.co_filename)
    found = _current_text(fn)
    if found:
        return found
    code = fn.__code__
    return next((text for text in prompt.candidates(code.co_filename) if _find(text, code)), "")


def source_of(fn: FunctionType, early: str = "", given: str | None = None) -> Source:
    """The source of a function; `early` is its snapshot, `given` the text its author passed with it."""
    if given is not None:
        return _from_given(fn, given)
    code = fn.__code__
    texts = [text for text in dict.fromkeys((early, _current_text(fn))) if text]
    for text in texts:
        node = _find(text, code)
        if node is not None:
            return Source(_shown_as(fn, text), text, node)
    # Python calls many texts <string>, and may keep another one of them
    if texts and not code.co_filename.startswith("<"):
        raise _changed(fn, texts[-1])
    raise _unavailable(fn)


def class_node(text: str, name: str, line: int) -> ast.ClassDef | None:
    """The class of that name which starts at that line or, with decorators, a little after."""
    try:
        tree = parse(text)
    except SyntaxError:
        return None
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == name]
    return min(found, key=lambda node: abs(node.lineno - line), default=None)


@lru_cache(maxsize=64)
def parse(text: str) -> ast.Module:
    """The tree of a text; callers must not change it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the import has already warned about the user's text
        return ast.parse(text)


def _current_text(fn: FunctionType) -> str:
    # prompts of Python 3.13 and newer and notebooks keep their texts in linecache too
    return "".join(linecache.getlines(fn.__code__.co_filename, fn.__globals__))


def _first_line(node: FunctionNode) -> int:
    if isinstance(node, ast.FunctionDef) and node.decorator_list:
        return node.decorator_list[0].lineno
    return node.lineno


def _find(text: str, code: CodeType) -> FunctionNode | None:
    try:
        tree = parse(text)
    except SyntaxError:
        return None
    if code.co_name == "<lambda>":
        return _find_lambda(text, tree, code)
    own = code.co_filename.startswith(_LIBRARY)  # nobody edits it while it runs
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == code.co_name:
            if _first_line(node) == code.co_firstlineno and (own or _unchanged(text, node, code)):
                return node
    return None


def _find_lambda(text: str, tree: ast.Module, code: CodeType) -> ast.Lambda | None:
    line = code.co_firstlineno
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Lambda) and node.lineno == line]
    if len(found) > 1:
        found = [node for node in found if _covers(node.body, code)]
        # an outer lambda covers what the lambdas in its body do; the code belongs to the innermost
        found.sort(key=lambda node: _extent(node.body))
        if len(found) > 1 and not _has_columns(code):
            span = Span(code.co_filename, line, 0, line, 0)
            raise CompileError(
                f"cannot tell which lambda is meant: got {len(found)} on one line, expected one",
                span,
                "write each lambda on a line of its own; this Python keeps no columns (-X no_debug_ranges)",
            )
    found = [node for node in found if _unchanged(text, node, code)]
    return found[0] if found else None


def _has_columns(code: CodeType) -> bool:
    return any(position[2] for position in code.co_positions())


def _covers(body: ast.expr, code: CodeType) -> bool:
    """Whether each instruction of the code comes from inside an expression."""
    first = (body.lineno, body.col_offset)
    last = (body.end_lineno or body.lineno, body.end_col_offset or 0)
    for line, end_line, col, end_col in code.co_positions():
        if line is None or end_line is None or col is None or end_col is None or end_col == 0:
            continue  # bookkeeping at the start of the code has no place in the text
        if (line, col) < first or (end_line, end_col) > last:
            return False
    return True


def _extent(node: ast.expr) -> tuple[int, int]:
    return (node.end_lineno or 0) - node.lineno, (node.end_col_offset or 0) - node.col_offset


def _unchanged(text: str, node: FunctionNode, code: CodeType) -> bool:
    """Whether the text at that line still compiles to the function's code."""
    if any(isinstance(child, ast.Assert) for child in ast.walk(node)):
        return True  # pytest compiles assert statements in its own way
    key = (code.co_name, code.co_firstlineno)
    return any(_same_code(code, other) for other in _codes(text).get(key, ()))


@lru_cache(maxsize=64)
def _codes(text: str) -> dict[tuple[str, int], list[CodeType]]:
    found: dict[tuple[str, int], list[CodeType]] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        flags = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT  # cells of a notebook may use it
        whole: CodeType = compile(parse(text), "<check>", "exec", flags=flags, dont_inherit=True)
    stack = [whole]
    while stack:
        code = stack.pop()
        found.setdefault((code.co_name, code.co_firstlineno), []).append(code)
        stack += _inner(code)
    return found


def _inner(code: CodeType) -> Iterator[CodeType]:
    return (const for const in code.co_consts if isinstance(const, CodeType))


def _same_code(a: CodeType, b: CodeType) -> bool:
    def summary(code: CodeType) -> tuple[object, ...]:
        consts = [repr(const) for const in code.co_consts if not isinstance(const, CodeType)]
        names = (code.co_names, code.co_varnames, code.co_freevars)
        return code.co_code, consts, names, [summary(inner) for inner in _inner(code)]

    return summary(a) == summary(b)


def _from_given(fn: FunctionType, given: str) -> Source:
    import textwrap  # only where the text is given

    text = textwrap.dedent(given)
    code = fn.__code__
    file = _remembered(fn, text)
    try:
        node = _find(text, code) or _only_named(parse(text), code.co_name)
    except SyntaxError as error:
        raise syntax_error(error, file) from None
    if node is None:
        raise CompileError(
            f"cannot read the source of {fn.__name__}: the text given as source= does not define it",
            definition(code),
            "pass the same text that is executed",
        )
    return Source(file, text, node)


def _shown_as(fn: FunctionType, text: str) -> str:
    """The file that errors name: the function's own, if its lines can be found there."""
    return fn.__code__.co_filename if _current_text(fn) else _remembered(fn, text)


def _remembered(fn: FunctionType, text: str) -> str:
    """A file of its own for a text without one, since each `exec` calls its text <string>."""
    import hashlib  # only where there is no file

    digest = hashlib.sha256(text.encode()).hexdigest()[:8]
    file = f"<source-{digest} of {fn.__name__}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    return file


def _only_named(tree: ast.Module, name: str) -> FunctionNode | None:
    kind = ast.Lambda if name == "<lambda>" else ast.FunctionDef
    found = [n for n in ast.walk(tree) if isinstance(n, kind) and getattr(n, "name", name) == name]
    return found[0] if len(found) == 1 else None


def syntax_error(error: SyntaxError, file: str) -> CompileSyntaxError:
    """Python's own complaint about a text, in our format."""
    line, col = error.lineno or 1, max((error.offset or 1) - 1, 0)
    end_line = error.end_lineno or line
    end_col = (
        (error.end_offset or 0) - 1 if end_line == line and (error.end_offset or 0) > col + 1 else col + 1
    )
    return CompileSyntaxError(f"cannot parse {file}: {error.msg}", Span(file, line, col, line, end_col))


def _changed(fn: FunctionType, text: str) -> CompileError:
    code = fn.__code__
    try:
        parse(text)
    except SyntaxError as error:
        return syntax_error(error, code.co_filename)
    return CompileError(
        f"cannot read the source of {fn.__name__}: {code.co_filename} changed after it was imported",
        definition(code),
        "import the module again (importlib.reload), or restart Python",
    )


def _unavailable(fn: FunctionType) -> CompileError:
    file = fn.__code__.co_filename
    if file in ("<stdin>", "<console>") or file.startswith("<python-input"):
        why = "it was typed at a prompt without a history, or piped in, which keeps no source"
    elif file.startswith("<"):
        why = f"it was executed from a text, which Python calls {file} and does not keep"
    else:
        why = f"{file} cannot be read"
    return CompileError(
        f"cannot read the source of {fn.__name__}: {why}",
        definition(fn.__code__),
        "write the kernel in a file or a notebook cell, or pass its text: @bc.cube(source=text)",
    )
