"""The solo opponent for the printed box with Age of Artisans: it asks for the points of its adornments."""

from __future__ import annotations

import pytest

from burgrave.conformance.printed import answered
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules.state import artisans_of
from burgrave.games.architects.printed.opponent import PRINTED_OPPONENT, Opponent, printed_table
from burgrave.games.architects.rules.scoring import everybodys_scores
from burgrave.games.architects.rules.solo import HUMAN, OPPONENT
from burgrave.games.architects.rules.state import PLAYER, State
from burgrave.kernel.opponent import Asked
from burgrave.kernel.rng import seeded
from burgrave.kernel.score_sheet import Answer
from tests.games.architects.age_of_artisans.scene import scene
from tests.games.architects.test_printed_opponent import Reader, stripped, turns_of


def points(s: State) -> int:
    """Of adornments that the opponent has by the rules."""
    return sum(g.ADORNMENT_VP[craft] for craft in artisans_of(s).makers[OPPONENT].adornments)


def drafted(board: str, seed: int) -> State:
    """A game after the draft."""
    s = scene(1, opponent=board)
    s.packets, s.memory, s.rng = [], None, seeded(seed)
    s.rng.shuffle(s.schemes)
    return s


class ArtisansReader(Reader):
    """Looks for the adornment, too."""

    def __call__(self, asked: Asked) -> Answer:
        """What it is worth."""
        if asked.entry.name != "adornment":
            return super().__call__(asked)
        self.asked.append("adornment")
        return points(self.after) - points(self.s)


@pytest.mark.parametrize("board", t.OPPONENT_IDS)
def test_it_plays_as_the_rules_do(board: str) -> None:
    """Turn by turn, from what the player tells; adornments count for it, and do nothing else."""
    asked = 0
    for seed in range(6):
        opponent = Opponent("0", 1, "pl", board)
        config = printed_table(board, "0", 1, g.BOX).config
        for before, after in turns_of(drafted(board, seed), seed):
            opponent.s = stripped(before)
            opponent.s.config = config
            reader = ArtisansReader(before, after)
            answered(opponent.turn(), reader)
            asked += reader.asked.count("adornment")
            for name in PLAYER.names:
                assert getattr(opponent.s.players[OPPONENT], name) == getattr(after.players[OPPONENT], name), name
            assert config.hooks.scores(after, OPPONENT) == {"adornments": points(after)}
    assert asked > 20


def test_a_tool_captures_some_of_its_workers() -> None:
    opponent = Opponent("0", 1, "en")
    s = opponent.s = printed_table("constantine", "0", 1, g.BOX)
    assert "seized" not in opponent.concerns()
    s.circles[t.FOREST][OPPONENT] = 3
    assert opponent.concerns()[-1] == "seized"
    answers: list[Answer] = [["seized"], ["forest"], 2, ["done"]]
    answered(opponent.players_turn(), lambda asked: answers.pop(0))
    assert s.circles[t.FOREST][OPPONENT] == 1 and s.players[HUMAN].captured[OPPONENT] == 2


def test_the_expansion_is_one_more_answer_to_the_first_question() -> None:
    flow = PRINTED_OPPONENT.drive("0", 1, "pl")
    assert list(next(flow).entry.cards) == [*t.OPPONENT_IDS, g.BOX]
    asked = flow.send([g.BOX])
    assert list(asked.entry.cards) == list(t.OPPONENT_IDS) and "Wiek Rzemieślników" in asked.told[0]
    flow.close()


def test_its_points_are_told_at_the_end() -> None:
    opponent = Opponent("0", 1, "en")
    opponent.s = printed_table("helena", "0", 1, g.BOX)
    answered(opponent.joined.worked(opponent), lambda asked: 4)
    answered(opponent.joined.worked(opponent), lambda asked: 3)
    assert opponent.lines[-1] == "Its adornments are worth 7 VP in all."
    assert everybodys_scores(opponent.s)[OPPONENT].parts["adornments"] == 7
    assert "Adornments: 7" in opponent.summary()
