"""What a view of Citadels tells a reader, in words, however it is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.data.rows import District
from burgrave.games.citadels.view.records import CitadelsView, PlayerView
from burgrave.kernel.text import Texts, Word, Words


def by_type(districts: Sequence[str]) -> list[District]:
    """Cards by type and cost."""
    cards = [t.DISTRICTS[t.DISTRICT_IDS.index(name)] for name in districts]
    return sorted(cards, key=lambda card: (t.TYPES.index(card.type), card.cost))


class Reading:
    """One view in one language."""

    def __init__(self, view: CitadelsView, language: str, names: Sequence[str], texts: Texts) -> None:
        self.view = view
        self.language = language
        self.names = names
        self.texts = texts

    def say(self, message: str, **args: Words) -> str:
        """A message about what lies on the table."""
        return self.texts.say(self.language, f"terminal-{message}", args)

    def situation(self) -> list[str]:
        """The round, whose turn it is, and the deck."""
        view = self.view
        parts = [self.say("round", round=view.round), self._turn(), self.say("deck", count=view.deck)]
        if "tax_collector" in view.cast:
            parts.append(self.say("taxes", count=view.taxes))
        return [part for part in parts if part]

    def _turn(self) -> str:
        view = self.view
        if view.phase == "over":
            return self.say("over")
        if view.turn is None:
            return ""
        who = self.names[view.turn]
        if view.phase == "selection":
            return self.say("chooses", who=who)
        if view.character is None:
            return self.say("turn", who=who)
        return self.say("turn-as", who=who, character=Word(f"character-{view.character}"))

    # ---------------------------------------------------------------- characters

    def is_past(self, name: str) -> bool:
        """Whether a character is out, or has been called this round."""
        view = self.view
        out = name in view.face_up or view.known.get(name, 0) is None
        rank = t.CHARACTERS[t.CHARACTER_IDS.index(name)].rank
        return out or (self.called() and rank <= view.rank)

    def called(self) -> bool:
        """Whether what the view says of called characters is about this round, not yet about the last."""
        return self.view.phase not in ("new round", "selection")

    def holder(self, name: str) -> str:
        """Who has a character, as far as the seat knows."""
        view = self.view
        for player in view.players:
            own = player.seat == view.seat
            if name in player.characters and (own or self.called()):
                return f"({self.say('you')})" if own else f"({self.names[player.seat]})"
        known = view.known.get(name)
        return f"({self.names[known]})" if known is not None else ""

    def marks(self, name: str) -> Iterator[str]:
        """What has happened to a character this round."""
        view = self.view
        if name in view.face_up:
            yield "face-up"
        if view.known.get(name, 0) is None:
            yield "face-down"
        if not self.called():
            return
        for mark, marked in (("killed", view.killed), ("bewitched", view.bewitched), ("robbed", view.robbed)):
            if name == marked:
                yield mark
        if name in view.warrants:
            yield "signed" if name == view.signed else "warrant"
        if name in view.threats:
            yield "flower" if name == view.flower else "threat"

    def list(self, characters: Sequence[str]) -> str:
        """Characters by name."""
        return ", ".join(self.texts.say(self.language, f"character-{name}") for name in characters)

    # ---------------------------------------------------------------- players

    def facts(self, player: PlayerView) -> Sequence[str]:
        """A player's characters, numbers and whatever is special."""
        view = self.view
        own = player.seat == view.seat
        facts = [self.list(player.characters)] if player.characters and (own or self.called()) else []
        facts += [self.say("gold", count=player.gold), self.say("cards", count=player.cards)]
        facts.append(self.say("city", count=player.size, size=view.city_size))
        return [*facts, *self._remarks(player)]

    def _remarks(self, player: PlayerView) -> Iterator[str]:
        if player.seat == self.view.first:
            yield self.say("first")
        elif player.complete:
            yield self.say("complete")
        if player.seat == self.view.protected:
            yield self.say("protected")
        if player.museum:
            yield self.say("museum", count=player.museum)
