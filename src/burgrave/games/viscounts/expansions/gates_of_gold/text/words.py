"""What the sentences of Gates of Gold speak of, and what explains its cards and boards."""

from __future__ import annotations

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules import vocabulary as do
from burgrave.games.viscounts.expansions.gates_of_gold.rules.state import Gates, gates_of
from burgrave.games.viscounts.rules.state import State
from burgrave.games.viscounts.text import explanations, wording
from burgrave.kernel.events import Value
from burgrave.kernel.sentences import scoring
from burgrave.kernel.text import Word

# -------------------------------------------------------------------- options


def _welcome(s: State, option: int) -> dict[str, Value]:
    """An outsider."""
    return wording.folk(g.OUTSIDERS[do.WELCOME.index(option)])


def _refuse(s: State, option: int) -> dict[str, Value]:
    """An outsider, and what refusing brings."""
    card = g.OUTSIDERS[do.REFUSE.index(option)]
    return {**wording.folk(card), "bonus": t.TOWNSFOLK[card].hire}


def _ribbon(s: State, option: int) -> dict[str, Value]:
    """A colour, and the column of the player to move that it belongs to."""
    ribbon = do.RIBBON.index(option)
    column = g.COLUMNS[gates_of(s).boards[s.me]].index(ribbon) + 1 if isinstance(s.added, Gates) else 0
    return {"ribbon": ribbon, "column": column}


def _dismiss(s: State, option: int) -> dict[str, Value]:
    """An action, and the segment whose card is dismissed for it."""
    segment, action = divmod(do.DISMISS.index(option), len(t.ACTIONS))
    return {**wording.dismissal(s, action, segment), "segment": segment}


wording.ADDED.update(
    {
        "welcome": _welcome,
        "refuse": _refuse,
        "ribbon": _ribbon,
        "dismiss": _dismiss,
        "buy order": lambda s, option: {"silver": g.ORDER_COST},
        "take order": lambda s, option: {"silver": 0},
        "draw for silver": lambda s, option: {"silver": g.DRAW_COST},
        "rearrange for resources": lambda s, option: {"resources": g.ARRANGE_COST},
    }
)

# -------------------------------------------------------------------- cards and boards


def _board(board: int) -> list[Word]:
    """Its columns, by ribbon, and what they allow."""
    prices = (g.ORDER_COST, 1, g.DRAW_COST, g.ARRANGE_COST)
    columns = [
        Word(f"explain-column-{column}", ribbon=Word(f"ribbon-{ribbon}"), price=price)
        for column, (ribbon, price) in enumerate(zip(g.BOARDS[board].columns, prices, strict=True), 1)
    ]
    return [Word("manuscript-board", number=board + 1), *columns]


for _card in g.OUTSIDERS:
    _counted = [Word("scoring-ribbon")] if _card in g.ENVOYS else [scoring(per) for per in g.SCORING[_card]]
    if _counted:
        wording.COUNTED[_card] = Word("ability", when=Word("moment-at-the-end"), does=_counted)
explanations.EXPLAINED.append((g.BOARDS, _board))
explanations.ADDED.update(
    {
        t.TOWNSFOLK_IDS[g.ORDER]: [Word("explain-order-refuse")],
        t.MANUSCRIPT_IDS[g.WILD]: [Word("explain-wild")],
        **{t.MANUSCRIPT_IDS[card]: [Word("explain-wild-kept")] for card in g.WILD_AS},
        **{t.MANUSCRIPT_IDS[card]: [Word("explain-start-manuscript")] for card in g.STARTING},
    }
)

wording.CAUSES["column"] = lambda column: {"number": column + 1}
