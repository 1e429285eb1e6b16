"""Everything that can be done in a turn, with everybody who changes it, is done and compared with a second account."""

from __future__ import annotations

from itertools import product

import pytest

from burgrave.games.architects.rules.market import reset
from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.state import DISCARD, State
from burgrave.games.architects.view.view import PHASES
from tests.games.architects.exhaustive.acting import APPRENTICES, CHARACTERS, act, deeds, ready
from tests.games.architects.exhaustive.printed import ids
from tests.games.architects.exhaustive.turn import Turn
from tests.games.architects.scene import character, employ, fill_guildhall, hold, imprison, no_rewards, own, scene

SOMEBODY = ["", *APPRENTICES, *CHARACTERS]
MARKET = ids("market_cards")


@pytest.mark.parametrize("who", SOMEBODY)
def test_deeds(who: str) -> None:
    """Every place and all that is done there, with one apprentice or character, of little and much virtue."""
    done = set()
    for (strength, virtue), pick in product([(1, 7), (2, 0), (3, 14), (4, 3), (5, 9)], (0, -1)):
        for deed in deeds(strength):
            if act(ready(strength, virtue, who), deed, strength, pick):
                done.add(deed)
    assert done == set(deeds(5))


@pytest.mark.parametrize("silver", range(8))
@pytest.mark.parametrize("virtue", [0, 2, 7, 10])
def test_with_little_silver(silver: int, virtue: int) -> None:
    """What can't be paid is not offered; alone, with those who make something cheaper."""
    for who in ("", "conspirator_1", "trickster_1", "ada", "rudolf", "hugo"):
        for strength in (1, 3):
            for deed in deeds(strength):
                s = ready(strength, virtue, who)
                s.players[0].goods[5] = silver
                act(s, deed, strength)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("always", [False, True])
def test_captures(players: int, always: bool) -> None:
    """From two places, or one; with no, one or both conspirators."""
    for strength, helpers, silver, pick in product((1, 2, 4), range(3), (0, 1, 3, 9), (0, 3, -1)):
        s = scene(players, conspirator_per_capture=always)
        s.circles = [list(there) for there in ready(strength, players=players).circles]
        own(s, 0, silver=silver)
        employ(s, 0, *["conspirator_1", "conspirator_2"][:helpers])
        book = Turn(s, pick)
        if "town_centre" in book.placements():
            book.town_centre(4, always)
            book.agrees(s)


def test_nobody_goes_where_nothing_can_be_done() -> None:
    """Without silver, tax, plans, prisoners and debts few places are left; with everything all are."""
    for who in SOMEBODY:
        s = scene()
        s.tax, s.plans = 0, []
        if who in CHARACTERS:
            character(s, 0, who)
        elif who:
            employ(s, 0, who)
        book = Turn(s)
        book.storehouse(0)
        book.agrees(s)


@pytest.mark.parametrize("card", ["", *MARKET])
def test_market_cards(card: str) -> None:
    """Both sides of every card, and what is printed where none lies."""
    for space in (0, 2):
        s = ready()
        number = MARKET.index(card) if card else 0
        s.small, s.large = ([number], [number]) if card else ([], [])
        book = Turn(s)
        book.market(space)
        book.agrees(s)


@pytest.mark.parametrize("reward", ["", *ids("rewards")])
def test_rewards(reward: str) -> None:
    """Every reward on every level, with each acolyte; without one, the printed."""
    for level, who in product(
        range(5), ("", "acolyte_1", "acolyte_2", "acolyte_3", "frederick", "lothaire", "therese")
    ):
        s = ready(who=who)
        s.players[0].cathedral = level
        if reward:
            number = ids("rewards").index(reward)
            s.rewards = [*[card for card in s.rewards if card != number], number]
        else:
            no_rewards(s)
        assert act(s, "cathedral", 1, pick=-1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_guildhall_fills(players: int) -> None:
    """Some spaces cause a reset, the last one the end; then workers are laid beside it. The levels have few spaces."""
    for spaces in range(27):
        s = ready(players=players)
        fill_guildhall(s, spaces)
        for player in s.players:
            player.workers = max(player.workers, 3)
        s.players[1].cathedral = s.players[-1].cathedral = spaces % 6
        s.players[0].cathedral = spaces // 2 % 6
        for deed in ("well", "cathedral"):
            act(s if deed == "cathedral" else s.copy(), deed, 1)


@pytest.mark.parametrize("who", SOMEBODY)
def test_resets(who: str) -> None:
    """Whoever is in prison, or on the market; everybody in turn has such an apprentice or character."""
    for market in ([0, 1, 2], [-1, 0, 0], [-1, -1, -1]):
        for prisoners in ((0, 0, 0), (1, 0, 2), (4, 3, 4), (2, 2, 0)):
            for virtue, pick in ((0, 0), (13, -1), (7, 0)):
                for seat in (0, 2) if who in ("", "hugo", "gatekeeper_1", "fara") or "squire" in who else (1,):
                    s = at_reset(market, prisoners, virtue)
                    s.me = 1
                    if who in CHARACTERS:
                        character(s, seat, who)
                    elif who:
                        employ(s, seat, who, *["gatekeeper_1"] * ("squire" in who))
                    book = Turn(s, pick)
                    book.reset()
                    book.agrees(s, reset(s))


def at_reset(market: list[int], prisoners: tuple[int, ...], virtue: int) -> State:
    """Before a reset."""
    s = scene()
    s.market, s.reset = list(market), True
    imprison(s, *prisoners)
    for seat, player in enumerate(s.players):
        player.virtue, player.unpaid = virtue, 1
        player.workers -= market.count(seat)
        player.goods[5] = 3
    return s


def test_five_apprentices() -> None:
    """Whoever has five dismisses one before another comes; Rudolf has six."""
    five = ("miner_1", "miner_2", "squire_1", "squire_2", "squire_3")
    for who in ("", "rudolf"):
        for deed in ("hire 0", "hire 6", "middle"):
            for count, pick in product((4, 5, 6 if who else 5), (0, -1)):
                s = ready(2, who=who)
                employ(s, 0, *(*five, "patron_1")[:count])
                assert act(s, deed, 2, pick)


def test_building_cards_run_out() -> None:
    """Few or none are left."""
    for left in range(6):
        for deed in ("plans", "look", "middle", "cathedral"):
            for who in ("", "caroline", "acolyte_1"):
                s = ready(5, who=who)
                s.plans = s.plans[:left]
                act(s, deed, 5)


def test_all_ways_to_pay_a_building() -> None:
    """Whoever lacks any single good can't build; Lothaire saves one, and for Therese gold is marble."""
    for name, who, lacking in product(("castle", "well", "church"), ("", "lothaire", "therese"), range(6)):
        for pick in (0, -1):
            s = ready(who=who)
            employ(s, 0, "labourer_1")
            hold(s, 0, "steeple")
            need = {"castle": [2, 4, 0, 1, 2], "well": [0, 2, 2, 0, 0], "church": [3, 0, 3, 0, 0]}[name]
            s.players[0].goods = [*need, 0]
            s.players[0].goods[lacking] -= 1 if lacking < 5 and need[lacking] else 0
            book = Turn(s, pick)
            if f"construct {name}" in book.buildable(0):
                book.build(f"construct {name}")
            else:
                book.gather("quarry")
            book.agrees(s)


def test_taking_a_worker_back() -> None:
    """From every circle; where nobody stands there, from the market, the prison, and every other board."""
    for pick, strength in product(range(9), (1, 2)):
        s = ready(strength, players=4)
        s.market, s.players[0].workers = [1, 0, 0], 0
        book = Turn(s)
        if book.take_back(pick):
            book.agrees(s)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_end_of_a_turn(players: int) -> None:
    """Cards beyond the limit go under the pile; the next in turn follows, until no turn is left."""
    for cards, left, me, pick in product((0, 5, 6, 7, 9), (-1, 0, 1, 2), range(players), (0, -1)):
        s = scene(players)
        s.phase, s.left, s.me = DISCARD, left, me
        s.players[me].hand = [s.plans.pop() for _ in range(cards)]
        s.players[me - 1].hand += [s.plans.pop() for _ in range(9 - cards if players > 1 else 0)]
        book = Turn(s, pick)
        phase = book.over()
        book.agrees(s, step(s))
        assert PHASES[s.phase] == phase
