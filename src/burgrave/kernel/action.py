"""Actions and questions: the vocabulary of a game, what is asked of whom, and flows that ask."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar, cast, overload

from burgrave.kernel.errors import IllegalAnswer

if TYPE_CHECKING:
    from burgrave.kernel.events import Value

S = TypeVar("S")  # a state
T = TypeVar("T")


class Block:
    """One verb of a vocabulary with its arguments: a run of consecutive ints."""

    __slots__ = ("_indices", "arguments", "name", "start", "stop")

    def __init__(self, name: str, start: int, arguments: Sequence[str]) -> None:
        self.name: Final = name
        self.start: Final = start
        self.stop: Final = start + len(arguments)
        self.arguments: Final = tuple(arguments)
        self._indices: Final = {argument: index for index, argument in enumerate(arguments)}

    def __getitem__(self, argument: str) -> int:
        """The option for an argument: ``BUILD["temple"]``."""
        return self.start + self._indices[argument]

    def __iter__(self) -> Iterator[int]:
        """All options of this verb."""
        return iter(range(self.start, self.stop))

    def __contains__(self, option: int) -> bool:
        """Whether an option belongs to this verb."""
        return self.start <= option < self.stop

    def of(self, index: int) -> int:
        """The option for an argument by its place, counted from 0: ``BUILD.of(TEMPLE)``."""
        return self.start + index

    def each(self, indices: Iterable[int]) -> list[int]:
        """The options for several arguments by their places."""
        options: list[int] = []
        for index in indices:  # quicker than a comprehension, and most questions are put together here
            options.append(self.start + index)
        return options

    def index(self, option: int) -> int:
        """Which argument an option of this verb stands for, counted from 0."""
        return option - self.start

    def text(self, argument: str) -> str:
        """The stable text of the option for an argument: ``BUILD.text("temple")`` is ``build temple``."""
        assert argument in self._indices, f"the verb {self.name!r} has no {argument!r}"
        return _text(self.name, argument)

    def argument(self, text: str) -> str | None:
        """The argument that a text of this verb names; None where it is of another verb."""
        found = text.removeprefix(self.name).strip()
        return found if found in self._indices and _text(self.name, found) == text else None


def _text(verb: str, argument: str) -> str:
    return f"{verb} {argument}" if argument else verb


class Vocabulary:
    """Every action a game can ever offer, as one range of ints in a fixed order."""

    __slots__ = ("_blocks", "_by_text", "_quiet", "_texts")

    def __init__(self) -> None:
        self._quiet: Final[set[int]] = set()
        self._texts: Final[list[str]] = []
        self._blocks: Final[list[tuple[str, str]]] = []
        self._by_text: Final[dict[str, int]] = {}

    @overload
    def add(self, name: str, *, quiet: bool = False) -> int: ...

    @overload
    def add(self, name: str, arguments: Sequence[str]) -> Block: ...

    def add(self, name: str, arguments: Sequence[str] | None = None, *, quiet: bool = False) -> int | Block:
        """Declare a verb; with arguments it is a block of options, without it is a single one.

        A quiet one gives up what else could be done: it is offered last, and whoever takes it is asked once more.
        """
        start = len(self._texts)
        if quiet:
            self._quiet.add(start)
        for argument in [""] if arguments is None else arguments:
            text = _text(name, argument)
            assert text not in self._by_text, f"the vocabulary has {text!r} twice"
            self._by_text[text] = len(self._texts)
            self._texts.append(text)
            self._blocks.append((name, argument))
        return start if arguments is None else Block(name, start, arguments)

    def __len__(self) -> int:
        """How many actions there are."""
        return len(self._texts)

    def text(self, option: int) -> str:
        """The stable text of an option, as saves and people write it: ``build temple``."""
        return self._texts[option]

    def split(self, option: int) -> tuple[str, str]:
        """The verb and the argument of an option; the argument is empty where the verb has none."""
        return self._blocks[option]

    def quiet(self, option: int) -> bool:
        """Whether an option gives up what else could be done, as passing does."""
        return option in self._quiet

    def option(self, text: str) -> int | None:
        """The option that a text names, or None."""
        return self._by_text.get(text)


class Refusal(NamedTuple):
    """An option that one might expect and that is not offered, with the message that says why."""

    option: int
    reason: str
    args: dict[str, Value]


Cause: TypeAlias = tuple[str, int]
"""What brings a question about: a kind of thing, and which of its kind."""


class Ask:
    """A question: who decides, what about, and the options as a fresh list of ints.

    ``auto`` lets the table answer by itself when there is a single option. That is allowed only where the options
    follow from public things, and where skipping the question neither ends a turn nor tells a secret. ``secret`` says
    that the others don't see the answer, at least for now: what they do next can't depend on it. ``midway`` says that
    things have happened in this step before its first question, so that it can't begin again there. ``cause`` says, in
    the words of a game, which card or place brought it about; everybody may know that.
    """

    __slots__ = ("auto", "cause", "midway", "number", "options", "player", "prompt", "secret")

    def __init__(
        self,
        player: int,
        prompt: str,
        options: list[int],
        auto: bool = False,
        secret: bool = False,
        midway: bool = False,
        cause: Cause | None = None,
    ) -> None:
        self.player = player
        self.prompt = prompt
        self.options = options
        self.auto = auto
        self.secret = secret
        self.midway = midway
        self.cause = cause
        self.number = 0

    def copy(self) -> Ask:
        """The same question, for somebody who may do with it what they like."""
        ask = Ask(self.player, self.prompt, self.options[:], self.auto, self.secret, self.midway, self.cause)
        ask.number = self.number
        return ask

    @property
    def id(self) -> tuple[int, int]:
        """The question's number at its table and the seat asked: an answer to another id is stale."""
        return self.number, self.player

    def __repr__(self) -> str:
        """For people who debug."""
        return f"Ask(player={self.player}, prompt={self.prompt!r}, options={self.options})"


def seats_of(asks: Sequence[Ask]) -> str:
    """Who is asked, for errors: ``seat 0, seat 2``."""
    return ", ".join(f"seat {ask.player}" for ask in asks)


def question_for(asks: Sequence[Ask], seat: int | None) -> Ask:
    """The question that a seat may answer; None: whoever is asked alone."""
    if not asks:
        raise IllegalAnswer("the game is over: there is nothing to answer")
    if seat is None and len(asks) > 1:
        raise IllegalAnswer(f"several seats are asked: say which one answers ({seats_of(asks)})")
    for ask in asks:
        if seat is None or ask.player == seat:
            return ask
    raise IllegalAnswer(f"seat {seat} is not asked now; the question is for {seats_of(asks)}")


Flow: TypeAlias = Generator[Ask, int, T]
"""A rule that may ask: it yields questions, is sent the chosen options, and returns a ``T``."""


NOTHING_MORE: Final = cast(Flow[None], iter(()))
"""A flow that asks nothing; it is at its end, so it can be used again and again."""


def because(cause: Cause, flow: Flow[None]) -> Flow[None]:
    """A flow whose questions say what brought them about; one that has a nearer cause keeps it."""
    ask = next(flow, None)  # most ask nothing
    try:
        while ask is not None:
            if ask.cause is None:
                ask.cause = cause
            ask = flow.send((yield ask))
    except StopIteration:
        return


class Group(Ask):
    """Several seats decide at once, each in a flow of its own; the table fills ``answers`` when all are done."""

    __slots__ = ("answers", "choose", "seats")

    def __init__(self, seats: list[int], choose: Callable[[Any, int], Flow[int]]) -> None:
        super().__init__(-1, "together", [])
        self.seats = seats
        self.choose = choose
        self.answers: list[list[int]] = []


def together(s: S, seats: list[int], choose: Callable[[S, int], Flow[int]]) -> Flow[list[int]]:
    """Ask several seats at once; ``choose(s, seat)`` is each seat's own flow and may only read the state.

    Nobody's answer reaches the rules before everybody has answered, so nothing of it can be seen or guessed.
    """
    group = Group(seats, choose)
    yield group
    return [run(choose(s, seat), answers) for seat, answers in zip(seats, group.answers, strict=True)]


def run(flow: Flow[T], answers: Sequence[int]) -> T:
    """Play a flow whose answers are all known."""
    try:
        next(flow)
        for answer in answers:
            flow.send(answer)
    except StopIteration as stop:
        result: T = stop.value
        return result
    raise AssertionError("a simultaneous choice asked for more than was answered")
