"""Paladins of the West Kingdom: 1 to 4 players, seven rounds, a solo opponent."""

from burgrave.games.paladins.actions import ACTIONS
from burgrave.games.paladins.conceal import conceal, know
from burgrave.games.paladins.options import Options
from burgrave.games.paladins.pieces import pieces
from burgrave.games.paladins.rules import over, setup, step
from burgrave.games.paladins.scoring import scores, winners
from burgrave.games.paladins.snapshot import restore, snapshot
from burgrave.games.paladins.state import State
from burgrave.games.paladins.view import view
from burgrave.games.paladins.wording import TEXTS, about, argument, explain, words
from burgrave.kernel.game import Game

GAME: Game[State, Options] = Game(
    name="paladins",
    players=range(1, 5),
    stage="alpha",
    rules_version=1,
    options=Options,
    vocabulary=ACTIONS,
    setup=setup,
    step=step,
    over=over,
    scores=scores,
    winners=winners,
    view=view,
    know=know,
    conceal=conceal,
    snapshot=snapshot,
    restore=restore,
    pieces=pieces,
    texts=TEXTS,
    words=words,
    argument=argument,
    about=about,
    explain=explain,
    terminal="",
)
