"""Citadels: 27 characters, 84 districts, 2 to 8 players."""

from burgrave.games.citadels.actions import ACTIONS
from burgrave.games.citadels.bot import INSIGHT
from burgrave.games.citadels.chronicle import CitadelsChronicle
from burgrave.games.citadels.conceal import conceal, know
from burgrave.games.citadels.encode import ENCODING
from burgrave.games.citadels.options import Options
from burgrave.games.citadels.rules import over, setup, step
from burgrave.games.citadels.scoring import points, scores, winners
from burgrave.games.citadels.snapshot import restore, snapshot
from burgrave.games.citadels.state import State, pieces
from burgrave.games.citadels.view import view
from burgrave.games.citadels.why_not import why_not
from burgrave.games.citadels.wording import TEXTS, about, argument, explain, words
from burgrave.kernel.game import Game

GAME: Game[State, Options] = Game(
    name="citadels",
    players=range(2, 9),
    stage="beta",
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
    terminal="burgrave.games.citadels.terminal:draw",
    why_not=why_not,
    points=points,
    insight=INSIGHT,
    encoding=ENCODING,
    chronicle=CitadelsChronicle,
    board="burgrave.games.citadels.board:draw",
    cover="burgrave.games.citadels.faces:cover",
    lesson="burgrave.games.citadels.lesson:teach",
)
