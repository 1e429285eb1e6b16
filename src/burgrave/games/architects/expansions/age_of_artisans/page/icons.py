"""The icons of Age of Artisans, and which of its events they stand for."""

from __future__ import annotations

from burgrave.draw.page import CHAPTER
from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.page import motion
from burgrave.games.architects.page.icons import LASTING, MOMENT, SKILL, SPELT, THEN, UNIT, VERB, tokens
from burgrave.kernel.effects import Verb

VERB.update(
    again=["hand", "house"],
    new_apprentices=["shuffle", "hire"],
    release_artisan=["lock", THEN, "hammer"],
    adorn=["gem"],
    equip=["tool"],
)
SPARED = {"silver": "coin", "tax": "scales", "virtue": "virtue"}


def spare(verb: Verb) -> list[str]:
    """So much less to be paid or lost."""
    return ["shield", *([str(verb.number)] if verb.number > 1 else []), SPARED[verb.words[0]]]


def seize(verb: Verb) -> list[str]:
    """All of a colour, or so many."""
    if verb.words:
        return ["hand", "person", "person"]
    return [*([str(verb.number)] if verb.number > 1 else []), *VERB["seize"]]


SPELT.update(spare=spare, seize=seize)
MOMENT.update(storehouse="swap", artisan="hammer")
UNIT.update(tool=["tool"], adornment=["gem"], cathedral=["cross"], skill_set=[sign for _, sign in SKILL.values()])
LASTING.update(
    {
        fx.WORKERS_IN_TOWN: lambda many: ["hand", THEN, f"+{many}", "person"],
        fx.WORKERS_IN_GUARDHOUSE: lambda many: ["lock", THEN, f"+{many}", "person"],
        fx.WORKERS_IN_ARTISAN: lambda many: ["hammer", THEN, f"+{many}", "person"],
        fx.BENEFITS: lambda many: ["tool", THEN, "gem"],
    }
)


def adorning(craft: str) -> list[str]:
    """What an adornment does."""
    return tokens(g.ADORNMENT[g.CRAFT_IDS.index(craft)])


def working(craft: str) -> list[str]:
    """What a tool does."""
    at = g.CRAFT_IDS.index(craft)
    return [SKILL[skill][1] for skill in t.SKILLS] if g.EVERY_SKILL[at] else tokens(g.TOOL[at])


motion.LIT.add("crafts")
motion.STILL.update(ignores="seat-{}", uses_tool="crew-{}", loses_tool="crew-{}", craft_arrives="crafts")
motion.WAYS.update(
    lies_on_top=("worker", "seat-{}", "guildhall"),
    adorns=("craft", "crafts", "street-{}"),
    equips=("craft", "crafts", "crew-{}"),
    all_leave=("apprentice", "slot-0", "place-workshop"),
)
motion.LIKE["places_artisan"] = "places"
motion.ICON.update(
    places_artisan="person",
    lies_on_top="person",
    adorns="gem",
    equips="tool",
    loses_tool="discard",
    craft_arrives="cards",
    all_leave="discard",
    uses_tool="tool",
    ignores="virtue",
)
motion.OPENING.update(places_artisan=CHAPTER, lies_on_top=CHAPTER)
