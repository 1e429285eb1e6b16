"""Gymnasium: one seat of a game learns, bots play the others.

``SeatEnv("citadels", players=4, opponents="medium")``, or by Gymnasium's own registry, which knows the games when this
module is imported: ``gymnasium.make("burgrave/citadels-v1", players=4)``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex

from burgrave.bots.protocol import Bot, Closing
from burgrave.bots.registry import bot
from burgrave.envs.arguments import SEEDS, plain, seed_of
from burgrave.envs.lens import Lens, Mask, Observation, Reward, Shape
from burgrave.envs.missing import missing
from burgrave.envs.names import versioned
from burgrave.envs.render import MODES, check, render
from burgrave.envs.spaces import Offered, seen_space
from burgrave.kernel.errors import BadSetup, IllegalAnswer, UnknownSeat
from burgrave.kernel.game import games
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.table import Table

try:
    import gymnasium
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise missing("gymnasium", "envs", error) from None


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; between its questions the bots in the other seats play.

    What the seat may do stands in ``info["action_mask"]``. An action that is not offered ends the episode with the
    lowest reward, and ``info["illegal"]`` says what was wrong.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        name: str,
        players: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        seat: SupportsIndex | None = 0,
        opponents: str | Sequence[str] = "random",
        observation: Shape = "flat",
        reward: Reward = "rank",
        render_mode: str | None = None,
    ) -> None:
        """``seat`` None: another one in each episode. ``opponents``: one bot for all, or one for each other seat."""
        lens: Final = Lens(name, players, options, observation, reward)
        self._lens = lens
        self._seat: Final = _seat(seat, lens.players)
        self._opponents: Final = _specs(opponents, lens.players - 1)
        for spec in self._opponents:
            _close(bot(spec, 0))  # one that does not exist is refused here, not in the first episode
        self.render_mode = check(render_mode)
        self.observation_space = seen_space(lens)
        self.action_space = Offered(lens.actions, self._options)
        self.seat = self._seat or 0  # in this episode
        self._bots: dict[int, Bot] = {}
        self._table: Table | None = None
        self._ended = True

    @property
    def table(self) -> Table:
        """The table itself, to save it. It knows everything: nothing of it is for the learner."""
        if self._table is None:
            raise BadSetup("there is no game yet: call reset() first")
        return self._table

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and play it up to the seat's first question."""
        super().reset(seed=seed_of(seed))
        self.close()
        lens, draw = self._lens, self.np_random
        self._table = lens.table(int(draw.integers(SEEDS)))
        self.seat = self._seat if self._seat is not None else int(draw.integers(lens.players))
        others = [seat for seat in range(lens.players) if seat != self.seat]
        self._bots = {
            seat: bot(spec, int(draw.integers(SEEDS))) for seat, spec in zip(others, self._opponents, strict=True)
        }
        self._ended = False
        self._play_others()
        return lens.observation(self._table, self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat acts, then the others, up to its next question or the end of the game."""
        lens, table = self._lens, self.table
        if self._ended:
            raise BadSetup("the game is over: call reset() for another one")
        try:
            table.answer(lens.action(action), self.seat)
        except IllegalAnswer as refusal:
            self._ended = True
            told = self._info() | {"illegal": str(refusal)}
            return lens.observation(table, self.seat), lens.worst(table), True, False, told
        self._play_others()
        reward = 0.0
        if table.over:
            self._ended = True
            rewards = lens.rewards(table)
            reward = rewards[self.seat]
        return lens.observation(table, self.seat), reward, self._ended, False, self._info()

    def _play_others(self) -> None:
        """Let the bots answer until it is the learning seat that must."""
        table = self.table
        while (asks := table.asks) and all(ask.player != self.seat for ask in asks):
            seat = asks[0].player
            table.answer(self._bots[seat].choose(Perspective(table, seat)), seat)

    def _options(self) -> list[int]:
        """What the learning seat may do now."""
        asks = self._table.asks if self._table is not None and not self._ended else []
        return next((ask.options for ask in asks if ask.player == self.seat), [])

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask under the name by which sb3-contrib's MaskablePPO looks for it."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> Mask:
        return self._lens.terminal_mask() if self._ended else self._lens.mask(self._options())

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.seat}
        if self.table.over:
            info["scores"] = [score.total for score in self.table.scores]
            info["winners"] = self.table.winners
        return info

    def render(self) -> Any:
        """The table as everybody sees it, as text."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Let go of the bots."""
        for player in self._bots.values():
            _close(player)
        self._bots = {}
        self._ended = True


def _seat(seat: object, players: int) -> int | None:
    """Where the learner sits; None: anywhere."""
    number = plain(seat)
    if number is None or (type(number) is int and 0 <= number < players):
        return number
    raise UnknownSeat(f"there is no seat {seat!r}; seats: 0 to {players - 1}, or None for any")


def _specs(opponents: object, count: int) -> list[str]:
    """A bot for each of the other seats."""
    if isinstance(opponents, str):
        return [opponents] * count
    if not isinstance(opponents, Sequence) or not all(isinstance(spec, str) for spec in opponents):
        raise BadSetup(f"opponents are names of bots such as 'easy', not {opponents!r}")
    if len(opponents) != count:
        raise BadSetup(f"name one bot for all, or {count}: one for each other seat; these are {len(opponents)}")
    return list(opponents)


def _close(player: Bot) -> None:
    if isinstance(player, Closing):
        player.close()


def register() -> None:
    """Tell Gymnasium of every game with an encoding: ``burgrave/citadels-v1``."""
    for name, game in games().items():
        if game.encoding is not None:
            environment = f"burgrave/{versioned(game)}"
            if environment not in gymnasium.registry:
                gymnasium.register(environment, "burgrave.envs.gymnasium:SeatEnv", kwargs={"name": name})


register()
