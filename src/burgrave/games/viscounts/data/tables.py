"""The cards and boards of Viscounts as numbers: what the TOML files say, indexed for the rules.

A card is its place in its file; the starting townsfolk of all players are the same numbers, and the schemes of the solo
opponent, which lie on its board as townsfolk do on others, have the numbers after all townsfolk. An icon is ``TRADE``
to ``CRIMINAL``, and an action has the number of the icon that pays for it. Rows of expansions come after those of the
base game; each says its box. A town is three times its place in the ring,
plus ``LEFT``, ``RIGHT`` or ``INNER``. A site is its place in its file, wherever its segment lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.viscounts.data import rows
from burgrave.kernel.cards import Row, load
from burgrave.kernel.errors import BadData
from burgrave.kernel.overrides import where

PACKAGE: Final = "burgrave.games.viscounts"

TOWNSFOLK: Final[list[rows.Townsfolk]] = load(PACKAGE, "townsfolk.toml", rows.Townsfolk)
MANUSCRIPTS: Final[list[rows.Manuscript]] = load(PACKAGE, "manuscripts.toml", rows.Manuscript)
BUILDINGS: Final[list[rows.Building]] = load(PACKAGE, "buildings.toml", rows.Building)
TRACK: Final[list[rows.TrackSpace]] = load(PACKAGE, "track.toml", rows.TrackSpace)
CASTLE: Final[list[rows.Section]] = load(PACKAGE, "castle.toml", rows.Section)
SEGMENTS: Final[list[rows.Segment]] = load(PACKAGE, "segments.toml", rows.Segment)
SITES: Final[list[rows.Site]] = load(PACKAGE, "sites.toml", rows.Site)
LINKS: Final[list[rows.Link]] = load(PACKAGE, "links.toml", rows.Link)
PLAYER_CARDS: Final[list[rows.PlayerCard]] = load(PACKAGE, "player_cards.toml", rows.PlayerCard)
FAVOURS: Final[list[rows.ChurchFavour]] = load(PACKAGE, "church_favours.toml", rows.ChurchFavour)
BONUSES: Final[list[rows.Bonus]] = load(PACKAGE, "bonuses.toml", rows.Bonus)
OPPONENTS: Final[list[rows.Opponent]] = load(PACKAGE, "opponents.toml", rows.Opponent)
OPPONENTS_BUILDINGS: Final[list[rows.OpponentsBuilding]] = load(
    PACKAGE, "opponents_buildings.toml", rows.OpponentsBuilding
)
SCHEMES: Final[list[rows.Scheme]] = load(PACKAGE, "schemes.toml", rows.Scheme)


def _place(ids: tuple[str, ...], file: str, row: str, field: str, wanted: str) -> int:
    """Which row of another file is meant."""
    if wanted not in ids:
        raise BadData(f"{where('viscounts', file, row, field)}: there is no {wanted!r}; rows: {', '.join(ids)}")
    return ids.index(wanted)


def _corrected(file: str, rows: Sequence[Row], *fields: str) -> str:
    """The place of what is wrong in several fields together: where one was corrected, if one was."""
    places = [where("viscounts", file, row.id, field) for row in rows for field in fields]
    return next((place for place in places if not place.startswith(f"{file}.toml")), f"{file}.toml: {fields[0]}")


# -------------------------------------------------------------------- icons, goods, actions

ICONS: Final[tuple[str, ...]] = ("trade", "build", "noble", "cleric", "criminal")
TRADE: Final = 0
BUILD: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4

ACTIONS: Final[tuple[str, ...]] = ("trade", "build", "place_workers", "transcribe")  # by the icon that pays for it
PLACE_WORKERS: Final = NOBLE
TRANSCRIBE: Final = CLERIC

GOODS: Final[tuple[str, ...]] = ("silver", "stone", "gold", "ink")  # by the action in which they count as its icon
SILVER: Final = 0
STONE: Final = 1
GOLD: Final = 2
INK: Final = 3
RESOURCES: Final[tuple[int, ...]] = (INK, GOLD, STONE)


def counts(icons: list[rows.Icon]) -> tuple[int, ...]:
    """How often each icon is there."""
    return tuple(icons.count(icon) for icon in ICONS)  # type: ignore[arg-type]  # ICONS are all of them


# -------------------------------------------------------------------- townsfolk

TOWNSFOLK_IDS: Final[tuple[str, ...]] = tuple(card.id for card in TOWNSFOLK)
CARD_IDS: Final[tuple[str, ...]] = (*TOWNSFOLK_IDS, *[scheme.id for scheme in SCHEMES])
COST: Final[list[int]] = [card.cost for card in TOWNSFOLK]
ICONS_OF: Final[list[tuple[int, ...]]] = [
    *[counts(card.icons) for card in TOWNSFOLK],
    *[counts(scheme.icons) for scheme in SCHEMES],
]
CRIMINALS: Final[list[int]] = [icons[CRIMINAL] for icons in ICONS_OF]
OWN_KINDS: Final = ("common", "starting", "hero")
for _card in TOWNSFOLK:
    if not _card.box and _card.kind not in OWN_KINDS:
        raise BadData(
            f"{where('viscounts', 'townsfolk', _card.id, 'kind')}: {_card.kind!r} is not one of {', '.join(OWN_KINDS)}"
        )
CARD_KINDS: Final[tuple[str, ...]] = tuple(dict.fromkeys(card.kind for card in TOWNSFOLK))
KIND_OF: Final[list[str]] = [*[card.kind for card in TOWNSFOLK], *["scheme"] * len(SCHEMES)]
COMMON: Final[tuple[int, ...]] = tuple(i for i, card in enumerate(TOWNSFOLK) if card.kind == "common")
STARTING: Final[tuple[int, ...]] = tuple(i for i, card in enumerate(TOWNSFOLK) if card.kind == "starting")
HEROES: Final[tuple[int, ...]] = tuple(i for i, card in enumerate(TOWNSFOLK) if card.kind == "hero")

# -------------------------------------------------------------------- the player board

SLOTS: Final = 3
HAND: Final = 3  # the hand limit at the beginning (p. 23)
FEWEST_CARDS: Final = 3  # nobody ever has fewer (p. 12)
WORKERS: Final = 20
STARTING_ICONS: Final[list[list[tuple[int, ...]]]] = [  # by board and slot, as long as no card lies there (p. 7, 26)
    [counts([]), counts(["cleric", "build", "noble"]), counts(["trade", "trade"])],
    *[[counts([]), counts(opponent.middle), counts(opponent.right)] for opponent in OPPONENTS],
]
WORKER_COSTS: Final[tuple[int, ...]] = (0, 1, 3, 5, 8)  # noble icons, by workers placed (p. 18)

BUILDING_IDS: Final[tuple[str, ...]] = tuple(building.id for building in BUILDINGS)
KINDS: Final[tuple[str, ...]] = ("trading_post", "guildhall", "workshop")
KIND: Final[list[int]] = [KINDS.index(building.kind) for building in BUILDINGS]
BUILD_COST: Final[list[int]] = [building.cost for building in BUILDINGS]
if any(KIND.count(kind) != 3 for kind in range(len(KINDS))):
    raise BadData(f"{_corrected('buildings', BUILDINGS, 'kind')}: there are three buildings of each kind")
BUILDING_VP: Final[list[tuple[int, ...]]] = [(0, 4, 9, 15), (0, 6, 13, 21), (0, 2, 5, 9)]  # by kind and number (p. 17)

LEFTMOST: Final = 0  # where corruption begins and goes right from; virtue comes from the other end (p. 10)
RIGHTMOST: Final = len(TRACK) - 1

# -------------------------------------------------------------------- the main board

RING: Final = len(SEGMENTS)
LEFT: Final = 0
RIGHT: Final = 1
INNER: Final = 2
TOWNS: Final = 3 * RING


def _next(town: int) -> tuple[int, ...]:
    """Where the arrows lead (p. 13)."""
    place, kind = divmod(town, 3)
    further = 3 * ((place + 1) % RING)
    if kind == LEFT:
        return (3 * place + RIGHT, 3 * place + INNER)
    return (further + LEFT,) if kind == RIGHT else (3 * place + RIGHT, further + INNER)


NEXT: Final[list[tuple[int, ...]]] = [_next(town) for town in range(TOWNS)]

SEGMENT_IDS: Final[tuple[str, ...]] = tuple(segment.id for segment in SEGMENTS)
TOWN_OF_NUMBER: Final[dict[int, tuple[int, int]]] = {  # the segment and the side of a red number
    number: (index, side)
    for index, segment in enumerate(SEGMENTS)
    for side, number in ((LEFT, segment.left), (RIGHT, segment.right))
}
if len(TOWN_OF_NUMBER) != 2 * RING:
    raise BadData(f"{_corrected('segments', SEGMENTS, 'left', 'right')}: two towns have the same red number")
PER: Final[list[tuple[int, int]]] = [(segment.left_per, segment.right_per) for segment in SEGMENTS]
PRINTED_COST: Final[list[int]] = [segment.printed_cost for segment in SEGMENTS]
PRINTED_ICONS: Final[list[tuple[int, ...]]] = [counts(segment.printed_icons) for segment in SEGMENTS]
PRINTED_MANUSCRIPT_COST: Final[list[int]] = [segment.manuscript_cost for segment in SEGMENTS]

SITE_IDS: Final[tuple[str, ...]] = tuple(site.id for site in SITES)
BANK: Final[list[int]] = [LEFT if site.bank == "left" else RIGHT for site in SITES]
SEGMENT_OF: Final[list[int]] = [_place(SEGMENT_IDS, "sites", site.id, "segment", site.segment) for site in SITES]
FEW: Final = 0  # the side for one or two players
MANY: Final = 1
SITES_OF: Final[list[list[tuple[int, ...]]]] = [  # by side and segment, clockwise
    [
        tuple(i for i, site in enumerate(SITES) if SEGMENT_OF[i] == segment and site.players == players)
        for segment in range(RING)
    ]
    for players in ("1-2", "3-4")
]
LINKED: Final[list[tuple[int, int]]] = [  # the sites of a link; -1: the first one of the next segment
    (
        _place(SITE_IDS, "links", link.id, "from", link.from_),
        _place(SITE_IDS, "links", link.id, "to", link.to) if link.to else -1,
    )
    for link in LINKS
]

# -------------------------------------------------------------------- the castle

SECTIONS: Final[int] = len(CASTLE)
BESIDE: Final[list[tuple[int, int]]] = [  # the next section clockwise, then the one counter-clockwise
    ((section + 1) % SECTIONS, (section - 1) % SECTIONS) for section in range(SECTIONS)
]
TRIO: Final = 3  # so many of one colour rise, and so many of all stay (p. 18, 19)
TIER_VP: Final[tuple[int, ...]] = (1, 2, 3)
LEADER: Final = 0  # the card of its leader among the bonuses (p. 19)
BONUS_IDS: Final[tuple[str, ...]] = tuple(bonus.id for bonus in BONUSES)

# -------------------------------------------------------------------- manuscripts

MANUSCRIPT_IDS: Final[tuple[str, ...]] = tuple(manuscript.id for manuscript in MANUSCRIPTS)
RIBBONS: Final[tuple[str, ...]] = ("grey", "black", "yellow", "blue")
ANY_RIBBON: Final = -1
RIBBON: Final[list[int]] = [
    RIBBONS.index(manuscript.ribbon) if manuscript.ribbon != "any" else ANY_RIBBON for manuscript in MANUSCRIPTS
]
MANUSCRIPT_COST: Final[list[int]] = [manuscript.cost for manuscript in MANUSCRIPTS]
GREY_BACKS: Final[tuple[int, ...]] = tuple(i for i, manuscript in enumerate(MANUSCRIPTS) if manuscript.first)
BLACK_BACKS: Final[tuple[int, ...]] = tuple(
    i for i, manuscript in enumerate(MANUSCRIPTS) if not manuscript.first and not manuscript.aside
)
FAVOURED: Final = 3  # manuscripts of a colour for the Church's favour (p. 21)
FAVOUR_VP: Final[list[int]] = [FAVOURS[[f.id for f in FAVOURS].index(ribbon)].vp for ribbon in RIBBONS]
SET_VP: Final[tuple[int, ...]] = (0, 1, 4, 9, 16)  # by different ribbons of a set (p. 21)
if len(GREY_BACKS) != RING:
    raise BadData(f"{_corrected('manuscripts', MANUSCRIPTS, 'first')}: {RING} have grey backs, not {len(GREY_BACKS)}")

# -------------------------------------------------------------------- debts and deeds

ON_POVERTY: Final[tuple[int, ...]] = (0, 12, 12, 15, 18)  # debts, by players (p. 8)
ON_PROSPERITY: Final[tuple[int, ...]] = (0, 12, 12, 16, 20)  # deeds
UNPAID_VP: Final = -2
ACQUIRED_VP: Final = 1
APPROVED_VP: Final = 3
PLACE_VP: Final[tuple[int, ...]] = (12, 8, 4)
PLACE_VP_OF_TWO: Final[tuple[int, ...]] = (12, 4)

# -------------------------------------------------------------------- set-up

PLAYER_CARD_IDS: Final[tuple[str, ...]] = tuple(card.id for card in PLAYER_CARDS)

# -------------------------------------------------------------------- the solo opponent

OPPONENT_IDS: Final[tuple[str, ...]] = tuple(opponent.id for opponent in OPPONENTS)
SCHEME_IDS: Final[tuple[str, ...]] = tuple(scheme.id for scheme in SCHEMES)
FIRST_SCHEME: Final[int] = len(TOWNSFOLK)
STARTING_SCHEMES: Final[tuple[int, ...]] = tuple(
    FIRST_SCHEME + i for i, scheme in enumerate(SCHEMES) if scheme.deck == "starting"
)
FUTURE_SCHEMES: Final[tuple[int, ...]] = tuple(
    FIRST_SCHEME + i for i, scheme in enumerate(SCHEMES) if scheme.deck == "future"
)
LEFTOVER_VP: Final = 1  # for each resource of the solo opponent (p. 31)
REMOVED: Final[list[tuple[int, ...]]] = [
    tuple(FIRST_SCHEME + _place(SCHEME_IDS, "opponents", opponent.id, "removed", scheme) for scheme in opponent.removed)
    for opponent in OPPONENTS
]
for _opponent, _removed in zip(OPPONENTS, REMOVED, strict=True):
    if len(_opponent.until) != len(_opponent.resources) - 1:
        raise BadData(
            f"{_corrected('opponents', [_opponent], 'until', 'resources')}: all resources but the last are limited"
        )
    if len(set(STARTING_SCHEMES) - set(_removed)) < SLOTS:
        raise BadData(f"{_corrected('opponents', [_opponent], 'removed')}: too few schemes are left to begin with")
