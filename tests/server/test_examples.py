"""The example of a remote bot plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from burgrave.server.rows import CLOSED
from tests.server.acting import PATIENCE, sql, told, until
from tests.server.serving import ONE_GAME, Program, Server
from tests.server.test_playing import play_to_the_end

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def test_the_remote_bot_joins_by_invitation_and_plays_to_the_end(shared_server: Server) -> None:
    """A short one: the example looks twice a second whether it is asked."""
    host = Program(shared_server)
    table = host.table("me", "open", "easy", game="lanterns")
    invitation = host.http.get(f"/tables/{table}").json()["invitation"]
    bot = subprocess.Popen(
        [sys.executable, EXAMPLE, shared_server.address, table, invitation], stdout=subprocess.PIPE, text=True
    )
    while host.http.get(f"/tables/{table}").json()["status"] == "open":
        assert bot.poll() is None
    play_to_the_end(host, table, [0], hurry="pass")
    printed, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0 and "What do you do? → " in printed
    assert printed.splitlines()[-1].startswith("winners: ")


def test_the_remote_bot_outlives_a_restart_and_ends_with_its_table(data: Path) -> None:
    with Server(data, None, ONE_GAME) as server:
        host = Program(server)
        table = host.table("me", "open", "open", public=True)
        bot = subprocess.Popen([sys.executable, EXAMPLE, server.address, table], stdout=subprocess.PIPE, text=True)
        until(lambda: [seat["name"] for seat in told(host, table)["seats"]].count("Remote"))
        server.kill()
        server.start()
        assert bot.poll() is None
        sql(server, "UPDATE tables SET status = :s WHERE id = :t", s=CLOSED, t=table)
        printed, _ = bot.communicate(timeout=PATIENCE)
        assert bot.returncode == 0 and printed.splitlines()[-1] == "the table was closed"
