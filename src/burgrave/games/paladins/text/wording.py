"""What the sentences of Paladins speak of: the things behind the arguments of events, questions and options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import prices
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.offers import ONE_OR_TWO
from burgrave.games.paladins.rules.state import State
from burgrave.kernel.action import Ask
from burgrave.kernel.effects import Effect, OneOf, Per, Verb, parse, steps, write
from burgrave.kernel.events import Value
from burgrave.kernel.sentences import Sentences, part
from burgrave.kernel.text import Texts, Word, Words

TEXTS: Final = Texts("burgrave.games.paladins")
SENTENCES: Final = Sentences(TEXTS)

PERSONS: Final = ("who", "whom", "seat")
CALLED: Final = {  # by key: the messages that name a thing
    "action": [*(f"action-{action}" for action in t.ACTION_IDS), "action-rest"],  # NONE, the last one: it rests
    "townsfolk": [f"townsfolk-{card.name}" for card in t.TOWNSFOLK],
    "outsider": [f"outsider-{card.name}" for card in t.OUTSIDERS],
    "people": [f"people-{card.people}" for card in t.OUTSIDERS],
    "paladin": [f"paladin-{card}" for card in t.PALADIN_IDS],
    "favour": [card.replace("_", "-") for card in t.FAVOUR_IDS],
    "order": [card.replace("_", "-") for card in t.ORDER_IDS],
    "jar": [jar.replace("_", "-") for jar in t.JAR_IDS],
    "scheme": [f"scheme-{scheme}" for scheme in t.SCHEME_IDS],
    "attribute": ["attribute-influence", "attribute-faith", "attribute-strength"],  # as the opponent's markers go
    "worker": [*(f"worker-{worker}" for worker in t.WORKERS), "worker-any"],
    "space": [f"space-{space}" for space in t.SPACE_IDS],
}

CALLED["tried"] = CALLED["action"]

# -------------------------------------------------------------------- parts of rewards and prices

_ATTRIBUTES: Final = ("strength", "influence", "faith")
_EFFECTS: Final = [effect for _, _, _, effects in fx.EFFECTS for effect in effects]
_COUNTED: Final = [
    Verb(name, number, ())  # workers of a card, a paladin's attributes, a wall's points
    for name in (*t.WORKERS, *_ATTRIBUTES, "vp")
    for number in range(1, 10)
]
_BRANCHES: Final = [
    branch for effect in _EFFECTS for step in steps(effect) if isinstance(step, OneOf) for branch in step.branches
]
PARTS: Final = list(dict.fromkeys(write(step) for one in (*_EFFECTS, *_BRANCHES, *_COUNTED) for step in steps(one)))


PART_NAMES: Final = [part(parse(text)) for text in PARTS]
CONTENTS: Final = ("errand", "site", "tavern", "wall")  # the arguments that are told by what they bring
LISTED: Final = ("attributes", "bonus", "cost", "reward", "workers")  # the arguments that are such lists


def parts(effect: Effect) -> list[int]:
    """An effect as a list of things to be named."""
    return [PARTS.index(write(step)) for step in steps(effect)]


def counted(workers: Iterable[int]) -> list[int]:
    """Workers of the same colour together."""
    return [PARTS.index(write(Verb(t.WORKERS[worker], count, ()))) for worker, count in Counter(workers).items()]


def _contents(key: str, card: int) -> list[int]:
    """What something is told by: walls, errands and spaces by what they bring, cards of the tavern by their workers."""
    if key == "tavern":
        return counted(t.TAVERN_WORKERS[card])
    if key in ("errand", "site"):
        return parts(fx.DROP[card] if key == "errand" else fx.SPACE[card])
    points = t.WALLS[card].vp
    return parts(fx.WALL[card]) + ([PARTS.index(write(Verb("vp", points, ())))] if points else [])


def cause(text: str) -> Word:
    """What brings a question about: an action, a favour."""
    key, index = text.split(" ")
    return Word(CALLED[key][int(index)])


def words(key: str, value: Value, names: list[str]) -> Words:
    """What an argument is called: players by name, things by the message that names them, anything else as it is."""
    if isinstance(value, str):
        return cause(value) if key == "cause" else value
    if isinstance(value, list):
        called = PART_NAMES if key in LISTED else [Word(name) for name in CALLED[key]]
        return [called[one] for one in value]
    if key in PERSONS:
        return names[value] if value < len(names) else Word("opponent")
    if key in CONTENTS:
        return [PART_NAMES[one] for one in _contents(key, value)]
    return Word(CALLED[key][value]) if key in CALLED else value


# -------------------------------------------------------------------- options


def argument(s: State, option: int, prompt: str) -> dict[str, Value]:
    """What the label of an option speaks of: the thing, what it costs now and what it brings."""
    verb, text = do.ACTIONS.split(option)
    if verb in ("do", "clear"):
        return _action(s, text)
    if verb in ("play", "on top"):
        return _paladin(t.PALADIN_IDS.index(text))
    if verb in ("townsfolk", "use"):
        return _townsfolk(s, t.TOWNSFOLK_IDS.index(text), prompt)
    if verb == "outsider":
        return _outsider(s, t.OUTSIDER_IDS.index(text), prompt)
    return _other(verb, text)


def _other(verb: str, text: str) -> dict[str, Value]:
    """The options whose labels do not depend on the table."""
    found: dict[str, Value] = {"what": text}
    if verb == "workers":
        found = {"workers": counted(t.WORKERS.index(worker) for worker in text.split("+"))}
    elif verb == "workshop":
        action = t.ACTION_IDS.index(text.split(" ")[0])
        found = {"action": action, "worker": t.COLOURS[action][int(text[-1]) - 1]}
    elif verb in ("resolve", "choose"):
        found = {"reward": parts(parse(text))}
    elif verb == "tavern":
        found = {"tavern": t.TAVERN_IDS.index(text)}
    elif verb == "favour":
        favour = t.FAVOUR_IDS.index(text)
        found = {"favour": favour, "cost": parts(fx.FAVOUR_COST[favour]), "reward": parts(fx.FAVOUR[favour])}
    elif verb == "space":
        space = t.SPACE_IDS.index(text)
        found = {"space": space, "reward": parts(fx.SPACE[space])}
    elif verb == "jar":
        found = {"jar": t.JAR_IDS.index(text)}
    return found


def _action(s: State, text: str) -> dict[str, Value]:
    """An action, with how many workers where that is a choice, and its price."""
    name = text.removesuffix(" with two")
    action = t.ACTION_IDS.index(name)
    player = s.players[s.me]
    silver = provisions = 0
    if player.done[action] < len(t.SILVER[action]):
        silver, provisions = prices.silver_for(player, action), prices.provisions_for(player, action)
    workers = (1 if text == name else 2) if action in ONE_OR_TWO else 0
    return {"action": action, "what": name, "workers": workers, "silver": silver, "provisions": provisions}


def _townsfolk(s: State, card: int, prompt: str) -> dict[str, Value]:
    """One of the townsfolk: sent away for a reward, or hired for an ability."""
    price = credit = 0
    if prompt in ("hire", "drop") and card in s.stalls:
        place = s.stalls.index(card)
        price = prices.HIRE[s.players[s.me].paladin][place]
        credit = int(prices.on_credit(s.debts, place, price))
    drop = prompt == "drop"
    gain, bonus = (fx.DROP[card], []) if drop else (fx.ABILITY[card], parts(fx.HIRE[card]))
    paid: dict[str, Value] = {"price": price, "credit": credit}
    return {"townsfolk": card, **paid, "drop": int(drop), "reward": parts(gain), "bonus": bonus}


def _outsider(s: State, card: int, prompt: str) -> dict[str, Value]:
    """An outsider: attacked, with silver for missing strength, or converted, with what it counts at the end."""
    silver = 0
    convert = prompt == "convert"
    if not convert and card in s.camp:
        silver = prices.for_strength(prices.strength_of(s.players[s.me]), s.camp.index(card))
    fixed, counted = _scoring(fx.SCORING[card])
    return {
        "outsider": card,
        "people": card,
        "convert": int(convert),
        "silver": silver,
        "reward": parts(fx.CONVERTED[card] if convert else fx.ATTACKED[card]),
        "fixed": fixed,
        "points": counted.points,
        "each": counted.each,
        "unit": counted.unit.replace(" ", "-"),
    }


def _scoring(scoring: tuple[Per, ...]) -> tuple[int, Per]:
    """Points that are sure, and those that are counted."""
    (counted,) = [per for per in scoring if per.unit]
    return sum([per.points for per in scoring if not per.unit]), counted


def _paladin(card: int) -> dict[str, Value]:
    """A paladin: workers, attributes, and what is cheaper or brings more."""
    paladin = t.PALADINS[card]
    modifier = fx.MODIFIERS[card]
    values = zip(_ATTRIBUTES, (paladin.strength, paladin.influence, paladin.faith), strict=True)
    return {
        "paladin": card,
        "workers": counted(t.PALADIN_WORKERS[card]),
        "attributes": [PARTS.index(write(Verb(name, value, ()))) for name, value in values if value],
        "modifier": modifier.name.replace(" ", "-"),
        "amount": modifier.amount,
        "action": t.ACTION_IDS.index(modifier.action or paladin.when.removeprefix("after ")),
        "reward": parts(fx.BLESSING[card]),
    }


def about(s: State, ask: Ask) -> dict[str, Value]:
    """What a question's sentence speaks of."""
    player = s.players[ask.player]
    return {"silver": player.silver, "provisions": player.provisions, "count": sum(player.workers), "round": s.round}


GUESSED: Final = "explain-reconstructed"


GUESSES: Final = {  # by kind: the cards that are partly our guess
    "townsfolk": {row.id for row in t.TOWNSFOLK if row.guessed},
    "outsider": {row.id for row in t.OUTSIDERS if row.guessed},
    "scheme": {row.id.removeprefix("scheme_") for row in t.SCHEMES if row.guessed},
}


def guess(kind: str, name: str) -> list[str]:
    """The mark of a card that is partly our guess."""
    return [GUESSED] if name in GUESSES.get(kind, ()) else []


def explain(name: str) -> list[str]:
    """The messages that explain a card: its name first; a mark where it is our guess."""
    if name in t.TOWNSFOLK_IDS:
        return [f"townsfolk-{t.TOWNSFOLK[t.TOWNSFOLK_IDS.index(name)].name}", *guess("townsfolk", name)]
    if name in t.OUTSIDER_IDS:
        return [f"outsider-{t.OUTSIDERS[t.OUTSIDER_IDS.index(name)].name}", *guess("outsider", name)]
    if name in t.PALADIN_IDS:
        return [f"paladin-{name}"]
    return []
