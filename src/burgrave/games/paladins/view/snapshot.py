"""A state of Paladins as plain JSON and back: cards by name, so that it outlives changes of the data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.options import Options
from burgrave.games.paladins.rules.solo import SCHEME_IDS
from burgrave.games.paladins.rules.state import NONE, Config, Player, State
from burgrave.kernel.rng import Rng

NUMBERS: Final = (
    "learnt",
    "phase",
    "round",
    "first",
    "me",
    "tax",
    "debts",
    "orders_shown",
    "favours_shown",
    "marker",
    "scheme",
)
LISTS: Final = ("suspicion", "suspicion_gone", "favour_workers", "spaces", "markers")
CARDS: Final[dict[str, Sequence[str]]] = {
    "townsfolk": t.TOWNSFOLK_IDS,
    "townsfolk_gone": t.TOWNSFOLK_IDS,
    "stalls": t.TOWNSFOLK_IDS,
    "outsiders": t.OUTSIDER_IDS,
    "outsiders_gone": t.OUTSIDER_IDS,
    "camp": t.OUTSIDER_IDS,
    "walls": t.WALL_IDS,
    "tavern": t.TAVERN_IDS,
    "tavern_open": t.TAVERN_IDS,
    "tavern_gone": t.TAVERN_IDS,
    "orders": t.ORDER_IDS,
    "hidden_orders": t.ORDER_IDS,
    "favours": t.FAVOUR_IDS,
    "hidden_favours": t.FAVOUR_IDS,
    "schemes": SCHEME_IDS,
    "schemes_gone": SCHEME_IDS,
}
TUPLES: Final = ("townsfolk_gone", "outsiders_gone", "tavern_open", "tavern_gone", "markers")

OWN_NUMBERS: Final = (
    *("silver", "provisions", "strength", "influence", "faith", "jars", "unpaid", "paid", "shown", "top", "bottom"),
    "passed",
)
OWN_CARDS: Final[dict[str, Sequence[str]]] = {
    "walls": t.WALL_IDS,
    "attacked": t.OUTSIDER_IDS,
    "converted": t.OUTSIDER_IDS,
    "hired": t.TOWNSFOLK_IDS,
    "played": t.PALADIN_IDS,
    "drawn": t.PALADIN_IDS,
    "deck": t.PALADIN_IDS,
}


def snapshot(s: State) -> dict[str, object]:
    """Everything but the log."""
    content: dict[str, object] = {"rng": s.rng.state, "players": [_player(player) for player in s.players]}
    content |= {name: _plain(getattr(s, name)) for name in (*NUMBERS, *LISTS)}
    content |= {name: _named(getattr(s, name), ids) for name, ids in CARDS.items()}
    return content


def restore(content: Mapping[str, Any], options: Options) -> State:
    """The state of a snapshot; KeyError, TypeError or ValueError where it can't be one."""
    players = [_player_of(player) for player in content["players"]]
    s = State(Config(len(content["learnt"]) - 1, options))
    s.rng = Rng(content["rng"])
    s.log = None
    s.memory = None
    s.players = players
    for name in (*NUMBERS, *LISTS):
        setattr(s, name, _shaped(name, content[name]))
    for name, ids in CARDS.items():
        setattr(s, name, _shaped(name, _cards(content[name], ids)))
    return s


def _player(player: Player) -> dict[str, object]:
    content: dict[str, object] = {name: getattr(player, name) for name in OWN_NUMBERS}
    content |= {name: _named(getattr(player, name), ids) for name, ids in OWN_CARDS.items()}
    content["workers"] = player.workers[:]
    content["placed"] = [list(placed) for placed in player.placed]
    content["done"] = player.done[:]
    content["suspicion"] = list(player.suspicion)
    content["paladin"] = t.PALADIN_IDS[player.paladin] if player.paladin != NONE else None
    return content


def _player_of(content: Mapping[str, Any]) -> Player:
    player = Player()
    for name in OWN_NUMBERS:
        setattr(player, name, content[name])
    for name, ids in OWN_CARDS.items():
        setattr(player, name, tuple(_cards(content[name], ids)))
    player.workers = list(content["workers"])
    player.placed = [tuple(placed) for placed in content["placed"]]
    player.done = list(content["done"])
    player.suspicion = tuple(content["suspicion"])
    player.paladin = t.PALADIN_IDS.index(content["paladin"]) if content["paladin"] is not None else NONE
    return player


def _plain(value: Any) -> object:
    return list(value) if isinstance(value, list | tuple) else value


def _shaped(name: str, value: Any) -> object:
    copied: Callable[[Any], object] = tuple if name in TUPLES else list
    return copied(value) if isinstance(value, list | tuple) else value


def _named(cards: Sequence[int], ids: Sequence[str]) -> list[str | None]:
    return [ids[card] if card != NONE else None for card in cards]


def _cards(names: Sequence[str | None], ids: Sequence[str]) -> list[int]:
    return [ids.index(name) if name is not None else NONE for name in names]
