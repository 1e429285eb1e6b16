# What the server itself says.

push-your-move = Burgrave: your move
guest = Guest { $number }
deleted-guest = Deleted guest

## Why something can't be done; each is one sentence, and nothing has changed

problem-table = There is no such table; perhaps the address was cut off.
problem-seat = There is no such seat at this table.
problem-invitation = This invitation does not work (any more); ask for a new one.
problem-link = This link does not work (any more): each works once, for a day.
problem-setup = Such a game can't be set up: { $why }
problem-seat-kind = A seat is for you (“me”), for a bot of a level ({ $levels }), or open.
problem-too-many-tables = You have { $most } tables that are not finished; finish or leave one first.
problem-too-many-alone = Only bots play at { $most } of your tables; let one of them end first.
problem-too-many-tokens = You have { $most } programs already; remove one first.
problem-closed = This table is closed.
problem-begun = The game has begun already; there is no free seat.
problem-one-seat = Everybody takes one seat here; only the host can let guests bring others.
problem-taken = That seat is taken already.
problem-not-invited = This table is by invitation only; ask for a link.
problem-not-public = This table is not public.
problem-not-host = Only the host of the table can do that.
problem-not-seated = You do not sit there.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-not-begun = The game has not begun yet.
problem-stale = The table has moved on meanwhile; here is how it stands now.
problem-key-used = This Idempotency-Key was used for another answer at this table; take a new one for each answer.
problem-illegal = That was not offered: { $why }
problem-too-late = That can't be taken back any more: something was revealed, or somebody has answered since.
problem-stuck = The rules failed there ({ $why }); the answer was not taken, and the game goes on from before it. Please report it.
problem-failed = The rules of this game failed; it was written down, and nothing was lost.
problem-no-game = This game can't go on now: { $why }.
problem-other-rules = This game was begun under version { $then } of the rules, which have changed since; it can't be replayed.
problem-chat-off = Chat is switched off at this table.
problem-not-absent = A bot can stand in only for somebody who is asked and has not moved for { $minutes } min; where only two people play, for { $hours } h.
problem-banned = The host of this site does not let you in.
problem-token = This needs a token: send “Authorization: Bearer TOKEN”.
problem-form = This form is too old or of another site; load the page again and repeat.
problem-language = There are these languages: { $allowed }.
problem-nickname = A nickname has 1 to { $most } letters.
problem-message = A message has 1 to { $most } letters.
problem-too-often = That was too often; wait a little.
problem-push = This browser’s notification service is not known here.
problem-storage = The database can't be reached just now. Nothing was lost and nothing was changed; try again in a moment.
problem-input = { $where }: { $why }.
problem-page = There is no such page.
problem-method = That can't be done with this address.
problem-too-large = That is too large.
problem-full = The server is full just now; come back in a minute.
problem-too-slow = The request came too slowly.
problem-request = This request can't be understood.
problem-charset = Texts have to be in UTF-8.
problem-server = Something went wrong here. It was written down; what you had before is not lost.

## What the log tells beyond the game

log-undo = { $who } takes back the last answer.
log-host = { $before } leaves; { $now } now hosts the table.
log-closed = The host of this site has closed the table.
log-left = { $who } leaves; a bot plays on.
log-stand-in = By vote, a bot plays on for { $who }.
log-back = { $who } is back.
log-stuck = The rules failed at an answer of { $who }; it was not taken.
log-bot-stopped = The bot { $who } did not come to an end and was stopped; a substitute answers.
log-bot-substitute = The bot { $who } failed; a substitute answers.
log-hint = { $who } asks for a hint.
log-upgraded = The rules were updated; { $count ->
        [one] the last move is
       *[other] the last { $count } moves are
    } asked for again.
