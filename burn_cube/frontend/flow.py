"""Variables across branches and loops: what differs becomes a result, when somebody asks for it.

A branch or loop is a draft that can still get results, so that a variable nobody reads later costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burn_cube.dtypes import BOOL, INDEX
from burn_cube.errors import CompileTypeError
from burn_cube.frontend.comptime import frozen
from burn_cube.frontend.context import Lowering
from burn_cube.frontend.drafts import Arm, BranchDraft, LoopDraft
from burn_cube.frontend.literals import as_number
from burn_cube.frontend.operators import convert, describe, literal, value_items
from burn_cube.frontend.values import (
    FALSE,
    ArrayValue,
    Cell,
    Comptime,
    Env,
    Key,
    Pending,
    Runtime,
    StructValue,
    TupleValue,
    Unset,
    Value,
    is_true,
)
from burn_cube.ir.nodes import Const, Operand, Var
from burn_cube.record import field, record, replace
from burn_cube.span import Span
from burn_cube.types import ValueType, elem

RETURN, BREAK, CONTINUE, VALUE = "$return", "$break", "$continue", "$value"


@record(frozen=False, eq=False)
class State:
    """An arm of a branch after it was lowered."""

    arm: Arm
    env: Env
    fields: Env


def run_arm(ctx: Lowering, body: Callable[[], None]) -> State:
    """Lower a branch into a block of its own, on its own variables."""
    state = State(Arm(), dict(ctx.frame.env), dict(ctx.fields))
    extend_arm(ctx, state, body)
    return state


def extend_arm(ctx: Lowering, state: State, body: Callable[[], None]) -> None:
    """Lower more into a branch."""
    with ctx.into(state.arm.stmts), ctx.variables(state.env, state.fields):
        body()


def same_host(a: object, b: object) -> bool:
    """Whether two host values are one for a kernel."""
    return a is b or frozen(a) == frozen(b)


def opened(ctx: Lowering, value: Value) -> Value:
    """The value; a tuple of the host as a tuple of values, whose items can differ from now on."""
    value = ctx.force(value)
    if isinstance(value, Comptime) and isinstance(value.value, tuple):
        return TupleValue(value_items(ctx, value) or ())
    return value


def field_of(ctx: Lowering, fields: Env, cell: Cell, name: str) -> Value:
    """A field of a struct, in given variables."""
    found = fields.get((cell, name))
    return ctx.initial[(cell, name)] if found is None else found


def zero(type_: ValueType) -> Const:
    """Stands where no value is ever read."""
    dtype = elem(type_)
    return Const(False if dtype is BOOL else 0.0 if dtype.is_float else 0, type_)


# branches


def merge(ctx: Lowering, draft: BranchDraft, states: Sequence[State]) -> None:
    """Make the current variables what they are after a branch."""
    for before, outcomes in (
        (ctx.frame.env, [state.env for state in states]),
        (ctx.fields, [state.fields for state in states]),
    ):
        changed = dict.fromkeys(
            key for env in outcomes for key, value in env.items() if before.get(key) is not value
        )
        for key in changed:
            before[key] = _merged(ctx, draft, states, key, [env.get(key) for env in outcomes])


def _merged(
    ctx: Lowering, draft: BranchDraft, states: Sequence[State], key: Key, values: list[Value | None]
) -> Value:
    first = values[0]
    if all(value is first for value in values) and first is not None:
        return first
    if isinstance(first, Comptime) and all(
        isinstance(v, Comptime) and same_host(v.value, first.value) for v in values
    ):
        return first
    frame = ctx.frame
    place = frame.assigned.get(key, draft.span)

    def make(ctx: Lowering) -> Value:
        cared: list[Value | None] = []
        for value, state in zip(values, states, strict=True):
            found = ctx.force(value) if value is not None else Unset("")
            if key == VALUE:
                cared.append(None if isinstance(found, Unset) else found)
            else:
                returned = isinstance(key, str) and key != RETURN and is_true(state.env.get(RETURN))
                cared.append(None if returned else found)
        present = [value for value in cared if value is not None]
        unset = next((value for value in present if isinstance(value, Unset)), None)
        if unset is not None or not present:
            return _one_sided(place, draft.span, unset)
        return Merger(draft, states, place, _label(key)).combine(ctx, cared)

    return Pending(make)


def _label(key: Key) -> str:
    return key if isinstance(key, str) else key[1]


def _one_sided(place: Span, branch: Span, unset: Unset | None) -> Unset:
    if unset is not None and unset.places:
        return unset
    return Unset(
        "it is set on one branch only", (("set here", place), ("not set on the other way through", branch))
    )


@record
class Merger:
    """Makes one value of the values that a variable has at the ends of the arms (None: nobody cares)."""

    draft: BranchDraft
    states: Sequence[State]
    place: Span
    label: str

    def combine(self, ctx: Lowering, values: list[Value | None]) -> Value:
        """The value after the branch."""
        present = [ctx.force(value) for value in values if value is not None]
        first = present[0]
        if isinstance(first, Comptime) and all(
            isinstance(v, Comptime) and same_host(v.value, first.value) for v in present
        ):
            return first
        if len(present) == len(values) and all(value is first for value in present):
            return first
        values = [None if value is None else opened(ctx, value) for value in values]
        present = [value for value in values if value is not None]
        first = present[0]
        if all(_is_scalar(value) for value in present):
            return self.scalars(ctx, values)
        if isinstance(first, TupleValue) and all(
            isinstance(v, TupleValue) and len(v.items) == len(first.items) for v in present
        ):
            return self._tuple(ctx, values, first)
        if isinstance(first, StructValue) and all(
            isinstance(v, StructValue) and v.cls is first.cls for v in present
        ):
            return self._struct(ctx, values, first)
        if isinstance(first, ArrayValue) and all(_same_memory(first, v) for v in present):
            return self._slice(ctx, values, first)
        raise self._refuse(ctx, present)

    def scalars(self, ctx: Lowering, values: list[Value | None]) -> Value:
        """Numbers become a result of the branch."""
        type_ = common_type(ctx, [v for v in values if v is not None], self.place)
        result = Var(self.label.lstrip("$"), type_)
        self.draft.results.append(result)
        for state, value in zip(self.states, values, strict=True):
            if value is None:
                state.arm.results.append(zero(ctx.type_of(result)))
                continue
            with ctx.into(state.arm.stmts):
                type_ = ctx.type_of(result)
                state.arm.results.append(convert(ctx, ctx.force(value), type_, self.place, self._action()))
        return Runtime(result)

    def _action(self) -> str:
        if self.label == VALUE:
            return "return values of one dtype"
        return f"give {self.label} one dtype" if self.label else "choose a value"

    def _tuple(self, ctx: Lowering, values: list[Value | None], first: TupleValue) -> Value:
        columns = [
            [v.items[k] if isinstance(v, TupleValue) else None for v in values]
            for k in range(len(first.items))
        ]
        return TupleValue(tuple([self.combine(ctx, column) for column in columns]), first.mutable)

    def _struct(self, ctx: Lowering, values: list[Value | None], first: StructValue) -> Value:
        cell = Cell()
        for name in first.names:
            column = [
                field_of(ctx, state.fields, v.cell, name) if isinstance(v, StructValue) else None
                for v, state in zip(values, self.states, strict=True)
            ]
            ctx.initial[(cell, name)] = self.combine(ctx, column)
        return StructValue(first.cls, cell, first.names)

    def _slice(self, ctx: Lowering, values: list[Value | None], first: ArrayValue) -> Value:
        arrays = [v if isinstance(v, ArrayValue) else None for v in values]
        length = self.combine(ctx, [None if v is None else Runtime(v.length) for v in arrays])
        offset = self.combine(
            ctx, [None if v is None else Runtime(v.offset or Const(0, INDEX)) for v in arrays]
        )
        assert isinstance(length, Runtime)
        assert isinstance(offset, Runtime)
        return replace(first, length=length.operand, offset=offset.operand)

    def _refuse(self, ctx: Lowering, present: list[Value]) -> CompileTypeError:
        shown = " and ".join(dict.fromkeys(describe(ctx, value) for value in present))
        if self.label == VALUE:
            what = "return different things"
        else:
            what = f"give {self.label} different values" if self.label else "choose between values"
        return ctx.type_error(
            self.place,
            f"cannot {what} on the ways through a run-time branch: got {shown}, expected numbers of one "
            "dtype",
            "only numbers, and tuples, structs and slices of one array with numbers, can depend on a "
            "run-time condition",
            (("the branch is here", self.draft.span),),
        )


def _is_scalar(value: Value) -> bool:
    if isinstance(value, Comptime):
        return as_number(value.value) is not None
    return isinstance(value, Runtime)


def _same_memory(a: ArrayValue, b: Value) -> bool:
    return isinstance(b, ArrayValue) and (a.memory, a.width, a.vector, a.shape, a.pitch) == (
        b.memory,
        b.width,
        b.vector,
        b.shape,
        b.pitch,
    )


def common_type(ctx: Lowering, values: Sequence[Value], place: Span) -> ValueType:
    """The type that several numbers are converted to: that of a run-time value, else of the literals."""
    types = [ctx.type_of(v.operand) for v in values if isinstance(v, Runtime)]
    if INDEX in types:
        return INDEX
    if types:
        return types[0]
    numbers = [as_number(v.value) for v in values if isinstance(v, Comptime)]
    chosen = next((n for n in numbers if isinstance(n, float)), numbers[0])
    assert chosen is not None
    found = literal(ctx, chosen, place)
    return found.type


# loops


@record(frozen=False, eq=False)
class Loop:
    """A loop being lowered: its draft, and the variables that change in it."""

    draft: LoopDraft
    carries: dict[Key, Carry] = field(default_factory=dict["Key", "Carry"])
    end: State | None = None  # the variables at the end of the body, once it is lowered


@record(frozen=False, eq=False)
class Carry:
    """A variable that a loop changes: inside, `start` holds its value at the start of an iteration."""

    loop: Loop
    key: Key
    init: Value | None  # None: it has no value before the loop, and none is read
    place: Span
    start: Value | None = None
    finished: bool = False

    def begin(self, ctx: Lowering) -> Value:
        """The value inside the loop; makes the parameters of the loop that hold it."""
        if self.start is None:
            label = _label(self.key).lstrip("$")
            if self.init is None:
                assert self.loop.end is not None
                self.start = self._instance(ctx, self._last(ctx), label, self.loop.end.fields, zeroed=True)
            else:
                self.start = self._instance(ctx, ctx.force(self.init), label, ctx.fields)
            if self.loop.end is not None:
                self.finish(ctx)
        return self.start

    def finish(self, ctx: Lowering) -> None:
        """Give the parameters their next values; the body has been lowered."""
        if self.start is not None and not self.finished:
            assert self.loop.end is not None
            self.finished = True
            with ctx.into(self.loop.draft.body.stmts):
                self._match(ctx, self.start, self._last(ctx))

    def _last(self, ctx: Lowering) -> Value:
        assert self.loop.end is not None
        end = self.loop.end
        return ctx.force((end.env if isinstance(self.key, str) else end.fields)[self.key])

    def result(self, ctx: Lowering) -> Value:
        """The value after the loop."""
        start = self.begin(ctx)
        draft = self.loop.draft
        return _rebuild(ctx, start, dict(zip(draft.params, draft.results, strict=True)))

    def _instance(self, ctx: Lowering, value: Value, label: str, fields: Env, zeroed: bool = False) -> Value:
        value = opened(ctx, value)
        if isinstance(value, Comptime) and (number := as_number(value.value)) is not None:
            return self._param(ctx, literal(ctx, number, self.place), label, zeroed)
        if isinstance(value, Runtime):
            return self._param(ctx, value.operand, label, zeroed)
        if isinstance(value, TupleValue):
            items = [self._instance(ctx, item, label, fields, zeroed) for item in value.items]
            return TupleValue(tuple(items), value.mutable)
        if isinstance(value, StructValue):
            cell = Cell()
            for name in value.names:
                found = field_of(ctx, fields, value.cell, name)
                ctx.initial[(cell, name)] = self._instance(ctx, found, name, fields, zeroed)
            return StructValue(value.cls, cell, value.names)
        if isinstance(value, ArrayValue) and (
            value.offset is not None or not isinstance(value.length, Const)
        ):
            length = self._param(ctx, value.length, "length", zeroed)
            offset = self._param(ctx, value.offset or Const(0, INDEX), "offset", zeroed)
            return replace(value, length=length.operand, offset=offset.operand)
        return value

    def _param(self, ctx: Lowering, init: Operand, label: str, zeroed: bool) -> Runtime:
        type_ = ctx.type_of(init)
        param = Var(label, type_)
        draft = self.loop.draft
        draft.params.append(param)
        draft.inits.append(zero(type_) if zeroed else init)
        draft.results.append(Var(label, type_))
        return Runtime(param)

    def _match(self, ctx: Lowering, start: Value, end: Value) -> None:
        end = opened(ctx, end)
        if isinstance(start, Runtime) and _is_scalar(end):
            assert isinstance(start.operand, Var)
            type_ = ctx.type_of(start.operand)
            action = f"carry {_label(self.key).lstrip('$')} around the loop"
            self.loop.draft.yields[start.operand] = convert(ctx, end, type_, self._place_now(ctx), action)
        elif (
            isinstance(start, TupleValue)
            and isinstance(end, TupleValue)
            and len(start.items) == len(end.items)
        ):
            for a, b in zip(start.items, end.items, strict=True):
                self._match(ctx, a, b)
        elif isinstance(start, StructValue) and isinstance(end, StructValue) and start.cls is end.cls:
            assert self.loop.end is not None
            for name in start.names:
                last = field_of(ctx, self.loop.end.fields, end.cell, name)
                self._match(ctx, ctx.initial[(start.cell, name)], last)
        elif isinstance(start, ArrayValue) and isinstance(end, ArrayValue) and self._match_slice(start, end):
            return
        elif not (
            isinstance(start, Comptime) and isinstance(end, Comptime) and same_host(start.value, end.value)
        ):
            raise self._refuse(ctx, start, end)

    def _match_slice(self, start: ArrayValue, end: ArrayValue) -> bool:
        if start.length in self.loop.draft.params and _same_memory(start, end):
            assert isinstance(start.length, Var)
            assert isinstance(start.offset, Var)
            self.loop.draft.yields[start.length] = end.length
            self.loop.draft.yields[start.offset] = end.offset or Const(0, INDEX)
            return True
        return _same_memory(start, end) and start.length == end.length and start.offset == end.offset

    def _place_now(self, ctx: Lowering) -> Span:
        return ctx.frame.assigned.get(self.key, self.place)

    def _refuse(self, ctx: Lowering, start: Value, end: Value) -> CompileTypeError:
        got = describe(ctx, end)
        return ctx.type_error(
            self._place_now(ctx),
            f"cannot change {_label(self.key)} in a run-time loop: got {got}, expected "
            f"{describe(ctx, start)}",
            "only numbers can change from one iteration to the next; bc.unroll(range(...)) repeats the "
            "body instead",
            (("the loop is here", self.loop.draft.span), ("has its first value from here", self.place)),
        )


def _rebuild(ctx: Lowering, value: Value, results: dict[Var, Var]) -> Value:
    """A value inside the loop as the same value after it."""

    def after(found: Operand) -> Operand:
        return results.get(found, found) if isinstance(found, Var) else found

    if isinstance(value, Runtime):
        return Runtime(after(value.operand))
    if isinstance(value, TupleValue):
        return TupleValue(tuple([_rebuild(ctx, item, results) for item in value.items]), value.mutable)
    if isinstance(value, StructValue):
        cell = Cell()
        for name in value.names:
            ctx.initial[(cell, name)] = _rebuild(ctx, ctx.initial[(value.cell, name)], results)
        return StructValue(value.cls, cell, value.names)
    if isinstance(value, ArrayValue):
        offset = None if value.offset is None else after(value.offset)
        return replace(value, length=after(value.length), offset=offset)
    return value


def begin_body(ctx: Lowering, loop: Loop, changed: Sequence[Key]) -> State:
    """The variables at the start of the body: those that change are made when they are read."""
    state = State(loop.draft.body, dict(ctx.frame.env), dict(ctx.fields))
    for key in changed:
        env = state.env if isinstance(key, str) else state.fields
        init = env.get(key) or ctx.initial.get(key)
        if init is not None:
            place = ctx.frame.assigned.get(key, loop.draft.span)
            carry = loop.carries[key] = Carry(loop, key, init, place)
            env[key] = Pending(carry.begin)
    state.env[BREAK] = state.env[CONTINUE] = FALSE
    return state


def end_body(ctx: Lowering, loop: Loop, end: State) -> None:
    """The body is lowered: close the cycle of the variables that change."""
    loop.end = end
    for carry in list(loop.carries.values()):
        carry.finish(ctx)


def after_loop(ctx: Lowering, loop: Loop) -> None:
    """Make the current variables what they are after the loop."""
    for key, carry in loop.carries.items():
        env = ctx.frame.env if isinstance(key, str) else ctx.fields
        env[key] = Pending(carry.result)
