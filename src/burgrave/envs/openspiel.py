"""OpenSpiel: games for its algorithms. ``register()``, then ``pyspiel.load_game("burgrave_citadels(players=4)")``.

Chance comes first: it draws the seed of the game, three times one of 256 numbers; nothing else is random after that.
Seats that decide at once are asked one after the other, and none sees what another has answered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from burgrave.envs.lens import Lens, Vector
from burgrave.envs.missing import missing
from burgrave.envs.names import usual, versioned
from burgrave.kernel.cards import readable
from burgrave.kernel.errors import BadSetup, IllegalAnswer
from burgrave.kernel.game import AnyGame, games
from burgrave.kernel.options import from_text, may_be_number
from burgrave.kernel.playout import LONGEST
from burgrave.kernel.table import Table

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("pyspiel", "openspiel", error) from None

OUTCOMES: Final = 256
DRAWS: Final = 3
NO_NUMBER: Final = -1
SEPARATOR: Final = "+"  # between the parts of an option that is a list: commas separate the options


def register() -> list[str]:
    """Tell OpenSpiel of every game with an encoding, once; the names by which it knows them."""
    names = []
    for game in games().values():
        if game.encoding is not None:
            made = _class_for(game.name)
            names.append(made.kind.short_name)
            if made.kind.short_name not in pyspiel.registered_names():
                pyspiel.register_game(made.kind, made)
    return names


def game_type(game: AnyGame) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made: its options are parameters."""
    parameters: dict[str, Any] = {"players": usual(game)}
    parameters |= {field.name: _usual(field) for field in msgspec.structs.fields(game.options)}
    utility, alone = pyspiel.GameType.Utility, game.players.start == 1
    return pyspiel.GameType(
        short_name=f"burgrave_{game.name}",
        long_name=versioned(game),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel knows it; each seat's utility is its rank, from 1 for the winner to -1 for the last."""

    game: AnyGame
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, params = self.game, params or {}
        players = params.get("players", usual(game))
        self.lens: Final = Lens(game.name, players, _options(game, params), "flat", "rank")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.lens.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.players.start == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params))

    def new_initial_state(self, *_: object) -> SpielState:
        """A game before chance has drawn its seed."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """What turns a state into what a seat sees of it."""
        if params:
            raise BadSetup(f"there are no parameters for observations, but these were given: {dict(params)}")
        return Observer(self.lens)


@cache
def _class_for(name: str) -> type[SpielGame]:
    """A class of its own for each game: OpenSpiel keeps it beyond the end of Python, where only classes survive."""
    return type(f"Spiel_{name}", (SpielGame,), {"game": games()[name], "kind": game_type(games()[name])})


class SpielState(pyspiel.State):
    """A game in progress; before chance has drawn the seed there is no table yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._drawn: list[int] = []
        self.table: Table | None = None

    @property
    def lens(self) -> Lens:
        """How the game looks: it belongs to the game, which OpenSpiel does not copy with a state."""
        lens: Lens = self.get_game().lens
        return lens

    def current_player(self) -> int:
        """Who is asked."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.table.ask
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else ask.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A third of the seed."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        """What a seat may do, in ascending order."""
        asks = self.table.asks if self.table is not None else []
        return next((sorted(ask.options) for ask in asks if ask.player == player), [])

    def _apply_action(self, action: int) -> None:
        """Draw a part of the seed, or answer the open question."""
        if self.table is not None:
            self.table.answer(action, self.current_player())
            return
        if not 0 <= action < OUTCOMES:
            raise IllegalAnswer(f"chance draws a number from 0 to {OUTCOMES - 1}, not {action}")
        self._drawn.append(action)
        if len(self._drawn) == DRAWS:
            self.table = self.lens.table(int.from_bytes(bytes(self._drawn), "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        """An action as saves write it."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        text: str = self.lens.game.vocabulary.text(action)
        return text

    def returns(self) -> list[float]:
        """Each seat's utility: nothing before the end."""
        if self.table is None or not self.table.over:
            return [0.0] * self.lens.players
        return self.lens.rewards(self.table)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the seat can't tell from this one: whatever it can't know is dealt anew."""
        if self.table is None:
            raise IllegalAnswer("chance has not drawn the seed yet: there is nothing to imagine")
        state = SpielState(self.get_game())  # without a history, from which the real table could be dealt again
        state.table = self.table.imagine(player, int(sampler() * (1 << 53)))
        return state

    def __str__(self) -> str:
        """What everybody sees, and who is asked what."""
        if self.table is None:
            return f"drawn: {self._drawn}"
        asked = [f"seat {ask.player}: {ask.prompt}" for ask in self.table.asks]
        return "\n".join([self.table.view(None).json().decode(), *asked])


class Observer:
    """What a seat sees of a state, as text and as numbers; before the game begins it sees nothing."""

    def __init__(self, lens: Lens) -> None:
        self._lens: Final = lens
        self.tensor: Vector = np.zeros(lens.layout.size, np.float32)
        self.dict: dict[str, Vector] = lens.parts(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the seat sees into ``tensor``, and so into ``dict``."""
        table = state.table
        self.tensor[:] = 0.0 if table is None else self._lens.vector(table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """All that the seat knows, with the question if it is asked: the key of its information set."""
        table = state.table
        if table is None:
            return ""
        asked = [f"\n{ask.prompt} {ask.options}" for ask in table.asks if ask.player == player]
        return "".join([table.view(player).json().decode(), *asked])


def _usual(field: msgspec.structs.FieldInfo) -> Any:
    """An option's default as OpenSpiel can hold it: none is -1 for a number, and else an empty text."""
    if isinstance(field.default, bool | int | str):
        return field.default
    return NO_NUMBER if may_be_number(field.type) else ""


def _options(game: AnyGame, params: Mapping[str, Any]) -> dict[str, object]:
    """The parameters that are options of the game, as values; what is as usual is left to the game."""
    found = {}
    for field in msgspec.structs.fields(game.options):
        given = params.get(field.name, _usual(field))
        if given != _usual(field):
            try:
                found[field.name] = from_text(str(given), field.type, SEPARATOR)
            except msgspec.ValidationError as error:
                raise BadSetup(f"{game.name}: {field.name}={given}: {readable(error)}") from error
    return found
