"""The solo opponent, played by hand."""

from __future__ import annotations

from typing import Final

from tests.games.architects.exhaustive.book import CIRCLES, Book
from tests.games.architects.exhaustive.printed import by_id, steps

ME: Final = 1
TOWN_CENTRE: Final = 8


class Ghost(Book):
    """The book of a game for one, in which the opponent moves."""

    def turn(self, board: str) -> None:
        """The scheme on top; without a worker the largest group comes back, or all leave the prison."""
        me, page = self.players[ME], self.page
        if not me["workers"]:
            home = self.largest(ME)
            self.capture(ME, f"capture {CIRCLES[home]} {ME}") if home >= 0 else self.free(ME, me["prison"])
        else:
            page["scheme"] = page["schemes"].pop()
            row = by_id("schemes", page["scheme"])
            text, where = row[board], row["location"]
            if not self.possible(text, where):
                text, where = row.get("instead", ""), row.get("instead_at", where)
            self.scheme(board, text, where)
        if page["reset"]:
            self.reset()
        if page["left"] > 0:
            page["left"] -= 1

    def possible(self, text: str, where: str) -> bool:
        """Whether a scheme can be done."""
        if where.startswith("market") and self.players[ME]["virtue"] > 9:
            return False
        needs = {
            "build": bool(self.page["plans"]),
            "cathedral": self.can_climb(ME, free=True),
            "tax": self.page["tax"] > 0,
            "seize": self.largest(0) >= 0,
        }
        return all(needs.get(what, True) for what, _ in steps(text))

    def scheme(self, board: str, text: str, where: str) -> None:
        """A worker, and what it does."""
        me, page, here = self.players[ME], self.page, -1
        me["workers"] -= 1
        if where == "guildhall":
            self.lie_down(ME)
        elif where.startswith("market"):
            free = [space for space in range(3) if page["market"][space] == -1]
            page["market"][free[0] if where == "market_left" else free[-1]] = ME
            page["reset"] = len(free) == 1
        else:
            here = CIRCLES.index(where)
            page["circles"][here][ME] += 1
        for what, number in steps(text):
            self.does(board, what, number, here)

    def does(self, board: str, what: str, number: int, here: int) -> None:
        """One step of a scheme."""
        me, page = self.players[ME], self.page
        if what == "build":
            self.raise_building(2 if board == "constantine" else 1)
        elif what == "cathedral":
            me["cathedral"] += 1
            self.virtue(ME, sum(count for gained, count in steps(self.reward()) if gained == "virtue"))
        elif what == "stash":
            me["goods"][5] += min(3, page["circles"][here][ME])
        elif what == "ambush" and page["circles"][here][0] >= 2:
            self.capture(ME, f"capture {CIRCLES[here]} 0")
        elif what == "poach":
            me["goods"][5] += page["coins"][0]
            page["apprentices"].insert(0, page["row"][0])
            page["dismissed"] += 1
            self.slide(0)
            page["tax"] += 2
        elif what == "tax":
            me["goods"][5] += page["tax"]
            page["tax"] = 0
        elif what == "seize":
            page["tax"] += 1
            for _ in range(2 if board == "helena" else 1):
                if self.largest(0) >= 0:
                    self.capture(ME, f"capture {CIRCLES[self.largest(0)]} 0")
        elif what == "recall":
            home = self.largest(ME, TOWN_CENTRE)
            if home >= 0:
                self.capture(ME, f"capture {CIRCLES[home]} {ME}")
        elif what == "guard":
            self.guard()
        else:
            self.do(ME, "silver" if what == "ambush" else what, number)

    def largest(self, owner: int, but: int = -1) -> int:
        """Where the largest group of somebody stands, the first of equal ones; -1: nowhere."""
        groups = [(-there[owner], place) for place, there in enumerate(self.page["circles"]) if place != but]
        return min(groups)[1] if min(groups)[0] else -1

    def raise_building(self, cards: int) -> None:
        """The best of some building cards; the others go under the pile."""
        me, pile = self.players[ME], self.page["plans"]
        drawn = [pile.pop() for _ in range(min(cards, len(pile)))]
        if not drawn:
            return
        best = sorted(drawn, key=lambda name: -by_id("buildings", name)["vp"])[0]
        drawn.remove(best)
        pile[:0] = drawn
        me["buildings"].append(best)
        self.virtue(ME, by_id("buildings", best)["virtue"])

    def guard(self) -> None:
        """The first that is possible."""
        me = self.players[ME]
        if any(me["captured"]):
            self.send(ME)
        elif me["prison"]:
            self.free(ME, me["prison"])
        elif self.held(ME):
            self.reclaim(ME)
            self.debt(ME)
            self.virtue(ME, -1)
        elif me["unpaid"]:
            me["unpaid"] -= 1
            me["paid"] += 1
            self.virtue(ME, 1)
        else:
            me["goods"][5] += 1
