"""The tree of an information-set Monte Carlo search, and how it grows.

Every iteration imagines another table and goes down one common tree of answers: whatever is not offered on that table
is passed over. At each question the seat that is asked chooses for itself, so any number of players can take part. The
game's heuristic player says which options deserve a look first (priors) and plays on from where the tree ends; some
rounds later the game judges the position. Without a game's insight all options are equal at first, and games are played
to their end by chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from typing import Any, Final

from burgrave.bots.thought import Manner, Thought
from burgrave.bots.turns import follow
from burgrave.kernel.action import Ask
from burgrave.kernel.game import AnyGame
from burgrave.kernel.insight import Insight, Prospects
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.playout import LONGEST, Playing

BITS: Final = 12
LAST: Final = (1 << BITS) - 1
_RANDOM: Final = Random(1)
OFTEN: Final = 2  # an answer that the search came back to so often is part of a plan
NOISES: Final = [-log(-log(_RANDOM.random() or 0.5)) for _ in range(1 << BITS)]  # Gumbel's, drawn once for all


class Node:
    """A point in the tree: what came of the answer that leads here, for whoever gave it."""

    __slots__ = ("children", "points", "squares", "unseen", "value", "visits", "wins")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.unseen: Node | None = None  # where it goes on after any answer that the thinking seat can't see
        self.visits = 0
        self.value = 0.0  # sums over the visits
        self.wins = 0.0
        self.points = 0.0
        self.squares = 0.0  # of the points; only right below the root

    @property
    def rank(self) -> tuple[int, float]:
        """How good the answer is that leads here: what the search came back to most often comes first."""
        return self.visits, self.value

    def after_unseen(self) -> Node:
        """One point for all answers, since the thinking seat can't tell them apart."""
        if self.unseen is None:
            self.unseen = Node()
        return self.unseen


class Search:
    """A tree that grows by one imagined table at a time; where a line is given, from the end of that line on."""

    def __init__(self, perspective: Perspective, manner: Manner, seed: int, line: Sequence[int] = ()) -> None:
        self._perspective = perspective
        self._line = line
        self._manner = manner
        self._game: AnyGame = perspective.game
        self._insight: Insight[Any] | None = self._game.insight
        self._random = Random(seed)
        self._root = Node()

    def iterate(self, world: int | None = None) -> Prospects:
        """Imagine a table, go down the tree, add a node, play on, and tell everybody on the way what came of it.

        How that game ended. ``world`` is the seed of the table to imagine.
        """
        seed = self._random.getrandbits(63) if world is None else world
        playing = Playing(self._perspective.imagine(seed), self._perspective.seat)
        end = self._end(playing)  # the same for every line
        follow(playing, self._perspective.seat, self._line)
        path: list[tuple[int, Node]] = []  # who answered, and where that led
        node = self._root
        while (ask := playing.ask) is not None and not self._past(playing, end):
            option = self._select(node, playing, ask)
            unseen = (ask.secret or playing.together) and ask.player != self._perspective.seat
            playing.answer(option)
            child = node.children.get(option)
            fresh = child is None
            if child is None:
                child = node.children[option] = Node()
            path.append((ask.player, child))
            node = node.after_unseen() if unseen else child
            if fresh:
                self._play_on(playing, end)
                break
        found = self._judge(playing)
        utilities = self._utilities(found)
        self._root.visits += 1
        self._root.value += utilities[self._perspective.seat]
        for player, visited in path:
            visited.visits += 1
            visited.value += utilities[player]
            visited.wins += found.wins[player]
            visited.points += found.points[player]
        points = found.points[self._perspective.seat]
        if path:
            path[0][1].squares += points * points
        return found

    def decided(self, left: int) -> bool:
        """Whether no other option can still be looked at as often as the first."""
        visits = sorted((child.visits for child in self._root.children.values()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def thoughts(self, plans: bool = False) -> list[Thought]:
        """What was found out so far, option by option; how the seat would go on where ``plans`` are wanted."""
        nothing = Node()
        found = []
        for option in self._perspective.options:
            node = self._root.children.get(option, nothing)
            visits = node.visits or 1
            then = self._plan(option) if plans and node.visits else ()
            found.append(
                Thought(option, node.visits, node.wins / visits, node.points / visits, node.squares / visits, then)
            )
        return found

    def _plan(self, option: int) -> tuple[int, ...]:
        """How the seat's turn goes on after an option, as far as nobody else is asked and nothing new is learnt."""
        seat = self._perspective.seat
        playing = Playing(self._perspective.imagine(self._random.getrandbits(63)), seat)
        learnt, node, plan = sum(playing.state.learnt), self._root, [option]
        while (ask := playing.ask) is not None and ask.player == seat and sum(playing.state.learnt) == learnt:
            if node is not self._root and len(ask.options) > 1:
                tried = [one for one in ask.options if one in node.children and node.children[one].visits >= OFTEN]
                if not tried:
                    break
                plan.append(max(tried, key=lambda one: node.children[one].rank))
            chosen = plan[-1] if len(ask.options) > 1 else ask.options[0]
            playing.answer(chosen)
            if chosen not in node.children:
                break
            node = node.children[chosen]
        return tuple(plan[1:])

    def _end(self, playing: Playing) -> int:
        """The round in which an imagined game is judged."""
        if self._insight is None:
            return LONGEST
        return self._insight.clock(playing.state) + (self._manner.rounds or self._insight.horizon)

    def _past(self, playing: Playing, end: int) -> bool:
        return self._insight is not None and self._insight.clock(playing.state) >= end

    def _select(self, node: Node, playing: Playing, ask: Ask) -> int:
        """The option that promises most: by what came of it, and by how little it was looked at for its prior."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        children = node.children
        shares = self._priors(playing, ask)
        seen = 0
        value = 0.0
        for option in options:
            child = children.get(option)
            if child is not None:
                seen += child.visits
                value += child.value
        unseen = value / seen if seen else 0.0
        reach = self._manner.explore * sqrt(seen + 1)
        best, chosen = -1.0, options[0]
        for option, share in zip(options, shares, strict=True):
            child = children.get(option)
            if child is None:
                promise = unseen + reach * share
            else:
                promise = child.value / child.visits + reach * share / (1 + child.visits)
            if promise > best:
                best, chosen = promise, option
        return chosen

    def _priors(self, playing: Playing, ask: Ask) -> list[float]:
        """How much each option deserves to be looked at before anything is known of it."""
        count = len(ask.options)
        if self._insight is None:
            return [1 / count] * count
        worth = self._insight.appraise(playing.state, ask)
        best = max(worth)
        trust = self._manner.trust
        odds = [exp((one - best) / trust) + 0.02 for one in worth]
        total = sum(odds)
        return [one / total for one in odds]

    def _play_on(self, playing: Playing, end: int) -> None:
        """Let the heuristic play for everybody, straying a little."""
        insight, state = self._insight, playing.state
        if insight is None:
            self._play_by_chance(playing)
            return
        appraise, clock, noises, noise = insight.appraise, insight.clock, NOISES, self._manner.noise
        at = self._random.getrandbits(BITS)
        answer = playing.answer
        while (ask := playing.ask) is not None:
            options = ask.options
            if len(options) == 1:
                answer(options[0])
                continue
            if clock(state) >= end:
                return
            best, chosen = -1e9, 0
            for option, worth in zip(options, appraise(state, ask), strict=True):
                at = (at + 1) & LAST
                worth += noise * noises[at]
                if worth > best:
                    best, chosen = worth, option
            answer(chosen)

    def _play_by_chance(self, playing: Playing) -> None:
        choose = self._random.random
        for _ in range(LONGEST):
            ask = playing.ask
            if ask is None:
                return
            playing.answer(ask.options[int(choose() * len(ask.options))])

    def _judge(self, playing: Playing) -> Prospects:
        """How the imagined game ended, or is expected to."""
        if playing.ask is not None and self._insight is not None:
            return self._insight.prospects(playing.state)
        winners = self._game.winners(playing.state)
        points = [float(score.total) for score in self._game.scores(playing.state)]
        return Prospects(points, [1 / len(winners) if seat in winners else 0.0 for seat in range(len(points))])

    def _utilities(self, found: Prospects) -> list[float]:
        """What each seat makes of an outcome: mostly whether it wins, a little by how much."""
        share = self._manner.points
        mean = sum(found.points) / len(found.points)
        return [
            (1 - share) * wins + share / (1 + exp((mean - points) / 6))
            for wins, points in zip(found.wins, found.points, strict=True)
        ]
