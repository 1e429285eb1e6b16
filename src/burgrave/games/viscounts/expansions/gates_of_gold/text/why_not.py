"""Why something that Gates of Gold allows is not offered now."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules import vocabulary as do
from burgrave.games.viscounts.expansions.gates_of_gold.rules.columns import CARD, REARRANGING, unlocked
from burgrave.games.viscounts.expansions.gates_of_gold.rules.state import Gates, gates_of
from burgrave.games.viscounts.rules.prices import lasting, purse, segment_of
from burgrave.games.viscounts.rules.state import RECRUIT, State
from burgrave.games.viscounts.rules.vocabulary import HIRE
from burgrave.games.viscounts.text import why_not as base
from burgrave.kernel.action import Ask
from burgrave.kernel.events import Value

BESIDE: Final = ("begin", "play", "move", "action", "hire")  # the questions beside which columns can be used


def reasons(s: State, ask: Ask) -> base.Reasons:
    """Orders, and what the columns of one's own board allow."""
    if not isinstance(s.added, Gates):
        return
    if lasting(s.players[ask.player], g.ANYWHERE):
        yield from _anywhere(s, ask)
    if ask.prompt == "hire":
        yield do.BUY_ORDER, _order(s, ask.player)
    if ask.prompt == "free_hire":
        yield do.TAKE_ORDER, ("why-no-orders", {})
    if ask.prompt in BESIDE and ask.player == s.me:
        yield do.DRAW, _draw(s, ask.player)
        yield do.ARRANGE, _arrange(s, ask.player)


def _anywhere(s: State, ask: Ask) -> base.Reasons:
    """Who may dismiss townsfolk of any segment (p. 7) still hires those beside the viscount alone."""
    me, here = ask.player, segment_of(s, ask.player)
    others = [segment for segment in s.ring if segment != here]
    untimely = _untimely(s, ask.prompt)
    for segment in others:
        for action in range(len(t.ACTIONS)) if untimely or ask.prompt == "action" else ():
            option = do.DISMISS.of(segment * len(t.ACTIONS) + action)
            if option not in ask.options:
                yield option, (untimely, {}) if untimely else _dismissal(s, me, action, segment)
        if ask.prompt in ("action", "hire") and s.piles[segment]:
            yield HIRE.of(s.piles[segment][-1]), ("why-hire-beside-alone", {})


def _untimely(s: State, prompt: str) -> str:
    """Why it is too soon for an action, or too late."""
    if prompt == "hire":
        return "why-acted" if s.phase == RECRUIT else "why-hire-first"
    return {"play": "why-play-first", "move": "why-move-first"}.get(prompt, "")


def _dismissal(s: State, me: int, action: int, segment: int) -> base.Reason:
    """The same reasons as beside the viscount; but there is where it does not stand."""
    message, args = base.dismissal(s, me, action, segment)
    return ("why-no-icon-there" if message == "why-no-icon" else message), args


def _order(s: State, me: int) -> base.Reason:
    if not gates_of(s).orders:
        return "why-no-orders", {}
    return "why-hire-silver", {"cost": g.ORDER_COST, "have": purse(s.players[me])}


def _locked(s: State, me: int, column: int) -> base.Reason | None:
    """A column without a manuscript, and the ribbon that it waits for."""
    if unlocked(s, me, column):
        return None
    return "why-locked", {"number": column + 1, "ribbon": g.COLUMNS[gates_of(s).boards[me]][column]}


def _draw(s: State, me: int) -> base.Reason:
    player = s.players[me]
    locked = _locked(s, me, CARD)
    if locked is not None:
        return locked
    if not player.draw and not player.discard:
        return "why-no-pile", {}
    return "why-draw-silver", {"cost": g.DRAW_COST, "have": purse(player)}


def _arrange(s: State, me: int) -> base.Reason:
    locked = _locked(s, me, REARRANGING)
    if locked is not None:
        return locked
    have = sum(s.players[me].goods[good] for good in t.RESOURCES)
    price: dict[str, Value] = {"cost": g.ARRANGE_COST, "have": have}
    return ("why-few-resources", price) if have < g.ARRANGE_COST else ("why-nothing-to-arrange", {})


base.ADDED.append(reasons)
base.IDLE.update(
    {
        "order": "why-no-orders",
        "welcome": "why-no-outsiders",
        "refuse": "why-no-outsiders",
        "forgive": "why-no-debt",
    }
)
