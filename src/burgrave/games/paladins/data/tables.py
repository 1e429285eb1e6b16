"""The cards and boards of Paladins as numbers: what the TOML files say, indexed for the rules.

A card is its place in its file. A worker is its colour: ``LABOURER`` to ``CRIMINAL``. An action is its place on the
player board: the six to grow on the left, then the six to score on the right.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise
from typing import Final

from burgrave.games.paladins.data import rows
from burgrave.kernel.cards import load
from burgrave.kernel.errors import BadData
from burgrave.kernel.overrides import where

PACKAGE: Final = "burgrave.games.paladins"
ROUNDS: Final = 7
HIGHEST: Final = 12  # of an attribute
STEPS: Final = 7  # monks, outposts, jars, walls and converts of a player
DEBTS: Final = 24
BY_WORKERS: Final[tuple[int, ...]] = (1, 3)  # what Hunt and Trade bring with one worker, and with two (p. 16)
KEPT: Final = 3  # workers that may be kept for the next round (p. 24)
ATTRIBUTE_VP: Final[list[int]] = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]  # by value; published list
ORDER_VP: Final[list[int]] = [4, 6, 8]  # by place (p. 8)
TAX: Final[list[int]] = [0, 5, 5, 7, 8]  # coins of the tax supply, by players (p. 4)
START_SILVER: Final = 3
START_PROVISIONS: Final = 1

TOWNSFOLK: Final[list[rows.Townsfolk]] = load(PACKAGE, "townsfolk.toml", rows.Townsfolk)
OUTSIDERS: Final[list[rows.Outsider]] = load(PACKAGE, "outsiders.toml", rows.Outsider)
PALADINS: Final[list[rows.Paladin]] = load(PACKAGE, "paladins.toml", rows.Paladin)
WALLS: Final[list[rows.Wall]] = load(PACKAGE, "walls.toml", rows.Wall)
TAVERN: Final[list[rows.Tavern]] = load(PACKAGE, "tavern.toml", rows.Tavern)
ORDERS: Final[list[rows.Order]] = load(PACKAGE, "kings_orders.toml", rows.Order)
FAVOURS: Final[list[rows.Favour]] = load(PACKAGE, "kings_favours.toml", rows.Favour)
SUSPICION: Final[list[rows.Suspicion]] = load(PACKAGE, "suspicion.toml", rows.Suspicion)
ACTIONS: Final[list[rows.Action]] = load(PACKAGE, "actions.toml", rows.Action)
LADDERS: Final[dict[str, rows.Ladder]] = {
    ladder.action: ladder for ladder in load(PACKAGE, "ladders.toml", rows.Ladder)
}
WORKSHOPS: Final[list[rows.Workshop]] = load(PACKAGE, "workshops.toml", rows.Workshop)
JARS: Final[list[rows.Jar]] = load(PACKAGE, "jars.toml", rows.Jar)
REGIONS: Final[list[rows.Region]] = load(PACKAGE, "regions.toml", rows.Region)
SPACES: Final[list[rows.BoardSpace]] = load(PACKAGE, "spaces.toml", rows.BoardSpace)
STALLS: Final[list[rows.Stall]] = load(PACKAGE, "stalls.toml", rows.Stall)
SCHEMES: Final[list[rows.Scheme]] = load(PACKAGE, "schemes.toml", rows.Scheme)
DIFFICULTIES: Final[dict[str, rows.Difficulty]] = {
    row.id: row for row in load(PACKAGE, "difficulties.toml", rows.Difficulty)
}

for _ladder in LADDERS.values():
    _wanted = 8 if _ladder.action == "develop" else 7  # workshops, or anything else (p. 13)
    for _field in ("vp", "influence", "provisions", "silver"):
        _numbers = getattr(_ladder, _field)
        if _numbers and len(_numbers) != _wanted:
            raise BadData(f"{where('paladins', 'ladders', _ladder.id, _field)}: {_wanted} steps, not {len(_numbers)}")
for _lower, _higher in pairwise(REGIONS):
    for _field in ("faith", "strength"):
        if getattr(_higher, _field) < getattr(_lower, _field):
            _place = where("paladins", "regions", _higher.id, _field)
            raise BadData(f"{_place}: a region never needs less than the one before")

# -------------------------------------------------------------------- workers

WORKERS: Final[tuple[str, ...]] = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
LABOURER: Final[int] = WORKERS.index("labourer")
SCOUT: Final[int] = WORKERS.index("scout")
MERCHANT: Final[int] = WORKERS.index("merchant")
FIGHTER: Final[int] = WORKERS.index("fighter")
CLERIC: Final[int] = WORKERS.index("cleric")
CRIMINAL: Final[int] = WORKERS.index("criminal")
ANY: Final[int] = len(WORKERS)  # the colour of a clear space
WORKSHOP: Final[int] = ANY + 1  # what stands on a space that needs no worker any more
EMPTY: Final[int] = -1

GROUPS: Final[list[tuple[int, ...]]] = [
    group for size in (1, 2, 3) for group in combinations_with_replacement(range(len(WORKERS)), size)
]
"""Workers that are placed or kept together: every group of one, two or three."""
GROUP_INDEX: Final[dict[tuple[int, ...], int]] = {group: index for index, group in enumerate(GROUPS)}

# -------------------------------------------------------------------- the player board

ACTION_IDS: Final[tuple[str, ...]] = tuple(action.id for action in ACTIONS)
DEVELOP: Final[int] = ACTION_IDS.index("develop")
RECRUIT: Final[int] = ACTION_IDS.index("recruit")
HUNT: Final[int] = ACTION_IDS.index("hunt")
TRADE: Final[int] = ACTION_IDS.index("trade")
PRAY: Final[int] = ACTION_IDS.index("pray")
CONSPIRE: Final[int] = ACTION_IDS.index("conspire")
COMMISSION: Final[int] = ACTION_IDS.index("commission")
FORTIFY: Final[int] = ACTION_IDS.index("fortify")
GARRISON: Final[int] = ACTION_IDS.index("garrison")
ABSOLVE: Final[int] = ACTION_IDS.index("absolve")
ATTACK: Final[int] = ACTION_IDS.index("attack")
CONVERT: Final[int] = ACTION_IDS.index("convert")
RIGHT: Final[int] = COMMISSION  # the first action of the right side
COLOURS: Final[list[tuple[int, ...]]] = [
    tuple(ANY if space == "any" else WORKERS.index(space) for space in action.spaces) for action in ACTIONS
]  # of the spaces, by action

NO_STEPS: Final[list[int]] = [0] * 8
NEED_INFLUENCE: Final[list[list[int]]] = [
    (LADDERS[a].influence if a in LADDERS else []) or NO_STEPS for a in ACTION_IDS
]
PROVISIONS: Final[list[list[int]]] = [(LADDERS[a].provisions if a in LADDERS else []) or NO_STEPS for a in ACTION_IDS]
SILVER: Final[list[list[int]]] = [(LADDERS[a].silver if a in LADDERS else []) or NO_STEPS for a in ACTION_IDS]
STEP_VP: Final[list[list[int]]] = [
    [0, *LADDERS[a].vp] if a in LADDERS else [0] * 9 for a in ACTION_IDS
]  # by times done
GAINED_WORKER: Final[list[int]] = [WORKERS.index(workshop.worker) for workshop in WORKSHOPS]

# -------------------------------------------------------------------- the main board

REGION: Final[list[int]] = [space.region - 1 for space in SPACES]  # by space
SPACE_PLAYERS: Final[list[int]] = [space.players for space in SPACES]
FAITH_NEEDED: Final[list[int]] = [region.faith for region in REGIONS]
STRENGTH_NEEDED: Final[list[int]] = [region.strength for region in REGIONS]
PRICE: Final[list[int]] = [stall.silver for stall in STALLS]
ON_CREDIT: Final[list[bool]] = [stall.debt for stall in STALLS]

# -------------------------------------------------------------------- cards

TOWNSFOLK_IDS: Final[tuple[str, ...]] = tuple(card.id for card in TOWNSFOLK)
OUTSIDER_IDS: Final[tuple[str, ...]] = tuple(card.id for card in OUTSIDERS)
PALADIN_IDS: Final[tuple[str, ...]] = tuple(card.id for card in PALADINS)
WALL_IDS: Final[tuple[str, ...]] = tuple(card.id for card in WALLS)
TAVERN_IDS: Final[tuple[str, ...]] = tuple(card.id for card in TAVERN)
FAVOUR_IDS: Final[tuple[str, ...]] = tuple(card.id for card in FAVOURS)
ORDER_IDS: Final[tuple[str, ...]] = tuple(card.id for card in ORDERS)
SCHEME_IDS: Final[tuple[str, ...]] = tuple(card.id.removeprefix("scheme_") for card in SCHEMES)
SPACE_IDS: Final[tuple[str, ...]] = tuple(space.id for space in SPACES)
JAR_IDS: Final[tuple[str, ...]] = tuple(jar.id for jar in JARS)

PEOPLES: Final[tuple[str, ...]] = ("saracen", "byzantine", "viking")
PEOPLE: Final[list[int]] = [PEOPLES.index(card.people) for card in OUTSIDERS]
MERCENARY: Final[list[bool]] = [card.name == "mercenary" for card in OUTSIDERS]
TAVERN_WORKERS: Final[list[list[int]]] = [[WORKERS.index(worker) for worker in card.workers] for card in TAVERN]
PALADIN_WORKERS: Final[list[list[int]]] = [[WORKERS.index(worker) for worker in card.workers] for card in PALADINS]
EXTRA_STRENGTH: Final[list[int]] = [*(card.strength for card in PALADINS), 0]  # the last one is for no paladin
EXTRA_INFLUENCE: Final[list[int]] = [*(card.influence for card in PALADINS), 0]
EXTRA_FAITH: Final[list[int]] = [*(card.faith for card in PALADINS), 0]
ORDER_ACTION: Final[list[int]] = [ACTION_IDS.index(card.action) for card in ORDERS]
ORDER_NEED: Final[list[int]] = [card.need for card in ORDERS]
FAVOUR_SPACE: Final[list[int]] = [ANY if card.space == "any" else WORKERS.index(card.space) for card in FAVOURS]
SUSPICION_TAX: Final[list[int]] = [card.tax for card in SUSPICION]  # by kind
SUSPICION_DECK: Final[list[int]] = [kind for kind, card in enumerate(SUSPICION) for _ in range(card.count)]
