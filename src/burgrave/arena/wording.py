"""How a report speaks: its own words and those of the game, and numbers as the language writes them."""

from __future__ import annotations

from typing import Final

from burgrave.arena.stats import Estimate, Rating
from burgrave.kernel.game import AnyGame
from burgrave.kernel.text import Texts, Words

TEXTS: Final = Texts("burgrave.arena")
MINUS: Final = "\u2212"
NO_BREAK: Final = "\u00a0"
LEAST: Final = 0.001  # the smallest share that is shown as a number
LONG: Final = 5  # Polish groups the digits of numbers that have so many


class Wording:
    """A language, and a game to speak of."""

    def __init__(self, language: str, game: AnyGame) -> None:
        self.language = language
        self._game = game

    def say(self, message: str, **args: Words) -> str:
        """A message of the report itself."""
        return TEXTS.say(self.language, message, args)

    # ---------------------------------------------------------------- names

    def _named(self, message: str, otherwise: str) -> str:
        texts = self._game.texts
        return texts.say(self.language, message) if texts.has(self.language, message) else otherwise

    @property
    def title(self) -> str:
        """What the game is called."""
        return self._named("game-title", self._game.name.capitalize())

    def category(self, part: str) -> str:
        """A category of points."""
        return self._named(f"score-{part}", part)

    def kind(self, kind: str) -> str:
        """A kind of deeds."""
        return self._named(f"deeds-{kind}", kind.capitalize())

    def gain(self, kind: str) -> str:
        """What a gain is for a kind of deeds."""
        return self._named(f"deeds-{kind}-gain", self.say("deeds-gain"))

    def thing(self, kind: str, what: str) -> str:
        """What was done."""
        return self._named(f"{kind}-{what}", what)

    def value(self, option: str, value: object) -> str:
        """A value of an option."""
        return self._named(f"{option}-{value}", str(value)) if isinstance(value, str) else str(value)

    def option(self, option: str) -> str | None:
        """What an option is about, if the game says it."""
        return self._named(f"house-{option}", "") or None

    # ---------------------------------------------------------------- numbers

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many decimals."""
        text = f"{abs(value):,.{digits}f}"
        negative = value < 0 and any(digit in "123456789" for digit in text)
        whole, point, rest = text.partition(".")
        if self.language == "pl":
            short = len(whole.replace(",", "")) < LONG
            whole, point = whole.replace(",", "" if short else NO_BREAK), "," if point else ""
        return f"{MINUS if negative else ''}{whole}{point}{rest}"

    def whole(self, value: float) -> str:
        """A number as short as it can be: for axes."""
        return self.number(value, 0 if value == int(value) else 1)

    def percent(self, rate: float, digits: int = 1) -> str:
        """A rate."""
        return f"{self.number(100 * rate, digits)}%"

    def share(self, rate: float) -> str:
        """A rate as short as it can be: an equal share of two or of eight."""
        return f"{self.whole(100 * rate)}%"

    def part(self, share: float | None) -> str:
        """A share, if it is known; something is never rounded to nothing."""
        if share is None:
            return self.say("none")
        return f"<{self.percent(LEAST)}" if 0 < share < LEAST else self.percent(share)

    def percents(self, estimate: Estimate) -> str:
        """The interval of a rate, if it has one."""
        if not estimate.known:
            return self.say("none")
        return f"{self.number(100 * estimate.low)}–{self.number(100 * estimate.high)}%"

    def points(self, difference: float) -> str:
        """A difference of two rates, in percentage points."""
        text = self.number(100 * difference)
        return f"+{text}" if difference > 0 and text != "0" else text

    def about(self, estimate: Estimate, digits: int = 1) -> str:
        """An average and how far it may be off."""
        reach = self.number((estimate.high - estimate.low) / 2, digits) if estimate.known else self.say("none")
        return f"{self.number(estimate.value, digits)}{NO_BREAK}±{NO_BREAK}{reach}"

    def rating(self, rating: Rating | None) -> str:
        """A strength and how unsure it is."""
        if rating is None:
            return self.say("none")
        return f"{self.number(rating.mu, 1)}{NO_BREAK}±{NO_BREAK}{self.number(rating.sigma, 1)}"

    def seconds(self, value: float) -> str:
        """A time, in the unit that suits it."""
        number, unit = (value, "s") if value >= 0.1 else (1000 * value, "ms")
        return f"{self.number(number, 0 if number >= 10 else 2 if number >= 0.1 else 3)}{NO_BREAK}{unit}"
