"""A solo opponent for the printed box that is played by the rules themselves.

A stretch is played on a table where whatever nobody has told yet is only supposed. The log shows which of that the
opponent has used: about the first such thing the player is asked, and the stretch is played again, until nothing in it
is supposed any more.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from burgrave.kernel.action import Flow
from burgrave.kernel.events import Event, tell
from burgrave.kernel.opponent import Asked
from burgrave.kernel.score_sheet import TABLE, Answer, Entry
from burgrave.kernel.speech import Speech

S = TypeVar("S", bound=Any)  # a game's state
S_contra = TypeVar("S_contra", bound=Any, contravariant=True)


class Gap(NamedTuple):
    """Something that is only supposed."""

    what: str
    place: int = 0


class Facts(Protocol[S_contra]):
    """What was told about the player's table for one stretch of the opponent's play."""

    def lay(self, s: S_contra) -> None:
        """Put on the table what was told, and suppose the rest."""

    def gap(self, laid: S_contra, events: list[Event]) -> tuple[int, Gap | None]:
        """The first thing in a log that was only supposed, and how many events are certain all the same."""

    def learn(self, gap: Gap, answer: Answer) -> None:
        """Take down what was told."""


Asking: TypeAlias = Generator[Asked, Answer, None]


class Supposing(Generic[S]):
    """Plays an opponent's stretches on a state, tells what happens and asks for what must be known."""

    def __init__(self, s: S, speech: Speech, language: str) -> None:
        self.s = s
        self.speech: Final = speech
        self.language: Final = language
        self.lines: list[str] = []  # to be told with the next question

    def ask(self, question: str, entry: Entry) -> Generator[Asked, Answer, Answer]:
        """Tell what happened, and ask."""
        lines, self.lines = self.lines, []
        return (yield Asked(lines, question, entry))

    def choose(self, question: str, cards: list[str], name: str) -> Generator[Asked, Answer, str]:
        """Ask for one of several."""
        answer = yield from self.ask(question, Entry(name, TABLE, 1, 1, cards))
        assert isinstance(answer, list), "one card"
        return answer[0]

    def question(self, gap: Gap) -> tuple[str, Entry]:
        """What to ask about something that was only supposed."""
        raise NotImplementedError  # each game knows its own gaps

    def play(self, flow: Callable[[S], Flow[None]], facts: Facts[S]) -> Asking:
        """Play a stretch; ask for whatever it depends on."""
        said = 0
        while True:
            laid = self.s.copy()
            facts.lay(laid)
            s = laid.copy()
            log = s.log = []
            for _ in flow(s):
                raise AssertionError("the opponent decides nothing, and the player's cards are not laid out")
            certain, gap = facts.gap(laid, log)
            self.lines += [tell(0, event, None, self.speech.event).text(self.language) for event in log[said:certain]]
            said = max(said, certain)
            if gap is None:
                break
            facts.learn(gap, (yield from self.ask(*self.question(gap))))
        s.log = None
        self.s = s
