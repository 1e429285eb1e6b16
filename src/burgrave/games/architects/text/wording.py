"""What the sentences of Architects speak of: the things behind the arguments of events, questions and options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import guildhall, market, prices, turn, workers
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.apprentices import within_reach
from burgrave.games.architects.rules.plans import LOOKED
from burgrave.games.architects.rules.prices import Price
from burgrave.games.architects.rules.state import NONE, Player, State
from burgrave.kernel.action import Ask
from burgrave.kernel.effects import (
    NOTHING,
    All,
    Condition,
    Effect,
    OneOf,
    Verb,
    parse,
    parse_condition,
    parse_modifier,
    steps,
    write,
)
from burgrave.kernel.events import Value
from burgrave.kernel.sentences import having, holding, part, scoring, sentence
from burgrave.kernel.text import Texts, Word, Words

TEXTS: Final = Texts("burgrave.games.architects")

SOURCES: Final = (*t.PLACES[: workers.PRISON], "prison")  # a worker is taken back from there, or from a player board
DUTIES: Final = ("captured", "imprisoned", "held", "debts")  # what there may be to do in the guardhouse
CALLED: Final[dict[str, list[str]]] = {  # by key: the messages that name a thing
    "apprentice": [*(f"apprentice-{card.name}" for card in t.APPRENTICES), "own-character"],  # NONE, the last one
    "building": [f"building-{building}" for building in t.BUILDING_IDS],
    "character": [f"character-{character}" for character in t.CHARACTER_IDS],
    "good": [f"unit-{good}" for good in t.GOODS],
    "opponent": [f"opponent-{opponent}" for opponent in t.OPPONENT_IDS],
    "place": [f"place-{place}" for place in t.PLACES],
}
CALLED["card"] = CALLED["cards"] = CALLED["building"]
CALLED["places"] = CALLED["place"]

# -------------------------------------------------------------------- effects

GAINED: Final = (*t.GOODS, "virtue", "debt")


def does(effect: Effect) -> Word:
    """An effect as what its owner does; nothing but gains are one: "gain 2 silver and a debt"."""
    inner = effect.branches if isinstance(effect, OneOf) else steps(effect)
    if len(inner) > 1 and all(isinstance(step, Verb) and step.name in GAINED for step in inner):
        return Word("verb-gain", what=parts(effect))
    return sentence(effect)


def parts(effect: Effect) -> list[Word]:
    """An effect as a list of things."""
    return [part(step) for step in steps(effect)]


def goods(cost: Sequence[int]) -> list[Word]:
    """So many of each good."""
    return [Word(f"part-{good}", number=count) for good, count in zip(t.GOODS, cost, strict=False) if count]


def mixed_cost(level: int) -> list[Word]:
    """What a level of the cathedral, counted from 1, costs beside a building card."""
    cost = fx.LEVEL_COST[level - 1]
    both = [Word("part-wood_stone", number=cost.wood_stone)] if cost.wood_stone else []
    return [*both, *goods(cost.goods)]


def skills(mask: int) -> list[Word]:
    """Skills by name."""
    return [Word(f"skill-{skill}") for place, skill in enumerate(t.SKILLS) if mask >> place & 1]


def lasting(text: str) -> list[Word]:
    """What holds as long as something is there."""
    return [holding(parse_modifier(one.strip())) for one in text.split(",") if one]


def moment(when: str) -> Word:
    """When something acts."""
    return Word(f"moment-{when.replace(' ', '-')}")


def abilities(card: int) -> list[Word]:
    """What an apprentice can do."""
    row = t.APPRENTICES[card]
    found = lasting(row.while_)
    if row.when and row.condition:
        met = having(parse_condition(row.condition))
        found.append(Word("ability-if", when=moment(row.when), condition=met, does=does(fx.ABILITY[card])))
    elif row.when:
        found.append(Word("ability", when=moment(row.when), does=does(fx.ABILITY[card])))
    return found


def power(character: int) -> list[Word]:
    """What a character can do."""
    row = t.CHARACTERS[character]
    found = lasting(row.while_)
    return [*found, Word("ability", when=moment(row.when), does=does(fx.POWER[character]))] if row.when else found


def each(per: Condition) -> Word:
    """For every so many of a unit."""
    return Word(f"each-{per.unit.replace(' ', '-')}", each=per.least)


def built(card: int) -> list[Word]:
    """What a building does: when it is built, as long as it stands, and at the end."""
    return [said for _, said in on_building(card)]


def on_building(card: int) -> list[tuple[str, Word]]:
    """The same, by field."""
    row = t.BUILDINGS[card]
    found = []
    for field, effect, when in (("effect", fx.BUILT[card], "effect-built"), ("ends", fx.ENDS[card], "effect-ends")):
        if effect != NOTHING:
            told = does(effect)
            if row.per:
                told = Word("effect-per", does=told, each=each(fx.PER[card]))
            if row.condition:
                told = Word("effect-if", does=told, condition=having(parse_condition(row.condition)))
            found.append((field, Word(when, does=told)))
    found += [("scoring", Word("effect-ends", does=scoring(per))) for per in fx.SCORING[card]]
    return [*found, *[("while", said) for said in lasting(row.while_)]]


# -------------------------------------------------------------------- things without a name of their own


def reward(card: int) -> Word:
    """A reward by what it brings; without a card the printed one."""
    if card == NONE:
        return Word("printed-reward", does=parts(fx.PRINTED_REWARD))
    return Word("reward", does=parts(fx.REWARD[card]))


def market_card(card: int) -> Word:
    """A card of the black market by its two sides."""
    return Word("market-card", small=parts(fx.SMALL[card]), large=parts(fx.LARGE[card]))


def scheme(card: int) -> Word:
    """A scheme by where it sends a worker."""
    return Word("scheme", place=at_location(t.SCHEMES[card].location))


def at_location(location: str) -> Word:
    """A place of a scheme."""
    return Word(f"location-{location}" if location.startswith("market") else f"place-{location}")


def plot(text: str) -> Effect:
    """What a scheme does; its captures are others than those of players, where an expansion has any."""
    return parse(text.replace("seize", "seize_largest"))


def trade(index: int) -> Word:
    """A trade of the storehouse by what is paid and gained."""
    return part(fx.TRADE[index])


TOLD: Final[dict[str, Callable[[int], Words]]] = {  # by key: how a number is told
    "skills": lambda card: skills(t.APPRENTICE_SKILLS[card]),
    "ability": abilities,
    "needs": lambda card: skills(t.BUILDING_SKILLS[card]),
    "lacks": skills,
    "does": built,
    "power": power,
    "mix": lambda index: goods(do.MIXES[index]),
    "mixed": mixed_cost,
    "reward": reward,
    "market": market_card,
    "scheme": scheme,
    "trade": trade,
}

# -------------------------------------------------------------------- what brings a question about


def cause(name: str, index: int) -> Word:
    """What brings a question about: a card with its moment."""
    return Word(f"cause-{name}", **CAUSES[name](index))


CAUSES: Final[dict[str, Callable[[int], dict[str, Words]]]] = {  # by kind: what its message speaks of
    "apprentices-effect": lambda card: {
        "apprentice": Word(CALLED["apprentice"][card]),
        "when": moment(t.APPRENTICES[card].when),
    },
    "characters-effect": lambda one: {
        "character": Word(CALLED["character"][one]),
        "when": moment(t.CHARACTERS[one].when),
    },
    "buildings-effect": lambda card: {"building": Word(CALLED["building"][card])},
    "buildings-ends": lambda card: {"building": Word(CALLED["building"][card])},
    "rewards-effect": lambda card: {"reward": reward(card)},
    "market_cards-small": lambda card: {"goods": parts(fx.SMALL[card])},
    "market_cards-large": lambda card: {"goods": parts(fx.LARGE[card])},
}
EFFECT_TEXTS: Final = ("cost", "gain", "goods", "missing")  # the arguments that are texts of effects


def words(key: str, value: Value, names: list[str]) -> Words:
    """What an argument is called: players by name, things by the message that names them, anything else as it is."""
    if isinstance(value, str):
        if key == "cause":
            name, index = value.split()
            return cause(name, int(index))
        return parts(parse(value)) if key in EFFECT_TEXTS else value
    if isinstance(value, list):
        if key in CALLED:
            return [Word(CALLED[key][one]) for one in value]
        if key == "duties":
            return [Word(f"duty-{duty}", number=count) for duty, count in zip(DUTIES, value, strict=True) if count]
        return [Word("workers-of", whom=whom(seat, names), number=count) for seat, count in enumerate(value) if count]
    if key == "who":
        return names[value] if value < len(names) else Word("opponent")
    if key == "whom":
        return whom(value, names)
    if key == "source":
        return source(value, names)
    if key in TOLD:
        return TOLD[key](value)
    return Word(CALLED[key][value]) if key in CALLED else value


def whom(seat: int, names: list[str]) -> Word:
    """A player by name, in the cases of a sentence; the solo opponent has no name."""
    return Word("player", name=names[seat]) if seat < len(names) else Word("opponent")


def source(index: int, names: list[str]) -> Word:
    """From where a worker is taken back."""
    if index < len(SOURCES):
        return Word(f"place-{SOURCES[index]}")
    return Word("players-board", whom=whom(index - len(SOURCES), names))


# -------------------------------------------------------------------- options


def argument(s: State, option: int, prompt: str) -> dict[str, Value]:
    """What the label of an option speaks of: the thing, what it costs now and what it brings."""
    me = s.me
    player = s.players[me]
    if option in do.PLACE:
        return placement(s, me, do.PLACE.index(option))
    if option in do.HIRE:
        return hiring(s, me, do.HIRE.index(option), prompt)
    if option in do.DISMISS:
        card = do.DISMISS.index(option)
        number = player.apprentices.index(card) + 1 if card in player.apprentices else 0
        return {**apprentice(card), "number": number}
    if option in do.CAPTURE:
        return _capture(s, me, *divmod(do.CAPTURE.index(option), do.MOST_SEATS), prompt == "capture")
    if option in do.DIG:
        amounts = turn.dug(strength(s, t.MINES))
        good = do.DIG.index(option)
        return {
            "gain": with_abilities(player, "mines", Verb((t.GOODS[t.CLAY], t.GOODS[t.GOLD])[good], amounts[good], ()))
        }
    verb = do.ACTIONS.split(option)[0]
    if verb in ADDED:
        return ADDED[verb](s, option, prompt)
    found = _other(option, prompt)
    return {**found, **AT_TABLE[verb](s, player)} if verb in AT_TABLE else found


ADDED: Final[dict[str, Callable[[State, int, str], dict[str, Value]]]] = {}
"""By the verb of an option: what its label speaks of under a prompt, where an expansion says it."""
MORE: Final[list[Callable[[State], int]]] = []
"""For how many workers more than one whoever was just placed counts; expansions have such workers."""


def strength(s: State, place: int) -> int:
    """For how many workers those count who are at a place of the player on the move."""
    return s.circles[place][s.me] + sum(more(s) for more in MORE)


AT_TABLE: Final[dict[str, Callable[[State, Player], dict[str, Value]]]] = {  # by verb: what depends on the table
    "draw plans": lambda s, player: {"count": min(turn.drawn(strength(s, t.WORKSHOP)), len(s.plans))},
    "look at plans": lambda s, player: {"count": min(LOOKED, len(s.plans))},
    "send to prison": lambda s, player: {"count": sum(player.captured), "whom": player.captured[:]},
    "release": lambda s, player: {"count": player.prison},
    "pay debt": lambda s, player: cost(prices.debt(player)),
    "work on cathedral": lambda s, player: _cathedral(player),
    "buy off debt": lambda s, player: {
        "silver": max(prices.powers(one).ransom for one in s.players)
    },  # any may be asked
    "ransom": lambda s, player: {**cost(prices.ransom(player)), "count": workers.held_by_others(s, s.me)},
    "use": lambda s, player: {"gain": t.BUILDINGS[player.buildings[-1]].effect if player.buildings else ""},
}


def _other(option: int, prompt: str) -> dict[str, Value]:
    """The options whose labels do not depend on the table."""
    for block in (do.KEEP, do.TAKE, do.DISCARD, do.CONSTRUCT, do.ENDS):
        if option in block:
            return building(block.index(option))
    if option in do.CHARACTER:
        return character(do.CHARACTER.index(option))
    if option in do.TAKE_BACK:
        return {"source": do.TAKE_BACK.index(option)}
    if option in do.TRADE:
        return {"trade": do.TRADE.index(option)}
    if option in do.MIX:
        return {"cost": ", ".join(mixed(do.MIXES[do.MIX.index(option)]))}
    if option in do.SAVE:
        return {"good": t.WOOD + do.SAVE.index(option)}
    if option in do.FREE:
        return {"count": do.FREE.index(option)}
    text = do.ACTIONS.split(option)[1]
    return {"gain": text} if option in do.CHOOSE else {"what": text or prompt}


def mixed(mix: Iterable[int]) -> list[str]:
    """A mix of goods as verbs."""
    return [f"{good} {count}" for good, count in zip(t.GOODS, mix, strict=False) if count]


def cost(price: Price) -> dict[str, Value]:
    """A price: all silver, and how much of it is tax."""
    return {"silver": price.total, "tax": price.tax}


def apprentice(card: int) -> dict[str, Value]:
    """An apprentice, by all that tells it from others of the same name."""
    return {"apprentice": card, "skills": card, "virtue": t.APPRENTICE_VIRTUE[card], "ability": card}


def building(card: int) -> dict[str, Value]:
    """A building with all that is printed on it."""
    row = t.BUILDINGS[card]
    return {"building": card, "cost": row.cost, "needs": card, "points": row.vp, "virtue": row.virtue, "does": card}


def character(one: int) -> dict[str, Value]:
    """A character with what it begins with."""
    row = t.CHARACTERS[one]
    return {"character": one, "virtue": row.virtue, "count": row.prison, "gain": beginning(one), "power": one}


def beginning(one: int) -> str:
    """What a character begins with, as a text."""
    row = t.CHARACTERS[one]
    counts = {"silver": row.silver, "plans": row.plans, "debt": row.debts, "equip": row.tools}
    brought = {verb: f"{verb} {count}" for verb, count in counts.items() if count}
    found = [brought.pop("silver", ""), row.goods, *brought.values()]
    return ", ".join(text for text in found if text)


def _cathedral(player: Player) -> dict[str, Value]:
    """The next level: what it costs, and what it is worth."""
    level = min(player.cathedral + 1, t.LEVELS)
    free = prices.powers(player)
    return {
        "level": level,
        "mixed": level,
        "points": t.LEVEL_VP[level],
        "plan": int(not free.no_plan),
        "less": free.mixed,
    }


def hiring(s: State, me: int, card: int, prompt: str) -> dict[str, Value]:
    """An apprentice of the row: where it lies, what it costs, and the coins on it."""
    player = s.players[me]
    slot = s.row.index(card) if card in s.row else 0
    price, coins = Price(0, 0), 0
    if prompt in ("place", "workshop"):
        price = prices.hiring(player)
        coins = prices.skipped(slot, strength(s, t.WORKSHOP) + (prompt == "place"))
    row, column = divmod(slot, t.COLUMNS)
    where: dict[str, Value] = {"row": row + 1, "column": column + 1}
    return {**apprentice(card), **where, **cost(price), "coins": coins, "found": s.coins[slot]}


def _capture(s: State, me: int, place: int, owner: int, paid: bool) -> dict[str, Value]:
    """A group that may be captured, and what that costs."""
    count = s.circles[place][owner] if owner < len(s.players) else 0
    price = prices.capturing(s, s.players[me]) if paid else Price(0, 0)
    return {"place": place, "whom": owner, "own": int(owner == me), "count": count, **cost(price)}


# -------------------------------------------------------------------- places


def with_abilities(player: Player, when: str, *gains: Verb) -> str:
    """What is gained at a place together with what apprentices and the character add, as a text."""
    found: dict[Effect, int] = {}
    waiting = prices.powers(player).waiting[fx.MOMENTS.index(when)]
    for step in [*gains, *[one for ability in waiting for one in steps(ability.effect)]]:
        kind = step._replace(number=1) if isinstance(step, Verb) else step
        found[kind] = found.get(kind, 0) + (step.number if isinstance(step, Verb) else 1)
    return write(All(tuple(k._replace(number=n) if isinstance(k, Verb) else k for k, n in found.items())))


def placement(s: State, me: int, place: int, more: int = 0) -> dict[str, Value]:
    """A place, how strong a worker, who may count for several, is there, and what that brings and costs now."""
    player = s.players[me]
    strength = s.circles[place][me] + 1 + more if place < len(t.CIRCLES) else 0
    found: dict[str, Value] = {"place": place, "what": t.PLACES[place], "count": strength}
    if place >= t.LEFT:
        return {**found, **(_at_guildhall(s, me) if place == t.GUILDHALL else _at_market(s, player, place - t.LEFT))}
    return {**found, **AT_PLACE[place](s, player, strength)}


def _at_guildhall(s: State, me: int) -> dict[str, Value]:
    """How many buildings of the hand can be built, and the level that can be reached, 0 for none."""
    player = s.players[me]
    able = sum(guildhall.can_construct(s, me, card) for card in player.hand)
    return {"count": able, "level": player.cathedral + 1 if guildhall.can_advance(s, me) else 0}


def _at_market(s: State, player: Player, space: int) -> dict[str, Value]:
    gains = {0: market.small(s), 2: market.large(s)}.get(space, NOTHING)
    brings = with_abilities(player, "black market", *[verb for verb in steps(gains) if isinstance(verb, Verb)])
    found: dict[str, Value] = {"able": int(space == 1 and bool(s.config.hooks.in_the_middle(s, s.me)))}
    return {"gain": brings, "silver": prices.market(player, space), "virtue": prices.market_virtue(player), **found}


def _dig(s: State, player: Player, strength: int) -> dict[str, Value]:
    clay, gold = turn.dug(strength)
    ways = [("clay", clay), ("gold", gold)] if gold else [("clay", clay)]
    texts = [with_abilities(player, "mines", Verb(good, count, ())) for good, count in ways]
    return {"gain": write(OneOf(tuple(map(parse, texts)))) if gold else texts[0]}


def _tax(s: State, player: Player, strength: int) -> dict[str, Value]:
    brings = with_abilities(player, "tax stand", Verb("silver", s.tax, ()))
    return {"gain": brings, "virtue": prices.tax_stand_virtue(player)}


AT_PLACE: Final[dict[int, Callable[[State, Player, int], dict[str, Value]]]] = {
    t.QUARRY: lambda s, player, strength: {"gain": with_abilities(player, "quarry", Verb("stone", strength, ()))},
    t.FOREST: lambda s, player, strength: {"gain": with_abilities(player, "forest", Verb("wood", strength, ()))},
    t.MINES: _dig,
    t.SILVERSMITH: lambda s, player, strength: {
        "gain": with_abilities(player, "silversmith", Verb("silver", 1 + strength, ()))
    },
    t.STOREHOUSE: lambda s, player, strength: {
        "count": strength + prices.powers(player).in_storehouse,
        "gain": with_abilities(player, "storehouse"),
    },
    t.WORKSHOP: lambda s, player, strength: {
        **cost(prices.hiring(player)),
        "able": int(bool(within_reach(s, s.me, strength))),
        "count": min(turn.drawn(strength), len(s.plans)),
    },
    t.TAX_STAND: _tax,
    t.GUARDHOUSE: lambda s, player, strength: {
        "count": strength + prices.powers(player).at_guardhouse,
        "duties": [sum(player.captured), player.prison, workers.held_by_others(s, s.me), player.unpaid],
    },
    t.TOWN_CENTRE: lambda s, player, strength: {
        "count": turn.captures(s, s.me, strength),
        **cost(prices.due(player, prices.FIRST_CAPTURE)),
    },
}

# -------------------------------------------------------------------- questions


def about(s: State, ask: Ask) -> dict[str, Value]:
    """What a question's sentence speaks of."""
    player = s.players[ask.player]
    return {
        "silver": player.goods[t.SILVER],
        "count": s.more,
        "level": min(player.cathedral + 1, t.LEVELS),
        "limit": t.HAND,
        "ransom": prices.powers(player).ransom,
        "able": int(bool(s.config.hooks.in_the_middle(s, ask.player))),
    }
