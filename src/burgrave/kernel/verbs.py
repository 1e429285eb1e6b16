"""Verbs: what the words of the effect language mean in a game, and how effects are done.

A verb is declared once: what may follow it, when it can be done, what it does, what it is as a price, its icon and its
worth to a bot; its sentence is the message ``verb-NAME``. The interpreter does whole effects for all games: sequences,
choices, payments, the order of several rewards where it matters; what can't be done is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from burgrave.kernel.action import Ask, Block, Flow
from burgrave.kernel.effects import All, Effect, OneOf, Payment, Verb, decisions, parse, steps, verbs_in, write
from burgrave.kernel.errors import BadData

Can: TypeAlias = Callable[[Any, int, Verb], bool]
Do: TypeAlias = Callable[[Any, int, int], None]
Run: TypeAlias = Callable[[Any, int, Verb], Flow[None]]
Affords: TypeAlias = Callable[[Any, int, int], bool]


class Price(NamedTuple):
    """A verb as something that is paid."""

    affords: Affords  # whether a seat has so much
    pay: Do | None  # pays at once; or …
    run: Callable[[Any, int, int], Flow[None]] | None = None  # … pays and may ask


class Cost:
    """Several things that are paid together."""

    __slots__ = ("_parts",)

    def __init__(self, parts: Sequence[tuple[Price, int]]) -> None:
        self._parts: Final = tuple(parts)

    def affords(self, s: Any, me: int) -> bool:
        """Whether a seat can pay."""
        for price, number in self._parts:  # noqa: SIM110 - a loop is faster where it is asked all the time
            if not price.affords(s, me, number):
                return False
        return True

    def pay(self, s: Any, me: int) -> None:
        """Pay in the middle of something: it never asks."""
        for price, number in self._parts:
            assert price.pay is not None, "what is paid may have to be chosen, and nobody can be asked now"
            price.pay(s, me, number)

    def run(self, s: Any, me: int) -> Flow[None]:
        """Pay; where there is something to choose, the seat is asked."""
        for price, number in self._parts:
            if price.pay is not None:
                price.pay(s, me, number)
            elif price.run is not None:
                yield from price.run(s, me, number)


class Meaning(NamedTuple):
    """What a verb means in a game."""

    name: str
    words: tuple[tuple[str, ...], ...]  # what may follow it
    can: Can | None  # whether it would do anything; None: always
    do: Do | None  # does it at once, given how much; or …
    run: Run | None  # … does it and may ask
    once: bool  # whether it takes no number
    price: Price | None  # where it can be paid
    touches: str  # what else may depend on: the order of two verbs that touch the same may matter
    icon: str
    worth: str  # the unit that bots value it as; none where they know it in another way


class Verbs:
    """The verbs of a game."""

    def __init__(self) -> None:
        self._meanings: Final[dict[str, Meaning]] = {}

    def plain(
        self,
        name: str,
        do: Do,
        can: Can | None = None,
        words: Sequence[tuple[str, ...]] = ((),),
        *,
        once: bool = False,
        price: Price | None = None,
        touches: str = "",
        icon: str = "",
        worth: str | None = None,
    ) -> None:
        """Declare a verb that is done at once, given a number."""
        self._declare(
            Meaning(
                name, tuple(words), can, do, None, once, price, touches, icon or name, name if worth is None else worth
            )
        )

    def asking(
        self,
        name: str,
        run: Run,
        can: Can | None = None,
        words: Sequence[tuple[str, ...]] = ((),),
        *,
        once: bool = False,
        price: Price | None = None,
        touches: str = "",
        icon: str = "",
        worth: str | None = None,
    ) -> None:
        """Declare a verb that may ask."""
        self._declare(
            Meaning(
                name, tuple(words), can, None, run, once, price, touches, icon or name, name if worth is None else worth
            )
        )

    def _declare(self, meaning: Meaning) -> None:
        assert meaning.name not in self._meanings, f"the verb {meaning.name!r} is declared twice"
        self._meanings[meaning.name] = meaning

    def __getitem__(self, name: str) -> Meaning:
        """What a verb means."""
        return self._meanings[name]

    @property
    def all(self) -> Sequence[Meaning]:
        """All of them, in the order of their declaration."""
        return tuple(self._meanings.values())

    # ---------------------------------------------------------------- checking

    def read(self, text: str, where: str) -> Effect:
        """The tree of a text whose verbs are all known; else BadData with file, row, field and column."""
        return parse(text, where, self._fault)

    def read_price(self, text: str, where: str) -> Effect:
        """The tree of a price: verbs that can be paid, all of them; no text costs nothing."""
        effect = parse(text, where, self._unpayable)
        if not all(isinstance(step, Verb) for step in steps(effect)):
            raise BadData(f"{where}: {text!r} is no price: there is nothing to choose or to gain in it")
        return effect

    def _unpayable(self, verb: Verb) -> str:
        fault = self._fault(verb)
        if fault or self._meanings[verb.name].price is not None:
            return fault
        payable = ", ".join(repr(meaning.name) for meaning in self.all if meaning.price is not None)
        return f"{verb.name!r} can't be paid; a price is made of {payable}"

    def _fault(self, verb: Verb) -> str:
        meaning = self._meanings.get(verb.name)
        if meaning is None:
            return f"there is no verb {verb.name!r}; verbs: {', '.join(sorted(self._meanings))}"
        if verb.words not in meaning.words:
            allowed = ", ".join(" ".join((verb.name, *words)) for words in meaning.words)
            return f"{' '.join((verb.name, *verb.words))!r} is not known; write {allowed}"
        if meaning.once and verb.number != 1:
            return f"{verb.name!r} happens once, not {verb.number} times"
        return ""

    # ---------------------------------------------------------------- asking and doing

    def asks(self, effect: Effect) -> bool:
        """Whether somebody may be asked when it is done."""
        if isinstance(effect, Verb):
            return self._meanings[effect.name].run is not None
        if isinstance(effect, All):
            return any(self.asks(step) for step in effect.steps)
        return True

    def touching(self, effect: Effect, what: str) -> bool:
        """Whether a verb of the effect touches something."""
        return any(self._meanings[verb.name].touches == what for verb in verbs_in(effect))

    def can(self, s: Any, me: int, effect: Effect) -> bool:
        """Whether an effect would do anything for a seat."""
        if isinstance(effect, Verb):
            can = self._meanings[effect.name].can
            return can is None or can(s, me, effect)
        if isinstance(effect, All):
            return any(self.can(s, me, step) for step in effect.steps)
        if isinstance(effect, OneOf):
            return any(self.can(s, me, branch) for branch in effect.branches)
        return self.cost(All(effect.price)).affords(s, me) and self.can(s, me, effect.gain)

    def cost(self, price: Effect) -> Cost:
        """A price made ready to be paid again and again."""
        amounts: dict[str, int] = {}  # of the same together: each is there only once
        for verb in verbs_in(price):
            amounts[verb.name] = amounts.get(verb.name, 0) + verb.number
        found = []
        for name, number in amounts.items():
            known = self._meanings[name].price
            assert known is not None, f"{name!r} can't be paid"
            found.append((known, number))
        return Cost(found)

    def run(self, s: Any, me: int, verb: Verb) -> Flow[None]:
        """Do one verb."""
        meaning = self._meanings[verb.name]
        if meaning.do is not None:
            meaning.do(s, me, verb.number)
        elif meaning.run is not None:
            yield from meaning.run(s, me, verb)

    def at_once(self, s: Any, me: int, effect: Effect) -> None:
        """Do an effect in the middle of something: it never asks."""
        for verb in verbs_in(effect):
            do = self._meanings[verb.name].do
            assert do is not None, f"{verb} may ask, and nobody can be asked now"
            do(s, me, verb.number)


# -------------------------------------------------------------------- whole effects


class Reward:
    """An effect that is collected again and again: cut, at the first time, into what is just gained and the rest."""

    __slots__ = ("effect", "loud", "quiet")

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect
        self.quiet: tuple[tuple[Do, int], ...] = ()
        self.loud: tuple[Effect, ...] | None = None  # what may ask, or has an order; None: not cut yet


class Interpreter:
    """Does effects, with the answers that a game's vocabulary has for the decisions in them."""

    def __init__(
        self,
        verbs: Verbs,
        choose: Block,  # the texts of all that may be decided for: ``effects.decisions``
        resolve: Block | None = None,  # the texts of all steps between which an order may be chosen
        order_matters: Callable[[Any, list[Effect]], bool] | None = None,
        decline: int | None = None,  # the answer of who does not pay; needed where cards have payments
    ) -> None:
        self.verbs: Final = verbs
        self._choosing: Final = {text: choose[text] for text in choose.arguments}
        self._resolving: Final = {text: resolve[text] for text in resolve.arguments} if resolve is not None else {}
        self._order_matters: Final = order_matters
        self._decline: Final = decline

    def cut(self, reward: Reward) -> tuple[Effect, ...]:
        """Find out what of a reward is just gained; return what is not."""
        quiet: list[tuple[Do, int]] = []
        loud: list[Effect] = []
        if any(isinstance(one, Payment) for one in decisions(reward.effect)):  # what comes later can't be paid with
            reward.loud = (reward.effect,)
            return reward.loud
        for step in steps(reward.effect):
            meaning = self.verbs[step.name] if isinstance(step, Verb) else None
            if meaning is not None and meaning.do is not None and not meaning.touches and isinstance(step, Verb):
                quiet.append((meaning.do, step.number))
            else:
                loud.append(step)
        reward.quiet, reward.loud = tuple(quiet), tuple(loud)
        return reward.loud

    def collect(self, s: Any, me: int, rewards: list[Reward]) -> Flow[None]:
        """Take several rewards; where the order may matter, the player chooses it."""
        loud: list[Effect] = []
        for reward in rewards:
            loud += self.cut(reward) if reward.loud is None else reward.loud
            for do, number in reward.quiet:
                do(s, me, number)
        while loud:
            step = loud[0]
            if len(loud) > 1 and self._order_matters is not None and self._order_matters(s, loud):
                options = list(dict.fromkeys([self._resolving[write(one)] for one in loud]))
                option = yield Ask(me, "order", options, auto=True)
                step = next(one for one in loud if self._resolving[write(one)] == option)
            loud.remove(step)
            yield from self.perform(s, me, step)

    def perform(self, s: Any, me: int, effect: Effect) -> Flow[None]:
        """Do an effect; what can't be done is lost."""
        if isinstance(effect, Verb):
            yield from self.verbs.run(s, me, effect)
        elif isinstance(effect, OneOf):
            yield from self._choose(s, me, effect)
        elif isinstance(effect, All):
            for step in effect.steps:
                yield from self.perform(s, me, step)
        elif self.verbs.can(s, me, effect):
            assert self._decline is not None, "a game whose cards have payments has an answer to decline them"
            option = yield Ask(me, "pay", [self._choosing[write(effect)], self._decline])
            if option != self._decline:
                yield from self._pay(s, me, effect)

    def _choose(self, s: Any, me: int, effect: OneOf) -> Flow[None]:
        """Ask for one of the branches that can be done; whoever chooses a payment pays it."""
        possible = [branch for branch in effect.branches if self.verbs.can(s, me, branch)]
        if possible:
            option = yield Ask(me, "choose", [self._choosing[write(branch)] for branch in possible], auto=True)
            chosen = next(branch for branch in possible if self._choosing[write(branch)] == option)
            yield from self._pay(s, me, chosen) if isinstance(chosen, Payment) else self.perform(s, me, chosen)

    def _pay(self, s: Any, me: int, effect: Payment) -> Flow[None]:
        yield from self.verbs.cost(All(effect.price)).run(s, me)
        yield from self.perform(s, me, effect.gain)
