# What the command line itself says.

## Playing

keys-short = u: undo · ?: help · ? castle: what a card does · l: log · q: save and quit
keys =
    A number gives that answer; so do its words, such as “end the turn” (what stands in brackets can be left out).
    u      undo: takes back your last answer, if nothing was revealed and nobody has answered since
    ?      this help; “? temple” explains a card (the beginning of its name will do)
    l      the whole log, as far as you may know it
    Enter  shows the table again
    q      saves the game and quits
explain-list = You can ask about any card; in this game, for example:
explain-unknown = Nothing is called “{ $wanted }”; ? lists what you can ask about.
explain-many = “{ $wanted }” could be: { $names }.
error-answer =
    { $count ->
        [one] “{ $given }” is no answer here: type 1, or ? for help.
       *[other] “{ $given }” is no answer here: type a number from 1 to { $count }, or ? for help.
    }
undo-nothing = Nothing has been answered yet.
undo-other = You can't take that back: { $who } has answered since.
undo-revealed = You can't take that back: something was revealed, drawn or left to chance since.
log-hidden =
    { $count ->
        [one] … and { $count } line before (l shows the whole log)
       *[other] … and { $count } lines before (l shows the whole log)
    }
bots = Bots: { $bot }
thinking = { $who } is thinking…
mishap = Trouble with the bot of { $who }, a substitute answers: { $what }.
mishap-for-good = Trouble with the bot of { $who }, a substitute plays on: { $what }.
pass-keyboard = Pass the keyboard to { $who } and press Enter.
saved = The game is saved in { $file }
resume = Go on with: { $command }

## The end

scores = Points
player = Player
total = Total
winners =
    { $count ->
        [one] The winner: { $who }.
       *[other] A shared victory: { $who }.
    }

## Replays

replay-at = Answer { $number } of { $count }
replay-answer = { $who }: { $label } [{ $text }]
replay-keys = Enter: next · b: back · g 120: go to an answer (0 to { $count }) · q: quit
verified =
    { $count ->
        [one] { $count } answer, and the save agrees with the rules.
       *[other] { $count } answers, and the save agrees with the rules.
    }
verify-rules = The save is of rules version { $then } and this is version { $now }: the game can go on, but its beginning can't be checked.
unfinished = The game is not over; points so far: { $scores }.

## The arena

arena-begins =
    { $games ->
        [one] { $game }: { $games } game, seed { $seed }
       *[other] { $game }: { $games } games, seed { $seed }
    }
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-interval = 95%
arena-points = Points ±95%
arena-rating = Rating ±σ
arena-answer = Time
arena-substituted = Subst.
arena-kept =
    { $games ->
        [one] Interrupted: { $done } of { $games } game is kept in { $directory }
       *[other] Interrupted: { $done } of { $games } games are kept in { $directory }
    }
arena-failed =
    { $count ->
        [one] { $count } game could not be finished; { $file } says why.
       *[other] { $count } games could not be finished; { $file } says why.
    }
arena-crashes = The saves of games that failed are in { $directory }
arena-mishaps =
    { $count ->
        [one] { $count } mishap: a substitute answered for a bot marked “{ $mark }”, whose results are not its own alone; the report says why.
       *[other] { $count } mishaps: substitutes answered for bots marked “{ $mark }”, whose results are not their own alone; the report says why.
    }
arena-report = Report: { $file }

## Checks

check-title = Data of { $game }
check-effects = The effects of { $game }, to be compared with the printed cards
check-row = Row
check-field = Field
check-sentence = In English
check-file = File
check-source = Source
check-name-source = Source of the name
check-rows = Rows
check-all = all
check-texts =
    { $count ->
        [one] { $game }: { $count } text, in both languages with the same attributes.
       *[other] { $game }: { $count } texts, all in both languages with the same attributes.
    }
check-failed =
    { $count ->
        [one] { $count } problem.
       *[other] { $count } problems.
    }

## What can go wrong

error-extra = The command line needs two more packages; type in Burgrave's folder: { $command }
error-file = { $file }: { $reason }.
error-language = There are no texts in “{ $given }”; languages: { $allowed }.
error-no-game = Say which game: { $games }.
error-option = There is no option { $option }; options of { $game }: { $allowed }.
error-option-near = There is no option { $option } (did you mean { $near }?); options of { $game }: { $allowed }.
error-no-value = The option { $option } needs a value.
error-words = One game at a time, please, and options with two dashes: { $words }.
error-bots = With { $players } players there can be 0 to { $players } bots, not { $bots }.
error-seat = There is no seat { $seat }; seats: 0 to { $last }.
error-exists = { $file } exists already: go on with it (--resume) or name another file.
error-other-game = { $file } holds a game of { $game }.
error-other-players = { $file } holds a game for { $players } players.
error-resume-option = A resumed game keeps its setup: leave out { $option }.
error-arena-no-bots = Say who plays, one bot for each seat: --bots hard,medium,easy,random.
error-arena-seats =
    { $count ->
        [one] { $players } seats need { $players } bots; { $count } is given: { $bots }.
       *[other] { $players } seats need { $players } bots; { $count } are given: { $bots }.
    }
error-arena-many = { $game } has seats for { $players } at most, and more bots are given.
error-arena-games = There must be at least one game, not { $games }.
error-envs = There is no “{ $action }”; write it like this: burgrave envs describe citadels.
error-arena-jobs = There must be at least one job, not { $jobs }.
error-arena-limit = The limit is in seconds, more than 0 and at most { $longest } (a day), not { $limit }.
error-arena-seed = A seed is a whole number from 0 up, not { $seed }.
error-arena-vary = “{ $given }” does not say what to vary; write it like this: --vary cast=first_game,random.
error-arena-vary-twice = The option { $option } is given twice: either it has one value, or it varies.
error-arena-no-out = Say where the results go: --out DIR.
error-arena-out = { $directory } is not empty: go on with it (--resume) or name another directory.
error-arena-out-other = { $directory } is not empty, and there is no run in it: name another directory.
error-arena-out-file = { $file } is a file: name a new or an empty directory.
error-arena-no-plan = There is no run in { $directory }: plan.json is missing.
error-arena-resume-option = A resumed run keeps its plan: leave out { $option }.
error-arena-rules = The run was played by version { $then } of the rules of { $game }, and this is version { $now }: their games do not belong together.
error-arena-bot = A bot failed at a trial question: { $what }.
error-arena-ray = Ray is not installed; type in Burgrave's folder: { $command }
error-arena-cluster = The Ray cluster at “{ $address }” can't be reached: { $reason }.

## Help

help = Medieval city-building board games by their full rules.
help-version = Show the version.
help-options = Options of { $game }:
help-play = Play a game in the terminal, against bots or with others at the same keyboard. Any other long option is one of the game, such as --cast vicious_nobles.
help-play-words = The game, such as citadels; not needed with --resume.
help-play-players = How many sit at the table (usually 4).
help-play-bots = How many of them are bots (usually all but one); the others share the keyboard.
help-play-bot = How well the bots play: easy, medium or hard; or which bot they are, such as random or ismcts:ms=500.
help-play-lang = The language: pl or en.
help-play-seed = The same seed deals the same game again.
help-play-save = Where the game is saved after every answer.
help-play-resume = Go on with a saved game.
help-replay = Show a saved game again, answer by answer.
help-replay-file = The saved game.
help-replay-seat = Whose view to show, counted from 0; usually what everybody sees.
help-replay-verify = Play it again silently and say whether everything agrees.
help-replay-lang = The language: pl or en.
help-check = Check all data and texts, and show where they come from.
help-check-game = One game only.
help-check-lang = The language: pl or en.
help-check-overrides = A file that corrects rows of the data, for owners of another printing.
help-arena = Play many games between bots, with rotating seats, and write a report. Any other long option is one of the game, such as --cast random.
help-arena-words = The game, such as citadels; not needed with --resume.
help-arena-players = How many sit at the table (usually as many as there are bots).
help-arena-bots = The bots, one for each seat: hard,medium,random*2 or ismcts:iterations=2000,explore=0.7. May be given several times.
help-arena-games = How many games (usually 100).
help-arena-seed = The same seed plays the same run again.
help-arena-vary = An option of the game that changes from game to game: cast=first_game,random. May be given several times.
help-arena-limit = Seconds for one answer; after that a substitute answers.
help-arena-out = An empty or new directory for the results.
help-arena-resume = Go on with the run in this directory.
help-arena-jobs = How many games at once (usually as many as there are cores). The results do not depend on it.
help-arena-ray = Play on a Ray cluster: one that is started here (local), one that runs here (auto), or HOST:PORT.
help-arena-lang = The language: pl or en.
help-bench = Measure how fast a game is.
help-bench-words = The game and its options.
help-bench-players = How many sit at the table.
help-bench-seconds = How long to measure.
help-bench-json = Print JSON.
help-envs = Describe the environments for research (PettingZoo, Gymnasium, OpenSpiel).
help-envs-action = What to do: describe.
help-envs-game = The game, such as citadels.
help-envs-players = How many sit at the table.
