"""Architects of the West Kingdom: 1 to 6 players, workers that may be captured, a cathedral, a solo opponent."""

from burgrave.games.architects.bot.insight import INSIGHT
from burgrave.games.architects.research.chronicle import ArchitectsChronicle
from burgrave.games.architects.research.observation import ENCODING
from burgrave.games.architects.rules import solo as solo  # joins the rules by their hooks
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.hooks import JOINING
from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.rounds import midway, over, setup, step
from burgrave.games.architects.rules.scoring import opponent, points, scores, winners
from burgrave.games.architects.rules.state import State
from burgrave.games.architects.text.explanations import explain
from burgrave.games.architects.text.proofreading import proof
from burgrave.games.architects.text.why_not import why_not
from burgrave.games.architects.text.wording import TEXTS, about, argument, words
from burgrave.games.architects.view.conceal import conceal, know
from burgrave.games.architects.view.pieces import pieces
from burgrave.games.architects.view.snapshot import restore, snapshot
from burgrave.games.architects.view.view import view
from burgrave.kernel.expansions import join, options_with_expansions
from burgrave.kernel.game import Game
from burgrave.kernel.rooms import Room

join(__name__, "view", "text", "bot", "research")

GAME: Game[State, Options] = Game(
    name="architects",
    players=range(1, 7),
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
    weight=3,
    page=Room("burgrave.games.architects.page:PAGE"),
    terminal=Room("burgrave.games.architects.terminal:TERMINAL"),
    printed=Room("burgrave.games.architects.printed:PRINTED"),
    proof=proof,
    why_not=why_not,
    points=points,
    opponent=opponent,
    insight=INSIGHT,
    encoding=ENCODING,
    chronicle=ArchitectsChronicle,
    fits=lambda players, options: players <= JOINING.hooks_for(players, options).most_players,
)
