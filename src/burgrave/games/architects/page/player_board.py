"""A player's board: goods, workers, debts, captured workers, buildings, apprentices; one's own with the hand."""

from __future__ import annotations

from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.page.brings import Brings, board
from burgrave.games.architects.page.cards import Drawing
from burgrave.games.architects.page.icons import GOOD
from burgrave.games.architects.page.more import more_of
from burgrave.games.architects.rules import prices
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.view.records import ArchitectsView, PlayerView

MANY: Final = 3  # things that are missing: there is just room for so many


class PlayerBoard:
    """Draws one player's board; the own one can be clicked."""

    def __init__(self, drawing: Drawing, view: ArchitectsView, player: PlayerView) -> None:
        self._d: Final = drawing
        self._view: Final = view
        self._player: Final = player
        self._own: Final = player.seat == view.seat
        self._more: Final = more_of(view)

    def _id(self, name: str) -> str:
        """A place of the drawing; on the boards of others nothing is shown to move."""
        return f"#{name}-{self._player.seat}" if self._own else ""

    # ---------------------------------------------------------------- what is counted

    def well(self) -> Node:
        """Goods, virtue, debts, the cathedral, the prison; who is captured, what stands."""
        return [
            h.div(self._id("purse") + ".goods")[[self._good(good) for good in ("silver", *t.GOODS[:-1])]],
            h.div(".states")[self._states()],
            h.div(".states")[[self._skill(skill) for skill in t.SKILLS]],
            self._more.special(self._d, self._view, self._player) if self._own else None,
            self.captured(),
            self.buildings(),
        ]

    def _good(self, good: str) -> Element:
        d, count = self._d, self._player.goods[good]
        title, label = d.words(f"good-{good}.name"), d.words(f"good-{good}", count=count)
        content: Node = [d.pen.icon(GOOD[good]), h.b[str(count)]]
        dos = [do.SAVE.text(good)] if self._own and good in ("wood", "stone") else []
        return d.thing(f"good-{good}", label, content, d.words(f"good-{good}.about"), dos, ".chip", title)

    def _states(self) -> list[Node]:
        d, player = self._d, self._player
        others = [  # one's own are seen elsewhere
            supply(d, self._view, player),
            d.chip("held", player.held, d.pen.icon("scroll")) if player.opponent is None else None,
        ]
        return [
            None if self._own else others,
            d.chip("virtue", player.virtue, d.pen.icon("virtue")),
            self.debts(),
            d.chip("cathedral", player.cathedral, d.pen.icon("cross")),
            d.chip("prison", player.prison, d.pen.icon("lock")) if player.prison else None,
        ]

    def _skill(self, skill: str) -> Element:
        """How many apprentices have a skill."""
        d, count = self._d, self._player.skills[skill]
        title = d.say(f"skill-{skill}")
        content: Node = [d.pen.skill(skill), h.b[str(count)]]
        return d.thing(f"skill-{skill}", f"{title}: {count}", content, d.words("skill.about"), (), ".chip", title)

    def debts(self) -> Element:
        """Unpaid ones, and those that were paid."""
        d, player = self._d, self._player
        label = d.words("debts", front=player.unpaid, back=player.paid)
        paid = bool(player.paid) and h.small["/", str(player.paid), d.pen.icon("check")]
        content: Node = [d.pen.icon("debt"), h.b[str(player.unpaid)], paid]
        return d.thing("debts", label, content, d.words("debts.about"), (), ".chip", d.words("debts.name"))

    def captured(self) -> Node:
        """Workers of others on this board."""
        d, player = self._d, self._player
        there = [(seat, count) for seat, count in enumerate(player.captured) if count]
        if not there:
            return None
        marked = self._more.marked(self._view).get(f"board {player.seat}", ())
        label = ", ".join(d.words("workers-of", who=d.who(seat), count=count) for seat, count in there)
        content: Node = [
            h.small[d.words("captured.name")],
            [h.span(".chip")[d.pen.worker(d.colour(seat), seat in marked), h.b[str(count)]] for seat, count in there],
        ]
        spoken = f"{d.words('captured.name')}: {label}"
        about = d.words("captured.about")
        return d.thing("captured", spoken, content, about, (), ".captured", d.words("captured.name"))

    def buildings(self) -> Node:
        """What stands, as a little street."""
        d, player = self._d, self._player
        if not player.buildings:
            return None
        spots = []
        for card in player.buildings:
            one = d.building(card)
            answers = [do.ENDS.text(card), *self._more.answers(card)]
            if self._own and card == player.buildings[-1]:
                answers.append(do.ACTIONS.text(do.USE))
            tip = d.scene.explain(one.tip, one.about)
            spot = d.scene.spot(one.label, d.standing(card), answers if self._own else (), tip, ".stands")
            under = self._more.under(d, self._view, player, card)
            spots.append(h.span(".stands-with")[spot, under] if under is not None else spot)
        label = d.words("buildings", count=len(player.buildings))
        return h.div(self._id("street") + ".street-of", role="group", aria_label=label)[spots]

    # ---------------------------------------------------------------- cards

    def apprentices(self) -> Element:
        """With skills and abilities; a character before them."""
        d, player = self._d, self._player
        limit = prices.powers(board(player)).limit
        title = d.words("apprentices-of", count=len(player.apprentices), limit=limit)
        cards = [
            h.div(".plan")[self._apprentice(card), self._more.under(d, self._view, player, card)]
            for card in player.apprentices
        ]
        if player.character is not None:
            cards.insert(0, h.div(".plan")[d.place(d.character(player.character), (), ".held-card")])
        return h.div(self._id("crew") + ".group-of.crew", role="group", aria_label=title)[
            h.h4[title], h.div(".cards")[cards or h.p(".none")[d.words("no-apprentices")]]
        ]

    def _apprentice(self, card: str) -> Element:
        answers = [do.DISMISS.text(card), *self._more.answers(card)] if self._own else []
        return self._d.place(self._d.apprentice(card), answers, ".held-card")

    def hand(self) -> Element:
        """Building cards: whether each can be built now, or what is missing."""
        d, player, brings = self._d, self._player, Brings(self._view)
        title = d.words("hand", count=player.held, limit=t.HAND)
        return h.div(self._id("hand") + ".group-of.own-hand", role="group", aria_label=title)[
            h.h4[title],
            h.div(".cards")[
                [self.plan(card, brings) for card in player.hand or []] or h.p(".none")[d.words("no-hand")]
            ],
        ]

    def plan(self, card: str, brings: Brings) -> Element:
        """A building card of the hand."""
        d = self._d
        one = d.building(card)
        dos = [do.CONSTRUCT.text(card), do.DISCARD.text(card)]
        missing = brings.missing(t.BUILDING_IDS.index(card))
        return h.div(".plan")[d.place(one, dos, ".held-card"), self.tab(missing)]

    def tab(self, missing: list[str]) -> Element:
        """Whether a building can be built now, or what is missing."""
        d = self._d
        if not missing:
            return h.span(".tab-of.ready")[d.pen.icon("check"), h.span[d.words("ready")]]
        signs: list[Node] = []
        for one in missing:
            count, _, good = one.partition(" ")
            signs.append([h.b[count], d.pen.icon(GOOD[good])] if good else d.pen.skill(one))
        return h.span(".tab-of", role="img", aria_label=d.words("missing", what=self._named(missing)))[
            len(missing) < MANY and d.pen.icon("lock"), signs[:MANY], len(missing) > MANY and h.b["…"]
        ]

    def _named(self, missing: list[str]) -> str:
        d = self._d
        return ", ".join(
            f"{count} {d.say(f'unit-{good}')}" if good else d.say(f"skill-{count}.name")
            for count, _, good in (one.partition(" ") for one in missing)
        )


# -------------------------------------------------------------------- others in short


def supply(d: Drawing, view: ArchitectsView, player: PlayerView, class_: str = "") -> Element:
    """Workers that can still be placed, a special one among them."""
    marked = player.seat in more_of(view).marked(view).get("supply", ())
    return d.chip("workers", player.workers, d.pen.worker(d.colour(player.seat), marked), class_)


def glance(drawing: Drawing, view: ArchitectsView, player: PlayerView) -> Node:
    """Another player's board in a few numbers; and whether own workers are on it."""
    d = drawing
    goods = sum(count for good, count in player.goods.items() if good != "silver")
    facts = [  # in two rows
        supply(d, view, player),
        d.chip("good-silver", player.goods["silver"], d.pen.icon("coin")),
        d.chip("resources", goods, d.pen.icon("stone")) if player.opponent is None else None,
        d.chip("held", player.held, d.pen.icon("scroll")) if player.opponent is None else None,
        d.chip("virtue", player.virtue, d.pen.icon("virtue")),
        d.chip("buildings", len(player.buildings), d.pen.icon("house")),
        d.chip("cathedral", player.cathedral, d.pen.icon("cross")),
        d.chip("debts-short", player.unpaid, d.pen.icon("debt")),
        *more_of(view).facts(d, view, player),
    ]
    mine = player.captured[view.seat] if view.seat is not None else 0
    return [h.div(".facts")[facts], mine > 0 and _yours(d, view, player, mine)]


def _yours(d: Drawing, view: ArchitectsView, player: PlayerView, count: int) -> Element:
    """Own workers on another board."""
    assert view.seat is not None, "a spectator has none"
    label = d.words("has-yours", who=d.who(player.seat), count=count)
    content: Node = [
        d.pen.icon("lock"),
        h.small[d.words("yours")],
        d.pen.worker(d.colour(view.seat)),
        h.b[str(count)],
    ]
    dos = [do.TAKE_BACK.text(f"board {player.seat}")]
    about = d.words("captured.about")
    return d.thing(f"yours-{player.seat}", label, content, about, dos, ".yours", label)
