"""A guided first game: a prepared table, and steps that explain it where they happen. A game brings both as data.

The game is an ordinary one. Whoever does something else than what is suggested plays on: steps that do not fit any
more are passed over.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec

from burgrave.kernel.expansions import folders

FILE: Final = "guide.toml"  # in the page room of a game, and of an expansion
ANY: Final = "*"  # ends an answer of which the rest does not matter


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is explained: messages ``guide-NAME`` with ``what``, ``why`` and ``do``."""

    name: str
    prompt: str = ""  # at which question; without one, at whatever question follows the step before
    do: tuple[str, ...] = ()  # answers that are suggested, the best first; without any, it is read
    place: str = ""  # what it speaks of: an id of the drawing or .a-class; without one, the suggested answer
    icons: tuple[str, ...] = ()  # of the key to icons, explained beside it

    def suggests(self, dos: Collection[str]) -> str | None:
        """The best of the suggested answers that may be given."""
        for wanted in self.do:
            exact = not wanted.endswith(ANY)
            found = next((do for do in dos if (do == wanted if exact else do.startswith(wanted[:-1]))), None)
            if found is not None:
                return found
        return None

    def fits(self, prompt: str, dos: Collection[str]) -> bool:
        """Whether it is about such a question."""
        return (not self.prompt or self.prompt == prompt) and (not self.do or self.suggests(dos) is not None)


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared table: whoever learns has the first seat, the others are gentle bots."""

    seed: int
    players: int
    step: tuple[Step, ...]
    options: dict[str, Any] = {}
    minutes: int = 10

    def is_of(self, players: int, seed: str, options: Mapping[str, object]) -> bool:
        """Whether a table is the prepared one: seeds of other tables are far larger numbers."""
        return players == self.players and seed == str(self.seed) and options == self.options


class Met(NamedTuple):
    """A step that somebody has come to, at the question of that number."""

    step: int
    number: int


class Progress(NamedTuple):
    """How far somebody has come: the steps so far; whether the last one has been read; whether they have left."""

    met: tuple[Met, ...] = ()
    read: bool = False
    left: bool = False

    def at(self, guide: Guide, prompt: str, number: int, dos: Collection[str]) -> Progress:
        """The same at a question: with the next step, where one fits. That of the same question stays until read."""
        if self.left or (self.met and self.met[-1].number == number and not self.read):
            return self
        following = self.met[-1].step + 1 if self.met else 0
        for index, step in enumerate(guide.step[following:], following):
            if (step.prompt or index == following) and step.fits(prompt, dos):
                return Progress((*self.met, Met(index, number)))
        return self

    def shown(self, number: int) -> int | None:
        """The step that is shown at a question."""
        here = not self.left and not self.read and self.met and self.met[-1].number == number
        return self.met[-1].step if here else None

    def next(self) -> Progress:
        """The last step has been read."""
        return self._replace(read=True)

    def back(self, number: int) -> Progress:
        """The step before, if it was about the same question."""
        before = self.met[:-1]
        return Progress(before) if before and before[-1].number == number else self

    def undone(self, number: int) -> Progress:
        """An answer was taken back: its question is open again under this number, and so are the steps there."""
        answered = number - 2  # the question after it was open until now
        kept = [one for one in self.met if one.number <= answered]
        return Progress(tuple(Met(step, number if at == answered else at) for step, at in kept), left=self.left)

    def leave(self) -> Progress:
        """Play on without it."""
        return self._replace(left=True)

    def text(self) -> str:
        """As a browser keeps it."""
        steps = ".".join(f"{step}:{number}" for step, number in self.met)
        return f"{steps}{'r' * self.read}{'x' * self.left}"

    @classmethod
    def of(cls, text: str, guide: Guide) -> Progress:
        """From what a browser has kept; from the beginning where that is nonsense."""
        steps = text.rstrip("rx")
        try:
            met = [Met(*map(int, one.split(":"))) for one in steps.split(".") if one]
        except (TypeError, ValueError):
            return cls()
        in_order = all(one.step < two.step for one, two in pairwise(met))
        if not in_order or any(not 0 <= one.step < len(guide.step) for one in met):
            return cls()
        return cls(tuple(met), "r" in text, "x" in text)


@cache
def guides(package: str) -> dict[str, Guide]:
    """The guided games of a game: its own has no name, those of its expansions have theirs."""
    files = {name: folder / "page" / FILE for name, folder in folders(package).items()}
    return {name: _read(file) for name, file in files.items() if file.is_file()}


def _read(file: Traversable) -> Guide:
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Guide)


def guide_of(package: str, players: int, seed: str, options: Mapping[str, object]) -> tuple[str, Guide] | None:
    """Which guided game a table is, if it is one."""
    found = guides(package).items()
    return next(((name, guide) for name, guide in found if guide.is_of(players, seed, options)), None)


def texts_of(step: Step) -> Sequence[str]:
    """The messages that a step needs."""
    return [f"guide-{step.name}", f"guide-{step.name}.what", *[f"guide-{step.name}.do"] * bool(step.do)]
