"""The example of a remote bot plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.serving import Program, Server
from tests.server.test_playing import play_to_the_end

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def test_the_remote_bot_joins_by_invitation_and_plays_to_the_end(small_server: Server) -> None:
    host = Program(small_server)
    table = host.table("me", "open", "easy")
    invitation = host.http.get(f"/tables/{table}").json()["invitation"]
    bot = subprocess.Popen(
        [sys.executable, EXAMPLE, small_server.address, table, invitation], stdout=subprocess.PIPE, text=True
    )
    while host.http.get(f"/tables/{table}").json()["status"] == "open":
        assert bot.poll() is None
    play_to_the_end(host, table, [0])
    printed, _ = bot.communicate(timeout=60)
    assert bot.returncode == 0 and printed.splitlines()[-1].startswith("winners: ")
