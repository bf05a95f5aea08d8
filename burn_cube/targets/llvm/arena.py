"""Where shared, local and kept memory lies: small things in the frame, large ones in scratch memory."""

from __future__ import annotations

from burn_cube.targets.llvm.state import State

FRAME = 32 << 10  # bytes of the stack that a kernel may use for its memories
_SMALL = 8 << 10


class Arena:
    """Hands out memory that exists while the function runs."""

    def __init__(self, s: State) -> None:
        self.scratch_bytes = 0
        self._frame = 0
        self._s = s

    def place(self, size: int) -> str:
        """A pointer to `size` bytes, aligned to 64."""
        w = self._s.writer
        if size <= _SMALL and self._frame + size <= FRAME:
            self._frame += size
            name = "%" + w.fresh("memory")
            self._s.allocas.append(f"  {name} = alloca [{size} x i8], align 64")
            return name
        offset = self.scratch_bytes
        self.scratch_bytes += -(-size // 64) * 64
        return w.let(f"getelementptr i8, ptr %scratch, i64 {offset}")
