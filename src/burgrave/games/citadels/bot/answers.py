"""The heuristic player of Citadels: what each option of each question is worth, in points, to the seat that is asked.

Nothing is read here that the seat can't know.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from burgrave.games.citadels.bot.guess import may_be_with_others, suspects
from burgrave.games.citadels.bot.turn import JUNK, TURN, booty, coin, deal, harm, name_targets, turn
from burgrave.games.citadels.bot.values import (
    GOLD,
    POINTS,
    TEMPO,
    build_worth,
    card_worth,
    gift,
    next_card,
    playable,
    rivalry,
)
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.prices import bribe, prices_to_build
from burgrave.games.citadels.rules.state import State
from burgrave.games.citadels.rules.turn import GATHERED_GOLD
from burgrave.kernel.action import Ask

Judge = Callable[[State, int, list[int]], list[float]]


def appraise(s: State, ask: Ask) -> list[float]:
    """The worth of each option of a question."""
    return JUDGES[ask.prompt](s, ask.player, ask.options)


# ---------------------------------------------------------------- the selection


def pick(s: State, me: int, options: list[int]) -> list[float]:
    """What a character gives, less what the player risks by choosing what everybody expects."""
    cards, funds = len(playable(s, me)), s.gold[me] + GATHERED_GOLD
    gifts = [gift(s, me, do.PICK.index(option), cards, funds) for option in options]
    best = max(gifts)
    shares = [exp(one - best) for one in gifts]
    total = sum(shares)
    murder = 0.7 if may_be_with_others(s, me, 1) else 0.0
    theft = 0.3 if may_be_with_others(s, me, 2) else 0.0
    worth = []
    for option, given, share in zip(options, gifts, shares, strict=True):
        rank = t.RANK[do.PICK.index(option)]
        expected = share / total
        risk = murder * expected * (TURN + given) if rank > 1 else 0.0
        if rank > 2:
            risk += theft * expected * s.gold[me]
        worth.append(given - risk)
    return worth


def discard(s: State, me: int, options: list[int]) -> list[float]:
    """With two players: away with what would serve the other best."""
    other = 1 - me
    cards, funds = len(s.hands[other]), s.gold[other] + GATHERED_GOLD
    return [gift(s, other, do.DISCARD.index(option), cards, funds) for option in options]


def theater(s: State, me: int, options: list[int]) -> list[float]:
    """A trade is a gamble: worth it only with a character that gives little, from the player who stands in the way."""
    cards, funds = len(playable(s, me)), s.gold[me] + GATHERED_GOLD
    mine = min([gift(s, me, s.config.cast[r], cards, funds) for r, o in zip(s.slots, s.owners, strict=True) if o == me])
    rivals = rivalry(s, me)
    return [0.0 if option == do.PASS else 1.2 - mine + rivals[do.TRADE_WITH.index(option)] for option in options]


def hand_over(s: State, me: int, options: list[int]) -> list[float]:
    """The character that gives the least."""
    cards, funds = len(playable(s, me)), s.gold[me] + GATHERED_GOLD
    return [-gift(s, me, do.HAND_OVER.index(option), cards, funds) for option in options]


# ---------------------------------------------------------------- choices within an action


def keep(s: State, me: int, options: list[int]) -> list[float]:
    """The card that is worth most; one that is in hand already is worth little."""
    hand = s.hands[me]
    return [card_worth(s, me, do.CARD.index(o)) - (2.0 if do.CARD.index(o) in hand else 0.0) for o in options]


def give_away(s: State, me: int, options: list[int]) -> list[float]:
    """The card that is worth least, and never more cards than needed."""
    hand = s.hands[me]
    worth = []
    for option in options:
        kind = do.CARD.index(option)
        if option == do.DONE:
            worth.append(0.0)
        else:
            double = hand.count(kind) > 1
            worth.append(JUNK - (0.0 if double else card_worth(s, me, kind)))
    return worth


def pay(s: State, me: int, options: list[int]) -> list[float]:
    """Gold, or a district instead."""
    gold = 0.0 if s.ending else GOLD
    losses = {
        do.PAY_GOLD: gold * prices_to_build(s, me)[s.building],
        do.PAY_FRAMEWORK: 3.0 + TEMPO,
        do.PAY_SACRIFICE: min([POINTS[b] for b in s.cities[me]], default=0.0) + TEMPO,
    }
    return [-losses[option] for option in options]


def least_district(s: State, me: int, options: list[int]) -> list[float]:
    """The own district that is worth least."""
    return [-POINTS[do.DISTRICT.index(option)] for option in options]


def destroy(s: State, me: int, options: list[int]) -> list[float]:
    """What does most harm for its price."""
    rivals = rivalry(s, me)
    sign = -1.0 if s.target == me else 1.0
    return [sign * harm(s, me, s.target, do.DISTRICT.index(option), rivals) for option in options]


def seize(s: State, me: int, options: list[int]) -> list[float]:
    """What brings most for its price."""
    rivals = rivalry(s, me)
    return [booty(s, me, s.target, do.DISTRICT.index(option), rivals) for option in options]


def take_in_exchange(s: State, me: int, options: list[int]) -> list[float]:
    """What the best exchange brings."""
    rivals = rivalry(s, me)
    return [deal(s, me, s.target, do.DISTRICT.index(option), rivals) for option in options]


def armory_target(s: State, me: int, options: list[int]) -> list[float]:
    """The best district of the city."""
    sign = -1.0 if s.target == me else 1.0
    return [sign * POINTS[do.DISTRICT.index(option)] for option in options]


def abbot(s: State, me: int, options: list[int]) -> list[float]:
    """So much in gold, the rest in cards."""
    cards = playable(s, me)
    each, count, most = coin(s, me, cards), len(cards), do.AMOUNT.index(options[-1])
    golds = [do.AMOUNT.index(option) for option in options]
    return [each * gold + sum(0.6 * next_card(count + i) for i in range(most - gold)) for gold in golds]


def bewitch(s: State, me: int, options: list[int]) -> list[float]:
    """A character that somebody has, and that gives the Witch a good turn."""
    held = [0.0] * 10
    for _, odds in suspects(s, me):
        for rank, chance in odds.items():
            held[rank] += chance
    cards, funds = len(playable(s, me)), s.gold[me]
    worth = []
    for option in options:
        character = do.BEWITCH.index(option)
        worth.append(held[t.RANK[character]] * (TURN + gift(s, me, character, cards, funds)))
    return worth


def warrant(s: State, me: int, options: list[int]) -> list[float]:
    """Unsigned warrants frighten whoever may have something dear to build."""
    targets = name_targets(s, me, do.SIGNED)
    return [targets[t.RANK[do.UNSIGNED.index(option)]] for option in options]


def blank(s: State, me: int, options: list[int]) -> list[float]:
    """The blank threat may bring a bribe as well."""
    targets = name_targets(s, me, do.FLOWER)
    return [targets[t.RANK[do.BLANK.index(option)]] for option in options]


def spy_type(s: State, me: int, options: list[int]) -> list[float]:
    """The type of which most cards are neither in cities nor in the own hand."""
    left = list(LEFT)
    for pile in [*s.cities, s.hands[me]]:
        for card in pile:
            left[t.TYPE[card]] -= 1.0
    return [0.2 * left[do.TYPE_OF.index(option)] for option in options]


def wizard_build(s: State, me: int, options: list[int]) -> list[float]:
    """Build it at once where that is possible."""
    return [build_worth(s, me, s.limbo[0]) if option == do.BUILD_NOW else 0.0 for option in options]


def emperor_takes(s: State, me: int, options: list[int]) -> list[float]:
    """A coin or a card."""
    cards = playable(s, me)
    return [coin(s, me, cards) if option == do.TAKE_GOLD else 0.8 * next_card(len(cards)) for option in options]


def adviser(s: State, me: int, options: list[int]) -> list[float]:
    """The crown for the weakest."""
    rivals = rivalry(s, me)
    return [-rivals[do.GIVE_CROWN.index(option)] for option in options]


def lender(s: State, me: int, options: list[int]) -> list[float]:
    """Gold from whoever stands most in the way."""
    rivals = rivalry(s, me)
    return [rivals[do.TAKE_FROM.index(option)] for option in options]


def confiscate(s: State, me: int, options: list[int]) -> list[float]:
    """A district for nothing."""
    return [POINTS[s.building] + TEMPO if option == do.CONFISCATE else 0.0 for option in options]


def threat(s: State, me: int, options: list[int]) -> list[float]:
    """Half of the gold for sure, or all of it every other time."""
    gold = s.gold[me]
    return [-GOLD * bribe(s, me) if option == do.BRIBE else -GOLD * 0.5 * gold for option in options]


def reveal_threat(s: State, me: int, options: list[int]) -> list[float]:
    """The flower takes all; to show the blank one only tells what it is."""
    flower = s.flower == s.rank
    return [(1.0 + s.gold[s.me] if flower else -0.5) if option == do.REVEAL else 0.0 for option in options]


def library(s: State, me: int, options: list[int]) -> list[float]:
    """One of the drawn cards, or all of them."""
    every = sum([card_worth(s, me, kind) for kind in s.limbo])
    return [every if option == do.USE else card_worth(s, me, do.CARD.index(option)) for option in options]


def use(s: State, me: int, options: list[int]) -> list[float]:
    """Effects that cost nothing are used."""
    return [1.0 if option == do.USE else 0.0 for option in options]


LEFT: Final[list[float]] = [12.0, 11.0, 20.0, 11.0, 14.0]  # district cards of each type in a game

JUDGES: Final[dict[str, Judge]] = {
    "pick": pick,
    "discard": discard,
    "theater": theater,
    "hand_over": hand_over,
    "turn": turn,
    "keep": keep,
    "study": keep,
    "wizard_card": keep,
    "wizard_build": wizard_build,
    "seer_give": give_away,
    "redraw": give_away,
    "laboratory": give_away,
    "museum": give_away,
    "den_cards": give_away,
    "lender_cards": give_away,
    "lender": lender,
    "pay": pay,
    "sacrifice": least_district,
    "exchange_give": least_district,
    "exchange_take": take_in_exchange,
    "destroy": destroy,
    "seize": seize,
    "armory": armory_target,
    "abbot": abbot,
    "bewitch": bewitch,
    "warrant": warrant,
    "threat_blank": blank,
    "spy_type": spy_type,
    "emperor_takes": emperor_takes,
    "adviser": adviser,
    "confiscate": confiscate,
    "threat": threat,
    "reveal_threat": reveal_threat,
    "gold_mine": use,
    "library": library,
    "observatory": use,
    "park": use,
    "poor_house": use,
    "refund": use,
}
