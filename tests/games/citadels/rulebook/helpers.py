"""What the tests of the rulebook look at: gold, crown, taxes, what is offered, and the way to a later moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.view.records import CitadelsView
from burgrave.kernel.events import Value
from burgrave.kernel.table import Table
from tests.games.citadels.scene import FIRST_GAME, offered, play, scene, state

IDLE = ("gather gold", "end turn", "pass", "decline", "bribe", "leave threat")  # what somebody without a plan answers


def seen(table: Table, seat: int | None = None) -> CitadelsView:
    """What a seat sees; without a seat, what everybody sees."""
    view = table.view(seat)
    assert isinstance(view, CitadelsView)
    return view


def gold(table: Table) -> list[int]:
    """The gold of every seat."""
    return [player.gold for player in seen(table).players]


def cards(table: Table) -> list[int]:
    """The number of cards in every hand."""
    return [player.cards for player in seen(table).players]


def asked(table: Table) -> int:
    """The seat that is asked."""
    assert table.ask is not None
    return table.ask.player


def choices(table: Table, verb: str) -> list[str]:
    """What is offered with a verb, sorted: ``choices(table, "build") == ["temple"]``."""
    if table.ask is None:
        return []
    split = table.setup.game.vocabulary.split
    return sorted(split(option)[1] for option in table.ask.options if split(option)[0] == verb)


def verbs(table: Table) -> set[str]:
    """The verbs that are offered, without their arguments."""
    if table.ask is None:
        return set()
    return {table.setup.game.vocabulary.split(option)[0] for option in table.ask.options}


def told(table: Table, kind: str, seat: int | None = None) -> list[Mapping[str, Value]]:
    """The events of a kind, as a seat was told them; without a seat, as everybody was."""
    return [event.args for event in table.events(seat) if event.kind == kind]


def act(table: Table, action: str, *details: str) -> None:
    """Do something; details that leave no choice the table may have settled by itself."""
    play(table, action)
    for detail in details:
        if detail in offered(table):
            play(table, detail)


def shorten_deck(table: Table, count: int) -> None:
    """Leave only the topmost cards of the deck; the others go into the last player's hand."""
    s = state(table)
    lower = len(s.deck) - count
    s.hands[-1] += s.deck[:lower]
    s.deck = s.deck[lower:]
    s.bottomed -= lower


def skip_to(table: Table, character: str) -> None:
    """Everybody gathers gold and does nothing else, until a character's turn."""
    while seen(table).character != character:
        idle(table)


def skip_round(table: Table) -> None:
    """Everybody gathers gold and does nothing else, until the next selection phase or the end of the game."""
    while not table.over and seen(table).phase != "selection":
        idle(table)


def idle(table: Table) -> None:
    """Answer as somebody without a plan."""
    assert table.ask is not None, "the game is over"
    texts = [table.text(option) for option in table.ask.options]
    play(table, next(answer for answer in IDLE if answer in texts))


def cast(*wanted: str) -> dict[str, object]:
    """The option for a cast with these characters, held or not; the rest is of the first game."""
    by_rank = {t.RANK[t.CHARACTER_IDS.index(name)]: name for name in (*FIRST_GAME, *wanted)}
    return {"characters": list(by_rank.values())}


def points(
    city: Sequence[str],
    *,
    hand: Sequence[str] = (),
    coins: int = 0,
    crowned: bool = False,
    museum: Sequence[str] = (),
) -> dict[str, int]:
    """The parts of a player's score with this city, if the game ended now."""
    table = scene({"architect": 0}, cities=[city], hands=[hand], gold=[coins], museum=museum, crown=0 if crowned else 1)
    return table.scores[0].parts
