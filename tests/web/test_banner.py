"""What happened to somebody in others' moves is said at once, the worst first; and what a round brought everybody."""

from __future__ import annotations

import asyncio
import re
from types import SimpleNamespace
from typing import Any

import pytest

from burgrave.games.citadels.page.motion import HARM
from burgrave.kernel.text import LANGUAGES
from burgrave.web.steps import LINES
from burgrave.web.table_routes import FAR_BACK, latest
from tests.server.serving import Server
from tests.web.visiting import Guest

GAMES = 12  # in one of them something bad happens, and a round ends
ITEM = re.compile(r'<li class="(bad|good)"[^>]*data-n="(\d+)"[^>]*>(.*?)</li>', re.DOTALL)
STANDING = re.compile(r"<b>(-?\d+)</b> \(([+-]\d+)\)")


def banner(guest: Guest, table: str) -> str:
    """The banner of a table's page."""
    found = re.search(r'<div class="banner".*?</div>', guest.read(f"/t/{table}"), re.DOTALL)
    return found[0] if found is not None else ""


def until(server: Server, what: str, *seats: str, game: str = "citadels") -> tuple[Guest, str, str]:
    """Somebody whose banner has something; the table, and the banner."""
    guest = Guest(server)
    for _ in range(GAMES):
        table = guest.table("me", *seats, game=game)

        def told(_: dict[str, Any], table: str = table) -> bool:
            return what in banner(guest, table)

        if not guest.play(table, stop=told)["over"]:
            return guest, table, banner(guest, table)
    raise AssertionError(f"{GAMES} games without {what}")


def test_what_befalls_somebody_has_a_picture_and_leads_to_its_moment(server: Server) -> None:
    """Losses come before gains, and a number stands beside what was taken; the log marks it, in either language."""
    guest, table, found = until(server, 'class="bad"', "medium", "medium", "medium")
    items = ITEM.findall(found)
    assert items and [kind for kind, *_ in items] == sorted(kind for kind, *_ in items)  # bad, then good
    for _, _, content in items:
        assert "<use" in content
        link = re.search(rf'href="(/t/{table}\?at=\d+)"', content)
        assert link is not None and "befell" not in guest.read(link[1])  # the past befalls nobody
    assert 'class="close"' in found and HARM["kills"] > HARM["steals"] > 0 > HARM["queen-paid"]
    for language in LANGUAGES:
        guest.rename("Ada", language)
        log = re.search(r'<ol id="log".*?</ol>', guest.read(f"/t/{table}"), re.DOTALL)
        assert log is not None and "to-me" in log[0]


@pytest.mark.parametrize(
    ("game", "said"), [("citadels", "After the round:"), ("architects", "After the reset of the Black Market:")]
)
def test_at_the_end_of_a_round_everybodys_points_are_told(server: Server, game: str, said: str) -> None:
    """As many as the page of points says, and it goes with the next move."""
    guest, table, found = until(server, 'class="standings"', "easy", "easy", game=game)
    assert said in found
    told = [(int(total), int(more)) for total, more in STANDING.findall(found)]
    assert len(told) == 3
    if game == "citadels":  # in which nobody has got anything since
        assert [total for total, _ in told] == [total for total, _ in guest.look(table, 0)["points"]]
        assert all(total >= more for total, more in told)
    asked = guest.look(table, 0)["question"]
    guest.answer(table, 0, asked["number"], asked["options"][0]["do"])
    assert "standings" not in banner(guest, table)


@pytest.mark.parametrize(("since", "first"), [(200, 340), (60, 120), (0, 100)])
def test_nothing_is_forgotten_however_much_has_happened_since(since: int, first: int) -> None:
    """Two events a move: beside the last ones all that came after one's own move, as far as that is sensible."""
    asked: list[tuple[int, int]] = []

    async def events(_: object, begin: int, limit: int) -> list[SimpleNamespace]:
        asked.append((begin, limit))
        return [SimpleNamespace(n=n, at=n // 2) for n in range(begin, begin + limit)]

    house: Any = SimpleNamespace(playing=SimpleNamespace(events=events))
    row: Any = SimpleNamespace(events=FAR_BACK + 100)
    told = asyncio.run(latest(house, row, since))
    assert [one.n for one in told] == list(range(told[0].n, row.events))
    assert told[0].n == first and len(asked) == (1 if first == row.events - LINES else 2)
