# What the pages say.

skip = To the content
menu = Menu
lobby = Games
for-programs = For programs
language = Language
language-pl = Polski
language-en = English
motto = Medieval games in your browser, without an account
greeting = Welcome back, { $who }.
new-game = New game
take-a-box = Click a box: a game against bots begins at once.
back-to-table = Your move
move-number = move { $number }
look-in = Look in
more-games = { $count } more
welcome = What shall we play?
your-move = Your move
play-now = Play now against bots
play-with = Play now with { $name }
play-alone = Play alone
boxed-opponent = Solo opponent of a boxed game
count-points = Count the points of a boxed game
new-table = New table
for-players = { $least } to { $most } players
problem = That did not work
problem-picture = A watchman before a shut gate at night

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
state-begins = The game begins
state-closed = This table is closed.

## A new table

new-table-of = New table: { $game }
how-many = Players:
who-plays = Who plays
seat-number = Seat { $number }
seat-me = me
seat-open = a friend
or-a-bot = or a bot:
which-game = Which game
level-easy = bot, easy
    .short = easy
level-medium = bot, medium
    .short = medium
level-hard = bot, hard
    .short = hard
colour = Colour
colour-0 = red
colour-1 = blue
colour-2 = green
colour-3 = gold
colour-4 = purple
colour-5 = turquoise
colour-6 = pink
colour-7 = grey
name-here = Name of a player on this device
variants = What takes part
needed-for = So many can play with it only, so it is on.
table-manners = The table
make-public = Public: anybody may join and watch
allow-guests = Guests may invite others
allow-chat = Chat
set-up = Set up the table

## Before the game

waiting-for-players = { $count ->
        [one] { $count } player is missing.
       *[other] { $count } players are missing.
    }
sit-here = Sit here
sit-down = Sit down
invite-all = A link for everybody
invite-seat = A link to this seat only
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
what-is-this = What is this about?
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
seed-hash = SHA-256 of the seed from which everything was dealt:
seed = The seed:
seed-later = The seed itself is shown when the game is over; then anybody can check that nothing was changed.

## The end

winners = Won by { $who }
shared-victory = Shared victory: { $who }
total = Total
rematch = Play again
to-rematch = To the next game
replay = Replay
download = Download
move = Move
eyes = Who looks
spectator = spectator
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
my-data = My data
my-data-about = All that this site keeps about you:
my-data-export = download it
sign-out-about = A device lost, or a token in the wrong hands? All other devices and programs, and links that nobody has used, stop being you. This browser stays.
sign-out = Sign out everywhere else
signed-out = Only this browser is you now.
delete-me-about = Your name and all that belongs to it can be deleted:
delete-me = Delete me
delete-me-lost = Your name, your statistics, records and trophies are lost, on all your devices; so are the tokens of your programs, links and notifications.
delete-me-running = In running games a bot plays on in your seat. Tables that wait for players do without you.
delete-me-finished = Finished games stay for the others, with “Deleted guest” instead of your name; so does what you said there.
delete-me-final = This can't be undone. You may want to keep your data first:
delete-me-now = Delete me for good
delete-me-not = No, keep everything

## For programs

api-about = JSON under /api/v1; whoever changes something sends “Authorization: Bearer TOKEN”. The full description:
api-models = What is sent and received

## The table

offline = No connection; trying again…
your-area = Your place
tab-table = Table
tab-own = Me
tab-log = Log
can-still = You can still do this: { $what }{ $more ->
        [0] .
       *[other] {" "}· and { $more } more.
    }
hint = Hint
hurry = Hurry the bot
hint-best = The strongest bot would do this:
no-hint = The bot has nothing to say here.
hint-wins = wins { $count } of 100 imagined games
hint-then = then: { $what }
hint-alike = about as good
hint-fewer = about { $points } points fewer
hint-more = about { $points } points more
hint-weak = seemed weaker at once
hint-wins-fewer = wins { $count } fewer of 100 imagined games
hint-wins-more = wins { $count } more of 100 imagined games
reason-more = some rounds later, compared with the others: { $what }
reason-later = some rounds later: { $what }
reason-little = a little, if anything: { $what }
reason-none = no single thing stands out
befell-more = and { $count } more
happened-to-you = What happened to you
replay-play = Play
replay-speed = Speed
replay-share = Show this game to whom you like: this link opens it for anybody
round-over = After the round:
since-your-move = Since your move
close = Close
step-by-step = Step by step
earlier-step = Earlier step
later-step = Next step
skip-film = Show everything at once
hide-hand = Cover the hand
past-move = This is how it was after move { $number } of { $count }.
past-question = The question: { $question }
back-to-now = Back to now
step-back = One move back
step-on = One move on
talk-seated = Those who sit at the table write here.
more = More
report-problem = Report a wrong rule
report-about = A file with the game and the move as you see them; add it to your report.
leave-sure = A bot plays for you at once. You can come back as long as the game goes on.
leave-yes = Yes, I leave
log-of = Log: { $game }

## Waiting for players

to-lobby = To the list of games
invite-how = Send this link to your friends; the game begins when everybody sits.
invite-local = This address works on this computer only. To play with somebody on another device, start the server with --host 0.0.0.0 and open the address that it prints.
copy = Copy
sit-beside = Somebody beside me, on this device
learn-game = How to play { $game }

## Points

points = Points
points-own = Points: { $count }
points-now = Points now: { $game }
points-end = Points: { $game }
points-about = So it would be if the game ended now; what others hold in their hands does not count, since nobody sees it.
points-later = In this game points are counted only at the end.
points-bars = Where points come from
points-lead = How the lead changed
player = Player
you-win = You win!

## Analysis

analysis = Analysis
analysis-of = Analysis of the turns of { $who }
analysis-others = Players
analysis-about = The strongest bot compares each turn as a whole with its own, knowing only what was known in this seat then; newly drawn or revealed cards begin another turn. The cost is the difference in expected points. Where it is no larger than chance explains, none is shown.
analysis-thinking = The bot is thinking: { $done } of { $count } turns.
analysis-turns = { $count ->
        [one] One turn with a choice in it.
       *[other] { $count } turns with a choice in them.
    }
analysis-total = { $count ->
        [0] None of them has clearly cost anything.
        [one] One of them has cost { $points } points.
       *[other] { $count } of them have cost { $points } points together.
    }
analysis-turning = { $count ->
        [one] The moment that decided
       *[other] { $count } moments that decided
    }
analysis-curve = Chances of victory, turn by turn
analysis-curve-about = The chance of { $who } goes from { $first } after the first turn to { $last } after the last; the table of all turns has every number.
analysis-chances = The height of a band is a player's chance of victory after each turn of { $who }, by imagined games and without looking at hidden cards. The numbers below are rounds.
analysis-end = end
analysis-round = { $number ->
        [0] Before the first round
       *[other] Round { $number }
    }
analysis-start = start
analysis-better = Better:
analysis-no-better = The bot found nothing clearly better here.
analysis-swing = The chance of victory went from { $before } to { $after } since the turn before: what others did and luck count too.
analysis-points = −{ $points } points
analysis-see = See the moment
analysis-column-chance = Chance
analysis-all = All turns
analysis-column-move = Move
analysis-column-chosen = What was done
analysis-column-best = What the bot would have done
analysis-column-cost = Cost

## Learning, and about the site

learn = Rules
learn-title = How to play
learn-search = Search
learn-found = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
learn-nothing = There is nothing like that here. Try another word.
learn-none = There are no explanations of this game yet.
learn-start = Play now against bots
about = About Burgrave
about-text = Burgrave is free software that plays city-building board games by their full rules. Drawings and texts are our own; the games belong to their authors and publishers.
about-source = Names marked as reconstructed are our translations: the printed card may say something else.
about-play = To the games
about-free = Free and open
    .about = The code is open, without ads or tracking; run a server of your own.
about-account = No account
    .about = A browser is enough. A link takes your games to another device.
about-bots = Bots and hints
    .about = Three levels of bots, a hint for every move, and an analysis after the game.
about-friends = With friends
    .about = A link, or a code for a phone; also several people at one device.
about-rules = Rules with pictures
    .about = Every card and icon explained, in English and in Polish.
about-programs = For programs
    .about = An open API: a program with a token plays as a person does.

with-friends = Invite friends
nobody-here = Nobody else plays in public just now. Play against bots, or invite friends.
column-when = Last change
minutes-ago = { $count ->
        [0] just now
        [one] a minute ago
       *[other] { $count } minutes ago
    }
hours-ago = { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
days-ago = { $count } days ago
by-lot = chance decides

## Preferences

preferences = How you like it
kept-here = There is no account: this browser remembers all of it.
keep-preferences = That's how
likes-light = Light
likes-light-system = as the system
likes-light-day = day
likes-light-night = candle
likes-size = Letters around the tables
likes-size-normal = normal
likes-size-large = larger
likes-cards = Card size
likes-cards-small = small
likes-cards-normal = normal
likes-cards-large = large
likes-pace = Pace of moves
likes-pace-normal = normal
likes-pace-slow = slow
likes-pace-quick = quick
likes-pace-at-once = at once
likes-answers = Answers
likes-answers-places = on the table
likes-answers-list = also in a list
likes-asks = Ask before I give something up
likes-sound = A sound when it is my move

## How it went

my-results = My games
no-results = Finish a game, and you will see here how you are doing.
won-of = { $won } of { $count } won
never-played = not played yet
victories = Victories
points-course = Points in the last games: { $game }
last-games = Last games
place = { $place }.
alone = alone
look-back = look back
rulings = How doubtful rules are read

## The hall

who-sits = Who sits already
invite-code = Code of the invitation
invite-code-about = A phone reads this code with its camera. No account needed.
share = Send
invited = invited
is-there = is there
the-hall = A hall with a round table
begins-by-itself = The game begins by itself when the last one sits down.

## The podium

podium = Podium
see-the-table = See the table

## The story of a game

story = The story of this game
story-move = Move { $number }.
story-gain = The largest gain of the game: { $points }.
story-lead = From here on { $who } is in the lead.
story-end = So the game ended.
story-see = See
another-game = Another game
behind = Place { $place }. { $count ->
        [0] The tie was not broken in your favour
        [one] You were { $count } point short of victory
       *[other] You were { $count } points short of victory
    }.

## Trophies

trophies = Trophies
won-trophy = won
far-from = { $count } of { $goal }
trophy-first-crown = First crown
    .about = a game won
trophy-all-lands = Ruler of all lands
    .about = each of the games won
trophy-in-a-row = A good run
    .about = three victories in a row
trophy-by-a-hair = By a hair
    .about = won by 2 points at most
trophy-hermit = Hermitage
    .about = won alone against the opponent
trophy-full-table = A full table
    .about = won among 5 players or more
trophy-among-friends = Among friends
    .about = finished a game with somebody else
trophy-veteran = Veteran
    .about = games finished
record = record: { $count }
points-from = Where your points come from: { $game }
game-won = won
game-not-won = not won
on-average = On average { $points } points in a game, place { $place }.
decimal = .
likes-face = Portrait, seal and colour at tables
face-of = Portrait, colour { $colour }
from-a-box = Playing the boxed game?

## Guided first games, and the key to icons

guide-begin = Learn by playing ({ $minutes } min)
guide-begin-more = Learn { $name } by playing ({ $minutes } min)
guide-of = Lesson: { $game } · { $at } of { $count }
guide-at = Step { $at } of { $count }
guide-next = Next
guide-back = Back
guide-show-me = Show me
guide-leave = Leave the lesson
    .more = and play on without it
guide-play-on = Play on
guide-rules = All rules and cards, whenever you want to look something up
key = Key to icons
key-short = Icons
