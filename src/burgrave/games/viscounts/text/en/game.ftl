# The game as a whole: title, scoring, phases and settings.

game-title = Viscounts of the West Kingdom
game-about = Lead your viscount around the castle, hire townsfolk, construct buildings, transcribe manuscripts and place workers before the kingdom falls into Poverty or reaches Prosperity.

## Scoring

score-buildings = Buildings
score-castle = Workers in the castle
score-ribbons = Sets of ribbons
score-manuscripts = Points on manuscripts
score-leader = Castle Leader
score-favours = Cleric Bonuses
score-deeds = Deeds
score-debts = Debts
score-poverty = Poverty
score-prosperity = Prosperity
score-leftovers = The AI's unused resources
score-total = Total

tie-break = Among equal points most silver and resources together win. Where that does not decide either, the victory is shared.

## Phases

phase-pairs = Choice of player cards
phase-shift = Manage cards
phase-play = Manage cards
phase-move = Movement
phase-act = Primary action
phase-recruit = Recruit
phase-collide = Resolve collision
phase-draw = Draw cards
phase-opponent = The AI's turn
phase-ending = Before scoring
phase-over = Game over

## Setting up

house-opponent = The AI's board in a game alone: “cleric”, “builder”, “noble”, “card” or “random”; by default “random”.
    .form = The opponent in a game alone
    .about = Every board of the AI has another primary focus.
house-difficulty = How many future schemes, from 0 to 3, the AI has from the beginning; by default 0.
    .form = Future schemes to begin with
    .about = The more, the harder it is to beat the AI.
house-first = The number of the seat, counted from 0, that begins; by default none, so chance decides.
    .form = Who begins
    .about = They begin every round, but are the last to choose a pair of cards.

## Values of settings

value-opponent-random = Chance decides
value-opponent-cleric = The cleric AI
value-opponent-builder = The builder AI
value-opponent-noble = The noble AI
value-opponent-card = The card AI
value-difficulty-0 = None
value-difficulty-1 = 1 scheme
value-difficulty-2 = 2 schemes
value-difficulty-3 = 3 schemes

## What takes part

taking-townsfolk = Townsfolk: { $count } cards
taking-heroes = Heroes, one for each player: { $count }
taking-houses = Buildings
