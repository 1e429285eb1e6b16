"""How a table of Citadels is drawn on a page, from what a seat may see."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

import msgspec

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.icons import Pen, counter
from burgrave.draw.look import icons, seal
from burgrave.draw.players import others
from burgrave.draw.scene import FORM, Drawn, Scene, Thing
from burgrave.games.citadels.page.cards import (
    back,
    character,
    character_about,
    character_card,
    district,
    district_about,
    district_card,
    district_label,
    hue,
)
from burgrave.games.citadels.page.draft import Elsewhere, elsewhere, now, turns
from burgrave.games.citadels.page.portraits import bust
from burgrave.games.citadels.page.sky import hour, sky
from burgrave.games.citadels.page.street import building, named, next_plot, plot, plots
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.text.descriptions import Reading, by_type
from burgrave.games.citadels.text.wording import TEXTS
from burgrave.games.citadels.view.records import CitadelsView, DistrictView, PlayerView
from burgrave.kernel.text import Word, Words

NAMING: Final = (do.KILL, do.BEWITCH, do.ROB, do.SIGNED, do.UNSIGNED, do.FLOWER, do.BLANK)
USING: Final = {"laboratory": do.USE_LABORATORY, "smithy": do.USE_SMITHY, "museum": do.USE_MUSEUM}
ROOMY, ROW = 3, 4  # other players beside whom the log has room, and who fit in one row
RAIDS: Final = {  # questions about districts of another city: an icon
    "destroy": "destroy",
    "seize": "hand",
    "exchange_take": "swap",
    "armory": "destroy",
}
FROM_LIMBO: Final = ("keep", "library", "study")  # questions about cards that were drawn just now
FROM_ANOTHER: Final = "wizard_card"  # the question about cards of another hand
LONG: Final = 11  # letters of a mark that fit beside a portrait
MARKS: Final = {  # what befell a character
    "killed": "dagger",
    "bewitched": "star",
    "robbed": "mask",
    "warrant": "scroll",
    "signed": "order",
    "threat": "eye",
    "flower": "virtue",
}
SHORT: Final[tuple[tuple[str, dict[str, Words]], ...]] = (  # reasons that are told in a word or two on a card
    *[(reason, {}) for reason in ("never", "gather", "navigator", "witch", "bewitched")],
    ("limit", {"limit": 1}),
    ("limit", {"limit": 2}),
    ("limit", {"limit": 3}),
    ("same", {"district": ""}),
    ("monument", {"limit": 5}),
)
BRIEF: Final = 18  # letters of a reason that stand in one line
MANY: Final = 6  # turns of a selection that have room for words
COINS: Final = 6  # that are drawn in a purse; the number counts all


def draw(scene: Scene) -> Drawn:
    """The table as a seat sees it."""
    return Board(scene).draw()


class Board(Reading):
    """Draws one scene."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(msgspec.json.decode(scene.view, type=CitadelsView), scene.language, scene.names, TEXTS)
        self.scene: Final = scene
        self.pen: Final = Pen(scene.symbols, icons())

    def words(self, message: str, **args: Words) -> str:
        """A message of the board."""
        return self.texts.say(self.language, f"board-{message}", args)

    def draw(self) -> Drawn:
        """The whole table."""
        view = self.view
        around = others(view.players, view.seat)
        own = view.players[view.seat] if view.seat is not None else None
        many = ".wide" * (len(around) > ROOMY) + ".two-rows" * (len(around) > ROW)
        return Drawn(
            situation=" · ".join(self.situation()),
            table=[
                sky(view.round),
                h.ol(f"#supply.roles.of-{len(view.cast)}", aria_label=self.words("characters"))[
                    [self.role(name) for name in view.cast]
                ],
                h.div(f".rivals.rivals-{len(around)}.hour-{hour(view.round)}{many}")[
                    [self.rival(player) for player in around]
                ],
            ],
            own=own is not None and self.own(own),
        )

    # ---------------------------------------------------------------- characters

    def role(self, name: str) -> Element:
        """A character on its pennant: its rank, its player where known, and what has befallen it."""
        label, marks = self.list([name]), list(self.marks(name))
        words = [self.say(f"mark-{mark}") for mark in marks]
        classes = [*self._states(name), f"hue-{hue(name)}"]
        content: list[Node] = [
            bust(self.scene.symbols, name),
            h.b(".rank")[str(character(name).rank)],
            h.span(".name.long" if len(label) > 11 else ".name")[label],
            h.span(".holder")[self._whose(name)],
            [
                h.span(f".mark.mark-{mark}{'.long' if len(word) > LONG else ''}")[
                    self.pen.icon(MARKS[mark]), h.span[word]
                ]
                for mark, word in zip(marks, words, strict=True)
                if mark in MARKS
            ],
        ]
        described = ", ".join(
            [f"{character(name).rank}. {label}", *filter(None, [self.holder(name).strip("()")]), *words]
        )
        dos = [verb.text(name) for verb in NAMING]
        return h.li(f"#role-{character(name).rank}.{'.'.join(classes)}")[
            self.scene.spot(described, [content, self.tab(dos, ".keyed")], dos, self.about_character(name), ".role")
        ]

    def _states(self, name: str) -> list[str]:
        view = self.view
        states = []
        if name in view.face_up:
            states.append("gone")
        elif self.is_past(name):
            states.append("past")
        if view.character == name:
            states.append("now")
        if view.phase == "selection" and view.offered and not states and self.seat_of(name) is None:
            states.append("offered" if name in view.offered else "away")
        return states

    def _whose(self, name: str) -> Node:
        """Who it is as far as the seat knows, else what is known."""
        view, holder = self.view, self.seat_of(name)
        if holder is not None:
            named = self.say("you") if holder == view.seat else self.names[holder]
            return [seal(self.scene.symbols, self.scene.colours[holder]), named]
        if name in view.face_up or view.known.get(name, 0) is None:
            return self.say("mark-face-up") if name in view.face_up else self.words("face-down")
        if view.phase == "selection":
            return self.words("offered" if name in view.offered else "elsewhere") if view.offered else ""
        if not self.called() or name in (view.killed, view.bewitched):
            return ""
        return self.words("nobody" if character(name).rank < view.rank else "not-yet")

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

    def character_card(self, name: str, dos: Sequence[str] = (), class_: str = "") -> Element:
        """A character as a card."""
        label = f"{character(name).rank}. {self.list([name])}"
        drawn = [character_card(self.scene.symbols, name, self.language), self.tab(dos)]
        about = character_about(name, self.language)
        return self.scene.place(Thing(f"character-{name}", label, drawn, about), dos, class_)

    # ---------------------------------------------------------------- what can be done with a thing

    def tab(self, dos: Iterable[str], class_: str = "") -> Node:
        """What a click on a thing does, and its key; or why it can't be clicked."""
        dos, scene = list(dos), self.scene
        found = next((text for text in dos if text in scene.options), None)
        if found is not None:
            key = scene.keys.get(found)
            return h.span(f".tab-of{class_}", aria_hidden="true")[self._does(found), key and h.kbd[key]]
        refused = next((text for text in dos if text in scene.refused), None)
        if refused is None or class_:
            return None
        why = self._why(refused)
        long = ".long" if len(why) > BRIEF else ""
        return h.span(f".tab-of.why-not{long}", aria_hidden="true")[self.pen.icon("lock"), h.span[why]]

    def _why(self, text: str) -> str:
        """The reason in a word or two; the whole of it is told on a closer look."""
        why, name = self.scene.refused[text], _argument(text)
        for reason, args in SHORT:
            given = {key: Word(f"district-{name}") if key == "district" else value for key, value in args.items()}
            if why == self.texts.say(self.language, f"why-{reason}", given):
                return self.words(f"why-{reason}")
        return why.partition(":")[0].rstrip(".")

    def _does(self, text: str) -> Node:
        """An answer in a word or two: most of what it says lies under the tab."""
        option = do.ACTIONS.option(text)
        assert option is not None, text
        verb, argument = do.ACTIONS.split(option)
        if option in do.DISTRICT and self.scene.prompt in RAIDS and self.view.target != self.view.seat:
            price = _price(self.scene.options[text]) if self.scene.prompt != "armory" else ""
            return [
                self.pen.icon(RAIDS[self.scene.prompt]),
                price and h.b[price],
            ]  # between other streets is little room
        if option in do.CARD or option in do.DISTRICT:
            named = f"do-{self.scene.prompt}"
        elif option in USING.values():
            named = "do-use"
        else:
            named = f"do-{verb.replace(' ', '-')}"
        said = self.words(named)
        if option in do.BUILD and (price := _price(self.scene.options[text])) != str(district(argument).cost):
            return self.words("do-for", what=said, price=price)
        return said

    # ---------------------------------------------------------------- players

    def rival(self, player: PlayerView) -> Element:
        """Another player: the street of the city, below it name and crown, gold and cards, characters."""
        seat = player.seat
        asked = ".asked" if seat in self.scene.asked else ""
        turn = ".turn-of" if seat == self.view.turn else ""
        about = [text for text in self.scene.options if _argument(text) == do.SEATS[seat]]
        return h.section(f"#seat-{seat}.rival{asked}{turn}", aria_label=self.names[seat])[
            about and h.div(".here")[[self._button(text) for text in about]],
            self.street(player),
            h.div(".plate-of.parchment")[
                self.nameplate(player),
                self.coins(player),
                self.backs(player),
                self.built(player),
                self.known(player),
            ],
        ]

    def _button(self, text: str) -> Element:
        """An answer about a player: it stands above their city, not below the question."""
        key = self.scene.keys.get(text)
        self.scene.clickable.add(text)
        return h.button(".here", form=FORM, name="do", value=text)[self.scene.options[text], key and h.kbd[key]]

    def nameplate(self, player: PlayerView) -> Element:
        """Who it is, and what is special about them."""
        seat = player.seat
        remarks = list(self._remarks(player))
        characters = player.characters if seat == self.view.seat or self.called() else []
        return h.h3[
            seal(self.scene.symbols, self.scene.colours[seat]),
            h.span(".names")[
                h.span(".who")[self.names[seat]],
                (characters or remarks)
                and h.small(".remarks")[" · ".join([*[self.list([one]) for one in characters], *remarks])],
            ],
            self.view.crown == seat
            and h.span(".crown", role="img", aria_label=self.say("crown"), title=self.say("crown"))[
                self.pen.icon("crown")
            ],
        ]

    def coins(self, player: PlayerView) -> Element:
        """The gold of a player."""
        label = self.say("gold", count=player.gold)
        return counter(label, str(player.gold), self.pen.icon("coin"), class_=f"#purse-{player.seat}.chip.coins")

    def points(self, player: PlayerView) -> Node:
        """The points of a player so far."""
        points = self.scene.points
        return bool(points) and h.span(".points")[self.words("points", count=points[player.seat])]

    def backs(self, player: PlayerView) -> Element:
        """The cards in a hand, face down."""
        label = self.say("cards", count=player.cards)
        return counter(label, str(player.cards), self.pen.icon("cards"), class_=f"#hand-{player.seat}.chip.backs")

    def built(self, player: PlayerView) -> Element:
        """How much of a city stands."""
        size = self.view.city_size
        label = self.say("city", count=player.size, size=size)
        return counter(label, f"{player.size} / {size}", self.pen.icon("house"), class_=".chip.built")

    def known(self, player: PlayerView) -> Node:
        """The cards of another hand that are known."""
        known = player.hand if player.hand is not None else player.remembered
        title = self.say("hand" if player.hand is not None else "seen")
        return (
            bool(known)
            and h.details(f".known.known-{player.seat}")[
                h.summary(title=title)[self.pen.icon("eye"), h.span(".unseen")[f"{title}: {self.names[player.seat]}"]],
                h.h4[f"{self.names[player.seat]} · {title}"],
                h.div(".cards")[[self.district(row.id) for row in by_type(known)]],
            ]
        )

    # ---------------------------------------------------------------- cities

    def street(self, player: PlayerView, class_: str = "") -> Element:
        """A city, and room for what is still to be built."""
        left = max(0, self.view.city_size - player.size)
        columns, seat = plots(len(player.city), left), player.seat
        kinds = [one.district for one in player.city]
        ids = [named(seat, kind, 1 + kinds[:number].count(kind)) for number, kind in enumerate(kinds)]
        free = self.words("free-plot")
        return h.div(f"#city-{seat}.city{columns}{class_}")[
            [self.building(player, one, id_) for one, id_ in zip(player.city, ids, strict=True)],
            [plot(self.scene.symbols, free, f"#{next_plot(seat)}" * (number == 0)) for number in range(left)],
        ]

    def building(self, player: PlayerView, one: DistrictView, id_: str) -> Element:
        """A district in a city."""
        own = player.seat == self.view.seat
        here = player.seat == self.view.target if self.scene.prompt in RAIDS else own
        text = f"beautified {one.district}" if one.beautified else one.district
        dos = [do.DISTRICT.text(text)] if here else []
        if own:
            dos.append(do.BEAUTIFY.text(one.district))
        if own and one.district in USING:
            dos.append(do.ACTIONS.text(USING[one.district]))
        cards = player.museum if one.district == "museum" else 0
        under = self.say("museum", count=cards)
        drawn = building(self.scene.symbols, one.district, one.cost, one.beautified, cards, under)
        name = own and h.small(".name")[self.texts.say(self.language, f"district-{one.district}")]
        return self._place(one.district, [drawn, name, self.tab(dos)], dos, one.beautified, ".house", id_)

    def district(self, name: str, dos: Sequence[str] = ()) -> Element:
        """A district as a card."""
        drawn = [district_card(self.scene.symbols, name, self.language), self.tab(dos)]
        return self._place(name, drawn, dos)

    def _place(
        self,
        name: str,
        drawn: Node,
        dos: Iterable[str],
        beautified: bool = False,
        class_: str = ".of-hand",
        id_: str = "",
    ) -> Element:
        label, about = (tell(name, self.language, beautified) for tell in (district_label, district_about))
        tip = f"district-{name}-beautified" if beautified else f"district-{name}"
        return self.scene.place(Thing(tip, label, drawn, about), dos, class_, id_)

    # ---------------------------------------------------------------- the seat itself

    def own(self, player: PlayerView) -> Node:
        """The seat's purse and characters, its city and its hand; in the selection, the characters to choose from."""
        view = self.view
        hand = by_type(player.hand or [])
        verbs = (do.BUILD,) if self.scene.prompt in (*FROM_LIMBO, FROM_ANOTHER) else (do.BUILD, do.CARD)
        return [
            self.head(player),
            h.div(f".own-city.hour-{hour(view.round)}", role="group", aria_label=self._city_label(player))[
                self.street(player, ".big")
            ],
            h.div(".rows")[
                self.draft(player),
                self.before(),
                h.div(".row.own-hand")[
                    h.h4[f"{self.say('hand')} · {len(hand)}"],
                    h.div(f"#hand-{player.seat}.cards")[
                        [self.district(row.id, [verb.text(row.id) for verb in verbs]) for row in hand]
                        or h.p(".hint")[self.words("empty-hand")]
                    ],
                ],
            ],
            self.piles(),
        ]

    def _city_label(self, player: PlayerView) -> str:
        return self.words("your-city", count=player.size, size=self.view.city_size)

    def head(self, player: PlayerView) -> Element:
        """Who the seat is, what it has, and who has the crown."""
        view = self.view
        kept = player.characters if view.phase != "over" else []
        cards = [self.character_card(name, [do.HAND_OVER.text(name)], self._played(name)) for name in kept]
        lying = [h.i for _ in range(min(player.gold, COINS))]
        return h.div(f"#seat-{player.seat}.own-head")[
            self.nameplate(player),
            h.div(".purse")[h.span(".lying", aria_hidden="true")[lying], self.coins(player)],
            self.points(player),
            self.built(player),
            view.crown != player.seat
            and h.p(".crown-of")[self.pen.icon("crown"), self.words("crown-of", who=self.names[view.crown])],
            bool(cards) and h.div(".kept", role="group", aria_label=self._characters(len(cards)))[cards],
        ]

    def _characters(self, count: int) -> str:
        return self.words("your-characters", count=count)

    def _played(self, name: str) -> str:
        return ".small.past" if self.is_past(name) and self.view.character != name else ".small"

    def before(self) -> Node:
        """Cards that lie before the seat: drawn just now, or those of another hand that it looks at."""
        view = self.view
        if self.scene.prompt == FROM_ANOTHER and view.target is not None:
            cards, title = view.players[view.target].hand or view.players[view.target].remembered, "hand-of"
            return self._row("limbo", self.words(title, who=self.names[view.target]), cards, True)
        return bool(view.limbo) and self._row("limbo", self.say("before"), view.limbo, self.scene.prompt in FROM_LIMBO)

    def _row(self, name: str, heading: str, cards: Sequence[str], offered: bool) -> Element:
        drawn = [self.district(row.id, [do.CARD.text(row.id)] if offered else []) for row in by_type(cards)]
        return h.div(f".row.{name}")[h.h4[heading], h.div(".cards")[drawn]]

    # ---------------------------------------------------------------- the selection

    def draft(self, player: PlayerView) -> Node:
        """The characters to choose from, and who chooses when."""
        view = self.view
        picks = [self.character_card(name, [do.PICK.text(name), do.DISCARD.text(name)]) for name in view.offered]
        return [
            view.phase == "selection" and self.way(),
            bool(picks) and h.div(f".row.draft.cards-{len(picks)}")[h.h4[self.words("choose")], h.div(".cards")[picks]],
        ]

    def way(self) -> Node:
        """Who chooses, one after the other."""
        view, at = self.view, now(self.view, self.scene.prompt == "discard")
        if at is None:
            return None
        steps, order = [], turns(view)
        for place, turn in enumerate(order):
            state = ".done" if place < at else ".now" if place == at else ""
            said = "way-done" if place < at else "way-now" if place == at else "way-later"
            who = self.words("you") if turn.seat == view.seat else self.names[turn.seat]
            steps.append(
                h.li(state, aria_current="step" if place == at else None)[
                    seal(self.scene.symbols, self.scene.colours[turn.seat]),
                    h.b[who],
                    h.small[self.words(said if len(order) <= MANY else "way-short", count=turn.cards)],
                ]
            )
        return h.ol(".way.parchment", tabindex="0", aria_label=self.words("way"))[steps]

    def piles(self) -> Node:
        """What lies out of the round, and what follows from it."""
        view = self.view
        if view.phase != "selection":
            return None
        found = elsewhere(view, self.scene.prompt == "discard")
        here = {*view.offered, *[name for name, owner in view.known.items() if owner is None]}
        own = view.players[view.seat].characters if view.seat is not None else []
        passed = [name for name in dict.fromkeys(chain(*view.passed)) if name not in here and name not in own]
        lying = [name for name, owner in view.known.items() if owner is None]
        hidden = max(0, view.face_down - len(lying))
        return h.div(".piles")[
            h.h4[self.words("out")],
            h.div(".lying-out")[
                [self.character_card(name, (), ".small.past") for name in (*view.face_up, *lying)],
                [back(self.scene.symbols) for _ in range(hidden)],
            ],
            h.p[self.words("out-about", open=len(view.face_up), hidden=view.face_down)],
            found is not None and self.follows(found),
            bool(passed) and found is None and self._people("passed", self.words("passed-on"), passed),
        ]

    def follows(self, found: Elsewhere) -> Node:
        """What can be concluded, in words."""
        if not found.characters:
            return None
        who = ", ".join(self.names[seat] for seat in found.holders)
        hidden = len(found.characters) - found.taken
        said = "follows-hidden" if not found.taken else "follows-taken" if not hidden else "follows-some"
        heading = self.words(said, who=who, taken=found.taken, count=len(found.characters), hidden=hidden)
        return self._people("follows", self.words("follows"), found.characters, heading)

    def _people(self, name: str, title: str, characters: Sequence[str], about: str = "") -> Element:
        return h.div(f".row.{name}")[
            h.h4[title],
            bool(about) and h.p[about],
            h.ul(".people")[
                [h.li(f".hue-{hue(one)}")[bust(self.scene.symbols, one), h.b[self.list([one])]] for one in characters]
            ],
        ]


def _price(label: str) -> str:
    """What an answer costs: its label ends with it."""
    return str(re.findall(r"\d+", label)[-1])


def _argument(text: str) -> str:
    """What an answer is about."""
    option = do.ACTIONS.option(text)
    return do.ACTIONS.split(option)[1] if option is not None else ""
