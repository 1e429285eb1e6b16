"""Goals of ranks 3 to 7: hands of cards, the crown, alms and incomes, gold, building."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import ALMS_TAKEN
from burgrave.kernel.table import Table
from tests.games.citadels.exhaustive.goal import Goal, happens
from tests.games.citadels.exhaustive.moment import Moment, affordable, all_built, settled
from tests.games.citadels.scene import scene

# ---------------------------------------------------------------- rank 3


def magician_empty(m: Moment) -> bool:
    """The Magician with an empty hand takes another hand."""
    return m.before.character == t.MAGICIAN and any(
        told["given"] == 0 and told["got"] > 0 for told in m.told("swaps-hands")
    )


def wizard_twin(now: bool) -> Callable[[Moment], bool]:
    """The Wizard builds a district of a name that his city already has, at once or from his hand."""

    def seen(m: Moment) -> bool:
        if m.before.character != t.WIZARD or m.has(t.QUARRY) or m.asks("wizard_build") != now:
            return False
        return any(m.has(built["district"], built["who"]) for built in all_built(m))

    return seen


def wizard_beyond(m: Moment) -> bool:
    """The Wizard builds a card of another hand and one of his own in the same turn."""
    kinds = [*m.built, *(built["district"] for built in m.told("builds"))]
    counted = m.before.character == t.WIZARD and m.after.built == 1 and t.STABLES not in kinds
    return counted and len(kinds) == 2 and settled(m)


def wizard_keeps(m: Moment) -> bool:
    """A card that the Wizard can't build goes to his hand."""
    return m.asks("wizard_build") and m.ask.options == [do.TO_HAND]


def seer_skips(m: Moment) -> bool:
    """The Seer takes nothing from a player without cards, and gives nothing back."""
    s = m.before
    empty = [seat for seat in range(s.config.players) if seat != m.me and not s.hands[seat]]
    return (
        m.option == do.FORESEE and bool(empty) and len(m.told("takes-at-random")) == s.config.players - 1 - len(empty)
    )


RANK_3_GOALS: Final = [
    Goal("magician: takes a hand for nothing", ("magician",), magician_empty),
    Goal("wizard: builds a second district of a name at once", ("wizard",), wizard_twin(now=True)),
    Goal("wizard: builds a second district of a name from his hand", ("wizard",), wizard_twin(now=False)),
    Goal("wizard: builds one district more", ("wizard",), wizard_beyond),
    Goal("wizard: can only keep the card", ("wizard",), wizard_keeps),
    Goal("seer: passes over an empty hand", ("seer",), seer_skips),
]

# ---------------------------------------------------------------- rank 4


def emperor_takes(kind: str) -> Callable[[Moment], bool]:
    """What the Emperor takes for the crown."""
    return lambda m: m.before.character == t.EMPEROR and m.happened(kind)


def emperor_nothing(m: Moment) -> bool:
    """The Emperor crowns somebody who has neither gold nor cards."""
    s = m.before
    if s.character != t.EMPEROR or m.option not in do.GIVE_CROWN or not m.asks("turn"):
        return False
    whom = do.GIVE_CROWN.index(m.option)
    return not s.gold[whom] and not s.hands[whom] and m.after.gold == s.gold


def emperor_must(m: Moment) -> bool:
    """The Emperor can't end his turn before he has crowned somebody."""
    end = do.ACTIONS.option("end turn")
    return m.asks("turn", t.EMPEROR) and m.before.gathered and end not in m.ask.options


def emperor_last(m: Moment) -> bool:
    """With three players the Emperor without the crown has one candidate only."""
    crowns = [option for option in m.ask.options if option in do.GIVE_CROWN]
    return m.asks("turn", t.EMPEROR) and m.before.crown != m.me and len(crowns) == 1


def emperor_scene() -> Table:
    """An Emperor among players without gold and cards."""
    return scene({"emperor": 0}, call="emperor")


RANK_4_GOALS: Final = [
    Goal("emperor: takes a coin", ("emperor",), emperor_takes("takes-gold")),
    Goal("emperor: takes a card", ("emperor",), emperor_takes("takes-at-random")),
    Goal("emperor: takes nothing", ("emperor",), emperor_nothing, emperor_scene),
    Goal("emperor: must crown somebody", ("emperor",), emperor_must),
    Goal("emperor: one candidate of three players", ("emperor",), emperor_last, None, (3,)),
]

# ---------------------------------------------------------------- rank 5


def alms_tie(m: Moment) -> bool:
    """The Abbot chooses between several richest players."""
    return len([option for option in m.ask.options if option in do.ALMS]) > 1 and m.happened("takes-gold")


def no_alms(m: Moment) -> bool:
    """The Abbot is among the richest and gets nothing."""
    s = m.before
    if not m.asks("turn", t.ABBOT) or s.locked or s.used & ALMS_TAKEN or s.gold.count(max(s.gold)) < 2:
        return False
    return s.gold[m.me] == max(s.gold) and not any(option in do.ALMS for option in m.ask.options)


def abbot_mix(m: Moment) -> bool:
    """The Abbot takes both gold and cards."""
    return m.before.character == t.ABBOT and any(told["gold"] and told["count"] for told in m.told("income"))


def cards_income(character: int) -> Callable[[Moment], bool]:
    """An income in cards only."""

    def seen(m: Moment) -> bool:
        incomes = m.told("income") if m.before.character == character else []
        return any(told["count"] and not told["gold"] for told in incomes)

    return seen


def cardinal(m: Moment) -> bool:
    """The Cardinal takes exactly what is missing and gives as many cards."""
    for told in m.told("exchanges"):
        whom, count = told["whom"], told["count"]
        more = len(m.after.hands[whom]) - len(m.before.hands[whom])
        return bool(m.before.gold[whom] - m.after.gold[whom] == more == count)
    return False


def den_cardinal_scene() -> Table:
    """A Cardinal who pays for the Thieves' Den with his own cards and another's gold."""
    hand = ["thieves_den", "temple", "tavern", "prison", "church", "manor"]
    return scene({"cardinal": 0}, gold=[0, 4], hands=[hand], call="cardinal")


RANK_5_GOALS: Final = [
    Goal("abbot: alms from one of several", ("abbot",), alms_tie),
    Goal("abbot: no alms when among the richest", ("abbot",), no_alms),
    Goal("abbot: gold and cards", ("abbot",), abbot_mix),
    Goal("patrician: income in cards", ("patrician",), cards_income(t.PATRICIAN)),
    Goal("cardinal: income in cards", ("cardinal",), cards_income(t.CARDINAL)),
    Goal("cardinal: cards for what is missing", ("cardinal",), cardinal),
    Goal(
        "cardinal: cards for the Thieves' Den in both ways",
        ("cardinal", "thieves_den"),
        happens("den-cards", "exchanges"),
        den_cardinal_scene,
    ),
]

# ---------------------------------------------------------------- ranks 6 and 7


def refund(m: Moment) -> bool:
    """The Alchemist has at the end of the turn what he had before he built."""
    gold = m.after.gold[m.me] - m.before.gold[m.me]
    return not m.happened("poor-house") and any(told["gold"] == gold > 0 for told in m.told("alchemist"))


def second_trade(m: Moment) -> bool:
    """The Trader builds another trade district after a first one, and a district of another type besides."""
    trades = [kind for kind in m.built if t.TYPE[kind] == t.TRADE]
    return (
        m.before.character == t.TRADER and bool(trades) and any(t.TYPE[b["district"]] == t.TRADE for b in all_built(m))
    )


def trader_other(m: Moment) -> bool:
    """The Trader's limit is for other districts: one of them after a trade district."""
    trades = [kind for kind in m.built if t.TYPE[kind] == t.TRADE]
    return (
        m.before.character == t.TRADER and bool(trades) and any(t.TYPE[b["district"]] != t.TRADE for b in all_built(m))
    )


def navigator_stables(m: Moment) -> bool:
    """Not even the Stables are offered to the Navigator."""
    s = m.before
    if not m.asks("turn", t.NAVIGATOR) or not s.gathered or t.STABLES not in affordable(s, m.me):
        return False
    return do.BUILD.of(t.STABLES) not in m.ask.options


RANK_6_7_GOALS: Final = [
    Goal("alchemist: gets the gold back", ("alchemist",), refund),
    Goal("trader: a second trade district", ("trader",), second_trade),
    Goal("trader: another district besides", ("trader",), trader_other),
    Goal("navigator: can't even build the Stables", ("navigator", "stables"), navigator_stables),
]
