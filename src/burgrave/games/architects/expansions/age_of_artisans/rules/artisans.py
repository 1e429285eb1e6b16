"""Age of Artisans joins the rules of Architects: where it enters, point by point; chapters stand beside this file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules import artisan, crafts, tools
from burgrave.games.architects.expansions.age_of_artisans.rules import verbs as verbs  # declares them
from burgrave.games.architects.expansions.age_of_artisans.rules import vocabulary as ado
from burgrave.games.architects.expansions.age_of_artisans.rules.kit import with_artisan
from burgrave.games.architects.expansions.age_of_artisans.rules.state import (
    ARTISANS,
    NOWHERE,
    Artisans,
    artisans_of,
    maker,
)
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.hooks import JOINING, Arrive, Hooks, Placements
from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.state import CAPTURE, NONE, State
from burgrave.games.architects.rules.workers import SUPPLY
from burgrave.kernel.action import NOTHING_MORE, Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.rng import Rng
from burgrave.parts.decks import shuffled


class AgeOfArtisans(Hooks):
    """The expansion takes part."""

    box = g.BOX
    most_players = g.MOST_PLAYERS
    free_apprentice = True  # (p. 3)
    refreshes = True  # (p. 4)

    # ---------------------------------------------------------------- the course of a game

    def set_up(self, s: State) -> None:
        """Four crafts lie open; everybody has an artisan beside the workers, but a solo opponent (p. 3, p. 10)."""
        added = ARTISANS.begin(Artisans())
        added.pile = shuffled(range(len(g.CRAFTS)), s.rng)
        added.row = [added.pile.pop() for _ in range(g.FACE_UP)]
        added.makers = [maker(NOWHERE if player.sheet else SUPPLY) for player in s.players]
        for player in s.players[: s.config.players]:
            player.workers += 1
        s.added = added

    def drafted(self, s: State) -> bool:
        """Whose character begins with a tool chooses it now (p. 12)."""
        for seat, player in enumerate(s.players):
            if player.character != NONE and t.CHARACTERS[player.character].tools:
                s.me = seat
                return True
        return False

    def prepares(self, s: State) -> Flow[bool]:
        """A tool for the first apprentice."""
        option = yield Ask(s.me, "tool", crafts.tools(s, s.me))
        yield from crafts.craft_tool(s, s.me, ado.TOOL.index(option))
        return True

    def acted(self, s: State) -> Flow[None]:
        """Whatever has not been used at a place may be used last; what was spared is lost."""
        added = artisans_of(s)
        if added.at == NONE:
            return NOTHING_MORE
        if s.players[s.me].helps and not s.more and (added.by_artisan or added.at in tools.LAST_AT):
            return self._last(s)  # whoever has stopped doing things has decided against it
        self._over(s)
        return NOTHING_MORE

    def _last(self, s: State) -> Flow[None]:
        """What may be used last."""
        place = artisans_of(s).at
        if place in tools.LAST_AT:
            yield from tools.offer(s, s.me, tools.LAST_AT[place])
        for craft in tools.left_over(s, s.me):
            yield from tools.may_work(s, s.me, craft)
        for card in artisan.captors(s, s.me):
            yield from artisan.strong_capture(s, s.me, card, must=False)
        self._over(s)

    def _over(self, s: State) -> None:
        """What was spared, and not used, is lost."""
        added, player = artisans_of(s), s.players[s.me]
        added.at = NONE
        added.committed = False
        added.ignores = added.spared = 0
        added.used = added.abilities = 0  # what may be placed next turn is asked before anybody arrives
        player.less_silver = player.less_tax = 0
        if added.by_artisan:
            with_artisan(s, s.me, False)

    # ---------------------------------------------------------------- a worker comes to a place

    def special(self, s: State, me: int) -> int:
        """The artisan is placed in its own way."""
        return int(artisan.at_hand(s, me))

    def placements(self, s: State, me: int, found: list[int], common: Placements) -> list[int]:
        """A common worker, the artisan anywhere but in the guildhall, and a worker on top of another there."""
        at_hand = artisans_of(s).makers[me].artisan == SUPPLY
        others = s.players[me].workers != at_hand
        options = do.PLACE.each(found) if others else []
        if at_hand:
            options += artisan.placements(s, me, found, common)
        if others and crafts.can_lay_on_top(s, me):
            options.append(ado.LAY_ON_TOP)
        return options

    def places(self, s: State, me: int, option: int, arrive: Arrive) -> Flow[None]:
        """One of these."""
        added = artisans_of(s)
        if option == ado.LAY_ON_TOP:
            self.arrives(s, me, t.GUILDHALL)
            return crafts.craft(s, me)
        place = ado.PLACE_ARTISAN.index(option)
        added.makers[me].artisan = place
        added.ignores = 1
        with_artisan(s, me, True)
        more = artisan.more(s, me)
        if s.log is not None:
            s.log.append(Event("places_artisan", {"who": me, "place": place, "workers": 1 + more}))
        return arrive(s, me, place, more)

    def arrives(self, s: State, me: int, where: int) -> None:
        """Captures by tools are made there; tools and strongarms may be used again."""
        added = artisans_of(s)
        added.at = where
        added.used = added.abilities = 0

    def offers(self, s: State, me: int) -> list[int]:
        """Tools of whom the place is used with, and captures of strongarms; none before a capture that must follow."""
        if not s.players[me].helps or self.must_go_on(s, me):
            return []
        return [*tools.offers(s, me), *ado.USE_ABILITY.each(artisan.captors(s, me))]

    def takes(self, s: State, me: int, option: int) -> Flow[None]:
        """One of these."""
        if option in ado.USE_ABILITY:
            yield from artisan.strong_capture(s, me, ado.USE_ABILITY.index(option), must=True)
            return
        craft = ado.USE_TOOL.index(option)
        if s.phase == CAPTURE and craft in tools.conspiring(s, me):
            artisans_of(s).committed = True
        yield from tools.work(s, me, craft)

    def capturable(self, s: State, me: int, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Whose tool has paid for the first of two captures must be able to do the second (p. 8)."""
        if artisans_of(s).committed and not s.done:
            return [group for group in found if tools.leaves_another(s, group)]
        return found

    def must_go_on(self, s: State, me: int) -> bool:
        """And has to do it."""
        return artisans_of(s).committed and s.done < 2

    def in_the_middle(self, s: State, me: int) -> list[int]:
        """A tool (p. 6)."""
        return crafts.tools(s, me)

    def takes_in_the_middle(self, s: State, me: int, option: int) -> Flow[None]:
        """A tool is crafted."""
        return crafts.craft_tool(s, me, ado.TOOL.index(option))

    # ---------------------------------------------------------------- paying and losing

    def could(self, s: State, me: int, moment: int, pays: Callable[[], bool], silver: int = 0) -> bool:
        """With the help of tools."""
        return tools.could(s, me, tools.helps(s, me, moment, silver), pays)

    def before(self, s: State, me: int, moment: int, pays: Callable[[], bool], silver: int = 0) -> Flow[None]:
        """Tools that work before something is paid."""
        return tools.before(s, me, moment, pays, silver)

    def after(self, s: State, me: int, moment: int) -> Flow[None]:
        """Tools that work after it."""
        return tools.after(s, me, moment)

    def used(self, s: State, who: int, apprentice: int) -> Flow[None]:
        """Tools that work at a reset."""
        return tools.at_reset(s, who, apprentice)

    def can_free(self, s: State, who: int, apprentice: int) -> bool:
        """By a tool."""
        return tools.releasing(s, who, apprentice) is not None

    def frees(self, s: State, who: int, apprentice: int) -> Flow[None]:
        """A tool may release whoever is in the way."""
        return tools.frees(s, who, apprentice)

    def loses(self, s: State, who: int, points: int) -> Flow[int]:
        """The artisan ignores some of it."""
        return artisan.loses(s, who, points)

    def conspires(self, s: State, me: int, captures: int) -> bool:
        """By a conspirator's tool."""
        return tools.conspires(s, me, captures)

    def saves(self, s: State, me: int) -> Flow[None]:
        """The tool of a conspirator works."""
        return tools.saves(s, me)

    # ---------------------------------------------------------------- what happens

    def leave(self, s: State, owner: int, source: int, target: int) -> None:
        """The artisan is among them, if it was there."""
        one = artisans_of(s).makers[owner]
        if one.artisan == source:
            one.artisan = target

    def some_leave(self, s: State, owner: int, source: int, count: int, target: int) -> Flow[None]:
        """Perhaps the artisan is."""
        there = count and artisans_of(s).makers[owner].artisan == source
        return artisan.who_leaves(s, owner, source, count, target) if there else NOTHING_MORE

    def dismisses(self, s: State, me: int, apprentice: int) -> Flow[None]:
        """Its tool is left."""
        return crafts.rescue(s, me, apprentice)

    def opponent_works(self, s: State, opponent: int) -> None:
        """It takes the adornment that counts most, one of several by lot, and leaves its effect (p. 10)."""
        row = crafts.on_offer(s)
        if row:
            most = max(g.ADORNMENT_VP[craft] for craft in row)
            best = [craft for craft in row if g.ADORNMENT_VP[craft] == most]
            craft = best[s.rng.below(len(best)) if len(best) > 1 else 0]
            place = crafts.take(s, craft)
            crafts.attach_adornment(s, opponent, craft, NONE)
            crafts.fill(s, place)

    # ---------------------------------------------------------------- points, and what is known

    def units(self, s: State, seat: int, unit: str) -> int:
        """Tools and adornments."""
        one = artisans_of(s).makers[seat]
        return len(one.tools if unit == "tool" else one.adornments)

    def scores(self, s: State, seat: int) -> dict[str, int]:
        """Points of adornments and tools (p. 10)."""
        one = artisans_of(s).makers[seat]
        return {"adornments": sum(g.ADORNMENT_VP[card] for card in one.adornments), "tools": g.tools_vp(len(one.tools))}

    def know(self, s: State, seat: int) -> tuple[int, ...]:
        """Which crafts are in the pile."""
        return tuple(sorted(artisans_of(s).pile))

    def conceal(self, s: State, known: tuple[int, ...], rng: Rng) -> None:
        """In another order."""
        artisans_of(s).pile = shuffled(known, rng)

    def pieces(self, s: State) -> dict[str, int]:
        """Crafts, artisans and workers on top of others."""
        added = artisans_of(s)
        cards = [*added.pile, *crafts.on_offer(s), *added.lost]
        found: dict[str, int] = {}
        for seat, one in enumerate(added.makers):
            cards += [*one.tools, *one.adornments]
            found[f"workers of {seat}"] = one.on_top
            assert one.on_top <= s.guildhall.count(seat), "every one of them lies on another"
            assert one.artisan < 0 or artisan.count_at(s, seat, one.artisan), "the artisan is one of the workers there"
            assert len(one.adorned) == len(one.adornments) or s.players[seat].sheet
        for card in cards:
            found[g.CRAFT_IDS[card]] = found.get(g.CRAFT_IDS[card], 0) + 1
        return found

    def read(self, content: Mapping[str, Any]) -> Artisans:
        """From a snapshot."""
        return ARTISANS.read(ARTISANS.begin(Artisans()), content)


AGE_OF_ARTISANS: Final = AgeOfArtisans()


def joins(players: int, options: Options) -> Hooks | None:
    """Where the option of its name says so."""
    return AGE_OF_ARTISANS if getattr(options, g.BOX, False) else None


JOINING.join(joins)
