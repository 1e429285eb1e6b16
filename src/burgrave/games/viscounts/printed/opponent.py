"""The solo opponent for the printed box (p. 26-31): it is played by the same rules as here, on a supposed table."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Final

from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.printed.facts import (
    COSTS,
    GONE,
    HUMANS,
    JOINED,
    Facts,
    counted,
    effects,
    joined,
    most_workers,
)
from burgrave.games.viscounts.rules.building import links, owner
from burgrave.games.viscounts.rules.castle import leave
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rewards import in_order, uncovered
from burgrave.games.viscounts.rules.rounds import setup
from burgrave.games.viscounts.rules.scoring import everybodys_scores
from burgrave.games.viscounts.rules.solo import HUMAN, OPPONENT, Solo
from burgrave.games.viscounts.rules.state import NOBODY, Config, State
from burgrave.games.viscounts.rules.track import criminals
from burgrave.games.viscounts.text.wording import TEXTS, manuscript, parts, segment, site, town
from burgrave.kernel.action import Flow
from burgrave.kernel.effects import Effect, write
from burgrave.kernel.events import Event, Told
from burgrave.kernel.opponent import Asked, Drive, PrintedOpponent
from burgrave.kernel.rng import seeded
from burgrave.kernel.score_sheet import TABLE, Answer, Entry
from burgrave.kernel.speech import Speech
from burgrave.kernel.text import Word, Words
from burgrave.parts.supposing import Asking, Gap, Supposing

DIFFICULTIES: Final = ("0", "1", "2", "3")  # future schemes to begin with (p. 31)
YES_NO: Final = ("yes", "no")
EVENTS: Final = ("met", "linked", "pushed", "collided")  # what of the player's turn concerns the opponent
ENDINGS: Final = ("poverty", "prosperity", "both")
CHOICES: Final = (*YES_NO, *EVENTS, "done", "last", "both", GONE)  # the answers that are no cards
PLACES: Final = tuple(f"{tier}-{section}" for tier in (1, 2) for section in range(t.SECTIONS))
MOST: Final = 99

# -------------------------------------------------------------------- the rules on a supposed table


class PrintedSolo(Solo):
    """The solo opponent, where the player sits at a printed table: what is theirs they are only told."""

    def performs(self, s: State, who: int, effect: Effect) -> Flow[None]:
        """The player's part of an effect is told."""
        if who == OPPONENT:
            yield from super().performs(s, who, effect)
        elif s.log is not None:
            s.log.append(Event("yours", {"reward": write(effect)}))

    def decides(self, s: State, who: int, prompt: str, options: list[int]) -> int:
        """What the player takes is not known here, and does not matter."""
        return super().decides(s, who, prompt, options) if who == OPPONENT else options[0]


def printed_table(board: str, difficulty: str, seed: int, box: str = "") -> State:
    """A game for one in which nobody sits in a seat."""
    expansion = {box: True} if box else {}
    options = GAME.options(opponent=board, difficulty=int(difficulty), **expansion)  # type: ignore[arg-type]  # one of its boards
    s = setup(1, options, seeded(seed))
    s.round = 1
    unseat(s)
    return s


def unseat(s: State) -> None:
    """Have the guest asked for everybody."""
    s.config = Config(1, s.config.options)
    s.config.guest = PrintedSolo()
    s.config.players = 0


def met(s: State) -> Flow[None]:
    """The player's viscount has come to its town (p. 27)."""
    return s.config.guest.performs(s, OPPONENT, fx.REARRANGE)


def collided(s: State, space: int) -> Flow[None]:
    """Its part of the player's collision (p. 22)."""
    yield from in_order(s, OPPONENT, uncovered(s, OPPONENT, fx.AT_COLLISION), fx.AT_COLLISION)
    wanted = fx.BELOW_IF[space]
    if wanted is None or wanted == bool(criminals(s.players[OPPONENT])):
        yield from s.config.guest.performs(s, OPPONENT, fx.BELOW[space])


def linked(s: State, built: int) -> Flow[None]:
    """The player has built at the other end of its links (p. 16)."""
    s.sites[built] = HUMANS
    for link, other in links(s, built):
        if owner(s, other) == OPPONENT:
            yield from s.config.guest.performs(s, OPPONENT, fx.LINK[link])


SAID: Final[dict[str, Callable[[Told], Word]]] = {"dismisses": lambda told: Word("printed-dismisses")}
"""By kind of event: another sentence for who moves the pieces; expansions have some."""


class Telling(Speech):
    """Tells the log to somebody who moves the pieces of both."""

    def event(self, told: Told, language: str) -> str:
        """An event as a sentence; what the player has to look at, or takes, is said in other words."""
        if told.kind in SAID:
            return TEXTS.say(language, SAID[told.kind](told))
        if told.kind == "gains" and told.args["who"] == HUMAN:
            return TEXTS.say(language, "printed-resource")
        text = super().event(told, language)
        return f"{text} {TEXTS.say(language, 'printed-meets')}" if told.kind == "moves" else text


# -------------------------------------------------------------------- the game


def drive(difficulty: str, seed: int, language: str) -> Drive:
    """The opponent of a whole printed game."""
    opponent = Opponent(difficulty, seed, language)
    yield from opponent.prepare()
    last = False
    while not last:
        last = yield from opponent.players_turn()
        yield from opponent.turn()
    return (yield from opponent.summary())


class Opponent(Supposing[State]):
    """The solo opponent of a printed game."""

    def __init__(self, difficulty: str, seed: int, language: str, board: str = t.OPPONENT_IDS[0]) -> None:
        assert difficulty in DIFFICULTIES, "the caller has checked it"
        speech = Telling(GAME, [TEXTS.say(language, "printed-player")])
        super().__init__(printed_table(board, difficulty, seed), speech, language)
        self.facts = Facts()  # of the stretch that is played
        self.difficulty: Final = difficulty
        self.seed: Final = seed

    def say(self, message: str, **args: Words) -> str:
        """A sentence of its own."""
        return TEXTS.say(self.language, f"printed-{message}", args)

    def stretch(self, flow: Callable[[State], Flow[None]]) -> Asking:
        """Play a stretch of which nothing was told yet."""
        self.facts = Facts()
        yield from self.play(flow, self.facts)

    # ---------------------------------------------------------------- set-up

    def prepare(self) -> Asking:
        """Its board, how the ring and the castle lie, where it begins, and what it has then (p. 26, 27)."""
        boards, box = list(t.OPPONENT_IDS), ""
        board = yield from self.choose(self.say("board"), [*boards, *JOINED], "board")
        if board in JOINED:
            box = board
            self.lines.append(self.say(f"with-{box}"))
            board = yield from self.choose(self.say("board"), boards, "board")
        s = self.s = printed_table(board, self.difficulty, self.seed, box)
        s.ring = [0]
        while len(s.ring) < t.RING - 1:
            left = [name for number, name in enumerate(t.SEGMENT_IDS) if number not in s.ring]
            before = segment(s.ring[-1])
            following = yield from self.choose(self.say("ring", segment=before), left, "ring")
            s.ring.append(t.SEGMENT_IDS.index(following))
        s.ring += [number for number in range(t.RING) if number not in s.ring]
        sections = [row.id for row in t.CASTLE]
        beside = yield from self.choose(self.say("castle", segment=segment(0)), sections, "section")
        s.castle = sections.index(beside)
        begins = yield from self.choose(self.say("begins"), list(t.PLAYER_CARD_IDS), "begins")
        s.pairs = [t.PLAYER_CARD_IDS.index(begins)]
        yield from self.stretch(lambda trial: trial.config.guest.pairs_chosen(trial))
        self.lines.append(self.standing())

    # ---------------------------------------------------------------- turns

    def players_turn(self) -> Generator[Asked, Answer, bool]:
        """Wait for the player, and for what concerns the opponent; whether it was their last turn."""
        while True:
            done = yield from self.choose(self.say("your-turn"), ["done", *self.concerns(), "last"], "turn")
            if done == "met":
                yield from self.stretch(met)
            elif done == "linked":
                built = yield from self.choose(self.say("linked"), self.linkable(), "site")
                yield from self.stretch(partial(linked, built=t.SITE_IDS.index(built)))
            elif done == "pushed":
                place = yield from self.choose(self.say("pushed"), self.standing_in_castle(), "place")
                tier, section = divmod(PLACES.index(place), t.SECTIONS)
                yield from self.stretch(partial(leave, whom=OPPONENT, tier=tier, section=section))
            elif done == "collided":
                space = yield from self.ask(self.say("collided"), Entry("space", TABLE, len(t.TRACK), 1))
                yield from self.stretch(partial(collided, space=counted(space) - 1))
            else:
                return done == "last"

    def concerns(self) -> list[str]:
        """What may have happened that concerns it."""
        possible = {"linked": self.linkable(), "pushed": self.standing_in_castle()}
        return [event for event in EVENTS if possible.get(event, True)]

    def linkable(self) -> list[str]:
        """The sites beside its buildings on which nothing stands, as far as is known."""
        s = self.s
        return [
            t.SITE_IDS[one]
            for part in s.ring
            for one in t.SITES_OF[s.config.side][part]
            if s.sites[one] == NOBODY and any(owner(s, other) == OPPONENT for _, other in links(s, one))
        ]

    def standing_in_castle(self) -> list[str]:
        """Where its workers can be pushed out."""
        tiers = self.s.players[OPPONENT].tiers
        return [place for index, place in enumerate(PLACES) if tiers[index // t.SECTIONS][index % t.SECTIONS]]

    def turn(self) -> Asking:
        """Its own turn (p. 30)."""
        yield from self.stretch(lambda trial: trial.config.guest.turn(trial))
        self.lines.append(self.standing())

    def question(self, gap: Gap) -> tuple[str, Entry]:
        """What to ask about something that was only supposed."""
        what, place = gap
        if what == "townsfolk":
            return self.say(what, segment=segment(place)), _one_of(what, effects(self.s), GONE)
        if what == "cost":
            return self.say(what, segment=segment(place)), _one_of(what, self.facts.costs_left(self.s), GONE)
        if what == "manuscript":
            cost, at = divmod(place, t.RING)
            left = [t.MANUSCRIPT_IDS[one] for one in self.facts.left(self.s) if t.MANUSCRIPT_COST[one] == cost]
            return self.say(what, segment=segment(at)), _one_of(what, left)
        if what == "site":
            return self.say(what, site=site(place)), _one_of(what, YES_NO)
        if what == "favour":
            return self.say(what, ribbon=Word(f"ribbon-{t.RIBBONS[place]}")), _one_of(what, YES_NO)
        if what == "added":
            return TEXTS.say(self.language, joined(self.s).question(place)), _one_of(what, YES_NO)
        if what == "criminal":
            return self.say(what), _one_of(what, YES_NO)
        if what == "third":
            return self.say(what), Entry(what, TABLE, t.WORKERS)
        tier, section = divmod(place, t.SECTIONS)
        most = most_workers(self.s.players[OPPONENT], tier, section)
        return self.say("workers", tier=tier + 1, section=Word(f"section-{section}")), Entry(what, TABLE, most)

    # ---------------------------------------------------------------- what is told

    def standing(self) -> str:
        """Where the opponent stands after a turn."""
        opponent = self.s.players[OPPONENT]
        at = 3 * self.s.ring[opponent.town // 3] + opponent.town % 3
        goods: dict[str, Words] = {name: opponent.goods[good] for good, name in enumerate(t.GOODS)}
        debts: dict[str, Words] = {name: getattr(opponent, name) for name in ("unpaid", "paid", "acquired", "approved")}
        track: dict[str, Words] = {"corruption": opponent.corruption + 1, "virtue": opponent.virtue + 1}
        return self.say("standing", town=town(at), workers=opponent.workers, **goods, **debts, **track)

    def summary(self) -> Generator[Asked, Answer, list[str]]:
        """Its points at the end (p. 31), for which some of the player's cards count."""
        s, box = self.s.copy(), self.s.config.hooks.box
        if box:
            self.lines.append(self.say(f"ends-{box}"))
        ending = yield from self.choose(self.say("ending"), list(ENDINGS), "ending")
        s.debts, s.deeds = int(ending == "prosperity"), int(ending == "poverty")
        human = s.players[HUMAN]
        if not s.debts:
            human.approved = counted((yield from self.ask(self.say("approved"), Entry("approved", TABLE, MOST))))
        if not s.deeds:
            human.paid = counted((yield from self.ask(self.say("paid"), Entry("paid", TABLE, MOST))))
        s.leader = NOBODY
        if s.players[OPPONENT].tiers[2][0]:
            leads = yield from self.choose(self.say("leads"), list(YES_NO), "leads")
            s.leader = OPPONENT if leads == "yes" else HUMAN
        s.config = Config(1, s.config.options)
        score = everybodys_scores(s)[OPPONENT]
        told = [
            f"{TEXTS.say(self.language, f'score-{part}')}: {points}" for part, points in score.parts.items() if points
        ]
        return [*self.lines, self.say("end", total=score.total), *told, self.say("tie")]


def _one_of(name: str, cards: list[str] | tuple[str, ...], *more: str) -> Entry:
    return Entry(name, TABLE, 1, 1, [*cards, *more])


def card(name: str, language: str) -> str:
    """What a card, a place or another answer is called."""
    if name in CHOICES or name in JOINED:
        return TEXTS.say(language, f"printed-answer-{name}")
    if name in t.TOWNSFOLK_IDS:
        return ", ".join(TEXTS.say(language, part) for part in parts(fx.HIRE[t.TOWNSFOLK_IDS.index(name)]))
    return TEXTS.say(language, _called(name))


def _called(name: str) -> Word:
    """The message that names it."""
    if name in t.OPPONENT_IDS:
        return Word(f"opponent-{name}")
    if name in t.SEGMENT_IDS:
        return segment(t.SEGMENT_IDS.index(name))
    if name in t.PLAYER_CARD_IDS:
        return Word("player-card", number=t.PLAYER_CARDS[t.PLAYER_CARD_IDS.index(name)].town)
    if name in t.MANUSCRIPT_IDS:
        return Word("sheet-manuscript", **manuscript(t.MANUSCRIPT_IDS.index(name)).args)
    if name in t.SITE_IDS:
        return site(t.SITE_IDS.index(name))
    if name in PLACES:
        tier, section = divmod(PLACES.index(name), t.SECTIONS)
        return Word("printed-place", tier=tier + 1, section=Word(f"section-{section}"))
    if name in COSTS:
        return Word("printed-cost-of", cost=int(name))
    if name in ENDINGS:
        return Word(name)
    return Word(f"section-{[row.id for row in t.CASTLE].index(name)}")


PRINTED_OPPONENT: Final = PrintedOpponent(drive, DIFFICULTIES, str(Options().difficulty), card)
