"""The points of a printed game of Architects, from what people tell of their boards (R12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.scoring import everybodys_scores, winners
from burgrave.games.architects.rules.solo import OPPONENT
from burgrave.games.architects.rules.state import FIELDS, Config, Player, State, player
from burgrave.games.architects.text.wording import TEXTS
from burgrave.kernel.score_sheet import TABLE, Answer, Counted, Entry, Key, ScoreSheet, told_cards, told_number

MOST: Final = 999  # goods and debts: there is no end to them
HARDEST: Final = 2
ALIKE: Final = next(character for character, powers in enumerate(fx.CHARACTER_WHILE) if fx.GOLD_AS_MARBLE in powers)
SKILLED: Final[tuple[int, ...]] = tuple(  # for each skill: an apprentice with it alone
    t.APPRENTICE_SKILLS.index(1 << skill) for skill in range(len(t.SKILLS))
)


class Sheet:
    """What an expansion adds to the sheet, point by point; without one nothing is."""

    def board(self, side: int, alone: bool, units: set[str]) -> Iterator[Entry]:
        """What counts of it, given what buildings count; alone: of the solo opponent."""
        yield from ()

    def lay(self, s: State, told: Mapping[Key, Answer]) -> None:
        """Put what was told on the table."""


NO_SHEET: Final = Sheet()
ADDED: Final[dict[str, Sheet]] = {}  # by expansion


def _box(told: Mapping[Key, Answer]) -> list[str]:
    """The expansion with which the game was played."""
    return told_cards(told, "expansion", TABLE)


def _sheet(told: Mapping[Key, Answer]) -> Sheet:
    return next((ADDED[box] for box in _box(told)), NO_SHEET)


def entries(players: int, told: Mapping[Key, Answer]) -> list[Entry]:
    """What must be known, as far as is known what counts: buildings say what else does."""
    sides = range(2 if players == 1 else players)
    needed = int(players > t.MOST_PLAYERS)  # so many play only with an expansion
    found = [Entry("expansion", TABLE, 1, needed, tuple(ADDED))] if ADDED else []
    found += [Entry("difficulty", TABLE, HARDEST)] if players == 1 else []
    for side in sides:
        mine = set() if alone(players, side) else units_of(told_cards(told, "built", side))
        found += [*_board(players, side, told), *_counted(players, side, told)]
        found += _sheet(told).board(side, alone(players, side), mine)
    return found


def _board(players: int, side: int, told: Mapping[Key, Answer]) -> Iterator[Entry]:
    """What always counts."""
    others = [card for other in range(side) for card in told_cards(told, "built", other)]
    boxes = ("", *_box(told))
    left = [row.id for row in t.BUILDINGS if row.box in boxes and row.id not in others]
    yield Entry("built", side, len(left), cards=left)
    yield Entry("cathedral", side, t.LEVELS)
    yield Entry("virtue", side, t.HIGHEST)
    yield Entry("unpaid", side, MOST)
    for good in ("silver",) if alone(players, side) else ("gold", "marble", "silver"):
        yield Entry(good, side, MOST)
    yield Entry("prison", side, t.WORKERS + len(_box(told)))  # an artisan may be among them


def alone(players: int, side: int) -> bool:
    """Whether it is the solo opponent, who has no goods and for whom buildings do nothing (S2.2)."""
    return players == 1 and side == OPPONENT


def _counted(players: int, side: int, told: Mapping[Key, Answer]) -> Iterator[Entry]:
    """What counts because a building asks for it, of its owner, or of everybody where most of something does."""
    if alone(players, side):
        return
    mine = units_of(told_cards(told, "built", side))
    everybodys = {unit for other in range(max(players, 1)) for unit in units_of(told_cards(told, "built", other))}
    for good in ("clay", "wood", "stone"):
        if "materials" in mine or f"most {good}" in everybodys:
            yield Entry(good, side, MOST)
    for skill in t.SKILLS:
        if skill in mine or "skill_set" in mine:
            yield Entry(skill, side, t.MOST_APPRENTICES + 1 + len(_box(told)))  # a tool may have one, too
    if "captured" in mine:
        yield Entry("captured", side, MOST)
    if "paid_debt" in mine:
        yield Entry("paid", side, MOST)
    if mine & {"gold", "marble"}:
        yield Entry("alike", side, 1)


def units_of(buildings: list[str]) -> set[str]:
    """What some buildings count at the end."""
    found = set()
    for name in buildings:
        card = t.BUILDING_IDS.index(name)
        wanted = fx.IF[card]
        if t.BUILDINGS[card].ends:
            found |= {fx.PER[card].unit, wanted.unit if wanted is not None else ""}
        for per in fx.SCORING[card]:
            found |= {per.unit, per.condition.unit if per.condition is not None else ""}
    return found


def count(players: int, told: Mapping[Key, Answer]) -> Counted:
    """The points by category, the opponent's last, and who has won."""
    s = _state(players, told)
    return Counted(everybodys_scores(s), winners(s))


# -------------------------------------------------------------------- the table


def _state(players: int, told: Mapping[Key, Answer]) -> State:
    """A table on which lies only what counts, at the end of the last turn."""
    s = FIELDS.begin(State())
    s.config = Config(players, Options(difficulty=told_number(told, "difficulty", TABLE)))
    s.players = [_player(players, side, told) for side in range(2 if players == 1 else players)]
    _sheet(told).lay(s, told)
    return s


def _player(players: int, side: int, told: Mapping[Key, Answer]) -> Player:
    """A board with only what counts on it."""

    def number(name: str) -> int:
        return told_number(told, name, side)

    p = player(max(players, 2))
    p.sheet = int(alone(players, side))
    p.character = ALIKE if number("alike") else p.character
    p.goods = [number(good) for good in t.GOODS]
    p.virtue, p.cathedral = number("virtue"), number("cathedral")
    p.unpaid, p.paid, p.prison = number("unpaid"), number("paid"), number("prison")
    p.captured[side] = number("captured")
    p.apprentices = tuple(card for card, skill in zip(SKILLED, t.SKILLS, strict=True) for _ in range(number(skill)))
    p.buildings = tuple(t.BUILDING_IDS.index(card) for card in told_cards(told, "built", side))
    return p


def card(name: str, language: str) -> str:
    """What a building or an expansion is called."""
    return TEXTS.say(language, f"sheet-{name}" if name in ADDED else f"building-{name}")


SCORE_SHEET: Final = ScoreSheet(entries, count, card)
