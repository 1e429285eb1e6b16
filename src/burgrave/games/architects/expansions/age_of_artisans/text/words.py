"""What the sentences of Age of Artisans speak of, and what explains its cards."""

from __future__ import annotations

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules import artisan, crafts
from burgrave.games.architects.expansions.age_of_artisans.rules import vocabulary as ado
from burgrave.games.architects.expansions.age_of_artisans.rules.state import Artisans
from burgrave.games.architects.rules import prices
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.state import State
from burgrave.games.architects.text import explanations, proofreading, wording
from burgrave.kernel.events import Value
from burgrave.kernel.text import Word

# -------------------------------------------------------------------- cards


def named(craft: int) -> Word:
    """A craft card by both its halves."""
    return Word("craft", adornment=adornment(craft), tool=tool(craft))


def adornment(craft: int) -> Word:
    """The upper half by name."""
    return Word(f"adornment-{g.CRAFT_IDS[craft]}")


def tool(craft: int) -> Word:
    """The lower half by name."""
    return Word(f"tool-{g.CRAFT_IDS[craft]}")


def adorning(craft: int) -> Word:
    """What an adornment does at once."""
    return wording.does(g.ADORNMENT[craft])


def working(craft: int) -> Word:
    """What a tool does."""
    return Word("every-skill") if g.EVERY_SKILL[craft] else wording.does(g.TOOL[craft])


wording.CALLED["apprentices"] = wording.CALLED["apprentice"]
wording.CALLED["building"].append("no-building")  # NONE: adornments of a solo opponent lie under none
wording.TOLD.update({"craft": named, "adorning": adorning, "working": working})
wording.CAUSES.update(
    {
        "crafts-adornment": lambda craft: {"adornment": adornment(craft)},
        "crafts-tool": lambda craft: {"tool": tool(craft)},
    }
)

# -------------------------------------------------------------------- options


def _more(s: State) -> int:
    """An artisan counts for several while being placed."""
    added = s.added
    return artisan.more(s, s.me) if isinstance(added, Artisans) and added.by_artisan else 0


def _place(s: State, option: int, prompt: str) -> dict[str, Value]:
    """A place, and what the artisan brings and costs there; a point of virtue may be ignored."""
    found = wording.placement(s, s.me, ado.PLACE_ARTISAN.index(option), artisan.more(s, s.me))
    lost = found.get("virtue", 0)
    assert isinstance(lost, int), "it is counted"
    return {**found, "virtue": max(0, lost - 1)}


def _lay_on_top(s: State, option: int, prompt: str) -> dict[str, Value]:
    """What can be crafted, and what an adornment costs."""
    found = crafts.craftable(s, s.me) if isinstance(s.added, Artisans) else [*ado.ADORNMENT, *ado.TOOL]
    price = wording.cost(prices.due(s.players[s.me], crafts.ADORNING))
    return {**price, "able": sum(one in ado.ADORNMENT for one in found), "count": sum(one in ado.TOOL for one in found)}


def _adornment(s: State, option: int, prompt: str) -> dict[str, Value]:
    """An adornment, which may be for free."""
    craft = ado.ADORNMENT.index(option)
    price = prices.Price(0, 0) if prompt == "adornment" else prices.due(s.players[s.me], crafts.ADORNING)
    return {"craft": craft, "points": g.ADORNMENT_VP[craft], "adorning": craft, **wording.cost(price)}


def _tool(craft: int) -> dict[str, Value]:
    return {"craft": craft, "working": craft}


def _equip(s: State, option: int, prompt: str) -> dict[str, Value]:
    """An apprentice, by the place on the board, too."""
    card, own = ado.EQUIP.index(option), s.players[s.me].apprentices
    return {**wording.apprentice(card), "number": own.index(card) + 1 if card in own else 0}


def _seize(s: State, option: int, prompt: str) -> dict[str, Value]:
    """Whose workers, how many of them, and where."""
    what, owner = divmod(ado.SEIZE.index(option), do.MOST_SEATS)
    place, own, count = 0, int(owner == s.me), 0
    if isinstance(s.added, Artisans) and 0 <= s.added.at < len(t.CIRCLES) and owner < len(s.players):
        place = s.added.at
        count = s.circles[place][owner] - int(own and s.added.makers[owner].artisan == place)
    return {"what": ado.SEIZED[what].replace(" ", "-"), "place": place, "whom": owner, "own": own, "count": count}


wording.MORE.append(_more)
wording.ADDED.update(
    {
        "place artisan": _place,
        "lay on top": _lay_on_top,
        "choose among": lambda s, option, prompt: {"what": do.ACTIONS.split(option)[1]},
        "craft adornment": _adornment,
        "craft tool": lambda s, option, prompt: _tool(ado.TOOL.index(option)),
        "adorn": lambda s, option, prompt: wording.building(ado.ADORN.index(option)),
        "equip": _equip,
        "use tool": lambda s, option, prompt: _tool(ado.USE_TOOL.index(option)),
        "use ability": lambda s, option, prompt: wording.apprentice(ado.USE_ABILITY.index(option)),
        "seize": _seize,
        "decide": lambda s, option, prompt: {"gain": do.ACTIONS.split(option)[1]},
    }
)

# -------------------------------------------------------------------- what explains them


def _craft(craft: int) -> list[Word]:
    """Both halves."""
    return [
        named(craft),
        Word("explain-craft-adornment", points=g.ADORNMENT_VP[craft], does=adorning(craft)),
        Word("explain-craft-tool", does=working(craft)),
    ]


explanations.EXPLAINED.append((g.CRAFTS, _craft))
explanations.TERMS.update({name: name for name in ("artisan", "adornment", "tool", "crafts")})
for _row in g.CRAFTS:
    _sure = [Word(f"craft-sure-{part}") for part in _row.sure]
    explanations.GUESSED[_row.id] = Word("explain-craft-guess", sure=_sure)
for _apprentice in t.APPRENTICES:
    if _apprentice.box == g.BOX:
        _kind = "enforcer" if fx.MOMENTS[fx.AFTER_SENDING] == _apprentice.when else "apprentice"
        explanations.GUESSED[_apprentice.id] = Word(f"explain-{_kind}-guess")
for _building in t.BUILDINGS:
    if _building.box == g.BOX:
        explanations.GUESSED[_building.id] = Word("explain-building-guess")


proofreading.ADDED.extend(
    ("crafts", row, field, said)
    for craft, row in enumerate(g.CRAFTS)
    for field, said in (("adornment", adorning(craft)), ("tool", working(craft)))
)
