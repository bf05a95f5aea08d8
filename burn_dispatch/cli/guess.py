"""Specs for a kernel that is shown and not launched: from its annotations and from options.

`--arg x=f16`, `--arg t=f32[3]` (rank 3), `--arg bias=none`, `--arg xs=f32,f32`, `--arg opt.rate=f32`;
`--comptime n=4`; `--dtype f16` for every generic, `--dtype F=f16` for one.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import ModuleType
from typing import Any, assert_never

from burn_cube.dtypes import ALL, BY_NAME, F32, I32, STORABLE, DType
from burn_cube.errors import CompileError, LaunchTypeError, LaunchValueError
from burn_cube.frontend.decorator import CubeFunction, Parameter
from burn_cube.launch.comptime import comptime_value
from burn_cube.launch.places import Place
from burn_cube.signature import (
    AbsentSpec,
    Annotation,
    ArrayAnnotation,
    ArraySpec,
    ComptimeAnnotation,
    ComptimeSpec,
    Elem,
    Generic,
    InoutAnnotation,
    ListAnnotation,
    ListSpec,
    OptionalAnnotation,
    ScalarAnnotation,
    ScalarSpec,
    Spec,
    StructAnnotation,
    StructSpec,
    TensorAnnotation,
    TensorSpec,
    VectorAnnotation,
)
from burn_cube.span import UNKNOWN
from burn_dispatch.cli.ranks import used_rank

_ARGUMENT = re.compile(r"(?P<dtype>\w+)(?:\[(?P<rank>\d+)\])?")
_NOTHING: Any = object()
_MOST_DIMENSIONS = 64  # of a NumPy array


def pairs(option: str, values: Iterable[str]) -> dict[str, str]:
    """`name=value` options as a mapping."""
    found: dict[str, str] = {}
    for value in values:
        name, equals, text = value.partition("=")
        if not equals or not name or not text:
            raise LaunchValueError(f"cannot read {option} {value}: expected {option} NAME=VALUE")
        found[name.strip()] = text.strip()
    return found


def dtype(name: str, where: str, among: tuple[DType, ...] = STORABLE) -> DType:
    """The dtype of this name."""
    found = BY_NAME.get(name)
    if found is None or found not in among:
        near = difflib.get_close_matches(name, [d.name for d in among], n=1)
        names = ", ".join(d.name for d in among)
        raise LaunchTypeError(
            f"cannot use dtype {name!r} {where}: expected one of {names}",
            help=f"did you mean {near[0]}?" if near else None,
        )
    return found


@dataclass
class Guess:
    """The options, and the dtypes that they give to generics."""

    dtypes: Mapping[str, str]  # by generic; "*" for all others
    args: Mapping[str, str]
    comptime: Mapping[str, str]
    module: ModuleType
    kernel: str = ""
    tree: ast.AST = field(init=False)
    bound: dict[str, DType] = field(default_factory=dict[str, DType])
    used: set[str] = field(default_factory=set[str])
    chosen: set[str] = field(default_factory=set[str])  # of `dtypes`

    def specs(self, kernel: CubeFunction[Any, Any]) -> tuple[Spec, ...]:
        """A spec a parameter."""
        self.kernel, self.tree = kernel.name, kernel.definition.tree
        self._of(kernel)  # --arg may bind a generic that an earlier parameter uses: look at all, then guess
        specs = self._of(kernel)
        for name in (*self.args, *self.comptime):
            if name not in self.used:
                raise _unused(name, kernel, self.args)
        for name in self.dtypes.keys() - self.chosen:
            what = "no generic dtype that takes it" if name == "*" else f"no generic dtype {name}"
            raise LaunchTypeError(f"cannot use {self.dtypes[name]} for --dtype: {kernel.name} has {what}")
        return specs

    def _of(self, kernel: CubeFunction[Any, Any]) -> tuple[Spec, ...]:
        return tuple(self._parameter(parameter) for parameter in kernel.parameters)

    def _parameter(self, parameter: Parameter) -> Spec:
        found = parameter.annotation
        if found is None or not isinstance(found, Annotation):
            what = "no annotation" if found is None else "a type that only functions can take"
            raise CompileError(
                f"cannot specialise {self.kernel}: parameter {parameter.name} has {what}", parameter.span
            )
        default = parameter.default if parameter.has_default else _NOTHING
        return self._spec(parameter.name, found, default)

    def _spec(self, name: str, annotation: Annotation, default: Any = _NOTHING) -> Spec:
        match annotation:
            case ArrayAnnotation(elem):
                return ArraySpec(self._elem(name, elem, *self._argument(name)))
            case TensorAnnotation(elem):
                given, rank = self._argument(name)
                rank = used_rank(self.tree, name) if rank is None else rank
                return TensorSpec(self._elem(name, elem, given, rank), rank)
            case ScalarAnnotation(elem):
                return ScalarSpec(self._elem(name, elem, *self._argument(name)))
            case ComptimeAnnotation(accepts):
                value = self._value(name, accepts, default)
                return ComptimeSpec(comptime_value(value, accepts, Place(self.kernel, name, UNKNOWN)))
            case OptionalAnnotation(inner):
                return self._spec(name, inner, default) if self._present(name) else AbsentSpec()
            case ListAnnotation(inner):
                return self._list(name, inner)
            case StructAnnotation(cls, fields):
                return StructSpec(cls, tuple((f, self._spec(f"{name}.{f}", inner)) for f, inner in fields))
            case InoutAnnotation(inner):
                return self._spec(name, inner, default)
            case _:
                assert_never(annotation)

    def _present(self, name: str) -> bool:
        """An optional argument is absent unless an option speaks of it."""
        if self.args.get(name) == "none":
            self.used.add(name)
            return False
        return any(key == name or key.startswith(f"{name}.") for key in (*self.args, *self.comptime))

    def _list(self, name: str, inner: Annotation) -> ListSpec:
        """One item, or as many as `--arg name=a,b,c` has."""
        if name not in self.args:
            return ListSpec((self._spec(f"{name}.0", inner),))
        self.used.add(name)
        items = {f"{name}.{i}": text for i, text in enumerate(self.args[name].split(","))}
        self.args = {**items, **self.args}
        return ListSpec(tuple(self._spec(item, inner) for item in items))

    def _argument(self, name: str) -> tuple[DType | None, int | None]:
        """The dtype and rank that --arg gives."""
        if name not in self.args:
            return None, None
        self.used.add(name)
        found = _ARGUMENT.fullmatch(self.args[name])
        if found is None:
            raise LaunchValueError(
                f"cannot read --arg {name}={self.args[name]}: expected a dtype, with a rank in brackets"
            )
        rank = None if found["rank"] is None else int(found["rank"])
        if rank is not None and rank > _MOST_DIMENSIONS:
            raise LaunchValueError(
                f"cannot read --arg {name}={self.args[name]}: expected a rank of at most {_MOST_DIMENSIONS}"
            )
        return dtype(found["dtype"], f"for {name}", ALL), rank

    def _elem(self, name: str, elem: Elem, given: DType | None, rank: int | None) -> DType:
        if isinstance(elem, VectorAnnotation):
            elem = elem.elem
        if isinstance(elem, DType):
            if given not in (None, elem):
                raise LaunchTypeError(f"cannot use {given} for {name}: its annotation says {elem}")
            return elem
        if given is not None and self.bound.setdefault(elem.name, given) is not given:
            raise LaunchTypeError(
                f"cannot use {given} for {name}: {elem.name} is {self.bound[elem.name]} already"
            )
        chosen = self.bound.get(elem.name) or self._generic(elem)
        if chosen not in elem.accepts:
            raise LaunchTypeError(
                f"cannot use {chosen} for {name}: {elem.name} accepts {', '.join(map(str, elem.accepts))}"
            )
        return chosen

    def _generic(self, generic: Generic) -> DType:
        """The dtype from --dtype; else f32, or i32 for a generic integer."""
        if generic.name in self.dtypes:
            self.chosen.add(generic.name)
            return dtype(self.dtypes[generic.name], f"for {generic.name}")
        everywhere = dtype(self.dtypes["*"], "for --dtype") if "*" in self.dtypes else None
        if everywhere in generic.accepts:
            self.chosen.add("*")
            return everywhere
        return F32 if F32 in generic.accepts else I32

    def _value(self, name: str, accepts: tuple[Any, ...], default: Any) -> Any:
        if name in self.comptime:
            self.used.add(name)
            return _parse(name, self.comptime[name], accepts, self.module)
        if default is not _NOTHING:
            return default
        kinds = " or ".join(getattr(kind, "__name__", str(kind)) for kind in accepts)
        raise LaunchValueError(
            f"cannot specialise {self.kernel}: its comptime parameter {name} has no value",
            help=f"give one: --comptime {name}=VALUE" + (f" ({kinds})" if kinds else ""),
        )


def _unused(name: str, kernel: CubeFunction[Any, Any], args: Mapping[str, str]) -> LaunchValueError:
    """The error for an option that speaks of no parameter, or not of this kind."""
    known = [parameter.name for parameter in kernel.parameters]
    if name in known:
        wrong, right = ("--arg", "--comptime") if name in args else ("--comptime", "--arg")
        return LaunchValueError(
            f"cannot set {name} of {kernel.name} by {wrong}: it is "
            f"{'a compile-time argument' if right == '--comptime' else 'no compile-time argument'}",
            help=f"use {right} {name}={'VALUE' if right == '--comptime' else 'DTYPE'}",
        )
    near = difflib.get_close_matches(name, known, n=1)
    return LaunchValueError(
        f"cannot set {name} of {kernel.name}: it takes no such argument",
        help=f"did you mean {near[0]}?" if near else f"it takes {', '.join(known) or 'none'}",
    )


def _parse(name: str, text: str, accepts: tuple[Any, ...], module: ModuleType) -> Any:
    """A literal, a member of an enum, a dtype, a name of the file, or else a string."""
    for kind in accepts:
        if isinstance(kind, type) and issubclass(kind, Enum):
            member = kind.__members__.get(text.rpartition(".")[2])
            if member is None:
                raise LaunchValueError(
                    f"cannot set {name} to {text}: expected one of {', '.join(kind.__members__)}"
                )
            return member
    if DType in accepts and text in BY_NAME:
        return BY_NAME[text]
    if accepts == (str,):
        return text.strip("'\"")
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return getattr(module, text, text)
