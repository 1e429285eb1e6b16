"""All the goals in one list, and the runner that plays until each of them was reached."""

from __future__ import annotations

import random
from typing import Final

from burgrave.games.citadels import GAME
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.options import UNIQUES_IN_GAME
from burgrave.kernel.action import Ask
from burgrave.kernel.begin import prepare
from burgrave.kernel.table import Table, begin
from tests.games.citadels.exhaustive.accounts import check_end, check_gold
from tests.games.citadels.exhaustive.characters import CHARACTER_GOALS
from tests.games.citadels.exhaustive.districts import UNIQUE_GOALS
from tests.games.citadels.exhaustive.goal import Goal, fits, of_ranks
from tests.games.citadels.exhaustive.house_rules import HOUSE_GOALS
from tests.games.citadels.exhaustive.moment import Moment
from tests.games.citadels.exhaustive.selection import SELECTION_GOALS
from tests.games.citadels.exhaustive.simple import SIMPLE, simple
from tests.games.citadels.exhaustive.table import TABLE_GOALS
from tests.games.citadels.scene import state

LONGEST: Final = 20_000  # answers of one game

GOALS: Final = {
    goal.name: goal for goal in [*SIMPLE, *SELECTION_GOALS, *UNIQUE_GOALS, *CHARACTER_GOALS, *TABLE_GOALS, *HOUSE_GOALS]
}

UNUSUAL: Final[dict[str, object]] = {
    "wizard_builds_before_gathering": False,
    "magistrate_hits_own_character": True,
    "face_up_can_be_named": False,
    "ask_for_optional_effects": True,
    "unkept_cards": "shuffled",
}
SCENES_EVERY: Final = 3  # every so many games begin in a scene, as long as a goal with one is open
RANDOM_CAST_EVERY: Final = 5
WHIM: Final = 0.2  # how often a player does anything at all instead of what was done least

# What counts as the same thing done: seats and amounts make no difference
SAME: Final = [
    verb if argument.startswith("seat ") or argument.isdigit() else f"{verb} {argument}"
    for verb, argument in (do.ACTIONS.split(option) for option in range(len(do.ACTIONS)))
]


class Runner:
    """Plays one game after another and strikes out the goals that are reached."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.open = dict(GOALS)
        self.watched = [goal for goal in GOALS.values() if goal.seen is not None]  # those of them that look themselves
        self.reached: dict[str, int] = {}  # in which game
        self.done = dict.fromkeys(SAME, 0)  # how often each thing was done
        self.offered: set[int] = set()  # every option that was ever offered
        self.games = 0
        self.answers = 0

    def run(self, most: int) -> list[str]:
        """Play until every goal is reached or so many games were played; tell the goals that are left."""
        while self.open and self.games < most:
            self.games += 1
            self.play(self.start())
        return list(self.open)

    # ---------------------------------------------------------------- beginning a game

    def start(self) -> Table:
        """A game with a cast for some of the open goals; sometimes a scene or a random cast."""
        wishes = list(self.open.values())
        self.random.shuffle(wishes)
        scenes = [goal.start for goal in wishes if goal.start is not None]
        if scenes and self.games % SCENES_EVERY == 0:
            return scenes[0]()
        players = 2 + self.games % 7
        if wishes[0].players:
            players = self.random.choice(wishes[0].players)
        seed = self.random.getrandbits(32)
        if self.games % RANDOM_CAST_EVERY == 0:
            ninth = self.random.choice(["auto", "artist", "tax_collector"]) if 3 < players < 8 else "auto"
            return begin(prepare(GAME, players, seed, {"cast": "random", "ninth": ninth}))
        return begin(prepare(GAME, players, seed, self.cast(players, wishes)))

    def cast(self, players: int, wishes: list[Goal]) -> dict[str, object]:
        """Options with what the wishes speak of, as many as go together; the rest is chosen at random."""
        by_rank: dict[int, str] = {}
        uniques: list[str] = []
        rules: dict[str, object] = {}
        ninth = players in (3, 8) or (players > 3 and self.random.random() < 0.5)
        for wish in wishes:
            if wish.players and players not in wish.players:
                continue
            named = [name for name in wish.about if name in t.CHARACTER_IDS]
            new = [name for name in wish.about if name in t.UNIQUE_IDS and name not in uniques]
            if (
                all(fits(by_rank, name, players, ninth) for name in named)
                and len(uniques) + len(new) <= UNIQUES_IN_GAME
            ):
                by_rank |= {t.RANK[t.CHARACTER_IDS.index(name)]: name for name in named}
                uniques += new
                rules |= {name: UNUSUAL[name] for name in wish.about if name in UNUSUAL}
        for rank in range(1, t.LAST_RANK + 1 if ninth else t.LAST_RANK):
            choice = [name for name in of_ranks(rank, rank) if fits({}, name, players, ninth)]
            by_rank.setdefault(rank, self.random.choice(choice))
        left = [name for name in t.UNIQUE_IDS if name not in uniques]
        uniques += self.random.sample(left, UNIQUES_IN_GAME - len(uniques))
        return {"cast": "custom", "characters": list(by_rank.values()), "districts": uniques, **rules}

    # ---------------------------------------------------------------- playing it

    def play(self, table: Table) -> None:
        """Play a game to its end and look at every answer."""
        built: list[int] = []
        sizes: list[int] = []
        answers = price = 0
        while table.ask is not None:
            answers += 1
            assert answers < LONGEST, f"the game does not end: {table.save().decode()}"
            ask, s = table.ask, state(table)
            self.offered.update(ask.options)
            if ask.prompt in ("pick", "discard"):
                if len(s.slots) == 1:
                    sizes = []
                    assert t.ROYAL_RANK not in s.face_up
                sizes.append(len(ask.options))
            moment = Moment(s.copy(), ask, self.choose(ask))
            moment.built, moment.sizes = built, sizes
            told = table.told
            table.answer(moment.option)
            moment.after = state(table)
            moment.events = table.happened(told)
            moment.over = table.over
            price = check_gold(moment, price)
            self.look(moment)
            for event in moment.events:
                if event.kind in ("reveals", "resumes"):
                    built = []
                elif event.kind.startswith("builds"):
                    built = [*built, *(kind for kind in [event.public["district"]] if isinstance(kind, int))]
        check_end(table)
        self.answers += answers

    def choose(self, ask: Ask) -> int:
        """What was done least so far, or sometimes anything."""
        chance = self.random.random
        options = ask.options
        if len(options) == 1 or chance() < WHIM:
            option = options[int(chance() * len(options))]
        else:
            option = min(options, key=lambda option: (self.done[SAME[option]], chance()))
        self.done[SAME[option]] += 1
        return option

    def look(self, moment: Moment) -> None:
        """Strike out the goals that a moment reaches."""
        names = [name for name in simple(moment) if name in self.open]
        found = [goal.name for goal in self.watched if goal.seen is not None and goal.seen(moment)]
        if found:
            self.watched = [goal for goal in self.watched if goal.name not in found]
        for name in names + found:
            self.reached[name] = self.games
            self.open.pop(name, None)
