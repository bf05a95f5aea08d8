"""Whether a thread allocates memory that is to stay: for weights."""

from __future__ import annotations

import threading
from collections.abc import Generator
from contextlib import contextmanager


class Persistent(threading.local):
    """`on` is True inside of `inside`, in the thread that entered it."""

    on = False

    @contextmanager
    def inside(self) -> Generator[None]:
        """What is allocated here stays."""
        before, self.on = self.on, True
        try:
            yield
        finally:
            self.on = before
