"""The effects of the cards and boards of Viscounts, read from their texts: trees, and when abilities act.

What the verbs mean stands in rules/verbs.py, where all texts are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.data.rows import ChurchFavour, Manuscript, Opponent, Townsfolk
from burgrave.kernel import overrides
from burgrave.kernel.cards import Row
from burgrave.kernel.effects import (
    NOTHING,
    Conversion,
    Effect,
    Modifier,
    Per,
    decisions,
    parse,
    parse_modifier,
    parse_scoring,
    steps,
    write,
)
from burgrave.kernel.errors import BadData


def where(file: str, row: Row, field: str) -> str:
    """The place of a field, for errors."""
    return overrides.where("viscounts", file, row.id, field)


def read(file: str, rows: Sequence[Row], field: str) -> list[Effect]:
    """The trees of a field of all rows."""
    return [parse(getattr(row, field), where(file, row, field)) for row in rows]


HIRE: Final[list[Effect]] = read("townsfolk", t.TOWNSFOLK, "hire")
ABILITY: Final[list[Effect]] = read("townsfolk", t.TOWNSFOLK, "effect")
MANUSCRIPT: Final[list[Effect]] = read("manuscripts", t.MANUSCRIPTS, "effect")
UNCOVERED: Final[list[Effect]] = read("buildings", t.BUILDINGS, "effect")
ABOVE: Final[list[Effect]] = read("track", t.TRACK, "above")
BELOW: Final[list[Effect]] = read("track", t.TRACK, "below")
SECTION: Final[list[Effect]] = read("castle", t.CASTLE, "effect")
LEFT_TRADE: Final[list[Effect]] = read("segments", t.SEGMENTS, "left_trade")
RIGHT_TRADE: Final[list[Effect]] = read("segments", t.SEGMENTS, "right_trade")
PRINTED_DISMISS: Final[list[Effect]] = read("segments", t.SEGMENTS, "printed_dismiss")
PRINTED_MANUSCRIPT: Final[list[Effect]] = read("segments", t.SEGMENTS, "manuscript")
SITE: Final[list[Effect]] = read("sites", t.SITES, "reward")
LINK: Final[list[Effect]] = read("links", t.LINKS, "reward")
PLAYER_GOODS: Final[list[Effect]] = read("player_cards", t.PLAYER_CARDS, "goods")
PLAYER_EFFECT: Final[list[Effect]] = read("player_cards", t.PLAYER_CARDS, "effect")
BONUS_EFFECT: Final[list[Effect]] = read("bonuses", t.BONUSES, "effect")
OPPONENTS_ABOVE: Final[list[Effect]] = read("track", t.TRACK, "opponent")
OPPONENTS_GOODS: Final[list[Effect]] = read("opponents", t.OPPONENTS, "goods")
OPPONENTS_ABILITY: Final[list[Effect]] = read("opponents_buildings", t.OPPONENTS_BUILDINGS, "effect")
SCHEME: Final[list[Effect]] = read("schemes", t.SCHEMES, "effect")

REARRANGE: Final[Effect] = parse("rearrange")  # for whom another viscount comes to (p. 13)
DEBT_PAID: Final[Effect] = parse("resource")  # (p. 9)
THIRD_TIER: Final[Effect] = parse("resource")  # for a worker who comes there (p. 19)
SILVER: Final[Effect] = parse("silver")  # what some towns trade: it can't be paid with silver (p. 15)
PUSHED: Final[list[Effect]] = [parse("silver 2"), parse("virtue, resource")]  # for a lost worker, by tier (p. 19)
CORRUPTION: Final[Effect] = parse("corruption")  # where both are gained at once, it comes before … (p. 10)
VIRTUE: Final[Effect] = parse("virtue")

EFFECTS: Final[list[tuple[str, Sequence[Row], str, list[Effect]]]] = [
    ("townsfolk", t.TOWNSFOLK, "hire", HIRE),
    ("townsfolk", t.TOWNSFOLK, "effect", ABILITY),
    ("manuscripts", t.MANUSCRIPTS, "effect", MANUSCRIPT),
    ("buildings", t.BUILDINGS, "effect", UNCOVERED),
    ("track", t.TRACK, "above", ABOVE),
    ("track", t.TRACK, "below", BELOW),
    ("castle", t.CASTLE, "effect", SECTION),
    ("segments", t.SEGMENTS, "left_trade", LEFT_TRADE),
    ("segments", t.SEGMENTS, "right_trade", RIGHT_TRADE),
    ("segments", t.SEGMENTS, "printed_dismiss", PRINTED_DISMISS),
    ("segments", t.SEGMENTS, "manuscript", PRINTED_MANUSCRIPT),
    ("sites", t.SITES, "reward", SITE),
    ("links", t.LINKS, "reward", LINK),
    ("player_cards", t.PLAYER_CARDS, "goods", PLAYER_GOODS),
    ("player_cards", t.PLAYER_CARDS, "effect", PLAYER_EFFECT),
    ("bonuses", t.BONUSES, "effect", BONUS_EFFECT),
]
"""Every field that holds effects of a player: its file, the rows, its name, and the trees."""
OPPONENTS_EFFECTS: Final[list[tuple[str, Sequence[Row], str, list[Effect]]]] = [
    ("track", t.TRACK, "opponent", OPPONENTS_ABOVE),
    ("opponents", t.OPPONENTS, "goods", OPPONENTS_GOODS),
    ("opponents_buildings", t.OPPONENTS_BUILDINGS, "effect", OPPONENTS_ABILITY),
    ("schemes", t.SCHEMES, "effect", SCHEME),
]
"""The same for the solo opponent, which has verbs of its own."""
CAUSED: Final[list[tuple[Effect, tuple[str, int]]]] = [
    *[
        (effect, (f"{file}-{field}", index))
        for file, _, field, effects in EFFECTS
        for index, effect in enumerate(effects)
        if effect != NOTHING
    ],
    *[(effect, ("pushed", tier)) for tier, effect in enumerate(PUSHED)],
    (REARRANGE, ("meeting", 0)),
    (DEBT_PAID, ("debt", 0)),
    (THIRD_TIER, ("third", 0)),
]
"""The effects of players, each with where it stands, or what it is given for."""
CAUSES: Final[dict[int, tuple[str, int]]] = {  # by identity: each tree is that of one place, even where texts are equal
    **{id(effect): cause for effect, cause in CAUSED},
    **{id(effect): ("opponents_buildings-effect", index) for index, effect in enumerate(OPPONENTS_ABILITY)},
}
"""The same of all effects."""
ATTEMPTS: Final[tuple[str, ...]] = ("build", "place_workers", "transcribe", "focus")
LAST_RESORT: Final[list[Effect]] = [  # what a scheme brings when nothing that it tries can be done
    parse(scheme.options[-1], where("schemes", scheme, "options")) for scheme in t.SCHEMES
]
for _scheme in t.SCHEMES:
    for _attempt in _scheme.options[:-1]:
        if _attempt not in ATTEMPTS:
            raise BadData(f"{where('schemes', _scheme, 'options')}: {_attempt!r} is not one of {', '.join(ATTEMPTS)}")
UNITS: Final[tuple[str, ...]] = (  # what manuscripts count: icons, cards of a kind, and so on
    *t.ICONS,
    *t.CARD_KINDS,
    *("building", "flipped_debt", "flipped_deed", "manuscript", "resource", "worker"),
)


def scoring(row: Manuscript) -> tuple[Per, ...]:
    """What a manuscript counts."""
    place = where("manuscripts", row, "scoring")
    found = parse_scoring(row.scoring, place, UNITS) if row.scoring else ()
    if not all(per.unit and per.condition is None for per in found):
        raise BadData(f"{place}: {row.scoring!r} must count something, like 'vp 1 per 2 trade'")
    return found


SCORING: Final[list[tuple[Per, ...]]] = [scoring(manuscript) for manuscript in t.MANUSCRIPTS]

# -------------------------------------------------------------------- when abilities act

OWN_MOMENTS: Final[tuple[str, ...]] = (
    *[f"after {action}" for action in t.ACTIONS],  # by action
    "played",
    "dropped",
    "after flip debt",
    "after flip deed",
    "after flip",
    "after debt",
    "after hire",
    "after shuffle",
    "after scheme",
    "built",
    "at collision",
)
"""Those of the base game; rows of an expansion may wait for more, and it says for what."""
_WAITING: Final[list[tuple[str, Row, str]]] = [
    *[("townsfolk", card, card.when) for card in t.TOWNSFOLK],
    *[("bonuses", bonus, bonus.when) for bonus in t.BONUSES],
]
MOMENTS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys((*OWN_MOMENTS, *[when for _, row, when in _WAITING if row.box and when]))
)
for _file, _row, _when in _WAITING:
    if _when and _when not in MOMENTS:
        raise BadData(f"{where(_file, _row, 'when')}: {_when!r} is not known; write {', '.join(OWN_MOMENTS)} or ''")
PLAYED: Final[int] = MOMENTS.index("played")
DROPPED: Final[int] = MOMENTS.index("dropped")
AFTER_FLIP_DEBT: Final[int] = MOMENTS.index("after flip debt")
AFTER_FLIP_DEED: Final[int] = MOMENTS.index("after flip deed")
AFTER_FLIP: Final[int] = MOMENTS.index("after flip")
AFTER_DEBT: Final[int] = MOMENTS.index("after debt")
AFTER_HIRE: Final[int] = MOMENTS.index("after hire")
AFTER_SHUFFLE: Final[int] = MOMENTS.index("after shuffle")
AFTER_SCHEME: Final[int] = MOMENTS.index("after scheme")
BUILT: Final[int] = MOMENTS.index("built")
AT_COLLISION: Final[int] = MOMENTS.index("at collision")
NEVER: Final = -1


def moment(when: str) -> int:
    """What an ability waits for."""
    return MOMENTS.index(when) if when else NEVER


WHEN: Final[list[int]] = [*[moment(card.when) for card in t.TOWNSFOLK], *[NEVER] * len(t.SCHEMES)]
BELOW_IF: Final[list[bool | None]] = [  # whether there must be a criminal, must be none, or it does not matter
    None if not space.condition else space.condition == "criminal" for space in t.TRACK
]

# -------------------------------------------------------------------- what counts as something else


class Exchange(NamedTuple):
    """In an action, so many of an icon or a good count as so many of its icons; perhaps only the first time."""

    action: int
    number: int
    icon: int  # or …
    good: int  # … a good; -1: not this
    gives: int
    once: bool


def exchanges(file: str, row: Row, text: str) -> tuple[Exchange, ...]:
    """What a card turns into icons: ``2 trade as 1 noble in place_workers``, ``first gold 2 in place_workers``."""
    found = []
    for part in text.split(",") if text else ():
        place = where(file, row, "while")
        read = parse_modifier(part.strip(), place)
        action = read.action
        if action not in t.ACTIONS:
            raise BadData(f"{place}: {part.strip()!r} names no action; actions: {', '.join(t.ACTIONS)}")
        number = t.ACTIONS.index(action)
        if isinstance(read, Conversion):
            what, gives, once, of = read.what, read.gives, False, read.number
            if read.instead != t.ICONS[number]:
                raise BadData(f"{place}: {action} is paid with {t.ICONS[number]}, not {read.instead!r}")
        else:
            first, _, what = read.name.partition(" ")
            gives, once, of = read.amount, True, 1
            if first != "first" or what not in t.GOODS:
                raise BadData(f"{place}: {part.strip()!r} is not known; write it like 'first gold 2 in place_workers'")
        if what not in t.ICONS + t.GOODS:
            raise BadData(f"{place}: {what!r} is neither an icon nor a good")
        icon = t.ICONS.index(what) if what in t.ICONS else -1
        good = t.GOODS.index(what) if what in t.GOODS else -1
        found.append(Exchange(number, of, icon, good, gives, once))
    return tuple(found)


# -------------------------------------------------------------------- what holds as long as something is there

FURTHER: Final = "further"  # a step more that costs nothing
DISMISS_COST: Final = "dismiss cost"
HAND: Final = "hand"
ICON: Final = "icon"


NO_MODIFIER: Final[Modifier] = Modifier("", 0, "")


def lasting(file: str, row: Row, text: str) -> Modifier:
    """What a card or a building changes as long as it is there; those of an expansion may change more."""
    place = where(file, row, "while")
    read = parse_modifier(text, place)
    known = isinstance(read, Modifier) and (
        row.box or read.name in ("", FURTHER, DISMISS_COST, HAND) or read.name.removeprefix(f"{ICON} ") in t.ICONS
    )
    if not isinstance(read, Modifier) or not known:
        raise BadData(
            f"{place}: {text!r} is not known; write 'icon trade 2', 'further 1', 'dismiss cost 1' or 'hand 1'"
        )
    return read


def icons(modifier: Modifier) -> tuple[int, ...]:
    """The icons that it brings."""
    kind = modifier.name.removeprefix(f"{ICON} ")
    return tuple(modifier.amount if name == kind else 0 for name in t.ICONS)


def counts_otherwise(card: Townsfolk) -> bool:
    """Whether what a card changes is what something counts as; else it is like what buildings uncover."""
    return bool(card.while_) and not (card.box and isinstance(parse_modifier(card.while_), Modifier))


EXCHANGES: Final[list[tuple[Exchange, ...]]] = [
    *[exchanges("townsfolk", card, card.while_) if counts_otherwise(card) else () for card in t.TOWNSFOLK],
    *[()] * len(t.SCHEMES),
]
LASTING: Final[dict[int, Modifier]] = {
    number: lasting("townsfolk", card, card.while_)
    for number, card in enumerate(t.TOWNSFOLK)
    if card.while_ and not counts_otherwise(card)
}
"""What cards change as long as they are on the player board; few do."""


class Standing(NamedTuple):
    """What stands under a building on a player board, or on a bonus."""

    when: int
    condition: str  # "no criminal", or a kind of card: there must be one on the player board
    effect: Effect
    lasting: Modifier
    icons: tuple[int, ...]


BONUS: Final[list[Standing]] = [
    Standing(moment(row.when), row.condition, effect, modifier, icons(modifier))
    for row, effect in zip(t.BONUSES, BONUS_EFFECT, strict=True)
    for modifier in (lasting("bonuses", row, row.while_) if row.while_ else NO_MODIFIER,)
]


def _uncovered() -> list[Standing]:
    """On the boards of players."""
    found = []
    for building, effect in zip(t.BUILDINGS, UNCOVERED, strict=True):
        modifier = lasting("buildings", building, building.while_)
        found.append(Standing(moment(building.when), building.condition, effect, modifier, icons(modifier)))
    return found


def _uncovered_by(opponent: Opponent) -> list[Standing]:
    """On a board of the solo opponent: icons under guildhalls, abilities under the others (p. 26)."""
    abilities = {row.id: (row, effect) for row, effect in zip(t.OPPONENTS_BUILDINGS, OPPONENTS_ABILITY, strict=True)}
    halls = iter(opponent.guildhalls)
    found = []
    for building in t.BUILDINGS:
        if building.kind == "guildhall":
            found.append(Standing(NEVER, "", NOTHING, NO_MODIFIER, t.counts([next(halls)])))
        elif building.id in abilities:
            row, effect = abilities[building.id]
            found.append(Standing(moment(row.when), row.condition, effect, NO_MODIFIER, t.counts([])))
        else:
            raise BadData(f"opponents_buildings.toml: there is no row for {building.id!r}")
    return found


UNDER: Final[list[list[Standing]]] = [_uncovered(), *[_uncovered_by(opponent) for opponent in t.OPPONENTS]]
"""What stands under the buildings, by board: first that of all players, then those of the solo opponent."""


def favour_icons(row: ChurchFavour) -> tuple[int, ...]:
    """The icons of a favour, which brings nothing else."""
    found = icons(lasting("church_favours", row, row.while_))
    if not any(found):
        raise BadData(
            f"{where('church_favours', row, 'while')}: {row.while_!r} is no icon; write it like 'icon trade 2'"
        )
    return found


FAVOUR_ICONS: Final[list[tuple[int, ...]]] = [  # by ribbon
    favour_icons(favour) for ribbon in t.RIBBONS for favour in t.FAVOURS if favour.id == ribbon
]

# -------------------------------------------------------------------- what is decided

_REWARDS: Final[list[Effect]] = [effect for *_, effects in EFFECTS for effect in effects]
_ABILITIES: Final[list[Effect]] = [*ABILITY, *UNCOVERED, *BONUS_EFFECT]
STEPS: Final[list[str]] = list(dict.fromkeys(write(effect) for effect in _ABILITIES if steps(effect)))
"""The abilities between which a player may have to choose an order."""
BRANCHES: Final[list[str]] = list(dict.fromkeys(write(branch) for effect in _REWARDS for branch in decisions(effect)))
"""The branches of all choices."""
