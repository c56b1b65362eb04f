"""In a real terminal (a pseudo one): the screen is wiped between two humans, and Tab completes."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gusher.cli.screen import WIPE

pty = pytest.importorskip("pty")
PATIENCE = 30


class Terminal:
    """A command running in a terminal 100 columns wide."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        environment = {
            **os.environ,
            "TERM": "xterm-256color",
            "COLUMNS": "100",
            "LINES": "50",
            "LANG": "C.UTF-8",
            "PROMPT_TOOLKIT_NO_CPR": "1",
            "GUSHER_CACHE": str(folder / "cache"),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gusher", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def wait_for(self, text: str) -> str:
        """What is printed up to and with `text`."""
        raw, end = b"", time.monotonic() + PATIENCE
        while text not in (shown := raw.decode(errors="replace")):
            assert time.monotonic() < end, f"no {text!r} in … {shown[-300:]!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                raw += os.read(self.master, 65536)
        return shown

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        os.close(self.master)


def test_two_humans_share_a_terminal(tmp_path: Path) -> None:
    """Wiped, scrollback included, before the keyboard is passed on; the hand appears after Enter only."""
    terminal = Terminal(tmp_path, "play", "giganten", "--humans", "4", "--seed", "5", "--fast")
    try:
        assert WIPE in terminal.wait_for("press Enter.")
        terminal.type("\r")
        assert "Your licences" in terminal.wait_for("Grey>")
        terminal.type("take 2\r")
        between = terminal.wait_for("press Enter.")
        assert "Your licences" not in between.rpartition(WIPE)[2]
        terminal.type("\r")
        terminal.wait_for("Blue>")
        terminal.type("tak\t")
        terminal.wait_for("take")
        terminal.type(" 1\r")
        terminal.wait_for("press Enter.")
        terminal.type("\r")
        terminal.wait_for("Green>")
        terminal.type("quit\r")
        terminal.wait_for("Saved in")
        assert terminal.process.wait(PATIENCE) == 0
    finally:
        terminal.close()
