"""Views: an array seen through a layout. Each access says what happens at a coordinate that does not exist.

| access | outside the layout |
|---|---|
| `read`, `write` | the layout is not asked; the array is checked as the launch's mode says |
| `read_checked` | reads 0 |
| `read_masked` | reads the value given |
| `read_unchecked` | the caller promises that it does not happen; what the array does, the view does |
| `write_checked` | writes nothing |
"""

from __future__ import annotations

from typing import Any, ClassVar

import burn_cube as bc
from burn_kernels.layout import Flat, Linear, Strided, Tiled


class View:
    """The accesses; a struct with the fields `data` and `layout` inherits them, in a kernel or as its
    argument.

    @bc.struct
    class WindowView(View):
        data: bc.Array[bc.N]
        layout: TiledWindow
    """

    data: Any
    layout: Any
    zero: ClassVar[bool | int] = 0  # a view of bools says False

    def read(self, at: Any) -> Any:
        """The element at a coordinate of the layout."""
        return self.data[self.layout.place(at)]

    def read_unchecked(self, at: Any) -> Any:
        """The element at a coordinate that is known to exist."""
        return self.data[self.layout.place(at)]

    def read_checked(self, at: Any) -> Any:
        """The element, or 0 outside; each lane of a vector."""
        return self.read_masked(at, self.zero)

    def read_masked(self, at: Any, value: Any) -> Any:
        """The element, or a value outside."""
        return self.data[self.layout.place(at)] if self.layout.inside(at) else value

    def write(self, at: Any, value: Any) -> None:
        """Set the element at a coordinate of the layout."""
        self.data[self.layout.place(at)] = value

    def write_checked(self, at: Any, value: Any) -> None:
        """Set the element; nothing outside."""
        if self.layout.inside(at):
            self.data[self.layout.place(at)] = value


@bc.struct
class LinearView(View):
    """One index over an array."""

    data: bc.Array[bc.N]
    layout: Linear


@bc.struct
class FlatView(View):
    """One index over an array with any strides."""

    data: bc.Array[bc.N]
    layout: Flat


@bc.struct
class StridedView(View):
    """Coordinates over an array with any strides."""

    data: bc.Array[bc.N]
    layout: Strided


@bc.struct
class TiledView(View):
    """Coordinates over an array stored tile by tile."""

    data: bc.Array[bc.N]
    layout: Tiled
