"""The other end of a worker: starts it, asks it, and holds it still while others are timed."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import tempfile
from typing import Any

from burn_cube.errors import DispatchError
from burn_dispatch.bench.implementation import Implementation
from burn_dispatch.bench.source import Source

_STOPS = hasattr(signal, "SIGSTOP")  # elsewhere idle workers may disturb the others a little


class WorkerProcess:
    """One implementation."""

    def __init__(self, who: Implementation, source: Source) -> None:
        self.name = who.label
        self._errors = tempfile.TemporaryFile("w+")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "burn_dispatch.bench.worker", who.name, who.device, source.as_text()],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, text=True,
        )  # fmt: skip

    def ask(self, action: str, **arguments: object) -> dict[str, Any]:
        """Send a command and wait for the answer."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(json.dumps({"do": action, **arguments}) + "\n")
            stdin.flush()
            line = stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise DispatchError(f"cannot measure {self.name}: its process ended; {self._last_words()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _last_words(self) -> str:
        self._errors.seek(0)
        lines = [line.strip() for line in self._errors if line.strip()]
        return f"it said: {lines[-1]}" if lines else "it said nothing"

    def pause(self) -> None:
        """Stop its threads."""
        if _STOPS:
            self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let its threads go on."""
        if _STOPS:
            self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it at once: what is being asked gets no answer."""
        self._process.kill()

    def close(self) -> None:
        """End the process."""
        self.resume()
        self._process.communicate()  # closes its stdin, at which it ends
        self._errors.close()
