"""Each kernel in `bad/` is refused: at the line that says so, under the source that it names, with a hint.

A comment `# error: TEXT @ SOURCE` stands on the offending line: TEXT is part of the message, SOURCE what the
carets are under. `# note: TEXT` stands where a note points to. In a function that the kernel calls:
`# error(KERNEL): ...`.
"""

from __future__ import annotations

import ast
import importlib.util
import pickle
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from burn_cube import dtypes as dt
from burn_cube.errors import CompileError, render
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.frontend.lower import lower
from burn_cube.ir import Kernel
from burn_cube.launch.library import library
from burn_cube.passes import Context, run
from burn_cube.signature import (
    Annotation,
    ArrayAnnotation,
    ArraySpec,
    ComptimeSpec,
    Generic,
    ListAnnotation,
    ListSpec,
    ScalarAnnotation,
    ScalarSpec,
    Signature,
    Spec,
    StructAnnotation,
    StructSpec,
    TensorAnnotation,
    TensorSpec,
    VectorAnnotation,
)
from burn_cube.span import Span
from burn_cube.targets import get
from tests.lowering import PROPERTIES

FOLDER = Path(__file__).parent / "bad"
MARK = re.compile(r"# (error|note)(?:\((\w+)\))?: (.*?)(?: @ (.*))?$")


@dataclass
class Expected:
    """What the comments say about one kernel."""

    errors: list[tuple[int, str, str | None]] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)


def read(path: Path) -> dict[str, Expected]:
    """The bad kernels of a file, by name."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    found: dict[str, Expected] = {}
    owner: dict[int, str] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("bad_"):
            found[node.name] = Expected()
            first = node.decorator_list[0].lineno if node.decorator_list else node.lineno
            owner.update(dict.fromkeys(range(first, (node.end_lineno or first) + 1), node.name))
    for number, line in enumerate(lines, 1):
        mark = MARK.search(line)
        if mark is None:
            continue
        kind, named, message, source = mark.groups()
        expected = found[named or owner[number]]
        if kind == "error":
            expected.errors.append((number, message, source))
        else:
            expected.notes.append((number, message))
    return found


CASES = [(path, name) for path in sorted(FOLDER.glob("*.py")) for name in read(path)]


@cache
def module_of(path: Path) -> ModuleType:
    """The file as a module."""
    spec = importlib.util.spec_from_file_location(f"bad_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def spec_of(annotation: Annotation | VectorAnnotation | None, default: object) -> Spec:
    """Some argument that fits an annotation."""
    match annotation:
        case ArrayAnnotation() | TensorAnnotation():
            elem = annotation.elem.elem if isinstance(annotation.elem, VectorAnnotation) else annotation.elem
            dtype = annotation_dtype(elem)
            return ArraySpec(dtype) if isinstance(annotation, ArrayAnnotation) else TensorSpec(dtype, 2)
        case ScalarAnnotation():
            return ScalarSpec(annotation_dtype(annotation.elem))
        case ListAnnotation():
            return ListSpec((spec_of(annotation.inner, None),) * 2)
        case StructAnnotation():
            return StructSpec(
                annotation.cls, tuple((name, spec_of(a, None)) for name, a in annotation.fields)
            )
        case _:
            return ComptimeSpec(default)


def annotation_dtype(elem: dt.DType | Generic) -> dt.DType:
    """A dtype for a parameter: f32 for a float generic, i32 for the integer one."""
    if isinstance(elem, Generic):
        return dt.F32 if dt.F32 in elem.accepts else dt.I32
    return elem


def refuse(path: Path, name: str) -> CompileError:
    """The error that a kernel gives."""
    kernel: CubeFunction[Any, Any] = getattr(module_of(path), name)
    specs = tuple(spec_of(p.annotation, p.default) for p in kernel.parameters)
    with pytest.raises(CompileError) as caught:
        compiled(kernel, Signature(specs, (8, 1, 1), 8, 64, "checked", PROPERTIES))
    return caught.value


def compiled(kernel: CubeFunction[Any, Any], signature: Signature) -> Kernel:
    """The kernel after what all targets refuse."""
    return run(lower(kernel, signature).kernel, get("ir").pipeline, Context(library))


def underlined(span: Span) -> str:
    """The source that the carets are under."""
    line = Path(span.file).read_text(encoding="utf-8").splitlines()[span.line - 1]
    end = span.end_col if span.end_line == span.line else len(line)
    return line.encode()[span.col : end].decode().split("  #")[0]


@pytest.mark.capability(40, 41)
@pytest.mark.parametrize(("path", "name"), CASES, ids=[f"{path.stem}-{name}" for path, name in CASES])
def test_a_bad_kernel_is_refused(path: Path, name: str) -> None:
    expected = read(path)[name]
    ((line, message, source),) = expected.errors
    error = refuse(path, name)
    text = str(error)
    assert message in error.message, text
    assert (error.span.file, error.span.line) == (str(path), line), text
    assert source is not None, f"{name}: say what is underlined: # error: ... @ source"
    assert underlined(error.span) == source, text
    assert error.help, text
    assert "^" in text.splitlines()[2]
    noted = {(span.line, note) for note, span in error.notes}
    noted |= {(caller.line, "called from here") for caller in callers(error.span)}
    for number, wanted in expected.notes:
        assert any(at == number and wanted in note for at, note in noted), text


def callers(span: Span) -> list[Span]:
    """The chain of calls that led to a place."""
    return [] if span.caller is None else [span.caller, *callers(span.caller)]


@pytest.mark.parametrize(("path", "name"), CASES[:3], ids=[name for _, name in CASES[:3]])
def test_errors_survive_pickling(path: Path, name: str) -> None:
    error = refuse(path, name)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert render(again) == render(error)


def test_there_are_enough_cases() -> None:
    assert len(CASES) >= 60
