"""What can go wrong, in one sentence that a person can act upon."""

from __future__ import annotations


class BurgraveError(Exception):
    """Any error that is told to a user; its text says what was wrong, where, and what is allowed."""


class UnknownGame(BurgraveError):
    """No game of that name is installed."""


class BadSetup(BurgraveError):
    """A player count, an option or a cast that the rules do not allow."""


class BadData(BurgraveError):
    """A data file with a missing, misspelt or impossible field."""


class BadSave(BurgraveError):
    """A save that is truncated, edited or of another version."""


class IllegalAnswer(BurgraveError):
    """An answer that was not offered, or from a seat that is not asked. Nothing has changed."""


class UnknownSeat(BurgraveError):
    """There is no such seat at the table."""


class CannotUndo(BurgraveError):
    """The last answer can't be taken back; the text says why."""


class CannotImagine(BurgraveError):
    """The seat is in no position to imagine the table now."""


class RulesBug(BurgraveError):
    """The rules broke one of their own promises: please report it with the save."""
