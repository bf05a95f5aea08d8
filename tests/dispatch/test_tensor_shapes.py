"""Other shapes, padding, triangles, tensors together and apart, against NumPy; on every backend."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import DispatchIndexError, DispatchTypeError, DispatchValueError
from burn_dispatch import Tensor
from tests.dispatch.devices import EVERY, device

A = np.arange(60, dtype=np.float32).reshape(3, 4, 5)
KINDS = (A, A.astype(np.int32), A % 3 == 0)
WRONG: Any = "mirror"
Pair = tuple[Callable[[Tensor], Tensor], Callable[[Any], Any]]
VIEWS: dict[str, Pair] = {
    "flatten": (lambda x: x.flatten(), lambda a: a.reshape(-1)),
    "flatten some": (lambda x: x.flatten(-2, -1), lambda a: a.reshape(3, 20)),
    "movedim": (lambda x: x.movedim(0, -1), lambda a: np.moveaxis(a, 0, -1)),
    "movedim several": (lambda x: x.movedim((0, 1), (2, 0)), lambda a: np.moveaxis(a, (0, 1), (2, 0))),
    "transpose": (lambda x: x.transpose(), lambda a: a.swapaxes(1, 2)),
    "t": (lambda x: x[0].t(), lambda a: a[0].T),
    "T": (lambda x: x.T, lambda a: a.T),
    "unsqueeze": (lambda x: x.unsqueeze(-1), lambda a: a[..., None]),
    "unsqueeze several": (lambda x: x.unsqueeze((0, -1)), lambda a: a[None, ..., None]),
    "squeeze": (lambda x: x[:1, :, :1].squeeze(), lambda a: a[0, :, 0]),
    "squeeze some": (lambda x: x[:1, :, :1].squeeze((0, -1)), lambda a: a[0, :, 0]),
    "squeeze one": (lambda x: x[:1, :, :1].squeeze_dim(2), lambda a: a[:1, :, 0]),
    "narrow": (lambda x: x.narrow(1, -3, 2), lambda a: a[:, 1:3]),
    "roll": (lambda x: x.roll(2, 1), lambda a: np.roll(a, 2, 1)),
    "roll several": (lambda x: x.roll((-1, 7), (0, -1)), lambda a: np.roll(a, (-1, 7), (0, 2))),
    "roll all": (lambda x: x.roll(-13), lambda a: np.roll(a, -13)),
    "roll nothing": (lambda x: x[:, :0].roll(1, 1), lambda a: a[:, :0]),
    "unfold": (
        lambda x: x.unfold(2, 3, 2),
        lambda a: np.lib.stride_tricks.sliding_window_view(a, 3, 2)[:, :, ::2],
    ),
    "repeat": (lambda x: x.repeat(1, 2, 3), lambda a: np.tile(a, (1, 2, 3))),
    "take": (
        lambda x: x.take(1, Tensor.from_data([[3, 0], [1, 1]], device=x.device)),
        lambda a: a[:, [[3, 0], [1, 1]]],
    ),
    "tril": (lambda x: x.tril(), lambda a: np.tril(a)),
    "tril above": (lambda x: x.tril(2), lambda a: np.tril(a, 2)),
    "triu": (lambda x: x.triu(), lambda a: np.triu(a)),
    "triu below": (lambda x: x.triu(-1), lambda a: np.triu(a, -1)),
    "empty triangle": (lambda x: x[:, :0].tril(), lambda a: a[:, :0]),
}


@EVERY
@pytest.mark.capability(137)
@pytest.mark.parametrize("what", VIEWS)
def test_shapes(name: str, what: str) -> None:
    ours, theirs = VIEWS[what]
    for values in KINDS:
        x = Tensor.from_numpy(values, device(name))
        np.testing.assert_array_equal(ours(x).numpy(), theirs(values))
        turned = Tensor.from_numpy(np.ascontiguousarray(values.T), x.device).T
        np.testing.assert_array_equal(ours(turned).numpy(), theirs(values), "of a view")


PADDING: list[tuple[Any, Any]] = [
    (2, [(0, 0), (0, 0), (2, 2)]),
    ((1, 3), [(0, 0), (0, 0), (1, 3)]),
    ([(1, 2), (0, 3)], [(0, 0), (1, 2), (0, 3)]),
    (((1, 0), (0, 0), (2, 1)), [(1, 0), (0, 0), (2, 1)]),
    (0, [(0, 0), (0, 0), (0, 0)]),
]


@EVERY
@pytest.mark.parametrize("mode", ["constant", "reflect", "edge", "wrap"])
@pytest.mark.parametrize(("given", "around"), PADDING, ids=lambda value: str(value)[:20])
def test_padding(name: str, mode: Any, given: Any, around: Any) -> None:
    for values in KINDS:
        x = Tensor.from_numpy(values, device(name))
        np.testing.assert_array_equal(x.pad(given, mode).numpy(), np.pad(values, around, mode))
    if mode == "constant":
        found = Tensor.from_numpy(A, device(name)).pad(given, value=-1.5).numpy()
        np.testing.assert_array_equal(found, np.pad(A, around, constant_values=-1.5))


@EVERY
def test_padding_of_nothing_and_by_much(name: str) -> None:
    where = device(name)
    assert Tensor.zeros((2, 0), device=where).pad((1, 2), value=3.0).tolist() == [[3.0] * 3] * 2
    x = Tensor.from_data([1.0, 2.0, 3.0], device=where)
    assert x.pad((2, 2), "reflect").tolist() == [3, 2, 1, 2, 3, 2, 1]
    assert x.pad((3, 3), "wrap").tolist() == [1, 2, 3, 1, 2, 3, 1, 2, 3]
    assert x.pad((5, 0), "edge").tolist() == [1, 1, 1, 1, 1, 1, 2, 3]


@EVERY
def test_masks_of_triangles(name: str) -> None:
    where = device(name)
    ones = np.ones((2, 4, 5), np.bool_)
    for offset in (-2, 0, 1, 9):
        for make, theirs in ((Tensor.tril_mask, np.tril), (Tensor.triu_mask, np.triu)):
            np.testing.assert_array_equal(
                make((2, 4, 5), offset, where).numpy(), ~theirs(ones, offset).astype(np.bool_)
            )
        np.testing.assert_array_equal(
            Tensor.diag_mask((4, 5), offset, where).numpy(), ~np.eye(4, 5, offset, dtype=np.bool_)
        )


@EVERY
def test_identity_and_classes(name: str) -> None:
    where = device(name)
    np.testing.assert_array_equal(Tensor.eye(3, device=where).numpy(), np.eye(3, dtype=np.float32))
    np.testing.assert_array_equal(Tensor.eye(2, 3, "i32", where).numpy(), np.eye(2, 3, dtype=np.int32))
    classes = np.array([[2, 0], [1, 2]], np.int32)
    for dtype in (np.int32, np.float32):
        x = Tensor.from_numpy(classes.astype(dtype), where)
        np.testing.assert_array_equal(x.one_hot(3).numpy(), np.eye(3, dtype=dtype)[classes])
        found = x.one_hot_fill(3, 5, -1, 0)
        expected = np.where(np.eye(3, dtype=bool)[classes], 5, -1).astype(dtype).transpose(2, 0, 1)
        np.testing.assert_array_equal(found.numpy(), expected)
    outside = Tensor.from_data([-1, 3], device=where).one_hot(3)
    assert outside.tolist() == [[0] * 3] * 2


@EVERY
def test_together_and_apart(name: str) -> None:
    for values in KINDS:
        x = Tensor.from_numpy(values, device(name))
        np.testing.assert_array_equal(Tensor.cat([x, x[:1], x[:0]], 0).numpy(), np.r_[values, values[:1]])
        np.testing.assert_array_equal(Tensor.stack([x, x], -1).numpy(), np.stack([values] * 2, -1))
        np.testing.assert_array_equal(Tensor.cat(x.chunk(3, 2), 2).numpy(), values)
        for parts, axis, sizes in (
            (x.split(3, -1), 2, [3, 2]), (x.split([1, 0, 4], 2), 2, [1, 0, 4]), (x.chunk(2, 1), 1, [2, 2]),
            (x.split_with_sizes((2, 3), 2), 2, [2, 3]), (x.chunk(9, 0), 0, [1, 1, 1]),
        ):  # fmt: skip
            assert [part.shape[axis] for part in parts] == sizes
            np.testing.assert_array_equal(np.concatenate([part.numpy() for part in parts], axis), values)


ERRORS: list[tuple[Callable[[Tensor], Any], type[Exception], str]] = [
    (lambda x: x.flatten(2, 1), DispatchValueError, "flatten: got axes 2 to 1 of shape"),
    (lambda x: x.movedim(0, (1, 2)), DispatchValueError, r"movedim: cannot move axes 0 to \(1, 2\)"),
    (lambda x: x.t(), DispatchValueError, r"t: got shape \(3, 4, 5\), expected a matrix"),
    (lambda x: x.unsqueeze((0, 0)), DispatchValueError, r"unsqueeze: got axes \(0, 0\), expected different"),
    (lambda x: x.squeeze((0,)), DispatchValueError, "squeeze: cannot drop axis 0 of shape"),
    (lambda x: x.narrow(0, 2, 2), DispatchValueError, "narrow: got 2 from 2 on, expected a part of 0 to 3"),
    (lambda x: x.roll((1, 2), 0), DispatchValueError, r"roll: got shifts \(1, 2\) for axes \(0,\)"),
    (lambda x: x.roll(1, 3), DispatchIndexError, "roll: cannot find axis 3 in a tensor of rank 3"),
    (lambda x: x.split([1, 1]), DispatchValueError, r"split_with_sizes: got sizes \(1, 1\), .* add up to 3"),
    (lambda x: Tensor.stack([x, x[:1]]), DispatchValueError, r"stack: got shapes \(3, 4, 5\) and, of tens"),
    (lambda x: Tensor.stack([]), DispatchValueError, "stack: got no tensors, expected at least one"),
    (lambda x: x.pad((1, 2, 3)), DispatchTypeError, r"pad: got 1, expected pairs \(before, after\)"),
    (lambda x: x.pad([(1, 2)] * 4), DispatchValueError, r"for a tensor of rank 3, expected at most 3 pairs"),
    (lambda x: x.pad(WRONG), DispatchTypeError, "pad: "),
    (
        lambda x: x.pad([(1, 2, 3)]),
        DispatchTypeError,
        r"pad: got \(1, 2, 3\), expected pairs \(before, after\)",
    ),
    (lambda x: x.pad((-1, 0)), DispatchValueError, r"expected at most 3 pairs of 0 or more"),
    (lambda x: x.pad((5, 0), "reflect"), DispatchValueError, r"axis 2 of extent 5 by 'reflect': .* most 4"),
    (
        lambda x: x.pad((0, 6), "wrap"),
        DispatchValueError,
        r"axis 2 of extent 5 by 'wrap': expected at most 5",
    ),
    (lambda x: x[:, :, :0].pad(1, "edge"), DispatchValueError, "axis 2 of extent 0 by 'edge'"),
    (
        lambda x: x.pad(1, WRONG),
        DispatchValueError,
        "pad: got the mode 'mirror', expected one of constant",
    ),
    (lambda x: x.pad(1, value=WRONG), DispatchTypeError, "pad: cannot combine a tensor of f32 with 'mirror'"),
    (lambda x: x[0, 0].tril(), DispatchValueError, r"tril: got shape \(5,\), expected matrices"),
    (
        lambda x: Tensor.tril_mask(3),
        DispatchValueError,
        r"tril_mask: got shape \(3,\), expected at least two",
    ),
    (lambda x: x.one_hot(0), DispatchValueError, "one_hot: got 0 classes, expected at least 1"),
    (lambda x: (x > 1.0).one_hot(2), DispatchTypeError, "one_hot: got a tensor of bool"),
]


@pytest.mark.parametrize(("wrong", "kind", "message"), ERRORS, ids=[message[:30] for _, _, message in ERRORS])
def test_what_does_not_fit(wrong: Callable[[Tensor], Any], kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        wrong(Tensor.from_numpy(A, device("ndarray")))
