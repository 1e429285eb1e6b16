"""Table: a game in progress — ask, answer, clone, imagine, undo."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.kernel.action import Ask, Flow, Group, question_for
from burgrave.kernel.answers import UNKNOWN, Answers, none_yet
from burgrave.kernel.choosing import Choosing
from burgrave.kernel.course import NEVER, Course, Start
from burgrave.kernel.errors import (
    BadSave,
    BurgraveError,
    CannotImagine,
    CannotUndo,
    IllegalAnswer,
    RulesBug,
    UnknownSeat,
)
from burgrave.kernel.events import Event, Told, tell
from burgrave.kernel.game import Score, State, View
from burgrave.kernel.past import Past
from burgrave.kernel.rng import seeded
from burgrave.kernel.save import pack
from burgrave.kernel.setup import Setup, seat_names
from burgrave.kernel.speech import Speech


class Table:
    """A game in progress. Make one with ``burgrave.new`` or ``burgrave.load``."""

    __slots__ = (
        "_answers",
        "_ask",
        "_choosing",
        "_concealed",
        "_course",
        "_flow",
        "_imagined",
        "_known",
        "_number",
        "_whole",
        "setup",
    )

    def __init__(self, setup: Setup, course: Course, answers: Answers, number: int) -> None:
        self.setup = setup
        self._course = course
        self._answers = answers
        self._number = number
        self._flow: Flow[None] = course.play(setup.game)
        self._ask: Ask | None = None
        self._choosing: Choosing | None = None  # several seats at once
        self._known: dict[int, object] = {}  # by seat: what it knows of this position, for imagining
        self._imagined = False
        self._whole = True  # its log and its last start are there; else they are made when somebody asks
        self._concealed: tuple[int, int, int] | None = None  # after which answer, for which seat, with which seed

    # ---------------------------------------------------------------- questions

    @property
    def ask(self) -> Ask | None:
        """The open question (the first of them when several are), or None when the game is over."""
        return self._ask

    @property
    def asks(self) -> list[Ask]:
        """All open questions: more than one when several seats decide at once."""
        if self._choosing is not None:
            return self._choosing.asks
        return [] if self._ask is None else [self._ask]

    @property
    def number(self) -> int:
        """The number of the open question; it grows with every answer, also with one that is taken back."""
        return self._number

    def text(self, option: int) -> str:
        """An option as saves and people write it: ``build temple``."""
        text: str = self.setup.game.vocabulary.text(option)
        return text

    # ---------------------------------------------------------------- answers

    def answer(self, option: int | str, seat: int | None = None) -> None:
        """Answer the open question; ``seat`` is needed only when several seats are asked.

        Raises IllegalAnswer, and changes nothing, when that was not offered to that seat.
        """
        ask = self._ask
        if ask is None or self._choosing is not None or (seat is not None and seat != ask.player):
            ask = question_for(self.asks, seat)
        if isinstance(option, str):
            option = self._parse(option)
        if option not in ask.options:
            raise IllegalAnswer(self._not_offered(ask, option))
        self._number += 1
        try:
            self._give(ask.player, option)
        except Exception as error:
            self._take_back()
            if isinstance(error, BurgraveError):
                raise
            raise RulesBug(f"the rules failed after {self.text(option)!r}, which was taken back: {error!r}") from error

    def answer_all(self, options: Sequence[int | str]) -> None:
        """Give several answers or, when one of them is refused, none."""
        trial = self.clone()
        for option in options:
            trial.answer(option)
        for option in options:
            self.answer(option)

    def _parse(self, text: str) -> int:
        option: int | None = self.setup.game.vocabulary.option(text)
        if option is None:
            raise IllegalAnswer(f"{text!r} is no action of {self.setup.game.name}")
        return option

    def _not_offered(self, ask: Ask, option: int) -> str:
        known = 0 <= option < len(self.setup.game.vocabulary)
        offered = ", ".join(self.text(o) for o in ask.options)
        return f"{self.text(option) if known else option!r} is not offered to seat {ask.player}; choose from: {offered}"

    def _give(self, seat: int, option: int) -> None:
        """Write an answer down and let the rules go on with it up to the next question."""
        course = self._course
        if self._known:
            self._known = {}
        self._answers.add(seat, option, sum(course.state.learnt))
        course.answers += 1
        choosing = self._choosing
        if choosing is None:
            self._send(option)
            return
        choosing.hold(seat, option, self._number)
        if asks := choosing.asks:
            self._ask = asks[0]
            return
        choosing.group.answers = choosing.held
        self._choosing = None
        self._send(0)

    def _send(self, option: int) -> None:
        self._course.fresh = False
        try:
            self._receive(self._flow.send(option))
        except StopIteration:
            self._ask = None

    def _begin(self) -> None:
        """Let the rules go on to the first question."""
        try:
            self._receive(next(self._flow))
        except StopIteration:
            self._ask = None

    def _receive(self, ask: Ask) -> None:
        """Put a question to the table; one that needs no answer is answered at once."""
        while ask.auto and len(ask.options) == 1:
            self._course.fresh = False
            ask = self._flow.send(ask.options[0])
        ask.number = self._number
        if ask.midway or self._course.midway:
            self._course.fresh = False
        if ask.options:
            self._ask = ask
        else:
            assert isinstance(ask, Group), f"a question without options: {ask!r}"
            self._choosing = Choosing(ask, self._course.state)
            self._ask = self.asks[0]

    # ---------------------------------------------------------------- copies

    def clone(self) -> Table:
        """An independent table in the same position."""
        course = self._course
        if course.fresh and self._ask is not None:
            table = self._twin(course.state, course.near, course.begun, course.told())
            table._begin()  # before its first question a step changes nothing: it can begin again
            if self._choosing is not None and table._choosing is not None:
                table._answers, table._course.answers = self._answers.upto(course.answers), course.answers
                table._choosing.follow(self._choosing)
                table._ask = table.asks[0]
            return table
        table = self._replayed(len(self._answers), course.near)
        course.near = table._course.near  # a position is seldom cloned once: the next clone has less to play again
        return table

    def __deepcopy__(self, _: object) -> Table:
        """A clone: a running flow can't be copied in any other way."""
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[bytes, bool]]:
        """Pickles carry the save."""
        from burgrave.kernel.begin import load  # which makes tables

        return load, (self.save(), True)

    def _twin(self, state: State, near: Start, answers: int, told: int) -> Table:
        """Another table with a copy of a state of this one, after so many answers and so many events."""
        course = self._course.twin(state, near, answers, told)
        table = Table(self.setup, course, self._answers.upto(answers), self._number)
        table._imagined = self._imagined
        table._whole = self._whole
        table._concealed = self._concealed
        return table

    def _replayed(self, upto: int, start: Start) -> Table:
        """The table as it was after so many answers: a flow can't be copied, but it can be played again."""
        table = self._twin(start.state, start, start.answers, start.told)
        table._begin()
        table._conceal_again()
        table._course.tracing = True
        for seat, option in self._answers.pairs(start.answers, upto):
            table._give(seat, option)
            table._conceal_again()
        table._course.tracing = False
        return table

    def _conceal_again(self) -> None:
        if self._concealed is not None and self._concealed[0] == len(self._answers):
            seat = self._concealed[1]
            self._conceal(seat, self._concealed[2], self.setup.game.know(self._course.state, seat))

    def imagine(self, seat: int, seed: int) -> Table:
        """A full table that the seat can't tell from this one: whatever it can't know is dealt anew.

        Allowed for a seat that is asked, and for any seat at a step's first question.
        """
        self._check(seat)
        if self._ask is None:
            raise CannotImagine("the game is over: nothing is hidden any more")
        if not self._course.fresh and all(ask.player != seat for ask in self.asks):
            raise CannotImagine(f"seat {seat} is not asked, and somebody is in the middle of something")
        if seat not in self._known:
            self._known[seat] = self.setup.game.know(self._course.state, seat)
        table = self.clone()
        table.setup = self.setup.imagined()
        table._imagined = True
        table._course.state.log = table._course.past = None
        table._concealed = (len(self._answers), seat, seed)
        table._conceal(seat, seed, self._known[seat])
        return table

    def _conceal(self, seat: int, seed: int, known: object) -> None:
        """Deal anew what a seat can't know, under the running flow."""
        course = self._course
        rng = seeded(seed)
        self.setup.game.conceal(course.state, known, rng)
        course.state.rng = rng
        if self._choosing is not None:
            self._choosing.conceal(seat, rng)
        elif course.fresh and self._ask is not None and self._ask.player != seat:
            self._flow = course.play(self.setup.game)  # the other's question may depend on what was dealt anew
            self._begin()

    # ---------------------------------------------------------------- undo

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; raises CannotUndo with the reason where it is too late."""
        self._check(seat)
        reason = self._kept_from_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        if self._choosing is not None and self._choosing.chosen(seat):
            self._choosing.withdraw(seat)
            self._ask = self.asks[0]
            self._answers.withdraw(seat)
            self._course.answers -= 1
        else:
            self._take_back()
        self.renumber(self._number + 1)  # numbers are never used again: an answer to the undone question is stale

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last answer."""
        return self._kept_from_undo(seat) is None

    def _kept_from_undo(self, seat: int) -> str | None:
        """Why the seat can't take back its last answer."""
        if self._imagined:
            return "an imagined table can't go back"
        if not len(self._answers):
            return "nothing has been answered yet"
        if self._choosing is not None and self._choosing.chosen(seat):
            return None
        last = self._answers.seat(len(self._answers) - 1)
        if last != seat:
            return f"seat {last} has answered since"
        self._make_whole()
        if self._answers.learnt(len(self._answers) - 1) != sum(self._course.state.learnt):
            return "something was revealed, drawn or decided by chance since"
        return None

    def renumber(self, number: int) -> None:
        """Give the open questions another number."""
        self._number = number
        for ask in self.asks:
            ask.number = number

    def _take_back(self) -> None:
        """Go back by one answer: by playing again from the step's start or, if need be, from the beginning."""
        keep = len(self._answers) - 1
        start = next((start for start in (self._course.near, self._course.kept) if start.answers <= keep), None)
        self._become(self._replayed(keep, start) if start is not None else self._from_the_beginning(keep))

    def _from_the_beginning(self, upto: int) -> Table:
        table = begin(self.setup)
        for seat, option in self._answers.pairs(0, upto):
            table.answer(option, seat)
        return table

    def _make_whole(self) -> None:
        """Play a table again of which little was kept, now that somebody wants to look."""
        if not self._whole and not self._imagined:
            self._become(self._from_the_beginning(len(self._answers)))
            self.renumber(self._number)

    def _become(self, table: Table) -> None:
        """Go on as another table of the same game."""
        self._course, self._flow, self._answers, self._whole = table._course, table._flow, table._answers, table._whole
        self._ask, self._choosing, self._known = table._ask, table._choosing, {}

    # ---------------------------------------------------------------- saves

    def save(self) -> bytes:
        """The game as JSON bytes for ``burgrave.load``: readable, versioned, with every answer as text."""
        if self._imagined:
            raise BadSave("an imagined table can't be saved: it is not the game that is played")
        return pack(self)

    def kept(self) -> tuple[int, dict[str, object]]:
        """The last step's start that was kept: after how many answers, and the position there."""
        self._real("a kept position")
        self._make_whole()
        kept = self._course.kept
        return kept.answers, self.setup.game.snapshot(kept.state)

    def position(self) -> dict[str, object] | None:
        """The position as JSON for ``resume``, where nothing is in flight; else None."""
        self._real("a position")
        if not self._course.fresh or self._ask is None or (self._choosing is not None and any(self._choosing.held)):
            return None
        position: dict[str, object] = self.setup.game.snapshot(self._course.state)
        return position

    # ---------------------------------------------------------------- what there is to see

    @property
    def state(self) -> State:
        """All that lies on the table, hidden things included: for rules, tests and scenes, never for a seat."""
        return self._course.state

    @property
    def imagined(self) -> bool:
        """Whether this table was dealt anew for a seat; then it can't be saved or taken back."""
        return self._imagined

    @property
    def answers(self) -> list[tuple[int, int]]:
        """All answers so far, as (seat, option)."""
        self._real("the answers, some of them secret,")
        return self._answers.pairs(0, len(self._answers))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._ask is None

    @property
    def winners(self) -> list[int]:
        """The seats that have won, a solo opponent as the number after them; empty while the game goes on."""
        winners: list[int] = self.setup.game.winners(self._course.state) if self._ask is None else []
        return winners

    @property
    def scores(self) -> list[Score]:
        """Each seat's points as they would be if the game ended now."""
        scores: list[Score] = self.setup.game.scores(self._course.state)
        return scores

    @property
    def opponent(self) -> Score | None:
        """The points of a solo opponent, who has no seat, as they would be if the game ended now."""
        game = self.setup.game
        return game.opponent(self._course.state) if game.opponent is not None else None

    @property
    def everybodys_scores(self) -> list[Score]:
        """The points of all that can win: each seat's, then a solo opponent's."""
        opponent = self.opponent
        return [*self.scores, opponent] if opponent is not None else self.scores

    def view(self, seat: int | None) -> View:
        """What the seat may see (None: a spectator)."""
        self._check(seat)
        view: View = self.setup.game.view(self._course.state, seat)
        return view

    def name(self, seat: int) -> str:
        """What the log calls a seat."""
        return seat_names(self.setup)[seat]

    def sentence(self, language: str, seat: int | None = None) -> str:
        """The open question as a person reads it."""
        return self._speech().question(self._course.state, question_for(self.asks, seat), language)

    def label(self, option: int, language: str, seat: int | None = None) -> str:
        """An option as a person reads it on a button; ``seat`` is needed only when several seats are asked."""
        ask = question_for(self.asks, seat) if seat is not None else self._ask
        prompt = ask.prompt if ask is not None else ""
        return self._speech().option(self._course.state, option, prompt, language)

    def why_not(self, seat: int, language: str) -> list[tuple[int, str]]:
        """What an asked seat might expect to be offered and is not, each with the reason."""
        found = self.setup.game.why_not
        speech = self._speech()
        refusals = found(self._course.state, question_for(self.asks, seat)) if found is not None else []
        return [(refusal.option, speech.refusal(refusal, language)) for refusal in refusals]

    def points(self, seat: int | None) -> list[Score]:
        """The scores so far, as far as a seat (None: a spectator) can tell; none where a game tells only at the end."""
        self._check(seat)
        found = self.setup.game.points
        if found is None:
            return self.scores if self.over else []
        return found(self._course.state, seat)

    def _speech(self) -> Speech:
        return Speech(self.setup.game, seat_names(self.setup))

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """What happened, as the seat may know it (None: a spectator), from event number ``since`` on."""
        self._check(seat)
        self._make_whole()
        speech = self._speech()
        return [
            tell(number, event, seat, speech.event) for number, event in enumerate(self._course.events(since), since)
        ]

    @property
    def told(self) -> int:
        """How many events have happened."""
        self._make_whole()
        return self._course.told()

    def watch(self, option: int, seat: int) -> list[Event]:
        """Answer, and tell what came of it with all that anybody knows; at a bare table nothing of it is kept."""
        if self._whole:
            told = self._course.told()
            self.answer(option, seat)
            return self._course.events(told)
        course = self._course
        log = course.state.log = course.past.events(0) if course.past is not None else []
        course.past = None
        self.answer(option, seat)
        course.state.log = None
        return log

    def happened(self, since: int = 0) -> list[Event]:
        """The same with all that anybody knows: to be kept, never for a seat."""
        self._real("the log, with everybody's secrets,")
        self._make_whole()
        return self._course.events(since)

    def _real(self, what: str) -> None:
        """Whatever an imagined table is played from is of the real one."""
        if self._imagined:
            raise CannotImagine(f"{what} can't be had of an imagined table: it would be of the real one")

    def _check(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.setup.players:
            raise UnknownSeat(f"there is no seat {seat!r}; seats: 0 to {self.setup.players - 1}")


def begin(setup: Setup, bare: bool = False) -> Table:
    """A table at its first question; a bare one keeps nothing that it can play again when somebody asks for it."""
    state = setup.state()
    state.log = []
    start = Start(state, 0, 0)
    table = Table(setup, Course(state, start, start, 0), none_yet(), 0)
    table._begin()
    if bare:
        table._whole, table._course.renew = False, NEVER
        table._course.past, state.log = Past(None, state.log), None  # of the set-up: whoever watches hears it first
    return table


def continued(setup: Setup, state: State, answers: Sequence[tuple[int, int]], kept: int) -> Table:
    """A table after some answers, played on from a position that was kept after so many of them."""
    given = none_yet()
    for seat, option in answers[:kept]:
        given.add(seat, option, UNKNOWN)
    start = Start(state, kept, 0)
    table = Table(setup, Course(state, start, start, kept), given, kept)
    table._whole = False
    table._begin()
    for seat, option in answers[kept:]:
        table.answer(option, seat)
    return table
