"""Records: what a frozen dataclass with slots does, they do."""

from __future__ import annotations

import copy
import inspect
import pickle
from typing import Any

import pytest

from burn_cube.record import as_dict, draft, field, names, record, replace


@record
class Point:
    """A record with a default."""

    x: int
    y: object = 2

    def total(self) -> int:
        return self.x


@record(eq=False)
class Named:
    """Equal only to itself."""

    name: str


@record
class Noted:
    """With a field that neither `__init__` nor comparison knows."""

    value: int
    note: str | None = field(default=None, init=False, repr=False, compare=False)


@record(frozen=False, eq=False)
class Bag:
    """May be changed; each has a list of its own."""

    size: int
    items: list[int] = field(default_factory=list[int])


@record
class Checked:
    """Looks at its fields once they are there."""

    x: int

    def __post_init__(self) -> None:
        if self.x < 0:
            raise ValueError(self.x)


@record
class Empty:
    """No fields."""


def test_fields_come_by_position_by_name_and_by_default() -> None:
    assert (Point(1).x, Point(1).y, Point(y=5, x=4).y) == (1, 2, 5)
    assert str(inspect.signature(Point)) == "(x, y=2)"
    for wrong in (lambda: Point(), lambda: Point(1, 2, 3), lambda: Point(1, z=3)):  # type: ignore[call-arg]
        with pytest.raises(TypeError, match=r"Point\.__init__"):
            wrong()


def test_equality_is_that_of_class_and_compared_fields() -> None:
    nan = float("nan")
    assert Point(1) == Point(1, 2) != Point(1, 3)
    assert Point(1, nan) == Point(1, nan)
    assert Point(1) != (1, 2)
    assert Empty() == Empty()
    assert hash(Point(1)) == hash(Point(1, 2))
    assert len({Point(1), Point(1, 2), Point(2)}) == 2
    assert Named("a") != Named("a")
    noted = Noted(1)
    object.__setattr__(noted, "note", "seen")
    assert noted == Noted(1)
    assert hash(noted) == hash(Noted(1))
    with pytest.raises(TypeError, match="unhashable"):
        hash(record(frozen=False)(type("Mutable", (), {"__annotations__": {"x": int}}))(1))


def test_a_record_does_not_change() -> None:
    point: Any = Point(1)
    for name in ("x", "z"):
        with pytest.raises(AttributeError):
            setattr(point, name, 2)
        with pytest.raises(AttributeError):
            delattr(point, name)
    assert not hasattr(point, "__dict__")
    bag = Bag(1)
    bag.size = 2
    bag.items.append(3)
    assert (bag.size, Bag(1).items, Bag(1, [4]).items) == (2, [], [4])


def test_the_text_names_class_and_fields() -> None:
    assert repr(Point(1)) == "Point(x=1, y=2)"
    assert repr(Noted(1)) == "Noted(value=1)"
    assert Point.__doc__ == "A record with a default."
    assert Point.__qualname__ == "Point"


def test_records_are_matched_copied_and_pickled() -> None:
    match Point(3, 4):
        case Point(x, y):
            assert (x, y) == (3, 4)
    assert names(Noted) == ("value",)
    assert as_dict(Point(1)) == {"x": 1, "y": 2}
    noted = Noted(1)
    object.__setattr__(noted, "note", "of this process")
    for same in (copy.copy(noted), copy.deepcopy(noted), pickle.loads(pickle.dumps(noted)), replace(noted)):
        assert same == noted
        assert same.note is None
    assert replace(Point(1), y=7) == Point(1, 7)
    with pytest.raises(TypeError):
        replace(Point(1), z=7)


def test_what_a_class_does_itself_stays() -> None:
    assert Point(8).total() == 8
    with pytest.raises(ValueError, match="-1"):
        Checked(-1)
    shared = Named("a")
    first, second = pickle.loads(pickle.dumps((shared, [shared])))
    assert second[0] is first


def test_a_draft_becomes_a_record() -> None:
    made = draft(Point)()
    made.x, made.y = 5, 6
    made.__class__ = Point
    assert made == Point(5, 6)
    with pytest.raises(AttributeError):
        made.x = 7
