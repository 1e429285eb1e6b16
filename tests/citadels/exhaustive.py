"""The exhaustive runner: it plays until every ability, every effect and every branch of Citadels was seen at work.

A *goal* is something that must happen in some game, with a name; ``GOALS`` is the list of them. The runner watches
every answer of random games and strikes out the goals that were reached. Casts are made from what open goals speak of,
and the players prefer what they have done least.

What chance brings about too rarely begins in a scene: there alone gold, cards and cities are laid out by hand, through
the builder in ``scene.py``, and the game then goes on by the rules like any other.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple

from burgrave.games.citadels import GAME
from burgrave.games.citadels.actions import (
    ACTIONS,
    ALMS,
    ARMORY_AGAINST,
    BEAUTIFY,
    BUILD,
    BUILD_NOW,
    CARD,
    CONFISCATE,
    DESTROY_IN,
    DISTRICT,
    EXCHANGE_WITH,
    FORESEE,
    GATHER,
    GIVE_CROWN,
    KILL,
    PICK,
    SEIZE_FROM,
    SKIP,
    TO_HAND,
)
from burgrave.games.citadels.data import (
    ABBOT,
    ARCHITECT,
    ARMORY,
    ARTIST,
    BASILICA,
    BEAUTIFIED,
    BISHOP,
    BUILD_LIMIT,
    CAPITOL,
    CARDINAL,
    CHARACTER_IDS,
    CHARACTERS,
    COST,
    DIPLOMAT,
    DISTRICT_IDS,
    DISTRICTS,
    DRAGON_GATE,
    EMPEROR,
    FACTORY,
    FRAMEWORK,
    GREAT_WALL,
    HAUNTED_QUARTER,
    IMPERIAL_TREASURY,
    INCOME_TYPE,
    IVORY_TOWER,
    KEEP,
    KIND,
    KING,
    LABORATORY,
    LAST_RANK,
    LIBRARY,
    MAGICIAN,
    MAP_ROOM,
    MARSHAL,
    MONUMENT,
    MUSEUM,
    NAVIGATOR,
    NECROPOLIS,
    NEVER,
    OBSERVATORY,
    PATRICIAN,
    PRICE,
    QUARRY,
    QUEEN,
    RANK,
    ROYAL_RANK,
    SCHOLAR,
    SCHOOL_OF_MAGIC,
    SECRET_VAULT,
    SEER,
    STABLES,
    STATUE,
    TAX_COLLECTOR,
    THIEVES_DEN,
    TRADE,
    TRADER,
    TYPE,
    TYPES,
    UNIQUE,
    UNIQUE_IDS,
    WARLORD,
    WISHING_WELL,
    WITCH,
    WIZARD,
)
from burgrave.games.citadels.options import UNIQUES_IN_GAME, Options
from burgrave.games.citadels.state import (
    ABILITY_USED,
    ALMS_TAKEN,
    NOBODY,
    ONE_BEAUTIFIED,
    SELECTION,
    TURN,
    State,
)
from burgrave.kernel.action import Ask
from burgrave.kernel.begin import prepare
from burgrave.kernel.events import Event
from burgrave.kernel.table import Table, begin
from tests.citadels.scene import scene, state

LONGEST: Final = 20_000  # answers of one game

# ---------------------------------------------------------------- what is watched


class Moment:
    """An answer: the question, the state in which it was put, and all that followed up to the next question."""

    __slots__ = ("after", "argument", "ask", "before", "built", "events", "me", "option", "over", "sizes", "verb")

    def __init__(self, before: State, ask: Ask, option: int) -> None:
        self.before = before
        self.ask = ask
        self.me = ask.player
        self.option = option
        self.verb, self.argument = ACTIONS.split(option)
        self.after = before
        self.events: list[Event] = []
        self.over = False
        self.built: list[int] = []  # kinds that were built earlier in this turn
        self.sizes: list[int] = []  # how many characters were offered in this round's selection, question by question

    def told(self, kind: str) -> list[Mapping[str, Any]]:
        """The events of a kind, with all that the rules tell of them."""
        return [{**event.public, **(event.private or {})} for event in self.events if event.kind == kind]

    def happened(self, *kinds: str) -> bool:
        """Whether there was an event of each of these kinds."""
        return all(any(event.kind == kind for event in self.events) for kind in kinds)

    def asks(self, prompt: str, character: int = NOBODY) -> bool:
        """Whether this was such a question, in the turn of such a character."""
        return self.ask.prompt == prompt and character in (NOBODY, self.before.character)

    def has(self, kind: int, seat: int = NOBODY) -> bool:
        """Whether a district stood in the city of a seat (of whoever was asked)."""
        return stands(self.before, self.me if seat == NOBODY else seat, kind)


def stands(s: State, seat: int, kind: int) -> bool:
    """Whether a district stands in a city, beautified or not."""
    return any(KIND[building] == kind for building in s.cities[seat])


def size(s: State, seat: int) -> int:
    """How many districts a city counts towards its completion."""
    return len(s.cities[seat]) + (1 if stands(s, seat, MONUMENT) else 0)


def complete(s: State, seat: int) -> bool:
    """Whether a city is completed: 7 districts, or 8 with two or three players."""
    return size(s, seat) >= (8 if s.config.players < 4 else 7)


def holder(s: State, rank: int) -> int:
    """Who has the character of a rank, shown or not."""
    return s.owners[s.slots.index(rank)] if rank in s.slots else NOBODY


def lost(m: Moment, seat: int) -> list[int]:
    """The buildings that a city had before and has no more."""
    left = m.after.cities[seat][:]
    gone = []
    for building in m.before.cities[seat]:
        if building in left:
            left.remove(building)
        else:
            gone.append(building)
    return gone


def all_built(m: Moment) -> list[Mapping[str, Any]]:
    """Every building of a district, however it was paid for."""
    return m.told("builds") + m.told("builds-with-framework") + m.told("builds-by-sacrifice")


def settled(m: Moment) -> bool:
    """Whether a district was built, and nobody is asked about it any more."""
    return bool(all_built(m)) and m.after.building == NOBODY


def affordable(s: State, me: int) -> list[int]:
    """The cards in hand that could be paid with gold and are not in the city yet."""
    return [k for k in s.hands[me] if PRICE[k] <= s.gold[me] and not stands(s, me, k)]


# ---------------------------------------------------------------- scoring, once more


def tally(s: State, seat: int, haunted: int) -> dict[str, int]:
    """A seat's points by what brings them, when the Haunted Quarter counts as the given type."""
    city = s.cities[seat]
    kinds = [KIND[building] for building in city]
    types = [haunted if kind == HAUNTED_QUARTER else TYPE[kind] for kind in kinds]
    uniques = types.count(UNIQUE)
    possible = {
        BASILICA: len([building for building in city if COST[building] % 2]),
        CAPITOL: 3 if any(types.count(t) >= 3 for t in range(len(TYPES))) else 0,
        DRAGON_GATE: 2,
        IMPERIAL_TREASURY: s.gold[seat],
        IVORY_TOWER: 5 if uniques == 1 else 0,
        MAP_ROOM: len(s.hands[seat]),
        MUSEUM: len(s.museum),
        STATUE: 5 if s.crown == seat else 0,
        WISHING_WELL: uniques,
    }
    points = {DISTRICT_IDS[kind]: points for kind, points in possible.items() if kind in kinds}
    points["secret_vault"] = 3 if SECRET_VAULT in s.hands[seat] else 0
    points["districts"] = sum(COST[building] for building in city)
    points["all_types"] = 3 if len(set(types)) == len(TYPES) else 0
    first = s.first == seat and (complete(s, seat) or s.config.options.first_keeps_bonus)
    points["completion"] = 4 if first else 2 if complete(s, seat) else 0
    return points


def best_tally(s: State, seat: int) -> tuple[int, dict[str, int]]:
    """The tally with the best type for the Haunted Quarter, and that type."""
    choices = range(len(TYPES)) if stands(s, seat, HAUNTED_QUARTER) else [UNIQUE]
    tallies = [(named, tally(s, seat, named)) for named in choices]
    return max(tallies, key=lambda choice: (sum(choice[1].values()), choice[0] == UNIQUE))


def check_end(table: Table) -> None:
    """The scores and the winners are those that the second tally gives."""
    s = state(table)
    totals = []
    for seat, score in enumerate(table.scores):
        points = best_tally(s, seat)[1]
        assert score.total == sum(points.values()), f"seat {seat}: {score} is not {points}"
        assert score.parts["districts"] == points["districts"]
        assert score.parts["completion"] == points["completion"]
        shown = max([rank for rank in range(LAST_RANK + 1) if s.shown[rank] == seat], default=0)
        totals.append((score.total, shown))
    assert table.winners == [seat for seat, total in enumerate(totals) if total == max(totals)]


# ---------------------------------------------------------------- gold, once more

# What the log says of gold: who gets it from the bank or pays it there, and who gets it from whom
FROM_BANK: Final = ("gathers-gold", "income", "bonus", "alchemist", "queen-paid", "collects", "uses-laboratory")
TO_BANK: Final = ("builds", "destroys", "uses-smithy")
TAKEN: Final = {"steals": "gold", "spies": "gold", "takes-gold": "gold", "reveals-flower": "gold", "exchanges": "count"}
GIVEN: Final = ("bribes", "seizes", "exchanges-districts")
SINGLE: Final = {"poor-house": 1, "pays-tax": -1, "beautifies": -1}


def check_gold(m: Moment, price: int) -> int:
    """The log accounts for every coin; takes and returns what the last builder paid, and may get back."""
    gold = m.before.gold[:]
    for event in m.events:
        kind, told = event.kind, dict[str, Any](event.public)
        who, whom = told.get("who", NOBODY), told.get("whom", NOBODY)
        if kind in FROM_BANK:
            gold[who] += told["gold"]
        elif kind in TO_BANK:
            gold[who] -= told["gold"]
        elif kind in SINGLE:
            gold[who] += SINGLE[kind]
        elif kind in TAKEN:
            gold[who] += told[TAKEN[kind]]
            gold[whom] -= told[TAKEN[kind]]
        elif kind in GIVEN:
            gold[who] -= told["gold"]
            gold[whom] += told["gold"]
        elif kind == "confiscates":
            gold[whom] += price
        price = told["gold"] if kind == "builds" else price
    assert m.after.gold == gold, f"{m.after.gold}, but the log gives {gold}: {[event.kind for event in m.events]}"
    return price


# ---------------------------------------------------------------- goals


class Goal(NamedTuple):
    """Something that must happen in some game."""

    name: str
    about: tuple[str, ...] = ()  # the characters, districts and house rules it needs
    seen: Callable[[Moment], bool] | None = None  # None: it is one of the names that ``simple`` finds
    start: Callable[[], Table] | None = None  # a scene, where chance alone is too slow
    players: tuple[int, ...] = ()  # the player counts it needs; none: any


def ids(text: str, kind: str) -> list[str]:
    """The ids of the messages of a kind in an English text file of the game."""
    source = (files("burgrave.games.citadels") / "text" / "en" / text).read_text(encoding="utf-8")
    return re.findall(rf"^{kind}-([\w-]+) =", source, re.MULTILINE)


EVENTS: Final = ids("log.ftl", "log")
PROMPTS: Final = ids("prompts.ftl", "prompt")


def fits(by_rank: Mapping[int, str], name: str, players: int, ninth: bool) -> bool:
    """Whether a character may join a cast."""
    row = CHARACTERS[CHARACTER_IDS.index(name)]
    if row.min_players > players or (row.rank == LAST_RANK and not ninth):
        return False
    return by_rank.get(row.rank, name) == name


def of_ranks(first: int, last: int = LAST_RANK) -> list[str]:
    """The characters of some ranks."""
    return [row.id for row in CHARACTERS if first <= row.rank <= last]


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
    city = [row.id for row in DISTRICTS if row.type == "religious" for _ in range(row.count)]
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
    for option in range(len(ACTIONS)):
        verb, argument = ACTIONS.split(option)
        name = f"answer: {ACTIONS.text(option)}"
        row = CHARACTERS[CHARACTER_IDS.index(argument)] if argument in CHARACTER_IDS else None
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
        elif argument in UNIQUE_IDS:
            yield Goal(name, ("artist", argument) if verb == "beautify" else (argument,))
        elif argument.startswith("beautified "):
            district = argument.removeprefix("beautified ")
            about = ("artist", district) if district in UNIQUE_IDS else ("artist",)
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

INCOMES: Final = [row.id for row in CHARACTERS if row.income != "none"]

SIMPLE: Final = [
    *action_goals(),
    *(Goal(f"event: {kind}") for kind in EVENTS),
    *(Goal(f"question: {prompt}", OPTIONAL.get(prompt, ())) for prompt in PROMPTS),
    *(Goal(f"{name}: revealed", (name,)) for name in CHARACTER_IDS),
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
        if BUILD_LIMIT[CHARACTER_IDS.index(name)]
    ),
    *(Goal(f"{row.id}: built", (row.id,) if row.type == "unique" else ()) for row in DISTRICTS if row.buildable),
]


def simple(m: Moment) -> Iterator[str]:
    """The names of the simple goals that a moment reaches."""
    before = m.before
    yield f"answer: {ACTIONS.text(m.option)}"
    yield f"question: {m.ask.prompt}"
    if m.ask.prompt == "threat":
        yield f"{CHARACTER_IDS[before.character]}: threatened, and answers"
    elif m.ask.prompt == "confiscate":
        yield f"{CHARACTER_IDS[before.character]}: builds before the Magistrate"
    revealed = ""
    for event in m.events:
        kind, public = event.kind, event.public
        yield f"event: {kind}"
        character, district = public.get("character"), public.get("district")
        name = CHARACTER_IDS[character] if isinstance(character, int) else ""
        if kind == "reveals":
            revealed = name
            yield f"{name}: revealed"
        elif kind == "steals":
            yield f"{revealed}: robbed when revealed"
        elif kind == "nobody" and before.phase == TURN and RANK[CHARACTER_IDS.index(name)] == before.killed:
            if holder(before, before.killed) != NOBODY:
                yield f"{name}: killed, and silent when called"
        elif kind == "bewitches":
            yield f"{name}: bewitched"
        elif kind == "resumes":
            yield f"{name}: the Witch goes on as this character"
        elif kind == "income":
            yield f"{CHARACTER_IDS[before.character]}: takes its income"
        elif kind == "warrants":
            warned = public["characters"]
            assert isinstance(warned, list) and event.private is not None
            for warrant in warned:
                signed = "a signed" if warrant == event.private["character"] else "an unsigned"
                yield f"{CHARACTER_IDS[warrant]}: gets {signed} warrant"
        elif kind.startswith("builds"):
            assert isinstance(district, int)
            yield f"{DISTRICT_IDS[district]}: built"


# ---------------------------------------------------------------- goals: the selection (p. 3, 7, 8)

# By players and characters: how many are discarded face up, and how many each question offers
ROWS: Final = {
    (2, 8): (0, [7, 6, 5, 4, 3, 2]),  # choose, choose and discard, choose and discard, choose
    (3, 9): (0, [8, 7, 6, 4, 3, 2]),  # one at random is gone before the second choice
    (4, 8): (2, [5, 4, 3, 2]),
    (4, 9): (3, [5, 4, 3, 2]),
    (5, 8): (1, [6, 5, 4, 3, 2]),
    (5, 9): (2, [6, 5, 4, 3, 2]),
    (6, 8): (0, [7, 6, 5, 4, 3, 2]),
    (6, 9): (1, [7, 6, 5, 4, 3, 2]),
    (7, 8): (0, [7, 6, 5, 4, 3, 2, 2]),  # the last one chooses between the last card and the first discard
    (7, 9): (0, [8, 7, 6, 5, 4, 3, 2]),
    (8, 9): (0, [8, 7, 6, 5, 4, 3, 2, 2]),
}


def row_goal(players: int, characters: int) -> Goal:
    """A whole selection by a row of the table."""
    face_up, offers = ROWS[players, characters]

    def seen(m: Moment) -> bool:
        s = m.before
        fits = s.config.players == players and len(s.config.characters) == characters
        return fits and s.phase == SELECTION and len(s.face_up) == face_up and m.sizes == offers

    return Goal(f"selection: {players} players, {characters} characters", (), seen, None, (players,))


def last_goal(players: int, first: bool) -> Goal:
    """The last player has a choice between what was passed and the first discard."""

    def seen(m: Moment) -> bool:
        s = m.before
        last = m.asks("pick") and s.config.players == players and len(s.pool) == 1
        return last and (RANK[PICK.index(m.option)] == s.slots[0]) == first

    which = "first discard" if first else "passed card"
    return Goal(f"selection: the last of {players} takes the {which}", (), seen, None, (players,))


def random_discard(m: Moment) -> bool:
    """After the first choice of the third player one character more lies face down, and nobody knows it."""
    before, after = m.before, m.after
    if not m.asks("pick") or before.config.players != 3 or len(after.slots) != len(before.slots) + 2:
        return False
    unseen = len(after.slots) - 1
    return after.owners[unseen] == NOBODY and all(slot != unseen for facts in after.facts for slot, _ in facts)


def discards(crowned: bool) -> Callable[[Moment], bool]:
    """A player of two discards a character that both then miss."""

    def seen(m: Moment) -> bool:
        return m.asks("discard") and (m.me == m.before.crown) == crowned and m.happened("discards")

    return seen


SELECTION_GOALS: Final = [
    *(row_goal(*row) for row in ROWS),
    *(last_goal(players, first) for players in (7, 8) for first in (False, True)),
    Goal("selection: the third of three discards at random", (), random_discard, None, (3,)),
    Goal("selection: the crowned player of two discards", (), discards(True), None, (2,)),
    Goal("selection: the other player of two discards", (), discards(False), None, (2,)),
]

# ---------------------------------------------------------------- goals: unique districts (p. 15)

RAIDERS: Final = {WARLORD: "destroys", DIPLOMAT: "exchanges-districts", MARSHAL: "seizes"}
RAID_ASKS: Final = {WARLORD: "destroy", DIPLOMAT: "exchange_take", MARSHAL: "seize"}
RAID_ANSWERS: Final = {WARLORD: DESTROY_IN, DIPLOMAT: EXCHANGE_WITH, MARSHAL: SEIZE_FROM}


def raid_price(s: State, raider: int, owner: int, building: int) -> int:
    """What a raider pays at least for a district of a city."""
    wall = 1 if stands(s, owner, GREAT_WALL) else 0
    if raider == WARLORD:
        return COST[building] - 1 + wall
    if raider == MARSHAL:
        return COST[building] + wall if COST[building] <= 3 else NEVER
    mine = [COST[b] for b in s.cities[s.me] if KIND[b] != KEEP and not stands(s, owner, KIND[b])]
    return max(0, COST[building] - max(mine)) + wall if mine else NEVER


def in_reach(s: State, owner: int) -> list[int]:
    """The districts that the raider whose turn it is could pay for, were they not protected."""
    if s.character != WARLORD and owner == s.me:
        return []
    return [
        building
        for building in s.cities[owner]
        if raid_price(s, s.character, owner, building) <= s.gold[s.me]
        and (s.character == WARLORD or not stands(s, s.me, KIND[building]))
    ]


def spared(m: Moment, raider: int, owner: int) -> bool:
    """A raider who could pay for a district of a city is not offered that city."""
    s = m.before
    if not m.asks("turn", raider) or s.locked or s.used & ABILITY_USED or owner == NOBODY:
        return False
    targets = [building for building in in_reach(s, owner) if KIND[building] != KEEP]
    return bool(targets) and RAID_ANSWERS[raider].start + owner not in m.ask.options


def wall_dearer(raider: int) -> Callable[[Moment], bool]:
    """A raid on a city with the Great Wall costs a coin more than it would without it."""

    def seen(m: Moment) -> bool:
        for raid in m.told(RAIDERS[raider]):
            whom = raid["whom"]
            building = lost(m, whom)[0]
            if not m.has(GREAT_WALL, whom) or KIND[building] == GREAT_WALL:
                continue
            price = {WARLORD: COST[building] - 1, MARSHAL: COST[building]}.get(raider, 0)
            if raider == DIPLOMAT:
                price = max(0, COST[building] - COST[lost(m, raid["who"])[0]])
            return bool(raid["gold"] == price + 1)
        return False

    return seen


def keep_spared(raider: int) -> Callable[[Moment], bool]:
    """The Keep stands in the city that is attacked, could be paid for, and is not offered."""

    def seen(m: Moment) -> bool:
        s = m.before
        if not m.asks(RAID_ASKS[raider]):
            return False
        keeps = [building for building in in_reach(s, s.target) if KIND[building] == KEEP]
        return bool(keeps) and all(DISTRICT.start + keep not in m.ask.options for keep in keeps)

    return seen


def scores_points(district: str) -> Callable[[Moment], bool]:
    """Somebody gets points for a district at the end."""

    def seen(m: Moment) -> bool:
        s = m.after
        return m.over and any(best_tally(s, seat)[1].get(district, 0) > 0 for seat in range(s.config.players))

    return seen


def haunted(m: Moment) -> bool:
    """The Haunted Quarter is worth more as another type than as a unique district."""
    s = m.after
    return m.over and any(best_tally(s, seat)[0] != UNIQUE for seat in range(s.config.players))


def haunted_tower(m: Moment) -> bool:
    """The Ivory Tower scores because the Haunted Quarter is no unique district any more (p. 15)."""
    s = m.after
    return m.over and any(
        best_tally(s, seat)[0] != UNIQUE and best_tally(s, seat)[1].get("ivory_tower", 0) > 0
        for seat in range(s.config.players)
    )


def factory(m: Moment) -> bool:
    """A unique district was built for a coin less."""
    return any(
        built["gold"] == PRICE[built["district"]] - 1
        and TYPE[built["district"]] == UNIQUE
        and built["district"] != THIEVES_DEN
        and m.has(FACTORY, built["who"])
        for built in m.told("builds")
    )


def framework(m: Moment) -> bool:
    """A district was built without gold, and the Framework is gone."""
    return any(
        not stands(m.after, built["who"], FRAMEWORK) and stands(m.after, built["who"], built["district"])
        for built in m.told("builds-with-framework")
    )


def necropolis(m: Moment) -> bool:
    """The Necropolis stands in the place of another district."""
    return any(
        stands(m.after, built["who"], NECROPOLIS) and len(lost(m, built["who"])) == 1
        for built in m.told("builds-by-sacrifice")
    )


def den(gold: bool) -> Callable[[Moment], bool]:
    """The Thieves' Den was paid for with cards, all of it or a part."""

    def seen(m: Moment) -> bool:
        return m.happened("den-cards", "builds") and any((built["gold"] > 0) == gold for built in m.told("builds"))

    return seen


def quarry(m: Moment) -> bool:
    """A second district of a name was built, and not by the Wizard."""
    if m.before.character == WIZARD:
        return False
    return any(
        m.has(built["district"], built["who"])
        and m.has(QUARRY, built["who"])
        and len([b for b in m.after.cities[built["who"]] if KIND[b] == built["district"]]) > 1
        for built in all_built(m)
    )


def monument_refused(m: Moment) -> bool:
    """The Monument could be paid for but is not offered, for the city has five districts."""
    s = m.before
    ready = m.asks("turn") and s.gathered and MONUMENT in s.hands[m.me] and s.gold[m.me] >= PRICE[MONUMENT]
    free = s.built < BUILD_LIMIT[s.character] and len(s.cities[m.me]) >= 5
    return ready and free and BUILD.start + MONUMENT not in m.ask.options


def monument_completes(m: Moment) -> bool:
    """A city is completed with a district less."""
    s = m.after
    return any(
        stands(s, done["who"], MONUMENT) and len(s.cities[done["who"]]) == s.config.size - 1
        for done in m.told("completes")
    )


def stables_beyond(m: Moment) -> bool:
    """The Stables were built when the limit was used up."""
    return m.before.built >= BUILD_LIMIT[m.before.character] and any(b["district"] == STABLES for b in all_built(m))


def stables_before(m: Moment) -> bool:
    """After the Stables the one district of the limit was built."""
    s = m.before
    fresh = m.built == [STABLES] and s.built == 0 and BUILD_LIMIT[s.character] == 1 and s.character != WIZARD
    return fresh and m.option in BUILD and m.after.built == 1 and settled(m)


def school(m: Moment) -> bool:
    """The income is one more than the city has districts of the type."""
    s = m.before
    return any(
        income["gold"] + income["count"] == len([b for b in s.cities[m.me] if TYPE[b] == INCOME_TYPE[s.character]]) + 1
        and m.has(SCHOOL_OF_MAGIC)
        for income in m.told("income")
    )


def gathers_cards(count: int, kept: int, *kinds: int) -> Callable[[Moment], bool]:
    """So many cards are drawn and so many kept, thanks to some districts."""

    def seen(m: Moment) -> bool:
        return any(
            told["count"] == count
            and told["kept"] == kept
            and all(m.has(kind, told["who"]) for kind in kinds)
            and len(m.after.hands[told["who"]]) == len(m.before.hands[told["who"]]) + kept
            for told in m.told("gathers-cards")
        )

    return seen


def gold_and_cards(kind: str, gold: int, cards: int) -> Callable[[Moment], bool]:
    """An event brings whoever is asked so much gold and so many cards."""

    def seen(m: Moment) -> bool:
        before, after, me = m.before, m.after, m.me
        more = len(after.hands[me]) - len(before.hands[me]) + len(after.limbo) - len(before.limbo)
        return m.happened(kind) and after.gold[me] == before.gold[me] + gold and more == cards

    return seen


def armory(m: Moment, own: bool) -> bool:
    """The Armory and another district are gone."""
    for told in m.told("uses-armory"):
        if (told["who"] == told["whom"]) == own and not stands(m.after, told["who"], ARMORY):
            gone = lost(m, told["whom"])
            return len(gone) == (2 if own else 1)
    return False


def armory_spared(m: Moment) -> bool:
    """The Armory is not offered against a completed city."""
    s = m.before
    if not m.asks("turn") or s.locked or not m.has(ARMORY):
        return False
    seats = range(s.config.players)
    targets = [seat for seat in seats if ARMORY_AGAINST.start + seat in m.ask.options]
    return bool(targets) and any(complete(s, seat) and seat not in targets for seat in seats)


def museum_destroyed(m: Moment) -> bool:
    """The Museum is destroyed, and the cards under it go under the deck."""
    gone = any(MUSEUM in [KIND[b] for b in lost(m, seat)] for seat in range(m.before.config.players))
    return gone and bool(m.before.museum) and not m.after.museum


def museum_moves(m: Moment) -> bool:
    """The Museum is exchanged with the cards under it."""
    moved = any(told["got_district"] == MUSEUM for told in m.told("exchanges-districts"))
    return moved and bool(m.before.museum) and m.after.museum == m.before.museum


def theater(two: bool) -> Callable[[Moment], bool]:
    """Two characters have changed their owners."""

    def seen(m: Moment) -> bool:
        if not m.happened("theater") or (m.before.config.players < 4) != two:
            return False
        pairs = zip(m.before.owners, m.after.owners, strict=True)
        return len([1 for was, now in pairs if was != now]) == 2

    return seen


def happens(*kinds: str) -> Callable[[Moment], bool]:
    """Events of these kinds happened together."""
    return lambda m: m.happened(*kinds)


def museum_scene() -> Table:
    """A Diplomat beside a Museum with two cards under it."""
    return scene(
        {"diplomat": 0, "bishop": 2},
        gold=[5, 0, 0, 0],
        cities=[["tavern"], ["museum"], [], []],
        museum=["palace", "manor"],
        call="diplomat",
    )


def destroyed_museum_scene() -> Table:
    """A Warlord beside a Museum with two cards under it."""
    return scene({"warlord": 0}, gold=[5], cities=[[], ["museum"]], museum=["palace", "manor"], call="warlord")


def haunted_tower_scene() -> Table:
    """A city of the last round with the Ivory Tower and the Haunted Quarter as its only unique districts."""
    city = ["ivory_tower", "haunted_quarter", "temple", "tavern", "prison", "church"]
    return scene({"merchant": 0}, gold=[9], hands=[["market", "docks"]], cities=[city], call="merchant")


def library_scene() -> Table:
    """A city with the Library and the Observatory."""
    return scene({"merchant": 0}, cities=[["library", "observatory"]], call="merchant")


UNIQUE_GOALS: Final = [
    Goal("armory: destroys in another city", ("armory",), lambda m: armory(m, own=False)),
    Goal("armory: destroys in the own city", ("armory",), lambda m: armory(m, own=True)),
    Goal("armory: a completed city is spared", ("armory",), armory_spared),
    Goal("basilica: points for odd costs", ("basilica",), scores_points("basilica")),
    Goal("capitol: points for three of a type", ("capitol",), scores_points("capitol")),
    Goal("dragon_gate: two points", ("dragon_gate",), scores_points("dragon_gate")),
    Goal("factory: a unique district for a coin less", ("factory",), factory),
    Goal("framework: destroyed to build another district", ("framework",), framework),
    Goal(
        "gold_mine: three coins gathered",
        ("gold_mine",),
        lambda m: any(told["gold"] == 3 for told in m.told("gathers-gold")),
    ),
    *(
        Goal(f"great_wall: {CHARACTER_IDS[raider]} pays a coin more", ("great_wall", CHARACTER_IDS[raider]), seen)
        for raider, seen in ((raider, wall_dearer(raider)) for raider in RAIDERS)
    ),
    Goal("haunted_quarter: worth more as another type", ("haunted_quarter",), haunted),
    Goal(
        "haunted_quarter: leaves the Ivory Tower alone",
        ("haunted_quarter", "ivory_tower"),
        haunted_tower,
        haunted_tower_scene,
    ),
    Goal("imperial_treasury: points for gold", ("imperial_treasury",), scores_points("imperial_treasury")),
    Goal("ivory_tower: points alone", ("ivory_tower",), scores_points("ivory_tower")),
    *(
        Goal(f"keep: {CHARACTER_IDS[raider]} can't touch it", ("keep", CHARACTER_IDS[raider]), keep_spared(raider))
        for raider in RAIDERS
    ),
    Goal("laboratory: a card for two coins", ("laboratory",), gold_and_cards("uses-laboratory", 2, -1)),
    Goal("library: keeps both cards", ("library",), gathers_cards(2, 2, LIBRARY)),
    Goal("map_room: points for cards", ("map_room",), scores_points("map_room")),
    Goal("monument: completes a city with a district less", ("monument",), monument_completes),
    Goal("monument: not offered with five districts", ("monument",), monument_refused),
    Goal("museum: a card under it", ("museum",), gold_and_cards("uses-museum", 0, -1)),
    Goal("museum: points for the cards under it", ("museum",), scores_points("museum")),
    Goal("museum: destroyed with its cards", ("museum", "warlord"), museum_destroyed, destroyed_museum_scene),
    Goal("museum: exchanged with its cards", ("museum", "diplomat"), museum_moves, museum_scene),
    Goal("necropolis: built for a sacrifice", ("necropolis",), necropolis),
    Goal("observatory: three cards drawn", ("observatory",), gathers_cards(3, 1, OBSERVATORY)),
    Goal(
        "observatory: with the Library",
        ("library", "observatory"),
        gathers_cards(3, 3, LIBRARY, OBSERVATORY),
        library_scene,
    ),
    Goal("park: two cards for an empty hand", ("park",), lambda m: any(e["count"] == 2 for e in m.told("park"))),
    Goal("poor_house: a coin for an empty purse", ("poor_house",), happens("poor-house")),
    Goal("poor_house: before the Alchemist", ("poor_house", "alchemist"), happens("poor-house", "alchemist")),
    Goal("quarry: a second district of a name", ("quarry",), quarry),
    Goal("school_of_magic: counts for the income", ("school_of_magic",), school),
    Goal("secret_vault: points in hand", ("secret_vault",), scores_points("secret_vault")),
    Goal("smithy: three cards for two coins", ("smithy",), gold_and_cards("uses-smithy", -2, 3)),
    Goal("stables: built beyond the limit", ("stables",), stables_beyond),
    Goal("stables: another district after them", ("stables",), stables_before),
    Goal("statue: points for the crown", ("statue",), scores_points("statue")),
    Goal("theater: trades one character for another", ("theater",), theater(two=False)),
    Goal("theater: with two characters each", ("theater",), theater(two=True), None, (2, 3)),
    Goal("thieves_den: paid with cards only", ("thieves_den",), den(gold=False)),
    Goal("thieves_den: paid with cards and gold", ("thieves_den",), den(gold=True)),
    Goal("wishing_well: points for unique districts", ("wishing_well",), scores_points("wishing_well")),
]

# ---------------------------------------------------------------- goals: characters (p. 10-14)


def rich_scene(name: str) -> Callable[[], Table]:
    """A rich character with cheap cards."""
    hand = ["temple", "watchtower", "church", "prison", "manor", "barracks"]
    return lambda: scene({name: 0}, players=5, gold=[20], hands=[hand], call=name)


def limit_goal(character: int) -> Goal:
    """A character who has built all it may is not offered a card that it could pay for."""

    def seen(m: Moment) -> bool:
        s = m.before
        if not m.asks("turn", character) or not s.gathered or s.built < BUILD_LIMIT[character]:
            return False
        counted = [k for k in affordable(s, m.me) if k not in (STABLES, MONUMENT)]
        if character == TRADER:
            counted = [kind for kind in counted if TYPE[kind] != TRADE]
        return bool(counted) and all(BUILD.start + kind not in m.ask.options for kind in counted)

    name = CHARACTER_IDS[character]
    return Goal(f"{name}: no more than {BUILD_LIMIT[character]} built", (name,), seen, rich_scene(name))


def witch_gathers(m: Moment) -> bool:
    """The Witch is offered nothing but to gather, though she could do more."""
    s = m.before
    more = m.has(LABORATORY) and bool(s.hands[m.me]) and not s.used
    return m.asks("turn", WITCH) and more and all(option in GATHER for option in m.ask.options)


def navigator_stables(m: Moment) -> bool:
    """Not even the Stables are offered to the Navigator."""
    s = m.before
    if not m.asks("turn", NAVIGATOR) or not s.gathered or STABLES not in affordable(s, m.me):
        return False
    return BUILD.start + STABLES not in m.ask.options


def killed_royal(character: int) -> Callable[[Moment], bool]:
    """The killed rank 4 is revealed at the end of the round, and its heir takes the crown."""

    def seen(m: Moment) -> bool:
        return any(
            told["character"] == character and m.after.crown == told["who"] != m.before.crown
            for told in m.told("reveals-killed")
        )

    return seen


def adviser(m: Moment) -> bool:
    """The killed Emperor's adviser passes the crown on, and takes nothing."""
    whom = GIVE_CROWN.index(m.option) if m.asks("adviser") else NOBODY
    return whom != NOBODY and m.after.crown == whom and m.after.gold[whom] >= m.before.gold[whom]


def queen_adviser(m: Moment) -> bool:
    """The Queen is paid after the killed Emperor's adviser has passed the crown on."""
    return m.asks("adviser") and m.happened("gives-crown", "queen-paid")


def bewitched_crown(character: int) -> Callable[[Moment], bool]:
    """The bewitched King or Patrician takes the crown before the Witch goes on."""

    def seen(m: Moment) -> bool:
        s = m.after
        return (
            any(told["character"] == character for told in m.told("resumes"))
            and m.happened("takes-crown")
            and (s.crown == m.me != s.me)
        )

    return seen


def bewitched_bishop(m: Moment) -> bool:
    """Rank 8 can reach the city of the bewitched Bishop, and not that of the Witch."""
    s = m.before
    if s.bewitched != RANK[BISHOP] or s.witch == NOBODY or s.character not in RAIDERS or s.config.players < 4:
        return False
    theirs = RAID_ANSWERS[s.character].start + s.shown[s.bewitched]
    shown = s.shown[s.bewitched] != NOBODY and not complete(s, s.witch)
    return shown and theirs in m.ask.options and spared(m, s.character, s.witch)


def witch_alone(m: Moment) -> bool:
    """Nobody has the bewitched character: the Witch does not go on."""
    named = {RANK[told["character"]] for told in m.told("bewitches")}
    if m.before.phase == TURN:
        named.add(m.before.bewitched)
    return any(RANK[told["character"]] in named for told in m.told("nobody"))


def refused(flower: bool, revealed: bool) -> Callable[[Moment], bool]:
    """The Blackmailer's answer to a refusal, with and without the flower."""

    def seen(m: Moment) -> bool:
        s = m.before
        if not m.asks("reveal_threat") or (s.rank == s.flower) != flower:
            return False
        if not revealed:
            return m.happened("leaves-threat") and m.after.gold[s.me] == s.gold[s.me]
        if not flower:
            return m.happened("reveals-blank") and m.after.gold[s.me] == s.gold[s.me]
        taken = m.told("reveals-flower")
        return bool(taken) and taken[0]["gold"] == s.gold[s.me] > 0 == m.after.gold[s.me]

    return seen


def bribe(least: int, most: int) -> Callable[[Moment], bool]:
    """A bribe of half the purse, when there is so much gold in it."""
    return lambda m: (
        m.asks("threat")
        and least <= m.before.gold[m.me] <= most
        and any(told["gold"] == m.before.gold[m.me] // 2 for told in m.told("bribes"))
    )


def alms_tie(m: Moment) -> bool:
    """The Abbot chooses between several richest players."""
    return len([option for option in m.ask.options if option in ALMS]) > 1 and m.happened("takes-gold")


def no_alms(m: Moment) -> bool:
    """The Abbot is among the richest and gets nothing."""
    s = m.before
    if not m.asks("turn", ABBOT) or s.locked or s.used & ALMS_TAKEN or s.gold.count(max(s.gold)) < 2:
        return False
    return s.gold[m.me] == max(s.gold) and not any(option in ALMS for option in m.ask.options)


def abbot_mix(m: Moment) -> bool:
    """The Abbot takes both gold and cards."""
    return m.before.character == ABBOT and any(told["gold"] and told["count"] for told in m.told("income"))


def cards_income(character: int) -> Callable[[Moment], bool]:
    """An income in cards only."""

    def seen(m: Moment) -> bool:
        incomes = m.told("income") if m.before.character == character else []
        return any(told["count"] and not told["gold"] for told in incomes)

    return seen


def wizard_twin(now: bool) -> Callable[[Moment], bool]:
    """The Wizard builds a district of a name that his city already has, at once or from his hand."""

    def seen(m: Moment) -> bool:
        if m.before.character != WIZARD or m.has(QUARRY) or m.asks("wizard_build") != now:
            return False
        return any(m.has(built["district"], built["who"]) for built in all_built(m))

    return seen


def wizard_beyond(m: Moment) -> bool:
    """The Wizard builds a card of another hand and one of his own in the same turn."""
    kinds = [*m.built, *(built["district"] for built in m.told("builds"))]
    counted = m.before.character == WIZARD and m.after.built == 1 and STABLES not in kinds
    return counted and len(kinds) == 2 and settled(m)


def wizard_keeps(m: Moment) -> bool:
    """A card that the Wizard can't build goes to his hand."""
    return m.asks("wizard_build") and m.ask.options == [TO_HAND]


def refund(m: Moment) -> bool:
    """The Alchemist has at the end of the turn what he had before he built."""
    gold = m.after.gold[m.me] - m.before.gold[m.me]
    return not m.happened("poor-house") and any(told["gold"] == gold > 0 for told in m.told("alchemist"))


def second_trade(m: Moment) -> bool:
    """The Trader builds another trade district after a first one, and a district of another type besides."""
    trades = [kind for kind in m.built if TYPE[kind] == TRADE]
    return m.before.character == TRADER and bool(trades) and any(TYPE[b["district"]] == TRADE for b in all_built(m))


def trader_other(m: Moment) -> bool:
    """The Trader's limit is for other districts: one of them after a trade district."""
    trades = [kind for kind in m.built if TYPE[kind] == TRADE]
    return m.before.character == TRADER and bool(trades) and any(TYPE[b["district"]] != TRADE for b in all_built(m))


def builds_nth(character: int) -> Callable[[Moment], bool]:
    """The last district that the limit allows."""

    def seen(m: Moment) -> bool:
        limit = BUILD_LIMIT[character]
        return (
            m.before.character == character
            and m.after.built == limit
            and len(m.built) == limit - 1
            and bool(all_built(m))
        )

    return seen


def cardinal(m: Moment) -> bool:
    """The Cardinal takes exactly what is missing and gives as many cards."""
    for told in m.told("exchanges"):
        whom, count = told["whom"], told["count"]
        more = len(m.after.hands[whom]) - len(m.before.hands[whom])
        return bool(m.before.gold[whom] - m.after.gold[whom] == more == count)
    return False


def untaxed(m: Moment) -> bool:
    """A district was built and stayed with its builder, and no tax was paid."""
    return settled(m) and not m.happened("pays-tax") and not m.happened("confiscates")


def tax_free(m: Moment) -> bool:
    """The Tax Collector builds, has gold left, and pays no tax."""
    return m.before.character == TAX_COLLECTOR and untaxed(m) and m.after.gold[m.me] > 0


def no_gold_no_tax(m: Moment) -> bool:
    """Whoever has no gold left after building pays no tax."""
    s = m.before
    return s.config.taxes and s.character != TAX_COLLECTOR and untaxed(m) and m.after.gold[s.me] == 0


def own_tax(m: Moment) -> bool:
    """The Tax Collector's player pays the tax in the turn of the other character."""
    s = m.before
    taxed = s.config.players == 3 and s.character != TAX_COLLECTOR and holder(s, LAST_RANK) == s.me
    return taxed and any(told["who"] == s.me for told in m.told("pays-tax"))


def judge_taxed(m: Moment) -> bool:
    """Whoever confiscates a district pays the tax for it."""
    judges = [told["who"] for told in m.told("confiscates") if told["who"] != told["whom"]]
    return bool(judges) and [told["who"] for told in m.told("pays-tax")] == judges


def confiscated(m: Moment) -> bool:
    """The Magistrate has the district, and the builder has his gold back."""
    for told in m.told("confiscates"):
        judge, kind, whom = told["who"], told["district"], told["whom"]
        return stands(m.after, judge, kind) and not m.has(kind, judge) and m.after.gold[whom] >= m.before.gold[whom]
    return False


def no_twin_confiscated(m: Moment) -> bool:
    """The Magistrate is not asked about a district that he has already."""
    s = m.before
    if s.rank != s.signed or s.warrant_closed or s.warrant_shown or s.magistrate in (NOBODY, m.me):
        return False
    return m.after.warrant_closed and any(m.has(built["district"], s.magistrate) for built in m.told("builds"))


def free_first(sacrifice: bool) -> Callable[[Moment], bool]:
    """A district built without paying is not confiscated; the next one, which is paid for, is."""
    return lambda m: m.happened("confiscates") and len(m.built) == 2 and (m.built[0] == NECROPOLIS) == sacrifice


def only_first(m: Moment) -> bool:
    """After the first paid district the Magistrate is not asked again."""
    s = m.before
    warned = s.rank in s.warrants and s.warrant_closed and not s.warrant_shown and s.magistrate != s.me
    if not m.asks("turn") or not warned or not settled(m):
        return False
    return any(not m.has(b["district"], s.magistrate) and b["district"] != MONUMENT for b in m.told("builds"))


def signed_declined(m: Moment) -> bool:
    """The Magistrate could confiscate and does not."""
    return m.asks("confiscate") and CONFISCATE in m.ask.options and not m.happened("confiscates")


def stables_confiscated(m: Moment) -> bool:
    """After confiscated Stables another district is built in the same turn."""
    return (
        m.before.warrant_shown
        and m.before.signed == m.before.rank
        and m.built == [STABLES]
        and (m.happened("builds") and m.after.built == 1)
    )


def confiscation_completes(m: Moment) -> bool:
    """A confiscated district completes the Magistrate's city, in another player's turn."""
    return m.happened("confiscates") and any(told["who"] != m.before.me for told in m.told("completes"))


def emperor_takes(kind: str) -> Callable[[Moment], bool]:
    """What the Emperor takes for the crown."""
    return lambda m: m.before.character == EMPEROR and m.happened(kind)


def emperor_nothing(m: Moment) -> bool:
    """The Emperor crowns somebody who has neither gold nor cards."""
    s = m.before
    if s.character != EMPEROR or m.option not in GIVE_CROWN or not m.asks("turn"):
        return False
    whom = GIVE_CROWN.index(m.option)
    return not s.gold[whom] and not s.hands[whom] and m.after.gold == s.gold


def emperor_must(m: Moment) -> bool:
    """The Emperor can't end his turn before he has crowned somebody."""
    end = ACTIONS.option("end turn")
    return m.asks("turn", EMPEROR) and m.before.gathered and end not in m.ask.options


def emperor_last(m: Moment) -> bool:
    """With three players the Emperor without the crown has one candidate only."""
    crowns = [option for option in m.ask.options if option in GIVE_CROWN]
    return m.asks("turn", EMPEROR) and m.before.crown != m.me and len(crowns) == 1


def spy_poor(m: Moment) -> bool:
    """The Spy finds more cards than the other player has coins."""
    return any(m.after.gold[told["whom"]] == 0 and 0 < told["gold"] < told["count"] for told in m.told("spies"))


def spy_nothing(m: Moment) -> bool:
    """The Spy looks for what is not there."""
    return any(told["gold"] == told["count"] == 0 and told["cards"] for told in m.told("spies"))


def magician_empty(m: Moment) -> bool:
    """The Magician with an empty hand takes another hand."""
    return m.before.character == MAGICIAN and any(
        told["given"] == 0 and told["got"] > 0 for told in m.told("swaps-hands")
    )


def seer_skips(m: Moment) -> bool:
    """The Seer takes nothing from a player without cards, and gives nothing back."""
    s = m.before
    empty = [seat for seat in range(s.config.players) if seat != m.me and not s.hands[seat]]
    return m.option == FORESEE and bool(empty) and len(m.told("takes-at-random")) == s.config.players - 1 - len(empty)


def own_city(kind: str) -> Callable[[Moment], bool]:
    """A raid on the own city."""
    return lambda m: any(told["who"] == told["whom"] for told in m.told(kind))


def free_raid(m: Moment) -> bool:
    """The Warlord destroys a district that costs one, for nothing."""
    return any(told["gold"] == 0 for told in m.told("destroys"))


def dearer_raid(raider: int) -> Callable[[Moment], bool]:
    """A beautified district leaves a city."""
    return lambda m: any(max(lost(m, told["whom"])) >= BEAUTIFIED for told in m.told(RAIDERS[raider]))


def too_dear(m: Moment) -> bool:
    """A district of cost three is too dear for the Marshal once it is beautified."""
    s = m.before
    if not m.asks("seize"):
        return False
    raised = [b for b in s.cities[s.target] if b >= BEAUTIFIED and COST[b] == 4 and s.gold[m.me] >= 5]
    return any(DISTRICT.start + b not in m.ask.options and not m.has(KIND[b]) for b in raised)


def exchange_for_nothing(m: Moment) -> bool:
    """The Diplomat gets a cheaper or equal district and pays nothing."""
    return any(told["gold"] == 0 for told in m.told("exchanges-districts"))


def from_completed(m: Moment) -> bool:
    """The Diplomat exchanges a district of his own completed city."""
    return m.happened("exchanges-districts") and complete(m.before, m.me)


def gives_monument(m: Moment) -> bool:
    """The Diplomat completes another city by giving it the Monument."""
    done = [told["who"] for told in m.told("completes")]
    return any(told["given_district"] == MONUMENT and told["whom"] in done for told in m.told("exchanges-districts"))


def marshal_completes(m: Moment) -> bool:
    """The Marshal completes his city with what he seized."""
    return m.happened("seizes", "completes")


def two_beautified(m: Moment) -> bool:
    """The Artist beautifies a second district, and then no more."""
    return m.option in BEAUTIFY and bool(m.before.used & ONE_BEAUTIFIED) and bool(m.after.used & ABILITY_USED)


def beautified_once(m: Moment) -> bool:
    """A beautified district is not offered to the Artist again."""
    s = m.before
    if not m.asks("turn", ARTIST) or s.locked or s.used & ABILITY_USED or not s.gold[m.me]:
        return False
    raised = [KIND[b] for b in s.cities[m.me] if b >= BEAUTIFIED]
    return any(BEAUTIFY.start + kind not in m.ask.options for kind in raised)


def queen_bonus(m: Moment) -> bool:
    """The Queen gets three coins beside the rank 4."""
    return any(told["character"] == QUEEN and told["gold"] == 3 for told in m.told("bonus"))


def queen_far(m: Moment) -> bool:
    """The Queen does not sit beside the rank 4 and is offered nothing."""
    s = m.before
    bonus = ACTIONS.option("take bonus")
    ready = m.asks("turn", QUEEN) and not s.locked and not s.used
    return ready and s.shown[ROYAL_RANK] != NOBODY and bonus not in m.ask.options


def two_turns(m: Moment) -> bool:
    """With two or three players somebody has two turns in a round."""
    shown = [seat for seat in m.before.shown if seat != NOBODY]
    return any(told["who"] in shown for told in m.told("reveals")) and m.before.phase == TURN


def bewitched_boss(m: Moment) -> bool:
    """The Witch is bribed in the place of the bewitched Blackmailer."""
    s = m.before
    return s.blackmailer == s.witch != NOBODY and any(
        told["whom"] == s.witch and told["gold"] > 0 for told in m.told("bribes")
    )


def bewitched_thief(m: Moment) -> bool:
    """What the bewitched Thief robs goes to the Witch."""
    s = m.before
    return s.thief == s.witch != NOBODY and any(told["who"] == s.witch for told in m.told("steals"))


def bewitched_emperor(m: Moment) -> bool:
    """The Witch passes the crown on in the place of the bewitched Emperor."""
    s = m.before
    return s.bewitched == ROYAL_RANK and s.witch == m.me and m.happened("gives-crown")


def cant_name(verb: str, *ranks: int) -> Callable[[Moment], bool]:
    """The marked character of rank 1's victim can't be named by rank 2."""

    def seen(m: Moment) -> bool:
        s = m.before
        named = [ACTIONS.split(option) for option in m.ask.options]
        victims = [rank for rank in (s.killed, s.bewitched) if rank > 2]
        offered = [RANK[CHARACTER_IDS.index(name)] for do, name in named if do == verb]
        return bool(offered) and bool(victims) and not set(offered) & {*victims, *ranks}

    return seen


def tie(m: Moment) -> bool:
    """Two players have the most points, and the higher rank decides."""
    if not m.over:
        return False
    s = m.after
    totals = [sum(best_tally(s, seat)[1].values()) for seat in range(s.config.players)]
    return totals.count(max(totals)) > 1 and len(GAME.winners(s)) == 1


def grown(m: Moment) -> bool:
    """A completed city has grown beyond its size."""
    s = m.after
    return m.over and any(len(s.cities[seat]) > s.config.size for seat in range(s.config.players))


def second_completes(m: Moment) -> bool:
    """Two players have completed their cities."""
    s = m.after
    return m.over and len([1 for seat in range(s.config.players) if complete(s, seat)]) > 1


def last_card(m: Moment) -> bool:
    """The last card of the deck is drawn and kept without a question."""
    return any(told["count"] == told["kept"] == 1 for told in m.told("gathers-cards"))


def no_cards(m: Moment) -> bool:
    """When the deck is empty only gold can be gathered."""
    s = m.before
    return m.asks("turn") and not s.deck and not s.gathered and GATHER["cards"] not in m.ask.options


def completed_spared(raider: int) -> Callable[[Moment], bool]:
    """A completed city is out of the raider's reach."""

    def seen(m: Moment) -> bool:
        s = m.before
        others = [seat for seat in range(s.config.players) if seat != m.me and seat != s.protected]
        return s.character == raider and any(complete(s, seat) and spared(m, raider, seat) for seat in others)

    return seen


def bishop_spared(raider: int) -> Callable[[Moment], bool]:
    """The Bishop's city is out of the raider's reach."""
    return lambda m: (
        m.before.protected != NOBODY
        and not complete(m.before, m.before.protected)
        and spared(m, raider, m.before.protected)
    )


def all_names() -> list[str]:
    """The cards of a deck, by name, with the first 14 unique districts."""
    basic = [row.id for row in DISTRICTS if row.type != "unique" for _ in range(row.count)]
    return basic + list(UNIQUE_IDS[:14])


def short_deck_scene() -> Table:
    """A deck of a single card: the others are in hands."""
    cards = all_names()
    return scene({"merchant": 0, "bishop": 1}, hands=[[], [], cards[1:40], cards[40:]], call="bishop")


def empty_deck_scene() -> Table:
    """A deck without cards: all are in hands."""
    cards = all_names()
    return scene({"merchant": 0, "warlord": 1}, hands=[[], [], cards[:40], cards[40:]], call="merchant")


def emperor_scene() -> Table:
    """An Emperor among players without gold and cards."""
    return scene({"emperor": 0}, call="emperor")


def late_scene(royal: str) -> Callable[[], Table]:
    """An Assassin, a rank 4 and the Queen beside it."""
    return lambda: scene({"assassin": 0, royal: 1, "queen": 2}, players=5, ninth=True)


def confiscation_scene() -> Table:
    """A Magistrate who needs one district more, and a rich Merchant."""
    city = ["temple", "tavern", "prison", "church", "manor", "castle"]
    holders = {"magistrate": 0, "merchant": 1}
    return scene(holders, gold=[5, 9], hands=[[], ["market", "docks", "harbor"]], cities=[city], call="magistrate")


def free_first_scene(city: list[str]) -> Callable[[], Table]:
    """A Magistrate, and an Architect who can build a district without paying and others for gold."""
    hands = [[], ["market", "necropolis"]]
    return lambda: scene({"magistrate": 0, "architect": 1}, gold=[0, 2], hands=hands, cities=[[], city])


def stables_scene() -> Table:
    """A Magistrate, and a Merchant with the Stables and another card."""
    return scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["stables", "market"]])


def monument_scene() -> Table:
    """A Diplomat with the Monument beside a city that lacks one district."""
    city = ["temple", "tavern", "prison", "church", "manor", "castle"]
    return scene({"diplomat": 0}, gold=[9], cities=[["monument", "docks"], city], call="diplomat")


def marshal_scene() -> Table:
    """A Marshal who lacks one district."""
    city = ["temple", "tavern", "prison", "church", "manor", "castle"]
    return scene({"marshal": 0}, gold=[9], cities=[city, ["docks", "market"], ["barracks"]], call="marshal")


def completed_diplomat_scene() -> Table:
    """A Diplomat with a completed city and a neighbour with other districts."""
    city = ["temple", "tavern", "prison", "church", "manor", "castle", "docks"]
    return scene({"diplomat": 0}, gold=[9], cities=[city, ["market", "barracks"]], call="diplomat")


def too_dear_scene() -> Table:
    """A Marshal beside a beautified district of cost three and two others."""
    return scene({"marshal": 0}, gold=[9], cities=[[], ["docks+", "market", "tavern"]], call="marshal")


def den_cardinal_scene() -> Table:
    """A Cardinal who pays for the Thieves' Den with his own cards and another's gold."""
    hand = ["thieves_den", "temple", "tavern", "prison", "church", "manor"]
    return scene({"cardinal": 0}, gold=[0, 4], hands=[hand], call="cardinal")


def judge_taxed_scene() -> Table:
    """A Magistrate, a Merchant with a card, and the Tax Collector in the cast."""
    holders = {"magistrate": 0, "merchant": 1, "tax_collector": 2}
    return scene(holders, gold=[5, 9], hands=[[], ["market", "docks"]])


MARKED: Final = {KING: "king", PATRICIAN: "patrician"}

CHARACTER_GOALS: Final = [
    *(limit_goal(character) for character in range(len(CHARACTERS)) if character != WITCH),
    Goal("witch: only gathers as herself", ("witch",), witch_gathers),
    *(
        Goal(f"{CHARACTER_IDS[character]}: builds all it may", (CHARACTER_IDS[character],), builds_nth(character))
        for character in (SEER, SCHOLAR, ARCHITECT)
    ),
    # Rank 1
    *(
        Goal(f"{name}: heir of the crown when killed", ("assassin", name), killed_royal(character))
        for character, name in MARKED.items()
    ),
    Goal("emperor: adviser passes the crown on when killed", ("assassin", "emperor"), adviser),
    Goal(
        "queen: paid late beside a killed rank 4",
        ("assassin", "queen"),
        happens("reveals-killed", "queen-paid"),
        late_scene("king"),
    ),
    Goal(
        "queen: paid late beside a killed Emperor",
        ("assassin", "queen", "emperor"),
        queen_adviser,
        late_scene("emperor"),
    ),
    *(
        Goal(f"{name}: takes the crown when bewitched", ("witch", name), bewitched_crown(character))
        for character, name in MARKED.items()
    ),
    Goal("emperor: the Witch passes the crown on", ("witch", "emperor"), bewitched_emperor),
    Goal("bishop: bewitched, protects the Witch's city only", ("witch", "bishop"), bewitched_bishop),
    Goal("blackmailer: bewitched, the Witch is bribed", ("witch", "blackmailer"), bewitched_boss),
    Goal("thief: bewitched, the Witch gets the gold", ("witch", "thief"), bewitched_thief),
    Goal("witch: the bewitched character is not there", ("witch",), witch_alone),
    Goal("magistrate: confiscates", ("magistrate",), confiscated),
    Goal("magistrate: lets a district be built though the warrant is signed", ("magistrate",), signed_declined),
    Goal("magistrate: not asked about a district that he has", ("magistrate",), no_twin_confiscated),
    Goal("magistrate: asked about the first paid district only", ("magistrate", "architect"), only_first),
    Goal(
        "magistrate: confiscates after a free district",
        ("magistrate", "framework"),
        free_first(sacrifice=False),
        free_first_scene(["framework"]),
    ),
    Goal(
        "magistrate: confiscates after a sacrifice",
        ("magistrate", "necropolis"),
        free_first(sacrifice=True),
        free_first_scene(["temple"]),
    ),
    Goal("magistrate: confiscates the Stables", ("magistrate", "stables"), stables_confiscated, stables_scene),
    Goal("magistrate: completes his city", ("magistrate",), confiscation_completes, confiscation_scene),
    Goal("magistrate: pays the tax", ("magistrate", "tax_collector"), judge_taxed, judge_taxed_scene),
    # Rank 2
    Goal("thief: can't name the victim of rank 1", ("thief",), cant_name("rob", 1, 2)),
    Goal("blackmailer: can't name the victim of rank 1", ("blackmailer",), cant_name("flower on", 1, 2)),
    Goal("spy: more cards than coins", ("spy",), spy_poor),
    Goal("spy: finds nothing", ("spy",), spy_nothing),
    Goal("blackmailer: bribed with half of the gold", ("blackmailer",), bribe(2, 99)),
    Goal("blackmailer: bribed with half of one coin", ("blackmailer",), bribe(1, 1)),
    Goal("blackmailer: refused, reveals the flower", ("blackmailer",), refused(flower=True, revealed=True)),
    Goal("blackmailer: refused, reveals the blank", ("blackmailer",), refused(flower=False, revealed=True)),
    Goal("blackmailer: refused, leaves the flower", ("blackmailer",), refused(flower=True, revealed=False)),
    Goal("blackmailer: refused, leaves the blank", ("blackmailer",), refused(flower=False, revealed=False)),
    # Rank 3
    Goal("magician: takes a hand for nothing", ("magician",), magician_empty),
    Goal("wizard: builds a second district of a name at once", ("wizard",), wizard_twin(now=True)),
    Goal("wizard: builds a second district of a name from his hand", ("wizard",), wizard_twin(now=False)),
    Goal("wizard: builds one district more", ("wizard",), wizard_beyond),
    Goal("wizard: can only keep the card", ("wizard",), wizard_keeps),
    Goal("seer: passes over an empty hand", ("seer",), seer_skips),
    # Rank 4
    Goal("emperor: takes a coin", ("emperor",), emperor_takes("takes-gold")),
    Goal("emperor: takes a card", ("emperor",), emperor_takes("takes-at-random")),
    Goal("emperor: takes nothing", ("emperor",), emperor_nothing, emperor_scene),
    Goal("emperor: must crown somebody", ("emperor",), emperor_must),
    Goal("emperor: one candidate of three players", ("emperor",), emperor_last, None, (3,)),
    # Rank 5
    Goal("abbot: alms from one of several", ("abbot",), alms_tie),
    Goal("abbot: no alms when among the richest", ("abbot",), no_alms),
    Goal("abbot: gold and cards", ("abbot",), abbot_mix),
    Goal("patrician: income in cards", ("patrician",), cards_income(PATRICIAN)),
    Goal("cardinal: income in cards", ("cardinal",), cards_income(CARDINAL)),
    Goal("cardinal: cards for what is missing", ("cardinal",), cardinal),
    Goal(
        "cardinal: cards for the Thieves' Den in both ways",
        ("cardinal", "thieves_den"),
        happens("den-cards", "exchanges"),
        den_cardinal_scene,
    ),
    # Ranks 6 and 7
    Goal("alchemist: gets the gold back", ("alchemist",), refund),
    Goal("trader: a second trade district", ("trader",), second_trade),
    Goal("trader: another district besides", ("trader",), trader_other),
    Goal("navigator: can't even build the Stables", ("navigator", "stables"), navigator_stables),
    # Rank 8
    *(
        goal
        for raider in RAIDERS
        for goal in (
            Goal(
                f"{CHARACTER_IDS[raider]}: can't touch the Bishop's city",
                ("bishop", CHARACTER_IDS[raider]),
                bishop_spared(raider),
            ),
            Goal(
                f"{CHARACTER_IDS[raider]}: can't touch a completed city",
                (CHARACTER_IDS[raider],),
                completed_spared(raider),
            ),
        )
    ),
    *(
        Goal(
            f"{CHARACTER_IDS[raider]}: takes a beautified district",
            ("artist", CHARACTER_IDS[raider]),
            dearer_raid(raider),
        )
        for raider in RAIDERS
    ),
    Goal("warlord: destroys in the own city", ("warlord",), own_city("destroys")),
    Goal("warlord: destroys for nothing", ("warlord",), free_raid),
    Goal("diplomat: exchanges for nothing", ("diplomat",), exchange_for_nothing),
    Goal("diplomat: from the own completed city", ("diplomat",), from_completed, completed_diplomat_scene),
    Goal("diplomat: completes another city", ("diplomat", "monument"), gives_monument, monument_scene),
    Goal("marshal: completes the own city", ("marshal",), marshal_completes, marshal_scene),
    Goal("marshal: a beautified district is too dear", ("marshal", "artist"), too_dear, too_dear_scene),
    # Rank 9
    Goal("queen: three coins beside the rank 4", ("queen",), queen_bonus),
    Goal("queen: nothing far from the rank 4", ("queen",), queen_far),
    Goal("artist: two districts beautified", ("artist",), two_beautified),
    Goal("artist: no district twice", ("artist",), beautified_once),
    Goal("tax_collector: collects", ("tax_collector",), happens("collects")),
    Goal("tax_collector: pays no tax", ("tax_collector",), tax_free),
    Goal("tax_collector: no gold, no tax", ("tax_collector",), no_gold_no_tax),
    Goal(
        "tax_collector: tax on a free district",
        ("tax_collector", "framework"),
        happens("builds-with-framework", "pays-tax"),
    ),
    Goal("tax_collector: taxed as another character", ("tax_collector",), own_tax, None, (3,)),
]

TABLE_GOALS: Final = [
    Goal("table: two turns in a round", (), two_turns, None, (2, 3)),
    Goal("table: the higher rank wins a tie", (), tie),
    Goal("table: a city beyond its size", (), grown),
    Goal("table: two completed cities", (), second_completes),
    Goal("table: the last card of the deck", (), last_card, short_deck_scene),
    Goal("table: no cards in the deck", (), no_cards, empty_deck_scene),
]

# ---------------------------------------------------------------- goals: house rules, both ways


def house(s: State, rule: str) -> bool:
    """Whether a house rule is not the usual one."""
    return bool(getattr(s.config.options, rule) != getattr(Options(), rule))


def wizard_early(m: Moment) -> bool:
    """The Wizard could pay for the card that he took before he has gathered."""
    s = m.before
    if not m.asks("wizard_build") or s.gathered:
        return False
    return PRICE[s.limbo[0]] <= s.gold[m.me] and not (s.limbo[0] == MONUMENT and len(s.cities[m.me]) > 4)


def wall_price(m: Moment, price: int) -> bool:
    """The Great Wall is destroyed for that price."""
    return any(told["district"] == GREAT_WALL and told["gold"] == price for told in m.told("destroys"))


def keep_given(m: Moment, offered: bool) -> bool:
    """Whether the Diplomat is offered to give away a Keep that would do."""
    s = m.before
    if not m.asks("exchange_give"):
        return False
    keeps = [building for building in s.cities[m.me] if KIND[building] == KEEP]
    dearer = any(COST[DISTRICT.index(option)] <= COST[keep] for keep in keeps for option in m.ask.options)
    return dearer and any((DISTRICT.start + keep in m.ask.options) == offered for keep in keeps)


def own_warrant(m: Moment, asked: bool) -> bool:
    """Whether the Magistrate's player is asked about a district of the own other character."""
    s = m.before
    if asked:
        return m.asks("confiscate") and m.me == s.me
    mine = s.magistrate == m.me and s.rank in s.warrants and not s.warrant_closed and not s.warrant_shown
    return mine and m.after.warrant_closed and any(not m.has(built["district"]) for built in m.told("builds"))


def shrunk(m: Moment) -> bool:
    """The city that was completed first is smaller again at the end."""
    s = m.after
    return m.over and s.first != NOBODY and not complete(s, s.first)


def armory_own(m: Moment, offered: bool) -> bool:
    """Whether the Armory can be used in a completed city."""
    s = m.before
    if not m.asks("turn") or s.locked or not m.has(ARMORY) or not complete(s, m.me):
        return False
    targets = any(s.cities[seat] and not complete(s, seat) for seat in range(s.config.players))
    return targets and any(option in ARMORY_AGAINST for option in m.ask.options) == offered


def face_up_named(m: Moment, offered: bool) -> bool:
    """Whether a character that lies face up can be named."""
    s = m.before
    kills = [RANK[KILL.index(option)] for option in m.ask.options if option in KILL]
    others = [rank for rank in s.face_up if rank != s.rank]
    return bool(kills) and bool(others) and any((rank in kills) == offered for rank in others)


def bishop_after(m: Moment) -> bool:
    """The Bishop's turn is over, and rank 8 reaches his city."""
    s = m.before
    bishop = s.shown[RANK[BISHOP]] if s.config.cast[RANK[BISHOP]] == BISHOP else NOBODY
    if not house(s, "bishop_protects_all_round") or s.bewitched == RANK[BISHOP]:
        return False
    if bishop in (NOBODY, m.me) or not m.asks("turn") or s.character not in RAIDERS:
        return False
    return RAID_ANSWERS[s.character].start + bishop in m.ask.options


def unkept(m: Moment, swapped: bool) -> bool:
    """Two cards that were not kept lie under the deck in the order in which they were drawn, or not."""
    s = m.before
    if not m.asks("keep") or len(s.limbo) != 3 or len(set(s.limbo)) != 3:
        return False
    rest = [kind for kind in s.limbo if kind != CARD.index(m.option)]
    return m.after.deck[:2] == (rest if swapped else rest[::-1])


def wall_scene() -> Table:
    """A rich Warlord beside the Great Wall."""
    return scene({"warlord": 0}, gold=[9], cities=[[], ["great_wall"]], call="warlord")


def open_wall_scene() -> Table:
    """The same where the Great Wall does not protect itself."""
    house_rules = {"great_wall_covers_itself": False}
    return scene({"warlord": 0}, gold=[9], cities=[[], ["great_wall"]], call="warlord", options=house_rules)


def shrinking(keeps: bool) -> Callable[[], Table]:
    """A Diplomat who can complete his city and then give the Monument away."""
    city = ["monument", "temple", "tavern", "prison", "church"]
    return lambda: scene(
        {"diplomat": 0},
        gold=[9],
        hands=[["market"]],
        cities=[city, ["harbor"]],
        call="diplomat",
        options={"first_keeps_bonus": keeps},
    )


def completed_armory_scene(leaves: bool) -> Callable[[], Table]:
    """A completed city with the Armory."""
    city = ["armory", "temple", "tavern", "prison", "church", "manor", "castle"]
    rules = {"armory_leaves_completed_city": leaves}
    return lambda: scene({"king": 0}, cities=[city, ["market"]], call="king", options=rules)


def bishop_scene() -> Table:
    """Three players, a Bishop with districts and a rich Warlord, where the Bishop protects in his own turn only."""
    return scene(
        {"bishop": 1, "warlord": 0},
        players=3,
        gold=[9],
        cities=[[], ["temple", "market"]],
        options={"bishop_protects_all_round": False},
        call="bishop",
    )


def keep_scene(given: bool) -> Callable[[], Table]:
    """A Diplomat with the Keep and another district beside two districts."""
    rules = {"keep_can_be_given": given}
    cities = [["keep", "docks", "tavern"], ["market", "manor"]]
    return lambda: scene({"diplomat": 0}, gold=[9], cities=cities, call="diplomat", options=rules)


def skipped(prompt: str) -> Goal:
    """An optional effect is left alone, and what happens is what would happen without it."""

    def seen(m: Moment) -> bool:
        if not m.asks(prompt) or m.option != SKIP:
            return False
        if prompt == "gold_mine":
            return any(told["gold"] == 2 for told in m.told("gathers-gold"))
        if prompt == "observatory":
            return len(m.after.limbo) == 2 or any(told["count"] == 2 for told in m.told("gathers-cards"))
        if prompt == "library":
            return len(m.after.limbo) >= 2 and m.after.hands[m.me] == m.before.hands[m.me]
        return not m.happened({"poor_house": "poor-house", "refund": "alchemist"}.get(prompt, prompt))

    return Goal(f"house: the question {prompt} is answered with no", OPTIONAL[prompt], seen)


HOUSE_GOALS: Final = [
    *(skipped(prompt) for prompt in OPTIONAL),
    Goal(
        "house: the Wizard builds before gathering",
        ("wizard",),
        lambda m: wizard_early(m) and BUILD_NOW in m.ask.options,
    ),
    Goal(
        "house: the Wizard must gather before building",
        ("wizard", "wizard_builds_before_gathering"),
        lambda m: wizard_early(m) and BUILD_NOW not in m.ask.options,
    ),
    Goal("house: the Great Wall protects itself", ("great_wall",), lambda m: wall_price(m, 6), wall_scene),
    Goal("house: the Great Wall does not", ("great_wall",), lambda m: wall_price(m, 5), open_wall_scene),
    Goal("house: the Keep stays", ("keep",), lambda m: keep_given(m, offered=False), keep_scene(given=False)),
    Goal("house: the Keep can be given", ("keep",), lambda m: keep_given(m, offered=True), keep_scene(given=True)),
    Goal(
        "house: the Magistrate spares his own character",
        ("magistrate",),
        lambda m: own_warrant(m, asked=False),
        None,
        (2, 3),
    ),
    Goal(
        "house: the Magistrate hits his own character",
        ("magistrate", "magistrate_hits_own_character"),
        lambda m: own_warrant(m, asked=True),
        None,
        (2, 3),
    ),
    Goal(
        "house: the first keeps his points",
        ("diplomat", "monument"),
        lambda m: shrunk(m) and best_tally(m.after, m.after.first)[1]["completion"] == 4,
        shrinking(keeps=True),
    ),
    Goal(
        "house: the first loses his points",
        ("diplomat", "monument"),
        lambda m: shrunk(m) and best_tally(m.after, m.after.first)[1]["completion"] == 0,
        shrinking(keeps=False),
    ),
    Goal(
        "house: the Armory leaves a completed city",
        ("armory",),
        lambda m: armory_own(m, offered=True),
        completed_armory_scene(leaves=True),
    ),
    Goal(
        "house: the Armory stays in a completed city",
        ("armory",),
        lambda m: armory_own(m, offered=False),
        completed_armory_scene(leaves=False),
    ),
    Goal("house: face-up characters can be named", ("assassin",), lambda m: face_up_named(m, offered=True)),
    Goal(
        "house: face-up characters can't be named",
        ("assassin", "face_up_can_be_named"),
        lambda m: face_up_named(m, offered=False),
    ),
    Goal("house: the Bishop protects in his turn only", ("bishop",), bishop_after, bishop_scene),
    Goal("house: unkept cards in order", ("observatory",), lambda m: unkept(m, swapped=False)),
    Goal(
        "house: unkept cards shuffled",
        ("observatory", "unkept_cards"),
        lambda m: house(m.before, "unkept_cards") and unkept(m, swapped=True),
    ),
]

GOALS: Final = {
    goal.name: goal for goal in [*SIMPLE, *SELECTION_GOALS, *UNIQUE_GOALS, *CHARACTER_GOALS, *TABLE_GOALS, *HOUSE_GOALS]
}

# ---------------------------------------------------------------- the runner

UNUSUAL: Final[dict[str, object]] = {
    "wizard_builds_before_gathering": False,
    "magistrate_hits_own_character": True,
    "face_up_can_be_named": False,
    "ask_for_optional_effects": True,
    "unkept_cards": "shuffled",
}
SCENES_EVERY: Final = 3  # every so many games begin in a scene, as long as a goal with one is open
RANDOM_CAST_EVERY: Final = 5
WHIM: Final = 0.2  # how often a player does anything at all instead of what was done least

# What counts as the same thing done: seats and amounts make no difference
SAME: Final = [
    verb if argument.startswith("seat ") or argument.isdigit() else f"{verb} {argument}"
    for verb, argument in (ACTIONS.split(option) for option in range(len(ACTIONS)))
]


class Runner:
    """Plays one game after another and strikes out the goals that are reached."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.open = dict(GOALS)
        self.watched = [goal for goal in GOALS.values() if goal.seen is not None]  # those of them that look themselves
        self.reached: dict[str, int] = {}  # in which game
        self.done = dict.fromkeys(SAME, 0)  # how often each thing was done
        self.offered: set[int] = set()  # every option that was ever offered
        self.games = 0
        self.answers = 0

    def run(self, most: int) -> list[str]:
        """Play until every goal is reached or so many games were played; tell the goals that are left."""
        while self.open and self.games < most:
            self.games += 1
            self.play(self.start())
        return list(self.open)

    # ---------------------------------------------------------------- beginning a game

    def start(self) -> Table:
        """A game with a cast for some of the open goals; sometimes a scene or a random cast."""
        wishes = list(self.open.values())
        self.random.shuffle(wishes)
        scenes = [goal.start for goal in wishes if goal.start is not None]
        if scenes and self.games % SCENES_EVERY == 0:
            return scenes[0]()
        players = 2 + self.games % 7
        if wishes[0].players:
            players = self.random.choice(wishes[0].players)
        seed = self.random.getrandbits(32)
        if self.games % RANDOM_CAST_EVERY == 0:
            ninth = self.random.choice(["auto", "artist", "tax_collector"]) if 3 < players < 8 else "auto"
            return begin(prepare(GAME, players, seed, {"cast": "random", "ninth": ninth}))
        return begin(prepare(GAME, players, seed, self.cast(players, wishes)))

    def cast(self, players: int, wishes: list[Goal]) -> dict[str, object]:
        """Options with what the wishes speak of, as many as go together; the rest is chosen at random."""
        by_rank: dict[int, str] = {}
        uniques: list[str] = []
        rules: dict[str, object] = {}
        ninth = players in (3, 8) or (players > 3 and self.random.random() < 0.5)
        for wish in wishes:
            if wish.players and players not in wish.players:
                continue
            named = [name for name in wish.about if name in CHARACTER_IDS]
            new = [name for name in wish.about if name in UNIQUE_IDS and name not in uniques]
            if (
                all(fits(by_rank, name, players, ninth) for name in named)
                and len(uniques) + len(new) <= UNIQUES_IN_GAME
            ):
                by_rank |= {RANK[CHARACTER_IDS.index(name)]: name for name in named}
                uniques += new
                rules |= {name: UNUSUAL[name] for name in wish.about if name in UNUSUAL}
        for rank in range(1, LAST_RANK + 1 if ninth else LAST_RANK):
            choice = [name for name in of_ranks(rank, rank) if fits({}, name, players, ninth)]
            by_rank.setdefault(rank, self.random.choice(choice))
        left = [name for name in UNIQUE_IDS if name not in uniques]
        uniques += self.random.sample(left, UNIQUES_IN_GAME - len(uniques))
        return {"cast": "custom", "characters": list(by_rank.values()), "districts": uniques, **rules}

    # ---------------------------------------------------------------- playing it

    def play(self, table: Table) -> None:
        """Play a game to its end and look at every answer."""
        built: list[int] = []
        sizes: list[int] = []
        answers = price = 0
        while table.ask is not None:
            answers += 1
            assert answers < LONGEST, f"the game does not end: {table.save().decode()}"
            ask, s = table.ask, state(table)
            self.offered.update(ask.options)
            assert s.log is not None
            if ask.prompt in ("pick", "discard"):
                if len(s.slots) == 1:
                    sizes = []
                    assert ROYAL_RANK not in s.face_up
                sizes.append(len(ask.options))
            moment = Moment(s.copy(), ask, self.choose(ask))
            moment.built, moment.sizes = built, sizes
            logged = len(s.log)
            table.answer(moment.option)
            moment.after = state(table)
            moment.events = moment.after.log[logged:] if moment.after.log is not None else []
            moment.over = table.over
            price = check_gold(moment, price)
            self.look(moment)
            for event in moment.events:
                if event.kind in ("reveals", "resumes"):
                    built = []
                elif event.kind.startswith("builds"):
                    built = [*built, *(kind for kind in [event.public["district"]] if isinstance(kind, int))]
        check_end(table)
        self.answers += answers

    def choose(self, ask: Ask) -> int:
        """What was done least so far, or sometimes anything."""
        chance = self.random.random
        options = ask.options
        if len(options) == 1 or chance() < WHIM:
            option = options[int(chance() * len(options))]
        else:
            option = min(options, key=lambda option: (self.done[SAME[option]], chance()))
        self.done[SAME[option]] += 1
        return option

    def look(self, moment: Moment) -> None:
        """Strike out the goals that a moment reaches."""
        names = [name for name in simple(moment) if name in self.open]
        found = [goal.name for goal in self.watched if goal.seen is not None and goal.seen(moment)]
        if found:
            self.watched = [goal for goal in self.watched if goal.name not in found]
        for name in names + found:
            self.reached[name] = self.games
            self.open.pop(name, None)
