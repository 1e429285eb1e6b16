"""Paladins of the West Kingdom: 1 to 4 players, seven rounds, a solo opponent."""

from burgrave.games.paladins.bot.insight import INSIGHT
from burgrave.games.paladins.research.chronicle import PaladinsChronicle
from burgrave.games.paladins.research.observation import ENCODING
from burgrave.games.paladins.rules import solo as solo  # joins the rules by their hooks
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.options import Options
from burgrave.games.paladins.rules.rounds import over, setup, step
from burgrave.games.paladins.rules.scoring import opponent, points, scores, winners
from burgrave.games.paladins.rules.state import State
from burgrave.games.paladins.text.proofreading import proof
from burgrave.games.paladins.text.why_not import why_not
from burgrave.games.paladins.text.wording import TEXTS, about, argument, explain, words
from burgrave.games.paladins.view.conceal import conceal, know
from burgrave.games.paladins.view.pieces import pieces
from burgrave.games.paladins.view.snapshot import restore, snapshot
from burgrave.games.paladins.view.view import view
from burgrave.kernel.game import Game
from burgrave.kernel.rooms import Room

GAME: Game[State, Options] = Game(
    name="paladins",
    players=range(1, 5),
    stage="alpha",
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
    weight=4,
    terminal=Room("burgrave.games.paladins.terminal:TERMINAL"),
    page=Room("burgrave.games.paladins.page:PAGE"),
    printed=Room("burgrave.games.paladins.printed:PRINTED"),
    proof=proof,
    why_not=why_not,
    points=points,
    opponent=opponent,
    insight=INSIGHT,
    encoding=ENCODING,
    chronicle=PaladinsChronicle,
)
