"""The meaning of the operations on vectors: arrays of shape (lanes, units)."""

from __future__ import annotations

import numpy as np

from burn_cube.semantics.arrays import Array, Meaning


def broadcast(a: Array, n: int) -> Array:
    """n equal lanes."""
    return np.broadcast_to(a, (n, *a.shape))


def construct(*lanes: Array) -> Array:
    """A vector of scalars."""
    return np.stack(np.broadcast_arrays(*lanes))


def extract(vector: Array, lane: int) -> Array:
    """One lane."""
    value: Array = vector[lane]
    return value


def _selects(vector: Array, lane: Array) -> Array:
    """(lanes, units): true in the lane that each unit names."""
    own = np.arange(len(vector), dtype=np.uint64)[:, None]
    chosen: Array = (own == lane.astype(np.uint64)) & (lane >= 0)
    return chosen


def extract_dynamic(vector: Array, lane: Array) -> Array:
    """The lane that each unit names; 0 outside."""
    chosen, selected = np.broadcast_arrays(vector, _selects(vector, lane))
    result = np.zeros(chosen.shape[1:], vector.dtype)
    for values, here in zip(chosen, selected, strict=True):
        result = np.where(here, values, result)
    return result


def insert(vector: Array, value: Array, lane: int) -> Array:
    """The vector with one lane replaced."""
    lanes = list(vector)
    lanes[lane] = value
    return construct(*lanes)


def insert_dynamic(vector: Array, value: Array, lane: Array) -> Array:
    """The vector with the lane that each unit names replaced; unchanged outside."""
    return np.where(_selects(vector, lane), value, vector)


def reductions(add: Meaning, mul: Meaning, div: Meaning, sqrt: Meaning) -> dict[str, Meaning]:
    """dot, vector_sum, magnitude, normalize: from the left, each step rounded to the dtype."""

    def vector_sum(vector: Array) -> Array:
        total: Array = vector[0]
        for lane in vector[1:]:
            total = add(total, lane)
        return total

    def dot(a: Array, b: Array) -> Array:
        return vector_sum(mul(a, b))

    def magnitude(vector: Array) -> Array:
        return sqrt(dot(vector, vector))

    def normalize(vector: Array) -> Array:
        return div(vector, magnitude(vector))

    return {"dot": dot, "vector_sum": vector_sum, "magnitude": magnitude, "normalize": normalize}
