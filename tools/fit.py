"""Fit a game's judgement on games of its heuristic player; prints the weights for its weights.toml.

Who is rich in an ordinary game has mostly been lucky or played well before, which says little about what being rich is
worth. So every game is stopped once, at the beginning of some round, and shaken: gold, cards and districts come and go
at random. What happens from there on is what is fitted.

python tools/fit.py citadels --players 4,6 --games 20000 --options '{"cast": "random"}' --options '{}'
python tools/fit.py paladins --players 2,3,4 --games 20000
python tools/fit.py viscounts --players 2,3,4,4 --games 2800
python tools/fit.py architects --players 2,3,4,5 --games 8000 --options '{}' --options '{"boards": "advanced"}'
"""

from __future__ import annotations

import argparse
import json
import random

import numpy as np

import burgrave
from burgrave.games.architects.data import tables as a
from burgrave.games.architects.rules import state as architects
from burgrave.games.architects.rules.apprentices import put_under
from burgrave.games.architects.rules.guildhall import has_space
from burgrave.games.architects.rules.prices import powers
from burgrave.games.citadels.data.tables import KIND
from burgrave.games.citadels.rules.state import State, owned
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import state as paladins
from burgrave.games.viscounts.data import tables as v
from burgrave.games.viscounts.rules import state as viscounts
from burgrave.games.viscounts.rules.building import NUMBER, all_free_sites, left
from burgrave.games.viscounts.rules.cards import owned as cards_of
from burgrave.games.viscounts.rules.manuscripts import win_favour
from burgrave.kernel.playout import Playing

NOISE = 0.7  # points by which players stray from the heuristic's choice, so that games differ
LATEST = {"citadels": 11, "paladins": 7, "viscounts": 13, "architects": 44}  # the last round in which a game is shaken
RIDGE = 1e-3


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", default="4,6")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--options", type=json.loads, action="append")
    chosen = parser.parse_args()
    counts = [int(count) for count in chosen.players.split(",")]
    options = chosen.options or [{}]
    positions = []
    for seed in range(chosen.games):
        way = options[seed // len(counts) % len(options)]
        positions += played(chosen.game, counts[seed % len(counts)], seed, way)
    cut = len(positions) * 9 // 10
    wins = fit_wins(positions[:cut])
    points = fit_points(positions[:cut])
    print(f"{cut} positions; likelihood of the winner in the rest: {likelihood(positions[cut:], wins):.4f}")
    print(f"wins = {rounded(wins)}\npoints = {rounded(points)}")


Position = tuple[np.ndarray, np.ndarray, np.ndarray]  # features by seat, share of the victory, points at the end


def played(name: str, players: int, seed: int, options: dict[str, object]) -> list[Position]:
    """A game's shaken position with how the game ended; none if it ended before."""
    table = burgrave.new(name, players, seed, options)
    game, insight = table.setup.game, table.setup.game.insight
    playing, choice = Playing(table), random.Random(seed)
    stop, features = 1 + choice.randrange(LATEST[name]), None
    while (ask := playing.ask) is not None:
        if features is None and insight.clock(playing.state) >= stop:
            SHAKE[name](playing.state, choice)
            features = np.array(insight.features(playing.state))
        worth = [one + NOISE * choice.gauss(0, 1) for one in insight.appraise(playing.state, ask)]
        playing.answer(ask.options[worth.index(max(worth))])
    if features is None:
        return []
    winners = game.winners(playing.state)
    shares = np.array([1 / len(winners) if seat in winners else 0.0 for seat in range(players)])
    return [(features, shares, np.array([float(score.total) for score in game.scores(playing.state)]))]


def shake_citadels(s: State, choice: random.Random) -> None:
    """Gold, cards and districts come and go; no city is completed by that."""
    for seat, hand in enumerate(s.hands):
        if len(s.deck) < 5:
            return
        s.gold[seat] = max(0, s.gold[seat] + choice.choice((-2, -1, 0, 0, 1, 2, 3, 4)))
        for _ in range(choice.choice((0, 0, 1, 2))):
            hand.append(s.deck.pop())
        if hand and choice.random() < 0.3:
            s.deck.insert(0, hand.pop(choice.randrange(len(hand))))
        city = s.cities[seat][:]
        if city and choice.random() < 0.4:
            s.deck.insert(0, KIND[city.pop(choice.randrange(len(city)))])
        other = choice.randrange(len(s.deck))
        if len(city) < s.config.size - 2 and s.deck[other] not in city and choice.random() < 0.4:
            city.append(s.deck.pop(other))
        s.cities[seat], s.owns[seat] = city, owned(city)


def shake_paladins(s: paladins.State, choice: random.Random) -> None:
    """Attributes, goods, workers, workshops, townsfolk, debts, suspicion and steps of actions come and go."""
    for player in s.players[: s.config.players]:
        for attribute in ("strength", "influence", "faith"):
            value = getattr(player, attribute) + choice.choice((-1, 0, 0, 0, 1, 1, 2))
            setattr(player, attribute, max(0, min(t.HIGHEST, value)))
        player.silver = max(0, player.silver + choice.choice((-3, -2, -1, 0, 0, 1, 2, 3, 4)))
        player.provisions = max(0, player.provisions + choice.choice((-2, -1, 0, 0, 1, 2, 3)))
        if sum(player.workers) < 3 and choice.random() < 0.4:
            player.workers[choice.randrange(len(t.WORKERS))] += 1
        shake_workshops(player, choice)
        if s.townsfolk and choice.random() < 0.3:
            player.hired += (s.townsfolk.pop(),)
        player.unpaid = max(0, player.unpaid + choice.choice((-1, 0, 0, 0, 1)))
        player.paid = max(0, player.paid + choice.choice((-1, 0, 0, 0, 1)))
        if len(s.suspicion) > 6 and choice.random() < 0.3:
            player.suspicion += (s.suspicion.pop(),)
        elif player.suspicion and choice.random() < 0.3:
            s.suspicion_gone.append(player.suspicion[-1])
            player.suspicion = player.suspicion[:-1]
        shake_steps(s, player, choice)


def shake_workshops(player: paladins.Player, choice: random.Random) -> None:
    """A workshop more."""
    action = choice.randrange(t.RIGHT, len(player.placed))
    if (
        t.WORKSHOP not in player.placed[action]
        and player.done[t.DEVELOP] < len(t.GAINED_WORKER)
        and choice.random() < 0.4
    ):
        player.placed[action] = (t.WORKSHOP, *player.placed[action][1:])
        player.done[t.DEVELOP] += 1


def shake_steps(s: paladins.State, player: paladins.Player, choice: random.Random) -> None:
    """A step more of some actions."""
    for action in (t.COMMISSION, t.GARRISON, t.FORTIFY, t.ABSOLVE, t.ATTACK):
        if player.done[action] < t.STEPS - 1 and choice.random() < 0.25:
            player.done[action] += 1
            if action == t.ABSOLVE:
                player.jars |= player.jars + 1  # the first free one
            elif action == t.FORTIFY and s.walls:
                player.walls += (s.walls.pop(),)


def shake_viscounts(s: viscounts.State, choice: random.Random) -> None:
    """Goods, debts and deeds, markers, cards, workers, buildings and manuscripts come and go."""
    for seat, player in enumerate(s.players[: s.config.players]):
        for good in range(len(v.GOODS)):
            player.goods[good] = max(0, player.goods[good] + choice.choice((-2, -1, 0, 0, 1, 2, 3)))
        for papers in ("unpaid", "paid", "acquired", "approved"):
            setattr(player, papers, max(0, getattr(player, papers) + choice.choice((-1, 0, 0, 0, 1, 1))))
        if player.corruption != player.virtue:
            player.virtue = choice.randint(player.corruption + 1, v.RIGHTMOST)
            if choice.random() < 0.4 and player.corruption + 1 < player.virtue:
                player.corruption += 1
        shake_deck(s, player, choice)
        shake_castle(s, player, choice)
        if (free := all_free_sites(s)) and (known := left(player)) and choice.random() < 0.4:
            building = choice.choice(known)
            player.built |= 1 << building
            s.sites[choice.choice(free)] = seat * NUMBER + building
        pile = choice.choice(s.manuscripts)
        if len(pile) > 1 and choice.random() < 0.4:
            card = pile.pop(0)
            player.manuscripts = (*player.manuscripts, card)
            win_favour(s, seat, v.RIBBON[card])


def shake_deck(s: viscounts.State, player: viscounts.Player, choice: random.Random) -> None:
    """Some townsfolk more, or one less."""
    for _ in range(choice.choice((0, 0, 1, 2, 3))):
        pile = choice.choice(s.piles)
        if len(pile) > 2:  # the visible one may be asked about
            player.discard.append(pile.pop(0))
    if player.discard and cards_of(player) > v.FEWEST_CARDS + 2 and choice.random() < 0.4:
        s.box = (*s.box, player.discard.pop(choice.randrange(len(player.discard))))


def shake_castle(s: viscounts.State, player: viscounts.Player, choice: random.Random) -> None:
    """Some workers more, none of whom rises by that or is too many."""
    for _ in range(choice.choice((0, 0, 1, 2))):
        section, tier = choice.randrange(v.SECTIONS), choice.randrange(2)
        crowd = sum(other.tiers[tier][section] for other in s.players)
        if player.workers and player.tiers[tier][section] < v.TRIO - 1 and crowd < v.TRIO:
            player.workers -= 1
            player.tiers[tier][section] += 1


def shake_architects(s: architects.State, choice: random.Random) -> None:
    """Goods, virtue, debts, apprentices, building cards, levels of the cathedral and workers come and go."""
    for seat, player in enumerate(s.players[: s.config.players]):
        for good in range(len(a.GOODS)):
            player.goods[good] = max(0, player.goods[good] + choice.choice((-2, -1, 0, 0, 1, 2, 3)))
        player.virtue = max(0, min(a.HIGHEST, player.virtue + choice.choice((-2, -1, 0, 0, 1, 2))))
        player.unpaid = max(0, player.unpaid + choice.choice((-1, 0, 0, 0, 1)))
        player.paid = max(0, player.paid + choice.choice((-1, 0, 0, 0, 1)))
        if choice.random() < 0.3 and len(player.apprentices) < powers(player).limit:
            player.apprentices += (s.apprentices.pop(),)
        elif choice.random() < 0.2 and player.apprentices:
            put_under(s, player.apprentices[0])
            player.apprentices = player.apprentices[1:]
        if choice.random() < 0.4 and s.plans:
            player.hand.append(s.plans.pop())
        if choice.random() < 0.2 and player.cathedral < a.LEVELS and has_space(s, player.cathedral + 1):
            player.cathedral += 1
        shake_workers(s, seat, player, choice)


def shake_workers(s: architects.State, seat: int, player: architects.Player, choice: random.Random) -> None:
    """Some come to a place, to prison or to another board, or come back."""
    place = choice.randrange(len(a.CIRCLES))
    moved = min(player.workers - 1, choice.choice((0, 0, 1, 2)))
    if moved > 0:
        player.workers -= moved
        where = choice.random()
        if where < 0.6:
            s.circles[place][seat] += moved
        elif where < 0.8:
            player.prison += moved
        else:
            s.players[(seat + 1) % len(s.players)].captured[seat] += moved
    elif player.workers and choice.random() < 0.4:  # who has none may be asked which one to take back
        player.workers += s.circles[place][seat]
        s.circles[place][seat] = 0


SHAKE = {
    "citadels": shake_citadels,
    "paladins": shake_paladins,
    "viscounts": shake_viscounts,
    "architects": shake_architects,
}


def fit_wins(positions: list[Position], steps: int = 60) -> np.ndarray:
    """Weights of a conditional logit: which of the seats wins (Newton's method)."""
    size = positions[0][0].shape[1]
    weights = np.zeros(size)
    for _ in range(steps):
        gradient, curvature = -RIDGE * len(positions) * weights, RIDGE * len(positions) * np.eye(size)
        for features, shares, _ in positions:
            odds = softmax(features @ weights)
            gradient += features.T @ (shares - odds)
            centred = features - odds @ features
            curvature += (centred * odds[:, None]).T @ centred
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if np.abs(step).max() < 1e-4:
            break
    return weights


def fit_points(positions: list[Position]) -> np.ndarray:
    """Weights of the points at the end (least squares)."""
    features = np.concatenate([row for row, _, _ in positions])
    points = np.concatenate([points for _, _, points in positions])
    size = features.shape[1]
    return np.linalg.solve(features.T @ features + RIDGE * len(features) * np.eye(size), features.T @ points)


def likelihood(positions: list[Position], weights: np.ndarray) -> float:
    """The mean logarithm of the odds given to what happened."""
    return float(np.mean([shares @ np.log(softmax(f @ weights) + 1e-12) for f, shares, _ in positions]))


def softmax(strength: np.ndarray) -> np.ndarray:
    odds: np.ndarray = np.exp(strength - strength.max())
    return odds / odds.sum()


def rounded(weights: np.ndarray) -> list[float]:
    return [round(float(weight), 4) for weight in weights]


if __name__ == "__main__":
    main()
