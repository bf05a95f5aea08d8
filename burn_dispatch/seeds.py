"""Seeds of random ops, one a device: each op takes the next. Equal seeds give equal numbers anywhere."""

from __future__ import annotations

import secrets
from threading import Lock
from typing import TYPE_CHECKING

from burn_dispatch.layout import whole

if TYPE_CHECKING:
    from burn_dispatch.device import Device

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_lock = Lock()
_state: dict[Device, int] = {}


def seed(device: Device, value: int) -> None:
    """Start the numbers of a device again."""
    start = whole(value, "seed", "value")
    with _lock:
        _state[device] = start & _MASK


def take(device: Device) -> int:
    """A seed for one op, by SplitMix64 of the device's; of a device that nobody seeded, by chance.

    Steele, Lea, Flood: Fast splittable pseudorandom number generators (2014).
    """
    with _lock:
        state = _state.get(device)
        state = ((secrets.randbits(64) if state is None else state) + _GOLDEN) & _MASK
        _state[device] = state
    mixed = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK
    return mixed ^ mixed >> 31
