"""PettingZoo: a game as an AEC environment, where whoever is asked acts, or as a parallel one, where the others wait.

``env("citadels", players=4)`` and ``parallel_env("citadels", players=4)`` are what PettingZoo's users expect.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, SupportsIndex, TypeAlias

from burgrave.envs.arguments import SEEDS, seed_of, whole
from burgrave.envs.lens import Lens, Mask, Observation, Reward, Shape
from burgrave.envs.missing import missing
from burgrave.envs.render import MODES, check, render
from burgrave.envs.spaces import Offered, observation_space
from burgrave.kernel.action import Ask
from burgrave.kernel.errors import BadSetup, IllegalAnswer
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.table import Table

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec_wrapper
except ImportError as error:
    raise missing("pettingzoo", "envs", error) from None

Seen: TypeAlias = dict[str, Mask | Observation]  # "observation" and "action_mask"


def env(
    name: str,
    players: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    observation: Shape = "flat",
    reward: Reward = "rank",
    render_mode: str | None = None,
    max_cycles: SupportsIndex | None = None,
) -> AECEnv[str, Any, Any]:
    """A game as an AEC environment: only agents that are asked act, one after the other.

    ``max_cycles`` makes it go in cycles, as PettingZoo counts them: in each of them every agent acts, and who is not
    asked waits (see ``parallel_env``); after so many the episode is truncated.
    """
    if max_cycles is not None:
        return CyclingEnv(parallel_env(name, players, options, observation, reward, render_mode, max_cycles))
    return GameEnv(Lens(name, players, options, observation, reward), render_mode)


raw_env = env  # there is no wrapper to leave out: the environment itself refuses what is wrong


def parallel_env(
    name: str,
    players: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    observation: Shape = "flat",
    reward: Reward = "rank",
    render_mode: str | None = None,
    max_cycles: SupportsIndex | None = None,
) -> ParallelEnv[str, Any, Any]:
    """A game as a parallel environment: all agents act at once; who is not asked can only wait (the last action)."""
    return ParallelGameEnv(Lens(name, players, options, observation, reward), render_mode, max_cycles)


class GameEnv(AECEnv[str, Any, Any]):
    """A game in which the agents that are asked act, one after the other.

    What the selected agent may do stands in its info as ``action_mask``, so that a loop with ``last(observe=False)``
    builds nothing else; ``offered`` has the same as a list.
    """

    def __init__(self, lens: Lens, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = _metadata(lens, parallel=False)
        self.render_mode = check(render_mode)
        self.possible_agents = _agents(lens)
        self.agents: list[str] = []
        self._lens: Final = lens
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen_space: Final = observation_space(lens, lens.actions)
        self._actions: Final = {
            agent: Offered(lens.actions, partial(self._options, seat)) for agent, seat in self._seats.items()
        }
        self._seeds = np.random.default_rng()
        self._table: Table | None = None
        self._ask: Ask | None = None

    @property
    def table(self) -> Table:
        """The table itself, to save or clone it. It knows everything: nothing of it is for an agent."""
        if self._table is None:
            raise BadSetup("there is no game yet: call reset() first")
        return self._table

    @property
    def offered(self) -> list[int]:
        """What the selected agent may do; nothing after the end."""
        return self._ask.options[:] if self._ask is not None else []

    def perspective(self, agent: str) -> Perspective:
        """What a bot of Burgrave gets when it plays for an agent."""
        return Perspective(self.table, self._seats[agent])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents: each sees itself first."""
        return self._seen_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The vocabulary of the game."""
        return self._actions[agent]

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same game to the same actions."""
        if (chosen := seed_of(seed)) is not None:
            self._seeds = np.random.default_rng(chosen)
        self._table = self._lens.table(int(self._seeds.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._lens.mask(())} for agent in self.agents}
        self._select(self._table)

    def step(self, action: Any) -> None:
        """The selected agent acts; raises IllegalAnswer, and changes nothing, where that was not offered."""
        table, ask = self.table, self._ask
        if ask is None:
            if not self.agents:
                raise IllegalAnswer("the game is over: call reset() for another one")
            self._was_dead_step(action)
            return
        table.answer(self._lens.action(action), ask.player)
        self.infos[self.agent_selection] = {"action_mask": self._lens.mask(())}
        self._select(table)

    def _select(self, table: Table) -> None:
        """Turn to whoever is asked now; with the game's end everybody is done."""
        ask = self._ask = table.ask
        if ask is not None:
            agent = self.agent_selection = self.possible_agents[ask.player]
            self.infos[agent] = {"action_mask": self._lens.mask(ask.options)}
            return
        for agent, reward in zip(self.possible_agents, self._lens.rewards(table), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self._lens.terminal_mask()}
        self._deads_step_first()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The same as PettingZoo's, with less to look up."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        done = self.terminations[agent]
        return seen, self._cumulative_rewards[agent], done, False, self.infos[agent]

    def observe(self, agent: str) -> Seen:
        """What an agent sees now, and what it may do; nothing is worked out before somebody asks."""
        return {
            "observation": self._lens.observation(self.table, self._seats[agent]),
            "action_mask": self.infos[agent]["action_mask"] if agent in self.infos else self._lens.terminal_mask(),
        }

    def _options(self, seat: int) -> list[int]:
        return self._ask.options if self._ask is not None and self._ask.player == seat else []

    def render(self) -> str | None:
        """The table as everybody sees it, as text."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Forget the game."""
        self._table = self._ask = None


class ParallelGameEnv(ParallelEnv[str, Any, Any]):
    """A game in which all agents act at once: those who are asked decide, the others wait.

    Nobody who waits looks anew: such an agent is told what it saw last, until it is asked or the game ends.
    """

    def __init__(self, lens: Lens, render_mode: str | None, max_cycles: SupportsIndex | None) -> None:
        self.metadata = _metadata(lens, parallel=True)
        self.render_mode = check(render_mode)
        self.possible_agents = _agents(lens)
        self.agents: list[str] = []
        self.wait: Final = lens.actions  # the action of who is not asked
        self._lens: Final = lens
        self._seen_space: Final = observation_space(lens, lens.actions + 1)
        self._actions: Final = {
            agent: Offered(lens.actions + 1, partial(self._options, seat))
            for seat, agent in enumerate(self.possible_agents)
        }
        self._max_cycles: Final = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self._cycles = 0
        self._seeds = np.random.default_rng()
        self._table: Table | None = None
        self._asked: dict[int, Ask] = {}
        self._seen: dict[int, Observation] = {}

    @property
    def table(self) -> Table:
        """The table itself, to save or clone it. It knows everything: nothing of it is for an agent."""
        if self._table is None:
            raise BadSetup("there is no game yet: call reset() first")
        return self._table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents: each sees itself first."""
        return self._seen_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The vocabulary of the game, and to wait."""
        return self._actions[agent]

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game; the same seed gives the same game to the same actions."""
        if (chosen := seed_of(seed)) is not None:
            self._seeds = np.random.default_rng(chosen)
        self._table = self._lens.table(int(self._seeds.integers(SEEDS)))
        self._asked = {ask.player: ask for ask in self._table.asks}
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(everybody=True), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody acts; raises IllegalAnswer, and changes nothing, where one of the actions was not offered."""
        table, agents = self.table, self.agents
        if not agents:
            raise IllegalAnswer("the game is over: call reset() for another one")
        if not isinstance(actions, Mapping):
            raise IllegalAnswer(f"actions are a dictionary with one for each agent, not {actions!r}")
        for agent in agents:
            if agent not in actions:
                raise IllegalAnswer(f"there is no action of {agent}; who is not asked waits ({self.wait})")
        chosen = {seat: self.checked(agent, actions[agent]) for seat, agent in enumerate(agents)}
        for seat in self._asked:
            table.answer(chosen[seat], seat)
        self._asked = {ask.player: ask for ask in table.asks}
        self._cycles += 1
        over = table.over
        truncated = not over and self._cycles == self._max_cycles
        rewards = self._lens.rewards(table) if over else [0.0] * len(agents)
        observations = self._observations(everybody=over or truncated)
        if over or truncated:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, truncated),
            {agent: {} for agent in agents},
        )

    def checked(self, agent: str, action: Any) -> int:
        """An agent's action, if it may do that; else IllegalAnswer."""
        chosen = self._lens.action(action, self.wait)
        options = self._options(self.possible_agents.index(agent))
        if chosen not in options:
            raise IllegalAnswer(f"action {chosen} is not offered to {agent}; choose from: {options}")
        return chosen

    def _observations(self, everybody: bool) -> dict[str, Seen]:
        """What those see who are asked, and the others saw last; in the beginning and in the end everybody looks."""
        for seat in range(len(self.possible_agents)) if everybody else self._asked:
            self._seen[seat] = self._lens.observation(self.table, seat)
        return {
            agent: {"observation": self._seen[seat], "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int) -> Mask:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[slice(None) if self.table.over else self._options(seat)] = 1  # after the end any action is as good
        return mask

    def _options(self, seat: int) -> list[int]:
        ask = self._asked.get(seat)
        return ask.options if ask is not None else [self.wait]

    def render(self) -> str | None:
        """The table as everybody sees it, as text."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Forget the game."""
        self._table = None


class CyclingEnv(parallel_to_aec_wrapper):
    """An AEC environment that goes in cycles; a wrong action is refused to the agent that gave it."""

    def step(self, action: Any) -> None:
        """The selected agent acts or, if it is not asked, waits."""
        agent = self.agent_selection
        if not self.agents:
            raise IllegalAnswer("the game is over: call reset() for another one")
        if not (self.terminations[agent] or self.truncations[agent]):
            self.env.checked(agent, action)
        super().step(action)


def _agents(lens: Lens) -> list[str]:
    return [f"player_{seat}" for seat in range(lens.players)]


def _metadata(lens: Lens, parallel: bool) -> dict[str, Any]:
    return {"name": lens.name, "render_modes": MODES, "render_fps": 1, "is_parallelizable": parallel}
