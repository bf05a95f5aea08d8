"""Finding a kernel in a file: `FILE:KERNEL`. Whatever is wrong with the file is one error in our format."""

from __future__ import annotations

import ast
import difflib
import importlib.util
import sys
import traceback
from contextlib import redirect_stdout
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard

from burn_cube.errors import CompileError, CubeError
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.frontend.source import definition, syntax_error
from burn_cube.signature import Annotation
from burn_cube.span import UNKNOWN, Span

Kernel = CubeFunction[Any, Any]


def load(target: str) -> tuple[Kernel, ModuleType]:
    """The kernel that `FILE:KERNEL` names, and its file as a module; a single kernel needs no name."""
    path, name = _split(target)
    if target.endswith(":") and not path.is_file():
        raise CompileError(f"cannot read {target}: no kernel follows the colon", help="write FILE:KERNEL")
    if not path.is_file():
        reason = "it is a folder" if path.is_dir() else "there is no such file"
        named = f"{path}: " if str(path) != target else ""
        raise CompileError(f"cannot read {target}: {named}{reason}", help=_looked_for(path))
    module = _run(path)
    found = {key: value for key, value in vars(module).items() if _defined(value, module)}
    if name:
        return _kernel(_named(module, name, path, sorted(found)), found), module
    if len(found) == 1:
        return next(iter(found.values())), module
    wanted = "it has no kernel" if not found else f"it has {len(found)} kernels"
    raise CompileError(f"cannot choose a kernel of {path}: {wanted}", help=_choices(sorted(found)))


def load_all(target: str) -> tuple[list[Kernel], ModuleType]:
    """The kernel that `FILE:KERNEL` names; of a file alone all that can be launched, in their order."""
    path, name = _split(target)
    if name or not path.is_file():
        kernel, module = load(target)
        return [kernel], module
    module = _run(path)
    found = [value for value in vars(module).values() if _defined(value, module) and _launchable(value)]
    if not found:
        raise CompileError(
            f"cannot choose kernels of {path}: it has none", help="a kernel is a function under @bc.cube"
        )
    return list(dict.fromkeys(found)), module


def _kernel(value: Kernel, known: dict[str, Kernel]) -> Kernel:
    """The function itself, if it can be launched: an error for one that returns a value."""
    if _returns(value):
        raise CompileError(
            f"cannot use {value.name} as a kernel: it returns a value, it is a function that kernels call",
            definition(value.fn.__code__),
            _choices(sorted(name for name, other in known.items() if _launchable(other))),
        )
    return value


def _returns(value: Kernel) -> bool:
    returns = (node for node in ast.walk(value.definition.tree) if isinstance(node, ast.Return))
    return any(node.value is not None for node in returns)


def _launchable(value: Kernel) -> bool:
    """Whether it returns nothing, and each parameter is one of a launch; else it is for kernels to call."""
    return not _returns(value) and all(
        isinstance(parameter.annotation, Annotation) for parameter in value.parameters
    )


def _looked_for(path: Path) -> str:
    """What may be wrong with a path that is no file."""
    return f"it was looked for in {Path.cwd()}" if path.suffix == ".py" else "write FILE:KERNEL"


def _split(target: str) -> tuple[Path, str]:
    """The last colon counts, unless the name would not be one (`C:\\kernels.py`)."""
    path, colon, name = target.rpartition(":")
    if colon and path and all(part.isidentifier() for part in name.split(".")) and not name.endswith(".py"):
        return Path(path), name
    return Path(target), ""


def _is_kernel(value: object) -> TypeGuard[Kernel]:
    return isinstance(value, CubeFunction)


def _defined(value: object, module: ModuleType) -> TypeGuard[Kernel]:
    return _is_kernel(value) and value.__module__ == module.__name__


def _named(module: ModuleType, name: str, path: Path, known: list[str]) -> Kernel:
    found: object = module
    for part in name.split("."):
        found = getattr(found, part, None)
    if _is_kernel(found):
        return found
    near = difflib.get_close_matches(name, known, n=1)
    what = "there is no such kernel" if found is None else f"got {type(found).__name__}, expected a kernel"
    hint = f"did you mean {near[0]}? " if near else ""
    raise CompileError(f"cannot find {name} of {path}: {what}", help=hint + _choices(known))


def _choices(known: list[str]) -> str:
    return f"its kernels are {', '.join(known)}" if known else "a kernel is a function under @bc.cube"


def _run(path: Path) -> ModuleType:
    """The file as a module of its own; it finds its neighbours, as it does when Python runs it."""
    _check_syntax(path)
    name = f"_burn_cube_shown_{path.stem}"
    loader = SourceFileLoader(name, str(path))  # by content, whatever the file's ending
    spec = importlib.util.spec_from_file_location(name, path, loader=loader)
    assert spec is not None, path
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # structs and pickling look their module up
    sys.path.insert(0, str(path.parent.resolve()))
    try:
        with redirect_stdout(sys.stderr):  # what the file prints is no part of what is shown
            loader.exec_module(module)
    except CubeError:
        raise
    except (Exception, SystemExit) as error:  # whatever the user's file raises
        raise CompileError(
            f"cannot load {path}: {type(error).__name__}: {error}",
            _place(error, path),
            help="the file is run up to its end; put work under `if __name__ == '__main__':`",
        ) from error
    finally:
        sys.path.remove(str(path.parent.resolve()))
    return module


def _check_syntax(path: Path) -> None:
    try:
        compile(path.read_bytes(), str(path), "exec", dont_inherit=True)
    except SyntaxError as error:
        raise syntax_error(error, str(path)) from None
    except (ValueError, OSError) as error:  # null bytes, an encoding that does not fit, no permission
        raise CompileError(f"cannot read {path}: {error}") from None


def _place(error: BaseException, path: Path) -> Span:
    """The line of the file at which it failed."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if f.filename == str(path)]
    if not frames or frames[-1].lineno is None:
        return UNKNOWN
    frame = frames[-1]
    line, col = frame.lineno or 0, frame.colno or 0
    return Span(frame.filename, line, col, frame.end_lineno or line, frame.end_colno or col + 1)
