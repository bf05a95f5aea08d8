"""Chromium without a window, driven by its debugging protocol over a pipe; SwiftShader is its GPU."""

from __future__ import annotations

import fcntl
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_FLAGS = (
    *("--headless", "--no-sandbox", "--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"),
    *("--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--disable-dev-shm-usage", "--disable-quic", "--remote-debugging-pipe"),
)
_MOVE = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.dup2(int(sys.argv[2]), 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
_PATIENCE = 60.0  # seconds for an answer


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Requests are no news."""


def _pipe() -> tuple[int, int]:
    """A pipe whose descriptors are none of the lowest."""
    low = os.pipe()
    high = tuple([fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in low])
    for end in low:
        os.close(end)
    return high[0], high[1]


class Chromium:
    """A browser, and a server on localhost for a folder: only there pages may use WebGPU."""

    def __init__(self, folder: Path) -> None:
        path = next(filter(None, map(shutil.which, _NAMES)), None)
        if path is None:
            pytest.skip("there is no Chromium")
        handler = partial(_Quiet, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self._profile = tempfile.mkdtemp(prefix="chromium-")
        self._start(path)
        self._count = 0
        target = self._call("Target.createTarget", {"url": "about:blank"})["targetId"]
        attached = self._call("Target.attachToTarget", {"targetId": target, "flatten": True})
        self._page: str = attached["sessionId"]
        self._call("Page.enable", {}, self._page)

    def _start(self, path: str) -> None:
        """The protocol's pipe: the browser reads its descriptor 3 and writes to its descriptor 4."""
        to_read, self._write = _pipe()
        self._read, to_write = _pipe()
        # another process moves the descriptors: to fork here would not be safe beside other threads
        command = [sys.executable, "-c", _MOVE, str(to_read), str(to_write), path]
        self._process = subprocess.Popen(
            [*command, *_FLAGS, f"--user-data-dir={self._profile}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(to_read, to_write),
        )
        os.close(to_read)
        os.close(to_write)
        self._left = b""

    def _call(self, method: str, params: dict[str, Any], session: str | None = None) -> dict[str, Any]:
        self._count += 1
        message = {"id": self._count, "method": method, "params": params}
        if session is not None:
            message["sessionId"] = session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._message()
            if answer.get("id") == self._count:
                assert "error" not in answer, answer["error"]
                result: dict[str, Any] = answer["result"]
                return result

    def _message(self) -> dict[str, Any]:
        end = time.monotonic() + _PATIENCE
        while b"\0" not in self._left:
            ready, _, _ = select.select([self._read], [], [], max(end - time.monotonic(), 0))
            assert ready, f"Chromium has said nothing for {_PATIENCE} seconds"
            part = os.read(self._read, 1 << 16)
            assert part, "Chromium has ended"
            self._left += part
        first, _, self._left = self._left.partition(b"\0")
        message: dict[str, Any] = json.loads(first)
        return message

    def open(self, page: str) -> None:
        """Load a page of the folder."""
        port = self._server.server_address[1]
        self._call("Page.navigate", {"url": f"http://127.0.0.1:{port}/{page}"}, self._page)
        complete = "document.readyState === 'complete'"
        self.evaluate(f"new Promise(done => {complete} ? done() : addEventListener('load', done))")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page; of a promise, what it resolves to."""
        params = {"expression": expression, "awaitPromise": True, "returnByValue": True}
        found = self._call("Runtime.evaluate", params, self._page)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def close(self) -> None:
        """End the browser and the server."""
        self._process.terminate()
        self._process.wait(timeout=30)
        os.close(self._read)
        os.close(self._write)
        self._server.shutdown()
        self._server.server_close()
        shutil.rmtree(self._profile, ignore_errors=True)
