"""Positions of Architects that a test lays out by hand, and turns played by what is answered."""

from __future__ import annotations

from contextlib import suppress

from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.rounds import setup, step
from burgrave.games.architects.rules.state import DISCARD, PLACE, State
from burgrave.kernel.action import Ask, Flow, Group
from burgrave.kernel.begin import prepare
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import Memory
from burgrave.kernel.table import Table, begin


def apprentice(name: str) -> int:
    """The number of an apprentice."""
    return t.APPRENTICE_IDS.index(name)


def building(name: str) -> int:
    """The number of a building."""
    return t.BUILDING_IDS.index(name)


def scene(players: int = 3, **options: object) -> State:
    """A game after the draft, whose cards went back: seat 0 on the move, nobody has anything but workers."""
    s = setup(players, GAME.options(first=0, promo=True, **options), Rng(1))  # type: ignore[arg-type]  # as a test names them
    for packet in s.packets:
        s.plans += packet
    s.packets = []
    s.bottomed = len(s.plans)
    s.memory = Memory([[] for _ in range(players)], [0] * players, 0)
    for player in s.players:
        player.goods[t.SILVER] = 0
    s.phase = PLACE
    return s


def own(s: State, seat: int, **goods: int) -> None:
    """Give goods to a player: ``own(s, 0, clay=3)``."""
    for good, count in goods.items():
        s.players[seat].goods[t.GOODS.index(good)] = count


def goods(s: State, seat: int) -> dict[str, int]:
    """What a player has of each good, but for what there is none of."""
    return {good: count for good, count in zip(t.GOODS, s.players[seat].goods, strict=True) if count}


def hold(s: State, seat: int, *names: str) -> None:
    """Put building cards into a hand; they leave the pile."""
    cards = [building(name) for name in names]
    s.plans = [card for card in s.plans if card not in cards]
    s.players[seat].hand += cards


def employ(s: State, seat: int, *names: str) -> None:
    """Give apprentices to a player; they leave the pile, and others come instead of those that lie open."""
    cards = [apprentice(name) for name in names]
    s.apprentices = [card for card in s.apprentices if card not in cards]
    for slot, card in enumerate(s.row):
        if card in cards:
            s.row[slot] = s.apprentices.pop()
    s.players[seat].apprentices += tuple(cards)


def offer(s: State, slot: int, name: str) -> None:
    """Put an apprentice into a slot; the one that lay there goes under the pile."""
    card = apprentice(name)
    if card in s.row:
        other = s.row.index(card)
        s.row[slot], s.row[other] = card, s.row[slot]
        return
    s.apprentices.remove(card)
    s.apprentices.insert(0, s.row[slot])
    s.row[slot] = card


def built(s: State, seat: int, *names: str) -> None:
    """Let buildings stand; they leave the pile."""
    cards = [building(name) for name in names]
    s.plans = [card for card in s.plans if card not in cards]
    s.players[seat].buildings += tuple(cards)


def post(s: State, place: str, *counts: int) -> None:
    """Put workers of the seats, one after the other, on an open circle; they leave the supplies."""
    where = t.CIRCLES.index(place)
    for seat, count in enumerate(counts):
        s.circles[where][seat] += count
        s.players[seat].workers -= count


def at(s: State, place: str) -> list[int]:
    """Workers on an open circle, by seat."""
    return s.circles[t.CIRCLES.index(place)]


def imprison(s: State, *counts: int) -> None:
    """Put workers of the seats into prison; they leave the supplies."""
    for seat, count in enumerate(counts):
        s.players[seat].prison += count
        s.players[seat].workers -= count


def seize(s: State, captor: int, owner: int, count: int) -> None:
    """Put workers of a seat on the board of another."""
    s.players[captor].captured[owner] += count
    s.players[owner].workers -= count


def fill_guildhall(s: State, spaces: int) -> None:
    """Lay workers of all seats in turn into the guildhall."""
    for space in range(spaces):
        seat = space % len(s.players)
        s.guildhall.append(seat)
        s.players[seat].workers -= 1


def no_rewards(s: State) -> None:
    """The rewards are used up; those that are not in the game stay hidden."""
    del s.rewards[len(t.REWARDS) - s.config.rewards :]


def character(s: State, seat: int, name: str) -> None:
    """Play a character, with nothing but its power."""
    s.players[seat].character = t.CHARACTER_IDS.index(name)


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
            asked += [] if _by_itself(ask) else [ask.prompt]
            ask = flow.send(_answer(ask, left))
    except StopIteration:
        assert not left, f"nobody asked for {left}"
    return asked


def _by_itself(ask: Ask) -> bool:
    return ask.auto and len(ask.options) == 1


def _answer(ask: Ask, left: list[str]) -> int:
    """The next of the given answers, where one is needed."""
    texts = [do.ACTIONS.text(option) for option in ask.options]
    if _by_itself(ask):
        return ask.options[0]
    assert left, f"asked for {ask.prompt}: {texts}"
    seat, _, answer = left.pop(0).rpartition(": ")
    assert seat in ("", str(ask.player)), f"{ask.prompt} is asked of seat {ask.player}, not {seat}"
    assert answer in texts, f"{answer!r} is not among {texts}"
    return ask.options[texts.index(answer)]


def offered(flow: Flow[None]) -> list[str]:
    """What the first question offers."""
    return [do.ACTIONS.text(option) for option in next(flow).options]


def play(s: State, *answers: str) -> list[str]:
    """The action of a turn: all steps until it is over, with whatever is asked in them."""
    left = list(answers)
    asked = []
    while s.phase != DISCARD or left:
        flow = step(s)
        with suppress(StopIteration):
            ask = next(flow)
            while True:
                asked += [] if _by_itself(ask) else [ask.prompt]
                ask = flow.send(_answer(ask, left))
    return asked


def next_step(s: State, *answers: str) -> list[str]:
    """The next step of the game."""
    return run(step(s), *answers)


def keep_all(s: State, chosen: list[int]) -> None:
    """A round of the draft: what every seat keeps."""
    flow = step(s)
    group = next(flow)
    assert isinstance(group, Group), "in the draft all choose at once"
    group.answers = [[do.KEEP.of(card)] for card in chosen]
    try:
        flow.send(0)
    except StopIteration:
        return
    raise AssertionError("a round of the draft asks once")


def table(s: State) -> Table:
    """A table at which a scene is played."""
    setup = prepare(GAME, s.config.players, 1, {"promo": True})
    setup.origin = s
    return begin(setup)


def state(at: Table) -> State:
    """The state of a table of Architects."""
    s = at.state
    assert isinstance(s, State)
    return s
