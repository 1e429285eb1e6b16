"""Viscounts of the West Kingdom: 1 to 4 players around a castle, a solo opponent."""

from burgrave.games.viscounts.bot.insight import INSIGHT
from burgrave.games.viscounts.research.chronicle import ViscountsChronicle
from burgrave.games.viscounts.research.observation import ENCODING
from burgrave.games.viscounts.rules import solo as solo  # joins the rules by their hooks
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rounds import midway, over, setup, step
from burgrave.games.viscounts.rules.scoring import opponent, points, scores, winners
from burgrave.games.viscounts.rules.state import State
from burgrave.games.viscounts.text.explanations import explain
from burgrave.games.viscounts.text.proofreading import proof
from burgrave.games.viscounts.text.why_not import why_not
from burgrave.games.viscounts.text.wording import TEXTS, about, argument, words
from burgrave.games.viscounts.view.conceal import conceal, know
from burgrave.games.viscounts.view.pieces import pieces
from burgrave.games.viscounts.view.snapshot import restore, snapshot
from burgrave.games.viscounts.view.view import view
from burgrave.kernel.expansions import join, options_with_expansions
from burgrave.kernel.game import Game
from burgrave.kernel.rooms import Room

join(__name__, "view", "text", "bot", "research")

GAME: Game[State, Options] = Game(
    name="viscounts",
    players=range(1, 5),
    stage="alpha",
    rules_version=1,
    options=options_with_expansions(Options, __name__),
    vocabulary=do.ACTIONS,
    setup=setup,
    step=step,
    midway=midway,
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
    page=Room("burgrave.games.viscounts.page:PAGE"),
    terminal=Room("burgrave.games.viscounts.terminal:TERMINAL"),
    printed=Room("burgrave.games.viscounts.printed:PRINTED"),
    proof=proof,
    why_not=why_not,
    points=points,
    opponent=opponent,
    insight=INSIGHT,
    encoding=ENCODING,
    chronicle=ViscountsChronicle,
)
