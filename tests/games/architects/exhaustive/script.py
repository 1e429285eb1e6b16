"""What will be asked, written down beforehand, and a flow that must ask exactly that; what lies on the table then."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.state import State
from burgrave.games.architects.view.snapshot import snapshot
from burgrave.kernel.action import Flow

PASSING: Final = (  # what is of this moment only, or nothing that lies on the table
    *("rng", "learnt", "memory", "phase", "turns", "bottomed", "more", "done", "saved", "at"),
)


class Question(NamedTuple):
    """What will be asked: of whom, the question, the answer, and what is offered beside it, where that was written."""

    seat: int
    prompt: str
    answer: str
    options: frozenset[str] | None


def seen(s: State) -> dict[str, Any]:
    """All that lies on the table."""
    return {name: value for name, value in snapshot(s).items() if name not in PASSING}


def follow(flow: Flow[None], script: list[Question]) -> None:
    """Exactly the questions are put that were written down; those with one option answer themselves."""
    try:
        asked = next(flow)
        while True:
            texts = [do.ACTIONS.text(option) for option in asked.options]
            answer = texts[0]
            if len(texts) > 1 or not asked.auto:
                assert script, f"{asked.prompt} was not expected: {texts}"
                question = script.pop(0)
                assert (asked.player, asked.prompt) == question[:2], (
                    f"{asked.prompt} of {asked.player}, not {question}: {texts}"
                )
                assert question.answer in texts, f"{question.answer} is not among {texts}"
                wanted = question.options
                assert wanted is None or wanted == frozenset(texts), (
                    f"{asked.prompt}: {sorted(wanted ^ frozenset(texts))} in one only"
                )
                answer = question.answer
            asked = flow.send(asked.options[texts.index(answer)])
    except StopIteration:
        return


def list_of(value: object) -> object:
    """Tuples as lists."""
    return list(value) if isinstance(value, tuple) else value
