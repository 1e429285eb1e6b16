"""The points of a printed game of Viscounts, from what people tell of their boards (p. 24, 25, 31)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.castle import crown
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.scoring import everybodys_scores, winners
from burgrave.games.viscounts.rules.solo import OPPONENT
from burgrave.games.viscounts.rules.state import FIELDS, NOBODY, Config, Player, State, player
from burgrave.games.viscounts.text.wording import TEXTS, manuscript
from burgrave.kernel.score_sheet import TABLE, Answer, Counted, Entry, Key, ScoreSheet, told_cards, told_number
from burgrave.kernel.text import Word

MOST: Final = 99  # debts, deeds, goods and icons: there is no end to them
ENDINGS: Final = ("poverty", "prosperity")  # the cards under the stacks
ICON_CARD: Final[tuple[int, ...]] = tuple(  # for each icon: a card with it alone
    next(card for card, icons in enumerate(t.ICONS_OF) if icons[icon] == sum(icons) == 1)
    for icon in range(len(t.ICONS))
)


class Sheet:
    """What an expansion adds to the sheet, point by point; without one nothing is."""

    def board(self, side: int, alone: bool, told: Mapping[Key, Answer]) -> Iterator[Entry]:
        """What always counts; alone: of the solo opponent."""
        yield from ()

    def units(self, side: int, told: Mapping[Key, Answer]) -> set[str]:
        """What counts because of cards that only the expansion has."""
        return set()

    def counted(self, side: int, alone: bool, told: Mapping[Key, Answer]) -> Iterator[Entry]:
        """What must be known of it beside what the base game asks for."""
        yield from ()

    def claims(self, sides: list[Player]) -> dict[str, list[int]]:
        """Who may have a card that went to the first of several."""
        return {}

    def won(self, s: State, told: Mapping[Key, Answer]) -> Iterator[Entry]:
        """What must be known of such cards, when it is known whose they are."""
        yield from ()

    def lay(self, s: State, told: Mapping[Key, Answer]) -> None:
        """Put what was told on the table."""

    def award(self, s: State, told: Mapping[Key, Answer], owners: Mapping[str, int]) -> None:
        """The same with the cards that were claimed."""


NO_SHEET: Final = Sheet()
ADDED: Final[dict[str, Sheet]] = {}  # by expansion
CALLED: Final[dict[str, Word]] = {}  # by card: what it is called, where an expansion says it


def _sheet(told: Mapping[Key, Answer]) -> Sheet:
    """That of the expansion with which the game was played."""
    return next((ADDED[box] for box in _box(told)), NO_SHEET)


def _box(told: Mapping[Key, Answer]) -> list[str]:
    return told_cards(told, "expansion", TABLE)


def entries(players: int, told: Mapping[Key, Answer]) -> list[Entry]:
    """What must be known, as far as is known what counts: manuscripts say what else does, and so do ties."""
    found = [Entry("expansion", TABLE, 1, cards=tuple(ADDED))] if ADDED else []
    found.append(Entry("uncovered", TABLE, len(ENDINGS), 1, ENDINGS))
    sheet = _sheet(told)
    for side in range(2 if players == 1 else players):
        alone = players == 1 and side == OPPONENT
        found += [*sheet.board(side, alone, told), *_board(side, told), *_counted(side, alone, told)]
        found += sheet.counted(side, alone, told)
    for more in (_owners, sheet.won, _to_break_a_tie):
        if all(entry.key in told for entry in found):
            found += [entry for entry in more(_state(players, told), told) if entry not in found]
    return found


def _board(side: int, told: Mapping[Key, Answer]) -> Iterator[Entry]:
    """What always counts."""
    yield Entry("built", side, len(t.BUILDINGS), cards=t.BUILDING_IDS)
    for tier in range(1, len(t.TIER_VP) + 1):
        yield Entry(f"tier-{tier}", side, t.WORKERS)
    others = [card for other in range(side) for card in told_cards(told, "manuscripts", other)]
    boxes = ("", *_box(told))
    there = [row.id for row in t.MANUSCRIPTS if row.box in boxes and not row.aside]
    left = [card for card in there if card not in others]
    yield Entry("manuscripts", side, len(left), cards=left)
    for name in ("unpaid", "paid", "acquired", "approved"):
        yield Entry(name, side, MOST)


def manuscript_units(side: int, told: Mapping[Key, Answer]) -> set[str]:
    """What manuscripts count."""
    cards = told_cards(told, "manuscripts", side)
    return {per.unit for card in cards for per in fx.SCORING[t.MANUSCRIPT_IDS.index(card)]}


def _counted(side: int, alone: bool, told: Mapping[Key, Answer]) -> Iterator[Entry]:
    """What counts because a manuscript asks for it; the solo opponent's resources always do (p. 31)."""
    units = manuscript_units(side, told) | _sheet(told).units(side, told)
    icons = [icon for icon in t.ICONS if icon in units]
    if icons and alone:
        yield Entry("opponent", TABLE, 1, 1, t.OPPONENT_IDS)  # icons under its guildhalls
    for icon in icons:
        yield Entry(f"icons-{icon}", side, MOST)
    if "resource" in units or alone:
        yield Entry("resources", side, MOST)


def _owners(s: State, told: Mapping[Key, Answer]) -> Iterator[Entry]:
    """Whose a card is that went to the first of several: each of them is asked until one has it, but for the last."""
    for name, able in _claims(s.players, told).items():
        for side in able[:-1]:
            yield Entry(name, side, 1)
            if told_number(told, name, side):
                break


def _claims(sides: list[Player], told: Mapping[Key, Answer]) -> dict[str, list[int]]:
    """Who may have the Castle Leader card, and each favour of the Church (p. 19, 21)."""
    most = max(one.tiers[2][0] for one in sides)
    found = {"leader": [side for side, one in enumerate(sides) if one.tiers[2][0] == most] if most else []}
    for ribbon, name in enumerate(t.RIBBONS):
        counts = [sum(t.RIBBON[card] == ribbon for card in one.manuscripts) for one in sides]
        found[f"favour-{name}"] = [side for side, count in enumerate(counts) if count >= t.FAVOURED]
    return found | _sheet(told).claims(sides)


def _owner(told: Mapping[Key, Answer], name: str, able: list[int]) -> int:
    """Who has a card: the one who said so, else the last who may."""
    return next((side for side in able[:-1] if told_number(told, name, side)), able[-1]) if able else NOBODY


def _to_break_a_tie(s: State, told: Mapping[Key, Answer]) -> Iterator[Entry]:
    """Silver and resources of the best, where points do not decide (p. 24); alone one must have more (p. 31)."""
    totals = [score.total for score in everybodys_scores(s)]
    level = [side for side, total in enumerate(totals) if total == max(totals)]
    if len(level) > 1 and s.config.players > 1:
        for side in level:
            yield Entry("resources", side, MOST)
            yield Entry("silver", side, MOST)


def count(players: int, told: Mapping[Key, Answer]) -> Counted:
    """The points by category, the opponent's last, and who has won."""
    s = _state(players, told)
    return Counted(everybodys_scores(s), winners(s))


# -------------------------------------------------------------------- the table


def _state(players: int, told: Mapping[Key, Answer]) -> State:
    """A table on which lies only what counts."""
    s = FIELDS.begin(State())
    s.config = Config(players, Options())
    s.round = 1
    s.debts, s.deeds = (int(card not in told_cards(told, "uncovered", TABLE)) for card in ENDINGS)
    s.players = [_player(players, side, told) for side in range(2 if players == 1 else players)]
    sheet = _sheet(told)
    sheet.lay(s, told)
    owners = {name: _owner(told, name, able) for name, able in _claims(s.players, told).items()}
    sheet.award(s, told, owners)
    if owners["leader"] != NOBODY:
        crown(s, owners["leader"])
    for ribbon, name in enumerate(t.RIBBONS):
        owner = owners[f"favour-{name}"]
        if owner != NOBODY:
            s.players[owner].favours |= 1 << ribbon
    return s


def _player(players: int, side: int, told: Mapping[Key, Answer]) -> Player:
    """A board with only what counts on it."""

    def number(name: str) -> int:
        return told_number(told, name, side)

    p = player()
    p.draw = [card for icon, card in zip(t.ICONS, ICON_CARD, strict=True) for _ in range(number(f"icons-{icon}"))]
    if players == 1 and side == OPPONENT:
        boards = told_cards(told, "opponent", TABLE)
        p.sheet = 1 + (t.OPPONENT_IDS.index(boards[0]) if boards else 0)
    p.built = sum(1 << t.BUILDING_IDS.index(building) for building in told_cards(told, "built", side))
    for tier in range(len(t.TIER_VP)):
        p.tiers[tier][0] = number(f"tier-{tier + 1}")
    p.manuscripts = tuple(t.MANUSCRIPT_IDS.index(card) for card in told_cards(told, "manuscripts", side))
    p.unpaid, p.paid = number("unpaid"), number("paid")
    p.acquired, p.approved = number("acquired"), number("approved")
    p.goods[t.SILVER], p.goods[t.RESOURCES[0]] = number("silver"), number("resources")
    return p


def card(name: str, language: str) -> str:
    """What a card, a building or a board is called; a manuscript with what it brings, which tells it from others."""
    if name in CALLED:
        return TEXTS.say(language, CALLED[name])
    if name in t.MANUSCRIPT_IDS:
        return TEXTS.say(language, "sheet-manuscript", manuscript(t.MANUSCRIPT_IDS.index(name)).args)
    if name in t.BUILDING_IDS:
        return TEXTS.say(language, f"building-{name}")
    return TEXTS.say(language, name if name in ENDINGS else f"opponent-{name}")


SCORE_SHEET: Final = ScoreSheet(entries, count, card)
