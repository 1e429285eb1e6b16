"""A player's own board: the row of cards with its icons, the track, the buildings, goods, manuscripts; and the hand."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

import msgspec
from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.scene import Scene
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.cards import Drawing
from burgrave.games.viscounts.page.icons import EVENT, GOOD, KIND, tokens
from burgrave.games.viscounts.page.walls import house_of
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.view.records import PlayerView, ViscountsView
from burgrave.kernel.effects import NOTHING
from burgrave.kernel.text import Word

TOPS: Final = [do.ACTIONS.text(do.DISCARD_TOP), do.ACTIONS.text(do.DESTROY_TOP)]
ROWS: Final = ("workshop", "trading_post", "guildhall")  # from the cheapest


class PlayerBoard:
    """Draws one player's board; the own one can be clicked, and shows the turn that is played on it."""

    def __init__(self, drawing: Drawing, player: PlayerView, turn: ViscountsView | None = None) -> None:
        self._d: Final = drawing
        self._player: Final = player
        self._own: Final = turn is not None
        acting = turn is not None and turn.turn == player.seat
        self._extra: Final = turn.extra if turn is not None and acting else {}  # icons of a card that was dismissed
        self._needs: Final = turn.needs if turn is not None and acting else {}
        self._sheet: Final = t.OPPONENT_IDS.index(player.opponent) + 1 if player.opponent is not None else 0

    def draw(self) -> Node:
        """Row and sums, track, buildings, goods."""
        return [
            h.div(".workplace")[self._row(), self._sums()],
            self._track(),
            h.div(self._id("estate") + ".estate")[[self._buildings(kind) for kind in ROWS]],
            self.goods(),
        ]

    def _id(self, *name: str | int) -> str:
        """A place of the drawing; on the boards of others nothing is shown to move."""
        first, *rest = name
        return "#" + "-".join(map(str, [first, self._player.seat, *rest])) if self._own else ""

    # ---------------------------------------------------------------- the row of cards

    def _row(self) -> Element:
        """Three slots; what lies in the last one drops off in the next turn."""
        d = self._d
        slots = []
        for number, card in enumerate(self._player.row):
            if card is None:
                icons = t.STARTING_ICONS[self._sheet][number]
                kinds = [kind for kind, count in zip(t.ICONS, icons, strict=True) for _ in range(count)]
                content: Node = d.thing(
                    f"slot-{number}",
                    d.words("empty-slot", number=number + 1),
                    h.span(".vacant")[[d.pen.kind(kind) for kind in kinds]],
                    d.words("empty-slot.about"),
                )
            else:
                content = d.place(d.card(card))
            current = bool(self._sheet) and number == 0 and card is not None  # what the solo opponent has just done
            mark = current and h.small(".current-mark")[d.words("current-scheme")]
            slots.append(h.li(self._id("row", number) + (".current" if current else ""))[content, mark])
        return h.ol(self._id("slots") + ".slots", aria_label=d.words("row"))[slots]

    def _sums(self) -> Element:
        """What pays for each action; the actions themselves where they can be done."""
        d, player = self._d, self._player
        rows = []
        for index, icon in enumerate(t.ICONS):
            count = player.icons[icon] + self._extra.get(icon, 0)
            label = d.words("sum", count=count, icon=Word(f"unit-{icon}"))
            about = [h.p[line] for line in self._breakdown(icon)]
            content = [d.pen.kind(icon), h.b[str(count)]]
            row: list[Node] = [d.thing(f"sum-{player.seat}-{icon}", label, content, about, (), ".sum")]
            if self._own and index < len(t.ACTIONS):
                row.append(self._action(t.ACTIONS[index]))
            rows.append(h.li[row])
        return h.div(".sums")[h.h4[d.words("sums")], h.ul[rows]]

    def _breakdown(self, icon: str) -> list[str]:
        """Where icons come from, as a sum: cards, the board, buildings and favours, criminals, goods."""
        d, player = self._d, self._player
        index = t.ICONS.index(icon)
        cards = empty = 0
        for slot, card in enumerate(player.row):
            if card is None:
                empty += t.STARTING_ICONS[self._sheet][slot][index]
            else:
                cards += t.ICONS_OF[t.CARD_IDS.index(card)][index]
        parts = [("from-cards", cards), ("from-slots", empty), ("from-built", player.icons[icon] - cards - empty)]
        parts.append(("from-dismissed", self._extra.get(icon, 0)))
        if index < len(t.ACTIONS):
            parts.append(("from-criminals", player.icons["criminal"]))
            good = t.GOODS[index]
            parts.append((f"from-{good}", player.goods[good]))
        return [d.words(name, count=count) for name, count in parts if count]

    def _action(self, action: str) -> Node:
        """An action of this turn: what it takes here, and with the dismissed card."""
        d = self._d
        plain, dismissing = do.DO.text(action), do.DISMISS_FOR.text(action)
        need = self._needs.get(action)
        name = d.say(f"action-{action}")
        label = name if need is None else d.words("action-needs", name=name, need=need)
        content = [
            h.span(".verb")[d.words(f"action-{action}.name")],
            need is not None and h.small[d.words("from-number", need=need)],
        ]
        tip = d.scene.explain(f"action-{action}", h.strong[name], h.p[d.words(f"action-{action}")])
        found = [d.scene.spot(label, content, [plain], tip, ".still.deed")]
        if dismissing in d.scene.options:
            told = d.scene.options[dismissing]
            helped = d.scene.explain(f"dismiss-{action}", h.strong[name], h.p[told])
            more: Node = [h.b["+"], d.pen.icon("hire")]
            found.append(d.scene.spot(told, more, [dismissing], helped, ".still.deed.with-help"))
        return found

    # ---------------------------------------------------------------- the track

    def _track(self) -> Element:
        """Corruption comes from the left, virtue from the right; where they meet, there is a collision."""
        d, player = self._d, self._player
        spaces = []
        for place, row in enumerate(t.TRACK):
            above = fx.ABOVE[place] if not self._sheet else fx.OPPONENTS_ABOVE[place]
            marks = [
                place == player.corruption - 1 and d.pen.icon("corrupt", "marker"),
                place == player.virtue - 1 and d.pen.icon("virtue", "marker"),
            ]
            content = [
                h.span(".above")[d.pen.row(above)],
                h.span(".space")[marks, h.em[str(place + 1)]],
                h.span(".below")[d.pen.row(fx.BELOW[place])],
            ]
            spaces.append(
                h.li[d.thing(f"track-{row.id}", d.words("space", number=place + 1), content, d.about(row.id), title="")]
            )
        label = d.words("track", corruption=player.corruption, virtue=player.virtue)
        return h.ol(self._id("track") + ".track", aria_label=label)[spaces]

    # ---------------------------------------------------------------- buildings

    def _buildings(self, kind: str) -> Element:
        """Three buildings of a kind: those that stand on the board have uncovered their abilities."""
        d, player = self._d, self._player
        cells, built = [], 0
        for index, row in enumerate(t.BUILDINGS):
            if row.kind != kind:
                continue
            done = row.id in player.built
            built += done
            cells.append(self._cell(index, done))
        values = t.BUILDING_VP[t.KINDS.index(kind)][1:]
        worth = [h.span(".got" if number < built else "")[str(value)] for number, value in enumerate(values)]
        cost = next(t.BUILD_COST[index] for index, row in enumerate(t.BUILDINGS) if row.kind == kind)
        name = d.words(f"kind-{kind}")
        price: Node = [h.b[name], h.small[d.pen.icon("hammer"), str(cost)]]
        counted = d.words("worth", count=values[built - 1] if built else 0)
        return h.div(".brow")[
            d.thing(f"kind-{kind}", name, price, d.words(f"kind-{kind}.about"), (), ".kind"),
            cells,
            d.thing("worth", counted, worth, d.words("worth.about"), (), ".worth", ""),
        ]

    def _cell(self, index: int, done: bool) -> Element:
        d = self._d
        row, under = t.BUILDINGS[index], fx.UNDER[self._sheet][index]
        if under.effect != NOTHING:
            moment = EVENT.get(fx.MOMENTS[under.when], "house") if under.when >= 0 else "house"
            ability: Node = d.pen.tokens([moment, "▸", *tokens(under.effect)])
        elif any(under.icons):
            ability = h.span(".fx")[
                [
                    [count > 1 and h.b[str(count)], d.pen.kind(kind)]
                    for kind, count in zip(t.ICONS, under.icons, strict=True)
                    if count
                ]
            ]
        else:
            ability = d.pen.lasting(under.lasting)
        art = not done and house_of(row.kind, d.colour(self._player.seat))
        label = d.say(f"building-{row.id}")
        state = d.words("built" if done else "unbuilt")
        about = [d.about(row.id) if not self._sheet else h.strong[label], h.p[state]]
        tip = d.scene.explain(f"{row.id}-{self._sheet}-{int(done)}", about)
        dos = [do.BUILDING.text(row.id)] if self._own else []
        return d.scene.spot(f"{label}, {state}", [art, ability], dos, tip, f".still.cell{'.open' if done else ''}")

    # ---------------------------------------------------------------- goods

    def goods(self) -> Element:
        """Silver and resources, workers, debts and deeds."""
        d, player = self._d, self._player
        chips = []
        for good in t.GOODS:
            count = player.goods[good]
            title, label = d.words(f"good-{good}.name"), d.words(f"good-{good}", count=count)
            content: Node = [d.pen.icon(GOOD[good]), h.b[str(count)]]
            dos = [do.PAY.text(good)] if self._own else []
            chips.append(d.thing(f"good-{good}", label, content, d.words(f"good-{good}.about"), dos, ".chip", title))
        chips.append(d.chip("workers", player.workers, d.pen.worker(d.colour(player.seat))))
        pairs = (("debts", "debt", player.unpaid, player.paid), ("deeds", "deed", player.acquired, player.approved))
        for message, icon, front, back in pairs:
            label = d.words(message, front=front, back=back)
            content = [d.pen.icon(icon), h.b[str(front)], h.small["/", str(back), d.pen.icon("check")]]
            chips.append(
                d.thing(message, label, content, d.words(f"{message}.about"), (), ".chip", d.words(f"{message}.name"))
            )
        return h.div(self._id("purse") + ".goods")[chips]

    # ---------------------------------------------------------------- what lies beside it

    def beside(self, shelves: Node = None) -> Element:
        """The piles, the manuscripts, on shelves where there are some, the favours."""
        d, player = self._d, self._player
        return h.div(".beside")[
            h.div(self._id("draw"))[self._pile("draw-pile", "cards", player.draw, player.hidden, TOPS)],
            h.div(self._id("discard"))[self._pile("discard-pile", "discard", len(player.discard), player.discard)],
            h.div(self._id("library") + ".library")[
                shelves or [d.place(d.manuscript(card)) for card in player.manuscripts],
                [self._favour(ribbon) for ribbon in player.favours],
            ],
        ]

    def _pile(self, name: str, icon: str, count: int, cards: list[str], dos: list[str] | None = None) -> Element:
        """A pile, and which cards are in it: everybody knows that."""
        d = self._d
        seat = self._player.seat
        named = sorted(d.card(card).label for card in cards)
        about: Node = [h.p[d.words(f"{name}.about")], bool(named) and h.p[", ".join(named)]]
        label, title = d.words(name, count=count), d.words(f"{name}.name")
        content: Node = [d.pen.icon(icon), h.b[str(count)]]
        answers = dos if self._own and dos else []
        return d.thing(f"{name}-{seat}", label, content, about, answers, f".chip.{name}", title)

    def _favour(self, ribbon: str) -> Element:
        d = self._d
        content: Node = [h.span(f".ribbon-mark.ribbon-{ribbon}"), d.pen.icon("vp")]
        return d.thing(f"favour-{ribbon}", d.title(ribbon), content, d.about(ribbon), (), ".chip")


@lru_cache(maxsize=512)
def board_of_another(
    player: bytes, language: str, colours: tuple[int, ...]
) -> tuple[Markup, dict[str, Markup], dict[str, Node]]:
    """The board of another player with what lies beside it, the shapes and the explanations that it refers to.

    It changes only in that player's turns, and everybody but that player sees the same.
    """
    seen = msgspec.json.decode(player, type=PlayerView)
    scene = Scene(b"", language, [""] * (len(colours) - (seen.opponent is not None)), colours)
    board = PlayerBoard(Drawing(scene), seen)
    drawn = Markup(h.fragment[board.draw(), board.beside()])
    return drawn, scene.symbols.found, {name: Markup(h.fragment[tip]) for name, tip in scene.tips.items()}


def glance(drawing: Drawing, player: PlayerView, plate: Element) -> Element:
    """Another player's board in a few numbers."""
    d = drawing
    resources = sum(count for good, count in player.goods.items() if good != "silver")
    castle = "·".join(str(sum(tier)) for tier in player.castle)
    ribbons = [t.MANUSCRIPTS[t.MANUSCRIPT_IDS.index(card)].ribbon for card in player.manuscripts]
    workers = sum(map(sum, player.castle))
    stock = [  # the solo opponent has no silver, and to its scheme it matters which resources it has
        d.chip("good-silver", player.goods["silver"], d.pen.icon("coin")),
        d.chip("resources", resources, d.pen.icon("star")),
    ]
    if player.opponent is not None:
        stock = [d.chip(f"good-{good}", player.goods[good], d.pen.icon(GOOD[good])) for good in t.GOODS[1:]]
    facts = [
        *stock,
        d.thing(
            "in-castle",
            d.words("in-castle", count=workers, tiers=castle),
            [d.pen.worker(d.colour(player.seat)), h.b[castle]],
            d.words("in-castle.about"),
            (),
            ".chip",
            d.words("in-castle.name"),
        ),
        d.chip("criminals", player.icons["criminal"], d.pen.icon("mask")),
    ]
    pairs = (("debts", "debt", player.unpaid, player.paid), ("deeds", "deed", player.acquired, player.approved))
    more = [
        d.thing(
            message,
            d.words(message, front=front, back=back),
            [d.pen.icon(icon), h.b[f"{front}/{back}"]],
            d.words(f"{message}.about"),
            (),
            ".chip",
            d.words(f"{message}.name"),
        )
        for message, icon, front, back in pairs
    ]
    marks = [
        [h.span(f".ribbon-mark.ribbon-{ribbon}"), count > 1 and h.b[str(count)]]
        for ribbon, count in sorted(Counter(ribbons).items())
    ]
    return h.div(".glance")[
        plate,
        h.div(".facts")[facts],
        h.div(".facts")[more, h.span(".ribbons", role="img", aria_label=d.words("ribbons", count=len(ribbons)))[marks]],
    ]


assert set(KIND) == set(t.ICONS)
