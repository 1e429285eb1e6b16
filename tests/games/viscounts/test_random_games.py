"""Random games of two to four players: no piece is lost or doubled, and whoever plays the same again gets the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules.building import NUMBER
from burgrave.games.viscounts.rules.castle import trios
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rounds import over, setup, step
from burgrave.games.viscounts.rules.scoring import scores, winners
from burgrave.games.viscounts.rules.state import FIELDS, NOBODY, NONE, OVER, PAIRS, SHIFT, Player, State
from burgrave.games.viscounts.view.view import view
from burgrave.kernel.action import Ask
from burgrave.kernel.rng import seeded

LONGEST = 5000  # answers
SEEDS = range(8)


def begun(players: int, seed: int, *, scarce: bool = False) -> State:
    """A new game that keeps a log; a scarce one soon comes to the cards and manuscripts that are printed."""
    s = setup(players, Options(), seeded(seed))
    s.log = []
    if scarce:
        s.piles = [pile[-2:] for pile in s.piles]
        s.manuscripts = [pile[-1:] for pile in s.manuscripts]
    return s


def questions(s: State, decide: Callable[[Ask], int]) -> Iterator[Ask]:
    """The next step of a game, question by question."""
    flow = step(s)
    try:
        ask = next(flow)
        while True:
            yield ask
            ask = flow.send(decide(ask))
    except StopIteration:
        return


def whole_game(s: State, choice: random.Random) -> Iterator[Ask]:
    """A random game to its end."""
    asked = 0
    while not over(s):
        for ask in questions(s, lambda ask: choice.choice(ask.options)):
            asked += 1
            assert asked < LONGEST, "the game does not end"
            yield ask


def gone(s: State) -> list[int]:
    """The cards that have left the game: dismissed ones, printed ones aside, and destroyed ones."""
    assert s.log is not None
    return [
        card
        for event in s.log
        if event.kind in ("dismisses", "destroys") and isinstance(card := event.public["card"], int) and card != NONE
    ]


def cards(s: State) -> Counter[int]:
    """All townsfolk, wherever they are."""
    found = Counter([*s.heroes, *gone(s)])
    for pile in s.piles:
        found.update(pile)
    for player in s.players:
        found.update([*player.hand, *player.draw, *player.discard])
        found.update(card for card in player.row if card != NONE)
    return found


def manuscripts(s: State) -> list[int]:
    """All manuscripts, wherever they are."""
    taken = [card for player in s.players for card in player.manuscripts]
    return sorted([*taken, *(card for pile in s.manuscripts for card in pile)])


def all_there(s: State) -> None:
    """Workers, buildings and favours are where they can be, each once, and nothing is negative."""
    for seat, player in enumerate(s.players):
        assert player.workers + sum(map(sum, player.tiers)) == t.WORKERS
        standing = [building % NUMBER for building in s.sites if building != NOBODY and building // NUMBER == seat]
        assert player.built == sum(1 << building for building in standing)
        assert len(player.row) == t.SLOTS
        assert 0 <= player.corruption <= player.virtue <= t.RIGHTMOST
        debts_and_deeds = [player.unpaid, player.paid, player.acquired, player.approved]
        assert min([*player.goods, player.workers, *debts_and_deeds, *(min(tier) for tier in player.tiers)]) >= 0
    assert s.favours + sum(player.favours for player in s.players) == (1 << len(t.RIBBONS)) - 1


def at_rest(s: State) -> None:
    """Between two turns nobody is too many in the castle, and the leader leads."""
    for player in s.players:
        assert not trios(player, 0) and not trios(player, 1)
    for tier in (0, 1):
        for section in range(t.SECTIONS):
            assert sum(player.tiers[tier][section] for player in s.players) <= t.TRIO
    most = max(player.tiers[2][0] for player in s.players)
    assert (s.leader == NOBODY) == (most == 0)
    assert s.leader == NOBODY or s.players[s.leader].tiers[2][0] == most
    assert not s.rising and not s.extra


def there(player: Player, icon: int) -> int:
    """How often an icon is on a board, counted anew."""
    starting = t.STARTING_ICONS[player.sheet]
    slots = [t.ICONS_OF[card] if card != NONE else starting[slot] for slot, card in enumerate(player.row)]
    return prices.uncovered(player, icon) + sum(icons[icon] for icons in slots)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_are_conserved(players: int, scarce: bool, seed: int) -> None:
    """Each card is there once, and the stacks of debts and deeds shrink by what is gained from them."""
    s = begun(players, seed, scarce=scarce)
    everybody, texts = cards(s), manuscripts(s)
    brought: tuple[int, int] | None = None  # by the player cards, before the stacks are laid (p. 8)
    for ask in whole_game(s, random.Random(seed)):
        assert ask.options and len(set(ask.options)) == len(ask.options), ask
        assert 0 <= ask.player < players
        all_there(s)
        assert manuscripts(s) == texts
        debts = sum(player.unpaid + player.paid for player in s.players)
        deeds = sum(player.acquired + player.approved for player in s.players)
        if s.phase == PAIRS:
            assert cards(s) == everybody
            assert not any(score.parts["poverty"] or score.parts["prosperity"] for score in scores(s))
            continue
        if brought is None:
            brought = debts, deeds
            assert len(s.pairs) == len(s.heroes) == 1  # the pair which nobody took
        assert cards(s) == everybody
        assert s.debts == max(0, t.ON_POVERTY[players] - debts + brought[0])
        assert s.deeds == max(0, t.ON_PROSPERITY[players] - deeds + brought[1])
        assert bool(s.last) == (not s.debts or not s.deeds)
        if s.phase == SHIFT:
            at_rest(s)
    assert s.phase == OVER and s.round == s.last and s.me == s.first
    assert set(winners(s)) <= set(range(players)) and winners(s)
    at_rest(s)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_copies_are_independent_and_replays_exact(players: int) -> None:
    """What is played changes nothing in a copy, and the same answers lead a copy to the same."""
    s, choice = begun(players, 7), random.Random(7)
    while not over(s):
        before, copy = FIELDS.write(s), s.copy()
        answers: list[int] = []

        def decide(ask: Ask, answers: list[int] = answers) -> int:
            answers.append(choice.choice(ask.options))
            return answers[-1]

        for _ in questions(s, decide):
            pass
        assert FIELDS.write(copy) == before == FIELDS.write(FIELDS.read(State(), before))
        again = iter(answers)
        for _ in questions(copy, lambda _, again=again: next(again)):  # type: ignore[misc]  # of a default
            pass
        assert FIELDS.write(copy) == FIELDS.write(s)


def test_a_view_shows_the_icons_that_actions_count() -> None:
    """Whatever lies on the boards; the view remembers boards that it has seen before."""
    for players in (1, 4):
        s = begun(players, 5)
        for _ in whole_game(s, random.Random(5)):
            for player, shown in zip(s.players, view(s, None).players, strict=True):
                assert shown.icons == {icon: there(player, place) for place, icon in enumerate(t.ICONS)}
