"""What the solo opponent of a printed game has to be told about the table: laid out, and looked for in what it did."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.building import NUMBER, links
from burgrave.games.viscounts.rules.castle import crown
from burgrave.games.viscounts.rules.rounds import in_play
from burgrave.games.viscounts.rules.solo import HUMAN, OPPONENT
from burgrave.games.viscounts.rules.state import NOBODY, NONE, Player, State
from burgrave.kernel.events import Event, number
from burgrave.kernel.score_sheet import Answer
from burgrave.kernel.text import Word
from burgrave.parts.supposing import Gap

GONE: Final = "gone"  # the answer where a pile is empty
ENDLESS: Final = 99  # debts and deeds: the player sees when a stack is used up
COSTS: Final = tuple(str(cost) for cost in sorted({row.cost for row in t.MANUSCRIPTS if not row.aside}))
CRIMINAL: Final[int] = next(card for card in t.COMMON if t.CRIMINALS[card])  # any
HUMANS: Final = HUMAN * NUMBER  # some building of the player's on a site


class Joined:
    """What an expansion changes for the solo opponent of a printed game, point by point."""

    def lay(self, s: State, told: Mapping[int, bool]) -> None:
        """Put on the table what was told, and suppose the rest."""

    def supposed(self, event: Event) -> int | None:
        """What an event depends on that only the player sees, as a number of its own."""
        return None

    def question(self, place: int) -> Word:
        """What to ask about it: yes or no."""
        raise NotImplementedError  # where nothing is supposed, nothing is asked


NOBODY_JOINS: Final = Joined()
JOINED: Final[dict[str, Joined]] = {}  # by expansion


def joined(s: State) -> Joined:
    """The expansion that is played."""
    return JOINED.get(s.config.hooks.box, NOBODY_JOINS)


def effects(s: State) -> list[str]:
    """A card for each effect of townsfolk: the opponent looks at nothing else."""
    rows = [t.TOWNSFOLK[card] for card in in_play(s, t.COMMON, t.TOWNSFOLK)]
    return list({row.hire: row.id for row in reversed(rows)}.values())


class Facts:
    """What was told about the player's table for one stretch of the opponent's play."""

    def __init__(self) -> None:
        self.townsfolk: defaultdict[int, list[int]] = defaultdict(list)  # by segment, from the top; NONE: no more
        self.costs: defaultdict[int, list[int]] = defaultdict(list)  # of manuscripts, in the same way
        self.manuscripts: defaultdict[int, list[int]] = defaultdict(list)
        self.sites: dict[int, bool] = {}  # whether it is free
        self.favours: dict[int, bool] = {}  # by ribbon: whether it is still to be had
        self.castle: dict[int, int] = {}  # the player's workers, by tier and section
        self.third: int | None = None  # on the third tier
        self.criminal: bool | None = None  # whether the player has one on the board
        self.added: dict[int, bool] = {}  # what an expansion wants to know

    # ---------------------------------------------------------------- laying out

    def lay(self, s: State) -> None:
        """Put on the table what was told; suppose that sites and favours are free, and the castle is full."""
        s.debts = s.deeds = ENDLESS
        s.piles = [_pile(self.townsfolk[segment], (t.COMMON[0],)) for segment in range(t.RING)]
        self._lay_manuscripts(s)
        for site, free in self.sites.items():
            if not free and s.sites[site] == NOBODY:
                s.sites[site] = HUMANS
        for ribbon, free in self.favours.items():
            if not free:
                s.favours &= ~(1 << ribbon)
        human, opponent = s.players[HUMAN], s.players[OPPONENT]
        human.town = NOBODY  # whoever is met is told to rearrange
        human.row = [CRIMINAL if self.criminal else NONE, NONE, NONE]
        for tier in (0, 1):
            for section in range(t.SECTIONS):
                most = most_workers(opponent, tier, section)
                human.tiers[tier][section] = self.castle.get(tier * t.SECTIONS + section, most)
        if self.third is not None:
            human.tiers[2][0] = self.third
            if self.third > opponent.tiers[2][0] or (self.third and s.leader != OPPONENT):
                crown(s, HUMAN)
                human.bonuses = ()  # what they bring is the player's own business
        joined(s).lay(s, self.added)

    def _lay_manuscripts(self, s: State) -> None:
        """Those that were told, others of the costs that were told, and cheap ones, which it might take for nothing."""
        left = self.left(s)
        piles = [self.manuscripts[segment][:] for segment in range(t.RING)]
        for segment, pile in enumerate(piles):
            for cost in self.costs[segment][len(pile) :]:
                pile.append(next(card for card in left if t.MANUSCRIPT_COST[card] == cost) if cost != NONE else NONE)
                left = [card for card in left if card not in pile]
        s.manuscripts = [_pile(pile, left[segment : segment + 1]) for segment, pile in enumerate(piles)]

    def left(self, s: State) -> list[int]:
        """Manuscripts that may lie on the table, the cheapest first."""
        gone = {*s.players[OPPONENT].manuscripts, *[card for cards in self.manuscripts.values() for card in cards]}
        found = in_play(s, (*t.GREY_BACKS, *t.BLACK_BACKS), t.MANUSCRIPTS)
        return sorted([card for card in found if card not in gone], key=lambda card: t.MANUSCRIPT_COST[card])

    def costs_left(self, s: State) -> list[str]:
        """What a manuscript may cost: one of which not only the cost was told already."""
        pending = [cost for segment, told in self.costs.items() for cost in told[len(self.manuscripts[segment]) :]]
        costs = [t.MANUSCRIPT_COST[card] for card in self.left(s)]
        return [cost for cost in COSTS if costs.count(int(cost)) > pending.count(int(cost))]

    # ---------------------------------------------------------------- looking at what happened

    def gap(self, laid: State, events: list[Event]) -> tuple[int, Gap | None]:
        """The first thing in a log that was only supposed, and how many events are certain all the same."""
        reading = Reading(self, laid)
        for index, event in enumerate(events):
            gap = reading.supposed(event)
            if gap is not None:
                return index + _certain(gap, event, events[index - 1] if index else event), gap
        return len(events), None

    def learn(self, gap: Gap, answer: Answer) -> None:
        """Take down what was told."""
        said = answer[0] if isinstance(answer, list) else ""
        what, place = gap
        if what == "townsfolk":
            self.townsfolk[place].append(NONE if said == GONE else t.TOWNSFOLK_IDS.index(said))
        elif what == "cost":
            self.costs[place].append(NONE if said == GONE else int(said))
        elif what == "manuscript":
            self.manuscripts[place % t.RING].append(t.MANUSCRIPT_IDS.index(said))
        elif what == "site":
            self.sites[place] = said == "yes"
        elif what == "favour":
            self.favours[place] = said == "yes"
        elif what == "criminal":
            self.criminal = said == "yes"
        elif what == "added":
            self.added[place] = said == "yes"
        elif what == "third":
            self.third = counted(answer)
        else:
            self.castle[place] = counted(answer)


def most_workers(opponent: Player, tier: int, section: int) -> int:
    """How many the player may have in a section: three of all stay there, and three of one would have risen."""
    return min(t.TRIO - 1, t.TRIO - opponent.tiers[tier][section])


def _certain(gap: Gap, event: Event, before: Event) -> int:
    """How many events more, or fewer, than those before it are certain where something in an event is not."""
    if event.kind == "builds" and gap.place == number(event, "site"):
        return -1 if before.kind == "attempts" else 0  # without a free site it would not have been able to
    return 1 if event.kind in ("builds", "rises", "collides") else 0  # itself, and not what follows it


def _pile(told: list[int], under: Iterable[int]) -> list[int]:
    """A pile from what was told of it, the top last; where nobody has said that it ends, something lies under that."""
    if NONE in told:
        return told[: told.index(NONE)][::-1]
    return [*under, *reversed(told)]


def counted(value: object) -> int:
    """An answer that is a number."""
    assert isinstance(value, int), f"{value!r} is a number"
    return value


class Reading:
    """Goes through a log of the opponent's and finds what it has used."""

    def __init__(self, facts: Facts, laid: State) -> None:
        self.facts = facts
        self.laid = laid
        self.segment = laid.ring[laid.players[OPPONENT].town // 3]
        self.dismissed: Counter[int] = Counter()  # by segment
        self.taken: Counter[int] = Counter()

    def supposed(self, event: Event) -> Gap | None:
        """What an event depends on that nobody has told."""
        facts, kind = self.facts, event.kind
        if kind == "moves":
            self.segment = number(event, "town") // 3
        elif kind == "dismisses":
            return self._dismissal(number(event, "segment"))
        elif kind == "attempts" and event.public["what"] == "transcribe":
            return self._cost(self.segment)
        elif kind == "transcribes":
            return self._manuscript(number(event, "manuscript"))
        elif kind == "favoured":
            ribbon = number(event, "ribbon")
            return Gap("favour", ribbon) if ribbon not in facts.favours else None
        elif kind == "builds":
            return self._site(number(event, "site"))
        elif kind == "pushed" and number(event, "whom") == HUMAN:
            there = (number(event, "tier") - 1) * t.SECTIONS + number(event, "section")
            return Gap("castle", there) if there not in facts.castle else None
        elif kind == "rises" and number(event, "tier") == len(t.TIER_VP):
            return Gap("third") if facts.third is None else None
        elif kind == "collides":
            return Gap("criminal") if facts.criminal is None else None
        place = joined(self.laid).supposed(event)
        return Gap("added", place) if place is not None and place not in facts.added else None

    def _dismissal(self, segment: int) -> Gap | None:
        told = self.facts.townsfolk[segment]
        self.dismissed[segment] += 1
        return None if NONE in told or self.dismissed[segment] <= len(told) else Gap("townsfolk", segment)

    def _cost(self, segment: int) -> Gap | None:
        told = self.facts.costs[segment]
        return None if NONE in told or self.taken[segment] < len(told) else Gap("cost", segment)

    def _manuscript(self, card: int) -> Gap | None:
        segment = next(segment for segment, pile in enumerate(self.laid.manuscripts) if card in pile)
        gap = self._cost(segment)
        if gap is None and self.taken[segment] >= len(self.facts.manuscripts[segment]):
            gap = Gap("manuscript", t.MANUSCRIPT_COST[card] * t.RING + segment)  # one of those that cost so much
        self.taken[segment] += 1
        return gap

    def _site(self, site: int) -> Gap | None:
        """The site itself, then those at the other ends of its links."""
        for one in (site, *[other for _, other in links(self.laid, site)]):
            if one not in self.facts.sites and self.laid.sites[one] == NOBODY:
                return Gap("site", one)
        return None
