"""What the sentences of Citadels speak of: the things behind the arguments of events, questions and options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.characters import BONUS, income
from burgrave.games.citadels.rules.prices import ART_PRICE, RAIDS, bribe, prices_to_build
from burgrave.games.citadels.rules.state import NOBODY, State
from burgrave.kernel.action import Ask
from burgrave.kernel.events import Value
from burgrave.kernel.text import Texts, Word, Words

TEXTS = Texts("burgrave.games.citadels")

PERSONS = ("who", "whom", "seat")
CHARACTER_KEYS = ("character", "characters", "given_character", "got_character")
DISTRICT_KEYS = ("district", "card", "cards", "sacrifice", "given_district", "got_district")


def words(key: str, value: Value, names: list[str]) -> Words:
    """What an argument is called: players by name, cards by the message that names them, anything else as it is."""
    if isinstance(value, str):
        return value
    if key in PERSONS and isinstance(value, int):
        return names[value]
    for keys, prefix, ids in (
        (CHARACTER_KEYS, "character", t.CHARACTER_IDS),
        (DISTRICT_KEYS, "district", t.DISTRICT_IDS),
        (("type",), "type", t.TYPES),
    ):
        if key in keys:
            if isinstance(value, list):
                return [Word(f"{prefix}-{ids[v]}") for v in value]
            return Word(f"{prefix}-{ids[value]}")
    assert isinstance(value, int), f"the argument {key!r} is a number"
    return value


def argument(s: State, option: int, prompt: str) -> dict[str, Value]:
    """What the label of an option speaks of; for districts also what they cost, or what is paid for them now."""
    if option in PLAIN:
        return PLAIN[option](s, prompt)
    text = do.ACTIONS.split(option)[1]
    if not text:
        return {}
    if text.startswith("seat "):
        seat = int(text.removeprefix("seat "))
        return {"seat": seat, "own": int(seat == s.me)}
    if option in do.BUILD:
        kind = do.BUILD.index(option)
        return {"district": kind, "cost": prices_to_build(s, s.me)[kind]}
    if option in do.BEAUTIFY:
        return {"district": do.BEAUTIFY.index(option), "cost": ART_PRICE}
    if option in do.CARD:
        kind = do.CARD.index(option)
        return {"district": kind, "cost": t.COST[kind]}
    if option in do.DISTRICT:
        building = do.DISTRICT.index(option)
        prices = RAIDS.get(prompt)
        cost = t.COST if prices is None else prices(s, s.target)
        marks = {"beautified": building // t.BEAUTIFIED, "paid": int(prices is not None)}
        return {"district": building % t.BEAUTIFIED, "cost": cost[building], **marks}
    if option in do.TYPE_OF:
        return {"type": t.TYPES.index(text)}
    if text in t.CHARACTER_IDS:
        return {"character": t.CHARACTER_IDS.index(text)}
    return {"number": int(text)} if text.isdigit() else {"what": text}


def _income(s: State, prompt: str) -> dict[str, Value]:
    count, way = income(s, s.me), t.CHARACTERS[s.character].income_in
    return {"number": min(count, len(s.deck)) if way == "cards" else count, "what": way}


def _bonus(s: State, prompt: str) -> dict[str, Value]:
    gold, cards = BONUS[s.character]
    return {"gold": gold, "count": min(cards, len(s.deck))}


PLAIN: Final[dict[int, Callable[[State, str], dict[str, Value]]]] = {  # options that speak of nothing in their text
    do.INCOME: _income,
    do.BONUS: _bonus,
    do.TAKE_CROWN: lambda s, prompt: {"own": int(s.crown == s.me)},
    do.COLLECT: lambda s, prompt: {"gold": s.taxes},
    do.USE: lambda s, prompt: {"what": prompt},
}


def about(s: State, ask: Ask) -> dict[str, Value]:
    """What a question's sentence speaks of."""
    me = ask.player
    args: dict[str, Value] = {"gold": s.gold[me], "count": len(s.hands[me]), "picked": len(s.limbo)}
    if s.target != NOBODY:
        args["whom"] = s.target
        args["own"] = int(s.target == me)
    if s.character != NOBODY:
        args["character"] = s.character
    if s.me != NOBODY and s.me != me:
        args["who"] = s.me
    if s.building != NOBODY:
        args["district"] = s.building
        args["price"] = prices_to_build(s, s.me)[s.building]
    elif s.limbo:
        args["district"] = s.limbo[-1]
    if ask.prompt == "reveal_threat":
        args["their_gold"] = s.gold[s.me]
    if ask.prompt == "threat":
        args["whom"] = s.blackmailer
        args["half"] = bribe(s, me)
    return args


def explain(name: str) -> list[str]:
    """The messages that explain a card, a character or a cast."""
    if name in t.DISTRICT_IDS:
        return [f"district-{name}", f"district-{name}-effect"]
    if name in t.CHARACTER_IDS:
        return [f"character-{name}", f"character-{name}-ability"]
    if name in t.CASTS:
        return [f"cast-{name}", f"cast-{name}-about"]
    return []
