"""Citadels: 27 characters, 84 districts, 2 to 8 players."""

from burgrave.games.citadels.bot.insight import INSIGHT
from burgrave.games.citadels.research.chronicle import CitadelsChronicle
from burgrave.games.citadels.research.observation import ENCODING
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.options import Options
from burgrave.games.citadels.rules.rounds import over, setup, step
from burgrave.games.citadels.rules.scoring import scores, winners
from burgrave.games.citadels.rules.state import State
from burgrave.games.citadels.text.why_not import why_not
from burgrave.games.citadels.text.wording import TEXTS, about, argument, explain, words
from burgrave.games.citadels.view.conceal import conceal, know
from burgrave.games.citadels.view.pieces import pieces
from burgrave.games.citadels.view.points import points
from burgrave.games.citadels.view.snapshot import restore, snapshot
from burgrave.games.citadels.view.view import view
from burgrave.kernel.game import Game
from burgrave.kernel.rooms import Room

GAME: Game[State, Options] = Game(
    name="citadels",
    players=range(2, 9),
    stage="beta",
    rules_version=2,
    options=Options,
    vocabulary=do.ACTIONS,
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
    weight=2,
    terminal=Room("burgrave.games.citadels.terminal:TERMINAL"),
    page=Room("burgrave.games.citadels.page:PAGE"),
    why_not=why_not,
    points=points,
    insight=INSIGHT,
    encoding=ENCODING,
    chronicle=CitadelsChronicle,
)
