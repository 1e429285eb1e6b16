"""What the sentences of Paladins speak of: the things behind the arguments of events, questions and options."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.actions import ACTIONS, PLACE
from burgrave.games.paladins.data import (
    ACTION_IDS,
    FAVOUR_IDS,
    GROUPS,
    JAR_IDS,
    ORDER_IDS,
    OUTSIDER_IDS,
    OUTSIDERS,
    PALADIN_IDS,
    SPACE_IDS,
    TAVERN_IDS,
    TOWNSFOLK,
    TOWNSFOLK_IDS,
    WALL_IDS,
    WORKERS,
)
from burgrave.games.paladins.solo import SCHEME_IDS
from burgrave.games.paladins.state import NONE, State
from burgrave.kernel.action import Ask
from burgrave.kernel.events import Value
from burgrave.kernel.text import Texts, Word, Words

TEXTS: Final = Texts("burgrave.games.paladins")

PERSONS: Final = ("who", "whom", "seat")
CALLED: Final = {  # by key: the messages that name a thing
    "action": [f"action-{action}" for action in ACTION_IDS],
    "townsfolk": [f"townsfolk-{card.name}" for card in TOWNSFOLK],
    "outsider": [f"outsider-{card.name}" for card in OUTSIDERS],
    "people": [f"people-{card.people}" for card in OUTSIDERS],
    "paladin": [f"paladin-{card}" for card in PALADIN_IDS],
    "wall": [f"wall-{card}" for card in WALL_IDS],
    "favour": [card.replace("_", "-") for card in FAVOUR_IDS],
    "order": [card.replace("_", "-") for card in ORDER_IDS],
    "jar": [jar.replace("_", "-") for jar in JAR_IDS],
    "scheme": [f"scheme-{scheme}" for scheme in SCHEME_IDS],
    "worker": [f"worker-{worker}" for worker in WORKERS],
    "workers": [f"worker-{worker}" for worker in WORKERS],
    "space": [f"space-{space}" for space in SPACE_IDS],
    "tavern": [card.replace("_", "-") for card in TAVERN_IDS],
}


def words(key: str, value: Value, names: list[str]) -> Words:
    """What an argument is called: players by name, things by the message that names them, anything else as it is."""
    if isinstance(value, str):
        return value
    if key in PERSONS and isinstance(value, int):
        return names[value] if value < len(names) else Word("opponent")
    if key in CALLED:
        if isinstance(value, list):
            return [Word(CALLED[key][one]) for one in value]
        return Word(CALLED[key][value]) if value != NONE else ""
    assert isinstance(value, int), f"the argument {key!r} is a number"
    return value


def argument(s: State, option: int, prompt: str) -> dict[str, Value]:
    """What the label of an option speaks of."""
    verb, text = ACTIONS.split(option)
    if not text:
        return {}
    if verb in ("do", "clear"):
        action = text.removesuffix(" with two")
        return {"action": ACTION_IDS.index(action), "two": int(text != action)}
    if option in PLACE:
        return {"workers": list(GROUPS[PLACE.index(option)])}
    if verb == "workshop":
        action, place = text.split(" ")
        return {"action": ACTION_IDS.index(action), "place": int(place)}
    for key, ids in IDS.items():
        if text in ids:
            return {key: ids.index(text)}
    return {"what": text}


IDS: Final = {
    "townsfolk": TOWNSFOLK_IDS,
    "outsider": OUTSIDER_IDS,
    "paladin": PALADIN_IDS,
    "tavern": TAVERN_IDS,
    "favour": FAVOUR_IDS,
    "space": SPACE_IDS,
    "jar": JAR_IDS,
}


def about(s: State, ask: Ask) -> dict[str, Value]:
    """What a question's sentence speaks of."""
    player = s.players[ask.player]
    return {"silver": player.silver, "provisions": player.provisions, "count": sum(player.workers), "round": s.round}


def explain(name: str) -> list[str]:
    """The messages that explain a card."""
    if name in TOWNSFOLK_IDS:
        return [f"townsfolk-{TOWNSFOLK[TOWNSFOLK_IDS.index(name)].name}"]
    if name in OUTSIDER_IDS:
        return [f"outsider-{OUTSIDERS[OUTSIDER_IDS.index(name)].name}"]
    if name in PALADIN_IDS:
        return [f"paladin-{name}"]
    return []
