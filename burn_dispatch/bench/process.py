"""The other end of a worker: starts it, asks it, and holds it still while others are timed."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import tempfile
from threading import TIMEOUT_MAX, Timer
from typing import Any

from burn_cube.errors import DispatchError
from burn_dispatch.bench.implementation import Implementation
from burn_dispatch.bench.source import Source

_STOPS = hasattr(signal, "SIGSTOP")  # elsewhere idle workers may disturb the others a little
PATIENCE = 300.0
"""Seconds that an answer may take: the slowest compilers of peers need a tenth of it."""
GRACE = 5.0
"""Seconds that a process has to end by itself, and to remove its temporary files."""


class WorkerEnded(DispatchError):
    """A worker has crashed or was too slow: what it was asked has failed, and others may go on."""


class WorkerProcess:
    """One implementation. A process that ended after its start can be replaced by `restart`."""

    def __init__(self, who: Implementation, source: Source, patience: float = PATIENCE) -> None:
        self.name = who.label
        self._patience = min(patience, TIMEOUT_MAX)
        self._command = [
            sys.executable, "-m", "burn_dispatch.bench.worker", who.name, who.device, source.as_text()
        ]  # fmt: skip
        self.ended = ""
        """Why there is no process; empty while there is one."""
        self.began = False
        """Whether it has ever answered."""
        self._killed = self._late = False
        self._start()

    def _start(self) -> None:
        self._errors = tempfile.TemporaryFile("w+")
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, text=True
        )

    def restart(self) -> None:
        """Begin anew in place of a process that ended; DispatchError after `kill`."""
        self.close()
        if self._killed:
            raise DispatchError(f"cannot measure {self.name}: {self.ended}")
        self.ended, self.began, self._late = "", False, False
        self._start()

    def ask(self, action: str, **arguments: object) -> dict[str, Any]:
        """Send a command and wait for the answer.

        WorkerEnded if the process ends instead, or is ended since it takes too long; DispatchError after
        `kill`.
        """
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        timer = Timer(self._patience, self._give_up)
        timer.daemon = True
        timer.start()
        try:
            stdin.write(json.dumps({"do": action, **arguments}) + "\n")
            stdin.flush()
            line = stdout.readline()
        except BrokenPipeError:
            line = ""
        finally:
            timer.cancel()
        if not line.endswith("\n"):  # nothing, or an answer that was broken off
            raise self._gone()
        self.began = True
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _give_up(self) -> None:
        self._late = True
        self._process.kill()

    def _gone(self) -> DispatchError:
        code = self._process.wait()
        if self._late:
            self.ended = f"it was ended, since it gave no answer for {self._patience:g} s"
        else:
            self.ended = f"its process ended{_how(code)}; {self._last_words()}"
        kind = DispatchError if self._killed else WorkerEnded
        return kind(f"cannot measure {self.name}: {self.ended}")

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
        """End it at once, for good: what is being asked gets no answer."""
        self._killed = True
        self._process.kill()

    def release(self, interrupt: bool = False) -> None:
        """Let it end: it does when its commands end, or at once by an interrupt."""
        if interrupt and _STOPS:
            self._process.send_signal(signal.SIGINT)
        self.resume()
        if self._process.stdin is not None:
            try:
                self._process.stdin.close()
            except BrokenPipeError:  # it ended before it had read the last command
                self.ended = self.ended or "its process ended"

    def close(self, grace: float = GRACE) -> None:
        """End the process; by force after `grace` seconds, since an endless kernel hears nothing."""
        self.release()
        try:
            self._process.wait(grace)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._errors.close()


def _how(code: int) -> str:
    """By which signal, or with which code."""
    if code >= 0:
        return f" with code {code}" if code > 1 else ""  # 1 is what an exception does, which has words
    try:
        return f" by {signal.Signals(-code).name}"
    except ValueError:  # a signal without a name
        return f" by signal {-code}"
