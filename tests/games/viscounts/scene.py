"""Positions of Viscounts that a test lays out by hand, and turns played by what is answered."""

from __future__ import annotations

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rounds import setup, step
from burgrave.games.viscounts.rules.state import NONE, SHIFT, State
from burgrave.kernel.action import Flow
from burgrave.kernel.rng import Rng


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


def visible(s: State, segment: str, name: str) -> None:
    """Put a townsfolk card on top of a segment's pile."""
    for pile in s.piles:
        pile[:] = [one for one in pile if one != card(name)]
    s.piles[t.SEGMENT_IDS.index(segment)].append(card(name))


def run(flow: Flow[None], *answers: str) -> list[str]:
    """Answer the questions one after the other, those with one option by themselves; the prompts that were asked."""
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
                answer = left.pop(0)
            assert answer in texts, f"{answer!r} is not among {texts}"
            ask = flow.send(ask.options[texts.index(answer)])
    except StopIteration:
        assert not left, f"nobody asked for {left}"
    return asked


def offered(flow: Flow[None]) -> list[str]:
    """What the first question offers."""
    return [do.ACTIONS.text(option) for option in next(flow).options]


def play(s: State, *answers: str) -> list[str]:
    """The next step of the game."""
    for player in s.players:
        if len(player.held) != len(player.hand):  # a hand that a test has laid out
            player.held = (0,) * len(player.hand)
    return run(step(s), *answers)
