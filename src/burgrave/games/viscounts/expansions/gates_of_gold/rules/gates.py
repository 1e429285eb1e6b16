"""Gates of Gold joins the rules of Viscounts: where it enters, point by point; chapters stand beside this file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules import columns
from burgrave.games.viscounts.expansions.gates_of_gold.rules import verbs as verbs  # declares them
from burgrave.games.viscounts.expansions.gates_of_gold.rules.outsiders import refuse, remove_oldest
from burgrave.games.viscounts.expansions.gates_of_gold.rules.scoring import Count, scores, units
from burgrave.games.viscounts.expansions.gates_of_gold.rules.state import GATES, Gates, gates_of
from burgrave.games.viscounts.rules.cards import owned
from burgrave.games.viscounts.rules.deeds import gain_resources
from burgrave.games.viscounts.rules.hooks import JOINING, Hooks
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rewards import in_order
from burgrave.games.viscounts.rules.scoring import all_cards, buildings
from burgrave.games.viscounts.rules.state import State
from burgrave.kernel.action import Flow
from burgrave.kernel.effects import Verb
from burgrave.kernel.events import Event
from burgrave.kernel.rng import Rng
from burgrave.parts.decks import shuffled

REMOVE: Final = 2  # outsiders, whenever the solo opponent would rearrange, welcome or refuse (p. 8)


class GatesOfGold(Hooks):
    """The expansion takes part."""

    box = g.BOX

    def __init__(self, count: Count = units) -> None:
        self._count: Final = count  # of what outsiders look for

    # ---------------------------------------------------------------- the course of a game

    def set_up(self, s: State) -> None:
        """Outsiders, a leader, two builders; a board for everybody, with a manuscript and an order (p. 3)."""
        rng, players = s.rng, s.config.players
        gates = GATES.begin(Gates())
        gates.pile = shuffled(g.OUTSIDERS, rng)
        gates.row = [gates.pile.pop() for _ in range(g.FACE_UP)]
        gates.orders = g.ORDERS - players
        s.leading = g.LEADERS[rng.below(len(g.LEADERS))]
        gates.builders = tuple([cards[rng.below(len(cards))] for cards in (g.DIVERSIFIED, g.SPECIALIZED)])
        gates.boards = tuple(shuffled(range(len(g.BOARDS)), rng)[:players])
        for board, player in zip(gates.boards, s.players, strict=False):
            player.manuscripts = (g.STARTING[g.COLUMNS[board][0]],)
            player.draw.append(g.ORDER)
        s.added = gates

    def spares(self, s: State, me: int, cards: list[int]) -> list[int]:
        """The order that a deck begins with is safe in set-up (p. 3)."""
        return [card for card in cards if card != g.ORDER]

    def begins(self, s: State) -> Flow[bool]:
        """The last two columns serve before cards are shifted, too."""
        return columns.begin(s)

    def before_collision(self, s: State) -> Flow[bool]:
        """And once more before markers are looked at."""
        return columns.before_collision(s)

    def offers(self, s: State, me: int) -> list[int]:
        """What columns and cards allow at any time of one's own turn."""
        return columns.offers(s, me)

    def takes(self, s: State, me: int, option: int) -> Flow[bool]:
        """Such a thing is done."""
        return columns.take(s, me, option)

    def ends(self, s: State) -> Flow[None]:
        """Assassins and Rogues act, from the last player to the first (p. 7)."""
        players = s.config.players
        for further in range(players):
            seat = (s.first - 1 - further) % players
            acting = [card for card in all_cards(s.players[seat]) if card in g.AT_THE_END_OF]
            yield from in_order(s, seat, [fx.ABILITY[card] for card in sorted(acting)], g.AT_THE_END)

    # ---------------------------------------------------------------- what happens

    def hires(self, s: State, me: int, price: bool) -> list[int]:
        """An order instead (p. 4)."""
        return columns.orders(s, me, price)

    def spends(self, s: State, me: int, amount: int, suffices: Callable[[int], bool]) -> Flow[int]:
        """Resources instead of silver (p. 4)."""
        return columns.pay(s, me, amount, suffices)

    def drops(self, s: State, me: int, card: int) -> bool:
        """An order goes back to its pile (p. 5), unless its owner would have too few cards then (base p. 12)."""
        if card != g.ORDER:
            return False
        gates = gates_of(s)
        if owned(s.players[me]) + bool(gates.row) < t.FEWEST_CARDS:
            return False
        gates.orders += 1
        return True

    def destroys(self, s: State, me: int, card: int, held: bool) -> Flow[bool]:
        """An order goes back to its pile; one from the hand refuses an outsider (p. 5)."""
        if card != g.ORDER:
            return False
        gates_of(s).orders += 1
        if held:
            yield from refuse(s, me)
        return True

    def builds(self, s: State, me: int) -> None:
        """Who first has a building of each kind, or three alike, gets the card for it, for good (p. 6)."""
        gates, counts = gates_of(s), buildings(s.players[me])
        for bonus in gates.builders:
            if min(counts) if bonus in g.DIVERSIFIED else max(counts) >= g.ALIKE:
                gates.builders = tuple([one for one in gates.builders if one != bonus])
                s.players[me].bonuses = (*s.players[me].bonuses, bonus)
                if s.log is not None:
                    s.log.append(Event("builder", {"who": me, "bonus": bonus}))

    def places(self, s: State, me: int, manuscript: int) -> Flow[int]:
        """Into a column; the solo opponent has none, and leaves open of which colour a wild ribbon is (p. 8)."""
        if s.players[me].sheet:
            return manuscript
        return (yield from columns.place(s, me, manuscript))

    def translates(self, s: State, verb: Verb) -> Flow[None] | None:
        """Whatever has to do with outsiders, and rearranging: the two oldest go, and it gains a resource (p. 8)."""
        if verb.name not in ("rearrange", "welcome", "refuse"):
            return None
        return self._turn_away(s)

    def _turn_away(self, s: State) -> Flow[None]:
        opponent = len(s.players) - 1
        if s.log is not None and gates_of(s).row:
            s.log.append(Event("turns_away", {"who": opponent, "cards": gates_of(s).row[-REMOVE:]}))
        remove_oldest(s, REMOVE)
        yield from gain_resources(s, opponent, 1)

    # ---------------------------------------------------------------- points, and what is known

    def scores(self, s: State, seat: int) -> dict[str, int]:
        """Outsiders and builders, and ribbons of any colour."""
        return scores(s, seat, self._count)

    def know(self, s: State, seat: int) -> tuple[int, ...]:
        """Which outsiders are in the pile."""
        return tuple(sorted(gates_of(s).pile))

    def conceal(self, s: State, known: tuple[int, ...], rng: Rng) -> None:
        """In another order."""
        gates_of(s).pile = shuffled(known, rng)

    def pieces(self, s: State) -> dict[str, int]:
        """Outsiders, orders, builders and boards; a wild manuscript is one piece, whatever its ribbon became."""
        gates, found = gates_of(s), {"kings_order": gates_of(s).orders}
        found |= {t.TOWNSFOLK_IDS[card]: 1 for card in (*gates.pile, *gates.row)}
        taken = [bonus for player in s.players for bonus in player.bonuses if t.BONUSES[bonus].kind != "leader"]
        found |= {t.BONUS_IDS[bonus]: 1 for bonus in (*gates.builders, *taken)}
        found |= {g.BOARD_IDS[board]: 1 for board in gates.boards}
        for player in s.players:
            for card in set(player.manuscripts) & set(g.WILD_AS):
                found |= {t.MANUSCRIPT_IDS[g.WILD]: 1, t.MANUSCRIPT_IDS[card]: -1}
        return found

    def read(self, content: Mapping[str, Any]) -> Gates:
        """From a snapshot."""
        return GATES.read(GATES.begin(Gates()), content)


GATES_OF_GOLD: Final = GatesOfGold()


def joins(players: int, options: Options) -> Hooks | None:
    """Where the option of its name says so."""
    return GATES_OF_GOLD if getattr(options, g.BOX, False) else None


JOINING.join(joins)
