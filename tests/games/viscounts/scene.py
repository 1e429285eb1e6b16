"""Positions of Viscounts that a test lays out by hand, and turns played by what is answered."""

from __future__ import annotations

from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.building import NUMBER
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rounds import setup, step
from burgrave.games.viscounts.rules.state import NONE, SHIFT, State
from burgrave.kernel.action import Flow
from burgrave.kernel.begin import prepare
from burgrave.kernel.rng import Rng
from burgrave.kernel.table import Table, begin


def card(name: str) -> int:
    """The number of a townsfolk card."""
    return t.TOWNSFOLK_IDS.index(name)


def scene(players: int = 2) -> State:
    """A game after set-up in which nobody has anything yet: the ring as in the files, seat 0 on the move."""
    s = setup(players, Options(first=0), Rng(1))
    s.ring, s.castle = list(range(t.RING)), 0
    s.phase, s.round, s.me = SHIFT, 1, 0
    s.debts, s.deeds = t.ON_POVERTY[players], t.ON_PROSPERITY[players]
    for seat, player in enumerate(s.players):
        player.town = 3 * (seat % t.RING)
        player.draw = list(t.STARTING)
    return s


def lay(s: State, seat: int, *names: str) -> None:
    """Put cards on a player board, from the left; they leave the piles."""
    cards = [card(name) for name in names]
    for pile in s.piles:
        pile[:] = [one for one in pile if one not in cards]
    s.players[seat].draw = [one for one in s.players[seat].draw if one not in cards]
    s.players[seat].row = [*cards, *[NONE] * (t.SLOTS - len(cards))]


def deck(s: State, seat: int, hand: str = "", draw: str = "", discard: str = "") -> None:
    """All cards of a player beside the board, by names; the top of the draw pile last."""
    player = s.players[seat]
    player.hand, player.draw, player.discard = (
        [card(name) for name in names.split()] for names in (hand, draw, discard)
    )
    player.held = (0,) * len(player.hand)
    taken = {*player.hand, *player.draw, *player.discard}
    for pile in s.piles:
        pile[:] = [one for one in pile if one not in taken]


def visible(s: State, segment: str, name: str) -> None:
    """Put a townsfolk card on top of a segment's pile."""
    for pile in s.piles:
        pile[:] = [one for one in pile if one != card(name)]
    s.piles[t.SEGMENT_IDS.index(segment)].append(card(name))


def manuscript(name: str) -> int:
    """The number of a manuscript."""
    return t.MANUSCRIPT_IDS.index(name)


def legible(s: State, segment: str, name: str) -> None:
    """Put a manuscript on top of a segment's pile."""
    for pile in s.manuscripts:
        pile[:] = [one for one in pile if one != manuscript(name)]
    s.manuscripts[t.SEGMENT_IDS.index(segment)].append(manuscript(name))


def stand(s: State, seat: int, number: int, *, inside: bool = False) -> None:
    """Put a viscount into the town with a red number, or the inner town of its segment."""
    segment, side = t.TOWN_OF_NUMBER[number]
    s.players[seat].town = 3 * s.ring.index(segment) + (t.INNER if inside else side)


def uncover(s: State, seat: int, *buildings: str) -> None:
    """Take buildings off a player board, wherever they stand."""
    for building in buildings:
        s.players[seat].built |= 1 << t.BUILDING_IDS.index(building)


def stands(s: State, seat: int, building: str, site: str) -> None:
    """Put a building on a site."""
    uncover(s, seat, building)
    s.sites[t.SITE_IDS.index(site)] = seat * NUMBER + t.BUILDING_IDS.index(building)


def happened(s: State) -> list[str]:
    """The kinds of the events of the log, which a test has begun."""
    assert s.log is not None, "begin it with s.log = []"
    return [event.kind for event in s.log]


def run(flow: Flow[None], *answers: str) -> list[str]:
    """Answer the questions one after the other, those with one option by themselves; the prompts that were asked.

    ``1: keep`` is an answer of seat 1; without a seat, whoever is asked gives it.
    """
    asked = []
    left = list(answers)
    try:
        ask = next(flow)
        while True:
            texts = [do.ACTIONS.text(option) for option in ask.options]
            if len(texts) == 1 and ask.auto:
                answer = texts[0]
            else:
                asked.append(ask.prompt)
                assert left, f"asked for {ask.prompt}: {texts}"
                seat, _, answer = left.pop(0).rpartition(": ")
                assert seat in ("", str(ask.player)), f"{ask.prompt} is asked of seat {ask.player}, not {seat}"
            assert answer in texts, f"{answer!r} is not among {texts}"
            ask = flow.send(ask.options[texts.index(answer)])
    except StopIteration:
        assert not left, f"nobody asked for {left}"
    return asked


def somehow(flow: Flow[None]) -> set[int]:
    """Answer everything with what is offered first; all that was offered."""
    options = set[int]()
    try:
        ask = next(flow)
        while True:
            options.update(ask.options)
            ask = flow.send(ask.options[0])
    except StopIteration:
        return options


def offered(flow: Flow[None]) -> list[str]:
    """What the first question offers."""
    return [do.ACTIONS.text(option) for option in next(flow).options]


def play(s: State, *answers: str) -> list[str]:
    """The next step of the game."""
    for player in s.players:
        if len(player.held) != len(player.hand):  # a hand that a test has laid out
            player.held = (0,) * len(player.hand)
    return run(step(s), *answers)


def table(s: State) -> Table:
    """A table at which a scene is played."""
    for player in s.players:
        player.held = (0,) * len(player.hand)
    setup = prepare(GAME, s.config.players, 1, {})
    setup.origin = s
    return begin(setup)


def state(at: Table) -> State:
    """The state of a table of Viscounts."""
    s = at.state
    assert isinstance(s, State)
    return s
