"""The solo opponent for the printed box (p. 26-29): it is played by the same rules as here, on a supposed table."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from burgrave.games.paladins import GAME
from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.inquisition import draw_suspicion, inquisition
from burgrave.games.paladins.rules.opponent import OPPONENT
from burgrave.games.paladins.rules.options import Options
from burgrave.games.paladins.rules.rounds import setup
from burgrave.games.paladins.rules.solo import add_workshop, begin_round, opponents_score, opponents_turn
from burgrave.games.paladins.rules.state import NOBODY, NONE, State, player
from burgrave.games.paladins.text.wording import SENTENCES, TEXTS
from burgrave.kernel.action import Flow
from burgrave.kernel.events import Event
from burgrave.kernel.opponent import Asked, Drive, PrintedOpponent
from burgrave.kernel.rng import seeded
from burgrave.kernel.score_sheet import TABLE, Answer, Entry
from burgrave.kernel.speech import Speech
from burgrave.kernel.text import Words
from burgrave.parts.supposing import Asking, Gap, Supposing

GONE: Final = "gone"  # the answer where a place is empty, or a deck
CHOICES: Final = ("yes", "no", "done", "passed", "inquisition", GONE)  # the answers that are no cards
TARGETS: Final = ("stall", "camp", "space", "favour", "wall")  # without which an action can't be done
DIFFERENT_WALLS: Final = tuple({(wall.effect, wall.vp): wall.id for wall in reversed(t.WALLS)}.values())
MOST_CRIMINALS: Final = max(workers.count(t.CRIMINAL) for workers in t.TAVERN_WORKERS)


class Facts:
    """What was told about the player's table for one stretch of the opponent's play."""

    def __init__(self) -> None:
        self.stalls: dict[int, int] = {}  # by place: the card, or NONE
        self.camp: dict[int, int] = {}
        self.spaces: dict[int, bool] = {}  # whether it is free
        self.favours: dict[int, bool] = {}
        self.walls: list[int] = []  # turned over, in this order; NONE: there was none
        self.suspicion: list[int] = []  # kinds, in this order
        self.tax: int | None = None
        self.suspected: int | None = None  # the player's suspicion cards
        self._built = self._drawn = 0  # walls and suspicion cards so far, as a log is read

    def lay(self, s: State) -> None:
        """Put on the table what was told; suppose that the rest is there, free, and dealt somehow."""
        s.stalls = _laid(self.stalls, len(s.stalls), len(t.TOWNSFOLK_IDS))
        s.camp = _laid(self.camp, len(s.camp), len(t.OUTSIDER_IDS))
        for space in s.config.spaces:
            if s.spaces[space] in (NOBODY, 0):
                s.spaces[space] = NOBODY if self.spaces.get(space, True) else 0  # the player's
        s.favour_workers = [t.EMPTY if self.favours.get(place, True) else t.LABOURER for place in range(len(s.favours))]
        s.walls = [] if NONE in self.walls else [*range(len(t.WALL_IDS)), *reversed(self.walls)]
        s.suspicion = [*t.SUSPICION_DECK, *reversed(self.suspicion)]
        s.suspicion_gone = []
        s.tax = self.tax if self.tax is not None else s.config.tax
        s.players[0].suspicion = (0,) * (self.suspected or 0)

    def gap(self, laid: State, events: list[Event]) -> tuple[int, Gap | None]:
        """The first thing in a log that was only supposed, and how many events are certain all the same.

        Where there is no such target after all, the opponent does something else: then only its scheme is certain.
        """
        self._built = self._drawn = 0
        schemes = 0
        for index, event in enumerate(events):
            if event.kind == "scheme":
                schemes = index + 1
            gap = self._supposed(laid, event)
            if gap is not None:
                return schemes if gap.what in TARGETS else index, gap
        return len(events), None

    def _supposed(self, laid: State, event: Event) -> Gap | None:
        """What an event depends on that nobody has told."""
        kind, args = event.kind, event.public
        gap = None
        if kind == "opponent-drops":
            place = laid.stalls.index(_number(args["townsfolk"]))
            gap = Gap("stall", place) if place not in self.stalls else None
        elif kind in ("opponent-attacks", "opponent-converts"):
            place = laid.camp.index(_number(args["outsider"]))
            gap = Gap("camp", place) if place not in self.camp else None
        elif kind == "opponent-sends":
            space = _number(args["space"])
            gap = Gap("space", space) if space not in self.spaces else None
        elif kind == "opponent-favour":
            place = laid.favours.index(_number(args["favour"]))
            gap = Gap("favour", place) if place not in self.favours else None
        elif kind == "opponent-builds":
            self._built += 1
            gap = Gap("wall") if self._built > len(self.walls) else None
        elif kind == "suspected":
            self._drawn += 1
            gap = Gap("suspicion") if self._drawn > len(self.suspicion) else None
        elif kind in ("opponent-taxes", "opponent-loses-tax"):
            gap = Gap("tax") if self.tax is None else None
        elif kind == "inquisition":
            gap = Gap("suspected") if self.suspected is None else None
        return gap

    def learn(self, gap: Gap, answer: Answer) -> None:
        """Take down what was told."""
        card = answer[0] if isinstance(answer, list) else ""
        if gap.what == "stall":
            self.stalls[gap.place] = _index(t.TOWNSFOLK_IDS, card)
        elif gap.what == "camp":
            self.camp[gap.place] = _index(t.OUTSIDER_IDS, card)
        elif gap.what == "space":
            self.spaces[gap.place] = card == "yes"
        elif gap.what == "favour":
            self.favours[gap.place] = card == "yes"
        elif gap.what == "wall":
            self.walls.append(_index(t.WALL_IDS, card))
        elif gap.what == "suspicion":
            self.suspicion.append(t.SUSPICION_TAX.index(_number(answer)))
        elif gap.what == "tax":
            self.tax = _number(answer)
        else:
            self.suspected = _number(answer)


def _laid(told: dict[int, int], places: int, cards: int) -> list[int]:
    """Cards on places: those that were told, else any others."""
    others = iter([card for card in range(cards) if card not in told.values()])
    return [told[place] if place in told else next(others) for place in range(places)]


def _index(ids: tuple[str, ...], card: str) -> int:
    return NONE if card == GONE else ids.index(card)


def _number(value: object) -> int:
    assert isinstance(value, int), f"{value!r} is a number"
    return value


# -------------------------------------------------------------------- the game


def drive(difficulty: str, seed: int, language: str) -> Drive:
    """The opponent of a whole printed game."""
    opponent = Opponent(difficulty, seed, language)
    yield from opponent.prepare()
    for number in range(1, t.ROUNDS + 1):
        yield from opponent.round(number)
    return opponent.summary()


class Opponent(Supposing[State]):
    """The solo opponent of a printed game."""

    def __init__(self, difficulty: str, seed: int, language: str) -> None:
        assert difficulty in t.DIFFICULTIES, "the caller has checked it"
        s = setup(1, Options(), seeded(seed))
        board = s.players[OPPONENT] = player()
        board.silver = board.provisions = 0
        super().__init__(s, Speech(GAME, [TEXTS.say(language, "printed-player")]), language)
        self.orders: Final = t.DIFFICULTIES[difficulty].orders

    def say(self, message: str, **args: Words) -> str:
        """A sentence of its own."""
        return TEXTS.say(self.language, f"printed-{message}", args)

    # ---------------------------------------------------------------- rounds

    def prepare(self) -> Asking:
        """Workshops by difficulty: from so many King's Orders, turned over for this alone (p. 26)."""
        taken: list[str] = []
        for number in range(1, self.orders + 1):
            left = [order for order in t.ORDER_IDS if order not in taken]
            order = yield from self.choose(self.say("workshop", number=number, count=self.orders), left, "workshop")
            taken.append(order)
            add_workshop(self.s.players[OPPONENT], t.ORDER_ACTION[t.ORDER_IDS.index(order)])
        self.lines.append(self.say("prepared"))

    def round(self, number: int) -> Asking:
        """New cards, the tavern, and turns until both are done (p. 27, 28)."""
        s = self.s
        s.round = number
        if number > 1:
            self.lines.append(self.say("refresh"))
        self.lines.append(self.say("round", number=number))
        if number <= 3:
            left = [order for order in t.ORDER_IDS if t.ORDER_IDS.index(order) not in s.orders[: s.orders_shown]]
            s.orders[number - 1] = t.ORDER_IDS.index((yield from self.choose(self.say("order"), left, "order")))
            s.orders_shown = number
        if number >= 3:
            left = [one for one in t.FAVOUR_IDS if t.FAVOUR_IDS.index(one) not in s.favours[: s.favours_shown]]
            s.favours[number - 3] = t.FAVOUR_IDS.index((yield from self.choose(self.say("new-favour"), left, "favour")))
            s.favours_shown = number - 2
        begin_round(s)
        while (yield from self.choose(self.say("tavern"), ["done", "inquisition"], "paladin")) == "inquisition":
            yield from self.play(inquisition, Facts())
        criminals = _number((yield from self.ask(self.say("criminals"), Entry("criminals", TABLE, MOST_CRIMINALS))))
        yield from self.play(lambda trial: _draw(trial, criminals), Facts())
        passed = False
        while not (passed and self.s.players[OPPONENT].passed):
            if not passed:
                passed = yield from self.players_turn()
            if not self.s.players[OPPONENT].passed:
                yield from self.play(opponents_turn, Facts())
                self.lines.append(self.standing())

    def players_turn(self) -> Generator[Asked, Answer, bool]:
        """Wait for the player; whether they have passed."""
        while True:
            cards = ["done", "passed", "inquisition"]
            done = yield from self.choose(self.say("your-turn"), cards, "turn")
            if done != "inquisition":
                return done == "passed"
            yield from self.play(inquisition, Facts())

    def question(self, gap: Gap) -> tuple[str, Entry]:
        """What to ask about something that was only supposed."""
        place = gap.place
        if gap.what == "stall":
            return self.say("stall", place=place + 1), _one_of("stall", t.TOWNSFOLK_IDS, GONE)
        if gap.what == "camp":
            return self.say("camp", place=place + 1), _one_of("camp", t.OUTSIDER_IDS, GONE)
        if gap.what == "space":
            words = f"space-{t.SPACE_IDS[place]}"
            reward = SENTENCES.effect(fx.SPACE[place], self.language)
            return self.say("space", space=TEXTS.say(self.language, words), reward=reward), _one_of("space", YES_NO)
        if gap.what == "favour":
            name = TEXTS.say(self.language, t.FAVOUR_IDS[self.s.favours[place]].replace("_", "-"))
            return self.say("favour", favour=name), _one_of("favour", YES_NO)
        if gap.what == "wall":
            return self.say("wall"), _one_of("wall", DIFFERENT_WALLS, GONE)
        high = {"suspicion": max(t.SUSPICION_TAX), "tax": self.s.config.tax, "suspected": len(t.SUSPICION_DECK)}[
            gap.what
        ]
        low = 1 if gap.what == "tax" else 0
        return self.say(gap.what), Entry(gap.what, TABLE, high, low)

    # ---------------------------------------------------------------- what is told

    def standing(self) -> str:
        """Where the opponent stands after a turn."""
        board = self.s.players[OPPONENT]
        return self.say(
            "standing",
            workers=sum(board.workers),
            marker=self.s.marker + 1,
            strength=board.strength,
            influence=board.influence,
            faith=board.faith,
            suspicion=len(board.suspicion),
            unpaid=board.unpaid,
        )

    def summary(self) -> list[str]:
        """Its points at the end (p. 29)."""
        score = opponents_score(self.s)
        parts = [
            f"{TEXTS.say(self.language, f'score-{part}')}: {points}" for part, points in score.parts.items() if points
        ]
        tie = self.say("tie", suspicion=len(self.s.players[OPPONENT].suspicion))
        return [*self.lines, self.say("end", total=score.total), *parts, tie]


def _draw(s: State, cards: int) -> Flow[None]:
    """Suspicion cards for the Criminals of the tavern card that was left (p. 27)."""
    for _ in range(cards):
        yield from draw_suspicion(s, OPPONENT)


YES_NO: Final = ("yes", "no")


def _one_of(name: str, cards: tuple[str, ...], *more: str) -> Entry:
    return Entry(name, TABLE, 1, 1, [*cards, *more])


def card(name: str, language: str) -> str:
    """What a card or another answer is called, with what the opponent looks at."""
    if name in CHOICES:
        return TEXTS.say(language, f"printed-answer-{name}")
    if name in t.ORDER_IDS or name in t.FAVOUR_IDS:
        return TEXTS.say(language, name.replace("_", "-"))
    if name in t.WALL_IDS:
        points = t.WALLS[t.WALL_IDS.index(name)].vp
        more = [TEXTS.say(language, "part-vp", {"number": points})] if points else []
        return " · ".join([SENTENCES.effect(fx.WALL[t.WALL_IDS.index(name)], language), *more])
    if name in t.TOWNSFOLK_IDS:
        index = t.TOWNSFOLK_IDS.index(name)
        return f"{TEXTS.say(language, GAME.explain(name)[0])}: {SENTENCES.effect(fx.DROP[index], language)}"
    index = t.OUTSIDER_IDS.index(name)
    people = TEXTS.say(language, f"people-{t.OUTSIDERS[index].people}")
    effects = f"{SENTENCES.effect(fx.ATTACKED[index], language)} / {SENTENCES.effect(fx.CONVERTED[index], language)}"
    return f"{people}: {TEXTS.say(language, GAME.explain(name)[0])} ({effects})"


PRINTED_OPPONENT: Final = PrintedOpponent(drive, tuple(t.DIFFICULTIES), Options().difficulty, card)
