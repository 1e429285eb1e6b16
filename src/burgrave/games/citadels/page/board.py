"""How a table of Citadels is drawn on a page, from what a seat may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

import htpy as h
import msgspec
from htpy import Element, Node
from markupsafe import Markup

from burgrave.draw.cards import card
from burgrave.draw.icons import Pen, counter
from burgrave.draw.players import nameplate, others
from burgrave.draw.scene import Drawn, Scene, Thing
from burgrave.draw.shapes import sign
from burgrave.games.citadels.page.cards import (
    character,
    character_about,
    character_face,
    district_about,
    district_face,
    district_label,
    emblem,
)
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.text.descriptions import Reading, by_type
from burgrave.games.citadels.text.wording import TEXTS
from burgrave.games.citadels.view.view import CitadelsView, DistrictView, PlayerView
from burgrave.kernel.text import Words

BACKS: Final = 6  # cards face down are drawn up to here; then only counted
NAMING: Final = (
    *(do.PICK, do.DISCARD, do.HAND_OVER, do.KILL, do.BEWITCH, do.ROB),
    *(do.SIGNED, do.UNSIGNED, do.FLOWER, do.BLANK),
)
USING: Final = {"laboratory": do.USE_LABORATORY, "smithy": do.USE_SMITHY, "museum": do.USE_MUSEUM}
ROOMY: Final = 5  # players
RAIDS: Final = ("destroy", "seize", "exchange_take", "armory")  # questions about districts of another city
FROM_LIMBO: Final = ("keep", "library", "study")  # questions about cards that were drawn just now
FROM_ANOTHER: Final = "wizard_card"  # the question about cards of another hand


def draw(scene: Scene) -> Drawn:
    """The table as a seat sees it."""
    return Board(scene).draw()


class Board(Reading):
    """Draws one scene."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(msgspec.json.decode(scene.view, type=CitadelsView), scene.language, scene.names, TEXTS)
        self.scene: Final = scene
        self.pen: Final = Pen(scene.symbols)

    @property
    def mini(self) -> bool:
        """Whether there are so many players that the names of their districts have no room."""
        return len(self.view.players) > ROOMY

    def words(self, message: str, **args: Words) -> str:
        """A message of the board."""
        return self.texts.say(self.language, f"board-{message}", args)

    def draw(self) -> Drawn:
        """The whole table."""
        view = self.view
        around = others(view.players, view.seat)
        own = view.players[view.seat] if view.seat is not None else None
        return Drawn(
            situation=" · ".join(self.situation()),
            table=[
                h.ol(".roles", aria_label=self.words("characters"))[[self.role(name) for name in view.cast]],
                h.div(f".rivals.rivals-{len(around)}")[[self.rival(player) for player in around]],
            ],
            own=own is not None and self.own(own),
        )

    # ---------------------------------------------------------------- characters

    def role(self, name: str) -> Element:
        """A character in the row: its rank, its player where known, and what has befallen it."""
        view, label = self.view, self.list([name])
        marks = list(self.marks(name))
        words = [self.say(f"mark-{mark}") for mark in marks]
        holder = self.seat_of(name)
        state = ".gone" if name in view.face_up else ".past" if self.is_past(name) else ""
        now = ".now" if view.character == name else ""
        content = [
            h.span(".rank")[str(character(name).rank)],
            h.svg(".emblem", {"viewBox": "0 0 80 80"}, aria_hidden="true")[self._emblem(name)],
            h.span(".name")[label],
            holder is not None and h.span(".holder")[sign(self.scene.colours[holder]), self.names[holder]],
            [h.span(f".mark.mark-{mark}")[word] for mark, word in zip(marks, words, strict=True)],
        ]
        described = ", ".join(
            [f"{character(name).rank}. {label}", *filter(None, [self.holder(name).strip("()")]), *words]
        )
        return h.li(f"{state}{now}")[
            self.scene.spot(
                described, content, [verb.text(name) for verb in NAMING], self.about_character(name), ".role"
            )
        ]

    def _emblem(self, name: str) -> Element:
        return h.use(href=self.scene.symbols.path(f"e-{name}", emblem(name)[1], 80))

    def seat_of(self, name: str) -> int | None:
        """Whose character it is, as far as the seat knows."""
        view = self.view
        for player in view.players:
            if name in player.characters and (player.seat == view.seat or self.called()):
                return player.seat
        return view.known.get(name)

    def about_character(self, name: str) -> str:
        """The explanation of a character."""
        return self.scene.explain(f"character-{name}", character_about(name, self.language))

    def character_card(self, name: str, dos: Iterable[str] = (), class_: str = "") -> Element:
        """A character as a card."""
        label = f"{character(name).rank}. {self.list([name])}"
        drawn = card(self.scene.symbols, character_face(name, self.language))
        about = character_about(name, self.language)
        return self.scene.place(Thing(f"character-{name}", label, drawn, about), dos, class_)

    # ---------------------------------------------------------------- players

    def rival(self, player: PlayerView) -> Element:
        """Another player: name and crown, gold and cards, characters, city."""
        seat = player.seat
        asked = ".asked" if seat in self.scene.asked else ""
        known = player.hand if player.hand is not None else player.remembered
        about = [text for text in self.scene.options if _argument(text) == do.SEATS[seat]]
        return h.section(f".rival{asked}", aria_label=self.names[seat])[
            self.nameplate(player),
            h.p(".stash")[self.coins(player), self.backs(player)],
            h.div(".city")[[self.building(player, one) for one in player.city]],
            known
            and h.div(".known")[h.h4[self.say("hand" if player.hand is not None else "seen")], self.known(seat, known)],
            about and h.div(".here")[self.scene.buttons(about)],
        ]

    def nameplate(self, player: PlayerView) -> Element:
        """Who it is, and what is special about them."""
        seat = player.seat
        remarks = list(self._remarks(player))
        characters = player.characters if player.seat == self.view.seat or self.called() else []
        return nameplate(
            self.scene.colours[seat],
            self.names[seat],
            self.view.crown == seat
            and h.span(".crown", role="img", aria_label=self.say("crown"), title=self.say("crown"))[
                self.pen.icon("crown")
            ],
            h.small[f"{player.size} / {self.view.city_size}"],
            (characters or remarks)
            and h.span(".remarks")[", ".join([*[self.list([one]) for one in characters], *remarks])],
        )

    def coins(self, player: PlayerView) -> Element:
        """The gold of a player."""
        label = self.say("gold", count=player.gold)
        return counter(label, str(player.gold), self.pen.icon("coin"), class_=".coins")

    def points(self, player: PlayerView) -> Node:
        """The points of a player so far."""
        points = self.scene.points
        return bool(points) and h.span(".points")[self.words("points", count=points[player.seat])]

    def backs(self, player: PlayerView) -> Element:
        """The cards in a hand, face down."""
        drawn = [self.pen.icon("back") for _ in range(min(max(player.cards, 1), BACKS))]
        return counter(self.say("cards", count=player.cards), drawn, str(player.cards), class_=".backs")

    def building(self, player: PlayerView, one: DistrictView) -> Element:
        """A district in a city."""
        own = player.seat == self.view.seat
        here = player.seat == self.view.target if self.scene.prompt in RAIDS else own
        text = f"beautified {one.district}" if one.beautified else one.district
        dos = [do.DISTRICT.text(text)] if here else []
        if own:
            dos.append(do.BEAUTIFY.text(one.district))
        if own and one.district in USING:
            dos.append(do.ACTIONS.text(USING[one.district]))
        face = district_face(one.district, self.language, one.cost, one.beautified)
        return self._card(one.district, card(self.scene.symbols, face, self.mini and not own), dos, one.beautified)

    def known(self, seat: int, districts: Sequence[str]) -> Node:
        """The cards of another hand that are known."""
        offered = self.scene.prompt == FROM_ANOTHER and seat == self.view.target
        return h.div(".city")[
            [self.district(row.id, [do.CARD.text(row.id)] if offered else []) for row in by_type(districts)]
        ]

    def district(self, name: str, dos: Iterable[str] = ()) -> Element:
        """A district as a card."""
        return self._card(name, card(self.scene.symbols, district_face(name, self.language)), dos)

    def _card(self, name: str, drawn: Markup, dos: Iterable[str], beautified: bool = False) -> Element:
        label, about = (tell(name, self.language, beautified) for tell in (district_label, district_about))
        tip = f"district-{name}-beautified" if beautified else f"district-{name}"
        return self.scene.place(Thing(tip, label, drawn, about), dos)

    # ---------------------------------------------------------------- the seat itself

    def own(self, player: PlayerView) -> Node:
        """The seat's characters, its city and its hand; in the selection, the characters to choose from."""
        view = self.view
        hand = by_type(player.hand or [])
        verbs = (do.BUILD,) if self.scene.prompt in (*FROM_LIMBO, FROM_ANOTHER) else (do.BUILD, do.CARD)
        own_characters = player.characters if view.phase != "over" else []
        return [
            h.div(".own-head")[self.nameplate(player), self.coins(player), self.points(player)],
            h.div(".rows")[
                (view.offered or view.passed or own_characters) and self.draft(own_characters),
                _row(
                    "own-city",
                    self.words("your-city", count=player.size, size=view.city_size),
                    [self.building(player, one) for one in player.city] or h.p(".hint")[self.words("empty-city")],
                ),
                view.limbo
                and _row(
                    "limbo",
                    self.say("before"),
                    [self.district(row.id, self._limbo_dos(row.id)) for row in by_type(view.limbo)],
                ),
                _row(
                    "own-hand",
                    f"{self.say('hand')} · {len(hand)}",
                    [self.district(row.id, [verb.text(row.id) for verb in verbs]) for row in hand]
                    or h.p(".hint")[self.words("empty-hand")],
                ),
            ],
        ]

    def _limbo_dos(self, name: str) -> list[str]:
        return [do.CARD.text(name)] if self.scene.prompt in FROM_LIMBO else []

    def draft(self, own: Sequence[str]) -> Node:
        """The selection as a real one: the cards to choose from, what was passed on, what was kept."""
        view = self.view
        picks = [self.character_card(name, [do.PICK.text(name), do.DISCARD.text(name)]) for name in view.offered]
        kept = [self.character_card(name, [do.HAND_OVER.text(name)], self._played(name)) for name in own]
        here = {*own, *view.offered, *[name for name, owner in view.known.items() if owner is None]}
        passed = [name for name in dict.fromkeys(chain(*view.passed)) if name not in here]
        return [
            picks and _row("draft", self.words("choose"), picks),
            kept and _row("kept", self.words("your-characters", count=len(kept)), kept),
            passed
            and self.view.phase == "selection"
            and _row(
                "passed", self.words("passed-on"), [self.character_card(name, class_=".small") for name in passed]
            ),
        ]

    def _played(self, name: str) -> str:
        return ".small.past" if self.is_past(name) and self.view.character != name else ".small"


def _argument(text: str) -> str:
    """What an answer is about."""
    option = do.ACTIONS.option(text)
    return do.ACTIONS.split(option)[1] if option is not None else ""


def _row(name: str, heading: str, cards: Node) -> Element:
    return h.div(f".row.{name}")[h.h4[heading], h.div(".cards")[cards]]
