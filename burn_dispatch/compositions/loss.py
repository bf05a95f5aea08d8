"""Connectionist temporal classification by composition; `b` is the whole table.

The path through a target passes 2 * targets + 1 states: its labels, and blanks around and between them.
The recursions over time are loops of ops on (batch, states), in logarithms.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from burn_cube.record import record

if TYPE_CHECKING:
    from burn_dispatch.table import Ops

_NEVER = -math.inf


@record(eq=False)
class _Paths:
    """What both recursions need."""

    labels: Any
    """(batch, states): the label of each state, blank behind the end."""
    emissions: list[Any]
    """(batch, states) for each time."""
    skips: Any
    """(batch, states): whether a state may be entered from the one before the last."""
    inside: Any
    """(batch, states): whether the state belongs to the target."""
    ends: Any
    """(batch, states): whether a path may end there."""
    inputs: Any
    """(batch, 1): input lengths."""


def ctc_loss(
    b: Ops, log_probs: Any, targets: Any, input_lengths: Any, target_lengths: Any, blank: int
) -> Any:
    """-log of the probability of each target, shape (batch,); infinite where no path is short enough.

    log_probs (time, batch, classes), targets (batch, longest); both lengths (batch,).
    """
    paths = _paths(b, log_probs, targets, input_lengths, target_lengths, blank)
    return _loss(b, paths, _forward(b, paths)[-1])


def has_ctc_loss_backward(b: Ops, device: Any) -> bool:
    """There is one, by composition."""
    return True


def ctc_loss_backward(
    b: Ops, log_probs: Any, targets: Any, input_lengths: Any, target_lengths: Any, grad: Any, blank: int
) -> Any:
    """The gradient of log_probs, taken for a log-softmax: grad * (probability - posterior of the label).

    0 after the end of an input, and of a sample whose loss is infinite.
    """
    paths = _paths(b, log_probs, targets, input_lengths, target_lengths, blank)
    alphas, betas = _forward(b, paths), _backward(b, paths)
    loss = b.float_reshape(_loss(b, paths, alphas[-1]), (-1, 1))
    shape = times, batch, _ = b.backend.shape(log_probs)
    posteriors = [
        b.float_exp(b.float_add(b.float_sub(b.float_add(alpha, beta), emission), loss))
        for alpha, beta, emission in zip(alphas, betas, paths.emissions, strict=True)
    ]
    states = b.backend.shape(paths.labels)[1]
    stacked = b.float_cat([b.float_reshape(p, (1, batch, states)) for p in posteriors], 0)
    labels = b.int_expand(paths.labels, (times, batch, states))
    found = b.float_scatter_add(2, b.float_exp(log_probs), labels, b.float_neg(stacked))
    scaled = b.float_mul(found, b.float_reshape(grad, (1, batch, 1)))
    dead = b.bool_or(_after(b, paths, times), b.bool_reshape(b.float_is_inf(loss), (1, batch, 1)))
    return b.float_mask_fill(scaled, b.bool_expand(dead, shape), 0)


def _after(b: Ops, paths: _Paths, times: int) -> Any:
    """Whether a time is behind the end; (time, batch, 1)."""
    dtype, device = b.backend.dtype(paths.inputs), b.backend.device(paths.inputs)
    clock = b.int_reshape(b.int_arange(0, times, dtype, device), (times, 1, 1))
    return b.int_lower_equal(b.int_reshape(paths.inputs, (1, -1, 1)), clock)


def _paths(b: Ops, log_probs: Any, targets: Any, inputs: Any, lengths: Any, blank: int) -> _Paths:
    times, batch, _ = b.backend.shape(log_probs)
    dtype, device = b.backend.dtype(targets), b.backend.device(targets)
    states = 2 * b.backend.shape(targets)[1] + 1
    place = b.int_reshape(b.int_arange(0, states, dtype, device), (1, states))
    last = b.int_mul_scalar(b.int_reshape(b.int_cast(lengths, dtype), (batch, 1)), 2)
    inside = b.int_lower_equal(place, last)
    labels = b.int_mask_fill(_with_blanks(b, targets, blank), b.bool_not(inside), blank)
    before = _shifted(b, labels, 2, blank, "int")
    skips = b.bool_and(b.int_not_equal_elem(labels, blank), b.int_not_equal(labels, before))
    ends = b.bool_and(inside, b.int_greater_equal(place, b.int_add_scalar(last, -1)))
    gathered = b.float_gather(2, log_probs, b.int_expand(labels, (times, batch, states)))
    emissions = [
        b.float_reshape(b.float_slice(gathered, [(t, 1, 1), (0, batch, 1), (0, states, 1)]), (batch, states))
        for t in range(times)
    ]
    return _Paths(labels, emissions, skips, inside, ends, b.int_reshape(inputs, (batch, 1)))


def _with_blanks(b: Ops, targets: Any, blank: int) -> Any:
    """A blank before each label and one after all; (batch, states)."""
    batch, longest = b.backend.shape(targets)
    dtype, device = b.backend.dtype(targets), b.backend.device(targets)
    first = b.int_full((batch, 1), blank, dtype, device)
    if not longest:
        return first
    blanks = b.int_full((batch, longest, 1), blank, dtype, device)
    pairs = b.int_cat([b.int_reshape(targets, (batch, longest, 1)), blanks], 2)
    return b.int_cat([first, b.int_reshape(pairs, (batch, 2 * longest))], 1)


def _shifted(b: Ops, x: Any, by: int, fill: Any, kind: str) -> Any:
    """Along the states to the right, or to the left if negative."""
    batch, states = b.backend.shape(x)
    count = min(abs(by), states)
    new = b[f"{kind}_full"]((batch, count), fill, b.backend.dtype(x), b.backend.device(x))
    if count == states:
        return new
    start = 0 if by > 0 else count
    kept = b[f"{kind}_slice"](x, [(0, batch, 1), (start, states - count, 1)])
    return b[f"{kind}_cat"]([new, kept] if by > 0 else [kept, new], 1)


def _log_sum(b: Ops, x: Any, y: Any) -> Any:
    """log(exp(x) + exp(y)), where both may be -inf."""
    top = b.float_mask_where(x, b.float_lower(x, y), y)
    top = b.float_mask_fill(top, b.float_equal_elem(top, _NEVER), 0)
    total = b.float_add(b.float_exp(b.float_sub(x, top)), b.float_exp(b.float_sub(y, top)))
    return b.float_add(b.float_log(total), top)


def _forward(b: Ops, paths: _Paths) -> list[Any]:
    """log of the probability to be in each state at each time; it stays after the end of the input."""
    start = paths.emissions[0]
    batch, states = b.backend.shape(start)
    device = b.backend.device(paths.labels)
    place = b.int_reshape(b.int_arange(0, states, b.backend.dtype(paths.labels), device), (1, states))
    late = b.bool_or(b.bool_not(paths.inside), b.int_greater_elem(place, 1))
    alphas = [b.float_mask_fill(start, b.bool_expand(late, (batch, states)), _NEVER)]
    for t, emission in enumerate(paths.emissions[1:], 1):
        alpha = alphas[-1]
        stay = _log_sum(b, alpha, _shifted(b, alpha, 1, _NEVER, "float"))
        skip = _log_sum(b, stay, _shifted(b, alpha, 2, _NEVER, "float"))
        moved = b.float_add(b.float_mask_where(stay, paths.skips, skip), emission)
        alphas.append(b.float_mask_where(alpha, b.int_greater_elem(paths.inputs, t), moved))
    return alphas


def _backward(b: Ops, paths: _Paths) -> list[Any]:
    """log of the probability of the rest of the target from each state, its emission included."""
    shape = b.backend.shape(paths.emissions[0])
    like = b.backend.dtype(paths.emissions[0]), b.backend.device(paths.emissions[0])
    beta = never = b.float_full(shape, _NEVER, *like)
    # a state is left for the one after the next if that one may be entered so
    leaps = b.bool_cat([paths.skips, b.bool_zeros((shape[0], 2), *_like(b, paths.skips))], 1)
    leaps = b.bool_slice(leaps, [(0, shape[0], 1), (2, shape[1], 1)])
    betas: list[Any] = []
    for t in reversed(range(len(paths.emissions))):
        stay = _log_sum(b, beta, _shifted(b, beta, -1, _NEVER, "float"))
        skip = _log_sum(b, stay, _shifted(b, beta, -2, _NEVER, "float"))
        moved = b.float_mask_where(stay, leaps, skip)
        last = b.bool_and(b.int_equal_elem(paths.inputs, t + 1), paths.ends)
        moved = b.float_add(b.float_mask_fill(moved, last, 0), paths.emissions[t])
        beta = b.float_mask_where(never, b.int_greater_elem(paths.inputs, t), moved)
        betas.append(beta)
    return betas[::-1]


def _loss(b: Ops, paths: _Paths, alpha: Any) -> Any:
    """From the states at the end of the input; an input of nothing fits a target of nothing only."""
    batch = b.backend.shape(alpha)[0]
    ending = b.float_mask_fill(alpha, b.bool_not(paths.ends), _NEVER)
    top = b.float_max_dim(ending, 1)
    top = b.float_mask_fill(top, b.float_equal_elem(top, _NEVER), 0)
    total = b.float_log(b.float_sum_dim(b.float_exp(b.float_sub(ending, top)), 1))
    loss = b.float_neg(b.float_add(total, top))
    nothing = b.int_equal_elem(paths.inputs, 0)
    empty = b.bool_slice(paths.ends, [(0, batch, 1), (0, 1, 1)])
    loss = b.float_mask_fill(loss, b.bool_and(nothing, empty), 0)
    loss = b.float_mask_fill(loss, b.bool_and(nothing, b.bool_not(empty)), math.inf)
    return b.float_reshape(loss, (batch,))


def _like(b: Ops, x: Any) -> tuple[Any, Any]:
    return b.backend.dtype(x), b.backend.device(x)
