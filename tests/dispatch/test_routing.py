"""Which backend executes, how contexts merge, and what reaches an implementation; with stand-ins for both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import pytest

from burn_cube.dtypes import F32, I32
from burn_cube.errors import DispatchError, DispatchTypeError, DispatchValueError
from burn_dispatch import catalog, routing
from burn_dispatch.catalog import Backend
from burn_dispatch.context import Context, GradientCheckpointing, merged
from burn_dispatch.device import Device
from burn_dispatch.dispatch import DispatchTensor
from burn_dispatch.ops import OPS
from burn_dispatch.ops.row import Param, op
from burn_dispatch.quantization import Quantized, QuantScheme
from burn_dispatch.routing import NOT_ROUTED
from burn_dispatch.table import UnsupportedError
from tests.dispatch import stand_ins
from tests.dispatch.stand_ins import Recorded, Recording, Toy

BALANCED, DISABLED = GradientCheckpointing.BALANCED, GradientCheckpointing.DISABLED
BOTH = pytest.mark.parametrize("strategy", [BALANCED, DISABLED])
MISMATCH = "Gradient checkpointing strategy mismatch: Balanced vs Disabled"


@pytest.fixture
def toy() -> Toy:
    return stand_ins.create()


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    row = Backend("toy", "Toy", stand_ins.TOY, 0, default=False)
    monkeypatch.setattr(catalog, "BACKENDS", (*catalog.BACKENDS, row))
    return Device(row)


@pytest.fixture
def autodiff() -> Iterator[Recording]:
    recording = Recording()
    routing.set_autodiff(recording)
    yield recording
    routing.set_autodiff(None)


def values(*numbers: float, dtype: str = "float32") -> Any:
    return np.array(numbers, dtype)


def plain(backend: Toy, *numbers: float, dtype: str = "float32") -> DispatchTensor:
    return DispatchTensor(backend, values(*numbers, dtype=dtype))


def enabled(backend: Toy, strategy: GradientCheckpointing, *numbers: float) -> DispatchTensor:
    return DispatchTensor(backend, Recorded(values(*numbers)), strategy, nested=True)


def whole(backend: Toy, context: Context, *numbers: int) -> DispatchTensor:
    return DispatchTensor(backend, values(*numbers, dtype="int32"), context)


@pytest.mark.parametrize(
    ("contexts", "expected"),
    [
        ([], None),
        ([None, None], None),
        ([None, BALANCED], BALANCED),
        ([DISABLED, None, DISABLED], DISABLED),
        ([None, BALANCED, None], BALANCED),
    ],
)
def test_contexts_merge(contexts: list[Context], expected: Context) -> None:
    assert merged(contexts) is expected


def test_ops_run_on_the_backend_of_their_tensors(toy: Toy) -> None:
    found = routing.call("float_add")(plain(toy, 1, 2), plain(toy, 3, 4))
    assert found.primitive.tolist() == [4, 6]
    assert found.backend is toy
    assert found.context is None


def test_two_backends_are_named(toy: Toy) -> None:
    other = Toy("Other")
    with pytest.raises(DispatchValueError, match=r"`rhs` is on the wrong backend: got Other, expected Toy"):
        routing.call("float_add")(plain(toy, 1), plain(other, 2))
    with pytest.raises(DispatchValueError, match=r"`xs\[1\]` is on the wrong backend: got Other"):
        routing.call("float_cat")([plain(toy, 1), plain(other, 2)], 0)


def test_refused_and_missing_ops_are_named(toy: Toy) -> None:
    with pytest.raises(UnsupportedError, match="float_tan: the Toy backend refuses this op: it is a toy"):
        routing.call("float_tan")(plain(toy, 1))
    with pytest.raises(UnsupportedError, match="float_erf: the Toy backend has no such op"):
        routing.call("float_erf")(plain(toy, 1))


def test_compositions_serve_what_a_backend_lacks(toy: Toy) -> None:
    assert routing.call("float_neg")(plain(toy, 1, -2)).primitive.tolist() == [-1, 2]


def test_without_autodiff_enabled_contexts_say_so(toy: Toy) -> None:
    with pytest.raises(DispatchError, match="this version of burn-cube has no autodiff"):
        routing.call("float_neg")(enabled(toy, BALANCED, 1))


@BOTH
def test_enabled_float_creation_is_untracked_for_both_strategies(
    device: Device, autodiff: Recording, strategy: GradientCheckpointing
) -> None:
    found = routing.call("float_full")((2,), 1.0, F32, device.with_context(strategy))
    assert (found.context, found.nested) == (strategy, True)
    assert found.primitive.tracked is False
    assert autodiff.calls == [("float_full", strategy)]


@BOTH
def test_enabled_int_bool_and_float_conversions_preserve_association(
    toy: Toy, autodiff: Recording, strategy: GradientCheckpointing
) -> None:
    x = enabled(toy, strategy, 1, 2)
    ints = routing.call("float_into_int")(x, I32)
    assert (ints.context, ints.nested) == (strategy, False)
    floats = routing.call("int_into_float")(ints, F32)
    assert (floats.context, floats.nested) == (strategy, True)
    bools = routing.call("float_greater_elem")(x, 1.5)
    assert (bools.context, bools.nested) == (strategy, False)
    again = routing.call("bool_into_float")(bools, F32)
    assert (again.context, again.nested) == (strategy, True)
    assert again.primitive.inner.tolist() == [0, 1]
    assert routing.call("float_argmax")(x, 0, I32).context is strategy


@BOTH
def test_uniform_contexts_propagate_through_fixed_arity_and_vector_ops(
    toy: Toy, autodiff: Recording, strategy: GradientCheckpointing
) -> None:
    x = enabled(toy, strategy, 1, 2)
    eye = DispatchTensor(toy, Recorded(np.eye(2, dtype="f4")), strategy, nested=True)
    for found in (
        routing.call("float_add")(x, x),
        routing.call("float_cat")([x, x, x], 0),
        routing.call("linear")(eye, x, x),
    ):
        assert (found.context, found.nested) == (strategy, True)
    values_, indices = routing.call("float_max_dim_with_indices")(x, 0, I32)
    assert (values_.context, indices.context) == (strategy, strategy)
    assert (values_.nested, indices.nested) == (True, False)


def test_optional_and_vector_routing_candidates_skip_empty_inputs(toy: Toy) -> None:
    row = op("test", "a:F? b:F* c:I? d:F?", "F")
    ints, floats = whole(toy, None, 1), plain(Toy("Other"), 1)
    assert routing.select(row, (None, [], ints, None))[0] is toy
    assert routing.select(row, (None, [], ints, floats))[0].name == "Other", "floats come before the others"
    with pytest.raises(DispatchTypeError, match="received no tensor input to select a backend from"):
        routing.select(row, (None, [], None, None))


def test_optional_float_only_uses_autodiff_when_present(toy: Toy, autodiff: Recording) -> None:
    row = op("linear", "x:F? weight:I bias:F?", "F")
    seen: list[tuple[Any, ...]] = []
    toy.ops["linear"] = lambda *args: seen.append(args) or values(1)
    try:
        absent = routing.route(row, None, whole(toy, BALANCED, 1), None)
        assert autodiff.calls == []
        assert (absent.context, absent.nested) == (BALANCED, True), "a float is lifted"
        routing.route(row, None, whole(toy, BALANCED, 1), enabled(toy, BALANCED, 1))
        assert autodiff.calls == [("linear", BALANCED)]
    finally:
        del toy.ops["linear"]


def test_direct_routing_tensor_validates_its_context(toy: Toy, autodiff: Recording) -> None:
    add, good = routing.call("float_add"), enabled(toy, BALANCED, 1)
    with pytest.raises(DispatchTypeError, match="an enabled float tensor must use an autodiff primitive"):
        add(DispatchTensor(toy, values(1), BALANCED), good)
    with pytest.raises(DispatchTypeError, match="must have an enabled autodiff context"):
        add(DispatchTensor(toy, Recorded(values(1)), None, nested=True), good)
    gather = routing.call("float_gather")
    with pytest.raises(DispatchTypeError, match="only float tensors may use an autodiff primitive"):
        gather(0, good, DispatchTensor(toy, Recorded(values(0, dtype="int32")), BALANCED))
    assert autodiff.calls == []


def test_fixed_arity_inputs_reject_mismatched_checkpointing_strategies(toy: Toy, autodiff: Recording) -> None:
    with pytest.raises(DispatchValueError, match=MISMATCH):
        routing.call("float_add")(enabled(toy, BALANCED, 1), enabled(toy, DISABLED, 1))
    with pytest.raises(DispatchValueError, match=MISMATCH):
        routing.call("float_gather")(0, enabled(toy, BALANCED, 1), whole(toy, DISABLED, 0))
    assert autodiff.calls == []


@BOTH
def test_disabled_and_enabled_integer_contexts_merge_in_both_orders(
    toy: Toy, autodiff: Recording, strategy: GradientCheckpointing
) -> None:
    toy.ops["int_add"] = np.add
    try:
        with_, without = whole(toy, strategy, 1), whole(toy, None, 2)
        for pair in ((with_, without), (without, with_)):
            found = routing.call("int_add")(*pair)
            assert (found.context, found.primitive.tolist()) == (strategy, [3])
        assert without.context is None
    finally:
        del toy.ops["int_add"]


@BOTH
def test_disabled_and_enabled_float_contexts_merge_in_both_orders(
    toy: Toy, autodiff: Recording, strategy: GradientCheckpointing
) -> None:
    with_, without = enabled(toy, strategy, 1), plain(toy, 2)
    for pair in ((with_, without), (without, with_)):
        found = routing.call("float_add")(*pair)
        assert (found.context, found.primitive.inner.tolist()) == (strategy, [3])
    assert without.context is None
    assert not isinstance(without.primitive, Recorded), "the operand itself stays as it was"


@BOTH
def test_disabled_and_enabled_contexts_merge_across_vector_inputs(
    toy: Toy, autodiff: Recording, strategy: GradientCheckpointing
) -> None:
    found = routing.call("float_cat")([plain(toy, 1), enabled(toy, strategy, 2), plain(toy, 3)], 0)
    assert (found.context, found.primitive.inner.tolist()) == (strategy, [1, 2, 3])


def test_vector_inputs_reject_mismatched_checkpointing_strategies(toy: Toy, autodiff: Recording) -> None:
    with pytest.raises(DispatchValueError, match=MISMATCH):
        routing.call("float_cat")([plain(toy, 1), enabled(toy, BALANCED, 2), enabled(toy, DISABLED, 3)], 0)
    assert autodiff.calls == []


def test_an_enabled_index_lifts_the_float_that_it_chooses(toy: Toy, autodiff: Recording) -> None:
    found = routing.call("float_gather")(0, plain(toy, 5, 6), whole(toy, BALANCED, 1))
    assert (found.context, found.nested, found.primitive.inner.tolist()) == (BALANCED, True, [6])


KINDS = [("Q", "Q"), ("F", "Q"), ("Q", "F")]
"""Of the operands of a product."""


def operand(backend: Toy, kind: str, context: Context, *numbers: float) -> DispatchTensor:
    """A row of floats, or of codes for them."""
    row = values(*numbers).reshape(1, -1)
    if kind == "F":
        return DispatchTensor(
            backend, row if context is None else Recorded(row), context, context is not None
        )
    codes, scales = (row * 2).astype(np.int8), values(0.5)
    return DispatchTensor(backend, Quantized(codes, scales, QuantScheme(), row.shape), context)


@pytest.mark.parametrize("kinds", KINDS, ids="".join)
def test_q_matmul_rejects_mismatched_checkpointing_strategies(
    toy: Toy, autodiff: Recording, kinds: tuple[str, str]
) -> None:
    matmul = routing.call("q_matmul")
    with pytest.raises(DispatchValueError, match=MISMATCH):
        matmul(operand(toy, kinds[0], BALANCED, 2), operand(toy, kinds[1], DISABLED, 3))
    assert autodiff.calls == []
    with pytest.raises(
        DispatchValueError, match="q_matmul inputs are on different backends: got Toy and Other"
    ):
        matmul(operand(toy, kinds[0], None, 2), operand(Toy("Other"), kinds[1], None, 3))


@BOTH
@pytest.mark.parametrize("kinds", KINDS, ids="".join)
def test_q_matmul_merges_disabled_and_enabled_contexts(
    toy: Toy, autodiff: Recording, kinds: tuple[str, str], strategy: GradientCheckpointing
) -> None:
    matmul = routing.call("q_matmul")
    for contexts in ((None, strategy), (strategy, None), (strategy, strategy)):
        autodiff.calls.clear()
        lhs, rhs = (
            operand(toy, kind, context, number)
            for kind, context, number in zip(kinds, contexts, (2, 3.5), strict=True)
        )
        found = matmul(lhs, rhs)
        assert (found.context, found.nested) == (strategy, True)
        assert found.primitive.inner.tolist() == [[7]]
        assert found.primitive.tracked is False
        with_floats = "F" in kinds
        assert autodiff.calls == ([("q_matmul", strategy)] if with_floats else []), "codes alone: concretely"
    plain_ = matmul(*(operand(toy, kind, None, 2) for kind in kinds))
    assert (plain_.context, plain_.nested, plain_.primitive.tolist()) == (None, False, [[4]])


@BOTH
def test_quantised_contexts_count(toy: Toy, autodiff: Recording, strategy: GradientCheckpointing) -> None:
    found = routing.call("q_add")(operand(toy, "Q", None, 1, 2), operand(toy, "Q", strategy, 3, 4))
    assert (found.context, found.nested, found.primitive.inner.tolist()) == (strategy, True, [[4, 6]])
    with pytest.raises(DispatchValueError, match=MISMATCH):
        routing.call("q_add")(operand(toy, "Q", BALANCED, 1), operand(toy, "Q", DISABLED, 3))


@BOTH
def test_optional_inputs_merge_and_are_checked(
    toy: Toy, autodiff: Recording, strategy: GradientCheckpointing
) -> None:
    linear, eye = routing.call("linear"), DispatchTensor(toy, np.eye(2, dtype="f4"))
    x = plain(toy, 1, 2)
    assert linear(x, eye, None).context is None
    found = linear(x, eye, enabled(toy, strategy, 3, 4))
    assert (found.context, found.primitive.inner.tolist()) == (strategy, [4, 6])
    assert x.context is None, "disabled, disabled, enabled: operands stay as they were"
    with pytest.raises(DispatchValueError, match="`bias` is on the wrong backend: got Other, expected Toy"):
        linear(x, eye, plain(Toy("Other"), 1, 2))
    with pytest.raises(DispatchValueError, match=MISMATCH):
        linear(enabled(toy, BALANCED, 1, 2), eye, enabled(toy, DISABLED, 3, 4))


@BOTH
def test_three_contexts_merge(toy: Toy, autodiff: Recording, strategy: GradientCheckpointing) -> None:
    mask = DispatchTensor(toy, np.array([True, False]), strategy)
    found = routing.call("float_mask_where")(plain(toy, 1, 2), mask, plain(toy, 3, 4))
    assert (found.context, found.nested, found.primitive.inner.tolist()) == (strategy, True, [3, 2])
    with pytest.raises(DispatchValueError, match=MISMATCH):
        routing.call("float_cat")([enabled(toy, s, 1) for s in (BALANCED, BALANCED, DISABLED)], 0)


def given(param: Param, backend: Toy, context: Context) -> tuple[Any, Any]:
    """An argument of a row, and what of it must reach an implementation."""
    if param.device:
        where = Device.cpu() if context is None else Device.cpu().with_context(context)
        return where, where
    if param.kind is None:
        return param.name, param.name
    primitive: Any = np.zeros((1, 1), {"F": "float32", "B": "bool"}.get(param.kind, "int32"))
    if param.kind == "Q":
        primitive = Quantized(primitive, values(1), QuantScheme(), (1, 1))
    nested = param.kind == "F" and context is not None
    tensor = DispatchTensor(backend, Recorded(primitive) if nested else primitive, context, nested)
    return ([tensor], [primitive]) if param.form == "many" else (tensor, primitive)


def alike(got: Any, wanted: Any) -> bool:
    return got is wanted or (
        isinstance(wanted, list) and [*map(id, got)] == [*map(id, cast("list[Any]", wanted))]
    )


def check_routing(name: str, context: Context, calls: list[Any]) -> None:
    """Call an op with one of everything that it takes."""
    toy, row = Toy(), OPS[name]
    reached: list[tuple[Any, ...]] = []
    results = [None if kind is None else np.zeros(1, "f4" if kind == "F" else "i4") for kind in row.results]

    def implementation(*args: Any) -> Any:
        reached.append(args)
        return tuple(results) if len(results) > 1 else results[0]

    toy.ops[name] = implementation
    pairs = [given(param, toy, context) for param in row.params]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Device, "executor", property(lambda device: toy))
        found = routing.call(name)(*[argument for argument, _ in pairs])
    (args,) = reached
    assert all(alike(got, wanted) for got, (_, wanted) in zip(args, pairs, strict=True)), name
    floats = any(param.kind == "F" for param in row.params)
    creates = row.results == ("F",) and not row.tensors
    assert calls == ([(name, context)] if context is not None and (floats or creates) else []), name
    for kind, one in zip(row.results, found if len(results) > 1 else [found], strict=True):
        if kind is None:
            assert one is None, name
        else:
            nested = context is not None and kind == "F"
            assert (one.backend, one.context, one.nested) == (toy, context, nested), name


@pytest.mark.parametrize("context", [None, BALANCED, DISABLED])
def test_every_op_is_routed(context: Context, autodiff: Recording) -> None:
    """To the backend of its tensors or device, with its arguments and context; or it is in the skip list."""
    for name in OPS:
        if name in NOT_ROUTED:
            with pytest.raises(DispatchError, match=f"{name} is not routed: {NOT_ROUTED[name]}"):
                routing.call(name)
        else:
            autodiff.calls.clear()
            check_routing(name, context, autodiff.calls)


def test_the_skip_list_has_what_moves_tensors_only() -> None:
    assert NOT_ROUTED.keys() == {name for name in OPS if name.endswith("_to_device")}
    assert all(NOT_ROUTED.values())
