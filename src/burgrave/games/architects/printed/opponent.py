"""The solo opponent for the printed box: it is played by the same rules as here, and asks for what lies on the table.

Its schemes are those of our own opponent; the printed ones are not known to us.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import virtue, workers
from burgrave.games.architects.rules.market import reset
from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.rounds import ends, setup
from burgrave.games.architects.rules.scoring import everybodys_scores
from burgrave.games.architects.rules.solo import (
    HUMAN,
    MARKET_LEFT,
    MARKET_RIGHT,
    OPPONENT,
    SIDE,
    act,
    chosen,
    come_home,
    more,
    next_scheme,
)
from burgrave.games.architects.rules.state import NOBODY, NONE, PLACE, State
from burgrave.games.architects.text.wording import TEXTS
from burgrave.kernel.action import Flow
from burgrave.kernel.effects import Effect, verbs_in
from burgrave.kernel.events import Told, tell
from burgrave.kernel.opponent import Asked, Drive, PrintedOpponent
from burgrave.kernel.rng import seeded
from burgrave.kernel.score_sheet import TABLE, Answer, Entry
from burgrave.kernel.speech import Speech
from burgrave.kernel.text import Words

DIFFICULTIES: Final = ("0", "1", "2")
YES_NO: Final = ("yes", "no")
NOWHERE: Final = "nowhere"
EVENTS: Final = ("captured", "sent", "ransomed", "reset", "honoured", "watched", "full")  # of the player's turn
MOST: Final = 99
MOST_WORKERS: Final = t.WORKERS + 1  # an artisan may be among them
UNSAID: Final = ("arrives", "resets")  # what the player sees on the table
OTHERWISE: Final = ("poaches", "rewarded")  # what names cards that lie on the player's table

Asking = Generator[Asked, Answer, None]


class Telling(Speech):
    """Tells the log to somebody who moves the pieces of both."""

    def event(self, told: Told, language: str) -> str:
        """An event as a sentence; of cards and tracks of the player's table nothing is known."""
        if told.kind in OTHERWISE:
            return TEXTS.say(language, f"printed-{told.kind}")
        if told.kind == "virtue" and told.args["who"] == HUMAN:
            return TEXTS.say(language, "printed-your-virtue")
        return super().event(told, language)


def drive(difficulty: str, seed: int, language: str) -> Drive:
    """The opponent of a whole printed game."""
    opponent = Opponent(difficulty, seed, language)
    yield from opponent.prepare()
    while True:
        yield from opponent.players_turn()
        if ends(opponent.s):
            break
        yield from opponent.turn()
        if ends(opponent.s):
            break
    return opponent.summary()


def printed_table(board: str, difficulty: str, seed: int, box: str = "") -> State:
    """A game for one of which only what is the opponent's counts."""
    expansion = {box: True} if box else {}
    options = GAME.options(opponent=board, difficulty=int(difficulty), **expansion)  # type: ignore[arg-type]  # one of its boards
    s = setup(1, options, seeded(seed))
    s.phase, s.memory = PLACE, None
    if box:
        JOINED[box].lay(s)
    return s


class Joined:
    """What an expansion changes for the solo opponent of a printed game, point by point."""

    def lay(self, s: State) -> None:
        """The table is laid out."""

    def concerns(self, s: State) -> list[str]:
        """What else may have happened in the player's turn that concerns the opponent."""
        return []

    def happened(self, opponent: Opponent, what: str) -> Asking:
        """Such a thing happened."""
        raise NotImplementedError  # where nothing concerns it, nothing happens

    def worked(self, opponent: Opponent) -> Asking:
        """Its worker has come to the guildhall."""
        yield from ()


NOBODY_JOINS: Final = Joined()
JOINED: Final[dict[str, Joined]] = {}  # by expansion


class Opponent:
    """The solo opponent of a printed game."""

    def __init__(self, difficulty: str, seed: int, language: str, board: str = t.OPPONENT_IDS[0]) -> None:
        assert difficulty in DIFFICULTIES, "the caller has checked it"
        self.s = printed_table(board, difficulty, seed)
        self.difficulty: Final = difficulty
        self.seed: Final = seed
        self.language: Final = language
        self.speech: Final = Telling(GAME, [TEXTS.say(language, "printed-player")])
        self.lines: list[str] = []  # to be told with the next question

    # ---------------------------------------------------------------- asking and telling

    def say(self, message: str, **args: Words) -> str:
        """A sentence of its own."""
        return TEXTS.say(self.language, f"printed-{message}", args)

    def ask(self, entry: Entry, **args: Words) -> Generator[Asked, Answer, Answer]:
        """Tell what happened, and ask."""
        lines, self.lines = self.lines, []
        return (yield Asked(lines, self.say(entry.name, **args), entry))

    def number(self, name: str, most: int, **args: Words) -> Generator[Asked, Answer, int]:
        """Ask for a number."""
        answer = yield from self.ask(Entry(name, TABLE, most), **args)
        assert isinstance(answer, int), "a number"
        return answer

    def choose(self, name: str, cards: list[str], **args: Words) -> Generator[Asked, Answer, str]:
        """Ask for one of several."""
        return (yield from self.some(name, cards, 1, 1, **args))[0]

    def some(
        self, name: str, cards: list[str], least: int, most: int, **args: Words
    ) -> Generator[Asked, Answer, list[str]]:
        """Ask for some of several."""
        answer = yield from self.ask(Entry(name, TABLE, most, least, cards), **args)
        assert isinstance(answer, list), "cards"
        return answer

    def play(self, flow: Callable[[State], Flow[None]]) -> None:
        """Play a stretch and tell of it."""
        log = self.s.log = []
        for _ in flow(self.s):
            raise AssertionError("the opponent decides nothing, and the player is asked in other ways")
        self.lines += [
            tell(0, event, None, self.speech.event).text(self.language) for event in log if event.kind not in UNSAID
        ]
        self.s.log = None

    # ---------------------------------------------------------------- turns

    def prepare(self) -> Asking:
        """Its board, and an expansion."""
        boards, box = list(t.OPPONENT_IDS), ""
        board = yield from self.choose("board", [*boards, *JOINED])
        if board in JOINED:
            box = board
            self.lines.append(self.say(f"with-{box}"))
            board = yield from self.choose("board", boards)
        self.s = printed_table(board, self.difficulty, self.seed, box)

    @property
    def joined(self) -> Joined:
        """The expansion that is played."""
        return JOINED.get(self.s.config.hooks.box, NOBODY_JOINS)

    def players_turn(self) -> Asking:
        """Wait for the player, and for what concerns the opponent."""
        s = self.s
        while (done := (yield from self.choose("your-turn", ["done", *self.concerns()]))) != "done":
            if done == "captured":
                place = yield from self.choose("captured-at", self.standing_at())
                workers.capture(s, HUMAN, t.CIRCLES.index(place), OPPONENT)
            elif done == "sent":
                s.players[OPPONENT].prison += s.players[HUMAN].captured[OPPONENT]
                s.players[HUMAN].captured[OPPONENT] = 0
            elif done == "ransomed":
                s.players[OPPONENT].captured[HUMAN] = 0
            elif done == "reset":
                yield from self.reset()
            elif done not in EVENTS:
                yield from self.joined.happened(self, done)
            elif done == "honoured":
                self.play(lambda trial: virtue.gain(trial, OPPONENT, 1))
            elif done == "watched":
                self.play(lambda trial: virtue.lose(trial, OPPONENT, 1))
            else:
                s.left = len(s.players)

    def concerns(self) -> list[str]:
        """What may have happened that concerns it."""
        me, human = self.s.players[OPPONENT], self.s.players[HUMAN]
        possible = {
            "captured": bool(self.standing_at()),
            "sent": human.captured[OPPONENT] > 0,
            "ransomed": me.captured[HUMAN] > 0,
            "watched": me.prison >= t.CROWDED,
            "full": self.s.left == NONE,
        }
        return [*[event for event in EVENTS if possible.get(event, True)], *self.joined.concerns(self.s)]

    def standing_at(self) -> list[str]:
        """Where its workers can be captured."""
        return [name for place, name in enumerate(t.CIRCLES) if self.s.circles[place][OPPONENT]]

    def turn(self) -> Asking:
        """Its own turn: a scheme, or workers who come home (S2.3, S2.4)."""
        s = self.s
        if not s.players[OPPONENT].workers:
            self.play(lambda trial: _at_once(lambda: come_home(trial)))
        else:
            yield from self.do_scheme(next_scheme(s))
        if s.reset:
            yield from self.reset()
        self.lines.append(self.standing())

    def do_scheme(self, scheme: int) -> Asking:
        """Ask for what decides whether it can be done, then for what it does, and do it."""
        s = self.s
        self.lines.append(self.say("scheme", number=scheme + 1))
        row = t.SCHEMES[scheme]
        s.plans = [0]  # there is always some card
        yield from self.ask_if(SIDE[s.players[OPPONENT].sheet - 1][scheme], row.location)
        effect, location = chosen(s, scheme)
        yield from self.ask_what(effect, location)
        self.play(lambda trial: act(trial, effect, location))
        if location == "guildhall":
            yield from self.joined.worked(self)

    def ask_if(self, effect: Effect, location: str) -> Asking:
        """What its side of the scheme depends on."""
        s = self.s
        names = {verb.name for verb in verbs_in(effect)}
        if location in (MARKET_LEFT, MARKET_RIGHT):
            free = [name for space, name in enumerate(t.MARKET_SPACES) if s.market[space] != OPPONENT]
            taken = yield from self.some("stalls", free, 0, len(free))
            for name in free:
                s.market[t.MARKET_SPACES.index(name)] = HUMAN if name in taken else NOBODY
        if "tax" in names:
            s.tax = yield from self.number("tax", MOST)
        if "cathedral" in names and s.players[OPPONENT].cathedral == t.LEVELS - 1:
            top = yield from self.choose("top", list(YES_NO))
            s.players[HUMAN].cathedral = t.LEVELS if top == "yes" else 0
        if "seize" in names:
            yield from self.ask_groups(1 + more(s.players[OPPONENT], "captures seize"))

    def ask_groups(self, count: int) -> Asking:
        """The player's largest groups, so many."""
        s = self.s
        for there in s.circles:
            there[HUMAN] = 0
        for _ in range(count):
            left = [name for place, name in enumerate(t.CIRCLES) if not s.circles[place][HUMAN]]
            place = yield from self.choose("group", [*left, NOWHERE])
            if place == NOWHERE:
                break
            s.circles[t.CIRCLES.index(place)][HUMAN] = yield from self.number("group-size", MOST_WORKERS)

    def ask_what(self, effect: Effect, location: str) -> Asking:
        """What it needs to know to do it."""
        s, me = self.s, self.s.players[OPPONENT]
        names = {verb.name for verb in verbs_in(effect)}
        if location == "guildhall":
            s.guildhall = [HUMAN] * (yield from self.number("guildhall", MOST))
        if "build" in names:
            rows = [row for row in t.BUILDINGS if row.box in s.config.boxes]
            known = [row.id for row in rows if t.BUILDING_IDS.index(row.id) not in me.buildings]
            most = 1 + more(me, "plans build")
            drawn = yield from self.some("drawn", known, 1, most, count=most)
            s.plans = [t.BUILDING_IDS.index(card) for card in reversed(drawn)]
        if "cathedral" in names:
            points = yield from self.number("gained", 2)
            s.rewards = sorted(range(len(t.REWARDS)), key=lambda card: t.REWARDS[card].effect == f"virtue {points}")
        if "ambush" in names:
            place = t.CIRCLES.index(location)
            s.circles[place][HUMAN] = yield from self.number("ambush", MOST_WORKERS)
        if "poach" in names:
            s.coins[0] = yield from self.number("coins", MOST)

    def reset(self) -> Asking:
        """A reset of the black market: of the player only the workers in prison matter to it (S2.6)."""
        s = self.s
        s.market = [owner if owner == OPPONENT else NOBODY for owner in s.market]
        s.players[HUMAN].prison = yield from self.number("prison", MOST_WORKERS)
        self.play(reset)

    # ---------------------------------------------------------------- what is told

    def standing(self) -> str:
        """Where the opponent stands after a turn."""
        me = self.s.players[OPPONENT]
        return self.say(
            "standing",
            virtue=me.virtue,
            cathedral=me.cathedral,
            silver=me.goods[t.SILVER],
            buildings=len(me.buildings),
            workers=me.workers,
            prison=me.prison,
            captured=sum(me.captured),
            unpaid=me.unpaid,
            paid=me.paid,
        )

    def summary(self) -> list[str]:
        """Its points at the end (S2.9)."""
        score = everybodys_scores(self.s)[OPPONENT]
        told = [
            f"{TEXTS.say(self.language, f'score-{part}')}: {points}" for part, points in score.parts.items() if points
        ]
        return [*self.lines, self.say("end", total=score.total), *told, self.say("tie")]


def _at_once(do: Callable[[], None]) -> Flow[None]:
    """Something that asks nothing, as a flow."""
    do()
    yield from ()


def card(name: str, language: str) -> str:
    """What a card, a place or another answer is called."""
    if name in t.OPPONENT_IDS:
        return TEXTS.say(language, f"opponent-{name}")
    if name in t.BUILDING_IDS:
        return TEXTS.say(language, f"building-{name}")
    answer = f"printed-answer-{name}"
    return TEXTS.say(language, answer if TEXTS.has(language, answer) else f"place-{name}")


PRINTED_OPPONENT: Final = PrintedOpponent(drive, DIFFICULTIES, str(Options().difficulty), card)
