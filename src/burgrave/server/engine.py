"""An engine: a process of its own that holds tables and plays their rules, so that it can be killed when it hangs.

It reads requests from its standard input and writes replies to its standard output; it knows neither database nor net.
"""

from __future__ import annotations

import gc
import os
import re
import select
import signal
import struct
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec

from burgrave.bots import Budget
from burgrave.bots.guard import Guard
from burgrave.kernel.begin import prepare, resume
from burgrave.kernel.errors import BurgraveError, CannotUndo, IllegalAnswer
from burgrave.kernel.events import Event
from burgrave.kernel.game import Score, game, games
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import Table, begin
from burgrave.kernel.text import LANGUAGES
from burgrave.server import messages as m
from burgrave.server.advising import asked, consult, judge

TABLES: Final = 1000  # so many are held, 10 to 100 kB each; whichever was not used for longest goes first
PASTS: Final = 50  # moments of tables, held apart: whoever looks back drives no table out where somebody plays
ASIDE: Final = re.compile("[@!?]")  # in names of such moments, of games that are played again, of trials
KEEP: Final = 24  # a position is worth keeping after so many moves
ORPHANED: Final = 1.0  # seconds between two looks whether the server lives
THINKS: Final = "--thinks"  # the process is one in which bots think: others go before it
KINDNESS: Final = 5
LENGTH: Final = struct.Struct("!I")


class Held:
    """A table, and how many moves have been made at it."""

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.at = at
        self.kept = at  # when its position was last kept

    def play(self, move: m.Move) -> list[Event]:
        """Make a move; what happened."""
        table = self.table
        told = table.told
        if move.void:
            table.renumber(table.number + 2)  # beyond that of the question that was open then
        elif move.do is None:
            table.undo(move.seat)
            told = table.told
        else:
            table.answer(move.do, move.seat)
        self.at += 1
        return table.happened(told)

    @property
    def standing(self) -> m.Standing:
        """Where the table stands."""
        table = self.table
        scores = _scores(table, table.scores) if table.over else []
        return m.Standing(self.at, table.number, [ask.player for ask in table.asks], table.winners, scores)

    def worth_keeping(self) -> m.Kept | None:
        """The position, when the last one that was kept is old and nothing is in flight."""
        if self.at - self.kept < KEEP:
            return None
        position = self.table.position()
        if position is None:
            return None
        self.kept = self.at
        return m.Kept(self.at, self.table.number, msgspec.json.encode(position))


class Engine:
    """The tables of a process."""

    def __init__(self) -> None:
        self._tables: Final[OrderedDict[str, Held]] = OrderedDict()
        self._pasts: Final[OrderedDict[str, Held]] = OrderedDict()

    def _where(self, table: str) -> OrderedDict[str, Held]:
        return self._pasts if ASIDE.search(table) else self._tables

    def reply(self, request: m.Request) -> m.Reply:
        """Do what is asked."""
        if isinstance(request, m.Begin):
            return self._begin(request)
        if isinstance(request, m.Open):
            return self._open(request)
        if isinstance(request, m.Trace):
            return trace(request)
        if isinstance(request, m.Turns):
            return turns(request)
        if isinstance(request, m.Forget):
            self._where(request.table).pop(request.table, None)
            return m.Done()
        held = self._where(request.table).get(request.table)
        if held is None or held.at != request.at:
            return m.Missing(-1 if held is None else held.at)
        self._where(request.table).move_to_end(request.table)
        match request:
            case m.Advance():
                return m.Opened(held.standing, self._catch_up(held, request.moves))
            case m.Play():
                return self._play(held, request)
            case m.Look():
                return look(held, request.seat, request.language)
            case m.Think():
                return think(held, request)
            case m.Consult():
                return consult(held.table, request)
            case m.Judge():
                return judge(held.table, request)
            case m.Export():
                return m.Saved(held.table.save())

    def _begin(self, request: m.Begin) -> m.Moved:
        held = Held(begin(_setup(request.making)), 0)
        self._hold(request.table, held)
        position = held.table.position()
        assert position is not None, "nothing is in flight at a game's first question"
        kept = m.Kept(0, held.table.number, msgspec.json.encode(position))
        return m.Moved(held.standing, _happened(held.table.happened()), kept)

    def _open(self, request: m.Open) -> m.Opened:
        setup, kept = _setup(request.making), request.kept
        if kept is None:
            held = Held(begin(setup), 0)
        else:
            held = Held(resume(setup, msgspec.json.decode(kept.position), kept.number), kept.at)
        lost = self._catch_up(held, request.moves)
        self._hold(request.table, held)
        return m.Opened(held.standing, lost)

    def _hold(self, table: str, held: Held) -> None:
        shelf = self._where(table)
        shelf[table] = held
        shelf.move_to_end(table)
        if len(shelf) > (PASTS if shelf is self._pasts else TABLES):
            shelf.popitem(last=False)

    def _catch_up(self, held: Held, moves: list[m.Move]) -> int:
        """Make moves that were made before; how many of them today's rules refuse."""
        for index, move in enumerate(moves):
            try:
                held.play(move)
            except BurgraveError:
                return len(moves) - index
        return 0

    def _play(self, held: Held, request: m.Play) -> m.Reply:
        move, table = request.move, held.table
        open_ = [ask.id for ask in table.asks] if move.do is not None else [(table.number, move.seat)]
        if (request.number, move.seat) not in open_:
            return m.Refused(m.STALE, f"question {request.number} of seat {move.seat} is not open any more")
        try:
            events = held.play(move)
        except IllegalAnswer as error:
            return m.Refused(m.ILLEGAL, str(error))
        except CannotUndo as error:
            return m.Refused(m.TOO_LATE if table.answers else m.UNKNOWN, str(error))
        return m.Moved(held.standing, _happened(events), held.worth_keeping())


def _setup(making: m.Making) -> Setup:
    return prepare(game(making.game), making.players, int(making.seed), making.options, making.names)


def _happened(events: list[Event]) -> list[m.Happening]:
    return [
        m.Happening(e.kind, dict(e.public), None if e.private is None else dict(e.private), list(e.seats))
        for e in events
    ]


def look(held: Held, seat: int | None, language: str) -> m.Seen:
    """What a seat sees, and what it is asked."""
    table = held.table
    question = None
    for ask in table.asks:
        if ask.player == seat:
            options = [m.Option(table.text(o), table.label(o, language, seat)) for o in ask.options]
            refused = [m.Option(table.text(option), why) for option, why in table.why_not(seat, language)]
            quiet = [table.text(o) for o in ask.options if table.setup.game.vocabulary.quiet(o)]
            cause = " ".join(map(str, ask.cause or ()))
            sentence = table.sentence(language, seat)
            question = m.Question(ask.number, ask.prompt, sentence, options, refused, quiet, cause)
    can_undo = seat is not None and table.can_undo(seat)
    return m.Seen(held.standing, table.view(seat).json(), question, can_undo, _scores(table, table.points(seat)))


def _scores(table: Table, scores: list[Score]) -> list[Any]:
    """Totals and categories, as messages carry them; after those of the seats, a solo opponent's."""
    opponents = [table.opponent] if table.opponent is not None else []
    return [[score.total, score.parts] for score in [*scores, *opponents]] if scores else []


def think(held: Held, request: m.Think) -> m.Reply:
    """What a bot answers."""
    table = held.table
    ask = asked(table, request.seat)
    if ask is None:
        return m.Refused(m.STALE, f"seat {request.seat} is not asked")
    guard = Guard(request.spec, request.seed, Budget(seconds=request.seconds))
    try:
        chosen = guard.choose(Perspective(table, request.seat))
    finally:
        guard.close()
    return m.Thought(table.text(chosen), ask.number, guard.mishap)


def turns(request: m.Turns) -> m.Turned:
    """The turns of a seat: whatever could have been taken back belongs together."""
    held = Held(begin(_setup(request.making)), 0)
    own: list[tuple[m.Turn, bool, bool]] = []  # an answer as a turn; whether it left a choice, and goes on with a turn
    for n, move in enumerate(request.moves):
        if move.seat == request.seat and not move.void:
            if move.do is None:
                own.pop()  # taken back
            else:
                ask = asked(held.table, move.seat)
                choice = ask is not None and len(ask.options) > 1
                own.append((m.Turn(n, [move.do]), choice, held.table.can_undo(move.seat)))
        held.play(move)
    found: list[m.Turn] = []
    begun = False  # whether the turn that goes on has had a choice
    for turn, choice, goes_on in own:
        begun = begun and goes_on
        if choice and begun:
            found[-1].line += turn.line
        elif choice:
            found.append(turn)
            begun = True
    return m.Turned(found)


def trace(request: m.Trace) -> m.Traced:
    """How the points went, played again from the beginning."""
    held = Held(begin(_setup(request.making)), 0)
    points = [_totals(held.table, request.seat)]
    for move in request.moves:
        held.play(move)
        points.append(_totals(held.table, request.seat))
    return m.Traced(points)


def _totals(table: Table, seat: int | None) -> list[int]:
    return [total for total, _ in _scores(table, table.points(seat))]


# ---------------------------------------------------------------- the process


def frame(message: bytes) -> bytes:
    """A message as it goes through the pipe: its length, then itself."""
    return LENGTH.pack(len(message)) + message


def serve(source: BinaryIO, sink: BinaryIO, idle: Iterator[None]) -> None:
    """Reply to requests until there are no more; while there is none, do some of what can be done in advance."""
    engine = Engine()
    decoder = msgspec.msgpack.Decoder(m.Request)
    encoder = msgspec.msgpack.Encoder()
    while len(length := _awaited(source, idle)) == LENGTH.size:
        (size,) = LENGTH.unpack(length)
        content = source.read(size)
        if len(content) < size:
            return  # the server was killed while it wrote
        request = decoder.decode(content)
        try:
            reply = engine.reply(request)
        except Exception as error:  # a bug of the rules must not end the process: other tables live here
            engine.reply(m.Forget(request.table))
            reply = m.Refused(m.FAILED, str(error) if isinstance(error, BurgraveError) else repr(error))
        sink.write(frame(encoder.encode(reply)))
        sink.flush()


def _awaited(source: BinaryIO, idle: Iterator[None]) -> bytes:
    """The length of the next request: nothing of it has been read before, for nobody sends two at once."""
    while not select.select([source], [], [], 0)[0]:
        try:
            next(idle)
        except StopIteration:
            break
    return source.read(LENGTH.size)


def warm_up() -> Iterator[None]:
    """Load all games and parse their texts piece by piece, so that nobody waits for it."""
    for found in games().values():
        with suppress(Exception):  # it is told to whoever wants to play that game
            held = Held(begin(prepare(found, found.players.start, 0, {})), 0)
            yield
            for language in LANGUAGES:
                look(held, held.table.asks[0].player, language)
                yield
    gc.collect()
    gc.freeze()  # the collector need not walk through what is loaded


def _end_with(parent: int) -> None:
    """End when the server was killed, even if the rules hang just then and read no more."""
    while os.getppid() == parent:
        time.sleep(ORPHANED)
    os._exit(1)


if __name__ == "__main__":
    if THINKS in sys.argv:
        os.nice(KINDNESS)
    threading.Thread(target=_end_with, args=[os.getppid()], daemon=True).start()
    replies = sys.stdout.buffer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    sys.stdout = sys.stderr  # whatever a bot prints must not get between the replies
    try:
        serve(sys.stdin.buffer, replies, warm_up())
    except BrokenPipeError:  # the server was killed: nobody waits for the reply
        os.dup2(os.open(os.devnull, os.O_WRONLY), replies.fileno())  # nor for what is written when a process ends
