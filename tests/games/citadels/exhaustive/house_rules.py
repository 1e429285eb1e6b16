"""Goals of the house rules, both ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.options import Options
from burgrave.games.citadels.rules.state import NOBODY, State
from burgrave.kernel.table import Table
from tests.games.citadels.exhaustive.accounts import best_tally
from tests.games.citadels.exhaustive.goal import Goal
from tests.games.citadels.exhaustive.moment import Moment, complete
from tests.games.citadels.exhaustive.raids import RAID_ANSWERS, RAIDERS
from tests.games.citadels.exhaustive.simple import OPTIONAL
from tests.games.citadels.scene import scene


def house(s: State, rule: str) -> bool:
    """Whether a house rule is not the usual one."""
    return bool(getattr(s.config.options, rule) != getattr(Options(), rule))


def wizard_early(m: Moment) -> bool:
    """The Wizard could pay for the card that he took before he has gathered."""
    s = m.before
    if not m.asks("wizard_build") or s.gathered:
        return False
    return t.PRICE[s.limbo[0]] <= s.gold[m.me] and not (s.limbo[0] == t.MONUMENT and len(s.cities[m.me]) > 4)


def wall_price(m: Moment, price: int) -> bool:
    """The Great Wall is destroyed for that price."""
    return any(told["district"] == t.GREAT_WALL and told["gold"] == price for told in m.told("destroys"))


def keep_given(m: Moment, offered: bool) -> bool:
    """Whether the Diplomat is offered to give away a Keep that would do."""
    s = m.before
    if not m.asks("exchange_give"):
        return False
    keeps = [building for building in s.cities[m.me] if t.KIND[building] == t.KEEP]
    dearer = any(t.COST[do.DISTRICT.index(option)] <= t.COST[keep] for keep in keeps for option in m.ask.options)
    return dearer and any((do.DISTRICT.of(keep) in m.ask.options) == offered for keep in keeps)


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
    if not m.asks("turn") or s.locked or not m.has(t.ARMORY) or not complete(s, m.me):
        return False
    targets = any(s.cities[seat] and not complete(s, seat) for seat in range(s.config.players))
    return targets and any(option in do.ARMORY_AGAINST for option in m.ask.options) == offered


def face_up_named(m: Moment, offered: bool) -> bool:
    """Whether a character that lies face up can be named."""
    s = m.before
    kills = [t.RANK[do.KILL.index(option)] for option in m.ask.options if option in do.KILL]
    others = [rank for rank in s.face_up if rank != s.rank]
    return bool(kills) and bool(others) and any((rank in kills) == offered for rank in others)


def bishop_after(m: Moment) -> bool:
    """The Bishop's turn is over, and rank 8 reaches his city."""
    s = m.before
    bishop = s.shown[t.RANK[t.BISHOP]] if s.config.cast[t.RANK[t.BISHOP]] == t.BISHOP else NOBODY
    if not house(s, "bishop_protects_all_round") or s.bewitched == t.RANK[t.BISHOP]:
        return False
    if bishop in (NOBODY, m.me) or not m.asks("turn") or s.character not in RAIDERS:
        return False
    return RAID_ANSWERS[s.character].of(bishop) in m.ask.options


def unkept(m: Moment, swapped: bool) -> bool:
    """Two cards that were not kept lie under the deck in the order in which they were drawn, or not."""
    s = m.before
    if not m.asks("keep") or len(s.limbo) != 3 or len(set(s.limbo)) != 3:
        return False
    rest = [kind for kind in s.limbo if kind != do.CARD.index(m.option)]
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
        if not m.asks(prompt) or m.option != (do.CARD.of(m.before.limbo[0]) if prompt == "library" else do.SKIP):
            return False
        if prompt == "gold_mine":
            return any(told["gold"] == 2 for told in m.told("gathers-gold"))
        if prompt == "observatory":
            return len(m.after.limbo) == 2 or any(told["count"] == 2 for told in m.told("gathers-cards"))
        if prompt == "library":
            return len(m.after.hands[m.me]) == len(m.before.hands[m.me]) + 1
        return not m.happened({"poor_house": "poor-house", "refund": "alchemist"}.get(prompt, prompt))

    return Goal(f"house: the question {prompt} is answered with no", OPTIONAL[prompt], seen)


HOUSE_GOALS: Final = [
    *(skipped(prompt) for prompt in OPTIONAL),
    Goal(
        "house: the Wizard builds before gathering",
        ("wizard",),
        lambda m: wizard_early(m) and do.BUILD_NOW in m.ask.options,
    ),
    Goal(
        "house: the Wizard must gather before building",
        ("wizard", "wizard_builds_before_gathering"),
        lambda m: wizard_early(m) and do.BUILD_NOW not in m.ask.options,
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
