"""What every game owes, for authors of games, to be run on theirs.

from burgrave.conformance import obey
obey("highcard", players=3, seed=7)
"""

from burgrave.conformance.laws import LAWS, Law, hashes, judge, obey
from burgrave.conformance.random_games import BrokenLaw, fingerprint, position

__all__ = ["LAWS", "BrokenLaw", "Law", "fingerprint", "hashes", "judge", "obey", "position"]
