"""The middle of the table: townsfolk, the King's cards, the regions with the outsiders below them, the supplies."""

from __future__ import annotations

from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.icons import counter
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.cards import Drawing
from burgrave.games.paladins.rules import prices
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.view.records import PaladinsView

FIRST_FAVOUR: Final = 3  # the round in which the first of them is shown
LOW: Final = 2  # tax left, with which the Inquisition is near
POINTED: Final = ".pointed"  # the solo opponent's marker points here


class MainBoard:
    """Draws the middle of the table."""

    def __init__(self, drawing: Drawing, view: PaladinsView) -> None:
        self._d: Final = drawing
        self._view: Final = view
        own = view.players[view.seat] if view.seat is not None else None
        self._own: Final = own
        paladin = own.paladin if own is not None else None
        self._paladin: Final = t.PALADIN_IDS.index(paladin) if paladin is not None else -1

    def draw(self) -> Element:
        """All of it, from far to near: the market, the wall with the King's cards, the land, who stands before it."""
        view = self._view
        return h.div("#main-board.pal.town")[
            view.phase in ("paladins", "tavern") and self._tavern(),
            h.div(".stalls")[[self._stall(place, card) for place, card in enumerate(view.townsfolk)], self._chest()],
            h.div(".king")[
                [self._order(place, card) for place, card in enumerate(view.orders)],
                self._gate(),
                [self._favour(place) for place in range(len(view.favours))],
            ],
            h.div(".lands")[[self._region(region) for region in range(len(t.REGIONS))]],
            h.div(".camp")[[self._camp(place, card) for place, card in enumerate(view.outsiders)]],
        ]

    def piles(self) -> Element:
        """What is left to be drawn, and what has been discarded."""
        return h.div(".piles")[self._supplies(), self._discards()]

    def _pointed(self, place: int) -> str:
        """Whether the solo opponent's marker points to a place of the townsfolk, favours or outsiders."""
        opponent = self._view.opponent
        return POINTED if opponent is not None and opponent.marker == place + 1 else ""

    # ---------------------------------------------------------------- cards on offer

    def _tavern(self) -> Element:
        d = self._d
        cards = [d.place(d.tavern(card), [do.TAVERN.text(card)]) for card in self._view.tavern]
        return h.div("#inn.inn", role="group", aria_label=d.words("tavern"))[h.h4[d.words("tavern")], cards]

    def _stall(self, place: int, card: str | None) -> Element:
        """A place of the townsfolk: its price, and whether a debt will do."""
        d = self._d
        full, price = t.PRICE[place], prices.HIRE[self._paladin][place]
        credit = prices.on_credit(self._view.debts, place, price)
        tag = h.span(".price")[
            h.span(".silver-of")[price < full and h.s[str(full)], h.b[str(price)]],
            credit and [h.span(".or")["/"], d.pen.icon("debt")],
        ]
        about = d.words("stall-credit" if credit else "stall-about", silver=price)
        return h.div(f"#stall-{place}.stall{self._pointed(place)}")[
            d.thing(f"price-{place}", d.words("stall", place=place + 1), tag, about, (), ".awning"),
            d.place(d.townsfolk(card), [do.TOWNSFOLK.text(card)]) if card is not None else self._gap("townsfolk-gap"),
        ]

    def _chest(self) -> Element:
        """The tax supply: coins that are left in a chest."""
        d, view = self._d, self._view
        low = ".low" if view.tax <= LOW else ""
        coins = h.span(".coins")[
            [d.pen.icon("tax", "" if coin < view.tax else "gone") for coin in range(view.full_tax)]
        ]
        content = [h.b[d.words("tax-short")], coins]
        return h.div("#chest.chest-of")[
            d.counter("tax", view.tax, content, f".chest.of-{view.full_tax}{low}", full=view.full_tax)
        ]

    def _gap(self, message: str) -> Element:
        """A place where a card was taken."""
        return counter(self._d.words(message), class_=".gap")

    def _camp(self, place: int, card: str | None) -> Element:
        d = self._d
        return h.div(f"#camp-{place}.tent{self._pointed(place)}")[
            d.place(d.outsider(card), [do.OUTSIDER.text(card)]) if card is not None else self._gap("outsider-gap")
        ]

    # ---------------------------------------------------------------- the King's cards

    def _gate(self) -> Element:
        """The gate, with the round."""
        round_ = self._view.round
        label = self._d.words("round-of", round=round_, rounds=t.ROUNDS)
        return h.div("#gate.gate")[round_ > 0 and counter(label, str(round_), class_=".rose")]

    def _order(self, place: int, card: str | None) -> Element:
        """A King's Order: a red banner; its points stand on it, face down as well."""
        d = self._d
        points = t.ORDER_VP[place]
        if card is None:
            content = [self._round(place + 1), h.span(".worth-of")[h.b[str(points)], d.pen.icon("vp")]]
            label = d.words("order-back", round=place + 1, points=points)
            back = d.thing(
                f"back-order-{place}", label, h.span(".rolled.red")[content], d.words("orders-about"), (), ".rod"
            )
            return h.div(f"#order-{place}.royal-place")[back]
        done = self._own.done.get(t.ORDERS[_order_at(card)].action) if self._own is not None else None
        return h.div(f"#order-{place}.royal-place")[d.place(d.order(card, points, done), (), ".rod")]

    def _favour(self, place: int) -> Element:
        """A King's Favour: parchment with a socket, rolled up until its round."""
        d, shown = self._d, self._view.favours[place]
        round_ = place + FIRST_FAVOUR
        if shown is None:
            label, face = d.words("favour-back", round=round_), h.span(".rolled.green")[self._round(round_)]
            back = d.thing(f"back-favour-{round_}", label, face, d.words("favours-about"), (), ".rod")
            return h.div(f"#favour-{place}.royal-place.of-favour")[back]
        taken = ".used" if shown.worker is not None else ""
        chosen = self._d.scene.cause == f"favour {t.FAVOUR_IDS.index(shown.favour)}"
        return h.div(f"#favour-{place}.royal-place.of-favour{self._pointed(place)}{'.filling' if chosen else ''}")[
            d.place(d.favour(shown.favour, shown.worker), [do.FAVOUR.text(shown.favour)], f".rod{taken}")
        ]

    def _round(self, round_: int) -> Element:
        return h.span(".its-round")[self._d.words("round", round=round_)]

    # ---------------------------------------------------------------- regions

    def _region(self, region: int) -> Element:
        """A region: the faith and the strength that it asks for, and its spaces."""
        d, faith, strength = self._d, t.FAITH_NEEDED[region], t.STRENGTH_NEEDED[region]
        needs = h.span(".needs")[
            h.span(".fx.need-faith")[d.pen.icon("faith"), h.b[str(faith)]],
            h.span(".fx.need-strength")[d.pen.icon("strength"), h.b[str(strength)]],
        ]
        about = d.words("region-about", faith=faith, strength=strength)
        spaces = [space for space in self._view.spaces if t.REGION[t.SPACE_IDS.index(space)] == region]
        reached = "" if self._reaches(region) else ".far"
        return h.div(f"#region-{region}.region.region-{region + 1}{reached}")[
            d.thing(f"region-{region + 1}", d.words("region", region=region + 1), needs, about, (), ".wide"),
            h.div(".spots")[[self._space(space) for space in spaces]],
        ]

    def _reaches(self, region: int) -> bool:
        """Whether the seat may send a monk or an outpost there."""
        own = self._own
        if own is None:
            return True
        row = t.PALADINS[self._paladin] if self._paladin >= 0 else None
        faith = own.faith + (row.faith if row is not None else 0)
        strength = own.strength + (row.strength if row is not None else 0)
        return faith >= t.FAITH_NEEDED[region] or strength >= t.STRENGTH_NEEDED[region]

    def _space(self, space: str) -> Element:
        """A space: its reward, or whose monk or outpost stands there."""
        d, standing = self._d, self._view.spaces[space]
        if standing is None:
            return d.place(d.space(space), [do.SPACE.text(space)], ".still.parcel")
        name = d.name(f"space-{space}")
        piece, seat = standing.split(" ")
        title = d.words(f"{piece}-of", who=d.who(int(seat)))
        tip = d.scene.explain(f"{piece}-{seat}", h.strong[title])
        drawn = h.span(f"#{space}.reward")[d.pen.owned(piece, d.colour(int(seat)))]
        return d.scene.spot(f"{title}, {name}", drawn, [do.SPACE.text(space)], tip, ".still.parcel.held")

    # ---------------------------------------------------------------- supplies

    def _supplies(self) -> Element:
        view = self._view
        return h.div("#supplies.supplies")[
            self._stack("debts", view.debts, "debt"),
            self._stack("suspicion-left", view.suspicion_left, "suspicion"),
            self._stack("walls-left", view.walls_left, "wall"),
            self._row_deck("townsfolk-left", view.townsfolk_left, "townsfolk"),
            self._row_deck("outsiders-left", view.outsiders_left, "attack"),
        ]

    def _discards(self) -> Node:
        """The discard piles, which lie open (p. 10): folded up, they matter where decks run out."""
        view, d = self._view, self._d
        townsfolk = [t.TOWNSFOLK[t.TOWNSFOLK_IDS.index(card)].name for card in view.townsfolk_gone]
        outsiders = [t.OUTSIDERS[t.OUTSIDER_IDS.index(card)].name for card in view.outsiders_gone]
        piles: dict[str, list[Node]] = {
            "tavern": [d.place(d.tavern(card)) for card in view.tavern_gone],
            "townsfolk": [d.name(f"townsfolk-{name}") for name in townsfolk],
            "outsiders": [d.name(f"outsider-{name}") for name in outsiders],
            "suspicion": [d.words("suspicion-gone-tax", tax=tax) for tax in view.suspicion_gone],
        }
        count = sum(map(len, piles.values()))
        shown = [
            h.div[h.h4[d.words(f"{pile}-gone", count=len(cards))], h.ul[[h.li[card] for card in cards]]]
            for pile, cards in piles.items()
            if cards
        ]
        label = d.words("discards", count=count)
        return (
            bool(shown)
            and h.details(".discards")[
                h.summary(title=label)[
                    d.pen.icon("away"), h.span(aria_hidden="true")[str(count)], h.span(".unseen")[label]
                ],
                h.div(".discarded")[shown],
            ]
        )

    def _stack(self, message: str, count: int, icon: str) -> Element:
        return self._d.counter(message, count, [self._d.pen.icon(icon), h.b[str(count)]])

    def _row_deck(self, message: str, count: int, icon: str) -> Element:
        """A deck that fills a row after a round, when whoever is left at the row's end has gone."""
        d = self._d
        about = d.words(f"{message}-about", leaving=2 if self._view.opponent is not None else 1)
        content: list[Node] = [d.pen.icon(icon), h.b[str(count)]]
        return d.thing(message, d.words(message, count=count), content, about, (), ".chip", d.words(f"{message}.name"))


def _order_at(card: str) -> int:
    return next(at for at, row in enumerate(t.ORDERS) if row.id == card)
