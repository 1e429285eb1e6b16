"""Gates of Gold and the solo opponent of a printed game (p. 8): it takes builders, and turns outsiders away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.state import gates_of
from burgrave.games.viscounts.printed.facts import JOINED, Joined
from burgrave.games.viscounts.printed.opponent import SAID
from burgrave.games.viscounts.rules.state import State
from burgrave.kernel.events import Event, Told, number
from burgrave.kernel.text import Word

KINDS: Final = tuple(t.BONUSES[cards[0]].kind for cards in (g.DIVERSIFIED, g.SPECIALIZED))


class JoinedGates(Joined):
    """Whether a builder is still there is asked when the opponent would take it."""

    def lay(self, s: State, told: Mapping[int, bool]) -> None:
        """Builders that the player does not have; some outsiders, since to the opponent they are all alike."""
        gates = gates_of(s)
        gates.builders = tuple([one for one in gates.builders if told.get(_kind(one), True)])
        gates.row, gates.pile = list(g.OUTSIDERS[: g.FACE_UP]), list(g.OUTSIDERS[g.FACE_UP :])

    def supposed(self, event: Event) -> int | None:
        """It takes a builder."""
        return _kind(number(event, "bonus")) if event.kind == "builder" else None

    def question(self, place: int) -> Word:
        """Whether the player has it."""
        return Word(f"printed-{KINDS[place]}")


def _kind(bonus: int) -> int:
    return KINDS.index(t.BONUSES[bonus].kind)


def _builder(told: Told) -> Word:
    """Which of the cards lies there makes no difference to it."""
    bonus = told.args["bonus"]
    assert isinstance(bonus, int), "the number of a card"
    return Word(f"printed-gains-{t.BONUSES[bonus].kind}")


JOINED[g.BOX] = JoinedGates()
SAID["turns_away"] = lambda told: Word("printed-turns_away")
SAID["builder"] = _builder
