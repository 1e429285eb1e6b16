"""Every adornment, and every tool with every apprentice: what changes is what the card says, read here once more.

Each deed is played twice, without the tool and with it, used wherever it is offered. What differs afterwards is worked
out from the printed text and a few sentences of the rulebook (p. 6-8), without the code of the game.
"""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from typing import Final

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.market import reset
from burgrave.games.architects.rules.prices import powers
from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.state import DISCARD, State
from burgrave.kernel.action import Ask, Flow
from tests.games.architects.age_of_artisans.points import ROWS
from tests.games.architects.age_of_artisans.scene import equip, jail, lay_out, lie, scene
from tests.games.architects.points import ROWS as BASE
from tests.games.architects.scene import built, employ, goods, hold, imprison, no_rewards, offer, own, play, post, seize

APPRENTICES: Final = {**BASE["apprentices"], **ROWS["apprentices"]}
CRAFTS: Final = ROWS["crafts"]
RICH: Final = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 30}
AT_RESET: Final = ("gatekeeper", "squire", "peddler", "strongarm_release")


# -------------------------------------------------------------------- deeds that use an apprentice


def name_of(apprentice: str) -> str:
    """The printed name; strongarms are told apart."""
    return apprentice if apprentice.startswith("strongarm") else str(APPRENTICES[apprentice]["name"])


def deed(s: State, apprentice: str) -> list[str]:
    """What is done so that an apprentice is used, with the table laid out for it."""
    name, trade = name_of(apprentice), f"trade {APPRENTICES[apprentice].get('effect')}"
    places = {"jeweller": "silversmith", "stonecutter": "quarry", "woodcutter": "forest", "labourer": "quarry"}
    if name in places:
        return [f"place {places[name]}"]
    if name in ("pickpocket", "thief"):
        return ["place tax_stand"]
    if name in ("swindler", "illusionist", "trickster"):
        return ["place market_left"]
    if name in ("merchant", "patron", "trader"):
        return ["place storehouse", trade, "done"]
    if name in ("abbot", "overseer"):
        return ["place storehouse", "done"]
    if name in ("debt_collector", "informant"):
        return ["place guardhouse", "pay debt", "done"]
    if name == "enforcer":
        return ["place guardhouse", "send to prison", "done"]
    if name == "antagonist":
        return ["place town_centre", "capture workshop 2", "done"]
    if name == "conspirator":
        return ["place town_centre", "capture workshop 2", "capture workshop 1", "done"]
    return {
        "miner": ["place mines", "dig clay"],
        "acolyte": ["place guildhall", "work on cathedral"],
        "strongarm_discount": ["place artisan workshop", "hire labourer_1", "use ability strongarm_discount"],
        "strongarm_capture": ["place artisan forest", "seize all 2"],
    }[name]


def laid_out(apprentice: str, craft: str) -> State:
    """A rich player with the apprentice, and others at every place."""
    s = scene()
    own(s, 0, **RICH)
    s.tax = 9
    if name_of(apprentice) not in AT_RESET:
        s.small = []  # the printed goods
    s.players[0].unpaid = 1
    no_rewards(s)
    if apprentice != "labourer_1":
        offer(s, 0, "labourer_1")
    for place in t.CIRCLES:
        post(s, place, 0, 3, 1)
    post(s, "town_centre", 1)
    seize(s, 0, 2, 1)
    hold(s, 0, "smithy")
    name = name_of(apprentice)
    if name == "strongarm_release":
        jail(s, 0)
    elif name == "gatekeeper":
        imprison(s, 1)
    elif name not in AT_RESET:
        imprison(s, 2)
    if craft:
        equip(s, 0, apprentice, craft)
    else:
        employ(s, 0, apprentice)
    return s


def answer(ask: Ask, script: list[str]) -> int:
    """A tool wherever it is offered, else the next answer of the script, else whatever is never mind."""
    texts = [do.ACTIONS.text(option) for option in ask.options]
    tools = [text for text in texts if text.startswith("use tool")]
    wanted = [text for text in script if text in texts]
    for text in (*tools, "seize two 1", "decide clay", "free 1", *wanted[:1], "accept loss", "decline", "done"):
        if text in texts:
            if text in script:
                script.remove(text)
            return ask.options[texts.index(text)]
    return ask.options[0]


def drive(flow: Flow[None], script: list[str]) -> None:
    """Answer all that is asked."""
    with suppress(StopIteration):
        ask = next(flow)
        while True:
            ask = flow.send(answer(ask, script))


def act(apprentice: str, craft: str) -> State:
    """The deed with an apprentice, and with a tool or none."""
    s = laid_out(apprentice, craft)
    if name_of(apprentice) in AT_RESET:
        drive(reset(s), [])
        return s
    script = deed(s, apprentice)
    while s.phase != DISCARD:
        drive(step(s), script)
    drive(step(s), script)  # what may be used last
    return s


def told(s: State) -> Counter[str]:
    """All that a tool could change."""
    player = s.players[0]
    found = Counter(goods(s, 0))
    found.update(virtue=player.virtue, debt=player.unpaid, plans=len(player.hand), prison=player.prison, tax=s.tax)
    found.update(captured=sum(player.captured), supply=player.workers)
    return found


# -------------------------------------------------------------------- what the tool should change

CIRCLES: Final = {  # where the deed places a worker, if it is where workers can be captured
    **dict.fromkeys(("jeweller", "stonecutter", "woodcutter", "miner", "merchant", "patron", "trader"), True),
    **dict.fromkeys(("abbot", "overseer", "debt_collector", "informant", "antagonist", "conspirator"), True),
    **dict.fromkeys(("enforcer", "pickpocket", "thief", "strongarm_discount", "strongarm_capture"), True),
}
SILVER: Final = ("debt_collector", "informant", "swindler", "illusionist", "merchant")  # who pay some in their deeds
TAXED: Final = ("debt_collector", "informant", "antagonist", "conspirator", "strongarm_discount")
VIRTUE: Final = ("swindler", "trickster", "pickpocket", "thief")  # who lose some


def expected(apprentice: str, craft: str) -> Counter[str]:
    """The difference that a tool makes."""
    name, text = name_of(apprentice), str(CRAFTS[craft].get("tool", ""))
    found: Counter[str] = Counter()
    if name == "labourer" or not text:
        return found  # no ability, or a tool that is never used
    if text == "seize 2":
        if CIRCLES.get(name):
            found["captured"] = 2
        return found
    if text == "release":
        if name not in AT_RESET:
            found.update(prison=-1, supply=1)
        return found
    if text.startswith("spare"):
        paid = name in SILVER or apprentice == "patron_2"
        if text == "spare silver" and paid:
            found["silver"] = 1
        if text == "spare tax" and name in TAXED:
            found.update(silver=1, tax=-1)
        if text == "spare virtue" and name in VIRTUE:
            found["virtue"] = 1
        return found
    price, _, gain = text.rpartition("->")
    for part, sign in ((price.removeprefix("pay "), -1), (gain.split("|")[0], 1)):
        for what, number in re.findall(r"([a-z_]+)(?: (\d+))?", part):
            good, turned = ("virtue", 1) if what == "lose_virtue" else (what, sign)
            found[good] += (-1 if what == "lose_virtue" else 1 if what == "debt" else turned) * int(number or 1)
    return found


def nonzero(found: Counter[str]) -> dict[str, int]:
    """Only what differs."""
    return {name: count for name, count in found.items() if count}


@pytest.mark.parametrize("apprentice", APPRENTICES)
def test_every_tool_with_every_apprentice(apprentice: str) -> None:
    """Used once, wherever it is offered."""
    plain = told(act(apprentice, ""))
    for craft in CRAFTS:
        with_tool = told(act(apprentice, craft))
        with_tool.subtract(plain)
        assert nonzero(with_tool) == nonzero(expected(apprentice, craft)), craft


@pytest.mark.parametrize("apprentice", APPRENTICES)
def test_a_skill_tool_with_every_apprentice(apprentice: str) -> None:
    """One skill more of each kind."""
    s = scene()
    equip(s, 0, apprentice, "craft_08")
    own_skills = APPRENTICES[apprentice]["skills"]
    found = powers(s.players[0])
    assert found.skilled == tuple(1 + own_skills.count(skill) for skill in t.SKILLS) and found.skills == 7


# -------------------------------------------------------------------- adornments

SPECIAL: Final = ("again", "reclaim | capture", "new_apprentices", "release all")  # which have tests of their own


@pytest.mark.parametrize("craft", [name for name, row in CRAFTS.items() if row["adornment"] not in SPECIAL])
@pytest.mark.parametrize("free", [False, True])
def test_every_adornment(craft: str, free: bool) -> None:
    """What it says, good or bad, for five silver or for nothing; its points count."""
    wanted: Counter[str] = Counter()
    for what, number in re.findall(r"([a-z_]+)(?: (\d+))?", str(CRAFTS[craft]["adornment"])):
        wanted["virtue" if what == "lose_virtue" else what] += (-1 if what == "lose_virtue" else 1) * int(number or 1)
    s = scene()
    own(s, 0, silver=5)
    lie(s, 0)
    lay_out(s, craft)
    if free:
        employ(s, 0, "labourer_1")
        own(s, 0, wood=3, stone=2, marble=1)
        hold(s, 0, "gallery")
        play(s, "place guildhall", "construct gallery")
    else:
        built(s, 0, "well")
        play(s, "lay on top", f"craft adornment {craft}")
    found = told(s)
    found.subtract({"virtue": 7, "tax": 4 if free else 6, "silver": 5 if free else 0, "supply": 19})
    assert nonzero(found) == nonzero(wanted)


@pytest.mark.parametrize("craft", CRAFTS)
def test_what_is_sure_is_a_field(craft: str) -> None:
    """And the row says that the rest is a guess."""
    row = CRAFTS[craft]
    assert set(row.get("sure", ())) <= {"adornment", "vp", "tool"} and row["source"] == "reconstructed"
    assert bool(row.get("tool")) != bool(row.get("every_skill"))
