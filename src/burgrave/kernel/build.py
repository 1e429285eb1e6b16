"""Which build this is: plain Python, or the same modules compiled."""

from __future__ import annotations

from burgrave.kernel import table


def compiled() -> bool:
    """Whether mypyc has compiled the kernel and the rules."""
    return not (table.__file__ or "").endswith(".py")


def kind() -> str:
    """That in words, for whoever compares figures or reports a fault."""
    return "compiled" if compiled() else "plain Python"
