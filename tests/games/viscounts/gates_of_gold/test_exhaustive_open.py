"""What the rules do otherwise than they should; it is to be mended, and then its mark goes."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.manuscripts import transcribe
from burgrave.games.viscounts.view.pieces import pieces
from tests.games.viscounts.gates_of_gold.scene import scene
from tests.games.viscounts.scene import legible


@pytest.mark.xfail(reason="the manuscript is neither in its pile nor with its owner while the ribbon is asked for")
def test_the_wild_manuscript_is_somewhere_while_its_ribbon_is_decided() -> None:
    s = scene()
    legible(s, t.SEGMENT_IDS[0], "any_5_corruption")
    before = pieces(s)
    next(transcribe(s, 0, 0))
    assert pieces(s) == before
