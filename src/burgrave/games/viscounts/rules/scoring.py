"""Points at the end (p. 24)."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.prices import uncovered
from burgrave.games.viscounts.rules.state import NONE, Player, State
from burgrave.kernel.game import Score

CATEGORIES: Final = (
    "buildings",
    "castle",
    "ribbons",
    "manuscripts",
    "leader",
    "favours",
    "deeds",
    "debts",
    "poverty",
    "prosperity",
    "leftovers",  # only in a solo game
)


def buildings(player: Player) -> list[int]:
    """How many of each kind are built."""
    return [sum(player.built >> b & 1 for b, of in enumerate(t.KIND) if of == kind) for kind in range(len(t.KINDS))]


def ribbon_sets(player: Player) -> int:
    """Points for sets of different ribbons, each manuscript in one of them (p. 21)."""
    return set_points(ribbon_counts(player))


def ribbon_counts(player: Player) -> list[int]:
    """How many ribbons of each colour there are."""
    return [sum(t.RIBBON[card] == ribbon for card in player.manuscripts) for ribbon in range(len(t.RIBBONS))]


def set_points(counts: list[int]) -> int:
    """Points for sets of different ribbons."""
    total = 0
    while any(counts):
        total += t.SET_VP[sum(count > 0 for count in counts)]
        counts = [max(0, count - 1) for count in counts]
    return total


def all_cards(player: Player) -> list[int]:
    """The cards of a player, wherever they are."""
    return [*player.hand, *player.draw, *player.discard, *[card for card in player.row if card != NONE]]


def all_icons(player: Player, icon: int) -> int:
    """An icon on all cards of a player, on the uncovered part of the board and on favours (p. 25)."""
    return sum(t.ICONS_OF[card][icon] for card in all_cards(player)) + uncovered(player, icon)


def units(player: Player, unit: str) -> int:
    """How many of what a manuscript counts."""
    if unit in t.ICONS:
        return all_icons(player, t.ICONS.index(unit))
    if unit in t.CARD_KINDS:
        return sum(t.KIND_OF[card] == unit for card in all_cards(player))
    if unit == "building":
        return sum(buildings(player))
    if unit == "flipped_debt":
        return player.paid
    if unit == "flipped_deed":
        return player.approved
    if unit == "manuscript":
        return len(player.manuscripts)
    if unit == "resource":
        return sum(player.goods[good] for good in t.RESOURCES)
    assert unit == "worker", unit
    return sum(map(sum, player.tiers))


def manuscript_points(player: Player) -> int:
    """What manuscripts count."""
    total = 0
    for card in player.manuscripts:
        for per in fx.SCORING[card]:
            total += per.points * (units(player, per.unit) // per.each)
    return total


def places(counts: list[int]) -> list[int]:
    """Points for the most flipped cards, shared by those who tie; without one there are none (p. 24)."""
    points = t.PLACE_VP if len(counts) > 2 else t.PLACE_VP_OF_TWO
    found = [0] * len(counts)
    for seat, count in enumerate(counts):
        if count:
            better = sum(other > count for other in counts)
            equal = counts.count(count)
            found[seat] = sum(points[better : better + equal]) // equal
    return found


def everybodys_scores(s: State) -> list[Score]:
    """The points of every player, and of the solo opponent, by category."""
    poverty = [0] * len(s.players)
    prosperity = poverty[:]
    laid = s.round > 0  # the stacks come last in set-up
    if laid and not s.debts:
        poverty = places([player.approved for player in s.players])
    if laid and not s.deeds:
        prosperity = places([player.paid for player in s.players])
    found = []
    for seat, player in enumerate(s.players):
        parts: tuple[int, ...] = (
            sum(t.BUILDING_VP[kind][count] for kind, count in enumerate(buildings(player))),
            sum(vp * sum(tier) for vp, tier in zip(t.TIER_VP, player.tiers, strict=True)),
            ribbon_sets(player),
            manuscript_points(player),
            t.BONUSES[s.leading].vp if s.leader == seat else 0,
            sum(vp for ribbon, vp in enumerate(t.FAVOUR_VP) if player.favours >> ribbon & 1),
            t.ACQUIRED_VP * player.acquired + t.APPROVED_VP * player.approved,
            t.UNPAID_VP * player.unpaid,
            poverty[seat],
            prosperity[seat],
        )
        if s.config.players == 1:
            parts = (*parts, s.config.guest.leftovers(s, seat))
        named = dict(zip(CATEGORIES, parts, strict=False)) | s.config.hooks.scores(s, seat)
        found.append(Score(sum(named.values()), named))
    return found


def scores(s: State) -> list[Score]:
    """The points of every player, by category."""
    return everybodys_scores(s)[: s.config.players]


def points(s: State, eyes: int | None) -> list[Score]:
    """The same on the way, whoever looks: nothing that scores is secret, since all know which cards a player has."""
    return scores(s)


def opponent(s: State) -> Score | None:
    """The points of the solo opponent, where there is one."""
    return everybodys_scores(s)[1] if s.config.players == 1 else None


def winners(s: State) -> list[int]:
    """Most points; of equal ones most silver and resources; then the victory is shared (p. 24).

    Whoever plays alone has to have more points than the opponent, whose number comes after the seats (p. 31).
    """
    totals = everybodys_scores(s)
    if s.config.players == 1:
        return [0] if totals[0].total > totals[1].total else [1]
    ranks = [(score.total, sum(player.goods)) for score, player in zip(totals, s.players, strict=True)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
