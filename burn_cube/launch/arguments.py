"""From the values of a call to what a specialisation and a driver need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from burn_cube.errors import CompileTypeError, LaunchTypeError, nearest
from burn_cube.frontend.annotations import ByValue, by_value
from burn_cube.frontend.decorator import CubeFunction, Parameter
from burn_cube.frontend.source import definition
from burn_cube.launch import arrays, binders
from burn_cube.launch.binders import Binder, Call
from burn_cube.launch.locks import fork_safe
from burn_cube.launch.places import Place
from burn_cube.signature import Annotation, Spec


class Arguments(Mapping[str, Any]):
    """The bound arguments of a launch, by attribute or by key: what a callable grid receives."""

    def __init__(self, names: tuple[str, ...], values: tuple[object, ...]) -> None:
        self._values = dict(zip(names, values, strict=True))

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __getattr__(self, name: str) -> Any:
        try:
            return self._values[name]
        except KeyError:
            raise AttributeError(f"the kernel has no argument {name!r}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


@fork_safe
class Binding:
    """Binds calls of one kernel to its parameters."""

    def __init__(self, function: CubeFunction[Any, Any]) -> None:
        self.function = function

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The kernel's parameters."""
        return self.function.parameters

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(parameter.name for parameter in self.parameters)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Where errors about them point."""
        return tuple(Place(self.function.name, p.name, p.span) for p in self.parameters)

    @cached_property
    def binders(self) -> tuple[Binder, ...]:
        """A binder for each."""
        return tuple(
            binders.make(self._annotation(parameter), place)
            for parameter, place in zip(self.parameters, self.places, strict=True)
        )

    @cached_property
    def has_generic_scalar(self) -> bool:
        """Whether a scalar's dtype depends on other arguments."""
        return any(binders.needs_generics(self._annotation(parameter)) for parameter in self.parameters)

    @cached_property
    def positional(self) -> int:
        """How many may be given by position."""
        return sum(not parameter.keyword_only for parameter in self.parameters)

    def _annotation(self, parameter: Parameter) -> Annotation:
        found = parameter.annotation
        if found is None:
            raise CompileTypeError(
                f"cannot compile {self.function.name}: parameter {parameter.name} has no annotation",
                parameter.span,
                "a lambda is a function for kernels: write `def` for a kernel, with types"
                if self.function.name == "<lambda>"
                else "write its type, such as bc.Array[bc.f32], bc.f32 or bc.Comptime[int]",
            )
        if isinstance(found, ByValue):
            raise by_value(found, parameter.span)
        return found

    def values(self, args: tuple[object, ...], kwargs: Mapping[str, object]) -> tuple[object, ...]:
        """One value for each parameter."""
        if not kwargs and len(args) == len(self.names) == self.positional:
            return args
        rest = self.names[len(args) :]
        if len(args) <= self.positional and set(kwargs) == set(rest):
            return (*args, *[kwargs[name] for name in rest])
        return self._named(args, kwargs)

    def call(self, values: tuple[object, ...]) -> tuple[tuple[Spec, ...], Call]:
        """What the values are: their specs, and the run-time arguments in order."""
        call = Call()
        if self.has_generic_scalar:
            found = [item for b, v in zip(self.binders, values, strict=True) for item in b.generics(v)]
            binders.settle(found, call)
        specs = tuple([binder.bind(v, call) for binder, v in zip(self.binders, values, strict=True)])
        for array, lanes in call.vectors:
            # a width that is named is that of a comptime argument; lowering refuses what is no width
            n = values[self.names.index(lanes)] if isinstance(lanes, str) else lanes
            if type(n) is int and n > 0:
                arrays.check_vectors(array, n)
        return specs, call

    def _named(self, args: tuple[object, ...], kwargs: Mapping[str, object]) -> tuple[object, ...]:
        name, span = self.function.name, definition(self.function.fn.__code__)
        if len(args) > self.positional:
            raise LaunchTypeError(
                f"cannot launch {name}: got {len(args)} arguments by position, "
                f"expected at most {self.positional}",
                span,
            )
        given = dict(zip(self.names, args, strict=False))
        for key, value in kwargs.items():
            if key not in self.names:
                near = nearest(key, self.names)
                help = f"did you mean {near}?" if near else f"its parameters are {', '.join(self.names)}"
                raise LaunchTypeError(f"cannot launch {name}: it has no parameter {key}", span, help)
            if key in given:
                raise LaunchTypeError(f"cannot launch {name}: got argument {key} twice", self._span(key))
            given[key] = value
        absent = [p for p in self.parameters if p.name not in given and not p.has_default]
        if absent:
            names = ", ".join(parameter.name for parameter in absent)
            raise LaunchTypeError(f"cannot launch {name}: got no argument for {names}", absent[0].span)
        return tuple(given.get(p.name, p.default) for p in self.parameters)

    def _span(self, name: str) -> Any:
        return self.places[self.names.index(name)].span
