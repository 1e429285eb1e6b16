# The game as a whole: title, scoring, phases and settings.

game-title = Paladins of the West Kingdom
game-about = Gather workers, fight off the outsiders or convert them, and grow in faith, strength and influence round by round.

## Scoring

score-orders = King's Orders
score-strength = Strength
score-influence = Influence
score-faith = Faith
score-develop = Develop
score-commission = Commission
score-fortify = Fortify
score-garrison = Garrison
score-absolve = Absolve
score-walls = Points on walls
score-converts = Converts
score-debts = Debts
score-resources = Silver and provisions
score-total = Total

tie-break = Among equal points more points for King's Orders win, then fewer suspicion cards. Where that does not decide either, the victory is shared.

## Phases

phase-first-hires = First hires
phase-new-round = Start of the round
phase-paladins = Choice of paladins
phase-tavern = Tavern
phase-actions = Actions
phase-opponent = The opponent's turn
phase-refresh = Refreshing the board
phase-over = Game over

## Setting up

house-difficulty = How hard a game alone is: “easy”, “standard” or “hard”; by default “standard”.
    .form = How hard a game alone is
    .about = The harder, the more workshops the opponent has from the beginning.
house-first = The number of the seat, counted from 0, that begins; by default none, so chance decides.
    .form = Who begins
    .about = They go first in the first round, but are the last to choose their first townsfolk. Then the marker goes to the left every round.

## Values of settings

value-difficulty-easy = Easy
value-difficulty-standard = Standard
value-difficulty-hard = Hard

## What takes part

taking-paladins = Paladins: { $count }
taking-outsiders = Outsiders: { $count } cards of three peoples
taking-townsfolk = Townsfolk: { $count } cards
