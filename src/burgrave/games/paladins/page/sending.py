"""Workers that are to be sent: what the answers have in common, and what is left to choose."""

from __future__ import annotations

from collections import Counter
from typing import Final

from burgrave.draw.scene import Scene
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.offers import ONE_OR_TWO, needed
from burgrave.games.paladins.rules.turn import placed_with
from burgrave.games.paladins.view.records import PlayerView
from burgrave.games.paladins.view.view import STANDING


class Sending:
    """The groups of workers among the answers, and the action that waits for them."""

    def __init__(self, scene: Scene) -> None:
        found = {text: do.PLACE.argument(text) for text in scene.options}
        groups = {text: group.split("+") for text, group in found.items() if group is not None}
        common = _common([*groups.values()])
        rest = {text: [*(Counter(group) - common).elements()] for text, group in groups.items()}
        kind, _, index = scene.cause.partition(" ")
        self.groups: Final = groups
        self.size: Final = max(map(len, groups.values()), default=0)
        self.action: Final = int(index) if groups and kind == "action" else None
        single = all(len(one) == 1 for one in rest.values())
        self.last: Final = {one: text for text, (one,) in rest.items()} if single else {}  # by worker: the answer
        self.teams: Final = {} if single else groups  # by answer: all who go

    def spaces(self, player: PlayerView, action: int) -> list[str | None]:
        """Who comes to each space of the action: a worker, or ``?`` where that is to be chosen."""
        if self.action != action:
            return [None] * len(t.COLOURS[action])
        placed = tuple(t.EMPTY if one is None else STANDING.index(one) for one in player.board[t.ACTION_IDS[action]])
        ways = [[*self._placed(action, placed, group)] for group in self.groups.values()]
        return [
            None if here != t.EMPTY else _alike([STANDING[way[place]] for way in ways])
            for place, here in enumerate(placed)
        ]

    def _placed(self, action: int, placed: tuple[int, ...], group: list[str]) -> tuple[int, ...]:
        colours = needed(action, placed)
        if action in ONE_OR_TWO:
            colours = colours[: len(group)]
        return placed_with(action, placed, colours, tuple(sorted(t.WORKERS.index(one) for one in group)))


def _alike(comers: list[str | None]) -> str | None:
    return comers[0] if len(set(comers)) == 1 else "?"


def _common(groups: list[list[str]]) -> Counter[str]:
    """The workers who are in every group."""
    common = Counter(groups[0]) if groups else Counter()
    for group in groups[1:]:
        common &= Counter(group)
    return common
