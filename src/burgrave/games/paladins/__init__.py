"""Paladins of the West Kingdom: 1 to 4 players, seven rounds, a solo opponent."""

from burgrave.games.paladins.actions import ACTIONS
from burgrave.games.paladins.bot import INSIGHT
from burgrave.games.paladins.chronicle import PaladinsChronicle
from burgrave.games.paladins.conceal import conceal, know
from burgrave.games.paladins.encode import ENCODING
from burgrave.games.paladins.options import Options
from burgrave.games.paladins.pieces import pieces
from burgrave.games.paladins.proof import proof
from burgrave.games.paladins.rules import over, setup, step
from burgrave.games.paladins.scoring import opponent, points, scores, winners
from burgrave.games.paladins.snapshot import restore, snapshot
from burgrave.games.paladins.state import State
from burgrave.games.paladins.view import view
from burgrave.games.paladins.why_not import why_not
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
    proof=proof,
    terminal="burgrave.games.paladins.terminal:draw",
    why_not=why_not,
    points=points,
    opponent=opponent,
    insight=INSIGHT,
    encoding=ENCODING,
    chronicle=PaladinsChronicle,
    tally="burgrave.games.paladins.tally:TALLY",
    automaton="burgrave.games.paladins.automaton:AUTOMATON",
    board="burgrave.games.paladins.board:draw",
    cover="burgrave.games.paladins.faces:cover",
    lesson="burgrave.games.paladins.lesson:teach",
)
