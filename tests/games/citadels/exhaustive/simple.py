"""The simple goals: every answer, event and question, every character met by every spell, every district built."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Final

from burgrave.games.citadels import GAME
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import NOBODY, TURN
from burgrave.kernel.table import Table
from tests.games.citadels.exhaustive.goal import Goal, fits, of_ranks
from tests.games.citadels.exhaustive.moment import Moment, holder
from tests.games.citadels.scene import scene


def ids(text: str, kind: str) -> list[str]:
    """The ids of the messages of a kind in an English text file of the game."""
    source = (files("burgrave.games.citadels") / "text" / "en" / text).read_text(encoding="utf-8")
    return re.findall(rf"^{kind}-([\w-]+) =", source, re.MULTILINE)


EVENTS: Final = ids("log.ftl", "log")
PROMPTS: Final = ids("prompts.ftl", "prompt")

# Who names characters, and which of them can't be named: the own rank, and for rank 2 also rank 1
NAMING: Final = {
    "kill": ("assassin", 2),
    "bewitch": ("witch", 2),
    "signed warrant on": ("magistrate", 2),
    "unsigned warrant on": ("magistrate", 2),
    "rob": ("thief", 3),
    "flower on": ("blackmailer", 3),
    "blank on": ("blackmailer", 3),
}
MOST_INCOME: Final = 12  # all eleven religious districts and the School of Magic


def abbot_scene() -> Table:
    """An Abbot with all religious districts, some twice, and the School of Magic."""
    city = [row.id for row in t.DISTRICTS if row.type == "religious" for _ in range(row.count)]
    return scene({"abbot": 0}, cities=[[*city, "school_of_magic"]], call="abbot")


def beautified_scene(district: str) -> Callable[[], Table]:
    """A rich Warlord beside a beautified district and another one."""
    other = "market" if district == "tavern" else "tavern"
    return lambda: scene({"warlord": 0}, gold=[9], cities=[[], [f"{district}+", other]], call="warlord")


def armory_scene(verb: str) -> Callable[[], Table]:
    """A rich Artist or Warlord in whose city the Armory stands."""
    character = "artist" if verb == "beautify" else "warlord"
    return lambda: scene({character: 0}, gold=[9], cities=[["armory", "tavern"]], ninth=True, call=character)


def action_goals() -> Iterator[Goal]:
    """One goal for every action of the vocabulary that the rules can ever offer."""
    for option in range(len(do.ACTIONS)):
        verb, argument = do.ACTIONS.split(option)
        name = f"answer: {do.ACTIONS.text(option)}"
        row = t.CHARACTERS[t.CHARACTER_IDS.index(argument)] if argument in t.CHARACTER_IDS else None
        if row is not None and verb in NAMING:
            who, lowest = NAMING[verb]
            if row.rank >= lowest:
                yield Goal(name, (who, argument))
        elif row is not None and verb in ("discard", "hand over"):  # with few players only
            counts = tuple(n for n in ((2,) if verb == "discard" else (2, 3)) if fits({}, argument, n, n == 3))
            if counts:
                yield Goal(name, (argument,) if verb == "discard" else (argument, "theater"), None, None, counts)
        elif row is not None:
            yield Goal(name, (argument,))
        elif argument.endswith("secret_vault") and verb != "card":
            continue  # it can't be built
        elif argument == "armory" and verb in ("beautify", "district"):  # it seldom stands for long
            yield Goal(name, ("artist", "warlord", "armory"), None, armory_scene(verb))
        elif argument in t.UNIQUE_IDS:
            yield Goal(name, ("artist", argument) if verb == "beautify" else (argument,))
        elif argument.startswith("beautified "):
            district = argument.removeprefix("beautified ")
            about = ("artist", district) if district in t.UNIQUE_IDS else ("artist",)
            yield Goal(name, about, None, beautified_scene(district))
        elif verb == "gold":
            if int(argument) <= MOST_INCOME:
                yield Goal(name, ("abbot",), None, abbot_scene if int(argument) > 2 else None)
        elif argument.startswith("seat "):
            seat = int(argument.removeprefix("seat "))
            yield Goal(name, (), None, None, tuple(n for n in GAME.players if n > seat))
        else:
            yield Goal(name, ("gold_mine", "ask_for_optional_effects") if verb.endswith(" effect") else ())


# Effects that a player may skip under a house rule, by their questions, and what they need
OPTIONAL: Final = {
    prompt: (need, "ask_for_optional_effects")
    for prompt, need in {
        "gold_mine": "gold_mine",
        "observatory": "observatory",
        "library": "library",
        "poor_house": "poor_house",
        "refund": "alchemist",
        "park": "park",
    }.items()
}

INCOMES: Final = [row.id for row in t.CHARACTERS if row.income != "none"]

SIMPLE: Final = [
    *action_goals(),
    *(Goal(f"event: {kind}") for kind in EVENTS),
    *(Goal(f"question: {prompt}", OPTIONAL.get(prompt, ())) for prompt in PROMPTS),
    *(Goal(f"{name}: revealed", (name,)) for name in t.CHARACTER_IDS),
    *(Goal(f"{name}: takes its income", (name,)) for name in INCOMES),
    *(Goal(f"{name}: killed, and silent when called", ("assassin", name)) for name in of_ranks(2)),
    *(Goal(f"{name}: bewitched", ("witch", name)) for name in of_ranks(2)),
    *(Goal(f"{name}: the Witch goes on as this character", ("witch", name)) for name in of_ranks(2)),
    *(Goal(f"{name}: robbed when revealed", ("thief", name)) for name in of_ranks(3)),
    *(Goal(f"{name}: threatened, and answers", ("blackmailer", name)) for name in of_ranks(3)),
    *(Goal(f"{name}: gets a signed warrant", ("magistrate", name)) for name in of_ranks(2)),
    *(Goal(f"{name}: gets an unsigned warrant", ("magistrate", name)) for name in of_ranks(2)),
    *(
        Goal(f"{name}: builds before the Magistrate", ("magistrate", name))
        for name in of_ranks(2)
        if t.BUILD_LIMIT[t.CHARACTER_IDS.index(name)]
    ),
    *(Goal(f"{row.id}: built", (row.id,) if row.type == "unique" else ()) for row in t.DISTRICTS if row.buildable),
]


def simple(m: Moment) -> Iterator[str]:
    """The names of the simple goals that a moment reaches."""
    before = m.before
    yield f"answer: {do.ACTIONS.text(m.option)}"
    yield f"question: {m.ask.prompt}"
    if m.ask.prompt == "threat":
        yield f"{t.CHARACTER_IDS[before.character]}: threatened, and answers"
    elif m.ask.prompt == "confiscate":
        yield f"{t.CHARACTER_IDS[before.character]}: builds before the Magistrate"
    revealed = ""
    for event in m.events:
        kind, public = event.kind, event.public
        yield f"event: {kind}"
        character, district = public.get("character"), public.get("district")
        name = t.CHARACTER_IDS[character] if isinstance(character, int) else ""
        if kind == "reveals":
            revealed = name
            yield f"{name}: revealed"
        elif kind == "steals":
            yield f"{revealed}: robbed when revealed"
        elif kind == "nobody" and before.phase == TURN and t.RANK[t.CHARACTER_IDS.index(name)] == before.killed:
            if holder(before, before.killed) != NOBODY:
                yield f"{name}: killed, and silent when called"
        elif kind == "bewitches":
            yield f"{name}: bewitched"
        elif kind == "resumes":
            yield f"{name}: the Witch goes on as this character"
        elif kind == "income":
            yield f"{t.CHARACTER_IDS[before.character]}: takes its income"
        elif kind == "warrants":
            warned = public["characters"]
            assert isinstance(warned, list) and event.private is not None
            for warrant in warned:
                signed = "a signed" if warrant == event.private["character"] else "an unsigned"
                yield f"{t.CHARACTER_IDS[warrant]}: gets {signed} warrant"
        elif kind.startswith("builds"):
            assert isinstance(district, int)
            yield f"{t.DISTRICT_IDS[district]}: built"
