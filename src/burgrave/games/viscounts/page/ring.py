"""What stands on the ring: viscounts, townsfolk and manuscripts on offer, buildings, workers in the castle."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import use, worker
from burgrave.draw.shapes import SIGNS, Symbols
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.cards import Drawing
from burgrave.games.viscounts.page.geometry import MIDDLE, PLACES, SIDE, WORKERS_AT, Place, ahead, at, town
from burgrave.games.viscounts.page.icons import line, tokens
from burgrave.games.viscounts.page.land import land
from burgrave.games.viscounts.page.walls import house_of
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.view.records import SegmentView, ViscountsView
from burgrave.games.viscounts.view.view import SIDES

HORSE: Final = (
    "M3 23.5 4 15C2.5 17 2 19 .5 20 .5 15.5 2 11.8 5.5 11.5H13L16.5 6.5 17.5 4.5 19 6 22.5 9.5 21.5 12 18.5 11.5"
    " 17.5 15.5 18.5 23.5H15.5L14 17.5H8L6.5 23.5Z"
)
RIDER: Final = (
    "M7 12.5 8 6.5Q8.3 4.8 10 4.6A2.6 2.6 0 1 1 11.8 4.6Q13.3 5 13.4 6.5L14 9.5 12 15H8.5Z"  # with a lance behind him
)
HIGH: Final = 56  # of a viscount
BESIDE: Final = 34  # between viscounts in one town
WORKER: Final = 31  # the size of one in the castle
SPREAD: Final = (11.5, 15)  # degrees between workers of a section, by tier


class Ring:
    """Draws the middle of the table."""

    def __init__(self, drawing: Drawing, view: ViscountsView) -> None:
        self._d: Final = drawing
        self._view: Final = view
        self._side: Final = t.MANY if len(drawing.scene.names) > 2 else t.FEW
        self._segments: Final = [t.SEGMENT_IDS.index(one.segment) for one in view.ring]

    def draw(self) -> Element:
        """All of it: the land, and above it whatever can be looked at or clicked."""
        d, view = self._d, self._view
        sections = tuple(one.section for one in view.ring)
        ground, shapes = land(tuple(self._segments), sections, self._side)
        d.symbols.found.update(shapes)
        return h.div("#supply.ring")[
            ground,
            [self._segment(place, one) for place, one in enumerate(view.ring)],
            [self._section(place, one.section) for place, one in enumerate(view.ring)],
            self._top(),
            Markup(f'<svg class="riders" viewBox="0 0 {SIDE} {SIDE}" aria-hidden="true">{self._riders()}</svg>'),
        ]

    def _segment(self, place: int, one: SegmentView) -> Node:
        return [
            [self._town(place, side) for side in range(len(SIDES))],
            [self._site(place, number, site, one.sites[site]) for number, site in enumerate(one.sites)],
            self._links(place, [*one.sites]),
            self._card(place, one),
            self._book(place, one),
        ]

    def _at(self, name: str, content: Node, class_: str = "") -> Element:
        """A place of the drawing; where things lie says the style sheet."""
        return h.div(f"#{name}.place{class_}")[content]

    # ---------------------------------------------------------------- towns

    def _town(self, place: int, side: int) -> Element:
        """A town: where a viscount may go, and for how much."""
        d, view = self._d, self._view
        segment = t.SEGMENT_IDS[self._segments[place]]
        name = f"{segment} {SIDES[side]}"
        silver = view.ways.get(name)
        cost = f"{silver}" if silver else ""
        row = t.SEGMENTS[self._segments[place]]
        label = (
            d.words("inner-town", left=row.left, right=row.right)
            if side == t.INNER
            else d.words("town", number=row.left if side == t.LEFT else row.right)
        )
        toll = bool(cost) and h.span(".toll")[h.b[cost], d.pen.icon("coin")]
        here = [d.who(player.seat) for player in view.players if player.town == name]
        about = [
            h.p[d.words("inner-town.about" if side == t.INNER else "town.about")],
            bool(here) and h.p[d.words("stands-here", who=", ".join(here))],
        ]
        tip = f"town-{place}-{SIDES[side]}"
        also = d.scene.explain(segment, d.about(segment))
        spot_ = d.thing(tip, label, toll, about, [do.TOWN.text(name)], ".town", also=also)
        return self._at(f"ring-{place}-{SIDES[side]}", spot_)

    def _riders(self) -> Markup:
        """The viscounts, beside each other where they stand in one town."""
        view, d = self._view, self._d
        names = [f"{one.segment} {side}" for one in view.ring for side in SIDES]
        drawn = Markup()
        for number, name in enumerate(names):
            here = [player.seat for player in view.players if player.town == name]
            x, y = town(*divmod(number, len(SIDES)))
            for index, seat in enumerate(here):
                across = x + (index - (len(here) - 1) / 2) * BESIDE
                drawn += rider(d.symbols, d.colour(seat), across, y - 9, seat == view.seat, f"rider-{seat}")
        return drawn

    # ---------------------------------------------------------------- sites

    def _site(self, place: int, number: int, site: str, built: str | None) -> Element:
        """A site: what it brings, or whose building stands there."""
        d = self._d
        index = t.SITE_IDS.index(site)
        name = f"site-{place}-{number}" + ("" if self._side == t.MANY else "-few")
        if built is None:
            picture = Markup(
                '<svg class="site" viewBox="-29 -29 58 58">'
                '<path class="plot-outline" d="M-23 22V-6L0-25L23-6V22Z"/>{}</svg>'
            ).format(line(d.symbols, tokens(fx.SITE[index]), 0, 5, 26, 40))
            return self._at(
                name, d.thing(f"site-{index}", d.title(site), picture, d.about(site), [do.SITE.text(site)], "", "")
            )
        seat, building = built.split(" ", 1)
        owner = int(seat)
        kind = t.KINDS[t.KIND[t.BUILDING_IDS.index(building)]]
        label = d.words("stands-on-site", what=d.say(f"building-{building}"), who=d.who(owner))
        art = [house_of(kind, d.colour(owner)), mark(d.colour(owner))]
        tip, about = f"site-{owner}-{building}", d.about(building)
        return self._at(name, d.thing(tip, label, art, about, (), f".owned-site.colour-{d.colour(owner)}"))

    def _links(self, place: int, sites: list[str]) -> Node:
        """The links that begin in a segment; they are drawn on the land, and explained here."""
        d, found = self._d, []
        for link, (source, _) in enumerate(t.LINKED):
            if t.SITE_IDS[source] in sites:
                name = f"link-{place}-{sites.index(t.SITE_IDS[source])}" + ("" if self._side == t.MANY else "-few")
                row = t.LINKS[link].id
                same = "-".join(tokens(fx.LINK[link]))  # links that bring the same have one explanation
                spot = d.thing(f"link-{same}", d.title(row), None, d.about(row), title="")
                found.append(self._at(name, spot))
        return found

    # ---------------------------------------------------------------- cards and manuscripts

    def _card(self, place: int, one: SegmentView) -> Element:
        """The townsfolk beside a segment; where the pile is used up, the printed one."""
        d = self._d
        segment = self._segments[place]
        picture = d.on_offer(one.townsfolk, segment)
        if one.townsfolk is None:
            label, about = d.say("townsfolk-printed"), d.about(one.segment)
            return self._at(f"card-{place}", d.thing(f"printed-{one.segment}", label, picture, about, title=""))
        card = d.townsfolk(one.townsfolk)
        about = [card.about, h.p[d.words("pile", count=one.townsfolk_left)]]
        tip = d.scene.explain(f"offer-{one.townsfolk}", about)
        spot = d.scene.spot(card.label, picture, [do.HIRE.text(one.townsfolk)], tip)
        return self._at(f"card-{place}", spot)

    def _book(self, place: int, one: SegmentView) -> Element:
        """The manuscript on the inner side of a segment, or the one that is printed there."""
        d = self._d
        segment = self._segments[place]
        if one.manuscript is None:
            row = tokens(fx.PRINTED_MANUSCRIPT[segment])
            picture = d.manuscript_art(None, t.PRINTED_MANUSCRIPT_COST[segment], row)
            label = d.words("printed-manuscript")
            return self._at(
                f"book-{place}", d.thing(f"book-{one.segment}", label, picture, d.about(one.segment), title="")
            )
        book = d.manuscript(one.manuscript)
        about = [book.about, h.p[d.words("pile", count=one.manuscripts_left)]]
        tip = d.scene.explain(f"offer-{one.manuscript}", about)
        return self._at(
            f"book-{place}", d.scene.spot(book.label, book.picture, [do.MANUSCRIPT.text(one.manuscript)], tip)
        )

    # ---------------------------------------------------------------- the castle

    def _section(self, place: int, section: int) -> Node:
        """Workers of a section on the two lower tiers; where one may go, an arrow through the wall."""
        d, view = self._d, self._view
        name, walls = d.say(f"section-{section}"), d.scene.explain("walls", h.p[d.words("walls")])
        tiers = []
        for tier in (0, 1):
            there = [player.seat for player in view.players for _ in range(player.castle[tier][section])]
            spot = PLACES[f"castle-{tier + 1}-{place}"]
            label = d.words("section", name=name, tier=tier + 1, count=len(there))
            dos = [do.SECTION.text(str(section))] if tier == 0 else []
            picture = self._workers(spot, there, tier, place)
            about = d.about(f"section_{section}")
            standing = [
                h.p[d.words("workers-of", who=d.who(seat), count=there.count(seat))] for seat in sorted(set(there))
            ]
            tip = f"section-{section}-{tier}"
            tiers.append(
                self._at(
                    f"castle-{tier + 1}-{place}",
                    d.thing(tip, label, picture, [about, standing], dos, title="", also=walls),
                )
            )
        gates = []
        for beside in ((place + 1) % t.RING, (place - 1) % t.RING):
            target = view.ring[beside].section
            text = do.WORKER.text(f"{section} to {target}")
            if text in d.scene.options:
                turn = ahead(place) + (120 if (beside - place) % t.RING == 1 else -60)
                arrow = Markup(
                    '<svg class="gate" viewBox="-27 -27 54 54"><g transform="rotate({})">'
                    '<path d="M-18-9H2V-20L22 0 2 20V9H-18Z"/></g></svg>'
                ).format(f"{turn:.0f}")
                spot_ = d.scene.spot(d.scene.options[text], arrow, [text], None, ".still")
                gates.append(self._at(f"gate-{place}-{beside}", spot_))
        return [tiers, gates]

    def _workers(self, spot: Place, there: list[int], tier: int, place: int) -> Markup:
        """Workers along the wall."""
        d = self._d
        drawn = Markup()
        step = min(SPREAD[tier], (42 if tier == 0 else 50) / max(len(there), 1))
        for index, seat in enumerate(there):
            x, y = at(WORKERS_AT[tier], ahead(place) + (index - (len(there) - 1) / 2) * step)
            drawn += standing_worker(d.symbols, d.colour(seat), x, y)
        upright = f"rotate({-spot.turned:g} {spot.x:.1f} {spot.y:.1f})"
        return Markup('<svg class="yard" viewBox="{}"><g transform="{}">{}</g></svg>').format(spot.box, upright, drawn)

    def _top(self) -> Element:
        """The third tier, and who leads the castle."""
        d, view = self._d, self._view
        there = [player.seat for player in view.players for _ in range(player.castle[2][0])]
        spot = PLACES["castle-3"]
        gap = min(34, 110 / max(len(there), 1))
        drawn = Markup()
        for index, seat in enumerate(there):
            x = MIDDLE + (index - (len(there) - 1) / 2) * gap
            drawn += standing_worker(d.symbols, d.colour(seat), x, 517)
        leader = d.words("leader", who=d.who(view.leader)) if view.leader is not None else d.words("no-leader")
        if view.leader is not None:
            drawn += Markup(
                '<g transform="translate(440 536)">'
                '<path class="banner-of-leader" d="M0 4H-10L-4 15L-10 26H0V22H120V26H130L124 15L130 4H120V0H0Z"/>'
                '<text class="leader-name" x="60" y="16.5">{}</text></g>'
            ).format(_short(leader))
        picture = Markup('<svg class="yard" viewBox="{}">{}</svg>').format(spot.box, drawn)
        label = d.words("third-tier", count=len(there), leader=leader)
        return self._at("castle-3", d.thing("castle-3", label, picture, d.words("third-tier.about")))


def _short(text: str) -> str:
    return text if len(text) <= 18 else text[:17] + "…"


def standing_worker(symbols: Symbols, colour: int, x: float, y: float) -> Markup:
    """A worker within a drawing."""
    return use(worker(symbols, colour), x, y, WORKER, f"worker colour-{colour}")


def mark(colour: int) -> Markup:
    """Whose it is: the sign beside the colour."""
    return Markup('<svg class="owner colour-{}" viewBox="-3 -3 30 30"><path d="{}"/></svg>').format(
        colour, SIGNS[colour % len(SIGNS)]
    )


def rider(symbols: Symbols, colour: int, x: float, y: float, mine: bool, id_: str = "") -> Markup:
    """A viscount with his pennant, which bears the sign of his seat."""
    horse = symbols.drawing(
        "horse",
        "-1 -7 26 32",
        Markup(f'<path d="M5.5 13V-6" class="lance"/><path d="{HORSE}"/><path class="man" d="{RIDER}"/>'),
    )
    left, top, unit, named = x - HIGH / 2, y - HIGH * 0.72, HIGH / 26, f' id="{id_}"' if id_ else ""
    return Markup(
        f'<g{named} class="viscount colour-{colour}{" mine" if mine else ""}"{" data-here" if mine else ""}>'
        f'<ellipse class="cast" cx="{x:.1f}" cy="{y + HIGH / 2:.1f}" rx="{HIGH * 0.46:.1f}" ry="{HIGH * 0.13:.1f}"/>'
        f'<use href="{horse}" x="{left:.1f}" y="{top:.1f}" width="{HIGH}" height="{HIGH * 32 / 26:.1f}"/>'
        f'<g transform="translate({left + 6.7 * unit:.1f} {top:.1f}) scale({unit * 0.4:.3f})">'
        f'<path class="pennant" d="M0 0H26L20 11 26 22H0Z"/>'
        f'<path class="mark" transform="translate(4 4) scale(.58)" d="{SIGNS[colour % len(SIGNS)]}"/></g></g>'
    )
