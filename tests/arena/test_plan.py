"""Plans: fair seats, seeds of their own, and bots as people list them."""

from __future__ import annotations

from collections import Counter

import pytest

from burgrave.arena.plan import ENOUGH, Plan, specs
from burgrave.bots.seeds import derived


def plan(players: int = 4, **vary: list[object]) -> Plan:
    bots = [f"bot {entrant}" for entrant in range(players)]
    return Plan(game="citadels", rules_version=1, players=players, bots=bots, games=100, seed=7, vary=vary)


@pytest.mark.parametrize("players", range(2, 9))
def test_over_as_many_games_as_seats_every_bot_sits_everywhere(players: int) -> None:
    seatings = [plan(players).entrants(number) for number in range(players)]
    assert all(sorted(seating) == list(range(players)) for seating in seatings)
    assert all(sorted(seats) == list(range(players)) for seats in zip(*seatings, strict=True))
    assert seatings[0] == list(range(players))


def test_a_bot_moves_on_by_one_seat() -> None:
    assert [plan(3).entrants(number).index(0) for number in range(4)] == [0, 1, 2, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("values", [1, 2, 3, 4])
def test_every_bot_sits_everywhere_in_every_variation(players: int, values: int) -> None:
    run = plan(players, cast=[f"cast {value}" for value in range(values)])
    met = Counter(
        (seat, entrant, run.game_options(number)["cast"])
        for number in range(players * values)
        for seat, entrant in enumerate(run.entrants(number))
    )
    assert len(met) == players * players * values and set(met.values()) == {1}


def test_variations_take_turns() -> None:
    run = plan(4, cast=["a", "b"], ninth=["none", "queen"])
    assert [run.game_options(number) for number in range(3)] == [
        {"cast": "a", "ninth": "none"},
        {"cast": "a", "ninth": "queen"},
        {"cast": "b", "ninth": "none"},
    ]


def test_seeds_are_stable_and_all_different() -> None:
    assert derived("game", 7, 0) == 3012665275290650
    run = plan()
    seeds = [run.game_seed(number) for number in range(200)]
    seeds += [run.bot_seed(number, entrant) for number in range(200) for entrant in range(4)]
    assert len(set(seeds)) == len(seeds) and max(seeds) < 2**53


@pytest.mark.parametrize(
    ("texts", "listed"),
    [
        (["hard,medium, easy,random"], ["hard", "medium", "easy", "random"]),
        (["random*3,easy"], ["random", "random", "random", "easy"]),
        (["ismcts:iterations=2000,explore=0.7,random"], ["ismcts:iterations=2000,explore=0.7", "random"]),
        (["random,ismcts:iterations=9,explore=0.7*2"], ["random", *["ismcts:iterations=9,explore=0.7"] * 2]),
        (["greedy:noise=0.1", "greedy"], ["greedy:noise=0.1", "greedy"]),
        (["hard, pipe:python3 bot.py --a=1,b=2 *3"], ["hard", "pipe:python3 bot.py --a=1,b=2 *3"]),
        (["pipe:one, two", "random*2"], ["pipe:one, two", "random", "random"]),
        (["random,,easy"], ["random", "", "easy"]),
        (["random*002,easy*0"], ["random", "random"]),
        (["random*" + "9" * 5000], ["random"] * ENOUGH),
        ([], []),
    ],
)
def test_bots_are_listed(texts: list[str], listed: list[str]) -> None:
    assert specs(texts) == listed


def test_a_seed_tells_nothing_about_another() -> None:
    """A bot's seed is no step on the way to the game's, nor are neighbours alike."""
    assert derived("bot", 7, 0, 1) != derived("game", 7, 0, 1) != derived("game", 70, 1)
    flipped = [(derived("bot", 7, n) ^ derived("bot", 7, n + 1)).bit_count() for n in range(200)]
    assert 24 < sum(flipped) / len(flipped) < 29, "half of 53 bits"
