"""The laws that every game obeys, for authors of games: see ``burgrave.kernel.conformance``."""

from burgrave.kernel.conformance import LAWS, BrokenLaw, fingerprint, obey

__all__ = ["LAWS", "BrokenLaw", "fingerprint", "obey"]
