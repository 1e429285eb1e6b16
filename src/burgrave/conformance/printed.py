"""What rooms for owners of the printed box are tested with: who answers for a table, and lines that are typed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

from burgrave.kernel.opponent import Asked
from burgrave.kernel.score_sheet import Answer, Entry, Key, ScoreSheet, read
from burgrave.parts.supposing import Gap, Supposing

S = TypeVar("S")


class ByPlace(Supposing[S]):
    """An opponent that asks by numbers, so that a program can answer; mixed into a game's own."""

    def question(self, gap: Gap) -> tuple[str, Entry]:
        """The same, with the place at its end."""
        _, entry = super().question(gap)
        return f"#{gap.place}", entry


def place_of(asked: Asked) -> int:
    """Which place such a question is about."""
    return int(asked.question.rpartition("#")[2])


def answered(flow: Generator[Asked, Answer, object], reader: Callable[[Asked], Answer]) -> None:
    """Play a stretch with somebody who reads the answers off their table."""
    try:
        asked = next(flow)
        while True:
            asked = flow.send(reader(asked))
    except StopIteration:
        return


def told(sheet: ScoreSheet, players: int, truth: Callable[[Entry], Answer]) -> dict[Key, Answer]:
    """All that a sheet asks for, as it is, and as it can be typed."""
    answers: dict[Key, Answer] = {}
    while wanted := [entry for entry in sheet.entries(players, answers) if entry.key not in answers]:
        entry = wanted[0]
        answer = truth(entry)
        text = str(answer) if isinstance(answer, int) else " ".join(answer)
        assert read(entry, text) == answer, f"{entry} can't take {answer}"
        answers[entry.key] = answer
    return answers


def typed(lines: Iterable[str]) -> Callable[..., str]:
    """Stands in for ``input``: these lines, and then the end of the input."""
    left = iter(lines)

    def line(_: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return line
