"""The settings: one table, filled from files, then the environment, then code. Only this reads our variables.

Files: `burn-cube.toml` in the user's configuration folder, then in the current folder; BURN_CUBE_CONFIG names
another one instead of both. A name that the table does not hold is an error wherever it comes from.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Literal

from burn_cube.errors import ConfigError, nearest, shown
from burn_cube.record import names, record, replace

FILE = "burn-cube.toml"
CONFIG_VARIABLE = "BURN_CUBE_CONFIG"
Value = str | bool | int


@record
class Setting:
    """A row: `choices` is () for any text, `span` the least and the largest number."""

    name: str
    variable: str
    default: Value
    doc: str
    choices: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 2**31 - 1)


TABLE = (
    Setting("checks", "BURN_CUBE_CHECKS", "checked", "what an access out of bounds does",
            ("checked", "unchecked", "validate")),
    Setting("interpret", "BURN_CUBE_INTERPRET", False, "run every kernel on the interpreter"),
    Setting("dump", "BURN_CUBE_DUMP", "", "folder for the IR after each pass and the text of each target"),
    Setting("verify", "BURN_CUBE_VERIFY", False, "verify the IR before and after every pass"),
    Setting("runtime", "BURN_CUBE_RUNTIME", "cpu", "the runtime for NumPy arrays: cpu, reference or null"),
    Setting("num_threads", "BURN_CUBE_NUM_THREADS", 0, "threads of the CPU runtime; 0 for one a processor"),
    Setting("cpu", "BURN_CUBE_CPU", "native", "the processor to compile for: this one, or a level of x86",
            ("native", "x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4")),
    Setting("native_launch", "BURN_CUBE_NATIVE_LAUNCH", True, "launch warm kernels without Python code"),
    Setting("disk_cache", "BURN_CUBE_DISK_CACHE", True, "keep compiled kernels on disk"),
    Setting("cache_dir", "BURN_CUBE_CACHE_DIR", "", "folder for compiled kernels, if not the user's"),
    Setting("shipped_cache", "BURN_CUBE_SHIPPED_CACHE", "",
            "folders of compiled kernels that a program carries, separated as in PATH; they are only read"),
    Setting("cache_mib", "BURN_CUBE_CACHE_MIB", 256, "the most MiB that compiled kernels may take on disk"),
    Setting("autotune", "BURN_CUBE_AUTOTUNE", "full",
            "whether to find the fastest candidate: never, from the disk cache only, or by trials",
            ("off", "cached", "full")),
    Setting("autotune_log", "BURN_CUBE_AUTOTUNE_LOG", "", "file for what was tuned, or stderr"),
    Setting("cuda_binding", "BURN_CUBE_CUDA_BINDING", "auto", "the package through which CUDA is used",
            ("auto", "cuda-bindings", "pycuda")),
    Setting("streams", "BURN_CUBE_STREAMS", 8,
            "the most streams of a device, 1 to 64: each thread has its own until there are so many",
            span=(1, 64)),
    Setting("profile", "BURN_CUBE_PROFILE", "",
            "file for a trace of all launches of the process; `{pid}` in its name is the process's number"),
    Setting("memory_limit_mib", "BURN_CUBE_MEMORY_LIMIT_MIB", 0,
            "the most MiB that buffers may take on each device; 0 for no limit"),
    Setting("device", "BURN_DEVICE", "", "the default device of tensors, such as cpu or cuda:0"),
    Setting("fusion", "BURN_FUSION", True, "ops on tensors wait, and chains of them become one kernel"),
    Setting("fusion_log", "BURN_FUSION_LOG", "", "file for what was fused and what not, or stderr"),
)  # fmt: skip
_BY_NAME = {row.name: row for row in TABLE}
_BY_VARIABLE = {row.variable: row for row in TABLE}


@record
class Settings:
    """The values in force; the fields are the table's rows."""

    checks: Literal["checked", "unchecked", "validate"] = "checked"
    interpret: bool = False
    dump: str = ""
    verify: bool = False
    runtime: str = "cpu"
    num_threads: int = 0
    cpu: str = "native"
    native_launch: bool = True
    disk_cache: bool = True
    cache_dir: str = ""
    shipped_cache: str = ""
    cache_mib: int = 256
    autotune: Literal["off", "cached", "full"] = "full"
    autotune_log: str = ""
    cuda_binding: Literal["auto", "cuda-bindings", "pycuda"] = "auto"
    streams: int = 8
    profile: str = ""
    memory_limit_mib: int = 0
    device: str = ""
    fusion: bool = True
    fusion_log: str = ""


@record(frozen=False)
class State:
    """The settings of the process: files, environment and `set`; None before their first use."""

    base: Settings | None = None


_state = State()
_known: dict[Settings, Settings] = {}  # equal settings are one object, so that launches can compare addresses
_within: ContextVar[Settings | None] = ContextVar("burn_cube_settings", default=None)


def current() -> Settings:
    """The settings in force here. Files and environment are read once, at first use."""
    within = _within.get()
    if within is not None:
        return within
    if _state.base is None:
        _state.base = _load(os.environ)
    return _state.base


def holders() -> tuple[ContextVar[Settings | None], State]:
    """Where the settings in force are, for compiled launchers: in the first unless it holds None."""
    return _within, _state


def set(**values: Value) -> None:
    """Change settings for the whole process (blocks of `use` keep theirs)."""
    if _state.base is None:
        _state.base = _load(os.environ)
    _state.base = _changed(_state.base, values, "bc.config.set")


@contextmanager
def use(**values: Value) -> Generator[Settings]:
    """Change settings inside a `with` block, in this thread or task only."""
    settings = _changed(current(), values, "bc.config.use")
    token = _within.set(settings)
    try:
        yield settings
    finally:
        _within.reset(token)


def reload() -> Settings:
    """Read files and environment again; what code has set is forgotten."""
    _state.base = _load(os.environ)
    return current()


def _load(environment: Mapping[str, str]) -> Settings:
    settings = Settings()
    for path in _paths(environment):
        settings = _changed(settings, _read(path), str(path))
    return _changed(settings, _from_environment(environment), "the environment")


def _paths(environment: Mapping[str, str]) -> list[Path]:
    named = environment.get(CONFIG_VARIABLE)
    if named and not Path(named).is_file():
        raise ConfigError(f"cannot read settings: {CONFIG_VARIABLE} names {named}, which is no file")
    return [path for path in places(environment) if path.is_file()]


def places(environment: Mapping[str, str] = os.environ) -> list[Path]:
    """The files that may hold settings, in the order in which they are read; they need not exist."""
    named = environment.get(CONFIG_VARIABLE)
    if named:
        return [Path(named)]
    return [folder / FILE for folder in (user_folder("config", environment), Path())]


def user_folder(kind: Literal["config", "cache"], environment: Mapping[str, str] = os.environ) -> Path:
    """The user's own folder for settings or for what is kept."""
    if sys.platform == "linux" and "ANDROID_ROOT" not in environment:
        # as platformdirs says, which takes as long to load as a kept kernel
        named = environment.get(f"XDG_{kind.upper()}_HOME", "")
        return Path(named if os.path.isabs(named) else os.path.expanduser(f"~/.{kind}")) / "burn-cube"
    import platformdirs  # knows the other systems

    paths = {"config": platformdirs.user_config_path, "cache": platformdirs.user_cache_path}
    return paths[kind]("burn-cube", appauthor=False)


def _read(path: Path) -> dict[str, Value]:
    import tomllib  # only where there is a file

    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:  # ValueError: no UTF-8, no TOML, a huge number
        raise ConfigError(f"cannot read settings from {path}: {error}") from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for variable, text in environment.items():
        if variable in _BY_VARIABLE:
            row = _BY_VARIABLE[variable]
            found[row.name] = _parsed(row, text)
        elif variable.startswith("BURN_CUBE_") and variable != CONFIG_VARIABLE:
            raise _unknown(variable, "the environment", [*_BY_VARIABLE, CONFIG_VARIABLE])
    return found


_DIGITS = 20  # of a number; Python reads no text of thousands

_TRUTH = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False,
          "off": False, "": False}  # fmt: skip


def _parsed(row: Setting, text: str) -> Value:
    if isinstance(row.default, bool):
        return _truth(row, text)
    if isinstance(row.default, int):
        if not (text.isascii() and text.isdigit() and len(text) <= _DIGITS):
            raise ConfigError(f"cannot set {row.variable}: got {shown(text)}, expected a number, 0 or more")
        return int(text)
    return text


def _truth(row: Setting, text: str) -> bool:
    if text.lower() not in _TRUTH:
        raise ConfigError(f"cannot set {row.variable}: got {shown(text)}, expected 1 or 0")
    return _TRUTH[text.lower()]


def _changed(settings: Settings, values: Mapping[str, Value], where: str) -> Settings:
    for name, value in values.items():
        row = _BY_NAME.get(name)
        if row is None:
            raise _unknown(name, where, list(_BY_NAME))
        _check(row, value, where)
    changed = replace(settings, **values)  # checked against the table above
    return _known.setdefault(changed, changed)


_KINDS: dict[type, str] = {bool: "true or false", int: "a number", str: "a string"}


def _check(row: Setting, value: object, where: str) -> None:
    if type(value) is not type(row.default):
        raise ConfigError(
            f"cannot set {row.name} in {where}: got {shown(value)}, expected {_KINDS[type(row.default)]}"
        )
    least, most = row.span
    if isinstance(value, int) and not least <= value <= most:
        expected = f"{least} or more" if value < least else f"at most {most}"
        raise ConfigError(f"cannot set {row.name} in {where}: got {shown(value)}, expected {expected}")
    if isinstance(value, str) and "\0" in value:
        raise ConfigError(f"cannot set {row.name} in {where}: got {shown(value)}, which has a NUL character")
    if row.choices and value not in row.choices:
        expected = f"{', '.join(row.choices[:-1])} or {row.choices[-1]}"
        raise ConfigError(f"cannot set {row.name} in {where}: got {shown(value)}, expected {expected}")


def _unknown(name: str, where: str, known: list[str]) -> ConfigError:
    near = nearest(name, known, 0.5)
    help = f"did you mean {near}?" if near else f"the settings are {', '.join(known)}"
    return ConfigError(f"cannot set {name} in {where}: there is no such setting", help=help)


assert [(name, getattr(Settings(), name)) for name in names(Settings)] == [(r.name, r.default) for r in TABLE]
