"""Table: a game in progress — ask, answer, clone, imagine, undo."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from burgrave.kernel.action import Ask, Flow, Group
from burgrave.kernel.errors import BadSave, BurgraveError, CannotImagine, CannotUndo, IllegalAnswer, RulesBug
from burgrave.kernel.events import Event, Told, tell
from burgrave.kernel.game import AnyGame, Score, State, View
from burgrave.kernel.rng import seeded
from burgrave.kernel.save import write

RENEW: Final = 4  # a new start is kept only after so many answers: then keeping costs almost nothing
SILENT_STEPS: Final = 1000  # so many steps in a row without a question are a bug in the rules


class Setup:
    """What a game is made from: the same setup and the same answers give the same game, bit for bit."""

    __slots__ = ("earlier", "game", "names", "options", "origin", "players", "seed")

    def __init__(
        self,
        game: AnyGame,
        players: int,
        seed: int,
        options: Any,
        names: list[str] | None = None,
        origin: State | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.names = names  # what the log calls the seats; None: "Player 1" …
        self.origin = origin  # where a game of an older version of the rules goes on; None: at the beginning
        self.earlier: list[tuple[int, str]] = []  # the answers before that, as they were given

    def state(self) -> State:
        """The table as it is set up."""
        if self.origin is not None:
            return self.origin.copy()
        state: State = self.game.setup(self.players, self.options, seeded(self.seed))
        return state


class Table:
    """A game in progress. Make one with ``burgrave.new`` or ``burgrave.load``."""

    __slots__ = (
        "_answers",
        "_ask",
        "_concealed",
        "_flow",
        "_fresh",
        "_group",
        "_held",
        "_imagined",
        "_marks",
        "_number",
        "_open",
        "_seats",
        "_start",
        "_start_at",
        "_start_log",
        "_state",
        "setup",
    )

    def __init__(self, setup: Setup, start: State, log: list[Event] | None) -> None:
        self.setup: Final = setup
        self._start = start  # a step's start, never changed: clones share it
        self._start_at = 0  # how many answers had been given then
        self._start_log = len(log) if log is not None else 0
        self._state = start.copy()
        self._state.log = log
        self._answers: list[int] = []
        self._seats: list[int] = []
        self._marks: list[int] = []  # what the seats had learnt before each answer
        self._number = 0
        self._flow: Flow[None] | None = None
        self._fresh = True  # the question is its step's first
        self._ask: Ask | None = None
        self._group: Group | None = None
        self._held: list[list[int]] = []  # in a group: each seat's answers so far
        self._open: list[Ask | None] = []  # in a group: each seat's question, None when it is done
        self._imagined = False
        self._concealed: tuple[int, int, int] | None = None  # after which answer, for which seat, with which seed

    # ---------------------------------------------------------------- questions

    @property
    def ask(self) -> Ask | None:
        """The open question (the first of them when several are), or None when the game is over."""
        return self._ask

    @property
    def asks(self) -> list[Ask]:
        """All open questions: more than one when several seats decide at once."""
        if self._group is not None:
            return [ask for ask in self._open if ask is not None]
        return [] if self._ask is None else [self._ask]

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
        if ask is None or self._group is not None or (seat is not None and seat != ask.player):
            ask = self._asked(seat)
        if isinstance(option, str):
            option = self._parse(option)
        if option not in ask.options:
            raise IllegalAnswer(self._not_offered(ask, option))
        if self._group is not None:
            self._answer_in_group(ask, option)
            return
        self._marks.append(sum(self._state.learnt))
        self._answers.append(option)
        self._seats.append(ask.player)
        self._number += 1
        try:
            self._send(option)
        except BurgraveError:
            raise
        except Exception as error:
            self._take_back(1)
            raise RulesBug(f"the rules failed after {self.text(option)!r}: {error!r}; the answer was taken back") from error

    def answer_all(self, options: Sequence[int | str]) -> None:
        """Give several answers or, when one of them is refused, none."""
        trial = self.clone()
        for option in options:
            trial.answer(option)
        for option in options:
            self.answer(option)

    def _asked(self, seat: int | None) -> Ask:
        """The question that the seat may answer."""
        asks = self.asks
        if not asks:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        if seat is None and len(asks) > 1:
            raise IllegalAnswer(f"several seats are asked: say which one answers ({_seats(asks)})")
        for ask in asks:
            if seat is None or ask.player == seat:
                return ask
        raise IllegalAnswer(f"seat {seat} is not asked now; the question is for {_seats(asks)}")

    def _parse(self, text: str) -> int:
        option: int | None = self.setup.game.vocabulary.option(text)
        if option is None:
            raise IllegalAnswer(f"{text!r} is no action of {self.setup.game.name}")
        return option

    def _not_offered(self, ask: Ask, option: int) -> str:
        known = 0 <= option < len(self.setup.game.vocabulary)
        offered = ", ".join(self.text(o) for o in ask.options)
        return f"{self.text(option) if known else option!r} is not offered to seat {ask.player}; choose from: {offered}"

    def _send(self, option: int) -> None:
        """Let the rules go on with an answer up to the next question."""
        assert self._flow is not None, "a table with a question has a flow"
        try:
            ask = self._flow.send(option)
        except StopIteration:
            self._step()
            return
        self._fresh = False
        self._receive(ask)

    def _step(self) -> None:
        """Begin the next step that asks something, or find that the game is over."""
        game = self.setup.game
        state = self._state
        for _ in range(SILENT_STEPS):
            if game.over(state):
                self._flow = None
                self._ask = None
                return
            if len(self._answers) - self._start_at >= RENEW:
                self._keep_start()
            self._flow = game.step(state)
            try:
                ask = next(self._flow)
            except StopIteration:
                continue
            self._fresh = True
            self._receive(ask)
            return
        raise RulesBug(f"{game.name}: {SILENT_STEPS} steps without a question")

    def _keep_start(self) -> None:
        self._start = self._state.copy()
        self._start_at = len(self._answers)
        log = self._state.log
        self._start_log = len(log) if log is not None else 0
        self._concealed = None

    def _receive(self, ask: Ask) -> None:
        """Put a question to the table; one that needs no answer is answered at once."""
        if not ask.options:
            assert isinstance(ask, Group), f"a question without options: {ask!r}"
            self._open_group(ask)
        elif ask.auto and len(ask.options) == 1:
            self._send(ask.options[0])
        else:
            ask.number = self._number
            self._ask = ask

    # ---------------------------------------------------------------- several seats at once

    def _open_group(self, group: Group) -> None:
        group.number = self._number
        self._group = group
        self._held = [[] for _ in group.seats]
        self._open = [self._question(index) for index in range(len(group.seats))]
        self._ask = self.asks[0]

    def _question(self, index: int) -> Ask | None:
        """What a seat of the group is asked after its answers so far; None when it has decided."""
        group = self._group
        assert group is not None
        flow = group.choose(self._state, group.seats[index])
        try:
            ask = next(flow)
            for option in self._held[index]:
                ask = flow.send(option)
        except StopIteration:
            return None
        ask.number = group.number
        return ask

    def _answer_in_group(self, ask: Ask, option: int) -> None:
        group = self._group
        assert group is not None
        self._marks.append(sum(self._state.learnt))
        self._answers.append(option)
        self._seats.append(ask.player)
        self._number += 1
        self._hold(group.seats.index(ask.player), option)

    def _hold(self, index: int, option: int) -> None:
        """Keep a seat's answer; when every seat has decided, let the rules go on with all of them."""
        group = self._group
        assert group is not None
        self._held[index].append(option)
        self._open[index] = self._question(index)
        if any(ask is not None for ask in self._open):
            self._ask = self.asks[0]
            return
        group.answers = self._held
        self._group = None
        self._send(0)

    # ---------------------------------------------------------------- copies

    def clone(self) -> Table:
        """An independent table in the same position: the step's start, played again."""
        return self._replayed(self._answers[self._start_at :], self._seats[self._start_at :])

    def _replayed(self, answers: list[int], seats: list[int]) -> Table:
        """The table as it is after these answers since its start."""
        log = self._state.log
        table = Table(self.setup, self._start, log[: self._start_log] if log is not None else None)
        at = self._start_at
        table._start_at = at
        table._answers = self._answers[:at]
        table._seats = self._seats[:at]
        table._marks = self._marks[:at]
        table._number = self._number
        table._imagined = self._imagined
        table._concealed = self._concealed
        table._play(answers, seats)
        return table

    def _play(self, answers: list[int], seats: list[int]) -> None:
        """Begin at the start and give these answers, unchecked."""
        self._step()
        self._conceal_again()
        for option, seat in zip(answers, seats, strict=True):
            if self._group is not None:
                self._answers.append(option)
                self._seats.append(seat)
                self._marks.append(sum(self._state.learnt))
                self._hold(self._group.seats.index(seat), option)
            else:
                self._marks.append(sum(self._state.learnt))
                self._answers.append(option)
                self._seats.append(seat)
                self._send(option)
            self._conceal_again()

    def _conceal_again(self) -> None:
        if self._concealed is not None and self._concealed[0] == len(self._answers):
            self._conceal(self._concealed[1], self._concealed[2])

    def imagine(self, seat: int, seed: int) -> Table:
        """A full table that the seat can't tell from this one: whatever it can't know is dealt anew.

        Allowed for a seat that is asked, and for any seat at a step's first question.
        """
        if self._ask is None:
            raise CannotImagine("the game is over: nothing is hidden any more")
        if not self._fresh and all(ask.player != seat for ask in self.asks):
            raise CannotImagine(f"seat {seat} is not asked, and somebody is in the middle of something")
        if not 0 <= seat < self.setup.players:
            raise CannotImagine(f"there is no seat {seat}; seats: 0 to {self.setup.players - 1}")
        table = self.clone()
        table._imagined = True
        table._state.log = None
        table._concealed = (len(self._answers), seat, seed)
        table._conceal(seat, seed)
        return table

    def _conceal(self, seat: int, seed: int) -> None:
        """Deal anew what a seat can't know, under the running flow."""
        rng = seeded(seed)
        self.setup.game.conceal(self._state, seat, rng)
        self._state.rng = rng
        if self._group is not None:
            for index, other in enumerate(self._group.seats):
                if other != seat:
                    self._held[index] = []
            self._open = [self._question(index) for index in range(len(self._group.seats))]
            self._ask = self.asks[0]
        elif self._fresh:
            number = self._ask.number if self._ask is not None else 0
            self._flow = self.setup.game.step(self._state)  # the question may depend on what was dealt anew
            self._ask = next(self._flow)
            self._ask.number = number

    # ---------------------------------------------------------------- undo

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; raises CannotUndo with the reason where it is too late."""
        if self._imagined:
            raise CannotUndo("an imagined table can't go back")
        if self._group is not None and seat in self._group.seats and self._held[self._group.seats.index(seat)]:
            last = len(self._seats) - 1 - self._seats[::-1].index(seat)
            del self._answers[last], self._seats[last], self._marks[last]
            index = self._group.seats.index(seat)
            self._held[index].pop()
            self._open[index] = self._question(index)
            self._ask = self.asks[0]
            self._number += 1
            return
        if not self._answers:
            raise CannotUndo("nothing has been answered yet")
        if self._seats[-1] != seat:
            raise CannotUndo(f"seat {self._seats[-1]} has answered since")
        if self._marks[-1] != sum(self._state.learnt):
            raise CannotUndo("something was revealed, drawn or decided by chance since")
        self._take_back(1)
        self._number += 1  # numbers are never used again: an answer to the undone question is stale
        assert self._ask is not None, "before an answer there was a question"
        self._ask.number = self._number

    def _take_back(self, count: int) -> None:
        """Go back by so many answers: by playing again from the step's start or, if need be, from the beginning."""
        keep = len(self._answers) - count
        answers, seats = self._answers[:keep], self._seats[:keep]
        if keep >= self._start_at:
            table = self._replayed(answers[self._start_at :], seats[self._start_at :])
        else:
            table = begin(self.setup)
            for option, seat in zip(answers, seats, strict=True):
                table.answer(option, seat)
        self._become(table)

    def _become(self, table: Table) -> None:
        self._start, self._start_at, self._start_log = table._start, table._start_at, table._start_log
        self._state, self._flow, self._fresh = table._state, table._flow, table._fresh
        self._answers, self._seats, self._marks = table._answers, table._seats, table._marks
        self._ask, self._group, self._held, self._open = table._ask, table._group, table._held, table._open

    # ---------------------------------------------------------------- saves

    def save(self) -> bytes:
        """The game as JSON bytes for ``burgrave.load``: readable, versioned, with every answer as text."""
        if self._imagined:
            raise BadSave("an imagined table can't be saved: it is not the game that is played")
        setup = self.setup
        game = setup.game
        return write(
            {
                "game": game.name,
                "rules_version": game.rules_version,
                "players": setup.players,
                "seed": setup.seed,
                "options": msgspec.to_builtins(setup.options),
                "names": setup.names,
                "number": self._number,
                "origin": game.snapshot(setup.origin) if setup.origin is not None else None,
                "earlier": [{"seat": seat, "do": do} for seat, do in setup.earlier],
                "answers": [{"seat": seat, "do": self.text(option)} for seat, option in self.answers],
                "start": {"at": self._start_at, "state": game.snapshot(self._start)},
            }
        )

    # ---------------------------------------------------------------- what there is to see

    @property
    def state(self) -> State:
        """All that lies on the table, hidden things included: for rules, tests and scenes, never for a seat."""
        return self._state

    @property
    def imagined(self) -> bool:
        """Whether this table was dealt anew for a seat; then it can't be saved or taken back."""
        return self._imagined

    @property
    def answers(self) -> list[tuple[int, int]]:
        """All answers so far, as (seat, option)."""
        return list(zip(self._seats, self._answers, strict=True))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._ask is None

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        winners: list[int] = self.setup.game.winners(self._state) if self._ask is None else []
        return winners

    @property
    def scores(self) -> list[Score]:
        """Each seat's points as they would be if the game ended now."""
        scores: list[Score] = self.setup.game.scores(self._state)
        return scores

    def view(self, seat: int | None) -> View:
        """What the seat may see (None: a spectator)."""
        view: View = self.setup.game.view(self._state, seat)
        return view

    def name(self, seat: int, language: str) -> str:
        """What the log calls a seat."""
        return seat_names(self.setup, language)[seat]

    def sentence(self, language: str, seat: int | None = None) -> str:
        """The open question as a person reads it."""
        ask = self._asked(seat)
        game = self.setup.game
        names = seat_names(self.setup, language)
        args = {key: game.words(key, value, names) for key, value in game.about(self._state, ask).items()}
        text: str = game.texts.say(language, f"prompt-{ask.prompt}", args)
        return text

    def label(self, option: int, language: str) -> str:
        """An option as a person reads it on a button."""
        game = self.setup.game
        verb, _ = game.vocabulary.split(option)
        names = seat_names(self.setup, language)
        args = {key: game.words(key, value, names) for key, value in game.argument(option).items()}
        text: str = game.texts.say(language, f"option-{verb.replace(' ', '-')}", args)
        return text

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """What happened, as the seat may know it, from event number ``since`` on."""
        log = self._state.log or []
        return [tell(number, event, seat, self._say) for number, event in enumerate(log[since:], since)]

    def _say(self, told: Told, language: str) -> str:
        game = self.setup.game
        names = seat_names(self.setup, language)
        args = {key: game.words(key, value, names) for key, value in told.args.items()}
        message = f"log-{told.kind}"
        private = f"{message}.private"
        text: str = game.texts.say(language, private if told.private else message, args)
        return text


def begin(setup: Setup) -> Table:
    """A table at its first question."""
    table = Table(setup, setup.state(), [])
    table._step()
    return table


def seat_names(setup: Setup, language: str) -> list[str]:
    """What the seats are called in a language."""
    if setup.names is not None:
        return setup.names
    word = {"pl": "Gracz", "en": "Player"}[language]
    return [f"{word} {seat + 1}" for seat in range(setup.players)]


def _seats(asks: list[Ask]) -> str:
    return ", ".join(f"seat {ask.player}" for ask in asks)


def playout(table: Table, seed: int) -> int:
    """Play a table on at random to its end, with nothing kept, and return how many decisions that took.

    The fast path for bots: no log, no memory, no undo. Afterwards the table only tells its scores and winners.
    """
    choose = random.Random(seed).random  # choosing is not a rule: it need not be copyable
    state, ask, flow = table._state, table._group or table._ask, table._flow
    state.log = None
    state.memory = None
    table._ask = table._group = table._flow = None
    if ask is None or flow is None:
        return 0
    rest = _rest(ask, flow, table.setup.game, state)
    send = rest.send
    decisions = 0
    try:
        ask = next(rest)
        while True:
            options = ask.options
            if options:
                decisions += 1
                ask = send(options[int(choose() * len(options))])
            else:
                assert isinstance(ask, Group), "only a group has no options of its own"
                decisions += _choose_together(ask, state, choose)
                ask = send(0)
    except StopIteration:
        return decisions


def _rest(ask: Ask, flow: Flow[None], game: AnyGame, state: State) -> Flow[None]:
    """The rest of a game as one flow, beginning with the open question."""
    try:
        while True:
            ask = flow.send((yield ask))
    except StopIteration:
        pass
    step, over = game.step, game.over
    while not over(state):
        yield from step(state)


def _choose_together(group: Group, state: State, choose: Callable[[], float]) -> int:
    """Let every seat of a group choose at random."""
    decisions = 0
    group.answers = []
    for seat in group.seats:
        answers: list[int] = []
        flow = group.choose(state, seat)
        try:
            ask = next(flow)
            while True:
                answers.append(ask.options[int(choose() * len(ask.options))])
                ask = flow.send(answers[-1])
        except StopIteration:
            decisions += len(answers)
            group.answers.append(answers)
    return decisions
