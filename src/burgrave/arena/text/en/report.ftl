# The report of a run: a page for people who design games or bots.

report-page = { $game }: arena report
report-kicker = Arena report
report-contents = Contents

## The first paragraph

verdict-best = { $bot } wins { $rate } of its games ({ $low } to { $high }); an equal share would be { $share }.
verdict-behind = Clearly below an equal share: { $bots }.
verdict-open = No bot is clearly better than an equal share of { $share } yet; more games would tell.
verdict-alone = All seats were played by the same bot, so nobody could win more than an equal share; the rest of the report is about the game.
verdict-none = No game of this run was finished, so there is nothing to count.
verdict-substituted = A substitute gave answers for { $bots }: such results are not the bot's alone.
verdict-unfinished =
    { $count ->
        [one] One game could not be finished; it is listed at the end and counted nowhere.
       *[other] { $count } games could not be finished; they are listed at the end and counted nowhere.
    }
verdict-partial = So far { $played } of { $planned } games have been played.

tile-games =
    { $count ->
        [one] game finished
       *[other] games finished
    }
tile-rounds = rounds on average
tile-decisions = decisions on average
tile-changes = changes of the lead on average
tile-points = points on average

## What was run

run = What was run
run-game = Game
run-players = Players
run-bots = Bots
run-games = Games
run-seed = Seed
run-options = Options
run-vary = Varied
run-limit = Time for an answer
run-seconds = { $seconds } s
run-rules = Rules version
run-usual = as usual
run-repeat = To run it again:

## Bots

bots = The bots
bots-rates = How often each bot wins
bots-rates-about = The sign is the share of games won, the bar its 95% interval; the dashed line is an equal share of { $share }. A shared victory is divided equally.
bots-table = Results by bot
bots-alike = Bots of the same description are one row, and each of their seats counts as a game.
bot = Bot
games = Games
wins = Wins
win-rate = Win rate
interval = 95% interval
points = Points
place = Place
rating = Rating
seconds = Time per answer
mishaps = Mishaps
substituted = Substituted
flag-substituted = with a substitute
place-about = Place is the average place.
rating-about = The rating (openskill, Plackett–Luce) is the strength with its uncertainty after ±; everybody begins with 25 ± 8.3.
substituted-about = Where a bot fails to answer, in time or at all, a substitute answers for it, and the results count as the bot's: “substituted” is the share of its answers that it did not give itself. A mishap is a reason for that; the same reason counts once in a game.

## Points

points-title = Points
points-unused = Nobody scored in these ways: { $parts }. Either they are weak, or all these bots are blind to them.
points-spread = How the points spread
points-spread-about = Each hill is a bot's final points over all its games; the sign marks the average.
points-parts = Where the points come from
points-parts-about = Average final points by category.
points-table = Average points by category
points-unit = points at the end
total = Total

## The course of a game

course = The course of a game
course-lead = Points from round to round
course-lead-about = Average points of each bot after so many rounds. A game that has ended keeps its final points.
course-rounds-unit = rounds played
course-points-unit = points
course-length = Decisions in a game
course-length-rounds = Rounds in a game
course-length-about = A bar is so many games, the dashed line the average.
course-length-told = On average { $average }, from { $low } to { $high }.
course-rounds = rounds
course-decisions = decisions
course-leader = Does the leader win?
course-leader-about = How often whoever leads at that moment goes on to win; the dashed line is an equal share of { $share }. Leaders who are level share the chance.
course-after = Rounds played
course-quarter-1 = a quarter
course-quarter-2 = half
course-quarter-3 = three quarters
course-leader-rate = The leader wins
course-changes-about =
    { $lowest ->
        [0] The lead changes { $average } times in a game on average, from never to { $highest } times.
       *[other] The lead changes { $average } times in a game on average, from { $lowest } to { $highest } times.
    }

## Seats, options, deeds

seats = Seats
seats-table = Results by seat
seats-about = All bots together; in the course of a run each of them sits everywhere. The dashed line is an equal share of { $share }.
seat = Seat
seat-number = Seat { $seat }
options = Options
options-table = Results by the option “{ $option }”
options-length = Games by the option “{ $option }”
value = Value
decisions = Decisions on average
deeds-table = { $kind }, those first that go with winning most
deeds-about = Edge: by how many percentage points more (or less) often its seats won than is usual for the same bots; it is green or red where it was seen at least { $count } times and the 95% interval leaves no doubt. Even if chance alone ruled, about one in twenty would be. It tells what goes with winning, which need not be its cause. Win rate: of the seats, each counted as often as it did so. An arrow: the interval goes on beyond the scale.
deeds-seldom = Seen fewer than { $count } times
deeds-gain = Gain: points by which it changed the seat's standing, as the game counts them.
edge = Edge
times = Times
gain = Gain

## What went wrong

trouble = What went wrong
mishaps-table = Why substitutes answered, each reason once in a game
errors-table = Games that could not be finished
number = Game
seed = Seed
reason = Reason
none = –
footer = Made by Burgrave from plan.json, results.jsonl and timings.jsonl beside this file. Intervals hold 95%: Wilson's for rates, the normal one for averages.
