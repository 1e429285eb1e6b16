"""The turn phase (p. 4): ranks are called, and whoever reveals a character plays in any order the rules allow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.building import build_from_hand, build_options
from burgrave.games.citadels.rules.cards import discard_limbo, draw, gain, keep_from_limbo
from burgrave.games.citadels.rules.characters import (
    abbot_offer,
    artist_offer,
    beautify,
    bonus_offer,
    collect,
    crown_offer,
    emperor_offer,
    give_crown,
    income_offer,
    merchant_offer,
    move_crown,
    navigate,
    navigator_offer,
    queen_offer,
    scholar_offer,
    study,
    take_alms,
    take_bonus,
    take_crown,
    take_income,
    tax_collector_offer,
)
from burgrave.games.citadels.rules.districts import (
    USABLE,
    district_offer,
    use_armory,
    use_laboratory,
    use_museum,
    use_smithy,
)
from burgrave.games.citadels.rules.intrigue import (
    assassin_offer,
    assign_threats,
    assign_warrants,
    blackmailer_offer,
    foresee,
    kill,
    magician_offer,
    magistrate_offer,
    nameable,
    redraw,
    rob,
    seer_offer,
    spy,
    spy_offer,
    swap_hands,
    take_from_hand,
    thief_offer,
    wizard_offer,
)
from burgrave.games.citadels.rules.prices import bribe
from burgrave.games.citadels.rules.raids import destroy, diplomat_offer, exchange, marshal_offer, seize, warlord_offer
from burgrave.games.citadels.rules.state import CROWN_MOVED, IN_LIMBO, NOBODY, ROUND_END, TURN, State, show
from burgrave.kernel.action import Ask, Block, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal

GATHERED_GOLD: Final = 2
MORE_GOLD: Final = 1  # from the Gold Mine
CARDS_DRAWN: Final = 2
PARK_CARDS: Final = 2

# ---------------------------------------------------------------- calling


def call(s: State) -> None:
    """The crowned player calls the next ranks, until somebody reveals a character (p. 4)."""
    config = s.config
    s.me = NOBODY
    while s.rank < config.top:
        s.rank = rank = s.rank + 1
        reveal(s)  # silence tells something, too
        if rank in s.slots and rank != s.killed:
            seat = s.owners[s.slots.index(rank)]
            if seat != NOBODY:
                begin_turn(s, seat)
                return
        if s.log is not None:
            s.log.append(Event("nobody", {"character": config.cast[rank]}))
    s.phase = ROUND_END


def begin_turn(s: State, me: int) -> None:
    """A character is revealed; the Thief takes the gold of the robbed one at once (p. 11)."""
    rank = s.rank
    character = s.config.cast[rank]
    s.phase = TURN
    show(s, rank, me)
    s.me = me
    s.character = character
    s.gathered = False
    s.locked = character == t.WITCH or rank == s.bewitched or (rank in s.threats and me != s.blackmailer)
    fresh_turn(s)
    if s.log is not None:
        s.log.append(Event("reveals", {"who": me, "character": character}))
    if rank == s.robbed and s.thief != me:
        gold = s.gold[me]
        s.gold[me] = 0
        s.gold[s.thief] += gold
        if s.log is not None:
            s.log.append(Event("steals", {"who": s.thief, "whom": me, "gold": gold}))
    if rank != s.bewitched:
        take_part(s, me)


def fresh_turn(s: State) -> None:
    """Nothing has been done yet."""
    s.built = s.used = s.spent = 0
    s.warrant_closed = False


def take_part(s: State, me: int) -> None:
    """What a character brings about by itself: the Bishop's protection, and the Queen's right to gold at the end."""
    if s.character == t.BISHOP:
        s.protected = me
    elif s.character == t.QUEEN:
        s.queen = me


# ---------------------------------------------------------------- the turn


def turn(s: State) -> Flow[None]:
    """One thing that a player does in his turn."""
    me = s.me
    option = yield Ask(me, "turn", menu(s, me))
    does = DOES[option]
    if does is not None:
        does(s, me, option)
    else:
        asks = ASKS[option]
        assert asks is not None, f"the menu offered {do.ACTIONS.text(option)!r}, which does nothing"
        yield from asks(s, me, option)


def menu(s: State, me: int) -> list[int]:
    """All that the player may do next (p. 4): gather first or later, build only after that, abilities at any time."""
    if s.gathered:
        options = build_options(s, me)
    else:
        options = [do.GATHER_GOLD, do.GATHER_CARDS] if s.deck else [do.GATHER_GOLD]
        if s.locked:
            return options
    offer = OFFERS[s.character]
    if offer is not None:
        offer(s, me, options)
    if s.owns[me] & USABLE:
        district_offer(s, me, options)
    if s.gathered and (s.character != t.EMPEROR or s.used & CROWN_MOVED):  # who must crown somebody can't end before
        options.append(do.END)
    return options


def gather(s: State, me: int, option: int) -> Flow[None]:
    """Take two coins, or draw two cards and keep one; districts may improve either (p. 4)."""
    s.gathered = True
    owns = s.owns[me]
    if option == do.GATHER_GOLD:
        more = owns & t.BIT[t.GOLD_MINE] and (yield from wanted(s, me, "gold_mine"))
        gold = GATHERED_GOLD + (MORE_GOLD if more else 0)
        s.gold[me] += gold
        if s.log is not None:
            s.log.append(Event("gathers-gold", {"who": me, "gold": gold}))
    else:
        more = owns & t.BIT[t.OBSERVATORY] and (yield from wanted(s, me, "observatory"))
        held = len(s.hands[me])
        count = yield from draw_and_keep(s, me, CARDS_DRAWN + (1 if more else 0))
        if s.log is not None:
            cards = s.hands[me][held:]
            public = {"who": me, "count": count, "kept": len(cards)}
            s.log.append(Event("gathers-cards", public, {"cards": cards}, (me,)))
    if s.locked:
        yield from unlock(s, me)


def wanted(s: State, me: int, effect: str) -> Flow[bool]:
    """Whether the player wants an optional effect (p. 15); asked only where the players have agreed to be."""
    if not s.config.options.ask_for_optional_effects:
        return True
    return (yield Ask(me, effect, [do.USE, do.SKIP])) == do.USE


def draw_and_keep(s: State, me: int, count: int) -> Flow[int]:
    """Draw cards, keep one, with the Library all of them (p. 15), and put the others under the deck.

    Who may do without the Library is asked after having seen the cards.
    """
    library = s.owns[me] & t.BIT[t.LIBRARY]
    if library and not s.config.options.ask_for_optional_effects:
        return gain(s, me, count)
    count = draw(s, me, count, s.limbo, IN_LIMBO)
    option = do.CARD.of(s.limbo[0])
    if count > 1 and library:
        option = yield Ask(me, "library", [do.USE, *do.CARD.each(dict.fromkeys(s.limbo))])
    elif count > 1:
        option = yield Ask(me, "keep", do.CARD.each(dict.fromkeys(s.limbo)))
    for card in s.limbo[:] if option == do.USE else [do.CARD.index(option)]:
        keep_from_limbo(s, me, card)
    discard_limbo(s, me, IN_LIMBO, True, shuffled=s.config.options.unkept_cards == "shuffled")
    return count


# ---------------------------------------------------------------- Witch and Blackmailer: what follows gathering


def unlock(s: State, me: int) -> Flow[None]:
    """What must follow gathering: the Witch's spell, the end of a bewitched turn, or the answer to a threat."""
    s.locked = False
    if s.rank == s.bewitched:
        resume_as_witch(s, me)
    elif s.character == t.WITCH:
        yield from bewitch(s, me)
    else:
        yield from answer_threat(s, me)


def bewitch(s: State, me: int) -> Flow[None]:
    """The Witch must name another character; her turn is suspended (p. 10)."""
    option = yield Ask(me, "bewitch", do.BEWITCH.each(nameable(s)))
    character = do.BEWITCH.index(option)
    s.bewitched = t.RANK[character]
    s.witch = me
    if s.log is not None:
        s.log.append(Event("bewitches", {"who": me, "character": character}))
    call(s)


def resume_as_witch(s: State, me: int) -> None:
    """The bewitched turn is over; the Witch goes on as that character. King and Patrician take the crown (p. 10)."""
    if s.character in (t.KING, t.PATRICIAN):
        move_crown(s, me, me)
    s.me = witch = s.witch
    fresh_turn(s)
    if s.character in (t.KING, t.PATRICIAN):
        s.used = CROWN_MOVED
    take_part(s, witch)
    if s.log is not None:
        s.log.append(Event("resumes", {"who": witch, "character": s.character}))


def answer_threat(s: State, me: int) -> Flow[None]:
    """Bribe the Blackmailer with half of the gold, or refuse and risk all of it (p. 11)."""
    boss = s.blackmailer
    option = yield Ask(me, "threat", [do.BRIBE, do.REFUSE])
    if option == do.BRIBE:
        gold = bribe(s, me)
        s.gold[me] -= gold
        s.gold[boss] += gold
        s.threats = [rank for rank in s.threats if rank != s.rank]
        if s.log is not None:
            s.log.append(Event("bribes", {"who": me, "whom": boss, "gold": gold}))
        return
    if s.log is not None:
        s.log.append(Event("refuses", {"who": me, "whom": boss}))
    option = yield Ask(boss, "reveal_threat", [do.REVEAL, do.LEAVE])
    if option == do.LEAVE:
        if s.log is not None:
            s.log.append(Event("leaves-threat", {"who": boss}))
        return
    reveal(s)
    s.flower_shown = True  # from one of the two markers everybody knows both
    s.threats = [rank for rank in s.threats if rank != s.rank]
    if s.rank != s.flower:
        if s.log is not None:
            s.log.append(Event("reveals-blank", {"who": boss, "whom": me}))
        return
    gold = s.gold[me]
    s.gold[me] = 0
    s.gold[boss] += gold
    if s.log is not None:
        s.log.append(Event("reveals-flower", {"who": boss, "whom": me, "gold": gold}))


# ---------------------------------------------------------------- the end of a turn


def end_turn(s: State, me: int, option: int) -> Flow[None]:
    """The crown if it was forgotten; then Poor House, Alchemist (p. 15) and Park; then the next rank is called."""
    if s.character in (t.KING, t.PATRICIAN) and not s.used & CROWN_MOVED:
        move_crown(s, me, me)
    owns = s.owns[me]
    if owns & t.BIT[t.POOR_HOUSE] and not s.gold[me] and (yield from wanted(s, me, "poor_house")):
        s.gold[me] = 1
        if s.log is not None:
            s.log.append(Event("poor-house", {"who": me}))
    if s.character == t.ALCHEMIST and s.spent and (yield from wanted(s, me, "refund")):
        s.gold[me] += s.spent
        if s.log is not None:
            s.log.append(Event("alchemist", {"who": me, "gold": s.spent}))
    if owns & t.BIT[t.PARK] and not s.hands[me] and (yield from wanted(s, me, "park")):
        cards = gain(s, me, PARK_CARDS)
        if cards and s.log is not None:
            s.log.append(Event("park", {"who": me, "count": cards}, {"cards": s.hands[me][:]}, (me,)))
    if s.character == t.BISHOP and not s.config.options.bishop_protects_all_round and s.config.players <= 3:
        s.protected = NOBODY
    call(s)


# ---------------------------------------------------------------- what each character may do, and what options do

Offer = Callable[[State, int, list[int]], None]

OFFERS: Final[list[Offer | None]] = [
    income_offer if t.INCOME_TYPE[character] != t.NO_INCOME else None for character in range(len(t.CHARACTERS))
]
OFFERS[t.ASSASSIN] = assassin_offer
OFFERS[t.MAGISTRATE] = magistrate_offer
OFFERS[t.THIEF] = thief_offer
OFFERS[t.SPY] = spy_offer
OFFERS[t.BLACKMAILER] = blackmailer_offer
OFFERS[t.MAGICIAN] = magician_offer
OFFERS[t.WIZARD] = wizard_offer
OFFERS[t.SEER] = seer_offer
OFFERS[t.KING] = crown_offer
OFFERS[t.EMPEROR] = emperor_offer
OFFERS[t.PATRICIAN] = crown_offer
OFFERS[t.ABBOT] = abbot_offer
OFFERS[t.MERCHANT] = merchant_offer
OFFERS[t.ARCHITECT] = bonus_offer
OFFERS[t.NAVIGATOR] = navigator_offer
OFFERS[t.SCHOLAR] = scholar_offer
OFFERS[t.QUEEN] = queen_offer
OFFERS[t.ARTIST] = artist_offer
OFFERS[t.TAX_COLLECTOR] = tax_collector_offer
OFFERS[t.WARLORD] = warlord_offer
OFFERS[t.DIPLOMAT] = diplomat_offer
OFFERS[t.MARSHAL] = marshal_offer

Does = Callable[[State, int, int], None]
Asks = Callable[[State, int, int], Flow[None]]
DOES: Final[list[Does | None]] = [None] * len(do.ACTIONS)  # by option: done at once …
ASKS: Final[list[Asks | None]] = [None] * len(do.ACTIONS)  # … or with further questions

_PLAIN: Final[list[tuple[int | Block, Does]]] = [
    (do.KILL, kill),
    (do.ROB, rob),
    (do.SWAP_HANDS, swap_hands),
    (do.TAKE_CROWN, take_crown),
    (do.ALMS, take_alms),
    (do.BONUS, take_bonus),
    (do.NAVIGATE, navigate),
    (do.BEAUTIFY, beautify),
    (do.COLLECT, collect),
    (do.USE_SMITHY, use_smithy),
]
_ASKING: Final[list[tuple[int | Block, Asks]]] = [
    (do.END, end_turn),
    (do.GATHER, gather),
    (do.BUILD, build_from_hand),
    (do.INCOME, take_income),
    (do.SIGNED, assign_warrants),
    (do.SPY_ON, spy),
    (do.FLOWER, assign_threats),
    (do.REDRAW, redraw),
    (do.LOOK_AT, take_from_hand),
    (do.FORESEE, foresee),
    (do.GIVE_CROWN, give_crown),
    (do.STUDY, study),
    (do.DESTROY_IN, destroy),
    (do.EXCHANGE_WITH, exchange),
    (do.SEIZE_FROM, seize),
    (do.USE_LABORATORY, use_laboratory),
    (do.USE_MUSEUM, use_museum),
    (do.ARMORY_AGAINST, use_armory),
]


def _options(verb: int | Block) -> list[int]:
    return [verb] if isinstance(verb, int) else [*verb]


for _verb, _does in _PLAIN:
    for _option in _options(_verb):
        DOES[_option] = _does
for _verb, _asks in _ASKING:
    for _option in _options(_verb):
        ASKS[_option] = _asks
