"""`@bc.cube`: a Python function that is a kernel, or a function that kernels call. It is read, never run.

Launching is not this layer's: `burn_cube.launch` installs a factory that gives each function its launcher.
"""

from __future__ import annotations

import builtins
import importlib
import inspect
import pickle
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from types import FrameType, FunctionType
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Literal,
    NamedTuple,
    ParamSpec,
    Protocol,
    TypeVar,
    cast,
    overload,
)

from burn_cube.errors import CompileError, CompileSyntaxError, CompileTypeError, LaunchError, nearest, shown
from burn_cube.frontend.annotations import Parsed, evaluate, local_names, parse
from burn_cube.frontend.source import Source, definition, snapshot, source_of
from burn_cube.frontend.topology import Cube, Grid
from burn_cube.record import record
from burn_cube.span import Span

if TYPE_CHECKING:
    from burn_cube.ir.nodes import Mode

P = ParamSpec("P")
R = TypeVar("R")
EMPTY: object = inspect.Parameter.empty
"""The default of a parameter that has none."""

OPTIONS = ("mode", "index", "fast_math", "source")
"""What `@bc.cube(...)` takes."""

FAST_MATH = frozenset({"contract"})
"""What `fast_math=` may name. `contract`: `a * b + c` rounds once, as `fma` does."""


@record
class Parameter:
    """A parameter of a kernel or of a function that kernels call."""

    name: str
    annotation: Parsed | None
    default: object
    span: Span
    keyword_only: bool = False

    @property
    def has_default(self) -> bool:
        """Whether a call may leave it out."""
        return self.default is not EMPTY


class CacheInfo(NamedTuple):
    """What a function's cache has done: kernels compiled, launches that compiled nothing, kernels held.

    `loaded` of the first were not compiled, but read from the cache on disk or one that the program carries.
    """

    compiles: int
    hits: int
    size: int
    loaded: int


class Bound(Protocol):
    """A kernel with its grid and cube: call it with the arguments."""

    def __call__(self, *args: object, **kwargs: object) -> None: ...


class Form(Protocol):
    """A way to launch: `form[grid, cube](...)`, `form.forall(n)(...)`, or `form(grid, cube, ...)`.

    `warm` has what `form[grid, cube]` gave for two ints.
    """

    @property
    def warm(self) -> Mapping[object, Bound]: ...
    def __getitem__(self, configuration: Any, /) -> Bound: ...
    def __call__(self, grid: Grid, cube: Cube, /, *args: object, **kwargs: object) -> None: ...
    def forall(self, n: int) -> Bound: ...


class Launcher(Protocol):
    """What `burn_cube.launch` provides for each function."""

    def form(self, mode: Mode | None = None, interpret: bool = False) -> Form: ...
    def bind(self, grid: Grid, cube: Cube | None = None) -> Bound: ...
    def launch(
        self,
        device: object,
        grid: Grid,
        cube: Cube | None,
        args: Iterable[object],
        kwargs: Mapping[str, object],
    ) -> None: ...
    def inspect(
        self, what: str, device: object, args: tuple[object, ...], kwargs: Mapping[str, object]
    ) -> str: ...
    def cache_info(self) -> CacheInfo: ...


_factory: list[Callable[[CubeFunction[Any, Any]], Launcher]] = []


def set_launcher(factory: Callable[[CubeFunction[Any, Any]], Launcher]) -> None:
    """Install what makes launchers."""
    _factory[:] = [factory]


class CubeFunction(Generic[P, R]):
    """A kernel, or a function that kernels call. `kernel[grid, cube](...)` launches it."""

    def __init__(
        self,
        fn: Callable[P, R],
        *,
        mode: Mode | None = None,
        index: Literal[32, 64] | None = None,
        fast_math: Iterable[str] = (),
        source: str | None = None,
        early: bool = True,
        frame: FrameType | None = None,
    ) -> None:
        self.fn = _checked(fn)
        self.name = self.fn.__name__
        self.mode: Mode | None = mode
        self.index: Literal[32, 64] | None = index
        self.fast_math = frozenset(fast_math)
        self._given = source
        self._locals = local_names(self.fn.__annotations__, frame) if frame is not None else {}
        self._early = snapshot(self.fn) if early and source is None else ""
        self.__name__, self.__qualname__ = self.fn.__name__, self.fn.__qualname__
        self.__module__, self.__doc__ = self.fn.__module__, self.fn.__doc__
        self.__wrapped__ = fn
        self._check_options()

    def _check_options(self) -> None:
        unknown = self.fast_math - FAST_MATH
        given = cast("object", self._given)
        checks = (
            ("source", given, given is None or isinstance(given, str), "the text that defines it"),
            ("mode", self.mode, self.mode in (None, "checked", "unchecked", "validate"),
             "checked, unchecked or validate"),
            ("index", self.index, self.index in (None, 32, 64), "32 or 64"),
            ("fast_math", ", ".join(sorted(map(str, unknown))), not unknown, " or ".join(sorted(FAST_MATH))),
        )  # fmt: skip
        for option, value, fine, expected in checks:
            if not fine:
                raise CompileError(
                    f"cannot decorate {self.name}: got {option}={shown(value)}, expected {expected}",
                    definition(self.fn.__code__),
                )

    @cached_property
    def definition(self) -> Source:
        """The function's tree and text (`source` is the text that a target makes of it)."""
        return source_of(self.fn, self._early, self._given)

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The parameters in order."""
        return _parameters(self)

    @cached_property
    def returns(self) -> object:
        """What the return annotation evaluates to; `inspect.Signature.empty` without one."""
        node = self.definition.tree
        written = getattr(node, "returns", None)
        if written is None:
            return inspect.Signature.empty
        value = self.fn.__annotations__.get("return")
        if isinstance(value, str):
            names = tuple(arg.arg for arg in _all_arguments(self.definition))
            return evaluate(value, self.annotation_names(), self.definition.span(written), names)
        return value

    def names(self) -> dict[str, object]:
        """The builtins, globals and closure variables that the function sees, at this moment."""
        found: dict[str, object] = {**vars(builtins), **self.fn.__globals__}
        for name, cell in zip(self.fn.__code__.co_freevars, self.fn.__closure__ or (), strict=True):
            try:
                found[name] = cell.cell_contents
            except ValueError:  # not assigned yet
                found.pop(name, None)
        return found

    def annotation_names(self) -> dict[str, object]:
        """`names`, and the local names that annotations alone mention, as they were at the definition."""
        return {**self.names(), **self._locals}

    @cached_property
    def launcher(self) -> Launcher:
        """What launches this function."""
        return _factory[0](self)

    @cached_property
    def _form(self) -> Form:
        """How `kernel[...]` launches."""
        return self.launcher.form()

    # not P.args: a literal fits a parameter of any dtype, which no annotation of Python can say
    def __call__(self, *args: Any, **kwargs: Any) -> R:
        """Inside kernels only."""
        raise LaunchError(
            f"cannot call {self.name} from Python: it runs on a device",
            definition(self.fn.__code__),
            f"launch it: {self.name}[grid, cube](...), or call it inside a kernel",
        )

    def __get__(self, instance: object, owner: type | None = None) -> CubeFunction[P, R]:
        """A method of a struct stays what it is: the kernel passes `self` itself."""
        return self

    def __getitem__(self, configuration: Any) -> Bound:
        """`kernel[grid, cube]` or `kernel[grid]`."""
        if configuration.__class__ is tuple and len(configuration) == 2:
            grid, cube = configuration
            if type(grid) is int and type(cube) is int:
                found = self._form.warm.get(configuration)
                if found is not None:
                    return found
        return self._form[configuration]

    def bind(self, grid: Grid, cube: Cube | None = None) -> Bound:
        """The kernel with its grid and cube, to be called many times."""
        return self.launcher.bind(grid, cube)

    def forall(self, n: int) -> Bound:
        """One unit for each of n elements, in cubes that suit the device; the last has units to spare."""
        return self.launcher.form().forall(n)

    def launch(
        self,
        device: object,
        *,
        cube_count: Grid,
        cube_dim: Cube | None = None,
        args: Iterable[object] = (),
        kwargs: Mapping[str, object] | None = None,
    ) -> None:
        """Launch on a device given by name, as `Device` or as driver."""
        self.launcher.launch(device, cube_count, cube_dim, args, kwargs or {})

    @property
    def checked(self) -> Form:
        """Launch with accesses out of bounds reading 0 and writing nothing."""
        return self.launcher.form("checked")

    @property
    def unchecked(self) -> Form:
        """Launch without bounds checks."""
        return self.launcher.form("unchecked")

    @property
    def validate(self) -> Form:
        """Launch with an error at the first access out of bounds."""
        return self.launcher.form("validate")

    @property
    def interpret(self) -> Form:
        """Run on the interpreter, unit by unit."""
        return self.launcher.form(None, True)

    def source(self, device: object, *args: object, **kwargs: object) -> str:
        """The text that the device's target makes of the kernel for these arguments."""
        return self.launcher.inspect("source", device, args, kwargs)

    def ir(self, device: object, *args: object, stage: str = "surface", **kwargs: object) -> str:
        """The IR for these arguments, as lowered or after the pass that `stage` names ("final": the last)."""
        return self.launcher.inspect(f"ir:{stage}", device, args, kwargs)

    def assembly(self, device: object, *args: object, **kwargs: object) -> str:
        """The machine code for these arguments, as text."""
        return self.launcher.inspect("assembly", device, args, kwargs)

    def cache_info(self) -> CacheInfo:
        """What the function's cache has done."""
        return self.launcher.cache_info()

    def __reduce__(self) -> tuple[Any, ...]:
        if "<" in self.__qualname__:
            raise pickle.PicklingError(
                f"cannot pickle {self.__qualname__}: got a local function, expected one of a module"
            )
        return _load, (self.__module__, self.__qualname__)

    def __copy__(self) -> CubeFunction[P, R]:
        return self

    def __deepcopy__(self, memo: object) -> CubeFunction[P, R]:
        return self

    def __repr__(self) -> str:
        return f"<cube {self.__qualname__}>"


def _load(module: str, qualname: str) -> object:
    found: object = importlib.import_module(module)
    for part in qualname.split("."):
        found = getattr(found, part)
    return found


def _checked(fn: object) -> FunctionType:
    if not isinstance(fn, FunctionType):
        raise CompileError(
            f"cannot decorate {shown(fn)}: got {type(fn).__name__}, expected a Python function",
            help="put @bc.cube below @staticmethod or @classmethod" if isinstance(fn, staticmethod) else None,
        )
    flags = fn.__code__.co_flags
    kinds = (
        (inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR, "an async function"),
        (inspect.CO_GENERATOR, "a generator (it has a yield)"),
    )
    for bits, kind in kinds:
        if flags & bits:
            raise CompileSyntaxError(
                f"cannot decorate {fn.__name__}: got {kind}, expected a plain function",
                definition(fn.__code__),
            )
    return fn


def _check_names(fn: object, options: Mapping[str, object]) -> None:
    """An option that does not exist is an error at the function."""
    unknown = next((name for name in options if name not in OPTIONS), None)
    if unknown is not None:
        function = _checked(fn)
        near = nearest(unknown, OPTIONS)
        raise CompileTypeError(
            f"cannot decorate {function.__name__}: got the option {unknown}={shown(options[unknown])}, "
            f"expected {', '.join(OPTIONS[:-1])} or {OPTIONS[-1]}",
            definition(function.__code__),
            f"did you mean {near}?" if near else None,
        )


def _all_arguments(source: Source) -> list[Any]:
    args = source.tree.args
    return [*args.posonlyargs, *args.args, *args.kwonlyargs]


def _parameters(function: CubeFunction[Any, Any]) -> tuple[Parameter, ...]:
    source, fn = function.definition, function.fn
    args = source.tree.args
    for star in (args.vararg, args.kwarg):
        if star is not None:
            raise CompileSyntaxError(
                f"cannot compile {function.name}: got parameter *{star.arg}, expected a fixed number",
                source.span(star),
                "pass a list: bc parameters may be annotated list[bc.Array[bc.f32]]",
            )
    defaults = inspect.signature(fn).parameters
    nodes = _all_arguments(source)
    names = tuple(node.arg for node in nodes)
    env = (
        function.annotation_names()
        if any(isinstance(fn.__annotations__.get(name), str) for name in names)
        else {}
    )
    return tuple(
        Parameter(
            node.arg,
            _annotation(fn, node, source, env, names),
            defaults[node.arg].default,
            source.span(node),
            node in args.kwonlyargs,
        )
        for node in nodes
    )


def _annotation(
    fn: FunctionType, node: Any, source: Source, env: dict[str, object], names: tuple[str, ...]
) -> Parsed | None:
    if node.annotation is None or node.arg not in fn.__annotations__:
        return None
    span = source.span(node.annotation)
    value = fn.__annotations__[node.arg]
    if isinstance(value, str):
        value = evaluate(value, env, span, names)
    return None if value is Any else parse(value, span)  # Any is for type checkers: a function takes all


@overload
def cube(fn: Callable[P, R], /) -> CubeFunction[P, R]: ...
@overload
def cube(
    *,
    mode: Mode | None = None,
    index: Literal[32, 64] | None = None,
    fast_math: Iterable[str] = (),
    source: str | None = None,
) -> Callable[[Callable[P, R]], CubeFunction[P, R]]: ...
def cube(fn: Callable[P, R] | None = None, /, **options: Any) -> object:
    """Make a kernel of a function, or a function that kernels call.

    `mode`: checked, unchecked or validate, whatever the settings say, unless they say validate. `index`: 32
    or 64 bits for positions and lengths. `fast_math`: liberties, by name. `source`: the function's text,
    where Python keeps none.
    """
    if fn is not None:
        return CubeFunction(fn, frame=sys._getframe(1))  # pyright: ignore[reportPrivateUsage]

    def decorate(fn: Callable[P, R]) -> CubeFunction[P, R]:
        _check_names(fn, options)
        return CubeFunction(fn, frame=sys._getframe(1), **options)  # pyright: ignore[reportPrivateUsage]

    return decorate


def cube_function(fn: object) -> CubeFunction[Any, Any]:
    """The function itself, or a plain function or lambda made into one: the same object each time."""
    if isinstance(fn, CubeFunction):
        return cast("CubeFunction[..., Any]", fn)
    found: CubeFunction[Any, Any] | None = getattr(fn, "__burn_cube__", None)
    if found is None:
        found = CubeFunction(cast("Callable[..., Any]", fn), early=False)
        found.fn.__dict__["__burn_cube__"] = found
    return found
