"""Debts: taken from a stack, destroyed, or paid by being flipped."""

from __future__ import annotations

from typing import Protocol


class Stack(Protocol):
    """Where debts lie that nobody has."""

    debts: int


class Debtor(Protocol):
    """Somebody with debts on either side."""

    unpaid: int
    paid: int


def take(stack: Stack, debtor: Debtor) -> bool:
    """A new debt, where one is left; whether it was taken."""
    if not stack.debts:
        return False
    stack.debts -= 1
    debtor.unpaid += 1
    return True


def destroy(stack: Stack, debtor: Debtor) -> bool:
    """An unpaid debt goes back to the stack; whether there was one."""
    if not debtor.unpaid:
        return False
    debtor.unpaid -= 1
    stack.debts += 1
    return True


def flip(debtor: Debtor) -> bool:
    """An unpaid debt is paid; whether there was one."""
    if not debtor.unpaid:
        return False
    debtor.unpaid -= 1
    debtor.paid += 1
    return True
