# What the pages say.

skip = To the content
menu = Menu
lobby = Games
for-programs = For programs
language = Language
language-pl = Polski
language-en = English
welcome = What shall we play?
your-move = Your move
play-now = Play now against bots
new-table = New table
for-players = { $least } to { $most } players
problem = That did not work

## Lists of tables

my-games = My games
open-tables = Tables to join
watch-tables = Tables to watch
finished-games = Finished games
column-game = Game
column-players = Players
column-state = State
free-seat = free
moves-waiting = { $count ->
        [one] { $count } game waits for your move.
       *[other] { $count } games wait for your move.
    }
state-open = { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
state-playing = move: { $who }
state-over = won by { $who }
state-closed = This table was closed before the game began.

## A new table

new-table-of = New table: { $game }
how-many = Players:
who-plays = Who plays
seat-number = Seat { $number }
seat-me = me
seat-open = whoever comes
level-easy = bot, easy
level-medium = bot, medium
level-hard = bot, hard
colour = Colour
colour-0 = red
colour-1 = blue
colour-2 = green
colour-3 = gold
colour-4 = purple
colour-5 = turquoise
colour-6 = pink
colour-7 = grey
name-here = Name, if you share this device
variants = Variants
table-manners = The table
make-public = Public: anybody may join and watch
allow-chat = Chat
set-up = Set up the table

## Before the game

waiting-for-players = { $count ->
        [one] { $count } player is missing.
       *[other] { $count } players are missing.
    }
sit-here = Sit here
sit-down = Sit down
invite-all = One link for everybody:
invite-seat = Link for this seat only:
copied = Copied
fill-with-bots = Begin now, with bots in the free seats
leave = Leave the table
invitation = Invitation
invited-to = You are invited to a game of { $game }
invited-with = At the table: { $who }.
nickname = Nickname
you = you
stands-in = a bot stands in

## The game

waiting-for = Waiting for { $who }.
thinking = { $who } is thinking…
undo = Take back
players = Players
is-asked = on the move
vote-stand-in = Let a bot play on (votes: { $count })
take-back-seat = Take my seat back
leave-to-bot = Leave; a bot plays on
log = Log
whole-log = The whole log
to-table = To the table
chat = Chat
chat-on = Switch chat on
chat-off = Switch chat off
say = Message
send = Send
pass-device = Pass the device to { $who }
i-am = I am { $who }
show-hand = Show { $who }’s hand
fair = Fair dealing
seed-hash = SHA-256 of the seed from which everything was dealt:
seed = The seed:
seed-later = The seed itself is shown when the game is over; then anybody can check that nothing was changed.

## The end

winners = Won by { $who }
total = Total
rematch = Play again
to-rematch = To the next game
replay = Replay
download = Download
replay-of = Replay: { $game }
move = Move
move-of = move { $number } of { $count }
eyes = As seen by
spectator = a spectator
show = Show

## About oneself

me = About me
keep = Keep
other-device = On another device
other-device-about = A link takes your games along: open it on the other device. It works once, for a day. Whoever has it plays as you.
make-link = Make a link
move-here = This device will then play as the person who made the link; the games that were started here stay with this device’s old name.
move-now = Play as them here
notifications = Notifications
notifications-about = The tab always shows when it is your move. The browser can tell you, too.
notifications-allow = Allow notifications
notifications-on = Notifications are allowed.
notifications-off = Notifications are forbidden in the browser’s settings.
programs = Programs
programs-about = A program with a token plays as you.
program-name = What it is called
make-token = Make a token
token-once = Keep this token, it is not shown again:
remove = Remove

## For programs

api-about = JSON under /api/v1; whoever changes something sends “Authorization: Bearer TOKEN”. The full description:
api-models = What is sent and received
